"""Rules of thumb: what things are worth in prestige points at this stage of the game."""

# guildhall: compiled
# ruff: noqa: SIM109 (generators and tuples are slow where loops and comparisons are fast)

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from guildhall.core.arrays import bit
from guildhall.games.rococo.bots.stock import goods_of, livre_cents, markers, stock, tile_over
from guildhall.games.rococo.components.holdings import (
    HAND,
    HELD_LACE,
    HELD_YARN,
    KEPT,
    LIVRES,
    PRESTIGE,
    RENTED,
    WORN,
    in_hall,
    of_colour,
)
from guildhall.games.rococo.components.parts import (
    BUY_PRESTIGE,
    COLOURS,
    COPY_BONUS,
    COST,
    CROWN,
    DELEGATE_ANY,
    DISCARD_SILK,
    EMPTY,
    EXTRA_ACQUIRE,
    EXTRA_FUND,
    EXTRA_TAILOR,
    FIREWORK,
    FIREWORK_SPACES,
    FIREWORKS,
    GARMENT_ROWS,
    HALLS,
    HIRE_ROW,
    JEWEL_SHOP,
    JEWELLER_SPACES,
    JOURNEYMAN,
    KEY,
    LACE_OR_YARN,
    LEFT,
    LEFT_SPACES,
    LIVRES_LESS,
    MASTER,
    MUSICIAN,
    MUSICIAN_SPACES,
    MUSICIANS,
    ON_MAKE,
    PAY,
    PAY_TABLE,
    RANDOM_RESOURCE,
    REWARD_LIVRES,
    REWARD_TILE,
    RIGHT,
    RIGHT_SPACES,
    STATUE,
    STATUE_SPACES,
    TRIGGER,
    USE_OWN_BONUS,
    decoration_kind,
    effect,
)
from guildhall.games.rococo.components.sets import lowest_of, size_of
from guildhall.games.rococo.rules.acquiring import can_acquire, drawer_price
from guildhall.games.rococo.rules.bonus_values import asks_for_hall, livres_of, prestige_of
from guildhall.games.rococo.rules.counting import (
    decorations,
    garments,
    halls_present,
    has_token,
    jewel_total,
    master_guests,
    present,
    staff,
    tokens,
)
from guildhall.games.rococo.rules.funding import fund_price, fundable
from guildhall.games.rococo.rules.hiring import hire_price
from guildhall.games.rococo.rules.renting import made_by, suitable_spaces
from guildhall.games.rococo.rules.rounds import income_of
from guildhall.games.rococo.rules.scoring import (
    all_halls_prestige,
    decoration_prestige,
    second_places_score,
    statue_prestige,
)
from guildhall.games.rococo.rules.tailoring import makeable

if TYPE_CHECKING:
    from guildhall.games.rococo.state import Rococo

TURN = 2.0
"""A hand card still to be played."""


def livre(state: Rococo) -> float:
    """A livre buys less and less; what is left at the end is worth a tenth."""
    return float(livre_cents(state)) * 0.01


def rounds_left(state: Rococo) -> float:
    """Rounds after this one."""
    return float(state.board.rounds - state.round)


def standing(state: Rococo, seat: i64, own: bool) -> float:
    """All that a participant has, as if most of it were scored now; `own` stock is known, others' is guessed."""
    money = livre(state)
    value = float(state.own[PRESTIGE + seat])
    if seat != state.her:
        left = rounds_left(state) + 1.0
        value += money * (float(state.own[LIVRES + seat]) + left * float(income_of(state, seat)))
        value += TURN * (float(size_of(state.own[HAND + seat])) + 3.0 * rounds_left(state))
    for hall in range(HALLS):
        value += hall_share(state, seat, hall)
    value += fire_share(state, seat, 0)
    spaces = state.own[RENTED + seat]
    while spaces:
        value += float(state.parts.garment_prestige[state.guest_garment[lowest_of(spaces)]]) + 0.4
        spaces &= spaces - 1
    value += terrace(state, seat)
    value += float(statue_prestige(state, seat) + decoration_prestige(state, seat) + all_halls_prestige(state, seat))
    if all_halls_prestige(state, seat) == 0:
        value += all_halls_prize(state) * hall_progress(halls_present(state, seat))
    value += 1.0 * float(jewel_total(state, seat)) + promises(state, seat)
    if own:
        value += stock(state, goods_of(state, seat))
        cards = staff(state, seat)
        while cards:
            value += keeping(state, seat, lowest_of(cards))
            cards &= cards - 1
    else:
        value += 0.8 * float(size_of(state.own[KEPT + seat])) + 0.6 * float(
            state.own[HELD_LACE + seat] + state.own[HELD_YARN + seat]
        )
    return value


