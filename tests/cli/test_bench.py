"""`guildhall bench`: its report keeps to the published schema, and both sides are measured alike."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import jsonschema_rs
import msgspec
import pytest

import guildhall
from guildhall.cli import bench, measuring
from guildhall.cli.report import Report, schema

ROOT = Path(__file__).parents[2]
FIGURES = {name: ([2.0, 6.0, 4.0], [1.0, 2.0, 2.0]) for name in bench.KINDS}


def run(*arguments: str) -> Any:
    command = [sys.executable, "-m", "guildhall", "bench", *arguments]
    return json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


@pytest.mark.slow
def test_the_report_is_what_the_schema_says(tmp_path: Path) -> None:
    """Against another folder: every figure is there for both sides."""
    shutil.copytree(Path(guildhall.__file__).parent, tmp_path / "guildhall", ignore=shutil.ignore_patterns("static"))
    told = run("splendor", "--rounds", "1", "--seats", "3", "--against", str(tmp_path), "--json")
    jsonschema_rs.validate(schema(), told)
    report = msgspec.convert(told, Report)
    assert [side.name for side in report.sides] == ["this", "other"]
    assert [(game.game, game.seats) for game in report.games] == [("splendor", 3)]
    assert list(report.games[0].measures) == list(bench.KINDS)
    for measure in report.games[0].measures.values():
        assert measure.second is not None
        assert measure.first.median > 0 < measure.second.median


def test_the_schema_is_published() -> None:
    published = json.loads((ROOT / "docs" / "bench.schema.json").read_text(encoding="utf-8"))
    assert published == json.loads(json.dumps(schema())), "write it anew: guildhall bench --schema"
    assert run("--schema") == published


def test_the_schema_refuses_what_is_not_declared() -> None:
    report = {"format": "guildhall-bench-1", "rounds": 1, "machine": {}, "sides": [], "games": []}
    assert not jsonschema_rs.is_valid(schema(), report)


def test_medians_and_ratios_within_the_rounds() -> None:
    """More is better of rates, less of times; the ratio says how many times as good the first is."""
    found = bench.compared(FIGURES)
    rate, cost = found["actions"], found["copy"]
    assert (rate.first.median, rate.first.low, rate.first.high) == (4.0, 2.0, 6.0)
    assert rate.ratio is not None
    assert cost.ratio is not None
    assert (rate.ratio.median, rate.ratio.low, rate.ratio.high) == (2.0, 2.0, 3.0)
    assert (cost.ratio.median, cost.ratio.low, cost.ratio.high) == (0.5, 0.3333, 0.5)


def test_what_the_other_side_cannot_do_stays_empty() -> None:
    found = bench.compared({**FIGURES, "question": ([1.0], [])})["question"]
    assert (found.second, found.ratio) == (None, None)


class Told:
    """A worker that says when it was asked."""

    asked: list[tuple[str, str]]

    def __init__(self, name: str, asked: list[tuple[str, str]]) -> None:
        self.name = name
        self.asked = asked

    def measure(self, question: str) -> dict[str, float]:
        self.asked.append((self.name, question))
        return {}


def test_the_rounds_alternate_and_so_does_who_is_first() -> None:
    asked: list[tuple[str, str]] = []
    bench.play_rounds([Told("a", asked), Told("b", asked)], 2, lambda _: None)  # type: ignore[list-item]
    order = [name for name, question in asked if question == "search"]
    assert order == ["a", "b", "b", "a"]


def test_matches_are_dealt_anew() -> None:
    one = measuring.Measuring("splendor", 2)
    assert one._deal() != one._deal()
    assert len({seat for _, seat in one.positions}) == 2


def test_a_folder_without_guildhall_is_refused(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "guildhall", "bench", "splendor", "--against", str(tmp_path)]
    told = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (told.returncode, "has no installation of Guildhall" in told.stderr) == (2, True)
