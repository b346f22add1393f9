"""Whether the costs of effects can be paid (RC-EFF-01)."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from guildhall.core.arrays import bit
from guildhall.core.rule import LEGAL, rule, short
from guildhall.games.red_cathedral.components.parts import RESOURCE_NAMES
from guildhall.games.red_cathedral.rules.goods import give, held
from guildhall.games.red_cathedral.rules.packed import ALL_OF, FIRST_KIND, pieces

if TYPE_CHECKING:
    from guildhall.games.red_cathedral.state import RedCathedral

RUBLES: Final[i64] = 128
"""The bit of the rubles; those of the materials are below."""
TOO_DEAR: Final[dict[int, int]] = {
    **{1 << kind: int(rule("RC-EFF-01", name)) for kind, name in enumerate(RESOURCE_NAMES)},
    **{kinds: int(rule("RC-EFF-01", name)) for kinds, name in ((7, "basic"), (56, "fine"), (48, "jewel"))},
}
"""The rule against a cost by the kinds that are short; several kinds without a word of their own are materials."""
TOO_FEW_MATERIALS: Final[i64] = rule("RC-EFF-01", "material")


def payable(state: RedCathedral, seat: i64, step: i64) -> bool:
    """Whether a cost can be paid in full (RC-EFF-01)."""
    code = state.parts.code
    items = code[step + 2]
    if items == 1:
        return held_together(state, seat, code[step + 5]) >= code[step + 3]
    return all(spared(state, seat, step, item) >= code[step + 3 + 3 * item] for item in range(items))


def spared(state: RedCathedral, seat: i64, step: i64, item: i64) -> i64:
    """What a seat could pay of an item's kinds beyond what other items need of them."""
    kinds = state.parts.code[step + 5 + 3 * item]
    total: i64 = 0
    kind: i64 = 0
    while kinds > 0:
        if kinds & 1:
            have = held(state, seat, kind) - reserved(state, step, item, kind, 0)
            if have > 0:
                total += have
        kinds >>= 1
        kind += 1
    return total


def too_dear(state: RedCathedral, seat: i64, step: i64) -> i64:
    """LEGAL if a cost can be paid, else the rule with what is needed and what there is of what is short."""
    code = state.parts.code
    for item in range(code[step + 2]):
        least = code[step + 3 + 3 * item]
        have = spared(state, seat, step, item)
        if have < least:
            kinds = int(code[step + 5 + 3 * item])
            return short(TOO_DEAR.get(kinds, int(TOO_FEW_MATERIALS)), least, have)
    return LEGAL


def after_paying(state: RedCathedral, seat: i64, step: i64) -> RedCathedral:
    """A twin of the position in which a cost that leaves no choice is paid, for asking what else could be."""
    code = state.parts.code
    paid = state.copy()
    for item in range(code[step + 2]):
        give(paid, seat, FIRST_KIND[code[step + 5 + 3 * item]], code[step + 3 + 3 * item])
    return paid


def held_together(state: RedCathedral, seat: i64, kinds: i64) -> i64:
    """What a seat could pay of several kinds in all."""
    if kinds == RUBLES:
        return state.rubles[seat]
    if kinds < RUBLES:
        return pieces(state.inventory[seat] & ALL_OF[kinds])
    total: i64 = 0
    kind: i64 = 0
    while kinds > 0:
        if kinds & 1:
            total += held(state, seat, kind)
        kinds >>= 1
        kind += 1
    return total


def reserved(state: RedCathedral, step: i64, item: i64, kind: i64, first: i64) -> i64:
    """What other items of a cost from `first` on, each of a single kind, need of this kind."""
    code = state.parts.code
    total: i64 = 0
    for i in range(first, code[step + 2]):
        if i != item and code[step + 5 + 3 * i] == bit(kind):
            total += code[step + 3 + 3 * i]
    return total
