"""What a search has seen of each action so far: how much less it was worth than the best beside it, on average.

The nodes of one search are alike. An action that was clearly worse than another at node after node is likely so at the
next one, too, and need not be judged there: judging is nearly all that a walk costs.
"""

# guildhall: compiled

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from guildhall.bots.tree import grown
from guildhall.core.arrays import filled

ENOUGH: Final[i64] = 4
"""So often an action must have been judged before it is left out…"""
AGAIN: Final[i64] = 32
"""…and one time in so many it is judged after all."""
UNKNOWN: Final[i64] = -1


@final
class Regrets:
    """By the meaning of an action and who would do it; worth in 65536ths."""

    __slots__ = ("left_out", "seats", "times", "total")

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.times: vec[i64] = filled(1024, 0)
        """How often it was judged…"""
        self.total: vec[i64] = filled(1024, 0)
        """…how much less than the best it was worth, added up…"""
        self.left_out: vec[i64] = filled(1024, 0)
        """…and how often it was left out."""

    def expected(self, meant: i64, seat: i64) -> i64:
        """How much less than the best it is likely worth; UNKNOWN if it is to be judged."""
        at = meant * self.seats + seat
        if at >= i64(len(self.times)) or self.times[at] < ENOUGH:
            return UNKNOWN
        return self.total[at] // self.times[at]

    def is_left_out(self, meant: i64, seat: i64) -> bool:
        """Count that an action is left out; not so one time in some, for things change."""
        at = meant * self.seats + seat
        self.left_out[at] += 1
        return self.left_out[at] % AGAIN != 0

    def note(self, meant: i64, seat: i64, less: i64) -> None:
        at = meant * self.seats + seat
        while at >= i64(len(self.times)):
            self.times = grown(self.times)
            self.total = grown(self.total)
            self.left_out = grown(self.left_out)
        self.times[at] += 1
        self.total[at] += less
