"""The client's types: what Python declares, written out as TypeScript."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Any, Literal

import msgspec
import pytest
from tools.typescript import files, typescript_of, written


class Suit(Enum):
    CUPS = "cups"
    COINS = "coins"


class Card(msgspec.Struct):
    suit: Suit
    value: Annotated[int, msgspec.Meta(ge=1)]
    face: Literal["king", "queen", 3] | None = None


class Point(msgspec.Struct, array_like=True):
    x: float
    y: float


class Draw(msgspec.Struct, tag_field="type", tag="draw"):
    cards: list[Card]
    known: bool


class Place(msgspec.Struct, tag_field="type", tag="place", rename="camel"):
    where_to: Point
    options: list[str | int]
    by_seat: dict[int, tuple[str, ...]]
    pair: tuple[int, Card | None]
    anything: dict[str, Any]


Move = Draw | Place

EXPECTED = """\
export interface Draw {
  type: "draw"
  cards: Card[]
  known: boolean
}

export interface Card {
  suit: "cups" | "coins"
  value: number
  face?: "king" | "queen" | 3 | null
}

export interface Place {
  type: "place"
  whereTo: Point
  options: (string | number)[]
  bySeat: Record<number, string[]>
  pair: [number, Card | null]
  anything: Record<string, unknown>
}

export type Point = [x: number, y: number]

export type Move = Draw | Place
"""


def test_the_clients_types_are_up_to_date() -> None:
    for file, text in files().items():
        assert file.read_text(encoding="utf-8") == text, f"{file.name} is old: run python tools/typescript.py"


def test_structs_are_written_with_all_they_are_made_of() -> None:
    assert typescript_of([], {"Move": Move}, lenient=lambda kind: kind is Card) == EXPECTED


def test_only_who_sends_may_leave_something_out() -> None:
    assert 'face: "king" | "queen" | 3 | null' in typescript_of([Draw])


def test_what_has_no_counterpart_is_refused() -> None:
    with pytest.raises(TypeError, match="no TypeScript for"):
        written(complex)