def promises(state: Rococo, seat: i64) -> float:
    """What decorations and guests will still bring, beyond what they would score now."""
    money = livre(state)
    left = rounds_left(state)
    worn = state.own[WORN + seat]
    value = 0.5 * float(tokens(state, seat, MUSICIAN_SPACES) + master_guests(state, seat)) + 0.9 * left * float(
        tokens(state, seat, JEWELLER_SPACES)
    )
    if has_token(state, seat, LEFT_SPACES):
        value += 0.25 * money * left * left
    if has_token(state, seat, RIGHT_SPACES):
        value += 0.4 * money * left * left
    statues = tokens(state, seat, STATUE_SPACES)
    for colour in range(COLOURS):
        missing = statues - of_colour(worn, colour)
        if missing > 0:
            value += float(missing) * least_of(1.4, 0.3 * left)
        if of_colour(worn, colour) > 0:
            value += 0.1 * left
    return value


# -- halls and decorations -----------------------------------------------------------------------------------------


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


def least_of(a: float, b: float) -> float:
    return a if a < b else b


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


# -- silk, lace and yarn ----------------------------------------------------------------------------------------------


def rolls(state: Rococo, tile: i64) -> float:
    """The silk of a tile in itself."""
    at = tile * COLOURS
    silk = state.parts.tile_silk
    common = float(silk[at] + silk[at + 1])
    return 0.5 * common + 0.75 * float(silk[at + 2]) + 1.0 * float(silk[at + 3])


def materials(state: Rococo, garment: i64) -> float:
    """What the silk, lace and yarn of a garment would be worth if kept."""
    at = garment * COLOURS
    silk = state.parts.garment_silk
    value = 0.35 * float(silk[at] + silk[at + 1]) + 0.5 * float(silk[at + 2]) + 0.65 * float(silk[at + 3])
    value += 0.5 * float(state.parts.garment_lace[garment] + state.parts.garment_yarn[garment])
    return value * least_of(1.0, 0.25 + 0.25 * rounds_left(state))


def lost_tile(state: Rococo, seat: i64, tile: i64) -> float:
    """What giving up a kept tile costs, roughly."""
    return rolls(state, tile) * least_of(1.0, 0.25 * rounds_left(state))


# -- cards ------------------------------------------------------------------------------------------------------------


def favor(state: Rococo, seat: i64) -> float:
    money = livre(state) * float(state.board.favor_livres)
    if state.round == state.board.rounds:
        return money + float(state.board.favor_prestige)
    return money + (-0.5 if state.first == seat else -0.3)


def card(state: Rococo, seat: i64, kind: i64) -> float:
    """A card for the hand: what its rank allows, and its bonus."""
    rank = state.parts.rank[kind]
    value = 2.6 if rank == MASTER else 2.0 if rank == JOURNEYMAN else 1.0
    return value + bonus(state, seat, kind)


def hired(state: Rococo, seat: i64, kind: i64) -> float:
    """One more turn this round, the card for later, and its crown."""
    return card(state, seat, kind) * 0.75 + keeping(state, seat, kind)


def keeping(state: Rococo, seat: i64, kind: i64) -> float:
    """What a card of the staff is worth for the rest of the game."""
    left = rounds_left(state)
    if effect(state.parts, kind, CROWN):
        return float(prestige_of(state, seat, kind, 0, 1)) + 0.1 * left
    rank = state.parts.rank[kind]
    value = 0.42 if rank == MASTER else 0.28 if rank == JOURNEYMAN else 0.1
    if kind >= 5:
        value += 0.1
    return value * left


