"""`python -m bench.growth`: what an action costs late in a match, among many tables, with more seats. Flat is good."""

from __future__ import annotations

import argparse
import resource
import sys

from bench.cases import Case, every_case, named
from bench.load import Tables, with_server
from bench.process import ServerProcess
from guildhall.core.errors import GuildhallError

MILESTONES = ((10, 5, 15), (100, 90, 110), (1000, 980, 1020))
"""An event of a match, and from which to which it is measured."""
OTHER_FILES = 200
"""So many files a process has open besides its sockets, at most."""


def over_a_match(case: Case, count: int) -> list[tuple[str, float]]:
    """CPU µs an action about event 10, 100 and 1,000, as far as the matches go, played as quickly as can be."""

    async def work(server: ServerProcess) -> list[tuple[str, float]]:
        tables = Tables(server, case)
        await tables.open(count)
        found = []
        for event, first, last in MILESTONES:
            await tables.play_to(first)
            cpu, actions = server.cpu(), tables.actions
            await tables.play_to(last)
            if tables.actions - actions >= count * (last - first) // 2:
                found.append((f"event {event}", (server.cpu() - cpu) / (tables.actions - actions) * 1e6))
        tables.leave()
        return found

    return with_server(work)


def among_tables(case: Case, count: int, each_second: float, seconds: float) -> float:
    """CPU µs an action with so many tables that together make so many actions a second."""

    async def work(server: ServerProcess) -> float:
        tables = Tables(server, case)
        await tables.open(count)
        cpu = server.cpu()
        await tables.play(max(seconds, count / each_second), each_second / count)
        cost = (server.cpu() - cpu) / max(1, tables.actions) * 1e6
        tables.leave()
        return cost

    return with_server(work)


def too_many_sockets(sockets: int) -> str:
    """Why so many cannot be opened here; nothing if they can."""
    room = resource.getrlimit(resource.RLIMIT_NOFILE)[0] - OTHER_FILES
    return f"left out, {sockets} sockets are more than the {room} a process may have here" if sockets > room else ""


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.growth", description="How the cost of an action grows.")
    parser.add_argument("--cases", default="goals", help="all, goals, or such as splendor:2,rococo:5")
    parser.add_argument("--of", choices=("match", "tables", "seats", "all"), default="all", help="what grows")
    parser.add_argument("--tables", default="10,100,1000,5000", help="numbers of tables")
    parser.add_argument("--each-second", type=float, default=200.0, help="actions a second of all tables together")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long, at least")
    given = parser.parse_args()
    try:
        cases = named(given.cases)
        if given.of in ("match", "all"):
            for case in cases:
                _print(f"{case.name}, over a match", over_a_match(case, 20))
        if given.of in ("tables", "all"):
            for case in cases:
                for count in map(int, given.tables.split(",")):
                    if reason := too_many_sockets(count * case.seats):
                        sys.stdout.write(f"{case.name}, {count} tables: {reason}\n")
                        continue
                    cost = among_tables(case, count, given.each_second, given.seconds)
                    _print(f"{case.name}, {count} tables, {given.each_second:g} actions/s together", [("", cost)])
        if given.of in ("seats", "all"):
            for case in every_case():
                if case.game in {one.game for one in cases}:
                    cost = among_tables(case, 100, given.each_second, given.seconds)
                    _print(f"{case.game}, {case.seats} seats", [("", cost)])
    except GuildhallError as error:
        sys.exit(f"bench: {error}")


def _print(what: str, costs: list[tuple[str, float]]) -> None:
    sys.stdout.write(f"{what}: " + ", ".join(f"{name} {cost:.0f} µs".strip() for name, cost in costs) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
