"""What a bot is, and finding one by name.

Bots from other packages announce themselves by an entry point of the group `guildhall.bots`: `name =
"package.module:factory"`. The factory takes the whole name, what follows its colon and a seed, and gives a `Bot`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import lru_cache
from typing import TYPE_CHECKING

from guildhall.bots import mcts
from guildhall.bots.playout import greedy_move
from guildhall.core.errors import BrokenPlugin, GuildhallError, UnknownName
from guildhall.core.rng import SEARCH, Rng
from guildhall.core.state import State

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "guildhall.bots"
LEVELS = ("apprentice", "journeyman", "master")
"""Bots for people, the weakest first (`learned.py`)."""
OWN = (*LEVELS, "random", "greedy", "mcts:500", "mcts:200ms", "learned", "learned:200", "learned:200ms")
"""Those that are always there, with examples of a budget."""
MOST_SIMULATIONS = 1_000_000
MOST_MILLISECONDS = 600_000


class Bot(ABC):
    """Chooses actions for a seat. The same name, seed and sequence of questions give the same answers."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.rng = Rng(seed, SEARCH)

    @abstractmethod
    def choose(self, state: State, seat: int) -> int:
        """One of the seat's legal actions."""


class RandomBot(Bot):
    """Any legal action, each as likely."""

    def choose(self, state: State, seat: int) -> int:
        legal = state.legal(seat)
        return legal[self.rng.below(len(legal))]


class GreedyBot(Bot):
    """What looks best at once: the game judges positions one step ahead, or has rules of thumb that are stronger."""

    def choose(self, state: State, seat: int) -> int:
        legal = state.legal(seat)
        return legal[0] if len(legal) == 1 else int(greedy_move(state, seat, self.rng))


class MctsBot(Bot):
    """Tree search on positions that the seat could be in; from one choice to the next it keeps what still applies."""

    def __init__(self, name: str, seed: int, simulations: int, milliseconds: int) -> None:
        super().__init__(name, seed)
        self.simulations = simulations
        self.milliseconds = milliseconds
        self._kept: mcts.Search | None = None

    def choose(self, state: State, seat: int) -> int:
        only = only_choice(state, seat)
        if only >= 0:
            return only
        action = mcts.best(self.search(state, seat))
        self.went_for(action)
        return action

    def went_for(self, action: int) -> None:
        """Say what was chosen, so that the tree below it is kept."""
        if self._kept is not None:
            self._kept.chosen = action

    def search(self, state: State, seat: int) -> list[tuple[int, int, float]]:
        """Every action that leads onward with its visits and the share of the win it promises, most visited first."""
        if self._kept is None or not self._kept.goes_on(state, seat):
            self._kept = mcts.Search(state, seat, self.rng)
        self._kept.run(self.simulations, self.milliseconds)
        return self._kept.report()


def only_choice(state: State, seat: int) -> int:
    """The one action that leads onward, if everybody can see that there is no other; else -1.

    Only then a bot may answer without thinking: else the time it takes would tell what its seat alone knows.
    """
    found = mcts.onward(state, seat)
    return found[0] if len(found) == 1 and state.decision(seat).known_to_all(state, state.acting(seat)) else -1


@lru_cache(maxsize=1)
def announced() -> dict[str, EntryPoint]:
    """The bots of other packages; a name that is ours stays ours."""
    from importlib.metadata import entry_points  # takes long to import, and our own bots need it not

    ours = {name.partition(":")[0] for name in OWN}
    return {point.name: point for point in entry_points(group=GROUP) if point.name not in ours}


def bot_names() -> tuple[str, ...]:
    """The kinds of bots, with an example of their argument."""
    return (*OWN, *sorted(announced()))


def make_bot(name: str, seed: int = 0) -> Bot:
    """The bot of this name; UnknownName says what there is."""
    kind, _, budget = name.partition(":")
    if kind == "random" and not budget:
        return RandomBot(name, seed)
    if kind == "greedy" and not budget:
        return GreedyBot(name, seed)
    if kind == "mcts":
        simulations, milliseconds = _budget(name, budget or "500")
        return MctsBot(name, seed, simulations, milliseconds)
    if kind == "learned" or name in LEVELS:
        from guildhall.bots import learned  # which is made of what is here

        return learned.level(name, seed) if name in LEVELS else learned.LearnedBot(name, seed, *_if_any(name, budget))
    if kind in announced():
        return _from_elsewhere(announced()[kind], name, budget, seed)
    raise UnknownName(f"there is no bot “{name}”; there are {', '.join(bot_names())}")


def _from_elsewhere(point: EntryPoint, name: str, budget: str, seed: int) -> Bot:
    try:
        bot = point.load()(name, budget, seed)
    except GuildhallError:
        raise
    except Exception as error:
        raise BrokenPlugin(
            f"the bot “{point.name}” cannot be loaded ({point.value}: {type(error).__name__}: {error})"
        ) from error
    if not isinstance(bot, Bot):
        raise BrokenPlugin(f"the bot “{point.name}” cannot be loaded ({point.value} gives no Bot)")
    return bot


def _if_any(name: str, text: str) -> tuple[int, int]:
    """A budget, or none where none is written."""
    return _budget(name, text) if text else (0, 0)


def _budget(name: str, text: str) -> tuple[int, int]:
    in_time = text.endswith("ms")
    digits = text.removesuffix("ms")
    most = MOST_MILLISECONDS if in_time else MOST_SIMULATIONS
    if not digits.isascii() or not digits.isdigit() or not 1 <= int(digits) <= most:
        raise UnknownName(
            f"“{name}” is no bot: a search takes 1 to {MOST_SIMULATIONS} simulations, or time as in 200ms"
        )
    return (0, int(digits)) if in_time else (int(digits), 0)
