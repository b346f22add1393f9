"""The moves of others are told: one after the other, at the speed people chose, and each line is said aloud once.

Time in the page stands still or goes on as far as the test says: what is compared are its own figures, never durations.
"""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.guest import STEP as ONE_CLICK
from tests.browser.guest import Guest
from tests.browser.test_splendor import TAKEN

FLOWN = """
    window.flown = []
    const animate = Element.prototype.animate
    Element.prototype.animate = function (way, how) {
        if (this.className === 'flying') {
            const told = Number(document.querySelector('[data-told]')?.dataset.told ?? 0)
            const leaves = performance.now() + how.delay
            const {from, to} = this.dataset
            window.flown.push({told, from, to, leaves, lands: leaves + how.duration})
        }
        return animate.call(this, way, how)
    }
"""
"""Each piece that flies: in which of the moves told (0: one's own), from where to where, from when to when."""
SPEED = "localStorage.setItem('guildhall.speed', JSON.stringify('{}'))"
STEP = 10
"""Milliseconds by which time goes on at once: what is drawn comes in between."""
MOVE = 1_200
"""Milliseconds that a move takes at normal speed, and the next one begins so much later again:"""
BETWEEN = 200
DOABLE = ":is([data-state=legal], [data-state=soft], .pop [data-choice], footer [data-choice], footer [data-confirm])"
"""What can be done, if it is seen and not yet sent."""
MOST = 600
"""Looks at the table until four turns were told."""


def at_a_table(sit: Sit, game: str, bots: int, speed: str = "normal", **more: Any) -> Guest:
    """Somebody at a table with bots whose turn it is, with a clock that stands."""
    ann = sit("Ann", reduced_motion="no-preference")
    ann.page.add_init_script(FLOWN)
    ann.page.add_init_script(SPEED.format(speed))
    ann.page.clock.install()
    ann.opens(game, ["me"] + ["greedy"] * bots, **more)
    ann.wait_for_turn()
    ann.number()
    ann.page.clock.pause_at(ann.page.evaluate("Date.now() / 1000 + 5"))
    ann.page.evaluate("window.flown.length = 0")
    return ann


def takes_gems(ann: Guest) -> None:
    for target in TAKEN:
        ann.target(target).click()
    ann.page.click("footer [data-confirm]")


