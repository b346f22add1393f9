"""The Inventory and the supply (RC-INV): taking, storing as far as it fits, giving back."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from guildhall.core.arrays import bit
from guildhall.core.decision import Shown, shown
from guildhall.core.rule import LEGAL
from guildhall.core.state import Moves
from guildhall.games.red_cathedral.components.parts import (
    BASIC,
    DIAMOND,
    GOODS,
    INVENTORY,
    PERMIT,
    PERMIT_LIMIT,
    RESOURCE_NAMES,
    RP,
    RUBLE,
)
from guildhall.games.red_cathedral.rules.choice import Choice
from guildhall.games.red_cathedral.rules.packed import amount, changed, pieces
from guildhall.games.red_cathedral.rules.tell import tell_goods
from guildhall.games.red_cathedral.rules.track import gain_pp, gain_rp, pay_pp, payable_pp
from guildhall.games.red_cathedral.rules.verbs import KEEP

if TYPE_CHECKING:
    from guildhall.games.red_cathedral.state import RedCathedral


def stored(state: RedCathedral, seat: i64) -> i64:
    """Materials in an Inventory, diamonds included (RC-GUILD-JEWELERS-02)."""
    return pieces(state.inventory[seat])


def room(state: RedCathedral, seat: i64) -> i64:
    """Free Inventory spaces: ten less banners and materials (RC-INV-01)."""
    return INVENTORY - state.banners[seat] - pieces(state.inventory[seat])


def take(state: RedCathedral, seat: i64, kind: i64, wanted: i64) -> None:
    """Gain of one kind: what fits, what the supply has, what the limit allows (RC-INV-02, -06, RC-PERMIT-02)."""
    got = wanted
    if kind < GOODS:
        free = room(state, seat)
        if got > free:
            got = free
        got = from_supply(state, kind, got)
        state.inventory[seat] += got * bit(4 * kind)
    elif kind == RUBLE:
        state.rubles[seat] += got
    elif kind == PERMIT:
        if got > PERMIT_LIMIT - state.permits[seat]:
            got = PERMIT_LIMIT - state.permits[seat]
        add_permits(state, seat, got)
    elif kind == RP:
        gain_rp(state, seat, got)
    else:
        gain_pp(state, seat, got)
    if state.events is not None:
        tell_goods(state, "gain", seat, kind, got)


def add_permits(state: RedCathedral, seat: i64, count: i64) -> None:
    state.permits = changed(state.permits, seat, state.permits[seat] + count)


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


def held(state: RedCathedral, seat: i64, kind: i64) -> i64:
    """What a seat could pay of a resource."""
    if kind < GOODS:
        return amount(state.inventory[seat], kind)
    if kind == RUBLE:
        return state.rubles[seat]
    if kind == PERMIT:
        return state.permits[seat]
    if kind == RP:
        return state.pos[seat]  # RC-TRACK-11
    return payable_pp(state, seat)


def give(state: RedCathedral, seat: i64, kind: i64, count: i64) -> None:
    """Pay so much of a resource to the supply."""
    if kind < GOODS:
        state.inventory[seat] -= count * bit(4 * kind)
        to_supply(state, kind, count)
    elif kind == RUBLE:
        state.rubles[seat] -= count
    elif kind == PERMIT:
        add_permits(state, seat, -count)
    elif kind == RP:
        state.pos[seat] -= count
    else:
        pay_pp(state, seat, count)
    if state.events is not None:
        tell_goods(state, "pay", seat, kind, count)


def store(state: RedCathedral, seat: i64, bundle: i64) -> None:
    """Gain mixed materials at once (5 bits a kind); if not all fit the player chooses which to keep (RC-INV-03)."""
    kinds: i64 = 0
    total: i64 = 0
    there: i64 = 0
    kind: i64 = 0
    while bundle > 0:
        count = bundle & 31
        if count > 0:
            if count > in_supply(state, kind):
                count = in_supply(state, kind)
            if count > 0:
                kinds += 1
                total += count
                there += count * bit(5 * kind)
        bundle >>= 5
        kind += 1
    if kinds > 1 and total > room(state, seat):
        if room(state, seat) > 0:
            state.stack.push(KEEP_GOODS.kind, there)
        return
    kind = 0
    while there > 0:
        if there & 31:
            take(state, seat, kind, there & 31)
        there >>= 5
        kind += 1


@final
class KeepGoods(Choice):
    """Which of mixed materials that do not all fit are kept: all free spaces are filled (RC-INV-03).

    Frame: how many of each are still there, 5 bits a kind.
    """

    def candidates(self, state: RedCathedral, seat: i64) -> list[int]:
        return [int(KEEP.at(kind)) for kind in range(GOODS) if self.there(state, kind) > 0]

    def moves(self, state: RedCathedral, seat: i64, out: Moves) -> None:
        if room(state, seat) == 0:
            return
        for kind in range(GOODS):
            if self.there(state, kind) > 0:
                out.add(KEEP.first + kind)

    def why_not(self, state: RedCathedral, seat: i64, action: i64) -> i64:
        if KEEP.has(action) and self.there(state, KEEP.a(action)) > 0 and room(state, seat) > 0:
            return LEGAL
        return self.no_answer(action)

    def apply(self, state: RedCathedral, seat: i64, action: i64) -> None:
        kind = KEEP.a(action)
        left = state.stack.get(1) - bit(5 * kind)
        if left == 0:
            state.stack.pop()
        else:
            state.stack.set(1, left)
        take(state, seat, kind, 1)

    def there(self, state: RedCathedral, kind: i64) -> i64:
        return state.stack.get(1) >> (5 * kind) & 31

    def shows(self, state: RedCathedral, seat: i64, action: i64) -> Shown:
        return show_gain(state, action, KEEP.a(action))


def show_gain(state: RedCathedral, action: i64, kind: i64) -> Shown:
    """One of a resource is taken."""
    return shown(state, action, f"resource:{RESOURCE_NAMES[kind]}", gain={RESOURCE_NAMES[kind]: 1})


def show_cost(state: RedCathedral, action: i64, kind: i64) -> Shown:
    """One of a resource is paid."""
    return shown(state, action, f"resource:{RESOURCE_NAMES[kind]}", cost={RESOURCE_NAMES[kind]: 1})


KEEP_GOODS: Final = KeepGoods("keep", "RC-INV-03")
