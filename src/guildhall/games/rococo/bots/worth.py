"""Rules of thumb: what things are worth in prestige points at this stage of the game."""

# guildhall: compiled
# ruff: noqa: SIM109 (generators and tuples are slow where loops and comparisons are fast)

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from guildhall.games.rococo.components.parts import (
    BUY_PRESTIGE,
    COLOURS,
    COPY_BONUS,
    COST,
    CROWN,
    DECORATION_KINDS,
    DECORATIONS,
    DELEGATE_ANY,
    DISCARD_SILK,
    EXTRA_ACQUIRE,
    EXTRA_FUND,
    EXTRA_TAILOR,
    FIREWORK,
    FIREWORKS,
    GARMENT_ROWS,
    HALLS,
    HIRE_ROW,
    JEWEL_SHOP,
    JOURNEYMAN,
    KEY,
    KINDS,
    LACE_OR_YARN,
    LEFT,
    LIVRES_LESS,
    MASTER,
    MUSICIAN,
    MUSICIANS,
    ON_MAKE,
    PAY,
    PAY_TABLE,
    RANDOM_RESOURCE,
    REWARD_LIVRES,
    REWARD_TILE,
    RIGHT,
    STATUE,
    TRIGGER,
    USE_OWN_BONUS,
    decoration_kind,
    effect,
    size_of,
)
from guildhall.games.rococo.rules.acquiring import can_acquire, drawer_price
from guildhall.games.rococo.rules.bonus_values import asks_for_hall, livres_of, prestige_of
from guildhall.games.rococo.rules.counting import (
    decorations,
    garments,
    halls_present,
    jewel_total,
    least,
    master_guests,
    present,
    staff,
)
from guildhall.games.rococo.rules.frames import made_by
from guildhall.games.rococo.rules.funding import can_fund, can_fund_space, fund_price
from guildhall.games.rococo.rules.hiring import hire_price
from guildhall.games.rococo.rules.rounds import income_of
from guildhall.games.rococo.rules.scoring import (
    all_halls_prestige,
    decoration_prestige,
    second_places_score,
    statue_prestige,
)
from guildhall.games.rococo.rules.tailoring import can_make

if TYPE_CHECKING:
    from guildhall.games.rococo.state import Rococo

TURN = 2.0
"""A hand card still to be played."""


def livre(s: Rococo) -> float:
    """A livre buys less and less; what is left at the end is worth a tenth."""
    return float(livre_cents(s)) * 0.01


def livre_cents(s: Rococo) -> i64:
    if s.round <= 4:
        return 42
    if s.round == 5:
        return 40
    return 30 if s.round == 6 else 14


def rounds_left(s: Rococo) -> float:
    """Rounds after this one."""
    return float(s.board.rounds - s.round)


def standing(s: Rococo, p: i64, own: bool) -> float:
    """All that a participant has, as if most of it were scored now; `own` stock is known, others' is guessed."""
    money = livre(s)
    value = float(s.prestige[p])
    if p != s.her:
        left = rounds_left(s) + 1.0
        value += money * (float(s.livres[p]) + left * float(income_of(s, p)))
        value += TURN * (float(size_of(s.hand[p])) + 3.0 * rounds_left(s))
    for hall in range(HALLS):
        value += hall_share(s, p, hall, 0)
    value += fire_share(s, p, 0)
    for space in range(s.board.guests):
        if s.guest_owner[space] == p:
            value += float(s.parts.garment_prestige[s.guest_garment[space]]) + 0.4
    value += terrace(s, p)
    value += float(statue_prestige(s, p) + decoration_prestige(s, p) + all_halls_prestige(s, p))
    if all_halls_prestige(s, p) == 0:
        value += all_halls_prize(s) * hall_progress(halls_present(s, p))
    value += 1.0 * float(jewel_total(s, p)) + promises(s, p)
    if own:
        value += stock(s, p, 0, 0, -1)
        cards = staff(s, p)
        for kind in range(KINDS):
            if cards >> kind & 1:
                value += keeping(s, p, kind)
    else:
        value += 0.8 * float(size_of(s.kept[p])) + 0.6 * float(s.lace[p] + s.yarn[p])
    return value


