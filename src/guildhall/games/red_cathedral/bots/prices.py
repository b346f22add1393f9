"""What resources, tiles and effects are worth to a seat, from what its sections lack: rough prices for `policy`."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from guildhall.core.arrays import bit, filled
from guildhall.games.red_cathedral.components.parts import (
    BASIC,
    DIAMOND,
    GOLD,
    GOODS,
    GREEN,
    OP_DELIVER,
    OP_GAIN,
    OP_PAY,
    PERMIT,
    PLACES,
    QUADRANTS,
    RP,
    RUBLE,
)
from guildhall.games.red_cathedral.rules.building import lacking, unfinished
from guildhall.games.red_cathedral.rules.costs import RUBLES
from guildhall.games.red_cathedral.rules.effects import only_step
from guildhall.games.red_cathedral.rules.goods import room
from guildhall.games.red_cathedral.rules.influence import effect_of
from guildhall.games.red_cathedral.rules.packed import FIRST_KIND, amount, lowest, pieces

if TYPE_CHECKING:
    from guildhall.games.red_cathedral.state import RedCathedral

UNFINISHED: Final[i64] = GOODS
MISSING: Final[i64] = GOODS + 1
LOAD: Final[i64] = GOODS + 2
NEAREST: Final[i64] = GOODS + 3
ROOM: Final[i64] = GOODS + 4
SPARE: Final[i64] = GOODS + 5
WANTED: Final[i64] = GOODS + 6
UNWANTED: Final[i64] = GOODS + 7
CARDS: Final[i64] = GOODS + 8
TILES: Final[i64] = CARDS + QUADRANTS
"""Where the numbers after the materials stand in what is `wanted`."""
FINE: Final[i64] = 0b1111000
"""Gold, jewels and diamonds as bits."""
UNKNOWN: Final[i64] = -1000000
KNOWN: Final[i64] = TILES + PLACES * 4


def wanted(state: RedCathedral, seat: i64) -> vec[i64]:
    """For each material: what own unfinished sections lack, less what is stored; then: sections, units missing, units
    in hand that could be delivered, units of the section nearest completion that are not in hand, free spaces, stored
    materials that no section lacks (4 bits a kind), the kinds that are lacked and those stored in vain as bits.

    After these is room for what is worked out when it is first asked for: cards and tiles.
    """
    want = NOTHING[:]
    nearest: i64 = 99
    inventory = state.inventory[seat]
    left = unfinished(state, seat)
    while left > 0:
        slot = lowest(left)
        left &= left - 1
        want[UNFINISHED] += 1
        lack = lacking(state, slot)
        want[MISSING] += pieces(lack)
        short: i64 = 0
        have = inventory
        kind: i64 = 0
        while lack > 0:
            units = lack & 15
            if units > 0:
                want[kind] += units
                if units > have & 15:
                    short += units - (have & 15)
            lack >>= 4
            have >>= 4
            kind += 1
        if short < nearest:
            nearest = short
    want[NEAREST] = nearest
    want[ROOM] = room(state, seat)
    load = inventory >> (4 * DIAMOND)
    spare: i64 = 0
    lacked: i64 = 0
    unwanted: i64 = 0
    for kind in range(BASIC):
        have = inventory & 15
        units = want[kind]
        if have < units:
            lacked += bit(kind)
        if have > 0:
            load += have if have < units else units
            want[kind] = units - have
            if have > units:
                spare += (have - units) * bit(4 * kind)
                unwanted += bit(kind)
        inventory >>= 4
    want[LOAD] = load
    want[SPARE] = spare
    want[WANTED] = lacked
    want[UNWANTED] = unwanted
    return want


def _nothing() -> vec[i64]:
    found = filled(KNOWN, UNKNOWN)
    for i in range(CARDS):
        found[i] = 0
    return found


NOTHING: Final[vec[i64]] = _nothing()
"""Nothing is wanted and nothing known."""


def card_score(state: RedCathedral, seat: i64, quadrant: i64, want: vec[i64]) -> i64:
    """What the better action of the card of a quadrant is worth."""
    if want[CARDS + quadrant] == UNKNOWN:
        better = effect_score(state, seat, effect_of(state, quadrant * 2), want)
        other = effect_score(state, seat, effect_of(state, quadrant * 2 + 1), want)
        want[CARDS + quadrant] = other if other > better else better
    return want[CARDS + quadrant]


def place_score(state: RedCathedral, seat: i64, place: i64, times: i64, want: vec[i64]) -> i64:
    """What the resources of a place are worth up to three times."""
    at = TILES + place * 4 + times
    if want[at] == UNKNOWN:
        want[at] = tile_score(state, seat, place, times, want)
    return want[at]


def material_score(want: vec[i64], kind: i64) -> i64:
    """How welcome one more piece is."""
    if kind < BASIC and want[kind] > 0:
        return 10 + want[kind]
    if kind == BASIC:
        return 8
    if kind >= GREEN:
        return 4
    return 3 if kind == GOLD else 2


def needs_jewel(state: RedCathedral, seat: i64, colour: i64) -> bool:
    left = unfinished(state, seat)
    while left > 0:
        if amount(lacking(state, lowest(left)), colour) > 0:
            return True
        left &= left - 1
    return False


def tile_score(state: RedCathedral, seat: i64, place: i64, times: i64, want: vec[i64]) -> i64:
    """What the resources of a place are worth to a seat."""
    code = state.parts.code
    step = only_step(state, state.parts.resource_effect[state.resource[place]])
    worth: i64 = 0
    free = want[ROOM]
    for item in range(code[step + 2]):
        many = code[step + 3 + 3 * item] * times
        kind = FIRST_KIND[code[step + 5 + 3 * item]]
        if kind < GOODS:
            if many > free:
                many = free
            useful = want[kind]
            if useful > many:
                useful = many
            if useful < 0:
                useful = 0
            worth += 5 * useful
            if kind >= GREEN:
                worth += 2 * (many - useful)
            elif free < 5:
                worth -= many - useful
        elif kind == RUBLE:
            worth += 3 * many if state.rubles[seat] < 4 else many
        elif kind == PERMIT:
            if state.permits[seat] < 3:
                worth += 2 * many
        elif kind == RP:
            worth += 2 * many
        else:
            worth += 4 * many
    return worth


def effect_score(state: RedCathedral, seat: i64, effect: i64, want: vec[i64]) -> i64:
    """A rough price tag: gains and deliveries less costs, with wanted materials dearer."""
    code = state.parts.code
    if code[effect] == 0:
        return 0
    branch = code[effect + 1]
    worth: i64 = 0
    for g in range(code[branch]):
        group = code[branch + 1 + g]
        for s in range(code[group]):
            step = code[group + 1 + s]
            operation = code[step]
            if operation in (OP_GAIN, OP_PAY):
                sign: i64 = 1 if operation == OP_GAIN else -1
                for item in range(code[step + 2]):
                    many = code[step + 3 + 3 * item]
                    worth += sign * many * kinds_score(state, seat, code[step + 5 + 3 * item], sign, want)
            elif operation == OP_DELIVER:
                load = want[LOAD] if want[LOAD] < code[step + 1] else code[step + 1]
                worth += 9 * load
            else:
                worth += 6
    return worth


def kinds_score(state: RedCathedral, seat: i64, kinds: i64, sign: i64, want: vec[i64]) -> i64:
    """A unit of choice: the best of the kinds when gained, the cheapest when paid."""
    if kinds < RUBLES:
        return best_material(kinds, want) if sign > 0 else cheapest_material(kinds, want)
    if kinds == RUBLES:
        return ruble_score(state, seat)
    best: i64 = -1
    while kinds > 0:
        kind = FIRST_KIND[kinds]
        kinds &= kinds - 1
        if kind < GOODS:
            worth = best_material(bit(kind), want) if sign > 0 else cheapest_material(bit(kind), want)
        elif kind == RUBLE:
            worth = ruble_score(state, seat)
        elif kind == PERMIT:
            worth = 2
        else:
            worth = 4 if kind == RP else 9
        if best < 0 or (worth > best) == (sign > 0):
            best = worth
    return best


def best_material(kinds: i64, want: vec[i64]) -> i64:
    """One that a section lacks, else a fine one."""
    if want[ROOM] == 0:
        return 0
    if kinds & want[WANTED]:
        return 6
    return 2 if kinds & FINE else 1


def cheapest_material(kinds: i64, want: vec[i64]) -> i64:
    """One of which more is stored than sections lack."""
    spare = kinds & want[UNWANTED]
    if spare & ~FINE:
        return 1
    return 2 if spare else 7


def ruble_score(state: RedCathedral, seat: i64) -> i64:
    return 2 if state.rubles[seat] > 3 else 3
