"""What chance has shown after a position, and is left out: dice that were rolled, tokens and cards that were drawn.

Ivan's own doings are left out only as far as his next die and card: while he acts nobody has a choice to judge.
"""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from guildhall.games.red_cathedral.components.parts import HAND
from guildhall.games.red_cathedral.rules.ivan import DIE_MOVED, IVANS_TURN
from guildhall.games.red_cathedral.rules.scribes import looking

if TYPE_CHECKING:
    from guildhall.games.red_cathedral.state import RedCathedral


def ivans_die_is_new(state: RedCathedral, since: RedCathedral) -> bool:
    """Whether Ivan has just moved a die: which one nobody knew."""
    return state is not since and state.stack.top == IVANS_TURN.kind and state.stack.get(1) == DIE_MOVED


def sections_are_new(state: RedCathedral, since: RedCathedral) -> bool:
    """Whether the Architects have just turned up sections; where nothing is left to choose their icons are taken."""
    return state.section_deck != since.section_deck


def is_rolled(state: RedCathedral, since: RedCathedral, die: i64) -> bool:
    """Whether the action that led here has rolled a die."""
    return state is not since and state.rolled >= 0 and since.die_space[die] == state.rolled


def objective_is_new(state: RedCathedral, since: RedCathedral, seat: i64, objective: i64) -> bool:
    """Whether the seat had not seen it before."""
    if state is since:
        return False
    for i in range(HAND):
        if since.hand[seat * HAND + i] == objective:
            return False
    if since.active == seat:
        for i in range(looking(since)):
            if since.drawn[i] == objective:
                return False
    return True


def inventory_of(state: RedCathedral, since: RedCathedral, side: i64) -> i64:
    """Materials of a side, without icons of sections that have just been turned up."""
    if side == state.active and sections_are_new(state, since):
        return since.inventory[side]
    return state.inventory[side]


def rubles_of(state: RedCathedral, since: RedCathedral, side: i64) -> i64:
    if side == state.active and sections_are_new(state, since):
        return since.rubles[side]
    return state.rubles[side]
