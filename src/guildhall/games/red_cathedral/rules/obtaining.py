"""Obtaining the resources of a market space, by a die or by an effect (RC-MKT-11, -12, RC-EFF-07, -08)."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from guildhall.core.decision import Shown, shown
from guildhall.core.rule import LEGAL
from guildhall.core.state import Moves
from guildhall.games.red_cathedral.components.parts import DIE_NAMES, MOST_DICE, OP_OBTAIN, PLACES
from guildhall.games.red_cathedral.rules.choice import Choice
from guildhall.games.red_cathedral.rules.dice import dice_at
from guildhall.games.red_cathedral.rules.effects import Bundle, Operation, means, only_step
from guildhall.games.red_cathedral.rules.gaining import add_items, gain
from guildhall.games.red_cathedral.rules.verbs import DIE, SPACE

if TYPE_CHECKING:
    from guildhall.games.red_cathedral.state import RedCathedral

ANY_TILE: Final[i64] = 0
ANY_DIE: Final[i64] = 1
ANY_SPACE: Final[i64] = 2
FIRST_DIE: Final[i64] = 3
"""From here on the space of a given die: the sources of `obtain` in the vocabulary."""


def gain_tile(state: RedCathedral, seat: i64, place: i64, times: i64) -> None:
    """What the tile of a place shows, so many times (RC-MKT-11, -12)."""
    gain(state, seat, only_step(state, state.parts.resource_effect[state.resource[place]]), times)


def tile_gives(state: RedCathedral, place: i64, times: i64) -> Bundle:
    """The same by name, without doing it."""
    found: Bundle = {}
    add_items(state, only_step(state, state.parts.resource_effect[state.resource[place]]), times, found)
    return found


@final
class Obtain(Operation):
    """`obtain any_tile`, `any_die`, `any_space`, `white_die` …."""

    def possible(self, state: RedCathedral, seat: i64, step: i64, source: i64) -> bool:
        die = state.parts.code[step + 1] - FIRST_DIE
        return die < 0 or state.die_space[die] >= 0

    def carry_out(self, state: RedCathedral, seat: i64, step: i64, source: i64) -> None:
        what = state.parts.code[step + 1]
        if what == ANY_TILE:
            state.stack.push(CHOOSE_SPACE.kind, 0)
        elif what == ANY_DIE:
            state.stack.push(CHOOSE_DIE.kind)
        elif what == ANY_SPACE:
            state.stack.push(CHOOSE_SPACE.kind, 1)
        elif state.die_space[what - FIRST_DIE] >= 0:
            gain_tile(state, seat, state.die_space[what - FIRST_DIE], 1)

    def add_to(self, state: RedCathedral, seat: i64, step: i64, source: i64, cost: Bundle, gain: Bundle) -> None:
        die = state.parts.code[step + 1] - FIRST_DIE
        if die >= 0 and state.die_space[die] >= 0:
            for name, amount in tile_gives(state, state.die_space[die], 1).items():
                gain[name] = gain.get(name, 0) + amount


@final
class ChooseSpace(Choice):
    """A place of the market: its tile once, or as if a die had been moved there (RC-EFF-07, RC-GUILD-SCRIBES-06).

    Frame: 1 if as if a die had moved there.
    """

    def candidates(self, state: RedCathedral, seat: i64) -> list[int]:
        return SPACE.all()

    def moves(self, state: RedCathedral, seat: i64, out: Moves) -> None:
        for place in range(PLACES):
            out.add(SPACE.first + place)

    def why_not(self, state: RedCathedral, seat: i64, action: i64) -> i64:
        return LEGAL if SPACE.has(action) else self.no_answer(action)

    def times(self, state: RedCathedral, place: i64) -> i64:
        """How often the tile counts."""
        if state.stack.get(1) == 0:
            return 1
        dice = dice_at(state, place)
        if state.rules.virtual_die:
            return dice + 1 if dice < MOST_DICE else MOST_DICE
        return dice if dice > 0 else 1

    def apply(self, state: RedCathedral, seat: i64, action: i64) -> None:
        place = SPACE.a(action)
        times = self.times(state, place)
        state.stack.pop()
        gain_tile(state, seat, place, times)

    def shows(self, state: RedCathedral, seat: i64, action: i64) -> Shown:
        place = SPACE.a(action)
        gains = tile_gives(state, place, self.times(state, place))
        return shown(state, action, f"space:{int(place) + 1}", gain=gains)


@final
class ChooseDie(Choice):
    """A die: the resources of its space, once (RC-EFF-08)."""

    def candidates(self, state: RedCathedral, seat: i64) -> list[int]:
        return DIE.all()

    def why_not(self, state: RedCathedral, seat: i64, action: i64) -> i64:
        return LEGAL if DIE.has(action) and state.die_space[DIE.a(action)] >= 0 else self.no_answer(action)

    def apply(self, state: RedCathedral, seat: i64, action: i64) -> None:
        state.stack.pop()
        gain_tile(state, seat, state.die_space[DIE.a(action)], 1)

    def shows(self, state: RedCathedral, seat: i64, action: i64) -> Shown:
        die = DIE.a(action)
        place = state.die_space[die]
        gains = tile_gives(state, place, 1) if place >= 0 else {}
        return shown(state, action, f"die:{DIE_NAMES[die]}", gain=gains)


CHOOSE_SPACE: Final = ChooseSpace("space", "RC-EFF-07")
CHOOSE_DIE: Final = ChooseDie("die", "RC-EFF-08")
means(OP_OBTAIN, Obtain())
