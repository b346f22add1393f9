"""Claiming a section: card, banner, workshop tile (RC-CLAIM)."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from guildhall.core.state import Moves
from guildhall.games.red_cathedral.components.parts import SPACES, WHITE_A
from guildhall.games.red_cathedral.rules.frames import F_BANNER, F_OFFER, F_PLACE, FROM_TILE
from guildhall.games.red_cathedral.rules.tell import section_name, tell
from guildhall.games.red_cathedral.rules.verbs import BANNER, CLAIM, PLACE

if TYPE_CHECKING:
    from guildhall.games.red_cathedral.state import RedCathedral

SPACE_NAMES: Final = ["red", "green", "blue", "yellow", "white-a", "white-b"]


def available(state: RedCathedral, slot: i64) -> bool:
    """No banner on it, and it is a base or the card below has one (RC-CLAIM-02)."""
    return state.owner[slot] < 0 and (slot & 7 == 0 or state.owner[slot - 1] >= 0)


def banners_left(state: RedCathedral, side: i64) -> i64:
    outside = state.outside[side]
    return state.banners[side] + (outside & 1) + (outside >> 1)


def can_claim(state: RedCathedral, side: i64) -> bool:
    """RC-CLAIM-01."""
    if state.banners[side] == 0 and state.outside[side] == 0:
        return False
    return any(available(state, state.slots[i]) for i in range(i64(len(state.slots))))


def claim_moves(state: RedCathedral, side: i64, out: Moves) -> None:
    if state.banners[side] == 0 and state.outside[side] == 0:
        return
    for i in range(i64(len(state.slots))):
        slot = state.slots[i]
        if available(state, slot):
            out.add(CLAIM + slot)


def banner_moves(state: RedCathedral, side: i64, out: Moves) -> None:
    """From the Inventory, or one of those outside it (RC-CLAIM-03)."""
    if state.banners[side] > 0:
        out.add(BANNER)
    outside = state.outside[side]
    if outside == 0:
        return
    if state.parts.white_banners[state.rules.advanced] == 0:
        out.add(BANNER + 1)
        return
    if outside & 1:
        out.add(BANNER + 2)
    if outside & 2:
        out.add(BANNER + 3)


def plant_banner(state: RedCathedral, side: i64, choice: i64) -> None:
    """The banner goes on the card, and its tile is to be placed (RC-CLAIM-04 to -06)."""
    slot = state.stack.get(1)
    state.stack.pop()
    if choice == 0:
        state.banners[side] -= 1
    elif choice == 1:
        state.outside[side] &= state.outside[side] - 1
    else:
        state.outside[side] &= ~(choice - 1)
    occupy(state, side, slot)
    tile = state.tile[slot]
    state.tile[slot] = -1
    state.stack.push(F_PLACE, slot, tile)
    if state.events is not None:
        tell(state, "claim", side, {"section": section_name(slot), "tile": state.parts.tile_names[tile]})


def occupy(state: RedCathedral, side: i64, slot: i64) -> None:
    """The banner of a side stands on a card; with the solo module the pawn comes along (RC-SOLO-46)."""
    state.owner[slot] = side
    state.idle = 0
    state.pawn = slot >> 3


def start_claim(state: RedCathedral, slot: i64) -> None:
    state.stack.push(F_BANNER, slot)


def space_open(state: RedCathedral, side: i64, space: i64) -> bool:
    """Empty, and no banner stands on it (RC-CLAIM-13)."""
    if state.workshop[side * SPACES + space] >= 0:
        return False
    if space >= WHITE_A and state.parts.white_banners[state.rules.advanced]:
        return state.outside[side] >> (space - WHITE_A) & 1 == 0
    return True


def space_cost(state: RedCathedral, side: i64, space: i64) -> i64:
    """Rubles for a tile face up; colours are relative to the board's owner (RC-DATA-07)."""
    at = state.rules.advanced * SPACES
    if space >= WHITE_A:
        return state.parts.workshop_cost[at + space]
    return state.parts.workshop_cost[at + (space - side + 4) % 4]


def place_moves(state: RedCathedral, side: i64, out: Moves) -> None:
    for space in range(SPACES):
        if space_open(state, side, space):
            out.add(PLACE + space * 2)
            if state.free_tile or state.rubles[side] >= space_cost(state, side, space):
                out.add(PLACE + space * 2 + 1)


def place_tile(state: RedCathedral, side: i64, choice: i64) -> None:
    """Face down for nothing, or face up for its cost with the benefit at once (RC-CLAIM-07 to -10)."""
    tile = state.stack.get(2)
    state.stack.pop()
    space = choice >> 1
    up = choice & 1
    state.workshop[side * SPACES + space] = tile
    state.face_up[side * SPACES + space] = up
    if up:
        if not state.free_tile:
            state.rubles[side] -= space_cost(state, side, space)
        state.stack.push(F_OFFER, state.parts.tile_effect[tile], FROM_TILE + space)
    if state.events is not None:
        key = "place-up" if up else "place-down"
        tell(state, key, side, {"tile": state.parts.tile_names[tile], "space": SPACE_NAMES[space]})
    state.free_tile = 0
