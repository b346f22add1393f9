"""A turn: which choices are open, what an action does, and running on to the next real choice (ROC-P3)."""

# guildhall: compiled
# ruff: noqa: SIM109 (generators and tuples are slow where loops and comparisons are fast)

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from guildhall.core.arrays import bit
from guildhall.core.state import Moves
from guildhall.games.rococo.components.parts import JOURNEYMAN, KINDS, MASTER, nth_of, size_of
from guildhall.games.rococo.rules.acquiring import (
    acquire_moves,
    decide_tile,
    gain_random_tile,
    take_from_drawer,
    tile_moves,
)
from guildhall.games.rococo.rules.bonuses import bonus_moves, placed, usable, use_bonus
from guildhall.games.rococo.rules.du_barry import carry_out, place_or_reveal
from guildhall.games.rococo.rules.frames import (
    BONUS,
    DISCOUNT,
    END_TURN,
    EXAM_CARD,
    EXAM_OVER,
    HER_CARD,
    HER_PLACE,
    JEWELLING,
    MAIN,
    OPEN_DECK,
    PAYING,
    PHASE_ACTIONS,
    PHASE_CHOOSE,
    PLACED,
    PLACING,
    PLAYING,
    REMOVE,
    RENTING,
    REWARD,
    TAILORED,
    TASK,
    TILE,
    TURN_BONUS,
    happened,
    made_by,
    rank_of,
)
from guildhall.games.rococo.rules.funding import fund, fund_moves, fund_price
from guildhall.games.rococo.rules.hiring import (
    claim_favor,
    depute_played,
    hire,
    hire_moves,
    hire_special,
    may_depute,
    remove_card,
)
from guildhall.games.rococo.rules.jewelry import (
    choose_task,
    exam_card_moves,
    exam_moves,
    finish_exam,
    jewel_moves,
    open_deck,
    sit_exam,
    tailor_task,
    take_exam_card,
    take_jewel,
)
from guildhall.games.rococo.rules.rounds import change, choose, confirm, end_turn, hand_is_full
from guildhall.games.rococo.rules.tailoring import (
    choose_discount,
    discount_moves,
    pay_tile,
    payment_moves,
    place,
    place_moves,
    rent_moves,
    rent_or_sell,
    reward,
    settle_payment,
    tailor,
    tailor_moves,
)
from guildhall.games.rococo.rules.verbs import (
    ACQUIRE,
    CHANGE,
    CHOOSE,
    CONFIRM,
    DECLINE,
    DEPUTE,
    EXAM,
    FAVOR,
    FUND,
    HIRE,
    HIRE_SPECIAL,
    JEWEL,
    MARK,
    NEXT,
    NO_ACTION,
    PAY_TILE,
    PLAY,
    TAILOR,
    TAKE,
)

if TYPE_CHECKING:
    from guildhall.games.rococo.state import Rococo


# -- what may be done ----------------------------------------------------------------------------------------------


def moves(s: Rococo, seat: i64, out: Moves) -> None:
    """All legal actions of a seat."""
    if s.phase == PHASE_CHOOSE:
        choice_moves(s, seat, out)
    elif s.phase == PHASE_ACTIONS and seat == s.mover():
        frame_moves(s, s.current, out)


def choice_moves(s: Rococo, seat: i64, out: Moves) -> None:
    """Phase 2: the missing cards one by one, then confirm or start over."""
    if s.ready >> seat & 1:
        return
    if hand_is_full(s, seat):
        out.add(CONFIRM)
        out.add(CHANGE)
        return
    for kind in range(KINDS):
        if s.supply[seat] >> kind & 1:
            out.add(CHOOSE + kind)


def frame_moves(s: Rococo, p: i64, out: Moves) -> None:
    """What the top frame asks for."""
    kind = s.stack.kind()
    if kind == MAIN:
        main_moves(s, p, out)
    elif kind == BONUS:
        bonus_moves(s, p, out)
    elif kind == TILE:
        tile_moves(s, out)
    elif kind == PLACING:
        place_moves(s, out)
    elif kind == PLAYING:
        for card in range(KINDS):
            if s.hand[p] >> card & 1:
                out.add(PLAY + card)
    elif kind == RENTING:
        rent_moves(s, out)
    elif kind == PAYING:
        payment_moves(s, p, out)
    elif kind == DISCOUNT:
        discount_moves(s, p, out)
    elif kind == JEWELLING:
        jewel_moves(s, p, s.stack.get(1), out)
    elif kind == TASK:
        out.add(MARK)
        out.add(MARK + 1)
    elif kind == EXAM_CARD:
        exam_card_moves(s, out)
    elif kind == HER_CARD or kind == HER_PLACE:
        out.add(NEXT)


def main_moves(s: Rococo, p: i64, out: Moves) -> None:
    """The main actions of the played card's rank that can be carried out now (ROC-P3-07, -08)."""
    rank = s.parts.rank[s.played]
    out.add(NO_ACTION)
    if rank >= JOURNEYMAN:
        if s.favor < 0:
            out.add(FAVOR)
        tailor_moves(s, p, made_by(rank, -1), out)
    acquire_moves(s, p, False, out)
    if rank == MASTER:
        hire_moves(s, p, out)
    if may_depute(s, p):
        out.add(DEPUTE)
    fund_moves(s, p, 0, out)
    exam_moves(s, p, out)


