"""What an action is about, as a number that says the same in every world: the garment instead of its space."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from guildhall.games.rococo.components.parts import (
    COLOURS,
    DISPLAY,
    DRAWER,
    GARMENTS,
    JEWEL_SPACES,
    KINDS,
    TILES,
)
from guildhall.games.rococo.features.turn import face_of
from guildhall.games.rococo.rules.acquiring import tile_to_decide
from guildhall.games.rococo.rules.verbs import ACQUIRE, HIRE, JEWEL, KEEP, TAILOR, YARN

if TYPE_CHECKING:
    from guildhall.games.rococo.state import Rococo

ACTIONS: Final[i64] = 560
"""From here on the numbers are no actions but these."""
TAILORS: Final[i64] = ACTIONS + TILES * 3
HIRES: Final[i64] = TAILORS + GARMENTS * DISPLAY
JEWELS: Final[i64] = HIRES + KINDS
DECIDES: Final[i64] = JEWELS + COLOURS * JEWEL_SPACES


def meaning(state: Rococo, seat: i64, action: i64) -> i64:
    """Things with what decides their price: the tile and its drawer, the garment and its space."""
    if ACQUIRE.has(action):
        space = action - ACQUIRE.first
        return ACTIONS + state.drawers[space] * 3 + space // DRAWER
    if TAILOR.has(action):
        space = action - TAILOR.first
        return TAILORS + state.display[space] * DISPLAY + space
    if HIRE.has(action):
        return HIRES + state.row[action - HIRE.first]
    if JEWEL.has(action):
        space = action - JEWEL.first
        return JEWELS + state.jewel_display[space] * JEWEL_SPACES + space
    if KEEP.first <= action < YARN.end and tile_to_decide(state) >= 0:
        return DECIDES + (action - KEEP.first) * TILES + face_of(state, tile_to_decide(state))
    return action
