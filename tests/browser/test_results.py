"""The page of a finished match, for each game and number of seats: one's own place, the whole sheet, share and save."""

from __future__ import annotations

import json

import pytest

from guildhall.play.match import import_record
from tests.browser.conftest import Sit
from tests.browser.guest import Guest
from tests.browser.whole import begun
from tests.server.guests import Server, wait_until

try:
    from playwright.sync_api import expect
except ImportError:
    pytest.skip("playwright is not installed", allow_module_level=True)

MODULES = {"luxury_garments": "on", "festive_garments": "on", "jewelry_box": "on", "exclusive_tailoring": "on"}
TABLES = [
    ("splendor", 2, {}),
    ("splendor", 3, {}),
    ("splendor", 4, {}),
    ("rococo", 1, {}),
    ("rococo", 2, {"edition": "classic"}),
    ("rococo", 3, {}),
    ("rococo", 4, {}),
    ("rococo", 5, MODULES),
    ("red_cathedral", 1, {}),
    ("red_cathedral", 2, {}),
    ("red_cathedral", 3, {}),
    ("red_cathedral", 4, {"contractors": "on"}),
]
CAME = {1: "You won", 2: "You came second", 3: "You came third", 4: "You came fourth", 5: "You came fifth"}


def finished(guest: Guest, game: str, seats: int, **more: object) -> str:
    """A match in which this guest had the first seat and let a bot play it to the end."""
    guest.call("POST", "/api/session", {"name": guest.name})
    plans = [{"kind": "me"}, *({"kind": "bot", "bot": "greedy"} for _ in range(seats - 1))]
    table = guest.call("POST", "/api/tables", {"game": game, "seats": plans, "seed": 7, **more})["summary"]["id"]
    guest.call("POST", f"/api/tables/{table}/seats/0", {"change": "substitute", "bot": "greedy"})
    wait_until(lambda: guest.call("GET", f"/api/tables/{table}")["summary"]["status"] == "finished")
    return str(table)


@pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=lambda value: str(value) if value else "")
def test_ones_own_place_and_the_whole_sheet(sit: Sit, game: str, seats: int, options: dict[str, str]) -> None:
    ann = sit("Ann")
    table = finished(ann, game, seats, options=options)
    result = ann.call("GET", f"/api/tables/{table}/result")
    rank, scores = result["outcome"]["ranks"][0], result["outcome"]["scores"]
    ann.page.goto(f"/result/{table}")
    head = ann.page.locator(".win-card h1")
    if seats == 1:
        expect(head).to_have_text("You won" if result["outcome"]["winners"] else "You lost")
    elif result["outcome"]["ranks"].count(rank) == 1:
        expect(head).to_have_text(CAME[rank])
    else:
        expect(head).to_contain_text("You share")
    expect(ann.page.locator(".said")).to_contain_text(f"{scores[0]} point")

    # Every line of the sheet for everybody, in the order of places, at once.
    everybody = [*range(seats), *([seats] if result["rival"] else [])]
    points = [
        [*line["points"], *([result["rival"]["points"][k]] if result["rival"] else [])]
        for k, line in enumerate(result["sheet"])
    ]
    totals = [sum(line[one] for line in points) for one in everybody]
    rows = ann.page.locator(".sheet tbody tr")
    expect(rows).to_have_count(len(points))
    shown = [
        [int(cell.split()[-1].replace("–", "0")) for cell in row.locator("td").all_inner_texts()] for row in rows.all()
    ]
    expect(ann.page.locator(".sheet tfoot td")).to_have_count(len(totals))
    foot = [int(cell) for cell in ann.page.locator(".sheet tfoot td").all_inner_texts()]
    assert sorted(foot) == sorted(totals)
    assert [sum(column) for column in zip(*shown, strict=True)] == foot
    assert sorted(zip(*shown, strict=True)) == sorted(zip(*points, strict=True))
    own = ann.page.locator(".sheet tfoot td.own")
    expect(own).to_have_text([str(scores[0])])
    if seats > 1:
        assert foot[0] == max(totals)
    for width in (390, 820, 1366):
        ann.page.set_viewport_size({"width": width, "height": 844 if width == 390 else 900})
        assert ann.sideways() <= 0
        assert ann.page.evaluate(CLIPPED) == []
    ann.check_the_look()


