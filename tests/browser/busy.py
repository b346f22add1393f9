"""Tables in the middle of a game: one person plays one seat and looks at it, somebody else plays all others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from guildhall.bots import Bot, make_bot
from guildhall.play import new_match
from tests.browser.guest import Guest
from tests.server.guests import HOTSEAT, ME, OPEN, Server
from tests.server.guests import Guest as Person

if TYPE_CHECKING:
    from playwright.sync_api import Browser

FIRST = {"red_cathedral": {"start_player": "1"}, "rococo": {"start_player": "first_seat"}}
RECENT = 8
"""Actions that are made at the table itself; those before are taken over from a record, which is quicker."""


class BusyTable:
    """So many actions after its start or more, the last seat has at least so many choices; `greedy` plays all."""

    def __init__(
        self, server: Server, game: str, seats: int, options: dict[str, Any], seed: int, ahead: int, choices: int = 1
    ) -> None:
        self.server = server
        self.match = new_match(game, seats, {**options, **FIRST.get(game, {})}, seed=seed)
        self.mine = seats - 1
        self._play(make_bot("greedy", seed), ahead, choices)
        self.ann = server.guest("Anna")
        others = server.guest("Cosimo") if seats > 1 else self.ann
        plans = [ME, *[HOTSEAT] * (seats - 2), OPEN] if seats > 1 else [ME]
        record = others.post("/api/records", {"record": self.match.export()})["summary"]["id"]
        taken_over = max(0, self.match.number - RECENT)
        info = others.post(f"/api/tables/{record}/go_on", {"at": taken_over, "seats": plans})
        self.id: str = info["summary"]["id"]
        if seats > 1:
            self.ann.joins(self.id, info["links"]["invite"])
        self._play_there(others, taken_over)

    def _play(self, bot: Bot, ahead: int, choices: int) -> None:
        """Play on until it is as busy as it shall be."""
        state = self.match.state
        while self.match.number < ahead or len(state.legal(self.mine)) < choices:
            assert not self.match.over, "the game is over before it was busy"
            seat = state.to_act()[0]
            self.match.act(seat, bot.choose(state, seat))
            state = self.match.state

    def _play_there(self, others: Person, done: int) -> None:
        """Act at the table as in the match, from so many actions on."""
        sockets = {person: person.sits_at(self.id) for person in {others, self.ann}}
        for step in self.match.steps[done:]:
            live = sockets[self.ann if step.seat == self.mine else others]
            live.until(lambda state: state["actions"] >= done)  # noqa: B023
            live.acts(self.match.setup.catalogue.text(step.action), seat=step.seat)
            done += 1
        for live in sockets.values():
            live.leaves()

    def shown(self, browser: Browser, script: str = "", **settings: Any) -> Guest:
        """The page of who is to act; `script` runs in it before anything else."""
        settings = {"locale": "en-GB", "reduced_motion": "reduce", **settings}
        context = browser.new_context(base_url=self.server.url, **settings)
        context.set_default_timeout(120_000)
        secret = self.ann.http.cookies.get("guildhall_session")
        assert secret is not None
        context.add_cookies([{"name": "guildhall_session", "value": secret, "url": self.server.url}])
        if script:
            context.add_init_script(script)
        guest = Guest("Anna", context)
        guest.page.goto(f"/table/{self.id}")
        guest.number()
        return guest
