"""`guildhall bench`: the engine compiled and as pure Python, side by side in interleaved rounds of the same run.

Machines are noisy: rates are per CPU second, rounds alternate between two worker processes, and what is reported is the
median of each and the median of the per-round ratios.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import time
from typing import Any

from rich.console import Console
from rich.table import Table

from guildhall.cli.progress import progress_bar
from guildhall.core.errors import GuildhallError
from guildhall.games import meta, package

MEASURES = ("playouts", "turns", "copies", "search")
ROUND_CPU = 0.4
"""CPU seconds a measurement takes at least."""


def measure(name: str, measure_name: str) -> float:
    """One measurement in this process: how many per CPU second."""
    from guildhall.bots.mcts import search
    from guildhall.bots.playout import play_randomly
    from guildhall.core.rng import SEARCH, Rng
    from guildhall.core.state import Moves
    from guildhall.games import game

    setup = game(name).setup(meta(name).default_seats)
    start = setup.start(1)
    rng = Rng(1, SEARCH)
    moves = Moves()
    done = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < ROUND_CPU:
        if measure_name == "copies":
            for _ in range(200):
                start.copy()
            done += 200
        elif measure_name == "search":
            search(start, int(start.mover()), rng, 10, 0)
            done += 10
        else:
            state = start.copy()
            made = play_randomly(state, rng, moves, setup.bound)
            done += int(made) if measure_name == "playouts" else state.turn_number()
    return done / spent


class Worker:
    """A process that measures when asked, with the engine compiled or pure."""

    def __init__(self, name: str, pure: bool) -> None:
        environment = {**os.environ, "GUILDHALL_PURE": "1" if pure else "0"}
        command = [sys.executable, "-m", "guildhall.cli.bench", name]
        self.process = subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.compiled = self._ask("compiled") == "True"

    def _ask(self, question: str) -> str:
        if self.process.stdin is None or self.process.stdout is None:
            raise GuildhallError("the measuring process has no pipes")
        self.process.stdin.write(question + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline().strip()
        if not answer:
            raise GuildhallError("a measuring process ended early")
        return answer

    def measure(self, what: str) -> float:
        return float(self._ask(what))

    def close(self) -> None:
        if self.process.stdin is not None:
            self.process.stdin.close()
        self.process.wait(timeout=30)


def answer_questions(name: str) -> None:
    """The worker's side: a question a line, an answer a line."""
    from guildhall._pure import engine_is_compiled

    for line in sys.stdin:
        question = line.strip()
        print(engine_is_compiled() if question == "compiled" else measure(name, question), flush=True)  # noqa: T201


def import_milliseconds(name: str) -> float:
    """How long a fresh process takes to import the game: the best of three, of its own CPU time."""
    code = f"import time; a=time.process_time(); import {package(name)}.game; print((time.process_time()-a)*1000)"
    runs = [subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True) for _ in range(3)]
    return min(float(run.stdout) for run in runs)


def bench(name: str, rounds: int, as_json: bool) -> None:
    meta(name)
    workers = {"compiled": Worker(name, False), "pure": Worker(name, True)}
    taken: dict[str, dict[str, list[float]]] = {what: {"compiled": [], "pure": []} for what in MEASURES}
    with progress_bar(rounds * len(MEASURES) * 2, f"bench {name}", quiet=as_json) as advance:
        for number in range(rounds):
            for what in MEASURES:
                order = ("compiled", "pure") if number % 2 == 0 else ("pure", "compiled")
                for kind in order:
                    taken[what][kind].append(workers[kind].measure(what))
                    advance(1)
    report: dict[str, Any] = {"game": name, "rounds": rounds, "engine_compiled": workers["compiled"].compiled}
    for worker in workers.values():
        worker.close()
    for what, kinds in taken.items():
        ratios = [c / p for c, p in zip(kinds["compiled"], kinds["pure"], strict=True)]
        report[what] = {
            "compiled": round(statistics.median(kinds["compiled"]), 1),
            "pure": round(statistics.median(kinds["pure"]), 1),
            "ratio": round(statistics.median(ratios), 2),
        }
    report["import_ms"] = round(import_milliseconds(name), 1)
    if as_json:
        print(json.dumps(report))  # noqa: T201
        return
    console = Console()
    if not report["engine_compiled"]:
        console.print("[yellow]This installation has no compiled engine: both columns are pure Python.[/]")
    table = Table(f"{name}, per CPU second", "compiled", "pure Python", "ratio")
    titles = {
        "playouts": "actions in random playouts",
        "turns": "turns in random playouts",
        "copies": "copies",
        "search": "simulations",
    }
    for what in MEASURES:
        row = report[what]
        table.add_row(titles[what], f"{row['compiled']:,.0f}", f"{row['pure']:,.0f}", f"{row['ratio']:.1f}")
    console.print(table)
    console.print(f"importing the game: {report['import_ms']} ms of CPU time")


if __name__ == "__main__":
    answer_questions(sys.argv[1])
