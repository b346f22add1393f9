"""A quick rule-based player: a score for every move of the present decision, highest first, with a little chance.

It races for sections: claims while it has little to build, fetches what its sections lack, delivers in full loads,
opens
workshop spaces it can pay, decorates with spare jewels. `appraisal` finishes turns with it; search plays positions
out with it.
"""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from guildhall.core.arrays import filled
from guildhall.core.rng import Rng
from guildhall.core.state import Moves
from guildhall.games.red_cathedral.components.parts import (
    BASIC,
    BLACK,
    GOLD,
    GOODS,
    GREEN,
    OP_DELIVER,
    OP_GAIN,
    OP_PAY,
    PERMIT,
    RP,
    RUBLE,
    SPACES,
    WHITE,
    WHITE_A,
    WHITE_B,
)
from guildhall.games.red_cathedral.rules.building import needs, units_missing
from guildhall.games.red_cathedral.rules.claiming import banners_left, space_cost
from guildhall.games.red_cathedral.rules.contractors import contractors_in
from guildhall.games.red_cathedral.rules.effects import banners_in
from guildhall.games.red_cathedral.rules.frames import F_DELIVER, F_MARKET
from guildhall.games.red_cathedral.rules.goods import room
from guildhall.games.red_cathedral.rules.market import dice_at, landing
from guildhall.games.red_cathedral.rules.verbs import (
    ACCEPT,
    ACTIVATE,
    AGAIN,
    BANNER,
    BORROW,
    BRANCH,
    BUY_PERMIT,
    BUY_TOKEN,
    CLAIM,
    DECLINE,
    DECORATE,
    DECORATE_DIAMOND,
    DELIVER,
    DIE,
    END_TURN,
    FINISH,
    FOREMAN,
    HIRE,
    ICON,
    INFLUENCE,
    JEWEL,
    KEEP,
    MOVE,
    OBTAIN,
    PART,
    PASS,
    PAY,
    PLACE,
    REMOVE_TOKEN,
    REROLL,
    REWARD,
    RIVAL,
    SELL,
    SERVICE,
    SPACE,
    SPECIALIST,
    SPEND,
    STOP,
    SUBSTITUTE,
    TAKE,
)

if TYPE_CHECKING:
    from guildhall.games.red_cathedral.state import RedCathedral


def rollout_move(state: RedCathedral, seat: i64, moves: Moves, rng: Rng) -> i64:
    """The move with the highest score; among equals any. Ivan's choices are left to chance."""
    side = state.active
    if side >= state.seats:
        return moves.items[rng.below(moves.count)]
    want = wanted(state, side)
    best: i64 = moves.items[0]
    most: i64 = -1000000
    for i in range(moves.count):
        action = moves.items[i]
        worth = score(state, side, action, want) * 8 + rng.below(24)
        if worth > most:
            most = worth
            best = action
    return best


def wanted(state: RedCathedral, side: i64) -> vec[i64]:
    """For each material: what own unfinished sections lack, less what is stored; then: sections, units missing, units
    in
    hand that could be delivered, units of the section nearest completion that are not in hand."""
    want = filled(GOODS + 4, 0)
    nearest: i64 = 99
    for i in range(i64(len(state.slots))):
        slot = state.slots[i]
        if state.owner[slot] == side and not state.done[slot]:
            want[GOODS] += 1
            short: i64 = 0
            for kind in range(BASIC):
                lacking = needs(state, slot, kind)
                want[kind] += lacking
                if lacking > state.inventory[side * GOODS + kind]:
                    short += lacking - state.inventory[side * GOODS + kind]
            want[GOODS + 1] += units_missing(state, slot)
            if short < nearest:
                nearest = short
    want[GOODS + 3] = nearest
    for kind in range(BASIC):
        have = state.inventory[side * GOODS + kind]
        want[GOODS + 2] += have if have < want[kind] else want[kind]
        want[kind] -= have
    want[GOODS + 2] += state.inventory[side * GOODS + GOODS - 1]
    return want


