"""Why no game could come to a position: no card is lost, and no point is made up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from goofspiel.components.parts import NONE, RANKS

if TYPE_CHECKING:
    from goofspiel.state import Goofspiel


def faults(state: Goofspiel) -> list[str]:
    found = []
    if not 0 <= state.round <= state.size:
        return [f"there is no round {state.round} (GOP-END-01)"]
    if sorted(list(state.prizes)[: state.size]) != list(range(state.size)):
        found.append("a prize is missing or there twice (GOP-SETUP-01)")
    opened = sum(prize + 1 for prize in list(state.prizes)[: state.round + 1] if prize != NONE)
    if sum(state.points) + state.pot > opened:
        found.append("more points were won than prizes came up (GOP-WIN-01)")
    owned = [_owned(state, seat) for seat in range(state.seats)]
    if any(sum(cards) != state.size for cards in owned):
        found.append(f"everybody has {state.size} cards, played or not (GOP-SETUP-02)")
    for card in range(state.size):
        if not state.dealt and any(cards[card] != 1 for cards in owned):
            found.append(f"everybody has one card worth {card + 1} (GOP-SETUP-02)")
        if state.dealt and sum(cards[card] for cards in owned) + state.aside[card] != state.seats + 1:
            found.append(f"the deck has {state.seats + 1} cards worth {card + 1} (GOP-SETUP-02)")
    return found


def _owned(state: Goofspiel, seat: int) -> list[int]:
    """The cards of a seat by rank: in hand, face down and played."""
    first = seat * RANKS
    return [
        int(state.hands[first + card] + state.played[first + card] + (state.bids[seat] == card))
        for card in range(RANKS)
    ]
