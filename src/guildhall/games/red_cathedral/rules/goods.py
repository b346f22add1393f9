"""The Inventory and the supply (RC-INV): taking, storing as far as it fits, giving back."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from guildhall.games.red_cathedral.components.parts import (
    BASIC,
    DIAMOND,
    GOODS,
    INVENTORY,
    PERMIT,
    PERMIT_LIMIT,
    RP,
    RUBLE,
)
from guildhall.games.red_cathedral.rules.frames import F_KEEP
from guildhall.games.red_cathedral.rules.tell import tell_goods
from guildhall.games.red_cathedral.rules.track import gain_pp, gain_rp, pay_pp, payable_pp

if TYPE_CHECKING:
    from guildhall.games.red_cathedral.state import RedCathedral


def stored(state: RedCathedral, side: i64) -> i64:
    """Materials in an Inventory, diamonds included (RC-GUILD-JEWELERS-02)."""
    total: i64 = 0
    at = side * GOODS
    for kind in range(at, at + GOODS):
        total += state.inventory[kind]
    return total


def room(state: RedCathedral, side: i64) -> i64:
    """Free Inventory spaces: ten less banners and materials (RC-INV-01)."""
    return INVENTORY - state.banners[side] - stored(state, side)


def take(state: RedCathedral, side: i64, kind: i64, wanted: i64) -> None:
    """Gain of one kind: what fits, what the supply has, what the limit allows (RC-INV-02, -06, RC-PERMIT-02)."""
    got = wanted
    if kind < GOODS:
        free = room(state, side)
        if got > free:
            got = free
        got = from_supply(state, kind, got)
        state.inventory[side * GOODS + kind] += got
    elif kind == RUBLE:
        state.rubles[side] += got
    elif kind == PERMIT:
        if got > PERMIT_LIMIT - state.permits[side]:
            got = PERMIT_LIMIT - state.permits[side]
        state.permits[side] += got
    elif kind == RP:
        gain_rp(state, side, got)
    else:
        gain_pp(state, side, got)
    if state.events is not None:
        tell_goods(state, "gain", side, kind, got)


def from_supply(state: RedCathedral, kind: i64, wanted: i64) -> i64:
    """Take up to so many pieces out of the supply."""
    if state.rules.unlimited:
        return wanted
    got = state.supply[kind]
    if got > wanted:
        got = wanted
    state.supply[kind] -= got
    return got


def to_supply(state: RedCathedral, kind: i64, count: i64) -> None:
    if not state.rules.unlimited:
        state.supply[kind] += count


def in_supply(state: RedCathedral, kind: i64) -> i64:
    """Pieces one could take; with `supply: unlimited` more than anybody can store, of kinds that are in play."""
    if state.rules.unlimited and (kind < BASIC or state.supply[DIAMOND] > 0):
        return 99
    return state.supply[kind]


def held(state: RedCathedral, side: i64, kind: i64) -> i64:
    """What a side could pay of a resource."""
    if kind < GOODS:
        return state.inventory[side * GOODS + kind]
    if kind == RUBLE:
        return state.rubles[side]
    if kind == PERMIT:
        return state.permits[side]
    if kind == RP:
        return state.pos[side]  # RC-TRACK-11
    return payable_pp(state, side)


def give(state: RedCathedral, side: i64, kind: i64, count: i64) -> None:
    """Pay so much of a resource to the supply."""
    if kind < GOODS:
        state.inventory[side * GOODS + kind] -= count
        to_supply(state, kind, count)
    elif kind == RUBLE:
        state.rubles[side] -= count
    elif kind == PERMIT:
        state.permits[side] -= count
    elif kind == RP:
        state.pos[side] -= count
    else:
        pay_pp(state, side, count)
    if state.events is not None:
        tell_goods(state, "pay", side, kind, count)


def store(state: RedCathedral, side: i64, bundle: i64) -> None:
    """Gain mixed materials at once (5 bits a kind); if not all fit the player chooses which to keep (RC-INV-03)."""
    kinds: i64 = 0
    total: i64 = 0
    there: i64 = 0
    for kind in range(GOODS):
        count = bundle >> (5 * kind) & 31
        if count > in_supply(state, kind):
            count = in_supply(state, kind)
        if count > 0:
            kinds += 1
            total += count
            there += count << (5 * kind)
    if kinds > 1 and total > room(state, side):
        if room(state, side) > 0:
            state.stack.push(F_KEEP, there)
        return
    for kind in range(GOODS):
        count = there >> (5 * kind) & 31
        if count > 0:
            take(state, side, kind, count)
