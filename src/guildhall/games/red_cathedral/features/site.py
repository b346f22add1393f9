"""The Construction Site: sections and how near their owners are to them, towers as they stand."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from guildhall.core.arrays import bit, filled
from guildhall.core.features import at_most, between, note, note_of
from guildhall.core.state import Moves
from guildhall.games.red_cathedral.components.parts import BASIC, DIAMOND, PIECES
from guildhall.games.red_cathedral.features.parts import (
    COVERED,
    LACKING,
    ON_OFFER,
    PLANNED,
    PRESENCE,
    SECTION,
    TILE_ON_OFFER,
    TO_DECORATE,
    TO_DELIVER,
    TOWER_LEAD,
    TOWER_LEFT,
    TOWER_WORTH,
    away_of,
)
from guildhall.games.red_cathedral.features.veil import inventory_of
from guildhall.games.red_cathedral.rules.building import lacking, ornamented, units_missing
from guildhall.games.red_cathedral.rules.claiming import CHOOSE_BANNER, all_available
from guildhall.games.red_cathedral.rules.packed import in_tower, lowest, pieces
from guildhall.games.red_cathedral.rules.scoring import presence_in, tower_points, tower_worth

if TYPE_CHECKING:
    from guildhall.games.red_cathedral.state import RedCathedral

MISSING_IN_ALL: Final[i64] = BASIC
"""After what is wanted of each material: units missing in all sections, …"""
DELIVERABLE: Final[i64] = BASIC + 1
"""…those of them that are stored, …"""
OF_NEAREST: Final[i64] = BASIC + 2
"""…and what the section nearest completion wants beyond what is stored; 7 without a section."""


def claims_of(state: RedCathedral, side: i64) -> i64:
    """A side's sections, with the one whose banner is being chosen."""
    if state.stack.top == CHOOSE_BANNER.kind and state.active == side:
        return state.claims[side] | bit(state.stack.get(1))
    return state.claims[side]


def beyond(lack: i64, inventory: i64) -> i64:
    """How many of the materials lacking are not stored; diamonds stand for any."""
    short: i64 = -(inventory >> (4 * DIAMOND))
    while lack > 0:
        units = (lack & 15) - (inventory & 15)
        if units > 0:
            short += units
        lack >>= 4
        inventory >>= 4
    return short if short > 0 else i64(0)


# -- sections --------------------


def see_offers(state: RedCathedral, seat: i64, since: RedCathedral, out: Moves) -> None:
    """Sections that can be claimed, and ornamentations that can be built."""
    inventory = inventory_of(state, since, seat)
    left = all_available(state)
    if state.stack.top == CHOOSE_BANNER.kind:
        left &= ~bit(state.stack.get(1))
    while left > 0:
        slot = lowest(left)
        left &= left - 1
        short = beyond(state.required[slot], inventory)
        note_of(out, ON_OFFER, state.card[slot], LACKING, short)
        if state.tile[slot] >= 0:
            note(out, TILE_ON_OFFER, state.tile[slot] + 1)
    bare = filled(PIECES, 0)
    left = state.done & ~ornamented(state)
    while left > 0:
        bare[state.parts.card_type[state.card[lowest(left)]]] += 1
        left &= left - 1
    for piece in range(PIECES):
        if bare[piece] > 0:
            note_of(out, TO_DECORATE, piece, 4, bare[piece])


def see_sections(state: RedCathedral, side: i64, away: i64, since: RedCathedral, out: Moves) -> vec[i64]:
    """A side's unfinished sections; what is wanted for them, as the names above say."""
    want = filled(BASIC + 3, 0)
    inventory = inventory_of(state, since, side)
    others: i64 = 0
    for other in range(state.sides):
        if other != side:
            others |= state.claims[other]
    nearest: i64 = 7
    covered: i64 = 0
    left = claims_of(state, side) & ~state.done
    while left > 0:
        slot = lowest(left)
        left &= left - 1
        missing = units_missing(state, slot)
        short = missing
        if side < state.seats:
            lack = lacking(state, slot)
            short = beyond(lack, inventory)
            for kind in range(BASIC):
                want[kind] += lack >> (4 * kind) & 15
        want[MISSING_IN_ALL] += missing
        note_of(out, SECTION, away, SECTION.row - 1, state.card[slot] * 6 + at_most(short, LACKING))
        note_of(out, TO_DELIVER, away, TO_DELIVER.row - 1, state.card[slot] * 6 + at_most(missing, LACKING))
        nearest = at_most(short, nearest)
        covered += in_tower(others & ~(bit(slot + 1) - 1), slot >> 3)
    if covered > 0:
        note_of(out, COVERED, away, 5, covered)
    deliverable = inventory >> (4 * DIAMOND)
    for kind in range(BASIC):
        have = inventory >> (4 * kind) & 15
        deliverable += at_most(have, want[kind])
        want[kind] = want[kind] - have if want[kind] > have else i64(0)
    want[DELIVERABLE] = at_most(deliverable, pieces(inventory))
    want[OF_NEAREST] = nearest
    return want


# -- towers --------------------


def see_towers(state: RedCathedral, seat: i64, out: Moves) -> vec[i64]:
    """Every tower; what each side would get for all of them now."""
    points = filled(state.sides, 0)
    for tower in range(state.towers):
        presence = presence_in(state, tower)
        worth = tower_worth(state, tower)
        note_of(out, TOWER_WORTH, tower, 15, worth)
        note_of(out, TOWER_LEFT, tower, 6, state.height[tower] - in_tower(state.done, tower))
        most: i64 = 0
        for side in range(state.sides):
            if side != seat and presence[side] > most:
                most = presence[side]
            see_tower_of(state, tower, side, away_of(state, side, seat), presence[side], out)
        if most > 0 or presence[seat] > 0:
            note_of(out, TOWER_LEAD, tower, 8, between(presence[seat] - most, -4, 4))
        if worth > 0:
            now = tower_points(worth, presence)
            for side in range(state.sides):
                points[side] += now[side]
    return points


def see_tower_of(state: RedCathedral, tower: i64, side: i64, away: i64, presence: i64, out: Moves) -> None:
    """What a side has and plans in a tower."""
    if presence > 0:
        note_of(out, PRESENCE, away, PRESENCE.row - 1, tower * 7 + at_most(presence, 6))
    planned = in_tower(claims_of(state, side) & ~state.done, tower)
    if planned > 0:
        note_of(out, PLANNED, away, PLANNED.row - 1, tower * 4 + at_most(planned, 3))
