"""What a seat may know of a position, as `views` declares it; compiled, for a server asks for it after every action."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace
from mypy_extensions import i64

from guildhall.core.arrays import listed
from guildhall.core.state import Outcome
from guildhall.games.splendor.components.packed import gems_by_letter, tokens_by_letter
from guildhall.games.splendor.components.parts import CARDS, PLAYING, REACHED
from guildhall.games.splendor.people.views import NobleSpace, ReservedCard, SeatView, View
from guildhall.games.splendor.rules.buying import card_of
from guildhall.games.splendor.rules.ending import bought

if TYPE_CHECKING:
    from guildhall.games.splendor.state import Splendor


def view(state: Splendor, seat: int | None) -> View:
    names = state.parts.card_names
    table = [names[card] if card >= 0 else None for card in listed(state.table)]
    paying: str | None = None
    if state.asked().word == "pay":
        paying = names[card_of(state, state.mover(), state.stack.get(1))]
    return View(
        bank=tokens_by_letter(state.bank),
        table=[table[0:4], table[4:8], table[8:12]],
        decks=listed(state.left),
        nobles=[
            NobleSpace(noble=f"n{noble + 1}", owner=owner if owner >= 0 else None)
            for noble, owner in zip(listed(state.nobles), listed(state.noble_owner), strict=True)
            if noble >= 0
        ],
        seats=[_seat(state, owner, seat, cards) for owner, cards in enumerate(_bought(state))],
        mover=int(state.mover()),
        target=int(state.target),
        paying=paying,
    )


def views(state: Splendor, seats: list[int | None]) -> list[View]:
    """The views of several viewers: what a spectator sees is made once, and the seat of who has an unseen card."""
    common = view(state, None)
    return [common if seat is None else _seen_by(state, seat, common) for seat in seats]


def _seen_by(state: Splendor, seat: int, common: View) -> View:
    if not any(state.blind[i] == 1 for i in range(seat * 3, seat * 3 + 3)):
        return common
    seats = list(common.seats)
    seats[seat] = _seat(state, seat, seat, common.seats[seat].cards)
    return replace(common, seats=seats)


def _bought(state: Splendor) -> list[list[str]]:
    """The cards of each seat."""
    names = state.parts.card_names
    found: list[list[str]] = [[] for _ in range(state.seats)]
    for card in range(CARDS):
        owner = state.owner[card]
        if owner >= 0:
            found[owner].append(names[card])
    return found


def _seat(state: Splendor, owner: int, viewer: int | None, cards: list[str]) -> SeatView:
    reserved = []
    for i in range(owner * 3, owner * 3 + 3):
        card = int(state.reserved[i])
        if card >= 0:
            blind = state.blind[i] == 1
            known = not blind or viewer == owner
            name = state.parts.card_names[card] if known else None
            reserved.append(ReservedCard(card=name, level=int(state.parts.level[card]) + 1, blind=blind))
    return SeatView(
        tokens=tokens_by_letter(state.tokens[owner]),
        bonuses=gems_by_letter(state.bonuses[owner]),
        points=int(state.points[owner]),
        cards=cards,
        reserved=reserved,
        nobles=[f"n{state.nobles[slot] + 1}" for slot in range(5) if state.noble_owner[slot] == owner],
    )


def outcome(state: Splendor) -> Outcome | None:
    """Most points, then fewest cards, then a shared place (SPL-END-02, -03)."""
    if state.over == PLAYING:
        return None
    scores: list[int] = []
    ranks: list[int] = []
    for seat in range(state.seats):
        ahead: i64 = 0
        for other in range(state.seats):
            lead = state.points[other] - state.points[seat]
            if lead > 0 or (lead == 0 and bought(state, other) < bought(state, seat)):
                ahead += 1
        scores.append(state.points[seat])
        ranks.append(ahead + 1)
    return Outcome("target" if state.over == REACHED else "deadlock", scores, ranks)


def score_sheet(state: Splendor) -> list[tuple[str, list[int]]]:
    nobles = [0] * int(state.seats)
    for slot in range(5):
        owner = int(state.noble_owner[slot])
        if owner >= 0:
            nobles[owner] += int(state.parts.noble_points[state.nobles[slot]])
    cards = [points - noble for points, noble in zip(listed(state.points), nobles, strict=True)]
    return [("splendor-score-cards", cards), ("splendor-score-nobles", nobles)]


def turn(state: Splendor) -> dict[str, Any]:
    playing = state.over == PLAYING
    last = playing and any(points >= state.target for points in listed(state.points))
    return {
        "round": int(state.turns // state.seats) + playing,
        "phase": f"splendor-phase-{'last' if last else state.asked().word}",
    }
