"""Matches between what was learned and others: seats rotated, the same deals for all."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import NamedTuple

from guildhall.bots import Bot, make_bot
from guildhall.bots.judging import Judge, one_ahead
from guildhall.bots.weights import from_bytes
from guildhall.core.state import State
from guildhall.games import game as load_game
from guildhall.learning.workers import Workers

GATE_SEED = 1_000_000_000
"""No match of training has a seed from here on."""
PER_JOB = 10


class Duel(NamedTuple):
    """A job: matches of one `weights` against `others` on all other seats, weights or the name of a bot."""

    game: str
    seats: int
    weights: bytes
    others: bytes | str
    first: int
    matches: int
    longest: int
    """After so many actions nobody has won."""


class Score(NamedTuple):
    """What one side won of so many matches; a shared win is shared."""

    won: float
    matches: int

    @property
    def share(self) -> float:
        return self.won / self.matches

    def interval(self) -> tuple[float, float]:
        """Of the share, at 95 % (Wilson's)."""
        z = 1.96
        middle = self.share + z * z / (2 * self.matches)
        spread = z * math.sqrt(self.share * (1 - self.share) / self.matches + z * z / (4 * self.matches**2))
        whole = 1 + z * z / self.matches
        return (middle - spread) / whole, (middle + spread) / whole


class Candidate(Bot):
    """Plays by weights that are no file of a game yet, one step ahead."""

    def __init__(self, judge: Judge, seed: int) -> None:
        super().__init__("candidate", seed)
        self.judge = judge

    def choose(self, state: State, seat: int) -> int:
        return one_ahead(self.judge, state, seat)[0][0]


@lru_cache(maxsize=2)
def judge_of(game: str, weights: bytes) -> Judge:
    features = load_game(game).features
    assert features is not None
    return Judge(from_bytes(weights).net(features))


def play_duels(job: Duel) -> Score:
    """Match number n is deal n // seats, with the weights on seat n % seats."""
    setup = load_game(job.game).setup(job.seats)
    won = 0.0
    for number in range(job.first, job.first + job.matches):
        own = number % job.seats
        seed = GATE_SEED + number // job.seats
        bots = [
            _player(job, job.weights if seat == own else job.others, number * 8 + seat) for seat in range(job.seats)
        ]
        state = setup.start(seed)
        actions = 0
        while (seat := int(state.mover())) >= 0 and actions < job.longest:
            state.apply(seat, bots[seat].choose(state, seat))
            actions += 1
        outcome = state.outcome()
        if outcome is not None and outcome.ranks[own] == 1:
            won += 1 / outcome.ranks.count(1)
    return Score(won, job.matches)


def _player(job: Duel, who: bytes | str, seed: int) -> Bot:
    return make_bot(who, seed) if isinstance(who, str) else Candidate(judge_of(job.game, who), seed)


def duel(
    workers: Workers, game: str, seats: int, weights: bytes, others: bytes | str, matches: int, longest: int
) -> Score:
    """What the weights win of so many matches."""
    jobs = [
        Duel(game, seats, weights, others, first, min(PER_JOB, matches - first), longest)
        for first in range(0, matches, PER_JOB)
    ]
    scores = list(workers.results(play_duels, jobs))
    return Score(sum(score.won for score in scores), matches)
