"""What a seat may know of a position, as features that are on or off: what networks and environments are given.

A game declares its features once, as named parts with shapes, in `features.py` beside its state; each gets a number.
`State.features` fills a list with the numbers of those that are on. It starts from a seat: whatever belongs to players
stands in the order seat, next player, next but one… so all seats are judged by the same weights.
"""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from guildhall.core.arrays import filled
from guildhall.core.state import Moves

if TYPE_CHECKING:
    from guildhall.core.state import State

MOST_ON: Final = 300
"""No position has more features on than this: the sums of a network have room for so many."""


@final
class Part:
    """Some features of one kind: `shape` says how they are counted, the first is number `first`."""

    __slots__ = ("first", "name", "row", "shape", "size")

    def __init__(self, name: str, first: i64, shape: list[int]) -> None:
        self.name = name
        self.first = first
        self.shape = shape
        size: i64 = 1
        for length in shape:
            size *= length
        self.size = size
        self.row: i64 = size // shape[0]
        """How many belong to one value of the first count: to one player, where players come first."""


@final
class Features:
    """All parts of a game, in the order in which they were declared."""

    __slots__ = ("expects", "misjudging", "parts", "seats", "size", "spread")

    def __init__(self, seats: int, spread: int, expects: bool = False, misjudging: float = 1.0) -> None:
        self.parts: list[Part] = []
        self.seats = seats
        """The most seats that the game has."""
        self.spread = spread
        """By so many points the final scores of players of the same strength differ, about."""
        self.expects = expects
        """Whether a judgement begins with what rules of thumb expect (`State.expected`)."""
        self.misjudging = misjudging
        """So many times as much as usual the levels for people misjudge this game, to be as far apart as in others:
        more if a turn is many choices of which each matters little."""
        self.size: i64 = 0

    def part(self, name: str, *shape: int) -> Part:
        """Declare a part; players, if it is about them, are the first count."""
        made = Part(name, self.size, list(shape))
        self.parts.append(made)
        self.size += made.size
        return made

    def written(self) -> str:
        """Names and shapes: weights are good for one layout only."""
        parts = [f"{part.name}:{'x'.join([str(length) for length in part.shape])}" for part in self.parts]
        return " ".join([*parts, "expected"] if self.expects else parts)

    def on(self, state: State, seat: int) -> list[int]:
        """The numbers of the features that are on, for code that is not compiled."""
        found = Moves()
        state.features(seat, state, found)
        return found.listed()

    def expected(self, state: State, seat: i64, since: State) -> list[int]:
        """What rules of thumb expect of all players, in 64ths of a point, the seat first; nothing where there are none.

        Whoever plays alone has a rival on the second place.
        """
        if not self.expects:
            return []
        found = filled(state.seats if state.seats > 1 else i64(2), 0)
        state.expected(seat, since, found)
        return [int(found[player]) for player in range(i64(len(found)))]

    def array(self, state: State, seat: int) -> list[int]:
        """All features as 0 and 1."""
        found = [0] * self.size
        for number in self.on(state, seat):
            found[number] = 1
        return found


# -- for who fills them --


def at_most(number: i64, most: i64) -> i64:
    return number if number < most else most


def at_least(number: i64, least: i64) -> i64:
    return number if number > least else least


def between(number: i64, least: i64, most: i64) -> i64:
    """How far a number is above the least, within bounds."""
    if number < least:
        return 0
    return (number if number < most else most) - least


def note(out: Moves, part: Part, at: i64) -> None:
    """A feature is on; beyond the last it is the last."""
    out.add(part.first + (at if at < part.size else part.size - 1))


def note_of(out: Moves, part: Part, away: i64, most: i64, number: i64) -> None:
    """A number of a side or thing, up to the most that counts."""
    out.add(part.first + away * part.row + (number if number < most else most))
