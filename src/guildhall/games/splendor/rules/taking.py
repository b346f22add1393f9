"""Taking gems: three different, fewer if fewer colours are there, or two alike (SPL-TAKE)."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from guildhall.core.decision import Shown
from guildhall.core.rule import LEGAL, rule, short
from guildhall.core.state import Moves
from guildhall.games.splendor.components.parts import COLOURS, LETTERS, TOKENS
from guildhall.games.splendor.rules.ending import end_turn, tell
from guildhall.games.splendor.rules.verbs import (
    PAIRS,
    SMALL_OPEN,
    SMALL_START,
    TAKE,
    TAKEN,
    TAKEN_FROM,
    TAKES,
    TAKES_OPEN,
    TAKES_START,
)

if TYPE_CHECKING:
    from guildhall.games.splendor.state import Splendor

FOR_A_PAIR: Final[i64] = 4
NOT_THERE: Final[i64] = rule("SPL-TAKE-01")
FEWER: Final[i64] = rule("SPL-TAKE-02")
PAIR: Final[i64] = rule("SPL-TAKE-03")


def why_not_take(state: Splendor, action: i64) -> i64:
    number = TAKE.a(action)
    takes = TAKES[number]
    if number >= PAIRS:
        left = state.bank[takes[0]]
        return LEGAL if left >= FOR_A_PAIR else short(PAIR, FOR_A_PAIR, left)
    for colour in takes:
        if state.bank[colour] == 0:
            return NOT_THERE
    if len(takes) == 3 or state.small_takes:
        return LEGAL
    there: i64 = 0
    for colour in range(COLOURS):
        if state.bank[colour] > 0:
            there += 1
    return LEGAL if there < 3 else FEWER


def take_moves(state: Splendor, out: Moves) -> None:
    """The legal takes, from a table by which colours are there; `out` has room for them."""
    bank = state.bank
    items = out.items
    count = out.count
    supply: i64 = 0
    bit: i64 = 1
    pair = TAKE.first + PAIRS
    for colour in range(COLOURS):
        left = bank[colour]
        if left > 0:
            supply |= bit
            if left >= FOR_A_PAIR:
                items[count] = pair + colour
                count += 1
        bit += bit
    if state.small_takes:
        for i in range(SMALL_START[supply], SMALL_START[supply + 1]):
            items[count] = SMALL_OPEN[i]
            count += 1
    else:
        for i in range(TAKES_START[supply], TAKES_START[supply + 1]):
            items[count] = TAKES_OPEN[i]
            count += 1
    out.count = count


def take(state: Splendor, seat: i64, action: i64) -> None:
    bank = state.bank
    tokens = state.tokens
    mine = seat * TOKENS
    number = action - TAKE.first
    for i in range(TAKEN_FROM[number], TAKEN_FROM[number + 1]):
        colour = TAKEN[i]
        bank[colour] -= 1
        tokens[mine + colour] += 1
    if state.events is not None:
        tell(state, "take", seat, {"colour": [LETTERS[taken] for taken in TAKES[number]]})
    end_turn(state, seat)


TAKE_THINGS: Final = ["+".join([f"colour:{LETTERS[colour]}" for colour in takes]) for takes in TAKES]
TAKE_GAINS: Final = [{LETTERS[colour]: takes.count(colour) for colour in takes} for takes in TAKES]


def show_take(state: Splendor, action: i64) -> Shown:
    """The same in every position, so it is worked out once."""
    number = TAKE.a(action)
    return Shown(state.setup.catalogue[action].targets, (TAKE_THINGS[number],), {}, TAKE_GAINS[number])
