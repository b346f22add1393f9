"""Sets of cards, tiles, garments and spaces as the bits of one number, 0 to 61."""

# guildhall: compiled

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from guildhall.core.arrays import filled
from guildhall.core.state import Moves

TWOS: Final[i64] = 0x1555555555555555
FOURS: Final[i64] = 0x3333333333333333
BYTES: Final[i64] = 0x0F0F0F0F0F0F0F0F
WORD: Final[i64] = 0xFFFFFFFF
SPREAD: Final[i64] = 0x077CB531
"""A de Bruijn sequence: times each power of two, its upper five bits (of 32) are all different."""


def _places() -> vec[i64]:
    """To which power of two the five bits belong."""
    found = filled(32, 0)
    for place in range(32):
        found[((SPREAD << place) & WORD) >> 27] = place
    return found


PLACES: Final[vec[i64]] = _places()


def sizes_by_byte(items: i64) -> i64:
    """How many bits are set in each byte, in that byte."""
    items -= items >> 1 & TWOS
    items = (items & FOURS) + (items >> 2 & FOURS)
    return items + (items >> 4) & BYTES


def size_of(items: i64) -> i64:
    """How many bits are set."""
    sizes = sizes_by_byte(items)
    sizes += sizes >> 8
    sizes += sizes >> 16
    return sizes + (sizes >> 32) & 127


def lowest_of(items: i64) -> i64:
    """The lowest set bit; there must be one."""
    low = items & -items
    if low <= WORD:
        return PLACES[((low * SPREAD) & WORD) >> 27]
    return 32 + PLACES[(((low >> 32) * SPREAD) & WORD) >> 27]


def nth_of(items: i64, n: i64) -> i64:
    """The n-th set bit, counting from 0 and from the lowest; -1 if there are fewer."""
    at: i64 = 0
    if n > 5:  # whole bytes first
        sizes = sizes_by_byte(items)
        while items and n >= sizes & 15:
            n -= sizes & 15
            sizes >>= 8
            items >>= 8
            at += 8
    while n > 0:
        items &= items - 1
        n -= 1
    return at + lowest_of(items) if items else i64(-1)


def add_members(out: Moves, first: i64, items: i64) -> None:
    """Add an action for each set bit, counted from the action for bit 0."""
    out.make_room(62)
    moves, count = out.items, out.count
    while items:
        moves[count] = first + lowest_of(items)
        items &= items - 1
        count += 1
    out.count = count


def members(items: int) -> list[int]:
    """The numbers of the set bits, for people."""
    found: list[int] = []
    rest: i64 = items
    while rest:
        found.append(int(lowest_of(rest)))
        rest &= rest - 1
    return found
