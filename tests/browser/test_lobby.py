"""The hall, opening, joining and waiting: what is offered and why not, in reach, told apart, small and still."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Sit
from tests.browser.guest import Guest

SIZES = {360: 740, 820: 1180, 1440: 900}
LANGUAGES = ("en-GB", "uk-UA", "ru-RU", "it-IT", "fr-FR")
FEW = 25
SMALL = 150_000
"""Requests, and bytes with headers and fonts, of a first visit; Cyrillic needs four files of letters."""
STILL = 0.02

SHIFTS = """() => {
    window.shifted = 0
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.shifted += entry.value
    }).observe({type: 'layout-shift', buffered: true})
}"""
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(window.shifted))))"
OVERFLOWING = """() => [...document.querySelectorAll('body *')].filter((one) => {
    const style = getComputedStyle(one)
    if (!one.getClientRects().length || one.closest('svg, input, select, .visually-hidden, .sprites')) return false
    const says = [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim())
    if (!says || style.display === 'inline') return false
    return one.scrollWidth > one.clientWidth + 1 && style.textOverflow !== 'ellipsis'
}).map((one) => `${one.tagName}.${one.className}: ${one.textContent.trim().slice(0, 60)}`)"""
IN_SIGHT = """(one) => {
    const box = one.getBoundingClientRect()
    const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    return box.top >= 0 && box.bottom <= innerHeight && one.contains(over)
}"""


def pages(guest: Guest, unfolded: bool = True) -> Iterator[str]:
    """Every page of this topic, as somebody with tables of all kinds meets it; each is shown when its name comes."""
    table = guest.opens("rococo", ["me", "open", "greedy", "open"], name="Jour fixe")
    guest.call("POST", "/api/tables", {"game": "splendor", "seats": [{"kind": "me"}, {"kind": "bot"}]})
    full = guest.call(
        "POST", "/api/tables", {"game": "splendor", "seats": [{"kind": "me"}, {"kind": "hotseat"}], "name": "Duel"}
    )
    token = table["links"]["invite"]
    for path, sign in {
        "/": "[data-go-on]",
        "/open/red_cathedral": "[data-do=open]",
        "/open/rococo": "[data-do=open]",
        f"/table/{table['summary']['id']}": "[data-do=start]",
        f"/join/{table['summary']['id']}?token={token}": "[data-do=join]",
    }.items():
        guest.page.goto(path)
        guest.page.wait_for_selector(sign)
        if unfolded:
            unfold(guest.page)
        yield path
    guest.context.clear_cookies()
    guest.page.goto(f"/join/{full['summary']['id']}?token={full['links']['invite']}")
    guest.page.wait_for_selector("[data-do=watch]")
    yield "full"


def unfold(page: Page) -> None:
    page.evaluate("() => document.querySelectorAll('main details').forEach((one) => (one.open = true))")


def in_light(guest: Guest, scheme: str) -> None:
    guest.context.add_init_script(f"localStorage.setItem('guildhall.theme', JSON.stringify('{scheme}'))")


# -- what is offered -------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-SETUP-16", "RC-SOLO-01", "RC-SETUP-13")
@pytest.mark.parametrize("width", SIZES)
def test_only_options_that_fit_are_offered_and_the_others_say_why(sit: Sit, width: int) -> None:
    ann = sit("Ann", viewport={"width": width, "height": SIZES[width]})
    page = ann.page
    page.goto("/open/red_cathedral")
    page.wait_for_selector("[data-do=open]")
    unfold(page)
    level = page.locator("[data-option='solo.level']")
    expect(level).to_have_count(0)
    expect(page.locator("[data-not-offered='solo.level']")).to_contain_text("Only when you play alone.")
    guild = page.locator("[data-option=fourth_guild]")
    expect(guild.locator("input[data-value=notaries]")).to_have_count(0)
    expect(guild.locator("[data-left-out='2']")).to_contain_text("Only with the Contractors module.")
    seats = page.locator("[data-option=start_player]")
    expect(seats.locator("input[data-value='2']")).to_have_count(1)
    expect(seats.locator("input[data-value='3']")).to_have_count(0)

    # a choice brings others; taken back, they fall back to what is usual, and that is said
    page.locator("input[name=contractors][data-value=on]").check()
    guild.locator("input[data-value=notaries]").check()
    page.locator("input[name=contractors][data-value=off]").check()
    expect(guild.locator("input[data-value=auto]")).to_be_checked()
    expect(page.locator("[data-fallen='1']")).to_contain_text("Only with the Contractors module.")

    # alone, by keyboard: the solo options come, each with its own words
    page.locator("input[name=how-many]:checked").focus()
    page.keyboard.press("ArrowLeft")
    expect(level).to_contain_text("how strong Ivan is")
    expect(level).to_contain_text("a gentle rival")
    expect(page.locator("[data-option^='solo.']")).to_have_count(7)
    assert "red_cathedral-" not in page.inner_text("main")
    expect(page.locator("[data-not-offered=start_player]")).to_contain_text("Alone, you go first.")


@pytest.mark.rule("ROC-OPT-02")
def test_who_plays_alone_plays_deluxe(sit: Sit) -> None:
    ann = sit("Ann")
    ann.page.goto("/open/rococo")
    ann.page.wait_for_selector("[data-do=open]")
    unfold(ann.page)
    ann.page.locator("input[name=edition][data-value=classic]").check()
    ann.page.locator("input[name=v_c_per][data-value='3']").check()
    ann.page.locator("input[name=how-many][value='1']").check(force=True)
    expect(ann.page.locator("input[name=edition]:checked")).to_have_value("deluxe")
    expect(ann.page.locator("[data-fallen]")).to_contain_text("Alone one plays the Deluxe edition.")
    ann.page.click("[data-do=open]")
    assert ann.wait_for_turn()


def test_a_preset_lays_seats_and_options(sit: Sit) -> None:
    ann = sit("Ann")
    ann.page.goto("/open/rococo")
    expect(ann.page.locator("[data-preset=first]")).to_have_attribute("aria-pressed", "true")
    ann.page.click("[data-preset=full]")
    expect(ann.page.locator("ol > li")).to_have_count(3)
    unfold(ann.page)
    expect(ann.page.locator("input[name=jewelry_box]:checked")).to_have_value("on")
    ann.page.locator("input[name=jewelry_box][data-value=off]").check()
    expect(ann.page.locator("[aria-pressed=true]")).to_have_count(0)
    expect(ann.page.locator(".presets")).to_contain_text("Your own choice")
    ann.page.click("[data-preset=solo]")
    expect(ann.page.locator("ol > li")).to_have_count(1)
    expect(ann.page.locator("[data-do=open]")).to_have_text("Start")
    ann.page.click("[data-do=open]")
    assert ann.wait_for_turn()
    expect(ann.page.locator(".her header")).to_contain_text("Apprentice")


@pytest.mark.parametrize("width", SIZES)
def test_the_way_on_is_always_in_reach(sit: Sit, width: int) -> None:
    ann = sit("Ann", viewport={"width": width, "height": 640})
    table = ann.opens("rococo", ["me", "open", "open", "open", "open"])
    for path, button in {"/open/red_cathedral": "open", f"/table/{table['summary']['id']}": "start"}.items():
        ann.page.goto(path)
        ann.page.wait_for_selector(f"[data-do={button}]")
        unfold(ann.page)
        for place in ("0", "document.body.scrollHeight / 2", "document.body.scrollHeight"):
            ann.page.evaluate(f"scrollTo(0, {place})")
            assert ann.page.locator(f"[data-do={button}]").evaluate(IN_SIGHT), (path, place)


def test_a_table_is_opened_by_keyboard_alone(sit: Sit) -> None:
    ann = sit("Ann", viewport={"width": 820, "height": 700})
    keys = ann.page.keyboard
    ann.page.goto("/open/red_cathedral")
    ann.page.wait_for_selector("[data-do=open]")

    def tab_to(sign: str) -> None:
        for _ in range(60):
            if ann.page.evaluate("sign => document.activeElement?.matches(sign)", sign):
                assert ann.page.evaluate(IN_SIGHT_OR_ABOVE)
                return
            keys.press("Tab")
        raise AssertionError(f"{sign} is not reached by Tab")

    tab_to("[data-preset=solo]")
    keys.press("Enter")
    tab_to("[data-do=name-table]")
    keys.type("Late at night")
    tab_to("[data-fold=options] > summary")
    keys.press("Enter")
    tab_to("input[name='solo.level']")
    keys.press("ArrowDown")
    keys.press("ArrowDown")
    expect(ann.page.locator("input[name='solo.level']:checked")).to_have_value("master")
    tab_to("[data-do=open]")
    keys.press("Enter")
    assert ann.wait_for_turn()
    found = ann.call("GET", "/api/tables")["tables"][0]
    assert (found["name"], found["options"]["solo.level"]) == ("Late at night", "master")


IN_SIGHT_OR_ABOVE = """() => {
    const one = document.activeElement
    const bar = one.closest('form')?.querySelector('.go')
    if (!bar || bar.contains(one)) return true
    return one.getBoundingClientRect().top < bar.getBoundingClientRect().top
}"""
"""What has the focus does not begin under the bar."""


# -- levels ----------------------------------------------------------------------------------------------------------


def bots_at(guest: Guest) -> list[str]:
    """The bots at the table opened last."""
    return [seat["bot"] for seat in guest.call("GET", "/api/tables")["tables"][0]["seats"] if seat["bot"]]


def test_play_now_takes_the_level_that_was_chosen(sit: Sit) -> None:
    """A newcomer begins with apprentices; a choice is remembered for the game it was made for."""
    ann = sit("Ann")
    ann.page.goto("/")
    splendor, rococo = (ann.page.locator(f"[data-tile={game}]") for game in ("splendor", "rococo"))
    expect(splendor.locator("select")).to_have_value("apprentice")
    expect(splendor.locator(".pick")).to_contain_text("sees one step ahead and makes mistakes")
    levels, compared = (splendor.locator("optgroup").nth(n) for n in (0, 1))
    expect(levels.locator("option")).to_have_text(["Apprentice", "Journeyman", "Master"])
    expect(compared).to_have_attribute("label", "For comparison")
    expect(compared.locator("option").first).to_have_text("Merchant")
    splendor.locator("select").select_option("master")
    expect(splendor.locator(".pick")).to_contain_text("hard to beat")
    expect(splendor.locator("[data-rank]")).to_have_attribute("data-rank", "3")
    ann.page.reload()
    expect(splendor.locator("select")).to_have_value("master")
    expect(rococo.locator("select")).to_have_value("apprentice")
    splendor.locator("select").select_option("journeyman")
    splendor.locator("[data-do=play-now]").click()
    assert ann.wait_for_turn()
    assert set(bots_at(ann)) == {"journeyman"}
    expect(ann.page.locator("[data-place='seat:1']").first).to_contain_text("Journeyman")


def test_a_bot_chosen_for_all_games_before_is_still_the_one(sit: Sit) -> None:
    ann = sit("Ann")
    ann.context.add_init_script("localStorage.setItem('guildhall.bot', JSON.stringify('mcts:300'))")
    ann.page.goto("/")
    chosen = ann.page.locator("[data-tile=rococo] select")
    expect(chosen).to_have_value("mcts:300")
    chosen.select_option("apprentice")
    ann.page.reload()
    expect(chosen).to_have_value("apprentice")
    expect(ann.page.locator("[data-tile=splendor] select")).to_have_value("mcts:300")


def test_a_table_is_opened_with_levels(sit: Sit) -> None:
    ann = sit("Ann")
    ann.page.goto("/open/splendor")
    ann.page.locator("input[name=how-many][value='3']").check(force=True)
    for n in (2, 3):
        ann.page.get_by_label(f"Seat {n}", exact=True).select_option("bot")
    expect(ann.page.get_by_label("Bot at seat 2")).to_have_value("apprentice")
    ann.page.get_by_label("Bot at seat 3").select_option("journeyman")
    expect(ann.page.locator("[data-level]")).to_contain_text(["Plays sensibly", "a fair opponent"])
    ann.page.click("[data-do=open]")
    assert ann.wait_for_turn()
    assert bots_at(ann) == ["apprentice", "journeyman"]
    ann.page.goto("/")
    expect(ann.page.locator("[data-tile=splendor] select")).to_have_value("journeyman")


def test_who_waits_says_which_bots_take_the_free_seats(sit: Sit) -> None:
    ann, ben = sit("Ann"), sit("Ben")
    table = ann.opens("splendor", ["me", "open", "open", "open"])
    ben.joins(table)
    expect(ben.page.locator("[data-rival]")).to_have_count(0)
    pick = ann.page.locator("[data-rival]")
    expect(pick.locator("select")).to_have_value("apprentice")
    pick.locator("select").select_option("journeyman")
    ann.page.locator("[data-do=seat-bot]").first.click()
    expect(ann.page.locator(".plate[data-seat='2']")).to_contain_text("bot, Journeyman")
    pick.locator("select").select_option("apprentice")
    ann.page.click("[data-do=start]")
    ben.page.wait_for_selector(".table[data-ready]")
    assert bots_at(ann) == ["journeyman", "apprentice"]


# -- waiting and joining ---------------------------------------------------------------------------------------------


def test_who_waits_has_a_link_a_picture_of_it_and_can_talk(sit: Sit) -> None:
    ann, ben = sit("Ann"), sit("Ben", phone=True)
    table = ann.opens("rococo", ["me", "open", "open"], name="Sunday table")
    expect(ann.page.locator("header")).to_contain_text("Sunday table")
    link = f"/join/{table['summary']['id']}?token={table['links']['invite']}"
    assert ann.page.get_by_role("textbox", name="Invitation").input_value().endswith(link)
    expect(ann.page.get_by_role("img", name="QR code of the invitation")).to_be_visible()
    ben.joins(table)
    expect(ann.page.locator("[data-seat='1']")).to_contain_text("Ben")
    ben.page.fill(".chatbox input", "Five minutes!")
    ben.page.locator(".chatbox input").press("Enter")
    expect(ann.page.locator(".say")).to_have_text("Five minutes!")
    expect(ben.page.locator(".go")).to_contain_text("Ann opened the table")
    ann.page.click("[data-do=start]")
    for guest in (ann, ben):
        guest.page.wait_for_selector(".table[data-ready]")


def test_a_full_table_offers_to_watch(sit: Sit) -> None:
    ann, ben, cem = sit("Ann"), sit("Ben"), sit("Cem", phone=True)
    table = ann.opens("splendor", ["me", "open"], seed=3)
    cem.page.goto(f"/join/{table['summary']['id']}?token={table['links']['invite']}")
    cem.page.wait_for_selector("[data-do=join]")
    ben.joins(table)

    # somebody was quicker
    cem.page.click("[data-do=join]")
    expect(cem.page.locator("h1")).to_have_text("All seats are taken")
    cem.check_the_look()
    cem.page.reload()
    expect(cem.page.locator("h1")).to_have_text("All seats are taken")
    cem.page.click("[data-do=watch]")
    cem.page.wait_for_selector(".table[data-ready]")
    expect(cem.page.locator("footer")).to_contain_text("You are watching.")


def test_one_may_look_on_first_and_sit_down_later(sit: Sit) -> None:
    ann, ben = sit("Ann"), sit("Ben")
    table = ann.opens("splendor", ["me", "open", "open"])
    ben.page.goto(f"/join/{table['summary']['id']}?token={table['links']['invite']}")
    ben.page.click("[data-do=watch]")
    ben.page.click("[data-do=sit]")
    ben.page.fill("main input[type=text]", "Ben")
    ben.page.click("[data-do=join]")
    expect(ann.page.locator("[data-seat='1']")).to_contain_text("Ben")


def test_a_seat_of_ones_own_is_taken_along_to_another_device(sit: Sit) -> None:
    ann, phone = sit("Ann"), sit("Ann", phone=True)
    table = ann.opens("splendor", ["me", "greedy"], seed=3)
    own = ann.call("GET", f"/api/tables/{table['summary']['id']}")["links"]["seats"]["0"]
    phone.page.goto(f"/join/{table['summary']['id']}?token={own}")
    phone.page.click("[data-do=join]")
    assert phone.wait_for_turn()


def test_two_without_a_name_are_told_apart(sit: Sit) -> None:
    """In two tabs of one browser, and in two browsers."""
    one, other = sit("nobody"), sit("nobody")
    one.page.goto("/open/splendor")
    one.page.locator("input[name=how-many][value='3']").check(force=True)
    one.page.click("[data-do=open]")
    link = one.page.get_by_role("textbox", name="Invitation").input_value()
    tab = one.context.new_page()
    tab.goto(link)
    expect(tab.locator("h1")).to_have_text("You have a seat here already: Guest")
    tab.click("[data-do=join]")
    tab.wait_for_url("**/table/*")
    expect(one.page.locator("[data-seat='1']")).to_contain_text("Player 2")
    marks = [one.page.locator(f"[data-seat='{seat}'] use").get_attribute("href") for seat in (0, 1)]
    assert marks == ["#seat-1", "#seat-2"]
    other.page.goto(link)
    other.page.click("[data-do=join]")
    other.page.wait_for_selector(".table[data-ready]")
    said = [other.page.locator(f"[data-place='seat:{seat}']").first.inner_text() for seat in range(3)]
    assert [name in text for name, text in zip(("Guest", "Player 2", "Guest 2"), said, strict=True)] == [True] * 3


# -- the hall --------------------------------------------------------------------------------------------------------


def test_the_hall_begins_with_what_to_go_on_with(sit: Sit) -> None:
    ann = sit("Ann")
    ann.opens("rococo", ["me", "open"], name="Later")
    ann.opens("splendor", ["me", "greedy"], name="Mine", seed=3)
    ann.wait_for_turn()
    ann.page.goto("/")
    expect(ann.page.locator("[data-go-on] h3")).to_have_text(["SplendorMine", "RococoLater"])
    expect(ann.page.locator(".hero")).to_contain_text("A turn is waiting for you.")
    first = ann.page.locator("[data-go-on]").first.bounding_box()
    tile = ann.page.locator("[data-tile]").first.bounding_box()
    assert first
    assert tile
    assert first["y"] + first["height"] < tile["y"]
    ann.page.locator("[data-go-on] a").first.click()
    assert ann.wait_for_turn()


def test_a_pasted_link_leads_to_the_table(sit: Sit) -> None:
    ann, ben = sit("Ann"), sit("Ben")
    table = ann.opens("splendor", ["me", "open"])
    ben.page.goto("/")
    ben.page.fill("#link", "nonsense")
    ben.page.click("[data-do=follow]")
    expect(ben.page.locator("#no-link")).to_be_visible()
    assert ben.axe() == []
    ben.page.fill("#link", ann.page.get_by_role("textbox", name="Invitation").input_value())
    ben.page.locator("#link").press("Enter")
    ben.page.wait_for_url(f"**/join/{table['summary']['id']}?*")
    expect(ben.page.locator("[data-do=join]")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_load_is_small(sit: Sit, language: str) -> None:
    ann = sit("Ann", language=language)
    sizes: dict[str, int] = {}

    def weigh(request: Any) -> None:
        found = request.sizes()
        sizes[request.url] = found["responseBodySize"] + found["responseHeadersSize"]

    ann.page.on("requestfinished", weigh)
    ann.page.goto("/")
    ann.page.wait_for_selector("[data-do=play-now]")
    ann.page.wait_for_load_state("networkidle")
    assert len(sizes) < FEW, sizes
    assert sum(sizes.values()) <= SMALL, sizes
    assert all(url.startswith(ann.page.url) for url in sizes)


@pytest.mark.parametrize("width", SIZES)
def test_nothing_moves_while_a_page_comes(sit: Sit, width: int) -> None:
    ann = sit("Ann", viewport={"width": width, "height": SIZES[width]})
    ann.context.add_init_script(f"({SHIFTS})()")
    for path in pages(ann, unfolded=False):
        ann.page.wait_for_load_state("networkidle")
        assert ann.page.evaluate(SETTLED) < STILL, path


# -- how it looks ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scheme", ["dark", "light"])
@pytest.mark.parametrize("width", SIZES)
def test_axe_finds_nothing_at_any_size_and_light(sit: Sit, width: int, scheme: str) -> None:
    ann = sit("Ann", viewport={"width": width, "height": SIZES[width]}, color_scheme=scheme)
    in_light(ann, scheme)
    for path in pages(ann):
        assert ann.axe() == [], path
        assert ann.sideways() <= 0, path


@pytest.mark.parametrize("width", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_runs_out_of_its_place(sit: Sit, language: str, width: int) -> None:
    ann = sit("Ann", language=language, viewport={"width": width, "height": SIZES[width]})
    for path in pages(ann):
        assert ann.page.evaluate(OVERFLOWING) == [], path
        assert ann.sideways() <= 0, path
        assert not any(f"{game}-" in ann.page.inner_text("main") for game in ("rococo", "red_cathedral")), path


def test_who_leaves_the_hall_does_not_enter_it_again(sit: Sit) -> None:
    """It stays as it is until the table is there, and asks for nothing meanwhile; a step back leads to it."""
    ann = sit("Ann")
    table = ann.opens("splendor", ["me", "hotseat"])["summary"]["id"]
    ann.page.goto("/")
    ann.page.wait_for_load_state("networkidle")
    asked: list[str] = []
    ann.page.on("request", lambda request: asked.append(urlsplit(request.url).path))
    ann.page.locator(f'a[href="/table/{table}"]').first.click()
    ann.page.wait_for_selector(".table[data-ready]")
    assert f"/api/tables/{table}" in asked
    assert "/api/tables" not in asked
    ann.page.go_back()
    expect(ann.page.locator(f'a[href="/table/{table}"]').first).to_be_visible()
    assert "/api/tables" in asked
