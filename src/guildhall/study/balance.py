"""What counted matches say of a game's balance: a report for each number of seats, and which targets it misses.

Figures of a seat in a match: `turns`; `points`; `points.<row>` of the score sheet, rows that differ in a number after
a dash taken together; `uses.<kind>`, how often it used something of a kind.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from guildhall.core.game import Setup
from guildhall.core.usage import Goal, Kind
from guildhall.study.counting import Counted, usage_of
from guildhall.study.figures import spread, wilson
from guildhall.text import texts_for
from guildhall.text.speaker import Speaker

SEATS_APART = 0.04
"""How far from an equal share of the wins a seat may be."""


def balance_of(setup: Setup, counted: Sequence[Counted]) -> dict[str, Any]:
    """The report of one number of seats."""
    usage = usage_of(setup.game.meta.name)
    kinds = [kind for kind in usage.kinds if kind.name in usage.things(setup)]
    seats = range(setup.seats)
    report: dict[str, Any] = {
        "seats": setup.seats,
        "matches": len(counted),
        "ended": dict(Counter(match.reason for match in counted)),
        "by_seat": [_won("seat", seat, [match.shares[seat] for match in counted]) for seat in seats],
        "by_order": [_won("place", place, [in_order(match)[place] for match in counted]) for place in seats],
        "figures": {name: spread(values) for name, values in figures(setup, counted, kinds).items()},
        "kinds": [_kind(setup, kind, usage.things(setup)[kind.name], counted) for kind in kinds],
    }
    report["missed"] = [*_seats_missed(report), *_goals_missed(report, usage.goals), *_things_missed(report)]
    return report


def in_order(match: Counted) -> list[float]:
    """The shares of the win in the order of play, the first player's first."""
    return match.shares[match.starter :] + match.shares[: match.starter]


def _won(what: str, number: int, shares: Sequence[float]) -> dict[str, Any]:
    won = sum(shares)
    return {what: number + 1, "won": round(won, 2), **_share(won, len(shares))}


def _share(part: float, whole: int) -> dict[str, Any]:
    low, high = wilson(part, whole)
    share = round(part / whole, 4) if whole else None
    return {"share": share, "interval": [round(max(0.0, low), 4), round(min(1.0, high), 4)]}


# -- figures and things ----------------------------------------------------------------------------------------------


def figures(setup: Setup, counted: Sequence[Counted], kinds: Sequence[Kind]) -> dict[str, list[float]]:
    """Every figure with its values of all seats of all matches."""
    found: dict[str, list[float]] = {
        "turns": [turns for match in counted for turns in match.turns],
        "points": [points for match in counted for points in match.scores],
        "winning_points": [max(match.scores) for match in counted],
    }
    summed = [_rows(setup.game.meta.name, match) for match in counted]
    nothing = [0] * setup.seats
    for name in dict.fromkeys(name for rows in summed for name in rows):
        found[f"points.{name}"] = [points for rows in summed for points in rows.get(name, nothing)]
    for kind in kinds:
        found[f"uses.{kind.name}"] = [times for match in counted for times in match.uses[kind.name]]
    return found


def _rows(game: str, match: Counted) -> dict[str, list[int]]:
    """The score sheet by source: `tower-1` and `tower-2` are both `tower`."""
    found: dict[str, list[int]] = {}
    for key, points in match.rows.items():
        name = re.sub(r"-\d+$", "", key.removeprefix(f"{game}-score-"))
        before = found.get(name, [0] * len(points))
        found[name] = [a + b for a, b in zip(before, points, strict=True)]
    return found


def _kind(setup: Setup, kind: Kind, things: Iterable[str], counted: Sequence[Counted]) -> dict[str, Any]:
    speaker = Speaker(setup, (), texts_for("en"))
    offered, used = _total(match.offered for match in counted), _total(match.used for match in counted)
    rows = []
    for thing in things:
        key = (kind.name, thing)
        counts = {"offered": offered[key], "used": used[key], **_share(used[key], offered[key])}
        rows.append({"thing": thing, "name": speaker.name(f"{kind.called}:{thing}"), **counts})
    return {
        "kind": kind.name,
        "title": kind.title,
        "per": kind.per,
        "means": kind.offered,
        "wished": [kind.least, kind.most],
        "things": rows,
    }


def _total(counts: Iterable[Mapping[Any, int]]) -> Counter[Any]:
    total: Counter[Any] = Counter()
    for count in counts:
        total.update(count)
    return total


# -- targets ---------------------------------------------------------------------------------------------------------


def _missed(what: str, row: Mapping[str, Any], low: float, high: float) -> dict[str, Any]:
    """A share that is not as wished; `sure` if even its interval lies outside."""
    sure = row["share"] is not None and (row["interval"][1] < low or row["interval"][0] > high)
    found = {"what": what, "value": row["share"], "low": round(low, 4), "high": round(high, 4)}
    return {**found, "share": True, "sure": sure}


def _seats_missed(report: dict[str, Any]) -> list[dict[str, Any]]:
    """Nobody's share of the wins should hang on the seat, or on who begins."""
    seats = report["seats"]
    if seats == 1:
        return []
    low, high = 1 / seats - SEATS_APART, 1 / seats + SEATS_APART
    rows = [(f"wins of seat {row['seat']}", row) for row in report["by_seat"]]
    rows += [(f"wins of place {row['place']} in the order of play", row) for row in report["by_order"]]
    return [_missed(what, row, low, high) for what, row in rows if not low <= row["share"] <= high]


def _goals_missed(report: dict[str, Any], goals: Iterable[Goal]) -> list[dict[str, Any]]:
    found = []
    for goal in goals:
        figure = report["figures"].get(goal.figure)
        if figure is not None and not goal.low <= figure[goal.statistic] <= goal.high:
            what = f"{goal.figure} of a seat, {goal.statistic}"
            bounds = {"low": goal.low, "high": goal.high}
            found.append({"what": what, "value": figure[goal.statistic], **bounds, "share": False, "sure": True})
    return found


def _things_missed(report: dict[str, Any]) -> list[dict[str, Any]]:
    found = []
    for kind in report["kinds"]:
        low, high = kind["wished"]
        for row in kind["things"]:
            what = f"{kind['kind']} {row['thing']}"
            if row["share"] is None:
                if low > 0:
                    found.append(_missed(f"{what}, never offered", row, low, high))
            elif not low <= row["share"] <= high:
                found.append(_missed(what, row, low, high))
    return found
