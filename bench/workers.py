"""`make bench-workers`: two servers of two workers on one PostgreSQL, which restarts in the middle of play.

The seats of a table are at different servers. What counts is the delay between seats: from the moment an action is
acknowledged to who did it, to the moment somebody at the other server has it. Then one of the four workers is killed.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import sys
from time import perf_counter

import msgspec

from bench.apart import ApartTable, ApartTables, Deed
from bench.cases import Case, named
from bench.postgres import Postgres
from bench.process import ServerProcess
from guildhall._pure import engine_is_compiled
from guildhall.core.errors import GuildhallError

DISTURBED_SECONDS = 8.0
"""How long after a disturbance began what happens is still put down to it."""
DISTURBANCES = ("restart", "kill")


class Spread(msgspec.Struct):
    """Times in milliseconds."""

    count: int
    p50: float
    p99: float
    max: float


class Stretch(msgspec.Struct):
    """What a part of the run has shown."""

    name: str
    actions: int
    delay: Spread
    """From acknowledged to seen at the other server, for every other seat there."""
    answer: Spread
    """From first sent to acknowledged."""
    refused: int
    """Answers `no_storage`; what they were given to was sent again."""


class Found(msgspec.Struct):
    """What one run has shown."""

    case: str
    tables: int
    rate: float
    mode: str
    compiled: bool
    stretches: list[Stretch]
    restart_seconds: float
    """What `pg_ctl restart` took."""
    back: Spread
    """From the end of a killed worker's socket until its seat sees the table again."""
    lost: int
    """Acknowledged and not in the database: must be 0."""
    repeated: int
    """In the database and not what was sent under that number, or beyond all that was sent: must be 0."""
    unsure: int
    """Refused, or never answered, and in the database nevertheless."""
    behind: int
    """Seats that at the end did not have what the database has."""
    late: int
    errors: int
    finished_tables: int


class Run:
    """One case under one load, disturbed twice."""

    def __init__(self, given: argparse.Namespace, case: Case, count: int, rate: float) -> None:
        self.given, self.case, self.count, self.rate = given, case, count, rate
        self.restart_seconds = 0.0
        self.starts: list[tuple[str, float]] = []
        """The parts of the run, and when each began."""

    def measure(self) -> Found:
        database = Postgres()
        servers: list[ServerProcess] = []
        try:
            for _ in range(2):
                servers.append(ServerProcess(database.url, self.given.sources, workers=2))
            return asyncio.run(self._measure(database, servers))
        finally:
            for server in servers:
                server.stop()
            database.throw_away()

    async def _measure(self, database: Postgres, servers: list[ServerProcess]) -> Found:
        tables = ApartTables(servers, self.case, watched=self.given.watched)
        await tables.open(self.count)
        whole = 3 * self.given.seconds + 2 * DISTURBED_SECONDS
        await asyncio.gather(tables.play(whole, self.rate), self._disturb(database, servers))
        tables.leave()
        return self._report(tables, await asyncio.to_thread(kept, database.url))

    async def _disturb(self, database: Postgres, servers: list[ServerProcess]) -> None:
        self._begin("before")
        await asyncio.sleep(self.given.seconds)
        began = self._begin("restart")
        await asyncio.to_thread(database.restart, self.given.mode)
        self.restart_seconds = perf_counter() - began
        await asyncio.sleep(max(0.0, DISTURBED_SECONDS - self.restart_seconds))
        self._begin("after")
        await asyncio.sleep(self.given.seconds)
        self._begin("kill")
        os.kill(servers[1].workers()[0], signal.SIGKILL)
        await asyncio.sleep(DISTURBED_SECONDS)
        self._begin("after the kill")

    def _begin(self, name: str) -> float:
        now = perf_counter()
        self.starts.append((name, now))
        return now

    # -- what came out ---------------------------------------------------------------------------------------------

    def part(self, start: float, end: float) -> str:
        """The part of the run that something belongs to: a disturbance, if it met one."""
        met = [name for name, began in self.starts if began <= end]
        first = [name for name, began in self.starts if began <= start]
        between = met[max(0, len(first) - 1) :]
        return next((name for name in between if name in DISTURBANCES), between[0])

    def _report(self, tables: ApartTables, rows: dict[str, list[tuple[int, str]]]) -> Found:
        ended = perf_counter()
        checks = [checked(table, rows.get(table.name, [])) for table in tables.all]
        came_back = [back - gone for table in tables.all for _, gone, back in table.gone]
        return Found(
            case=self.case.name,
            tables=self.count,
            rate=self.rate,
            mode=self.given.mode,
            compiled=engine_is_compiled(),
            stretches=[self._stretch(name, tables, ended) for name, _ in self.starts],
            restart_seconds=round(self.restart_seconds, 2),
            back=spread(came_back),
            lost=sum(lost for lost, _, _ in checks),
            repeated=sum(repeated for _, repeated, _ in checks),
            unsure=sum(deed.unsure and not deed.kept_at for table in tables.all for deed in table.deeds),
            behind=sum(behind for _, _, behind in checks),
            late=sum(table.late for table in tables.all),
            errors=sum(table.errors for table in tables.all),
            finished_tables=sum(table.over for table in tables.all),
        )

    def _stretch(self, name: str, tables: ApartTables, ended: float) -> Stretch:
        kept = [(table, deed) for table in tables.all for deed in table.deeds if deed.kept_at]
        here = [(table, deed) for table, deed in kept if self.part(deed.sent_at, deed.kept_at) == name]
        delays = [
            max(0.0, seen - deed.kept_at)
            for table, deed in kept
            for seen in elsewhere(table, deed, ended)
            if self.part(deed.kept_at, max(seen, deed.kept_at)) == name
        ]
        refusals = [at for table in tables.all for at, code in table.refusals if code == "no_storage"]
        return Stretch(
            name=name,
            actions=len(here),
            delay=spread(delays),
            answer=spread([deed.kept_at - deed.sent_at for _, deed in here]),
            refused=sum(self.part(at, at) == name for at in refusals),
        )


