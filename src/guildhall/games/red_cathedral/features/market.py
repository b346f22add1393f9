"""The market: the dice, where each would go, and what it would bring there."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from guildhall.core.state import Moves
from guildhall.games.red_cathedral.components.parts import (
    BASIC,
    DICE,
    GOODS,
    LAST_PLACE,
    MOST_DICE,
    PLACES,
    QUADRANTS,
)
from guildhall.games.red_cathedral.features.parts import (
    BRINGS,
    DIE_AT,
    DIE_VALUE,
    INFLUENCE,
    LANDS,
    LANDS_AT,
    RESOURCE,
    at_most,
    colour_of,
    note,
    note_of,
)
from guildhall.games.red_cathedral.features.veil import inventory_of, is_rolled, ivans_die_is_new
from guildhall.games.red_cathedral.rules.effects import only_step
from guildhall.games.red_cathedral.rules.packed import FIRST_KIND, pieces

if TYPE_CHECKING:
    from guildhall.games.red_cathedral.state import RedCathedral


def see_market(state: RedCathedral, seat: i64, since: RedCathedral, want: vec[i64], out: Moves) -> None:
    """Resources, cards and dice; `want` is what the seat wants of each material."""
    for place in range(PLACES):
        note_of(out, RESOURCE, place, 8, state.resource[place])
    for quadrant in range(QUADRANTS):
        note(out, INFLUENCE, state.influence[quadrant])
    market = since if ivans_die_is_new(state, since) else state
    room = 10 - state.banners[seat] - pieces(inventory_of(state, since, seat))
    for die in range(DICE):
        place = market.die_space[die]
        if place < 0:
            continue
        colour = colour_of(die, seat)
        note_of(out, DIE_AT, colour, 7, place)
        if is_rolled(state, since, die):
            note_of(out, DIE_VALUE, colour, 0, 0)
            continue
        value = state.die_value[die]
        note_of(out, DIE_VALUE, colour, 6, value)
        see_landing(market, colour, place, place + value & LAST_PLACE, room, want, out)


def see_landing(
    market: RedCathedral, colour: i64, place: i64, goal: i64, room: i64, want: vec[i64], out: Moves
) -> None:
    """Where a die goes without rubles."""
    dice = market.crowd >> (4 * goal) & 15
    if goal != place:
        dice += 1
    resource = market.resource[goal]
    if dice > MOST_DICE:
        note_of(out, LANDS, colour, LANDS.row - 1, resource * 4)
        return
    note_of(out, LANDS, colour, LANDS.row - 1, resource * 4 + dice)
    note_of(out, LANDS_AT, colour, 41, market.influence[goal >> 1])
    note_of(out, BRINGS, colour, 6, useful(market, resource, dice, room, want))


def useful(state: RedCathedral, resource: i64, times: i64, room: i64, want: vec[i64]) -> i64:
    """How many of the materials that a resource tile gives are wanted and have room."""
    code = state.parts.code
    step = only_step(state, state.parts.resource_effect[resource])
    found: i64 = 0
    for item in range(code[step + 2]):
        kind = FIRST_KIND[code[step + 5 + 3 * item]]
        if kind < GOODS:
            many = code[step + 3 + 3 * item] * times
            found += at_most(many, want[kind]) if kind < BASIC else many
    return at_most(found, room)
