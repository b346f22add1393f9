"""How many clicks a turn of The Red Cathedral takes: whole games played by pointing, every click counted.

    python -m tests.browser.clicks --static older/static --static src/guildhall/static

The same match runs in this process; `greedy` says what to do, and the page is made to do it as a person would: turn to
the page where a thing is, point at it, choose from the menu, confirm, press again what is final.
"""

from __future__ import annotations

import argparse
import re
import shutil
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from guildhall.play.match import Match
from tests.browser.conftest import ARGUMENTS
from tests.browser.guest import Guest
from tests.browser.whole import begun
from tests.server.guests import Server

TABLET = {"width": 820, "height": 1180}
SEED = 4
CASES: dict[str, tuple[list[str], dict[str, str]]] = {
    "four seats": (["me", "hotseat", "hotseat", "hotseat"], {"contractors": "on", "start_player": "1"}),
    "solo": (["me"], {"contractors": "on", "fourth_guild": "scribes"}),
}


class Pointing:
    """A person who points, and counts."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.page = guest.page
        self.clicks: Counter[str] = Counter()

    def clicked(self, why: str) -> None:
        self.clicks[why] += 1

    def find(self, target: str) -> Any:
        """The thing on the board, after turning to its page and its tower where the screen is small."""
        found = self.page.locator(f'[data-target="{target}"]:visible')
        if found.count() == 0:
            for tab in self.page.locator("[data-tab]").all():
                tab.click()
                if target.startswith("section:") and self.page.locator(".skyline button").count():
                    break
                if found.count():
                    break
            self.clicked("page")
        if found.count() == 0 and target.startswith("section:"):
            self.page.locator(".skyline button").nth(int(target[8]) - 1).click()
            self.clicked("page")
        found.first.wait_for()
        return found.first

    def choose(self, guest: Guest, match: Match, text: str, seat: int = 0) -> None:
        """Do this action in the page."""
        assert guest.wait_for_turn()
        number = guest.number()
        targets = match.state.shows(seat, match.setup.catalogue.number(text)).targets
        if not targets:
            self.page.click(f'footer [data-choice="{text}"]')
            self.clicked("choice")
        for target in targets:
            if self.page.locator(f'footer [data-confirm="{text}"]').count():
                break  # nothing else could be meant
            # by dispatch: a thing in a crowded drawing may be covered by its neighbour's glow
            self.find(target).dispatch_event("click")
            self.clicked("thing")
        self.page.wait_for_function(
            """([n, text]) => Number(document.querySelector('.table')?.dataset.ready ?? -1) > n
                || document.querySelector('.table:not([data-ready])') || document.querySelector('[data-armed]')
                || document.querySelector(`.pop [data-choice="${text}"], footer [data-confirm="${text}"]`)""",
            arg=[number, text],
        )
        armed = self.page.locator("[data-armed]").count()
        for place in (".pop [data-choice", "footer [data-confirm"):
            if not armed and (button := self.page.locator(f'{place}="{text}"]')).count():
                button.first.click()
                self.clicked("confirm")
                break
        if self.page.locator("[data-armed]").count():
            self.clicked("again")
        guest.presses_again(number)
        guest.wait_until_after(number)


def play(guest: Guest, case: str, whole: bool = True) -> tuple[Match, Pointing, int]:
    """A game by clicks, or its end; the finished match, who pointed, and how many turns of people there were."""
    seats, options = CASES[case]
    match, bot = begun("red_cathedral", len(seats), options, seed=SEED, whole=whole)
    guest.opens_at(match, seats)
    pointing = Pointing(guest)
    turns = 0

    def choose(guest: Guest, match: Match, text: str, seat: int) -> None:
        nonlocal turns
        turns += text == "end"
        pointing.choose(guest, match, text, seat)

    guest.follows(match, choose, bot)
    return match, pointing, turns


def main() -> None:
    parser = argparse.ArgumentParser(description="Clicks per turn of The Red Cathedral on a tablet.")
    parser.add_argument("--static", action="append", required=True, help="a built client")
    parser.add_argument("--case", choices=CASES, action="append")
    wanted = parser.parse_args()
    for static in wanted.static:
        server = Server(str(Path(tempfile.mkdtemp()) / "guildhall.db"), static=static, bot="greedy")
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=ARGUMENTS)
            for case in wanted.case or CASES:
                context = browser.new_context(base_url=server.url, viewport=TABLET, reduced_motion="reduce")  # type: ignore[arg-type]
                context.set_default_timeout(60_000)
                _, pointing, turns = play(Guest("Anna", context), case)
                total = sum(pointing.clicks.values())
                parts = re.sub(r"[{}']", "", str(dict(pointing.clicks)))
                sys.stdout.write(
                    f"{static} {case}: {total} clicks in {turns} turns, {total / turns:.2f} a turn ({parts})\\n"
                )
                sys.stdout.flush()
                context.close()
            browser.close()
        server.stop()


if __name__ == "__main__":
    main()