def elsewhere(table: ApartTable, deed: Deed, ended: float) -> list[float]:
    """When each seat at the other server had it; the end of the run for one who never did."""
    return [deed.seen_at.get(seat, ended) for seat in range(len(table.seen)) if (seat - deed.seat) % 2]


def spread(seconds: list[float]) -> Spread:
    times = sorted(round(time * 1000, 1) for time in seconds) or [0.0]
    return Spread(len(seconds), times[len(times) // 2], times[int(len(times) * 0.99)], times[-1])


def kept(url: str) -> dict[str, list[tuple[int, str]]]:
    """All actions in the database, by table and in order: number and text."""
    import psycopg

    found: dict[str, list[tuple[int, str]]] = {}
    with psycopg.connect(url) as connection:
        for table, number, text in connection.execute('SELECT "table", number, text FROM events ORDER BY number'):
            found.setdefault(table, []).append((number, text))
    return found


def checked(table: ApartTable, rows: list[tuple[int, str]]) -> tuple[int, int, int]:
    """How many actions are lost, how many repeated or never sent, and how many seats are behind."""
    sent = {(deed.number, deed.text) for deed in table.deeds}
    acknowledged = {(deed.number, deed.text) for deed in table.deeds if deed.kept_at}
    behind = sum(number < len(rows) for number in table.seen)
    return len(acknowledged - set(rows)), len([row for row in rows if row not in sent]), behind


def tell(found: Found) -> None:
    engine = "compiled" if found.compiled else "pure Python"
    sys.stdout.write(
        f"\n{found.case}, {found.tables} tables, {found.rate:g} actions/s each, restart -m {found.mode} "
        f"in {found.restart_seconds:g} s, engine {engine}\n"
        f"{'':<16}{'actions':>8}{'refused':>8}{'delay p50':>12}{'p99':>10}{'max':>10}"
        f"{'answer p50':>12}{'p99':>10}{'max':>10}\n"
    )
    for part in found.stretches:
        times = (part.delay.p50, part.delay.p99, part.delay.max, part.answer.p50, part.answer.p99, part.answer.max)
        sizes = (12, 10, 10, 12, 10, 10)
        shown = "".join(f"{time:>{size}.1f}" for time, size in zip(times, sizes, strict=True))
        sys.stdout.write(f"{part.name:<16}{part.actions:>8}{part.refused:>8}{shown}\n")
    sys.stdout.write(
        f"lost {found.lost}, repeated {found.repeated}, unsure {found.unsure}, behind at the end {found.behind}, "
        f"late {found.late}, errors {found.errors}, finished {found.finished_tables}; "
        f"{found.back.count} sockets of the killed worker back, p50 {found.back.p50:g} ms, max {found.back.max:g} ms\n"
    )
    sys.stdout.flush()


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.workers", description="Measure two servers on one PostgreSQL.")
    parser.add_argument("--cases", default="splendor:2,rococo:5,red_cathedral:4", help="all, goals, or such as these")
    parser.add_argument("--loads", default="20x1,100x2", help="tables x actions a second at each, separated by commas")
    parser.add_argument("--seconds", type=float, default=8.0, help="how long before, between and after")
    parser.add_argument("--watched", action="store_true", help="one person plays all seats, another one looks on")
    parser.add_argument("--mode", choices=("fast", "immediate"), default="fast", help="how the database goes down")
    parser.add_argument("--sources", default="", help="another installation to be measured")
    parser.add_argument("--json", action="store_true", help="print JSON for programs")
    given = parser.parse_args()
    # Who ends this from outside leaves no servers and no database behind either.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    found = []
    try:
        for case in named(given.cases):
            for load in given.loads.split(","):
                count, _, rate = load.partition("x")
                found.append(Run(given, case, int(count), float(rate)).measure())
                if not given.json:
                    tell(found[-1])
    except (GuildhallError, ValueError) as error:
        sys.exit(f"bench: {error}")
    if given.json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(found)).decode() + "\n")


if __name__ == "__main__":
    main()
