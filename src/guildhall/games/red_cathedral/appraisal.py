"""What the greedy bot thinks of a position."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

if TYPE_CHECKING:
    from guildhall.games.red_cathedral.state import RedCathedral


def appraise(state: RedCathedral, seat: i64) -> float:
    return float(state.pos[seat])
