"""Six small counts in one number: a byte per colour, white first, gold last.

A seat's tokens, the supply, prices, bonuses and nobles' wishes are kept so. Adding and subtracting such numbers does
it colour by colour, and all colours are compared in one subtraction. A count is 0 to 127: the highest bit of each byte
stays free to catch a borrow (`HIGH`). Gold is in no price, so the comparisons look at the five colours of gems only.
"""

# guildhall: compiled

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from guildhall.core.arrays import numbers

MOST: Final = 127
"""The greatest count."""
BYTE: Final[i64] = 255
HIGH: Final[i64] = 0x80_80_80_80_80
"""The highest bit of each gem's byte."""
BELOW_HIGH: Final[i64] = 0x7F_7F_7F_7F_7F
"""Added to a purse it sets that bit wherever there is anything."""
EACH: Final[i64] = 0x01_01_01_01_01
"""One gem of each colour."""
ALL: Final[i64] = 0x01_01_01_01_01_01
"""One token of each colour, gold too."""
GOLD_AT: Final[i64] = 40
"""Where the byte of gold begins."""
EACH_AT: Final[i64] = 32
"""Where the byte of black gems begins: multiplying by EACH adds up all gems there."""
GATHER: Final[i64] = 0x10_20_40_81
"""Brings bits 0, 8, 16, 24, 32 side by side when multiplied: to 28, 29, 30, 31, 32."""
ONE: Final[vec[i64]] = numbers([1 << (8 * colour) for colour in range(6)])
"""A single token of each colour."""


def packed(counts: list[int]) -> int:
    """Counts, white first, as one number."""
    return sum([count << (8 * colour) for colour, count in enumerate(counts)])


def unpacked(purse: i64, colours: int) -> list[int]:
    """The counts of the first colours."""
    return [int(count(purse, colour)) for colour in range(colours)]


def gems_by_letter(purse: i64) -> dict[str, int]:
    """The gems of each colour, as people read them; written out, for a server asks for it after every action."""
    return {
        "w": int(purse & BYTE),
        "b": int(purse >> 8 & BYTE),
        "g": int(purse >> 16 & BYTE),
        "r": int(purse >> 24 & BYTE),
        "k": int(purse >> 32 & BYTE),
    }


def tokens_by_letter(purse: i64) -> dict[str, int]:
    """The same with gold."""
    found = gems_by_letter(purse)
    found["o"] = int(gold_of(purse))
    return found


def count(purse: i64, colour: i64) -> i64:
    return purse >> (colour << 3) & BYTE


def gold_of(purse: i64) -> i64:
    return purse >> GOLD_AT


def total(purse: i64) -> i64:
    """All colours together: multiplying by ALL adds up in the byte of gold what stands in the bytes up to it."""
    return purse * ALL >> GOLD_AT & BYTE


def beyond(price: i64, purse: i64) -> i64:
    """What a price asks beyond a purse, colour by colour; gold is not looked at.

    Each byte of `gap` is 128 and what is lacking, or less than 128 if there is more than enough; only where the 128 is
    left (`short`) the rest of the byte counts.
    """
    gap = (price | HIGH) - purse
    short = gap & HIGH
    return gap & (short - (short >> 7))


def lacking(price: i64, purse: i64) -> i64:
    """How many gems of all colours a purse falls short of a price: the total of what is `beyond`, in one go."""
    gap = (price | HIGH) - purse
    short = gap & HIGH
    return (gap & (short - (short >> 7))) * EACH >> EACH_AT & BYTE


def kinds(purse: i64) -> i64:
    """Of how many colours there are gems."""
    return (((purse + BELOW_HIGH) & HIGH) >> 7) * EACH >> EACH_AT & BYTE


def covers(purse: i64, price: i64) -> bool:
    """Whether nothing is lacking."""
    return ((purse | HIGH) - price) & HIGH == HIGH


def colours_with(purse: i64, least: i64) -> i64:
    """The colours of gems of which there are so many, as a set of bits."""
    return (((purse + (128 - least) * EACH) & HIGH) >> 7) * GATHER >> 28 & 31
