"""Playing random matches under the eyes of all checks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from guildhall.conformance import checks
from guildhall.conformance.checks import BrokenPromise, require
from guildhall.conformance.pairs import watch_match
from guildhall.core.errors import CannotUndo
from guildhall.core.game import Setup
from guildhall.core.rng import SEARCH, Rng
from guildhall.core.state import State
from guildhall.play.match import Match

KEPT_COPIES = 12
"""Old copies that are kept and compared, to catch a copy that shares something."""

CHANGES = 8
"""One of so many times a seat acts that need not, if there is one: it changes what it chose."""


class Report(NamedTuple):
    """What was played: the record's text, how it ended, and which actions were seen."""

    record: str
    reason: str
    actions: int
    seen: frozenset[int]


def check_match(setup: Setup, seed: int, thorough: int = 1) -> Report:
    """Play one random match by seed. Costly checks run at every `thorough`-th action."""
    rng = Rng(seed, SEARCH)
    match = Match(setup, seed)
    kept: list[tuple[State, str]] = []
    seen: set[int] = set()
    try:
        while not match.over:
            state = match.state
            closely = match.number % thorough == 0
            seat, action = _choose(state, rng)
            checks.those_to_act_can(state, len(setup.catalogue))
            if closely:
                _look_closely(setup, state, seat, action, seed + match.number)
                kept.append((state.copy(), state.save()))
                if len(kept) > KEPT_COPIES:
                    del kept[rng.below(len(kept))]
            seen.add(action)
            match.act(seat, action)
            if closely:
                _undo_and_redo(match, seat)
            require(match.number <= setup.bound, f"the match is longer than {setup.bound} actions")
        _end(setup, match, kept, seed + match.number)
    except BrokenPromise as broken:
        where = (
            f"{setup.game.meta.name}, {setup.seats} seats, {dict(setup.options)}, seed {seed}, action {match.number}"
        )
        raise BrokenPromise(f"{where}: {broken}") from broken
    outcome = match.state.outcome()
    return Report(match.export(), outcome.reason if outcome else "", match.number, frozenset(seen))


def _choose(state: State, rng: Rng) -> tuple[int, int]:
    """Any seat to act, now and then one that changes what it chose, and any of its legal actions."""
    to_act, may_change = state.to_act(), state.may_change()
    require(bool(to_act), "nobody is to act, but the match is not over")
    seats = may_change if may_change and rng.below(CHANGES) == 0 else to_act
    seat = seats[rng.below(len(seats))]
    legal = state.legal(seat)
    require(bool(legal), f"seat {seat} is to act but has no legal action")
    return seat, legal[rng.below(len(legal))]


def _look_closely(setup: Setup, state: State, seat: int, action: int, seed: int) -> None:
    before = state.save()
    checks.is_sound(state)
    checks.refusals_agree_with_legal(state, len(setup.catalogue), setup.game.meta.prefix)
    checks.saves_and_loads(state, setup)
    checks.is_a_value(state)
    checks.is_seen_together(state)
    checks.hidden_facts_stay_hidden(state, seed)
    checks.barrier_stands(state, seat, action, seed)
    checks.log_keeps_secrets(state, seat, action, seed)
    require(state.save() == before, "looking at a position changed it")


def _undo_and_redo(match: Match, seat: int) -> None:
    """Undo stops at a barrier; where it is allowed, redo leads back to the same position."""
    if match.steps[-1].barrier:
        try:
            match.undo(seat)
        except CannotUndo:
            return
        raise BrokenPromise("undo crossed a barrier")
    steps, after = match.undoable(seat), match.state.save()
    match.undo(seat, steps)
    for _ in range(steps):
        match.redo(seat)
    require(match.state.save() == after, "undo and redo lead to another position")


def _end(setup: Setup, match: Match, kept: Iterable[tuple[State, str]], seed: int) -> None:
    checks.those_to_act_can(match.state, len(setup.catalogue))
    checks.is_sound(match.state)
    checks.result_adds_up(match.state)
    checks.saves_and_loads(match.state, setup)
    checks.hidden_facts_stay_hidden(match.state, seed)
    for copy, text in kept:
        require(copy.save() == text, "an old copy changed while the match went on")
    again = setup.start(match.seed)
    for step in match.steps:
        again.apply(step.seat, step.action)
    require(again.save() == match.state.save(), "the same seed and actions lead to another position")


def check_setup(setup: Setup, seeds: Iterable[int], thorough: int = 1) -> list[Report]:
    """Many matches of one setup, each of them also in pairs of worlds."""
    checks.catalogue_is_one_to_one(setup.catalogue)
    reports = []
    for seed in seeds:
        reports.append(check_match(setup, seed, thorough))
        watch_match(setup, seed)
    return reports
