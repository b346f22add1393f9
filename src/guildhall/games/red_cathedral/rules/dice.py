"""The dice of the market: where they stand, how far they go, rolling them (RC-MKT-01 to -06, RC-RNG-03)."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from guildhall.core.arrays import bit
from guildhall.games.red_cathedral.components.parts import BLACK, DICE, DIE_NAMES, LAST_PLACE, MOST_DICE, WHITE
from guildhall.games.red_cathedral.rules.tell import tell

if TYPE_CHECKING:
    from guildhall.games.red_cathedral.state import RedCathedral


def put_die(state: RedCathedral, die: i64, place: i64) -> None:
    """A die comes to a place from wherever it was, or leaves the market (-1)."""
    before = state.die_space[die]
    if before >= 0:
        state.crowd -= bit(4 * before)
    state.die_space[die] = place
    if place >= 0:
        state.crowd += bit(4 * place)


def dice_at(state: RedCathedral, place: i64) -> i64:
    return state.crowd >> (4 * place) & 15


def landing(state: RedCathedral, die: i64, extra: i64) -> i64:
    """Where a die would end."""
    return (state.die_space[die] + state.die_value[die] + extra) & LAST_PLACE


def has_room(state: RedCathedral, die: i64, place: i64) -> bool:
    """Fewer than three other dice are there (RC-MKT-06)."""
    others = dice_at(state, place)
    if state.die_space[die] == place:
        others -= 1
    return others < MOST_DICE


def may_push(seat: i64, die: i64) -> bool:
    """Rubles move the white, the black and one's own die further (RC-MKT-03, -04)."""
    return die == seat + 1 or die in (WHITE, BLACK)


def roll_place(state: RedCathedral, place: i64) -> None:
    """All dice of a place are rolled, in the order of RC-RNG-03, and stay."""
    spaces = state.die_space
    state.rolled = place
    for die in range(DICE):
        if spaces[die] == place:
            state.die_value[die] = 1 + state.rng.below(6)
    if state.events is not None:
        dice = {DIE_NAMES[die]: int(state.die_value[die]) for die in range(DICE) if state.die_space[die] == place}
        tell(state, "roll", state.active, {"space": int(place) + 1, "dice": dice})
