"""What a bot is, and finding one by name."""

from __future__ import annotations

from abc import ABC, abstractmethod

from guildhall.bots import mcts
from guildhall.bots.playout import greedy_move
from guildhall.core.errors import UnknownName
from guildhall.core.rng import SEARCH, Rng
from guildhall.core.state import State

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
    """Tree search on positions that the seat could be in."""

    def __init__(self, name: str, seed: int, simulations: int, milliseconds: int) -> None:
        super().__init__(name, seed)
        self.simulations = simulations
        self.milliseconds = milliseconds

    def choose(self, state: State, seat: int) -> int:
        onward = [action for action in state.legal(seat) if not state.takes_back(action)]
        if len(onward) == 1:
            return onward[0]
        return mcts.best(self.search(state, seat))

    def search(self, state: State, seat: int) -> list[tuple[int, int, float]]:
        """Every action that leads onward with its visits and the share of the win it promises, most visited first."""
        report = mcts.search(state, seat, self.rng, self.simulations, self.milliseconds)
        return [row for row in report if not state.takes_back(row[0])]


def bot_names() -> tuple[str, ...]:
    """The kinds of bots, with an example of their argument."""
    return ("random", "greedy", "mcts:500", "mcts:200ms")


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
    raise UnknownName(f"there is no bot “{name}”; there are {', '.join(bot_names())}")


def _budget(name: str, text: str) -> tuple[int, int]:
    in_time = text.endswith("ms")
    digits = text.removesuffix("ms")
    most = MOST_MILLISECONDS if in_time else MOST_SIMULATIONS
    if not digits.isascii() or not digits.isdigit() or not 1 <= int(digits) <= most:
        raise UnknownName(
            f"“{name}” is no bot: a search takes 1 to {MOST_SIMULATIONS} simulations, or time as in mcts:200ms"
        )
    return (0, int(digits)) if in_time else (int(digits), 0)
