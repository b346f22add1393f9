"""Matches of self-play and what is learned from them: positions in somebody's eyes, and what came of them.

The target of a position is a mixture of the final result and of what later movers thought of their best actions (a
λ-return): near the end mostly the result, far from it more and more the judgement. It is cut where a move was bad on
purpose, for what comes after that says little about what came before. Where matches are played by search, the target of
a position that was only thought of is what the search found.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from guildhall.bots.judging import Judge
from guildhall.bots.net import POINT, WHOLE
from guildhall.bots.self_play import Course, play_course
from guildhall.bots.weights import from_bytes
from guildhall.core.errors import BadOption, BadSeats
from guildhall.core.game import Game, Setup
from guildhall.core.rng import SEARCH, Rng
from guildhall.games import game as load_game

POINTS_IN_ONE = 16
"""So many points are one to the network."""
UNUSUAL = 2
"""One match in so many is played with any options, the others with the usual ones, unless a plan says otherwise."""
MOST_KEPT = 100
"""Of a long match so many positions are learned from: all end alike, and a network learns deals by heart from many."""
MOST_THOUGHT = 200
"""So many of those that were only thought of; what was found of them is not the end of one match."""
TRIES = 50
"""So often options are drawn, should they never fit together."""


class Matches(NamedTuple):
    """A job: so many matches from a seed on. Without weights the game's own appraisal plays."""

    game: str
    seats: tuple[int, ...]
    weights: bytes
    first_seed: int
    matches: int
    noise: float
    leads: dict[int, float]
    """By number of seats: by how much another choice than the game's own must seem better (`play_course`); 0 if not."""
    trust: float
    """λ: how much of a target is what happened rather than what was thought."""
    longest: int
    """A match of more actions is broken off and teaches nothing."""
    unusual: int = UNUSUAL
    """One match in so many is played with any options."""
    walks: int = 0
    """With how many walks every choice is searched; 0 looks one step ahead."""


class Positions(NamedTuple):
    """What is learned from, a row a position; features stand one after another, so many of them as `lengths` says."""

    features: Any
    lengths: Any
    players: Any
    """How many share the win: the seats or, for who plays alone, two."""
    expected: Any
    """Points that rules of thumb expect of the players; 0 where they expect nothing."""
    targets: Any
    """Shares of the win in the order of play from the viewer on, then points; 0 beyond the players."""
    results: Any
    """The share of the win that the viewer really got; not a number where that was only thought of."""
    choices: Any
    """How many choices each match had."""

    def save(self, file: Any) -> None:
        np.savez(file, **self._asdict())


def nothing(places: int) -> Positions:
    """No positions, in the form of some."""
    places = max(places, 2)
    expected: Any = np.zeros((0, places), np.float32)
    rows: Any = np.zeros((0, places * 2), np.float32)
    empty: list[Any] = [np.zeros(0, kind) for kind in (np.uint16, np.uint16, np.uint8, np.float32, np.uint16)]
    return Positions(empty[0], empty[1], empty[2], expected, rows, empty[3], empty[4])


def joined(several: list[Positions]) -> Positions:
    return Positions(*(np.concatenate(columns) for columns in zip(*several, strict=True)))


def loaded(file: Any) -> Positions:
    with np.load(file) as found:
        return Positions(*(found[name] for name in Positions._fields))


def play_matches(job: Matches) -> Positions:
    """Play a job's matches; the same job gives the same positions anywhere."""
    game = load_game(job.game)
    assert game.features is not None
    judge = Judge(from_bytes(job.weights).net(game.features)) if job.weights else None
    found = [nothing(game.features.seats)]
    for seed in range(job.first_seed, job.first_seed + job.matches):
        rng = Rng(seed, SEARCH)
        setup = any_setup(game, job.seats, rng, job.unusual)
        lead = job.leads.get(setup.seats, 0.0)
        course = play_course(setup.start(seed), judge, rng, job.noise, lead, job.longest, job.walks)
        if course.result and course.lengths:
            kept = some_of(course, np.random.default_rng(seed))
            found.append(positions_of(course, setup.seats, game.features.seats, job.trust, kept))
    return joined(found)