def bonus(state: Rococo, seat: i64, row: i64) -> float:
    """What a bonus would add now."""
    parts = state.parts
    key = effect(parts, row, KEY)
    if key == 0 or effect(parts, row, CROWN):
        return 0.0
    money = livre(state)
    left = rounds_left(state)
    if key == LACE_OR_YARN:
        gain, other = markers(state, seat, 1, 0), markers(state, seat, 0, 1)
        own = (gain if gain > other else other) - money * float(effect(parts, row, COST))
        return own if own > 0.0 else 0.0
    if key == RANDOM_RESOURCE:
        return (0.9 if left > 0.0 else 0.3) - money * float(effect(parts, row, COST))
    if key == EXTRA_ACQUIRE:
        return (0.9 if left > 0.0 else 0.3) if can_acquire(state, seat, False) else 0.0
    if key == EXTRA_TAILOR:
        return best_tailor(state, seat, parts.rank[row], row)
    if key == EXTRA_FUND:
        less = effect(parts, row, LIVRES_LESS)
        return best_fund(state, seat, less)
    if key == DELEGATE_ANY:
        return 0.1 if effect(parts, row, PAY) != 2 else least_of(1.0, money * float(effect(parts, row, PAY_TABLE)))
    if key == BUY_PRESTIGE:
        price = float(effect(parts, row, COST))
        gain = (1.0 - money * price) * float(state.own[LIVRES + seat] // effect(parts, row, COST))
        return gain if gain > 0.0 else 0.0
    if key == DISCARD_SILK:
        return 0.0 if left > 0.0 else 0.6 * float(size_of(state.own[KEPT + seat]))
    if key == USE_OWN_BONUS or key == COPY_BONUS:
        return 0.6
    best = 0.0
    if asks_for_hall(state, row):
        for hall in range(HALLS):
            gain = float(prestige_of(state, seat, row, hall, 0)) + money * float(livres_of(state, seat, row, hall))
            if gain > best:
                best = gain
        return best
    return float(prestige_of(state, seat, row, 0, 0)) + money * float(livres_of(state, seat, row, 0))


# -- the best of a kind of action --------------------------------------------------------------------------------------


def best_tailor(state: Rococo, seat: i64, rank: i64, row: i64) -> float:
    best = 0.0
    spaces = makeable(state, seat, made_by(rank, row))
    while spaces:
        space = lowest_of(spaces)
        spaces &= spaces - 1
        garment = state.display[space]
        value = (
            best_place(state, seat, garment, rank)
            - livre(state) * float(state.board.display_cost[space])
            - materials(state, garment)
        )
        if value > best:
            best = value
    return best


def best_fund(state: Rococo, seat: i64, less: i64) -> float:
    best = 0.0
    spaces = fundable(state, seat, less)
    while spaces:
        space = lowest_of(spaces)
        spaces &= spaces - 1
        value = decoration(state, seat, space) - livre(state) * float(fund_price(state, space, less))
        if value > best:
            best = value
    return best


def best_tile(state: Rococo, seat: i64) -> float:
    """The best tile that the seat can pay for."""
    best = 0.0
    money, goods = livre(state), goods_of(state, seat)
    now = stock(state, goods)
    for drawer in range(i64(3)):
        price = drawer_price(state, drawer)
        if state.own[LIVRES + seat] >= price:
            for space in range(drawer * 4, drawer * 4 + 4):
                if state.drawers[space] >= 0:
                    value = tile_over(state, goods, state.drawers[space], now) - money * float(price)
                    if value > best:
                        best = value
    return best


def best_hire(state: Rococo, seat: i64) -> float:
    best = 0.0
    price = livre(state) * float(hire_price(state))
    if state.own[LIVRES + seat] >= hire_price(state):
        for space in range(HIRE_ROW):
            if state.row[space] >= 0:
                value = hired(state, seat, state.row[space]) - price
                if value > best:
                    best = value
    return best


def best_of_any(state: Rococo, seat: i64) -> float:
    """The best main action that a hand card of any rank allows now, but for deputing it."""
    fund, acquire = best_fund(state, seat, 0), best_tile(state, seat)
    return fund if fund > acquire else acquire


def best_of_rank(state: Rococo, seat: i64, rank: i64) -> float:
    """The best main action that takes a journeyman or master."""
    best = best_tailor(state, seat, rank, -1)
    if state.favor < 0 and favor(state, seat) > best:
        best = favor(state, seat)
    if rank == MASTER:
        value = best_hire(state, seat)
        if value > best:
            best = value
    return best
