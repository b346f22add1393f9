"""Game hashes: compiled and uncompiled engines play the same games, and a rules change shows.

The hash covers every legal list, action and position of some random matches. CI runs this file on both engines; they
must agree with each other because both must agree with what is kept in `golden/<game>/hashes.json`.
"""

from __future__ import annotations

import gc
import tracemalloc
from pathlib import Path

import pytest

from guildhall.bots.playout import play_randomly
from guildhall.conformance.golden import game_hash, read_hashes, setup_of
from guildhall.core.game import Sample
from guildhall.core.rng import SEARCH, Rng
from guildhall.core.state import Moves
from guildhall.games import built_in, game, meta

FOLDER = Path(__file__).parent / "golden"
HASHED = [
    pytest.param(name, sample, id=f"{name}-{sample.title}")
    for name in built_in()
    for sample in meta(name).samples
    if sample.hashed
]


@pytest.mark.parametrize(("name", "sample"), HASHED)
def test_the_games_have_not_changed(name: str, sample: Sample) -> None:
    assert game_hash(setup_of(game(name), sample)) == read_hashes(FOLDER / name)[sample.title]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "sample"), HASHED)
def test_what_people_and_bots_ask_for_leaves_nothing_in_memory(name: str, sample: Sample) -> None:
    prepared = setup_of(game(name), sample)
    first, last = prepared.start(1), prepared.start(1)
    rng = Rng(1, SEARCH)
    play_randomly(last, rng, Moves(), 100_000)
    texts = first.save(), last.save()

    def ask_for_everything() -> None:
        for text in texts:
            position = prepared.load(text).copy()
            for seat in (None, *range(sample.seats)):
                position.view(seat)
            for seat in position.to_act():
                position.prompt(seat)
                for action in position.candidates(seat):
                    position.refusal(seat, action)
                position.determinize(seat, rng)
            position.turn()
            position.score_sheet()
            position.outcome()
            position.faults()
            position.save()

    def held_after(rounds: int) -> int:
        for _ in range(rounds):
            ask_for_everything()
        gc.collect()
        return tracemalloc.get_traced_memory()[0]

    tracemalloc.start()
    try:
        grown = min(-held_after(2) + held_after(20) for _ in range(3))  # a leak grows every time, a runner's noise not
    finally:
        tracemalloc.stop()
    assert grown < 15_000, "what a runner's threads hold is less; a leaked array a time is more"
