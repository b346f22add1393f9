"""Tables in the middle of a game: one person plays one seat and looks at it, somebody else plays all others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from guildhall.bots import make_bot
from guildhall.play import new_match
from tests.browser.guest import Guest
from tests.server.guests import HOTSEAT, ME, OPEN, Server

if TYPE_CHECKING:
    from playwright.sync_api import Browser

FIRST = {"red_cathedral": {"start_player": "1"}, "rococo": {"start_player": "first_seat"}}


class BusyTable:
    """So many actions after its start or more, the last seat has at least so many choices; `greedy` plays all."""

    def __init__(
        self, server: Server, game: str, seats: int, options: dict[str, Any], seed: int, ahead: int, choices: int = 1
    ) -> None:
        self.server = server
        options = {**options, **FIRST.get(game, {})}
        self.match = new_match(game, seats, options, seed=seed)
        self.mine = seats - 1
        bot = make_bot("greedy", seed)
        others, self.ann = server.guest("Cosimo"), server.guest("Anna")
        plans = [ME, *[HOTSEAT] * (seats - 2), OPEN] if seats > 1 else [ME]
        opener = others if seats > 1 else self.ann
        info = opener.opens(*plans, game=game, options=options, seed=seed)
        self.id: str = info["summary"]["id"]
        sockets = {self.mine: opener.sits_at(self.id)}
        if seats > 1:
            self.ann.joins(self.id, info["links"]["invite"])
            sockets = {seat: others.sits_at(self.id) if seat == 0 else sockets[self.mine] for seat in range(seats - 1)}
            sockets[self.mine] = self.ann.sits_at(self.id)
        done = 0
        while done < ahead or len(self.match.state.legal(self.mine)) < choices:
            assert not self.match.over, "the game is over before it was busy"
            seat = self.match.state.to_act()[0]
            text = self.match.setup.catalogue.text(bot.choose(self.match.state, seat))
            sockets[seat].until(lambda state: state["actions"] >= done)  # noqa: B023
            sockets[seat].acts(text, seat=seat)
            self.match.act(seat, text)
            done += 1
        for live in set(sockets.values()):
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
