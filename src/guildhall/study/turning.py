"""Where a match was decided: the turns after which most was otherwise, and since when the winner was ahead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from guildhall.play.match import Match
from guildhall.study.facts import move
from guildhall.study.reviewed import Said, Turning

MOST_TURNING = 5
LEAST_CHANGE = 0.05
"""A turn that moves less of the win is no turning point."""


class Turn(NamedTuple):
    """Actions that a seat made without a break."""

    first: int
    until: int
    seat: int


def turns(match: Match) -> list[Turn]:
    found: list[Turn] = []
    for number, step in enumerate(match.steps):
        last = found[-1] if found else None
        if last is not None and last.seat == step.seat and match.steps[last.first].turn == step.turn:
            found[-1] = last._replace(until=number + 1)
        else:
            found.append(Turn(number, number + 1, step.seat))
    return found


def turning_points(
    match: Match, shares: Sequence[Sequence[float]], luck: Sequence[Sequence[float]], rounds: Sequence[int | None]
) -> list[Turning]:
    """The turns that moved most of the win, in the order of play."""

    def moved(turn: Turn) -> float:
        return sum(abs(after - before) for after, before in zip(shares[turn.until], shares[turn.first], strict=True))

    largest = sorted(turns(match), key=lambda turn: (-moved(turn), turn.first))[:MOST_TURNING]
    weight = 2 if match.setup.seats > 1 else 1  # what one seat gains the others lose
    kept = sorted(turn for turn in largest if moved(turn) >= weight * LEAST_CHANGE)
    return [_turning(match, turn, shares, luck, rounds) for turn in kept]


def _turning(
    match: Match,
    turn: Turn,
    shares: Sequence[Sequence[float]],
    luck: Sequence[Sequence[float]],
    rounds: Sequence[int | None],
) -> Turning:
    changes = [after - before for after, before in zip(shares[turn.until], shares[turn.first], strict=True)]
    telling = max(
        range(turn.first, turn.until),
        key=lambda number: (abs(shares[number + 1][turn.seat] - shares[number][turn.seat]), -number),
    )
    gained = max(range(len(changes)), key=lambda seat: changes[seat])
    return Turning(
        number=turn.first,
        until=turn.until,
        seat=turn.seat,
        round=rounds[turn.first],
        move=move(match.at(telling), turn.seat, match.steps[telling].action),
        change=round(changes[turn.seat], 4),
        gained=gained,
        gain=round(changes[gained], 4),
        luck=round(sum(luck[number][turn.seat] for number in range(turn.first, turn.until)), 4),
    )


def head(match: Match, shares: Sequence[Sequence[float]], rounds: Sequence[int | None]) -> Said:
    """Who won, and since when: the round from which on nobody stood better."""
    outcome = match.state.outcome()
    winners = [] if outcome is None else [seat for seat in outcome.winners() if seat < match.setup.seats]
    if not winners:
        return Said("study-head-lost", {"seat": 0}) if match.setup.seats == 1 else Said("study-head-nobody", {})
    if len(winners) > 1:
        return Said("study-head-shared", {})
    winner, since = winners[0], match.number
    while since > 0 and _ahead(shares[since - 1], winner):
        since -= 1
    in_round = rounds[min(since, match.number - 1)]
    if in_round is None:
        return Said("study-head-won", {"seat": winner})
    if since == 0:
        return Said("study-head-always", {"seat": winner})
    return Said("study-head-round", {"seat": winner, "round": in_round})


def _ahead(level: Sequence[float], seat: int) -> bool:
    return level[seat] >= 0.5 if len(level) == 1 else all(level[seat] >= other for other in level)
