"""Why a choice is good or bad, as facts: sentences of the texts with numbers from the engine and from the search.

Points now are what everybody sees at the table; points at the end and shares of the win are the search's.
"""

from __future__ import annotations

from guildhall.core.state import State
from guildhall.play.match import totals
from guildhall.study.puzzles import Fact, Puzzle, Step, Worth

THEMES = ("finish", "points", "patience", "harvest", "race", "quiet")
WORTH_SAYING = 0.5
"""A smaller difference of points is not told."""
MANY = 2.0
"""So many points more at the end are what it is about."""


def points_now(state: State, seat: int) -> int:
    """What a seat has now, as everybody sees it."""
    shown = state.standings()
    return int(shown[seat]) if shown else totals(state)[seat]


def after(state: State, seat: int, action: str) -> State:
    """Where an action leads."""
    found = state.copy()
    found.step(seat, action)
    return found


def gain_now(state: State, seat: int, action: str) -> int:
    """The points an action brings at once."""
    return points_now(after(state, seat, action), seat) - points_now(state, seat)


def percent(share: float) -> int:
    return round(share * 100)


def arithmetic(state: State, seat: int, action: str) -> Fact:
    """The points of an action at once: 12 + 2 = 14; or how the match ends with it."""
    led_to = after(state, seat, action)
    outcome = led_to.outcome()
    before, now = points_now(state, seat), points_now(led_to, seat)
    if outcome is not None:
        others = [score for other, score in enumerate(totals(led_to)) if other != seat]
        args = {"own": outcome.scores[seat], "other": max(others, default=0), "won": int(outcome.ranks[seat] == 1)}
        return Fact("puzzle-fact-over", {"choice": action, **args})
    if now == before:
        return Fact("puzzle-fact-nothing", {"choice": action, "points": now})
    if now < before:
        return Fact("puzzle-fact-loses", {"choice": action, "before": before, "loss": before - now, "after": now})
    return Fact("puzzle-fact-now", {"choice": action, "before": before, "gain": now - before, "after": now})


def expected(worth: Worth) -> Fact:
    """What an action leads to in the end."""
    return Fact(
        "puzzle-fact-end", {"choice": worth.action, "share": percent(worth.share), "points": told(worth.points)}
    )


def told(points: float) -> int:
    """Points at the end, as whole ones: a search is not more exact than that."""
    return round(points)


def facts_of_try(puzzle: Puzzle, step: Step, state: State, action: str) -> list[Fact]:
    """The answer to a wrong try: its arithmetic, what it leads to, and what is lost by it; nothing of the solution."""
    facts = [arithmetic(state, puzzle.seat, action)]
    worth, best = step.worth(action), step.choices[0]
    if worth is not None:
        facts.append(expected(worth))
        lost = percent(best.share) - percent(worth.share)
        if lost > 0:
            facts.append(Fact("puzzle-fact-lost", {"share": lost}))
    return facts


def explanation(state: State, seat: int, step: Step, obvious: str) -> list[Fact]:
    """Why the best is better than the obvious choice."""
    best, other = step.choices[0], step.worth(obvious)
    facts = [arithmetic(state, seat, best.action), expected(best)]
    if other is None:
        return facts
    facts += [arithmetic(state, seat, obvious), expected(other)]
    now = gain_now(state, seat, obvious) - gain_now(state, seat, best.action)
    later = best.points - other.points
    if now > 0 and later > WORTH_SAYING:
        facts.append(Fact("puzzle-fact-later", {"now": now, "end": told(later)}))
    elif later > WORTH_SAYING:
        facts.append(Fact("puzzle-fact-more", {"end": told(later)}))
    facts.append(Fact("puzzle-fact-lost", {"share": percent(best.share) - percent(other.share)}))
    return facts


def theme(state: State, seat: int, step: Step, obvious: str) -> str:
    """What a puzzle is about, by what can be counted: points at once, points at the end, or neither."""
    best, other = step.choices[0], step.worth(obvious)
    if after(state, seat, best.action).outcome() is not None:
        return "finish"
    now = gain_now(state, seat, best.action) - gain_now(state, seat, obvious)
    if now:
        return "points" if now > 0 else "patience"
    later = 0.0 if other is None else best.points - other.points
    if later >= MANY:
        return "harvest"
    return "quiet" if later > WORTH_SAYING else "race"
