"""Game hashes: compiled and uncompiled engines play the same games, and a rules change shows.

The hash covers every legal list, action and position of some random matches. CI runs this file on both engines; they
must agree with each other because both must agree with what is written here.
"""

from __future__ import annotations

import hashlib

import pytest

from guildhall.core.rng import SEARCH, Rng
from guildhall.games import game

HASHES = {
    ("splendor", 2): "b1ac5acc5e22ac67",
    ("splendor", 3): "0f60758fa2866e6a",
    ("splendor", 4): "5689687b5c64c48c",
}


def game_hash(name: str, seats: int, options: dict[str, object] | None = None, matches: int = 5) -> str:
    """A hash over all that happens in some random matches."""
    setup = game(name).setup(seats, options)
    total = hashlib.sha256()
    for seed in range(matches):
        rng = Rng(seed, SEARCH)
        state = setup.start(seed)
        while to_act := state.to_act():
            seat = to_act[rng.below(len(to_act))]
            legal = state.legal(seat)
            action = legal[rng.below(len(legal))]
            total.update(repr((seat, legal, action)).encode())
            state.apply(seat, action)
        total.update(state.save().encode())
    return total.hexdigest()[:16]


@pytest.mark.parametrize(("name", "seats"), HASHES)
def test_the_games_have_not_changed(name: str, seats: int) -> None:
    assert game_hash(name, seats) == HASHES[name, seats]
