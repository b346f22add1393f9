"""What clients read of Goofspiel, declared once."""

from __future__ import annotations

from guildhall.core.data import Data


class SeatView(Data):
    points: int
    ready: bool
    """Whether its card lies face down."""
    bid: str | None
    """That card: only for whoever bid it, until all are turned up."""
    hand: list[str] | None
    """None where this viewer may not know it."""
    cards: int
    latest: str | None
    """What it bid for the prize before."""
    played: list[str]


class View(Data):
    """A position as one viewer may know it."""

    prize: str | None
    pot: int
    """What the prize is worth, with those that were carried over."""
    gone: list[str]
    """Prizes that came before, in order."""
    left: int
    """Prizes to come."""
    seats: list[SeatView]
