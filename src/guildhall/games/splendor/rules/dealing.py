"""Setting up (SPL-SETUP), and dealing anew what a seat does not know."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from guildhall.core.arrays import filled
from guildhall.core.rng import Rng
from guildhall.games.splendor.components.packed import EACH, ONE
from guildhall.games.splendor.components.parts import (
    EMPTY,
    GOLD,
    HAND,
    LEVELS,
    SLOTS,
    deck_size,
    deck_start,
    level_of,
)
from guildhall.games.splendor.rules.reserving import draw

if TYPE_CHECKING:
    from guildhall.games.splendor.state import Splendor


def lay_supply(state: Splendor) -> None:
    """The gems for so many seats, and five gold (SPL-SETUP-04)."""
    gems: i64 = 4 if state.seats == 2 else 5 if state.seats == 3 else 7
    state.bank = gems * EACH + 5 * ONE[GOLD]


def deal(state: Splendor, rng: Rng) -> None:
    """Shuffle the decks and nobles and lay the table out (SPL-SETUP-01 to -03)."""
    for level in range(LEVELS):
        size = deck_size(level)
        start = deck_start(level)
        deck = filled(size, 0)
        for i in range(size):
            deck[i] = start + i
        rng.shuffle(deck)
        for i in range(size):
            state.decks[start + i] = deck[i]
        state.left[level] = size
    for slot in range(SLOTS):
        state.table[slot] = draw(state, level_of(slot))
    nobles = filled(len(state.parts.noble_points), 0)
    for noble in range(i64(len(nobles))):
        nobles[noble] = noble
    rng.shuffle(nobles)
    for slot in range(state.seats + 1):
        state.nobles[slot] = nobles[slot]


def determinize(state: Splendor, seat: i64, rng: Rng) -> Splendor:
    """The decks and the cards others drew unseen are dealt anew, each within its level."""
    world = state.copy()
    decks = state.decks[:]
    world.decks = decks
    seen = cards_seen(state, seat)
    for level in range(LEVELS):
        start = deck_start(level)
        end = start
        for card in range(start, start + deck_size(level)):
            if seen[card] == EMPTY:
                decks[end] = card
                end += 1
        rng.shuffle_part(decks, start, end)
        at = start + state.left[level]
        if at < end:
            for place in range(state.seats * HAND):
                if is_unseen(state, seat, place) and state.parts.level[state.reserved[place]] == level:
                    world.reserved[place] = decks[at]
                    at += 1
    return world


def cards_seen(state: Splendor, seat: i64) -> vec[i64]:
    """For every card a number, which is EMPTY where this seat has not seen it."""
    seen = state.owner[:]
    for card in state.table:
        if card != EMPTY:
            seen[card] = 0
    reserved = state.reserved
    for place in range(state.seats * HAND):
        if reserved[place] != EMPTY and not is_unseen(state, seat, place):
            seen[reserved[place]] = 0
    return seen


def is_unseen(state: Splendor, seat: i64, place: i64) -> bool:
    """Whether another seat reserved a card there that this one has not seen (SPL-RES-05)."""
    return state.blind[place] == 1 and not seat * HAND <= place < seat * HAND + HAND