def passes(ann: Guest, ms: int) -> None:
    """Time goes on."""
    for _ in range(ms // STEP):
        ann.page.clock.run_for(STEP)


def tells(ann: Guest, of: int) -> None:
    """Until the first of so many moves is being told."""
    for _ in range(200):
        if ann.page.locator("[data-told='1']").count():
            break
        passes(ann, STEP)
    expect(ann.page.locator(".told .row")).to_contain_text(f"Move 1 of {of}")


def tells_all(ann: Guest) -> list[dict[str, Any]]:
    """Until all has been told; the pieces that flew meanwhile."""
    for _ in range(4_000):
        if not ann.page.locator(".told").count():
            break
        passes(ann, STEP)
    expect(ann.page.locator(".told")).to_have_count(0)
    found: list[dict[str, Any]] = ann.page.evaluate("window.flown.splice(0)")
    return found


def of_move(flown: list[dict[str, Any]], told: int) -> tuple[float, float]:
    """When the pieces of a move were in the air."""
    mine = [flight for flight in flown if flight["told"] == told]
    return min(flight["leaves"] for flight in mine), max(flight["lands"] for flight in mine)


def test_the_turns_of_three_bots_are_told_one_after_the_other(sit: Sit) -> None:
    ann = at_a_table(sit, "splendor", 3, seed=3)
    takes_gems(ann)
    tells(ann, of=3)
    flown = tells_all(ann)
    assert [flight["told"] for flight in flown] == sorted(flight["told"] for flight in flown)
    assert {flight["told"] for flight in flown} == {0, 1, 2, 3}, "everybody moved something"
    for told in (1, 2, 3):
        mine = [flight for flight in flown if flight["told"] == told]
        assert {flight["to"] for flight in mine} == {f"seat:{told}"}, "in their first turns bots take gems"
        assert [flight["leaves"] for flight in mine] == sorted({flight["leaves"] for flight in mine})
        assert of_move(flown, told)[0] >= of_move(flown, told - 1)[1], "nothing overlaps"
    starts = [of_move(flown, told)[0] for told in (1, 2, 3)]
    for one, other in pairwise(starts):
        assert MOVE + BETWEEN <= other - one <= MOVE + BETWEEN + 4 * STEP
    assert ann.prompt().startswith("Take")


def test_the_turns_of_four_bots_are_told_in_rococo(sit: Sit) -> None:
    """Moves of several actions each: what one seat does without a break is told as one."""
    ann = at_a_table(sit, "rococo", 4, seed=5)
    rng = random.Random(5)
    for _ in range(MOST):
        passes(ann, 5 * STEP)
        if ann.page.locator("[data-told='4']").count():
            break
        if not ann.page.locator(".told").count() and ann.page.locator(f"{DOABLE}:not(:disabled):visible").count():
            ann.page.evaluate("window.flown.length = 0")
            ann.page.evaluate(ONE_CLICK, ["", rng.random(), rng.random(), rng.random()])
    flown = tells_all(ann)
    told = sorted({flight["told"] for flight in flown if flight["told"] > 0})
    assert len(told) >= 3, "most turns move something"
    assert [flight["told"] for flight in flown if flight["told"] > 0] == sorted(
        flight["told"] for flight in flown if flight["told"] > 0
    )
    for one, other in pairwise(told):
        assert of_move(flown, other)[0] >= of_move(flown, one)[1], "nothing overlaps"


def test_space_and_a_press_on_the_table_go_to_the_end(sit: Sit) -> None:
    for skip in ("key", "press", "button"):
        ann = at_a_table(sit, "splendor", 3, seed=3)
        takes_gems(ann)
        tells(ann, of=3)
        ann.page.evaluate("window.flown.length = 0")
        if skip == "key":
            ann.page.keyboard.press("Space")
        elif skip == "press":
            ann.page.locator(".mat .crn.tl").dispatch_event("click")
        else:
            ann.page.click("[data-do=told-skip]")
        expect(ann.page.locator(".told")).to_have_count(0)
        expect(ann.page.locator("footer .ask b")).to_contain_text("Take")
        expect(ann.page.locator("[data-landed]").first).to_be_attached()
        assert ann.page.evaluate("window.flown") == [], "nothing flies any more"
        assert len(spoken(ann)) == 3
        ann.context.close()


def test_one_move_can_be_skipped_by_itself(sit: Sit) -> None:
    ann = at_a_table(sit, "splendor", 3, seed=3)
    takes_gems(ann)
    tells(ann, of=3)
    ann.page.click("[data-do=told-next]")
    expect(ann.page.locator(".told .row")).to_contain_text("Move 2 of 3")


def test_who_wants_it_at_once_sees_the_end_at_once(sit: Sit) -> None:
    ann = at_a_table(sit, "splendor", 3, seed=3, speed="off")
    takes_gems(ann)
    expect(ann.page.locator("footer .ask b")).to_contain_text("Take")
    expect(ann.page.locator(".told")).to_have_count(0)
    expect(ann.page.locator("[data-spoken]")).to_have_count(3)
    assert {flight["told"] for flight in ann.page.evaluate("window.flown")} == {0}, "only one's own gems fly"


def spoken(ann: Guest) -> list[str]:
    return ann.page.locator("[data-spoken]").all_inner_texts()


@pytest.mark.parametrize("speed", ["quick", "normal", "off"])
def test_each_line_of_others_is_said_aloud_once(sit: Sit, speed: str) -> None:
    ann = at_a_table(sit, "splendor", 3, seed=3, speed=speed)
    ann.page.evaluate("""
        window.said = []
        new MutationObserver((records) => {
            for (const record of records)
                for (const node of record.addedNodes) if (node.dataset?.spoken) window.said.push(node.textContent)
        }).observe(document.querySelector('[role=log][aria-live=polite]'), {childList: true, subtree: true})
    """)
    takes_gems(ann)
    if speed != "off":
        tells(ann, of=3)
        tells_all(ann)
    expect(ann.page.locator("[data-spoken]")).to_have_count(3)
    table = ann.page.url.split("/table/")[1]
    told = [line for line in ann.call("GET", f"/api/tables/{table}/log")["log"] if line["seat"] != 0]
    said = ann.page.evaluate("window.said")
    assert len(said) == len(told) == 3
    assert [any(name in line for name in ("Isabella", "Cosimo", "Lucrezia")) for line in said] == [True] * 3


def test_seats_and_log_show_what_was_done_in_pictures(sit: Sit) -> None:
    ann = at_a_table(sit, "splendor", 3, seed=3, speed="off")
    takes_gems(ann)
    expect(ann.page.locator("[data-spoken]")).to_have_count(3)
    ann.page.clock.resume()
    ann.number()
    for seat in (1, 2, 3):
        last = ann.page.locator(f".seats [data-place='seat:{seat}'] .last")
        expect(last.locator(".pics svg")).to_have_count(3)
        expect(last).to_contain_text("takes")
    lines = ann.page.locator(".log .entry")
    expect(lines).to_have_count(4)
    expect(lines.nth(3).locator(".pics svg")).to_have_count(3)
    assert [line.evaluate("one => one.matches('.fresh')") for line in lines.all()] == [False, True, True, True]


def test_what_happened_since_ones_turn_is_stepped_through_and_told_again(sit: Sit) -> None:
    ann = at_a_table(sit, "splendor", 3, seed=3, speed="off")
    takes_gems(ann)
    expect(ann.page.locator("[data-spoken]")).to_have_count(3)
    ann.page.clock.resume()
    ann.number()
    ann.page.keyboard.press("s")
    since = ann.page.get_by_role("dialog", name="Since your turn")
    expect(since.locator("[data-deed]")).to_have_count(3)
    assert ann.axe() == []
    since.locator("[data-deed]").first.click()
    expect(ann.page.locator("[data-do=now]")).to_be_visible()
    expect(since.locator("[aria-current=step]")).to_have_count(1)
    assert ann.target("token:w").get_attribute("aria-label") is not None, "nothing can be chosen in the past"
    ann.page.keyboard.press("Escape")
    expect(since).to_have_count(0)
    ann.page.keyboard.press("r")
    expect(ann.page.locator("[data-told='1']")).to_have_count(1)
    expect(ann.page.locator(".told")).to_have_count(0)
    expect(ann.page.locator("[data-spoken]")).to_have_count(3)
    ann.number()
