"""What a seat or a spectator may know, as `views` declares it. The board is drawn from this and knows no rule.

Nearly all of it everybody sees: `public` is made once for a position, `seen_by` adds what one seat alone knows. Pieces
that look the same in several views are the same objects (`kept`), so nobody writes to a view.
"""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from guildhall.core.arrays import listed
from guildhall.games.red_cathedral.components.parts import (
    ARCHITECTS,
    CITIES,
    DICE,
    DIE_NAMES,
    HAND,
    RESOURCE_NAMES,
    SECTION_NAMES,
    SERVICES,
    STANDS,
)
from guildhall.games.red_cathedral.components.rulebook import LEVELS
from guildhall.games.red_cathedral.people import kept
from guildhall.games.red_cathedral.people.boards import own_side, sides_of
from guildhall.games.red_cathedral.people.kept import chosen, counted, keep, still_there
from guildhall.games.red_cathedral.people.site import towers_of
from guildhall.games.red_cathedral.people.stalls import market_of
from guildhall.games.red_cathedral.people.views import (
    City,
    DuchyMap,
    Guild,
    Ivan,
    IvanCard,
    Options,
    SectionDeck,
    Stand,
    Track,
    Turn,
    View,
)
from guildhall.games.red_cathedral.rules.contractors import contractors_in
from guildhall.games.red_cathedral.rules.packed import ones

if TYPE_CHECKING:
    from guildhall.games.red_cathedral.state import RedCathedral


def view(state: RedCathedral, seat: int | None) -> View:
    return seen_by(state, public(state), seat)


def seen_by(state: RedCathedral, shown: View, seat: int | None) -> View:
    """The public view with the seat's own objectives, and those it is looking at; for most it is the same."""
    if seat is None or (state.deck_size == 0 and not any(side.objectives.count for side in shown.sides)):
        return shown
    drawn = None
    if shown.pending == "objective" and seat == state.active:
        drawn = [state.parts.objective_names[state.drawn[i]] for i in range(HAND) if state.drawn[i] >= 0]
    own = own_side(state, shown.sides[seat], seat)
    if drawn is None and own is shown.sides[seat]:
        return shown
    known: dict[str, Any] = {name: shown[name] for name in shown}
    known["sides"] = [own if side is shown.sides[seat] else side for side in shown.sides]
    known["drawn"] = drawn
    return View(**known)


def public(state: RedCathedral) -> View:
    """What everybody may know."""
    kind = state.pending()
    stack = state.stack
    return View(
        options=_options(state),
        plan=state.parts.plan_names[state.plan],
        towers=towers_of(state),
        market=market_of(state),
        supply=counted(RESOURCE_NAMES, listed(state.supply)),
        sides=sides_of(state),
        track=Track(marks=listed(state.parts.marks), lap=int(state.parts.lap)),
        map=_map(state) if state.rules.module else None,
        guild=_guild(state),
        ivan=_ivan(state) if state.rules.solo else None,
        pending=kind,
        mover=int(state.mover()),
        active=int(state.active),
        claiming=SECTION_NAMES[stack.get(1)] if kind in ("banner", "place", "jewels") else None,
        placing=state.parts.tile_names[stack.get(2)] if kind == "place" else None,
        deliveries=_deliveries(state, kind),
        choosing=still_there(stack.get(1)) if kind == "keep" else None,
        drawn=None,
        turn=Turn(
            sold=state.sold != 0,
            rerolled=state.rerolled != 0,
            serviced=state.serviced != 0,
            number=int(state.turns),
        ),
        ender=int(state.ender) if state.ender >= 0 else None,
        final=int(state.final_left) if state.final_left >= 0 else None,
    )


def _options(state: RedCathedral) -> Options:
    return Options(
        contractors=state.rules.module,
        solo=state.rules.solo,
        board="advanced" if state.rules.advanced else "basic",
        guild=state.parts.group_names[state.guild],
        unlimited=state.rules.unlimited,
        two_sides=state.sides == 2,
    )


def _deliveries(state: RedCathedral, kind: str) -> int | None:
    if kind == "deliver":
        return int(state.stack.get(1))
    return int(state.stack.get_at(1, 1)) if kind == "jewels" else None


# -- Contractors, guilds, Ivan --------------------


def _map(state: RedCathedral) -> DuchyMap:
    parts = state.parts
    return DuchyMap(
        cities=[_city(state, city) for city in range(CITIES)],
        stands=[_stand(state, stand) for stand in range(STANDS)],
        bag=int(ones(state.bag)),
        removed=chosen(parts.token_names, state.gone),
    )


def _city(state: RedCathedral, city: i64) -> Any:
    parts = state.parts
    above: i64 = -1
    for tower in range(state.towers):
        if state.city_of[tower] == city:
            above = tower
    sent: i64 = 0
    for side in range(state.sides):
        sent = sent * 8 + state.sent[side * CITIES + city]
    key = (kept.CITY, city, above, state.closed[city], state.sides, sent)
    found = parts.shown.get(key)
    if found is not None:
        return found
    shown = City(
        city=parts.city_names[city],
        open=state.closed[city] == 0,
        tower=int(above) + 1 if above >= 0 else None,
        contractors=[int(state.sent[side * CITIES + city]) for side in range(state.sides)],
        cost=int(contractors_in(state, city)) + 1,
        stands=chosen(parts.stand_names, parts.city_stands[city]),
    )
    return keep(parts, key, shown)


def _stand(state: RedCathedral, stand: i64) -> Any:
    token = state.token_at[stand]
    key = (kept.STANDS, stand, token)
    found = state.parts.shown.get(key)
    if found is not None:
        return found
    name = state.parts.token_names[token] if token >= 0 else None
    return keep(state.parts, key, Stand(stand=state.parts.stand_names[stand], token=name))


def _guild(state: RedCathedral) -> Guild:
    parts = state.parts
    drawn: list[str] = []
    if state.guild == ARCHITECTS:
        drawn = [parts.card_names[state.drawn[i]] for i in range(HAND) if state.drawn[i] >= 0]
    return Guild(
        name=parts.group_names[state.guild],
        foreman=int(state.foreman) + 1 if state.foreman >= 0 else None,
        objectives=int(state.deck_size),
        sections=SectionDeck(
            deck=int(ones(state.section_deck)),
            discard=chosen(parts.card_names, state.section_discard) if state.section_discard else [],
            drawn=drawn,
        ),
        services=counted(parts.service_names, [int(state.display[kind]) for kind in range(SERVICES)]),
    )


def _ivan(state: RedCathedral) -> Ivan:
    names = state.parts.solitaire_names
    acting = state.pending() == "ivan"
    cards: list[IvanCard] = []
    for card in range(len(names)):
        for die in range(DICE):
            if state.die_card[die] == card:
                cards.append(IvanCard(card=names[card], die=DIE_NAMES[die]))
    return Ivan(
        side=1,
        level=LEVELS[int(state.rules.level)],
        cards=cards,
        inventory=counted(RESOURCE_NAMES, listed(state.stock)),
        construction=counted(RESOURCE_NAMES, listed(state.site)),
        dice_left=chosen(DIE_NAMES, state.dice_left),
        pawn=int(state.pawn) + 1 if state.rules.module else None,
        contractors=int(state.contractors[1]),
        card=names[state.stack.get(3)] if acting else None,
        die=DIE_NAMES[state.stack.get(2)] if acting else None,
    )
