"""Gymnasium: one seat is the agent's, bots sit at the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import gymnasium
from gymnasium import spaces

from guildhall.bots import Bot, make_bot
from guildhall.core.errors import BadSeats, GuildhallError, IllegalAction
from guildhall.core.game import Game
from guildhall.envs.drawing import drawn
from guildhall.envs.observing import mask, observation_space, observed
from guildhall.envs.table import Ending, Table
from guildhall.games import names


def register() -> None:
    """Announce every game to Gymnasium as `guildhall/<game>-v0`; importing `guildhall.envs` has done so."""
    for name in names():
        title = f"guildhall/{name}-v0"
        if title not in gymnasium.registry:
            gymnasium.register(title, "guildhall.envs.one_seat:OneSeat", kwargs={"game": name})


class OneSeat(gymnasium.Env):  # type: ignore[misc]
    """A game in the eyes of one seat.

    `opponents` is a bot for all other seats, or a list with one for each in the order of play from the agent on.
    Without `seat` the agent gets any, drawn anew for every match. The rest is as for `guildhall.envs.aec`.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        opponents: str | Sequence[str] = "greedy",
        seat: int | None = None,
        longest: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.table = Table(game, seats, options, longest)
        self.opponents = named_bots(opponents, self.table.setup.seats - 1)
        if seat is not None and not 0 <= seat < self.table.setup.seats:
            raise BadSeats(f"the agent's seat is a number from 0 to {self.table.setup.seats - 1}, not {seat}")
        self.chosen_seat = seat
        self.render_mode = render_mode
        self.observation_space = observation_space(self.table.setup)
        self.action_space = spaces.Discrete(len(self.table.setup.catalogue))
        self.seat = 0
        self.bots: dict[int, Bot] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal a match, that of the seed or the next by chance, and let bots play until the agent is asked."""
        super().reset(seed=seed)
        deal = int(self.np_random.integers(2**32)) if seed is None else seed
        seats = self.table.setup.seats
        self.seat = int(self.np_random.integers(seats)) if self.chosen_seat is None else self.chosen_seat
        self.bots = {}
        for away, name in enumerate(self.opponents, start=1):
            other = (self.seat + away) % seats
            self.bots[other] = make_bot(name, deal * 31 + other)
        self.table.deal(deal)
        if self._others_play() is not None:
            raise GuildhallError(f"after {self.table.actions} actions the agent was not asked yet: set longest higher")
        return self._shown({})

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Act, and let bots play until the agent is asked again; what it may not do ends the match with -1."""
        if self.table.over:
            raise gymnasium.error.ResetNeeded("no match is going on: call reset first")
        try:
            ending = self.table.act(self.seat, int(action))
        except IllegalAction as error:
            ending = self.table.ended_by(self.seat, error)
        if ending is None:
            ending = self._others_play()
        if ending is None:
            seen, info = self._shown({})
            return seen, 0.0, False, False, info
        seen, info = self._shown(ending.info)
        return seen, ending.rewards[self.seat], not ending.truncated, ending.truncated, info

    def _others_play(self) -> Ending | None:
        ending = None
        while ending is None and (mover := self.table.mover()) != self.seat:
            ending = self.table.act(mover, self.bots[mover].choose(self.table.position, mover))
        return ending

    def _shown(self, info: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
        """What the agent gets; the mask is in the observation and, for who looks for it there, in the info."""
        seen = observed(self.table.position, self.seat, asked=not self.table.over)
        return seen, {**info, "seat": self.seat, "action_mask": seen["action_mask"].copy()}

    def action_masks(self) -> Any:
        """What the agent may do now, for learners that ask for it by this name."""
        return mask(self.table.position, self.seat, asked=not self.table.over).astype(bool)

    def render(self) -> str | None:
        """The board as the agent may see it."""
        if self.render_mode is None:
            return None
        return drawn(self.table.position, self.seat, [f"seat_{seat}" for seat in range(self.table.setup.seats)])


def named_bots(opponents: str | Sequence[str], seats: int) -> list[str]:
    """The bots at so many other seats; UnknownName if there is none of a name."""
    found = [opponents] * seats if isinstance(opponents, str) else list(opponents)
    if len(found) != seats:
        raise BadSeats(f"there are {seats} other seats for the opponents, not {len(found)}")
    for name in found:
        make_bot(name)
    return found
