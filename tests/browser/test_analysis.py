"""The analysis board in the browser: from a finished match, moves for both seats, branches, a file, a link, a word."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from guildhall.play.match import import_record
from guildhall.study import growth, tree
from tests.browser.conftest import Sit
from tests.browser.guest import Guest

try:
    from playwright.sync_api import expect
except ImportError:
    pytest.skip("playwright is not installed", allow_module_level=True)

SPLENDOR = (Path(__file__).parents[1] / "golden" / "splendor" / "usual-2.json").read_text(encoding="utf-8")
MATCH = import_record(SPLENDOR)


def comes_to(guest: Guest, node: int) -> None:
    """The node is shown whole, and kept on the device."""
    guest.page.wait_for_selector(f'.analysis[data-analysis="{node}"]')


def nodes(guest: Guest) -> int:
    return int(guest.page.locator(".analysis").get_attribute("data-nodes") or -1)


def tries_any(guest: Guest, place: int) -> None:
    """A move from the list of all moves."""
    guest.page.locator("details:has([data-any-move])").evaluate("one => { one.open = true }")
    guest.page.locator("[data-any-move]").nth(place).click()


def tries_on_the_board(guest: Guest) -> None:
    """A move by what glows: one thing after the other, then the prompt's Confirm."""
    for _ in range(4):
        ready = guest.page.locator("footer [data-confirm], .pop [data-choice]")
        if ready.count():
            ready.first.click()
            return
        guest.page.locator("[data-state=legal]:visible").first.click()


def opens_the_match(guest: Guest, at: int) -> None:
    guest.call("POST", "/api/session", {"name": guest.name})
    shown = guest.call("POST", "/api/records", {"record": SPLENDOR})
    guest.page.goto(f"/replay/{shown['summary']['id']}?at={at}")
    guest.page.wait_for_selector(f'.table[data-at="{at}"]')
    guest.page.click("[data-do=analyse]")
    comes_to(guest, at)


def test_a_match_is_analysed_kept_and_shared(sit: Sit, tmp_path: Path) -> None:
    ann = sit("Ann")
    opens_the_match(ann, 8)
    page, played = ann.page, MATCH.number
    assert nodes(ann) == played
    ann.check_the_look()

    # A move on the board itself, then one of the other seat, and another one instead: three branches.
    first = page.locator(".prompt .ask b").inner_text()
    tries_on_the_board(ann)
    comes_to(ann, played + 1)
    tries_any(ann, 0)
    comes_to(ann, played + 2)
    page.click("[data-do=branch]")
    comes_to(ann, played + 1)
    tries_any(ann, 1)
    comes_to(ann, played + 3)
    assert page.locator('[data-node][aria-current="step"]').get_attribute("data-node") == str(played + 3)

    # Keys walk through the tree.
    page.keyboard.press("ArrowUp")
    comes_to(ann, played + 2)
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    comes_to(ann, 8)
    assert page.locator(".prompt .ask b").inner_text() == first

    # The best moves come with numbers on the board; choosing one makes a node, or goes to the one that is there.
    page.click('[data-effort="100"]')
    page.click("[data-do=best]")
    page.wait_for_selector("[data-best]")
    comes_to(ann, 8)
    expect(page.locator(".badges i").first).to_have_text("1")
    # A deep search says how far it is, until it is stopped; what was found before stays.
    page.click('[data-effort="3000"]')
    page.click("[data-do=best]")
    expect(page.locator(".best progress")).to_be_visible()
    page.click("[data-do=stop-search]")
    expect(page.locator("[data-do=stop-search]")).to_have_count(0)
    expect(page.locator("[data-best-move]").first).to_be_visible()
    comes_to(ann, 8)
    page.locator("[data-best-move]").first.click()
    page.wait_for_selector('.analysis:not([data-analysis="8"])')
    page.wait_for_selector(".analysis[data-analysis]")
    expect(page.locator('[data-node][aria-current="step"] b')).to_contain_text("%")
    page.click("[data-do=note]")
    page.locator(".note textarea").fill("«Гарний хід», she said")

    # All of it survives a reload.
    before, here = nodes(ann), page.locator('[data-node][aria-current="step"]').get_attribute("data-node")
    page.wait_for_timeout(400)
    page.reload()
    comes_to(ann, int(here or 0))
    assert nodes(ann) == before
    expect(page.locator(".note .said")).to_have_text("«Гарний хід», she said")

    # As a file: what is exported can be played by the engine, and imported again.
    page.click("[data-do=more]")
    with page.expect_download() as downloaded:
        page.click("[data-do=export]")
    file = tmp_path / "tree.json"
    downloaded.value.save_as(file)
    found = tree.read(file.read_text(encoding="utf-8"))
    assert len(growth.grow(found)) == before
    page.goto("/analysis")
    page.set_input_files("input[type=file]", file)
    page.wait_for_url("**/analysis/here/*")
    page.wait_for_selector(".analysis[data-analysis]")
    assert nodes(ann) == before

    # As a link, which another guest opens.
    page.click("[data-do=share]")
    link = page.locator("dialog input").input_value()
    ben = sit("Ben", phone=True)
    ben.page.goto(link)
    ben.page.wait_for_selector(".analysis[data-analysis]")
    assert nodes(ben) == before
    ben.check_the_look()
    ben.page.click("[data-do=sheet-tree]")
    ben.page.locator(f'[data-node="{here}"]').click()
    comes_to(ben, int(here or 0))
    expect(ben.page.locator(".note .said")).to_have_text("«Гарний хід», she said")


def test_what_is_broken_is_refused_with_a_word(sit: Sit) -> None:
    ann = sit("Ann")
    ann.page.goto("/analysis")
    body = json.loads(tree.write(growth.of_match(MATCH)))
    body["nodes"].append({"after": 4, "seat": body["nodes"][4]["seat"], "action": "take wwb", "who": "tried"})
    for text, words in (
        ("this is a letter", "no tree of variations"),
        (json.dumps(body), f"Move {MATCH.number + 1} of the tree cannot be made"),
        ("position('splendor', 2, 'nothing at all')", "no position that a match could come to"),
        (repr(MATCH.at(9)).replace("2:15:off", "2:15:off 9"), "no position that a match could come to"),
    ):
        ann.page.fill("#pasted", text)
        ann.page.click("[data-do=read]")
        expect(ann.page.locator(".wrong")).to_contain_text(words)
        expect(ann.page.locator("#pasted")).to_have_value(text)
    ann.check_the_look()
    # The same position unbroken is opened, and only as somebody saw it is anything hidden.
    ann.page.fill("#pasted", repr(MATCH.at(9)))
    ann.page.click("[data-do=read]")
    comes_to(ann, 0)
    ann.page.click("[data-eyes='0']")
    comes_to(ann, 0)
    tries_any(ann, 0)
    comes_to(ann, 1)
