"""`python -m bench.soak`: hours of play at many tables; nothing may grow. `--plot FILE.svg` draws what was seen.

Matches that end are followed by new ones, so that the server opens and forgets tables all the time.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path
from time import perf_counter

import msgspec

from bench.cases import named
from bench.load import Tables, with_server
from bench.plot import Curve, plot
from bench.process import ServerProcess
from guildhall.core.errors import GuildhallError


class Sample(msgspec.Struct):
    """What a stretch of time has shown."""

    minutes: float
    memory_mb: float
    cpu_us_per_action: float
    p99_ms: float
    actions: int
    errors: int
    tables_opened: int


class Soak:
    """Tables that are played for a long time."""

    def __init__(self, server: ServerProcess, given: argparse.Namespace) -> None:
        self.server = server
        self.given = given
        self.tables = Tables(server, named(given.case)[0])
        self.opened = 0
        self.samples: list[Sample] = []
        self._ended = False

    async def run(self) -> list[Sample]:
        await self.tables.open(self.given.tables)
        self.opened = self.given.tables
        playing = [asyncio.create_task(self._play(place)) for place in range(self.given.tables)]
        began = perf_counter()
        while perf_counter() - began < self.given.minutes * 60:
            cpu = self.server.cpu()
            await asyncio.sleep(self.given.every)
            self._sample((perf_counter() - began) / 60, self.server.cpu() - cpu)
        self._ended = True
        await asyncio.gather(*playing)
        self.tables.leave()
        return self.samples

    async def _play(self, place: int) -> None:
        await asyncio.sleep(place / self.given.tables / self.given.rate)
        while not self._ended:
            table = self.tables.all[place]
            if table.over and not table.awaited:
                table.leave()
                self.opened += 1
                self.tables.all[place] = await self.tables.one(self.opened)
            else:
                table.act()
                await asyncio.sleep(1 / self.given.rate)

    def _sample(self, minutes: float, cpu: float) -> None:
        times = sorted(time for table in self.tables.all for time in table.latencies)
        errors = sum(table.errors for table in self.tables.all)
        for table in self.tables.all:
            table.latencies.clear()
        count = max(1, len(times))
        sample = Sample(
            minutes=round(minutes, 2),
            memory_mb=round(self.server.memory() / 1024, 1),
            cpu_us_per_action=round(cpu / count * 1e6, 1),
            p99_ms=round(times[int(len(times) * 0.99)] * 1000, 1) if times else 0.0,
            actions=len(times),
            errors=errors,
            tables_opened=self.opened,
        )
        self.samples.append(sample)
        sys.stdout.write(msgspec.json.encode(sample).decode() + "\n")
        sys.stdout.flush()


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.soak", description="Play for a long time and watch what grows.")
    parser.add_argument("--case", default="splendor:2", help="such as splendor:2")
    parser.add_argument("--tables", type=int, default=500, help="tables at once")
    parser.add_argument("--rate", type=float, default=2.0, help="actions per second and table")
    parser.add_argument("--minutes", type=float, default=30.0, help="how long")
    parser.add_argument("--every", type=float, default=15.0, help="seconds between two samples")
    parser.add_argument("--plot", default="", help="an SVG file to draw")
    given = parser.parse_args()
    try:
        samples = with_server(lambda server: Soak(server, given).run(), rooms=2 * given.tables)
    except GuildhallError as error:
        sys.exit(f"bench: {error}")
    if given.plot:
        curves = [
            Curve("memory, MB", [(one.minutes, one.memory_mb) for one in samples]),
            Curve("CPU an action, µs", [(one.minutes, one.cpu_us_per_action) for one in samples]),
            Curve("p99, ms", [(one.minutes, one.p99_ms) for one in samples]),
        ]
        title = f"{given.case}, {given.tables} tables, {given.rate:g} actions/s each"
        Path(given.plot).write_text(plot(title, "minutes", curves), encoding="utf-8")


if __name__ == "__main__":
    main()
