"""Ivan Yakovlev, the solo opponent: side 1, without a seat (RC-SOLO).

His turn stops twice for the human to look: when his die has moved and his card is known, and when its action is done.
"""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from guildhall.core.arrays import bit
from guildhall.core.state import Moves
from guildhall.games.red_cathedral.components.parts import (
    BASIC,
    DICE,
    MOST_DICE,
    OP_GAIN,
    OP_IVAN_CLAIM,
    OP_IVAN_CONSTRUCT,
    OP_IVAN_HIRE,
    OP_IVAN_STOCK,
    OP_IVAN_TRANSPORT,
    PLACES,
    STANDS,
    TOKENS,
)
from guildhall.games.red_cathedral.rules.building import complete, units_missing
from guildhall.games.red_cathedral.rules.claiming import available, occupy
from guildhall.games.red_cathedral.rules.contractors import refill, send
from guildhall.games.red_cathedral.rules.frames import F_IVAN, F_IVAN_CLAIM
from guildhall.games.red_cathedral.rules.goods import from_supply, in_supply
from guildhall.games.red_cathedral.rules.market import dice_at
from guildhall.games.red_cathedral.rules.tell import DICE as DIE_NAMES
from guildhall.games.red_cathedral.rules.tell import KINDS, section_name, tell
from guildhall.games.red_cathedral.rules.track import gain_pp, gain_rp
from guildhall.games.red_cathedral.rules.verbs import IVAN

if TYPE_CHECKING:
    from guildhall.games.red_cathedral.state import RedCathedral


def begin_ivan(state: RedCathedral) -> None:
    """He chooses a die and moves it, also if its action will be skipped (RC-SOLO-11, -12, -15)."""
    die = choose_ivan_die(state)
    place = (state.die_space[die] + state.die_value[die]) % PLACES
    state.die_space[die] = -1
    while dice_at(state, place) >= MOST_DICE:
        place = (place + 1) % PLACES
    state.die_space[die] = place
    state.landed = place
    card = state.die_card[die]
    state.stack.push(F_IVAN, 1, die, card)
    if state.events is not None:
        name = state.parts.solitaire_names[card]
        tell(state, "move", 1, {"die": DIE_NAMES[die], "space": int(place) + 1, "card": name})


def choose_ivan_die(state: RedCathedral) -> i64:
    """The top of a shuffled set of die tokens, or the die showing least or most (RC-SOLO-13, -14)."""
    if state.rules.ivan_die:
        best: i64 = -1
        for die in range(DICE):
            if state.die_space[die] < 0:
                continue
            if best < 0:
                best = die
            elif state.rules.ivan_die == 1:
                if state.die_value[die] < state.die_value[best]:
                    best = die
            elif state.die_value[die] > state.die_value[best]:
                best = die
        return best
    if state.dice_left == 0:
        state.dice_left = bit(6 if state.rules.module else 5) - 1
    many: i64 = 0
    for die in range(DICE):
        many += state.dice_left >> die & 1
    skip = state.rng.below(many)
    for die in range(DICE):
        if state.dice_left >> die & 1:
            if skip == 0:
                state.dice_left &= ~bit(die)
                return die
            skip -= 1
    return 0


def ivan_acts(state: RedCathedral) -> None:
    """The action of the card that has the die's token."""
    stack = state.stack
    stack.set(1, 2)
    state.shown += 1
    code = state.parts.code
    effect = state.parts.solitaire_effect[stack.get(3)]
    step = code[code[code[effect + 1] + 1] + 1]
    operation = code[step]
    if operation == OP_GAIN:
        gain_rp(state, 1, code[step + 3])
        if state.events is not None:
            tell(state, "recognition", 1, {"rp": int(code[step + 3])})
    elif operation == OP_IVAN_STOCK:
        stock_up(state, code[step + 1])
    elif operation == OP_IVAN_TRANSPORT:
        transport(state)
    elif operation == OP_IVAN_CLAIM:
        claim(state)
    elif operation == OP_IVAN_CONSTRUCT:
        construct(state)
    elif operation == OP_IVAN_HIRE:
        hire(state)


def stock_up(state: RedCathedral, wanted: i64) -> None:
    """Piece by piece from the largest pile of the supply (RC-SOLO-18, -19)."""
    taken: dict[str, int] = {}
    for _ in range(wanted):
        best: i64 = 0
        for kind in range(1, BASIC):
            if in_supply(state, kind) > in_supply(state, best):
                best = kind
        if from_supply(state, best, 1) == 1:
            state.stock[best] += 1
            if state.events is not None:
                taken[KINDS[best]] = taken.get(KINDS[best], 0) + 1
    if state.events is not None:
        if taken:
            tell(state, "stock", 1, {"goods": taken})
        else:
            tell(state, "skips", 1, {})


def transport(state: RedCathedral) -> None:
    """All materials go to the Construction card (RC-SOLO-20)."""
    moved: i64 = 0
    for kind in range(BASIC):
        moved += state.stock[kind]
        state.site[kind] += state.stock[kind]
        state.stock[kind] = 0
    if state.events is not None:
        if moved:
            tell(state, "transport", 1, {"count": int(moved)})
        else:
            tell(state, "skips", 1, {})


# -- claiming --------------------


