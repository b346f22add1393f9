"""Who sits where: joining, filling seats with bots, substituting, leaving."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec

from guildhall.server import schema
from guildhall.server.errors import Refused, not_yours
from guildhall.server.play import clock
from guildhall.server.play.bot_pool import check_bot
from guildhall.server.play.bot_tables import place_for_bots
from guildhall.server.play.names import clean_name
from guildhall.server.play.opening import begin, open_seat
from guildhall.server.play.room import Room
from guildhall.server.play.rooms import Rooms
from guildhall.server.store.rows import Person, SeatRow, new_token, now

replace = msgspec.structs.replace


async def join(rooms: Rooms, person: Person, table: str, request: schema.Join) -> Room:
    """Take the seat of a seat link, or the next open one by the invitation."""
    room = await rooms.find(table)
    name = clean_name(request.name) if request.name else person.name
    async with room.lock:
        row = _seat_for(room, person, request.token)
        if row is None:
            return room
        if room.table.status not in ("waiting", "playing"):
            raise Refused("not_playing", "this match is over")
        new_name = row.name if row.kind == "person" and not request.name else name
        taken = replace(row, kind="person", session=person.id, name=new_name, bot=None, left=False, token=new_token())
        seats = [taken if seat.seat == row.seat else seat for seat in room.seats]
        complete = not any(seat.kind == "open" for seat in seats)
        if room.table.status == "waiting" and complete:
            await begin(rooms, room, seats)
        else:
            await room.keep(seats, updated=now(), **_bots_now(room, seats))
    return room


def _seat_for(room: Room, person: Person, token: str) -> SeatRow | None:
    """The seat that a token is for; None if this person already sits there."""
    for seat in room.seats:
        if secrets.compare_digest(seat.token.encode(), token.encode()):
            return None if seat.session == person.id and seat.kind == "person" and not seat.left else seat
    if not secrets.compare_digest(room.table.invite.encode(), token.encode()):
        raise Refused("bad_token", "this link is not for a seat here, or it has been used")
    if room.held(person.id):
        return None
    free = next((seat for seat in room.seats if seat.kind == "open"), None)
    if free is None:
        raise Refused("no_open_seat", "no seat is free any more; you can still watch")
    return free


def _bots_now(room: Room, seats: list[SeatRow]) -> dict[str, Any]:
    """Columns that follow from who plays the seats to act."""
    to_act = room.table.to_act
    return {
        "bot_to_act": room.table.status == "playing" and any(seats[number].bot is not None for number in to_act),
        "deadline": clock.deadline(room.table.clock, seats, to_act, []) if room.table.status == "playing" else None,
    }


def _require_owner(room: Room, person: Person) -> None:
    if room.table.owner != person.id:
        raise not_yours("only who opened the table can do that")


def _require_open(room: Room) -> None:
    if room.table.status in ("finished", "abandoned"):
        raise Refused("not_playing", "this match is over")


async def start(rooms: Rooms, person: Person, table: str) -> Room:
    """Bots take the seats that are still open, and the match begins."""
    room = await rooms.find(table)
    async with room.lock:
        _require_owner(room, person)
        if room.table.status != "waiting":
            raise Refused("already_started", "this match has started already")
        bot = rooms.config.bot
        seats = [replace(seat, kind="bot", name=bot, bot=bot) if seat.kind == "open" else seat for seat in room.seats]
        await begin(rooms, room, seats)
    return room


async def change_seat(rooms: Rooms, person: Person, table: str, number: int, change: schema.SeatChange) -> Room:
    """What an owner may do with any seat; who was substituted may also take the own seat back."""
    room = await rooms.find(table)
    async with room.lock:
        _require_open(room)
        if not 0 <= number < len(room.seats):
            raise Refused("not_found", f"there is no seat {number + 1}")
        row = room.seats[number]
        if not (change.change == "give_back" and row.session == person.id):
            _require_owner(room, person)
        changed = _changed_seat(room, row, change, rooms.config.bot)
        seats = [changed if seat.seat == number else seat for seat in room.seats]
        if room.table.status == "waiting" and not any(seat.kind == "open" for seat in seats):
            await begin(rooms, room, seats)
        else:
            async with place_for_bots(rooms, room.table.owner, seats, room.seats):
                await room.keep(seats, updated=now(), **_bots_now(room, seats))
            rooms.bots.wake(room)
    return room


def _changed_seat(room: Room, row: SeatRow, change: schema.SeatChange, default_bot: str) -> SeatRow:
    bot = check_bot(change.bot or default_bot)
    if change.change == "open":
        return replace(open_seat(row.seat), bank=row.bank, grace=row.grace, since=row.since, left=False)
    if change.change == "bot":
        return replace(row, kind="bot", session=None, name=bot, bot=bot, left=False, token=new_token())
    if row.kind != "person":
        raise Refused("bad_seats", "a bot can only stand in for a person")
    if change.change == "substitute":
        if room.table.status != "playing":
            raise Refused("not_playing", "a bot can stand in once the match has started")
        return replace(row, bot=bot)
    return replace(row, bot=None, since=now())


async def leave(rooms: Rooms, person: Person, table: str) -> None:
    """Give up one's seats: free before the match, marked as left during it."""
    room = await rooms.find(table)
    async with room.lock:
        held = room.held(person.id)
        if not held and room.table.owner != person.id:
            raise not_yours("you have no seat at this table")
        _require_open(room)
        waiting = room.table.status == "waiting"
        seats = [
            seat if seat.seat not in held else open_seat(seat.seat) if waiting else replace(seat, left=True)
            for seat in room.seats
        ]
        staying = [seat for seat in seats if seat.kind == "person" and not seat.left]
        values: dict[str, Any] = {"updated": now()}
        if room.table.owner == person.id and staying:
            values["owner"] = staying[0].session
        if not staying:
            values |= {"status": "abandoned", "bot_to_act": False, "deadline": None}
        await room.keep(seats, **values)
