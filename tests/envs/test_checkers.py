"""PettingZoo's and Gymnasium's own checkers, for every game, number of seats and option."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

pytest.importorskip("pettingzoo")

import gymnasium
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from guildhall import envs
from guildhall.games import built_in, game
from tests.envs.setups import Tried, few_with_all_options, usual, values

EXPECTED = ("Observation is not a NumPy array", "Observation space for each agent probably should be")
"""What PettingZoo says of every environment with a mask, but for its own."""
FEW = [tried for name in built_in() for tried in few_with_all_options(name, *game(name).meta.seats)]


@contextmanager
def no_other_warning() -> Iterator[None]:
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        yield
    assert [str(one.message) for one in said if not str(one.message).startswith(EXPECTED)] == []


def every_seat(tried: Tried) -> Any:
    made = envs.aec(tried.game, seats=tried.seats, options=tried.options, seed=1)
    for agent in made.possible_agents:
        made.action_space(agent).seed(1)
    return made


def require_passing(tried: Tried, cycles: int) -> None:
    """All three checkers, with matches of up to so many actions a seat."""
    with no_other_warning():
        api_test(every_seat(tried), cycles)
        seed_test(lambda: every_seat(tried), cycles)
        made = gymnasium.make(
            f"guildhall/{tried.game}-v0", seats=tried.seats, options=tried.options, opponents="random"
        )
        made.action_space.seed(1)
        made.reset(seed=1)
        check_env(made.unwrapped)


@pytest.mark.parametrize("tried", usual(), ids=str)
def test_at_every_number_of_seats(tried: Tried) -> None:
    require_passing(tried, 1000)


def test_the_few_set_ups_show_every_option() -> None:
    shown = {(tried.game, *pair) for tried in FEW for pair in tried.shows()}
    options = [(name, option) for name in built_in() for option in game(name).meta.options]
    assert shown == {(name, option.key, value) for name, option in options for value in values(option)}


@pytest.mark.parametrize("tried", FEW, ids=lambda tried: f"{tried.game}-{FEW.index(tried)}")
def test_with_every_option(tried: Tried) -> None:
    require_passing(tried, 25)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats"), [(name, seats) for name in built_in() for seats in game(name).meta.seats])
def test_with_every_option_at_every_number_of_seats(name: str, seats: int) -> None:
    found = few_with_all_options(name, seats)
    assert len(found) > 2
    for tried in found:
        require_passing(tried, 100)
