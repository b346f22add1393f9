"""Hostile records: whatever stands in one, it is read or refused with a sentence, in the terminal too."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from guildhall.core.errors import BadRecord
from guildhall.games import built_in
from guildhall.play import Match, import_record, new_match
from tests.play.hostile import try_records, written


@pytest.fixture(scope="module")
def body() -> dict[str, Any]:
    match = new_match("splendor", ["Ann", "Ben"], seed=1)
    match.act(0, match.setup.catalogue.text(match.state.legal(0)[0]))
    found: dict[str, Any] = json.loads(match.export())
    return found


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"actions": [7]}, "7 is no action"),
        ({"actions": [["0", "take wbg"]]}, "is no action"),
        ({"actions": [None]}, "None is no action"),
        ({"seed": float("inf")}, "infinity"),
        ({"rules": float("inf")}, "infinity"),
        ({"scores": [float("-inf"), 0]}, "infinity"),
        ({"seed": float("nan")}, "NaN"),
        ({"seats": ["\ud800", "Ben"]}, "surrogates"),
        ({"\ud800": 1}, "surrogates"),
        ({"seats": None}, "not iterable"),
        ({"options": [1]}, "wrong form"),
        ({"guildhall": [[]]}, "format"),
    ],
)
def test_a_hostile_record_is_refused_with_a_sentence(body: dict[str, Any], change: dict[str, Any], says: str) -> None:
    with pytest.raises(BadRecord, match=says):
        import_record(written({**body, **change}))


def test_a_nest_of_brackets_is_refused(body: dict[str, Any]) -> None:
    text = written(body).replace('"seed": 1', '"seed": ' + "[" * 30_000 + "]" * 30_000)
    with pytest.raises(BadRecord, match="nested more than 64 deep"):
        import_record(text)


def test_spoilt_records_are_read_or_refused() -> None:
    assert try_records(400, seed=14) > 300


def told(file: Path, command: str) -> subprocess.CompletedProcess[str]:
    import guildhall

    sources = str(Path(guildhall.__file__).parents[1])
    return subprocess.run(
        [sys.executable, "-m", "guildhall", "record", command, str(file)],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": sources, "COLUMNS": "120"},
        check=False,
    )


def named(game: str, name: str) -> Match:
    match = new_match(game, [name, "Ben"], seed=3)
    for _ in range(6):
        seat = match.state.to_act()[0]
        match.act(seat, match.state.legal(seat)[0])
    return match


@pytest.mark.slow
@pytest.mark.parametrize("game", built_in())
def test_names_of_a_record_do_not_steer_the_terminal(game: str, tmp_path: Path) -> None:
    file = tmp_path / "[red]record.json"
    file.write_text(named(game, "[/red]A\x1b[2J\n\u202e").export(), encoding="utf-8")
    for command in ("check", "replay", "show"):
        done = told(file, command)
        assert (done.returncode, done.stderr) == (0, "")
        assert "\x1b" not in done.stdout
        assert "\u202e" not in done.stdout
    assert "[/red]A\\x1b[2J\\n\\u202e" in told(file, "replay").stdout.replace("\n", "")
    assert "[red]record" in told(file, "check").stdout.replace("\n", "")


@pytest.mark.slow
@pytest.mark.parametrize(
    "text", ["[" * 30_000, '{"guildhall": "\\u001b[2J\\nguildhall: all is well"}', '{"guildhall": 1, "\\ud800": 2}']
)
def test_the_terminal_answers_a_hostile_record_with_one_line(text: str, tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    file.write_text(text, encoding="utf-8")
    done = told(file, "replay")
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1
    assert "\x1b" not in done.stderr
