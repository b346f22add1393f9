"""Bidding for the open prize: everybody at once, face down; the last bid turns all of them up (GOP-BID, GOP-WIN)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from guildhall.core.decision import Decision
from guildhall.core.rule import LEGAL, rule
from guildhall.core.state import Event
from guildhall.core.verb import Verbs
from mypy_extensions import i64

from goofspiel.components.parts import CARDS, NONE, RANKS

if TYPE_CHECKING:
    from goofspiel.state import Goofspiel

VERBS: Final = Verbs()
BID: Final = VERBS.add("bid", CARDS, target="hand:{0}")
NOT_IN_HAND: Final[i64] = rule("GOP-BID-01")


@final
class BidACard(Decision["Goofspiel"]):
    """Which card of one's hand to bid."""

    def candidates(self, state: Goofspiel, seat: i64) -> list[int]:
        return [int(BID.at(card)) for card in range(RANKS) if state.hands[seat * RANKS + card] > 0]

    def why_not(self, state: Goofspiel, seat: i64, action: i64) -> i64:
        return LEGAL if state.hands[seat * RANKS + BID.a(action)] > 0 else NOT_IN_HAND

    def apply(self, state: Goofspiel, seat: i64, action: i64) -> None:
        card = BID.a(action)
        state.hands[seat * RANKS + card] -= 1
        state.bids[seat] = card
        tell(state, "bid", seat=int(seat))
        if NONE not in list(state.bids):
            turn_up(state)

    def prompt(self, state: Goofspiel, seat: i64) -> tuple[str, dict[str, Any]]:
        return "goofspiel-prompt-bid", {"card": CARDS[state.prizes[state.round]], "pot": int(state.pot)}


def turn_up(state: Goofspiel) -> None:
    """The highest bid takes the prize, if nobody else bid as much; then the next prize comes up."""
    for seat in range(state.seats):
        card = state.bids[seat]
        state.played[seat * RANKS + card] += 1
        state.latest[seat] = card
        state.bids[seat] = NONE
        tell(state, "shows", seat=int(seat), card=CARDS[card])
    highest = max(state.latest)
    winners = [seat for seat in range(state.seats) if state.latest[seat] == highest]
    if len(winners) == 1:
        state.points[winners[0]] += state.pot
        tell(state, "wins", seat=winners[0], pot=int(state.pot))
        state.pot = 0
    else:
        tell(state, "tie", pot=int(state.pot), carried=int(state.carries))
        state.pot = state.pot if state.carries else 0
    state.round += 1
    state.pot = state.pot + state.prizes[state.round] + 1 if state.round < state.size else 0


def tell(state: Goofspiel, key: str, **args: Any) -> None:
    """A line of the log."""
    if state.events is not None:
        state.events.append(Event(f"goofspiel-log-{key}", args))


BID_A_CARD: Final = BidACard("bid", "GOP-BID-01")
