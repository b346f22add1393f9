"""Pairs of worlds that an onlooker cannot tell apart: the same actions must go on looking the same in both.

Secrecy is a property of sequences. A view may keep every secret and the course of play still tell one: somebody is
asked in one world and not in the other, a turn ends sooner, a line is missing in the log. So a pair is played on, the
same public actions in both worlds, and after each of them everything that the onlooker gets is compared.

A pair ends where it honestly must: an action is possible in one world only, or is about something else there (whoever
makes it shows a secret of their own), or chance spoke and showed the onlooker different things. That something was
*shown* has to be seen: up to there the course of play must be the same.
"""

from __future__ import annotations

import json
from collections import Counter
from typing import Any, NamedTuple

from guildhall.bots.bot import only_choice
from guildhall.bots.playout import greedy_move
from guildhall.conformance.checks import BrokenPromise, encoded, require, seen, tell
from guildhall.core.game import Setup
from guildhall.core.question import Question, question
from guildhall.core.rng import SEARCH, Rng
from guildhall.core.state import Event, State

LONGEST = 12
"""After so many common actions a pair has shown enough, and a new one begins."""
POSSIBLE_ONCE, SHOWN, LONG, OVER = "possible in one world only", "something was shown", "long enough", "the end"
"""Why pairs end."""


class Course(NamedTuple):
    """What all can see of how play goes on: whose choice it is now, in which turn, and what the table bar says."""

    to_act: list[int]
    at_once: list[int]
    """Those of them for whom a bot would answer without thinking, which one notices."""
    turn: int
    bar: dict[str, Any]


class Sight(NamedTuple):
    """What somebody gets after an action."""

    course: Course
    log: list[tuple[str, dict[str, Any]]]
    view: str
    standings: list[int]
    asked: Question | None
    features: list[int]
    """What a network is given (`core/features.py`), if the game declares it."""


class Pair:
    """Two worlds with the same past in the eyes of a seat, and of a spectator, who knows no more than any seat."""

    def __init__(self, truth: State, world: State, onlooker: int) -> None:
        self.onlooker = onlooker
        self.truth, self.world = truth.copy(), world.copy()
        self.ended = ""
        self.actions = 0
        self._compare([], [], own=False, shown=False)

    def play(self, seat: int, action: int) -> bool:
        """The same action in both worlds; whether the pair goes on. BrokenPromise if a secret can be told."""
        if action not in self.world.legal(seat):
            require(seat != self.onlooker, f"whether seat {seat} may do action {action} is hidden from it")
            self.ended = POSSIBLE_ONCE
            return False
        own = deed(self.truth, seat, action) != deed(self.world, seat, action)
        before = self.truth.revealed(), self.world.revealed()
        told, told_there = tell(self.truth, seat, action), tell(self.world, seat, action)
        self.actions += 1
        barriers = self.truth.revealed() != before[0], self.world.revealed() != before[1]
        self._compare(told, told_there, own, shown=all(barriers))
        if not self.ended:
            self._end_if_due()
            require(
                seat != self.onlooker or barriers[0] == barriers[1], f"seat {seat} may undo in one of two equal worlds"
            )
        return not self.ended

    def _end_if_due(self) -> None:
        if not self.truth.to_act():
            self.ended = OVER
        elif self.actions >= LONGEST:
            self.ended = LONG

    def _compare(self, told: list[Event], told_there: list[Event], own: bool, shown: bool) -> None:
        """`own`: who acted may have shown a secret of theirs; `shown`: chance may have shown something, in both."""
        for eyes in (self.onlooker, None):
            here, there = sight(self.truth, told, eyes), sight(self.world, told_there, eyes)
            if here != there:
                secret = secret_told(here, there, own, shown)
                require(not secret, f"{_who(eyes)} can tell two worlds apart: {secret}")
                self.ended = SHOWN


def another_world(state: State, onlooker: int, rng: Rng) -> State:
    """One that the onlooker could be in. Half of them have the same chance to come, so that dice fall alike in both."""
    world = state.determinize(onlooker, rng)
    alike = rng.below(2) == 0
    if alike and hasattr(state, "rng") and hasattr(world, "rng"):
        other = world.rng
        world.rng = state.rng.copy()
        if world == state:  # nothing but chance is hidden
            world.rng = other
    return world


