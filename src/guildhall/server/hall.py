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
from time import perf_counter

from guildhall.core.errors import GuildhallError
from guildhall.server import kept
from guildhall.server.bus import Word
from guildhall.server.config import Config
from guildhall.server.errors import Refused, not_found
from guildhall.server.kept import Kept, now
from guildhall.server.metrics import Metrics
from guildhall.server.room import Room, Viewer
from guildhall.server.store import Store
from guildhall.server.thinking import Question, Thinkers
from guildhall.server.webhook import Webhooks

LOG = logging.getLogger("guildhall.hall")
TICK_SECONDS = 0.5
QUIET_MILLISECONDS = 15_000
"""A table where a bot should have acted this long ago was left by a worker that died."""


class Hall:
    def __init__(self, config: Config, store: Store, metrics: Metrics) -> None:
        self.config = config
        self.store = store
        self.metrics = metrics
        self.thinkers = Thinkers(config.thinkers)
        self.webhooks = Webhooks(config, metrics)
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._ticker: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.store.committed = self.metrics.committed
        self.store.start(self.hear)
        self._ticker = asyncio.create_task(self._tick())

    async def stop(self) -> None:
        tasks = [*self._thinking.values(), *self._tasks, *([self._ticker] if self._ticker else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.thinkers.stop()
        await self.store.stop()

    # -- rooms -----------------------------------------------------------------------------------------------------

    async def room(self, table: str) -> Room:
        """The room of a table; Refused if there is no such table."""
        room = self.rooms.get(table)
        if room is not None:
            self.rooms.move_to_end(table)
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
        found = await self.store.read(lambda connection: kept.load(connection, table))
        return self.enter(await asyncio.to_thread(Room.load, self.store, found))

    def enter(self, room: Room) -> Room:
        """Take a room into memory, and let one go that nobody needs if there are too many."""
        room.changed = self._changed
        room.aroused = self.arouse
        self.rooms[room.id] = room
        if len(self.rooms) > self.config.rooms:
            for old in list(self.rooms.values())[:64]:
                if not old.viewers and not old.lock.locked() and old.id not in self._thinking and old is not room:
                    del self.rooms[old.id]
                    break
        self.metrics.rooms.set(len(self.rooms))
        self.arouse(room)
        if self.store.bus.shared:
            # Something may have happened elsewhere between reading and listening.
            self.spawn(self._catch_up(room))
            self._say(Word(room.id, who=True))
        return room

    def opened(self, found: Kept, room: Room) -> Room:
        self.metrics.tables.labels(found.table.game).inc()
        return self.enter(room)

    # -- who is there ----------------------------------------------------------------------------------------------

    def come(self, room: Room, viewer: Viewer) -> None:
        before = room.online()
        room.viewers.add(viewer)
        self.metrics.sockets.inc()
        self._presence(room, before)
        viewer.awake.set()

    def go(self, room: Room, viewer: Viewer) -> None:
        before = room.online()
        room.viewers.discard(viewer)
        self.metrics.sockets.dec()
        self._presence(room, before)

    def _presence(self, room: Room, before: set[int]) -> None:
        if room.online() != before:
            room.show()
            self._say_online(room)

    def _say_online(self, room: Room) -> None:
        here = {seat for viewer in room.viewers for seat in room.held(viewer.session)}
        self._say(Word(room.id, online=sorted(here)))

    def _say(self, word: Word) -> None:
        if self.store.bus.shared:
            self.spawn(self.store.write(lambda connection: self.store.bus.say(connection, [word])))

    def hear(self, word: Word) -> None:
        """What another worker says."""
        if word.table == "":
            for known in list(self.rooms.values()):
                self.spawn(self._catch_up(known))
            return
        room = self.rooms.get(word.table)
        if room is None:
            return
        if word.who:
            if room.viewers:
                self._say_online(room)
        elif word.online is not None:
            room.elsewhere[word.sender] = set(word.online)
            room.show()
        else:
            self.spawn(self._catch_up(room))

    async def _catch_up(self, room: Room) -> None:
        async with room.lock:
            await room.catch_up()

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
        self.metrics.events.labels("all").inc()
        if table.webhook is not None and (table.to_act != was or table.status == "finished"):
            self.tell_webhook(room)
        self.arouse(room)

    def tell_webhook(self, room: Room) -> None:
        """Say whose turn it is, if it is a person's, or that it is over."""
        table = room.table
        people = [seat for seat in table.to_act if room.seats[seat].bot is None]
        if table.webhook is not None and (people or table.status == "finished"):
            message = {
                "table": table.id,
                "game": table.game,
                "status": table.status,
                "to_act": people,
                "names": [room.seats[seat].name for seat in people],
                "number": table.number,
                "link": f"{self.config.public_url}/table/{table.id}",
            }
            self.webhooks.send(table.webhook, message)

    # -- bots ------------------------------------------------------------------------------------------------------

    def arouse(self, room: Room) -> None:
        """If a bot is to act, let it think."""
        if room.id in self._thinking or room.match is None or room.table.status != "playing":
            return
        if any(room.player(seat) is not None for seat in room.table.to_act):
            task = asyncio.create_task(self._think(room))
            self._thinking[room.id] = task
            task.add_done_callback(lambda _: self._thinking.pop(room.id, None))

    async def _think(self, room: Room) -> None:
        """Play for bots as long as one is to act."""
        while room.match is not None and room.table.status == "playing":
            seat = next((seat for seat in room.table.to_act if room.player(seat) is not None), None)
            if seat is None:
                return
            number = room.number
            try:
                action = await self._choice(room, seat)
                await room.act_as_bot(number, seat, action)
                self.metrics.events.labels("bots").inc()
            except Refused as error:
                if error.code != "stale":
                    LOG.warning("a bot at table %s: %s", room.id, error)
                    await asyncio.sleep(1.0)
                if self.rooms.get(room.id) is not room:
                    return

    async def _choice(self, room: Room, seat: int) -> int:
        match = room.match
        bot = room.player(seat)
        assert match is not None
        assert bot is not None
        legal = match.state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        began = perf_counter()
        action = await self.thinkers.choose(self.question(room, seat, bot))
        self.metrics.thinking.observe(perf_counter() - began)
        return action

    def question(self, room: Room, seat: int, bot: str) -> Question:
        """The position as a thinking process needs it. The seed makes the answer repeatable, not guessable."""
        match = room.match
        assert match is not None
        seed = (room.table.seed * 1_000_003 + room.number) % 2**53
        return Question(room.table.game, len(room.seats), room.table.options, match.state.save(), seat, bot, seed)

    # -- clocks, and what a crash left behind ----------------------------------------------------------------------

    async def _tick(self) -> None:
        ticks = 0
        while True:
            with contextlib.suppress(GuildhallError):
                if ticks % 20 == 0:
                    # Nobody else can be at work on the tables of a single process that has just started.
                    alone = ticks == 0 and not self.store.bus.shared
                    quiet_since = now() - (0 if alone else QUIET_MILLISECONDS)
                    await self._wake_all(await self.store.read(partial(kept.waiting_for_bots, quiet_since=quiet_since)))
                await self._wake_all(await self.store.read(partial(kept.out_of_time, at=now())))
            ticks += 1
            await asyncio.sleep(TICK_SECONDS)

    async def _wake_all(self, tables: list[str]) -> None:
        for table in tables:
            if table not in self._thinking:
                self.arouse(await self.room(table))
