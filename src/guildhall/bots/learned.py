"""Bots that play by what was learned of a game, and by general means where nothing was."""

from __future__ import annotations

from typing import NamedTuple

from guildhall.bots.bot import MOST_SIMULATIONS, Bot, MctsBot, make_bot, only_choice
from guildhall.bots.judging import Judge, JudgedSearch, one_ahead
from guildhall.bots.weights import judgement_of
from guildhall.core.state import State


class Level(NamedTuple):
    """How a bot for people plays: its simulations, how blurred it judges, and who plays where nothing was learned."""

    simulations: int
    noise: float
    general: str


LEVELS = {
    "apprentice": Level(0, 0.05, "greedy"),
    "journeyman": Level(50, 0.0, "mcts:50"),
    "master": Level(1500, 0.0, "mcts:400"),
}
"""The same at every table. An apprentice sees one step ahead, and misjudges by up to a twentieth of the win."""


def level(name: str, seed: int) -> LearnedBot:
    found = LEVELS[name]
    return LearnedBot(name, seed, found.simulations, 0, found.noise, found.general)


class LearnedBot(Bot):
    """Looks one step ahead or, with a budget, searches. `noise` blurs its judgement by up to that share of the win."""

    def __init__(
        self, name: str, seed: int, simulations: int = 0, milliseconds: int = 0, noise: float = 0.0, general: str = ""
    ) -> None:
        super().__init__(name, seed)
        self.simulations = simulations
        self.milliseconds = milliseconds
        self.noise = noise
        self.general = make_bot(general or _general(simulations, milliseconds), seed)
        """Who plays a game of which nothing was learned."""
        self._kept: JudgedSearch | None = None

    def choose(self, state: State, seat: int) -> int:
        judge = self.judge_for(state)
        if judge is None:
            return self.general.choose(state, seat)
        only = only_choice(state, seat)
        if only >= 0:
            return only
        action = self._report(judge, state, seat)[0][0]
        if self._kept is not None:
            self._kept.chosen = action
        return action

    def search(self, state: State, seat: int) -> list[tuple[int, int, float]]:
        """Every action that leads onward with its visits and the share of the win it promises, the best first."""
        judge = self.judge_for(state)
        if judge is not None:
            return self._report(judge, state, seat)
        general = self.general if isinstance(self.general, MctsBot) else make_bot("mcts:100", 0)
        assert isinstance(general, MctsBot)
        return general.search(state, seat)

    def judge_for(self, state: State) -> Judge | None:
        judgement = judgement_of(state.setup.game)
        return Judge(judgement.net) if judgement is not None and state.seats in judgement.seats else None

    def _report(self, judge: Judge, state: State, seat: int) -> list[tuple[int, int, float]]:
        if not self.simulations and not self.milliseconds:
            return one_ahead(judge, state, seat, self.noise, self.rng)
        if self._kept is None or not self._kept.goes_on(state, seat):
            self._kept = JudgedSearch(state, seat, judge, self.rng)
        self._kept.run(self.simulations, self.milliseconds)
        return self._kept.report()


def _general(simulations: int, milliseconds: int) -> str:
    """A search of about the same cost, for a game without a judgement."""
    if milliseconds:
        return f"mcts:{milliseconds}ms"
    return f"mcts:{min(simulations * 3, MOST_SIMULATIONS)}" if simulations else "greedy"
