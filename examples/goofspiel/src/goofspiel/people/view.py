"""What a seat may know of a position, as `views` declares it, and how it ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.core.state import Outcome

from goofspiel.components.parts import CARDS, NONE, RANKS
from goofspiel.people.views import SeatView, View
from goofspiel.rules.dealing import counted

if TYPE_CHECKING:
    from goofspiel.state import Goofspiel


def view(state: Goofspiel, viewer: int | None) -> View:
    over = state.round == state.size
    prizes = [CARDS[prize] for prize in list(state.prizes)[: state.round]]
    return View(
        prize=None if over else CARDS[state.prizes[state.round]],
        pot=int(state.pot),
        gone=prizes,
        left=0 if over else int(state.size - state.round - 1),
        seats=[_seat(state, seat, viewer) for seat in range(state.seats)],
    )


def _seat(state: Goofspiel, seat: int, viewer: int | None) -> SeatView:
    first = seat * RANKS
    hand = [CARDS[card] for card in counted(list(state.hands)[first : first + RANKS])]
    return SeatView(
        points=int(state.points[seat]),
        ready=state.bids[seat] != NONE,
        bid=_card(state.bids[seat]) if viewer == seat else None,
        hand=hand if viewer == seat else None,
        cards=len(hand),
        latest=_card(state.latest[seat]),
        played=[CARDS[card] for card in counted(list(state.played)[first : first + RANKS])],
    )


def _card(card: int) -> str | None:
    return None if card == NONE else CARDS[card]


def outcome(state: Goofspiel) -> Outcome | None:
    """Most points; equal points share the place (GOP-END-01)."""
    if state.round < state.size:
        return None
    scores = [int(points) for points in state.points]
    return Outcome("played", scores, [1 + sum(other > mine for other in scores) for mine in scores])
