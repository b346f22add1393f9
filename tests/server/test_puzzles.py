"""Puzzles at a real server: it checks tries, keeps nothing, and tells no solution before it is due."""

from __future__ import annotations

import json
from datetime import UTC, datetime

import pytest

from guildhall.games import built_in, game
from guildhall.study.puzzles import Puzzle, of_the_day, puzzles_of
from tests.server.guests import Server


def shipped(name: str) -> tuple[Puzzle, ...]:
    found = puzzles_of(game(name))
    assert found is not None
    return found.puzzles


def test_all_games_have_a_puzzle_of_the_day(server: Server) -> None:
    before = datetime.now(UTC).date()
    found = server.stranger().get("/api/puzzles")
    assert found["day"] in {before.isoformat(), datetime.now(UTC).date().isoformat()}
    assert {shelf["game"] for shelf in found["games"]} == set(built_in())
    for shelf in found["games"]:
        day = datetime.fromisoformat(found["day"]).date()
        assert shelf["today"] == of_the_day(shipped(shelf["game"]), day).id
        assert [one["id"] for one in shelf["puzzles"]] == [one.id for one in shipped(shelf["game"])]
        assert set(shelf["puzzles"][0]) == {"id", "seats", "theme", "difficulty"}


@pytest.mark.parametrize("name", built_in())
def test_a_puzzle_is_shown_through_its_seats_eyes_and_without_its_solution(server: Server, name: str) -> None:
    stranger = server.stranger()
    for puzzle in shipped(name)[:4]:
        page = stranger.get(f"/api/puzzles/{name}/{puzzle.id}")
        state = puzzle.start(game(name))
        assert page["position"]["view"] == json.loads(json.dumps(_plain(state.view(puzzle.seat))))
        assert page["position"]["decision"]["seat"] == puzzle.seat
        legal = {one["text"] for one in page["position"]["decision"]["candidates"] if not one.get("rule")}
        assert legal >= {choice.action for choice in puzzle.steps[0].choices}, "all that is possible can be tried"
        assert {"facts", "solution", "text", "choices"}.isdisjoint(page)
        assert puzzle.position not in json.dumps(page)


def _plain(value: object) -> object:
    import msgspec

    return msgspec.to_builtins(value)


@pytest.mark.parametrize("name", built_in())
def test_a_try_is_checked_by_the_engine(server: Server, name: str) -> None:
    stranger = server.stranger()
    puzzle = max(shipped(name), key=lambda one: len(one.steps))
    path = f"/api/puzzles/{name}/{puzzle.id}"
    wrong = stranger.post(f"{path}/try", {"actions": [puzzle.obvious]})
    assert (wrong["verdict"], wrong["step"]) == ("wrong", 0)
    assert wrong["solution"] is None
    assert wrong["position"] is None
    assert wrong["facts"][0]["choice"]["text"] == puzzle.obvious
    told = json.dumps(wrong)
    assert not any(f'"{action}"' in told for action in puzzle.steps[0].accepted)
    assert stranger.post(f"{path}/hint")["facts"] == wrong["facts"]
    actions: list[str] = []
    for number, step in enumerate(puzzle.steps, start=1):
        actions.append(step.accepted[0])
        answer = stranger.post(f"{path}/try", {"actions": actions})
        assert (answer["verdict"], answer["step"]) == ("right" if number == len(puzzle.steps) else "onward", number)
        assert (answer["solution"] is not None) == (number == len(puzzle.steps))
    solution = answer["solution"]
    assert [one["text"] for one in solution["line"]] == actions
    assert solution["text"] == repr(puzzle.start(game(name)))
    assert [one["choice"]["text"] for one in solution["choices"] if one["obvious"]] == [puzzle.obvious]
    assert stranger.post(f"{path}/answer") == solution


def test_what_is_no_try_is_refused(server: Server) -> None:
    stranger = server.stranger()
    puzzle = shipped("splendor")[0]
    path = f"/api/puzzles/splendor/{puzzle.id}"
    assert stranger.refused("POST", f"{path}/try", {"actions": ["dance"]}) == (422, "invalid_action")
    assert stranger.refused("POST", f"{path}/try", {"actions": []}) == (400, "bad_request")
    assert stranger.refused("POST", f"{path}/try", {"actions": ["take wbg"] * 17}) == (400, "bad_request")
    solution = [step.accepted[0] for step in puzzle.steps]
    assert stranger.refused("POST", f"{path}/try", {"actions": [*solution, solution[0]]}) == (422, "invalid_action")
    assert stranger.refused("GET", "/api/puzzles/splendor/nothing") == (404, "not_found")
    assert stranger.refused("GET", "/api/puzzles/chess/nothing") == (404, "not_found")
