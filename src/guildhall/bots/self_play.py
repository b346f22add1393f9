"""Matches to learn from: a judgement plays itself, now and then by another move than the best.

Of every choice is kept what its mover thought of the best action, whether another was taken on purpose, and the
position after it as somebody sees it: the mover, who does not know yet what chance will show, or any other seat. In
games that settle (`State.settles`) only the positions after the last choice of a turn are kept.

It looks one step ahead or, to learn from looking further, searches. A search also says what it found of each action
that it went for often: what is judged one step ahead is to become what a search comes to.
"""

# guildhall: compiled

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from guildhall.bots.judging import Judge, JudgedSearch, final_result
from guildhall.bots.net import ONE, POINT, WHOLE, power
from guildhall.bots.playout import greedy_move
from guildhall.bots.tally import Tally
from guildhall.core.arrays import filled
from guildhall.core.rng import Rng
from guildhall.core.state import Moves, State

UNIFORM: Final = 0.3
"""Of the moves that are not the best so many are just any."""
TEMPERATURE: Final = 0.03
"""The others are likely by e to the power of the difference in worth, divided by this."""
BLUNDER: Final[i64] = 655
"""A move worth so many 65536ths less than the best says little about what came before it."""
OFTEN: Final = 4
"""What a search found of an action that so many walks went for is worth learning."""


@final
class Course:
    """A match as it is learned from; numbers in lists, to travel between processes."""

    __slots__ = ("blundered", "expected", "features", "found", "judged", "lengths", "result", "steps", "viewers")

    def __init__(self) -> None:
        self.judged: list[int] = []
        """For every choice the shares of all seats, then their points, as its mover judged the best action."""
        self.blundered: list[int] = []
        """For every choice 1 if an action was taken that is clearly worse."""
        self.features: list[int] = []
        """The features on in the positions kept, one after another…"""
        self.expected: list[int] = []
        """…what rules of thumb expect in each of them, where they do, …"""
        self.lengths: list[int] = []
        """…how many of them belong to each position, …"""
        self.steps: list[int] = []
        """…after which choice it was, or -1 if a search only thought of it, …"""
        self.viewers: list[int] = []
        """…and whose eyes saw it."""
        self.found: list[int] = []
        """For every position that a search thought of, the shares of all seats, then their points, that it found."""
        self.result: list[int] = []
        """Shares, then points, at the end; empty if there was none."""


def play_course(
    state: State, judge: Judge | None, rng: Rng, noise: float, lead: float, bound: i64, walks: i64 = 0
) -> Course:
    """A match from a position to its end; with walks a judge searches before each choice.

    Without a judge the game's own choices are played, as `greedy` does: such matches are the first that anybody learns
    from. Some seats are more careless than others in them, by up to the noise: else nobody would learn what becomes of
    bad moves, and think the world of what was never tried.

    A judge that knows little is led by these choices. It does something else only if that seems better by a share of
    the win up to `lead`, on some seats more than on others: so what it overrates is tried, in matches that are played
    sensibly.
    """
    course = Course()
    moves = Moves()
    on = Moves()
    worth = filled(4096, 0)
    seats = state.seats
    careless = [noise * rng.chance() * rng.chance() if judge is None else noise for _ in range(seats)]
    leads = [i64(int(lead * rng.chance() * float(WHOLE))) for _ in range(seats)]
    made: i64 = 0
    while made < bound:
        made += 1
        seat = state.mover()
        if seat < 0:
            break
        moves.clear()
        state.moves(seat, moves)
        go_onward(state, moves)
        before = state.copy()
        if moves.count == 1:
            state.apply(seat, moves.items[0])
            if state.settles() and course.blundered and is_worth_keeping(state, before):
                keep_position(course, state, before, seat, on, rng)
            continue
        best: i64 = 0
        if judge is None:
            best = without_judgement(state, seat, moves, rng, worth)
        elif walks > 0:
            best = searched(course, state, seat, moves, judge, rng, walks, worth, on)
        else:
            best = judge.ahead(state, seat, moves)
            for place in range(moves.count):
                worth[place] = judge.worth[place * seats + seat]
            if leads[seat] > 0:
                own = place_of(state, seat, moves, rng)
                if worth[best] - worth[own] < leads[seat]:
                    best = own
            note_judgement(course, judge, best, seats)
        chosen = best
        if rng.chance() < careless[seat]:
            chosen = another(worth, moves.count, best, rng)
        course.blundered.append(1 if worth[chosen] < worth[best] - BLUNDER else 0)
        state.apply(seat, moves.items[chosen])
        if is_worth_keeping(state, before):
            keep_position(course, state, before, seat, on, rng)
    if state.mover() < 0:
        note_result(course, state)
    return course