def promises(s: Rococo, p: i64) -> float:
    """What decorations and guests will still bring, beyond what they would score now."""
    money = livre(s)
    left = rounds_left(s)
    at = p * DECORATION_KINDS
    value = 0.5 * float(s.decos[at + MUSICIAN] + master_guests(s, p)) + 0.9 * left * float(s.decos[at + JEWEL_SHOP])
    if s.decos[at + LEFT]:
        value += 0.25 * money * left * left
    if s.decos[at + RIGHT]:
        value += 0.4 * money * left * left
    statues = s.decos[at + STATUE]
    for colour in range(COLOURS):
        missing = statues - s.colours[p * COLOURS + colour]
        if missing > 0:
            value += float(missing) * least_of(1.4, 0.3 * left)
        if s.colours[p * COLOURS + colour] > 0:
            value += 0.1 * left
    return value


# -- halls and decorations -----------------------------------------------------------------------------------------


def hall_share(s: Rococo, p: i64, hall: i64, more: i64) -> float:
    """What a hall may be expected to bring with some more garments there."""
    mine = float(s.halls[p * HALLS + hall] + more)
    if mine == 0.0:
        return 0.0
    total = mine * mine + 0.6
    for other in range(s.participants):
        if other != p:
            count = float(s.halls[other * HALLS + hall])
            total += count * count
    prize = float(s.board.first[hall])
    if second_places_score(s):
        prize += 0.7 * float(s.board.second[hall])
    return prize * mine * mine / total


def fire_share(s: Rococo, p: i64, more: i64) -> float:
    mine = float(s.decos[p * DECORATION_KINDS + FIREWORK] + more)
    if mine == 0.0:
        return 0.0
    total = mine * mine + 0.6
    for other in range(s.participants):
        if other != p:
            count = float(s.decos[other * DECORATION_KINDS + FIREWORK])
            total += count * count
    prize = float(s.board.fire_first)
    if second_places_score(s):
        prize += 0.7 * float(s.board.fire_second)
    return prize * mine * mine / total


def terrace(s: Rococo, p: i64) -> float:
    """What fireworks may add to the garments of the King's Hall."""
    guests = s.halls[p * HALLS]
    value = 0.0
    for space in range(i64(len(s.board.multiplier))):
        if s.deco_owner[FIREWORKS + space] == p:
            chance = 1.0 if guests > 0 else least_of(0.8, 0.12 * rounds_left(s))
            value += chance * 3.0 * float(s.board.multiplier[space] - 1)
            guests -= 1
    return value


def least_of(a: float, b: float) -> float:
    return a if a < b else b


def all_halls_prize(s: Rococo) -> float:
    for space in range(i64(len(s.board.all_halls))):
        if s.all_halls[space] < 0:
            return float(s.board.all_halls[space])
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


def presence(s: Rococo, p: i64, hall: i64) -> float:
    """What it adds to be present in one more hall."""
    if present(s, p, hall) or all_halls_prestige(s, p) > 0:
        return 0.0
    count = halls_present(s, p)
    return all_halls_prize(s) * (hall_progress(count + 1) - hall_progress(count))


