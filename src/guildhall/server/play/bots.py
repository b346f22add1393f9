"""Bots at the tables: whoever is to act and is a bot thinks and acts; and hints, a bot's advice to a person."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from time import perf_counter

from guildhall.server import schema
from guildhall.server.errors import Refused
from guildhall.server.metrics import Metrics
from guildhall.server.play.bot_pool import BotPool, Question
from guildhall.server.play.room import Room

LOG = logging.getLogger("guildhall.bots")
MOST_CHOICES = 10
"""How many actions a hint lists."""


class Bots:
    """One for the whole server; a task for each table where a bot is to act."""

    def __init__(self, pool: BotPool, metrics: Metrics, in_memory: Callable[[Room], bool]) -> None:
        self.pool = pool
        self._metrics = metrics
        self._in_memory = in_memory
        self._thinking: dict[str, asyncio.Task[None]] = {}

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
        tasks = list(self._thinking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.pool.stop()

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
        legal = match.state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        began = perf_counter()
        action = await self.pool.choose(_question(room, seat, bot))
        self._metrics.thinking.observe(perf_counter() - began)
        return action

    async def hint(self, room: Room, session: int | None, seat: int | None, bot: str) -> schema.Hint:
        """What this bot would do for a seat of one's own that is to act."""
        match = room.require_playing()
        who = room.seat_of(session, seat, room.table.to_act)
        if who not in room.table.to_act:
            raise Refused("not_your_turn", "a hint is for whoever is to act")
        number = room.number
        found = await self.pool.consider(_question(room, who, bot))
        visits = sum(count for _, count, _ in found) or 1
        text = match.setup.catalogue.text
        choices = [
            schema.HintChoice(action=text(action), share=round(count / visits, 4), value=round(value, 4))
            for action, count, value in found[:MOST_CHOICES]
        ]
        return schema.Hint(number=number, seat=who, bot=bot, choices=choices)


def _question(room: Room, seat: int, bot: str) -> Question:
    """The position as a thinking process needs it. The seed makes the answer repeatable, not guessable."""
    match = room.match
    assert match is not None
    seed = (room.table.seed * 1_000_003 + room.number) % 2**53
    return Question(room.table.game, len(room.seats), room.table.options, match.state.save(), seat, bot, seed)
