"""What the bots think of a position: its standing in prestige points, and what each open choice would add to it.

`rollout_move` takes the choice that adds most by rules of thumb, without trying it out. `appraise` is for one-step
look-ahead: the standing of a position plus the best that the pending choice of this turn still adds, so that positions
in the middle of a turn and after it compare fairly. Turns and income to come count in the standing; otherwise the last
turn of a round would look like a gift.
"""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from guildhall.core.rng import Rng
from guildhall.core.state import Moves
from guildhall.games.rococo.bots import worth
from guildhall.games.rococo.bots.places import best_place, decoration, one_more_hall, place, rented_in, with_guest
from guildhall.games.rococo.bots.stock import (
    Weighed,
    forget_wishes,
    kept_tile,
    livre,
    lost_tile,
    markers,
    materials,
    rolls,
    tile_over,
)
from guildhall.games.rococo.components.holdings import HAND
from guildhall.games.rococo.components.parts import (
    COLOUR_PRESTIGE,
    COLOURS,
    COST,
    DRAWER,
    EMPTY,
    GARMENT_ROWS,
    JOURNEYMAN,
    LIVRES_LESS,
    MASTER,
    MUST_SELL,
    PHASE_ACTIONS,
    PHASE_OVER,
    USE_BONUS,
    effect,
)
from guildhall.games.rococo.rules.acquiring import drawer_price, tile_to_decide
from guildhall.games.rococo.rules.acting import is_choosing_action, is_choosing_card
from guildhall.games.rococo.rules.bonus_values import livres_of, prestige_of
from guildhall.games.rococo.rules.bonuses import bonus_row
from guildhall.games.rococo.rules.counting import top_of_pile
from guildhall.games.rococo.rules.deputing import may_depute, pay_for
from guildhall.games.rococo.rules.funding import fund_price
from guildhall.games.rococo.rules.hiring import hire_price
from guildhall.games.rococo.rules.renting import is_placing, made_by, rank_of, row_of, space_of
from guildhall.games.rococo.rules.tailoring import being_made, maker, space_being_made
from guildhall.games.rococo.rules.verbs import (
    ACQUIRE,
    CALL,
    CHANGE,
    CHOOSE,
    CONFIRM,
    COPY,
    DECLINE,
    DEPUTE,
    DEPUTE_CARD,
    DISCARD,
    DISCOUNT,
    DONE,
    EXAM,
    FAVOR,
    FUND,
    HALL,
    HIRE,
    HIRE_SPECIAL,
    JEWEL,
    KEEP,
    LACE,
    MARK,
    NO_ACTION,
    PAY_TILE,
    PLACE,
    PLAY,
    RENT,
    SELL,
    TAILOR,
    TAKE,
    YARN,
)
from guildhall.games.rococo.rules.verbs import BUY_PRESTIGE as BUY

if TYPE_CHECKING:
    from guildhall.games.rococo.state import Rococo

USING: Final = -1.0
"""What it adds to use a bonus that leaves nothing to choose."""


def appraise(state: Rococo, seat: i64) -> float:
    """A seat's own standing less some of the best rival's."""
    forget_wishes(state)
    rival = -1000.0
    for other in range(state.sides):
        if other != seat:
            own = worth.standing(state, other, False)
            if own > rival:
                rival = own
    value = worth.standing(state, seat, True) - 0.25 * rival
    if state.phase == PHASE_ACTIONS and state.current == seat:
        value += pending(state, seat)
    return value


def pending(state: Rococo, seat: i64) -> float:
    """What the choice on top of the stack still adds in this turn."""
    if state.stack.depth == 0 or is_choosing_card(state):
        return 0.0
    if being_made(state):
        return made_value(state, seat, space_being_made(state), maker(state))
    moves = Moves(64)
    state.asked().moves(state, seat, moves)
    best = 0.0
    weighed: Weighed | None = None
    for i in range(moves.count):
        action = moves.items[i]
        if ACQUIRE.has(action):
            if weighed is None:
                weighed = Weighed(state, seat)
            value = judge_tile(state, action - ACQUIRE.first, weighed)
        else:
            value = judge(state, seat, action)
        if i == 0 or value > best:
            best = value
    if is_choosing_action(state):
        best += worth.bonus(state, seat, state.played)
    return best


