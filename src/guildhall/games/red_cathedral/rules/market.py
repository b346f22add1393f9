"""The market: moving a die, the three market actions, the re-roll (RC-MKT), and effects that grant such actions
elsewhere."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from guildhall.core.arrays import bit
from guildhall.core.state import Moves
from guildhall.games.red_cathedral.components.parts import (
    BLACK,
    DICE,
    MOST_DICE,
    PLACES,
    QUADRANTS,
    SPACES,
    WHITE,
    WHITE_A,
    WHITE_B,
)
from guildhall.games.red_cathedral.rules.effects import gain_tile, possible, start_effect
from guildhall.games.red_cathedral.rules.frames import (
    F_AGAIN,
    F_OFFER,
    FROM_CARD,
    FROM_TILE,
    FROM_TOKEN,
    USED_ACTIVATE,
    USED_INFLUENCE,
    USED_OBTAIN,
)
from guildhall.games.red_cathedral.rules.tell import DICE as DIE_NAMES
from guildhall.games.red_cathedral.rules.tell import tell
from guildhall.games.red_cathedral.rules.verbs import (
    ACTIVATE,
    AGAIN,
    BORROW,
    DECLINE,
    DIE,
    INFLUENCE,
    MOVE,
    OBTAIN,
    SPACE,
    SPECIALIST,
    STOP,
)

if TYPE_CHECKING:
    from guildhall.games.red_cathedral.state import RedCathedral


def dice_at(state: RedCathedral, place: i64) -> i64:
    count: i64 = 0
    for die in range(DICE):
        if state.die_space[die] == place:
            count += 1
    return count


def landing(state: RedCathedral, die: i64, extra: i64) -> i64:
    """Where a die would end."""
    return (state.die_space[die] + state.die_value[die] + extra) % PLACES


def has_room(state: RedCathedral, die: i64, place: i64) -> bool:
    """Fewer than three other dice are there (RC-MKT-06)."""
    others = dice_at(state, place)
    if state.die_space[die] == place:
        others -= 1
    return others < MOST_DICE


def may_push(side: i64, die: i64) -> bool:
    """Rubles move the white, the black and one's own die further (RC-MKT-03, -04)."""
    return die in (WHITE, BLACK) or die == side + 1


def die_moves(state: RedCathedral, side: i64, out: Moves) -> None:
    for die in range(DICE):
        if state.die_space[die] < 0:
            continue
        if has_room(state, die, landing(state, die, 0)):
            out.add(MOVE + die * 8)
        if may_push(side, die):
            most = state.rubles[side]
            if most > 7:
                most = 7
            for extra in range(1, most + 1):
                if has_room(state, die, landing(state, die, extra)):
                    out.add(MOVE + die * 8 + extra)


def move_die(state: RedCathedral, side: i64, die: i64, extra: i64) -> None:
    """Extra spaces are paid before the move (RC-MKT-05)."""
    state.rubles[side] -= extra
    place = landing(state, die, extra)
    state.die_space[die] = place
    state.moved = die
    state.landed = place
    if state.events is not None:
        tell(state, "move", side, {"die": DIE_NAMES[die], "space": int(place) + 1, "extra": int(extra)})


def roll_place(state: RedCathedral, place: i64) -> None:
    """All dice of a place are rolled, in the order of RC-RNG-03, and stay."""
    for die in range(DICE):
        if state.die_space[die] == place:
            state.die_value[die] = 1 + state.rng.below(6)
    if state.events is not None:
        dice = {DIE_NAMES[die]: int(state.die_value[die]) for die in range(DICE) if state.die_space[die] == place}
        tell(state, "roll", state.active, {"space": int(place) + 1, "dice": dice})


def influence_open(state: RedCathedral, side: i64, quadrant: i64, action: i64) -> bool:
    """Not a spent lightning action, and it can be carried out (RC-MKT-14, -15, RC-EFF-01, -12)."""
    if state.lightning >> (quadrant * 2 + action) & 1:
        return False
    effect = state.parts.influence_effect[state.influence[quadrant] * 2 + action]
    return possible(state, side, effect, FROM_CARD + quadrant)


