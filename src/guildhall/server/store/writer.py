"""The one thread that writes.

Actions that come within a few milliseconds, or wait while it commits, go together into one transaction (group commit),
so many tables cost few commits. Whoever appended hears of it only after the commit: what is acknowledged is kept.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
import time
from collections.abc import Callable
from time import perf_counter
from typing import Any, TypeVar

from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from guildhall.server.errors import Refused
from guildhall.server.store.append import append_all
from guildhall.server.store.bus import Bus, Word
from guildhall.server.store.rows import Append

T = TypeVar("T")
GROUP = 256
GATHERING_SECONDS = 0.003
"""How long a commit waits for company: nobody notices, and a busy server has fewer threads to wake."""

Change = Callable[[Connection], Any]


class Conflict(Exception):
    """Another worker was faster: catch up and ask again."""


class Writer:
    """The thread with its queue of changes."""

    def __init__(self, engine: Engine, bus: Bus) -> None:
        self._engine = engine
        self._bus = bus
        self._connection: Connection | None = None
        """Held open: taking it from a pool for every commit costs more than the commit."""
        self._queue: queue.SimpleQueue[tuple[Change | Append, asyncio.Future[Any]] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="guildhall-write", daemon=True)
        self.committed: Callable[[int, float], None] = lambda count, seconds: None
        """Called in the writer's thread with the size and duration of each commit of events."""

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._thread.start()

    async def stop(self) -> None:
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join, 10)

    async def put(self, change: Change | Append) -> Any:
        """Have a change made, or something that happened kept; what comes of it."""
        future: asyncio.Future[Any] = self._loop.create_future()
        self._queue.put((change, future))
        return await asyncio.shield(future)

    # -- in the thread ---------------------------------------------------------------------------------------------

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
        result, error = self._attempt(lambda connection: self._append(connection, [item for item, _ in group]))
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
                self._connection = self._engine.connect()
            with self._connection.begin():
                result = change(self._connection)
            return result, None
        except IntegrityError:
            return None, Conflict()
        except SQLAlchemyError as error:
            self._forget_connection()
            return None, no_storage(error)
        except Exception as error:
            return None, error

    def _append(self, connection: Connection, items: list[Append]) -> None:
        append_all(connection, items)
        self._bus.say(connection, [Word(item.table) for item in items])

    def _forget_connection(self) -> None:
        """After trouble with the database the next write begins with a fresh connection."""
        if self._connection is not None:
            with contextlib.suppress(SQLAlchemyError):
                self._connection.invalidate()
                self._connection.close()
            self._connection = None

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


def no_storage(error: SQLAlchemyError) -> Refused:
    reason = str(error.__cause__ or error).strip().splitlines()[0]
    return Refused("no_storage", f"the database cannot be used now, nothing was changed: {reason}")
