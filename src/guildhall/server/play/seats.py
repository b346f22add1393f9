"""Who sits where: joining, filling seats with bots, substituting, leaving. What may be done is in `consent.py`."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec

from guildhall.server import schema
from guildhall.server.errors import Refused, not_yours
from guildhall.server.play import clock, consent
from guildhall.server.play.bot_pool import check_bot
from guildhall.server.play.bot_tables import place_for_bots
from guildhall.server.play.names import clean_name, told_apart
from guildhall.server.play.opening import begin, open_seat
from guildhall.server.play.room import Room
from guildhall.server.play.rooms import Rooms
from guildhall.server.store.rows import Person, Proposal, SeatRow, new_token, now

replace = msgspec.structs.replace


async def join(rooms: Rooms, person: Person, table: str, request: schema.Join) -> Room:
    """Take the seat of a seat link, or the next open one by the invitation."""
    room = await rooms.find(table)
    name = clean_name(request.name) if request.name else person.name
    async with room.lock:
        row = _seat_for(room, person, request.token, request.beside)
        if row is None:
            return room
        if room.table.status not in ("waiting", "playing"):
            raise Refused("not_playing", "this match is over")
        others = [seat for seat in room.seats if seat.seat != row.seat]
        new_name = row.name if row.kind == "person" and not request.name else told_apart(name, others)
        taken = replace(
            row, kind="person", session=person.id, name=new_name, bot=None, left=False, late=False, token=new_token()
        )
        await _keep(rooms, room, taken, _joined(room, row, taken, person))
    return room


def _joined(room: Room, row: SeatRow, taken: SeatRow, person: Person) -> Telling:
    """What is told of who takes a seat, or one's own again."""
    if row.kind != "person":
        return "taken", {"name": taken.name, "former": consent.former(room, row.seat) or row.name}
    if row.session == person.id:
        return "returned", {"name": taken.name}
    return "moved", {"name": row.name, "by": person.name}


def _seat_for(room: Room, person: Person, token: str, beside: bool) -> SeatRow | None:
    """The seat that a token is for; None if this person already sits there."""
    for seat in room.seats:
        if secrets.compare_digest(seat.token.encode(), token.encode()):
            if seat.session == person.id and seat.kind == "person" and not seat.left:
                return None
            if seat.kind != "person" and room.table.status == "playing" and room.held(person.id):
                raise not_yours("you play here already; nobody sees the cards of two")
            return seat
    if not secrets.compare_digest(room.table.invite.encode(), token.encode()):
        raise Refused("bad_token", "this link is not for a seat here, or it has been used")
    if room.held(person.id) and not (beside and room.table.status == "waiting"):
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


async def start(rooms: Rooms, person: Person, table: str, wanted: str | None = None) -> Room:
    """Bots take the seats that are still open, and the match begins."""
    bot = check_bot(wanted or rooms.config.bot)
    room = await rooms.find(table)
    async with room.lock:
        _require_owner(room, person)
        if room.table.status != "waiting":
            raise Refused("already_started", "this match has started already")
        seats = [replace(seat, kind="bot", name=bot, bot=bot) if seat.kind == "open" else seat for seat in room.seats]
        await begin(rooms, room, seats)
    return room


async def change_seat(rooms: Rooms, person: Person, table: str, number: int, change: schema.SeatChange) -> Room:
    """What an owner may do with any seat, as far as whoever sits there lets them; and anybody with their own."""
    room = await rooms.find(table)
    async with room.lock:
        _require_open(room)
        row = _seat(room, number)
        if room.table.challenge is not None and change.change == "open":
            raise Refused("no_challenge", "in a challenge everybody has a table of their own: nobody can join this one")
        if not (change.change in ("give_back", "substitute") and row.session == person.id):
            _require_owner(room, person)
        by = _name_of(room, person.id) or person.name
        changed = _changed_seat(room, row, change.change, check_bot(change.bot or rooms.config.bot))
        if change.change == "give_back":
            back = replace(changed, left=False, late=False) if row.session == person.id else changed
            await _keep(rooms, room, back, ("returned", {"name": row.name, "by": by}))
            return room
        why = "free"
        if room.table.status == "playing":
            why = consent.require_reason(room, row, person.id, change.change)
        await _keep(rooms, room, changed, _told(room, changed, change.change, why, by))
    return room


