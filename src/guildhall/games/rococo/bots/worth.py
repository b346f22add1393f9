"""Rules of thumb: what things are worth in prestige points at this stage of the game."""

# guildhall: compiled
# ruff: noqa: SIM109 (generators and tuples are slow where loops and comparisons are fast)

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from guildhall.core.arrays import bit
from guildhall.games.rococo.components.holdings import (
    HAND,
    HELD_LACE,
    HELD_YARN,
    KEPT,
    LIVRES,
    PRESTIGE,
    RENTED,
    SILK,
    WORN,
    in_hall,
    of_colour,
    rolls_of,
)
from guildhall.games.rococo.components.parts import (
    BUY_PRESTIGE,
    COLOURS,
    COPY_BONUS,
    COST,
    CROWN,
    DELEGATE_ANY,
    DISCARD_SILK,
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
    least,
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


def livre_cents(state: Rococo) -> i64:
    if state.round <= 4:
        return 42
    if state.round == 5:
        return 40
    return 30 if state.round == 6 else 14


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
        value += hall_share(state, seat, hall, 0)
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
        value += stock(state, seat, 0, 0, -1)
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


def hall_share(state: Rococo, seat: i64, hall: i64, more: i64) -> float:
    """What a hall may be expected to bring with some more garments there."""
    mine = float(in_hall(state.own[WORN + seat], hall) + more)
    if mine == 0.0:
        return 0.0
    total = mine * mine + 0.6
    for other in range(state.sides):
        if other != seat:
            count = float(in_hall(state.own[WORN + other], hall))
            total += count * count
    prize = float(state.board.first[hall])
    if second_places_score(state):
        prize += 0.7 * float(state.board.second[hall])
    return prize * mine * mine / total


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


def presence(state: Rococo, seat: i64, hall: i64) -> float:
    """What it adds to be present in one more hall."""
    if present(state, seat, hall) or all_halls_prestige(state, seat) > 0:
        return 0.0
    count = halls_present(state, seat)
    return all_halls_prize(state) * (hall_progress(count + 1) - hall_progress(count))


def place(state: Rococo, seat: i64, garment: i64, space: i64) -> float:
    """A garment on a guest space."""
    parts, board = state.parts, state.board
    hall = board.guest_hall[space]
    money = livre(state)
    value = float(parts.garment_prestige[garment]) + 0.4
    value += hall_share(state, seat, hall, 1) - hall_share(state, seat, hall, 0) + presence(state, seat, hall)
    colour, worn = parts.garment_colour[garment], state.own[WORN + seat]
    if of_colour(worn, colour) < tokens(state, seat, STATUE_SPACES):
        value += 2.0
    elif of_colour(worn, colour) == 0:
        value += 0.1 * rounds_left(state)
    if has_token(state, seat, RIGHT_SPACES):
        value += money * (rounds_left(state) + 1.0)
    if hall == 0:
        fireworks = tokens(state, seat, FIREWORK_SPACES)
        if fireworks > in_hall(worn, 0):
            value += 1.1 * float(parts.garment_prestige[garment]) - 2.0
        else:
            value += 0.15 * rounds_left(state)
    if board.guest_master[space]:
        value += 0.5
    reward = board.guest_reward[space]
    if reward == REWARD_LIVRES:
        value += money * float(board.guest_amount[space])
    elif reward == REWARD_TILE:
        value += 0.8 if rounds_left(state) > 0.0 else 0.2
    elif reward:
        value += 0.7 if rounds_left(state) > 0.0 else 0.2
    return value


def best_place(state: Rococo, seat: i64, garment: i64, rank: i64) -> float:
    """The best guest space for a garment; very bad if there is none."""
    best = -5.0
    spaces = suitable_spaces(state, rank)
    while spaces:
        value = place(state, seat, garment, lowest_of(spaces))
        spaces &= spaces - 1
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


def stock(state: Rococo, seat: i64, lace: i64, yarn: i64, tile: i64) -> float:
    """Silk and markers, with a few more: how near they bring the garments on offer, and a little for each.

    Most of a playout's time goes by here, so it counts in whole numbers: gains in cents, gaps in tenths.
    """
    parts, board, display, silk = state.parts, state.board, state.display, state.parts.garment_silk
    rolls_held = state.own[SILK + seat]
    if tile >= 0:
        rolls_held += parts.tile_rolls[tile]
    silk0, silk1 = rolls_of(rolls_held, 0), rolls_of(rolls_held, 1)
    silk2, silk3 = rolls_of(rolls_held, 2), rolls_of(rolls_held, 3)
    mine_lace = state.own[HELD_LACE + seat] + lace
    mine_yarn = state.own[HELD_YARN + seat] + yarn
    money = livre_cents(state)
    first: i64 = 0
    second: i64 = 0
    for space in range(board.display):
        garment = display[space]
        if garment < 0:
            continue
        gain = 300 + 100 * parts.garment_prestige[garment] - money * board.display_cost[space]
        if gain <= 0:
            continue
        at = garment * COLOURS
        gap: i64 = 0
        if silk[at] > silk0:
            gap += 6 * (silk[at] - silk0)
        if silk[at + 1] > silk1:
            gap += 6 * (silk[at + 1] - silk1)
        if silk[at + 2] > silk2:
            gap += 6 * (silk[at + 2] - silk2)
        if silk[at + 3] > silk3:
            gap += 6 * (silk[at + 3] - silk3)
        if parts.garment_lace[garment] > mine_lace:
            gap += 10 * (parts.garment_lace[garment] - mine_lace)
        if parts.garment_yarn[garment] > mine_yarn:
            gap += 10 * (parts.garment_yarn[garment] - mine_yarn)
        near = 10_000 * gain // (100 + gap * gap)
        if near > first:
            second = first
            first = near
        elif near > second:
            second = near
    rolls_kept = least(least(silk0, 4) + least(silk1, 4) + least(silk2, 4) + least(silk3, 4), 9)
    loose = 38 * rolls_kept + 50 * (least(mine_lace, 3) + least(mine_yarn, 3))
    later = least_of(1.0, 0.2 + 0.2 * rounds_left(state))
    return float(2 * first + second) * 0.00005 + later * float(loose) * 0.01


def kept_tile(state: Rococo, seat: i64, tile: i64) -> float:
    return stock(state, seat, 0, 0, tile) - stock(state, seat, 0, 0, -1)


def lost_tile(state: Rococo, seat: i64, tile: i64) -> float:
    """What giving up a kept tile costs, roughly."""
    return rolls(state, tile) * least_of(1.0, 0.25 * rounds_left(state))


def tile(state: Rococo, seat: i64, number: i64) -> float:
    """A tile to keep or convert, whichever is better."""
    return tile_over(state, seat, number, stock(state, seat, 0, 0, -1))


def tile_over(state: Rococo, seat: i64, number: i64, now: float) -> float:
    """What a tile adds to the stock as it is worth `now`."""
    best = stock(state, seat, 0, 0, number)
    parts = state.parts
    lace, yarn = parts.tile_lace[number], parts.tile_yarn[number]
    if parts.tile_mode[number] == 1:
        value = stock(state, seat, lace, 0, -1)
        if value > best:
            best = value
        value = stock(state, seat, 0, yarn, -1)
    else:
        value = stock(state, seat, lace, yarn, -1)
    return (value if value > best else best) - now


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
        gain = stock(state, seat, 1, 0, -1)
        other = stock(state, seat, 0, 1, -1)
        own = (gain if gain > other else other) - stock(state, seat, 0, 0, -1) - money * float(effect(parts, row, COST))
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
    money = livre(state)
    now = stock(state, seat, 0, 0, -1)
    for drawer in range(i64(3)):
        price = drawer_price(state, drawer)
        if state.own[LIVRES + seat] >= price:
            for space in range(drawer * 4, drawer * 4 + 4):
                if state.drawers[space] >= 0:
                    value = tile_over(state, seat, state.drawers[space], now) - money * float(price)
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
