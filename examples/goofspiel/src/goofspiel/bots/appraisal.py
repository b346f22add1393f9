"""How good a position looks to a seat, and a quick sensible bid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.core.rng import Rng
from guildhall.core.state import Moves
from mypy_extensions import i64

from goofspiel.components.parts import RANKS
from goofspiel.rules.bidding import BID

if TYPE_CHECKING:
    from goofspiel.state import Goofspiel


def appraise(state: Goofspiel, seat: i64) -> float:
    """Points ahead of the best rival, and what the cards left in hand may still win."""
    rival = max(state.points[other] for other in range(state.seats) if other != seat)
    left = sum(card * state.hands[seat * RANKS + card] for card in range(RANKS))
    return float(state.points[seat] - rival) + 0.3 * float(left)


def rollout_move(state: Goofspiel, moves: Moves, rng: Rng) -> i64:
    """About what the prize is worth, give or take two: whoever always bids the same is beaten by one more."""
    wanted = min(int(state.pot), int(state.size)) - 1 + int(rng.below(5)) - 2
    return min(moves.listed(), key=lambda action: abs(int(BID.a(action)) - wanted))
