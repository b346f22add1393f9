"""Puzzles and challenges in the browser: wrong tries are answered, a right one lights a candle, deals stay hidden."""

from __future__ import annotations

import pytest

from guildhall.games import game
from guildhall.study.puzzles import Puzzle, puzzles_of
from tests.browser.conftest import Sit
from tests.browser.guest import Guest

try:
    from playwright.sync_api import Route, expect
except ImportError:
    pytest.skip("playwright is not installed", allow_module_level=True)


def shipped(name: str) -> Puzzle:
    """The first puzzle of a game that takes one action."""
    found = puzzles_of(game(name))
    assert found is not None
    return next(one for one in found.puzzles if len(one.steps) == 1)


def makes_it_todays(guest: Guest, puzzle: Puzzle) -> None:
    """Whatever day it is: a test of tomorrow is to be the test of today."""

    def answer(route: Route) -> None:
        body = route.fetch().json()
        for shelf in body["games"]:
            if shelf["game"] == "splendor":
                shelf["today"] = puzzle.id
        route.fulfill(json=body)

    guest.page.route("**/api/puzzles", answer)


def tries(guest: Guest, puzzle: Puzzle, text: str, name: str) -> None:
    """Points at what an action shows, and confirms it; how often it was tried is told by the prompt."""
    state = puzzle.start(game(name))
    targets = state.shows(puzzle.seat, state.setup.catalogue.number(text)).targets
    guest.page.wait_for_selector(".table[data-ready]")
    for target in targets:
        guest.target(target).dispatch_event("click")
    for place in (".pop [data-choice", "footer [data-confirm", "footer [data-choice"):
        if (button := guest.page.locator(f'{place}="{text}"]')).count():
            button.first.click()
            break


@pytest.mark.parametrize("phone", [False, True])
def test_a_puzzle_is_solved_on_the_board(sit: Sit, phone: bool) -> None:
    ann = sit("Ann", phone=phone, language="uk" if phone else "en-GB")
    puzzle = shipped("splendor")
    makes_it_todays(ann, puzzle)
    ann.page.goto("/puzzles")
    ann.page.wait_for_selector("[data-shelf=splendor]")
    expect(ann.page.locator("[data-shelf]")).to_have_count(3)
    ann.check_the_look()
    ann.page.click("[data-shelf=splendor] [data-do=solve]")
    ann.page.wait_for_selector(f".table[data-puzzle='{puzzle.id}'][data-ready]")
    ann.check_the_look()
    glowing = {one.get_attribute("data-target") for one in ann.page.locator("[data-state=legal]").all()}
    state = puzzle.start(game("splendor"))
    shown = state.shows(puzzle.seat, state.setup.catalogue.number(puzzle.steps[0].accepted[0])).targets
    assert len(glowing) > len(shown), "what glows is no hint"
    tries(ann, puzzle, puzzle.obvious, "splendor")
    answer = ann.page.locator(".wrong[role=status]")
    expect(answer).to_contain_text("%")
    expect(ann.page.locator(".tries .spent")).to_have_count(1)
    expect(ann.page.locator("[data-over]")).to_have_count(0)
    ann.check_the_look()
    if phone:
        answer.locator("button").click()
    tries(ann, puzzle, puzzle.steps[0].accepted[0], "splendor")
    ann.page.wait_for_selector("[data-over=solved]")
    expect(ann.page.locator(".answer table .best").first).to_be_visible()
    assert "/analysis?position=" in str(ann.page.locator("[data-do=analyse]").get_attribute("href"))
    ann.check_the_look()
    ann.page.goto("/puzzles")
    expect(ann.page.locator("[data-shelf=splendor] .streak .lit")).to_have_count(1)
    expect(ann.page.locator("[data-shelf=rococo] .streak .lit")).to_have_count(0)


def test_giving_up_shows_the_way_and_lights_nothing(sit: Sit) -> None:
    ann = sit("Ann")
    for name in ("rococo", "red_cathedral"):
        puzzle = shipped(name)
        ann.page.goto(f"/puzzle/{name}?p={puzzle.id}")
        ann.page.wait_for_selector(f".table[data-puzzle='{puzzle.id}'][data-ready]")
        ann.page.click("[data-do=hint]")
        expect(ann.page.locator(".puzzles .answer")).to_be_visible()
        ann.page.click("[data-do=give-up]")
        ann.page.wait_for_selector("[data-over=given-up]")
        expect(ann.page.locator(".answer .line li")).to_have_count(len(puzzle.steps))
        ann.check_the_look()
    ann.page.goto("/puzzles")
    ann.page.wait_for_selector("[data-shelf=rococo]")
    expect(ann.page.locator(".streak .lit")).to_have_count(0)


def test_a_challenge_is_taken_by_a_link(sit: Sit) -> None:
    ann, ben = sit("Ann"), sit("Ben", phone=True)
    ann.call("POST", "/api/session", {"name": "Ann"})
    plans = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    table = ann.call("POST", "/api/tables", {"game": "splendor", "seats": plans, "options": {"target": 10}})["summary"][
        "id"
    ]
    ann.call("POST", f"/api/tables/{table}/seats/0", {"change": "substitute", "bot": "greedy"})
    ann.page.goto(f"/table/{table}")
    ann.page.wait_for_selector("[data-over]")
    ann.page.click("[data-do=result]")
    ann.page.click("[data-do=challenge]")
    ann.page.wait_for_url("**/challenge/*")
    expect(ann.page.locator("tr.mine")).to_contain_text("Ann")
    ann.check_the_look()
    ben.page.goto(ann.page.url)
    expect(ben.page.locator("tbody tr")).to_have_count(1)
    expect(ben.page.locator("tbody a"), "her match would show the deal").to_have_count(0)
    ben.check_the_look()
    ben.page.fill("#name", "Ben")
    ben.page.click("[data-do=take]")
    ben.page.wait_for_url("**/table/*")
    ben.page.wait_for_selector(".table[data-ready]")
    ben.page.goto(ann.page.url)
    ben.page.wait_for_selector("main a[href^='/table/']")


def test_a_challenge_is_made_for_friends(sit: Sit) -> None:
    ann = sit("Ann")
    page = ann.page
    page.goto("/puzzles")
    page.click(".new [data-title=splendor]")
    page.select_option(".new [data-do=rivals]", "3")
    page.fill(".new input[type=text]", "Ann")
    ann.check_the_look()
    page.click("[data-do=make]")
    page.wait_for_url("**/challenge/*")
    expect(page.locator(".head")).to_contain_text("A challenge from Ann")
    found = ann.call("GET", f"/api/challenges/{page.url.rsplit('/', 1)[1]}")
    assert [bot is None for bot in found["seats"]] == [True, False, False]
    page.click("[data-do=take]")
    page.wait_for_url("**/table/*")
    page.wait_for_selector(".table[data-ready]")
    assert ann.call("GET", f"/api/challenges/{found['id']}")["table"] is not None
