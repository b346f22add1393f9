"""Fitting the curves of `calibration.py`: positions of bots' matches, what the search says of them, and who won.

Bots of different strength sit at the same table, some of them careless, so that all kinds of positions come up. Every
second match is held out: the fit never sees it, and the table of what was said and what came true is made of those.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import product
from typing import NamedTuple

from guildhall.bots import make_bot
from guildhall.bots.mcts import onward
from guildhall.core.game import Setup
from guildhall.core.rng import SEARCH, Rng
from guildhall.core.state import State
from guildhall.games import game as load_game
from guildhall.study.calibration import PLAIN, Curve
from guildhall.study.expectation import EFFORT, judge, result

PLAYERS = ("greedy", "careless", "mcts:30")
"""Who plays the matches; a careless bot is a greedy one that takes anything one time in six."""
CARELESS = 6
POSITIONS = 10
"""How many positions of a match are judged, spread evenly over its choices."""
LEAST_SHARE = 0.001
"""What a curve is taken to say where it says never, so that a fit is not decided by one miracle."""
POWERS = tuple(0.2 + 0.1 * step for step in range(29))
CHANGES = (-0.8, -0.4, -0.2, 0.0, 0.2, 0.4, 0.8, 1.2)
BEND = 2.0
"""What a curve costs that doubles the power."""
DOUBTS = (0.0, 0.02, 0.05, 0.1, 0.2)
BINS = 10


class Job(NamedTuple):
    """A match to be played and judged; plain values, to travel between processes."""

    game: str
    seats: int
    seed: int
    effort: int = EFFORT


class Sample(NamedTuple):
    """A position: what the search said as it is, and what came of the match."""

    seats: int
    turn: int
    said: tuple[float, ...]
    came: tuple[float, ...]
    held_out: bool


class Fit(NamedTuple):
    """The curve of one number of seats."""

    seats: int
    curve: Curve
    fitted_on: int
    held_out: int
    loss_before: float
    """Of the held-out positions: the mean surprise at the winner, with shares as they are…"""
    loss_after: float
    """…and as the curve bends them."""


class Bin(NamedTuple):
    """All seats of held-out positions that were told about the same share."""

    low: float
    high: float
    seats: int
    said: float
    came: float


def sample(job: Job) -> list[Sample]:
    """Play a match and judge positions of it."""
    setup = load_game(job.game).setup(job.seats)
    states = _played(setup, job.seed)
    last = states.pop()
    came = result(last.outcome(), job.seats).shares
    open_to_choice = [state for state in states if len(onward(state, state.to_act()[0])) > 1]
    found = []
    for part in range(min(POSITIONS, len(open_to_choice))):
        state = open_to_choice[(2 * part + 1) * len(open_to_choice) // (2 * POSITIONS)]
        said = judge(state, state.to_act()[0], job.effort, job.seed * POSITIONS + part, curve=PLAIN).expectation.shares
        found.append(Sample(job.seats, state.turn_number(), said, came, job.seed % 2 == 1))
    return found


def _played(setup: Setup, seed: int) -> list[State]:
    """All positions of a match between bots drawn by lot."""
    rng = Rng(seed, SEARCH)
    names = [PLAYERS[int(rng.below(len(PLAYERS)))] for _ in range(setup.seats)]
    bots = [make_bot(name.replace("careless", "greedy"), seed * 31 + seat) for seat, name in enumerate(names)]
    state = setup.start(seed)
    states = [state]
    while state.to_act() and len(states) <= setup.bound:
        seat = state.to_act()[0]
        if names[seat] == "careless" and rng.below(CARELESS) == 0:
            legal = onward(state, seat)
            action = legal[int(rng.below(len(legal)))]
        else:
            action = bots[seat].choose(state, seat)
        state = state.copy()
        state.apply(seat, action)
        states.append(state)
    return states


def fit(samples: Sequence[Sample]) -> Fit:
    """The curve under which the winners of one number of seats surprise least."""
    seen = [one for one in samples if not one.held_out]
    held = [one for one in samples if one.held_out]
    turns = max(1.0, _usual_turns(samples))
    curves = [Curve(round(power, 2), change, doubt, turns) for power, change, doubt in product(POWERS, CHANGES, DOUBTS)]
    best = min(curves, key=lambda curve: (len(seen) / POSITIONS * surprise(seen, curve) + bend(curve), curve))
    return Fit(samples[0].seats, best, len(seen), len(held), surprise(held, PLAIN), surprise(held, best))


def checked(samples: Sequence[Sample], curve: Curve) -> Fit:
    """How well a curve does that was fitted before, on other matches than these."""
    return Fit(samples[0].seats, curve, 0, len(samples), surprise(samples, PLAIN), surprise(samples, curve))


def bend(curve: Curve) -> float:
    """How much a curve must explain to be believed, as the surprise of so many matches.

    Positions of one match have one winner: they count as one, and a few dozen matches must not bend shares for nothing.
    """
    return BEND * ((curve.power - 1) ** 2 + (curve.power + curve.change - 1) ** 2 + 4 * curve.doubt**2)


def _usual_turns(samples: Sequence[Sample]) -> float:
    """About when matches end: the last positions of each lie close to it."""
    last = sorted(one.turn for one in samples)[-max(1, len(samples) // POSITIONS) :]
    return round(sum(last) / len(last) * POSITIONS / (POSITIONS - 0.5), 1)


def surprise(samples: Sequence[Sample], curve: Curve) -> float:
    """The mean logarithm of what was not said to those who won."""
    total = 0.0
    for one in samples:
        shares = curve.bent(one.said, one.turn)
        total -= sum(came * math.log(max(LEAST_SHARE, said)) for said, came in zip(shares, one.came, strict=True))
        if one.seats == 1:
            total -= (1 - one.came[0]) * math.log(max(LEAST_SHARE, 1 - shares[0]))
    return total / max(1, len(samples))


def bins(samples: Iterable[Sample], curves: dict[int, Curve]) -> list[Bin]:
    """What was said to seats of held-out positions, and what share of them won."""
    rows: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for one in samples:
        if one.held_out:
            shares = curves[one.seats].bent(one.said, one.turn)
            for said, came in zip(shares, one.came, strict=True):
                rows[min(BINS - 1, int(said * BINS))].append((said, came))
    return [
        Bin(
            number / BINS,
            (number + 1) / BINS,
            len(row),
            sum(said for said, _ in row) / len(row),
            sum(came for _, came in row) / len(row),
        )
        for number, row in enumerate(rows)
        if row
    ]
