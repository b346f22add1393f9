"""A position of The Red Cathedral: the numbers of `fields.py` and the verbs of the contract; the rules are in `rules/`.

What is still to be decided stands on the stack; the lowest frame is the turn itself, and without it the turn is over.
"""

# guildhall: compiled

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from guildhall.core.decision import ASKED, CARRIED_ON, Decision
from guildhall.core.rng import Rng
from guildhall.core.rule import rule
from guildhall.core.state import Moves, Outcome
from guildhall.games.red_cathedral.bots.appraisal import appraise
from guildhall.games.red_cathedral.bots.policy import rollout_move
from guildhall.games.red_cathedral.numbers import Numbers
from guildhall.games.red_cathedral.people import faults, position, result, view
from guildhall.games.red_cathedral.rules import TABLE
from guildhall.games.red_cathedral.rules.choice import Choice
from guildhall.games.red_cathedral.rules.hidden import determinize
from guildhall.games.red_cathedral.rules.turns import end_turn

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
        return self.active if self.sides == self.seats else 0  # RC-DP-02

    def asked(self) -> Choice:
        """What is to be decided now."""
        return TABLE[self.stack.kind() - 1]

    def moves(self, seat: i64, out: Moves) -> None:
        if not self.over and seat == (self.active if self.sides == self.seats else 0):
            self.asked().moves(self, self.active, out)

    def apply(self, seat: i64, action: i64) -> None:
        self.asked().apply(self, self.active, action)
        self.run_on()

    def run_on(self) -> None:
        """Carry on to the next real choice: what leaves one answer or none is not asked."""
        if self.scratch is None:
            self.scratch = Moves(64)
        out = self.scratch
        while not self.over:
            if self.stack.depth == 0:
                end_turn(self)
                continue
            decision = self.asked()
            carried = decision.carry_on(self, self.active)
            if carried == ASKED:
                return
            if carried == CARRIED_ON:
                continue
            out.clear()
            decision.moves(self, self.active, out)
            if out.count > 1:
                return
            if out.count == 0:
                self.stack.pop()
            else:
                decision.apply(self, self.active, out.items[0])

    def determinize(self, seat: i64, rng: Rng) -> RedCathedral:
        return determinize(self, seat, rng)

    def revealed(self) -> i64:
        """Rolls and draws, cards looked at, and ended turns, which are barriers, too (RC-DP-03)."""
        return self.rng.drawn + self.shown + self.turns

    def appraise(self, seat: i64) -> float:
        return appraise(self, seat)

    def rollout_move(self, seat: i64, moves: Moves, rng: Rng) -> i64:
        return rollout_move(self, seat, moves, rng)

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
        return [TABLE[frame[0] - 1].word if 0 < frame[0] <= len(TABLE) else "" for frame in self.stack.frames()]

    def view(self, seat: int | None) -> Any:
        return view.view(self, seat)

    def views(self, seats: list[int | None]) -> list[Any]:
        return view.views(self, seats)

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

    def turn_number(self) -> int:
        return int(self.turns)
