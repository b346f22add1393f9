"""The one interpreter of effects: tiles, cards, tokens, services and bonuses are all read here (RC-EFF).

An effect in progress is a frame; each step either happens at once or pushes a frame for the choice it needs. A nested
effect is above it on the stack and so is over before it goes on (RC-TURN-06). `vocabulary.Code` says how code is laid
out.
"""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from guildhall.core.arrays import bit
from guildhall.core.state import Moves
from guildhall.games.red_cathedral.components.parts import (
    CITIES,
    DICE,
    GOODS,
    NO_EFFECT,
    OP_ACTIVATE,
    OP_CLAIM,
    OP_DELIVER,
    OP_DISCARD,
    OP_DRAW_OBJECTIVE,
    OP_DRAW_SECTION,
    OP_FOREMAN,
    OP_GAIN,
    OP_INFLUENCE,
    OP_MARKET,
    OP_OBTAIN,
    OP_PAY,
    OP_REQUIRE,
    OP_REWARD,
    OP_TAKE_SERVICE,
    OP_WAIVE,
    PER_BUILT,
    PER_CLAIMS_IN_TOWER,
    PER_DICE,
    PER_FACE_UP,
    PER_ON_OTHERS,
    PER_ON_OWN,
    PER_ORNAMENTS_IN_TOWER,
    PER_OTHER_AT_FOREMAN,
    PER_OTHER_SENT,
    PER_OWN_AT_FOREMAN,
    PER_OWN_SENT,
    PER_PAID,
    PER_TOWERS_WITH,
    PER_TOWERS_WITHOUT,
    PER_TYPES,
    PER_UNBUILT,
    PERMIT,
    PERMIT_LIMIT,
    PIECES,
    PP,
    QUADRANTS,
    RUBLE,
    SERVICES,
    SPACES,
    WHITE_A,
)
from guildhall.games.red_cathedral.rules.claiming import can_claim
from guildhall.games.red_cathedral.rules.frames import (
    F_CLAIM,
    F_DELIVER,
    F_DIE,
    F_EFFECT,
    F_EXTRA,
    F_FOREMAN,
    F_INFLUENCE,
    F_ORNAMENT,
    F_PAY,
    F_PLACE,
    F_RIVAL,
    F_SECTION,
    F_SERVICE,
    F_SPACE,
    F_TAKE,
    F_TILE,
    FROM_CARD,
    FROM_TILE,
    FROM_TOKEN,
)
from guildhall.games.red_cathedral.rules.goods import give, held, in_supply, room, store, take
from guildhall.games.red_cathedral.rules.guilds import draw_objectives, draw_sections
from guildhall.games.red_cathedral.rules.verbs import ACCEPT, BRANCH, DECLINE, KEEP, PART, PAY, RIVAL, SPEND, STOP, TAKE

if TYPE_CHECKING:
    from guildhall.games.red_cathedral.state import RedCathedral


def start_effect(state: RedCathedral, effect: i64, source: i64) -> None:
    state.stack.push(F_EFFECT, effect, -1, 0, source, 0)


# -- may it be chosen? --------------------


def possible(state: RedCathedral, side: i64, effect: i64, source: i64) -> bool:
    """Whether some branch has no impossible step: costs can be paid, what it acts on is there (RC-EFF-01, -12)."""
    code = state.parts.code
    return any(branch_possible(state, side, code[effect + 1 + branch], source) for branch in range(code[effect]))


def branch_possible(state: RedCathedral, side: i64, branch: i64, source: i64) -> bool:
    code = state.parts.code
    for g in range(code[branch]):
        group = code[branch + 1 + g]
        for s in range(code[group]):
            if not step_possible(state, side, code[group + 1 + s], source):
                return False
    return True


