"""Game hashes: compiled and uncompiled engines play the same games, and a rules change shows.

The hash covers every legal list, action and position of some random matches. CI runs this file on both engines; they
must agree with each other because both must agree with what is written here.
"""

from __future__ import annotations

import gc
import hashlib
import tracemalloc

import pytest

from guildhall.bots.playout import play_randomly
from guildhall.core.rng import SEARCH, Rng
from guildhall.core.state import Moves
from guildhall.games import game

ALL_MODULES = dict.fromkeys(("jewelry_box", "luxury_garments", "festive_garments", "exclusive_tailoring"), "on")
SETUPS: dict[str, tuple[str, int, dict[str, object]]] = {
    "splendor-2": ("splendor", 2, {}),
    "splendor-3": ("splendor", 3, {}),
    "splendor-4": ("splendor", 4, {}),
    "rococo-classic-3": ("rococo", 3, {"edition": "classic"}),
    "rococo-deluxe-5": ("rococo", 5, {}),
    "rococo-modules-2": ("rococo", 2, ALL_MODULES),
    "rococo-solo": ("rococo", 1, {"jewelry_box": "on"}),
    "red_cathedral-3": ("red_cathedral", 3, {}),
    "red_cathedral-contractors-4": ("red_cathedral", 4, {"contractors": "on", "fourth_guild": "scribes"}),
    "red_cathedral-solo": ("red_cathedral", 1, {"contractors": "on", "fourth_guild": "architects"}),
}
HASHES = {
    "splendor-2": "512ab7845bbefa83",
    "splendor-3": "8212fff47bdc583c",
    "splendor-4": "248b609e35057478",
    "rococo-classic-3": "a7149697459286e5",
    "rococo-deluxe-5": "c292cfd74925422a",
    "rococo-modules-2": "840257fe63558dd6",
    "rococo-solo": "dc4465d2db158f40",
    "red_cathedral-3": "e3bb92d58955d6ff",
    "red_cathedral-contractors-4": "b0044a5195c6da75",
    "red_cathedral-solo": "fce4b14a2970915e",
}


def game_hash(name: str, seats: int, options: dict[str, object] | None = None, matches: int = 2) -> str:
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


@pytest.mark.parametrize("setup", SETUPS)
def test_the_games_have_not_changed(setup: str) -> None:
    assert game_hash(*SETUPS[setup]) == HASHES[setup]


@pytest.mark.slow
@pytest.mark.parametrize("setup", SETUPS)
def test_what_people_and_bots_ask_for_leaves_nothing_in_memory(setup: str) -> None:
    name, seats, options = SETUPS[setup]
    prepared = game(name).setup(seats, options)
    first, last = prepared.start(1), prepared.start(1)
    rng = Rng(1, SEARCH)
    play_randomly(last, rng, Moves(), 100_000)
    texts = first.save(), last.save()

    def ask_for_everything() -> None:
        for text in texts:
            position = prepared.load(text).copy()
            for seat in (None, *range(seats)):
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
        grown = -held_after(2) + held_after(20)
    finally:
        tracemalloc.stop()
    assert grown < 15_000, "what a runner's threads hold is less; a leaked array a time is more"
