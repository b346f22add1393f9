"""The record of a match: rules version, options, seats, seed and actions, as one JSON text.

The record is the truth; everything else about a match follows from it. `check` guards the text against truncation and
edits, `position` (a hash of the last position) against rules that have silently changed.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any, NamedTuple

from guildhall.core.errors import DamagedRecord, UnreadableRecord
from guildhall.core.options import Value
from guildhall.core.reading import read_json

FORMAT = 1


class Record(NamedTuple):
    game: str
    rules: int
    components: str
    seats: tuple[str, ...]
    options: dict[str, Value]
    seed: int
    actions: tuple[tuple[int, str], ...]
    """Who acted, and the action's text."""
    position: str
    scores: tuple[int, ...] | None
    """The result, or None while the match goes on."""


def digest(text: str) -> str:
    """A short hash that people can compare."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def write(record: Record) -> str:
    """The JSON text of a record."""
    body: dict[str, Any] = {
        "guildhall": FORMAT,
        "game": record.game,
        "rules": record.rules,
        "components": record.components,
        "seats": list(record.seats),
        "options": record.options,
        "seed": record.seed,
        "actions": [f"{seat} {text}" for seat, text in record.actions],
        "position": record.position,
        "scores": list(record.scores) if record.scores is not None else None,
    }
    body["check"] = _check(body)
    return json.dumps(body, ensure_ascii=False, indent=1) + "\n"


def read(text: str) -> Record:
    """The record of a JSON text; BadRecord says what is wrong with it."""
    try:
        body = read_json(text)
    except ValueError as error:
        raise UnreadableRecord(f"this is not a record: the text is broken or cut off ({error})") from None
    if not isinstance(body, dict) or "guildhall" not in body:
        raise UnreadableRecord("this is not a record of Guildhall")
    if body["guildhall"] != FORMAT:
        raise UnreadableRecord(f"the record has format {body['guildhall']}, this program reads format {FORMAT}")
    claimed = body.pop("check", None)
    try:
        if claimed != _check(body):
            raise DamagedRecord("the record was edited or damaged: its check does not match its content")
        scores = body["scores"]
        return Record(
            game=str(body["game"]),
            rules=int(body["rules"]),
            components=str(body["components"]),
            seats=tuple(str(name) for name in body["seats"]),
            options=dict(body["options"]),
            seed=int(body["seed"]),
            actions=tuple(_entry(entry) for entry in body["actions"]),
            position=str(body["position"]),
            scores=None if scores is None else tuple(int(score) for score in scores),
        )
    except (KeyError, TypeError, ValueError, OverflowError) as error:
        raise UnreadableRecord(f"the record lacks something or has it in the wrong form: {error}") from None


def _entry(entry: object) -> tuple[int, str]:
    if not isinstance(entry, str):
        raise TypeError(f"{entry} is no action")
    seat, _, text = entry.partition(" ")
    return int(seat), text


def _check(body: dict[str, Any]) -> str:
    return digest(json.dumps(body, ensure_ascii=False, sort_keys=True))
