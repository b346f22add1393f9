"""What clients read of Splendor, declared once; the browser's types are written from it."""

from __future__ import annotations

from guildhall.core.data import Data


class ReservedCard(Data):
    card: str | None
    """None where this viewer may not know it."""
    level: int
    blind: bool
    """Drawn unseen by the others."""


class SeatView(Data):
    tokens: dict[str, int]
    """By letter: w b g r k, and o for gold."""
    bonuses: dict[str, int]
    points: int
    cards: list[str]
    reserved: list[ReservedCard]
    nobles: list[str]


class NobleSpace(Data):
    noble: str
    owner: int | None


class View(Data):
    """A position as one viewer may know it."""

    bank: dict[str, int]
    table: list[list[str | None]]
    """The face-up cards of levels 1, 2, 3."""
    decks: list[int]
    nobles: list[NobleSpace]
    seats: list[SeatView]
    mover: int
    target: int
    paying: str | None
    """The card that is being paid for."""


class CardRow(Data):
    level: int
    bonus: str
    points: int
    cost: dict[str, int]


class NobleRow(Data):
    points: int
    requires: dict[str, int]


class Components(Data):
    """The component values by name."""

    cards: dict[str, CardRow]
    nobles: dict[str, NobleRow]
