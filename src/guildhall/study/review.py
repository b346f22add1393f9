"""Review of a finished match: what every seat could expect all the way, what was luck, and which choices cost most.

It is made in pieces, one for each real choice (`pieces`, `look`): so it can be stopped, go on elsewhere, and be shown
while it grows. The rest (`review`) is arithmetic on them. The same match, effort and pieces give the same review.

A choice is judged by what its seat knew. What it cost is the difference between what was played and what the search
prefers, both tried in the same worlds. Between the choice and the next one chance may speak: that difference is luck.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from guildhall.bots.mcts import onward
from guildhall.core.errors import GuildhallError
from guildhall.core.state import State
from guildhall.play.match import Match
from guildhall.study.comparing import compare
from guildhall.study.expectation import EFFORT, Expectation, judge, result
from guildhall.study.facts import move, weighed, why
from guildhall.study.reviewed import FORMAT, Account, Costly, Look, Promise, Review, Said
from guildhall.study.smoothing import Noise, Row, as_shares, smooth
from guildhall.study.turning import head, turning_points

DIGITS = 4
MOST_COSTLY = 3
LEAST_LOSS = 0.005
"""A choice that costs less of the win is as good as the best."""
TRIED = 0.05
"""A choice that fewer of the walks went for is no rival of the best."""
LASTING_WEIGHT = 0.05
"""What the guess that half of a loss lasts weighs: as much as five losses of a tenth of the win."""
SHARES = Noise(estimate=0.6, choice=0.3, chance=0.12)
POINTS = Noise(estimate=20.0, choice=10.0, chance=4.0)
"""For a single walk; more walks err less."""


class CannotReview(GuildhallError):
    """There is nothing to review yet."""

    code = "cannot_review"


class Piece(NamedTuple):
    """A choice that is to be looked at."""

    number: int
    seat: int
    action: int
    seed: int


def pieces(match: Match) -> list[Piece]:
    """The real choices of a finished match: where there was another way onward."""
    if not match.over:
        raise CannotReview("only a finished match can be reviewed, and this one goes on")
    found = []
    state = match.at(0)
    for number, step in enumerate(match.steps):
        if not state.takes_back(step.action) and len(onward(state, step.seat)) > 1:
            found.append(Piece(number, step.seat, step.action, (match.seed * 1_000_003 + number) % 2**53))
        state.apply(step.seat, step.action)
    return found


def look(state: State, piece: Piece, effort: int = EFFORT) -> Look:
    """What a choice promised, beside what the search prefers if that is another one."""
    seat, text = piece.seat, state.setup.catalogue.text
    found = judge(state, seat, effort, piece.seed)
    best = found.choices[0]
    played = better = None
    lead = 0.0
    if best.action != piece.action:
        both = compare(state, seat, (piece.action, best.action), effort, piece.seed)
        played, better = (promise(one) for one in both)
    else:
        rivals = [one.share for one in found.choices[1:] if one.visits >= TRIED * effort]
        lead = round(max(0.0, best.share - max(rivals)), DIGITS) if rivals else 0.0
    before = promise(found.expectation)
    return Look(piece.number, seat, text(piece.action), text(best.action), before, played, better, lead)


def promise(expected: Expectation) -> Promise:
    return Promise(
        [round(share, DIGITS) for share in expected.shares], [round(points, 2) for points in expected.points]
    )


def loss(look: Look) -> float:
    """The share of the win that a choice cost its seat; below nothing if it turned out the better one.

    Means are made of these as they are: if only what speaks against a choice counted, mere noise would add up.
    """
    if look.played is None or look.better is None:
        return 0.0
    return look.better.shares[look.seat] - look.played.shares[look.seat]


class Course(NamedTuple):
    """The expectation over a match: levels after each number of actions, and what changed them step by step."""

    shares: list[Row]
    points: list[Row]
    by_choice: list[Row]
    by_chance: list[Row]


def course(match: Match, looks: Sequence[Look], effort: int = EFFORT) -> Course:
    """Draw the curve through what was found, and take luck and choices apart; unlooked at a choice changes nothing."""
    seats = match.setup.seats
    nothing = [0.0] * seats
    before: list[Promise | None] = [None] * match.number
    share_changes, point_changes = [nothing] * match.number, [nothing] * match.number
    end = result(match.state.outcome(), seats)
    kept = lasting(looks, end)
    for one in looks:
        before[one.number] = one.before
        if one.played is not None and one.better is not None:
            share_changes[one.number] = _difference(one.played.shares, one.better.shares, kept)
            point_changes[one.number] = _difference(one.played.points, one.better.points, kept)
    shown = [step.barrier for step in match.steps]
    shares = [None if one is None else one.shares for one in before]
    points = [None if one is None else one.points for one in before]
    levels = as_shares(smooth(shares, share_changes, shown, end.shares, SHARES.after(effort)))
    levels = [[round(one, DIGITS) for one in level] for level in levels[:-1]] + [list(end.shares)]
    by_choice, by_chance = [], []
    for step in range(match.number):
        change = _difference(levels[step + 1], levels[step])
        chosen = share_changes[step] if shown[step] else change
        by_choice.append(chosen)
        by_chance.append(_difference(change, chosen))
    tops = smooth(points, point_changes, shown, end.points, POINTS.after(effort))
    rounded = [[round(one, 2) for one in level] for level in tops[:-1]] + [list(end.points)]
    return Course(levels, rounded, by_choice, by_chance)


def lasting(looks: Sequence[Look], end: Expectation) -> float:
    """Which part of what choices cost was still missing at the next choice, from 0 to 1.

    What is put off can often be made good a turn later, which a short search does not see. Measured by the match
    itself: how far the expectation went down after choices that cost something. Few or small losses say little, and
    then half of it is taken to last.
    """
    moved, cost = LASTING_WEIGHT / 2, LASTING_WEIGHT
    for place, one in enumerate(looks):
        after = looks[place + 1].before.shares if place + 1 < len(looks) else end.shares
        moved -= loss(one) * (after[one.seat] - one.before.shares[one.seat])
        cost += loss(one) ** 2
    return min(1.0, max(0.0, moved / cost))


def _difference(one: Sequence[float], other: Sequence[float], part: float = 1.0) -> Row:
    return [part * (mine - theirs) for mine, theirs in zip(one, other, strict=True)]


def review(match: Match, looks: Sequence[Look], effort: int = EFFORT) -> Review:
    """What the pieces say of the match. They must all be there."""
    wanted = pieces(match)
    if [piece.number for piece in wanted] != [one.number for one in looks]:
        raise CannotReview("the pieces of this review are not those of the match")
    found = course(match, looks, effort)
    rounds = _rounds(match)
    costly = _costly(match, looks, rounds)
    return Review(
        format=FORMAT,
        game=match.setup.game.meta.name,
        seats=list(match.seats),
        effort=effort,
        actions=match.number,
        rounds=rounds,
        movers=[step.seat for step in match.steps],
        shares=found.shares,
        points=found.points,
        luck=[
            [round(one, DIGITS) for one in row] if step.barrier else []
            for row, step in zip(found.by_chance, match.steps, strict=True)
        ],
        head=head(match, found.shares, rounds),
        turning=turning_points(match, found.shares, found.by_chance, rounds),
        accounts=[_account(match, seat, found, looks, costly) for seat in range(match.setup.seats)],
    )


def _rounds(match: Match) -> list[int | None]:
    state = match.at(0)
    found: list[int | None] = [state.turn().get("round")]
    for step in match.steps:
        state.apply(step.seat, step.action)
        found.append(state.turn().get("round"))
    return found


def _costly(match: Match, looks: Sequence[Look], rounds: list[int | None]) -> list[Costly]:
    """Each seat's costliest choices, the costliest first."""
    found = []
    for seat in range(match.setup.seats):
        own = sorted((one for one in looks if one.seat == seat and loss(one) >= LEAST_LOSS), key=loss, reverse=True)
        found += [_costly_choice(match, one, rounds[one.number]) for one in own[:MOST_COSTLY]]
    return found


