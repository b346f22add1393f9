"""Records in the browser: a file, dropped or pasted; refused with a word, replayed beside the log, played on."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from guildhall.core import record as records
from guildhall.play.match import import_record
from tests.browser.conftest import Sit
from tests.browser.guest import Guest

try:
    from playwright.sync_api import expect
except ImportError:
    pytest.skip("playwright is not installed", allow_module_level=True)

GOLDEN = Path(__file__).parents[1] / "golden"
SPLENDOR = GOLDEN / "splendor" / "usual-2.json"
TEXT = SPLENDOR.read_text(encoding="utf-8")
DROP = """text => {
    const held = new DataTransfer()
    held.items.add(new File([text], 'match.json', {type: 'application/json'}))
    for (const type of ['dragover', 'drop'])
        window.dispatchEvent(new DragEvent(type, {dataTransfer: held, bubbles: true, cancelable: true}))
}"""


def at(guest: Guest) -> int:
    guest.page.wait_for_selector(".table[data-at]")
    return int(guest.page.locator(".table").get_attribute("data-at") or -1)


def comes_to(guest: Guest, step: int) -> None:
    guest.page.wait_for_selector(f'.table[data-at="{step}"]')


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_file_from_the_hall_is_shown_with_its_log(sit: Sit, phone: bool) -> None:
    ann = sit("Ann", phone=phone)
    ann.page.goto("/")
    ann.page.click("[data-do=open-record]")
    ann.page.wait_for_url("**/record")
    ann.check_the_look()
    ann.page.set_input_files("input[type=file]", SPLENDOR)
    ann.page.wait_for_url("**/replay/**")
    comes_to(ann, 0)
    ann.check_the_look()
    last = import_record(TEXT).number
    ann.page.keyboard.press("ArrowRight")
    comes_to(ann, 1)
    ann.page.keyboard.press("End")
    comes_to(ann, last)
    expect(ann.page.locator("[data-do=play-on]")).to_be_disabled()
    ann.page.keyboard.press("ArrowLeft")
    comes_to(ann, last - 1)
    ann.page.keyboard.press("Home")
    comes_to(ann, 0)
    # The log: a click goes to a line, which is then the marked one and on screen.
    if phone:
        ann.page.click("[data-do=drawer]")
    line = ann.page.locator(".drawer [data-action='21']").first
    line.click()
    comes_to(ann, 21)
    if phone:
        expect(ann.page.locator(".drawer")).to_have_count(0)
        ann.page.click("[data-do=drawer]")
    marked = ann.page.locator(".drawer [aria-current=step]")
    expect(marked.first).to_have_attribute("data-action", "21")
    expect(marked.first).to_be_in_viewport()
    ann.check_the_look()


def test_a_record_is_dropped_or_pasted(sit: Sit) -> None:
    ann = sit("Ann")
    ann.page.goto("/record")
    ann.page.wait_for_selector(".drop")
    ann.page.evaluate(DROP, TEXT)
    ann.page.wait_for_url("**/replay/**")
    first = ann.page.url
    ann.page.goto("/record")
    ann.page.fill("#record-text", TEXT)
    ann.page.click("[data-do=show-record]")
    ann.page.wait_for_url("**/replay/**")
    assert ann.page.url == first


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("this is a letter", "no record of Guildhall"),
        (TEXT[:900], "no record of Guildhall"),
        (TEXT.replace('"0 take', '"1 take', 1), "changed or damaged"),
        (records.write(records.read(TEXT)._replace(rules=99)), "another version of the rules"),
        (records.write(records.read(TEXT)._replace(components="elsewhere")), "other component values"),
        (records.write(records.read(TEXT)._replace(game="chess")), "does not have the game"),
        ("x" * 500_000, "too large"),
        ("x" * 1_300_000, "too large"),
    ],
    ids=["letter", "cut", "edited", "rules", "components", "game", "long", "huge"],
)
def test_what_is_wrong_with_a_record_is_said_and_nothing_is_lost(sit: Sit, text: str, words: str) -> None:
    ann = sit("Ann")
    ann.page.goto("/record")
    ann.page.wait_for_selector(".drop")
    if len(text) < 100_000:
        ann.page.fill("#record-text", text)
        ann.page.click("[data-do=show-record]")
        expect(ann.page.locator(".wrong")).to_contain_text(words)
        expect(ann.page.locator("#record-text")).to_have_value(text)
    ann.page.evaluate(DROP, text)
    expect(ann.page.locator(".wrong")).to_contain_text(words)
    expect(ann.page.locator(".wrong b")).to_have_text("match.json")
    assert ann.page.url.endswith("/record")
    # The next one is taken as if nothing had happened.
    ann.page.set_input_files("input[type=file]", SPLENDOR)
    ann.page.wait_for_url("**/replay/**")


@pytest.mark.parametrize("language", ["uk-UA", "ru-RU", "it-IT", "fr-FR"])
def test_it_is_said_in_the_readers_language(sit: Sit, language: str) -> None:
    ann = sit("Ann", phone=True, language=language)
    ann.page.goto("/record")
    ann.page.wait_for_selector(".drop")
    said = set()
    kinds = {"rules": {"rules": 99}, "components": {"components": "elsewhere"}, "game": {"game": "chess"}}
    texts = [records.write(records.read(TEXT)._replace(**values)) for values in kinds.values()]
    for text in [*texts, "nothing", TEXT.replace('"0 take', '"1 take', 1), "x" * 1_300_000]:
        ann.page.evaluate("() => document.querySelector('.wrong')?.remove()")
        ann.page.reload()
        ann.page.wait_for_selector(".drop")
        ann.page.evaluate(DROP, text)
        said.add(ann.page.locator(".wrong").inner_text())
        assert ann.sideways() <= 0
    assert len(said) == 6
    assert not any("record" in words or "server has" in words for words in said)


@pytest.mark.parametrize("name", ["splendor/usual-2", "rococo/solo", "red_cathedral/solo-master"])
def test_it_is_played_on_with_bots_to_the_end(sit: Sit, name: str) -> None:
    match = import_record((GOLDEN / f"{name}.json").read_text(encoding="utf-8"))
    step = match.number - 20
    ann = sit("Ann")
    ann.page.goto("/record")
    ann.page.set_input_files("input[type=file]", GOLDEN / f"{name}.json")
    ann.page.wait_for_url("**/replay/**")
    old = ann.page.url
    ann.page.goto(f"{old}?at={step}")
    comes_to(ann, step)
    ann.page.click("[data-do=play-on]")
    ann.check_the_look()
    for seat in range(len(match.seats)):
        ann.page.select_option(f"dialog [data-seat='{seat}']", "greedy")
    ann.page.click("[data-do=begin]")
    ann.page.wait_for_url("**/table/**")
    ann.page.wait_for_selector("[data-over]")
    ann.page.click("[data-do=result]")
    ann.page.wait_for_selector(".win-card h1")
    ann.check_the_look()
    # What was played before is in the new match's own record and replay.
    table = ann.page.url.rpartition("/")[2]
    new = ann.call("GET", f"/api/tables/{table}/record")
    assert new["actions"][:step] == [f"{seat} {text}" for seat, text in match.record().actions[:step]]
    assert len(new["actions"]) > step
    ann.page.click("[data-do=replay]")
    comes_to(ann, 0)


def test_it_is_played_on_by_a_person_with_a_friend(sit: Sit) -> None:
    ann, ben = sit("Ann"), sit("Ben", phone=True)
    ann.page.goto("/record")
    ann.page.set_input_files("input[type=file]", SPLENDOR)
    ann.page.wait_for_url("**/replay/**")
    ann.page.goto(f"{ann.page.url}?at=20")
    comes_to(ann, 20)
    ann.page.click("[data-do=play-on]")
    mover = import_record(TEXT).at(20).to_act()[0]
    expect(ann.page.locator(f"dialog [data-seat='{mover}']")).to_have_value("me")
    ann.page.select_option(f"dialog [data-seat='{1 - mover}']", "open")
    ann.page.click("[data-do=begin]")
    ann.page.wait_for_url("**/table/**")
    table = ann.page.url.rpartition("/")[2]
    ben.joins(ann.call("GET", f"/api/tables/{table}"))
    assert ann.number() == 20
    ann.plays_one(random.Random(3))
    ann.page.click("[data-do=drawer]")
    expect(ann.page.locator("[data-note='web-seating-goes-on']")).to_contain_text("earlier match")
    ben.wait_until_after(20)
