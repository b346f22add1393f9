"""Hints: the best choices of a seat, by what it may know, with what they promise and what can be said of them."""

from __future__ import annotations

from typing import NamedTuple

from guildhall.bots.bot import MctsBot, make_bot
from guildhall.bots.learned import LearnedBot
from guildhall.bots.mcts import onward
from guildhall.core.rng import SEARCH, Rng
from guildhall.core.state import State
from guildhall.study.expectation import EFFORT, Choice, judge
from guildhall.study.facts import POINTS, alone
from guildhall.study.reviewed import Said

MOST = 3
"""How many choices a hint has."""


class Advice(NamedTuple):
    """A choice: which part of the walks went for it, what it promises, and sentences about it."""

    action: int
    visits: float
    share: float
    points: float
    says: list[Said]


def effort_of(name: str, state: State) -> int:
    """The walks that a bot of this name makes for a choice here; the usual ones if it makes none."""
    bot = make_bot(name)
    if isinstance(bot, LearnedBot) and bot.judge_for(state) is None:
        bot = bot.general
    return bot.simulations or EFFORT if isinstance(bot, MctsBot | LearnedBot) else EFFORT


def advice(state: State, seat: int, effort: int = EFFORT, seed: int = 0) -> list[Advice]:
    """The three best choices, the best first; where there is only one, that one; none for who is not to act."""
    if seat not in state.to_act():
        return []
    found = judge(state, seat, effort, seed)
    walks = sum(choice.visits for choice in found.choices) or 1
    best = found.choices[:MOST]
    return [
        Advice(
            choice.action,
            choice.visits / walks,
            choice.share,
            choice.points,
            [*alone(state, seat, choice.action), *_compared(state, seat, place, best, seed)],
        )
        for place, choice in enumerate(best)
    ]


def _compared(state: State, seat: int, place: int, best: tuple[Choice, ...], seed: int) -> list[Said]:
    """One sentence: what the best has before the next, what the others lack, or that there is no other."""
    if len(best) == 1:
        return [Said("study-hint-only", {})] if len(onward(state, seat)) == 1 else []
    one, other = best[place], best[1 if place == 0 else 0]
    end = round(one.points - other.points, 1)
    now = _shown(state, seat, one.action, seed) - _shown(state, seat, other.action, seed)
    if place == 0 and now < 0 and end >= POINTS:
        return [Said("study-why-points-later", {"now": -now, "points": end})]
    if place == 0 and now > 0:
        return [Said("study-why-points-now", {"points": now})]
    if place == 0 and end >= POINTS:
        return [Said("study-why-points-end", {"points": end})]
    if place > 0 and end <= -POINTS:
        return [Said("study-hint-less", {"points": -end})]
    return [Said("study-hint-alike", {})] if place > 0 and abs(one.share - other.share) < 0.01 else []


def _shown(state: State, seat: int, action: int, seed: int) -> int:
    """The points that the seat shows after an action, in a world that it could be in; 0 if the game shows none."""
    world = state.determinize(seat, Rng(seed, SEARCH))
    world.apply(seat, action)
    standings = world.standings()
    return standings[seat] if seat < len(standings) else 0
