"""The rules to read: pictures drawn by the boards, examples that step, search by any form, from the table and back."""

from __future__ import annotations

import pytest

from guildhall.games import built_in
from guildhall.guide import Section, guide_of
from tests.browser.conftest import Sit

pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
from playwright.sync_api import expect

DRAWN = "figure[data-drawn]"


def pictured(game: str) -> list[Section]:
    told = guide_of(game)
    assert told is not None
    return [section for section in told.sections() if section.picture]


@pytest.mark.parametrize("game", built_in())
def test_every_picture_shows_what_it_points_at(sit: Sit, game: str) -> None:
    ann = sit("Ann")
    sections = pictured(game)
    ann.page.goto(f"/rules/{game}/{sections[0].id}")
    for section in sections:
        assert section.picture is not None
        ann.page.locator(f".contents a[href='/rules/{game}/{section.id}']").first.click()
        ann.page.wait_for_selector(f"[data-section={section.id}] {DRAWN}")
        expect(ann.page.locator("[data-callout]")).to_have_count(len(section.picture.callouts))
    assert ann.axe() == []


def test_a_number_lights_its_line_and_the_other_way_round(sit: Sit) -> None:
    ann = sit("Ann")
    ann.page.goto("/rules/splendor/card")
    ann.page.wait_for_selector(DRAWN)
    ann.page.click("[data-callout='2']")
    expect(ann.page.locator(".callouts .lit [data-line='2']")).to_be_visible()
    ann.page.hover("[data-line='3']")
    expect(ann.page.locator("[data-callout='3']")).to_have_attribute("aria-pressed", "true")


def test_the_exact_text_stands_behind_a_section(sit: Sit) -> None:
    ann = sit("Ann")
    ann.page.goto("/rules/splendor#SPL-TAKE-03")  # as the table and older links name a rule
    ann.page.wait_for_url("**/rules/splendor/take#SPL-TAKE-03")
    expect(ann.page.locator("#SPL-TAKE-03")).to_contain_text("at least four of that colour")
    expect(ann.page.locator("#SPL-TAKE-03.here")).to_be_visible()
    ann.page.click(".contents >> text=All rules by number")
    expect(ann.page.locator("#SPL-OPT-02")).to_be_visible()


def test_an_example_steps_on_the_board(sit: Sit) -> None:
    ann = sit("Ann", phone=True)
    ann.page.goto("/rules/splendor/buy")
    card = ann.page.locator("[data-example=discount]")
    expect(card.locator("tr", has_text="your emeralds")).to_contain_text("1→0")
    card.locator("[data-do=open-example]").tap()
    ann.page.wait_for_url("**/rules/splendor/examples/discount")
    ann.page.wait_for_selector(".table[data-at='0']")
    expect(ann.page.locator(".worked")).to_contain_text("You have no sapphire token")
    expect(ann.page.locator("[data-place='slot:1-1'] [data-lit], [data-lit][data-place='slot:1-1']")).to_have_count(1)
    ann.page.tap("[data-do=later]")
    ann.page.wait_for_selector(".table[data-at='1']")
    expect(ann.page.locator(".worked")).to_contain_text("gain a ruby bonus")
    expect(ann.page.locator("[data-do=later]")).to_be_disabled()
    assert ann.axe() == []
    ann.page.tap("[data-do=to-section]")
    ann.page.wait_for_url("**/rules/splendor/buy")
    # The position itself can be played on.
    ann.page.go_back()
    ann.page.wait_for_selector(".table[data-at='0']")
    ann.page.tap("[data-do=analyse]")
    ann.page.wait_for_selector(".analysis[data-analysis='0']")
    expect(ann.page.locator("[data-place='slot:1-1'][data-state=legal]")).to_have_count(1)
    ann.page.go_back()
    ann.page.wait_for_selector(".table[data-at='0']")


def test_a_picture_that_comes_too_late_is_left_alone(sit: Sit) -> None:
    """Who reads on does not wait for it; when it comes, the section that it belongs to is gone."""
    ann, late = sit("Ann"), []
    ann.page.route("**/guide/positions/**", lambda route: late.append(route))
    ann.page.goto("/rules/splendor/buy")
    ann.page.wait_for_selector("[data-section=buy]")
    card = ann.page.locator("[data-example=discount]")
    card.locator("[data-do=open-example]").click()
    ann.page.wait_for_selector(".table[data-at='0']")
    assert late
    with ann.page.expect_response("**/guide/positions/**") as told:
        for one in late:
            one.continue_()
    told.value.finished()
    ann.page.click("[data-do=later]")
    ann.page.wait_for_selector(".table[data-at='1']")
    assert ann.complaints == []


@pytest.mark.parametrize(
    ("language", "words", "section", "rule"),
    [
        ("uk-UA", "жетону золотом", "ten", "SPL-TAKE-05"),
        ("it-IT", "carta prenotate", "reserve", "SPL-RES-04"),
        ("en-GB", "spl-noble-0", "", "SPL-NOBLE-03"),
    ],
)
def test_a_search_finds_other_forms_and_ids(sit: Sit, language: str, words: str, section: str, rule: str) -> None:
    ann = sit("Ann", language=language)
    ann.page.goto("/rules/splendor")
    ann.page.locator("input[type=search]").fill(words)
    expect(ann.page.locator(f"#{rule}")).to_be_visible()
    if section:
        expect(ann.page.locator(f"[data-hit={section}] mark").first).to_be_visible()
    else:
        expect(ann.page.locator("#SPL-END-01")).to_have_count(0)


def test_from_a_thing_on_the_table_to_its_rule_and_back(sit: Sit) -> None:
    ann = sit("Ann")
    ann.opens("splendor", ["me", "greedy"], seed=3)
    assert ann.wait_for_turn()
    page = ann.page
    page.click("[data-target='token:w']")
    page.click("[data-target='token:b']")
    page.hover("[data-target='deck:2']")
    page.keyboard.press("b")
    sheet = page.locator(".rule-sheet")
    expect(sheet).to_contain_text("Reserve a card")
    assert ann.axe() == []
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(page.locator(":focus")).to_have_attribute("data-target", "deck:2")
    for colour in "wb":  # what was picked is picked still
        expect(page.locator(f"[data-target='token:{colour}']")).to_have_attribute("data-state", "picked")
    page.keyboard.press("b")
    with page.context.expect_page() as opened:
        page.click("[data-do=whole-rules]")
    rules = opened.value
    rules.wait_for_selector(f"[data-section=reserve] {DRAWN}")
    with rules.expect_event("close"):
        rules.click("[data-do=back-to-table]")
    page.keyboard.press("Escape")
    expect(page.locator("[data-target='token:w']")).to_have_attribute("data-state", "picked")
    expect(page.locator(":focus")).to_have_attribute("data-target", "deck:2")


def test_a_refusal_leads_to_its_rule(sit: Sit) -> None:
    ann = sit("Ann")
    ann.opens("splendor", ["me", "greedy"], seed=3)
    assert ann.wait_for_turn()
    ann.page.hover("[data-target='card:3-1']")
    ann.page.locator(".why .refused a").first.click()
    expect(ann.page.locator(".rule-sheet .rule.here")).to_be_visible()
    ann.page.click(".rule-sheet [data-do=back-to-table]")
    expect(ann.page.locator(":focus")).to_have_attribute("data-target", "card:3-1")
