"""`python -m bench.most`: the highest number of tables, two actions a second each, at which p99 stays below a limit."""

from __future__ import annotations

import argparse
import sys

from bench.cases import Case, named
from bench.load import Measured, measure
from guildhall.core.errors import GuildhallError


def most_tables(case: Case, given: argparse.Namespace) -> Measured | None:
    """The best run that held: the number doubles while it does, then the gap is halved as often as asked."""

    def held(count: int) -> Measured | None:
        found = measure(case, count, given.seconds, given.rate, together=given.together)
        kept = found.p99_ms < given.limit and not found.late
        sys.stdout.write(f"  {case.name}, {count} tables: p50 {found.p50_ms} ms, p99 {found.p99_ms} ms, ")
        sys.stdout.write(f"{found.cpu_us_per_action:.0f} µs CPU, {'held' if kept else 'too slow'}\n")
        sys.stdout.flush()
        return found if kept else None

    best, low, high = None, 0, given.first
    while high <= given.most and (found := held(high)) is not None:
        best, low, high = found, high, high * 2
    for _ in range(given.halvings if best is not None and high <= given.most else 0):
        middle = (low + high) // 2
        found = held(middle)
        if found is None:
            high = middle
        else:
            best, low = found, middle
    return best


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.most", description="How many tables the server holds.")
    parser.add_argument("--cases", default="goals", help="all, goals, or such as splendor:2,rococo:5")
    parser.add_argument("--rate", type=float, default=2.0, help="actions per second and table")
    parser.add_argument("--seconds", type=float, default=15.0, help="how long each try takes")
    parser.add_argument("--limit", type=float, default=100.0, help="milliseconds that 99 of 100 actions must keep")
    parser.add_argument("--first", type=int, default=100, help="tables to begin with")
    parser.add_argument("--most", type=int, default=3200, help="tables to end with")
    parser.add_argument("--halvings", type=int, default=2, help="how closely the number is found")
    parser.add_argument("--together", action="store_true", help="all tables begin at once, not scattered")
    given = parser.parse_args()
    try:
        for case in named(given.cases):
            best = most_tables(case, given)
            if best is None:
                sys.stdout.write(f"{case.name}: not even {given.first} tables\n")
            else:
                sys.stdout.write(
                    f"{case.name}: {best.tables} tables, {best.actions_per_second:g} actions/s, p99 {best.p99_ms} ms\n"
                )
    except GuildhallError as error:
        sys.exit(f"bench: {error}")


if __name__ == "__main__":
    main()