def place(s: Rococo, p: i64, garment: i64, space: i64) -> float:
    """A garment on a guest space."""
    parts, board = s.parts, s.board
    hall = board.guest_hall[space]
    money = livre(s)
    value = float(parts.garment_prestige[garment]) + 0.4
    value += hall_share(s, p, hall, 1) - hall_share(s, p, hall, 0) + presence(s, p, hall)
    colour = parts.garment_colour[garment]
    if s.colours[p * COLOURS + colour] < s.decos[p * DECORATION_KINDS + STATUE]:
        value += 2.0
    elif s.colours[p * COLOURS + colour] == 0:
        value += 0.1 * rounds_left(s)
    if s.decos[p * DECORATION_KINDS + RIGHT]:
        value += money * (rounds_left(s) + 1.0)
    if hall == 0:
        fireworks = s.decos[p * DECORATION_KINDS + FIREWORK]
        if fireworks > s.halls[p * HALLS]:
            value += 1.1 * float(parts.garment_prestige[garment]) - 2.0
        else:
            value += 0.15 * rounds_left(s)
    if board.guest_master[space]:
        value += 0.5
    reward = board.guest_reward[space]
    if reward == REWARD_LIVRES:
        value += money * float(board.guest_amount[space])
    elif reward == REWARD_TILE:
        value += 0.8 if rounds_left(s) > 0.0 else 0.2
    elif reward:
        value += 0.7 if rounds_left(s) > 0.0 else 0.2
    return value


def best_place(s: Rococo, p: i64, garment: i64, rank: i64) -> float:
    """The best guest space for a garment; very bad if there is none."""
    best = -5.0
    for space in range(s.board.guests):
        if s.guest_garment[space] < 0 and (rank == MASTER or not s.board.guest_master[space]):
            value = place(s, p, garment, space)
            if value > best:
                best = value
    row = GARMENT_ROWS + garment
    trigger = effect(s.parts, row, TRIGGER)
    if trigger == ON_MAKE:
        best += float(prestige_of(s, p, row, 0, 0))
    elif trigger:
        best += livre(s) * float(livres_of(s, p, row, 0)) + 1.0
    return best


def decoration(s: Rococo, p: i64, space: i64) -> float:
    """A token on a decoration space."""
    money = livre(s)
    left = rounds_left(s)
    kind = decoration_kind(space)
    value = float(s.board.deco_prestige[space])
    if s.decos[p * DECORATION_KINDS + LEFT]:
        value += money * (left + 1.0)
    if kind == FIREWORK:
        value += fire_share(s, p, 1) - fire_share(s, p, 0)
        unused = s.halls[p * HALLS] - s.decos[p * DECORATION_KINDS + FIREWORK]
        chance = 1.0 if unused > 0 else least_of(0.8, 0.12 * left)
        value += chance * 3.0 * float(s.board.multiplier[space] - 1)
    elif kind == STATUE:
        statues = s.decos[p * DECORATION_KINDS + STATUE]
        for colour in range(COLOURS):
            if s.colours[p * COLOURS + colour] > statues:
                value += 2.0
            else:
                value += least_of(1.4, 0.3 * left)
    elif kind == LEFT:
        value += money * (left + 1.0) * (float(decorations(s, p)) + 1.0 + 0.25 * left)
    elif kind == RIGHT:
        value += money * (left + 1.0) * (float(garments(s, p)) + 0.4 * left)
    elif kind == MUSICIAN:
        value += 0.5 + presence(s, p, space - MUSICIANS)
    elif kind == JEWEL_SHOP:
        value += 0.9 * left
    return value


# -- silk, lace and yarn ----------------------------------------------------------------------------------------------


def rolls(s: Rococo, tile: i64) -> float:
    """The silk of a tile in itself."""
    at = tile * COLOURS
    silk = s.parts.tile_silk
    common = float(silk[at] + silk[at + 1])
    return 0.5 * common + 0.75 * float(silk[at + 2]) + 1.0 * float(silk[at + 3])


def materials(s: Rococo, garment: i64) -> float:
    """What the silk, lace and yarn of a garment would be worth if kept."""
    at = garment * COLOURS
    silk = s.parts.garment_silk
    value = 0.35 * float(silk[at] + silk[at + 1]) + 0.5 * float(silk[at + 2]) + 0.65 * float(silk[at + 3])
    value += 0.5 * float(s.parts.garment_lace[garment] + s.parts.garment_yarn[garment])
    return value * least_of(1.0, 0.25 + 0.25 * rounds_left(s))


