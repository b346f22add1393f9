"""The actions of Splendor: 78 small choices, each declared once."""

# guildhall: compiled

from __future__ import annotations

from itertools import combinations
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from guildhall.core.arrays import numbers
from guildhall.core.verb import Verbs
from guildhall.games.splendor.components.parts import LETTERS

TAKES: Final = [
    *[list(take) for take in combinations(range(5), 3)],
    *[list(take) for take in combinations(range(5), 2)],
    *[[colour] for colour in range(5)],
    *[[colour, colour] for colour in range(5)],
]
"""The colours that each take takes: three different, two different, one, two alike."""
TAKEN_FROM: Final[vec[i64]] = numbers([sum([len(take) for take in TAKES[:i]]) for i in range(len(TAKES) + 1)])
TAKEN: Final[vec[i64]] = numbers([colour for take in TAKES for colour in take])
"""The same for the rules: take n takes the colours from `TAKEN_FROM[n]` up to `TAKEN_FROM[n + 1]` of this list."""
PAIRS: Final[i64] = 25
"""Where the takes of two alike begin."""
SLOTS_TEXT: Final = [f"{level}-{place}" for level in (1, 2, 3) for place in (1, 2, 3, 4)]

VERBS: Final = Verbs()
TAKE: Final = VERBS.add(
    "take",
    ["".join([LETTERS[colour] for colour in take]) for take in TAKES],
    target=lambda words: tuple(f"token:{letter}" for letter in words[0]),
)
RESERVE: Final = VERBS.add("reserve", SLOTS_TEXT, target="card:{0}")
RESERVE_BLIND: Final = VERBS.add("reserve-deck", "123", target="deck:{0}")
BUY: Final = VERBS.add("buy", SLOTS_TEXT, target="card:{0}")
BUY_RESERVED: Final = VERBS.add("buy-hand", "123", target="hand:{0}")
PASS: Final = VERBS.add("pass")
RETURN: Final = VERBS.add("return", LETTERS + "o", target="own:{0}")
SETTLE: Final = VERBS.add("pay")
USE_GOLD: Final = VERBS.add("gold-for", LETTERS, target="own:{0}")
NOBLE: Final = VERBS.add("noble", "12345", target="noble:{0}")


def _open_takes(small: bool) -> tuple[list[int], list[int]]:
    """For every set of colours in the supply, as bits: the takes of different colours it allows (SPL-TAKE-01, -02)."""
    starts, actions = [0], []
    for supply in range(32):
        size = bin(supply).count("1")
        for number in range(PAIRS):
            takes = TAKES[number]
            fits = all(supply >> colour & 1 for colour in takes)
            if fits and (len(takes) == 3 or small or size < 3):
                actions.append(int(TAKE.at(number)))
        starts.append(len(actions))
    return starts, actions


_strict = _open_takes(False)
_small = _open_takes(True)
TAKES_START: Final[vec[i64]] = numbers(_strict[0])
TAKES_OPEN: Final[vec[i64]] = numbers(_strict[1])
SMALL_START: Final[vec[i64]] = numbers(_small[0])
SMALL_OPEN: Final[vec[i64]] = numbers(_small[1])
"""As TAKES_START and TAKES_OPEN, with the house rule SPL-OPT-01."""
