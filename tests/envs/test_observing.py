"""What a seat is given: the features of its game by name, what it may do, and nothing that it cannot know."""

from __future__ import annotations

import subprocess
import sys

import pytest

pytest.importorskip("pettingzoo")

import numpy as np
from gymnasium.utils.env_checker import data_equivalence

from guildhall import envs
from guildhall.conformance.pairs import another_world
from guildhall.core.errors import GuildhallError
from guildhall.core.rng import SEARCH, Rng
from guildhall.games import built_in, game
from tests.envs.setups import Tried, few_with_all_options, usual

EVERY = 7
"""One position in so many is looked at."""
LONGEST = 400


@pytest.mark.parametrize("name", built_in())
def test_an_observation_is_what_the_network_sees(name: str) -> None:
    env = envs.EverySeat(name, seed=1)
    env.reset()
    state = env.table.position
    features = game(name).features
    assert features is not None
    for seat, agent in enumerate(env.agents):
        assert env.observe(agent)["observation"].tolist() == features.array(state, seat)


@pytest.mark.parametrize("name", built_in())
def test_parts_have_the_names_and_shapes_of_the_features(name: str) -> None:
    env = envs.EverySeat(name, seed=1)
    env.reset()
    seen = env.observe(env.agent_selection)["observation"]
    found, features = envs.named(name, seen), game(name).features
    assert features is not None
    assert list(found) == list(envs.parts(name)) == [part.name for part in features.parts]
    assert [part.shape for part in found.values()] == [tuple(part.shape) for part in features.parts]
    assert np.concatenate([part.ravel() for part in found.values()]).tolist() == seen.tolist()


def test_a_batch_has_its_parts_too() -> None:
    batch = np.arange(2 * 6096).reshape(2, 6096)
    found = envs.named("splendor", batch)
    for name, place in envs.parts("splendor").items():
        assert found[name].shape == (2, *place.shape)
        assert found[name][1].ravel().tolist() == batch[1, place.where].tolist()


@pytest.mark.parametrize("tried", [*usual(), *few_with_all_options("rococo", 1, 2, 3, 4, 5)], ids=str)
def test_no_agent_can_tell_worlds_apart_that_its_seat_cannot(tried: Tried) -> None:
    env = envs.EverySeat(tried.game, tried.seats, tried.options, LONGEST)
    env.reset(seed=3)
    deal, chance = Rng(4, SEARCH), np.random.default_rng(5)
    hidden = 0
    while not env.table.over:
        truth, agent = env.table.position, env.agent_selection
        if env.table.actions % EVERY == 0:
            for onlooker in env.agents:
                seen = env.observe(onlooker)
                env.table.position = another_world(truth, env.seat_of[onlooker], deal)
                assert data_equivalence(env.observe(onlooker), seen, exact=True)
                hidden += env.table.position != truth
                env.table.position = truth
        env.step(chance.choice(np.flatnonzero(env.observe(agent)["action_mask"])))
    assert hidden > 3


@pytest.mark.parametrize("tried", usual(), ids=str)
def test_who_is_asked_sees_all_that_is_legal_and_nobody_else_anything(tried: Tried) -> None:
    env = envs.EverySeat(tried.game, tried.seats, longest=LONGEST)
    env.reset(seed=2)
    chance = np.random.default_rng(1)
    while not env.table.over:
        state = env.table.position
        assert env.seat_of[env.agent_selection] in state.to_act()
        for agent in env.agents:
            allowed = np.flatnonzero(env.observe(agent)["action_mask"]).tolist()
            assert allowed == (state.legal(env.seat_of[agent]) if agent == env.agent_selection else [])
        env.step(chance.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])))
    assert not any(env.observe(agent)["action_mask"].any() for agent in env.agents)


def test_a_game_without_features_cannot_be_observed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(game("rococo")), "features", None)
    with pytest.raises(GuildhallError, match="Rococo declares no features"):
        envs.aec("rococo")


@pytest.mark.parametrize("module", ["gymnasium", "numpy", "pettingzoo"])
def test_without_the_extra_it_says_what_to_install(module: str) -> None:
    code = f"import sys; sys.modules[{module!r}] = None; import guildhall.envs"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    last = done.stderr.splitlines()[-1]
    assert last.startswith("ModuleNotFoundError: guildhall.envs needs the extra “envs”: pip install guildhall[envs] (")
    assert module in last
    assert "During handling" not in done.stderr
