"""Very many random matches: every one must end soundly; some are played under the eyes of all checks.

A job is a setup and some seeds, so a run can be spread over processes and resumed at any seed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import product
from typing import NamedTuple

from guildhall.bots.playout import play_randomly
from guildhall.conformance.checks import BrokenPromise, is_sound, result_adds_up
from guildhall.conformance.pairs import Watched, watch_match
from guildhall.conformance.suite import check_match
from guildhall.core.errors import BadOption, BadSeats
from guildhall.core.game import Game, Setup
from guildhall.core.options import Option, Value
from guildhall.core.rng import SEARCH, Rng
from guildhall.core.state import Moves
from guildhall.games import game as load_game

TRIES = 8
"""How often other options are drawn when some do not go together."""


class Job(NamedTuple):
    game: str
    seats: int
    modules: Mapping[str, Value]
    seeds: range
    closely: int
    """Every so-manieth match is checked step by step; 0: none."""


class Tally(NamedTuple):
    matches: int
    checked: int
    actions: int
    longest: int
    ended: Counter[str]


def run_job(job: Job) -> Tally:
    """Play the job's matches; BrokenPromise names the first seed that goes wrong."""
    game = load_game(job.game)
    moves = Moves()
    actions, longest, checked = 0, 0, 0
    ended: Counter[str] = Counter()
    for seed in job.seeds:
        setup = varied(game, job.seats, job.modules, seed)
        if job.closely and (seed + job.seats) % job.closely == 0:
            check_match(setup, seed, thorough=7)
            checked += 1
        state = setup.start(seed)
        made = int(play_randomly(state, Rng(seed, SEARCH), moves, setup.bound))
        outcome = state.outcome()
        if outcome is None:
            raise BrokenPromise(f"{job.game}, {dict(setup.options)}, seed {seed}: no end after {made} actions")
        try:
            is_sound(state)
            result_adds_up(state)
        except BrokenPromise as broken:
            raise BrokenPromise(
                f"{job.game}, {job.seats} seats, {dict(setup.options)}, seed {seed}: {broken}"
            ) from broken
        actions += made
        longest = max(longest, made)
        ended[outcome.reason] += 1
    return Tally(len(job.seeds), checked, actions, longest, ended)


class PairJob(NamedTuple):
    """Matches to be watched in two worlds at once, by their numbers."""

    game: str
    numbers: range


def run_pair_job(job: PairJob) -> Watched:
    """Match number n is always the same one; BrokenPromise names the first that tells a secret."""
    game = load_game(job.game)
    choices = list(setups(game))
    pairs, actions = 0, 0
    ended: Counter[str] = Counter()
    for number in job.numbers:
        seats, modules = choices[number % len(choices)]
        found = watch_match(varied(game, seats, modules, number), number)
        pairs += found.pairs
        actions += found.actions
        ended += found.ended
    return Watched(pairs, actions, ended)


def setups(game: Game) -> Iterator[tuple[int, dict[str, Value]]]:
    """Every allowed choice of seats and modules; the other options are left to `varied`."""
    chosen = [option for option in game.meta.options if option.key in game.meta.modules]
    for seats in game.meta.seats:
        for values in product(*(option.values for option in chosen)):
            options: dict[str, Value] = {option.key: value for option, value in zip(chosen, values, strict=True)}
            try:
                game.setup(seats, options)
            except (BadOption, BadSeats):
                continue
            yield seats, options


def varied(game: Game, seats: int, modules: Mapping[str, Value], seed: int) -> Setup:
    """A setup with these modules whose other options are drawn by the seed, half of them left as usual."""
    rng = Rng(seed, SEARCH)
    for _ in range(TRIES):
        options = dict(modules)
        for option in game.meta.options:
            if option.key not in modules and rng.below(2):
                values = _values(option)
                options[option.key] = values[rng.below(len(values))]
        try:
            return game.setup(seats, options)
        except (BadOption, BadSeats):
            continue
    return game.setup(seats, modules)


def _values(option: Option) -> tuple[Value, ...]:
    return option.values or (option.low, int(option.default), option.high)
