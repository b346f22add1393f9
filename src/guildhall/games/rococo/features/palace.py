"""The palace: garments in the halls, majorities as they stand, decorations, and the points of a match that ends now."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from guildhall.core.arrays import bit
from guildhall.core.features import at_most, between, note, note_of
from guildhall.core.state import Moves
from guildhall.games.rococo.components.holdings import (
    KEPT,
    LIVRES,
    PRESTIGE,
    RENTED,
    SECRET,
    TOKENS,
    WORN,
    in_hall,
    masters_in,
)
from guildhall.games.rococo.components.parts import (
    ALL_HALLS,
    CROWN,
    DECORATIONS,
    EMPTY,
    FIREWORKS,
    HALLS,
    JEWELLER,
    effect,
)
from guildhall.games.rococo.components.sets import lowest_of, size_of
from guildhall.games.rococo.features.parts import (
    DECORATION,
    FIRE_PLACE,
    HALL,
    HALL_FREE,
    HALL_LEAD,
    HALL_MASTERS,
    HALL_PLACE,
    LEAD,
    SCORE,
    SCORE_TENS,
    TO_FUND,
    away_of,
)
from guildhall.games.rococo.features.veil import known_cards
from guildhall.games.rococo.rules.bonus_values import prestige_of
from guildhall.games.rococo.rules.counting import decorated, has_token, jewel_total, staff
from guildhall.games.rococo.rules.funding import full_parts
from guildhall.games.rococo.rules.scoring import (
    all_halls_prestige,
    decoration_prestige,
    fire_place,
    fire_prestige,
    garment_prestige,
    hall_place,
    hall_prestige,
    statue_prestige,
)

if TYPE_CHECKING:
    from guildhall.games.rococo.state import Rococo

NEARLY: Final[i64] = 5
"""Livres."""


# -- halls and decorations --------------------


def see_halls(state: Rococo, seat: i64, out: Moves) -> None:
    for hall in range(HALLS):
        most: i64 = 0
        taken: i64 = 0
        for side in range(state.sides):
            worn = state.own[WORN + side]
            garments = in_hall(worn, hall)
            if garments == 0:
                continue
            taken += garments
            if side != seat and garments > most:
                most = garments
            see_hall_of(state, hall, side, away_of(state, side, seat), out)
        if taken > 0:
            note_of(out, HALL_LEAD, hall, 8, between(in_hall(state.own[WORN + seat], hall) - most, -4, 4))
        spaces = state.board.hall_start[hall + 1] - state.board.hall_start[hall]
        note_of(out, HALL_FREE, hall, 9, spaces - taken)


def see_hall_of(state: Rococo, hall: i64, side: i64, away: i64, out: Moves) -> None:
    """A side that has garments in a hall."""
    worn = state.own[WORN + side]
    note_of(out, HALL, away, HALL.row - 1, hall * 8 + at_most(in_hall(worn, hall), 7))
    masters = masters_in(worn, hall)
    if masters > 0:
        note_of(out, HALL_MASTERS, away, HALL_MASTERS.row - 1, hall * 4 + at_most(masters, 3))
    place = hall_place(state, hall, side)
    if place > 0:
        note_of(out, HALL_PLACE, away, HALL_PLACE.row - 1, hall * 2 + place - 1)


def see_decorations(state: Rococo, seat: i64, out: Moves) -> None:
    for side in range(state.sides):
        away = away_of(state, side, seat)
        spaces = state.own[TOKENS + side]
        while spaces:
            note_of(out, DECORATION, away, DECORATIONS - 1, lowest_of(spaces))
            spaces &= spaces - 1
        place = fire_place(state, side)
        if place > 0:
            note_of(out, FIRE_PLACE, away, 1, place - 1)
    gone = decorated(state) | full_parts(state, seat)
    livres = state.own[LIVRES + seat]
    for space in range(DECORATIONS if state.jewelry else JEWELLER):
        cost = state.board.deco_cost[space]
        if cost >= 0 and not gone >> space & 1:
            short: i64 = 0 if livres >= cost else 1
            if livres + NEARLY < cost:
                short = 2
            note_of(out, TO_FUND, space, 2, short)


# -- points --------------------


def see_points(state: Rococo, seat: i64, since: Rococo, out: Moves) -> None:
    """In the classic edition prestige gained so far is face down: who is ahead is told without it (ROC-INFO-05)."""
    own: i64 = 0
    best: i64 = -100
    for side in range(state.sides):
        away = away_of(state, side, seat)
        cards = staff(state, side)
        cards &= known_cards(state, seat, since) if side == seat else ~state.own[SECRET + side]
        points = points_now(state, side, cards)
        hidden: i64 = state.own[PRESTIGE + side] if state.classic else i64(0)
        if side == seat:
            own = points - hidden
        else:
            points -= hidden
            if points > best:
                best = points
        note_of(out, SCORE, away, 63, points >> 1)
        note_of(out, SCORE_TENS, away, 12, points // 10)
    note(out, LEAD, between(own - best, -42, 43) >> 1)


def points_now(state: Rococo, side: i64, cards: i64) -> i64:
    """The final scoring of a side if the match were over, with these cards of its staff."""
    points = state.own[PRESTIGE + side] + state.parts.jewel_prestige * jewel_total(state, side)
    if side == state.her:
        points += size_of(state.own[KEPT + side]) // 2
    else:
        points += state.own[LIVRES + side] // state.board.livres_per_prestige
    if state.favor == side and state.round == state.board.rounds:
        points += state.board.favor_prestige
    for hall in range(HALLS):
        points += hall_prestige(state, hall, side)
    points += fire_prestige(state, side) + statue_prestige(state, side) + garment_prestige(state, side)
    points += terrace_now(state, side) + decoration_prestige(state, side) + all_halls_prestige(state, side)
    return points + crowns_now(state, side, cards)


def crowns_now(state: Rococo, side: i64, cards: i64) -> i64:
    """Crown bonuses; here none spends what another counts."""
    total: i64 = 0
    while cards:
        kind = lowest_of(cards)
        cards &= cards - 1
        if effect(state.parts, kind, CROWN):
            total += prestige_of(state, side, kind, 0, 0)
    return total


def terrace_now(state: Rococo, side: i64) -> i64:
    """What moving garments of the King's Hall to the Terrace would add: the best to the highest multiplier."""
    left = state.own[RENTED + side] & (bit(state.board.hall_start[1]) - 1)
    total: i64 = 0
    multiplier: i64 = 3
    while multiplier > 1 and left:
        for space in range(i64(len(state.board.multiplier))):
            if left and state.board.multiplier[space] == multiplier and has_token(state, side, bit(FIREWORKS + space)):
                guest = best_of(state, left)
                left &= ~bit(guest)
                total += state.parts.garment_prestige[state.guest_garment[guest]] * (multiplier - 1)
        multiplier -= 1
    return total


def best_of(state: Rococo, guests: i64) -> i64:
    """The guest with the most prestige."""
    best = lowest_of(guests)
    while guests:
        guest = lowest_of(guests)
        guests &= guests - 1
        prestige = state.parts.garment_prestige
        if prestige[state.guest_garment[guest]] > prestige[state.guest_garment[best]]:
            best = guest
    return best


def all_halls_place(state: Rococo, side: i64) -> i64:
    """Which All Halls prize a side has; -1 if none."""
    for space in range(ALL_HALLS):
        if state.all_halls[space] == side:
            return space
    return EMPTY
