"""Puzzles: positions where one choice is clearly the best and not the one that comes to mind first.

A puzzle is data: a position as its seat may know it (what is hidden was dealt anew), the steps of the solution, and
what every choice is worth. Those of a game lie in its folder, `puzzles/puzzles.json`; `guildhall puzzles make` finds
them (`mining.py`). A try is checked by the engine: it is a list of actions from the position on, and the first that
deviates counts. Whoever asks keeps nothing here, and no answer names a solution that was not asked for.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from functools import lru_cache
from pathlib import Path
from typing import Any, Literal, NamedTuple

import msgspec

from guildhall.core.errors import GuildhallError, InvalidAction, UnknownName
from guildhall.core.game import Game
from guildhall.core.reading import shallow
from guildhall.core.state import State
from guildhall.games import folder

FORM = "guildhall puzzles 1"
TRIES = 3
MOST_BYTES = 8_000_000
MOST_FORCED = 50
"""So many single choices in a row and more are a fault of the game."""

Verdict = Literal["right", "onward", "wrong"]


class BadPuzzles(GuildhallError):
    """A file of puzzles, or one of them, cannot be used; the message says why."""

    code = "bad_puzzles"


class Worth(msgspec.Struct, array_like=True, frozen=True):
    """What an action is worth to its seat: share of the win (one seat: the chance to win), points at the end."""

    action: str
    share: float
    points: float


class Step(msgspec.Struct, frozen=True):
    """One choice of the solution."""

    accepted: tuple[str, ...]
    """The best, and what is as good; the solution goes on from the first."""
    choices: tuple[Worth, ...]
    """Every action that leads onward, the best first."""

    def worth(self, action: str) -> Worth | None:
        return next((choice for choice in self.choices if choice.action == action), None)


class Fact(msgspec.Struct, frozen=True):
    """A sentence of an explanation: a key of the texts and its arguments; `choice` among them is an action's text."""

    key: str
    args: dict[str, int | str] = {}


class Made(msgspec.Struct, frozen=True):
    """Where a puzzle comes from: which match of which run, after how many actions, by how long a search."""

    seed: int
    match: int
    actions: int
    effort: int


class Puzzle(msgspec.Struct, frozen=True):
    """A position, whose choice it is, and the solution."""

    id: str
    seats: int
    seat: int
    options: dict[str, str | int]
    """Those that differ from the usual ones."""
    position: str
    steps: tuple[Step, ...]
    obvious: str
    """What comes to mind first."""
    facts: tuple[Fact, ...]
    """Why it is the solution, and what the obvious choice loses."""
    theme: str
    """What it is about, `puzzle-theme-<theme>` in the texts."""
    difficulty: int
    """1 to 3."""
    made: Made

    def start(self, game: Game) -> State:
        return game.setup(self.seats, self.options).load(self.position)


class Mined(msgspec.Struct, frozen=True):
    """How a file was made. Of those `found` a ten times longer search did not confirm `refuted`, which were dropped."""

    seed: int
    effort: int
    matches: int
    looked: int
    found: int
    refuted: int


class PuzzleFile(msgspec.Struct, frozen=True):
    """All puzzles of a game, and the rules and component values that they are made for."""

    form: str
    game: str
    rules: int
    components: str
    mined: Mined
    puzzles: tuple[Puzzle, ...]


# -- files ------------------------------------------------------------------------------------------------------------


def file_of(game: str) -> Path:
    """Where the puzzles of a game lie, or would."""
    return folder(game) / "puzzles" / "puzzles.json"


def written(found: PuzzleFile) -> str:
    """A file with a line for each puzzle, so that changes can be read."""
    head = msgspec.json.encode(msgspec.structs.replace(found, puzzles=())).decode().removesuffix("]}")
    lines = ",\n".join(msgspec.json.encode(puzzle).decode() for puzzle in found.puzzles)
    return f"{head}\n{lines}\n]}}\n" if lines else f"{head}]}}\n"


def read(text: bytes, game: Game) -> PuzzleFile:
    """The puzzles of a file's text; BadPuzzles if it is none, or one for other rules."""
    if len(text) > MOST_BYTES:
        raise BadPuzzles(f"a file of puzzles has at most {MOST_BYTES} bytes")
    try:
        found = msgspec.json.decode(shallow(text), type=PuzzleFile)
    except (msgspec.DecodeError, UnicodeDecodeError, ValueError) as error:
        raise BadPuzzles(f"this is no file of puzzles: {error}") from None
    if found.form != FORM:
        raise BadPuzzles(f"this is no file of puzzles, or one of another form: “{found.form}”")
    if found.game != game.meta.name:
        raise BadPuzzles(f"these are puzzles of “{found.game}”, not of {game.meta.title}")
    if found.rules != game.meta.rules_version:
        raise BadPuzzles(
            f"the puzzles of {game.meta.title} are for version {found.rules} of its rules, "
            f"and this is version {game.meta.rules_version}: make them again"
        )
    if found.components != game.components_digest:
        raise BadPuzzles(f"the puzzles of {game.meta.title} are for other component values: make them again")
    twice = {puzzle.id for puzzle in found.puzzles if sum(other.id == puzzle.id for other in found.puzzles) > 1}
    if twice:
        raise BadPuzzles(f"several puzzles have the same id: {', '.join(sorted(twice))}")
    return found


