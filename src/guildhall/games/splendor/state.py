"""A position of Splendor: the numbers of `fields.py` and the verbs of the contract; the rules are in `rules/`."""

# guildhall: compiled

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from guildhall.core.arrays import listed
from guildhall.core.decision import Decision
from guildhall.core.rng import Rng
from guildhall.core.rule import rule
from guildhall.core.state import Moves, Outcome, State
from guildhall.games.splendor import rules
from guildhall.games.splendor.bots.appraisal import appraise, rollout_move
from guildhall.games.splendor.components.parts import CARDS, PLAYING
from guildhall.games.splendor.features import features, meaning
from guildhall.games.splendor.numbers import Numbers
from guildhall.games.splendor.people import faults, position, view
from guildhall.games.splendor.rules.dealing import determinize

CLOCKWISE: Final[i64] = rule("SPL-SETUP-05")


@final
class Splendor(Numbers):
    """With no frame on the stack the mover chooses an action; else the frame says what is still to be decided."""

    __slots__ = ()

    def copy(self) -> Splendor:
        return Splendor(self.setup, self.seats, self.parts, self.target, self.small_takes, self)

    # -- the hot verbs --

    def mover(self) -> i64:
        if self.over != PLAYING:
            return -1
        return self.seat

    def asked(self) -> Decision[Splendor]:
        """What is to be decided now."""
        return rules.asked(self)

    def moves(self, seat: i64, out: Moves) -> None:
        if self.over == PLAYING and seat == self.seat:
            rules.moves(self, seat, out)

    def apply(self, seat: i64, action: i64) -> None:
        rules.apply(self, seat, action)

    def determinize(self, seat: i64, rng: Rng) -> Splendor:
        return determinize(self, seat, rng)

    def revealed(self) -> i64:
        return CARDS - self.left[0] - self.left[1] - self.left[2]

    def appraise(self, seat: i64) -> float:
        return appraise(self, seat)

    def rollout_move(self, seat: i64, moves: Moves, rng: Rng) -> i64:
        return rollout_move(self, seat, moves, rng)

    def features(self, seat: i64, since: State, out: Moves) -> None:
        assert isinstance(since, Splendor)
        features(self, seat, since, out)

    def meaning(self, seat: i64, action: i64) -> i64:
        return meaning(self, seat, action)

    # -- for people --

    def decision(self, seat: int) -> Decision[Any]:
        return self.asked()

    def out_of_turn(self) -> int:
        return int(CLOCKWISE)

    def view(self, seat: int | None) -> Any:
        return view.view(self, seat)

    def views(self, seats: list[int | None]) -> list[Any]:
        return view.views(self, seats)

    def outcome(self) -> Outcome | None:
        return view.outcome(self)

    def score_sheet(self) -> list[tuple[str, list[int]]]:
        return view.score_sheet(self)

    def standings(self) -> list[int]:
        return listed(self.points)

    def save(self) -> str:
        return position.save(self)

    def faults(self) -> list[str]:
        return faults.faults(self)

    def turn(self) -> dict[str, Any]:
        return view.turn(self)

    def turn_number(self) -> int:
        return int(self.turns)
