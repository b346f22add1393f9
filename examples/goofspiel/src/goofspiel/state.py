"""A position of Goofspiel: the numbers of `fields.py` and the verbs of the contract."""

from __future__ import annotations

from typing import Any, Final, final

from guildhall.core.decision import Decision
from guildhall.core.position import save_fields
from guildhall.core.rng import Rng
from guildhall.core.rule import rule
from guildhall.core.state import Moves, Outcome
from mypy_extensions import i64

from goofspiel.components.parts import NONE, RANKS
from goofspiel.numbers import Numbers
from goofspiel.people import faults, view
from goofspiel.rules.bidding import BID_A_CARD
from goofspiel.rules.dealing import determinize

ONE_BID: Final[i64] = rule("GOP-BID-02")


@final
class Goofspiel(Numbers):
    """Whoever has no card lying face down is to act, all at once."""

    __slots__ = ()

    def copy(self) -> Goofspiel:
        return Goofspiel(self.setup, self.seats, self.size, self.dealt, self.carries, self)

    def to_act(self) -> list[int]:
        return [] if self.round == self.size else [seat for seat in range(self.seats) if self.bids[seat] == NONE]

    def mover(self) -> i64:
        return min(self.to_act(), default=-1)

    def moves(self, seat: i64, out: Moves) -> None:
        if seat in self.to_act():
            BID_A_CARD.moves(self, seat, out)

    def apply(self, seat: i64, action: i64) -> None:
        BID_A_CARD.apply(self, seat, action)

    def decision(self, seat: int) -> Decision[Any]:
        return BID_A_CARD

    def out_of_turn(self) -> int:
        return int(ONE_BID)

    def determinize(self, seat: i64, rng: Rng) -> Goofspiel:
        return determinize(self, seat, rng)

    def revealed(self) -> i64:
        return self.round

    def turn_number(self) -> int:
        return int(self.round)

    def appraise(self, seat: i64) -> float:
        """Points ahead; a bid that lies there is good if it is about what the prize is worth."""
        rival = max(self.points[other] for other in range(self.seats) if other != seat)
        wasted = 0 if self.bids[seat] == NONE else abs(int(min(self.pot, self.size) - 1 - self.bids[seat]))
        left = sum(card * self.hands[seat * RANKS + card] for card in range(RANKS))
        return float(self.points[seat] - rival) + 0.3 * float(left) - 0.5 * float(wasted)

    def view(self, seat: int | None) -> Any:
        return view.view(self, seat)

    def outcome(self) -> Outcome | None:
        return view.outcome(self)

    def score_sheet(self) -> list[tuple[str, list[int]]]:
        return [("goofspiel-score-prizes", [int(points) for points in self.points])]

    def turn(self) -> dict[str, Any]:
        return {"round": min(int(self.round) + 1, int(self.size)), "phase": "goofspiel-phase-bid"}

    def faults(self) -> list[str]:
        return faults.faults(self)

    def save(self) -> str:
        return save_fields(self)
