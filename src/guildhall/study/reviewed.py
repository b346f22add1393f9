"""What a review says of a match, declared once: for programs, for the server's answers and for what is kept.

`guildhall review --schema` writes it out as JSON Schema. Sentences are keys of the texts with arguments, as those of
the log, so that everybody reads them in their own language.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

FORMAT: Final = "guildhall-review-1"


class Part(msgspec.Struct, forbid_unknown_fields=True):
    """A part of a review; nothing in it that is not declared."""


class Promise(Part):
    """What all seats may expect: shares of the win, and points at the end."""

    shares: list[float]
    points: list[float]


class Look(Part):
    """What was found of one choice: the piece of work that a review is made of."""

    number: int
    """How many actions were made before it."""
    seat: int
    action: str
    """What was chosen."""
    best: str
    """What the search prefers."""
    before: Promise
    """What all seats may expect if the best is chosen, by what this seat knew."""
    played: Promise | None
    """What all seats may expect of it, and in the same worlds of the best; null if it is the best itself."""
    better: Promise | None
    lead: float
    """What the best choice promises its seat more than the next best, if it was chosen."""


class Said(Part):
    """A sentence: a key of the texts with its arguments."""

    key: str
    args: dict[str, Any]


class Move(Part):
    """An action as people say and show it."""

    text: str
    verb: str
    args: list[str]
    things: list[str]
    """What it is about, each as `kind:id`."""
    targets: list[str]
    """The things on the table that stand for it."""
    cost: dict[str, int]
    gain: dict[str, int]


class Turning(Part):
    """A turn after which much was otherwise."""

    number: int
    """How many actions were made before it…"""
    until: int
    """…and after it."""
    seat: int
    """Whose turn it was."""
    round: int | None
    move: Move
    change: float
    """What it changed for that seat."""
    gained: int
    """The seat that gained most, and how much."""
    gain: float
    luck: float
    """How much of that seat's change was shown by chance."""


class Costly(Part):
    """A choice with what would have been better, and why."""

    number: int
    seat: int
    round: int | None
    played: Move
    better: Move
    loss: float
    """The share of the win that it cost."""
    shares: list[float]
    """What the seat may expect after the one and after the other: the share of the win…"""
    points: list[float]
    """…and the points at the end."""
    turns: list[float] | None
    """How many of its turns the seat then waits for its next points; null if the game shows none before the end."""
    why: list[Said]


class Account(Part):
    """A seat's way from the start to the end: start + luck + own + others = end, in shares of the win."""

    seat: int
    start: float
    luck: float
    own: float
    others: float
    end: float
    points: int
    choices: int
    """How many real choices it had, and how many of them nothing better was found for."""
    best: int
    mean_loss: float
    finest: int | None
    """The number of its best choice: the one that was hardest to replace."""
    costliest: list[Costly]
    said: list[Said]


class Review(Part):
    """A whole review: `shares[n]` and `points[n]` are what all seats may expect after n actions, at last the result."""

    format: Literal["guildhall-review-1"]
    game: str
    seats: list[str]
    effort: int
    actions: int
    rounds: list[int | None]
    movers: list[int]
    """Who made each action."""
    shares: list[list[float]]
    points: list[list[float]]
    luck: list[list[float]]
    """What chance showed to each seat in each action, as shares of the win; empty where nothing was shown."""
    head: Said
    turning: list[Turning]
    accounts: list[Account]


def schema() -> dict[str, Any]:
    """The JSON Schema of a review."""
    return msgspec.json.schema(Review)
