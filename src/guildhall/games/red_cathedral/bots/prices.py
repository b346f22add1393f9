"""What resources, tiles and effects are worth to a seat, from what its sections lack: rough prices for `policy`."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from guildhall.core.arrays import filled
from guildhall.games.red_cathedral.components.parts import (
    BASIC,
    GOLD,
    GOODS,
    GREEN,
    OP_DELIVER,
    OP_GAIN,
    OP_PAY,
    PERMIT,
    RP,
    RUBLE,
)
from guildhall.games.red_cathedral.rules.building import lacking, needs, units_missing
from guildhall.games.red_cathedral.rules.effects import only_step
from guildhall.games.red_cathedral.rules.goods import room

if TYPE_CHECKING:
    from guildhall.games.red_cathedral.state import RedCathedral

UNFINISHED: Final[i64] = GOODS
MISSING: Final[i64] = GOODS + 1
LOAD: Final[i64] = GOODS + 2
NEAREST: Final[i64] = GOODS + 3
ROOM: Final[i64] = GOODS + 4
"""Where the numbers after the materials stand in what is `wanted`."""


def wanted(state: RedCathedral, seat: i64) -> vec[i64]:
    """For each material: what own unfinished sections lack, less what is stored; then: sections, units missing, units
    in hand that could be delivered, units of the section nearest completion that are not in hand, free spaces."""
    want = filled(GOODS + 5, 0)
    nearest: i64 = 99
    inventory = state.inventory
    slots = state.slots
    owner = state.owner
    mine = seat * GOODS
    for i in range(i64(len(slots))):
        slot = slots[i]
        if owner[slot] == seat and not state.done[slot]:
            want[UNFINISHED] += 1
            short: i64 = 0
            lack = lacking(state, slot)
            kind: i64 = 0
            while lack > 0:
                units = lack & 15
                want[kind] += units
                if units > inventory[mine + kind]:
                    short += units - inventory[mine + kind]
                lack >>= 4
                kind += 1
            want[MISSING] += units_missing(state, slot)
            if short < nearest:
                nearest = short
    want[NEAREST] = nearest
    want[ROOM] = room(state, seat)
    for kind in range(BASIC):
        have = inventory[mine + kind]
        want[LOAD] += have if have < want[kind] else want[kind]
        want[kind] -= have
    want[LOAD] += inventory[mine + GOODS - 1]
    return want


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
    for i in range(i64(len(state.slots))):
        slot = state.slots[i]
        if state.owner[slot] == seat and not state.done[slot] and needs(state, slot, colour) > 0:
            return True
    return False


def tile_score(state: RedCathedral, seat: i64, place: i64, times: i64, want: vec[i64]) -> i64:
    """What the resources of a place are worth to a seat."""
    code = state.parts.code
    step = only_step(state, state.parts.resource_effect[state.resource[place]])
    worth: i64 = 0
    free = want[ROOM]
    for item in range(code[step + 2]):
        amount = code[step + 3 + 3 * item] * times
        kinds = code[step + 5 + 3 * item]
        kind: i64 = 0
        while kinds > 1:
            kinds >>= 1
            kind += 1
        if kind < GOODS:
            if amount > free:
                amount = free
            useful = amount if amount < want[kind] else want[kind] if want[kind] > 0 else 0
            worth += 5 * useful
            junk = amount - useful
            worth += junk * (2 if kind >= GREEN else 0) - (junk if free < 5 and kind < GREEN else 0)
        elif kind == RUBLE:
            worth += amount * (3 if state.rubles[seat] < 4 else 1)
        elif kind == PERMIT:
            worth += amount * (2 if state.permits[seat] < 3 else 0)
        elif kind == RP:
            worth += 2 * amount
        else:
            worth += 4 * amount
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
                    amount = code[step + 3 + 3 * item]
                    worth += sign * amount * kinds_score(state, seat, code[step + 5 + 3 * item], sign, want)
            elif operation == OP_DELIVER:
                load = want[LOAD] if want[LOAD] < code[step + 1] else code[step + 1]
                worth += 9 * load
            else:
                worth += 6
    return worth


def kinds_score(state: RedCathedral, seat: i64, kinds: i64, sign: i64, want: vec[i64]) -> i64:
    """A unit of choice: the best of the kinds when gained, the cheapest when paid."""
    best: i64 = -1
    free = want[ROOM]
    kind: i64 = -1
    while kinds > 0:
        kind += 1
        fits = kinds & 1
        kinds >>= 1
        if fits == 0:
            continue
        if kind < GOODS:
            worth: i64 = 6 if want[kind] > 0 else 1
            if kind >= GOLD and worth == 1:
                worth = 2
            if sign > 0 and free == 0:
                worth = 0
            if sign < 0 and (state.inventory[seat * GOODS + kind] == 0 or want[kind] >= 0):
                worth = 7
        elif kind == RUBLE:
            worth = 2 if state.rubles[seat] > 3 else 3
        elif kind == PERMIT:
            worth = 2
        else:
            worth = 4 if kind == RP else 9
        if best < 0 or (worth > best) == (sign > 0):
            best = worth
    return best
