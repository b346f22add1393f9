"""The network in whole numbers: the same in every engine, and what its layers are in plain arithmetic."""

from __future__ import annotations

import hashlib

import pytest

from guildhall.bots.judging import Judge, JudgedSearch
from guildhall.bots.net import POWERS, WHOLE
from guildhall.bots.self_play import play_course
from guildhall.core.arrays import listed
from guildhall.core.rng import SEARCH, Rng
from guildhall.core.state import Moves
from guildhall.games import game
from tests.bots.some_weights import SIZES, some_net, some_weights

SPLENDOR = game("splendor")
DIGESTS = [(2, "f61f73541c61981e"), (3, "612ab2dc750c4fce"), (4, "2d21570eb318fe25")]
"""What is kept of a match and a search by weights that a seed made."""


def plainly(on: list[int], seats: int) -> tuple[list[int], list[int]]:
    """Shares and points by a network that packs nothing."""
    units, second_units, places = SIZES
    first, start, second, second_bias, third, bias = some_weights(SPLENDOR).layers
    lit = [min(max((start[u] + sum(first[f * units + u] for f in on)) >> 2, 0), 255) for u in range(units)]
    active = [
        min(max((second_bias[v] + sum(lit[u] * second[u * second_units + v] for u in range(units))) >> 6, 0), 2047)
        for v in range(second_units)
    ]
    outs = [
        (bias[o] + sum(active[v] * third[o * second_units + v] for v in range(second_units))) >> 8
        for o in range(places * 2)
    ]
    powers = [int(POWERS[min(max(outs[:seats]) - out, 12287)]) for out in outs[:seats]]
    return [power * int(WHOLE) // sum(powers) for power in powers], outs[places : places + seats]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_packed_sums_are_sums(seats: int) -> None:
    net, state = some_net(SPLENDOR), SPLENDOR.setup(seats).start(3)
    rng, on = Rng(1, SEARCH), Moves()
    for _ in range(12):
        for seat in range(seats):
            state.features(seat, state, on)
            net.judge(on, seats)
            found = listed(net.shares)[:seats], listed(net.points)[:seats]
            assert found == plainly(on.listed(), seats)
        legal = state.legal(int(state.mover()))
        state.apply(int(state.mover()), legal[rng.below(len(legal))])


@pytest.mark.parametrize(("seats", "digest"), DIGESTS)
def test_every_engine_plays_and_searches_the_same_to_the_last_digit(seats: int, digest: str) -> None:
    """CI runs this on both engines; they agree because both agree with what is kept here."""
    judge, setup = Judge(some_net(SPLENDOR)), SPLENDOR.setup(seats)
    course = play_course(setup.start(2), judge, Rng(3, SEARCH), 0.1, 0.0, 60)
    running = JudgedSearch(setup.start(4), 0, judge, Rng(5, SEARCH))
    running.run(20, 0)
    told = [course.judged, course.features, course.steps, course.viewers, course.blundered, running.report()]
    assert hashlib.sha256(repr(told).encode()).hexdigest()[:16] == digest
