"""Bots at the tables: whoever is to act and is a bot thinks and acts; and hints, a bot's advice to a person.

How soon a bot acts depends on its name and on who else waits, never on what is hidden: only one that has no choice, as
everybody can see, acts at once.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from time import perf_counter

from guildhall.bots.bot import only_choice
from guildhall.server import schema
from guildhall.server.errors import Refused
from guildhall.server.metrics import Metrics
from guildhall.server.play.bot_pool import BotPool, Question, pace_of
from guildhall.server.play.queue import Tell, tell_nobody
from guildhall.server.play.room import Room
from guildhall.server.play.viewer import Viewer

LOG = logging.getLogger("guildhall.bots")
TELL_SECONDS = 1.0
"""How often those who wait are told how many stand before them; whoever waits less hears nothing."""
NOBODY = "nobody"
"""Whose share tables take at which nobody is present, all of them together."""


class Bots:
    """One for the whole server; a task for each table where a bot is to act."""

    def __init__(self, pool: BotPool, metrics: Metrics, in_memory: Callable[[Room], bool]) -> None:
        self.pool = pool
        self._metrics = metrics
        self._in_memory = in_memory
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._telling: asyncio.TimerHandle | None = None
        metrics.bots_waiting.set_function(lambda: len(pool.queue))
        metrics.bots_thinking.set_function(lambda: pool.thinking)

    def busy(self, table: str) -> bool:
        """Whether a bot is thinking there."""
        return table in self._thinking

    def wake(self, room: Room) -> None:
        """If a bot is to act, let it think."""
        if self.busy(room.id) or room.match is None or room.table.status != "playing":
            return
        if any(room.player(seat) is not None for seat in room.table.to_act):
            task = asyncio.create_task(self._play(room))
            self._thinking[room.id] = task
            task.add_done_callback(lambda _: self._thinking.pop(room.id, None))

    async def stop(self) -> None:
        if self._telling is not None:
            self._telling.cancel()
        tasks = list(self._thinking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.pool.stop()

    # -- playing -----------------------------------------------------------------------------------------------------

    async def _play(self, room: Room) -> None:
        """Play for bots as long as one is to act."""
        while room.match is not None and room.table.status == "playing":
            seat, bot = next(((seat, bot) for seat in room.table.to_act if (bot := room.player(seat))), (0, None))
            if bot is None:
                return
            number = room.number
            try:
                action = await self._choice(room, seat, bot)
                await room.act_as_bot(number, seat, action)
                self._metrics.events.labels("bots").inc()
            except Refused as error:
                if error.code != "stale":
                    LOG.warning("a bot at table %s: %s", room.id, error)
                    await asyncio.sleep(1.0)
                if not self._in_memory(room):
                    return
            except Exception as error:
                # Its table waits until it is looked after again; those of others do not.
                LOG.error("a bot at table %s: %s: %s", room.id, type(error).__name__, error)
                return

    async def _choice(self, room: Room, seat: int, bot: str) -> int:
        match = room.match
        assert match is not None
        only = only_choice(match.state, seat)
        if only >= 0:
            return only
        heard = self._heard(bot, teller(room, seat))
        action, seconds = await self.pool.choose(_question(room, seat, bot), share(room), heard)
        self._metrics.thinking.observe(seconds)
        return action

    # -- hints -------------------------------------------------------------------------------------------------------

    async def hint(
        self, room: Room, session: int | None, seat: int | None, bot: str, viewer: Viewer | None = None
    ) -> schema.Hint:
        """What this bot would do for a seat of one's own that is to act."""
        match = room.require_playing()
        who = room.seat_of(session, seat, room.table.to_act)
        if who not in room.table.to_act:
            raise Refused("not_your_turn", "a hint is for whoever is to act")
        number = room.number
        tell = tell_nobody if viewer is None else hint_teller(viewer, who)
        found = await self.pool.advise(_question(room, who, bot), session, self._heard(bot, tell))
        room.require_number(number)  # what has become impossible meanwhile is no advice
        text = match.setup.catalogue.text
        choices = [
            schema.HintChoice(
                action=text(one.action),
                share=round(one.visits, 4),
                value=round(one.share, 4),
                points=round(one.points, 1),
                says=one.says,
            )
            for one in found
        ]
        return schema.Hint(number=number, seat=who, bot=bot, choices=choices)

    # -- waiting -----------------------------------------------------------------------------------------------------

    def _heard(self, bot: str, tell: Tell) -> Tell:
        """What hears about a wish: whoever is told, the metrics, and the timer that tells."""
        began = perf_counter()
        pace = pace_of(bot)
        if self._telling is None:
            self._telling = asyncio.get_running_loop().call_later(TELL_SECONDS, self._tell)

        def hear(ahead: int | None) -> None:
            if ahead is None:
                self._metrics.waited.labels(pace).observe(perf_counter() - began)
            tell(ahead)

        return hear

    def _tell(self) -> None:
        self.pool.queue.tell_all()
        again = len(self.pool.queue) > 0
        self._telling = asyncio.get_running_loop().call_later(TELL_SECONDS, self._tell) if again else None


def share(room: Room) -> object:
    """Who is the guest for whom bots think here: the owner of the table, as long as somebody is there."""
    present = room.viewers or any(room.elsewhere.values())
    return room.table.owner if present else NOBODY


def teller(room: Room, seat: int) -> Tell:
    """Tells all who watch a table how many stand before the bot of a seat."""

    def tell(ahead: int | None) -> None:
        now = None if ahead is None else (room.number, ahead)
        for viewer in room.viewers:
            if viewer.ahead != now:
                viewer.ahead = now
                viewer.send(schema.Waiting(seat=seat, ahead=ahead))

    return tell


def hint_teller(viewer: Viewer, seat: int) -> Tell:
    """Tells the one who asked how many stand before the hint."""
    told: int | None = None

    def tell(ahead: int | None) -> None:
        nonlocal told
        if ahead != told:
            told = ahead
            viewer.send(schema.Waiting(seat=seat, ahead=ahead, hint=True))

    return tell


def _question(room: Room, seat: int, bot: str) -> Question:
    """The position as a thinking process needs it. The seed makes the answer repeatable, not guessable."""
    match = room.match
    assert match is not None
    seed = (room.table.seed * 1_000_003 + room.number) % 2**53
    return Question(room.table.game, len(room.seats), room.table.options, match.state.save(), seat, bot, seed)