def step_possible(state: RedCathedral, side: i64, step: i64, source: i64) -> bool:
    code = state.parts.code
    operation = code[step]
    if operation in (OP_GAIN, OP_DELIVER):
        return True
    if operation == OP_PAY:
        return payable(state, side, step)
    if operation == OP_ACTIVATE:
        return enough_tiles(state, side, code[step + 1], code[step + 2])
    if operation == OP_OBTAIN:
        die = code[step + 1] - 3
        return die < 0 or state.die_space[die] >= 0
    if operation == OP_CLAIM:
        return can_claim(state, side)
    if operation == OP_DISCARD:
        at = side * PIECES
        return state.pieces[at] + state.pieces[at + 1] + state.pieces[at + 2] >= code[step + 1]
    if operation == OP_DRAW_OBJECTIVE:
        return state.deck_size > 0
    if operation == OP_DRAW_SECTION:
        return state.section_deck != 0 or state.section_discard != 0
    if operation == OP_REWARD:
        return has_unfinished(state, side)
    if operation == OP_TAKE_SERVICE:
        return any(state.display[kind] > 0 for kind in range(SERVICES))
    if operation == OP_WAIVE:
        return state.stack.kind() == F_PLACE and state.free_tile == 0
    if operation == OP_REQUIRE:
        return count(state, side, code[step + 1], source, 0) >= code[step + 2]
    if operation == OP_INFLUENCE:
        return some_influence(state, side, source if code[step + 2] else 0)
    return True


def some_influence(state: RedCathedral, side: i64, source: i64) -> bool:
    """Whether an action of some other card could be carried out; cards that grant the use of cards are not looked
    into."""
    parts = state.parts
    for quadrant in range(QUADRANTS):
        if source == FROM_CARD + quadrant:
            continue
        for action in range(i64(2)):
            if state.lightning >> (quadrant * 2 + action) & 1:
                continue
            effect = parts.influence_effect[state.influence[quadrant] * 2 + action]
            if not grants_influence(state, effect) and possible(state, side, effect, FROM_CARD + quadrant):
                return True
    return False


def grants_influence(state: RedCathedral, effect: i64) -> bool:
    code = state.parts.code
    for b in range(code[effect]):
        branch = code[effect + 1 + b]
        for g in range(code[branch]):
            group = code[branch + 1 + g]
            for s in range(code[group]):
                if code[code[group + 1 + s]] == OP_INFLUENCE:
                    return True
    return False


def enough_tiles(state: RedCathedral, side: i64, wanted: i64, others: i64) -> bool:
    """So many different face-up tiles, and one of them gives something now (RC-EFF-12)."""
    face_up: i64 = 0
    gives = False
    for board in range(state.seats):
        if (board != side) == (others == 1):
            for space in range(SPACES):
                at = board * SPACES + space
                if state.face_up[at]:
                    face_up += 1
                    if not gives:
                        gives = possible(state, side, state.parts.tile_effect[state.workshop[at]], FROM_TILE + space)
    return gives and face_up >= wanted


def has_unfinished(state: RedCathedral, side: i64) -> bool:
    for i in range(i64(len(state.slots))):
        slot = state.slots[i]
        if state.owner[slot] == side and not state.done[slot]:
            return True
    return False


# -- step by step --------------------


def advance(state: RedCathedral) -> bool:
    """Carry the effect on top one step further; False if a branch or the next part has to be chosen."""
    stack = state.stack
    code = state.parts.code
    effect = stack.get(1)
    at = stack.get(2)
    if at < 0:
        if code[effect] > 1:
            return False
        stack.set(2, 0)
        at = 0
    branch = code[effect + 1 + (at >> 6)]
    number = at & 63
    if number >= code[branch]:
        stack.pop()
        return True
    group = code[branch + 1 + number]
    steps = code[group]
    done = stack.get(3)
    if done == bit(steps) - 1:
        stack.set(2, at + 1)
        stack.set(3, 0)
        return True
    if steps > 1:
        return False
    stack.set(3, 1)
    carry_out(state, state.active, code[group + 1], stack.get(4))
    return True


