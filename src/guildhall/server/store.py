"""Reading and writing the database without ever blocking the event loop.

One thread writes. Actions that come within a few milliseconds, or wait while it commits, go together into one
transaction (group commit), so many tables cost few commits. Whoever appended hears of it only after the commit: what is
acknowledged is kept.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter
from typing import Any, TypeVar

import msgspec
from sqlalchemy import bindparam, delete, insert, update
from sqlalchemy.engine import Connection, RowMapping
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from guildhall.core.errors import GuildhallError
from guildhall.server import database as db
from guildhall.server.bus import Word, open_bus
from guildhall.server.errors import Refused

T = TypeVar("T")
GROUP = 256
GATHERING_SECONDS = 0.003
"""How long a commit waits for company: nobody notices, and a busy server has fewer threads to wake."""


class SeatClock(msgspec.Struct):
    """What is left of a seat's time, in milliseconds, as of `since`."""

    seat: int
    bank: int
    grace: int
    since: int


class Append(msgspec.Struct):
    """One thing that happened, and what the table's summary is after it."""

    table: str
    number: int
    kind: str
    seat: int
    text: str
    actions: int
    at: int
    status: str
    to_act: str
    bot_to_act: bool
    deadline: int | None
    outcome: str | None
    finished: int | None
    clocks: list[SeatClock]
    snapshot: str | None = None
    """The match before this event, now and then."""


class Conflict(Exception):
    """Another worker was faster: catch up and ask again."""


INSERT_EVENT = insert(db.events)
UPDATE_TABLE = (
    update(db.tables)
    .where(db.tables.c.id == bindparam("of"))
    .values(
        {
            name: bindparam(f"new_{name}")
            for name in (
                "number",
                "actions",
                "status",
                "to_act",
                "bot_to_act",
                "deadline",
                "outcome",
                "finished",
                "updated",
            )
        }
        | {"asked": None}
    )
)
UPDATE_CLOCK = (
    update(db.seats)
    .where(db.seats.c["table"] == bindparam("of"), db.seats.c.seat == bindparam("whose"))
    .values({name: bindparam(f"new_{name}") for name in ("bank", "grace", "since")})
)


DELETE_SNAPSHOT = delete(db.snapshots).where(db.snapshots.c["table"] == bindparam("of"))
INSERT_SNAPSHOT = insert(db.snapshots)


