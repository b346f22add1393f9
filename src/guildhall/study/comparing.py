"""Comparing actions in the same worlds: what each of them leads to, walk by walk from the same numbers.

A search spends its walks on what is good, and of what is bad it knows little. Here every action gets a search of its
own with as many walks as the others, and the walks of the same number deal the same world: most of what is luck falls
out of the difference.
"""

from __future__ import annotations

from collections.abc import Sequence

from guildhall.bots.judging import Judge, JudgedSearch
from guildhall.bots.mcts import Search
from guildhall.bots.tally import Tally
from guildhall.bots.weights import judgement_of
from guildhall.core.rng import SEARCH, Rng
from guildhall.core.state import State
from guildhall.study.calibration import curve_for
from guildhall.study.expectation import EFFORT, Expectation

APART = 1_000_003
"""Seeds of neighbouring positions lie so far apart that their worlds do not meet."""


def compare(state: State, seat: int, actions: Sequence[int], effort: int = EFFORT, seed: int = 0) -> list[Expectation]:
    """What all seats may expect of each action, by what the seat that chooses may know."""
    curve, turn = curve_for(state), state.turn_number()
    tallies = [_tally(state, seat, action, effort, seed) for action in actions]
    return [Expectation(curve.bent(one.mean_shares(), turn), tuple(one.mean_points())) for one in tallies]


def _tally(state: State, seat: int, action: int, effort: int, seed: int) -> Tally:
    """What so many walks led to that all begin with this action."""
    net = judgement_of(state.setup.game, int(state.seats))
    search: JudgedSearch | Search
    if net is not None:
        search = JudgedSearch(state, seat, Judge(net), Rng(seed, SEARCH))
    else:
        search = Search(state, seat, Rng(seed, SEARCH))
    search.onward = [action]
    for walk in range(effort):
        search.rng = Rng(seed * APART + walk, SEARCH)
        search.run(1, 0)
    (tally,) = search.tallies.values()
    return tally
