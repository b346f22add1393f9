"""`guildhall bench`: two engines side by side, in rounds that alternate between them within the same run.

The two are the compiled engine and the same sources as pure Python, or with `--against` this installation and another.
Each has a process of its own (`measuring.py`), so that both are measured by the same code. Machines are noisy: all time
is CPU time, the order changes from round to round, and what is reported is the median of the rounds, their spread, and
the same of the ratios within the rounds, which a busy machine disturbs least.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any, Literal, NamedTuple

import msgspec
from rich.console import Console
from rich.table import Table

from guildhall.cli import measuring
from guildhall.cli.progress import progress_bar
from guildhall.cli.report import (
    FORMAT,
    GameReport,
    Machine,
    Measure,
    Report,
    Side,
    Spread,
    Unit,
    load_now,
    machine,
    schema,
)
from guildhall.core.errors import GuildhallError
from guildhall.games import meta, package

HERE = Path(__file__).parents[2]
"""The folder that has this Guildhall's package."""
IMPORTS = "import time; a = time.process_time(); import {}.game; print((time.process_time() - a) * 1000)"


class Kind(NamedTuple):
    """A figure that is reported: which question brings it, and how it is said."""

    question: str
    title: str
    unit: Unit = "microseconds"

    @property
    def better(self) -> Literal["more", "less"]:
        return "more" if self.unit == "per CPU second" else "less"


KINDS = {
    "actions": Kind("playouts", "actions, random matches", "per CPU second"),
    "turns": Kind("playouts", "turns, random matches", "per CPU second"),
    "matches": Kind("playouts", "random matches, dealt anew", "per CPU second"),
    "simulations": Kind("search", "simulations of the search", "per CPU second"),
    "copy": Kind("copies", "copy, µs"),
    "determinize": Kind("worlds", "determinize, µs"),
    "view": Kind("views", "view, µs"),
    "view_worst": Kind("views", "view where worst, µs"),
    "question": Kind("questions", "question, µs"),
    "question_worst": Kind("questions", "question where worst, µs"),
    "import": Kind("import", "import of the game, ms", "milliseconds"),
}
QUESTIONS = tuple(dict.fromkeys(kind.question for kind in KINDS.values()))


class Contender(NamedTuple):
    """An installation to be measured."""

    name: Literal["compiled", "pure Python", "this", "other"]
    folder: Path
    pure: bool = False

    def environment(self) -> dict[str, str]:
        before = os.environ.get("PYTHONPATH")
        path = os.pathsep.join([str(self.folder), *([before] if before else [])])
        return {**os.environ, "PYTHONPATH": path, "GUILDHALL_PURE": "1" if self.pure else "0"}


