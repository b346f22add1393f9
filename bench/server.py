"""`make bench-server`: the server under load on this machine, for every game and number of seats.

`--against DIR` measures another installation (a folder with `guildhall` in it) alternately with this one.
"""

from __future__ import annotations

import argparse
import statistics
import sys

import msgspec

from bench.cases import Case, named
from bench.load import Measured, measure
from guildhall.core.errors import GuildhallError

ROWS = (
    "actions_per_second",
    "p50_ms",
    "p99_ms",
    "worst_ms",
    "cpu_us_per_action",
    "bytes_per_seat_and_action",
    "server_cpu_percent",
    "client_cpu_percent",
    "kb_per_table",
    "late",
    "errors",
    "finished_tables",
)


def bench_server(given: argparse.Namespace) -> None:
    """Measure each case as often as asked and print what came out."""
    installations = {"this": "", **({"other": given.against} if given.against else {})}
    found: dict[str, list[list[Measured]]] = {name: [] for name in installations}
    for case in named(given.cases):
        runs: dict[str, list[Measured]] = {name: [] for name in installations}
        for _ in range(given.rounds):
            for name, sources in installations.items():
                runs[name].append(_measure(case, given, sources))
        for name, several in runs.items():
            found[name].append(several)
        if not given.json:
            _print(runs)
    if given.json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(found)).decode() + "\n")


def _measure(case: Case, given: argparse.Namespace, sources: str) -> Measured:
    return measure(case, given.tables, given.seconds, given.rate, sources, together=given.together)


def _print(runs: dict[str, list[Measured]]) -> None:
    """A case: the median of every figure, with the smallest and greatest where there are several."""
    first = next(iter(runs.values()))[0]
    engine = "compiled" if first.compiled else "pure Python"
    heads = "".join(f"{name:>30}" for name in runs) if len(runs) > 1 else ""
    sys.stdout.write(f"\n{first.case}, {first.tables} tables, {first.rate:g} actions/s each, engine {engine}{heads}\n")
    for row in ROWS:
        sys.stdout.write(f"{row.replace('_', ' '):<28}")
        for several in runs.values():
            values = sorted(getattr(one, row) for one in several)
            spread = f"({values[0]:g} to {values[-1]:g})" if len(values) > 1 else ""
            sys.stdout.write(f"{statistics.median(values):>12g} {spread:<22}")
        sys.stdout.write("\n")
    sys.stdout.flush()


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.server", description="Measure the server under load on this machine.")
    parser.add_argument("--cases", default="goals", help="all, goals, or such as splendor:2,rococo:5")
    parser.add_argument("--tables", type=int, default=50, help="tables at once")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long")
    parser.add_argument("--rate", type=float, default=2.0, help="actions per second and table")
    parser.add_argument("--rounds", type=int, default=1, help="how often each is measured")
    parser.add_argument("--against", default="", help="another installation, measured alternately")
    parser.add_argument("--together", action="store_true", help="all tables begin at once, not scattered")
    parser.add_argument("--json", action="store_true", help="print JSON for programs")
    given = parser.parse_args()
    given.tables, given.seconds, given.rounds = max(1, given.tables), max(1.0, given.seconds), max(1, given.rounds)
    try:
        bench_server(given)
    except GuildhallError as error:
        sys.exit(f"bench: {error}")


if __name__ == "__main__":
    main()
