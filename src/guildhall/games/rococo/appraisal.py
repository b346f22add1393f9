"""What the bots think of a position."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from guildhall.core.rng import Rng
from guildhall.core.state import Moves

if TYPE_CHECKING:
    from guildhall.games.rococo.state import Rococo


def appraise(s: Rococo, seat: i64) -> float:
    return float(s.prestige[seat])


def rollout_move(s: Rococo, seat: i64, moves: Moves, rng: Rng) -> i64:
    return moves.items[rng.below(moves.count)]
