"""Tables at which only bots play: nice to watch, but nobody needs many, and each keeps a process busy all the time."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from guildhall.server.errors import Refused
from guildhall.server.play.rooms import Rooms
from guildhall.server.store import queries
from guildhall.server.store.rows import SeatRow

MOST_OF_ONE = 3
"""At once, of the same guest."""


def only_bots(seats: list[SeatRow]) -> bool:
    """Whether bots play every seat, be it as somebody's substitute."""
    return all(seat.bot is not None for seat in seats)


@asynccontextmanager
async def place_for_bots(
    rooms: Rooms, owner: int | None, seats: list[SeatRow], before: list[SeatRow] | None = None
) -> AsyncIterator[None]:
    """Where a match goes on with these seats: Refused if only bots play at enough tables already."""
    most = rooms.config.bot_tables
    counted = before is not None and only_bots(before)
    if not most or counted or not only_bots(seats):
        yield
        return
    async with rooms.bot_tables:
        mine, all_of_them = await rooms.store.read(partial(queries.count_bot_tables, owner=owner))
        if mine >= MOST_OF_ONE:
            raise Refused("bot_tables", f"only bots play at {mine} tables of yours already; wait until one is over")
        if all_of_them >= most:
            raise Refused("bot_tables", "only bots play at too many tables already; wait until one is over")
        yield
