"""The rooms in memory: opened when somebody asks for a table, closed when nobody does, with bots and clocks at work.

Everything here can be lost at any moment: it is made again from the database.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import Awaitable
from functools import partial

from guildhall.core.errors import GuildhallError
from guildhall.server.config import Config
from guildhall.server.errors import not_found
from guildhall.server.metrics import Metrics
from guildhall.server.play.bot_pool import BotPool
from guildhall.server.play.bots import Bots
from guildhall.server.play.catching_up import CatchingUp
from guildhall.server.play.room import Room
from guildhall.server.play.viewer import Viewer
from guildhall.server.play.webhook import Webhooks
from guildhall.server.store import queries
from guildhall.server.store.bus import Word
from guildhall.server.store.rows import StoredTable, now
from guildhall.server.store.store import Store

LOG = logging.getLogger("guildhall.rooms")
TICK_SECONDS = 0.5
NO_SESSION = 4401
"""The code that closes a socket without session, seat or link."""
GATHERING_SECONDS = 0.02
"""How long words about who is there wait for company: after a worker died its people come to the others all at once."""
QUIET_MILLISECONDS = 15_000
"""A table where a bot should have acted this long ago was left by a worker that died."""


class Rooms:
    """All rooms of a worker."""

    def __init__(self, config: Config, store: Store, metrics: Metrics) -> None:
        self.config = config
        self.store = store
        self.metrics = metrics
        self.bots = Bots(BotPool(config.thinkers), metrics, lambda room: self.open.get(room.id) is room)
        self.webhooks = Webhooks(config, metrics)
        self.catching_up = CatchingUp(store, lambda room: bool(room.viewers) or self.bots.busy(room.id), self.spawn)
        self.open: OrderedDict[str, Room] = OrderedDict()
        """Those in memory, the one asked for last at the end."""
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._to_say: dict[tuple[str, bool], Word] = {}
        """What the other workers are to be told: of each table only the latest."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._ticker: asyncio.Task[None] | None = None
        self._events = metrics.events.labels("all")

    def start(self) -> None:
        self.store.writer.committed = self.metrics.committed
        self.store.start(self.hear)
        self._ticker = asyncio.create_task(self._tick())

    async def stop(self) -> None:
        tasks = [*self._tasks, *([self._ticker] if self._ticker else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.bots.stop()
        await self.store.stop()

    # -- rooms -----------------------------------------------------------------------------------------------------

    async def find(self, table: str) -> Room:
        """The room of a table; Refused if there is no such table."""
        room = self.open.get(table)
        if room is not None:
            self.open.move_to_end(table)
            if room.behind:
                await self.catching_up.at_once(room)
            return room
        if not (table.isascii() and table.isalnum() and len(table) <= 16):
            raise not_found("such table")
        opening = self._opening.get(table)
        if opening is None:
            opening = asyncio.create_task(self._open(table))
            self._opening[table] = opening
            opening.add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(opening)

    async def _open(self, table: str) -> Room:
        found = await self.store.read(lambda connection: queries.load(connection, table))
        return self.enter(await asyncio.to_thread(Room.load, self.store, found))

    def enter(self, room: Room) -> Room:
        """Take a room into memory, and let one go that nobody needs if there are too many."""
        room.changed = self._changed
        room.reseated = self.bots.wake
        self.open[room.id] = room
        if len(self.open) > self.config.rooms:
            for old in list(self.open.values())[:64]:
                if not old.viewers and not old.lock.locked() and not self.bots.busy(old.id) and old is not room:
                    del self.open[old.id]
                    break
        self.metrics.rooms.set(len(self.open))
        self.bots.wake(room)
        if self.store.bus.shared:
            room.doubted = self.catching_up.behind
            # Something may have happened elsewhere between reading and listening.
            self.catching_up.behind(room)
            self._say(Word(room.id, who=True))
        return room

    def opened(self, found: StoredTable, room: Room) -> Room:
        self.metrics.tables.labels(found.table.game).inc()
        return self.enter(room)

    # -- who is there ----------------------------------------------------------------------------------------------

    def come(self, room: Room, viewer: Viewer) -> None:
        before = room.online()
        room.viewers.add(viewer)
        self.metrics.sockets.inc()
        self._presence(room, before)
        viewer.awake.set()
        if room.behind:
            self.catching_up.behind(room)

    def go(self, room: Room, viewer: Viewer) -> None:
        before = room.online()
        room.viewers.discard(viewer)
        self.metrics.sockets.dec()
        self._presence(room, before)

    def online(self, table: str) -> set[int]:
        """The seats that are known here to have a socket."""
        return self.open[table].online() if table in self.open else set()

    def show_out(self, session: int) -> None:
        """Close all sockets of a session that is no more."""
        for room in self.open.values():
            for viewer in room.viewers:
                if viewer.session == session:
                    viewer.close(NO_SESSION)

    def _presence(self, room: Room, before: set[int]) -> None:
        if room.online() != before:
            room.show()
            self._say_online(room)

    def _say_online(self, room: Room) -> None:
        here = {seat for viewer in room.viewers for seat in room.held(viewer.session)}
        self._say(Word(room.id, online=sorted(here)))

    def _say(self, word: Word) -> None:
        if self.store.bus.shared:
            if not self._to_say:
                asyncio.get_running_loop().call_later(GATHERING_SECONDS, self._say_all)
            self._to_say[word.table, word.who] = word

    def _say_all(self) -> None:
        words, self._to_say = list(self._to_say.values()), {}
        self.spawn(self.store.write(lambda connection: self.store.bus.say(connection, words)))

    def hear(self, word: Word) -> None:
        """What another worker says."""
        if word.table == "":
            for known in self.open.values():
                self.catching_up.behind(known)
            return
        room = self.open.get(word.table)
        if room is None:
            return
        if word.who:
            if room.viewers:
                self._say_online(room)
        elif word.online is not None:
            before = room.online()
            room.elsewhere[word.sender] = set(word.online)
            if room.online() != before:
                room.show()
        else:
            self.catching_up.behind(room)

    def spawn(self, work: Awaitable[object]) -> None:
        """Run something in the background; what it is refused is only logged."""

        async def run() -> None:
            try:
                await work
            except GuildhallError as error:
                LOG.warning("%s", error)

        task = asyncio.create_task(run())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- after an event --------------------------------------------------------------------------------------------

    def _changed(self, room: Room, was: list[int]) -> None:
        table = room.table
        self._events.inc()
        if table.webhook is not None and (table.to_act != was or table.status == "finished"):
            self.webhooks.tell(room)
        self.bots.wake(room)

    # -- clocks, and what a crash left behind ----------------------------------------------------------------------

    async def _tick(self) -> None:
        ticks = 0
        while True:
            with contextlib.suppress(GuildhallError):
                if ticks % 20 == 0:
                    # Nobody else can be at work on the tables of a single process that has just started.
                    alone = ticks == 0 and not self.store.bus.shared
                    quiet_since = now() - (0 if alone else QUIET_MILLISECONDS)
                    await self._wake_all(
                        await self.store.read(partial(queries.waiting_for_bots, quiet_since=quiet_since))
                    )
                await self._wake_all(await self.store.read(partial(queries.out_of_time, at=now())))
            ticks += 1
            await asyncio.sleep(TICK_SECONDS)

    async def _wake_all(self, tables: list[str]) -> None:
        for table in tables:
            if not self.bots.busy(table):
                self.bots.wake(await self.find(table))
