"""What was committed to SQLite goes from its log to its place in a thread of its own, on a connection of its own.

A checkpoint waits for the disk, now and then for a fifth of a second; a commit does not. Left to itself SQLite makes
one within the commit that finds the log long, and everybody at every table waits for it.
"""

from __future__ import annotations

import contextlib
import queue
import threading

from sqlalchemy.engine import Engine
from sqlalchemy.exc import SQLAlchemyError

from guildhall.server.store.database import open_engine

COMMITS = 100
"""One is due after so many."""
PASSES = 5
"""A log begins anew only if a checkpoint has come to its end, and commits go on meanwhile. What they have added is
little, and mostly done before the next of them; if not, a later checkpoint will have more luck."""


class Checkpoints:
    """The thread that makes them, one at a time, when `COMMITS` have been counted."""

    def __init__(self, writing: Engine) -> None:
        self._engine = open_engine(writing.url, writer=False)
        self._driver_errors = writing.dialect.loaded_dbapi.Error
        self._commits = 0
        self._due: queue.SimpleQueue[bool] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="guildhall-checkpoint", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        """After the one that is under way, if there is one."""
        self._due.put(False)
        self._thread.join(10)
        self._engine.dispose()

    def count(self) -> None:
        """One more commit."""
        self._commits += 1
        if self._commits % COMMITS == 0 and self._due.empty():
            self._due.put(True)

    def _run(self) -> None:
        while self._due.get():
            # Nobody waits for it, and what cannot be done now is done by a later one.
            with contextlib.suppress(SQLAlchemyError, self._driver_errors):
                self.make()

    def make(self) -> None:
        connection = self._engine.raw_connection()
        try:
            before = -1
            for _ in range(PASSES):
                _, pages, _ = connection.cursor().execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
                if pages == before:
                    return
                before = pages
        finally:
            connection.close()
