"""A table without a mouse: focus on the board, N from one thing that can be done to the next, Enter, C; all keys.

`make soak-browser` plays a whole match of each game by keys, `make test` Splendor and the ends of the others.
"""

from __future__ import annotations

import random
import sys
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.guest import MOST, Guest
from tests.browser.whole import WHOLE, begun

FOCUS = """() => {
    const one = document.activeElement
    return one.dataset.target ?? one.dataset.confirm ?? one.dataset.choice ?? one.id ?? ''
}"""
DIGITS = """() => [...document.querySelectorAll('[data-key]')]
    .filter((one) => one.getClientRects().length > 0 && one.getAttribute('aria-disabled') !== 'true')
    .map((one) => one.dataset.key)"""
"""Digits of what can be pointed at with them."""
ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
DOABLE = """() => {
    const all = (what) => [...document.querySelectorAll(what)].filter((one) => one.getClientRects().length > 0)
    const glowing = all('[data-state=legal]')
    return (glowing.length ? glowing : all('[data-state=soft]')).length + all('.prompt [data-choice]').length
}"""
OPEN = "[role=dialog] [data-choice]"
POINTED = """() => {
    window.pointed = 0
    for (const kind of ['pointerdown', 'mousedown', 'touchstart'])
        addEventListener(kind, () => (window.pointed += 1), {capture: true})
}"""
"""Counts what a mouse or a finger does."""
GAMES: list[tuple[str, dict[str, Any]]] = [("splendor", {"target": 10}), ("rococo", {}), ("red_cathedral", {})]
PRESSES = 14
"""At most so many for a decision on the average, made by somebody who walks about."""


def focus(guest: Guest) -> str:
    return str(guest.page.evaluate(FOCUS))


class Keyboard:
    """Somebody who has no mouse; presses and decisions are counted."""

    def __init__(self, guest: Guest, seed: int) -> None:
        self.guest = guest
        self.page = guest.page
        self.rng = random.Random(seed)
        self.presses = 0
        self.decisions = 0

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)
        self.presses += 1

    def plays_to_the_end(self) -> None:
        for _ in range(MOST):
            if not self.decides():
                return
        raise AssertionError("the match does not end")

    def decides(self) -> bool:
        """One decision; false if the match is over."""
        if not self.guest.wait_for_turn():
            return False
        number = self.guest.number()
        for _ in range(30):
            self.goes_on()
            if acted(self.guest, number):
                self.decisions += 1
                return True
        raise AssertionError(f"no decision by keys: {self.guest.prompt()}, focus on {focus(self.guest)}")

    def goes_on(self) -> None:
        """The second press of what is final, the choice from a menu, confirming; else something that can be done."""
        if self.page.locator("[data-armed]").count():
            self.page.wait_for_selector("[data-armed=firm]")
            self.press("Enter")
        elif self.page.locator(OPEN).count():
            if not self.page.evaluate("document.activeElement.matches('[data-choice]')"):
                self.press("n")  # a menu mostly has the focus, on the first that can be done
            self.press("Enter")
        elif self.page.locator("footer [data-confirm]").count() == 1 and self.rng.random() < 0.8:
            self.press("c")
        elif self.rng.random() < 0.15 and (digits := self.page.evaluate(DIGITS)):
            self.press(self.rng.choice(digits))
        else:
            self.walks()
            self.press("Enter")

    def walks(self) -> None:
        """To one of the things that can be done, there or back: a card that can be bought rather than others."""
        way = "n" if self.rng.random() < 0.8 else "Shift+N"
        many = int(self.page.evaluate(DOABLE))
        for _ in range(1 + self.rng.randrange(max(1, many))):
            self.press(way)
            if focus(self.guest).startswith(("card:", "hand:")) and self.rng.random() < 0.7:
                return
        if self.rng.random() < 0.1:
            self.press(self.rng.choice(ARROWS))


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


@pytest.mark.parametrize(("game", "options"), GAMES, ids=[game for game, _ in GAMES])
def test_a_match_by_keys_alone(sit: Sit, game: str, options: dict[str, Any]) -> None:
    """To its result; Splendor is played whole, the others from near their ends if not all is wanted."""
    ann = sit("Ann")
    ann.context.add_init_script(f"({POINTED})()")
    match, _ = begun(game, 2, options, seed=3, whole=WHOLE or game == "splendor")
    ann.opens_at(match, ["me", "greedy"])
    keyboard = Keyboard(ann, 3)
    keyboard.plays_to_the_end()
    ann.number()
    presses, decisions = keyboard.presses, keyboard.decisions
    sys.stdout.write(f"{game} by keys: {presses} presses in {decisions} decisions, {presses / decisions:.1f} each\n")
    assert decisions >= 4
    assert presses / decisions <= PRESSES
    keyboard.press("n")
    assert ann.page.evaluate("document.activeElement.dataset.do") == "result", "what can be done now"
    assert ann.page.evaluate("window.pointed") == 0
    keyboard.press("Enter")
    expect(ann.page.locator(".win-card h1")).to_contain_text("You")


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
