"""What moves: flights from place to place, the same ones backwards on undo, points that count. Nothing is timed."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.guest import Guest
from tests.browser.test_splendor import TAKEN, take

OBSERVED = """
    window.flown = []
    const animate = Element.prototype.animate
    Element.prototype.animate = function (way, how) {
        if (this.className === 'flying') window.flown.push({way: way.map((point) => point.transform), how})
        return animate.call(this, way, how)
    }
"""
COUNTED = """
    window.counted = []
    new MutationObserver(() => {
        const shown = document.querySelector('.bars .score')?.textContent.trim()
        if (shown && shown !== window.counted.at(-1)) window.counted.push(shown)
    }).observe(document, {childList: true, characterData: true, subtree: true})
"""


def flown(guest: Guest, many: int) -> list[dict[str, Any]]:
    """The flights since the last time, once there are so many."""
    guest.page.wait_for_function("many => window.flown.length >= many", arg=many)
    found: list[dict[str, Any]] = guest.page.evaluate("window.flown.splice(0)")
    assert len(found) == many
    return found


def test_undo_flies_the_same_way_backwards_and_faster(sit: Sit) -> None:
    ann = sit("Ann", reduced_motion="no-preference")
    ann.page.add_init_script(OBSERVED)
    ann.opens("splendor", ["me", "hotseat"], seed=3)
    ann.page.click("[data-do=lift]")
    take(ann, *TAKEN)
    there = flown(ann, 3)
    assert [flight["how"]["direction"] for flight in there] == ["normal"] * 3
    assert len({flight["way"][0] for flight in there}) == 3, "each from its own stack"
    assert len({flight["way"][2] for flight in there}) == 1, "all to one seat"

    ann.page.click("[data-do=lift]")
    ann.page.click("[data-do=undo]")
    back = flown(ann, 3)
    assert [flight["how"]["direction"] for flight in back] == ["reverse"] * 3
    assert [flight["way"] for flight in back] == [flight["way"] for flight in there]
    assert [flight["how"]["duration"] * 2 for flight in back] == [flight["how"]["duration"] for flight in there]
    assert [flight["how"]["delay"] * 2 for flight in back] == [flight["how"]["delay"] for flight in there[::-1]]
    expect(ann.page.locator(".flying")).to_have_count(0)

    # done again it flies as at first
    ann.page.click("[data-do=lift]")
    ann.page.click("[data-do=redo]")
    assert [flight["how"]["direction"] for flight in flown(ann, 3)] == ["normal"] * 3


def test_a_replay_goes_back_as_it_went(sit: Sit) -> None:
    ann = sit("Ann", reduced_motion="no-preference")
    ann.page.add_init_script(OBSERVED)
    table = ann.opens("splendor", ["greedy", "greedy"], seed=3)
    ann.page.wait_for_selector("[data-over]")
    ann.page.goto(f"/replay/{table['summary']['id']}")
    ann.page.wait_for_selector('.table[data-at="0"]')
    ann.page.keyboard.press("ArrowRight")
    ann.page.wait_for_selector('.table[data-at="1"]')
    there = flown(ann, 3)
    ann.page.keyboard.press("ArrowLeft")
    ann.page.wait_for_selector('.table[data-at="0"]')
    back = flown(ann, 3)
    assert [flight["way"] for flight in back] == [flight["way"] for flight in there]
    assert {flight["how"]["direction"] for flight in back} == {"reverse"}


def test_points_count_up_to_the_total(sit: Sit) -> None:
    ann = sit("Ann", reduced_motion="no-preference")
    table = ann.opens("splendor", ["greedy", "greedy"], seed=3)
    ann.page.wait_for_selector("[data-over]")
    best = max(ann.call("GET", f"/api/tables/{table['summary']['id']}/result")["outcome"]["scores"])
    ann.page.add_init_script(COUNTED)
    ann.page.goto(f"/result/{table['summary']['id']}")
    expect(ann.page.locator(".bars .score").first).to_have_text(str(best))
    counted = [int(shown) for shown in ann.page.evaluate("window.counted")]
    assert counted == sorted(counted)
    assert (counted[0], counted[-1]) == (0, best)


def test_who_wants_no_motion_gets_a_still_ring(sit: Sit) -> None:
    ann = sit("Ann")
    for script in (OBSERVED, COUNTED):
        ann.page.add_init_script(script)
    ann.page.clock.install()
    table = ann.opens("splendor", ["me", "greedy"], seed=3)
    ann.wait_for_turn()
    ann.page.clock.pause_at(ann.page.evaluate("Date.now() / 1000 + 5"))
    for target in TAKEN:
        ann.target(target).click()
    # Ready is what has been drawn in frames, and no frame comes while time stands.
    ann.page.click("footer [data-confirm]")
    # What the bot answers may come at any time, and has a ring of its own elsewhere.
    ring = ann.page.locator("[data-place='seat:0'][data-landed]")
    expect(ring).to_have_count(1)
    ann.page.clock.run_for(1_000)
    expect(ring).to_have_count(0)
    assert ann.page.evaluate("window.flown") == []

    ann.page.clock.resume()
    while ann.wait_for_turn():
        ann.play_random(1, seed=ann.number(), prefer="[data-target^='card:'][data-state=legal]")
    ann.page.goto(f"/result/{table['summary']['id']}")
    expect(ann.page.locator(".bars .score").first).not_to_be_empty()
    assert len(ann.page.evaluate("window.counted")) == 1, "nothing counts"
