"""The Contractors module and the guilds: cities, tokens, objectives, services."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from guildhall.core.features import at_most, note, note_of
from guildhall.core.state import Moves
from guildhall.games.red_cathedral.components.parts import (
    CITIES,
    HAND,
    OP_GAIN,
    OP_PAY,
    OP_REQUIRE,
    SERVICES,
    STANDS,
    TOKENS,
    TOOLS,
)
from guildhall.games.red_cathedral.features.parts import (
    CITY_PAYS,
    CONTRACTORS,
    FOREMAN,
    HIRE_COST,
    OBJECTIVE,
    PERMITS,
    SENT,
    SERVICE,
    SERVICE_LEFT,
    SPECIALIST,
    STAND,
    TOOLS_HELD,
    UNSEEN,
)
from guildhall.games.red_cathedral.features.veil import objective_is_new
from guildhall.games.red_cathedral.rules.contractors import contractors_in, tools_of
from guildhall.games.red_cathedral.rules.costs import payable
from guildhall.games.red_cathedral.rules.counting import banners_in, count

if TYPE_CHECKING:
    from guildhall.games.red_cathedral.state import RedCathedral


def see_map(state: RedCathedral, seat: i64, since: RedCathedral, out: Moves) -> None:
    """What hiring costs the seat, and the tokens; those that came out of the bag just now are not known yet."""
    for city in range(CITIES):
        lack: i64 = 7
        if not state.closed[city]:
            lack = contractors_in(state, city) + 1 - state.permits[seat]
            lack = at_most(lack, 6) if lack > 0 else i64(0)
        note_of(out, HIRE_COST, city, 7, lack)
    for stand in range(STANDS):
        token = state.token_at[stand]
        if token >= 0:
            note_of(out, STAND, stand, TOKENS, token if token == since.token_at[stand] else TOKENS)


def see_contractors(state: RedCathedral, side: i64, away: i64, out: Moves) -> None:
    note_of(out, PERMITS, away, 6, state.permits[side])
    note_of(out, CONTRACTORS, away, 6, state.contractors[side])
    pays: i64 = 0
    for tower in range(state.towers):
        city = state.city_of[tower]
        if city >= 0 and not state.closed[city]:
            pays += state.sent[side * CITIES + city] * banners_in(state, side, tower)
    note_of(out, CITY_PAYS, away, 15, pays)
    for city in range(CITIES):
        sent = state.sent[side * CITIES + city]
        if sent > 0 and not state.closed[city]:
            note_of(out, SENT, away, SENT.row - 1, city * 5 + at_most(sent, 4))
    if state.specialist[side] >= 0:
        note_of(out, SPECIALIST, away, TOKENS - 1, state.specialist[side])
    if state.tools[side]:
        for tool in range(TOOLS):
            held = tools_of(state, side, tool)
            if held > 0:
                note_of(out, TOOLS_HELD, away, TOOLS_HELD.row - 1, tool * 4 + at_most(held, 3))


def see_guild(state: RedCathedral, out: Moves) -> None:
    if state.foreman >= 0:
        note(out, FOREMAN, state.foreman)
    for service in range(SERVICES):
        if state.display[service] > 0:
            note(out, SERVICE_LEFT, service)


def see_guild_things(state: RedCathedral, side: i64, seat: i64, away: i64, since: RedCathedral, out: Moves) -> None:
    """Services and objectives; what others hold of these, and what was drawn just now, is not seen."""
    for service in range(SERVICES):
        held = state.services[side * SERVICES + service]
        if held > 0:
            note_of(out, SERVICE, away, SERVICE.row - 1, service * 3 + at_most(held, 2))
    unseen: i64 = 0
    for i in range(side * HAND, side * HAND + HAND):
        objective = state.hand[i]
        if objective < 0:
            continue
        if side != seat or objective_is_new(state, since, seat, objective):
            unseen += 1
        else:
            note_of(out, OBJECTIVE, objective, 1, 1 if fulfilled(state, seat, objective) > 0 else 0)
    if unseen > 0:
        note_of(out, UNSEEN, away, 4, unseen)


def fulfilled(state: RedCathedral, seat: i64, objective: i64) -> i64:
    """Prestige of an objective as things stand; what it asks to return stays for others that ask the same."""
    two: i64 = 1 if state.sides == 2 else 0  # RC-OBJ-23
    code = state.parts.code
    branch = code[state.parts.objective_effect[objective * 2 + two] + 1]
    points: i64 = 0
    for g in range(code[branch]):
        step = code[code[branch + 1 + g] + 1]
        operation = code[step]
        if operation == OP_PAY:
            if not payable(state, seat, step):
                return 0
        elif operation == OP_REQUIRE:
            if count(state, seat, code[step + 1], 0, 0) < code[step + 2]:
                return 0
        elif operation == OP_GAIN:
            points += code[step + 3] * count(state, seat, code[step + 1], 0, 0)
    return points
