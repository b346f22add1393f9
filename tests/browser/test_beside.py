"""What a table says beside its board: keys in a strip, titles of buttons, who still chooses, a log with pictures."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.guest import Guest
from tests.browser.test_layout import OPTIONS

LONG_PRESS = """(one) => {
    const at = {bubbles: true, pointerType: 'touch', isPrimary: true}
    one.dispatchEvent(new PointerEvent('pointerdown', at))
}"""


def opened(sit: Sit, game: str, **settings: object) -> Guest:
    ann = sit("Ann", **settings)
    ann.opens(game, ["me", "greedy", "greedy"], seed=3, options=OPTIONS[game])
    ann.wait_for_turn()
    ann.number()
    return ann


@pytest.mark.parametrize("game", OPTIONS)
@pytest.mark.parametrize("language", ["en-GB", "uk-UA"])
def test_who_uses_keys_sees_which_there_are(sit: Sit, game: str, language: str) -> None:
    ann = opened(sit, game, language=language, viewport={"width": 1440, "height": 900})
    legend = ann.page.locator(".legend")
    expect(legend).to_be_hidden()
    ann.page.keyboard.press("n")
    expect(legend).to_be_visible()
    assert "web-" not in legend.inner_text()
    assert ann.axe() == []
    ann.page.set_viewport_size({"width": 390, "height": 844})
    expect(legend).to_be_hidden()


@pytest.mark.parametrize("game", ["rococo", "red_cathedral"])
def test_what_a_title_says_is_said_on_focus_and_long_press(sit: Sit, game: str) -> None:
    ann = opened(sit, game, viewport={"width": 820, "height": 1180})
    tip = ann.page.locator(".tip")
    hint = ann.page.locator("footer [data-do=hint]")
    ann.page.keyboard.press("Tab")
    hint.focus()
    expect(tip).to_have_text(hint.get_attribute("title") or "")
    assert ann.axe() == []
    ann.page.keyboard.press("Tab")
    expect(tip.filter(has_text=hint.get_attribute("title") or "")).to_have_count(0)
    for act in ann.page.locator(".act").all():
        act.evaluate(LONG_PRESS)
        expect(tip).to_have_text(act.get_attribute("title") or "")
        number = ann.number()
        act.dispatch_event("click")  # the finger is lifted: nothing is chosen
        assert ann.number() == number
        assert act.get_attribute("aria-pressed") != "true"


def test_seats_show_who_still_chooses_and_who_is_ready(sit: Sit) -> None:
    ann, ben = sit("Ann"), sit("Ben")
    table = ann.opens("rococo", ["me", "open", "greedy"], seed=3)
    ben.joins(table)
    marks = ann.page.locator(".seats [aria-label=choosing]")
    expect(marks).to_have_count(1)
    expect(ann.page.locator(".seats [aria-label='has chosen']")).to_have_count(1)  # the bot was quick
    for card in ("S-a", "S-b", "S-c"):
        expect(ben.target(f"staff:{card}")).to_have_attribute("data-state", "legal")  # offered when all is drawn
        ben.target(f"staff:{card}").click()
        expect(ben.target(f"hand:{card}")).to_be_visible()
    ben.page.click('footer [data-choice="confirm"]')
    expect(marks).to_have_count(0)
    expect(ann.page.locator(".seats [aria-label='has chosen']")).to_have_count(2)
    expect(ben.page.locator(".seats [aria-label=choosing]")).to_have_count(1)


def test_the_log_beside_a_replay_has_pictures(sit: Sit) -> None:
    ann = sit("Ann", viewport={"width": 1440, "height": 900})
    table = ann.opens("splendor", ["me", "greedy"], seed=3)
    ann.play_random(6)
    ann.page.goto(f"/replay/{table['summary']['id']}")
    expect(ann.page.locator(".log [data-action] .pics svg").first).to_be_visible()
    assert re.search(r"Ann takes", ann.page.locator(".log").inner_text())
