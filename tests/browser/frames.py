"""How long a browser is busy at a stretch: a page at a table is traced while people play.

    python -m tests.browser.frames --cases rococo:5 --static older/static --static src/guildhall/static

Chromium's own trace says what its main thread did, task by task. A task's cost is the processor time of that thread,
not the clock: other programs on the machine disturb it least. `--throttle 4` slows the page down as an old phone
would; without it, a task's cost times four is what it would be there. Tasks in which Playwright puts its own script
into the page are left out. The trace costs something itself: with each layout it counts all that is on the page.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sys
import tempfile
from collections import defaultdict
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import Any

from bench.cases import Case, named
from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from guildhall.bots import make_bot
from guildhall.play import new_match
from guildhall.play.match import Match
from tests.browser import test_rococo
from tests.browser.conftest import ARGUMENTS
from tests.browser.guest import Guest as Seated
from tests.browser.tasks import TOOL, Task, tasks_of
from tests.server.guests import HOTSEAT, ME, OPEN, Live, Server

LIGHT = ["toplevel", "devtools.timeline"]
"""What is traced to tell tasks and their parts…"""
CATEGORIES = [*LIGHT, "disabled-by-default-devtools.timeline", "v8", "blink.user_timing"]
"""…and to tell scripts apart, too, which costs a frame some milliseconds itself."""
FIRST = {"red_cathedral": {"start_player": "1"}, "rococo": {"start_player": "first_seat"}}
LONG = 12.5
"""Milliseconds that are 50 on a machine four times as slow: more is a long task."""
POINTED_AT = ("hand", "staff", "guest", "display", "hire", "card", "section", "die")
SETTLED = """() => new Promise((done) => {
    const idle = () => requestIdleCallback(() => requestAnimationFrame(() => requestAnimationFrame(done)))
    setTimeout(idle, 60)
})"""


class Watched:
    """A match that runs here, at the server and in a page: one seat is played by the page, the others by a script."""

    def __init__(self, server: Server, browser: Browser, case: Case, seed: int, ahead: int, width: int) -> None:
        options = {**case.options, **FIRST.get(case.game, {})}
        self.match = new_match(case.game, case.seats, options, seed=seed)
        self.bot = make_bot("greedy", seed)
        self.mine = case.seats - 1
        self.done = 0
        ben, ann = server.guest("Ben"), server.guest("Ann")
        seats = [ME, *[HOTSEAT] * (case.seats - 2), OPEN]
        info = ben.opens(*seats, game=case.game, options=options, seed=seed)
        self.table = info["summary"]["id"]
        ann.joins(self.table, info["links"]["invite"])
        self.sockets = {"ben": ben.sits_at(self.table), "ann": ann.sits_at(self.table)}
        for _ in range(ahead):
            self.plays_by_socket()
        context = browser.new_context(
            base_url=server.url,
            viewport={"width": width, "height": 900 if width > 980 else 844},
            locale="en-GB",
        )
        context.set_default_timeout(120_000)
        secret = ann.http.cookies.get("guildhall_session")
        assert secret is not None
        context.add_cookies([{"name": "guildhall_session", "value": secret, "url": server.url}])
        self.seated = Seated("Ann", context)
        self.page: Page = self.seated.page
        self.cdp: CDPSession = context.new_cdp_session(self.page)

    def socket_of(self, seat: int) -> Live:
        return self.sockets["ann" if seat == self.mine else "ben"]

    def next(self) -> tuple[int, str]:
        seat = self.match.state.to_act()[0]
        return seat, self.match.setup.catalogue.text(self.bot.choose(self.match.state, seat))

    def plays_by_socket(self) -> None:
        seat, text = self.next()
        live = self.socket_of(seat)
        live.until(lambda state: state["actions"] >= self.done)
        live.acts(text, seat=seat)
        self.match.act(seat, text)
        self.done += 1

    def goes_to(self, page: str) -> None:
        self.page.goto(page)
        self.page.wait_for_load_state("networkidle")

    def opens_by_address(self) -> str:
        self.page.goto(f"/table/{self.table}")
        return self._sees_it("opening by its address")

    def opens_from_hall(self) -> str:
        self.page.locator(f'a[href="/table/{self.table}"]').first.click()
        return self._sees_it("opening from the hall")

    def _sees_it(self, kind: str) -> str:
        self.page.wait_for_selector(".table[data-ready]")
        self.page.wait_for_load_state("networkidle")
        return kind

    def plays(self) -> str:
        """One action; what kind it was."""
        seat, text = self.next()
        before = self.seated.number()
        if seat == self.mine:
            point_and_confirm(self.seated, self.match, text, seat)
        else:
            live = self.socket_of(seat)
            live.until(lambda state: state["actions"] >= self.done)
            live.acts(text, seat=seat)
            self.seated.wait_until_after(before)
        self.match.act(seat, text)
        self.done += 1
        return "own action" if seat == self.mine else "another's action"

    def hovers(self, selector: str) -> str | None:
        """The pointer rests on the first such thing and goes away; nothing if there is none."""
        found = self.page.locator(selector)
        if found.count() == 0:
            return None
        box = found.first.bounding_box()
        assert box is not None
        self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.page.wait_for_timeout(400)
        self.page.mouse.move(2, 2)
        return "hover"


def point_and_confirm(guest: Seated, match: Match, text: str, seat: int) -> None:
    """Do this action in the page by pointing at the board."""
    if match.setup.game.meta.name == "rococo":
        test_rococo.choose(guest, match, text, seat)
        return
    number = guest.number()
    targets = match.state.shows(seat, match.setup.catalogue.number(text)).targets
    if not targets:
        guest.page.locator(f'footer [data-choice="{text}"]').dispatch_event("click")
    for target in targets:
        if guest.page.locator(f'footer [data-confirm="{text}"]').count():
            break
        guest.target(target).dispatch_event("click")
    guest.confirms(text, number)


class Tracing:
    """What the main thread of a page does between `start` and `stop`."""

    def __init__(self, cdp: CDPSession, categories: list[str]) -> None:
        self.cdp = cdp
        self.categories = categories
        self.events: list[dict[str, Any]] = []
        self.complete = False
        cdp.on("Tracing.dataCollected", lambda said: self.events.extend(said["value"]))
        cdp.on("Tracing.tracingComplete", lambda _: setattr(self, "complete", True))

    def start(self) -> None:
        self.events, self.complete = [], False
        self.cdp.send(
            "Tracing.start", {"traceConfig": {"includedCategories": self.categories}, "transferMode": "ReportEvents"}
        )

    def stop(self, page: Page) -> list[dict[str, Any]]:
        self.cdp.send("Tracing.end")
        while not self.complete:
            page.wait_for_timeout(50)
        return self.events


def measure(server: Server, browser: Browser, case: Case, arguments: argparse.Namespace) -> dict[str, list[list[Task]]]:
    """The tasks of each thing that was done, by its kind."""
    watched = Watched(server, browser, case, arguments.seed, arguments.ahead, arguments.width)
    tracing = Tracing(watched.cdp, LIGHT if arguments.light else CATEGORIES)
    found: dict[str, list[list[Task]]] = defaultdict(list)

    def traced(does: Callable[[], str | None]) -> None:
        tracing.start()
        kind = does()
        watched.page.evaluate(SETTLED)
        events = tracing.stop(watched.page)
        if kind is None:
            return
        found[kind].append([task for task in tasks_of(events) if task.shares[TOOL] < task.cpu / 2])
        if arguments.keep:
            where = Path(arguments.keep) / f"{case.name}-{kind}-{len(found[kind])}.json"
            where.write_text(json.dumps({"traceEvents": events}))

    watched.goes_to("/about")
    if arguments.throttle > 1:
        watched.cdp.send("Emulation.setCPUThrottlingRate", {"rate": arguments.throttle})
    for _ in range(arguments.opened):
        watched.goes_to("/about")
        traced(watched.opens_by_address)
        watched.goes_to("/")
        traced(watched.opens_from_hall)
    for _ in range(arguments.actions):
        if watched.match.over:
            break
        traced(watched.plays)
    for thing in POINTED_AT:
        traced(partial(watched.hovers, f"[data-target^='{thing}:']:visible"))
    watched.seated.context.close()
    for live in watched.sockets.values():
        live.leaves()
    return found


def tell(found: dict[str, list[list[Task]]], throttle: float) -> None:
    for kind, runs in sorted(found.items()):
        longest = sorted((max(run, key=lambda task: task.cpu) for run in runs), key=lambda task: -task.cpu)
        every = [task for run in runs for task in run]
        long = sum(task.cpu > LONG * throttle for task in every)
        usual = longest[len(longest) // 2]
        say(
            f"  {kind}, {len(runs)} times: {long} long tasks; {sum(task.cpu for task in every) / len(runs):.0f} ms each"
        )
        for label, task in (("longest", longest[0]), ("usual longest", usual)):
            say(f"    {label} {task.cpu:.1f} ms: {shares(task.shares.items())}")


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def shares(parts: Iterable[tuple[str, float]]) -> str:
    return ", ".join(f"{name} {cpu:.1f}" for name, cpu in sorted(parts, key=lambda part: -part[1]) if cpu >= 0.2)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cases", default="rococo:5,splendor:4,red_cathedral:4")
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--ahead", type=int, default=60, help="actions before the page is opened")
    parser.add_argument("--actions", type=int, default=25)
    parser.add_argument("--opened", type=int, default=3)
    parser.add_argument("--width", type=int, default=1440)
    parser.add_argument("--throttle", type=float, default=1)
    parser.add_argument("--static", action="append", help="a built client; several are measured one after the other")
    parser.add_argument("--light", action="store_true", help="trace tasks only, which disturbs them least")
    parser.add_argument("--keep", default="", help="a folder for the traces themselves")
    arguments = parser.parse_args()
    if arguments.keep:
        Path(arguments.keep).mkdir(exist_ok=True)
    where = os.environ.get("GUILDHALL_CHROMIUM") or shutil.which("chromium") or "chromium"
    for case in named(arguments.cases):
        for static in arguments.static or ["src/guildhall/static"]:
            with tempfile.TemporaryDirectory() as folder, sync_playwright() as started:
                server = Server(f"{folder}/frames.db", static=str(Path(static).resolve()))
                browser = started.chromium.launch(executable_path=where, args=ARGUMENTS)
                try:
                    found = measure(server, browser, case, arguments)
                finally:
                    browser.close()
                    server.stop()
            say(f"{case.name}, {static}, load {os.getloadavg()[0]:.0f}")
            tell(found, arguments.throttle)


if __name__ == "__main__":
    main()
