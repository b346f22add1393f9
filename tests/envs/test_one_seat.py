"""Gymnasium: one seat against bots."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("pettingzoo")

import gymnasium
import numpy as np
from gymnasium.utils.env_checker import data_equivalence

from guildhall import envs
from guildhall.bots import Bot, make_bot
from guildhall.core.errors import BadSeats, GuildhallError, IllegalAction, UnknownName
from guildhall.core.state import State
from guildhall.games import built_in, game
from tests.envs.setups import Tried, usual


def made(name: str, **chosen: Any) -> Any:
    return gymnasium.make(f"guildhall/{name}-v0", **chosen)


def played(env: Any, seed: int) -> list[Any]:
    """Play a match by chance; all that came of it."""
    found, chance = [env.reset(seed=seed)], np.random.default_rng(seed)
    info = found[0][1]
    while True:
        found.append(env.step(chance.choice(np.flatnonzero(info["action_mask"]))))
        *_, terminated, truncated, info = found[-1]
        if terminated or truncated:
            return found


@pytest.mark.parametrize("tried", usual(), ids=str)
def test_a_match_against_bots_ends_as_the_game_says(tried: Tried) -> None:
    env = made(tried.game, seats=tried.seats, opponents="random")
    _, reward, terminated, truncated, info = played(env, 3)[-1]
    table, seat = env.unwrapped.table, env.unwrapped.seat
    outcome = table.position.outcome()
    assert outcome is not None
    assert (terminated, truncated) == (True, False)
    assert info["seat"] == seat
    assert (info["result"], info["points"], info["ranks"]) == (outcome.reason, outcome.scores, outcome.ranks)
    assert (reward > 0) == (outcome.ranks[seat] == 1 and len(outcome.winners()) < max(2, tried.seats))
    assert not info["action_mask"].any()


@pytest.mark.parametrize("name", built_in())
def test_the_agent_is_asked_whenever_it_is_its_turn_and_masks_are_all_that_is_legal(name: str) -> None:
    env = made(name, opponents="greedy", seat=1, seats=2).unwrapped
    seen, info = env.reset(seed=1)
    for _ in range(20):
        assert env.table.mover() == 1
        legal = env.table.position.legal(1)
        assert np.flatnonzero(seen["action_mask"]).tolist() == legal
        assert np.flatnonzero(info["action_mask"]).tolist() == legal
        assert np.flatnonzero(env.action_masks()).tolist() == legal
        assert env.action_masks().dtype == bool
        seen, _, _, _, info = env.step(legal[-1])


@pytest.mark.parametrize("name", built_in())
def test_the_same_seed_gives_the_same_match(name: str) -> None:
    one, other, third = (played(made(name, opponents="random", longest=150), seed) for seed in (8, 8, 7))
    assert data_equivalence(one, other)
    assert not data_equivalence(one, third)


def test_an_agent_that_plays_as_the_bots_makes_the_match_that_bots_make() -> None:
    """By hand: three greedy bots with the seeds that the environment gives them, on the same deal."""
    state = game("splendor").setup(3).start(6)
    bots = [make_bot("greedy", 6 * 31 + seat) for seat in range(3)]
    while (seat := int(state.mover())) >= 0:
        state.apply(seat, bots[seat].choose(state, seat))
    env = made("splendor", seats=3, opponents=["greedy", "greedy"], seat=1).unwrapped
    env.reset(seed=6)
    agent = make_bot("greedy", 6 * 31 + 1)
    while not env.table.over:
        env.step(agent.choose(env.table.position, 1))
    assert env.table.position == state


def test_opponents_sit_in_the_order_of_play_from_the_agent_on() -> None:
    env = made("rococo", seats=4, opponents=["random", "greedy", "mcts:5"], seat=2).unwrapped
    env.reset(seed=1)
    assert {seat: bot.name for seat, bot in env.bots.items()} == {3: "random", 0: "greedy", 1: "mcts:5"}


def test_without_a_seat_the_agent_gets_any() -> None:
    env = made("splendor", seats=4, opponents="random")
    env.reset(seed=1)
    assert {env.reset()[1]["seat"] for _ in range(40)} == {0, 1, 2, 3}


def test_an_illegal_action_ends_the_match_and_names_the_rule() -> None:
    env = made("splendor", seat=0)
    with pytest.raises(gymnasium.error.ResetNeeded, match="no match is going on: call reset first"):
        env.unwrapped.step(0)
    env.reset(seed=1)
    catalogue = env.unwrapped.table.setup.catalogue
    _, reward, terminated, truncated, info = env.step(catalogue.number("buy 3-1"))
    assert (reward, terminated, truncated) == (-1, True, False)
    assert (info["result"], info["illegal"]) == ("illegal", "“buy 3-1” is not legal now (SPL-BUY-03)")
    assert not info["action_mask"].any()
    with pytest.raises(gymnasium.error.ResetNeeded, match="no match is going on: call reset first"):
        env.step(0)
    env.reset()
    env.step(catalogue.number("take wbg"))


def test_an_illegal_action_of_a_bot_is_the_bots_fault() -> None:
    class Cheat(Bot):
        def choose(self, state: State, seat: int) -> int:
            return state.setup.catalogue.number("buy 3-1")

    env = made("splendor", seat=0)
    env.reset(seed=1)
    env.unwrapped.bots[1] = Cheat("cheat", 0)
    with pytest.raises(IllegalAction, match="SPL-BUY-03"):
        env.step(env.unwrapped.table.setup.catalogue.number("take wbg"))


def test_a_match_that_is_too_long_is_cut_off() -> None:
    env = made("red_cathedral", longest=30, opponents="random")
    _, reward, terminated, truncated, info = played(env, 1)[-1]
    assert (reward, terminated, truncated, info["result"]) == (0, False, True, "longest")
    assert env.unwrapped.table.actions == 30
    with pytest.raises(GuildhallError, match="after 1 actions the agent was not asked yet"):
        made("splendor", longest=1, seat=1).reset(seed=1)


def test_it_can_be_made_by_the_name_of_the_package_alone_and_many_at_once() -> None:
    assert gymnasium.make("guildhall.envs:guildhall/rococo-v0").unwrapped.table.game is game("rococo")
    many = gymnasium.make_vec("guildhall/splendor-v0", num_envs=2, vectorization_mode="sync")
    seen, info = many.reset(seed=1)
    assert seen["observation"].shape == (2, 6096)
    assert info["action_mask"].shape == (2, 78)


def test_registering_twice_changes_nothing(recwarn: pytest.WarningsRecorder) -> None:
    envs.register()
    assert not recwarn.list
    assert {f"guildhall/{name}-v0" for name in built_in()} <= set(gymnasium.registry)


@pytest.mark.parametrize("name", built_in())
def test_the_board_is_drawn_as_the_agent_may_see_it(name: str) -> None:
    env = made(name, render_mode="ansi", seat=1, seats=2)
    env.reset(seed=1)
    assert "seat_0" in env.render()


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(UnknownName, match="there is no bot “clever”"):
        made("splendor", opponents="clever")
    with pytest.raises(BadSeats, match="there are 2 other seats for the opponents, not 1"):
        made("splendor", seats=3, opponents=["greedy"])
    with pytest.raises(BadSeats, match="a number from 0 to 1, not 2"):
        made("splendor", seat=2)
