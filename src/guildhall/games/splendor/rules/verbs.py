"""The actions of Splendor: 78 small choices, each declared once."""

# guildhall: compiled

from __future__ import annotations

from itertools import combinations
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from guildhall.core.arrays import numbers
from guildhall.core.verb import Verbs
from guildhall.games.splendor.components.packed import ONE
from guildhall.games.splendor.components.parts import LETTERS, TOKEN_LETTERS

TAKES: Final = [
    *[list(take) for take in combinations(range(5), 3)],
    *[list(take) for take in combinations(range(5), 2)],
    *[[colour] for colour in range(5)],
    *[[colour, colour] for colour in range(5)],
]
"""The colours that each take takes: three different, two different, one, two alike."""
TAKEN: Final[vec[i64]] = numbers([sum([int(ONE[colour]) for colour in take]) for take in TAKES])
"""The same as counts in one number."""
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
RETURN: Final = VERBS.add("return", TOKEN_LETTERS, target="own:{0}")
SETTLE: Final = VERBS.add("pay")
USE_GOLD: Final = VERBS.add("gold-for", LETTERS, target="own:{0}")
NOBLE: Final = VERBS.add("noble", "12345", target="noble:{0}")


@final
class OpenTakes:
    """For every set of colours, as bits: the takes it allows are `actions` from `starts[set]` up to the next start."""

    __slots__ = ("actions", "starts")

    def __init__(self, first: int, last: int, small: bool) -> None:
        starts, actions = [0], []
        for colours in range(32):
            size = bin(colours).count("1")
            for number in range(first, last):
                takes = TAKES[number]
                fits = all(colours >> colour & 1 for colour in takes)
                if fits and (number >= PAIRS or len(takes) == 3 or small or size < 3):
                    actions.append(int(TAKE.at(number)))
            starts.append(len(actions))
        self.starts: vec[i64] = numbers(starts)
        self.actions: vec[i64] = numbers(actions)


DIFFERENT: Final = OpenTakes(0, PAIRS, small=False)
"""By the colours in the supply (SPL-TAKE-01, -02)."""
FEW_OR_DIFFERENT: Final = OpenTakes(0, PAIRS, small=True)
"""The same with the house rule SPL-OPT-01."""
ALIKE: Final = OpenTakes(PAIRS, len(TAKES), small=False)
"""By the colours of which four are left (SPL-TAKE-03)."""