class Store:
    """The database of a running server."""

    def __init__(self, database: str) -> None:
        self.url = db.database_url(database)
        self._writing = db.open_engine(self.url, writer=True)
        self._connection: Connection | None = None
        """The writer's own, held open: taking it from a pool for every commit costs more than the commit."""
        self._reading = db.open_engine(self.url, writer=False)
        self._readers = ThreadPoolExecutor(4, "guildhall-read")
        self._queue: queue.SimpleQueue[tuple[Any, asyncio.Future[Any]] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="guildhall-write", daemon=True)
        self.bus = open_bus(self.url)
        self.committed: Callable[[int, float], None] = lambda count, seconds: None
        """Called in the writer's thread with the size and duration of each commit."""

    def start(self, hear: Callable[[Word], None]) -> None:
        self._loop = asyncio.get_running_loop()
        self._thread.start()

        def heard(word: Word) -> None:
            self._loop.call_soon_threadsafe(hear, word)

        self.bus.start(heard)

    async def stop(self) -> None:
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join, 10)
        await asyncio.to_thread(self.bus.stop)
        self._readers.shutdown()
        self._writing.dispose()
        self._reading.dispose()

    async def read(self, ask: Callable[[Connection], T]) -> T:
        """Run a query in a reader's thread."""

        def run() -> T:
            with self._reading.connect() as connection:
                return ask(connection)

        try:
            return await self._loop.run_in_executor(self._readers, run)
        except SQLAlchemyError as error:
            raise _no_storage(error) from error

    async def write(self, change: Callable[[Connection], T]) -> T:
        """Run a change in a transaction of its own; whatever it raises undoes it."""
        future: asyncio.Future[T] = self._loop.create_future()
        self._queue.put((change, future))
        return await asyncio.shield(future)

    async def append(self, item: Append) -> None:
        """Keep what happened; Conflict if that number is taken."""
        future: asyncio.Future[None] = self._loop.create_future()
        self._queue.put((item, future))
        await asyncio.shield(future)

    # -- the writer's thread ---------------------------------------------------------------------------------------

    def _run(self) -> None:
        held: tuple[Any, asyncio.Future[Any]] | None = None
        while True:
            first = held if held is not None else self._queue.get()
            held = None
            if first is None:
                self._forget_connection()
                return
            if not isinstance(first[0], Append):
                self._tell([(first[1], *self._attempt(first[0]))])
                continue
            time.sleep(GATHERING_SECONDS)
            group = [first]
            while len(group) < GROUP:
                try:
                    item = self._queue.get_nowait()
                except queue.Empty:
                    break
                if item is None or not isinstance(item[0], Append):
                    held = item
                    if item is None:
                        self._queue.put(None)
                    break
                group.append(item)
            self._tell(self._commit_group(group))

    def _commit_group(self, group: list[tuple[Any, asyncio.Future[Any]]]) -> list[tuple[asyncio.Future[Any], Any, Any]]:
        began = perf_counter()
        result, error = self._attempt(lambda connection: self._append_all(connection, [item for item, _ in group]))
        if error is None:
            self.committed(len(group), perf_counter() - began)
            return [(future, result, None) for _, future in group]
        if len(group) == 1 or not isinstance(error, Conflict):
            return [(future, None, error) for _, future in group]
        # One of them lost a race: each for itself then, so that the others do not pay for it.
        return [outcome for entry in group for outcome in self._commit_group([entry])]

    def _attempt(self, change: Callable[[Connection], T]) -> tuple[T | None, BaseException | None]:
        try:
            if self._connection is None:
                self._connection = self._writing.connect()
            with self._connection.begin():
                result = change(self._connection)
            return result, None
        except IntegrityError:
            return None, Conflict()
        except SQLAlchemyError as error:
            self._forget_connection()
            return None, _no_storage(error)
        except GuildhallError as error:
            return None, error
        except Exception as error:
            return None, error

    def _forget_connection(self) -> None:
        """After trouble with the database the next write begins with a fresh connection."""
        if self._connection is not None:
            with contextlib.suppress(SQLAlchemyError):
                self._connection.invalidate()
                self._connection.close()
            self._connection = None

    def _append_all(self, connection: Connection, items: list[Append]) -> None:
        connection.execute(
            INSERT_EVENT,
            [
                {
                    "table": item.table,
                    "number": item.number,
                    "kind": item.kind,
                    "seat": item.seat,
                    "text": item.text,
                    "actions": item.actions,
                    "at": item.at,
                }
                for item in items
            ],
        )
        connection.execute(
            UPDATE_TABLE,
            [
                {
                    "of": item.table,
                    "new_number": item.number,
                    "new_actions": item.actions,
                    "new_status": item.status,
                    "new_to_act": item.to_act,
                    "new_bot_to_act": item.bot_to_act,
                    "new_deadline": item.deadline,
                    "new_outcome": item.outcome,
                    "new_finished": item.finished,
                    "new_updated": item.at,
                }
                for item in items
            ],
        )
        clocks = [
            {
                "of": item.table,
                "whose": clock.seat,
                "new_bank": clock.bank,
                "new_grace": clock.grace,
                "new_since": clock.since,
            }
            for item in items
            for clock in item.clocks
        ]
        if clocks:
            connection.execute(UPDATE_CLOCK, clocks)
        # A finished match is not gone on with, and looking back at it plays it again anyhow.
        outdated = [{"of": item.table} for item in items if item.snapshot is not None or item.finished is not None]
        if outdated:
            connection.execute(DELETE_SNAPSHOT, outdated)
        snapshots = [
            {"table": item.table, "number": item.number - 1, "text": item.snapshot}
            for item in items
            if item.snapshot is not None and item.finished is None
        ]
        if snapshots:
            connection.execute(INSERT_SNAPSHOT, snapshots)
        self.bus.say(connection, [Word(item.table) for item in items])

    def _tell(self, outcomes: list[tuple[asyncio.Future[Any], Any, Any]]) -> None:
        self._loop.call_soon_threadsafe(_resolve, outcomes)


def _resolve(outcomes: list[tuple[asyncio.Future[Any], Any, Any]]) -> None:
    for future, result, error in outcomes:
        if future.done():
            continue
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)


def _no_storage(error: SQLAlchemyError) -> Refused:
    reason = str(error.__cause__ or error).strip().splitlines()[0]
    return Refused("no_storage", f"the database cannot be used now, nothing was changed: {reason}")


def rows(connection: Connection, query: Any) -> list[RowMapping]:
    """The rows of a query as mappings."""
    return list(connection.execute(query).mappings())
