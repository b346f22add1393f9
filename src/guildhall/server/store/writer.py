"""The one thread that writes.

Actions that come within a few milliseconds go together into one transaction (group commit), so many tables cost few
commits and few switches between threads. Whoever appended hears of it only after the commit: what is acknowledged is
kept.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
from collections.abc import Callable
from time import perf_counter
from typing import Any, TypeVar

from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from guildhall.server.store.append import Appending
from guildhall.server.store.bus import Bus, Word
from guildhall.server.store.rows import Append
from guildhall.server.store.trouble import no_storage

T = TypeVar("T")
GROUP = 256
GATHERING_SECONDS = 0.008
"""How long a commit waits for company: nobody notices, and a busy server has fewer threads to wake."""

Change = Callable[[Connection], Any]
Entry = tuple[Append, asyncio.Future[Any]]
Outcome = tuple[asyncio.Future[Any], Any, BaseException | None]


class Conflict(Exception):
    """Another worker was faster: catch up and ask again."""


class Writer:
    """The thread with its queue of changes and of groups of events."""

    def __init__(self, engine: Engine, bus: Bus) -> None:
        self._engine = engine
        self._bus = bus
        self._appending = Appending(engine.dialect)
        self._begin = "BEGIN IMMEDIATE" if engine.dialect.name == "sqlite" else ""
        """PostgreSQL's driver begins by itself."""
        self._driver_errors: Any = engine.dialect.loaded_dbapi
        self._connection: Connection | None = None
        """Held open: taking it from a pool for every commit costs more than the commit."""
        self._gathered: list[Entry] = []
        self._queue: queue.SimpleQueue[tuple[Change, asyncio.Future[Any]] | list[Entry] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="guildhall-write", daemon=True)
        self.committed: Callable[[int, float], None] = lambda count, seconds: None
        """Called in the writer's thread with the size and duration of each commit of events."""

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._thread.start()

    async def stop(self) -> None:
        self._hand_over()
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join, 10)

    async def change(self, change: Change) -> Any:
        """Have a change made in a transaction of its own; what comes of it."""
        self._hand_over()
        future: asyncio.Future[Any] = self._loop.create_future()
        self._queue.put((change, future))
        return await future

    async def append(self, item: Append) -> None:
        """Have something that happened kept, together with what happens at other tables in these milliseconds."""
        future: asyncio.Future[Any] = self._loop.create_future()
        if not self._gathered:
            self._loop.call_later(GATHERING_SECONDS, self._hand_over)
        self._gathered.append((item, future))
        if len(self._gathered) >= GROUP:
            self._hand_over()
        await future

    def _hand_over(self) -> None:
        if self._gathered:
            self._queue.put(self._gathered)
            self._gathered = []

    # -- in the thread ---------------------------------------------------------------------------------------------

    def _run(self) -> None:
        while (work := self._queue.get()) is not None:
            if isinstance(work, list):
                self._tell(self._commit_group(work))
            else:
                change, future = work
                self._tell([(future, *self._attempt(change))])
        self._forget_connection()

    def _commit_group(self, group: list[Entry]) -> list[Outcome]:
        began = perf_counter()
        error = self._keep([item for item, _ in group])
        if error is None:
            self.committed(len(group), perf_counter() - began)
        elif isinstance(error, Conflict) and len(group) > 1:
            # One of them lost a race: each for itself then, so that the others do not pay for it.
            return [outcome for entry in group for outcome in self._commit_group([entry])]
        return [(future, None, error) for _, future in group]

    def _keep(self, items: list[Append]) -> BaseException | None:
        """Commit events through the driver; what went wrong, if anything did."""
        try:
            driver: Any = self._connected().connection.driver_connection
            cursor = driver.cursor()
            if self._begin:
                cursor.execute(self._begin)
            self._appending.append_all(cursor, items)
            self._bus.say_through(cursor, [Word(item.table) for item in items])
            driver.commit()
            return None
        except self._driver_errors.IntegrityError:
            with contextlib.suppress(self._driver_errors.Error):
                driver.rollback()
            return Conflict()
        except Exception as error:
            self._forget_connection()
            return no_storage(error) if isinstance(error, (SQLAlchemyError, self._driver_errors.Error)) else error

    def _attempt(self, change: Callable[[Connection], T]) -> tuple[T | None, BaseException | None]:
        try:
            connection = self._connected()
            with connection.begin():
                result = change(connection)
            return result, None
        except IntegrityError:
            return None, Conflict()
        except SQLAlchemyError as error:
            self._forget_connection()
            return None, no_storage(error)
        except Exception as error:
            return None, error

    def _connected(self) -> Connection:
        if self._connection is None:
            self._connection = self._engine.connect()
        return self._connection

    def _forget_connection(self) -> None:
        """After trouble with the database the next write begins with a fresh connection."""
        if self._connection is not None:
            with contextlib.suppress(SQLAlchemyError):
                self._connection.invalidate()
                self._connection.close()
            self._connection = None

    def _tell(self, outcomes: list[Outcome]) -> None:
        self._loop.call_soon_threadsafe(_resolve, outcomes)


def _resolve(outcomes: list[Outcome]) -> None:
    for future, result, error in outcomes:
        if future.done():
            continue
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)
