"""Tables fit: every size, game and number of seats, both themes, the log called and not, every language.

A table in the middle of a busy game is opened once and resized through all sizes. Each time the page is asked what is
wrong with it (`faults.js`): regions that are not there once, are not on the screen or overlap; own things that are not
on the screen; things one may point at that are neither visible nor one scroll away, or are covered or cut off; text
that hangs over or is cut; a board that is larger or smaller by what is said around it. Then axe looks at it, and it is
opened anew to see whether anything moves while it comes.
`make test` tries the fullest table of each game, in each size by one theme; `make soak-layout` all of them in all ways.
"""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser import test_rococo
from tests.browser.busy import BusyTable
from tests.browser.guest import Guest
from tests.browser.test_lobby import SETTLED, SHIFTS, STILL
from tests.server.guests import Server

if TYPE_CHECKING:
    from playwright.sync_api import Browser

FAULTS = (Path(__file__).parent / "faults.js").read_text(encoding="utf-8")
ALL = os.environ.get("GUILDHALL_LAYOUT") == "all"
SIZES = (
    (360, 740),
    (390, 844),
    (600, 960),
    (768, 1024),
    (820, 1180),
    (1024, 768),
    (1180, 820),
    (1280, 800),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
    (3440, 1440),
    (844, 390),
)
THEMES = ("light", "dark")
TRANSLATED = SIZES if ALL else ((360, 740), (820, 1180), (1366, 768), (844, 390))
"""In other languages than English."""
AXED = SIZES if ALL else ((390, 844), (820, 1180), (1440, 900), (844, 390))
"""Where axe looks, which takes a second each time."""
OPENED = ((390, 844), (820, 1180), (1366, 768), (844, 390)) if ALL else ((820, 1180), (1366, 768))
LANGUAGES = ("en", "uk", "ru", "it", "fr") if ALL else ("en", "uk")
SEATS = {"splendor": (2, 3, 4), "rococo": (2, 3, 4, 5), "red_cathedral": (2, 3, 4)}
OPTIONS: dict[str, dict[str, str]] = {
    "splendor": {},
    "rococo": test_rococo.MODULES,
    "red_cathedral": {"contractors": "on"},
}
AHEAD = {"splendor": 12, "rococo": 42, "red_cathedral": 15}
CHOICES = {"splendor": 15, "rococo": 8, "red_cathedral": 15}
"""Actions of each seat before the page is opened, and choices that there are then."""
HELD = {"splendor": ["own:"], "rococo": ["hand:"], "red_cathedral": ["own:"]}
"""How the names of own things begin: they are there, and nowhere else."""
STEADY = """() => {
    const board = () => JSON.stringify(document.querySelector('[data-region=board]').getBoundingClientRect())
    const before = board()
    const said = document.querySelectorAll(
        '.last > *, .thinking, .prompt .ask > *, .prompt .btns > *, .ownarea button > *, .ownarea .stat > *')
    for (const one of said) one.style.setProperty('display', 'none', 'important')
    const silent = board()
    for (const one of said) one.style.removeProperty('display')
    const texts = document.createTreeWalker(document.querySelector('.seats'), NodeFilter.SHOW_TEXT)
    const kept = []
    while (texts.nextNode()) kept.push([texts.currentNode, texts.currentNode.data])
    for (const [text, words] of kept) text.data = words + words
    const talking = board()
    for (const [text, words] of kept) text.data = words
    return [
        ...(silent === before ? [] : [['regions', `the board changes when nothing is said: ${before} ${silent}`]]),
        ...(talking === before ? [] : [['regions', `the board changes by what seats say: ${before} ${talking}`]]),
    ]
}"""
"""A board is as large in every decision: whatever is said of the seats, asked and offered, be it nothing or much."""
CASES = [
    pytest.param((game, seats), marks=pytest.mark.xdist_group(f"{game}-{seats}"), id=f"{game}-{seats}")
    for game, all_seats in SEATS.items()
    for seats in (all_seats if ALL else all_seats[-1:])
]

WRONG: dict[tuple[str, int, int], set[str]] = {}
"""What is still wrong, by game and size. Whoever mends a board takes its cells out: one too many fails as well."""


