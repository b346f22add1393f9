"""All pages in every size and light: axe finds nothing, and nothing is wider than the window.

`make test` looks at a few sizes and one game, `make soak-layout` at all. Tables as they are played: test_layout.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.browser import test_lobby
from tests.browser.conftest import Sit
from tests.browser.guest import Guest
from tests.browser.test_layout import ALL, SIZES, THEMES
from tests.browser.test_results import finished

GAMES = ("splendor", "rococo", "red_cathedral") if ALL else ("splendor",)
LOOKED_AT = SIZES if ALL else ((360, 740), (820, 1180), (1440, 900))


def looks(guest: Guest, page: str) -> None:
    """At the page that is shown, in all sizes and lights."""
    for width, height in LOOKED_AT:
        guest.page.set_viewport_size({"width": width, "height": height})
        for theme in THEMES:
            guest.page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
            assert guest.axe() == [], (page, width, theme)
        assert guest.sideways() <= 0, (page, width)


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_around_a_match(sit: Sit, game: str) -> None:
    ann = sit("Ann")
    table = finished(ann, game, 3)
    pages = {
        f"/result/{table}": ".win-card h1",
        f"/replay/{table}?at=20": ".table[data-at]",
        f"/rules/{game}": "main h1",
    }
    for path, sign in pages.items():
        ann.page.goto(path)
        ann.page.wait_for_selector(sign)
        looks(ann, path)


def beside(guest: Guest) -> Iterator[str]:
    """Each page that belongs to no match; it is shown when its name comes."""
    pages = {
        "/about": "main h1",
        "/rules": "main h1",
        "/record": ".drop",
        "/nowhere": "main h1",
        "/table/nowhere": "main h1",
        "/result/nowhere": "main h1",
        "/replay/nowhere": "main h1",
        "/join/nowhere?token=none": "main h1",
    }
    for path, sign in pages.items():
        guest.page.goto(path)
        guest.page.wait_for_selector(sign)
        yield path
    guest.page.goto("/record")
    guest.page.fill("#record-text", "this is a letter")
    guest.page.click("[data-do=show-record]")
    guest.page.wait_for_selector(".wrong")
    yield "a record that is none"
    guest.page.goto("/about")
    guest.page.click("[data-do=settings]")
    guest.page.wait_for_selector("dialog[open]")
    yield "settings"


def without_a_server(guest: Guest) -> Iterator[str]:
    """What an installed client shows then; the worker must have come before."""
    guest.page.goto("/")
    guest.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    guest.context.set_offline(True)
    guest.page.goto("/")
    guest.page.wait_for_selector("[data-offline-page]")
    yield "offline"


TOPICS = [beside, test_lobby.pages, without_a_server] if ALL else [beside]
"""The others are looked at in three sizes by the tests of the lobby and of staying."""


@pytest.mark.parametrize("pages", TOPICS)
def test_axe_finds_nothing_beside_the_games(sit: Sit, pages: Callable[[Guest], Iterator[str]]) -> None:
    ann = sit("Ann", service_workers="allow")
    for page in pages(ann):
        looks(ann, page)
