"""The action catalogue of Rococo: where each kind of choice begins, and its words."""

# guildhall: compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

CHOOSE: Final[i64] = 0
"""Take a card of the supply in hand (phase 2), by kind."""
CONFIRM: Final[i64] = 61
CHANGE: Final[i64] = 62
PLAY: Final[i64] = 63
"""Play a hand card, by kind."""
NO_ACTION: Final[i64] = 124
FAVOR: Final[i64] = 125
ACQUIRE: Final[i64] = 126
"""The tile of drawer d, space s: 4 d + s."""
TAILOR: Final[i64] = 138
"""The garment of a display space."""
HIRE: Final[i64] = 145
"""The card of a space of the hire row."""
HIRE_SPECIAL: Final[i64] = 149
DEPUTE: Final[i64] = 150
"""The played card."""
FUND: Final[i64] = 151
"""A decoration space."""
EXAM: Final[i64] = 178
"""0 the Journeyman exam, 1 the Master exam."""
USE: Final[i64] = 180
"""Use a bonus that leaves nothing to choose."""
DECLINE: Final[i64] = 181
DONE: Final[i64] = 182
KEEP: Final[i64] = 183
CONVERT: Final[i64] = 184
LACE: Final[i64] = 185
YARN: Final[i64] = 186
DISCOUNT: Final[i64] = 187
"""Lower the silk of a colour."""
PAY_TILE: Final[i64] = 191
RENT: Final[i64] = 244
SELL: Final[i64] = 245
PLACE: Final[i64] = 246
"""A guest space: 9 hall + position, both from 0."""
JEWEL: Final[i64] = 291
"""A space of the jewel display."""
DEPUTE_CARD: Final[i64] = 296
"""A bonus deputes a card of the staff, by kind."""
BUY_PRESTIGE: Final[i64] = 357
DISCARD: Final[i64] = 358
"""A kept tile, for prestige."""
CALL: Final[i64] = 411
"""Move a card from the supply and use its bonus, by kind."""
COPY: Final[i64] = 472
"""The bonus on top of this seat's discard."""
HALL: Final[i64] = 477
MARK: Final[i64] = 482
"""Task JT1 or JT2, where a tile fits both."""
TAKE: Final[i64] = 484
"""A card from the exam deck, by kind."""
NEXT: Final[i64] = 545
END: Final[i64] = 546

POSITIONS: Final[i64] = 9
"""Guest positions per hall in the numbering of PLACE."""