def use_influence(state: RedCathedral, side: i64, quadrant: i64, action: i64) -> None:
    """One of a card's two actions; an infinity action may go on (RC-MKT-13 to -18)."""
    card = state.influence[quadrant]
    effect = state.parts.influence_effect[card * 2 + action]
    if state.parts.influence_once[card * 2 + action]:
        state.lightning |= bit(quadrant * 2 + action)
    else:
        state.stack.push(F_AGAIN, quadrant * 2 + action)
    start_effect(state, effect, FROM_CARD + quadrant)
    if state.events is not None:
        letter = "b" if action else "a"
        tell(state, "influence", side, {"card": state.parts.influence_names[card], "action": letter})


def tile_open(state: RedCathedral, side: i64, space: i64) -> bool:
    """A face-up tile whose benefit can be had (RC-MKT-21)."""
    at = side * SPACES + space
    if state.face_up[at] == 0:
        return False
    return possible(state, side, state.parts.tile_effect[state.workshop[at]], FROM_TILE + space)


def market_moves(state: RedCathedral, side: i64, used: i64, excluded: i64, out: Moves) -> None:
    """The market actions not used yet for the moved die and its space (RC-MKT-10)."""
    if state.moved < 0:
        return
    if used & USED_OBTAIN == 0:
        out.add(OBTAIN)
    if used & USED_INFLUENCE == 0:
        quadrant = state.landed >> 1
        if quadrant != excluded:
            if influence_open(state, side, quadrant, 0):
                out.add(INFLUENCE + quadrant * 2)
            if influence_open(state, side, quadrant, 1):
                out.add(INFLUENCE + quadrant * 2 + 1)
    if used & USED_ACTIVATE == 0:
        die = state.moved
        if die == WHITE:  # RC-MKT-20
            if tile_open(state, side, WHITE_A):
                out.add(ACTIVATE + WHITE_A)
            if tile_open(state, side, WHITE_B):
                out.add(ACTIVATE + WHITE_B)
        elif die == BLACK:  # RC-MKT-22
            token = state.specialist[side]
            if token >= 0 and possible(state, side, state.parts.token_effect[token], FROM_TOKEN):
                out.add(SPECIALIST)
        elif tile_open(state, side, die - 1):
            out.add(ACTIVATE + die - 1)


def market_action(state: RedCathedral, side: i64, action: i64) -> i64:
    """Carry one out; which of the three it was."""
    if action == OBTAIN:
        gain_tile(state, side, state.landed, dice_at(state, state.landed))
        return USED_OBTAIN
    if action < ACTIVATE:
        choice = action - INFLUENCE
        use_influence(state, side, choice >> 1, choice & 1)
        return USED_INFLUENCE
    if action == SPECIALIST:
        token = state.specialist[side]
        state.specialist[side] = -1  # RC-SPEC-02
        state.tools[side] |= bit(token)
        start_effect(state, state.parts.token_effect[token], FROM_TOKEN)
        if state.events is not None:
            tell(state, "specialist", side, {"token": state.parts.token_names[token]})
    else:
        activate(state, side, side, action - ACTIVATE)
    return USED_ACTIVATE


def activate(state: RedCathedral, side: i64, board: i64, space: i64) -> None:
    """Gain the benefit of a face-up tile once (RC-EFF-06)."""
    tile = state.workshop[board * SPACES + space]
    start_effect(state, state.parts.tile_effect[tile], FROM_TILE + space)
    if state.events is not None:
        tell(state, "activate", side, {"tile": state.parts.tile_names[tile]})


# -- market actions that effects grant --------------------


def extra_moves(state: RedCathedral, side: i64, out: Moves) -> None:
    """Shopkeepers: one of the three for the same die and space, never their own card (RC-GUILD-SHOPKEEPERS-01, -06)."""
    present = state.stack.get(5)
    used = 7 & ~present if present else state.stack.get(3)
    market_moves(state, side, used, state.stack.get(4), out)
    out.add(STOP)


def extra_action(state: RedCathedral, side: i64, action: i64) -> None:
    stack = state.stack
    if action == STOP:
        stack.pop()
        return
    which = USED_OBTAIN if action == OBTAIN else USED_INFLUENCE if action < ACTIVATE else USED_ACTIVATE
    left = stack.get(1)
    times = stack.get(2) >> 4
    present_left = stack.get(2) & 15
    if stack.get(5) == 0:
        left -= 1
        stack.set(1, left)
        stack.set(3, stack.get(3) | which)
        present_left = times
    present_left -= 1
    if left == 0 and present_left == 0:
        stack.pop()
    else:
        stack.set(2, times * 16 + present_left)
        stack.set(5, which if present_left else 0)
    market_action(state, side, action)


