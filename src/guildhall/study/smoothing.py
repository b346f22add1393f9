"""A curve through what the search found at each choice.

Each estimate is a little wrong by itself. Between two positions of which nothing was drawn, rolled or shown, the
expectation changes by the choice alone, and what a choice changes was measured apart; so neighbours help each other,
until chance speaks. This is a smoother (Kalman's, forwards and back) with the same weights for all seats, so that
shares still add up to 1.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

Row = list[float]


class Noise(NamedTuple):
    """How far things usually lie apart, as deviations."""

    estimate: float
    """What the search says, from what is."""
    choice: float
    """What a choice changed, from what was measured of it."""
    chance: float
    """What chance shows changes so much."""

    def after(self, walks: int) -> Noise:
        """The same where estimates are means of so many walks."""
        return Noise(self.estimate / math.sqrt(walks), self.choice / math.sqrt(walks), self.chance)


def smooth(
    estimates: Sequence[Sequence[float] | None],
    changes: Sequence[Sequence[float]],
    by_chance: Sequence[bool],
    end: Sequence[float],
    noise: Noise,
) -> list[Row]:
    """Levels before each step and after the last, which are the `end` exactly.

    There is an estimate or none for the position before each step; `changes` is what the step's choice changes, and
    `by_chance` whether something was shown by it.
    """
    steps = len(changes)
    seats = len(end)
    first = next((estimate for estimate in estimates if estimate is not None), end)
    level, spread = list(first), noise.chance**2
    levels: list[Row] = []
    spreads: list[float] = []
    foretold: list[tuple[Row, float]] = []
    for step in range(steps + 1):
        estimate = end if step == steps else estimates[step]
        error = 0.0 if step == steps else noise.estimate**2
        if estimate is not None:
            gain = spread / (spread + error)
            level = [level[seat] + gain * (estimate[seat] - level[seat]) for seat in range(seats)]
            spread *= 1.0 - gain
        levels.append(level)
        spreads.append(spread)
        if step < steps:
            level = [level[seat] + changes[step][seat] for seat in range(seats)]
            spread += (noise.chance if by_chance[step] else noise.choice) ** 2
            foretold.append((level, spread))
    for step in range(steps - 1, -1, -1):
        guess, wide = foretold[step]
        back = spreads[step] / wide
        later = levels[step + 1]
        levels[step] = [levels[step][seat] + back * (later[seat] - guess[seat]) for seat in range(seats)]
    levels[-1] = list(end)
    return levels


def as_shares(levels: Sequence[Row]) -> list[Row]:
    """Levels as shares of the win: none below nothing, all together the whole; alone none above it."""
    found = []
    for level in levels:
        above = [min(1.0, max(0.0, one)) for one in level]
        whole = sum(above) if len(level) > 1 else 1.0
        found.append([one / whole for one in above])
    return found
