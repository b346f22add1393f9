"""Lessons over HTTP: stateless, for anybody, through the learner's eyes; rubbish is refused in words."""

from __future__ import annotations

from typing import Any

import pytest

from guildhall.study.lessons import chapters, with_lessons
from tests.server.guests import Server

TWO = "/api/lessons/splendor/two"


def tries(server: Server, done: list[str], attempt: str | None = None, at: str = TWO) -> dict[str, Any]:
    reply = server.stranger().http.post(at, json={"done": done, "attempt": attempt})
    assert reply.status_code == 200, reply.text
    found: dict[str, Any] = reply.json()
    return found


def test_the_list_has_every_lesson_of_every_game(server: Server) -> None:
    told = {course["game"]: course["chapters"] for course in server.stranger().get("/api/lessons")}
    assert tuple(told) == with_lessons()
    for game, found in told.items():
        assert [[one["id"] for one in chapter["lessons"]] for chapter in found] == [
            [lesson.id for lesson in chapter.lessons] for chapter in chapters(game)
        ]


def test_a_lesson_starts_with_what_the_coach_says(server: Server) -> None:
    page = tries(server, [])
    assert (page["say"], page["at"], page["over"], page["note"]) == ("splendor-lesson-two-emeralds", 0, False, False)
    assert page["accepted"] == ["take gg"] == [page["example"]]
    assert (page["lit"], page["goal"]) == (["token:g"], ["card:1-3"])
    assert page["touches"]["token:r"] == "splendor-lesson-two-rubies"
    assert page["pages"][-1]["view"]["bank"]["g"] == 4
    texts = [one["text"] for one in page["decision"]["candidates"]]
    assert "take gg" in texts
    assert "take rr" in texts


def test_a_right_try_is_played_with_what_follows(server: Server) -> None:
    page = tries(server, [], "take gg")
    assert page["done"] == ["take gg"]
    assert (page["at"], page["note"], page["decision"], page["reply"]) == (1, True, None, None)
    assert [one["text"] for one in page["pages"]][1:] == ["take gg", "take wbk"]
    assert [line["key"] for line in page["log"]] == ["splendor-log-take", "splendor-log-take"]
    end = tries(server, page["done"], "")
    assert (end["over"], end["done"]) == (True, ["take gg", ""])


def test_a_wrong_try_is_answered_and_nothing_happens(server: Server) -> None:
    page = tries(server, [], "take rr")
    assert page["reply"] == {
        "key": "splendor-lesson-two-rubies",
        "rule": "SPL-TAKE-03",
        "case": "",
        "needed": 4,
        "have": 2,
    }
    assert (page["done"], len(page["pages"])) == ([], 1)
    unwanted = tries(server, [], "take wgk")["reply"]
    assert (unwanted["key"], unwanted["rule"]) == ("", "")


@pytest.mark.parametrize(
    ("path", "body", "code"),
    [
        ("/api/lessons/splendor/flying", {"done": []}, "not_found"),
        ("/api/lessons/chess/two", {"done": []}, "not_found"),
        (TWO, {"done": ["take rr"]}, "bad_request"),
        (TWO, {"done": [], "attempt": "dance"}, "invalid_action"),
        (TWO, {"done": [], "attempt": ""}, "invalid_action"),
        (TWO, {"done": ["take gg", ""], "attempt": ""}, "illegal_action"),
        (TWO, {"done": [""] * 301}, "bad_request"),
        (TWO, {"done": ["x" * 201]}, "bad_request"),
        (TWO, {"done": 7}, "bad_request"),
        (TWO, {"done": ["x" * 190] * 300 + ["y" * 30_000]}, "too_large"),
    ],
)
def test_rubbish_is_refused_in_words(server: Server, path: str, body: dict[str, Any], code: str) -> None:
    reply = server.stranger().http.post(path, json=body)
    assert reply.json()["code"] == code
    assert reply.json()["message"]


def test_what_cannot_be_known_is_not_told(server: Server) -> None:
    """Positions come through the learner's eyes: no deck lies open in them."""
    for page in tries(server, [], "take gg")["pages"]:
        assert page["seat"] == 0
        assert page["view"]["decks"] == [36, 26, 16]


def test_things_of_a_lesson_have_names(server: Server) -> None:
    names = server.stranger().get(TWO)["names"]
    assert names["colour:g"] == {"key": "splendor-colour-g", "args": {}}