def stock(s: Rococo, p: i64, lace: i64, yarn: i64, tile: i64) -> float:
    """Silk and markers, with a few more: how near they bring the garments on offer, and a little for each.

    Most of a playout's time goes by here, so it counts in whole numbers: gains in cents, gaps in tenths.
    """
    parts, board, display, silk = s.parts, s.board, s.display, s.parts.garment_silk
    at = p * COLOURS
    silk0, silk1, silk2, silk3 = s.silk[at], s.silk[at + 1], s.silk[at + 2], s.silk[at + 3]
    if tile >= 0:
        at = tile * COLOURS
        rolled = parts.tile_silk
        silk0, silk1, silk2, silk3 = (
            silk0 + rolled[at],
            silk1 + rolled[at + 1],
            silk2 + rolled[at + 2],
            silk3 + rolled[at + 3],
        )
    mine_lace = s.lace[p] + lace
    mine_yarn = s.yarn[p] + yarn
    money = livre_cents(s)
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
    later = least_of(1.0, 0.2 + 0.2 * rounds_left(s))
    return float(2 * first + second) * 0.00005 + later * float(loose) * 0.01


def kept_tile(s: Rococo, p: i64, tile: i64) -> float:
    return stock(s, p, 0, 0, tile) - stock(s, p, 0, 0, -1)


def lost_tile(s: Rococo, p: i64, tile: i64) -> float:
    """What giving up a kept tile costs, roughly."""
    return rolls(s, tile) * least_of(1.0, 0.25 * rounds_left(s))


def tile(s: Rococo, p: i64, number: i64) -> float:
    """A tile to keep or convert, whichever is better."""
    return tile_over(s, p, number, stock(s, p, 0, 0, -1))


def tile_over(s: Rococo, p: i64, number: i64, now: float) -> float:
    """What a tile adds to the stock as it is worth `now`."""
    best = stock(s, p, 0, 0, number)
    parts = s.parts
    lace, yarn = parts.tile_lace[number], parts.tile_yarn[number]
    if parts.tile_mode[number] == 1:
        value = stock(s, p, lace, 0, -1)
        if value > best:
            best = value
        value = stock(s, p, 0, yarn, -1)
    else:
        value = stock(s, p, lace, yarn, -1)
    return (value if value > best else best) - now


# -- cards ------------------------------------------------------------------------------------------------------------


def favor(s: Rococo, p: i64) -> float:
    money = livre(s) * float(s.board.favor_livres)
    if s.round == s.board.rounds:
        return money + float(s.board.favor_prestige)
    return money + (-0.5 if s.first == p else -0.3)


def card(s: Rococo, p: i64, kind: i64) -> float:
    """A card for the hand: what its rank allows, and its bonus."""
    rank = s.parts.rank[kind]
    value = 2.6 if rank == MASTER else 2.0 if rank == JOURNEYMAN else 1.0
    return value + bonus(s, p, kind)


def hired(s: Rococo, p: i64, kind: i64) -> float:
    """One more turn this round, the card for later, and its crown."""
    return card(s, p, kind) * 0.75 + keeping(s, p, kind)


def keeping(s: Rococo, p: i64, kind: i64) -> float:
    """What a card of the staff is worth for the rest of the game."""
    left = rounds_left(s)
    if effect(s.parts, kind, CROWN):
        return float(prestige_of(s, p, kind, 0, 1)) + 0.1 * left
    rank = s.parts.rank[kind]
    value = 0.42 if rank == MASTER else 0.28 if rank == JOURNEYMAN else 0.1
    if kind >= 5:
        value += 0.1
    return value * left


