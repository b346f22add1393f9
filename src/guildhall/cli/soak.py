"""`guildhall soak`: the conformance suite at length, on all cores, resumable by seed."""

from __future__ import annotations

import json
import sys
from collections import Counter
from typing import NoReturn

from rich.console import Console

from guildhall.cli.progress import progress_bar
from guildhall.cli.simulate import in_processes
from guildhall.conformance.checks import BrokenPromise
from guildhall.conformance.soak import Job, PairJob, run_job, run_pair_job, setups
from guildhall.games import game as load_game

BATCH = 50
PAIR_BATCH = 8


def soak(name: str, games: int, seed: int, workers: int, closely: int, as_json: bool) -> None:
    """`games` matches, spread evenly over every allowed choice of seats and options."""
    choices = list(setups(load_game(name)))
    each = max(1, games // len(choices))
    jobs = []
    for start in range(0, each, BATCH):
        for seats, options in choices:
            seeds = range(seed + start, seed + min(start + BATCH, each))
            jobs.append(Job(name, seats, options, seeds, closely))
    matches, checked, actions, longest = 0, 0, 0, 0
    ended: Counter[str] = Counter()
    with progress_bar(each * len(choices), f"soak {name}, {len(choices)} choices", quiet=as_json) as advance:
        try:
            for tally in in_processes(run_job, jobs, workers):
                matches += tally.matches
                checked += tally.checked
                actions += tally.actions
                longest = max(longest, tally.longest)
                ended += tally.ended
                advance(tally.matches)
        except BrokenPromise as broken:
            _give_up(broken)
    report = {
        "game": name,
        "choices": len(choices),
        "matches": matches,
        "checked_closely": checked,
        "actions": actions,
        "longest": longest,
        "ended": dict(ended),
        "next_seed": seed + each,
    }
    _say(report, as_json)


def soak_pairs(name: str, wanted: int, first: int, workers: int, as_json: bool) -> None:
    """Matches in two worlds at once, from number `first` on, until there were so many pairs."""
    pairs, actions, number = 0, 0, first
    ended: Counter[str] = Counter()
    with progress_bar(wanted, f"pairs of worlds, {name}", quiet=as_json) as advance:
        try:
            while pairs < wanted:
                jobs = [PairJob(name, range(start, start + PAIR_BATCH)) for start in _starts(number, workers)]
                for found in in_processes(run_pair_job, jobs, workers):
                    pairs += found.pairs
                    actions += found.actions
                    ended += found.ended
                    advance(found.pairs)
                number += len(jobs) * PAIR_BATCH
        except BrokenPromise as broken:
            _give_up(broken)
    report = {
        "game": name,
        "matches": number - first,
        "pairs": pairs,
        "actions": actions,
        "ended": dict(ended),
        "next_seed": number,
    }
    _say(report, as_json)


def _starts(number: int, workers: int) -> range:
    """Where the next batches begin: enough of them to keep all processes busy for a while."""
    return range(number, number + PAIR_BATCH * workers * 8, PAIR_BATCH)


def _give_up(broken: BrokenPromise) -> NoReturn:
    Console(stderr=True).print(f"[red]broken promise[/] {broken}", highlight=False)
    sys.exit(1)


def _say(report: dict[str, object], as_json: bool) -> None:
    if as_json:
        print(json.dumps(report))  # noqa: T201
    else:
        Console().print(report)
