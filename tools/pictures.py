"""Take the pictures of docs/pictures anew, from real games in Chromium: pages at 390 and 1440 pixels, boards in a busy
middle game at five sizes.

python -m tools.pictures [pages | GAME...]
"""

from __future__ import annotations

import random
import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from tests.browser.busy import BusyTable
from tests.browser.guest import Guest
from tests.browser.test_layout import AHEAD, CHOICES, OPTIONS, SEATS
from tests.server.guests import Server

from guildhall.games import built_in, meta

ROOT = Path(__file__).parent.parent
PICTURES = ROOT / "docs" / "pictures"
SIZES = {1440: {"width": 1440, "height": 900}, 390: {"width": 390, "height": 844}}
BOARDS = {360: 740, 820: 1180, 1366: 768, 1440: 900, 1920: 1080}
QUALITY = 88
"""Boards are kept as JPEG of this quality: there are many of them."""
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
LOOK = {"color_scheme": "dark", "reduced_motion": "reduce"}
CARDS = '[data-target^="card:"][data-state="legal"]'
BUYING = '.pop [data-choice^="buy"], footer [data-confirm^="buy"]'
"""What is clicked first: who only takes and never buys does not come to an end."""
QUICK = min(built_in(), key=lambda name: meta(name).minutes)
"""The quickest game is played out for the pages around a match."""


def main(wanted: list[str]) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    server = Server(
        str(Path(tempfile.mkdtemp()) / "guildhall.db"), static=str(ROOT / "src" / "guildhall" / "static"), bot="greedy"
    )
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=ARGUMENTS)
            for width in SIZES if not wanted or "pages" in wanted else []:
                take_pages(browser, server.url, width)
            for game in [name for name in SEATS if not wanted or name in wanted]:
                take_boards(browser, server, game)
            browser.close()
    finally:
        server.stop()


def take_pages(browser: Browser, url: str, width: int) -> None:
    """All pages in one size."""
    context = browser.new_context(base_url=url, viewport=SIZES[width], has_touch=width < 720, **LOOK)  # type: ignore[arg-type]
    guest = Guest("Olena", context)

    def shoot(name: str) -> None:
        guest.page.wait_for_load_state("networkidle")
        guest.page.locator("[data-landed]").first.wait_for(state="detached")
        guest.page.screenshot(path=PICTURES / f"{name}-{width}.png")

    guest.page.goto("/")
    shoot("home")
    shortest = meta(QUICK).samples[-1]
    table = guest.opens(QUICK, ["me", "greedy", "greedy"], seed=11, options=shortest.options)
    rng = random.Random(1)
    while plays_one(guest, rng):
        pass
    guest.page.goto(f"/result/{table['summary']['id']}")
    shoot("result")
    guest.page.goto(f"/replay/{table['summary']['id']}?at=40")
    guest.page.wait_for_selector("[data-at='40']")
    shoot("replay")
    context.close()


def plays_one(guest: Guest, rng: random.Random) -> bool:
    """Buy a card that glows, else anything; false if the match is over."""
    if not guest.wait_for_turn():
        return False
    number = guest.number()
    if guest.page.locator(CARDS).count() == 0:
        return guest.plays_one(rng)
    guest.page.locator(CARDS).first.click()
    guest.page.locator(BUYING).first.click()
    guest.wait_until_after(number)
    return True


def take_boards(browser: Browser, server: Server, game: str) -> None:
    """The fullest table of a game in all sizes; in the game's own light."""
    seats = SEATS[game][-1]
    busy = BusyTable(server, game, seats, OPTIONS[game], seed=3, ahead=AHEAD[game] * seats, choices=CHOICES[game])
    guest = busy.shown(browser)
    guest.page.evaluate("localStorage.setItem('guildhall.theme', JSON.stringify('auto'))")
    guest.page.reload()
    for width, height in BOARDS.items():
        guest.page.set_viewport_size({"width": width, "height": height})
        guest.number()
        guest.page.wait_for_load_state("networkidle")
        guest.page.screenshot(path=PICTURES / f"{game}-{width}.jpg", type="jpeg", quality=QUALITY)
    guest.context.close()


if __name__ == "__main__":
    main(sys.argv[1:])
