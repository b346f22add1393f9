"""Other people's seats: what may not be done yet says why, the table is asked, and the log tells it to all."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.test_splendor import two_at_a_table


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_seat_is_asked_for_and_the_log_says_who_plays_it(sit: Sit, phone: bool) -> None:
    ann, ben, _ = two_at_a_table(sit, phone=phone)
    ann.page.click("[data-do=info]")
    dialog = ann.page.locator("dialog[open]")
    expect(dialog).to_contain_text("Ben has neither left nor run out of time")
    expect(dialog.locator("[data-do=substitute], [data-do=open]")).to_have_count(0)
    assert ann.axe() == []
    assert ann.sideways() <= 0
    dialog.locator("[data-do=ask-substitute]").click()
    expect(ann.page.get_by_role("alertdialog")).to_contain_text("Waiting for an answer: Ben")
    asked = ben.page.get_by_role("alertdialog")
    expect(asked).to_contain_text("Ann asks that a bot plays for Ben for now.")
    assert ben.axe() == []
    asked.locator("[data-do=agree]").click()
    expect(asked).to_have_count(0)
    for guest in (ann, ben):
        if not guest.page.locator(".drawer").is_visible():
            guest.page.click("[data-do=drawer]")
        told = guest.page.locator("[data-note=web-seating-substituted]")
        expect(told).to_contain_text("Ben: Merchant plays for now. They agreed; asked by Ann.")
        if guest.page.locator(".drawer .x").is_visible():
            guest.page.click(".drawer .x")
    ben.page.click("[data-do=info]")
    ben.page.click("dialog[open] [data-do=take-seat-back]")
    expect(ben.page.locator("dialog[open] [data-do=take-seat-back]")).to_have_count(0)


def test_a_seat_that_was_left_may_be_freed(sit: Sit) -> None:
    ann, ben, table = two_at_a_table(sit)
    ben.call("POST", f"/api/tables/{table['summary']['id']}/leave")
    ann.page.click("[data-do=info]")
    dialog = ann.page.locator("dialog[open]")
    expect(dialog).to_contain_text("has left: a bot or somebody else may take the seat.")
    dialog.locator("[data-do=open]").click()
    expect(dialog.get_by_text("Seat a bot")).to_be_visible()