def searched(
    course: Course,
    state: State,
    seat: i64,
    moves: Moves,
    judge: Judge,
    rng: Rng,
    walks: i64,
    worth: vec[i64],
    on: Moves,
) -> i64:
    """The place of the action that a search tried most; what it found of all is noted."""
    search = JudgedSearch(state, seat, judge, rng)
    search.run(int(walks), 0)
    best: i64 = 0
    most: i64 = -1
    for action, visits, share in search.report():
        for place in range(moves.count):
            if moves.items[place] == action:
                worth[place] = i64(int(share * float(WHOLE)))
                if visits > most:
                    most = visits
                    best = place
    note_tally(course.judged, search.tallies[int(state.meaning(seat, moves.items[best]))])
    for place in range(moves.count):
        tally = search.tallies[int(state.meaning(seat, moves.items[place]))]
        if tally.walks > OFTEN:
            after = state.copy()
            after.apply(seat, moves.items[place])
            if is_worth_keeping(after, state):
                course.steps.append(-1)
                keep_features(course, after, state, seat, on)
                note_tally(course.found, tally)
    return best


def note_tally(out: list[int], tally: Tally) -> None:
    """The shares of all seats, then their points, as walks found them on average."""
    for share in tally.mean_shares():
        out.append(int(share * float(WHOLE)))
    for points in tally.mean_points():
        out.append(int(points * float(POINT)))


def is_worth_keeping(state: State, before: State) -> bool:
    """Whether it is a position that is judged: not the end of the match, and in games that settle the end of a turn."""
    return state.mover() >= 0 and (not state.settles() or state.turn_number() != before.turn_number())


def go_onward(state: State, moves: Moves) -> None:
    """Without actions that only take back what was chosen: somebody who likes to could do so for ever."""
    kept: i64 = 0
    for place in range(moves.count):
        if not state.takes_back(int(moves.items[place])):
            moves.items[kept] = moves.items[place]
            kept += 1
    if kept > 0:
        moves.count = kept


def without_judgement(state: State, seat: i64, moves: Moves, rng: Rng, worth: vec[i64]) -> i64:
    """The place of what the greedy bot would choose; a quick choice says nothing of what the others are worth."""
    if not state.policy_is_stronger():
        return appraise_all(state, seat, moves, rng, worth)
    for place in range(moves.count):
        worth[place] = 0
    return place_of(state, seat, moves, rng)


def place_of(state: State, seat: i64, moves: Moves, rng: Rng) -> i64:
    """The place of the game's own choice."""
    chosen = greedy_move(state, seat, rng)
    for place in range(moves.count):
        if moves.items[place] == chosen:
            return place
    return 0


def appraise_all(state: State, seat: i64, moves: Moves, rng: Rng, worth: vec[i64]) -> i64:
    """What the game thinks of every action, in thousandths; the place of the best."""
    world = state.determinize(seat, rng)
    best: i64 = 0
    for place in range(moves.count):
        after = world.copy()
        after.apply(seat, moves.items[place])
        worth[place] = i64(int(after.appraise(seat) * 1000.0))
        if worth[place] > worth[best]:
            best = place
    return best


def another(worth: vec[i64], count: i64, best: i64, rng: Rng) -> i64:
    """Any place, or one that is nearly the best."""
    if rng.chance() < UNIFORM:
        return rng.below(count)
    most = worth[best]
    for place in range(count):
        if worth[place] > most:
            most = worth[place]
    total: i64 = 0
    for place in range(count):
        total += power(colder(most - worth[place]))
    pick = rng.below(total)
    for place in range(count):
        pick -= power(colder(most - worth[place]))
        if pick < 0:
            return place
    return best


def colder(less: i64) -> i64:
    """A difference in worth, divided by the temperature, in 1024ths."""
    return less * i64(int(1.0 / TEMPERATURE)) * ONE // WHOLE


def note_judgement(course: Course, judge: Judge, best: i64, seats: i64) -> None:
    """What the mover thinks of the action at a place of those it has just judged, by absolute seats."""
    shares = judge.shares
    points = judge.points
    for player in range(best * seats, best * seats + seats):
        course.judged.append(int(shares[player]))
    for player in range(best * seats, best * seats + seats):
        course.judged.append(int(points[player]))


def keep_position(course: Course, state: State, before: State, seat: i64, on: Moves, rng: Rng) -> None:
    """As the mover sees it, or as any seat does when chance has spoken; of the few ends of turns, both."""
    if state.settles() or rng.below(2) == 0:
        course.steps.append(len(course.blundered) - 1)
        keep_features(course, state, before, seat, on)
        if not state.settles():
            return
    viewer = rng.below(state.seats)
    course.steps.append(len(course.blundered) - 1)
    keep_features(course, state, state, viewer, on)


def keep_features(course: Course, state: State, since: State, viewer: i64, on: Moves) -> None:
    """What somebody sees who does not know yet what chance has shown after `since`."""
    state.features(viewer, since, on)
    for number in range(on.count):
        course.features.append(int(on.items[number]))
    course.lengths.append(int(on.count))
    course.viewers.append(int(viewer))
    features = state.setup.game.features
    if features is not None:
        course.expected.extend(features.expected(state, viewer, since))


def note_result(course: Course, state: State) -> None:
    seats = state.seats
    shares = filled(seats, 0)
    points = filled(seats, 0)
    final_result(state, shares, points)
    for player in range(seats):
        course.result.append(int(shares[player]))
    for player in range(seats):
        course.result.append(int(points[player]))
