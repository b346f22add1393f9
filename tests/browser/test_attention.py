"""What keeps a table going between moves: the clock, "your turn" in title, sound and notification, webhook, line."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.guest import Guest
from tests.browser.test_splendor import TAKEN, take, two_at_a_table
from tests.server.guests import Server
from tests.server.listener import Listener

OBSERVED = """
    window.heard = {notes: [], tones: 0}
    window.Notification = class {
        static permission = 'granted'
        static requestPermission = async () => 'granted'
        constructor(title, {body}) { window.heard.notes.push(`${title}: ${body}`) }
        close() {}
    }
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (...when) { window.heard.tones++; return start.apply(this, when) }
    Object.defineProperty(document, 'visibilityState', {get: () => window.away ? 'hidden' : 'visible'})
"""
"""Writes down what the page shows and plays, and lets a test look away from it."""


def seconds(guest: Guest, seat: int) -> int:
    """What the clock of a seat shows."""
    minutes, rest = guest.page.locator(f"[data-place='seat:{seat}'] [role=timer]").inner_text().split(":")
    return int(minutes) * 60 + int(rest)


def switch(guest: Guest, name: str) -> None:
    """Turn something on or off in the settings."""
    guest.page.click("[data-do=settings]")
    guest.page.get_by_label(name).click()
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator("dialog[open]")).to_have_count(0)


# -- the clock -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_clock_of_who_is_to_act_counts_down(sit: Sit, phone: bool) -> None:
    ann, ben = sit("Ann", phone=phone), sit("Ben")
    ann.page.clock.install(time=0)
    ben.joins(ann.opens("splendor", ["me", "open"], seed=7, clock={"bank": 600, "increment": 20}))
    expect(ann.page.locator(".table[data-ready] [data-place='seat:1']:not(.away)")).to_be_visible()
    ann.page.clock.pause_at(ann.page.evaluate("Date.now() / 1000 + 5"))
    expect(ann.page.locator("[data-place='seat:1'] [role=timer]")).to_have_text("10:20")
    assert 500 < seconds(ann, 0) <= 620
    before = seconds(ann, 0)
    ann.page.clock.run_for(60_000)
    assert seconds(ann, 0) == before - 60
    assert seconds(ann, 1) == 620, "only one clock runs"
    assert ann.sideways() <= 0
    ann.page.clock.fast_forward((before - 60 - 20) * 1000)
    expect(ann.page.locator("[data-place='seat:0'] .short")).to_be_visible()
    ann.page.clock.run_for(60_000)
    assert seconds(ann, 0) == 0, "never less than nothing"

    # acting stops it, what was not used of the seconds per turn comes back, and the other one runs
    ann.page.clock.resume()
    take(ann, *TAKEN)
    expect(ann.page.locator("[data-place='seat:0'] .short")).to_have_count(0)
    ann.page.clock.pause_at(ann.page.evaluate("Date.now() / 1000 + 5"))
    stopped, running = seconds(ann, 0), seconds(ann, 1)
    ann.page.clock.run_for(30_000)
    assert (seconds(ann, 0), seconds(ann, 1)) == (stopped, running - 30)
    ann.page.clock.resume()
    assert ann.axe() == []


def test_who_lets_the_time_run_out_is_played_for(sit: Sit) -> None:
    ann = sit("Ann")
    ann.opens("splendor", ["me", "greedy"], seed=7, clock={"bank": 0, "increment": 1, "bot": "random"})
    ann.wait_for_turn()
    ann.wait_until_after(ann.number())


def test_a_table_over_days_is_opened_with_its_clock(sit: Sit) -> None:
    ann = sit("Ann")
    ann.page.goto("/open/splendor")
    ann.page.get_by_label("Over days").check()
    ann.page.get_by_label("Days per turn").fill("3")
    ann.page.select_option("li:nth-child(2) select", "hotseat")
    ann.page.click("[data-do=open]")
    ann.page.click("[data-do=lift]")
    expect(ann.page.locator("[data-place='seat:0'] [role=timer]")).to_have_text("2d 23h")
    expect(ann.page.locator("[data-place='seat:1'] [role=timer]")).to_have_text("3d 0h")


# -- your turn -------------------------------------------------------------------------------------------------------


def test_the_title_and_a_notification_call_who_looks_away(sit: Sit) -> None:
    ann, ben, _ = two_at_a_table(sit, permissions=["notifications"])
    ben.page.add_init_script(OBSERVED)
    ben.page.reload()
    switch(ben, "Browser notification when it is your turn")
    expect(ben.page).to_have_title("Splendor")
    ben.page.evaluate("window.away = true")
    take(ann, *TAKEN)
    expect(ben.page).to_have_title("● Your turn – Splendor")
    expect(ann.page).to_have_title("Splendor")
    assert ben.page.evaluate("window.heard.notes") == ["Splendor: Your turn"]

    # the choice is remembered; who is looking is not told again
    ben.page.reload()
    take(ben, *TAKEN)
    expect(ben.page).to_have_title("Splendor")
    take(ann, "token:r", "token:k", "token:b")
    expect(ben.page).to_have_title("● Your turn – Splendor")
    assert ben.page.evaluate("window.heard.notes") == []


def test_without_permission_the_notification_stays_off(sit: Sit) -> None:
    ann = sit("Ann")
    ann.opens("splendor", ["me", "greedy"], seed=3)
    ann.wait_for_turn()
    ann.page.click("[data-do=settings]")
    box = ann.page.get_by_label("Browser notification when it is your turn")
    box.click()
    expect(box).not_to_be_checked()
    expect(ann.page.locator("dialog [role=alert]")).to_contain_text("browser")
    assert ann.axe() == []
    assert ann.page.evaluate("localStorage.getItem('guildhall.notify')") != "true"


def test_the_sound_is_off_until_switched_on_and_then_remembered(sit: Sit) -> None:
    ann, ben, _ = two_at_a_table(sit)
    for guest in (ann, ben):
        guest.page.add_init_script(OBSERVED)
        guest.page.reload()
    tones = "window.heard.tones"
    sound = ben.page.get_by_role("button", name="Sound when it is your turn")
    expect(sound).to_have_attribute("aria-pressed", "false")
    take(ann, "token:w", "token:b", "token:g")
    take(ben, "token:r", "token:k", "token:w")
    assert ben.page.evaluate(tones) == 0
    sound.click()
    expect(sound).to_have_attribute("aria-pressed", "true")
    ben.page.wait_for_function(f"{tones} === 2")  # what it will sound like

    ben.page.reload()
    expect(sound).to_have_attribute("aria-pressed", "true")
    assert ben.page.evaluate(tones) == 0
    ben.target("token:w").focus()
    ben.page.keyboard.press("ArrowDown")  # a page that was never touched may not play
    take(ann, "token:b", "token:g", "token:k")
    ben.page.wait_for_function(f"{tones} === 2")
    assert ann.page.evaluate(tones) == 0, "each person's own choice"

    ben.page.reload()
    ben.wait_for_turn()
    assert ben.page.evaluate(tones) == 0, "who comes in sees it anyway"
    sound.click()
    take(ben, "token:r", "token:w", "token:b")
    take(ann, "token:g", "token:k", "token:r")
    expect(ben.page).to_have_title("● Your turn – Splendor")
    assert ben.page.evaluate(tones) == 0


# -- the webhook -----------------------------------------------------------------------------------------------------


@pytest.fixture
def listener() -> Iterator[Listener]:
    made = Listener()
    yield made
    made.close()


def test_a_webhook_is_entered_with_the_table_and_hears_of_turns(sit: Sit, server: Server, listener: Listener) -> None:
    ann = sit("Ann")
    ann.page.goto("/open/splendor")
    ann.page.locator("input[autocomplete=nickname]").fill("Ann")
    ann.page.select_option("li:nth-child(2) select", "hotseat")
    ann.page.get_by_text("Tell another program about turns").click()
    address = ann.page.locator("[data-do=webhook]")
    address.fill("ftp://nowhere")
    ann.page.click("[data-do=open]", force=True)
    expect(ann.page.locator("form [role=alert]")).to_contain_text("http")
    assert ann.axe() == []
    assert ann.page.url.endswith("/open/splendor")

    # an address that is wrong is not hidden when it is folded away
    ann.page.get_by_text("Tell another program about turns").click()
    expect(address).to_be_hidden()  # only then does the button stand where it will be clicked
    ann.page.locator("[data-do=open]").press("Enter")
    expect(address).to_be_visible()
    address.fill(f"{listener.url}/turn")
    ann.page.click("[data-do=open]")
    ann.page.wait_for_url("**/table/*")
    told = listener.heard.get(timeout=30)
    assert (told["names"], told["game"]) == (["Ann"], "splendor")
    assert told["link"] == ann.page.url
    assert re.fullmatch(rf"{server.url}/table/\w+", told["link"])
    ann.page.click("[data-do=lift]")
    take(ann, *TAKEN)
    assert listener.heard.get(timeout=30)["to_act"] == [1]


# -- the line before the bots ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en-GB", r"The bot is (next|waiting) to think"),
        ("uk", r"Бот (наступний у черзі|чекає, щоб подумати)"),
    ],
)
def test_who_waits_for_a_bot_sees_the_line(sit: Sit, server: Server, language: str, says: str) -> None:
    """Six tables of slow bots, of which Ann watches one: it waits while the others think."""
    ann = sit("Ann", language=language)
    ann.call("POST", "/api/session", {"name": "Ann"})
    plan = {"game": "splendor", "seats": [{"kind": "bot", "bot": "mcts:5000ms"}] * 2}
    tables = [ann.call("POST", "/api/tables", plan)["summary"]["id"] for _ in range(6)]
    try:
        ann.page.goto(f"/table/{tables[-1]}")
        expect(ann.page.locator("footer .ask span")).to_have_text(re.compile(says))
    finally:
        for table in tables:
            ann.call("POST", f"/api/tables/{table}/leave")
