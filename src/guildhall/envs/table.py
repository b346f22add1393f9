"""A match as both kinds of environments play it: seats and options, the position, how it ends and who is paid what."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from guildhall.core.errors import GuildhallError, IllegalAction
from guildhall.core.game import Game
from guildhall.core.state import Outcome
from guildhall.games import game as load_game

ILLEGAL = -1.0
"""What an illegal action is paid; the others get nothing."""


class Ending(NamedTuple):
    """How a match ended: in a result, by an illegal action, or because it was too long."""

    rewards: list[float]
    truncated: bool
    info: dict[str, Any]
    """`result` is why; `points` and `ranks` are those of all seats, if it came to its end."""


class Table:
    """One match after another with the same seats and options."""

    def __init__(
        self, game: str | Game, seats: int | None, options: Mapping[str, object] | None, longest: int | None
    ) -> None:
        self.game = load_game(game) if isinstance(game, str) else game
        self.setup = self.game.setup(self.game.meta.default_seats if seats is None else seats, options)
        self.longest = self.setup.bound if longest is None else longest
        if self.longest < 1:
            raise GuildhallError(f"a match has 1 action at least, not {longest}")
        self.deal(0)
        self.over = True  # until a match is asked for

    def deal(self, seed: int) -> None:
        """Begin the match of a seed: the one that `setup.start(seed)` deals everywhere else."""
        self.position = self.setup.start(seed)
        self.actions = 0
        self.over = False

    def mover(self) -> int:
        """The seat that is asked now; of several that act at once one after the other."""
        return int(self.position.mover())

    def act(self, seat: int, action: int) -> Ending | None:
        """Do an action, and say if the match is over; IllegalAction names the rule against it."""
        self.position.step(seat, action)
        self.actions += 1
        outcome = self.position.outcome() if self.mover() < 0 else None
        self.over = outcome is not None or self.actions >= self.longest
        if outcome is not None:
            found = {"result": outcome.reason, "points": list(outcome.scores), "ranks": list(outcome.ranks)}
            return Ending(rewards(outcome), False, found)
        return Ending([0.0] * self.setup.seats, True, {"result": "longest"}) if self.over else None

    def ended_by(self, seat: int, error: IllegalAction) -> Ending:
        """The end of a match in which a seat wanted what it may not."""
        self.over = True
        paid = [ILLEGAL if number == seat else 0.0 for number in range(self.setup.seats)]
        return Ending(paid, False, {"result": "illegal", "illegal": str(error)})


def rewards(outcome: Outcome) -> list[float]:
    """1 for who wins alone, and what sums to 0 with it: among n others each loses 1/n. A shared win is shared.

    Who plays alone gets 1 or -1.
    """
    winners = outcome.winners()
    players = max(len(outcome.ranks), 2)
    return [
        (players * (1 / len(winners) if seat in winners else 0) - 1) / (players - 1)
        for seat in range(len(outcome.ranks))
    ]
