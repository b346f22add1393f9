"""Five small numbers in one: a byte per colour, so that a price is compared with holdings in one subtraction.

A byte holds up to 127; its highest bit stays free to catch the borrow of a subtraction (`HIGH`).

    gap = (price | HIGH) - holdings       each byte: 128 + what is lacking, or less than 128 if nothing is
    over = gap & HIGH                     the bytes where something may be lacking
    lack = gap & (over - (over >> 7))     what is lacking there, 0 elsewhere
    lack * ONES >> 32 & 255               the sum of the five bytes

The rules write this out where they compare, because a call would cost more than it does.
"""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from guildhall.games.splendor.components.parts import COLOURS, TOKENS

if TYPE_CHECKING:
    from guildhall.games.splendor.state import Splendor

HIGH: Final[i64] = 0x8080808080
ONES: Final[i64] = 0x0101010101
BYTE: Final[i64] = 255
TOP: Final[i64] = 32
"""Where the fifth byte begins: the sum of all five stands there after multiplying by ONES."""


def lacking(price: i64, holdings: i64) -> i64:
    """How many gems of all colours the holdings fall short of a price."""
    gap = (price | HIGH) - holdings
    over = gap & HIGH
    return (gap & (over - (over >> 7))) * ONES >> TOP & BYTE


def holdings(state: Splendor, seat: i64) -> i64:
    """Gems and bonuses of a seat together, a byte per colour."""
    tokens = state.tokens
    bonuses = state.bonuses
    mine = seat * TOKENS
    bonus = seat * COLOURS
    return (
        tokens[mine] + bonuses[bonus]
        | (tokens[mine + 1] + bonuses[bonus + 1]) << 8
        | (tokens[mine + 2] + bonuses[bonus + 2]) << 16
        | (tokens[mine + 3] + bonuses[bonus + 3]) << 24
        | (tokens[mine + 4] + bonuses[bonus + 4]) << 32
    )
