"""Small helpers for `vec[i64]`, the packed arrays of a hot state."""

# guildhall: compiled

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


def filled(size: i64, value: i64) -> vec[i64]:
    """An array of one value."""
    return vec[i64]([value] * size)


def numbers(items: list[int]) -> vec[i64]:
    return vec[i64]([i64(item) for item in items])


def listed(items: vec[i64]) -> list[int]:
    return [int(item) for item in items]
