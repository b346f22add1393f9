"""A position of The Red Cathedral: the numbers of `fields.py` and the verbs of the contract; the rules are in `rules/`.

What is still to be decided stands on the stack; the lowest frame is the turn itself, and without it the turn is over.
"""

# guildhall: compiled

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from guildhall.core.decision import Decision
from guildhall.core.rng import Rng
from guildhall.core.rule import rule
from guildhall.core.state import Moves, Outcome, State
from guildhall.games.red_cathedral import rules
from guildhall.games.red_cathedral.bots.appraisal import appraise
from guildhall.games.red_cathedral.bots.policy import rollout_move
from guildhall.games.red_cathedral.features import features
from guildhall.games.red_cathedral.features.meaning import meaning
from guildhall.games.red_cathedral.features.sides import expected
from guildhall.games.red_cathedral.numbers import Numbers
from guildhall.games.red_cathedral.people import faults, position, result, view
from guildhall.games.red_cathedral.rules.choice import Choice
from guildhall.games.red_cathedral.rules.hidden import determinize

NOT_YOUR_TURN: Final[i64] = rule("RC-DP-02")


@final
class RedCathedral(Numbers):
    """`sides` counts Ivan, `seats` does not; `active` is whose turn it is."""

    __slots__ = ()

    def copy(self) -> RedCathedral:
        return RedCathedral(self.setup, self.seats, self.parts, self.rules, self.sides, self.rng.copy(), self)

    # -- the hot verbs --

    def mover(self) -> i64:
        if self.over:
            return -1
        if self.rules.solo:
            return 0  # RC-DP-02
        return self.active

    def asked(self) -> Choice:
        """What is to be decided now."""
        return rules.asked(self)

    def moves(self, seat: i64, out: Moves) -> None:
        if not self.over and (seat == 0 if self.rules.solo else seat == self.active):
            rules.moves(self, self.active, out)

    def apply(self, seat: i64, action: i64) -> None:
        self.rolled = -1
        rules.apply(self, self.active, action)
        rules.run_on(self)

    def determinize(self, seat: i64, rng: Rng) -> RedCathedral:
        return determinize(self, seat, rng)

    def revealed(self) -> i64:
        """Rolls and draws, cards looked at, and ended turns, which are barriers, too (RC-DP-03)."""
        return self.rng.drawn + self.shown + self.turns

    def appraise(self, seat: i64) -> float:
        return appraise(self, seat)

    def rollout_move(self, seat: i64, moves: Moves, rng: Rng) -> i64:
        return rollout_move(self, seat, moves, rng)

    def features(self, seat: i64, since: State, out: Moves) -> None:
        assert isinstance(since, RedCathedral)
        features(self, seat, since, out)

    def expected(self, seat: i64, since: State, out: vec[i64]) -> None:
        assert isinstance(since, RedCathedral)
        expected(self, seat, since, out)

    def meaning(self, seat: i64, action: i64) -> i64:
        return meaning(self, seat, action)

    # -- for people --

    def decision(self, seat: int) -> Decision[Any]:
        return self.asked()

    def acting(self, seat: int) -> int:
        return int(self.active)

    def out_of_turn(self) -> int:
        return int(NOT_YOUR_TURN)

    def pending(self) -> str:
        """The word of the decision at hand; `over` at the end."""
        return "over" if self.over else self.asked().word

    def waiting(self) -> list[str]:
        """The words of all decisions on the stack, the turn itself first; empty for a kind that is none."""
        kinds = [frame[0] for frame in self.stack.frames()]
        return [rules.TABLE[kind - 1].word if 0 < kind <= len(rules.TABLE) else "" for kind in kinds]

    def view(self, seat: int | None) -> Any:
        return view.view(self, seat)

    def views(self, seats: list[int | None]) -> list[Any]:
        """The views of several viewers, what all may know made only once."""
        shown = view.public(self)
        return [view.seen_by(self, shown, seat) for seat in seats]

    def outcome(self) -> Outcome | None:
        return result.outcome(self)

    def score_sheet(self) -> list[tuple[str, list[int]]]:
        return result.score_sheet(self)

    def standings(self) -> list[int]:
        return result.standings(self)

    def save(self) -> str:
        return position.save(self)

    def faults(self) -> list[str]:
        return faults.faults(self)

    def turn(self) -> dict[str, Any]:
        return result.turn(self)

    def settles(self) -> bool:
        return True

    def turn_number(self) -> int:
        return int(self.turns)