def rollout_move(state: Rococo, seat: i64, moves: Moves, rng: Rng) -> i64:
    """The choice that adds most, with a little noise so that playouts differ."""
    forget_wishes(state)
    if is_choosing_card(state):
        return rollout_card(state, seat, moves, rng)
    if is_placing(state):
        return rollout_place(state, state.current, moves, rng)
    items = moves.items
    best = items[0]
    most = -1000.0
    acting = seat if state.phase != PHASE_ACTIONS else state.current
    weighed: Weighed | None = None
    for i in range(moves.count):
        action = items[i]
        if ACQUIRE.has(action):
            if weighed is None:
                weighed = Weighed(state, acting)
            value = judge_tile(state, action - ACQUIRE.first, weighed)
        else:
            value = judge(state, acting, action)
        value += 0.25 * rng.chance()
        if value > most:
            most = value
            best = action
    return best


def judge_tile(state: Rococo, space: i64, weighed: Weighed) -> float:
    """The tile of a drawer's space for its price, if any; the goods are weighed once for all tiles."""
    price = 0.0
    if bonus_row(state) < GARMENT_ROWS:
        price = livre(state) * float(drawer_price(state, space // DRAWER))
    return tile_over(state, weighed, state.drawers[space]) - price


def rollout_card(state: Rococo, seat: i64, moves: Moves, rng: Rng) -> i64:
    """The hand card to play: what its rank allows is found once for all cards of the rank."""
    best = moves.items[0]
    most = -1000.0
    any_rank = worth.best_of_any(state, seat)
    journeyman = -1.0
    master = -1.0
    depute = may_depute(state, seat)
    money = livre(state)
    for i in range(moves.count):
        kind = moves.items[i] - PLAY.first
        rank = state.parts.rank[kind]
        main = any_rank
        if rank == JOURNEYMAN:
            if journeyman < 0.0:
                journeyman = worth.best_of_rank(state, seat, rank)
            main = greater(main, journeyman)
        elif rank == MASTER:
            if master < 0.0:
                master = worth.best_of_rank(state, seat, rank)
            main = greater(main, master)
        if depute:
            main = greater(main, money * float(state.parts.depute[kind]) - worth.keeping(state, seat, kind))
        value = main + worth.bonus(state, seat, kind) + 0.25 * rng.chance()
        if value > most:
            most = value
            best = moves.items[i]
    return best


def rollout_place(state: Rococo, seat: i64, moves: Moves, rng: Rng) -> i64:
    """The guest for a garment: what a hall is worth is found once for all its guests."""
    garment, halls, new_hall = state.stack.get(1), state.board.guest_hall, one_more_hall(state, seat)
    hall, here = EMPTY, 0.0
    best = moves.items[0]
    most = -1000.0
    for i in range(moves.count):
        space = space_of(state, moves.items[i])
        if halls[space] != hall:
            hall = halls[space]
            here = rented_in(state, seat, garment, hall, new_hall)
        value = with_guest(state, space, here) + 0.25 * rng.chance()
        if value > most:
            most = value
            best = moves.items[i]
    return best


def greater(a: float, b: float) -> float:
    return a if a > b else b


# -- a choice --------------------------------------------------------------------------------------------------------


def judge(state: Rococo, seat: i64, action: i64) -> float:
    """How much a choice adds, in prestige; that of a tile says `judge_tile`."""
    if state.phase == PHASE_OVER:
        return 0.0
    if action < CONFIRM.first:
        return worth.card(state, seat, action - CHOOSE.first)
    if action == CONFIRM.first:
        return 1.0
    if action == CHANGE.first:
        return -1.0
    if action == NO_ACTION.first or action == DECLINE.first:
        return 0.0
    if action < EXAM.end:
        return judge_action(state, seat, action)
    if action < PLACE.first:
        return judge_making(state, seat, action)
    return judge_answer(state, seat, action)


def judge_action(state: Rococo, seat: i64, action: i64) -> float:
    """The main actions, also as a bonus."""
    if action == FAVOR.first:
        return worth.favor(state, seat)
    money = livre(state)
    row = bonus_row(state)
    if action < HIRE.first:
        rank = state.parts.rank[state.played] if row < 0 else state.parts.rank[row]
        return made_value(state, seat, action - TAILOR.first, made_by(rank, row))
    if action < HIRE_SPECIAL.first:
        return worth.hired(state, seat, state.row[action - HIRE.first]) - money * float(hire_price(state))
    if action == HIRE_SPECIAL.first:
        return worth.hired(state, seat, state.special[seat])
    if action == DEPUTE.first:
        return money * float(state.parts.depute[state.played]) - worth.keeping(state, seat, state.played)
    if action < EXAM.first:
        less = i64(0) if row < 0 else effect(state.parts, row, LIVRES_LESS)
        price = money * float(fund_price(state, action - FUND.first, less))
        return decoration(state, seat, action - FUND.first) - price
    return 3.5 - money * 5.0


def judge_making(state: Rococo, seat: i64, action: i64) -> float:
    """Tiles and markers, paying, renting and selling."""
    if action == DONE.first:
        return 0.3
    if action == KEEP.first:
        return kept_tile(state, seat, state.stack.get(1))
    if KEEP.first < action < YARN.end:
        return judge_markers(state, seat, action)
    if DISCOUNT.has(action):
        return 1.0
    if PAY_TILE.has(action):
        return -rolls(state, action - PAY_TILE.first)
    if action == RENT.first:
        return best_place(state, seat, state.stack.get(1), rank_of(state.stack.get(2)))
    if action == SELL.first:
        return livre(state) * float(state.parts.garment_value[state.stack.get(1)])
    return USING


def judge_markers(state: Rococo, seat: i64, action: i64) -> float:
    """Lace and yarn for a tile, or for the livres of a bonus."""
    parts = state.parts
    lace = i64(action != YARN.first)
    yarn = i64(action != LACE.first)
    tile = tile_to_decide(state)
    if tile >= 0:
        lace, yarn = lace * parts.tile_lace[tile], yarn * parts.tile_yarn[tile]
    own = markers(state, seat, lace, yarn)
    return own if tile >= 0 else own - livre(state) * float(effect(parts, bonus_row(state), COST))


def judge_answer(state: Rococo, seat: i64, action: i64) -> float:
    """The other choices within an action or bonus."""
    money = livre(state)
    row = bonus_row(state)
    if action < JEWEL.first:
        return place(state, seat, state.stack.get(1), space_of(state, action))
    if action < DEPUTE_CARD.first:
        return judge_jewel(state, action - JEWEL.first, row, money)
    if action < BUY.first:
        return judge_deputing(state, seat, action - DEPUTE_CARD.first, row, money)
    if action == BUY.first:
        return 1.0 - money * float(effect(state.parts, row, COST))
    if action < CALL.first:
        return judge_discard(state, seat, action - DISCARD.first, row)
    if action < COPY.first:
        return 0.2 + worth.bonus(state, seat, action - CALL.first)
    if action < HALL.first:
        return worth.bonus(state, seat, top_of_pile(state, action - COPY.first))
    if action < MARK.first:
        hall = action - HALL.first
        return float(prestige_of(state, seat, row, hall, 0)) + money * float(livres_of(state, seat, row, hall))
    if action < TAKE.first:
        return 0.5
    return worth.hired(state, seat, action - TAKE.first) if action < TAKE.end else 0.0


def judge_jewel(state: Rococo, space: i64, row: i64, money: float) -> float:
    parts = state.parts
    price = parts.jewel_price[space] if row < 0 else i64(0)
    garment = state.stack.get(1) if row < 0 else row - GARMENT_ROWS
    match = 1.2 if state.jewel_display[space] == parts.garment_colour[garment] else 0.0
    return 1.2 + money * float(state.board.rounds + 1 - state.round - price) + match


def judge_deputing(state: Rococo, seat: i64, kind: i64, row: i64, money: float) -> float:
    gain = money * float(pay_for(state, row, kind)) - worth.keeping(state, seat, kind)
    if state.own[HAND + seat] >> kind & 1:
        gain -= 2.0
    if effect(state.parts, row, USE_BONUS) and kind != row:
        gain += worth.bonus(state, seat, kind)
    return gain


def judge_discard(state: Rococo, seat: i64, tile: i64, row: i64) -> float:
    value = 0.0
    for colour in range(COLOURS):
        count = float(state.parts.tile_silk[tile * COLOURS + colour])
        value += count if effect(state.parts, row, COLOUR_PRESTIGE + colour) else 0.5 * count
    return value - lost_tile(state, seat, tile)


def made_value(state: Rococo, seat: i64, space: i64, made: i64) -> float:
    """Making the garment of a display space: what it brings, less what it costs."""
    garment = state.display[space]
    money = livre(state)
    rank, row = rank_of(made), row_of(made)
    sold = -5.0
    if state.parts.garment_value[garment] >= 0:
        sold = money * float(state.parts.garment_value[garment])
    rented = best_place(state, seat, garment, rank)
    if row >= 0 and effect(state.parts, row, MUST_SELL):
        rented = -5.0
        sold += 1.0
    gain = rented if rented > sold else sold
    return gain - money * float(state.board.display_cost[space]) - materials(state, garment)
