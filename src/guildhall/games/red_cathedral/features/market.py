"""The market: the dice, where each would go, and what it would bring there."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from guildhall.core.features import at_most, note, note_of
from guildhall.core.state import Moves
from guildhall.games.red_cathedral.components.parts import (
    BASIC,
    BLACK,
    DICE,
    GOODS,
    LAST_PLACE,
    MOST_DICE,
    PLACES,
    QUADRANTS,
    SPACES,
)
from guildhall.games.red_cathedral.features.parts import (
    BRINGS,
    DIE_AT,
    DIE_VALUE,
    HERE,
    HERE_BRINGS,
    HERE_CARD,
    HERE_TILE,
    INFLUENCE,
    LANDS,
    LANDS_AT,
    MARKET_USED,
    RESOURCE,
    colour_of,
)
from guildhall.games.red_cathedral.features.veil import inventory_of, is_rolled, ivans_die_is_new
from guildhall.games.red_cathedral.rules.dice import dice_at
from guildhall.games.red_cathedral.rules.effects import only_step
from guildhall.games.red_cathedral.rules.market import (
    MARKET_VISIT,
    USED_ACTIVATE,
    USED_INFLUENCE,
    USED_OBTAIN,
    first_space,
    last_space,
)
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


def see_visit(state: RedCathedral, side: i64, since: RedCathedral, want: vec[i64], out: Moves) -> None:
    """What the visit of a side whose turn it is still has to offer; `want` is what it wants of each material."""
    used = visit_used(state)
    if used < 0:
        return
    note(out, MARKET_USED, used)
    if used & USED_OBTAIN == 0:
        dice = dice_at(state, state.landed)
        note_of(out, HERE, state.resource[state.landed], 3, dice)
        room = 10 - state.banners[side] - pieces(inventory_of(state, since, side))
        note(out, HERE_BRINGS, useful(state, state.resource[state.landed], dice, room, want))
    if used & USED_INFLUENCE == 0:
        note(out, HERE_CARD, state.influence[state.landed >> 1])
    if used & USED_ACTIVATE == 0 and state.moved != BLACK:
        for space in range(first_space(state.moved), last_space(state.moved) + 1):
            tile = state.workshop[side * SPACES + space]
            if tile >= 0:
                note(out, HERE_TILE, tile * 2 + state.face_up[side * SPACES + space])


def visit_used(state: RedCathedral) -> i64:
    """The market actions used in the visit in progress, as bits; -1 if there is none."""
    if state.moved < 0 or state.landed < 0:
        return -1
    for level in range(state.stack.depth):
        if state.stack.kind_at(level) == MARKET_VISIT.kind:
            return state.stack.get_at(level, 1)
    return -1


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
