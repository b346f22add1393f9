"""The random generator that lives in a state.

It is sfc32 (a small counting generator on 32-bit words): only additions, shifts and exclusive-ors of numbers below
2**53, so compiled and uncompiled code give the same numbers. A *stream* is an independent sequence from the same seed:
set-up and dice each have their own, so that a change in one leaves the other alone.
"""

# guildhall: compiled

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

WORD: Final[i64] = 0xFFFFFFFF

SETUP: Final[i64] = 1
"""Stream of everything that is shuffled before the first move."""
DICE: Final[i64] = 2
"""Stream of what is rolled or drawn during play."""
SEARCH: Final[i64] = 3
"""Stream of bots; never part of a match."""


@final
class Rng:
    """Numbers from a seed and a stream; `drawn` counts them, which is how undo notices that chance has spoken."""

    __slots__ = ("a", "b", "c", "counter", "drawn")

    def __init__(self, seed: int, stream: int = 1, like: Rng | None = None) -> None:
        """With `like` a twin of that generator."""
        self.a: i64 = 0
        self.b: i64 = 0
        self.c: i64 = 0
        self.counter: i64 = 1
        self.drawn: i64 = 0
        if like is not None:
            self.a = like.a
            self.b = like.b
            self.c = like.c
            self.counter = like.counter
            self.drawn = like.drawn
            return
        self.a = i64(seed & 0xFFFFFFFF)
        self.b = i64((seed >> 32) & 0xFFFFFFFF)
        self.c = i64(((seed >> 64) ^ (stream * 0x9E3779B9)) & 0xFFFFFFFF)
        for _ in range(15):
            self.word()
        self.drawn = 0

    def word(self) -> i64:
        """The next 32 random bits."""
        total = (self.a + self.b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = ((((self.c << 21) & WORD) | (self.c >> 11)) + total) & WORD
        self.drawn += 1
        return total

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        return (self.word() * n) >> 32

    def chance(self) -> float:
        """A number from 0 up to, not including, 1."""
        return float(self.word()) / 4294967296.0

    def shuffle(self, items: vec[i64]) -> None:
        """Put the items into random order, in place."""
        self.shuffle_part(items, 0, i64(len(items)))

    def shuffle_part(self, items: vec[i64], start: i64, end: i64) -> None:
        """The same with the items from `start` up to, not including, `end`; the others stay."""
        last = end - 1
        while last > start:
            other = start + self.below(last - start + 1)
            item = items[last]
            items[last] = items[other]
            items[other] = item
            last -= 1

    def shuffled(self, items: list[int]) -> list[int]:
        """The items in random order, for code that is not compiled: arrays would leak on the way (see `arrays`)."""
        found = items[:]
        for last in range(len(found) - 1, 0, -1):
            other = int(self.below(last + 1))
            found[last], found[other] = found[other], found[last]
        return found

    def copy(self) -> Rng:
        return Rng(0, 1, self)

    def save(self) -> str:
        """Text that `load_rng` reads back."""
        return f"{self.a:08x}{self.b:08x}{self.c:08x}{self.counter:08x}.{self.drawn}"


def load_rng(text: str) -> Rng:
    """The generator that `Rng.save` wrote; ValueError if the text is no such thing."""
    words, _, drawn = text.partition(".")
    if len(words) != 32:
        raise ValueError("a generator is 32 hexadecimal digits, a dot and a count")
    rng = Rng(0)
    rng.a = i64(int(words[0:8], 16))
    rng.b = i64(int(words[8:16], 16))
    rng.c = i64(int(words[16:24], 16))
    rng.counter = i64(int(words[24:32], 16))
    rng.drawn = i64(int(drawn or "0"))
    return rng
