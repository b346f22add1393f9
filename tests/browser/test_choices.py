"""What a choice says before it is made: price and effect, why not, what is final; and what undoing takes with it."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.guest import Guest
from tests.browser.test_splendor import TAKEN, take, two_at_a_table

ONLY_RESERVING = ("wbg", "wrk", "bgr", "wbk", "grk", "wbg", "rk", "return w", "w")
"""With the seed 20 all gems are held after these takes by two, and no card can be paid."""


def acts(guest: Guest, text: str) -> None:
    """One action by pointing at all its things, whoever's turn it is at this device."""
    guest.wait_for_turn()
    number = guest.number()
    verb, _, word = text.rpartition(" ")
    for letter in word:
        guest.presses(f"own:{letter}" if verb else f"token:{letter}")
    guest.confirms(text if verb else f"take {word}", number)


def reserving_is_left(sit: Sit, **settings: Any) -> Guest:
    ann = sit("Ann", **settings)
    ann.opens("splendor", ["me", "hotseat"], seed=20)
    for text in ONLY_RESERVING:
        acts(ann, text)
    ann.wait_for_turn()
    ann.number()
    return ann


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_if_only_reserving_is_possible_reserving_glows(sit: Sit, phone: bool) -> None:
    ann = reserving_is_left(sit, phone=phone)
    assert ann.prompt() == "Reserve a card."
    expect(ann.page.locator("footer .ask span")).to_contain_text("cards and decks that glow (15)")
    expect(ann.page.locator("[data-state=legal]")).to_have_count(15)
    expect(ann.page.locator("[data-state=soft]")).to_have_count(0)
    assert {ann.state("card:3-1"), ann.state("deck:2")} == {"legal"}
    assert ann.axe() == []


def test_a_thing_says_price_and_effect_when_it_is_pointed_at(sit: Sit) -> None:
    ann, ben, _ = two_at_a_table(sit)
    take(ann, *TAKEN)
    ben.wait_for_turn()
    ben.number()
    ben.target("card:1-1").hover()
    note = ben.page.locator(".why")
    expect(note).to_contain_text("Reserve")
    expect(note).to_contain_text("Only you can buy it from now on")
    expect(note.locator(".refused")).to_contain_text("short, you have 0 gold.")
    expect(note.locator(".refused a")).to_have_text("SPL-BUY-03")
    assert ben.axe() == []
    ben.target("noble:1").hover()
    expect(note).to_contain_text("cards short")
    ben.target("token:o").hover()
    expect(note).to_contain_text("Gold comes with a card that you reserve.")
    ben.page.keyboard.press("Tab")
    ben.target("deck:3").focus()
    ben.page.keyboard.press("ArrowDown")
    expect(note).to_contain_text("Reserve the top card of the level 2 deck")


@pytest.mark.parametrize("by", ["mouse", "keys", "button"])
def test_a_hidden_card_is_drawn_by_two_presses(sit: Sit, by: str) -> None:
    ann, ben, _ = two_at_a_table(sit)
    ann.wait_for_turn()
    number = ann.number()
    deck, confirm = ann.target("deck:2"), ann.page.locator("footer [data-confirm]")

    def press() -> None:
        expect(deck).to_have_attribute("data-state", re.compile("soft|picked"))
        if by == "keys":
            deck.press("Enter")
        else:
            deck.click()

    press()
    expect(deck).to_have_attribute("data-armed", "firm")
    expect(ann.page.locator(".why.again")).to_contain_text("Press again")
    assert ann.prompt() == "Reserve the top card of the level 2 deck?"
    expect(ann.page.locator("footer .ask span")).to_contain_text("cannot be undone at will")
    expect(confirm).not_to_have_class(re.compile("primary"))
    assert ann.axe() == []

    # Escape and any other press let go
    ann.page.keyboard.press("Escape")
    expect(deck).not_to_have_attribute("data-armed", "firm")
    press()
    ann.target("token:w").click()
    expect(ann.page.locator("[data-armed]")).to_have_count(0)
    ann.page.keyboard.press("Escape")
    assert ann.number() == number

    # a double click is one press
    if by == "mouse":
        deck.dblclick()
    else:
        press()
    expect(deck).to_have_attribute("data-armed", "firm")
    assert ann.number() == number
    if by == "button":
        confirm.click()
    else:
        press()
    ann.wait_until_after(number)
    expect(ann.page.locator("[data-region=own] [data-target='hand:1']")).to_be_visible()
    expect(ben.page.locator(".seat .mini")).to_have_count(1)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_undo_by_consent_names_everything_and_covers_nothing(sit: Sit, phone: bool) -> None:
    ann, ben, _ = two_at_a_table(sit, phone=phone)
    take(ann, *TAKEN)
    take(ben, "token:r", "token:k", "token:b")
    ann.wait_for_turn()
    expect(ann.page.locator("[data-do=ask_undo]")).to_have_accessible_name("Ask to undo")
    ann.page.click("[data-do=ask_undo]")
    asked = ben.page.locator("[data-region=prompt]")
    expect(asked).to_contain_text("Ann asks to undo: Ann takes diamond, sapphire and emerald.")
    expect(asked).to_contain_text("This goes back with it: Ben takes")
    expect(asked.locator("[data-do=agree]")).to_have_text("Agree, 2 actions back")
    expect(ann.page.locator("[data-region=prompt]")).to_contain_text("You ask to undo: Ann takes diamond")
    overlaps = """() => {
        const box = (region) => document.querySelector(`[data-region=${region}]`).getBoundingClientRect()
        const [a, b] = [box('board'), box('prompt')]
        return a.bottom > b.top + 1 && a.right > b.left + 1 && a.left < b.right - 1 && a.top < b.bottom - 1
    }"""
    for guest in (ann, ben):
        assert not guest.page.evaluate(overlaps)
        assert guest.axe() == []
    ann.page.click("[data-do=withdraw]")
    expect(asked.locator("[data-do=agree]")).to_have_count(0)
    ann.page.click("[data-do=ask_undo]")
    ben.page.click("[data-do=agree]")
    expect(ann.target("token:w")).to_have_accessible_name("diamond: 4 in the supply")


def test_with_bots_alone_undo_is_called_undo_and_says_what(sit: Sit) -> None:
    ann = sit("Ann")
    ann.opens("splendor", ["me", "greedy"], seed=3)
    take(ann, *TAKEN)
    ann.wait_for_turn()
    undo = ann.page.locator("[data-do=ask_undo], [data-do=undo]")
    expect(undo).to_have_accessible_name("Undo")
    expect(undo).to_have_attribute("title", "Undo: Ann takes diamond, sapphire and emerald.")
    ann.page.keyboard.press("u")
    expect(ann.target("token:w")).to_have_accessible_name("diamond: 4 in the supply")


def test_a_running_table_shows_its_name(sit: Sit) -> None:
    ann = sit("Ann")
    ann.opens("splendor", ["me", "greedy"], seed=3, name="Friday round")
    ann.wait_for_turn()
    expect(ann.page.locator("header.bar .sub")).to_have_text("Friday round")
    ann.page.set_viewport_size({"width": 390, "height": 844})
    ann.page.click("[data-do=info]")
    expect(ann.page.locator("dialog[open]")).to_contain_text("Friday round")
