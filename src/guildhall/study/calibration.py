"""What a judgement's share of the win is worth: a curve for each game and number of seats, fitted on matches of bots.

A search that says 75 % should be right three times in four. What it says is drawn together or apart by a power, which
may change as the match goes on, and mixed with a little doubt. The curves of a game lie in its folder
(`bots/calibration.toml`), written by `guildhall calibrate`; without them shares stay as they are.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from guildhall.core.reading import read_toml
from guildhall.core.state import State
from guildhall.games import folder

FILE = Path("bots") / "calibration.toml"
MOST_BYTES = 100_000
LEAST, MOST = 0.1, 5.0
"""Powers beyond these are no curve that a fit gives."""

log = logging.getLogger("guildhall.study")


class Curve(NamedTuple):
    """How shares of the win are bent."""

    power: float = 1.0
    """At the start: above 1 the search is bolder than it says, below 1 it says too much."""
    change: float = 0.0
    """What is added to the power by the end of a usual match."""
    doubt: float = 0.0
    """So much of the win is shared out evenly at the start, and nothing of it at the end."""
    turns: float = 1.0
    """How many turns a usual match has."""

    def bent(self, shares: Sequence[float], turn: int) -> tuple[float, ...]:
        """The shares that a judgement in this turn stands for; they add up to 1 again."""
        if self == PLAIN:
            return tuple(shares)
        gone = min(1.0, turn / self.turns)
        if len(shares) == 1:  # alone the rest of the win is the rival's
            return self._bent((shares[0], 1.0 - shares[0]), gone)[:1]
        return self._bent(shares, gone)

    def _bent(self, shares: Sequence[float], gone: float) -> tuple[float, ...]:
        power = min(MOST, max(LEAST, self.power + self.change * gone))
        doubt = self.doubt * (1.0 - gone)
        even = 1.0 / len(shares)
        raised = [((1.0 - doubt) * min(1.0, max(0.0, share)) + doubt * even) ** power for share in shares]
        whole = sum(raised)
        return tuple(one / whole for one in raised) if whole > 0 else (even,) * len(shares)


PLAIN = Curve()


def curve_for(state: State) -> Curve:
    """The curve of a position's game and number of seats."""
    return curve_of(state.setup.game.meta.name, int(state.seats))


def curve_of(game: str, seats: int) -> Curve:
    """The curve of a game for so many seats; that of the nearest number where there is none for it."""
    curves = curves_of(game)
    counts = [count for count in curves if (count == 1) == (seats == 1)]
    return curves[min(counts, key=lambda count: (abs(count - seats), count))] if counts else PLAIN


@lru_cache(maxsize=32)
def curves_of(game: str) -> dict[int, Curve]:
    """The curves of a game by seats; none if it has no file of them or a damaged one, which the log then names."""
    file = folder(game) / FILE
    if not file.is_file():
        return {}
    try:
        if file.stat().st_size > MOST_BYTES:
            raise ValueError("it is too long")
        return read_curves(file.read_text(encoding="utf-8"))
    except (ValueError, OSError) as error:
        log.warning("%s: shares stay as the search gives them: %s", file, error)
        return {}


def read_curves(text: str) -> dict[int, Curve]:
    """The curves that a file has; ValueError says what is wrong with it."""
    found = read_toml(text).get("seats")
    if not isinstance(found, dict):
        raise ValueError("it has no curves")
    return {_count(count): _curve(one) for count, one in found.items()}


def _count(written: str) -> int:
    if not (written.isascii() and written.isdigit()):
        raise ValueError(f"“{written}” is no number of seats")
    return int(written)


def _curve(written: Any) -> Curve:
    if not isinstance(written, dict):
        raise ValueError("a curve is a table")
    numbers = [written.get(name) for name in Curve._fields]
    if not all(isinstance(number, int | float) for number in numbers):
        raise ValueError(f"a curve has {', '.join(Curve._fields)}")
    curve = Curve(*(float(number) for number in numbers if number is not None))
    if not (LEAST <= curve.power <= MOST and abs(curve.change) <= MOST and 0 <= curve.doubt < 1 and curve.turns >= 1):
        raise ValueError("a curve is out of bounds")
    return curve