def preferred(state: RedCathedral, slot: i64, preference: i64) -> bool:
    """1: right above a section of the human; 2: a base; 3: any available card (RC-SOLO-21)."""
    if not available(state, slot):
        return False
    if preference == 1:
        return slot & 7 != 0 and state.owner[slot - 1] == 0
    if preference == 2:
        return slot & 7 == 0
    return True


def count_preferred(state: RedCathedral, preference: i64) -> i64:
    found: i64 = 0
    for i in range(i64(len(state.slots))):
        if preferred(state, state.slots[i], preference):
            found += 1
    return found


def claim(state: RedCathedral) -> None:
    if state.banners[1] == 0:
        if state.events is not None:
            tell(state, "skips", 1, {})
        return
    for preference in range(i64(1), i64(4)):
        many = count_preferred(state, preference)
        if many == 0:
            continue
        ties: i64 = 0 if preference == 3 else state.rules.claim_ties  # RC-SOLO-22
        if many > 1 and ties == 0:
            state.stack.push(F_IVAN_CLAIM, preference)
            return
        skip: i64 = state.rng.below(many) if ties == 2 and many > 1 else 0
        for i in range(i64(len(state.slots))):
            slot = state.slots[i]
            if preferred(state, slot, preference):
                if skip == 0:
                    ivan_claims(state, slot)
                    return
                skip -= 1
    if state.events is not None:
        tell(state, "skips", 1, {})


def ivan_claim_moves(state: RedCathedral, out: Moves) -> None:
    preference = state.stack.get(1)
    for i in range(i64(len(state.slots))):
        if preferred(state, state.slots[i], preference):
            out.add(IVAN + state.slots[i])


def ivan_claims(state: RedCathedral, slot: i64) -> None:
    """The tile is discarded; points it shows without a cost are his (RC-SOLO-23)."""
    state.banners[1] -= 1
    occupy(state, 1, slot)
    tile = state.tile[slot]
    state.tile[slot] = -1
    gain_rp(state, 1, state.parts.tile_rp[tile])
    gain_pp(state, 1, state.parts.tile_pp[tile])
    if state.events is not None:
        tell(state, "claim", 1, {"section": section_name(slot), "tile": state.parts.tile_names[tile]})


def ivan_starts(state: RedCathedral, slot: i64) -> None:
    """His first base: no effect of the tile; with the module pawn and a contractor at that city (RC-SOLO-04, -43)."""
    state.banners[1] -= 1
    occupy(state, 1, slot)
    tile = state.tile[slot]
    state.tile[slot] = -1
    if state.rules.module:
        send(state, 1, state.city_of[state.pawn])
    if state.events is not None:
        tell(state, "claim", 1, {"section": section_name(slot), "tile": state.parts.tile_names[tile]})


# -- construction --------------------


def next_site(state: RedCathedral) -> i64:
    """His first unfinished section: level by level, or tower by tower (RC-SOLO-25)."""
    best: i64 = -1
    rank: i64 = 1000
    for i in range(i64(len(state.slots))):
        slot = state.slots[i]
        if state.owner[slot] == 1 and not state.done[slot]:
            order = slot if state.rules.scan_towers else (slot & 7) * 8 + (slot >> 3)
            if order < rank:
                rank = order
                best = slot
    return best


def construct(state: RedCathedral) -> None:
    """Kinds do not matter, only the number required (RC-SOLO-24 to -27)."""
    put: i64 = 0
    for kind in range(BASIC):  # RC-SOLO-26
        while state.site[kind] > 0:
            slot = next_site(state)
            if slot < 0:
                break
            state.site[kind] -= 1
            state.idle = 0
            state.goods[slot] += bit(4 * kind)
            put += 1
            if state.events is not None:
                tell(state, "deliver", 1, {"kind": KINDS[kind], "section": section_name(slot)})
            if units_missing(state, slot) == 0:
                complete(state, slot)
    if put == 0 and state.events is not None:
        tell(state, "skips", 1, {})


# -- contractors --------------------


def hire(state: RedCathedral) -> None:
    """A contractor to the pawn's city; both tokens next to it, in Moscow 1 PP (RC-SOLO-47 to -53)."""
    city = state.city_of[state.pawn]
    if state.contractors[1] == 0 or state.closed[city]:
        if state.events is not None:
            tell(state, "skips", 1, {})
        return
    send(state, 1, city)
    if state.events is not None:
        tell(state, "hire", 1, {"city": state.parts.city_names[city]})
    if city == state.parts.moscow:
        gain_pp(state, 1, state.parts.ivan_moscow_pp)
        return
    for stand in range(STANDS):
        if state.parts.city_stands[city] >> stand & 1 and state.token_at[stand] >= 0:
            token = state.token_at[stand]
            state.token_at[stand] = -1
            gain_rp(state, 1, state.parts.token_rp[token])
            ivan_takes(state, token)
    refill(state)


def ivan_takes(state: RedCathedral, token: i64) -> None:
    """Two tokens with the same tool both go back into the bag (RC-SOLO-50 to -52)."""
    if state.events is not None:
        tell(state, "token", 1, {"token": state.parts.token_names[token]})
    for other in range(TOKENS):
        if state.tools[1] >> other & 1 and state.parts.token_tool[other] == state.parts.token_tool[token]:
            state.tools[1] &= ~bit(other)
            state.bag |= bit(other) | bit(token)
            if state.events is not None:
                names = state.parts.token_names
                tell(state, "doubles", 1, {"first": names[other], "second": names[token]})
            return
    state.tools[1] |= bit(token)
