"""What the walks of a search led to: for every seat the share of the win and the points, added up.

A search credits whoever chose an action; a tally knows what became of everybody, so that a position can be told as an
expectation of all seats.
"""

# guildhall: compiled

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from guildhall.bots.tree import zeros
from guildhall.core.state import Outcome


@final
class Tally:
    __slots__ = ("points", "shares", "walks")

    def __init__(self, seats: i64) -> None:
        self.walks: i64 = 0
        self.shares: vec[float] = zeros(seats)
        self.points: vec[float] = zeros(seats)

    def add_result(self, outcome: Outcome | None) -> None:
        """A match that was played out; one that never ended is everybody's alike."""
        self.walks += 1
        seats = i64(len(self.shares))
        if outcome is None:
            for seat in range(seats):
                self.shares[seat] += 1.0 / float(seats)
            return
        winners: i64 = 0
        for rank in outcome.ranks:
            if rank == 1:
                winners += 1
        for seat in range(seats):
            self.points[seat] += float(outcome.scores[seat])
            if outcome.ranks[seat] == 1:
                self.shares[seat] += 1.0 / float(winners)

    def add_judged(self, shares: vec[float], points: vec[float]) -> None:
        """What a judgement expects where a walk ended."""
        self.walks += 1
        for seat in range(i64(len(self.shares))):
            self.shares[seat] += shares[seat]
            self.points[seat] += points[seat]

    def mean_shares(self) -> list[float]:
        return [share / float(self.walks) for share in self.shares]

    def mean_points(self) -> list[float]:
        return [points / float(self.walks) for points in self.points]
