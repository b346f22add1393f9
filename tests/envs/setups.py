"""Which seats and options the environments are tried with."""

from __future__ import annotations

from typing import NamedTuple

from guildhall.core.errors import BadOption, BadSeats
from guildhall.core.options import Option, Value
from guildhall.core.rng import SEARCH, Rng
from guildhall.games import built_in, game
from guildhall.learning.matches import any_options

DRAWN = 1000
"""Of so many set-ups drawn by chance the few are picked."""


class Tried(NamedTuple):
    """A set-up by what it is made from."""

    game: str
    seats: int
    options: dict[str, object]

    def __str__(self) -> str:
        return f"{self.game}-{self.seats}"

    def fits(self) -> bool:
        try:
            game(self.game).setup(self.seats, self.options)
        except (BadOption, BadSeats):
            return False
        return True

    def shows(self) -> set[tuple[str, Value]]:
        """The options that mean something here, with their values."""
        chosen = game(self.game).setup(self.seats, self.options).options
        return {
            (option.key, chosen[option.key])
            for option in game(self.game).meta.options
            if all(need.holds(self.seats, chosen) for need in option.needs if not need.values)
        }


def usual() -> list[Tried]:
    """Every game at every number of seats."""
    return [Tried(name, seats, {}) for name in built_in() for seats in game(name).meta.seats]


def values(option: Option) -> list[Value]:
    """All that an option can be."""
    return list(option.values) or list(range(option.low, option.high + 1))


def few_with_all_options(name: str, *seats: int) -> list[Tried]:
    """A few set-ups of a game, at these numbers of seats, that show every value of every option that they can show."""
    rng = Rng(1, SEARCH)
    drawn = [Tried(name, seats[rng.below(len(seats))], any_options(game(name), rng)) for _ in range(DRAWN)]
    shown = {number: tried.shows() for number, tried in enumerate(drawn) if tried.fits()}
    waiting = set().union(*shown.values())
    found = []
    while waiting:
        best = max(shown, key=lambda number: len(shown[number] & waiting))
        waiting -= shown[best]
        found.append(drawn[best])
    return found
