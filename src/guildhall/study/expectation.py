"""What a position promises: to every seat a share of the win and the points at the end, to whoever chooses each choice.

Judged by search: with what was learned of a game where there is something, by playouts elsewhere. A seat's choices are
judged by what that seat may know: the unknown is dealt anew for every walk. The same seed gives the same answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from guildhall.bots.judging import Judge, JudgedSearch
from guildhall.bots.mcts import Search
from guildhall.bots.tally import Tally
from guildhall.bots.weights import judgement_of
from guildhall.core.rng import SEARCH, Rng
from guildhall.core.state import Outcome, State
from guildhall.study.calibration import Curve, curve_for

EFFORT = 400
"""Walks of a search, if nobody says how many."""


class Expectation(NamedTuple):
    """Of a position, by seats."""

    shares: tuple[float, ...]
    """Of the win; they add up to 1. Alone it is the chance to win."""
    points: tuple[float, ...]
    """At the end."""


class Choice(NamedTuple):
    """What a seat may choose, and what it promises that seat."""

    action: int
    visits: int
    """How many of the walks went this way."""
    share: float
    points: float


class Judgement(NamedTuple):
    """A seat's choices, the best first, and what all may expect if it takes the best."""

    seat: int
    choices: tuple[Choice, ...]
    expectation: Expectation

    def choice(self, action: int) -> Choice | None:
        """What was found of an action; None if no walk has tried it."""
        return next((choice for choice in self.choices if choice.action == action), None)


def judge(
    state: State, seat: int, effort: int = EFFORT, seed: int = 0, only: Sequence[int] = (), curve: Curve | None = None
) -> Judgement:
    """Search for a seat that is to act, by what it may know; with `only`, among these choices alone.

    The game's curve bends shares unless another one is given.
    """
    rng = Rng(seed, SEARCH)
    net = judgement_of(state.setup.game, int(state.seats))
    found: list[tuple[int, int, Tally]]
    if net is not None:
        judged = JudgedSearch(state, seat, Judge(net), rng)
        judged.onward = list(only) or judged.onward
        judged.run(effort, 0)
        found = [
            (action, visits, judged.tallies[int(state.meaning(seat, action))]) for action, visits, _ in judged.report()
        ]
    else:
        played = Search(state, seat, rng)
        played.onward = list(only) or played.onward
        played.run(effort, 0)
        found = [
            (action, visits, played.tallies[action])
            for action, visits, _ in played.report()
            if action in played.tallies
        ]
    return _judgement(state, seat, found, curve or curve_for(state))


def expect(state: State, effort: int = EFFORT, seed: int = 0) -> Expectation:
    """What a position promises, in the eyes of the first seat that is to act; a finished one is its result."""
    to_act = state.to_act()
    if not to_act:
        return result(state.outcome(), state.seats)
    return judge(state, to_act[0], effort, seed).expectation


def result(outcome: Outcome | None, seats: int) -> Expectation:
    """How a match ended: who won shares the win. One that nobody won is everybody's alike; alone it is lost."""
    if outcome is None:
        return Expectation((1.0 / seats,) * seats, (0.0,) * seats)
    winners = outcome.winners()
    shared = 1.0 / len(winners) if winners else (1.0 / seats if seats > 1 else 0.0)
    shares = tuple(shared if seat in winners or (not winners and seats > 1) else 0.0 for seat in range(seats))
    return Expectation(shares, tuple(float(score) for score in outcome.scores))


def _judgement(state: State, seat: int, found: Sequence[tuple[int, int, Tally]], curve: Curve) -> Judgement:
    assert found, "a seat that is to act has something to choose"
    turn = state.turn_number()
    expectations = [
        Expectation(curve.bent(tally.mean_shares(), turn), tuple(tally.mean_points())) for _, _, tally in found
    ]
    choices = tuple(
        Choice(action, visits, expected.shares[seat], expected.points[seat])
        for (action, visits, _), expected in zip(found, expectations, strict=True)
    )
    return Judgement(seat, choices, expectations[0])
