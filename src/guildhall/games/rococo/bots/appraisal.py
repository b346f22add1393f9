"""What the bots think of a position: its standing in prestige points, and what each open choice would add to it.

`rollout_move` takes the choice that adds most by rules of thumb, without trying it out. `appraise` is for one-step
look-ahead: the standing of a position plus the best that the pending choice of this turn still adds, so that positions
in the middle of a turn and after it compare fairly. Turns and income to come count in the standing; otherwise the last
turn of a round would look like a gift.
"""

# guildhall: compiled
# ruff: noqa: SIM109 (generators and tuples are slow where loops and comparisons are fast)

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from guildhall.core.rng import Rng
from guildhall.core.state import Moves
from guildhall.games.rococo.bots import worth
from guildhall.games.rococo.components.parts import (
    COLOUR_PRESTIGE,
    COLOURS,
    COST,
    GARMENT_ROWS,
    JOURNEYMAN,
    LIVRES_LESS,
    MASTER,
    MUST_SELL,
    PAY,
    PAY_TABLE,
    USE_BONUS,
    effect,
)
from guildhall.games.rococo.rules.acquiring import drawer_price
from guildhall.games.rococo.rules.bonus_values import livres_of, prestige_of
from guildhall.games.rococo.rules.counting import top_of_pile
from guildhall.games.rococo.rules.frames import (
    BONUS,
    MAIN,
    PAYING,
    PHASE_ACTIONS,
    PHASE_OVER,
    PLAYING,
    TILE,
    rank_of,
    row_of,
)
from guildhall.games.rococo.rules.frames import DISCOUNT as DISCOUNTING
from guildhall.games.rococo.rules.funding import fund_price
from guildhall.games.rococo.rules.hiring import hire_price, may_depute
from guildhall.games.rococo.rules.tailoring import space_of
from guildhall.games.rococo.rules.turns import frame_moves
from guildhall.games.rococo.rules.verbs import (
    ACQUIRE,
    CALL,
    CHANGE,
    CHOOSE,
    CONFIRM,
    CONVERT,
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


def appraise(s: Rococo, seat: i64) -> float:
    """A seat's own standing less some of the best rival's."""
    rival = -1000.0
    for other in range(s.participants):
        if other != seat:
            own = worth.standing(s, other, False)
            if own > rival:
                rival = own
    value = worth.standing(s, seat, True) - 0.25 * rival
    if s.phase == PHASE_ACTIONS and s.current == seat:
        value += pending(s, seat)
    return value


def pending(s: Rococo, p: i64) -> float:
    """What the choice on top of the stack still adds in this turn."""
    kind = s.stack.kind()
    if kind == PLAYING or kind == -1:
        return 0.0
    if kind == PAYING or kind == DISCOUNTING:
        space = s.stack.get(3) if kind == PAYING else s.stack.get(1)
        made = s.stack.get(4) if kind == PAYING else s.stack.get(2)
        return made_value(s, p, space, made)
    moves = Moves(64)
    frame_moves(s, p, moves)
    best = 0.0
    for i in range(moves.count):
        value = judge(s, p, moves.items[i])
        if i == 0 or value > best:
            best = value
    if kind == MAIN:
        best += worth.bonus(s, p, s.played)
    return best


def rollout_move(s: Rococo, seat: i64, moves: Moves, rng: Rng) -> i64:
    """The choice that adds most, with a little noise so that playouts differ."""
    if s.stack.kind() == PLAYING:
        return rollout_card(s, seat, moves, rng)
    best = moves.items[0]
    most = -1000.0
    p = seat if s.phase != PHASE_ACTIONS else s.current
    for i in range(moves.count):
        value = judge(s, p, moves.items[i]) + 0.25 * rng.chance()
        if value > most:
            most = value
            best = moves.items[i]
    return best


def rollout_card(s: Rococo, p: i64, moves: Moves, rng: Rng) -> i64:
    """The hand card to play: what its rank allows is found once for all cards of the rank."""
    best = moves.items[0]
    most = -1000.0
    any_rank = worth.best_of_any(s, p)
    journeyman = -1.0
    master = -1.0
    depute = may_depute(s, p)
    money = worth.livre(s)
    for i in range(moves.count):
        kind = moves.items[i] - PLAY
        rank = s.parts.rank[kind]
        main = any_rank
        if rank == JOURNEYMAN:
            if journeyman < 0.0:
                journeyman = worth.best_of_rank(s, p, rank)
            main = greater(main, journeyman)
        elif rank == MASTER:
            if master < 0.0:
                master = worth.best_of_rank(s, p, rank)
            main = greater(main, master)
        if depute:
            main = greater(main, money * float(s.parts.depute[kind]) - worth.keeping(s, p, kind))
        value = main + worth.bonus(s, p, kind) + 0.25 * rng.chance()
        if value > most:
            most = value
            best = moves.items[i]
    return best


def greater(a: float, b: float) -> float:
    return a if a > b else b


# -- a choice --------------------------------------------------------------------------------------------------------


def judge(s: Rococo, p: i64, action: i64) -> float:
    """How much a choice adds, in prestige."""
    if s.phase == PHASE_OVER:
        return 0.0
    if action < CONFIRM:
        return worth.card(s, p, action - CHOOSE)
    if action == CONFIRM:
        return 1.0
    if action == CHANGE:
        return -1.0
    if action == NO_ACTION or action == DECLINE:
        return 0.0
    if action == FAVOR:
        return worth.favor(s, p)
    money = worth.livre(s)
    row: i64 = s.stack.get(1) if s.stack.kind() == BONUS else -1
    if action < TAILOR:
        price = 0.0
        if row < GARMENT_ROWS:
            price = money * float(drawer_price(s, (action - ACQUIRE) // 4))
        return worth.tile(s, p, s.drawers[action - ACQUIRE]) - price
    if action < HIRE:
        rank = s.parts.rank[s.played] if row < 0 else s.parts.rank[row]
        return made_value(s, p, action - TAILOR, rank + 4 * (row + 1))
    if action < HIRE_SPECIAL:
        return worth.hired(s, p, s.row[action - HIRE]) - money * float(hire_price(s))
    if action == HIRE_SPECIAL:
        return worth.hired(s, p, s.special[p])
    if action == DEPUTE:
        return money * float(s.parts.depute[s.played]) - worth.keeping(s, p, s.played)
    if action < EXAM:
        less: i64 = 0 if row < 0 else effect(s.parts, row, LIVRES_LESS)
        return worth.decoration(s, p, action - FUND) - money * float(fund_price(s, action - FUND, less))
    if action < EXAM + 2:
        return 3.5 - money * 5.0
    return judge_answer(s, p, action, row, money)


def judge_answer(s: Rococo, p: i64, action: i64, row: i64, money: float) -> float:
    """The choices within an action or bonus."""
    parts = s.parts
    if action == DONE:
        return 0.3
    if action == KEEP:
        return worth.kept_tile(s, p, s.stack.get(1))
    if action == CONVERT or action == LACE or action == YARN:
        if s.stack.kind() == TILE:
            tile = s.stack.get(1)
            lace: i64 = 0 if action == YARN else parts.tile_lace[tile]
            yarn: i64 = 0 if action == LACE else parts.tile_yarn[tile]
            return worth.stock(s, p, lace, yarn, -1) - worth.stock(s, p, 0, 0, -1)
        own = worth.stock(s, p, 1 if action == LACE else 0, 1 if action == YARN else 0, -1) - worth.stock(
            s, p, 0, 0, -1
        )
        return own - money * float(effect(parts, row, COST))
    if DISCOUNT <= action < PAY_TILE:
        return 1.0
    if action < RENT:
        return -worth.rolls(s, action - PAY_TILE)
    if action == RENT:
        return worth.best_place(s, p, s.stack.get(1), rank_of(s.stack.get(2)))
    if action == SELL:
        return money * float(parts.garment_value[s.stack.get(1)])
    if action < JEWEL:
        return worth.place(s, p, s.stack.get(1), space_of(s, action))
    if action < DEPUTE_CARD:
        price: i64 = parts.jewel_price[action - JEWEL] if s.stack.kind() != BONUS else 0
        match = 0.0
        garment = s.stack.get(1) if s.stack.kind() != BONUS else row - GARMENT_ROWS
        if s.jewel_display[action - JEWEL] == parts.garment_colour[garment]:
            match = 1.2
        return 1.2 + money * float(s.board.rounds + 1 - s.round - price) + match
    if action < BUY:
        kind = action - DEPUTE_CARD
        pay: i64 = 0
        if effect(parts, row, PAY) == 1:
            pay = parts.depute[kind]
        elif effect(parts, row, PAY) == 2:
            pay = effect(parts, row, PAY_TABLE + parts.rank[kind])
        gain = money * float(pay) - worth.keeping(s, p, kind)
        if s.hand[p] >> kind & 1:
            gain -= 2.0
        if effect(parts, row, USE_BONUS) and kind != row:
            gain += worth.bonus(s, p, kind)
        return gain
    if action == BUY:
        return 1.0 - worth.livre(s) * float(effect(parts, row, COST))
    if action < CALL:
        tile = action - DISCARD
        value = 0.0
        for colour in range(COLOURS):
            rolls = float(parts.tile_silk[tile * COLOURS + colour])
            value += rolls if effect(parts, row, COLOUR_PRESTIGE + colour) else 0.5 * rolls
        return value - worth.lost_tile(s, p, tile)
    if action < COPY:
        return 0.2 + worth.bonus(s, p, action - CALL)
    if action < HALL:
        return worth.bonus(s, p, top_of_pile(s, action - COPY))
    if action < MARK:
        return float(prestige_of(s, p, row, action - HALL, 0)) + money * float(livres_of(s, p, row, action - HALL))
    if action < TAKE:
        return 0.5
    if action < TAKE + 61:
        return worth.hired(s, p, action - TAKE)
    return 0.0 if row < 0 else worth.bonus(s, p, row)


def made_value(s: Rococo, p: i64, space: i64, made: i64) -> float:
    """Making the garment of a display space: what it brings, less what it costs."""
    garment = s.display[space]
    money = worth.livre(s)
    rank, row = rank_of(made), row_of(made)
    sold = -5.0
    if s.parts.garment_value[garment] >= 0:
        sold = money * float(s.parts.garment_value[garment])
    rented = worth.best_place(s, p, garment, rank)
    if row >= 0 and effect(s.parts, row, MUST_SELL):
        rented = -5.0
        sold += 1.0
    gain = rented if rented > sold else sold
    return gain - money * float(s.board.display_cost[space]) - worth.materials(s, garment)
