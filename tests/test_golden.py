"""Golden records: finished matches that must replay to the same end. `tools/golden.py` writes them anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from guildhall.conformance.golden import HASHES, setup_of
from guildhall.core import record as records
from guildhall.core.game import Sample
from guildhall.games import built_in, game, meta
from guildhall.play import replay

FOLDER = Path(__file__).parent / "golden"
SAMPLES = [
    pytest.param(name, sample, id=f"{name}/{sample.title}") for name in built_in() for sample in meta(name).samples
]


@pytest.mark.parametrize(("name", "sample"), SAMPLES)
def test_it_replays(name: str, sample: Sample) -> None:
    record = records.read((FOLDER / name / f"{sample.title}.json").read_text(encoding="utf-8"))
    match = replay(record)
    assert match.setup is setup_of(game(name), sample)
    outcome = match.state.outcome()
    assert outcome is not None
    assert tuple(outcome.scores) == record.scores


@pytest.mark.parametrize("name", built_in())
def test_every_game_has_some_and_none_that_no_sample_names(name: str) -> None:
    titles = {sample.title for sample in meta(name).samples}
    assert titles
    assert {file.stem for file in (FOLDER / name).glob("*.json") if file.name != HASHES} == titles
    assert any(sample.hashed for sample in meta(name).samples)
