"""A rule-based player."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from guildhall.core.rng import Rng
from guildhall.core.state import Moves

if TYPE_CHECKING:
    from guildhall.games.red_cathedral.state import RedCathedral


def rollout_move(state: RedCathedral, seat: i64, moves: Moves, rng: Rng) -> i64:
    return moves.items[rng.below(moves.count)]
