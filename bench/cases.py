"""What is played: every game with every number of seats, with as much of it in play as there is."""

from __future__ import annotations

import msgspec

from guildhall import games
from guildhall.core.errors import GuildhallError

EVERYTHING: dict[str, dict[str, str | int]] = {
    "trivial": {"length": 100_000},
    "rococo": dict.fromkeys(
        ("jewelry_box", "luxury_garments", "festive_garments", "exclusive_tailoring"),
        "on",
    ),
    "red_cathedral": {"contractors": "on"},
}
"""Options that bring all modules of a game into play."""


SPANS = {"splendor": 30}
"""Matches so short that tables are scattered over fewer actions than `SPAN`."""
SPAN = 80
"""More than a round of Rococo with five seats, in which there is a time of secret choices for all."""


class Case(msgspec.Struct, frozen=True):
    """A game with so many seats, each with a person of its own."""

    game: str
    seats: int

    @property
    def name(self) -> str:
        return f"{self.game}:{self.seats}"

    @property
    def options(self) -> dict[str, str | int]:
        return EVERYTHING.get(self.game, {})

    @property
    def span(self) -> int:
        """Over how many actions tables are scattered before they are measured: hardly one is over by then."""
        return SPANS.get(self.game, SPAN)


GOALS = (Case("trivial", 2), Case("splendor", 2), Case("rococo", 5), Case("red_cathedral", 4))
"""The cases that stand for all."""


def every_case() -> list[Case]:
    """Every game from two seats on."""
    found = [Case("trivial", seats) for seats in (2, 3, 4, 5)]
    for name in games.names():
        found += [Case(name, seats) for seats in games.meta(name).seats if seats > 1]
    return found


def named(text: str) -> list[Case]:
    """`all`, `goals`, or names such as `splendor:2` separated by commas."""
    if text == "goals":
        return list(GOALS)
    known = every_case()
    if text == "all":
        return known
    by_name = {case.name: case for case in known}
    unknown = [name for name in text.split(",") if name not in by_name]
    if unknown:
        raise GuildhallError(f"there is no “{unknown[0]}” to measure; there are {', '.join(by_name)}")
    return [by_name[name] for name in text.split(",")]
