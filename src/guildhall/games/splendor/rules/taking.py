"""Taking gems: three different, fewer if fewer colours are there, or two alike (SPL-TAKE)."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from guildhall.core.decision import Shown
from guildhall.core.rule import LEGAL, rule, short
from guildhall.core.state import Moves
from guildhall.games.splendor.components.packed import colours_with, count, covers, kinds, total
from guildhall.games.splendor.components.parts import LETTERS
from guildhall.games.splendor.rules.ending import end_turn, tell
from guildhall.games.splendor.rules.verbs import (
    ALIKE,
    DIFFERENT,
    FEW_OR_DIFFERENT,
    PAIRS,
    TAKE,
    TAKEN,
    TAKES,
    OpenTakes,
)

if TYPE_CHECKING:
    from guildhall.games.splendor.state import Splendor

FOR_A_PAIR: Final[i64] = 4
NOT_THERE: Final[i64] = rule("SPL-TAKE-01")
FEWER: Final[i64] = rule("SPL-TAKE-02")
PAIR: Final[i64] = rule("SPL-TAKE-03")


def why_not_take(state: Splendor, action: i64) -> i64:
    number = TAKE.a(action)
    if number >= PAIRS:
        left = count(state.bank, number - PAIRS)
        return LEGAL if left >= FOR_A_PAIR else short(PAIR, FOR_A_PAIR, left)
    if not covers(state.bank, TAKEN[number]):
        return NOT_THERE
    if total(TAKEN[number]) == 3 or state.small_takes:
        return LEGAL
    return LEGAL if kinds(state.bank) < 3 else FEWER


def take_moves(state: Splendor, out: Moves) -> None:
    """The legal takes, from tables by which colours are there; `out` has room for them."""
    add_takes(ALIKE, colours_with(state.bank, FOR_A_PAIR), out)
    add_takes(FEW_OR_DIFFERENT if state.small_takes else DIFFERENT, colours_with(state.bank, 1), out)


def add_takes(takes: OpenTakes, colours: i64, out: Moves) -> None:
    items = out.items
    count = out.count
    actions = takes.actions
    starts = takes.starts
    for i in range(starts[colours], starts[colours + 1]):
        items[count] = actions[i]
        count += 1
    out.count = count


def take(state: Splendor, seat: i64, action: i64) -> None:
    taken = TAKEN[action - TAKE.first]
    state.bank -= taken
    state.tokens[seat] += taken
    if state.events is not None:
        tell(state, "take", seat, {"colour": [LETTERS[colour] for colour in TAKES[action - TAKE.first]]})
    end_turn(state, seat)


TAKE_THINGS: Final = ["+".join([f"colour:{LETTERS[colour]}" for colour in takes]) for takes in TAKES]
TAKE_GAINS: Final = [{LETTERS[colour]: takes.count(colour) for colour in takes} for takes in TAKES]


def show_take(state: Splendor, action: i64) -> Shown:
    number = TAKE.a(action)
    return Shown(state.setup.catalogue[action].targets, (TAKE_THINGS[number],), {}, TAKE_GAINS[number])
