"""Sets and counts in one number, by name: sections as bits, materials 4 bits a kind; and arrays that are replaced.

A set of sections has a bit for each slot, so a tower is a byte of it. Materials in an Inventory or on a card are
counted 4 bits a kind, lumber lowest: no Inventory holds more than ten pieces and no card needs more than fifteen.
"""

# guildhall: compiled

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from guildhall.core.arrays import bit, filled, numbers
from guildhall.games.red_cathedral.components.parts import GOODS, PP

# -- sets of sections --------------------

SEQUENCE: Final[i64] = 0x3F79D71B4CB0A89
"""No six bits in a row come twice in it: times a power of two, its six bits from WINDOW on tell which power it was."""
WINDOW: Final[i64] = 58


def _places() -> vec[i64]:
    found = filled(64, 0)
    for place in range(i64(62)):
        found[bit(place) * SEQUENCE >> WINDOW & 63] = place
    return found


PLACE_OF_BIT: Final[vec[i64]] = _places()
ONES: Final[vec[i64]] = numbers([bin(byte).count("1") for byte in range(256)])
"""How many bits a byte has."""


def lowest(mask: i64) -> i64:
    """The lowest of a set that is not empty; `mask & (mask - 1)` are the others."""
    return PLACE_OF_BIT[(mask & -mask) * SEQUENCE >> WINDOW & 63]


def in_tower(mask: i64, tower: i64) -> i64:
    """How many sections of a set are in a tower."""
    return ONES[mask >> (8 * tower) & 255]


def ones(mask: i64) -> i64:
    """How many there are in a set."""
    total: i64 = 0
    while mask > 0:
        total += ONES[mask & 255]
        mask >>= 8
    return total


# -- materials --------------------

FIRST_BITS: Final[i64] = 0x1111111
EVEN_KINDS: Final[i64] = 0xF0F0F0F
ADD_BYTES: Final[i64] = 0x1010101


def amount(goods: i64, kind: i64) -> i64:
    """Pieces of one kind."""
    return goods >> (4 * kind) & 15


def pieces(goods: i64) -> i64:
    """Pieces of all kinds: neighbours are added into bytes, and a product adds the bytes into its fourth."""
    pairs = (goods & EVEN_KINDS) + (goods >> 4 & EVEN_KINDS)
    return pairs * ADD_BYTES >> 24 & 255


def whole(kinds: i64) -> i64:
    """All four bits of the kinds that `kinds_in` found."""
    return kinds * 15


def kinds_in(goods: i64) -> i64:
    """The kinds of which there is something: bit 4 x kind."""
    return (goods | goods >> 1 | goods >> 2 | goods >> 3) & FIRST_BITS


def _wide() -> vec[i64]:
    found = filled(bit(GOODS), 0)
    for kinds in range(bit(GOODS)):
        for kind in range(GOODS):
            if kinds >> kind & 1:
                found[kinds] += 15 * bit(4 * kind)
    return found


ALL_OF: Final[vec[i64]] = _wide()
"""For kinds of materials as bits: the whole of their four bits."""


def _single() -> vec[i64]:
    found = filled(bit(PP + 1), 0)
    for kinds in range(i64(1), bit(PP + 1)):
        found[kinds] = lowest(kinds)
    return found


FIRST_KIND: Final[vec[i64]] = _single()
"""For kinds of resources as bits: the first of them."""


# -- arrays that are replaced --------------------


def changed(array: vec[i64], at: i64, value: i64) -> vec[i64]:
    """The array with another number in one place. Copies of a position share what changes seldom, so it is replaced."""
    found = array[:]
    found[at] = value
    return found