CLIPPED = """() => {
    const sheet = document.querySelector('.whole').getBoundingClientRect()
    return [...document.querySelectorAll('.sheet :is(th, td)')]
        .filter((cell) => cell.getBoundingClientRect().right > sheet.right + 1)
        .map((cell) => cell.textContent)
}"""
"""Cells of the sheet that reach beyond its card."""


@pytest.mark.parametrize(
    ("seats", "seed", "level", "then", "says"),
    [
        (2, 13, "apprentice", "journeyman", "The next level: Journeyman."),
        (3, 14, "journeyman", "apprentice", "A gentler level: Apprentice."),
    ],
)
def test_after_a_match_the_level_that_fits_is_offered(
    sit: Sit, seats: int, seed: int, level: str, then: str, says: str
) -> None:
    """Only a bot's last move is left of these matches: one is as good as won, one as good as clearly lost."""
    ann = sit("Ann")
    match, _ = begun("splendor", seats, seed=seed, left=1, whole=False)
    ann.opens_at(match, ["me", *[level] * (seats - 1)])
    ann.page.wait_for_selector("[data-over]")
    ann.page.click("[data-do=result]")
    expect(ann.page.locator("[data-next]")).to_contain_text(says)
    for width in (390, 820, 1366):
        ann.page.set_viewport_size({"width": width, "height": 844})
        assert ann.sideways() <= 0
    ann.check_the_look()
    ann.page.click("[data-do=play-level]")
    assert ann.wait_for_turn()
    assert ann.call("GET", "/api/tables")["tables"][0]["seats"][1]["bot"] == then
    ann.page.goto("/")
    expect(ann.page.locator("[data-tile=splendor] select")).to_have_value(then)
    expect(ann.page.locator("[data-tile=rococo] select")).to_have_value("apprentice")


def test_a_watcher_reads_who_won(sit: Sit) -> None:
    ann, eve = sit("Ann"), sit("Eve")
    table = finished(ann, "splendor", 2)
    watch = ann.call("GET", f"/api/tables/{table}")["links"]["watch"]
    eve.page.goto(f"/result/{table}?token={watch}")
    expect(eve.page.locator(".win-card h1")).to_contain_text("wins with")
    expect(eve.page.locator(".sheet .own")).to_have_count(0)


def test_share_and_save_answer_where_they_are_pressed(sit: Sit, server: Server) -> None:
    ann = sit("Ann", permissions=["clipboard-read", "clipboard-write"])
    table = finished(ann, "splendor", 2)
    ann.page.goto(f"/result/{table}")
    ann.page.click("[data-do=share]")
    expect(ann.page.locator("[data-do=share]")).to_have_text("Link copied")
    copied = ann.page.evaluate("navigator.clipboard.readText()")
    assert copied.startswith(f"{server.url}/result/{table}?token=")
    expect(ann.page.locator("[data-do=share]")).to_have_text("Share")
    with ann.page.expect_download() as coming:
        ann.page.click("[data-do=save]")
    expect(ann.page.locator("[data-do=save]")).to_have_text("Saved")
    assert coming.value.suggested_filename == f"splendor-{table}.json"
    match = import_record(coming.value.path().read_text(encoding="utf-8"))
    assert match.over
    assert json.loads(coming.value.path().read_text(encoding="utf-8"))["scores"]

    # What cannot be done says so on the button too.
    ann.page.evaluate("""() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('no clipboard'))
        document.execCommand = () => false
    }""")
    ann.page.click("[data-do=share]")
    expect(ann.page.locator("[data-do=share]")).to_contain_text("Not copied")
    ann.context.set_offline(True)
    ann.page.click("[data-do=save]")
    expect(ann.page.locator("[data-do=save]")).to_contain_text("Not saved")
    expect(ann.page.locator("[data-do=save]")).to_contain_text("cannot be reached")
    ann.context.set_offline(False)
