"""Puzzles: what a page shows of one, tries and their answers. A solution is only in the answer to one that is right."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from guildhall.server.schema.base import ActionText, Reply, Request
from guildhall.server.schema.play import Candidate, Decision


class PuzzleLine(Reply):
    """A puzzle in a list. What it is about is the text `puzzle-theme-<theme>`; `difficulty` is 1 to 3."""

    id: str
    seats: int
    theme: str
    difficulty: int


class PuzzleShelf(Reply):
    """The puzzles of a game; `today` is the one of the day, for everybody."""

    game: str
    today: str
    puzzles: list[PuzzleLine]


class PuzzleShelves(Reply):
    """All puzzles; `day` is today's date (UTC), and `ends` when it is over, in milliseconds since 1970."""

    day: str
    ends: int
    games: list[PuzzleShelf]


class PuzzlePosition(Reply):
    """A position of a puzzle through the eyes of its seat."""

    view: Any
    to_act: list[int]
    turn: dict[str, Any]
    standings: list[int]
    decision: Decision | None


class PuzzlePage(Reply):
    """A puzzle to solve: `seat` is whose choice it is; `names` are keys of the texts with their arguments."""

    game: str
    id: str
    seats: int
    seat: int
    options: dict[str, str | int]
    theme: str
    difficulty: int
    steps: int
    """How many choices the solution has."""
    tries: int
    names: dict[str, Any]
    position: PuzzlePosition


class PuzzleTry(Request):
    """All actions of a try, from the puzzle's position on."""

    actions: Annotated[list[ActionText], Meta(min_length=1, max_length=16)]


class PuzzleFact(Reply):
    """A sentence of an explanation: the text of `key` with `args`; `choice` is the candidate that `$choice` names."""

    key: str
    args: dict[str, int | str]
    choice: Candidate | None = None


class PuzzleWorth(Reply):
    """What a choice leads to: share of the win in hundredths (one seat: the chance to win), and points at the end."""

    choice: Candidate
    share: int
    points: int
    accepted: bool
    obvious: bool


class PuzzleSolution(Reply):
    """The choices that solve it one after another, what the first is compared with, and why.

    `text` is the whole position as Python's `repr` writes it, with what is hidden dealt anew: for the analysis board.
    """

    line: list[Candidate]
    choices: list[PuzzleWorth]
    facts: list[PuzzleFact]
    text: str
    position: PuzzlePosition
    """Where it leads."""


class PuzzleAnswer(Reply):
    """What a try has come to. `onward`: right so far, `position` is where the next choice is to be made."""

    verdict: Literal["right", "onward", "wrong"]
    step: int
    facts: list[PuzzleFact]
    position: PuzzlePosition | None = None
    solution: PuzzleSolution | None = None


class PuzzleHint(Reply):
    """What is not the solution, and why."""

    facts: list[PuzzleFact]
