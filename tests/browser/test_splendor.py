"""Splendor in the browser: two people and a bot to the end, and everything a person meets on the way."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.guest import SETTLED, Guest
from tests.server.guests import Server

BUYABLE = "[data-target^='card:'][data-state=legal], [data-target^='hand:'][data-state=legal]"
TAKEN = ("token:w", "token:b", "token:g")


def take(guest: Guest, *targets: str) -> None:
    guest.wait_for_turn()
    number = guest.number()
    for target in targets:
        guest.presses(target)
    guest.page.click("footer [data-confirm]")
    guest.wait_until_after(number)


def two_at_a_table(sit: Sit, seed: int = 7, **ben_has: Any) -> tuple[Guest, Guest, dict[str, Any]]:
    ann, ben = sit("Ann"), sit("Ben", **ben_has)
    table = ann.opens("splendor", ["me", "open"], seed=seed)
    ben.joins(table)
    for guest in (ann, ben):
        guest.page.wait_for_selector(".table[data-ready]")
    return ann, ben, table


def play_to_the_end(people: list[Guest], rng: random.Random, between: Any = None) -> int:
    """Whoever is to act acts, until it is over; the number of decisions."""
    decisions = 0
    while True:
        watched = people[0].page
        watched.wait_for_function(
            """people => document.querySelector('[data-over]')
                || Number(document.querySelector('.table')?.dataset.turn) < people""",
            arg=len(people),
        )
        if watched.locator("[data-over]").count():
            return decisions
        seat = int(watched.locator(".table").get_attribute("data-turn") or 0)
        people[seat].plays_one(rng, BUYABLE)
        people[0].wait_until_after(people[seat].number() - 1)
        decisions += 1
        if between:
            between(decisions)


def test_two_people_and_a_bot_play_to_the_end_and_the_server_dies_on_the_way(sit: Sit, server: Server) -> None:
    ann, ben = sit("Оксана"), sit("Björn", phone=True)
    table = ann.opens("splendor", ["me", "open", "greedy"], seed=11, options={"target": 10})
    ben.joins(table)
    rng = random.Random(5)

    def interrupt(decisions: int) -> None:
        if decisions == 6:
            port = int(server.url.rpartition(":")[2])
            server.kill()
            for guest in (ann, ben):
                guest.page.wait_for_selector(".table[data-line=lost]")
            server.settings["port"] = port
            server.start()
            for guest in (ann, ben):
                guest.page.wait_for_selector(".table[data-line=open]")
        elif decisions == 10:
            ben.page.reload()
            ben.page.wait_for_selector(".table[data-ready]")

    assert play_to_the_end([ann, ben], rng, interrupt) > 20
    for guest in (ann, ben):
        guest.page.click("[data-do=result]")
        guest.page.wait_for_selector(".win-card h1")
        assert guest.sideways() <= 0
    ranks = ann.call("GET", f"/api/tables/{table['summary']['id']}/result")["outcome"]["ranks"]
    for guest, rank in ((ann, ranks[0]), (ben, ranks[1])):
        assert guest.page.locator(".win-card").get_attribute("data-place") == str(rank)
    assert ann.axe() == []
    assert ben.axe() == []

    # the replay, by keyboard, from somebody else's eyes
    ann.page.click("[data-do=replay]")
    ann.page.wait_for_selector('.table[data-at="0"]')
    for step in (1, 2, 3):
        ann.page.keyboard.press("ArrowRight")
        ann.page.wait_for_selector(f'.table[data-at="{step}"]')
    ann.page.keyboard.press("End")
    ann.page.wait_for_function("() => Number(document.querySelector('.table').dataset.at) > 40")
    ann.page.select_option("footer select", "1")
    ann.page.wait_for_selector(".seat.turn, .seat h2 >> text=your seat")
    assert ann.axe() == []

    # both want to play again: they meet at the same table
    for guest in (ann, ben):
        guest.page.goto(f"/result/{table['summary']['id']}")
        guest.page.click("[data-do=rematch]")
        guest.page.wait_for_selector(".table[data-ready]")
    assert ann.page.url == ben.page.url


def test_undo_redo_and_asking_the_others(sit: Sit) -> None:
    ann, ben, _ = two_at_a_table(sit)
    take(ann, *TAKEN)
    expect(ben.target("token:w")).to_have_accessible_name("diamond: 3 in the supply")
    ann.page.click("[data-do=undo]")
    expect(ben.target("token:w")).to_have_accessible_name("diamond: 4 in the supply")
    ann.page.click("[data-do=redo]")
    expect(ben.target("token:w")).to_have_accessible_name("diamond: 3 in the supply")
    take(ben, "token:r", "token:k", "token:b")

    # now only Ben can agree to it
    ann.page.click("[data-do=ask_undo]")
    ben.page.click("[data-do=agree]")
    expect(ann.target("token:w")).to_have_accessible_name("diamond: 4 in the supply")
    assert ann.wait_for_turn()


def test_what_is_refused_says_why_and_names_the_rule(sit: Sit) -> None:
    ann, ben, _ = two_at_a_table(sit)
    take(ann, *TAKEN)
    ben.wait_for_turn()
    ben.target("token:w").click()
    assert ben.state("token:w") == "picked"
    ben.target("token:w").click()
    note = ben.page.locator(".why")
    expect(note).to_contain_text("Only 3 left. Two of a colour need 4.")
    expect(note.locator("a")).to_have_attribute("href", "/rules/splendor#SPL-TAKE-03")
    assert ben.axe() == []

    # a card one cannot pay for: it can be reserved, and the menu says why not bought
    number = ben.number()
    ben.target("card:3-1").click()
    menu = ben.page.locator(".pop")
    expect(menu.locator("[aria-disabled=true]")).to_contain_text("Buy")
    expect(menu.locator(".refused a")).to_have_text("SPL-BUY-03")
    assert ben.axe() == []
    menu.locator("[aria-disabled=true]").click(force=True)
    assert ben.number() == number
    menu.locator(".refused a").click()
    sheet = ben.page.locator("dialog.rule-sheet[open]")
    expect(sheet).to_contain_text("SPL-BUY-03")
    ben.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    menu.locator("[data-choice^=reserve]").click()
    ben.wait_until_after(number)
    expect(ben.page.locator("[data-region=own] [data-target='hand:1']")).to_be_visible()
    expect(ann.page.locator(".seat .mini")).to_have_count(1)


def test_not_my_turn_means_nothing_can_be_clicked(sit: Sit) -> None:
    _, ben, _ = two_at_a_table(sit)
    expect(ben.page.locator("[data-state=legal], [data-state=soft], [data-state=refused]")).to_have_count(0)
    number = ben.number()
    ben.target("token:w").click()
    assert ben.number() == number
    expect(ben.page.locator("[data-state=picked]")).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "prompt"),
    [
        ("uk", "Візьміть камені або зарезервуйте карту."),
        ("ru", "Возьмите камни"),
        ("it", "Prendi"),
        ("fr", "Prenez"),
    ],
)
def test_the_language_is_switched_and_remembered(sit: Sit, language: str, prompt: str) -> None:
    ann = sit("Ґанна")
    ann.opens("splendor", ["me", "greedy"], seed=3)
    ann.wait_for_turn()
    assert ann.prompt() == "Take gems or reserve a card."
    ann.page.click("[data-do=settings]")
    ann.page.select_option("[data-do=language]", language)
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("footer .ask b")).to_contain_text(prompt)
    ann.page.reload()
    expect(ann.page.locator("footer .ask b")).to_contain_text(prompt)
    assert ann.page.locator("html").get_attribute("lang") == language
    assert "splendor-" not in ann.page.locator("body").inner_text()
    assert "web-" not in ann.page.locator("body").inner_text()
    assert ann.axe() == []


@pytest.mark.parametrize("size", [(360, 640), (390, 844), (820, 1180), (1024, 768), (2560, 1300)])
def test_all_sizes_fit_and_can_be_played(sit: Sit, size: tuple[int, int]) -> None:
    ann = sit("Ann", viewport={"width": size[0], "height": size[1]}, has_touch=size[0] < 900)
    ann.opens("splendor", ["me", "greedy", "greedy", "greedy"], seed=3)
    ann.wait_for_turn()
    assert ann.sideways() <= 0
    for target in ("token:w", "card:3-4", "card:1-1", "deck:2"):
        box = ann.target(target)
        box.scroll_into_view_if_needed()
        found = box.bounding_box()
        assert found is not None
        assert found["x"] >= 0
        assert found["x"] + found["width"] <= size[0]
        assert found["width"] >= 32
    assert ann.play_random(3, seed=2, prefer=BUYABLE)
    assert ann.sideways() <= 0


def test_a_phone_is_tapped_and_a_long_press_enlarges(sit: Sit) -> None:
    ann = sit("Ann", phone=True)
    ann.opens("splendor", ["me", "greedy"], seed=3)
    ann.wait_for_turn()
    number = ann.number()
    for target in TAKEN:
        ann.target(target).tap()
    ann.page.locator("footer [data-confirm]").tap()
    ann.wait_until_after(number)
    ann.wait_for_turn()
    card = ann.target("card:2-2")
    card.dispatch_event("pointerdown", {"pointerType": "touch"})
    dialog = ann.page.locator("dialog[open]")
    expect(dialog).to_contain_text("price")
    card.dispatch_event("pointerup", {"pointerType": "touch"})
    assert ann.axe() == []
    dialog.locator("button").last.click()
    ann.page.locator(".seat .cover").first.click()
    expect(ann.page.locator(".sheet")).to_be_visible()
    ann.page.keyboard.press("Escape")
    ann.page.click("[data-do=drawer]")
    expect(ann.page.locator(".log li").first).to_be_visible()
    assert ann.axe() == []


def test_a_whole_turn_by_keyboard_alone(sit: Sit) -> None:
    ann = sit("Ann")
    ann.opens("splendor", ["me", "greedy"], seed=3)
    ann.wait_for_turn()
    keys = ann.page.keyboard
    focused = "document.activeElement?.dataset?.target ?? ''"

    def tab_to(wanted: str) -> None:
        for _ in range(80):
            if str(ann.page.evaluate(focused)).startswith(wanted):
                return
            keys.press("Tab")
        raise AssertionError(f"{wanted} is not reached by Tab")

    number = ann.number()
    tab_to("token:")
    for _ in range(3):
        keys.press("Enter")
        keys.press("ArrowDown")
    expect(ann.page.locator("[data-state=picked]")).to_have_count(3)
    keys.press("Escape")
    expect(ann.page.locator("[data-state=picked]")).to_have_count(0)
    for _ in range(3):
        keys.press("ArrowUp")
    for _ in range(3):
        keys.press(" ")
        keys.press("ArrowDown")
    keys.press("c")
    ann.wait_until_after(number)

    ann.wait_for_turn()
    number = ann.number()
    ann.page.reload()
    ann.wait_for_turn()
    tab_to("card:")
    keys.press("ArrowRight")
    assert str(ann.page.evaluate(focused)).startswith("card:3-")
    keys.press("Enter")
    expect(ann.page.locator(".pop")).to_be_visible()
    keys.press("Enter")
    ann.wait_until_after(number)
    expect(ann.page.locator("[data-region=own] .held")).to_have_count(1)

    # and the plain list of all choices
    ann.wait_for_turn()
    keys.press("l")
    number = ann.number()
    ann.page.get_by_role("tab", name="Choices").press("Enter")
    ann.page.locator(".choices [data-choice]").first.press("Enter")
    ann.wait_until_after(number)


def test_keys_stay_on_a_thing_that_can_no_longer_be_picked(sit: Sit) -> None:
    ann = sit("Ann")
    ann.opens("splendor", ["me", "greedy"], seed=3)
    ann.wait_for_turn()
    ann.number()
    ann.target("token:r").focus()
    for token in "wbg":
        ann.target(f"token:{token}").dispatch_event("click")
    expect(ann.target("token:r")).to_have_attribute("data-state", "rest")
    ann.page.evaluate(SETTLED)
    expect(ann.target("token:r")).to_be_focused()
    ann.page.keyboard.press("ArrowUp")
    expect(ann.target("token:g")).to_be_focused()


def test_hint_chat_and_a_look_back(sit: Sit) -> None:
    ann, ben, _ = two_at_a_table(sit)
    ann.wait_for_turn()
    ann.page.keyboard.press("h")
    hints = ann.page.locator(".hint li")
    expect(hints).to_have_count(3)
    for place in range(3):
        expect(hints.nth(place)).to_contain_text("of the win")
        expect(hints.nth(place)).to_contain_text("point")
    expect(hints.first).to_contain_text("Brings")
    expect(ann.page.locator("[data-lit]")).not_to_have_count(0)
    panel, board = (ann.page.locator(one).bounding_box() for one in (".hint", "[data-region=board]"))
    assert panel is not None
    assert board is not None
    assert panel["x"] >= board["x"] + board["width"], "what a hint speaks of stays in sight"
    assert ann.axe() == []
    ann.page.keyboard.press("Escape")
    take(ann, *TAKEN)

    for guest in (ann, ben):
        guest.page.click("[data-do=drawer]")
    ann.page.get_by_role("tab", name="Chat").click()
    ann.page.fill(".chatbox input", "<b>Їжте</b> пиріг & чай")
    ann.page.click(".chatbox button")
    ben.page.get_by_role("tab", name="Chat").click()
    expect(ben.page.locator(".say")).to_have_text("<b>Їжте</b> пиріг & чай")
    assert ben.axe() == []

    ben.page.get_by_role("tab", name="Log").click()
    expect(ben.page.locator(".log .entry").last).to_contain_text("Ann takes diamond, sapphire and emerald.")
    ben.page.locator(".log .entry").last.click()
    expect(ben.page.locator("footer")).to_contain_text("after action 1")
    ben.page.click("footer [data-do=now]")
    assert ben.wait_for_turn()


def test_a_spectator_sees_and_cannot_touch(sit: Sit) -> None:
    ann, _, table = two_at_a_table(sit)
    watcher = sit("Watcher")
    watcher.page.goto(f"/table/{table['summary']['id']}?token={table['links']['watch']}")
    watcher.page.wait_for_selector(".table[data-ready]")
    expect(watcher.page.locator("[data-state=legal], [data-state=soft]")).to_have_count(0)
    take(ann, *TAKEN)
    expect(watcher.target("token:w")).to_have_accessible_name("diamond: 3 in the supply")
    stranger = sit("Stranger")
    stranger.page.goto(f"/table/{table['summary']['id']}")
    expect(stranger.page.locator("h1")).to_have_text("This table is not open to you. Ask for a link.")


def test_hot_seat_passes_the_device(sit: Sit) -> None:
    ann = sit("Ann")
    ann.opens("splendor", ["me", "hotseat"], seed=3)
    for _ in range(2):
        expect(ann.page.locator(".curtain")).to_be_visible()
        assert ann.axe() == []
        ann.page.click("[data-do=lift]")
        take(ann, *TAKEN)


def test_play_now_is_one_click(sit: Sit) -> None:
    ann = sit("Ann")
    ann.page.goto("/")
    ann.page.click("[data-tile=splendor] [data-do=play-now]")
    assert ann.wait_for_turn()
    assert ann.page.title().startswith("●")


@pytest.mark.parametrize("look", [{"color_scheme": "dark"}, {"color_scheme": "light"}, {"phone": True}])
def test_axe_finds_nothing_on_any_page(sit: Sit, look: dict[str, Any]) -> None:
    ann = sit("Ann", **look)
    table = ann.opens("splendor", ["me", "open", "greedy"], seed=3)
    pages = {
        "/": "[data-tile=splendor]",
        "/open/splendor": "[data-do=open]",
        f"/table/{table['summary']['id']}": "[data-do=start]",
        f"/join/{table['summary']['id']}?token={table['links']['invite']}": "[data-do=join]",
        "/rules/splendor#SPL-TAKE-03": "#SPL-TAKE-03",
        "/rules/rococo": ".cover",
        "/about": "tbody tr",
        "/nowhere": "h1",
    }
    for path, sign in pages.items():
        ann.page.goto(path)
        ann.page.wait_for_selector(sign)
        assert ann.axe() == []
        assert ann.sideways() <= 0, path
    ann.page.goto(f"/table/{table['summary']['id']}")
    ann.page.click("[data-do=start]")
    ann.wait_for_turn()
    for tool in ("info", "settings"):
        ann.page.click(f"[data-do={tool}]")
        ann.page.wait_for_selector("dialog[open]")
        assert ann.axe() == []
        ann.page.keyboard.press("Escape")
    ann.play_random(2, seed=1)
    assert ann.axe() == []


def test_opening_a_table_is_checked_before_it_is_sent(sit: Sit) -> None:
    ann = sit("Ann")
    ann.page.goto("/open/splendor")
    points = ann.page.locator("input[type=number]")
    points.fill("99")
    expect(ann.page.locator("[role=alert]")).to_contain_text("from 10 to 21")
    ann.page.click("[data-do=open]", force=True)
    assert ann.page.url.endswith("/open/splendor")
    points.fill("12")
    ann.page.select_option("li:nth-child(2) select", "bot")
    ann.page.click("[data-do=open]")
    assert ann.wait_for_turn()
