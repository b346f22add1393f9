"""Features: what a seat may know and nothing else, all in their places."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from guildhall.conformance.pairs import another_world
from guildhall.core.features import MOST_ON
from guildhall.core.rng import SEARCH, Rng
from guildhall.core.state import Moves, State
from guildhall.games import game
from guildhall.games.splendor.features import FEATURES
from tests.features import named, on
from tests.splendor.script import lay

SEATS_AND_OPTIONS = [(2, {}), (3, {"target": 21}), (4, {"small_takes": "on", "target": 10})]


def positions(seats: int, options: dict[str, object], seed: int) -> Iterator[tuple[State, int]]:
    """A random match with some sense: cards are bought where they can be, and often drawn unseen."""
    setup = game("splendor").setup(seats, options)
    state, rng = setup.start(seed), Rng(seed, SEARCH)
    blind = [setup.catalogue.number(f"reserve-deck {level}") for level in (1, 2, 3)]
    while (seat := int(state.mover())) >= 0:
        yield state, seat
        legal = state.legal(seat)
        drawn = [action for action in legal if action in blind]
        if drawn and rng.below(3) == 0:
            state.apply(seat, drawn[rng.below(len(drawn))])
        else:
            moves = Moves()
            state.moves(seat, moves)
            state.apply(seat, state.rollout_move(seat, moves, rng))


@pytest.mark.parametrize(("seats", "options"), SEATS_AND_OPTIONS)
def test_worlds_that_a_seat_cannot_tell_apart_have_the_same_features(seats: int, options: dict[str, object]) -> None:
    deal, differing = Rng(9, SEARCH), 0
    for state, _ in positions(seats, options, 5):
        for seat in range(seats):
            world = another_world(state, seat, deal)
            differing += world.save() != state.save()
            assert on(world, seat) == on(state, seat)
    assert differing > 50


@pytest.mark.parametrize(("seats", "options"), SEATS_AND_OPTIONS)
def test_after_an_action_nothing_tells_what_it_will_draw(seats: int, options: dict[str, object]) -> None:
    deal, told_otherwise = Rng(9, SEARCH), 0
    for number, (state, seat) in enumerate(positions(seats, options, 6)):
        if number % 4:
            continue
        world = another_world(state, seat, deal)
        for action in state.legal(seat):
            here, there = state.copy(), world.copy()
            here.apply(seat, action)
            there.apply(seat, action)
            assert on(here, seat, state) == on(there, seat, world)
            told_otherwise += on(here, seat) != on(there, seat)
    assert told_otherwise > 20, "without leaving it out, what was drawn would tell the worlds apart"


@pytest.mark.parametrize(("seats", "options"), SEATS_AND_OPTIONS)
def test_no_feature_is_twice_on_or_out_of_range(seats: int, options: dict[str, object]) -> None:
    for state, _ in positions(seats, options, 7):
        for seat in range(seats):
            found = on(state, seat)
            assert len(found) == len(set(found)) <= MOST_ON
            assert 0 <= min(found) <= max(found) < FEATURES.size


@pytest.mark.parametrize(("seats", "options"), SEATS_AND_OPTIONS)
def test_an_action_means_one_thing(seats: int, options: dict[str, object]) -> None:
    for state, seat in positions(seats, options, 8):
        legal = state.legal(seat)
        assert len({state.meaning(seat, action) for action in legal}) == len(legal)


def test_a_card_is_the_same_in_any_slot() -> None:
    first, second = (lay(face_up={slot: "2b4"}).state for slot in ("2-1", "2-3"))
    number = lay().setup.catalogue.number
    for verb in ("buy", "reserve"):
        meant = first.meaning(0, number(f"{verb} 2-1"))
        assert meant == second.meaning(0, number(f"{verb} 2-3")) != second.meaning(0, number(f"{verb} 2-1"))


def test_players_stand_in_the_order_of_play_from_the_seat_on() -> None:
    table = lay(seats=3, tokens={0: "www", 1: "bb", 2: "kkkk"})
    for seat in range(3):
        seen = named(table.state, seat)
        white, blue, black = ((player - seat) % 3 for player in range(3))
        assert {f"tokens {white} 0 3", f"tokens {blue} 1 2", f"tokens {black} 4 4"} <= seen
        assert {f"phase {(-seat) % 3} 0", f"place 1 {seat}", "target 5"} <= seen


def test_a_card_is_as_far_as_gems_are_lacking_when_gold_is_spent() -> None:
    table = lay(tokens={0: "wwo", 1: ""}, face_up={"1-1": "1w8"})
    card = table.setup.game.components.card_numbers["1w8"]  # type: ignore[attr-defined]
    cost = table.setup.game.components_view().cards["1w8"].cost
    lacking = sum(max(0, price - {"w": 2}.get(colour, 0)) for colour, price in cost.items())
    seen = named(table.state, 0)
    assert {
        f"on_table 0 {card} {min(5, max(0, lacking - 1))}",
        f"on_table 1 {card} {min(5, sum(cost.values()))}",
    } <= seen
    assert f"engine {card} {min(7, sum(cost.values()))}" in seen


def test_as_an_array_the_same_are_one() -> None:
    state = lay().state
    array = FEATURES.array(state, 1)
    assert len(array) == FEATURES.size
    assert [number for number, one in enumerate(array) if one] == sorted(FEATURES.on(state, 1))
