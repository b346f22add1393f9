"""Pieces of views that are kept: from one position to the next most sections, tiles and moves look the same.

A piece is found by all that it shows, as a tuple of numbers that begins with what kind of piece it is.
"""

# guildhall: compiled

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from guildhall.games.red_cathedral.components.parts import GOODS, RESOURCE_NAMES, Components

MOST: Final = 20_000
"""After so many all are forgotten and made anew."""

SECTION: Final[i64] = 0
BENCH: Final[i64] = 1
TOOLS: Final[i64] = 2
SPACE: Final[i64] = 3
CARD: Final[i64] = 4
MOVE: Final[i64] = 5
DIE: Final[i64] = 6
CITY: Final[i64] = 7
STANDS: Final[i64] = 8
BANNERS: Final[i64] = 9
GIVES: Final[i64] = 10
"""Kinds of pieces."""


def keep(parts: Components, key: object, piece: Any) -> Any:
    """Keep a new piece for the next time."""
    if len(parts.shown) >= MOST:
        parts.shown.clear()
    parts.shown[key] = piece
    return piece


def bundle(goods: i64) -> dict[str, int]:
    """Materials, 4 bits a kind, as an object without zeros."""
    found: dict[str, int] = {}
    kind: i64 = 0
    while goods > 0:
        if goods & 15:
            found[RESOURCE_NAMES[kind]] = int(goods & 15)
        goods >>= 4
        kind += 1
    return found


def counted(names: list[str], counts: list[int]) -> dict[str, int]:
    """Counts by name without zeros."""
    found: dict[str, int] = {}
    for i in range(len(counts)):
        if counts[i]:
            found[names[i]] = counts[i]
    return found


def chosen(names: list[str], mask: i64) -> list[str]:
    """The names of a set."""
    return [names[i] for i in range(len(names)) if mask >> i & 1]


def still_there(there: i64) -> dict[str, int]:
    """Materials of which some are still to be kept, 5 bits a kind."""
    return counted(RESOURCE_NAMES, [int(there >> (5 * kind) & 31) for kind in range(GOODS)])
