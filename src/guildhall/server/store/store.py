"""The database of a running server, as play and HTTP use it: it never blocks the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar, cast

from sqlalchemy.engine import Connection
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from guildhall.server.store.bus import Word, open_bus
from guildhall.server.store.database import database_url, open_engine
from guildhall.server.store.outage import AGAIN_SECONDS, Outage
from guildhall.server.store.rows import Append
from guildhall.server.store.trouble import no_storage
from guildhall.server.store.writer import Writer

T = TypeVar("T")


class Store:
    """Reading in a few threads, writing in one, and the bus to the other workers."""

    def __init__(self, database: str) -> None:
        self.url = database_url(database)
        self.bus = open_bus(self.url)
        self._writing = open_engine(self.url, writer=True)
        self._reading = open_engine(self.url, writer=False)
        self._outage = Outage()
        self._readers = ThreadPoolExecutor(4, "guildhall-read")
        self.writer = Writer(self._writing, self.bus)

    def start(self, hear: Callable[[Word], None]) -> None:
        """Begin to work; `hear` gets what other workers say."""
        self._loop = asyncio.get_running_loop()
        self.writer.start()

        def heard(word: Word) -> None:
            self._loop.call_soon_threadsafe(hear, word)

        self.bus.start(heard)

    async def stop(self) -> None:
        await self.writer.stop()
        await asyncio.to_thread(self.bus.stop)
        self._readers.shutdown()
        self._writing.dispose()
        self._reading.dispose()

    async def read(self, ask: Callable[[Connection], T]) -> T:
        """Run a query in a reader's thread; again, if the database is only away for a moment."""
        while True:
            try:
                found = await self._read(ask)
            except OperationalError as error:
                if not (self.bus.shared and self._outage.is_short()):
                    raise no_storage(error) from error
                await asyncio.sleep(AGAIN_SECONDS)
            except SQLAlchemyError as error:
                raise no_storage(error) from error
            else:
                self._outage.is_over()
                return found

    async def _read(self, ask: Callable[[Connection], T]) -> T:
        def run() -> T:
            with self._reading.connect() as connection:
                return ask(connection)

        return await self._loop.run_in_executor(self._readers, run)

    async def write(self, change: Callable[[Connection], T]) -> T:
        """Run a change in a transaction of its own; whatever it raises undoes it."""
        return cast("T", await self.writer.change(change))

    def append(self, item: Append) -> Awaitable[None]:
        """Keep what happened; Conflict if that number is taken."""
        return self.writer.append(item)

    async def ping(self) -> None:
        """Refused if the database does not answer."""
        try:
            await self._read(lambda connection: connection.exec_driver_sql("SELECT 1").scalar())
        except SQLAlchemyError as error:
            raise no_storage(error) from error
