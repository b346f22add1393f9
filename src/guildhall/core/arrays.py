"""`vec[i64]`, the packed arrays of a hot state, and single bits."""

# guildhall: compiled

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BITS: Final[vec[i64]] = vec[i64]([i64(1 << number) for number in range(62)])


def bit(number: i64) -> i64:
    """The number with only this bit set, 0 to 61.

    From a table: compiled, `1 << number` with a constant on the left is a shift of 32 bits, uncompiled it is not.
    """
    return BITS[number]


def filled(size: i64, value: i64) -> vec[i64]:
    """An array of one value."""
    return vec[i64]([value] * size)


def numbers(items: list[int]) -> vec[i64]:
    return vec[i64]([i64(item) for item in items])


def listed(items: Iterable[i64]) -> list[int]:
    """An array as a list.

    It takes any iterable because of mypyc: an array that uncompiled code hands to a compiled function, constructor or
    attribute *as an array* is never freed.
    """
    return list(items)