def effect_moves(state: RedCathedral, side: i64, out: Moves) -> None:
    """Branches that can be chosen, or the parts still to come in any order; each may be declined (RC-EFF-09)."""
    stack = state.stack
    code = state.parts.code
    effect = stack.get(1)
    at = stack.get(2)
    if at < 0:
        for number in range(code[effect]):
            if branch_possible(state, side, code[effect + 1 + number], stack.get(4)):
                out.add(BRANCH + number)
        return
    group = code[code[effect + 1 + (at >> 6)] + 1 + (at & 63)]
    done = stack.get(3)
    for s in range(code[group]):
        if done >> s & 1 == 0:
            out.add(PART + s)
    out.add(STOP)


def choose_part(state: RedCathedral, side: i64, action: i64) -> None:
    stack = state.stack
    code = state.parts.code
    if action == STOP:
        stack.set(2, stack.get(2) + 1)
        stack.set(3, 0)
        return
    if action >= BRANCH:
        stack.set(2, (action - BRANCH) << 6)
        return
    at = stack.get(2)
    group = code[code[stack.get(1) + 1 + (at >> 6)] + 1 + (at & 63)]
    stack.set(3, stack.get(3) | bit(action - PART))
    carry_out(state, side, code[group + 1 + action - PART], stack.get(4))


def carry_out(state: RedCathedral, side: i64, step: i64, source: i64) -> None:
    """One step: at once if it asks nothing, else a frame for its choice."""
    code = state.parts.code
    stack = state.stack
    operation = code[step]
    a = code[step + 1]
    b = code[step + 2]
    if operation == OP_GAIN:
        if a in (PER_OTHER_AT_FOREMAN, PER_OTHER_SENT):
            stack.push(F_RIVAL, step)
        else:
            gain(state, side, step, 1 if a == 0 else count(state, side, a, source, stack.get(5)))
    elif operation == OP_PAY:
        stack.push(F_PAY, step, 0, 0, 0)
    elif operation == OP_DELIVER:
        stack.push(F_DELIVER, a, 0, 0)
    elif operation == OP_OBTAIN:
        obtain_from(state, side, a)
    elif operation == OP_ACTIVATE:
        stack.push(F_TILE, a, b, code[step + 3], 0, 1 if a * code[step + 3] > 1 else 0)
    elif operation == OP_MARKET:
        stack.push(F_EXTRA, a, b * 16, 0, source - FROM_CARD if FROM_CARD <= source < FROM_TOKEN else -1, 0)
    elif operation == OP_INFLUENCE:
        stack.push(F_INFLUENCE, a, source - FROM_CARD if b and FROM_CARD <= source < FROM_TOKEN else -1, 0)
    elif operation == OP_FOREMAN:
        stack.push(F_FOREMAN, a, b)
    elif operation == OP_CLAIM:
        stack.push(F_CLAIM)
    elif operation == OP_DISCARD:
        stack.push(F_ORNAMENT, a)
    elif operation == OP_DRAW_OBJECTIVE:
        draw_objectives(state, side, a)
    elif operation == OP_DRAW_SECTION:
        draw_sections(state, side, b, code[step + 3])
    elif operation == OP_REWARD:
        stack.push(F_SECTION, a)
    elif operation == OP_TAKE_SERVICE:
        stack.push(F_SERVICE, a)
    elif operation == OP_WAIVE:
        state.free_tile = 1
    elif operation == OP_REQUIRE:
        if count(state, side, a, source, 0) < b:
            stack.pop()


def obtain_from(state: RedCathedral, side: i64, source: i64) -> None:
    """A tile, a die's space or a space of choice, or the space of a given die (RC-EFF-07, -08)."""
    if source == 0:
        state.stack.push(F_SPACE, 0)
    elif source == 1:
        state.stack.push(F_DIE)
    elif source == 2:
        state.stack.push(F_SPACE, 1)
    elif state.die_space[source - 3] >= 0:
        gain_tile(state, side, state.die_space[source - 3], 1)