async def ask(rooms: Rooms, room: Room, session: int | None, message: schema.AskSeat) -> None:
    """Put a change of somebody's seat to them and to the others; done at once if nobody needs to be asked."""
    async with room.lock:
        room.require_playing()
        row = _seat(room, message.about)
        by = room.seat_of(session, message.seat, room.held(session)[:1])
        if room.seats[by].bot is not None or room.seats[by].left:
            raise not_yours("a bot plays for this seat; take it back first")
        if row.kind != "person" or row.session == session or (row.bot is not None and message.change == "substitute"):
            raise Refused("bad_seats", "this is asked about another person's seat, where no bot stands in yet")
        if room.table.proposed is not None and room.table.proposed.by != by:
            raise Refused("already_asked", "another question about a seat is open")
        bot = check_bot(message.bot or rooms.config.bot)
        proposal = Proposal(by, row.seat, message.change, bot, [by])
        why = consent.reason(room, row, session or 0, message.change) if room.table.owner == session else None
        if why is not None:
            await _do(rooms, room, proposal, why)
        else:
            await room.keep(room.seats, proposed=proposal)


async def answer(rooms: Rooms, room: Room, session: int | None, agree: bool) -> None:
    """Agree or not to what is asked about a seat."""
    async with room.lock:
        room.require_playing()
        proposal = room.table.proposed
        if proposal is None:
            raise Refused("not_agreed", "nobody asks about a seat")
        left, why = consent.answered(room, proposal, session, agree)
        if why is not None:
            await _do(rooms, room, proposal, why)
        else:
            await room.keep(room.seats, proposed=left)


async def _do(rooms: Rooms, room: Room, proposal: Proposal, why: str) -> None:
    row = room.seats[proposal.seat]
    changed = _changed_seat(room, row, proposal.change, proposal.bot)
    by = room.seats[proposal.by].name
    await _keep(rooms, room, changed, _told(room, changed, proposal.change, why, by))


def _seat(room: Room, number: int) -> SeatRow:
    if not 0 <= number < len(room.seats):
        raise Refused("not_found", f"there is no seat {number + 1}")
    return room.seats[number]


def _name_of(room: Room, session: int) -> str:
    return next((room.seats[seat].name for seat in room.held(session)), "")


def _changed_seat(room: Room, row: SeatRow, change: str, bot: str) -> SeatRow:
    if change == "open":
        return replace(open_seat(row.seat), bank=row.bank, grace=row.grace, since=row.since)
    if change == "bot":
        return replace(row, kind="bot", session=None, name=bot, bot=bot, left=False, late=False, token=new_token())
    if row.kind != "person":
        raise Refused("bad_seats", "a bot can only stand in for a person")
    if change == "substitute":
        if room.table.status != "playing":
            raise Refused("not_playing", "a bot can stand in once the match has started")
        return replace(row, bot=bot)
    return replace(row, bot=None, since=now())


Telling = tuple[str, dict[str, str]]
"""A note about a seat, and what its sentence needs."""


def _told(room: Room, changed: SeatRow, change: str, why: str, by: str) -> Telling:
    note = {"open": "opened", "bot": "handed", "substitute": "substituted"}[change]
    name = room.seats[changed.seat].name or consent.former(room, changed.seat)
    return note, {"name": name, "bot": changed.bot or "", "why": why, "by": by}


async def _keep(rooms: Rooms, room: Room, changed: SeatRow, telling: Telling) -> None:
    """Keep a changed seat; during the match all are told. Any change of seats ends the question about one."""
    seats = [changed if seat.seat == changed.seat else seat for seat in room.seats]
    if room.table.status == "waiting":
        if any(seat.kind == "open" for seat in seats):
            await room.keep(seats, updated=now(), **_bots_now(room, seats))
        else:
            await begin(rooms, room, seats)
        return
    notes = consent.told(room, (changed.seat, *telling))
    async with place_for_bots(rooms, room.table.owner, seats, room.seats):
        await room.keep(seats, updated=now(), notes=notes, proposed=None, **_bots_now(room, seats))
    rooms.bots.wake(room)


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
        notes: list[tuple[int, str, dict[str, str]]] = []
        if not waiting:
            notes = [(seat, "left", {"name": room.seats[seat].name}) for seat in held]
        if room.table.owner == person.id and staying:
            values["owner"] = staying[0].session
            notes.append((staying[0].seat, "owner", {"name": staying[0].name}))
        if not staying:
            values |= {"status": "abandoned", "bot_to_act": False, "deadline": None}
        if not waiting:
            values |= {"notes": consent.told(room, *notes), "proposed": None}
        await room.keep(seats, **values)
