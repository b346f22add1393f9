"""What each side has: points as if the match were over, banners, rubles, materials, the workshop."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from guildhall.core.features import at_least, at_most, between, note, note_of
from guildhall.core.state import Moves
from guildhall.games.red_cathedral.bots.appraisal import standing
from guildhall.games.red_cathedral.components.parts import BASIC, DICE, GOODS, HAND, PIECES, SPACES
from guildhall.games.red_cathedral.features.module import fulfilled
from guildhall.games.red_cathedral.features.parts import (
    BANNERS,
    CLAIMS,
    FINISHED,
    GOODS_HELD,
    IVANS_CARDS,
    IVANS_DICE,
    IVANS_PAWN,
    IVANS_SITE,
    IVANS_STOCK,
    LEAD,
    LOAD,
    MISSING,
    NEAREST,
    PIECES_LEFT,
    ROOM,
    RUBLES,
    SCORE,
    SCORE_TENS,
    STANDING,
    STANDING_EIGHTHS,
    STANDING_LEAD,
    TILES_HELD,
    TRACK,
    WANTED,
    WORKSHOP,
    away_of,
    colour_of,
    space_of,
)
from guildhall.games.red_cathedral.features.site import (
    DELIVERABLE,
    MISSING_IN_ALL,
    OF_NEAREST,
    claims_of,
)
from guildhall.games.red_cathedral.features.veil import (
    inventory_of,
    ivans_die_is_new,
    objective_is_new,
    rubles_of,
    sections_are_new,
)
from guildhall.games.red_cathedral.rules.claiming import CHOOSE_BANNER, banners_left
from guildhall.games.red_cathedral.rules.contractors import tool_prestige
from guildhall.games.red_cathedral.rules.packed import ones, pieces
from guildhall.games.red_cathedral.rules.track import mark_at, prestige

if TYPE_CHECKING:
    from guildhall.games.red_cathedral.state import RedCathedral


# -- points --------------------


def see_points(state: RedCathedral, seat: i64, since: RedCathedral, towers: vec[i64], out: Moves) -> None:
    """What each would have at the end as things stand; of objectives the seat knows only its own."""
    own: i64 = 0
    best: i64 = -100
    for side in range(state.sides):
        away = away_of(state, side, seat)
        points = prestige(state.parts, state.pos[side])
        note_of(out, TRACK, away, 3, mark_at(state.parts, points + 1) - state.pos[side] - 1)
        points += towers[side] + leftovers(state, since, side) // state.parts.goods_per_pp
        if state.rules.module:
            points += tool_prestige(state, side)
        if side == seat:
            points += objectives(state, seat, since)
            own = points
        elif points > best:
            best = points
        note_of(out, SCORE, away, 79, points)
        note_of(out, SCORE_TENS, away, 7, points // 10)
    note(out, LEAD, between(own - best, -20, 21))


def see_standing(state: RedCathedral, seat: i64, since: RedCathedral, out: Moves) -> None:
    """What the rules of thumb make of it, in eighths of a point."""
    known = since if sections_are_new(state, since) else state
    own: i64 = 0
    best: i64 = -1000
    for side in range(state.sides):
        eighths = i64(int(8.0 * (standing(known, side) + 8.0)))
        note_of(out, STANDING, away_of(state, side, seat), 63, at_least(eighths >> 3, 0))
        if side == seat:
            own = eighths
        elif eighths > best:
            best = eighths
    lead = at_least(own - best + 256, 0)
    note(out, STANDING_LEAD, lead >> 3)
    note(out, STANDING_EIGHTHS, lead & 7)


def expected(state: RedCathedral, seat: i64, since: RedCathedral, out: vec[i64]) -> None:
    """What the rules of thumb expect each side to end with, in 64ths of a point."""
    known = since if sections_are_new(state, since) else state
    for side in range(state.sides):
        out[away_of(state, side, seat)] = i64(int(64.0 * standing(known, side)))


def leftovers(state: RedCathedral, since: RedCathedral, side: i64) -> i64:
    """As the final scoring counts them, of Ivan what lies on his cards."""
    if side < state.seats:
        return pieces(inventory_of(state, since, side)) + rubles_of(state, since, side) + state.permits[side]
    return ivans_goods(state.stock) + ivans_goods(state.site) if state.rules.leftovers else i64(0)


def ivans_goods(goods: vec[i64]) -> i64:
    total: i64 = 0
    for kind in range(BASIC):
        total += goods[kind]
    return total


def objectives(state: RedCathedral, seat: i64, since: RedCathedral) -> i64:
    """Prestige of the seat's objectives that are fulfilled."""
    total: i64 = 0
    for i in range(seat * HAND, seat * HAND + HAND):
        objective = state.hand[i]
        if objective >= 0 and not objective_is_new(state, since, seat, objective):
            total += fulfilled(state, seat, objective)
    return total


# -- things --------------------


def see_things(
    state: RedCathedral, side: i64, seat: i64, away: i64, since: RedCathedral, want: vec[i64], out: Moves
) -> None:
    """Banners, rubles, materials and ornamentations; `want` is what the side's sections want."""
    note_of(out, FINISHED, away, 6, state.finished[side])
    note_of(out, CLAIMS, away, 6, ones(claims_of(state, side) & ~state.done))
    banners = banners_left(state, side)
    if state.stack.top == CHOOSE_BANNER.kind and state.active == side:
        banners -= 1
    note_of(out, BANNERS, away, 7, banners)
    note_of(out, MISSING, away, 19, want[MISSING_IN_ALL])
    note_of(out, NEAREST, away, 7, want[OF_NEAREST])
    if side >= state.seats:
        return
    inventory = inventory_of(state, since, side)
    note_of(out, RUBLES, away, 15, rubles_of(state, since, side))
    note_of(out, LOAD, away, 10, want[DELIVERABLE])
    note_of(out, ROOM, away, 10, 10 - state.banners[side] - pieces(inventory))
    for kind in range(GOODS):
        have = inventory >> (4 * kind) & 15
        if have > 0:
            note_of(out, GOODS_HELD, away, GOODS_HELD.row - 1, kind * 6 + at_most(have, 5))
        if kind < BASIC and want[kind] > 0:
            note_of(out, WANTED, away, WANTED.row - 1, kind * 6 + at_most(want[kind], 5))
    for piece in range(PIECES):
        left = state.pieces[side * PIECES + piece]
        if left > 0:
            note_of(out, PIECES_LEFT, away, PIECES_LEFT.row - 1, piece * 3 + at_most(left, 2))
    for space in range(SPACES):
        tile = state.workshop[side * SPACES + space]
        if tile >= 0:
            at = tile * 2 + state.face_up[side * SPACES + space]
            note_of(out, TILES_HELD, away, 63, at)
            if side == seat:
                note_of(out, WORKSHOP, space_of(space, seat), 63, at)


def see_ivan(state: RedCathedral, seat: i64, since: RedCathedral, out: Moves) -> None:
    """His materials, and what his cards will be."""
    note(out, IVANS_STOCK, ivans_goods(state.stock))
    note(out, IVANS_SITE, ivans_goods(state.site))
    cycle = since.dice_left if ivans_die_is_new(state, since) else state.dice_left
    for die in range(DICE):
        if cycle >> die & 1:
            note(out, IVANS_DICE, colour_of(die, seat))
        if state.die_card[die] >= 0:
            note_of(out, IVANS_CARDS, colour_of(die, seat), 5, state.die_card[die])
    if state.rules.module:
        note(out, IVANS_PAWN, state.pawn)