@lru_cache(maxsize=16)
def puzzles_of(game: Game) -> PuzzleFile | None:
    """The puzzles that come with a game; None if it has none, BadPuzzles if its file is broken."""
    try:
        file = file_of(game.meta.name)
    except UnknownName:  # a game that only a server's settings name
        return None
    return read(file.read_bytes(), game) if file.is_file() else None


def find(game: Game, name: str) -> Puzzle:
    """The puzzle of this id; UnknownName if there is none."""
    found = puzzles_of(game)
    for puzzle in () if found is None else found.puzzles:
        if puzzle.id == name:
            return puzzle
    raise UnknownName(f"there is no puzzle “{name}” of {game.meta.title}")


def of_the_day(puzzles: Sequence[Puzzle], day: date) -> Puzzle:
    """The same for everybody on a day; each comes once before one comes again."""
    return puzzles[day.toordinal() % len(puzzles)]


# -- trying -----------------------------------------------------------------------------------------------------------


class Tried(NamedTuple):
    """What a try has come to."""

    verdict: Verdict
    state: State
    """Where the right actions have led; after a wrong one, where it was tried."""
    step: int
    """How many steps of the solution were right."""


def attempt(puzzle: Puzzle, game: Game, actions: Sequence[str]) -> Tried:
    """Play a try as far as it is right; IllegalAction or InvalidAction if one of its actions cannot be done."""
    state = puzzle.start(game)
    for step, action in enumerate(actions):
        if step >= len(puzzle.steps):
            raise InvalidAction("the puzzle was solved before that")
        number = state.setup.catalogue.numbered(action)
        after = state.copy()
        after.step(puzzle.seat, number)
        if state.setup.catalogue.text(number) not in puzzle.steps[step].accepted:
            return Tried("wrong", state, step)
        state = after
        carry_on(state, puzzle.seat)
    solved = len(actions) == len(puzzle.steps)
    return Tried("right" if solved else "onward", state, len(actions))


def carry_on(state: State, seat: int) -> None:
    """Do what the seat has no choice about, as long as it is its own."""
    for _ in range(MOST_FORCED):
        if state.to_act() != [seat]:
            return
        legal = state.legal(seat)
        if len(legal) != 1:
            return
        state.apply(seat, legal[0])


# -- checking ---------------------------------------------------------------------------------------------------------


def check(puzzle: Puzzle, game: Game) -> None:
    """BadPuzzles unless the position can be read and every step of the solution can be played."""
    try:
        state = puzzle.start(game)
        _check_steps(puzzle, state)
    except BadPuzzles:
        raise
    except GuildhallError as error:
        raise BadPuzzles(f"puzzle {puzzle.id} of {game.meta.title}: {error}") from None


def _check_steps(puzzle: Puzzle, state: State) -> None:
    text = state.setup.catalogue.text
    if not puzzle.steps or not all(step.accepted for step in puzzle.steps):
        raise BadPuzzles(f"puzzle {puzzle.id} has no solution")
    for number, step in enumerate(puzzle.steps):
        if state.to_act() != [puzzle.seat]:
            raise BadPuzzles(f"puzzle {puzzle.id}: seat {puzzle.seat + 1} is not to act in step {number + 1}")
        legal = {text(action) for action in state.legal(puzzle.seat)}
        wrong = [action for action in step.accepted if action not in legal]
        if wrong:
            raise BadPuzzles(f"puzzle {puzzle.id}: “{wrong[0]}” cannot be played in step {number + 1}")
        if len(step.accepted) > 1 and step is not puzzle.steps[-1]:
            raise BadPuzzles(f"puzzle {puzzle.id}: only the last step may have several answers")
        if not legal - set(step.accepted):
            raise BadPuzzles(f"puzzle {puzzle.id}: whatever is played in step {number + 1} is right")
        state.step(puzzle.seat, step.accepted[0])
        carry_on(state, puzzle.seat)


def changed_options(game: Game, options: Mapping[str, Any]) -> dict[str, str | int]:
    """The options that differ from the usual ones."""
    usual = {option.key: option.default for option in game.meta.options}
    return {key: value for key, value in options.items() if value != usual[key]}
