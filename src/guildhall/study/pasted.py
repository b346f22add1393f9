"""What people paste: a tree, a record, or a position as `repr` writes it. Each becomes a tree.

A position is `position('splendor', 2, '…', options={…})`: a call with plain values, read and never run.
"""

from __future__ import annotations

import ast
from typing import Any

from guildhall import games
from guildhall.core import record as records
from guildhall.core.errors import BadPosition
from guildhall.core.reading import read_json
from guildhall.play.match import replayed
from guildhall.study.growth import Find, load, of_match, of_position
from guildhall.study.tree import MARK, MOST_CHARACTERS, MOST_NAME, BadTree, Tree, from_data

CALL = "position("


def read_any(text: str, find: Find = games.game) -> Tree:
    """The tree of whatever this is; BadTree, BadRecord or BadPosition says why it is nothing."""
    if len(text) > MOST_CHARACTERS:
        raise BadTree(f"a text has at most {MOST_CHARACTERS} characters")
    if text.lstrip().startswith(CALL):
        return _position(text.strip(), find)
    try:
        body = read_json(text)
    except ValueError as error:
        raise BadTree(f"this is neither a tree nor a record nor a position ({error})") from None
    if isinstance(body, dict) and MARK in body:
        return from_data(body)
    record = records.read(text)
    names = tuple(name[:MOST_NAME] or f"seat {number}" for number, name in enumerate(record.seats, start=1))
    return of_match(replayed(record, find(record.game)), names)


def _position(text: str, find: Find) -> Tree:
    game, seats, saved, options = _values(text)
    return of_position(load(find(game).setup(seats, options), saved))


def _values(text: str) -> tuple[str, int, str, dict[str, object]]:
    """Game, seats, position and options of a call that is written out."""
    try:
        call = ast.parse(text, mode="eval").body
        assert isinstance(call, ast.Call)
        given: list[Any] = [ast.literal_eval(part) for part in call.args]
        named: dict[str | None, Any] = {part.arg: ast.literal_eval(part.value) for part in call.keywords}
        game, seats, saved = given
        options = named.pop("options", {})
    except (SyntaxError, ValueError, TypeError, AssertionError, RecursionError, MemoryError):
        raise BadPosition("a position is written position('game', seats, '…', options={…})") from None
    sound = isinstance(game, str) and isinstance(seats, int) and isinstance(saved, str) and isinstance(options, dict)
    if not sound or named:
        raise BadPosition("a position is written position('game', seats, '…', options={…})")
    return game, int(seats), saved, options