def some_of(course: Course, chance: np.random.Generator) -> Any:
    """Which positions of a match are learned from."""
    steps = np.array(course.steps)
    happened, thought = np.flatnonzero(steps >= 0), np.flatnonzero(steps < 0)
    kept = chance.permutation(happened)[:MOST_KEPT], chance.permutation(thought)[:MOST_THOUGHT]
    return np.sort(np.concatenate(kept))


def any_setup(game: Game, seats: tuple[int, ...], rng: Rng, unusual: int = UNUSUAL) -> Setup:
    """Some seats, and most times the usual options; those that exclude each other are drawn again."""
    count = seats[rng.below(len(seats))]
    if rng.below(unusual) == 0:
        for _ in range(TRIES):
            try:
                return game.setup(count, any_options(game, rng))
            except (BadOption, BadSeats):
                continue
    return game.setup(count)


def any_options(game: Game, rng: Rng) -> dict[str, object]:
    """Any value of each option."""
    options: dict[str, object] = {}
    for option in game.meta.options:
        if option.values:
            options[option.key] = option.values[rng.below(len(option.values))]
        else:
            options[option.key] = option.low + int(rng.below(option.high - option.low + 1))
    return options


def positions_of(course: Course, seats: int, places: int, trust: float, kept: Any) -> Positions:
    """Those positions of a match that are kept, with their targets."""
    steps, viewers = np.array(course.steps), np.array(course.viewers)[kept]
    goals = goals_of(course, steps, seats, trust)[kept]
    places = max(places, 2)
    targets: Any = np.zeros((len(kept), places * 2), np.float32)
    rows = np.arange(len(kept))
    for away in range(seats):
        player = (viewers + away) % seats
        targets[:, away] = goals[rows, player]
        targets[:, places + away] = goals[rows, seats + player]
    expected: Any = np.zeros((len(kept), places), np.float32)
    players = max(seats, 2)
    if course.expected:
        points = np.array(course.expected, np.float32).reshape(-1, players) / int(POINT)
        expected[:, :players] = points[kept]
    if seats == 1:
        targets[:, 1] = 1.0 - targets[:, 0]
        targets[:, places + 1] = expected[:, 1] / POINTS_IN_ONE  # what a rival without a seat gets is not learned
    shares = np.array(course.result[:seats], np.float32) / int(WHOLE)
    results = np.where(steps[kept] < 0, np.nan, shares[viewers]).astype(np.float32)
    lengths = np.array(course.lengths, np.uint16)
    is_kept: Any = np.zeros(len(lengths), bool)
    is_kept[kept] = True
    return Positions(
        np.array(course.features, np.uint16)[np.repeat(is_kept, lengths)],
        lengths[kept],
        np.full(len(kept), players, np.uint8),
        expected,
        targets,
        results,
        np.array([len(course.blundered)], np.uint16),
    )


def goals_of(course: Course, steps: Any, seats: int, trust: float) -> Any:
    """The targets of all positions by absolute seats: shares, then points."""
    goals = returns(course, seats, trust)[steps]
    if course.found:
        goals[steps < 0] = np.array(course.found, np.float32).reshape(-1, seats * 2) / scale_of(seats)
    return goals


def scale_of(seats: int) -> Any:
    """What shares and points in whole numbers are divided by."""
    return np.array([int(WHOLE)] * seats + [int(POINT) * POINTS_IN_ONE] * seats, np.float32)


def returns(course: Course, seats: int, trust: float) -> Any:
    """For the position after every choice the target of all seats: shares, then points.

    Alone only what happened counts: nobody answers who thinks too well of what it chose, and would believe it more and
    more.
    """
    scale = scale_of(seats)
    result = np.array(course.result, np.float32) / scale
    choices = len(course.blundered)
    goals: Any = np.empty((choices, seats * 2), np.float32)
    goals[:] = result
    if course.judged and seats > 1:
        judged = np.array(course.judged, np.float32).reshape(choices, seats * 2) / scale
        for step in range(choices - 2, -1, -1):
            later = judged[step + 1]
            goals[step] = later if course.blundered[step + 1] else later + trust * (goals[step + 1] - later)
    return goals
