"""The one who writes, in a thread of its own.

Actions that are done in the same turn of the event loop go together into one transaction (group commit); what people
say is gathered before (`play/socket.py`), so many tables cost few commits. Whoever appended hears of it only after the
commit: what is acknowledged is kept.

A commit to SQLite takes less than waking a thread and being woken by it, so a group is written without the thread where
that has been quick, and no change is under way. Snapshots of long matches, which take long, are always the thread's
work; checkpoints, which wait for the disk, are another's (`checkpoints.py`).
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
from collections.abc import Callable
from time import perf_counter, sleep
from typing import Any, TypeVar

from sqlalchemy import select
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from guildhall.server.errors import Refused
from guildhall.server.store import tables
from guildhall.server.store.append import Appending
from guildhall.server.store.bus import Bus, Word
from guildhall.server.store.checkpoints import Checkpoints
from guildhall.server.store.outage import AGAIN_SECONDS, Outage
from guildhall.server.store.rows import Append
from guildhall.server.store.trouble import no_storage

T = TypeVar("T")
GROUP = 256
QUICK_SECONDS = 0.003
"""A commit that took longer, on a disk that is slow or busy, has the next one done in the thread."""
SHORT = 200
"""Actions of a match that is written down without the thread, in less than a millisecond."""

Change = Callable[[Connection], Any]
Entry = tuple[Append, asyncio.Future[Any]]
Work = tuple[Change, asyncio.Future[Any]] | list[Entry]
Outcome = tuple[asyncio.Future[Any], Any, BaseException | None]


class Conflict(Exception):
    """Another worker was faster: catch up and ask again."""


class Away(Refused):
    """The database went away; `in_doubt` if that was during a commit, which may have come through or not."""

    def __init__(self, *, in_doubt: bool) -> None:
        doubt = "see whether this was done when it is back" if in_doubt else "nothing was changed"
        super().__init__("no_storage", f"the database is away; {doubt}")
        self.in_doubt = in_doubt


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
        self._outage = Outage()
        self._at_once = engine.dialect.name == "sqlite"
        """Whether a group may be committed without the thread at all."""
        self._under_way = 0
        """What the thread has been given and not told of yet."""
        self._took = 0.0
        """The seconds of the last commit of a group."""
        self._checkpoints = Checkpoints(engine) if self._at_once else None
        self._gathered: list[Entry] = []
        self._queue: queue.SimpleQueue[Work | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="guildhall-write", daemon=True)
        self.committed: Callable[[int, float], None] = lambda count, seconds: None
        """Called in the writer's thread with the size and duration of each commit of events."""

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._thread.start()
        if self._checkpoints is not None:
            self._checkpoints.start()

    async def stop(self) -> None:
        self._hand_over()
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join, 10)
        if self._checkpoints is not None:
            await asyncio.to_thread(self._checkpoints.stop)

    async def change(self, change: Change) -> Any:
        """Have a change made in a transaction of its own; what comes of it."""
        self._hand_over()
        future: asyncio.Future[Any] = self._loop.create_future()
        self._give((change, future))
        return await future

    def append(self, item: Append) -> asyncio.Future[None]:
        """Have something that happened kept, together with what happens at other tables in this turn of the loop."""
        future: asyncio.Future[Any] = self._loop.create_future()
        if not self._gathered:
            self._loop.call_soon(self._hand_over)
        self._gathered.append((item, future))
        if len(self._gathered) >= GROUP:
            self._hand_over()
        return future

    def _hand_over(self) -> None:
        if not self._gathered:
            return
        group, self._gathered = self._gathered, []
        if self._at_once and not self._under_way and self._took < QUICK_SECONDS and not _has_long_snapshot(group):
            _resolve(self._commit_group(group))
        else:
            self._give(group)
        if self._checkpoints is not None:
            self._checkpoints.count()

    def _give(self, work: Work) -> None:
        self._under_way += 1
        self._queue.put(work)

    # -- in the thread ---------------------------------------------------------------------------------------------

    def _run(self) -> None:
        while (work := self._queue.get()) is not None:
            if isinstance(work, list):
                self._tell(self._commit_group(work))
            else:
                change, future = work
                self._tell([(future, *self._attempt(change))])
        self._forget_connection()

    def _commit_group(self, group: list[Entry], *, in_doubt: bool = False) -> list[Outcome]:
        """Commit events; `in_doubt` if they were sent before and nobody knows what became of them."""
        began = perf_counter()
        # In the order of tables: two workers whose groups meet at several of them do not wait for each other.
        items = sorted((item for item, _ in group), key=lambda item: item.table)
        error = self._keep(items)
        while isinstance(error, Away) and self._may_come_back():
            in_doubt = True
            error = self._keep(items)
        if isinstance(error, Conflict):
            if len(group) > 1:
                # One of them lost a race: each for itself then, so that the others do not pay for it.
                return [outcome for entry in group for outcome in self._commit_group([entry], in_doubt=in_doubt)]
            if in_doubt and self._is_kept(items[0]):
                error = None
        self._took = perf_counter() - began
        if error is None:
            self.committed(len(group), self._took)
        return [(future, None, error) for _, future in group]

    def _may_come_back(self) -> bool:
        """Wait a little for a database that went away; False if that has been going on for too long."""
        short = self._outage.is_short()
        if short:
            sleep(AGAIN_SECONDS)
        return short

    def _is_kept(self, item: Append) -> bool:
        """Whether the event of that number is this one: its commit came through, only the answer to it did not."""
        event = tables.events.c
        query = select(event.kind, event.seat, event.text, event.at)
        query = query.where(event["table"] == item.table, event.number == item.number)
        row, _ = self._attempt(lambda connection: connection.execute(query).first())
        return row is not None and tuple(row) == (item.kind, item.seat, item.text, item.at)

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
            self._outage.is_over()
            return None
        except self._driver_errors.IntegrityError:
            with contextlib.suppress(self._driver_errors.Error):
                driver.rollback()
            return Conflict()
        except Exception as error:
            away = self._is_cut_off()
            self._forget_connection()
            if not isinstance(error, (SQLAlchemyError, self._driver_errors.Error)):
                return error
            return Away(in_doubt=True) if away else no_storage(error)

    def _attempt(self, change: Callable[[Connection], T]) -> tuple[T | None, BaseException | None]:
        """Make a change; again, if the database went away before it was asked to keep it."""
        result, error = self._try(change)
        while isinstance(error, Away) and not error.in_doubt and self._may_come_back():
            result, error = self._try(change)
        return result, error

    def _try(self, change: Callable[[Connection], T]) -> tuple[T | None, BaseException | None]:
        committing = False
        try:
            connection = self._connected()
            with connection.begin():
                result = change(connection)
                committing = True
            self._outage.is_over()
            return result, None
        except IntegrityError:
            return None, Conflict()
        except (SQLAlchemyError, self._driver_errors.Error) as error:
            away = self._is_cut_off()
            self._forget_connection()
            return None, Away(in_doubt=committing) if away else no_storage(error)
        except Exception as error:
            return None, error

    def _connected(self) -> Connection:
        if self._connection is None:
            self._connection = self._engine.connect()
        return self._connection

    def _is_cut_off(self) -> bool:
        """Whether the connection is gone, or none could be had. A file does not go away like that."""
        if self._engine.dialect.name != "postgresql":
            return False
        if self._connection is None or self._connection.invalidated:
            return True
        driver: Any = self._connection.connection.driver_connection
        return bool(driver.closed)

    def _forget_connection(self) -> None:
        """After trouble with the database the next write begins with a fresh connection."""
        if self._connection is not None:
            with contextlib.suppress(SQLAlchemyError):
                self._connection.invalidate()
                self._connection.close()
            self._connection = None

    def _tell(self, outcomes: list[Outcome]) -> None:
        self._loop.call_soon_threadsafe(self._told, outcomes)

    def _told(self, outcomes: list[Outcome]) -> None:
        self._under_way -= 1
        _resolve(outcomes)


def _has_long_snapshot(group: list[Entry]) -> bool:
    """Writing a whole long match down takes milliseconds, in which nobody else is to wait."""
    return any(item.snapshot is not None and item.actions > SHORT for item, _ in group)


def _resolve(outcomes: list[Outcome]) -> None:
    for future, result, error in outcomes:
        if future.done():
            continue
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)
