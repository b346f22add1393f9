"""The features of every game that declares some: what a seat may know and nothing else, all in their places."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from guildhall.bots.net import FIRST_SCALE, MIDDLE
from guildhall.conformance.pairs import another_world
from guildhall.core.features import MOST_ON, Features
from guildhall.core.game import Sample
from guildhall.core.rng import SEARCH, Rng
from guildhall.core.state import Moves, State
from guildhall.games import built_in, game
from tests.features import expected, on

EVERY = 5
"""One position in so many is looked at."""
TRIED = 4
"""So many of its actions are tried in two worlds."""
LONGEST = 500

LEARNABLE = [name for name in built_in() if game(name).features is not None]
SAMPLES = [
    pytest.param(name, sample, id=f"{name}-{sample.title}")
    for name in LEARNABLE
    for sample in (*game(name).meta.samples, Sample("fewest", min(game(name).meta.seats)))
]


def features_of(name: str) -> Features:
    found = game(name).features
    assert found is not None
    return found


def positions(name: str, sample: Sample, every: int = EVERY) -> Iterator[State]:
    """Some of a match that is played half sensibly, half by chance."""
    state = game(name).setup(sample.seats, sample.options).start(3)
    rng, moves, made = Rng(4, SEARCH), Moves(), 0
    while (seat := int(state.mover())) >= 0 and made < LONGEST:
        if made % every == 0:
            yield state
        moves.clear()
        state.moves(seat, moves)
        sensibly = rng.below(4) > 0
        action = state.rollout_move(seat, moves, rng) if sensibly else moves.get(rng.below(moves.count))
        state.apply(seat, action)
        made += 1


@pytest.mark.parametrize(("name", "sample"), SAMPLES)
def test_a_seat_sees_what_it_may_know_and_nothing_else(name: str, sample: Sample) -> None:
    deal = Rng(9, SEARCH)
    for state in positions(name, sample):
        require_sound(state, int(deal.below(sample.seats)), deal)
        require_blind(state, int(state.mover()), deal, TRIED)


@pytest.mark.parametrize("name", LEARNABLE)
def test_if_it_were_not_left_out_what_chance_shows_would_tell_worlds_apart(name: str) -> None:
    deal, sample = Rng(7, SEARCH), Sample("usual", game(name).meta.default_seats)
    told = sum(require_blind(state, int(state.mover()), deal, 2) for state in positions(name, sample, every=1))
    assert told > 3


def require_sound(state: State, seat: int, deal: Rng) -> None:
    """Features in range and once, the same in a world that the seat cannot tell apart; actions with their meanings."""
    features = state.setup.game.features
    assert features is not None
    found = on(state, seat)
    assert len(found) == len(set(found)) <= MOST_ON
    assert 0 <= min(found) <= max(found) < features.size
    world = another_world(state, seat, deal)
    assert on(world, seat) == found
    assert expected(world, seat) == expected(state, seat)
    mover = int(state.mover())
    meant = [state.meaning(mover, action) for action in state.legal(mover)]
    assert len(set(meant)) == len(meant)
    assert min(meant) >= 0


def require_blind(state: State, seat: int, deal: Rng, tried: int) -> int:
    """After an action nothing tells what chance will show; how often it would have told, were it not left out.

    Only where there is a choice: an opponent without a seat goes on by a single answer, which nobody judges.
    """
    legal, told = state.legal(seat), 0
    world = another_world(state, seat, deal)
    for _ in range(tried if len(legal) > 1 else 0):
        action = legal[deal.below(len(legal))]
        here, there = state.copy(), world.copy()
        here.apply(seat, action)
        there.apply(seat, action)
        if here.mover() >= 0 and there.mover() >= 0:
            assert on(here, seat, state) == on(there, seat, world), state.setup.catalogue.text(action)
            assert expected(here, seat, state) == expected(there, seat, world), state.setup.catalogue.text(action)
            told += on(here, seat) != on(there, seat)
    return told


@pytest.mark.parametrize("name", LEARNABLE)
def test_sums_of_a_network_have_room_for_all_features(name: str) -> None:
    network = pytest.importorskip("guildhall.learning.network")
    assert int(MIDDLE) > FIRST_SCALE * network.LARGEST_WEIGHT * (MOST_ON + 1)
    assert features_of(name).size < 2**16, "positions to learn from keep them in two bytes"


@pytest.mark.parametrize("name", LEARNABLE)
def test_parts_have_names_of_their_own_and_no_gaps(name: str) -> None:
    features, end = features_of(name), 0
    for part in features.parts:
        assert part.first == end
        end += part.size
    assert end == features.size
    assert len({part.name for part in features.parts}) == len(features.parts)
    assert max(game(name).meta.seats) == features.seats
