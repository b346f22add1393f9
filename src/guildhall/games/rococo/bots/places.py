"""Rules of thumb for the palace: what halls, guests and decorations are worth in prestige points."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from guildhall.core.arrays import bit
from guildhall.games.rococo.bots.stock import least_of, livre, rounds_left
from guildhall.games.rococo.components.holdings import WORN, in_hall, of_colour
from guildhall.games.rococo.components.parts import (
    COLOURS,
    EMPTY,
    FIREWORK,
    FIREWORK_SPACES,
    FIREWORKS,
    GARMENT_ROWS,
    JEWEL_SHOP,
    LEFT,
    LEFT_SPACES,
    MUSICIAN,
    MUSICIANS,
    ON_MAKE,
    REWARD_LIVRES,
    REWARD_TILE,
    RIGHT,
    RIGHT_SPACES,
    STATUE,
    STATUE_SPACES,
    TRIGGER,
    decoration_kind,
    effect,
)
from guildhall.games.rococo.components.sets import lowest_of
from guildhall.games.rococo.rules.bonus_values import livres_of, prestige_of
from guildhall.games.rococo.rules.counting import decorations, garments, halls_present, has_token, present, tokens
from guildhall.games.rococo.rules.renting import suitable_spaces
from guildhall.games.rococo.rules.scoring import all_halls_prestige, second_places_score

if TYPE_CHECKING:
    from guildhall.games.rococo.state import Rococo


def hall_prize(state: Rococo, hall: i64) -> float:
    prize = float(state.board.first[hall])
    if second_places_score(state):
        prize += 0.7 * float(state.board.second[hall])
    return prize


def hall_share(state: Rococo, seat: i64, hall: i64) -> float:
    """What a hall may be expected to bring."""
    mine = float(in_hall(state.own[WORN + seat], hall))
    if mine == 0.0:
        return 0.0
    total = mine * mine + 0.6
    for other in range(state.sides):
        if other != seat:
            count = float(in_hall(state.own[WORN + other], hall))
            total += count * count
    return hall_prize(state, hall) * mine * mine / total


def hall_gain(state: Rococo, seat: i64, hall: i64) -> float:
    """How much more it may be expected to bring with one more garment."""
    mine = float(in_hall(state.own[WORN + seat], hall))
    more = mine + 1.0
    total, with_one_more = mine * mine + 0.6, more * more + 0.6
    for other in range(state.sides):
        if other != seat:
            count = float(in_hall(state.own[WORN + other], hall))
            total += count * count
            with_one_more += count * count
    prize = hall_prize(state, hall)
    return prize * more * more / with_one_more - (prize * mine * mine / total if mine > 0.0 else 0.0)


def fire_share(state: Rococo, seat: i64, more: i64) -> float:
    mine = float(tokens(state, seat, FIREWORK_SPACES) + more)
    if mine == 0.0:
        return 0.0
    total = mine * mine + 0.6
    for other in range(state.sides):
        if other != seat:
            count = float(tokens(state, other, FIREWORK_SPACES))
            total += count * count
    prize = float(state.board.fire_first)
    if second_places_score(state):
        prize += 0.7 * float(state.board.fire_second)
    return prize * mine * mine / total


def terrace(state: Rococo, seat: i64) -> float:
    """What fireworks may add to the garments of the King's Hall."""
    guests = in_hall(state.own[WORN + seat], 0)
    value = 0.0
    for space in range(i64(len(state.board.multiplier))):
        if has_token(state, seat, bit(FIREWORKS + space)):
            chance = 1.0 if guests > 0 else least_of(0.8, 0.12 * rounds_left(state))
            value += chance * 3.0 * float(state.board.multiplier[space] - 1)
            guests -= 1
    return value


def all_halls_prize(state: Rococo) -> float:
    for space in range(i64(len(state.board.all_halls))):
        if state.all_halls[space] < 0:
            return float(state.board.all_halls[space])
    return 0.0


def hall_progress(halls: i64) -> float:
    """How likely All Halls is from so many halls."""
    if halls >= 5:
        return 1.0
    if halls == 4:
        return 0.6
    if halls == 3:
        return 0.33
    return 0.08 * float(halls)


def one_more_hall(state: Rococo, seat: i64) -> float:
    """What it adds to be present in one more hall."""
    if all_halls_prestige(state, seat) > 0:
        return 0.0
    count = halls_present(state, seat)
    return all_halls_prize(state) * (hall_progress(count + 1) - hall_progress(count))


