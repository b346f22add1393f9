"""Setting up (SPL-SETUP), and dealing anew what a seat does not know."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from guildhall.core.arrays import filled
from guildhall.core.rng import Rng
from guildhall.games.splendor.components.parts import (
    EMPTY,
    GOLD,
    HAND,
    LEVELS,
    SLOTS,
    TOKENS,
    deck_size,
    deck_start,
)
from guildhall.games.splendor.rules.reserving import draw

if TYPE_CHECKING:
    from guildhall.games.splendor.state import Splendor


def lay_supply(state: Splendor) -> None:
    """The gems for so many seats, and five gold (SPL-SETUP-04)."""
    gems: i64 = 4 if state.seats == 2 else 5 if state.seats == 3 else 7
    for colour in range(TOKENS):
        state.bank[colour] = gems
    state.bank[GOLD] = 5


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
        state.table[slot] = draw(state, slot // 4)
    nobles = filled(len(state.parts.noble_points), 0)
    for noble in range(i64(len(nobles))):
        nobles[noble] = noble
    rng.shuffle(nobles)
    for slot in range(state.seats + 1):
        state.nobles[slot] = nobles[slot]


def determinize(state: Splendor, seat: i64, rng: Rng) -> Splendor:
    """The decks and the cards others drew unseen are dealt anew, each within its level."""
    world = state.copy()
    world.decks = state.decks[:]
    for level in range(LEVELS):
        start = deck_start(level)
        left = state.left[level]
        unseen = filled(deck_size(level), 0)
        for i in range(left):
            unseen[state.decks[start + i] - start] = 1
        for i in range(state.seats * HAND):
            if unknown(state, seat, i, level):
                unseen[state.reserved[i] - start] = 1
        pool = filled(deck_size(level), 0)
        size: i64 = 0
        for i in range(deck_size(level)):
            if unseen[i]:
                pool[size] = start + i
                size += 1
        pool = pool[:size]
        rng.shuffle(pool)
        for i in range(left):
            world.decks[start + i] = pool[i]
        at = left
        for i in range(state.seats * HAND):
            if unknown(state, seat, i, level):
                world.reserved[i] = pool[at]
                at += 1
    return world


def unknown(state: Splendor, seat: i64, place: i64, level: i64) -> bool:
    """Whether a reserved card is of this level and unknown to this seat."""
    card = state.reserved[place]
    return card != EMPTY and state.blind[place] == 1 and place // HAND != seat and state.parts.level[card] == level
