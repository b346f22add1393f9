"""What people write down at their seat for themselves: in no view, no message to others, and no record."""

from __future__ import annotations

import unicodedata

from guildhall.server import schema
from guildhall.server.errors import Refused, stale
from guildhall.server.play.room import Room
from guildhall.server.store import queries
from guildhall.server.store.writer import Conflict


async def read(room: Room, session: int | None, seat: int | None) -> schema.Notebook:
    """The notebook of one's own seat."""
    own = _own(room, session, seat)
    revision, text = await room.store.read(lambda connection: queries.notebook(connection, room.id, own))
    return schema.Notebook(seat=own, revision=revision, text=text)


async def write(room: Room, session: int | None, page: schema.NotebookPage) -> schema.Notebook:
    """Keep the notebook of one's own seat; stale if it was written in elsewhere meanwhile."""
    async with room.lock:
        own = _own(room, session, page.seat)
        text = _fit(page.text)
        try:
            await room.store.write(
                lambda connection: queries.keep_notebook(connection, room.id, own, page.revision, text)
            )
        except Conflict:
            raise stale(room.number) from None
    return schema.Notebook(seat=own, revision=page.revision + 1, text=text)


def _own(room: Room, session: int | None, seat: int | None) -> int:
    """A seat of one's own; before the match the seats are not settled yet."""
    own = room.seat_of(session, seat, room.table.to_act)
    if room.table.status == "waiting":
        raise Refused("not_playing", "this match has not started; notes are kept once the seats are settled")
    return own


def _fit(text: str) -> str:
    """A text without control characters other than ends of lines."""
    return "".join(sign for sign in text if sign in "\n\t" or unicodedata.category(sign) not in ("Cc", "Cs"))