def material_score(want: vec[i64], kind: i64) -> i64:
    """How welcome one more piece is."""
    if kind < BASIC and want[kind] > 0:
        return 10 + want[kind]
    if kind == BASIC:
        return 8
    if kind >= GREEN:
        return 4
    return 3 if kind == GOLD else 2


def score(state: RedCathedral, side: i64, action: i64, want: vec[i64]) -> i64:
    if action < BANNER:
        return claim_score(state, side, action - CLAIM, want)
    if action < PLACE:
        return 5 if action == BANNER else 0
    if action < DELIVER:
        return place_score(state, side, action - PLACE)
    if action < JEWEL:
        return delivery_score(state, side, action, want)
    if action < MOVE:
        return jewel_score(state, side, action - JEWEL, want)
    if action < OBTAIN:
        return move_score(state, side, (action - MOVE) >> 3, (action - MOVE) & 7, want)
    if action < SELL:
        return market_score(state, side, action, want)
    if action < TAKE:
        return free_score(state, side, action)
    return small_score(state, side, action, want)


def claim_score(state: RedCathedral, side: i64, slot: i64, want: vec[i64]) -> i64:
    """Little to build: claim something valuable whose materials are at hand and that nobody finished above."""
    card = state.card[slot]
    worth: i64 = 30 if want[GOODS] == 0 else 14 if want[GOODS] == 1 else 2 if want[GOODS] == 2 else -8
    if banners_left(state, side) == 1 and want[GOODS] > 0:
        worth -= 4
    worth += state.parts.card_rp[card] - 2 * state.parts.card_units[card]
    for kind in range(BASIC):
        spare = -want[kind]
        need = state.parts.card_cost[card * BASIC + kind]
        if spare > 0 and need > 0:
            worth += 3 * (spare if spare < need else need)
    tower = slot >> 3
    if banners_in(state, side, tower) > 0:
        worth += 2
    if state.rules.module and state.sent[side * 6 + state.city_of[tower]] > 0:
        worth += 2
    if room(state, side) <= 1:
        worth += 4
    return worth


def place_score(state: RedCathedral, side: i64, choice: i64) -> i64:
    space = choice >> 1
    cost = 0 if state.free_tile else space_cost(state, side, space)
    if choice & 1:
        return 12 - 2 * cost + (3 if space == side or space >= WHITE_A else 0) + 2 * (6 - state.finished[side])
    return 2 - space_cost(state, side, space)


def delivery_score(state: RedCathedral, side: i64, action: i64, want: vec[i64]) -> i64:
    """Within a build every delivery is welcome; as a basic action a full load or the last pieces of a section."""
    building = state.stack.kind() == F_DELIVER
    if action >= DECORATE:
        jewels = state.inventory[side * GOODS + GREEN] + state.inventory[side * GOODS + GREEN + 1]
        spare = jewels - (want[GREEN] > 0) - (want[GREEN + 1] > 0)
        base: i64 = 4 if building else -2
        if action >= DECORATE_DIAMOND:
            base -= 3
        left = state.stack.get(1) if building else state.parts.build_deliveries
        use: i64 = 2 if left > 2 else left - 1
        return base + (6 * (spare if spare < use else use) if spare > 0 else 0) + 2 * state.finished[side]
    diamond = action >= SUBSTITUTE
    slot = (action - (SUBSTITUTE if diamond else DELIVER)) // BASIC
    missing = units_missing(state, slot)
    worth: i64 = 20 - 3 * missing - (2 if diamond else 0) + (slot & 7) // 2
    if building:
        return worth + 20
    load = want[GOODS + 2] if want[GOODS + 2] < 3 else 3
    if want[GOODS + 3] == 0 and missing <= 3:
        load += 1
    if load >= 4:
        return worth + 24
    if load == 3:
        return worth + 16
    if room(state, side) == 0:
        return worth + 10
    return worth - 20 + 7 * load


