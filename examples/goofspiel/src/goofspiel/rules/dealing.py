"""Setting up (GOP-SETUP), and dealing anew what a seat does not know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.core.arrays import numbers
from guildhall.core.rng import Rng
from mypy_extensions import i64

from goofspiel.components.parts import NONE, RANKS

if TYPE_CHECKING:
    from goofspiel.state import Goofspiel


def deal(state: Goofspiel, rng: Rng) -> None:
    """Shuffle the prizes and give everybody a suit, or as many cards of a deck of one suit more than seats."""
    for place, prize in enumerate(rng.shuffled(list(range(state.size)))):
        state.prizes[place] = prize
    state.pot = state.prizes[0] + 1
    if state.dealt:
        deck = rng.shuffled([card for card in range(state.size) for _ in range(state.seats + 1)])
    else:
        deck = [card for _ in range(state.seats) for card in range(state.size)]
    for place in range(state.seats * state.size):
        state.hands[place // state.size * RANKS + deck[place]] += 1
    for place in range(state.seats * state.size, len(deck)):
        state.aside[deck[place]] += 1


def determinize(state: Goofspiel, seat: i64, rng: Rng) -> Goofspiel:
    """The prizes to come, and whatever the others may hold or have bid."""
    world = state.copy()
    coming = rng.shuffled(sorted(list(state.prizes)[state.round + 1 : state.size]))
    world.prizes = numbers([*list(state.prizes)[: state.round + 1], *coming, *[NONE] * (RANKS - state.size)])
    others = [other for other in range(state.seats) if other != seat]
    for group in [others] if state.dealt else [[other] for other in others]:
        unknown = [card for other in group for card in held(state, other)]
        deck = rng.shuffled(sorted(unknown + (counted(list(state.aside)) if state.dealt else [])))
        for other in group:
            if state.bids[other] != NONE:
                world.bids[other] = deck.pop()
            count = sum(list(state.hands)[other * RANKS : other * RANKS + RANKS])
            for card in range(RANKS):
                world.hands[other * RANKS + card] = deck[:count].count(card)
            deck = deck[count:]
        if state.dealt:
            for card in range(RANKS):
                world.aside[card] = deck.count(card)
    return world


def held(state: Goofspiel, seat: int) -> list[int]:
    """The cards of a seat, with the one that lies face down."""
    cards = counted(list(state.hands)[seat * RANKS : seat * RANKS + RANKS])
    return cards if state.bids[seat] == NONE else [*cards, int(state.bids[seat])]


def counted(counts: list[i64]) -> list[int]:
    """The cards that counts by rank stand for, ascending."""
    return [card for card in range(RANKS) for _ in range(counts[card])]
