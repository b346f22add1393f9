"""Rules of thumb for money and goods: silk, lace and yarn are worth how near they bring the garments on offer.

Most of a playout goes by here, so goods and prices are one number each, a byte a kind: four colours of silk, lace
and yarn. The garments worth making are noted once for all the choices that are compared.
"""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from guildhall.core.state import Moves
from guildhall.games.rococo.components.holdings import HELD_LACE, HELD_YARN, SILK, rest_of
from guildhall.games.rococo.components.parts import COLOURS, OR
from guildhall.games.rococo.rules.counting import least

if TYPE_CHECKING:
    from guildhall.games.rococo.state import Rococo

SILK_BYTES: Final[i64] = 0xFFFFFFFF
ONES: Final[i64] = 0x01010101
FOURS: Final[i64] = 0x04040404
LACE: Final[i64] = 32
YARN: Final[i64] = 40
"""Where the bytes of lace and yarn begin."""
ONE_LACE: Final[i64] = 0x100000000
ONE_YARN: Final[i64] = 0x10000000000
PLENTY: Final[i64] = 100
"""More lace or yarn than this counts no more."""


def sum_of(silk: i64) -> i64:
    """The rolls of all four colours; fewer than 256."""
    return (silk * ONES) >> 24 & 255


def goods_of(state: Rococo, seat: i64) -> i64:
    lace, yarn = least(state.own[HELD_LACE + seat], PLENTY), least(state.own[HELD_YARN + seat], PLENTY)
    return state.own[SILK + seat] | lace << LACE | yarn << YARN


# -- money and time ----------------------------------------------------------------------------------------------------


def livre_cents(state: Rococo) -> i64:
    """A livre in hundredths of a point."""
    if state.round <= 4:
        return 42
    if state.round == 5:
        return 40
    return i64(30) if state.round == 6 else i64(14)


def livre(state: Rococo) -> float:
    """A livre buys less and less; what is left at the end is worth a tenth."""
    return float(livre_cents(state)) * 0.01


def rounds_left(state: Rococo) -> float:
    """Rounds after this one."""
    return float(state.board.rounds - state.round)


def least_of(a: float, b: float) -> float:
    return a if a < b else b


# -- the garments on offer ---------------------------------------------------------------------------------------------


def forget_wishes(state: Rococo) -> None:
    """A new position is looked at."""
    if state.wishes is not None:
        state.wishes.count = -1


def wishes_of(state: Rococo) -> Moves:
    """The garments on offer that are worth making: for each the gain in cents and the price in goods."""
    wishes = state.wishes
    if wishes is None:
        wishes = Moves(16)
        state.wishes = wishes
    elif wishes.count >= 0:
        return wishes
    parts, display, costs, items = state.parts, state.display, state.board.display_cost, wishes.items
    money = livre_cents(state)
    count: i64 = 0
    for space in range(state.board.display):
        garment = display[space]
        if garment < 0:
            continue
        gain = 300 + 100 * parts.garment_prestige[garment] - money * costs[space]
        if gain > 0:
            items[count] = gain
            items[count + 1] = parts.garment_goods[garment]
            count += 2
    wishes.count = count
    return wishes


def nearness(wishes: Moves, goods: i64) -> i64:
    """Twice the best wish and once the second best, each the less the more is missing for it."""
    items = wishes.items
    first: i64 = 0
    second: i64 = 0
    at: i64 = 0
    while at < wishes.count:
        gain = 10_000 * items[at]
        lacking = rest_of(items[at + 1], goods)
        at += 2
        gap = 6 * sum_of(lacking & SILK_BYTES) + 10 * ((lacking >> LACE & 127) + (lacking >> YARN))
        share = 100 + gap * gap
        if gain < (second + 1) * share:
            continue
        near = gain // share
        if near > first:
            second = first
            first = near
        else:
            second = near
    return 2 * first + second


def stock(state: Rococo, goods: i64) -> float:
    """What goods are worth to whoever has them."""
    silk = goods & SILK_BYTES
    rolls_kept = least(sum_of(silk - rest_of(silk, FOURS)), 9)
    loose = 38 * rolls_kept + 50 * (least(goods >> LACE & 127, 3) + least(goods >> YARN, 3))
    later = 0.2 + 0.2 * float(state.board.rounds - state.round)
    if later > 1.0:
        later = 1.0
    return float(nearness(wishes_of(state), goods)) * 0.00005 + later * float(loose) * 0.01


# -- tiles -----------------------------------------------------------------------------------------------------------


def kept_tile(state: Rococo, seat: i64, tile: i64) -> float:
    """What a tile adds as silk."""
    goods = goods_of(state, seat)
    return stock(state, goods + state.parts.tile_rolls[tile]) - stock(state, goods)


def markers(state: Rococo, seat: i64, lace: i64, yarn: i64) -> float:
    """What some lace and yarn add."""
    goods = goods_of(state, seat)
    return stock(state, goods + (lace << LACE) + (yarn << YARN)) - stock(state, goods)


@final
class Weighed:
    """A seat's goods, to be compared with those and a tile: most tiles bring one lace, one yarn or one of each."""

    __slots__ = ("both", "goods", "lace", "now", "yarn")

    def __init__(self, state: Rococo, seat: i64) -> None:
        self.goods: i64 = goods_of(state, seat)
        self.now: float = stock(state, self.goods)
        self.lace: float = stock(state, self.goods + ONE_LACE)
        self.yarn: float = stock(state, self.goods + ONE_YARN)
        self.both: float = stock(state, self.goods + ONE_LACE + ONE_YARN)


def with_markers(state: Rococo, weighed: Weighed, lace: i64, yarn: i64) -> float:
    """What the goods are worth with some lace and yarn."""
    if lace == 1 and yarn == 1:
        return weighed.both
    if lace == 1 and yarn == 0:
        return weighed.lace
    if lace == 0 and yarn == 1:
        return weighed.yarn
    return stock(state, weighed.goods + (lace << LACE) + (yarn << YARN))


def tile_over(state: Rococo, weighed: Weighed, tile: i64) -> float:
    """What a tile adds to the goods: kept or converted, whichever is better."""
    parts = state.parts
    best = stock(state, weighed.goods + parts.tile_rolls[tile])
    lace, yarn = parts.tile_lace[tile], parts.tile_yarn[tile]
    if parts.tile_mode[tile] == OR:
        value = with_markers(state, weighed, lace, 0)
        if value > best:
            best = value
        value = with_markers(state, weighed, 0, yarn)
    else:
        value = with_markers(state, weighed, lace, yarn)
    return (value if value > best else best) - weighed.now


def rolls(state: Rococo, tile: i64) -> float:
    """The silk of a tile in itself."""
    at = tile * COLOURS
    silk = state.parts.tile_silk
    common = float(silk[at] + silk[at + 1])
    return 0.5 * common + 0.75 * float(silk[at + 2]) + 1.0 * float(silk[at + 3])


def materials(state: Rococo, garment: i64) -> float:
    """What the silk, lace and yarn of a garment would be worth if kept."""
    at = garment * COLOURS
    silk = state.parts.garment_silk
    value = 0.35 * float(silk[at] + silk[at + 1]) + 0.5 * float(silk[at + 2]) + 0.65 * float(silk[at + 3])
    value += 0.5 * float(state.parts.garment_lace[garment] + state.parts.garment_yarn[garment])
    return value * least_of(1.0, 0.25 + 0.25 * rounds_left(state))


def lost_tile(state: Rococo, seat: i64, tile: i64) -> float:
    """What giving up a kept tile costs, roughly."""
    return rolls(state, tile) * least_of(1.0, 0.25 * rounds_left(state))
