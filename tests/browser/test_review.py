"""The review of a match in the browser: asked for, stopped, taken up; the curve, turning points, luck, dear choices."""

from __future__ import annotations

from pathlib import Path

import pytest

from guildhall.play.match import Match, import_record
from tests.browser.conftest import Sit
from tests.browser.guest import Guest
from tests.browser.test_layout import THEMES
from tests.server.test_reviews import quick_match

try:
    from playwright.sync_api import expect
except ImportError:
    pytest.skip("playwright is not installed", allow_module_level=True)

LONG = (Path(__file__).parents[1] / "golden" / "rococo" / "classic-3.json").read_text(encoding="utf-8")
"""A match of so many choices that there is time to stop its review."""
SIZES = {390: 844, 820: 1180, 1366: 768, 1440: 900}
CURVE = """seat => {
    const line = document.querySelector(`.lines polyline[data-seat="${seat}"]`).getAttribute('points').split(' ')
    return line.map((point) => point.split(',').map(Number))
}"""


def opens(guest: Guest, record: str) -> str:
    guest.call("POST", "/api/session", {"name": guest.name})
    shown = guest.call("POST", "/api/records", {"record": record})
    guest.page.goto(f"/review/{shown['summary']['id']}")
    guest.page.wait_for_selector("[data-do=start]")
    return str(shown["summary"]["id"])


def looked_at(guest: Guest) -> int:
    return int(guest.page.locator("[data-done]").get_attribute("data-done") or 0)


def test_a_review_can_be_stopped_and_goes_on(sit: Sit) -> None:
    ann = sit("Ann")
    opens(ann, LONG)
    ann.check_the_look()
    page = ann.page
    page.click("[data-do=start]")
    page.wait_for_selector("[data-do=stop]")
    page.wait_for_selector("[data-done]:not([data-done='0'])")
    page.wait_for_selector(".lines polyline[data-seat='0']")
    page.click("[data-do=stop]")
    expect(page.locator("h1")).to_contain_text("stopped")
    found = looked_at(ann)
    assert found > 0
    assert page.locator("progress").evaluate("one => one.value / one.max") < 1
    page.reload()
    page.wait_for_selector("[data-do=start]")
    assert looked_at(ann) == found, "what was found is kept"
    page.click("[data-do=start]")
    page.wait_for_selector("[data-do=stop]")
    assert looked_at(ann) >= found
    page.click("[data-do=stop]")
    page.wait_for_selector("[data-do=start]")


def test_a_review_tells_where_a_match_was_won(sit: Sit) -> None:
    ann = sit("Ann")
    record = quick_match(2)
    match = import_record(record)
    table = opens(ann, record)
    page = ann.page
    page.click("[data-do=start]")
    page.wait_for_selector("[data-account]")
    review = ann.call("GET", f"/api/tables/{table}/review")["review"]

    ends_with_the_result(ann, match)
    # Luck apart from choices: each seat's sum leads from its start to its end, and a sentence says the rest.
    expect(page.locator("[data-account]")).to_have_count(2)
    for account in review["accounts"]:
        assert account["start"] + account["luck"] + account["own"] + account["others"] == pytest.approx(account["end"])
        row = page.locator(f'[data-account="{account["seat"]}"]')
        expect(row.locator(".en")).to_have_text(str(round(100 * account["end"])))
        expect(row.locator(".words")).to_contain_text("choices were the best")

    turns_to_a_moment(ann, table, review["turning"])
    names_what_was_better(ann, review["accounts"])

    for width, height in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        assert ann.sideways() <= 0, width
    for theme, width in zip(THEMES, (390, 1440), strict=True):
        page.set_viewport_size({"width": width, "height": SIZES[width]})
        page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        assert ann.axe() == [], (width, theme)


def ends_with_the_result(guest: Guest, match: Match) -> None:
    """The curve of each seat ends at the top or at the bottom, and at its points if those are shown."""
    outcome = match.state.outcome()
    assert outcome is not None
    winner = outcome.winners()[0]
    lines = [guest.page.evaluate(CURVE, seat) for seat in range(2)]
    assert [len(line) for line in lines] == [match.number + 1] * 2
    assert lines[winner][-1][1] < lines[1 - winner][-1][1]
    grid = guest.page.locator(".lines text")
    hundred = grid.get_by_text("100", exact=True).evaluate("one => Number(one.getAttribute('y'))")
    assert lines[winner][-1][1] == pytest.approx(hundred - 4.5, abs=0.1)
    guest.page.get_by_role("button", name="Points expected").click()
    said = guest.page.locator(".lines").get_attribute("aria-label") or ""
    assert [f": {score}" in said for score in outcome.scores] == [True, True], said
    guest.page.get_by_role("button", name="Share of win").click()


def turns_to_a_moment(guest: Guest, table: str, turning: list[dict[str, int]]) -> None:
    """Pressing a turning point, in the list or on the curve, shows its position; from there the board is opened."""
    page = guest.page
    assert len(turning) > 1
    first, last = turning[0]["number"], turning[-1]["number"]
    page.click(f'[data-turning="{last}"]')
    page.wait_for_selector(f'#moment [data-turn="{last}"] .small [data-target]', state="attached")
    page.locator(".lines a:has(.lozenge)").first.click()
    page.wait_for_selector(f'#moment [data-turn="{first}"] .small [data-target]', state="attached")
    expect(page.locator(f'[data-turning="{first}"]')).to_have_attribute("aria-expanded", "true")
    page.click("#moment [data-do=analyse-turn]")
    page.wait_for_selector(f'.analysis[data-analysis="{first}"]')
    assert page.url.endswith(f"/analysis/{table}/{first}")
    page.go_back()
    page.wait_for_selector("[data-account]")


def names_what_was_better(guest: Guest, accounts: list[dict[str, object]]) -> None:
    """Each seat's dearest choices: what was played, what the search prefers, why, and the way to the board."""
    page = guest.page
    for account in accounts:
        page.click(f'.who [data-seat="{account["seat"]}"]')
        costliest = account["costliest"]
        assert isinstance(costliest, list)
        cards = page.locator(".costly article")
        expect(cards).to_have_count(len(costliest))
        for one in costliest:
            card = page.locator(f"#costly-{one['number']}")
            for part in ("p.played", "p.better", "p.facts"):
                assert card.locator(part).inner_text().strip(), part
            assert card.locator("p.played").inner_text() != card.locator("p.better").inner_text()
            expect(card.locator("a[href*='/analysis/']")).to_have_count(1)
    assert any(account["costliest"] for account in accounts)
