"""What thinking processes do for a review: a look at one choice, and the whole in the end. Plain values go and come."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from guildhall.core import record as records
from guildhall.play.match import Match, replayed
from guildhall.server.play.library import find_game
from guildhall.study.review import Piece, look, pieces, review
from guildhall.study.reviewed import Look


class LookAt(NamedTuple):
    """A choice to look at."""

    game: str
    seats: int
    options: dict[str, str | int]
    position: str
    piece: Piece
    effort: int


class Whole(NamedTuple):
    """A match and what was found of all its choices."""

    record: str
    looks: list[Look]
    effort: int


def look_at(job: LookAt) -> Look:
    setup = find_game(job.game).setup(job.seats, job.options)
    return look(setup.load(job.position), job.piece, job.effort)


def make_whole(job: Whole) -> str:
    """The review as JSON."""
    record = records.read(job.record)
    match = replayed(record, find_game(record.game))
    return msgspec.json.encode(review(match, job.looks, job.effort)).decode()


def jobs_of(match: Match, effort: int) -> list[LookAt]:
    """All choices of a match that are to be looked at."""
    meta, setup = match.setup.game.meta, match.setup
    found = []
    state, number = match.at(0), 0
    for piece in pieces(match):
        while number < piece.number:
            state.apply(match.steps[number].seat, match.steps[number].action)
            number += 1
        found.append(LookAt(meta.name, setup.seats, dict(setup.options), state.save(), piece, effort))
    return found