def _costly_choice(match: Match, one: Look, in_round: int | None) -> Costly:
    assert one.played is not None
    assert one.better is not None
    state, number = match.at(one.number), match.setup.catalogue.number
    seed = match.seed + one.number
    played = weighed(state, one.seat, number(one.action), one.played, seed)
    better = weighed(state, one.seat, number(one.best), one.better, seed)
    waits = None if played.wait is None or better.wait is None else [played.wait, better.wait]
    return Costly(
        number=one.number,
        seat=one.seat,
        round=in_round,
        played=move(state, one.seat, played.action),
        better=move(state, one.seat, better.action),
        loss=round(loss(one), DIGITS),
        shares=[one.played.shares[one.seat], one.better.shares[one.seat]],
        points=[one.played.points[one.seat], one.better.points[one.seat]],
        turns=waits,
        why=why(match, one.number, one.seat, played, better),
    )


def _account(match: Match, seat: int, found: Course, looks: Sequence[Look], costly: Sequence[Costly]) -> Account:
    outcome = match.state.outcome()
    own_looks = [one for one in looks if one.seat == seat]
    losses = [loss(one) for one in own_looks]
    own = sum(row[seat] for row, step in zip(found.by_choice, match.steps, strict=True) if step.seat == seat)
    others = sum(row[seat] for row, step in zip(found.by_choice, match.steps, strict=True) if step.seat != seat)
    start, end = found.shares[0][seat], found.shares[-1][seat]
    own, others = round(own, DIGITS), round(others, DIGITS)
    finest = max(own_looks, key=lambda one: (one.lead, -one.number), default=None)
    best = sum(one < LEAST_LOSS for one in losses)
    return Account(
        seat=seat,
        start=start,
        luck=round(end - start - own - others, DIGITS),
        own=own,
        others=others,
        end=end,
        points=0 if outcome is None else outcome.scores[seat],
        choices=len(losses),
        best=best,
        mean_loss=round(max(0.0, sum(losses) / len(losses)), 5) if losses else 0.0,
        finest=finest.number if finest is not None and finest.lead >= LEAST_LOSS else None,
        costliest=[one for one in costly if one.seat == seat],
        said=_said(seat, best, len(losses), [one for one in costly if one.seat == seat]),
    )


def _said(seat: int, best: int, choices: int, costly: Sequence[Costly]) -> list[Said]:
    """A line about a seat: how many of its choices were the best, and where it lost most."""
    found = [Said("study-seat-best", {"seat": seat, "best": best, "all": choices})]
    if costly and costly[0].round is not None:
        found.append(
            Said("study-seat-lost", {"round": costly[0].round, "percent": max(1, round(100 * costly[0].loss))})
        )
    elif not costly:
        found.append(Said("study-seat-flawless", {}))
    return found
