"""A finished match as a film: the first page of its replay, and what changes from each page to the next.

Who has it can look at the match where the server is not. It is a small part of what all pages together would be.
"""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from guildhall.play.match import Match
from guildhall.server.play.differences import differences
from guildhall.server.play.review import eyes_for, finished_match, page
from guildhall.server.play.room import Room

ENCODE = msgspec.json.Encoder().encode


async def film(room: Room, session: int | None, seat: int | None) -> bytes:
    """The film through a seat's eyes as JSON; made in a thread, as it plays the whole match again."""
    match = finished_match(room)
    return await asyncio.to_thread(_film, match, eyes_for(room, session, seat))


def _film(match: Match, eyes: int | None) -> bytes:
    state = match.at(0)
    before = first = msgspec.to_builtins(page(match, state, 0, eyes, None))
    steps: list[bytes] = []
    for at, step in enumerate(match.steps, start=1):
        last = state.copy()
        state.apply(step.seat, step.action)
        after = msgspec.to_builtins(page(match, state, at, eyes, last))
        steps.append(_step(before, after))
        before = after
    return b'{"first":%b,"steps":[%b]}' % (ENCODE(first), b",".join(steps))


def _step(before: dict[str, Any], after: dict[str, Any]) -> bytes:
    """The replacements that make one page of the other."""
    found: list[bytes] = []
    for name, value in after.items():
        old, new = ENCODE(before[name]), ENCODE(value)
        if old != new:
            found += differences(old, new, ENCODE(name))
    return b"[%b]" % b",".join(found)
