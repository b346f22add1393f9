"""Take the pictures of docs/pictures anew: pages and boards at 390 and 1440 pixels, from real games in Chromium.

python -m tools.pictures
"""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from tests.browser.guest import Guest
from tests.server.guests import Server

from guildhall.games import built_in, meta

ROOT = Path(__file__).parent.parent
PICTURES = ROOT / "docs" / "pictures"
SIZES = {1440: {"width": 1440, "height": 900}, 390: {"width": 390, "height": 844}}
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
CARDS = '[data-target^="card:"][data-state="legal"]'
"""What is clicked first: who only takes and never buys does not come to an end."""
QUICK, *LONG = sorted(built_in(), key=lambda name: meta(name).minutes)
"""The quickest game is played out for the pages around a match; of the others the board is shown in its midst."""


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    server = Server(
        str(Path(tempfile.mkdtemp()) / "guildhall.db"), static=str(ROOT / "src" / "guildhall" / "static"), bot="greedy"
    )
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=ARGUMENTS)
            for width in SIZES:
                take(browser, server.url, width)
            browser.close()
    finally:
        server.stop()


def take(browser: Browser, url: str, width: int) -> None:
    """All pictures of one size."""
    context = browser.new_context(base_url=url, viewport=SIZES[width], has_touch=width < 720, reduced_motion="reduce")  # type: ignore[arg-type]
    guest = Guest("Olena", context)

    def shoot(name: str) -> None:
        guest.page.wait_for_load_state("networkidle")
        guest.page.locator("[data-landed]").first.wait_for(state="detached")
        guest.page.screenshot(path=PICTURES / f"{name}-{width}.png")

    guest.page.goto("/")
    shoot("home")
    shortest = meta(QUICK).samples[-1]
    table = guest.opens(QUICK, ["me", "greedy", "greedy"], seed=11, options=shortest.options)
    guest.play_random(8, prefer=CARDS)
    guest.wait_for_turn()
    shoot("table")
    while guest.play_random(5, prefer=CARDS):
        pass
    guest.page.goto(f"/result/{table['summary']['id']}")
    shoot("result")
    guest.page.goto(f"/replay/{table['summary']['id']}")
    shoot("replay")
    for game in LONG:
        fullest = max(meta(game).samples, key=lambda sample: len(sample.options) if sample.seats > 1 else -1)
        guest.opens(game, ["me", *["greedy"] * (fullest.seats - 1)], seed=5, options=fullest.options)
        guest.play_random(30)
        guest.wait_for_turn()
        shoot(game)
    context.close()


if __name__ == "__main__":
    main()
