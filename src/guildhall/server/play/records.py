"""Records that people bring: looked at again as a table where nobody plays, and played on from any point.

To play on is to open a new table whose first events are the first actions of the old match. So undo, replay, restarts
and the new match's own record work as at any table. Only of a match that is over, or of a record that somebody brought
along, is everything told; from a match that still goes on nothing can be played on.
"""

from __future__ import annotations

import asyncio
from typing import Any

from guildhall.core import record as core
from guildhall.core.errors import BadSeats, DamagedRecord
from guildhall.play.match import Match, replayed
from guildhall.server import schema
from guildhall.server.errors import Refused
from guildhall.server.play import summary
from guildhall.server.play.library import find_game
from guildhall.server.play.names import clean_name
from guildhall.server.play.opening import keep_new, planned
from guildhall.server.play.review import told_match
from guildhall.server.play.room import Room
from guildhall.server.play.rooms import Rooms
from guildhall.server.store import queries
from guildhall.server.store.rows import EventRow, Person, SeatRow, StoredTable, TableRow, new_id, new_token, now

MOST_CHARACTERS = 400_000
"""Of a record: ten times what the longest matches of the longest game have."""
MOST_BYTES = 3 * MOST_CHARACTERS
"""Of the request that brings one: quotes and line ends are written with two signs, other letters with up to three."""
MOST_SEED = 2**63


async def open_record(rooms: Rooms, person: Person, text: str) -> Room:
    """The table that shows a record: the one from before if this person has opened it already."""
    if len(text) > MOST_CHARACTERS:
        raise Refused("too_large", f"a record has at most {MOST_CHARACTERS} characters")
    match = await asyncio.to_thread(_read, text)
    digest = core.digest(match.export())
    known = await rooms.store.read(lambda connection: queries.opened_record(connection, person.id, digest))
    if known is not None:
        return await rooms.find(known)
    at = now()
    outcome = summary.outcome(match.state.outcome())
    table = TableRow(
        **_same(match),
        owner=person.id,
        status="abandoned" if outcome is None else "finished",
        number=match.number,
        actions=match.number,
        to_act=match.state.to_act(),
        outcome=outcome,
        opened=digest,
        created=at,
        updated=at,
        started=at,
        finished=None if outcome is None else at,
    )
    seats = [SeatRow(number, "person", None, name, None, new_token()) for number, name in enumerate(match.seats)]
    events = _events(match, match.number, at)
    await rooms.store.write(lambda connection: queries.insert_table(connection, table, seats, events))
    found = StoredTable(table, seats, events, [])
    return rooms.opened(found, Room(rooms.store, found, match, None))


def _read(text: str) -> Match:
    """The match of a record; BadRecord or UnknownName if this server cannot play it."""
    record = core.read(text)
    if not 0 <= record.seed < MOST_SEED:
        raise DamagedRecord("the record has a seed that no match here can have")
    names = tuple(_shown(name, number) for number, name in enumerate(record.seats))
    return replayed(record._replace(seats=names), find_game(record.game))


def _shown(name: str, number: int) -> str:
    """A name of a record, fit to be shown."""
    try:
        return clean_name(name[:200])[:40].strip()
    except Refused:
        return f"seat {number + 1}"


async def go_on(rooms: Rooms, person: Person, old: Room, plan: schema.GoOn) -> Room:
    """A new table where a match goes on from what it had come to after some actions."""
    match = told_match(old)
    if plan.at > match.number:
        raise Refused("not_found", f"the match has {match.number} actions; there is no position {plan.at}")
    if len(plan.seats) != len(match.seats):
        raise BadSeats(f"the match has {len(match.seats)} seats, not {len(plan.seats)}")
    if match.at(plan.at).mover() < 0:
        raise Refused("not_playing", "the match was over there: nothing is left to play")
    at = now()
    seats = [planned(number, seat, person, rooms.config.bot) for number, seat in enumerate(plan.seats)]
    mine = next((seat.seat for seat in seats if seat.session == person.id), 0)
    told = {"name": person.name}
    note = schema.SeatNote(at=at, action=plan.at, seat=mine, key="web-seating-goes-on", args=told)
    table = TableRow(
        **_same(match),
        seed_chosen=old.table.seed_chosen,
        owner=person.id,
        number=plan.at,
        actions=plan.at,
        notes=[note],
        taken_over=plan.at,
        challenge=old.table.challenge,
        created=at,
        updated=at,
    )
    return await keep_new(rooms, table, seats, _events(match, plan.at, at))


def _same(match: Match) -> dict[str, Any]:
    """What a table has of the match it shows or goes on from, and what is new at every table."""
    meta = match.setup.game.meta
    return {
        "id": new_id(),
        "game": meta.name,
        "rules": meta.rules_version,
        "components": match.setup.game.components_digest,
        "options": dict(match.setup.options),
        "seed": match.seed,
        "invite": new_token(),
        "watch": new_token(),
    }


def _events(match: Match, count: int, at: int) -> list[EventRow]:
    """The first actions of a match, as if each had just been made."""
    text = match.setup.catalogue.text
    steps = enumerate(match.steps[:count], start=1)
    return [EventRow(number, "act", step.seat, text(step.action), number, at) for number, step in steps]