def gain_tile(state: RedCathedral, side: i64, place: i64, times: i64) -> None:
    """What the tile of a place shows, so many times (RC-MKT-11, -12)."""
    code = state.parts.code
    effect = state.parts.resource_effect[state.resource[place]]
    gain(state, side, code[code[code[effect + 1] + 1] + 1], times)


# -- gains --------------------


def gain(state: RedCathedral, side: i64, step: i64, times: i64) -> None:
    """All items of a gain; points last of all Prestige (RC-TRACK-12), choices after what is fixed."""
    if times <= 0:
        return
    code = state.parts.code
    bundle: i64 = 0
    prestige: i64 = 0
    for i in range(code[step + 2]):
        amount = code[step + 3 + 3 * i] * times
        kinds = code[step + 5 + 3 * i]
        if kinds & (kinds - 1):
            state.stack.push(F_TAKE, amount, kinds)
            continue
        kind = only_kind(kinds)
        if kind < GOODS:
            bundle += amount << (5 * kind)
        elif kind == PP:
            prestige += amount
        else:
            take(state, side, kind, amount)
    if prestige > 0:
        take(state, side, PP, prestige)
    if bundle > 0:
        store(state, side, bundle)


def only_kind(kinds: i64) -> i64:
    kind: i64 = 0
    while kinds > 1:
        kinds >>= 1
        kind += 1
    return kind


def take_moves(state: RedCathedral, side: i64, out: Moves) -> None:
    """Kinds that the effect allows, the supply has and there is room for (RC-EFF-04)."""
    kinds = state.stack.get(2)
    free = room(state, side)
    for kind in range(PP + 1):
        if kinds >> kind & 1:
            if kind < GOODS:
                if free > 0 and in_supply(state, kind) > 0:
                    out.add(TAKE + kind)
            elif kind != PERMIT or state.permits[side] < PERMIT_LIMIT:
                out.add(TAKE + kind)


def choose_resource(state: RedCathedral, side: i64, kind: i64) -> None:
    left = state.stack.get(1) - 1
    if left == 0:
        state.stack.pop()
    else:
        state.stack.set(1, left)
    take(state, side, kind, 1)


def keep_moves(state: RedCathedral, side: i64, out: Moves) -> None:
    """All free spaces are filled; which kinds is the player's choice (RC-INV-03)."""
    if room(state, side) == 0:
        return
    bundle = state.stack.get(1)
    for kind in range(GOODS):
        if bundle >> (5 * kind) & 31:
            out.add(KEEP + kind)


def keep(state: RedCathedral, side: i64, kind: i64) -> None:
    bundle = state.stack.get(1) - bit(5 * kind)
    if bundle == 0:
        state.stack.pop()
    else:
        state.stack.set(1, bundle)
    take(state, side, kind, 1)


def rival_moves(state: RedCathedral, side: i64, out: Moves) -> None:
    """Another player in the game, Ivan in solo (RC-GUILD-FOREMEN-09)."""
    for other in range(state.sides):
        if other != side:
            out.add(RIVAL + other)


def choose_rival(state: RedCathedral, side: i64, rival: i64) -> None:
    step = state.stack.get(1)
    state.stack.pop()
    per = state.parts.code[step + 1]
    times = banners_at_foreman(state, rival) if per == PER_OTHER_AT_FOREMAN else contractors_sent(state, rival)
    gain(state, side, step, times)


# -- costs --------------------


def reserved(state: RedCathedral, step: i64, item: i64, kind: i64) -> i64:
    """What other items of a cost, each of a single kind, need of this kind; earlier ones are paid already."""
    code = state.parts.code
    total: i64 = 0
    for i in range(code[step + 2]):
        if i != item and code[step + 5 + 3 * i] == bit(kind):
            total += code[step + 3 + 3 * i]
    return total


def reserved_later(state: RedCathedral, step: i64, item: i64, kind: i64) -> i64:
    code = state.parts.code
    total: i64 = 0
    for i in range(item + 1, code[step + 2]):
        if code[step + 5 + 3 * i] == bit(kind):
            total += code[step + 3 + 3 * i]
    return total


