"""A turn: one action, and passing when none is possible (SPL-TURN)."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from guildhall.core.arrays import listed
from guildhall.core.decision import ASKED, Decision, Shown, shown
from guildhall.core.rule import LEGAL, rule
from guildhall.core.state import Moves
from guildhall.games.splendor.components.packed import gold_of, lacking, unpacked
from guildhall.games.splendor.components.parts import COLOURS, EMPTY, HAND, SLOTS, STUCK
from guildhall.games.splendor.rules.buying import buy, mark_buy, show_buy, why_not_buy
from guildhall.games.splendor.rules.ending import end_turn, tell
from guildhall.games.splendor.rules.reserving import has_room, mark_reserve, reserve, show_reserve, why_not_reserve
from guildhall.games.splendor.rules.taking import show_take, take, take_moves, why_not_take
from guildhall.games.splendor.rules.verbs import BUY, BUY_RESERVED, PASS, RESERVE, RESERVE_BLIND, TAKE, TAKEN, VERBS

if TYPE_CHECKING:
    from guildhall.games.splendor.state import Splendor

CAN_ACT: Final[i64] = rule("SPL-TURN-02")


@final
class Act(Decision["Splendor"]):
    """The action of a turn: take, reserve, buy; pass only if nothing else can be done (SPL-TURN-01, -02)."""

    def carry_on(self, state: Splendor, seat: i64) -> i64:
        return ASKED

    def moves(self, state: Splendor, seat: i64, out: Moves) -> None:
        before = out.count
        out.make_room(VERBS.count + 1)
        take_moves(state, out)
        card_moves(state, seat, out)
        if out.count == before:
            out.add(PASS.first)

    def why_not(self, state: Splendor, seat: i64, action: i64) -> i64:
        if action < TAKE.end:
            return why_not_take(state, action)
        if action < BUY.first:
            return why_not_reserve(state, seat, action)
        if action < PASS.first:
            return why_not_buy(state, seat, action)
        if action == PASS.first:
            return LEGAL if self.is_stuck(state, seat) else CAN_ACT
        return self.otherwise

    def apply(self, state: Splendor, seat: i64, action: i64) -> None:
        if action == PASS.first:
            pass_turn(state, seat)
            return
        state.passes = 0
        if action < TAKE.end:
            take(state, seat, action)
        elif action < BUY.first:
            reserve(state, seat, action)
        else:
            buy(state, seat, action)

    def is_stuck(self, state: Splendor, seat: i64) -> bool:
        """Whether nothing but passing can be done."""
        out = Moves()
        self.moves(state, seat, out)
        return out.count == 1 and out.get(0) == PASS.first

    def candidates(self, state: Splendor, seat: i64) -> list[int]:
        """All takes, all cards that lie there, all of one's hand."""
        found = TAKE.all()
        found += [int(RESERVE.at(slot)) for slot in range(SLOTS) if state.table[slot] != EMPTY]
        found += RESERVE_BLIND.all()
        found += [int(BUY.at(slot)) for slot in range(SLOTS) if state.table[slot] != EMPTY]
        found += [int(BUY_RESERVED.at(i)) for i in range(HAND) if state.reserved[seat * HAND + i] != EMPTY]
        return [*found, int(PASS.first)]

    def prompt(self, state: Splendor, seat: i64) -> tuple[str, dict[str, Any]]:
        """What is open, so that nothing else is named: stacks to take from, cards to buy, things to reserve."""
        out = Moves()
        self.moves(state, seat, out)
        if out.count == 1 and out.get(0) == PASS.first:
            return "splendor-prompt-pass", {}
        taken: i64 = 0
        buys, reserves = 0, 0
        for i in range(out.count):
            action = out.get(i)
            if TAKE.has(action):
                taken |= TAKEN[TAKE.a(action)]
            elif BUY.has(action) or BUY_RESERVED.has(action):
                buys += 1
            else:
                reserves += 1
        takes = sum([1 for amount in unpacked(taken, COLOURS) if amount > 0])
        last = int(any(points >= state.target for points in listed(state.points)))
        return "splendor-prompt-action", {"takes": takes, "buys": buys, "reserves": reserves, "last": last}

    def shows(self, state: Splendor, seat: i64, action: i64) -> Shown:
        mark = self.mark(state, seat, action)
        kept = state.parts.shown.find(mark)
        return state.parts.shown.keep(mark, self.made(state, seat, action)) if kept is None else kept

    def made(self, state: Splendor, seat: i64, action: i64) -> Shown:
        if action < TAKE.end:
            return show_take(state, action)
        if action < BUY.first:
            return show_reserve(state, action)
        if action < PASS.first:
            return show_buy(state, seat, action)
        return shown(state, action)

    def mark(self, state: Splendor, seat: i64, action: i64) -> i64:
        """The action, and whatever else decides what it shows."""
        if TAKE.end <= action < BUY.first:
            return mark_reserve(state, action) << 7 | action
        if BUY.first <= action < PASS.first:
            return mark_buy(state, seat, action) << 7 | action
        return action


def card_moves(state: Splendor, seat: i64, out: Moves) -> None:
    """What can be reserved, and what gems, bonuses and gold can pay.

    `out` has room for it all: an action is written down first and counted if it is legal, which is quicker than to ask.
    """
    price = state.parts.price
    items = out.items
    count = out.count
    gold = gold_of(state.tokens[seat])
    have = state.tokens[seat] + state.bonuses[seat]
    may_reserve: i64 = 1 if has_room(state, seat) else 0
    reserving = RESERVE.first
    buying = BUY.first
    for card in state.table:
        if card != EMPTY:
            items[count] = reserving
            count += may_reserve
            items[count] = buying
            if lacking(price[card], have) <= gold:
                count += 1
        reserving += 1
        buying += 1
    reserved = state.reserved
    buying = BUY_RESERVED.first
    for place in range(seat * HAND, seat * HAND + HAND):
        card = reserved[place]
        if card == EMPTY:
            break
        items[count] = buying
        if lacking(price[card], have) <= gold:
            count += 1
        buying += 1
    if may_reserve == 1:
        reserving = RESERVE_BLIND.first
        for left in state.left:
            if left > 0:
                items[count] = reserving
                count += 1
            reserving += 1
    out.count = count


def pass_turn(state: Splendor, seat: i64) -> None:
    """Nothing can be done; when all pass in a row the game is stuck (SPL-TURN-03)."""
    state.passes += 1
    tell(state, "pass", seat, {})
    if state.passes == state.seats:
        state.over = STUCK
        return
    end_turn(state, seat)


ACT: Final = Act("action", "SPL-TURN-01")
