"""What the greedy bot thinks of a position: the Prestige to be expected of it.

One action of this game is a small part of a turn, so a position in the middle of one's own turn is first played to
the end of that turn by the quick player of `policy`, on a copy in which all that is hidden is dealt anew.
"""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from guildhall.core.rng import SEARCH, Rng
from guildhall.core.state import Moves
from guildhall.games.red_cathedral.bots.policy import rollout_move
from guildhall.games.red_cathedral.components.parts import BASIC, CITIES, DIAMOND, HAND, PIECES, SERVICES, SPACES
from guildhall.games.red_cathedral.rules.building import lacking, unfinished, units_missing
from guildhall.games.red_cathedral.rules.claiming import claimed
from guildhall.games.red_cathedral.rules.contractors import tool_prestige
from guildhall.games.red_cathedral.rules.counting import banners_in
from guildhall.games.red_cathedral.rules.packed import amount, lowest
from guildhall.games.red_cathedral.rules.scoring import presence_in, presence_of, tower_points, tower_worth
from guildhall.games.red_cathedral.rules.track import mark_at, prestige
from guildhall.games.red_cathedral.rules.turns import turn_begins

if TYPE_CHECKING:
    from guildhall.games.red_cathedral.state import RedCathedral

STEPS: Final[i64] = 60
"""More choices than a turn ever has left."""


def appraise(state: RedCathedral, seat: i64) -> float:
    """A seat's standing less the best of the others', at the end of the turn."""
    world = state
    if not state.over and state.active == seat and not turn_begins(state):
        world = state.determinize(seat, Rng(5, SEARCH))
        finish_turn(world, seat)
    rival = -1000.0
    for other in range(world.sides):
        if other != seat:
            worth = standing(world, other)
            if worth > rival:
                rival = worth
    own = standing(world, seat)
    if world.over:
        return 10.0 * (own - rival)
    return own - 0.5 * rival


def finish_turn(world: RedCathedral, seat: i64) -> None:
    """By the quick player, until the next one is to act."""
    rng = Rng(3, SEARCH)
    moves = Moves()
    turn = world.turns
    for _ in range(STEPS):
        if world.over or world.turns != turn:
            return
        moves.clear()
        world.moves(seat, moves)
        if moves.count == 0:
            return
        world.apply(seat, rollout_move(world, seat, moves, rng))


def standing(state: RedCathedral, seat: i64) -> float:
    """Prestige on the track, of towers as they stand, and what is in preparation."""
    parts = state.parts
    points = prestige(parts, state.pos[seat])
    if state.over:
        return float(points)
    below: i64 = 0 if points == 0 else mark_at(parts, points)
    worth = float(points) + float(state.pos[seat] - below) / float(mark_at(parts, points + 1) - below)
    most: i64 = 0
    for other in range(state.sides):
        if state.finished[other] > most:
            most = state.finished[other]
    late = float(most) / 6.0
    early = 1.0 - late
    worth += 2.7 * float(state.finished[seat])
    worth += towers_standing(state, seat, late)
    if seat >= state.seats:
        stocked: i64 = 0
        for kind in range(BASIC):
            stocked += state.stock[kind] + state.site[kind]
        worth += 0.4 * float(stocked)
    worth += sections_standing(state, seat, early)
    rubles = float(state.rubles[seat])
    worth += 0.24 * (rubles if rubles < 6.0 else 6.0 + 0.6 * (rubles - 6.0))
    if seat < state.seats:
        for space in range(seat * SPACES, seat * SPACES + SPACES):
            if state.face_up[space]:
                worth += 0.95 * early
        for kind in range(seat * SERVICES, seat * SERVICES + SERVICES):
            worth += 0.9 * float(state.services[kind])
        for i in range(seat * HAND, seat * HAND + HAND):
            if state.hand[i] >= 0:
                worth += 1.8
        unbuilt = state.pieces[seat * PIECES] + state.pieces[seat * PIECES + 1] + state.pieces[seat * PIECES + 2]
        worth += 0.3 * early * float(unbuilt)
    if state.rules.module:
        worth += contractors_standing(state, seat, early)
    return worth


def towers_standing(state: RedCathedral, seat: i64, late: float) -> float:
    total = 0.0
    if state.claims[seat] & state.done == 0 and state.ornaments[seat] == 0:
        return total
    for tower in range(state.towers):
        if presence_of(state, seat, tower) > 0:
            presence = presence_in(state, tower)
            now = tower_points(tower_worth(state, tower), presence)
            total += (0.45 + 0.55 * late) * float(now[seat]) + 0.3 * (1.0 - late) * float(presence[seat])
    return total


def sections_standing(state: RedCathedral, seat: i64, early: float) -> float:
    """Claimed sections by what they still lack; stored materials by whether something needs them."""
    total = 0.0
    missing_in_all: i64 = 0
    useful: i64 = 0
    stored: i64 = 0
    others = claimed(state) & ~state.claims[seat]
    mine = unfinished(state, seat)
    left = mine
    while left > 0:
        slot = lowest(left)
        left &= left - 1
        card = state.card[slot]
        units = state.parts.card_units[card]
        missing = units_missing(state, slot)
        missing_in_all += missing
        reward = 2.6 + 0.3 * float(state.parts.card_rp[card]) + 0.2 * float(state.parts.card_rubles[card])
        ready = 1.0 - float(missing) / float(units)
        total += reward * (0.19 + 0.63 * ready)
        above = slot + 1
        top = (slot >> 3) * 8 + state.height[slot >> 3]
        while above < top:
            if others >> above & 1:
                total -= 0.3
            above += 1
    for kind in range(BASIC):
        have = amount(state.inventory[seat], kind)
        stored += have
        lack: i64 = 0
        left = mine if seat < state.seats and have > 0 else i64(0)
        while left > 0:
            lack += amount(lacking(state, lowest(left)), kind)
            left &= left - 1
        fit = have if have < lack else lack
        useful += fit
        total += (0.52 if kind < 3 else 0.7) * float(fit)
        total += (0.1 if kind < 3 else 0.26) * float(have - fit)
    total += 0.9 * float(amount(state.inventory[seat], DIAMOND))
    if missing_in_all > 7:
        total -= 0.25 * early * float(missing_in_all - 7)
    junk = stored - useful
    if junk > 3:
        total -= 0.2 * float(junk - 3)
    return total


def contractors_standing(state: RedCathedral, seat: i64, early: float) -> float:
    total = float(tool_prestige(state, seat)) + 0.18 * float(state.permits[seat])
    if state.specialist[seat] >= 0:
        total += 0.6 + 1.0 * early
    for tower in range(state.towers):
        city = state.city_of[tower]
        sent = state.sent[seat * CITIES + city]
        if sent > 0 and not state.closed[city]:
            total += (0.14 + 0.18 * early) * float(sent * (1 + banners_in(state, seat, tower)))
    return total
