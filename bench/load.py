"""Tables played by scripted people over real sockets, measured from outside.

A server process on this machine, a socket for each seat, an action every 1/rate seconds at every table whether or not
the server keeps up. Latency is from sending an action until everybody at the table has seen what came of it.
"""

from __future__ import annotations

import asyncio
import gc
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import partial
from time import perf_counter, process_time
from typing import Any, TypeVar

import msgspec

from bench.cases import Case
from bench.clients import BenchTable
from bench.process import Process, ServerProcess
from bench.wire import dial
from guildhall._pure import engine_is_compiled
from guildhall.core.errors import GuildhallError

T = TypeVar("T")
OPENING_AT_ONCE = 20
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")


class Measured(msgspec.Struct):
    """What one run has shown."""

    case: str
    tables: int
    rate: float
    seconds: float
    actions: int
    actions_per_second: float
    p50_ms: float
    p99_ms: float
    worst_ms: float
    cpu_us_per_action: float
    bytes_per_seat_and_action: float
    server_cpu_percent: float
    client_cpu_percent: float
    kb_per_table: float
    late: int
    """Actions that had to wait because the one before was not there yet."""
    errors: int
    finished_tables: int
    compiled: bool


class Tables:
    """Tables of one case at one server, with their people."""

    def __init__(self, server: Process, case: Case) -> None:
        self.server: Any = server
        self.case = case
        self.all: list[BenchTable] = []
        self._cookies: list[str] = []

    async def open(self, count: int) -> None:
        """So many more; everybody has seen them when this is done."""
        await self.arrive()
        first = len(self.all)
        for start in range(first, first + count, OPENING_AT_ONCE):
            several = range(start, min(start + OPENING_AT_ONCE, first + count))
            self.all += await asyncio.gather(*(self.one(index) for index in several))
        await self.until_ready()

    async def arrive(self) -> None:
        if not self._cookies:
            self._cookies = [await asyncio.to_thread(self.server.arrive, name) for name in NAMES[: self.case.seats]]

    @property
    def actions(self) -> int:
        """How many have been seen by everybody."""
        return sum(len(table.latencies) for table in self.all)

    async def until_ready(self) -> None:
        while not all(table.ready for table in self.all):
            await asyncio.sleep(0.01)

    async def one(self, index: int) -> BenchTable:
        """A table with all its people; the index is its seed."""
        return await self.sit(index, await self.begin(index))

    async def begin(self, index: int) -> str:
        """A table that everybody has joined and nobody looks at yet."""
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in self._cookies[1:])]
        plan = {"game": self.case.game, "seats": seats, "seed": index + 1, "options": self.case.options}
        info = await asyncio.to_thread(self.server.call, "/api/tables", plan, self._cookies[0])
        name, token = info["summary"]["id"], {"token": info["links"]["invite"]}
        for cookie in self._cookies[1:]:
            await asyncio.to_thread(self.server.call, f"/api/tables/{name}/join", token, cookie)
        return str(name)

    async def sit(self, index: int, name: str) -> BenchTable:
        """Everybody's socket at a table."""
        table = BenchTable(index, self.case.seats)
        for seat, cookie in enumerate(self._cookies):
            address = f"{self.server.url}/api/tables/{name}/live?after=0"
            table.sockets.append(await dial(address, cookie, partial(table.hear, seat)))
        return table

    async def play(self, seconds: float, rate: float) -> None:
        """Act at fixed times, spread evenly over the tables."""
        count = len(self.all)
        with no_pauses():
            await asyncio.gather(
                *(self._play(table, index / count / rate, seconds, rate) for index, table in enumerate(self.all))
            )

    async def _play(self, table: BenchTable, offset: float, seconds: float, rate: float) -> None:
        begin = perf_counter() + offset
        for turn in range(int(seconds * rate)):
            await asyncio.sleep(max(0.0, begin + turn / rate - perf_counter()))
            table.act()
        await self._finish(table)

    async def _finish(self, table: BenchTable) -> None:
        for _ in range(500):
            if not table.awaited:
                return
            await asyncio.sleep(0.01)

    async def play_to(self, number: int) -> None:
        """Every table on to event `number`, or to its end, as quickly as all keep up."""
        await self._play_on([(table, number) for table in self.all])

    async def scatter(self) -> None:
        """Every table on to an event of its own, as if they had begun one after the other; nothing of it is told."""
        await self._play_on([(table, index % self.case.span) for index, table in enumerate(self.all)])
        for table in self.all:
            table.latencies.clear()

    async def _play_on(self, goals: list[tuple[BenchTable, int]]) -> None:
        while goals := [(table, number) for table, number in goals if table.number < number and not table.over]:
            for table, _ in goals:
                if not table.awaited:
                    table.act()
            await asyncio.sleep(0.001)
        await self.until_ready()

    def leave(self) -> None:
        for table in self.all:
            table.leave()


