"""Set-up: decks, bags and starting goods (ROC-SETUP)."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from guildhall.core.arrays import bit
from guildhall.games.rococo.components.parts import (
    COLOURS,
    FIRST_HIRE,
    FIRST_JOURNEYMAN,
    FIRST_SPECIAL,
    KINDS,
    START_CARDS,
    nth_of,
    size_of,
)
from guildhall.games.rococo.rules.jewelry import pool_of
from guildhall.games.rococo.rules.rounds import begin_round
from guildhall.games.rococo.rules.turns import run

if TYPE_CHECKING:
    from guildhall.games.rococo.state import Rococo


def deal(s: Rococo, by_lot: bool) -> None:
    """The whole set-up and phase 1 of round 1, up to the first choice."""
    fill_bags(s)
    s.deck = kinds_between(FIRST_HIRE, FIRST_JOURNEYMAN)  # ROC-SETUP-03: the level of a card is its place in the deck
    for p in range(s.participants):
        s.supply[p] = kinds_between(0, START_CARDS)
        s.lace[p] = s.board.lace
        s.yarn[p] = s.board.yarn
        if p != s.her:
            s.livres[p] = s.board.livres
    if s.jewelry:
        deal_jewelry_box(s)
    if s.her >= 0:
        s.first = s.her  # ROC-SOLO-03
    elif by_lot:
        s.first = s.rng.below(s.seats)
    begin_round(s)
    run(s)


def kinds_between(first: i64, end: i64) -> i64:
    return bit(end) - bit(first)


def fill_bags(s: Rococo) -> None:
    """All tiles of the modules in play; festive garments wait aside (ROC-SETUP-17 to -19)."""
    parts = s.parts
    s.tile_bag = parts.tiles_base
    s.garment_bag = parts.garments_base
    if s.luxury:
        s.tile_bag |= parts.tiles_luxury
        s.garment_bag |= parts.garments_luxury
    if s.festive:
        s.aside = parts.garments_festive
    if s.exclusive:
        s.garment_bag |= parts.garments_exclusive
        if s.jewelry:  # ROC-OPT-04
            s.garment_bag |= parts.garments_jewelled


def deal_jewelry_box(s: Rococo) -> None:
    """Exam decks, jewels, specialised Apprentices; two cards of each deck go unseen to the hire deck (ROC-SETUP-12)."""
    for exam in range(i64(2)):
        cards = pool_of(exam, s.parts)
        s.deck &= ~cards
        for _ in range(i64(2)):
            card = bit(nth_of(cards, s.rng.below(size_of(cards))))
            cards &= ~card
            s.deck |= card
        s.exam_decks[exam] = cards
    for colour in range(COLOURS):
        s.jewel_bag[colour] = s.parts.jewel_count[colour]
    specials = kinds_between(FIRST_SPECIAL, KINDS)
    for p in range(s.seats):
        kind = nth_of(specials, s.rng.below(size_of(specials)))
        specials &= ~bit(kind)
        s.special[p] = kind
    s.undealt = specials
