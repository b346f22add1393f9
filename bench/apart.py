"""People of one table at different servers: what one of them does, the others learn by way of the database.

Nobody waits for those at the other server unless it is their turn: who has several choices in a row makes them, and a
server that cannot keep up is not spared. At a watched table one person plays all seats and somebody else looks on.
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
from bench.load import NAMES, Tables
from bench.process import ServerProcess
from bench.wire import dial
from guildhall.core.errors import GuildhallError

WAITS = (0.25, 0.5, 1.0, 2.0, 4.0, 8.0)
"""Seconds until a socket that has ended is opened again, as the browser waits."""
AGAIN_SECONDS = 0.25
"""Until what could not be kept is sent again."""

PATIENCE_SECONDS = 60.0
"""For seats that are behind at the end."""


class Told(Heard):
    """A message with what it says of one's own actions."""

    done: list[str] = msgspec.field(default_factory=list)
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
    seen_at: dict[int, float] = msgspec.field(default_factory=dict)
    """When each seat had it."""


class ApartTable(BenchTable):
    """A table whose seats are at several servers in turn."""

    def __init__(self, index: int, name: str, servers: list[ServerProcess], cookies: list[str]) -> None:
        super().__init__(index, len(cookies))
        self.name = name
        self.deeds: list[Deed] = []
        """All that was done, in order; `awaited` is the number of one that is not known to be kept yet."""
        self.refusals: list[tuple[float, str]] = []
        self.gone: list[tuple[int, float, float]] = []
        """Sockets that ended: the seat, when, and when it saw the table again."""
        self.only: int | None = None
        """The socket that acts for all; None: whoever may."""
        self._servers = servers
        self._cookies = cookies
        self._unseen: list[Deed] = []
        """Those that not everybody has."""
        self._gone_at: dict[int, float] = {}
        self._left = False
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def settled(self) -> bool:
        return not self.awaited and not self._unseen

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
        if told.type == "error":
            self._refused(seat, told.code)
        elif told.type in ("state", "change", "done"):
            deed = self._under_way(seat)
            if deed is not None and str(deed.number) in (*told.done, told.ref):
                deed.kept_at, self.awaited = perf_counter(), 0
            fields: Fields | None = told if told.type == "state" else told.set
            if fields is not None:
                self._see(seat, fields)
            if told.type == "state" and seat in self._gone_at:
                self._is_back(seat)

    def _refused(self, seat: int, code: str) -> None:
        self.refusals.append((perf_counter(), code))
        deed = self._under_way(seat)
        if deed is None:
            return
        if code == "stale":
            deed.unsure, self.awaited = True, 0
        elif code == "no_storage":
            asyncio.get_running_loop().call_later(AGAIN_SECONDS, self._send, deed)
        else:
            self.errors += 1

    def _is_back(self, seat: int) -> None:
        self.gone.append((seat, self._gone_at.pop(seat), perf_counter()))
        deed = self._under_way(seat)
        if deed is not None and self.seen[seat] >= deed.number:
            deed.unsure, self.awaited = True, 0
        elif deed is not None:
            self._send(deed)

    def _arrived(self, seat: int, number: int) -> None:
        self.seen[seat] = number
        self.number = max(self.number, number)
        now = perf_counter()
        for deed in self._unseen:
            if number >= deed.number:
                deed.seen_at.setdefault(seat, now)
        self._unseen = [deed for deed in self._unseen if len(deed.seen_at) < len(self.seen)]

    # -- acting ----------------------------------------------------------------------------------------------------

    def _under_way(self, seat: int) -> Deed | None:
        """What this seat has sent and not heard of yet."""
        return self.deeds[-1] if self.awaited and self.deeds[-1].seat == seat else None

    def act(self) -> None:
        """Do something legal, unless the last action is under way or whoever may act does not know of it yet."""
        known = [seat for seat, legal in enumerate(self.legal) if legal and self.seen[seat] == self.number]
        movers = [seat for seat in known if self.only in (None, seat)]
        if self.over:
            return
        if self.awaited or not movers:
            self.late += 1
            return
        seat = self.rng.choice(movers)
        deed = Deed(self.number + 1, seat, self._choice(self.legal[seat]), perf_counter())
        self.deeds.append(deed)
        self._unseen.append(deed)
        self.awaited = deed.number
        self._send(deed)

    def _send(self, deed: Deed) -> None:
        if deed is self._under_way(deed.seat):
            said = {"type": "act", "number": deed.number - 1, "action": deed.text, "ref": str(deed.number)}
            self.sockets[deed.seat].send(msgspec.json.encode(said).decode())


class ApartTables(Tables):
    """Tables of one case, each with its seats at several servers in turn."""

    all: list[ApartTable]  # type: ignore[assignment]

    def __init__(self, servers: list[ServerProcess], case: Case, *, watched: bool) -> None:
        super().__init__(servers[0], case)
        self.servers = servers
        self.watched = watched

    async def begin(self, index: int) -> str:
        if not self.watched:
            return await super().begin(index)
        seats = [{"kind": "me"}, *({"kind": "hotseat", "name": name} for name in NAMES[1 : self.case.seats])]
        plan = {"game": self.case.game, "seats": seats, "seed": index + 1, "options": self.case.options}
        info = await asyncio.to_thread(self.server.call, "/api/tables", plan, self._cookies[0])
        return str(info["summary"]["id"])

    async def sit(self, index: int, name: str) -> ApartTable:
        cookies = self._cookies[:1] * len(self.servers) if self.watched else self._cookies
        table = ApartTable(index, name, self.servers, cookies)
        table.only = 0 if self.watched else None
        for seat in range(len(cookies)):
            await table.connect(seat)
        return table

    async def _finish(self, table: BenchTable) -> None:
        """Wait for those who are behind, up to a minute."""
        assert isinstance(table, ApartTable)
        begun = perf_counter()
        while not table.settled and perf_counter() - begun < PATIENCE_SECONDS:
            await asyncio.sleep(0.05)
