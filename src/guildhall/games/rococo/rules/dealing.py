"""Set-up: decks, bags and starting goods (ROC-SETUP)."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from guildhall.core.arrays import bit
from guildhall.games.rococo.components.holdings import HELD_LACE, HELD_YARN, LIVRES, SUPPLY
from guildhall.games.rococo.components.parts import (
    COLOURS,
    FIRST_HIRE,
    FIRST_JOURNEYMAN,
    FIRST_SPECIAL,
    KINDS,
    START_CARDS,
)
from guildhall.games.rococo.components.sets import nth_of, size_of
from guildhall.games.rococo.rules.rounds import begin_round

if TYPE_CHECKING:
    from guildhall.games.rococo.state import Rococo


def deal(state: Rococo, by_lot: bool) -> None:
    """The whole set-up and phase 1 of round 1, up to the first choice."""
    fill_bags(state)
    state.deck = kinds_between(
        FIRST_HIRE, FIRST_JOURNEYMAN
    )  # ROC-SETUP-03: the level of a card is its place in the deck
    for seat in range(state.sides):
        state.own[SUPPLY + seat] = kinds_between(0, START_CARDS)
        state.own[HELD_LACE + seat] = state.board.lace
        state.own[HELD_YARN + seat] = state.board.yarn
        if seat != state.her:
            state.own[LIVRES + seat] = state.board.livres
    if state.jewelry:
        deal_jewelry_box(state)
    if state.her >= 0:
        state.first = state.her  # ROC-SOLO-03
    elif by_lot:
        state.first = state.rng.below(state.seats)
    begin_round(state)
    state.run_on()


def kinds_between(first: i64, end: i64) -> i64:
    return bit(end) - bit(first)


def fill_bags(state: Rococo) -> None:
    """All tiles of the modules in play; festive garments wait aside (ROC-SETUP-17 to -19)."""
    parts = state.parts
    state.tile_bag = parts.tiles_base
    state.garment_bag = parts.garments_base
    if state.luxury:
        state.tile_bag |= parts.tiles_luxury
        state.garment_bag |= parts.garments_luxury
    if state.festive:
        state.aside = parts.garments_festive
    if state.exclusive:
        state.garment_bag |= parts.garments_exclusive
        if state.jewelry:  # ROC-OPT-04
            state.garment_bag |= parts.garments_jewelled


def deal_jewelry_box(state: Rococo) -> None:
    """Exam decks, jewels, specialised Apprentices; two cards of each deck go unseen to the hire deck (ROC-SETUP-12)."""
    for exam in range(i64(2)):
        cards = state.parts.exam_pool[exam]
        state.deck &= ~cards
        for _ in range(i64(2)):
            card = bit(nth_of(cards, state.rng.below(size_of(cards))))
            cards &= ~card
            state.deck |= card
        state.exam_decks[exam] = cards
    for colour in range(COLOURS):
        state.jewel_bag[colour] = state.parts.jewel_count[colour]
    specials = kinds_between(FIRST_SPECIAL, KINDS)
    for seat in range(state.seats):
        kind = nth_of(specials, state.rng.below(size_of(specials)))
        specials &= ~bit(kind)
        state.special[seat] = kind
    state.undealt = specials