def payable(state: RedCathedral, side: i64, step: i64) -> bool:
    """Whether a cost can be paid in full (RC-EFF-01)."""
    code = state.parts.code
    items = code[step + 2]
    for item in range(items):
        least = code[step + 3 + 3 * item]
        kinds = code[step + 5 + 3 * item]
        total: i64 = 0
        kind: i64 = 0
        while kinds > 0:
            if kinds & 1:
                have = held(state, side, kind)
                if items > 1:
                    have -= reserved(state, step, item, kind)
                if have > 0:
                    total += have
            kinds >>= 1
            kind += 1
        if total < least:
            return False
    return True


def advance_pay(state: RedCathedral, side: i64) -> bool:
    """Pay what leaves no choice; False if the player has to choose a unit or an amount."""
    stack = state.stack
    code = state.parts.code
    step = stack.get(1)
    item = stack.get(2)
    if item >= code[step + 2]:
        total = stack.get(4)
        stack.pop()
        if stack.kind() == F_EFFECT:
            stack.set(5, total)
        return True
    low = code[step + 3 + 3 * item]
    high = code[step + 4 + 3 * item]
    kinds = code[step + 5 + 3 * item]
    if low == high and kinds & (kinds - 1) == 0:
        give(state, side, only_kind(kinds), low)
        stack.set(4, stack.get(4) + low)
        stack.set(2, item + 1)
        return True
    if stack.get(3) == high:
        stack.set(2, item + 1)
        stack.set(3, 0)
        return True
    return False


def pay_moves(state: RedCathedral, side: i64, out: Moves) -> None:
    """Units in the Inventory that pay it (RC-EFF-02), rubles of a range as one amount, and stop once enough is paid."""
    stack = state.stack
    code = state.parts.code
    step = stack.get(1)
    item = stack.get(2)
    low = code[step + 3 + 3 * item]
    high = code[step + 4 + 3 * item]
    kinds = code[step + 5 + 3 * item]
    if kinds == bit(RUBLE):
        most = state.rubles[side] - reserved_later(state, step, item, RUBLE)
        if most > high:
            most = high
        for amount in range(low, most + 1):
            out.add(SPEND + amount - 1)
        return
    for kind in range(PP + 1):
        if kinds >> kind & 1 and held(state, side, kind) > reserved_later(state, step, item, kind):
            out.add(PAY + kind)
    if stack.get(3) >= low:
        out.add(STOP)


def pay_unit(state: RedCathedral, side: i64, action: i64) -> None:
    stack = state.stack
    if action == STOP:
        stack.set(2, stack.get(2) + 1)
        stack.set(3, 0)
    elif action >= SPEND:
        amount = action - SPEND + 1
        give(state, side, RUBLE, amount)
        stack.set(4, stack.get(4) + amount)
        stack.set(2, stack.get(2) + 1)
        stack.set(3, 0)
    else:
        give(state, side, action - PAY, 1)
        stack.set(3, stack.get(3) + 1)
        stack.set(4, stack.get(4) + 1)


# -- a benefit falls due --------------------


def advance_offer(state: RedCathedral, side: i64) -> bool:
    """What costs nothing is taken, what cannot be had lapses; False if the player may decline (RC-CLAIM-10)."""
    stack = state.stack
    effect = stack.get(1)
    source = stack.get(2)
    if effect == NO_EFFECT or not possible(state, side, effect, source):
        stack.pop()
        return True
    if state.parts.code[effect - 1]:
        return False
    stack.pop()
    start_effect(state, effect, source)
    return True


def offer_moves(out: Moves) -> None:
    out.add(ACCEPT)
    out.add(DECLINE)


def answer_offer(state: RedCathedral, action: i64) -> None:
    effect = state.stack.get(1)
    source = state.stack.get(2)
    state.stack.pop()
    if action == ACCEPT:
        start_effect(state, effect, source)


