"""Golden records: finished matches that must replay to the same end. `tools/golden.py` writes them anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from guildhall.core import record as records
from guildhall.games import names
from guildhall.play import replay

FOLDER = Path(__file__).parent / "golden"
FILES = sorted(FOLDER.rglob("*.json"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_it_replays(file: Path) -> None:
    record = records.read(file.read_text(encoding="utf-8"))
    match = replay(record)
    outcome = match.state.outcome()
    assert outcome is not None
    assert tuple(outcome.scores) == record.scores


@pytest.mark.parametrize("name", names())
def test_every_game_has_some(name: str) -> None:
    assert list((FOLDER / name).glob("*.json"))
