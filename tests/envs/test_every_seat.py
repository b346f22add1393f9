"""PettingZoo: rewards, results, illegal actions, matches that are cut off, seeds, the board as text."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

pytest.importorskip("pettingzoo")

import numpy as np
from gymnasium.utils.env_checker import data_equivalence

from guildhall import envs, games
from guildhall.core.errors import BadOption, BadSeats, GuildhallError, InvalidAction, UnknownName
from guildhall.core.state import Outcome
from guildhall.envs.table import rewards
from guildhall.games import built_in, game
from tests.envs.setups import Tried, usual


def played(env: Any, seed: int) -> dict[str, tuple[float, bool, bool, dict[str, Any]]]:
    """Play a match by chance; what each agent was told last."""
    env.reset(seed=seed)
    chance, found = np.random.default_rng(seed), {}
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, info = env.last()
        over = terminated or truncated
        found[agent] = (reward, terminated, truncated, info)
        env.step(None if over else chance.choice(np.flatnonzero(seen["action_mask"])))
    return found


@pytest.mark.parametrize("tried", usual(), ids=str)
def test_a_match_ends_as_the_game_says(tried: Tried) -> None:
    env = envs.aec(tried.game, seats=tried.seats)
    found = played(env, 5)
    outcome = env.unwrapped.table.position.outcome()
    assert outcome is not None
    assert set(found) == {f"seat_{seat}" for seat in range(tried.seats)}
    for seat in range(tried.seats):
        reward, terminated, truncated, info = found[f"seat_{seat}"]
        assert (terminated, truncated) == (True, False)
        assert info == {"result": outcome.reason, "points": outcome.scores, "ranks": outcome.ranks}
        assert reward == rewards(outcome)[seat]
    assert env.agents == []


@pytest.mark.parametrize(
    ("ranks", "paid"),
    [
        ([1, 2], [1, -1]),
        ([1, 1], [0, 0]),
        ([2, 1, 3], [-1 / 2, 1, -1 / 2]),
        ([1, 3, 1, 4], [1 / 3, -1 / 3, 1 / 3, -1 / 3]),
        ([1, 1, 1], [0, 0, 0]),
        ([1], [1]),
        ([2], [-1]),
    ],
)
def test_rewards_are_shares_of_the_win_that_sum_to_nothing(ranks: list[int], paid: list[float]) -> None:
    assert rewards(Outcome("target", [0] * len(ranks), ranks)) == pytest.approx(paid)


def test_an_illegal_action_ends_the_match_and_names_the_rule() -> None:
    env = envs.aec("splendor", seats=3)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(game("splendor").setup(3).catalogue.number("buy 3-1"))
    found = {one: env.rewards[one] for one in env.agents}
    assert found == {one: (-1.0 if one == agent else 0.0) for one in env.possible_agents}
    assert env.infos[agent] == {"result": "illegal", "illegal": "“buy 3-1” is not legal now (SPL-BUY-03)"}
    assert len({id(info) for info in env.infos.values()}) == 3
    assert all(env.terminations.values())
    assert not any(env.observe(agent)["action_mask"])
    for _ in range(3):
        env.step(None)
    assert env.agents == []


def test_what_is_no_action_at_all_is_refused() -> None:
    env = envs.aec("splendor")
    env.reset(seed=1)
    with pytest.raises(InvalidAction, match="there is no action number 78"):
        env.step(78)
    with pytest.raises(InvalidAction, match="seat_0 is asked for an action"):
        env.step(None)
    assert env.unwrapped.table.actions == 0


def test_a_match_that_is_too_long_is_cut_off() -> None:
    env = envs.aec("red_cathedral", seats=3, longest=20)
    for reward, terminated, truncated, info in played(env, 1).values():
        assert (reward, terminated, truncated) == (0, False, True)
        assert info == {"result": "longest"}
    assert env.unwrapped.table.actions == 20


@pytest.mark.parametrize("name", built_in())
def test_a_seed_deals_the_match_that_it_deals_everywhere(name: str) -> None:
    env = envs.EverySeat(name)
    env.reset(seed=9)
    assert env.table.position == env.table.setup.start(9)


def test_matches_to_come_follow_from_the_seed() -> None:
    one, other = envs.EverySeat("rococo", seed=4), envs.EverySeat("rococo", seed=4)
    dealt = []
    for env in (one, other):
        for _ in range(3):
            env.reset()
            dealt.append(env.table.position.save())
    assert dealt[:3] == dealt[3:]
    assert len(set(dealt)) == 3


def test_agents_who_act_at_once_are_asked_one_after_the_other() -> None:
    """In Rococo all choose their hands; nobody sees what the others chose before them."""
    env = envs.EverySeat("rococo", seats=3)
    env.reset(seed=1)
    assert env.table.position.to_act() == [0, 1, 2]
    legal = env.table.position.legal(0)
    env.step(legal[0])
    here = env.observe("seat_2")["observation"]
    env.reset(seed=1)
    env.step(legal[1])
    assert (env.observe("seat_2")["observation"] == here).all()


@pytest.mark.parametrize("name", built_in())
def test_an_environment_can_be_copied_and_sent_to_other_processes(name: str) -> None:
    env = envs.EverySeat(name, seed=1)
    env.reset()
    env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    for twin in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        assert twin.table.position == env.table.position
        assert data_equivalence(twin.last(), env.last())
        twin.reset()
        assert twin.table.position != env.table.position


@pytest.mark.parametrize("name", built_in())
def test_the_board_is_drawn_as_who_is_asked_may_see_it(name: str) -> None:
    env = envs.aec(name, render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert isinstance(text, str)
    assert "seat_1" in text
    assert len(text.splitlines()) > 10
    env.unwrapped.render_mode = None
    assert env.render() is None


def test_a_game_without_a_board_of_its_own_shows_all_that_its_view_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "room", lambda name, module: None)
    env = envs.EverySeat("splendor", render_mode="ansi")
    env.reset(seed=1)
    assert "'bank': {" in str(env.render())


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(UnknownName, match="there is no game “chess”"):
        envs.aec("chess")
    with pytest.raises(BadSeats, match="2 to 4 seats"):
        envs.aec("splendor", seats=5)
    with pytest.raises(BadOption, match="no option “colour”"):
        envs.aec("splendor", options={"colour": "red"})
    with pytest.raises(GuildhallError, match="a match has 1 action at least, not 0"):
        envs.aec("splendor", longest=0)
