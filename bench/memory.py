"""`python -m bench.memory`: bytes of a live table, of an idle socket, and of what play adds to them."""

from __future__ import annotations

import argparse
import asyncio
import sys

from bench.cases import Case, named
from bench.load import OPENING_AT_ONCE, Tables, with_server
from bench.process import ServerProcess
from guildhall.core.errors import GuildhallError

WARM = 20
"""Tables played before anything is counted: code, caches and the database's own memory are there then."""


def measure_memory(case: Case, count: int, events: int) -> tuple[float, float, float]:
    """Kilobytes of a table in memory, of a socket at it, and of a table with its sockets after so many events more."""

    async def work(server: ServerProcess) -> tuple[float, float, float]:
        warm = Tables(server, case)
        await warm.open(WARM)
        await warm.play_to(events)
        tables = Tables(server, case)
        await tables.arrive()
        empty = server.memory()
        names: list[str] = []
        for first in range(0, count, OPENING_AT_ONCE):
            several = range(first, min(first + OPENING_AT_ONCE, count))
            names += await asyncio.gather(*(tables.begin(WARM + index) for index in several))
        opened = server.memory()
        for index, name in enumerate(names):
            tables.all.append(await tables.sit(WARM + index, name))
        await tables.until_ready()
        seated = server.memory()
        await tables.play_to(events)
        played = server.memory()
        tables.leave()
        warm.leave()
        return (opened - empty) / count, (seated - opened) / count / case.seats, (played - seated) / count

    return with_server(work)


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.memory", description="Memory of tables and sockets.")
    parser.add_argument("--cases", default="goals", help="all, goals, or such as splendor:2,rococo:5")
    parser.add_argument("--tables", type=int, default=200, help="tables at once")
    parser.add_argument("--events", type=int, default=50, help="events of a match that is under way")
    given = parser.parse_args()
    try:
        for case in named(given.cases):
            table, socket, play = measure_memory(case, given.tables, given.events)
            sys.stdout.write(
                f"{case.name}: a table {table:.1f} kB, an idle socket {socket:.1f} kB, "
                f"{given.events} events of play {play:+.1f} kB a table\n"
            )
            sys.stdout.flush()
    except GuildhallError as error:
        sys.exit(f"bench: {error}")


if __name__ == "__main__":
    main()
