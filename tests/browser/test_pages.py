"""Pages around a match in every size and light: axe finds nothing, and nothing is wider than the window."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Sit
from tests.browser.test_layout import ALL, SIZES
from tests.browser.test_results import finished

GAMES = ("splendor", "rococo", "red_cathedral") if ALL else ("splendor",)
LOOKED_AT = SIZES if ALL else ((360, 740), (820, 1180), (1440, 900))


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_around_a_match(sit: Sit, game: str) -> None:
    ann = sit("Ann")
    table = finished(ann, game, 3)
    pages = {
        f"/result/{table}": ".win-card h1",
        f"/replay/{table}?at=20": ".table[data-at]",
        f"/rules/{game}": "main h1",
        "/about": "main h1",
        "/record": "main h1",
        "/nowhere": "main h1",
    }
    for path, sign in pages.items():
        ann.page.goto(path)
        ann.page.wait_for_selector(sign)
        for width, height in LOOKED_AT:
            ann.page.set_viewport_size({"width": width, "height": height})
            for theme in ("light", "dark"):
                ann.page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
                assert ann.axe() == [], (path, width, theme)
            assert ann.sideways() <= 0, (path, width)