def presence(state: Rococo, seat: i64, hall: i64) -> float:
    """What it adds to be present in a hall."""
    return 0.0 if present(state, seat, hall) else one_more_hall(state, seat)


def rented_in(state: Rococo, seat: i64, garment: i64, hall: i64, new_hall: float) -> float:
    """A garment in a hall, whatever the guest; `new_hall` is what one more hall adds."""
    prestige, worn, left = float(state.parts.garment_prestige[garment]), state.own[WORN + seat], rounds_left(state)
    value = prestige + 0.4
    value += hall_gain(state, seat, hall) + (0.0 if present(state, seat, hall) else new_hall)
    count = of_colour(worn, state.parts.garment_colour[garment])
    if count < tokens(state, seat, STATUE_SPACES):
        value += 2.0
    elif count == 0:
        value += 0.1 * left
    if has_token(state, seat, RIGHT_SPACES):
        value += livre(state) * (left + 1.0)
    if hall == 0:
        if tokens(state, seat, FIREWORK_SPACES) > in_hall(worn, 0):
            value += 1.1 * prestige - 2.0
        else:
            value += 0.15 * left
    return value


def with_guest(state: Rococo, space: i64, value: float) -> float:
    """The worth of a garment in a hall and what the guest there adds."""
    board = state.board
    if board.guest_master[space]:
        value += 0.5
    reward = board.guest_reward[space]
    if reward == REWARD_LIVRES:
        value += livre(state) * float(board.guest_amount[space])
    elif reward == REWARD_TILE:
        value += 0.8 if rounds_left(state) > 0.0 else 0.2
    elif reward:
        value += 0.7 if rounds_left(state) > 0.0 else 0.2
    return value


def place(state: Rococo, seat: i64, garment: i64, space: i64) -> float:
    """A garment on a guest space."""
    hall = state.board.guest_hall[space]
    return with_guest(state, space, rented_in(state, seat, garment, hall, one_more_hall(state, seat)))


def best_place(state: Rococo, seat: i64, garment: i64, rank: i64) -> float:
    """The best guest space for a garment; very bad if there is none."""
    best = -5.0
    new_hall = one_more_hall(state, seat)
    hall, here = EMPTY, 0.0
    spaces = suitable_spaces(state, rank)
    while spaces:
        space = lowest_of(spaces)
        spaces &= spaces - 1
        if state.board.guest_hall[space] != hall:
            hall = state.board.guest_hall[space]
            here = rented_in(state, seat, garment, hall, new_hall)
        value = with_guest(state, space, here)
        if value > best:
            best = value
    row = GARMENT_ROWS + garment
    trigger = effect(state.parts, row, TRIGGER)
    if trigger == ON_MAKE:
        best += float(prestige_of(state, seat, row, 0, 0))
    elif trigger:
        best += livre(state) * float(livres_of(state, seat, row, 0)) + 1.0
    return best


def decoration(state: Rococo, seat: i64, space: i64) -> float:
    """A token on a decoration space."""
    money = livre(state)
    left = rounds_left(state)
    kind = decoration_kind(space)
    value = float(state.board.deco_prestige[space])
    if has_token(state, seat, LEFT_SPACES):
        value += money * (left + 1.0)
    if kind == FIREWORK:
        value += fire_share(state, seat, 1) - fire_share(state, seat, 0)
        unused = in_hall(state.own[WORN + seat], 0) - tokens(state, seat, FIREWORK_SPACES)
        chance = 1.0 if unused > 0 else least_of(0.8, 0.12 * left)
        value += chance * 3.0 * float(state.board.multiplier[space] - 1)
    elif kind == STATUE:
        statues, worn = tokens(state, seat, STATUE_SPACES), state.own[WORN + seat]
        for colour in range(COLOURS):
            if of_colour(worn, colour) > statues:
                value += 2.0
            else:
                value += least_of(1.4, 0.3 * left)
    elif kind == LEFT:
        value += money * (left + 1.0) * (float(decorations(state, seat)) + 1.0 + 0.25 * left)
    elif kind == RIGHT:
        value += money * (left + 1.0) * (float(garments(state, seat)) + 0.4 * left)
    elif kind == MUSICIAN:
        value += 0.5 + presence(state, seat, space - MUSICIANS)
    elif kind == JEWEL_SHOP:
        value += 0.9 * left
    return value
