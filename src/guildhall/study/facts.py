"""Why one choice is better than another, in sentences made from facts.

What both cost and bring (`State.shows`), the points that everybody sees after each, the points expected at the end, how
soon the next points come, who profits, and what became of the thing that was not taken. A fact is a key of the texts
(`study-why-…`) with arguments that are read out as those of the log.
"""

from __future__ import annotations

from typing import NamedTuple

from guildhall.core.decision import Shown
from guildhall.core.rng import SEARCH, Rng
from guildhall.core.state import Moves, State
from guildhall.play.match import Match
from guildhall.study.reviewed import Move, Promise, Said

MOST_FACTS = 3
POINTS = 0.4
"""A smaller difference in points expected at the end is none."""
TURNS = 0.7
"""So many turns sooner are worth a word."""
SHARE = 0.01
WORLDS = 24
"""In how many worlds the next points are waited for."""
LONGEST_WAIT = 400
"""Actions after which nobody waits any more."""
SOON = 3
"""Within so many of its turns what a seat missed is told."""


def move(state: State, seat: int, action: int) -> Move:
    """An action as people say and show it."""
    known, shown = state.setup.catalogue[action], state.shows(seat, action)
    return Move(
        text=state.setup.catalogue.text(action),
        verb=known.verb,
        args=list(known.args),
        things=list(shown.things),
        targets=list(shown.targets),
        cost=dict(shown.cost),
        gain=dict(shown.gain),
    )


class Weighed(NamedTuple):
    """An action with all that facts are made of."""

    action: int
    shown: Shown
    now: int | None
    """The points that the seat then shows; None if the game shows none."""
    wait: float | None
    """How many of its turns the seat then waits for its next points."""
    promise: Promise


def weighed(state: State, seat: int, action: int, promise: Promise, seed: int) -> Weighed:
    after = state.copy()
    after.apply(seat, action)
    standings = after.standings()
    now = standings[seat] if seat < len(standings) else None
    wait = wait_for_points(state, seat, action, seed) if now is not None else None
    return Weighed(action, state.shows(seat, action), now, wait, promise)


def wait_for_points(state: State, seat: int, action: int, seed: int) -> float | None:
    """How many turns of a seat pass until it shows more points than before, in worlds that it could be in.

    All play on by the game's quick choices. A wait that the end of the match cuts short counts as long as it was.
    """
    had = state.standings()[seat]
    moves = Moves()
    total = 0
    for world_number in range(WORLDS):
        rng = Rng(seed + world_number, SEARCH)
        world = state.determinize(seat, rng)
        world.apply(seat, action)
        turn, waited = world.turn_number(), 0
        for _ in range(LONGEST_WAIT):
            mover = int(world.mover())
            if mover < 0 or world.standings()[seat] > had:
                break
            if mover == seat and world.turn_number() != turn:
                waited += 1
            turn = world.turn_number()
            moves.clear()
            world.moves(mover, moves)
            world.apply(mover, world.rollout_move(mover, moves, rng) if moves.count > 1 else moves.get(0))
        total += waited
    return round(total / WORLDS, 1)


def why(match: Match, number: int, seat: int, played: Weighed, better: Weighed) -> list[Said]:
    """The strongest facts for the better one, the most telling first."""
    found = [
        *_what_became_of_it(match, number, seat, better),
        *_points(seat, played, better),
        *_pace(played, better),
        *_price(played, better),
        *_who_profits(seat, played, better),
    ]
    return found[:MOST_FACTS] or [Said("study-why-close", {})]


def alone(state: State, seat: int, action: int) -> list[Said]:
    """What can be said of a choice by itself, for a hint: what it costs and brings at once."""
    shown = state.shows(seat, action)
    gain = [Said("study-hint-brings", {"goods": told(shown.gain)})] if shown.gain else []
    return [*gain, Said("study-hint-costs", {"goods": told(shown.cost)})] if shown.cost else gain


def told(amounts: dict[str, int]) -> dict[str, int]:
    """Amounts in a steady order, so that the same fact is the same sentence."""
    return dict(sorted(amounts.items()))


def _what_became_of_it(match: Match, number: int, seat: int, better: Weighed) -> list[Said]:
    """Who took what was left, be it the seat itself later; only if it was then no longer to be had."""
    catalogue = match.setup.catalogue
    verb, things = catalogue[better.action].verb, {*better.shown.things}
    state = match.at(number)
    taken: tuple[int, int] | None = None
    own_turns, turn = 0, match.steps[number].turn
    for at in range(number, match.number):
        step = match.steps[at]
        if step.seat == seat and step.turn != turn:
            own_turns, turn = own_turns + 1, step.turn
        if step.seat == seat and at > number and taken is not None:
            open_to_it = _mentioned(state, seat, verb)
            if open_to_it is not None:
                return [] if things & open_to_it else [_taken(seat, *taken)]
        if own_turns > SOON:
            break
        same = catalogue[step.action].verb == verb
        if at > number and taken is None and same and things & {*state.shows(step.seat, step.action).things}:
            taken = (step.seat, own_turns)
        state.apply(step.seat, step.action)
    return []


def _taken(seat: int, by: int, turns: int) -> Said:
    if by == seat:
        return Said("study-why-yourself", {"seat": seat, "turns": turns})
    return Said("study-why-gone", {"other": by, "turns": turns})


def _mentioned(state: State, seat: int, verb: str) -> set[str] | None:
    """What all choices of this verb are about now; None if there is no choice of that kind."""
    catalogue = state.setup.catalogue
    alike = [action for action in state.candidates(seat) if catalogue[action].verb == verb]
    if not alike:
        return None
    return {thing for action in alike for thing in state.shows(seat, action).things}


def _points(seat: int, played: Weighed, better: Weighed) -> list[Said]:
    now = 0 if played.now is None or better.now is None else better.now - played.now
    end = round(better.promise.points[seat] - played.promise.points[seat], 1)
    if now < 0 and end >= POINTS:
        return [Said("study-why-points-later", {"now": -now, "points": end})]
    found = [Said("study-why-points-now", {"points": now})] if now > 0 else []
    return [*found, Said("study-why-points-end", {"points": end})] if end >= POINTS else found


def _pace(played: Weighed, better: Weighed) -> list[Said]:
    if played.wait is None or better.wait is None or played.wait - better.wait < TURNS:
        return []
    return [Said("study-why-sooner", {"turns": better.wait, "instead": played.wait})]


def _price(played: Weighed, better: Weighed) -> list[Said]:
    """What the two cost, if one of them costs nothing or they cost the same kind of thing."""
    costs, instead = told(better.shown.cost), told(played.shown.cost)
    if instead and not costs:
        return [Said("study-why-spent", {"goods": instead})]
    if instead and costs and instead.keys() == costs.keys() and sum(costs.values()) < sum(instead.values()):
        return [Said("study-why-cheaper", {"goods": costs, "n": sum(instead.values()) - sum(costs.values())})]
    gain, less = told(better.shown.gain), told(played.shown.gain)
    if gain and not less:
        return [Said("study-why-brings", {"goods": gain})]
    return []


def _who_profits(seat: int, played: Weighed, better: Weighed) -> list[Said]:
    """Who else gained most by what was played."""
    changes = [one - other for one, other in zip(played.promise.shares, better.promise.shares, strict=True)]
    others = [other for other in range(len(changes)) if other != seat]
    if len(others) < 2:
        return []
    most = max(others, key=lambda other: changes[other])
    percent = round(100 * changes[most])
    return [Said("study-why-profit", {"other": most, "percent": percent})] if changes[most] >= SHARE else []
