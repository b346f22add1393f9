"""What other workers have written: all rooms that are behind are read together.

Words come as fast as all other workers can write. If each were answered by a few queries of its own, reading would fall
behind under load, and whoever wants to read anything, if only whose session it is, would stand in the same queue. Read
together, a room costs the less the more of them are behind, and one that many words speak of is read once. A room that
nobody needs here is not read at all until somebody does.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from guildhall.core.errors import GuildhallError
from guildhall.server.play.room import Room
from guildhall.server.store import queries
from guildhall.server.store.rows import StoredTable
from guildhall.server.store.store import Store

LOG = logging.getLogger("guildhall.rooms")
MOST_AT_ONCE = 64
AGAIN_SECONDS = 0.25
"""Until rooms that could not be read are tried again."""


class CatchingUp:
    """The rooms of a worker that are behind, and the one task that reads them."""

    def __init__(
        self,
        store: Store,
        needed: Callable[[Room], bool],
        spawn: Callable[[Awaitable[object]], None],
        failed: Callable[[Room, Exception], None],
    ) -> None:
        self._store = store
        self._needed = needed
        self._spawn = spawn
        self._failed = failed
        """Hears of a room that does not fit what was read."""
        self._waiting: dict[Room, None] = {}
        """Those to be read, in the order in which they fell behind."""
        self._asked: dict[Room, asyncio.Future[None]] = {}
        """Those that somebody waits for."""
        self._reading = False

    def behind(self, room: Room) -> None:
        """Something may have happened elsewhere to a room."""
        room.behind = True
        if self._needed(room):
            self._queue(room)

    async def at_once(self, room: Room) -> None:
        """Before somebody uses a room: what was not read as nobody needed it is read now, if the database is there."""
        asked = self._asked.get(room)
        if asked is None:
            asked = self._asked[room] = asyncio.get_running_loop().create_future()
            self._queue(room)
        await asyncio.shield(asked)

    def _queue(self, room: Room) -> None:
        self._waiting[room] = None
        if not self._reading:
            self._reading = True
            self._spawn(self._read_all())

    def _answer(self, room: Room) -> None:
        asked = self._asked.pop(room, None)
        if asked is not None and not asked.done():
            asked.set_result(None)

    async def _read_all(self) -> None:
        try:
            while self._waiting:
                rooms = list(self._waiting)[:MOST_AT_ONCE]
                for room in rooms:
                    del self._waiting[room]
                try:
                    await self._read(rooms)
                except GuildhallError as error:
                    LOG.warning("%d tables are behind: %s", len(rooms) + len(self._waiting), error)
                    for room in rooms:
                        self.behind(room)
                        self._answer(room)
                    await asyncio.sleep(AGAIN_SECONDS)
                except Exception:
                    LOG.exception("a table among %d cannot be read: each for itself", len(rooms))
                    for room in rooms:
                        self._spawn(self._read_alone(room))
        finally:
            self._reading = False

    async def _read(self, rooms: list[Room]) -> None:
        known = {room.id: (room.number, room.last_line) for room in rooms}
        stood = [(room, room.standing) for room in rooms]
        for room in rooms:
            # What is said from here on may not be in what is read.
            room.behind = False
        found = await self._store.read(lambda connection: queries.news(connection, known))
        for room, standing in stood:
            self._spawn(self._take_over(room, standing, found[room.id]))

    async def _read_alone(self, room: Room) -> None:
        try:
            async with room.lock:
                await room.catch_up()
        except GuildhallError:
            raise
        except Exception as error:
            self._failed(room, error)
        finally:
            self._answer(room)

    async def _take_over(self, room: Room, standing: tuple[int, int], newer: StoredTable) -> None:
        try:
            async with room.lock:
                if room.standing == standing:
                    await room.take_over(newer)
                else:
                    # Somebody here was faster; what was read may be older than what the room has now.
                    self.behind(room)
        except GuildhallError:
            raise
        except Exception as error:
            self._failed(room, error)
        finally:
            self._answer(room)
