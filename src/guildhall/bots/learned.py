"""Bots that play by what was learned of a game, and by general means where nothing was."""

from __future__ import annotations

from typing import NamedTuple

from guildhall.bots.bot import MOST_SIMULATIONS, Bot, MctsBot, make_bot, only_choice
from guildhall.bots.judging import Judge, JudgedSearch, one_ahead
from guildhall.bots.weights import judgement_of
from guildhall.core.state import State


class Level(NamedTuple):
    """How a bot for people plays: its simulations, how much it misjudges, and who plays where nothing was learned."""

    simulations: int
    noise: float
    general: str


LEVELS = {
    "apprentice": Level(8, 0.65, "greedy"),
    "journeyman": Level(100, 0.2, "mcts:50"),
    "master": Level(2000, 0.0, "mcts:400"),
}
"""The same at every table."""


def level(name: str, seed: int) -> LearnedBot:
    found = LEVELS[name]
    return LearnedBot(name, seed, found.simulations, 0, found.noise, found.general)


class LearnedBot(Bot):
    """Looks one step ahead or, with a budget, searches. `noise` says how much it misjudges what it sees."""

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
        found = self._report(judge, state, seat, only_best=not self.noise)
        action = self._misjudged(found, state) if self.noise else found[0][0]
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
        net = judgement_of(state.setup.game, int(state.seats))
        return Judge(net) if net is not None else None

    def _report(
        self, judge: Judge, state: State, seat: int, *, only_best: bool = False
    ) -> list[tuple[int, int, float]]:
        """All actions, the best first; who asks only for that one need not wait for what is said of the others."""
        if not self.simulations and not self.milliseconds:
            return one_ahead(judge, state, seat)
        if self._kept is None or not self._kept.goes_on(state, seat):
            self._kept = JudgedSearch(state, seat, judge, self.rng)
        if only_best and self.simulations:
            self._kept.decide(self.simulations)
        else:
            self._kept.run(self.simulations, self.milliseconds)
        return self._kept.report()

    def _misjudged(self, found: list[tuple[int, int, float]], state: State) -> int:
        """What seems best to who misjudges each action by up to `noise` times what the best has over the mean."""
        features = state.setup.game.features
        assert features is not None
        shares = [share for _, _, share in found]
        blur = self.noise * features.misjudging * (max(shares) - sum(shares) / len(shares))
        return max(found, key=lambda row: row[2] + blur * (self.rng.chance() - self.rng.chance()))[0]


def _general(simulations: int, milliseconds: int) -> str:
    """A search of about the same cost, for a game without a judgement."""
    if milliseconds:
        return f"mcts:{milliseconds}ms"
    return f"mcts:{min(simulations * 3, MOST_SIMULATIONS)}" if simulations else "greedy"