# -- counts --------------------


def count(state: RedCathedral, side: i64, per: i64, source: i64, paid: i64) -> i64:
    """How many there are of what an effect counts."""
    if per == PER_PAID:
        return paid
    if per == PER_DICE:
        return dice_counted(state, source)
    if per == PER_OWN_AT_FOREMAN:
        return banners_at_foreman(state, side)
    if per == PER_OWN_SENT:
        return contractors_sent(state, side)
    if per == PER_TOWERS_WITH:
        return towers_present(state, side)
    if per == PER_TOWERS_WITHOUT:
        return state.towers - towers_present(state, side)
    if per == PER_UNBUILT:
        at = side * PIECES
        return state.pieces[at] + state.pieces[at + 1] + state.pieces[at + 2]
    if per == PER_FACE_UP:
        total: i64 = 0
        for space in range(side * SPACES, side * SPACES + SPACES):
            total += state.face_up[space]
        return total
    if per == PER_TYPES:
        return finished_types(state, side)
    if per in (PER_CLAIMS_IN_TOWER, PER_ORNAMENTS_IN_TOWER):
        return most_in_tower(state, side, per == PER_ORNAMENTS_IN_TOWER)
    if per in (PER_BUILT, PER_ON_OWN, PER_ON_OTHERS):
        return ornaments_built(state, side, per)
    return 0


def dice_counted(state: RedCathedral, source: i64) -> i64:
    """In the market action the dice of the end space, else those of the tile's own die, else 1 (RC-EFF-11)."""
    place = state.landed
    if state.moved < 0:
        if not FROM_TILE <= source < FROM_CARD:
            return 1
        space = source - FROM_TILE
        place = state.die_space[0 if space >= WHITE_A else space + 1]
    found: i64 = 0
    for die in range(DICE):
        if state.die_space[die] == place:
            found += 1
    return found


def banners_at_foreman(state: RedCathedral, side: i64) -> i64:
    """Banners of a colour in the foreman's tower, finished or not (RC-GUILD-FOREMEN-09)."""
    if state.foreman < 0:
        return 0
    return banners_in(state, side, state.foreman)


def banners_in(state: RedCathedral, side: i64, tower: i64) -> i64:
    total: i64 = 0
    for slot in range(tower * 8, tower * 8 + state.height[tower]):
        if state.owner[slot] == side:
            total += 1
    return total


def contractors_sent(state: RedCathedral, side: i64) -> i64:
    total: i64 = 0
    for city in range(side * CITIES, side * CITIES + CITIES):
        total += state.sent[city]
    return total


def towers_present(state: RedCathedral, side: i64) -> i64:
    total: i64 = 0
    for tower in range(state.towers):
        for slot in range(tower * 8, tower * 8 + state.height[tower]):
            if state.owner[slot] == side or state.ornament[slot] == side:
                total += 1
                break
    return total


def finished_types(state: RedCathedral, side: i64) -> i64:
    seen: i64 = 0
    for i in range(i64(len(state.slots))):
        slot = state.slots[i]
        if state.owner[slot] == side and state.done[slot]:
            seen |= bit(state.parts.card_type[state.card[slot]])
    return (seen & 1) + (seen >> 1 & 1) + (seen >> 2 & 1)


def most_in_tower(state: RedCathedral, side: i64, ornaments: bool) -> i64:
    most: i64 = 0
    for tower in range(state.towers):
        here: i64 = 0
        for slot in range(tower * 8, tower * 8 + state.height[tower]):
            if (state.ornament[slot] if ornaments else state.owner[slot]) == side:
                here += 1
        if here > most:
            most = here
    return most


def ornaments_built(state: RedCathedral, side: i64, per: i64) -> i64:
    total: i64 = 0
    for i in range(i64(len(state.slots))):
        slot = state.slots[i]
        if state.ornament[slot] == side:
            if per == PER_BUILT or (state.owner[slot] == side) == (per == PER_ON_OWN):
                total += 1
    return total
