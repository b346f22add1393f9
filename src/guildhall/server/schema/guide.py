"""The rules for people: sections with pictures made by the board, and worked examples. Texts go by keys of the game."""

from __future__ import annotations

from typing import Any

from guildhall.server.schema.base import Reply
from guildhall.server.schema.play import ReplayPage


class CalloutInfo(Reply):
    """A number in a picture: at a thing, so far (0 to 1) from its left and its top. Its text: `…-<section>-at-<n>`."""

    at: str
    x: float
    y: float
    rules: list[str]


class PictureInfo(Reply):
    """Things (`shows`: targets, `place:…`, `region:…`) of a position as a seat sees it."""

    position: str
    seat: int | None
    shows: list[str]
    callouts: list[CalloutInfo]


class FactInfo(Reply):
    """A number that an example changes. Its text: `<game>-guide-fact-<name>`; `thing` is drawn beside it."""

    name: str
    thing: str
    was: int
    becomes: int


class ExampleInfo(Reply):
    """A worked example. Its texts: `<game>-guide-example-<id>`, with `-before` and `-after`."""

    id: str
    rules: list[str]
    facts: list[FactInfo]
    actions: int


class SectionInfo(Reply):
    """One topic: the rules of each of its paragraphs (`<game>-guide-<id>-<n>`), and what at a table leads to it."""

    id: str
    rules: list[list[str]]
    verbs: list[str]
    targets: list[str]
    prompts: list[str]
    exact: list[str]
    """Further rules whose exact text stands behind it."""
    picture: PictureInfo | None
    examples: list[ExampleInfo]


class ChapterInfo(Reply):
    id: str
    sections: list[SectionInfo]


class GuideInfo(Reply):
    """The guide of a game; without chapters if the game has only its numbered rules."""

    game: str
    chapters: list[ChapterInfo]


class GuidePosition(Reply):
    """Positions through a seat's eyes, one after the other; `names` as at a table, `lights` are things to look at.

    `positions` of an example are all of them as texts, whole, to be opened on the analysis board.
    """

    seats: int
    seat: int | None
    names: dict[str, Any]
    pages: list[ReplayPage]
    lights: list[str]
    positions: list[str]
