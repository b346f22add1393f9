"""A table without a mouse: focus on the board, N from one thing that can be done to the next, Enter, C; all keys."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.guest import MOST, Guest

FOCUS = """() => {
    const one = document.activeElement
    return one.dataset.target ?? one.dataset.confirm ?? one.dataset.choice ?? one.id ?? ''
}"""
DOABLE = """() => {
    const all = (what) => [...document.querySelectorAll(what)].filter((one) => one.getClientRects().length > 0)
    const glowing = all('[data-state=legal]')
    return (glowing.length ? glowing : all('[data-state=soft]')).length + all('.prompt [data-choice]').length
}"""
OPEN = "[role=dialog] [data-choice]"
GAMES = [("splendor", 2, {"target": 10}), ("rococo", 2, {}), ("red_cathedral", 2, {})]
SAMPLE = {"splendor": MOST, "rococo": 20, "red_cathedral": 20}
"""Decisions by keys in a usual test: Splendor to its end."""


def focus(guest: Guest) -> str:
    return str(guest.page.evaluate(FOCUS))


def plays_by_keys(guest: Guest, rng: random.Random) -> bool:
    """One decision, by keys alone; false if the match is over."""
    if not guest.wait_for_turn():
        return False
    number = guest.number()
    key = "Enter"
    for _ in range(30):
        if guest.page.locator("[data-armed]").count():
            guest.page.wait_for_selector("[data-armed=firm]")  # what is final is pressed twice
        elif guest.page.locator(OPEN).count():
            key = "Enter"  # a menu mostly has the focus, on the first that can be done
            if not guest.page.evaluate("document.activeElement.matches('[data-choice]')"):
                guest.page.keyboard.press("n")
        elif guest.page.locator("footer [data-confirm]").count() == 1 and rng.random() < 0.8:
            key = "c"
        else:
            walks(guest, rng)
            key = "Enter"
        guest.page.keyboard.press(key)
        if acted(guest, number):
            return True
    raise AssertionError(f"no decision by keys: {guest.prompt()}, focus on {focus(guest)}")


def walks(guest: Guest, rng: random.Random) -> None:
    """To one of the things that can be done: a card that can be bought rather than others."""
    many = int(guest.page.evaluate(DOABLE))
    for _ in range(1 + rng.randrange(max(1, many))):
        guest.page.keyboard.press("n")
        if focus(guest).startswith(("card:", "hand:")) and rng.random() < 0.7:
            return


def acted(guest: Guest, number: int) -> bool:
    """Whether something was done; a pick is waited for until it shows."""
    found: str = guest.page.wait_for_function(
        """(number) => {
            const table = document.querySelector('.table')
            if (document.querySelector('[data-over], [data-do=lift]')) return 'acted'
            if (Number(table?.dataset.ready ?? -1) > number) return 'acted'
            return table?.matches('[data-ready]:not([aria-busy])') ? 'picked' : false
        }""",
        arg=number,
    ).json_value()
    return found == "acted"


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_a_match_by_keys_alone(sit: Sit, game: str, seats: int, options: dict[str, Any]) -> None:
    ann = sit("Ann")
    ann.opens(game, ["me"] + ["greedy"] * (seats - 1), seed=3, options=options)
    rng = random.Random(3)
    for _ in range(SAMPLE[game]):
        if not plays_by_keys(ann, rng):
            break
    else:
        assert game != "splendor", "the match does not end"


def test_the_board_has_the_focus_when_a_table_opens(sit: Sit) -> None:
    ann = sit("Ann")
    ann.opens("rococo", ["me", "greedy", "greedy", "greedy", "greedy"], seed=3)
    ann.wait_for_turn()
    ann.number()
    assert focus(ann) == "main"
    ann.page.keyboard.press("n")
    first = focus(ann)
    assert ann.state(first) == "legal", "one key to the first thing that can be done"


def test_n_walks_through_what_can_be_done_and_back(sit: Sit) -> None:
    ann = sit("Ann")
    ann.opens("splendor", ["me", "greedy"], seed=3)
    ann.wait_for_turn()
    ann.number()
    many = int(ann.page.evaluate(DOABLE))
    assert many == 5, "five stacks of gems"
    walked = []
    for _ in range(many + 1):
        ann.page.keyboard.press("n")
        walked.append(focus(ann))
        assert ann.state(walked[-1]) == "legal"
    assert len(set(walked)) == many
    assert walked[-1] == walked[0], "the first follows the last"
    ann.page.keyboard.press("Shift+N")
    assert focus(ann) == walked[-2]

    # digits are for stacks of gems, and drawn for who uses keys
    number = ann.number()
    for digit in "135":
        ann.page.keyboard.press(digit)
    assert [ann.state(f"token:{c}") for c in "wgk"] == ["picked"] * 3
    ann.page.keyboard.press("c")
    ann.wait_until_after(number)


@pytest.mark.parametrize("language", ["en-GB", "uk", "ru", "it", "fr"])
def test_the_page_of_keys(sit: Sit, language: str) -> None:
    ann = sit("Ann", language=language)
    ann.opens("splendor", ["me", "greedy"], seed=3)
    ann.wait_for_turn()
    ann.number()
    ann.page.keyboard.press("?")
    keys = ann.page.locator("dialog[open]")
    expect(keys.locator("kbd").first).to_be_visible()
    assert "web-" not in keys.inner_text(), "every key has a word"
    assert ann.axe() == []
    ann.page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