@pytest.fixture(scope="module", params=CASES)
def busy(request: pytest.FixtureRequest, server: Server) -> BusyTable:
    game, seats = request.param
    return BusyTable(server, game, seats, OPTIONS[game], seed=3, ahead=AHEAD[game] * seats, choices=CHOICES[game])


@pytest.fixture(scope="module")
def pages(busy: BusyTable, chromium: Browser) -> Iterator[dict[str, Guest]]:
    shown = {language: busy.shown(chromium, locale=language) for language in LANGUAGES}
    yield shown
    for guest in shown.values():
        assert guest.complaints == []
        guest.context.close()


def wanted(busy: BusyTable) -> list[str]:
    """What is pointed at first, for some choice."""
    state = busy.match.state
    shown = [state.shows(busy.mine, action).targets for action in state.legal(busy.mine)]
    return sorted({targets[0] for targets in shown if targets})


def board(guest: Guest) -> Any:
    return guest.page.evaluate("JSON.stringify(document.querySelector('[data-region=board]').getBoundingClientRect())")


def looked_at(
    guest: Guest, targets: list[str], held: list[str], themes: tuple[str, ...]
) -> Iterator[tuple[str, list[list[str]]]]:
    """What is wrong in each state of the page: in these themes, then with the log called; else as it stands."""
    page = guest.page
    if not themes:
        yield "as it stands", page.evaluate(FAULTS, [targets, held, False])
        yield "whatever is said", page.evaluate(STEADY)
        return
    for theme in themes:
        page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        yield theme, page.evaluate(FAULTS, [targets, held, False])
    yield "whatever is said", page.evaluate(STEADY)
    before = board(guest)
    sheet = page.evaluate("document.querySelector('.table').dataset.seats !== 'column'")
    page.click("[data-do=drawer]")
    yield "log called", page.evaluate(FAULTS, [targets, held, sheet])
    yield "log called", [] if board(guest) == before else [["regions", "the board changes when the log is called"]]
    page.keyboard.press("l")
    page.wait_for_selector("[data-do=drawer][aria-expanded=false]")


def themes_of(language: str, size: int) -> tuple[str, ...]:
    """All of them, or in English by turns."""
    if ALL:
        return THEMES
    return (THEMES[size % 2],) if language == LANGUAGES[0] else ()


def test_everything_fits(busy: BusyTable, pages: dict[str, Guest]) -> None:
    game = busy.match.setup.game.meta.name
    targets = wanted(busy)
    found: dict[tuple[str, int, int], set[str]] = defaultdict(set)
    told: list[str] = []
    for language, guest in pages.items():
        for nth, (width, height) in enumerate(SIZES if language == LANGUAGES[0] else TRANSLATED):
            guest.page.set_viewport_size({"width": width, "height": height})
            guest.number()  # all parts of another arrangement have come
            for how, faults in looked_at(guest, targets, HELD[game], themes_of(language, nth)):
                found[game, width, height] |= {check for check, _ in faults}
                told += [f"{width}x{height} {language} {how}: {check}: {what}" for check, what in faults]
    expected = {cell: checks for cell, checks in WRONG.items() if cell[0] == game}
    wrong = {cell: checks for cell, checks in found.items() if checks}
    unknown = {cell: checks - expected.get(cell, set()) for cell, checks in wrong.items()}
    assert not any(unknown.values()), "\n".join(told)
    if not ALL:
        mended = {cell: checks - found[cell] for cell, checks in expected.items()}
        assert not any(mended.values()), f"mended, take it out of WRONG: {mended}"


def test_axe_finds_nothing(pages: dict[str, Guest]) -> None:
    guest = pages[LANGUAGES[0]]
    for width, height in AXED:
        guest.page.set_viewport_size({"width": width, "height": height})
        for theme in ("light", "dark"):
            guest.page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
            assert guest.axe() == [], (width, height, theme)


@pytest.mark.parametrize("size", OPENED, ids=lambda size: f"{size[0]}x{size[1]}")
def test_nothing_moves_while_a_table_comes(busy: BusyTable, chromium: Browser, size: tuple[int, int]) -> None:
    viewport = {"width": size[0], "height": size[1]}
    guest = busy.shown(chromium, f"({SHIFTS})()", viewport=viewport)
    guest.page.wait_for_load_state("networkidle")
    assert guest.page.evaluate(SETTLED) < STILL
    guest.context.close()
