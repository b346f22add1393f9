"""Notes at one's own seat: they come back after a reload, and nobody else's page ever gets them."""

from __future__ import annotations

import random

import pytest

from tests.browser.conftest import Sit
from tests.browser.guest import Guest

try:
    from playwright.sync_api import WebSocket, expect
except ImportError:
    pytest.skip("playwright is not installed", allow_module_level=True)

SECRET = "Ben saves onyx"


def opens_notes(guest: Guest) -> None:
    guest.number()
    if guest.page.locator("#tab-notes").count() == 0:
        guest.page.click("[data-do=drawer]")
    guest.page.click("#tab-notes")
    guest.page.wait_for_selector("[data-notes=kept]")


def test_notes_come_back_and_stay_private(sit: Sit) -> None:
    ann, ben = sit("Ann"), sit("Ben", phone=True)
    heard: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(str(frame)))

    ben.page.on("websocket", listen)
    ben.page.on("response", lambda answer: heard.append(answer.url))
    table = ann.opens("splendor", ["me", "open"], seed=3)
    ben.joins(table)
    opens_notes(ann)
    ann.page.fill(".notes textarea", SECRET)
    expect(ann.page.locator("[data-notes]")).to_contain_text("Saved")
    ann.check_the_look()
    ann.page.reload()
    opens_notes(ann)
    expect(ann.page.locator(".notes textarea")).to_have_value(SECRET)
    ann.target("token:w").click()
    ann.page.keyboard.press("Escape")

    opens_notes(ben)
    expect(ben.page.locator(".notes textarea")).to_have_value("")
    ben.check_the_look()
    ann.plays_one(random.Random(2))
    ben.wait_until_after(0)
    assert len(heard) > 5
    assert not any(SECRET in one for one in heard)
    assert SECRET not in ben.page.content()


def test_what_is_written_on_two_pages_is_kept_from_both(sit: Sit) -> None:
    ann = sit("Ann")
    table = ann.opens("splendor", ["me", "greedy"], seed=3)["summary"]["id"]
    opens_notes(ann)
    other = ann.context.new_page()
    other.goto(f"/table/{table}")
    other.wait_for_selector(".table[data-ready]")
    other.click("#tab-notes")
    other.wait_for_selector("[data-notes=kept]")
    ann.page.fill(".notes textarea", "from the first")
    expect(ann.page.locator("[data-notes]")).to_contain_text("Saved")
    other.fill(".notes textarea", "from the second")
    expect(other.locator("[data-notes]")).to_contain_text("Saved")
    expect(other.locator(".notes textarea")).to_have_value("from the first\nfrom the second")


def test_a_note_written_while_the_line_is_down_is_kept_later(sit: Sit) -> None:
    ann = sit("Ann")
    table = ann.opens("splendor", ["me", "greedy"], seed=3)["summary"]["id"]
    opens_notes(ann)
    ann.context.set_offline(True)
    ann.page.fill(".notes textarea", SECRET)
    expect(ann.page.locator("[data-notes]")).to_contain_text("cannot be reached")
    expect(ann.page.locator(".notes textarea")).to_have_value(SECRET)
    ann.context.set_offline(False)
    expect(ann.page.locator("[data-notes]")).to_contain_text("Saved")
    assert ann.call("GET", f"/api/tables/{table}/notebook?seat=0")["text"] == SECRET


def test_a_watcher_has_no_notes(sit: Sit) -> None:
    ann, eve = sit("Ann"), sit("Eve")
    table = ann.opens("splendor", ["me", "greedy"], seed=3)
    eve.page.goto(f"/table/{table['summary']['id']}?token={table['links']['watch']}")
    eve.number()
    eve.page.click("[data-do=drawer]")
    expect(eve.page.locator("#tab-log")).to_be_visible()
    expect(eve.page.locator("#tab-notes")).to_have_count(0)
