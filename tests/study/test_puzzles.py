"""Puzzles: they are found where they are, every one that is shipped can be played, and a broken file gets a word."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path
from typing import Any

import msgspec
import pytest

from guildhall.core.errors import IllegalAction, InvalidAction, UnknownName
from guildhall.core.rng import SEARCH, Rng
from guildhall.games import built_in, game
from guildhall.study import mining, puzzles
from guildhall.study.expectation import Choice
from guildhall.study.mining import Plan, Spot, as_good, confirmed, mine, obvious, promising, spots
from guildhall.study.puzzle_facts import facts_of_try
from guildhall.study.puzzles import (
    BadPuzzles,
    Puzzle,
    PuzzleFile,
    attempt,
    check,
    file_of,
    find,
    of_the_day,
    puzzles_of,
)

EFFORT = 300
"""Enough for what is as clear as the planted one, and quick as plain Python."""


def shipped(name: str) -> PuzzleFile:
    found = puzzles_of(game(name))
    assert found is not None
    return found


def by_clearness() -> list[Puzzle]:
    """The shipped puzzles of the first game, those first whose best choice is the furthest ahead."""
    found = [one for one in shipped("splendor").puzzles if len(one.steps[0].accepted) == 1]
    return sorted(found, key=lambda one: one.steps[0].choices[1].share - one.steps[0].choices[0].share)


def clearest() -> Puzzle:
    return by_clearness()[0]


# -- what is shipped --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", built_in())
def test_fifty_puzzles_of_each_game_can_be_read_and_their_solutions_played(name: str) -> None:
    found = shipped(name)
    assert len(found.puzzles) == 50
    assert len({puzzle.seats for puzzle in found.puzzles}) > 1
    for puzzle in found.puzzles:
        check(puzzle, game(name))
        state = puzzle.start(game(name))
        step = puzzle.steps[0]
        assert puzzle.obvious not in step.accepted
        assert state.faults() == []
        legal = {state.setup.catalogue.text(action) for action in state.legal(puzzle.seat)}
        assert {choice.action for choice in step.choices} <= legal
        assert step.choices[0].share > max(one.share for one in step.choices if one.action not in step.accepted)
        assert attempt(puzzle, game(name), [one.accepted[0] for one in puzzle.steps]).verdict == "right"


@pytest.mark.parametrize("name", built_in())
def test_a_puzzle_shows_what_its_seat_may_know_and_the_rest_does_not_matter(name: str) -> None:
    for puzzle in shipped(name).puzzles[:5]:
        state = puzzle.start(game(name))
        world = state.determinize(puzzle.seat, Rng(99, SEARCH))
        assert world.view(puzzle.seat) == state.view(puzzle.seat)
        assert {*world.legal(puzzle.seat)} == {*state.legal(puzzle.seat)}


# -- finding ----------------------------------------------------------------------------------------------------------


def test_mining_finds_a_puzzle_that_was_planted() -> None:
    """What bots have learned since puzzles were found may show them one at once: the first that is still hard."""
    for puzzle in by_clearness():
        spot = Spot(puzzle.start(game("splendor")), puzzle.seat, 0, 5)
        found = promising(spot, EFFORT)
        if found is not None:
            break
    assert found is not None
    text = spot.state.setup.catalogue.text
    assert [text(action) for action in found.accepted] == list(puzzle.steps[0].accepted)
    assert confirmed(spot, found, EFFORT)
    wrong = found._replace(accepted=[found.obvious])
    assert not confirmed(spot, wrong, EFFORT), "what the long search does not come to is dropped"


def test_where_the_obvious_choice_is_the_best_there_is_no_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = clearest()
    state = puzzle.start(game("splendor"))
    spot = Spot(state, puzzle.seat, 0, 5)
    plain = obvious(spot, EFFORT)
    best = state.setup.catalogue.number(puzzle.steps[0].accepted[0])
    assert state.setup.catalogue.number(puzzle.obvious) in plain
    assert best not in plain
    monkeypatch.setattr(mining, "obvious", lambda spot, effort: {best})
    assert promising(spot, EFFORT) is None


def test_what_is_hardly_worse_is_as_good() -> None:
    choices = [Choice(1, 9, 0.60, 0.0), Choice(2, 9, 0.58, 0.0), Choice(3, 9, 0.50, 0.0)]
    assert as_good(choices) == [1, 2]


def test_a_match_brings_the_same_whoever_looks_it_through(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mining, "LOOKS", 5)
    monkeypatch.setattr(mining, "BOTS", ("greedy",))
    plan = Plan("splendor", seed=3, effort=100)
    first = mine(plan, 1)
    assert first == mine(plan, 1)
    assert first.looked == 5
    (one, *_), (other, *_) = (list(spots(plan.setup(1)[1], seed)) for seed in (3, 4))
    assert one.state != other.state, "another seed is another match"


# -- trying -----------------------------------------------------------------------------------------------------------


def test_the_first_action_that_deviates_counts() -> None:
    puzzle = clearest()
    title = game("splendor")
    wrong = attempt(puzzle, title, [puzzle.obvious])
    assert (wrong.verdict, wrong.step) == ("wrong", 0)
    assert wrong.state.save() == puzzle.position, "a wrong try leaves the position as it was"
    with pytest.raises(InvalidAction):
        attempt(puzzle, title, ["dance"])
    illegal = next(
        text
        for number in range(len(wrong.state.setup.catalogue))
        if number not in wrong.state.legal(puzzle.seat) and (text := wrong.state.setup.catalogue.text(number))
    )
    with pytest.raises(IllegalAction):
        attempt(puzzle, title, [illegal])
    solution = [step.accepted[0] for step in puzzle.steps]
    with pytest.raises(InvalidAction, match="solved"):
        attempt(puzzle, title, [*solution, solution[0]])


@pytest.mark.parametrize("name", built_in())
def test_a_wrong_try_is_answered_with_numbers_and_without_the_solution(name: str) -> None:
    for puzzle in shipped(name).puzzles[:10]:
        step = puzzle.steps[0]
        facts = facts_of_try(puzzle, step, puzzle.start(game(name)), puzzle.obvious)
        assert len(facts) == 3
        told = json.dumps(msgspec.to_builtins(facts))
        assert not any(f'"{action}"' in told for action in step.accepted)
        (lost,) = [fact.args["share"] for fact in facts if fact.key == "puzzle-fact-lost"]
        assert isinstance(lost, int)
        assert lost > 0


def test_the_puzzle_of_the_day_is_the_same_for_all_and_another_tomorrow() -> None:
    found = shipped("splendor").puzzles
    days = [of_the_day(found, date.fromordinal(739_000 + day)).id for day in range(len(found))]
    assert len(set(days)) == len(found)
    assert of_the_day(found, date.fromordinal(739_000)).id == days[0]


# -- broken files -----------------------------------------------------------------------------------------------------


def changed(**values: Any) -> bytes:
    body = json.loads(file_of("splendor").read_bytes())
    return json.dumps({**body, **values}).encode()


@pytest.mark.parametrize(
    ("text", "word"),
    [
        (b"", "no file of puzzles"),
        (b"\xff\xfe", "no file of puzzles"),
        (b"[" * 100 + b"]" * 100, "no file of puzzles"),
        (changed(form="guildhall puzzles 9"), "another form"),
        (changed(game="chess"), "puzzles of “chess”"),
        (changed(rules=99), "version 99 of its rules"),
        (changed(components="0000"), "other component values"),
        (changed(puzzles=[{"id": "a"}]), "no file of puzzles"),
    ],
)
def test_a_broken_file_is_refused_with_a_word(text: bytes, word: str) -> None:
    with pytest.raises(BadPuzzles, match=word):
        puzzles.read(text, game("splendor"))


def test_two_puzzles_of_one_id_are_refused() -> None:
    one = json.loads(file_of("splendor").read_bytes())["puzzles"][0]
    with pytest.raises(BadPuzzles, match=f"same id: {one['id']}"):
        puzzles.read(changed(puzzles=[one, one]), game("splendor"))


def test_a_broken_puzzle_is_named() -> None:
    puzzle = clearest()
    title = game("splendor")
    step = puzzle.steps[0]
    replace = msgspec.structs.replace
    broken = {
        "has 10 fields": replace(puzzle, position="2:15:off nonsense"),
        "“dance” cannot be played": replace(puzzle, steps=(replace(step, accepted=("dance",)),)),
        "has no solution": replace(puzzle, steps=()),
        "is not to act": replace(puzzle, seat=(puzzle.seat + 1) % puzzle.seats),
        "whatever is played": replace(
            puzzle, steps=(replace(step, accepted=tuple(choice.action for choice in step.choices)),)
        ),
    }
    for word, one in broken.items():
        with pytest.raises(BadPuzzles, match=word):
            check(one, title)
    with pytest.raises(UnknownName):
        find(title, "nothing")


def test_a_file_is_written_with_a_line_for_each_puzzle_and_reads_back(tmp_path: Path) -> None:
    found = shipped("splendor")
    text = puzzles.written(found)
    assert puzzles.read(text.encode(), game("splendor")) == found
    assert len(text.splitlines()) == len(found.puzzles) + 2
    assert text.encode() == file_of("splendor").read_bytes()
