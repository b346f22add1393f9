"""The decision at hand, and where in the match it is: a turn has several choices, and each is judged by itself."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from guildhall.core.arrays import bit
from guildhall.core.features import note, note_of
from guildhall.core.state import Moves
from guildhall.games.rococo.bots.stock import sum_of
from guildhall.games.rococo.components.holdings import HAND
from guildhall.games.rococo.components.parts import KINDS, PHASE_ACTIONS
from guildhall.games.rococo.components.sets import lowest_of, size_of
from guildhall.games.rococo.features.parts import (
    BONUS_ROW,
    BONUS_TO_COME,
    EXAM_CARD,
    FAVOR,
    GARMENT_HERE,
    HER_CARD,
    HER_HAND,
    HER_LEVEL,
    MAKER,
    OPTIONS,
    PENDING,
    PLACE,
    PLAYED,
    ROUND,
    TILE_HERE,
    TO_CHOOSE,
    TO_PAY,
    WAITING,
    away_of,
)
from guildhall.games.rococo.features.veil import card_in_play
from guildhall.games.rococo.rules.acquiring import DECIDE_TILE
from guildhall.games.rococo.rules.acting import ACT
from guildhall.games.rococo.rules.bonuses import BONUS
from guildhall.games.rococo.rules.du_barry import HER_CARD as HER_TURN
from guildhall.games.rococo.rules.exams import TAKE_EXAM_CARD
from guildhall.games.rococo.rules.her_garments import HER_PLACE
from guildhall.games.rococo.rules.jewels import BUY_JEWEL
from guildhall.games.rococo.rules.paying import PAY_GARMENT
from guildhall.games.rococo.rules.renting import PLACE_GARMENT, RENT_OR_SELL, rank_of
from guildhall.games.rococo.rules.tailoring import CHOOSE_DISCOUNT
from guildhall.games.rococo.rules.turns import TURN_BONUS

if TYPE_CHECKING:
    from guildhall.games.rococo.state import Rococo

KINDS_OF_CHOICE: Final[i64] = 32


def see_match(state: Rococo, seat: i64, out: Moves) -> None:
    """Options, the round, who starts it, and the Queen's favor."""
    from_first = seat - state.first
    if from_first < 0:
        from_first += state.sides
    note_of(out, PLACE, state.seats - 1, 4, from_first)
    if state.classic:
        note(out, OPTIONS, 0)
    if state.jewelry:
        note(out, OPTIONS, 1)
    if state.luxury:
        note(out, OPTIONS, 2)
    if state.festive:
        note(out, OPTIONS, 3)
    if state.exclusive:
        note(out, OPTIONS, 4)
    if state.her >= 0:
        decks = i64(3) if state.jewelry else i64(0)
        for level in range(i64(3)):
            if state.parts.her_decks[decks + level] == state.her_deck:
                note(out, HER_LEVEL, level)
        note(out, HER_HAND, size_of(state.her_hand))
    note(out, ROUND, state.round)
    note(out, FAVOR, 1 + away_of(state, state.favor, seat) if state.favor >= 0 else 0)


def see_turn(state: Rococo, seat: i64, since: Rococo, out: Moves) -> None:
    if state.phase != PHASE_ACTIONS:
        note_of(out, PENDING, away_of(state, state.mover(), seat), 0, 0)
        missing = state.board.hand_cards - size_of(state.own[HAND + seat])
        note(out, TO_CHOOSE, 1 + missing if not state.ready >> seat & 1 else 0)
        return
    kind = state.stack.kind()
    note_of(out, PENDING, away_of(state, state.current, seat), KINDS_OF_CHOICE - 1, kind)
    see_frame(state, seat, since, kind, out)
    waiting: i64 = 0
    for level in range(i64(1), state.stack.depth):
        waiting |= bit(state.stack.kind_at(level))
    played = card_in_play(state, seat, since)
    if played >= 0:
        note_of(out, PLAYED, played, 1, 0 if state.current == seat else 1)
        if kind == ACT.kind or waiting >> TURN_BONUS.kind & 1:
            note(out, BONUS_TO_COME, played)
    while waiting:
        note(out, WAITING, lowest_of(waiting))
        waiting &= waiting - 1


def see_frame(state: Rococo, seat: i64, since: Rococo, kind: i64, out: Moves) -> None:
    """What the decision on top is about."""
    stack = state.stack
    if kind == BONUS.kind:
        note(out, BONUS_ROW, stack.get(1))
    elif kind == DECIDE_TILE.kind:
        if stack.get(2) == 0 or (state.current == seat and state is since):  # what is drawn is its owner's secret
            note(out, TILE_HERE, face_of(state, stack.get(1)))
    elif kind == CHOOSE_DISCOUNT.kind:
        note(out, GARMENT_HERE, state.display[stack.get(1)])
        note(out, MAKER, rank_of(stack.get(2)))
    elif kind == PAY_GARMENT.kind:
        note(out, GARMENT_HERE, state.display[stack.get(3)])
        note(out, MAKER, rank_of(stack.get(4)))
        note(out, TO_PAY, sum_of(stack.get(1)))
    elif kind == RENT_OR_SELL.kind or kind == BUY_JEWEL.kind or kind == PLACE_GARMENT.kind:
        note(out, GARMENT_HERE, stack.get(1))
        note(out, MAKER, rank_of(stack.get(2)))
    elif kind == TAKE_EXAM_CARD.kind:
        if state.current == seat and state is since:
            for card in range(KINDS):
                if state.exam_decks[stack.get(1)] >> card & 1:
                    note(out, EXAM_CARD, card)
    elif state is since:
        if kind == HER_TURN.kind:
            note(out, HER_CARD, stack.get(1))
        elif kind == HER_PLACE.kind:
            note(out, GARMENT_HERE, stack.get(1))
            note(out, HER_CARD, stack.get(2))


def face_of(state: Rococo, tile: i64) -> i64:
    """The first tile that looks the same."""
    return lowest_of(state.parts.tile_twins[tile] | bit(tile))
