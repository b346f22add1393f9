"""How workers tell each other that something happened at a table. The database is the truth; a lost word heals itself.

One process needs no bus. Several workers share PostgreSQL and use its LISTEN/NOTIFY: the word goes out with the
transaction it speaks of, and says only which table, so its size does not matter.
"""

from __future__ import annotations

import contextlib
import secrets
import threading
from collections.abc import Callable, Iterable
from typing import Any, Protocol

import msgspec
from sqlalchemy.engine import URL, Connection

from guildhall.server.store.database import lasting

CHANNEL = "guildhall"
AGAIN_SECONDS = 0.2
"""Until a listener that was cut off tries again. Meanwhile people here do not see what is done elsewhere."""
NO_TABLE = "*"
"""What a word is about that only says: its sender lives."""


class Word(msgspec.Struct):
    """`table` has changed; with `online`, only who of its seats has a socket at the worker `sender`.

    An empty table means: words may have been lost, look at everything again.
    """

    table: str
    sender: str = ""
    online: list[int] | None = None
    looking: list[int] | None = None
    """Those of them whose person looks at the page."""
    who: bool = False
    """A worker that has just opened the table asks the others who is there."""


Hear = Callable[[Word], None]


class Bus(Protocol):
    shared: bool
    """Whether other workers listen."""

    def start(self, hear: Hear) -> None:
        """Begin to call `hear`, in some thread, with what other workers say."""

    def say(self, connection: Connection, words: Iterable[Word]) -> None:
        """Tell the others, once this transaction is committed."""

    def say_through(self, cursor: Any, words: Iterable[Word]) -> None:
        """The same in a transaction of the driver's own."""

    def stop(self) -> None: ...


class MemoryBus:
    """For a single process: nobody else listens."""

    shared = False

    def start(self, hear: Hear) -> None: ...

    def say(self, connection: Connection, words: Iterable[Word]) -> None: ...

    def say_through(self, cursor: Any, words: Iterable[Word]) -> None: ...

    def stop(self) -> None: ...


class PostgresBus:
    """LISTEN/NOTIFY on a connection of its own."""

    shared = True

    def __init__(self, url: URL) -> None:
        self.name = secrets.token_hex(8)
        self._dsn = lasting(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self._thread: threading.Thread | None = None
        self._stopping = threading.Event()
        self._listening = threading.Event()

    def start(self, hear: Hear) -> None:
        self._thread = threading.Thread(target=self._listen, args=(hear,), name="guildhall-bus", daemon=True)
        self._thread.start()
        self._listening.wait(5)

    def say(self, connection: Connection, words: Iterable[Word]) -> None:
        driver: Any = connection.connection.driver_connection
        self.say_through(driver.cursor(), words)

    def say_through(self, cursor: Any, words: Iterable[Word]) -> None:
        said = [msgspec.json.encode(msgspec.structs.replace(word, sender=self.name)).decode() for word in words]
        cursor.executemany("SELECT pg_notify(%s, %s)", [(CHANNEL, payload) for payload in said])

    def stop(self) -> None:
        self._stopping.set()
        if self._thread is not None:
            self._thread.join(5)

    def _listen(self, hear: Hear) -> None:
        import psycopg

        while not self._stopping.is_set():
            with contextlib.suppress(psycopg.Error), psycopg.connect(self._dsn, autocommit=True) as connection:
                connection.execute(f"LISTEN {CHANNEL}")
                self._listening.set()
                hear(Word(""))
                self._receive(connection, hear)
            self._stopping.wait(AGAIN_SECONDS)

    def _receive(self, connection: Any, hear: Hear) -> None:
        while not self._stopping.is_set():
            for notice in connection.notifies(timeout=0.5):
                word = _understood(notice.payload)
                if word.sender != self.name:
                    hear(word)


def _understood(payload: str) -> Word:
    """What was said; whatever cannot be read, by whomever it was said, may have been about any table."""
    try:
        return msgspec.json.decode(payload, type=Word)
    except msgspec.DecodeError:
        return Word("")


def open_bus(url: URL) -> Bus:
    return PostgresBus(url) if url.get_backend_name() == "postgresql" else MemoryBus()