def jewel_score(state: RedCathedral, side: i64, choice: i64, want: vec[i64]) -> i64:
    if choice >= 2:
        return 1
    colour = GREEN + choice
    if want[colour] >= 0 and needs_jewel(state, side, colour):
        return -1
    return 6 if state.stack.get(3) != choice + 1 else 4


def needs_jewel(state: RedCathedral, side: i64, colour: i64) -> bool:
    for i in range(i64(len(state.slots))):
        slot = state.slots[i]
        if state.owner[slot] == side and not state.done[slot] and needs(state, slot, colour) > 0:
            return True
    return False


def tile_score(state: RedCathedral, side: i64, place: i64, times: i64, want: vec[i64]) -> i64:
    """What the resources of a place are worth to a side."""
    code = state.parts.code
    effect = state.parts.resource_effect[state.resource[place]]
    step = code[code[code[effect + 1] + 1] + 1]
    worth: i64 = 0
    free = room(state, side)
    for item in range(code[step + 2]):
        amount = code[step + 3 + 3 * item] * times
        kinds = code[step + 5 + 3 * item]
        kind: i64 = 0
        while kinds > 1:
            kinds >>= 1
            kind += 1
        if kind < GOODS:
            if amount > free:
                amount = free
            useful = amount if amount < want[kind] else want[kind] if want[kind] > 0 else 0
            worth += 5 * useful
            junk = amount - useful
            worth += junk * (2 if kind >= GREEN else 0) - (junk if free < 5 and kind < GREEN else 0)
        elif kind == RUBLE:
            worth += amount * (3 if state.rubles[side] < 4 else 1)
        elif kind == PERMIT:
            worth += amount * (2 if state.permits[side] < 3 else 0)
        elif kind == RP:
            worth += 2 * amount
        else:
            worth += 4 * amount
    return worth


def move_score(state: RedCathedral, side: i64, die: i64, extra: i64, want: vec[i64]) -> i64:
    place = landing(state, die, extra)
    times = dice_at(state, place)
    if state.die_space[die] != place:
        times += 1
    worth = tile_score(state, side, place, times, want) - 2 * extra
    if die == WHITE:
        if state.face_up[side * SPACES + WHITE_A] or state.face_up[side * SPACES + WHITE_B]:
            worth += 6
    elif die == BLACK:
        if state.specialist[side] >= 0:
            worth += 9
    elif state.face_up[side * SPACES + die - 1]:
        worth += 6
    quadrant = place >> 1
    better = effect_score(state, side, state.parts.influence_effect[state.influence[quadrant] * 2], want)
    other = effect_score(state, side, state.parts.influence_effect[state.influence[quadrant] * 2 + 1], want)
    if other > better:
        better = other
    if better > 0:
        worth += better // 2
    return worth


def effect_score(state: RedCathedral, side: i64, effect: i64, want: vec[i64]) -> i64:
    """A rough price tag: gains and deliveries less costs, with wanted materials dearer."""
    code = state.parts.code
    if code[effect] == 0:
        return 0
    branch = code[effect + 1]
    worth: i64 = 0
    for g in range(code[branch]):
        group = code[branch + 1 + g]
        for s in range(code[group]):
            step = code[group + 1 + s]
            operation = code[step]
            if operation in (OP_GAIN, OP_PAY):
                sign: i64 = 1 if operation == OP_GAIN else -1
                for item in range(code[step + 2]):
                    amount = code[step + 3 + 3 * item]
                    worth += sign * amount * kinds_score(state, side, code[step + 5 + 3 * item], sign, want)
            elif operation == OP_DELIVER:
                load = want[GOODS + 2] if want[GOODS + 2] < code[step + 1] else code[step + 1]
                worth += 9 * load
            else:
                worth += 6
    return worth