def sight(state: State, told: list[Event], eyes: int | None) -> Sight:
    """What these eyes get of a position and of what led to it."""
    to_act = state.to_act()
    at_once = [seat for seat in to_act if only_choice(state, seat) >= 0]
    features = state.setup.game.features
    return Sight(
        Course(to_act, at_once, state.turn_number(), state.turn()),
        seen(told, eyes),
        encoded(state.view(eyes)),
        state.standings(),
        None if eyes is None else question(state, eyes),
        [] if eyes is None or features is None else features.on(state, eyes),
    )


def deed(state: State, seat: int, action: int) -> tuple[Any, ...]:
    """What an action is to whoever makes it; the same action about another thing is another deed."""
    return (*state.prompt(seat), state.shows(seat, action))


def secret_told(here: Sight, there: Sight, own: bool, shown: bool) -> str:
    """What tells two worlds apart although nothing was shown that could; empty if it is something shown.

    How play goes on may depend on what chance has shown, but only from there on: up to the first line of the log that
    says something else, both worlds tell the same kinds of things, and if no line does, the same choice is waiting.
    """
    if here.log != there.log and here.view == there.view:
        return f"the log tells what no view shows, {_lines(here, there)}"
    if own:
        return ""
    if not shown:
        return f"nothing was shown, but {_differences(here, there)}"
    if here.course == there.course and not here.course.to_act:  # at the end all is open, and scored in any order
        return ""
    for line, line_there in zip(here.log, there.log, strict=False):
        if line != line_there:
            return "" if line[0] == line_there[0] else f"the course of play, {_lines(here, there)}"
    if len(here.log) != len(there.log):
        return f"the course of play, {_lines(here, there)}"
    return "" if here.course == there.course else f"the course of play, {here.course} and {there.course}"


def _differences(here: Sight, there: Sight) -> str:
    """What differs, the views by their places."""
    fields = zip(Sight._fields, here, there, strict=True)
    found = [f"{name}: {mine} and {theirs}" for name, mine, theirs in fields if mine != theirs and name != "view"]
    return "; ".join([*found, *_places("view", json.loads(here.view), json.loads(there.view))])


def _places(path: str, here: Any, there: Any) -> list[str]:
    if here == there:
        return []
    if isinstance(here, dict) and isinstance(there, dict) and set(here) == set(there):
        return [place for key in here for place in _places(f"{path}.{key}", here[key], there[key])]
    if isinstance(here, list) and isinstance(there, list) and len(here) == len(there):
        pairs = enumerate(zip(here, there, strict=True))
        return [place for number, (one, other) in pairs for place in _places(f"{path}[{number}]", one, other)]
    return [f"{path}: {here} and {there}"]


def _lines(here: Sight, there: Sight) -> str:
    return f"{here.log} and {there.log}"


def _who(eyes: int | None) -> str:
    return "a spectator" if eyes is None else f"seat {eyes}"


# -- whole matches ---------------------------------------------------------------------------------------------------


class Watched(NamedTuple):
    """How much of a match was played in pairs."""

    pairs: int
    actions: int
    ended: Counter[str]


def watch_match(setup: Setup, seed: int) -> Watched:
    """Play a match by seed, now and then sensibly, under the eyes of somebody who is always in two worlds at once."""
    rng, deal = Rng(seed, SEARCH), Rng(seed + 1, SEARCH)
    state = setup.start(seed)
    pairs, actions, pair = 0, 0, None
    ended: Counter[str] = Counter()
    done: list[str] = []
    try:
        while to_act := state.to_act():
            if pair is None:
                onlooker = int(deal.below(setup.seats))
                pair = Pair(state, another_world(state, onlooker, deal), onlooker)
                pairs += 1
            seat = to_act[rng.below(len(to_act))]
            action = _choose(state, seat, rng, sensible=seed % 2 == 1)
            done.append(f"{seat} {setup.catalogue.text(action)}")
            state.apply(seat, action)
            require(len(done) <= setup.bound, f"the match is longer than {setup.bound} actions")
            actions += 1
            if not pair.play(seat, action):
                ended[pair.ended] += 1
                pair = None
    except BrokenPromise as broken:
        where = f"{setup.game.meta.name}, {setup.seats} seats, {dict(setup.options)}, seed {seed}, action {len(done)}"
        raise BrokenPromise(f"{where}: {broken}, after {done[-6:]}") from broken
    return Watched(pairs, actions, ended)


def _choose(state: State, seat: int, rng: Rng, sensible: bool) -> int:
    if sensible and rng.below(4):
        return int(greedy_move(state, seat, rng))
    legal = state.legal(seat)
    return legal[rng.below(len(legal))]
