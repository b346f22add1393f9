"""What the greedy bot thinks of a position, and the quick choices of a playout."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from guildhall.core.rng import Rng
from guildhall.core.state import Moves
from guildhall.games.splendor.components.packed import count, gold_of, lacking, total
from guildhall.games.splendor.components.parts import COLOURS, EMPTY, HAND, SLOTS
from guildhall.games.splendor.rules.buying import card_of
from guildhall.games.splendor.rules.verbs import BUY, PASS, TAKE

if TYPE_CHECKING:
    from guildhall.games.splendor.state import Splendor


def appraise(state: Splendor, seat: i64) -> float:
    """A seat's own standing less the best of the others'."""
    rival = -1000.0
    for other in range(state.seats):
        if other != seat:
            worth = standing(state, other, False)
            if worth > rival:
                rival = worth
    return standing(state, seat, True) - 0.6 * rival


def standing(state: Splendor, seat: i64, own: bool) -> float:
    """Points, engine, tokens, and how near the good cards and nobles are."""
    parts = state.parts
    points = float(state.points[seat])
    worth = 4.0 * points
    if state.points[seat] >= state.target:
        worth += 100.0
    tokens = state.tokens[seat]
    bonuses = state.bonuses[seat]
    worth += 3.2 * float(total(bonuses))
    for colour in range(COLOURS):
        gems = float(count(tokens, colour))
        worth += 0.55 * gems - 0.05 * (gems * gems)
    gold = gold_of(tokens)
    worth += 0.9 * float(gold)
    if total(tokens) > 8:
        worth -= 0.3 * float(total(tokens) - 8)
    worth += prospects(state, seat, own)
    for slot in range(state.seats + 1):
        noble = state.nobles[slot]
        if noble >= 0 and state.noble_owner[slot] < 0:
            worth += 6.0 / float(1 + lacking(parts.wish[noble], bonuses))
    for i in range(i64(3)):
        if state.reserved[seat * 3 + i] >= 0:
            worth -= 0.8
    return worth


def prospects(state: Splendor, seat: i64, own: bool) -> float:
    """The best card in reach and half of the second, on the table or in hand."""
    table = state.table
    reserved = state.reserved
    blind = state.blind
    price = state.parts.price
    points = state.parts.points
    have = state.tokens[seat] + state.bonuses[seat]
    gold = gold_of(state.tokens[seat])
    best = 0.0
    second = 0.0
    for place in range(SLOTS + HAND):
        in_hand = place >= SLOTS
        at = seat * HAND + place - SLOTS
        card = reserved[at] if in_hand else table[place]
        if card == EMPTY or (in_hand and not own and blind[at]):
            continue
        lack = lacking(price[card], have) - gold
        if lack < 0:
            lack = 0
        value = (3.0 + 3.5 * float(points[card])) / float(2 + lack * lack)
        if in_hand:
            value *= 1.1
        if value > best:
            second = best
            best = value
        elif value > second:
            second = value
    return best + 0.5 * second


def rollout_move(state: Splendor, seat: i64, moves: Moves, rng: Rng) -> i64:
    """Buy the card worth most if any can be bought; else mostly take gems, now and then reserve."""
    items = moves.items
    count = moves.count
    points = state.parts.points
    last_take = TAKE.end - 1
    first_buy = BUY.first
    last_buy = PASS.first - 1
    takes: i64 = 0
    while takes < count and items[takes] <= last_take:  # they stand first
        takes += 1
    best: i64 = -1
    most: i64 = -1
    for i in range(takes, count):
        action = items[i]
        if first_buy <= action <= last_buy:
            value = points[card_of(state, seat, action)] * 8 + rng.below(8)
            if value > most:
                most = value
                best = action
    if best >= 0:
        return best
    action = items[rng.below(count)]
    if takes > 0 and action > last_take and rng.below(4) > 0:
        return items[rng.below(takes)]
    return action
