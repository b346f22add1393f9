"""Rules of thumb: what positions, cards and actions are worth in prestige points at this stage of the game."""

# guildhall: compiled
# ruff: noqa: SIM109 (generators and tuples are slow where loops and comparisons are fast)

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from guildhall.games.rococo.bots.places import (
    all_halls_prize,
    best_place,
    decoration,
    fire_share,
    hall_progress,
    hall_share,
    terrace,
)
from guildhall.games.rococo.bots.stock import (
    Weighed,
    goods_of,
    least_of,
    livre,
    markers,
    materials,
    rounds_left,
    stock,
    tile_over,
)
from guildhall.games.rococo.components.holdings import (
    HAND,
    HELD_LACE,
    HELD_YARN,
    KEPT,
    LIVRES,
    PRESTIGE,
    RENTED,
    WORN,
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
    EXTRA_ACQUIRE,
    EXTRA_FUND,
    EXTRA_TAILOR,
    HALLS,
    HIRE_ROW,
    JEWELLER_SPACES,
    JOURNEYMAN,
    KEY,
    LACE_OR_YARN,
    LEFT_SPACES,
    LIVRES_LESS,
    MASTER,
    MUSICIAN_SPACES,
    PAY,
    PAY_TABLE,
    RANDOM_RESOURCE,
    RIGHT_SPACES,
    STATUE_SPACES,
    USE_OWN_BONUS,
    effect,
)
from guildhall.games.rococo.components.sets import lowest_of, size_of
from guildhall.games.rococo.rules.acquiring import can_acquire, drawer_price
from guildhall.games.rococo.rules.bonus_values import asks_for_hall, livres_of, prestige_of
from guildhall.games.rococo.rules.counting import (
    halls_present,
    has_token,
    jewel_total,
    master_guests,
    staff,
    tokens,
)
from guildhall.games.rococo.rules.funding import fund_price, fundable
from guildhall.games.rococo.rules.hiring import hire_price
from guildhall.games.rococo.rules.renting import made_by
from guildhall.games.rococo.rules.rounds import income_of
from guildhall.games.rococo.rules.scoring import (
    all_halls_prestige,
    decoration_prestige,
    statue_prestige,
)
from guildhall.games.rococo.rules.tailoring import makeable

if TYPE_CHECKING:
    from guildhall.games.rococo.state import Rococo

TURN = 2.0
"""A hand card still to be played."""


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
    money, weighed = livre(state), Weighed(state, seat)
    for drawer in range(i64(3)):
        price = drawer_price(state, drawer)
        if state.own[LIVRES + seat] >= price:
            for space in range(drawer * 4, drawer * 4 + 4):
                if state.drawers[space] >= 0:
                    value = tile_over(state, weighed, state.drawers[space]) - money * float(price)
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
