"""Opening a table, beginning its match, and playing again."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from sqlalchemy.engine import Connection

from guildhall.play.match import Match
from guildhall.server import schema
from guildhall.server.errors import Refused, not_yours, stale
from guildhall.server.play import clock
from guildhall.server.play.bot_pool import check_bot
from guildhall.server.play.bot_tables import place_for_bots
from guildhall.server.play.library import find_game
from guildhall.server.play.names import clean_name, told_apart
from guildhall.server.play.rebuild import rebuild
from guildhall.server.play.room import Room
from guildhall.server.play.rooms import Rooms
from guildhall.server.store import queries
from guildhall.server.store.bus import Word
from guildhall.server.store.rows import EventRow, Person, SeatRow, StoredTable, TableRow, new_id, new_token, now
from guildhall.server.store.writer import Conflict

replace = msgspec.structs.replace


async def open_table(rooms: Rooms, person: Person, plan: schema.NewTable) -> Room:
    """A new table; it starts at once if nobody is missing."""
    game = find_game(plan.game)
    setup = game.setup(len(plan.seats), dict(plan.options))
    if plan.clock is not None:
        check_bot(plan.clock.bot)
    at = now()
    table = TableRow(
        id=new_id(),
        name=clean_name(plan.name) if plan.name else None,
        game=plan.game,
        rules=game.meta.rules_version,
        components=game.components_digest,
        options=dict(setup.options),
        seed=secrets.randbits(53) if plan.seed is None else plan.seed,
        seed_chosen=plan.seed is not None,
        lot=plan.lot,
        clock=plan.clock,
        webhook=None if plan.webhook is None else rooms.webhooks.check(plan.webhook),
        owner=person.id,
        invite=new_token(),
        watch=new_token(),
        created=at,
        updated=at,
    )
    seats: list[SeatRow] = []
    for number, seat in enumerate(plan.seats):
        row = planned(number, seat, person, rooms.config.bot)
        seats.append(replace(row, name=told_apart(row.name, seats)) if row.kind == "person" else row)
    return await keep_new(rooms, table, seats)


def planned(number: int, plan: schema.SeatPlan, person: Person, default_bot: str) -> SeatRow:
    if plan.kind == "open":
        return open_seat(number)
    if plan.kind == "bot":
        bot = check_bot(plan.bot or default_bot)
        return SeatRow(number, "bot", None, clean_name(plan.name) if plan.name else bot, bot, new_token())
    return SeatRow(number, "person", person.id, clean_name(plan.name) if plan.name else person.name, None, new_token())


def open_seat(number: int) -> SeatRow:
    return SeatRow(number, "open", None, "", None, new_token())


async def keep_new(
    rooms: Rooms,
    table: TableRow,
    seats: list[SeatRow],
    events: Sequence[EventRow] = (),
    also: Callable[[Connection], None] | None = None,
) -> Room:
    """Keep a new table and take it into memory; with events if its match goes on from another."""
    found = StoredTable(table, seats, list(events), [])
    match = None
    if not any(seat.kind == "open" for seat in seats):
        seats, values, match = await asyncio.to_thread(_beginning, found)
        found = StoredTable(replace(table, **values), seats, list(events), [])

    def change(connection: Connection) -> None:
        queries.insert_table(connection, found.table, seats, found.events)
        if also is not None:
            also(connection)

    async with place_for_bots(rooms, table.owner, seats):
        await rooms.store.write(change)
    room = rooms.opened(found, Room(rooms.store, found, match, None))
    if match is not None:
        rooms.webhooks.tell(room)
        rooms.pushes.tell(room, [])
    return room


def _beginning(found: StoredTable) -> tuple[list[SeatRow], dict[str, Any], Match]:
    """Seats, changed columns and match of a table that starts now."""
    table, seats = found.table, found.seats
    if table.lot:
        order = list(seats)
        secrets.SystemRandom().shuffle(order)
        seats = [replace(seat, seat=number) for number, seat in enumerate(order)]
    else:
        seats = [replace(seat) for seat in seats]
    match = rebuild(StoredTable(table, seats, found.events, []))
    to_act = match.state.to_act()
    at = now()
    clock.at_start(table.clock, to_act, seats, at)
    values = {
        "status": "playing",
        "to_act": to_act,
        "bot_to_act": any(seats[number].bot is not None for number in to_act),
        "deadline": clock.deadline(table.clock, seats, to_act, []),
        "started": at,
        "updated": at,
    }
    return seats, values, match


async def begin(rooms: Rooms, room: Room, seats: list[SeatRow]) -> None:
    events: list[EventRow] = []
    if room.number > 0:
        events = (await rooms.store.read(lambda connection: queries.load(connection, room.id))).events
    stored = StoredTable(room.table, seats, events, [])
    seats, started, match = await asyncio.to_thread(_beginning, stored)
    async with place_for_bots(rooms, room.table.owner, seats):
        await room.keep(seats, match, **started)
    rooms.webhooks.tell(room)
    rooms.pushes.tell(room, [])
    rooms.bots.wake(room)


# -- again -----------------------------------------------------------------------------------------------------------


async def rematch(rooms: Rooms, person: Person, table: str) -> Room:
    """The same people, bots and options again; who began now sits last. Whoever asks second gets the same table."""
    room = await rooms.find(table)
    async with room.lock:
        if not room.held(person.id):
            raise not_yours("only those who played can play again")
        if room.table.rematch is not None:
            return await rooms.find(room.table.rematch)
        if room.table.status not in ("finished", "abandoned"):
            raise Refused("not_finished", "this match is not over yet")
        old = room.table
        game = find_game(old.game)
        at = now()
        fresh = TableRow(
            id=new_id(),
            name=old.name,
            game=old.game,
            rules=game.meta.rules_version,
            components=game.components_digest,
            options=dict(game.setup(len(room.seats), dict(old.options)).options),
            seed=secrets.randbits(53),
            lot=old.lot,
            clock=old.clock,
            webhook=old.webhook,
            owner=person.id,
            invite=new_token(),
            watch=new_token(),
            rematch_of=old.id,
            created=at,
            updated=at,
        )
        order = [*room.seats[1:], room.seats[0]]
        seats = [_seat_again(number, seat) for number, seat in enumerate(order)]

        def point_to_it(connection: Connection) -> None:
            queries.update_table(connection, old.id, old.revision, rematch=fresh.id)
            rooms.store.bus.say(connection, [Word(old.id)])

        try:
            made = await keep_new(rooms, fresh, seats, also=point_to_it)
        except Conflict:
            await room.catch_up()
            raise stale(room.number) from None
        room.table = replace(room.table, rematch=fresh.id, revision=old.revision + 1)
        room.show()
        return made


def _seat_again(number: int, seat: SeatRow) -> SeatRow:
    if seat.kind == "person" and seat.left:
        return open_seat(number)
    bot = seat.bot if seat.kind == "bot" else None
    return SeatRow(number, seat.kind, seat.session, seat.name, bot, new_token())
