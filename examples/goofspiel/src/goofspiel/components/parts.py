"""A card is its rank: 0 is the ace, worth 1, and 12 the king, worth 13. People see the worth, `1` to `13`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

RANKS: Final[i64] = 13
NONE: Final[i64] = -1
CARDS: Final = [str(rank + 1) for rank in range(RANKS)]