def card_moves(state: RedCathedral, side: i64, out: Moves) -> None:
    """Scribes and a service: an action of some card in play (RC-EFF-10)."""
    excluded = state.stack.get(2)
    used = state.stack.get(3)
    for quadrant in range(QUADRANTS):
        if quadrant != excluded and used >> quadrant & 1 == 0:
            for action in range(i64(2)):
                if influence_open(state, side, quadrant, action):
                    out.add(INFLUENCE + quadrant * 2 + action)


def choose_card(state: RedCathedral, side: i64, choice: i64) -> None:
    left = state.stack.get(1) - 1
    if left == 0:
        state.stack.pop()
    else:
        state.stack.set(1, left)
        state.stack.set(3, state.stack.get(3) | bit(choice >> 1))
    use_influence(state, side, choice >> 1, choice & 1)


def again_moves(state: RedCathedral, side: i64, out: Moves) -> None:
    choice = state.stack.get(1)
    if influence_open(state, side, choice >> 1, choice & 1):
        out.add(AGAIN)
        out.add(STOP)


def use_again(state: RedCathedral, action: i64) -> None:
    choice = state.stack.get(1)
    if action == STOP:
        state.stack.pop()
        return
    quadrant = choice >> 1
    start_effect(
        state, state.parts.influence_effect[state.influence[quadrant] * 2 + (choice & 1)], FROM_CARD + quadrant
    )


def tile_moves(state: RedCathedral, side: i64, out: Moves) -> None:
    """Face-up tiles of one's own or of others that give something now and were not chosen before (RC-EFF-06)."""
    chosen = state.stack.get(4)
    if state.stack.get(2) == 0:
        for space in range(SPACES):
            if chosen >> space & 1 == 0 and tile_open(state, side, space):
                out.add(ACTIVATE + space)
    else:
        for board in range(state.seats):
            if board == side:
                continue
            for space in range(SPACES):
                at = board * SPACES + space
                if chosen >> at & 1 == 0 and state.face_up[at]:
                    if possible(state, side, state.parts.tile_effect[state.workshop[at]], FROM_TILE + space):
                        out.add(BORROW + at)
    if state.stack.get(5):
        out.add(DECLINE)


def choose_tile(state: RedCathedral, side: i64, action: i64) -> None:
    stack = state.stack
    if action == DECLINE:
        stack.pop()
        return
    at = action - BORROW if action >= BORROW else action - ACTIVATE
    board = at // SPACES if action >= BORROW else side
    space = at % SPACES
    times = stack.get(3)
    if stack.get(1) == 1:
        stack.pop()
    else:
        stack.set(1, stack.get(1) - 1)
        stack.set(4, stack.get(4) | bit(at))
    for _ in range(1, times):
        stack.push(F_OFFER, state.parts.tile_effect[state.workshop[board * SPACES + space]], FROM_TILE + space)
    activate(state, side, board, space)


def space_moves(out: Moves) -> None:
    for place in range(PLACES):
        out.add(SPACE + place)


def choose_space(state: RedCathedral, side: i64, place: i64) -> None:
    """Its tile once, or as if a die had been moved there (RC-EFF-07, RC-GUILD-SCRIBES-06)."""
    times: i64 = 1
    if state.stack.get(1):
        times = dice_at(state, place)
        if state.rules.virtual_die:
            times = times + 1 if times < MOST_DICE else MOST_DICE
        elif times == 0:
            times = 1
    state.stack.pop()
    gain_tile(state, side, place, times)


def die_choice_moves(state: RedCathedral, out: Moves) -> None:
    for die in range(DICE):
        if state.die_space[die] >= 0:
            out.add(DIE + die)


def choose_die(state: RedCathedral, side: i64, die: i64) -> None:
    """The resources of its space, once (RC-EFF-08)."""
    state.stack.pop()
    gain_tile(state, side, state.die_space[die], 1)
