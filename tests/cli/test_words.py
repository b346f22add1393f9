"""What the terminal says: the samples of every game are told without a key or a broken message."""

from __future__ import annotations

import pytest

from guildhall.core.game import Sample
from guildhall.games import built_in, meta
from tests.telling import tells_a_whole_game

SAMPLES = [
    pytest.param(name, sample, id=f"{name}-{sample.title}")
    for name in built_in()
    for sample in meta(name).samples
    if sample.hashed
]


@pytest.mark.parametrize(("name", "sample"), SAMPLES)
def test_samples_are_told_in_words(name: str, sample: Sample) -> None:
    assert tells_a_whole_game(name, sample.seats, sample.options, most=300) > 50
