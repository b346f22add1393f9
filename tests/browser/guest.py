"""A person in a browser: sits down, follows what glows, reads, talks. Tests of any game use these verbs."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from guildhall.bots import Bot
from guildhall.play.match import Match

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PICKABLE = "[data-state=legal], [data-state=soft]"
EXPECTED_COMPLAINTS = ("ERR_INTERNET_DISCONNECTED", "WebSocket connection to", "Failed to load resource")
"""What a browser says of its own when a test cuts the line or asks for what it may not have."""
MOST = 1_500
"""Decisions after which a game is given up as endless."""
Choose = Callable[["Guest", Match, str, int], None]

STEP = """([prefer, roll, soften, button]) => {
    const here = (one) => one.getClientRects().length > 0 && !one.disabled
    const all = (what) => [...document.querySelectorAll(what)].filter(here)
    const press = (one) => {
        const first = one.matches('.final:not([data-armed])')
        one.dispatchEvent(new MouseEvent('click', {bubbles: true}))
        return first ? 'picked' : 'chosen'
    }
    if (all('[data-armed]').length) return press(all('[data-armed]')[0])
    const ready = all('.pop [data-choice]')[0] ?? all('footer [data-confirm]')[0]
    if (ready) return press(ready)
    let glowing = prefer ? all(prefer) : []
    if (!glowing.length) {
        glowing = all('[data-state=legal]')
        const soft = all('[data-state=soft]')
        if (soft.length && (!glowing.length || soften < 0.1)) glowing = soft
    }
    const buttons = all('footer [data-choice]')
    if (buttons.length && (!glowing.length || button < 0.5)) {
        return press(buttons[Math.floor(roll * buttons.length)])
    }
    glowing[Math.floor(roll * glowing.length)].dispatchEvent(new MouseEvent('click', {bubbles: true}))
    return 'picked'
}"""
"""One press: the second one of what is final, what is ready to be confirmed, else a button or a thing that glows."""
ANSWERED = """(number) => {
    if (Number(document.querySelector('.table')?.dataset.ready ?? -1) > number) return 'acted'
    if (document.querySelector('.table[data-ready]:not([aria-busy])') === null) return false
    if (document.querySelector('[data-armed]')) return document.querySelector('[data-armed=firm]') ? 'picked' : false
    return document.querySelector('.pop [data-choice], footer [data-confirm], [data-state=picked]') ? 'picked' : false
}"""
"""What a click led to: an action that is kept, or a pick."""
SETTLED = """async () => {
    const coming = () => document.querySelector('.table:not([data-ready], [data-at])')
    for (let frames = 0; frames < 2 || (frames < 200 && coming()); frames++) await new Promise(requestAnimationFrame)
}"""
"""A table comes part by part, and whether its seats must be scrolled is asked after that."""


def planned(seat: str) -> dict[str, str]:
    """Who shall sit there: a kind of seat, else a bot of this name."""
    return {"kind": seat} if seat in ("me", "open", "hotseat") else {"kind": "bot", "bot": seat}


class Guest:
    def __init__(self, name: str, context: BrowserContext) -> None:
        self.name = name
        self.context = context
        self.page: Page = context.new_page()
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(f"{name}: {error}"))
        self.page.on("console", self._console)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not any(known in message.text for known in EXPECTED_COMPLAINTS):
            self.complaints.append(f"{self.name}: {message.text}")

    # -- coming in ---------------------------------------------------------------------------------

    def call(self, method: str, path: str, body: Any = None) -> Any:
        """Speak to the server as this page does, with its cookie."""
        if self.page.url == "about:blank":
            self.page.goto("/about")
        return self.page.evaluate(
            """async ([method, path, body]) => {
                const headers = body === null ? {} : {'Content-Type': 'application/json'}
                const sent = body === null ? undefined : JSON.stringify(body)
                const answer = await fetch(path, {method, headers, body: sent})
                if (!answer.ok) throw new Error(await answer.text())
                return await answer.json()
            }""",
            [method, path, body],
        )

    def opens(self, game: str, seats: list[Any], **more: Any) -> dict[str, Any]:
        """Open a table: a seat is a kind (`me`, `open`, `hotseat`) or a bot's name. Goes there; the table's facts."""
        self.call("POST", "/api/session", {"name": self.name})
        plan = {"game": game, "seats": [planned(seat) for seat in seats], **more}
        return self._goes_to(self.call("POST", "/api/tables", plan))

    def opens_at(self, match: Match, seats: list[Any]) -> dict[str, Any]:
        """Open a table that stands where this match does: what has been played is taken over from its record."""
        if match.number == 0:
            return self.opens(match.setup.game.meta.name, seats, seed=match.seed, options=dict(match.setup.options))
        self.call("POST", "/api/session", {"name": self.name})
        shown = self.call("POST", "/api/records", {"record": match.export()})
        plan = {"at": match.number, "seats": [planned(seat) for seat in seats]}
        return self._goes_to(self.call("POST", f"/api/tables/{shown['summary']['id']}/go_on", plan))

    def _goes_to(self, table: dict[str, Any]) -> dict[str, Any]:
        self.page.goto(f"/table/{table['summary']['id']}")
        return table

    def joins(self, table: dict[str, Any]) -> None:
        """Follow an invitation and sit down."""
        self.page.goto(f"/join/{table['summary']['id']}?token={table['links']['invite']}")
        self.page.fill("main input[type=text]", self.name)
        self.page.click("[data-do=join]")
        self.page.wait_for_url(f"**/table/{table['summary']['id']}")

    # -- the table ---------------------------------------------------------------------------------

    def target(self, name: str) -> Locator:
        """A thing on the board; where it stands in two places, the visible one."""
        return self.page.locator(f'[data-target="{name}"]:visible').first

    def presses(self, name: str) -> None:
        """Press a thing on the board; the pointer goes away first, as the note where it rested may cover that thing."""
        self.page.mouse.move(0, 0)
        self.target(name).click()

    def state(self, name: str) -> str:
        return self.target(name).get_attribute("data-state") or ""

    def wait_for_turn(self) -> bool:
        """Until there is something to do here, or the match is over: then false."""
        self.page.wait_for_selector(f"{PICKABLE}, footer [data-choice], [data-over], [data-do=lift]")
        if self.page.locator("[data-do=lift]").count():
            self.lifts()
            return self.wait_for_turn()
        return self.page.locator("[data-over]").count() == 0

    def number(self) -> int:
        """The number of the state that is shown, once the server has answered all that was sent."""
        self.page.wait_for_selector(".table[data-ready]")
        return int(self.page.locator(".table").get_attribute("data-ready") or 0)

    def wait_until_after(self, number: int) -> None:
        self.page.wait_for_function(
            "n => Number(document.querySelector('.table')?.dataset.ready ?? -1) > n", arg=number
        )

    def plays_one(self, rng: random.Random, prefer: str = "") -> bool:
        """One decision by what glows, picked at random; false if the match is over.

        `prefer` is a selector of targets to take if there are any, such as a card that can be bought.
        """
        if not self.wait_for_turn():
            return False
        number = self.number()
        for _ in range(20):
            if self.page.evaluate(STEP, [prefer, rng.random(), rng.random(), rng.random()]) == "chosen":
                break
            if self.page.wait_for_function(ANSWERED, arg=number).json_value() == "acted":
                break
        self.wait_until_after(number)
        return True

    def play_random(self, decisions: int, seed: int = 1, prefer: str = "") -> bool:
        """So many decisions at random; false if the match ended before."""
        rng = random.Random(seed)
        return all(self.plays_one(rng, prefer) for _ in range(decisions))

    # -- a match that runs beside the page ---------------------------------------------------------

    def rises(self) -> None:
        """Wait for a decision, also one that glows in a room not yet open; at a shared device lift the curtain."""
        self.page.locator("footer.prompt:not(.idle), [data-over], [data-do=lift]").first.wait_for()
        if self.page.locator("[data-do=lift]").count():
            self.lifts()

    def lifts(self) -> None:
        """Lift the curtain by a key: a mouse would stay over what is under it, and call its note."""
        self.page.locator("[data-do=lift]").press("Enter")

    def confirms(self, text: str, number: int) -> None:
        """After pointing at things in the state of this number: choose or confirm the action if it still must be."""
        self.page.wait_for_function(
            """([n, text]) => Number(document.querySelector('.table')?.dataset.ready ?? -1) > n
                || document.querySelector('.table:not([data-ready])')
                || document.querySelector('[data-armed]')
                || document.querySelector(`.pop [data-choice="${text}"], footer [data-confirm="${text}"]`)""",
            arg=[number, text],
        )
        if self.page.locator("[data-armed]").count() == 0:
            for place in (".pop [data-choice", "footer [data-confirm"):
                if (button := self.page.locator(f'{place}="{text}"]')).count():
                    button.click()
                    break
        self.presses_again(number)
        self.wait_until_after(number)

    def presses_again(self, number: int) -> None:
        """The second press, if what was pressed in the state of this number is final."""
        self.page.wait_for_function(
            """(n) => Number(document.querySelector('.table')?.dataset.ready ?? -1) > n
                || document.querySelector('.table:not([data-ready]), [data-armed=firm]')""",
            arg=number,
        )
        if (armed := self.page.locator("[data-armed=firm]")).count():
            armed.first.dispatch_event("click")

    def follows(
        self, match: Match, choose: Choose, bot: Bot, look: Callable[[int, str], None] | None = None
    ) -> set[str]:
        """Play the match to its end here and in the page, as the bot likes; the verbs that were used.

        `choose` does an action in the page as a person would; `look` is called before each.
        """
        verbs: set[str] = set()
        for decision in range(MOST):
            if match.over:
                self.page.wait_for_selector("[data-over]")
                return verbs
            seat = match.state.to_act()[0]
            text = match.setup.catalogue.text(bot.choose(match.state, seat))
            self.rises()
            if look:
                look(decision, text)
            choose(self, match, text, seat)
            match.act(seat, text)
            verbs.add(text.split()[0])
        raise AssertionError("the game does not end")

    def prompt(self) -> str:
        return self.page.locator("footer .ask b").inner_text()

    # -- looking at the page -----------------------------------------------------------------------

    def axe(self) -> list[str]:
        """What axe-core finds on the page as it stands."""
        self.page.evaluate(SETTLED)
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8") + "; null")
        found = self.page.evaluate("axe.run(document, {resultTypes: ['violations']}).then(found => found.violations)")
        return [f"{self.page.url}: {one['id']}: {[node['html'][:200] for node in one['nodes'][:3]]}" for one in found]

    def check_the_look(self) -> None:
        """Nothing for axe to find, nothing wider than the window."""
        found = self.axe()
        assert found == [], found
        assert self.sideways() <= 0

    def sideways(self) -> int:
        """By how many pixels the page is wider than the window."""
        return int(self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))
