"""Two worlds that an onlooker cannot tell apart stay so: of every game some matches, of toys every way to fail."""

from __future__ import annotations

from collections import Counter

import pytest

from guildhall.conformance import BrokenPromise, watch_match
from guildhall.conformance.pairs import LONG, OVER, POSSIBLE_ONCE, SHOWN, Pair, another_world
from guildhall.conformance.soak import setups, varied
from guildhall.core.rng import SEARCH, Rng
from guildhall.games import built_in, game

from . import toys
from .toys import Toy, toy_game

MATCHES = 6
"""Of each game; `make soak-secrets` plays the large counts."""
LEAKS = {
    toys.AsksAgainAfterHighCards: "the course of play",
    toys.AsksAgainWithPairs: "nothing was shown, but course",
    toys.TellsOfLowCards: "tells what no view shows",
    toys.TellsTheLog: "tells what no view shows",
    toys.PlaysLowCardsUnasked: "nothing was shown, but log",
    toys.AsksInOtherWords: "nothing was shown, but asked",
    toys.AnswersForcedCardsAtOnce: "nothing was shown, but course|the course of play",
    toys.BlocksUndoOfLowCards: "may undo",
    toys.ShowsTheDeck: "nothing was shown, but view.next",
}


@pytest.mark.parametrize("name", built_in())
def test_no_course_of_play_tells_a_secret(name: str) -> None:
    choices = list(setups(game(name)))
    pairs, ended = 0, Counter[str]()
    for number in range(MATCHES):
        seats, modules = choices[number * len(choices) // MATCHES]
        watched = watch_match(varied(game(name), seats, modules, number), number)
        pairs += watched.pairs
        ended += watched.ended
    assert pairs > 100
    assert set(ended) <= {LONG, OVER, POSSIBLE_ONCE, SHOWN}


def watch_matches(toy: type[Toy]) -> Counter[str]:
    """Many of a toy; how their pairs ended."""
    ended = Counter[str]()
    for seed in range(40):
        ended += watch_match(toy_game(toy).setup(2), seed).ended
    return ended


@pytest.mark.parametrize("toy", LEAKS, ids=lambda toy: toy.__name__)
def test_a_leak_is_caught(toy: type[Toy]) -> None:
    """By pairs alone, without the checks of single positions."""
    with pytest.raises(BrokenPromise, match=LEAKS[toy]):
        watch_matches(toy)


def test_pairs_end_honestly() -> None:
    ended = watch_matches(Toy)
    assert ended[POSSIBLE_ONCE]  # a card that was played is not held in the other world
    assert ended[LONG] or ended[OVER]


def test_worlds_that_differ_before_anything_happens_are_no_pair() -> None:
    state = toy_game(Toy).setup(2).start(1)
    state.apply(0, toys.DRAW)
    worlds = [another_world(state, 1, Rng(seed, SEARCH)) for seed in range(10)]
    world = next(world for world in worlds if world.view(0) != state.view(0))
    Pair(state, world, onlooker=1)
    with pytest.raises(BrokenPromise, match="seat 0 can tell two worlds apart"):
        Pair(state, world, onlooker=0)
