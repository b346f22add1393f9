"""What an action is about, as a number that says the same in every world: the token instead of its stand."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from guildhall.games.red_cathedral.components.parts import BASIC, HAND, OBJECTIVES, PLACES, SECTIONS, TOKENS
from guildhall.games.red_cathedral.rules.dice import landing
from guildhall.games.red_cathedral.rules.moving import die_moved, extra_spaces
from guildhall.games.red_cathedral.rules.verbs import (
    BUY_TOKEN,
    ICON,
    KEEP_OBJECTIVE,
    MOVE,
    REMOVE_TOKEN,
    RETURN_OBJECTIVE,
)

if TYPE_CHECKING:
    from guildhall.games.red_cathedral.state import RedCathedral

ACTIONS: Final[i64] = 1100
"""From here on the numbers are no actions but these."""
RETURNS: Final[i64] = ACTIONS + OBJECTIVES
BUYS: Final[i64] = RETURNS + OBJECTIVES
REMOVES: Final[i64] = BUYS + TOKENS
ICONS: Final[i64] = REMOVES + TOKENS
MOVES_TO: Final[i64] = ICONS + SECTIONS * (BASIC + 1)


def meaning(state: RedCathedral, seat: i64, action: i64) -> i64:
    """Where a die goes and for how much, the objective, the token, the section: chance decides which they are."""
    if MOVE.has(action):
        extra = extra_spaces(action)
        die = die_moved(action)
        return MOVES_TO + (die * PLACES + landing(state, die, extra)) * PLACES + extra
    if KEEP_OBJECTIVE.has(action):
        return ACTIONS + state.drawn[KEEP_OBJECTIVE.a(action)]
    if RETURN_OBJECTIVE.has(action):
        return RETURNS + state.hand[seat * HAND + RETURN_OBJECTIVE.a(action)]
    if BUY_TOKEN.has(action):
        return BUYS + state.token_at[BUY_TOKEN.a(action)]
    if REMOVE_TOKEN.has(action):
        return REMOVES + state.token_at[REMOVE_TOKEN.a(action)]
    if ICON.has(action):
        return ICONS + state.drawn[ICON.a(action)] * (BASIC + 1) + ICON.b(action)
    return action