def bonus(s: Rococo, p: i64, row: i64) -> float:
    """What a bonus would add now."""
    parts = s.parts
    key = effect(parts, row, KEY)
    if key == 0 or effect(parts, row, CROWN):
        return 0.0
    money = livre(s)
    left = rounds_left(s)
    if key == LACE_OR_YARN:
        gain = stock(s, p, 1, 0, -1)
        other = stock(s, p, 0, 1, -1)
        own = (gain if gain > other else other) - stock(s, p, 0, 0, -1) - money * float(effect(parts, row, COST))
        return own if own > 0.0 else 0.0
    if key == RANDOM_RESOURCE:
        return (0.9 if left > 0.0 else 0.3) - money * float(effect(parts, row, COST))
    if key == EXTRA_ACQUIRE:
        return (0.9 if left > 0.0 else 0.3) if can_acquire(s, p, False) else 0.0
    if key == EXTRA_TAILOR:
        return best_tailor(s, p, parts.rank[row], row)
    if key == EXTRA_FUND:
        less = effect(parts, row, LIVRES_LESS)
        return best_fund(s, p, less) if can_fund(s, p, less) else 0.0
    if key == DELEGATE_ANY:
        return 0.1 if effect(parts, row, PAY) != 2 else least_of(1.0, money * float(effect(parts, row, PAY_TABLE)))
    if key == BUY_PRESTIGE:
        price = float(effect(parts, row, COST))
        gain = (1.0 - money * price) * float(s.livres[p] // effect(parts, row, COST))
        return gain if gain > 0.0 else 0.0
    if key == DISCARD_SILK:
        return 0.0 if left > 0.0 else 0.6 * float(size_of(s.kept[p]))
    if key == USE_OWN_BONUS or key == COPY_BONUS:
        return 0.6
    best = 0.0
    if asks_for_hall(s, row):
        for hall in range(HALLS):
            gain = float(prestige_of(s, p, row, hall, 0)) + money * float(livres_of(s, p, row, hall))
            if gain > best:
                best = gain
        return best
    return float(prestige_of(s, p, row, 0, 0)) + money * float(livres_of(s, p, row, 0))


# -- the best of a kind of action --------------------------------------------------------------------------------------


def best_tailor(s: Rococo, p: i64, rank: i64, row: i64) -> float:
    best = 0.0
    for space in range(s.board.display):
        if can_make(s, p, space, made_by(rank, row)):
            garment = s.display[space]
            value = (
                best_place(s, p, garment, rank) - livre(s) * float(s.board.display_cost[space]) - materials(s, garment)
            )
            if value > best:
                best = value
    return best


def best_fund(s: Rococo, p: i64, less: i64) -> float:
    best = 0.0
    for space in range(DECORATIONS):
        if can_fund_space(s, p, space, less):
            value = decoration(s, p, space) - livre(s) * float(fund_price(s, space, less))
            if value > best:
                best = value
    return best


def best_tile(s: Rococo, p: i64) -> float:
    """The best tile that the seat can pay for."""
    best = 0.0
    money = livre(s)
    now = stock(s, p, 0, 0, -1)
    for drawer in range(i64(3)):
        price = drawer_price(s, drawer)
        if s.livres[p] >= price:
            for space in range(drawer * 4, drawer * 4 + 4):
                if s.drawers[space] >= 0:
                    value = tile_over(s, p, s.drawers[space], now) - money * float(price)
                    if value > best:
                        best = value
    return best


def best_hire(s: Rococo, p: i64) -> float:
    best = 0.0
    price = livre(s) * float(hire_price(s))
    if s.livres[p] >= hire_price(s):
        for space in range(HIRE_ROW):
            if s.row[space] >= 0:
                value = hired(s, p, s.row[space]) - price
                if value > best:
                    best = value
    return best


def best_of_any(s: Rococo, p: i64) -> float:
    """The best main action that a hand card of any rank allows now, but for deputing it."""
    fund, acquire = best_fund(s, p, 0), best_tile(s, p)
    return fund if fund > acquire else acquire


def best_of_rank(s: Rococo, p: i64, rank: i64) -> float:
    """The best main action that takes a journeyman or master."""
    best = best_tailor(s, p, rank, -1)
    if s.favor < 0 and favor(s, p) > best:
        best = favor(s, p)
    if rank == MASTER:
        value = best_hire(s, p)
        if value > best:
            best = value
    return best
