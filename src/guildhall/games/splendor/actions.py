"""The action catalogue of Splendor: 78 small choices and where each kind begins."""

# guildhall: compiled

from __future__ import annotations

from itertools import combinations
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from guildhall.core.arrays import numbers
from guildhall.games.splendor.components import LETTERS

TAKE_THREE: Final[i64] = 0
TAKE_TWO: Final[i64] = 10
"""Two different ones."""
TAKE_ONE: Final[i64] = 20
TAKE_PAIR: Final[i64] = 25
"""Two of one colour."""
RESERVE: Final[i64] = 30
"""A face-up card: slot 0 to 11, level by level."""
RESERVE_BLIND: Final[i64] = 42
BUY: Final[i64] = 45
BUY_RESERVED: Final[i64] = 57
PASS: Final[i64] = 60
RETURN: Final[i64] = 61
"""One token, the last is gold."""
SETTLE: Final[i64] = 67
"""Leave the payment as it is."""
USE_GOLD: Final[i64] = 68
"""Pay one more gold instead of a gem of this colour."""
NOBLE: Final[i64] = 73
END: Final[i64] = 78

_TAKES: Final = [
    *combinations(range(5), 3),
    *combinations(range(5), 2),
    *[(colour,) for colour in range(5)],
    *[(colour, colour) for colour in range(5)],
]
TAKES: Final = [list(take) for take in _TAKES]
"""The colours that actions 0 to 29 take."""


def _open_takes(small: bool) -> tuple[list[int], list[int]]:
    """For every set of colours in the supply, as bits: the takes of different colours it allows (SPL-TAKE-01, -02)."""
    starts, actions = [0], []
    for supply in range(32):
        size = bin(supply).count("1")
        for action in range(TAKE_PAIR):
            takes = TAKES[action]
            fits = all(supply >> colour & 1 for colour in takes)
            if fits and (len(takes) == 3 or small or size < 3):
                actions.append(action)
        starts.append(len(actions))
    return starts, actions


_strict = _open_takes(False)
_small = _open_takes(True)
TAKES_START: Final[vec[i64]] = numbers(_strict[0])
TAKES_OPEN: Final[vec[i64]] = numbers(_strict[1])
SMALL_START: Final[vec[i64]] = numbers(_small[0])
SMALL_OPEN: Final[vec[i64]] = numbers(_small[1])
"""As TAKES_START and TAKES_OPEN, with the house rule SPL-OPT-01."""


def take_text(action: int) -> str:
    return "".join(LETTERS[colour] for colour in TAKES[action])
