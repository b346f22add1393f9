"""Puzzles for people: nothing is kept here, every try is played anew from the puzzle's position.

What leaves the server is the view of the seat that is to choose. A solution goes out only with the answer to a try that
is right, or to who gives up.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta

from guildhall.core.errors import GuildhallError, UnknownName
from guildhall.core.game import Game
from guildhall.core.phrase import as_data
from guildhall.core.question import Candidate, candidate, question
from guildhall.core.state import State
from guildhall.server import schema
from guildhall.server.errors import Refused
from guildhall.server.play.library import find_game, metas
from guildhall.study.puzzle_facts import facts_of_try, percent, told
from guildhall.study.puzzles import TRIES, Fact, Puzzle, PuzzleFile, attempt, carry_on, find, of_the_day, puzzles_of

MOST_COMPARED = 5


def shelves(day: date) -> schema.PuzzleShelves:
    """The puzzles of all games that have some, with those of the day."""
    midnight = datetime(day.year, day.month, day.day, tzinfo=UTC) + timedelta(days=1)
    found = [_shelf(file, day) for file in _files() if file.puzzles]
    return schema.PuzzleShelves(day=day.isoformat(), ends=int(midnight.timestamp() * 1000), games=found)


def _files() -> Iterator[PuzzleFile]:
    """A broken file is no reason not to offer the others; `guildhall puzzles check` says what is wrong with it."""
    for meta in metas():
        try:
            found = puzzles_of(find_game(meta.name))
        except GuildhallError:
            continue
        if found is not None:
            yield found


def _shelf(file: PuzzleFile, day: date) -> schema.PuzzleShelf:
    lines = [schema.PuzzleLine(one.id, one.seats, one.theme, one.difficulty) for one in file.puzzles]
    return schema.PuzzleShelf(game=file.game, today=of_the_day(file.puzzles, day).id, puzzles=lines)


def found(game: str, name: str) -> tuple[Game, Puzzle]:
    """A puzzle by game and id; Refused if there is none."""
    try:
        title = find_game(game)
        return title, find(title, name)
    except UnknownName as error:
        raise Refused("not_found", str(error)) from None


def page(game: str, name: str) -> schema.PuzzlePage:
    title, puzzle = found(game, name)
    state = puzzle.start(title)
    return schema.PuzzlePage(
        game=game,
        id=puzzle.id,
        seats=puzzle.seats,
        seat=puzzle.seat,
        options=dict(state.setup.options),
        theme=puzzle.theme,
        difficulty=puzzle.difficulty,
        steps=len(puzzle.steps),
        tries=TRIES,
        names={thing: as_data(phrase) for thing, phrase in state.setup.names().items()},
        position=position(state, puzzle.seat),
    )


def tried(game: str, name: str, actions: list[str]) -> schema.PuzzleAnswer:
    """The answer to a try."""
    title, puzzle = found(game, name)
    result = attempt(puzzle, title, actions)
    if result.verdict == "wrong":
        catalogue = result.state.setup.catalogue
        action = catalogue.text(catalogue.number(actions[result.step]))
        facts = facts_of_try(puzzle, puzzle.steps[result.step], result.state, action)
        return schema.PuzzleAnswer("wrong", result.step, _facts(result.state, puzzle.seat, facts))
    shown = position(result.state, puzzle.seat)
    if result.verdict == "onward":
        return schema.PuzzleAnswer("onward", result.step, [], shown)
    return schema.PuzzleAnswer("right", result.step, [], shown, solution(game, name))


def hint(game: str, name: str) -> schema.PuzzleHint:
    """What comes to mind first, and that it is not the solution."""
    title, puzzle = found(game, name)
    state = puzzle.start(title)
    facts = facts_of_try(puzzle, puzzle.steps[0], state, puzzle.obvious)
    return schema.PuzzleHint(facts=_facts(state, puzzle.seat, facts))


def solution(game: str, name: str) -> schema.PuzzleSolution:
    """Everything, for who has solved it or gives up."""
    title, puzzle = found(game, name)
    start = puzzle.start(title)
    state, line = start.copy(), []
    number = state.setup.catalogue.number
    for step in puzzle.steps:
        line.append(shown_candidate(candidate(state, puzzle.seat, number(step.accepted[0]))))
        state.step(puzzle.seat, step.accepted[0])
        carry_on(state, puzzle.seat)
    return schema.PuzzleSolution(
        line=line,
        choices=_compared(puzzle, start),
        facts=_facts(start, puzzle.seat, list(puzzle.facts)),
        text=repr(start),
        position=position(state, puzzle.seat),
    )


def _compared(puzzle: Puzzle, state: State) -> list[schema.PuzzleWorth]:
    """The best choices of the first step, and the obvious one."""
    step = puzzle.steps[0]
    best = list(step.choices[:MOST_COMPARED])
    lure = step.worth(puzzle.obvious)
    if lure is not None and lure not in best:
        best[-1] = lure
    number = state.setup.catalogue.number
    return [
        schema.PuzzleWorth(
            choice=shown_candidate(candidate(state, puzzle.seat, number(worth.action))),
            share=percent(worth.share),
            points=told(worth.points),
            accepted=worth.action in step.accepted,
            obvious=worth.action == puzzle.obvious,
        )
        for worth in best
    ]


def _facts(state: State, seat: int, facts: list[Fact]) -> list[schema.PuzzleFact]:
    """Facts with the choices in them as candidates, to be named in any language."""
    number = state.setup.catalogue.number
    told_facts = []
    for fact in facts:
        choice = fact.args.get("choice")
        named = shown_candidate(candidate(state, seat, number(choice))) if isinstance(choice, str) else None
        told_facts.append(schema.PuzzleFact(key=fact.key, args=dict(fact.args), choice=named))
    return told_facts


# -- positions --------------------------------------------------------------------------------------------------------


def position(state: State, seat: int) -> schema.PuzzlePosition:
    """A position through the eyes of a seat, and what it has to decide there."""
    return schema.PuzzlePosition(
        view=state.view(seat),
        to_act=state.to_act(),
        turn=state.turn(),
        standings=state.standings(),
        decision=decision(state, seat),
    )


def decision(state: State, seat: int) -> schema.Decision | None:
    """What a seat has to decide, without what only takes back: there is nothing to take back in a puzzle."""
    asked = question(state, seat)
    if asked is None:
        return None
    offered = [one for one in asked.candidates if not state.takes_back(one.action)]
    return schema.Decision(seat, asked.key, asked.args, [shown_candidate(one) for one in offered])


def shown_candidate(one: Candidate) -> schema.Candidate:
    refused = one.refused
    return schema.Candidate(
        text=one.text,
        targets=list(one.shown.targets),
        rule=one.rule,
        case="" if refused is None else refused.case,
        needed=None if refused is None else refused.needed,
        have=None if refused is None else refused.have,
        things=list(one.shown.things),
        cost=dict(one.shown.cost),
        gain=dict(one.shown.gain),
    )
