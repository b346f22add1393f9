"""The kinds of frames on the decision stack, with what their five numbers mean. The bottom frame is the turn itself."""

# guildhall: compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

F_BASIC: Final[i64] = 1
"""Before the basic action."""
F_AFTER: Final[i64] = 2
"""After the basic action, before the turn ends."""
F_MARKET: Final[i64] = 3
"""A die has moved: bits of the market actions used."""
F_CLAIM: Final[i64] = 4
"""A claim granted by an effect: choose the section."""
F_BANNER: Final[i64] = 5
"""Which banner: slot."""
F_PLACE: Final[i64] = 6
"""Where the tile goes: slot, tile."""
F_DELIVER: Final[i64] = 7
"""Deliveries left, made, 1 if it is the build action."""
F_JEWELS: Final[i64] = 8
"""Jewels for a new ornamentation: slot, how many so far, kinds as bits 1 green, 2 purple."""
F_EFFECT: Final[i64] = 9
"""An effect in progress: effect, branch x 64 + group (-1: branch to be chosen), steps done as bits, source, units
paid."""
F_TAKE: Final[i64] = 10
"""Resources of choice: how many, kinds as bits."""
F_KEEP: Final[i64] = 11
"""Mixed materials that do not all fit: how many of each, 5 bits a kind."""
F_PAY: Final[i64] = 12
"""A cost with a choice: step, item, units paid of it, units paid in all."""
F_TILE: Final[i64] = 13
"""Which tile to activate: how many more, 1 if of others, times each, those chosen as bits, 1 if it may be declined."""
F_SPACE: Final[i64] = 14
"""A place of the market: 1 if as if a die had moved there."""
F_DIE: Final[i64] = 15
F_RIVAL: Final[i64] = 16
"""Whose banners or contractors count: step."""
F_FOREMAN: Final[i64] = 17
"""Least and most steps."""
F_EXTRA: Final[i64] = 18
"""Extra market actions: different ones left, times x 16 + times left of the present one, those used as bits, quadrant
of the
card that grants them (-1: none), the present one as a bit."""
F_INFLUENCE: Final[i64] = 19
"""Which card and action: how many more, quadrant that is excluded (-1: none), quadrants used as bits."""
F_AGAIN: Final[i64] = 20
"""An infinity action once more: quadrant x 2 + action."""
F_OFFER: Final[i64] = 21
"""A benefit falls due: effect, source. Asked only if it costs something (RC-CLAIM-10)."""
F_OBJECTIVE: Final[i64] = 22
"""Which of the drawn objectives to keep: how many were drawn."""
F_RETURN: Final[i64] = 23
"""Which of four objectives goes under the deck."""
F_ICONS: Final[i64] = 24
"""Icons of drawn sections: larger x 16 + smaller amount, taken from the first x 16 + from the second card, icons
taken of each
(5 bits a kind)."""
F_SECTION: Final[i64] = 25
"""An own unfinished section: 0 its rubles, 1 half its RP."""
F_SERVICE: Final[i64] = 26
"""Which service token: how many more."""
F_TOKEN: Final[i64] = 27
"""The specialist of a hire: city."""
F_SELL: Final[i64] = 28
"""Selling Prestige at one moment."""
F_ORNAMENT: Final[i64] = 29
"""Which ornamentation is removed: how many more."""
F_IVAN: Final[i64] = 30
"""Ivan's turn: step (1 die moved, 2 action done), die, card."""
F_IVAN_CLAIM: Final[i64] = 31
"""The human chooses among equally good cards for Ivan: which preference holds."""
F_IVAN_FIRST: Final[i64] = 32
"""The human chooses Ivan's first base."""

# Where an effect comes from: kind x 16 + number.
FROM_NOWHERE: Final[i64] = 0
FROM_TILE: Final[i64] = 16
"""+ workshop space."""
FROM_CARD: Final[i64] = 32
"""+ quadrant."""
FROM_TOKEN: Final[i64] = 48
FROM_SERVICE: Final[i64] = 64
FROM_BONUS: Final[i64] = 80

USED_OBTAIN: Final[i64] = 1
USED_INFLUENCE: Final[i64] = 2
USED_ACTIVATE: Final[i64] = 4
