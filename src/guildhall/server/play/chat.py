"""Talking at a table."""

from __future__ import annotations

from sqlalchemy.engine import Connection

from guildhall.server import schema
from guildhall.server.errors import stale
from guildhall.server.play.names import clean_text
from guildhall.server.play.room import Room
from guildhall.server.store import queries
from guildhall.server.store.bus import Word
from guildhall.server.store.rows import Person
from guildhall.server.store.writer import Conflict

ATTEMPTS = 5
"""Lines are numbered, so two said at once at different workers take the same number and one of them tries again."""


async def say(room: Room, person: Person, text: str) -> None:
    """A line of chat."""
    words = clean_text(text)
    held = room.held(person.id)
    seat = held[0] if held else None
    name = room.seats[held[0]].name if held else person.name

    def change(connection: Connection) -> schema.ChatLine:
        line = queries.add_chat(connection, room.id, person.id, seat, name, words)
        room.store.bus.say(connection, [Word(room.id)])
        return line

    for _ in range(ATTEMPTS):
        try:
            line = await room.store.write(change)
        except Conflict:
            continue
        if not room.chat or room.chat[-1].id < line.id:
            room.chat.append(line)
        for viewer in room.viewers:
            viewer.wake()
        return
    raise stale(room.number)
