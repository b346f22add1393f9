"""Reserving a card, face up or unseen from a deck, and the gold that comes with it (SPL-RES)."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from guildhall.core.decision import Shown, shown
from guildhall.core.rule import LEGAL, rule, short
from guildhall.core.state import Event
from guildhall.games.splendor.components.packed import ONE, gold_of
from guildhall.games.splendor.components.parts import EMPTY, GOLD, HAND, deck_start, level_of
from guildhall.games.splendor.rules.ending import end_turn
from guildhall.games.splendor.rules.verbs import RESERVE, RESERVE_BLIND

if TYPE_CHECKING:
    from guildhall.games.splendor.state import Splendor

NO_CARD: Final[i64] = rule("SPL-RES-01")
HAND_IS_FULL: Final[i64] = rule("SPL-RES-02")


def why_not_reserve(state: Splendor, seat: i64, action: i64) -> i64:
    if not has_room(state, seat):
        return short(HAND_IS_FULL, HAND, HAND)
    if RESERVE.has(action):
        there = state.table[RESERVE.a(action)] != EMPTY
    else:
        there = state.left[RESERVE_BLIND.a(action)] > 0
    return LEGAL if there else NO_CARD


def has_room(state: Splendor, seat: i64) -> bool:
    """Whether a seat may reserve another card (SPL-RES-02)."""
    return state.reserved[seat * HAND + HAND - 1] == EMPTY


def draw(state: Splendor, level: i64) -> i64:
    """The top card of a deck, or EMPTY (SPL-FILL-01)."""
    decks_left = state.left
    left = decks_left[level] - 1
    if left < 0:
        return EMPTY
    decks_left[level] = left
    return state.decks[deck_start(level) + left]


def reserve(state: Splendor, seat: i64, action: i64) -> None:
    hand = state.reserved
    at = seat * HAND
    while hand[at] != EMPTY:
        at += 1
    gold = gold_of(state.bank) > 0
    if RESERVE.has(action):
        slot = action - RESERVE.first
        card = state.table[slot]
        state.table[slot] = draw(state, level_of(slot))
        state.blind[at] = 0
    else:
        card = draw(state, action - RESERVE_BLIND.first)
        state.blind[at] = 1
    hand[at] = card
    if gold:  # SPL-RES-03
        state.bank -= ONE[GOLD]
        state.tokens[seat] += ONE[GOLD]
    if state.events is not None:
        tell_reserve(state, seat, action, card, gold)
    end_turn(state, seat)


def tell_reserve(state: Splendor, seat: i64, action: i64, card: i64, gold: bool) -> None:
    if state.events is None:
        return
    args: dict[str, Any] = {"seat": int(seat), "level": int(state.parts.level[card]) + 1, "gold": int(gold)}
    name = state.parts.card_names[card]
    if RESERVE.has(action):
        state.events.append(Event("splendor-log-reserve", {**args, "card": name}))
    else:
        state.events.append(Event("splendor-log-reserve-blind", {**args, "card": ""}, int(seat), {"card": name}))


def show_reserve(state: Splendor, action: i64) -> Shown:
    card = state.table[RESERVE.a(action)] if RESERVE.has(action) else EMPTY
    thing = f"level:{int(RESERVE_BLIND.a(action)) + 1}" if RESERVE_BLIND.has(action) else ""
    if card != EMPTY:
        thing = f"card:{state.parts.card_names[card]}"
    return shown(state, action, thing, gain={"o": int(gold_of(state.bank) > 0)})


def mark_reserve(state: Splendor, action: i64) -> i64:
    """What it shows depends on the card and on whether there is gold."""
    card = state.table[RESERVE.a(action)] if RESERVE.has(action) else EMPTY
    gold: i64 = 1 if gold_of(state.bank) > 0 else 0
    return (card + 1) << 1 | gold
