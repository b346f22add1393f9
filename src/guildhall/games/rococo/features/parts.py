"""The features of Rococo: named parts, each numbered once (`core/features.py`).

A *side* is counted from the seat that looks: itself, the next player… and Madame du Barry after who plays alone.
"""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from guildhall.core.features import Features

if TYPE_CHECKING:
    from guildhall.games.rococo.state import Rococo

LACKING: Final[i64] = 6
"""So many goods that a garment lacks, or more."""

FEATURES: Final = Features(seats=5, spread=12, misjudging=0.6)
# the match
PLACE: Final = FEATURES.part("place", 5, 5)
"""How many play, and how far the seat is from who starts the round."""
OPTIONS: Final = FEATURES.part("options", 5)
"""The classic edition, and the four modules."""
HER_LEVEL: Final = FEATURES.part("her_level", 3)
ROUND: Final = FEATURES.part("round", 8)
FAVOR: Final = FEATURES.part("favor", 6)
"""On the board, or with whom."""
# the decision at hand
PENDING: Final = FEATURES.part("pending", 5, 32)
"""Who decides, and what; 0: hands are being chosen."""
WAITING: Final = FEATURES.part("waiting", 32)
"""What follows after it."""
TO_CHOOSE: Final = FEATURES.part("to_choose", 8)
"""Cards that the seat has still to choose for its hand."""
PLAYED: Final = FEATURES.part("played", 61, 2)
"""The card in play, of the seat or of another."""
BONUS_TO_COME: Final = FEATURES.part("bonus_to_come", 61)
BONUS_ROW: Final = FEATURES.part("bonus", 118)
"""The effect that is being used."""
TILE_HERE: Final = FEATURES.part("tile_here", 53)
"""The tile to keep or convert."""
GARMENT_HERE: Final = FEATURES.part("garment_here", 56)
"""The garment that is being made, placed or sold."""
MAKER: Final = FEATURES.part("maker", 3)
TO_PAY: Final = FEATURES.part("to_pay", 8)
"""Rolls of silk."""
EXAM_CARD: Final = FEATURES.part("exam_card", 61)
HER_CARD: Final = FEATURES.part("her_card", 31)
# what is on offer
ON_DISPLAY: Final = FEATURES.part("on_display", 56, 7)
"""Garments, and how many of their goods the seat lacks."""
AT_SPACE: Final = FEATURES.part("at_space", 7, 4)
"""Spaces of the display: all is there for it, only livres lack, goods lack, or it is yet to be seen."""
NEAREST: Final = FEATURES.part("nearest", 7)
"""What lacks for the garment that the seat is nearest to."""
TILE_HELPS: Final = FEATURES.part("tile_helps", 4)
"""By how much the tile to keep or convert brings it nearer as silk."""
RANK_IN_PLAY: Final = FEATURES.part("rank_in_play", 5, 3)
"""Of the card that acts, and whose it is."""
NOW_MAKEABLE: Final = FEATURES.part("now_makeable", 6)
"""Garments that the seat could make with the card that acts."""
NOW_HIRE: Final = FEATURES.part("now_hire", 2)
"""Whether a Master of the seat acts and could pay for an employee, or claim the favor."""
MAKEABLE: Final = FEATURES.part("makeable", 2, 6)
"""How many garments the seat could make, by a Journeyman and by a Master."""
IN_DRAWER: Final = FEATURES.part("in_drawer", 53, 2)
"""Tiles that the seat cannot or can pay."""
IN_DRAWERS: Final = FEATURES.part("in_drawers", 3, 5)
UNSEEN_TILES: Final = FEATURES.part("unseen_tiles", 13)
TO_HIRE: Final = FEATURES.part("to_hire", 61, 2)
"""Employees that the seat cannot or can pay."""
HIRE_LEFT: Final = FEATURES.part("hire_left", 6)
"""Cards in the row, or that they are yet to be seen."""
JEWEL_AT: Final = FEATURES.part("jewel_at", 5, 4)
# the palace
HALL: Final = FEATURES.part("hall", 5, 5, 8)
"""Garments of each side in each hall."""
HALL_MASTERS: Final = FEATURES.part("hall_masters", 5, 5, 4)
HALL_PLACE: Final = FEATURES.part("hall_place", 5, 5, 2)
"""Who would be first and second now."""
HALL_LEAD: Final = FEATURES.part("hall_lead", 5, 9)
"""How many more garments the seat has there than the best of the others."""
HALL_FREE: Final = FEATURES.part("hall_free", 5, 10)
FIRE_PLACE: Final = FEATURES.part("fire_place", 5, 2)
HALLS_PRESENT: Final = FEATURES.part("halls_present", 5, 6)
ALL_HALLS_PRIZE: Final = FEATURES.part("all_halls", 5, 5)
DECORATION: Final = FEATURES.part("decoration", 5, 27)
TO_FUND: Final = FEATURES.part("to_fund", 27, 3)
"""Free spaces that the seat may fund, and whether its livres suffice, nearly or by far not."""
WORN_COLOUR: Final = FEATURES.part("colour", 5, 4, 8)
# each side
SCORE: Final = FEATURES.part("score", 5, 64)
"""Prestige if the match were over, by twos."""
SCORE_TENS: Final = FEATURES.part("score_tens", 5, 13)
LEAD: Final = FEATURES.part("lead", 43)
"""Of the seat before the best of the others, by twos."""
LIVRES_HELD: Final = FEATURES.part("livres", 5, 32)
INCOME: Final = FEATURES.part("income", 5, 16)
LACE: Final = FEATURES.part("lace", 5, 7)
YARN: Final = FEATURES.part("yarn", 5, 7)
TILES_KEPT: Final = FEATURES.part("tiles_kept", 5, 10)
SILK_HELD: Final = FEATURES.part("silk", 4, 9)
"""Rolls of each colour that the seat has."""
HAND_SIZE: Final = FEATURES.part("hand_size", 5, 9)
STAFF_SIZE: Final = FEATURES.part("staff_size", 5, 14)
RANKS_IN_HAND: Final = FEATURES.part("ranks_in_hand", 3, 6)
STAFF: Final = FEATURES.part("staff", 5, 61, 4)
"""Every card of the staff: in the supply, in hand, in the discard, in play. Others' hands and supplies are one."""
GARMENTS_WORN: Final = FEATURES.part("garments", 5, 16)
DECORATIONS_HELD: Final = FEATURES.part("decorations", 5, 12)
MASTER_GUESTS: Final = FEATURES.part("master_guests", 5, 8)
# the Jewelry Box
JEWELS: Final = FEATURES.part("jewels", 5, 4, 5)
EXAM_STAGE: Final = FEATURES.part("exam_stage", 5, 2)
TASK: Final = FEATURES.part("task", 5, 7)
MASTER_EXAMS: Final = FEATURES.part("master_exams", 5, 4)
SPECIAL: Final = FEATURES.part("special", 10, 2)
"""The seat's specialised Apprentice, not hired or hired."""
# Madame du Barry
HER_HAND: Final = FEATURES.part("her_hand", 8)


def away_of(state: Rococo, side: i64, seat: i64) -> i64:
    """How many places a side comes after the seat."""
    away = side - seat
    return away + state.sides if away < 0 else away
