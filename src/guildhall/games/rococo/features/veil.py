"""What was shown after a position, and is left out: what is laid out for a new round, what is drawn, others' cards.

Madame du Barry's own doings are left out only as far as her next card: while she acts nobody has a choice to judge.
"""

# guildhall: compiled
# ruff: noqa: SIM110 (generators are slow where loops are fast)

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from guildhall.core.arrays import bit
from guildhall.games.rococo.components.parts import EMPTY, HIRE_ROW, KINDS
from guildhall.games.rococo.rules.counting import staff
from guildhall.games.rococo.rules.exams import TAKE_EXAM_CARD

if TYPE_CHECKING:
    from guildhall.games.rococo.state import Rococo


def round_is_new(state: Rococo, since: Rococo) -> bool:
    """Whether everything on offer has just been renewed."""
    return state.round != since.round


def garment_is_new(state: Rococo, since: Rococo, garment: i64) -> bool:
    """Whether a garment of the display was drawn: it was not there before, or in a space that is discarded."""
    if not round_is_new(state, since):
        return False
    for space in range(since.board.display - since.board.discard_spaces):
        if since.display[space] == garment:
            return False
    return True


def tile_is_new(state: Rococo, since: Rococo, space: i64) -> bool:
    """Whether a drawer's space was filled just now."""
    return state.drawers[space] != since.drawers[space]


def known_cards(state: Rococo, seat: i64, since: Rococo) -> i64:
    """All kinds that the seat could know to be its own now: an exam card that takes itself comes unseen."""
    if state is since:
        return bit(KINDS) - 1
    cards = staff(since, seat)
    for space in range(HIRE_ROW):
        if since.row[space] >= 0:
            cards |= bit(since.row[space])
    if state.jewelry:
        if seat < state.seats and since.special[seat] >= 0:
            cards |= bit(since.special[seat])
        if since.stack.kind() == TAKE_EXAM_CARD.kind and since.current == seat:
            cards |= since.exam_decks[since.stack.get(1)]
    return cards


def card_in_play(state: Rococo, seat: i64, since: Rococo) -> i64:
    """The card in play; -1 if it was played by another just now, for the last card of a hand plays itself."""
    if state is since or state.played < 0:
        return state.played
    if state.current == seat:
        return state.played if known_cards(state, seat, since) >> state.played & 1 else EMPTY
    return state.played if state.current == since.current and state.played == since.played else EMPTY
