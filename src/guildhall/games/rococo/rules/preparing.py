"""Phase 1 of a round: the favor comes back, and everything on offer is renewed (ROC-P1)."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from guildhall.core.arrays import bit
from guildhall.games.rococo.components.parts import (
    COLOURS,
    DRAWER,
    HIRE_ROW,
    JEWEL_SPACES,
)
from guildhall.games.rococo.components.sets import nth_of, size_of
from guildhall.games.rococo.rules.acquiring import draw_tile
from guildhall.games.rococo.rules.telling import tell

if TYPE_CHECKING:
    from guildhall.games.rococo.state import Rococo


def prepare(state: Rococo) -> None:
    """Steps A to E in order (ROC-P1-01)."""
    if state.round > 1:
        return_favor(state)
    lay_out_hire_row(state)
    fill_drawers(state)
    renew_display(state)
    if state.jewelry:
        renew_jewels(state)
    if state.aside:  # ROC-P1-18
        state.garment_bag |= state.aside
        state.aside = 0
    if state.her >= 0:
        state.her_supply = state.her_deck  # ROC-SOLO-08
        state.her_hand = 0
        state.her_discard = 0


def return_favor(state: Rococo) -> None:
    """Who holds the favor starts the round (ROC-P1-02); otherwise nothing changes (ROC-P1-03)."""
    if state.favor >= 0:
        state.first = state.favor
        state.favor = -1
        if state.events is not None:
            tell(state, "starts", state.first, {})


def next_hire_card(state: Rococo) -> i64:
    """The top card of the hire deck: a random one of the lowest level left; -1 if the deck is empty."""
    if state.deck == 0:
        return -1
    level_cards = state.parts.level_cards
    level: i64 = 0
    while state.deck & level_cards[level] == 0:
        level += 1
    cards = state.deck & level_cards[level]
    card = nth_of(cards, state.rng.below(size_of(cards)))
    state.deck &= ~bit(card)
    return card


def lay_out_hire_row(state: Rococo) -> None:
    """What was left leaves the game, four new cards come (ROC-P1-05, -06)."""
    for space in range(HIRE_ROW):
        if state.row[space] >= 0:
            state.box |= bit(state.row[space])
        state.row[space] = next_hire_card(state)


def fill_drawers(state: Rococo) -> None:
    """Empty spaces only, drawer by drawer from the left (ROC-P1-07, -08)."""
    for drawer in range(i64(3)):
        for space in range(drawer * DRAWER, drawer * DRAWER + state.board.drawer_spaces):
            if state.drawers[space] < 0:
                state.drawers[space] = draw_tile(state)


def draw_garment(state: Rococo) -> i64:
    """A random garment; an empty bag is refilled from the discard (ROC-P1-13)."""
    if state.garment_bag == 0:
        state.garment_bag = state.garment_discard
        state.garment_discard = 0
        if state.garment_bag == 0:
            return -1
    garment = nth_of(state.garment_bag, state.rng.below(size_of(state.garment_bag)))
    state.garment_bag &= ~bit(garment)
    return garment


def renew_display(state: Rococo) -> None:
    """Discard the two rightmost, move right, fill from right to left (ROC-P1-10 to -12)."""
    size = state.board.display
    for space in range(size - state.board.discard_spaces, size):
        if state.display[space] >= 0:
            state.garment_discard |= bit(state.display[space])
            state.display[space] = -1
    free = size - 1
    space = size - 1
    while space >= 0:
        garment = state.display[space]
        if garment >= 0:
            state.display[space] = -1
            state.display[free] = garment
            free -= 1
        space -= 1
    while free >= 0:
        state.display[free] = draw_garment(state)
        free -= 1


def draw_jewel(state: Rococo) -> i64:
    """The colour of a random jewel, or -1 (ROC-P1-17)."""
    left = state.jewel_bag[0] + state.jewel_bag[1] + state.jewel_bag[2] + state.jewel_bag[3]
    if left == 0:
        return -1
    n = state.rng.below(left)
    for colour in range(COLOURS):
        if n < state.jewel_bag[colour]:
            state.jewel_bag[colour] -= 1
            return colour
        n -= state.jewel_bag[colour]
    return -1


def renew_jewels(state: Rococo) -> None:
    """The rightmost leaves the game, the others move right, new ones come (ROC-P1-15 to -17)."""
    state.jewel_display[JEWEL_SPACES - 1] = -1
    free = JEWEL_SPACES - 1
    space = JEWEL_SPACES - 1
    while space >= 0:
        jewel = state.jewel_display[space]
        if jewel >= 0:
            state.jewel_display[space] = -1
            state.jewel_display[free] = jewel
            free -= 1
        space -= 1
    while free >= 0:
        state.jewel_display[free] = draw_jewel(state)
        free -= 1