@contextmanager
def no_pauses() -> Iterator[None]:
    """The people collect no garbage meanwhile: with thousands of sockets that takes them a quarter of a second, which
    would be told as the server's."""
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        gc.unfreeze()


def with_server(work: Callable[[ServerProcess], Awaitable[T]], sources: str = "", rooms: int = 100_000) -> T:
    """Do something with a server of its own and an empty database."""

    async def run(server: ServerProcess) -> T:
        return await work(server)

    with tempfile.TemporaryDirectory(prefix="guildhall-bench-") as folder:
        server = ServerProcess(f"{folder}/bench.db", sources, rooms)
        try:
            return asyncio.run(run(server))
        finally:
            server.stop()


def measure(
    case: Case, count: int, seconds: float, rate: float, sources: str = "", *, together: bool = False
) -> Measured:
    """One run of one case."""

    return with_server(
        lambda server: measured(server, Tables(server, case), count, seconds, rate, together=together), sources
    )


async def measured(
    server: Process, tables: Tables, count: int, seconds: float, rate: float, *, together: bool = False
) -> Measured:
    """Open so many tables, play at them for so long, and tell what it took; `together`: all from their beginning."""
    await tables.open(1)
    memory = server.memory()
    await tables.open(count)
    tables.all.pop(0).leave()
    kb = (server.memory() - memory) / count
    if not together:
        await tables.scatter()
    received = sum(table.received for table in tables.all)
    cpu, own, began = server.cpu(), process_time(), perf_counter()
    await tables.play(seconds, rate)
    took, cpu, own = perf_counter() - began, server.cpu() - cpu, process_time() - own
    received = sum(table.received for table in tables.all) - received
    tables.leave()
    return report(tables, rate, took, cpu, own, kb, received)


def report(tables: Tables, rate: float, took: float, cpu: float, own: float, kb: float, received: int) -> Measured:
    found = tables.all
    times = sorted(time * 1000 for table in found for time in table.latencies)
    if not times:
        raise GuildhallError("no action was finished in that time; take more seconds")
    return Measured(
        case=tables.case.name,
        tables=len(found),
        rate=rate,
        seconds=round(took, 1),
        actions=len(times),
        actions_per_second=round(len(times) / took, 1),
        p50_ms=round(times[len(times) // 2], 2),
        p99_ms=round(times[int(len(times) * 0.99)], 2),
        worst_ms=round(times[-1], 2),
        cpu_us_per_action=round(cpu / len(times) * 1e6, 1),
        bytes_per_seat_and_action=round(received / len(times) / tables.case.seats, 1),
        server_cpu_percent=round(cpu / took * 100, 1),
        client_cpu_percent=round(own / took * 100, 1),
        kb_per_table=round(kb, 1),
        late=sum(table.late for table in found),
        errors=sum(table.errors for table in found),
        finished_tables=sum(table.over for table in found),
        compiled=engine_is_compiled(),
    )
