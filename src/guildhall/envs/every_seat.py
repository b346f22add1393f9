"""PettingZoo: an agent at every seat, in the order in which the game asks them."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from guildhall.core.errors import IllegalAction, InvalidAction
from guildhall.core.game import Game
from guildhall.envs.drawing import drawn
from guildhall.envs.observing import observation_space, observed
from guildhall.envs.table import Ending, Table


def aec(
    game: str | Game,
    *,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    longest: int | None = None,
    seed: int | None = None,
    render_mode: str | None = None,
) -> Any:
    """An environment of PettingZoo, in the wrapper that watches how it is used; `unwrapped` is faster without.

    Without seats it is played by as many as is usual, without options as is usual. A match is cut off after `longest`
    actions, by default only where the game says that something must be wrong. `seed` fixes all matches to come.
    """
    return OrderEnforcingWrapper(EverySeat(game, seats, options, longest, seed, render_mode))


class EverySeat(AECEnv):  # type: ignore[misc]
    """The agents are `seat_0`, `seat_1`… by the numbers that seats have everywhere in the engine."""

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        longest: int | None = None,
        seed: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.table = Table(game, seats, options, longest)
        self.metadata = {
            "name": f"{self.table.game.meta.name}_v0",
            "render_modes": ["ansi"],
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.setup.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(self.table.setup) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(len(self.table.setup.catalogue)) for agent in self.possible_agents}
        self._chance, _ = seeding.np_random(seed)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a match: that of the seed, or the next by chance. There are no options but those of the table."""
        if seed is not None:
            self._chance, _ = seeding.np_random(seed)
        self.table.deal(int(self._chance.integers(2**32)) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.table.mover()]

    def step(self, action: Any) -> None:
        """The agent that is asked acts; what it may not do ends the match, and its info says why not."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise InvalidAction(f"{agent} is asked for an action; None is for agents whose match is over")
        self._cumulative_rewards[agent] = 0.0
        seat = self.seat_of[agent]
        try:
            ending = self.table.act(seat, int(action))
        except IllegalAction as error:
            ending = self.table.ended_by(seat, error)
        if ending is None:
            self.agent_selection = self.possible_agents[self.table.mover()]
        else:
            self._end(ending)

    def _end(self, ending: Ending) -> None:
        for agent, seat in self.seat_of.items():
            self.rewards[agent] = ending.rewards[seat]
            self.terminations[agent] = not ending.truncated
            self.truncations[agent] = ending.truncated
            self.infos[agent] = deepcopy(ending.info)
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent may know; only who is asked is told what it may do."""
        asked = agent == self.agent_selection and not self.table.over
        return observed(self.table.position, self.seat_of[agent], asked)

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def render(self) -> str | None:
        """The board as the agent that is asked may see it."""
        if self.render_mode is None:
            return None
        return drawn(self.table.position, self.seat_of[self.agent_selection], self.possible_agents)

    def close(self) -> None:
        """There is nothing to close."""
