"""People of one table at different servers: what one of them does, the others learn by way of the database.

They do as the browser does: a socket that ends is opened again after a little longer each time. What the server could
not keep is sent once more, with the same number, so that it cannot be done twice.
"""

from __future__ import annotations

import asyncio
from functools import partial
from time import perf_counter

import msgspec

from bench.cases import Case
from bench.clients import BenchTable, Fields, Heard
from bench.load import Tables
from bench.process import ServerProcess
from bench.wire import dial
from guildhall.core.errors import GuildhallError

WAITS = (0.25, 0.5, 1.0, 2.0, 4.0, 8.0)
"""Seconds until a socket that has ended is opened again, as the browser waits."""
AGAIN_SECONDS = 0.25
"""Until what could not be kept is sent again."""


class Told(Heard):
    """A message with what it says of one's own actions."""

    done: list[str] = []
    ref: str | None = None
    code: str = ""


TOLD = msgspec.json.Decoder(Told)


class Deed(msgspec.Struct):
    """An action on its way: from one seat to the database and to all others."""

    number: int
    """Of the event that it becomes."""
    seat: int
    text: str
    sent_at: float
    kept_at: float = 0.0
    """When the server said that it is kept; 0: it has not yet."""
    unsure: bool = False
    """It was refused, or the socket ended before an answer, and then it was there nevertheless."""
    seen_at: dict[int, float] = {}


class ApartTable(BenchTable):
    """A table whose seats are at several servers in turn."""

    def __init__(self, index: int, seats: int, name: str, servers: list[ServerProcess], cookies: list[str]) -> None:
        super().__init__(index, seats)
        self.name = name
        self.deeds: list[Deed] = []
        """All that everybody has seen, or that is under way (the last)."""
        self.refusals: list[tuple[float, str]] = []
        self.gone: list[tuple[int, float, float]] = []
        """Sockets that ended: the seat, when, and when it saw the table again."""
        self._servers = servers
        self._cookies = cookies
        self._gone_at: dict[int, float] = {}
        self._left = False
        self._tasks: set[asyncio.Task[None]] = set()

    # -- sockets ---------------------------------------------------------------------------------------------------

    async def connect(self, seat: int) -> None:
        server = self._servers[seat % len(self._servers)]
        address = f"{server.url}/api/tables/{self.name}/live?after={max(0, self.seen[seat])}"
        wire = await dial(address, self._cookies[seat], partial(self.hear, seat))
        wire.lost = partial(self._lost, seat)
        self.sockets[seat : seat + 1] = [wire]

    def _lost(self, seat: int) -> None:
        if not self._left:
            self._gone_at.setdefault(seat, perf_counter())
            self._spawn(seat)

    def _spawn(self, seat: int) -> None:
        task = asyncio.create_task(self._come_back(seat))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _come_back(self, seat: int) -> None:
        for wait in (*WAITS, *WAITS[-1:] * 5):
            await asyncio.sleep(wait)
            try:
                await self.connect(seat)
                return
            except (OSError, GuildhallError):
                continue

    def leave(self) -> None:
        self._left = True
        for task in self._tasks:
            task.cancel()
        super().leave()

    # -- hearing ---------------------------------------------------------------------------------------------------

    def hear(self, seat: int, text: bytes) -> None:
        told = TOLD.decode(text)
        deed = self._under_way()
        if told.type == "error":
            self._refused(seat, told.code)
        elif told.type in ("state", "change", "done"):
            if deed is not None and deed.seat == seat and str(deed.number) in (*told.done, told.ref):
                deed.kept_at = deed.kept_at or perf_counter()
            fields: Fields | None = told if told.type == "state" else told.set
            if fields is not None:
                self._see(seat, fields)
            if told.type == "state" and seat in self._gone_at:
                self._is_back(seat)
            self._settle()

    def _refused(self, seat: int, code: str) -> None:
        self.refusals.append((perf_counter(), code))
        deed = self._under_way()
        if deed is None or deed.seat != seat:
            return
        if code == "stale":
            deed.unsure = True
            self._settle()
        elif code == "no_storage":
            asyncio.get_running_loop().call_later(AGAIN_SECONDS, self._send, deed)
        else:
            self.errors += 1

    def _is_back(self, seat: int) -> None:
        self.gone.append((seat, self._gone_at.pop(seat), perf_counter()))
        deed = self._under_way()
        if deed is not None and deed.seat == seat and not deed.kept_at:
            if self.seen[seat] >= deed.number:
                deed.unsure = True
            else:
                self._send(deed)

    def _arrived(self, seat: int, number: int) -> None:
        self.seen[seat] = number
        self.number = max(self.number, number)
        deed = self._under_way()
        if deed is not None and number >= deed.number:
            deed.seen_at.setdefault(seat, perf_counter())

    def _settle(self) -> None:
        """The action under way is over when it is known to be kept and everybody has seen it."""
        deed = self._under_way()
        if deed is not None and (deed.kept_at or deed.unsure) and len(deed.seen_at) == len(self.seen):
            self.awaited = 0

    # -- acting ----------------------------------------------------------------------------------------------------

    def _under_way(self) -> Deed | None:
        return self.deeds[-1] if self.awaited else None

    def act(self) -> None:
        if self.awaited:
            self.late += 1
            return
        movers = [seat for seat, legal in enumerate(self.legal) if legal]
        if self.over or not movers:
            return
        seat = self.rng.choice(movers)
        deed = Deed(self.number + 1, seat, self._choice(self.legal[seat]), perf_counter(), seen_at={})
        self.deeds.append(deed)
        self.awaited = deed.number
        self._send(deed)

    def _send(self, deed: Deed) -> None:
        if deed is self._under_way() and not deed.kept_at:
            said = {"type": "act", "number": deed.number - 1, "action": deed.text, "ref": str(deed.number)}
            self.sockets[deed.seat].send(msgspec.json.encode(said).decode())


class ApartTables(Tables):
    """Tables of one case, each with its seats at several servers in turn."""

    all: list[ApartTable]  # type: ignore[assignment]

    def __init__(self, servers: list[ServerProcess], case: Case) -> None:
        super().__init__(servers[0], case)
        self.servers = servers

    async def sit(self, index: int, name: str) -> ApartTable:
        table = ApartTable(index, self.case.seats, name, self.servers, self._cookies)
        for seat in range(self.case.seats):
            await table.connect(seat)
        return table

    async def _finish(self, table: BenchTable) -> None:
        """Nobody is left behind, or it is said how long they were."""
        begun = perf_counter()
        while table.awaited and perf_counter() - begun < 60:
            await asyncio.sleep(0.01)
