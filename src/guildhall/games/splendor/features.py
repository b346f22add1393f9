"""What a seat may know of a position of Splendor, as features that are on or off (`core/features.py`).

The most telling ones are about things, not places: “card 2b4 lies there, and this player lacks two gems for it”.
"""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from guildhall.core.features import MOST_ON, Features, at_most
from guildhall.core.state import Moves
from guildhall.games.splendor.components.packed import count, gold_of, lacking, total
from guildhall.games.splendor.components.parts import CARDS, COLOURS, EMPTY, HAND, LEVELS, SLOTS, TOKENS
from guildhall.games.splendor.rules.verbs import BUY, BUY_RESERVED, RESERVE

if TYPE_CHECKING:
    from guildhall.games.splendor.state import Splendor

MOST_GEMS: Final[i64] = 7
MOST_LACKING: Final[i64] = 5
MOST_TO_GO: Final[i64] = 21
MOST_CARDS: Final[i64] = 20
MOST_HELD: Final[i64] = 13
LEAST_TARGET: Final[i64] = 10
ACTIONS: Final[i64] = 100
"""From this number on a meaning is a card to reserve, then one to buy, then one to buy from hand."""

FEATURES: Final = Features(seats=4, spread=5, misjudging=1.6)
# of the table
PHASE: Final = FEATURES.part("phase", 4, 4)
"""Who is to act, counted from the seat, and what is asked."""
PLACE: Final = FEATURES.part("place", 3, 4)
"""How many play, and where in the round the seat is."""
TARGET: Final = FEATURES.part("target", 12)
SMALL_TAKES: Final = FEATURES.part("small_takes", 1)
SUPPLY: Final = FEATURES.part("supply", 6, 8)
DECK_IS_EMPTY: Final = FEATURES.part("deck_is_empty", 3)
DRAWN: Final = FEATURES.part("drawn", 12)
"""Slots whose card is yet to be seen."""
# of the seat alone
ENGINE: Final = FEATURES.part("engine", 90, 8)
"""Cards on the table and in hand, and how many tokens each takes beside the bonuses."""
# of each player
OWN_TOKENS: Final = FEATURES.part("tokens", 4, 6, 8)
BONUSES: Final = FEATURES.part("bonuses", 4, 5, 8)
TO_GO: Final = FEATURES.part("to_go", 4, 22)
"""Points up to the target."""
CARDS_BOUGHT: Final = FEATURES.part("cards_bought", 4, 21)
TOKENS_HELD: Final = FEATURES.part("tokens_held", 4, 14)
ON_TABLE: Final = FEATURES.part("on_table", 4, 90, 6)
"""Cards on the table, and how many gems the player lacks for each."""
IN_HAND: Final = FEATURES.part("in_hand", 4, 90, 6)
HAND_SIZE: Final = FEATURES.part("hand_size", 4, 4)
UNSEEN: Final = FEATURES.part("unseen", 4, 3, 3)
"""Reserved cards that the seat has not seen: place in hand and level."""
NOBLES: Final = FEATURES.part("nobles", 4, 10, 8)
"""Nobles that are there, and how many bonuses the player lacks for each."""


def features(state: Splendor, seat: i64, since: Splendor, out: Moves) -> None:
    """Those that are on in a seat's eyes, without what was drawn after the position `since`."""
    out.clear()
    out.make_room(i64(MOST_ON))
    see_table(state, seat, since, out)
    see_engine(state, seat, since, out)
    for away in range(state.seats):
        player = seat + away
        if player >= state.seats:
            player -= state.seats
        see_player(state, player, away, out)
        see_cards(state, player, away, since, out)
        see_nobles(state, player, away, out)


def see_table(state: Splendor, seat: i64, since: Splendor, out: Moves) -> None:
    away = state.seat - seat
    if away < 0:
        away += state.seats
    kind = state.stack.kind()
    out.add(PHASE.first + away * PHASE.row + (kind if kind > 0 else i64(0)))
    out.add(PLACE.first + (state.seats - 2) * PLACE.row + seat)
    out.add(TARGET.first + state.target - LEAST_TARGET)
    if state.small_takes:
        out.add(SMALL_TAKES.first)
    for colour in range(TOKENS):
        out.add(SUPPLY.first + (colour << 3) + at_most(count(state.bank, colour), MOST_GEMS))
    for level in range(LEVELS):
        if state.left[level] == 0:
            out.add(DECK_IS_EMPTY.first + level)
    for slot in range(SLOTS):
        if state.table[slot] != since.table[slot] and state.table[slot] != EMPTY:
            out.add(DRAWN.first + slot)