class Worker:
    """A process in which one contender plays one game."""

    def __init__(self, contender: Contender, game: str, seats: int) -> None:
        self.contender = contender
        self.game = game
        command = [sys.executable, "-P", measuring.__file__, game, str(seats)]
        self.process = subprocess.Popen(
            command, env=contender.environment(), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.about = self._ask("installation")
        if Path(self.about.pop("folder")).resolve() != contender.folder.resolve():
            raise GuildhallError(f"{contender.folder} has no installation of Guildhall")

    def _ask(self, question: str) -> Any:
        if self.process.stdin is None or self.process.stdout is None:
            raise GuildhallError("the measuring process has no pipes")
        try:
            self.process.stdin.write(question + "\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            raise GuildhallError("a measuring process ended early") from None
        answer = self.process.stdout.readline()
        if not answer:
            raise GuildhallError("a measuring process ended early")
        return json.loads(answer)

    def measure(self, question: str) -> dict[str, float] | None:
        """The figures that a question brings; None if this installation cannot tell."""
        if question == "import":
            return {"import": self._import_milliseconds()}
        answer: dict[str, float] | None = self._ask(question)
        return answer

    def _import_milliseconds(self) -> float:
        """How much CPU time a fresh process takes to import the game."""
        command = [sys.executable, "-P", "-c", IMPORTS.format(package(self.game))]
        told = subprocess.run(
            command, env=self.contender.environment(), capture_output=True, text=True, check=True
        ).stdout
        return float(told)

    def side(self) -> Side:
        return msgspec.convert({"name": self.contender.name, **self.about}, Side)

    def close(self) -> None:
        if self.process.stdin is not None:
            self.process.stdin.close()
        self.process.wait(timeout=30)


def contenders(against: Path | None) -> tuple[Contender, Contender]:
    if against is None:
        return Contender("compiled", HERE), Contender("pure Python", HERE, pure=True)
    if not (against / "guildhall" / "__init__.py").is_file():
        raise GuildhallError(f"{against} has no installation of Guildhall: a folder with the package “guildhall” in it")
    return Contender("this", HERE), Contender("other", against.absolute())


def bench(names: list[str], seats: int, rounds: int, against: Path | None, as_json: bool) -> None:
    """Measure the games and print the report."""
    pair = contenders(against)
    for name in names:
        meta(name)
    load = load_now()
    sides: list[Side] = []
    games: list[GameReport] = []
    with progress_bar(len(names) * rounds * len(QUESTIONS) * 2, "bench", quiet=as_json) as advance:
        for name in names:
            table = seats or meta(name).default_seats
            workers = [Worker(contender, name, table) for contender in pair]
            try:
                taken = play_rounds(workers, rounds, advance)
            finally:
                for worker in workers:
                    worker.close()
            sides = [worker.side() for worker in workers]
            games.append(GameReport(game=name, seats=table, measures=compared(taken)))
    report = Report(format=FORMAT, rounds=rounds, machine=machine(load), sides=sides, games=games)
    if as_json:
        print(msgspec.json.encode(report).decode())  # noqa: T201
    else:
        show(report)


def play_rounds(workers: list[Worker], rounds: int, advance: Any) -> dict[str, tuple[list[float], list[float]]]:
    """The figures of both workers by kind, a round after the other, each time the other one first."""
    taken: dict[str, tuple[list[float], list[float]]] = {kind: ([], []) for kind in KINDS}
    for number in range(rounds):
        for question in QUESTIONS:
            for which in (0, 1) if number % 2 == 0 else (1, 0):
                for kind, figure in (workers[which].measure(question) or {}).items():
                    taken[kind][which].append(figure)
                advance(1)
    return taken


def compared(taken: dict[str, tuple[list[float], list[float]]]) -> dict[str, Measure]:
    """Each kind of figure as both sides had it; what this installation itself cannot tell is left out."""
    return {
        name: Measure(
            unit=kind.unit,
            better=kind.better,
            first=spread(taken[name][0]),
            second=spread(taken[name][1]) if taken[name][1] else None,
            ratio=spread(ratios(kind, *taken[name])) if taken[name][1] else None,
        )
        for name, kind in KINDS.items()
        if taken[name][0]
    }


def ratios(kind: Kind, first: list[float], second: list[float]) -> list[float]:
    """How many times as good the first is in each round."""
    if kind.better == "more":
        return [one / other for one, other in zip(first, second, strict=True)]
    return [other / one for one, other in zip(first, second, strict=True)]


def spread(figures: list[float]) -> Spread:
    return Spread(
        median=shortened(statistics.median(figures)), low=shortened(min(figures)), high=shortened(max(figures))
    )


def shortened(figure: float) -> float:
    """Four digits that count: more than a round can promise."""
    return float(f"{figure:.4g}")


def show_schema() -> None:
    print(json.dumps(schema(), indent=2, ensure_ascii=False))  # noqa: T201


def show(report: Report) -> None:
    console = Console()
    first, second = report.sides
    if first.name == "compiled" and not first.compiled:
        console.print("[yellow]This installation has no compiled engine: both columns are pure Python.[/]")
    for game in report.games:
        table = Table(f"{game.game}, {game.seats} seats", first.name, second.name, "times as good")
        for name, measure in game.measures.items():
            table.add_row(KINDS[name].title, cell(measure.first), cell(measure.second), range_cell(measure.ratio))
        console.print(table)
    console.print(f"Medians of {report.rounds} alternating rounds, CPU time. {told(report.machine)}", highlight=False)
    for side in report.sides:
        if side.build is not None:
            console.print(f"{side.name}: {side.build.compiler}, {' '.join(side.build.flags)}", highlight=False)


def cell(found: Spread | None) -> str:
    """A median, and how far off the farthest round was."""
    if found is None:
        return "–"
    off = max(found.high - found.median, found.median - found.low) / found.median
    form = "{:,.0f}" if found.median >= 100 else "{:.1f}" if found.median >= 10 else "{:.2f}"
    return f"{form.format(found.median)} ±{off:.0%}"


def range_cell(found: Spread | None) -> str:
    return "–" if found is None else f"{found.median:.2f} ({found.low:.2f} to {found.high:.2f})"


def told(where: Machine) -> str:
    return (
        f"{where.processor}, {where.cores} cores, {where.system}, {where.python}; "
        f"load {where.load[0]} before, {where.load[1]} after."
    )
