"""The rooms in memory: opened when somebody asks for a table, closed when nobody does, with bots and clocks at work.

Everything here can be lost at any moment: it is made again from the database.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from functools import partial
from time import monotonic

from guildhall.core.errors import GuildhallError
from guildhall.server.config import Config
from guildhall.server.errors import Refused, not_found, unreadable
from guildhall.server.metrics import Metrics
from guildhall.server.play.bot_pool import BotPool
from guildhall.server.play.bots import Bots
from guildhall.server.play.catching_up import CatchingUp
from guildhall.server.play.push import Pushes
from guildhall.server.play.reviews import Reviews
from guildhall.server.play.room import Room
from guildhall.server.play.viewer import Viewer
from guildhall.server.play.webhook import Webhooks
from guildhall.server.play.workers import SAYING_SECONDS, OtherWorkers
from guildhall.server.store import queries
from guildhall.server.store.bus import NO_TABLE, Word
from guildhall.server.store.rows import StoredTable, now
from guildhall.server.store.store import Store

LOG = logging.getLogger("guildhall.rooms")
TICK_SECONDS = 0.5
NO_SESSION = 4401
"""The code that closes a socket without session, seat or link."""
COME_AGAIN = 1012
"""The one after which a client connects again."""
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
        self.reviews = Reviews(self.bots.pool, store, config.review)
        self.webhooks = Webhooks(config, metrics)
        self.pushes = Pushes(config, store, metrics, self.spawn)
        self.catching_up = CatchingUp(
            store, lambda room: bool(room.viewers) or self.bots.busy(room.id), self.spawn, self._read_anew
        )
        self.open: OrderedDict[str, Room] = OrderedDict()
        """Those in memory, the one asked for last at the end."""
        self.others = OtherWorkers()
        self.bot_tables = asyncio.Lock()
        """Held while it is counted at how many tables only bots play, until there is one more."""
        self.broken: set[str] = set()
        """Those whose rows are damaged."""
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
        await self.reviews.stop_all()
        self.webhooks.stop()
        self.pushes.stop()
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
        try:
            found = await self.store.read(lambda connection: queries.load(connection, table))
            room = await asyncio.to_thread(Room.load, self.store, found)
        except GuildhallError:
            raise
        except Exception as error:
            self._set_aside(table, error)
            raise unreadable() from error
        if room.damage is not None:
            self._set_aside(table, room.damage)
        elif table in self.broken:
            self.broken.discard(table)
            self.metrics.broken.remove(table)
        return self.enter(room)

    def _set_aside(self, table: str, error: Exception) -> None:
        """Name a table that cannot be gone on with, once in the log and on /metrics; all others go on."""
        if table not in self.broken:
            LOG.error("table %s is broken and set aside: %s: %s", table, type(error).__name__, error)
            self.metrics.broken.labels(table).set(1)
        self.broken.add(table)

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
        before = room.online(), room.looking()
        room.viewers.add(viewer)
        self.metrics.sockets.inc()
        self._presence(room, before)
        viewer.wake()
        if room.behind:
            self.catching_up.behind(room)

    def go(self, room: Room, viewer: Viewer) -> None:
        before = room.online(), room.looking()
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

    def _presence(self, room: Room, before: tuple[set[int], set[int]]) -> None:
        """Tell who is there and who looks, as far as that is new."""
        online, looking = room.online(), room.looking()
        if online != before[0]:
            room.show()
        if (online, looking) != before:
            self._say_online(room)

    def _say_online(self, room: Room) -> None:
        here = {seat for viewer in room.viewers for seat in room.held(viewer.session)}
        looking = {seat for viewer in room.viewers if viewer.looking for seat in room.held(viewer.session)}
        self._say(Word(room.id, online=sorted(here), looking=sorted(looking)))

    def looks(self, room: Room, viewer: Viewer, on: bool) -> None:
        """Somebody has turned to the page, or away from it."""
        before = room.online(), room.looking()
        viewer.looking = on
        self._presence(room, before)

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
        if self.others.hear(word.sender, monotonic()):
            for known in self.open.values():
                self._say(Word(known.id, who=True))
        room = self.open.get(word.table)
        if room is None:
            return
        if word.who:
            if room.viewers:
                self._say_online(room)
        elif word.online is not None:
            before = room.online()
            room.elsewhere[word.sender] = set(word.online)
            room.looking_elsewhere[word.sender] = set(word.online if word.looking is None else word.looking)
            if room.online() != before:
                room.show()
        else:
            self.catching_up.behind(room)

    def _read_anew(self, room: Room, error: Exception) -> None:
        """What is in memory does not fit what was kept: everybody comes again and gets it from there."""
        self._set_aside(room.id, error)
        self.open.pop(room.id, None)
        for viewer in room.viewers:
            viewer.close(COME_AGAIN)

    def spawn(self, work: Awaitable[object]) -> None:
        """Run something in the background; what it is refused is only logged."""

        async def run() -> None:
            try:
                await work
            except GuildhallError as error:
                LOG.warning("%s", error)
            except Exception:
                LOG.exception("in the background")

        task = asyncio.create_task(run())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- after an event --------------------------------------------------------------------------------------------

    def _changed(self, room: Room, was: list[int]) -> None:
        table = room.table
        self._events.inc()
        if table.webhook is not None and (table.to_act != was or table.status == "finished"):
            self.webhooks.tell(room)
        if table.to_act != was:
            self.pushes.tell(room, was)
        self.bots.wake(room)

    # -- clocks, and what a crash left behind ----------------------------------------------------------------------

    async def _tick(self) -> None:
        ticks = 0
        while True:
            try:
                await self._look_around(ticks)
            except GuildhallError:
                pass  # The database is away, which the log has; it is asked again.
            except Exception:
                LOG.exception("looking for tables that wait")
            ticks += 1
            await asyncio.sleep(TICK_SECONDS)

    async def _look_around(self, ticks: int) -> None:
        """Wake whoever should act by now."""
        at = now()
        if ticks % 20 == 0:
            # Nobody else can be at work on the tables of a single process that has just started.
            alone = ticks == 0 and not self.store.bus.shared
            patience = 0 if alone else QUIET_MILLISECONDS
            ahead = await self.store.read(partial(queries.ahead_of_time, at=at + patience))
            await self._for_each(ahead, lambda room: room.count_from(at))
            waiting = await self.store.read(partial(queries.waiting_for_bots, quiet_since=at - patience))
            await self._for_each([*ahead, *waiting, *self.broken])
        late = await self.store.read(partial(queries.out_of_time, at=at))
        await self._for_each([table for table in late if table not in self.broken])
        if ticks % int(SAYING_SECONDS / TICK_SECONDS) == 0:
            self._say(Word(NO_TABLE))
            self._forget(self.others.give_up(monotonic()))

    def _forget(self, workers: list[str]) -> None:
        """Who had a socket at a worker that died is not there any more."""
        for room in self.open.values():
            before = room.online()
            for worker in workers:
                room.elsewhere.pop(worker, None)
            if room.online() != before:
                room.show()

    async def _for_each(self, tables: list[str], do: Callable[[Room], Awaitable[None]] | None = None) -> None:
        """Do something with each of these tables, or wake its bots; one that is broken holds up no other."""
        for table in tables:
            if self.bots.busy(table):
                continue
            try:
                room = await self.find(table)
                if do is not None:
                    await do(room)
                else:
                    self.bots.wake(room)
            except Refused as error:
                LOG.debug("table %s: %s", table, error)
            except Exception as error:
                self._set_aside(table, error)
