"""What a seat does not know, dealt anew: rolls and draws to come, and the objectives of the Scribes."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from guildhall.core.arrays import bit, filled
from guildhall.core.rng import SEARCH, Rng
from guildhall.games.red_cathedral.components.parts import HAND, OBJECTIVES, SCRIBES
from guildhall.games.red_cathedral.rules.packed import lowest, ones
from guildhall.games.red_cathedral.rules.scribes import looking

if TYPE_CHECKING:
    from guildhall.games.red_cathedral.state import RedCathedral


def determinize(state: RedCathedral, seat: i64, rng: Rng) -> RedCathedral:
    """Future rolls and draws come from `rng`; objectives that the seat does not hold are dealt anew."""
    world = state.copy()
    drawn = state.rng.drawn
    world.rng = Rng(int(rng.word()), SEARCH)
    world.rng.drawn = drawn
    if state.guild == SCRIBES and not state.over:  # at the end all hands are open
        deal_objectives(state, world, seat, rng)
    return world


def deal_objectives(state: RedCathedral, world: RedCathedral, seat: i64, rng: Rng) -> None:
    drawn = looking(state)
    unknown = bit(OBJECTIVES) - 1
    for i in range(HAND):
        if state.hand[seat * HAND + i] >= 0:
            unknown &= ~bit(state.hand[seat * HAND + i])
        if drawn > 0 and state.active == seat and state.drawn[i] >= 0:
            unknown &= ~bit(state.drawn[i])
    pool = filled(ones(unknown), 0)
    for i in range(i64(len(pool))):
        pool[i] = lowest(unknown)
        unknown &= unknown - 1
    rng.shuffle(pool)
    world.deck = state.deck[:]
    world.hand = state.hand[:]
    world.drawn = state.drawn[:]
    at: i64 = 0
    for i in range(state.deck_size):
        world.deck[i] = pool[at]
        at += 1
    for i in range(state.seats * HAND):
        if i // HAND != seat and state.hand[i] >= 0:
            world.hand[i] = pool[at]
            at += 1
    if state.active != seat:
        for i in range(drawn):
            world.drawn[i] = pool[at]
            at += 1