def see_engine(state: Splendor, seat: i64, since: Splendor, out: Moves) -> None:
    price = state.parts.price
    bonuses = state.bonuses[seat]
    first = ENGINE.first
    for slot in range(SLOTS):
        card = state.table[slot]
        if card != EMPTY and card == since.table[slot]:
            out.add(first + (card << 3) + at_most(lacking(price[card], bonuses), MOST_GEMS))
    for place in range(seat * HAND, seat * HAND + HAND):
        card = state.reserved[place]
        if card != EMPTY and not just_drawn(state, place, since):
            out.add(first + (card << 3) + at_most(lacking(price[card], bonuses), MOST_GEMS))


def see_player(state: Splendor, player: i64, away: i64, out: Moves) -> None:
    """Tokens, bonuses and points."""
    tokens = state.tokens[player]
    bonuses = state.bonuses[player]
    first = OWN_TOKENS.first + away * OWN_TOKENS.row
    for colour in range(TOKENS):
        out.add(first + (colour << 3) + at_most(count(tokens, colour), MOST_GEMS))
    first = BONUSES.first + away * BONUSES.row
    for colour in range(COLOURS):
        out.add(first + (colour << 3) + at_most(count(bonuses, colour), MOST_GEMS))
    to_go = state.target - state.points[player]
    if to_go < 0:
        to_go = 0
    out.add(TO_GO.first + away * TO_GO.row + at_most(to_go, MOST_TO_GO))
    out.add(CARDS_BOUGHT.first + away * CARDS_BOUGHT.row + at_most(total(bonuses), MOST_CARDS))
    out.add(TOKENS_HELD.first + away * TOKENS_HELD.row + at_most(total(tokens), MOST_HELD))


def see_cards(state: Splendor, player: i64, away: i64, since: Splendor, out: Moves) -> None:
    """The cards on the table and in hand, and how near the player is to each."""
    price = state.parts.price
    tokens = state.tokens[player]
    have = tokens + state.bonuses[player]
    gold = gold_of(tokens)
    table = state.table
    before = since.table
    first = ON_TABLE.first + away * ON_TABLE.row
    for slot in range(SLOTS):
        card = table[slot]
        if card != EMPTY and card == before[slot]:
            out.add(first + card * 6 + out_of_reach(price[card], have, gold))
    first = IN_HAND.first + away * IN_HAND.row
    size: i64 = 0
    for place in range(player * HAND, player * HAND + HAND):
        card = state.reserved[place]
        if card == EMPTY:
            continue
        if state.blind[place] and (away > 0 or just_drawn(state, place, since)):
            out.add(UNSEEN.first + away * UNSEEN.row + size * 3 + state.parts.level[card])
        else:
            out.add(first + card * 6 + out_of_reach(price[card], have, gold))
        size += 1
    out.add(HAND_SIZE.first + away * HAND_SIZE.row + size)


def out_of_reach(price: i64, have: i64, gold: i64) -> i64:
    """How many gems are lacking when all gold is spent, up to a number."""
    lack = lacking(price, have) - gold
    if lack < 0:
        return 0
    return at_most(lack, MOST_LACKING)


def see_nobles(state: Splendor, player: i64, away: i64, out: Moves) -> None:
    first = NOBLES.first + away * NOBLES.row
    bonuses = state.bonuses[player]
    for slot in range(state.seats + 1):
        noble = state.nobles[slot]
        if noble != EMPTY and state.noble_owner[slot] == EMPTY:
            out.add(first + (noble << 3) + at_most(lacking(state.parts.wish[noble], bonuses), MOST_GEMS))


def just_drawn(state: Splendor, place: i64, since: Splendor) -> bool:
    """Whether the card reserved there came unseen from a deck after `since`."""
    if not state.blind[place] or state.reserved[place] == since.reserved[place]:
        return False
    card = state.reserved[place]
    other = place // HAND * HAND
    end = other + HAND
    while other < end and since.reserved[other] != card:
        other += 1
    return other == end


def meaning(state: Splendor, seat: i64, action: i64) -> i64:
    """What an action is about in any world: the card instead of its slot."""
    from_table = RESERVE.has(action) or BUY.has(action)
    if from_table:
        buys = BUY.has(action)
        slot = action - (BUY.first if buys else RESERVE.first)
        return ACTIONS + state.table[slot] + (CARDS if buys else i64(0))
    if BUY_RESERVED.has(action):
        return ACTIONS + CARDS + CARDS + state.reserved[seat * HAND + action - BUY_RESERVED.first]
    return action
