"""Figures of many matches: how values spread, and between which bounds a share lies."""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence


def spread(values: Sequence[float]) -> dict[str, float]:
    """The mean, the least and the greatest, the middle, and what a tenth lies below and above."""
    ordered = sorted(values)
    return {
        "mean": round(statistics.fmean(ordered), 2),
        "min": round(ordered[0], 2),
        "p10": round(ordered[len(ordered) // 10], 2),
        "median": round(statistics.median(ordered), 2),
        "p90": round(ordered[len(ordered) * 9 // 10], 2),
        "max": round(ordered[-1], 2),
    }


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    if games == 0:
        return 0.0, 1.0
    z = 1.96
    share = wins / games
    middle = share + z * z / (2 * games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (middle - spread) / (1 + z * z / games), (middle + spread) / (1 + z * z / games)
