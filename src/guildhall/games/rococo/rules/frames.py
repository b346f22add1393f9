"""The kinds of frame on the decision stack, and the phases.

A frame waits for a choice (PLAYING to EXAM_CARD, HER_CARD, HER_PLACE) or to be carried out (REMOVE and the rest):
`turns.run` takes frames off the top until one of the first sort needs an answer.
"""

# guildhall: compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from guildhall.core.state import Event

PHASE_CHOOSE: Final[i64] = 2
PHASE_ACTIONS: Final[i64] = 3
PHASE_OVER: Final[i64] = 5

PLAYING: Final[i64] = 1
"""Which hand card to play."""
MAIN: Final[i64] = 2
BONUS: Final[i64] = 3
"""Effect row; progress (tiles discarded so far as bits, or prestige bought)."""
TILE: Final[i64] = 4
"""Keep or convert. Tile; 1 if drawn unseen; 1 + rank if this is the Acquire action, else 0."""
DISCOUNT: Final[i64] = 5
"""Display space; how it is made."""
PAYING: Final[i64] = 6
"""Rolls still needed, packed; tiles paid so far as bits; display space; how it is made; rolls needed at first."""
RENTING: Final[i64] = 7
"""Rent or sell. Garment; how it was made."""
JEWELLING: Final[i64] = 8
"""Buy a jewel with a garment. Garment; how it was made."""
PLACING: Final[i64] = 9
"""Garment; how it was made."""
TASK: Final[i64] = 10
EXAM_CARD: Final[i64] = 11
"""Which card to take from the exam deck. Exam."""

REMOVE: Final[i64] = 20
"""A leaving card leaves. Kind."""
TURN_BONUS: Final[i64] = 21
"""The bonus of the played card, if it is still there."""
END_TURN: Final[i64] = 22
REWARD: Final[i64] = 23
"""Of a guest space."""
PLACED: Final[i64] = 24
"""The effect of an exclusive garment."""
TAILORED: Final[i64] = 25
"""The Tailor action is over: exam tasks. Garment; how it was made."""
EXAM_OVER: Final[i64] = 26
OPEN_DECK: Final[i64] = 27
"""The exam deck is opened. Exam."""

HER_CARD: Final[i64] = 30
"""Madame du Barry has revealed a card. Card."""
HER_PLACE: Final[i64] = 31
"""She has revealed a card for the hall. Garment; card; cards revealed in this pass."""

MADE_ROWS: Final[i64] = 4
"""How a garment is made: rank of the maker + 4 (1 + row of the bonus), or only the rank for the main action."""


def made_by(rank: i64, row: i64) -> i64:
    return rank + MADE_ROWS * (row + 1)


def rank_of(made: i64) -> i64:
    return made % MADE_ROWS


def row_of(made: i64) -> i64:
    """The bonus row that grants this extra Tailor, or -1."""
    return made // MADE_ROWS - 1


def happened(key: str, who: i64, her: i64, args: dict[str, object], secret: dict[str, object] | None = None) -> Event:
    """A log entry; Madame du Barry has her own sentences, since she has no seat."""
    if who == her:
        return Event("rococo-log-her-" + key, args)
    return Event("rococo-log-" + key, {"seat": int(who), **args}, int(who) if secret is not None else -1, secret)