# -- doing it ------------------------------------------------------------------------------------------------------


def apply(s: Rococo, seat: i64, action: i64) -> None:
    """Do a legal action, then whatever follows without a choice."""
    if s.phase == PHASE_CHOOSE:
        if action == CONFIRM:
            confirm(s, seat)
        elif action == CHANGE:
            change(s, seat)
        else:
            choose(s, seat, action - CHOOSE)
    else:
        answer(s, s.current, action)
    run(s)


def answer(s: Rococo, p: i64, action: i64) -> None:
    """The answer to the top frame."""
    kind = s.stack.kind()
    if kind == PLAYING:
        play(s, p, action - PLAY)
    elif kind == MAIN:
        main_action(s, p, action)
    elif kind == BONUS:
        use_bonus(s, p, action)
    elif kind == TILE:
        decide_tile(s, p, action)
    elif kind == PLACING:
        place(s, p, action)
    elif kind == RENTING:
        rent_or_sell(s, p, action)
    elif kind == PAYING:
        pay_tile(s, p, action - PAY_TILE)
    elif kind == DISCOUNT:
        choose_discount(s, action)
    elif kind == JEWELLING:
        buy_jewel(s, p, action)
    elif kind == TASK:
        choose_task(s, p, action)
    elif kind == EXAM_CARD:
        take_exam_card(s, p, action - TAKE)
    elif kind == HER_CARD:
        carry_out(s)
    else:
        place_or_reveal(s)


def play(s: Rococo, p: i64, kind: i64) -> None:
    """A hand card comes into play, open to all."""
    s.stack.pop()
    s.hand[p] &= ~bit(kind)
    s.open_hand[p] &= ~bit(kind)
    s.secret[p] &= ~bit(kind)
    s.played = kind
    if s.events is not None:
        s.events.append(happened("play", p, s.her, {"card": s.parts.kind_ids[kind]}))
    s.stack.push(MAIN)


def main_action(s: Rococo, p: i64, action: i64) -> None:
    """The main action on top of what ends the turn: the bonus of the card, then its discarding (ROC-P3-06, -09)."""
    s.stack.pop()
    if action == DEPUTE:
        depute_played(s, p)
        return
    if EXAM <= action < EXAM + 2:
        sit_exam(s, p, action - EXAM)
        return
    rank = s.parts.rank[s.played]
    s.stack.push(END_TURN)
    s.stack.push(TURN_BONUS)
    if action == FAVOR:
        claim_favor(s, p, s.board.favor_livres)
    elif ACQUIRE <= action < TAILOR:
        take_from_drawer(s, p, action - ACQUIRE, False, rank)
    elif TAILOR <= action < HIRE:
        tailor(s, action - TAILOR, made_by(rank, -1))
    elif HIRE <= action < HIRE_SPECIAL:
        hire(s, p, action - HIRE)
    elif action == HIRE_SPECIAL:
        hire_special(s, p)
    elif FUND <= action < EXAM:
        fund(s, p, action - FUND, fund_price(s, action - FUND, 0), rank)


def buy_jewel(s: Rococo, p: i64, action: i64) -> None:
    """A jewel with the garment; of its colour, it brings a random tile (ROC-JB-06)."""
    garment = s.stack.get(1)
    s.stack.pop()
    if action != DECLINE:
        space = action - JEWEL
        if take_jewel(s, p, space, s.parts.jewel_price[space]) == s.parts.garment_colour[garment]:
            gain_random_tile(s, p)


# -- running on ----------------------------------------------------------------------------------------------------


def run(s: Rococo) -> None:
    """Carry out frames and answer what has one answer until a real choice is on top (ROC-DEC-33)."""
    out = Moves(64)
    while s.stack.depth > 0:
        kind = s.stack.kind()
        if kind >= REMOVE and kind < HER_CARD:
            carry_on(s, kind)
        elif kind == BONUS:
            if usable(s, s.current, s.stack.get(1), s.stack.get(2)):
                return
            s.stack.pop()
        elif kind == PAYING:
            if not settle_payment(s, s.current):
                return
        elif kind == TILE or kind == MAIN or kind == HER_CARD or kind == HER_PLACE or kind == TASK:
            return
        elif kind == PLAYING:
            if size_of(s.hand[s.current]) > 1:
                return
            play(s, s.current, nth_of(s.hand[s.current], 0))
        else:
            out.clear()
            frame_moves(s, s.current, out)
            if out.count > 1:
                return
            answer(s, s.current, out.items[0])


def carry_on(s: Rococo, kind: i64) -> None:
    """A frame that waits for nobody."""
    p = s.current
    first, second = s.stack.get(1), s.stack.get(2)
    s.stack.pop()
    if kind == TURN_BONUS:
        if s.played >= 0:
            s.stack.push(BONUS, s.played, 0)
    elif kind == END_TURN:
        end_turn(s)
    elif kind == REMOVE:
        remove_card(s, p, first)
    elif kind == REWARD:
        reward(s, p, first)
    elif kind == PLACED:
        placed(s, p, first)
    elif kind == TAILORED:
        tailor_task(s, p, first, rank_of(second))
    elif kind == OPEN_DECK:
        open_deck(s, p, first)
    elif kind == EXAM_OVER:
        finish_exam(s, p)