def kinds_score(state: RedCathedral, side: i64, kinds: i64, sign: i64, want: vec[i64]) -> i64:
    """A unit of choice: the best of the kinds when gained, the cheapest when paid."""
    best: i64 = -1
    free = room(state, side)
    for kind in range(i64(11)):
        if kinds >> kind & 1 == 0:
            continue
        if kind < GOODS:
            worth: i64 = 6 if want[kind] > 0 else 1
            if kind >= GOLD and worth == 1:
                worth = 2
            if sign > 0 and free == 0:
                worth = 0
            if sign < 0 and (state.inventory[side * GOODS + kind] == 0 or want[kind] >= 0):
                worth = 7
        elif kind == RUBLE:
            worth = 2 if state.rubles[side] > 3 else 3
        elif kind == PERMIT:
            worth = 2
        else:
            worth = 4 if kind == RP else 9
        if best < 0 or (worth > best) == (sign > 0):
            best = worth
    return best


def market_score(state: RedCathedral, side: i64, action: i64, want: vec[i64]) -> i64:
    if action == OBTAIN:
        return 20 + tile_score(state, side, state.landed, dice_at(state, state.landed), want)
    if action < ACTIVATE:
        choice = action - INFLUENCE
        worth = effect_score(
            state, side, state.parts.influence_effect[state.influence[choice >> 1] * 2 + (choice & 1)], want
        )
        return 12 + worth
    if action < SPECIALIST:
        at = side * SPACES + action - ACTIVATE if action < BORROW else action - BORROW
        return 14 + effect_score(state, side, state.parts.tile_effect[state.workshop[at]], want)
    if action == SPECIALIST:
        return 24
    if action == FINISH:
        return 14
    if action == END_TURN:
        return 10
    return 0 if action == PASS else 5


def free_score(state: RedCathedral, side: i64, action: i64) -> i64:
    """Prestige is seldom sold; services are there to be used."""
    if action >= SERVICE:
        return 22
    if action in (BUY_PERMIT, SELL) or action >= REROLL:
        return -40
    return -40


def small_score(state: RedCathedral, side: i64, action: i64, want: vec[i64]) -> i64:
    if action < KEEP:
        kind = action - TAKE
        return material_score(want, kind) if kind < GOODS else 6
    if action < PAY:
        return material_score(want, action - KEEP)
    if action < SPEND:
        kind = action - PAY
        return -material_score(want, kind) if kind < GOODS else -3
    if action < PART:
        return action - SPEND
    if action < BRANCH:
        return 10 - (action - PART)
    if action < ACCEPT:
        return 5
    if action == ACCEPT:
        return 6
    if action == AGAIN:
        return again_score(state, side, want)
    if action == STOP:
        return 0
    if action == DECLINE:
        return 0
    if action < DIE:
        return tile_score(state, side, action - SPACE, 1, want) + 4
    if action < RIVAL:
        return tile_score(state, side, state.die_space[action - DIE], 1, want) + 4
    if action < ICON:
        return 5 if action >= FOREMAN else 3
    if action < REWARD:
        return material_score(want, (action - ICON) % BASIC)
    if action >= HIRE and action < BUY_TOKEN:
        return hire_score(state, side, action - HIRE, want)
    if action >= BUY_TOKEN and action < REMOVE_TOKEN:
        return 6 if state.specialist[side] < 0 else 1
    return 3


def again_score(state: RedCathedral, side: i64, want: vec[i64]) -> i64:
    choice = state.stack.get(1)
    effect = state.parts.influence_effect[state.influence[choice >> 1] * 2 + (choice & 1)]
    return effect_score(state, side, effect, want) - 2


def hire_score(state: RedCathedral, side: i64, city: i64, want: vec[i64]) -> i64:
    """Contractors pay by own banners in the tower of the city."""
    worth: i64 = -4 - 2 * contractors_in(state, city)
    if state.specialist[side] < 0 and state.rubles[side] >= 2:
        worth += 6
    for tower in range(state.towers):
        if state.city_of[tower] == city:
            worth += 6 * banners_in(state, side, tower)
    if state.permits[side] >= 4:
        worth += 8
    if want[GOODS + 2] >= 3:
        worth -= 6
    return worth if state.stack.kind() != F_MARKET else 0
