"""What every side has, in one array so that a position is copied quickly: `state.own[LIVRES + seat]`.

A side is a seat or Madame du Barry. Each name is where its five numbers begin, one a side.
Two of the numbers hold several, so that one comparison or sum answers for all of them: rolls of silk, a byte a
colour (`SILK`), and counts of garments at the ball (`WORN`).
"""

# guildhall: compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from guildhall.core.arrays import bit

LIVRES: Final[i64] = 0
HELD_LACE: Final[i64] = 5
HELD_YARN: Final[i64] = 10
PRESTIGE: Final[i64] = 15
KEPT: Final[i64] = 20
"""Resource tiles, as bits."""
SILK: Final[i64] = 25
"""Rolls on the kept tiles, a byte a colour."""
SUPPLY: Final[i64] = 30
"""Cards by kind, as bits; so are the hand and the like. The discard is ordered: `state.discards`."""
HAND: Final[i64] = 35
PILE_SIZE: Final[i64] = 40
"""Cards in the discard."""
REMOVED: Final[i64] = 45
"""Cards that left each staff and the game."""
OPEN_HAND: Final[i64] = 50
"""Hand cards that everybody knows to be there: hired this round, or taken without choice."""
OPEN_SUPPLY: Final[i64] = 55
"""Supply cards that everybody knows to be there and not in hand."""
SECRET: Final[i64] = 60
"""Cards taken from an exam deck and not yet shown (ROC-INFO-10)."""
PICKS: Final[i64] = 65
"""How many cards each could choose freely in this phase 2."""
SPECIAL_HIRED: Final[i64] = 70
STAGE: Final[i64] = 75
"""0: works on the Journeyman exam, 1: on the Master exam."""
TASKS: Final[i64] = 80
"""Bits 0 to 3: JT1 to JT4; bits 4 to 6: MT1 to MT3."""
MASTERS_PASSED: Final[i64] = 85
SEEN: Final[i64] = 90
"""What was in the exam decks when each last looked through them."""
TOKENS: Final[i64] = 95
"""Decoration spaces with an own token, as bits."""
RENTED: Final[i64] = 100
"""Guest spaces with an own garment, as bits."""
WORN: Final[i64] = 105
"""Own garments at the ball: how many in each hall, on master spaces of each hall, and of each colour."""


# -- garments at the ball: four bits a hall, four a hall for master spaces, five a colour ------------------------------

MASTER_SPACES: Final[i64] = 20
COLOUR_COUNTS: Final[i64] = 40


def in_hall(worn: i64, hall: i64) -> i64:
    """Garments in a hall."""
    return worn >> 4 * hall & 15


def masters_in(worn: i64, hall: i64) -> i64:
    """Garments on master spaces of a hall."""
    return worn >> MASTER_SPACES + 4 * hall & 15


def of_colour(worn: i64, colour: i64) -> i64:
    """Garments of a colour."""
    return worn >> COLOUR_COUNTS + 5 * colour & 31


def one_worn(hall: i64, colour: i64, masters: i64) -> i64:
    """What one more garment adds; `masters` is 1 on a master space."""
    return bit(4 * hall) + bit(COLOUR_COUNTS + 5 * colour) + (masters << MASTER_SPACES + 4 * hall)


# -- rolls of silk: a byte a colour, never more than 127; there may be a byte of lace and one of yarn above them -------

HIGH: Final[i64] = 0x808080808080


def covers(rolls: i64, need: i64) -> bool:
    """Whether there are at least as many rolls of every colour as needed."""
    return ((rolls | HIGH) - need) & HIGH == HIGH


def rest_of(need: i64, rolls: i64) -> i64:
    """What is still needed, colour by colour, after these rolls."""
    left = (need | HIGH) - rolls
    enough = left & HIGH
    return left & (enough - (enough >> 7))


def rolls_of(rolls: i64, colour: i64) -> i64:
    """The rolls of one colour."""
    return rolls >> 8 * colour & 127
