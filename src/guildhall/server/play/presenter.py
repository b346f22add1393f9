"""What each seat is shown. Everything that leaves the server about a position is made here, through somebody's eyes.

Here it is decided who sees what; `news.py` makes messages of it.
"""

from __future__ import annotations

from guildhall.server import schema
from guildhall.server.errors import Refused
from guildhall.server.play import clock
from guildhall.server.play.consent import proposed
from guildhall.server.play.news import ENCODE, NULL, Place, Position, fields
from guildhall.server.play.rebuild import check_playable
from guildhall.server.play.room import Room
from guildhall.server.play.summary import seat_info, table_summary
from guildhall.server.play.viewer import Viewer
from guildhall.server.store.rows import now


def news_for(room: Room, viewer: Viewer) -> bytes:
    """The next message of state for a viewer: all of it at first, then what is new since the last one."""
    position = room.position
    if position is None:
        position = room.position = _position(room)
    mine = place(room, viewer.session)
    eyes = position.eyes_of(viewer, mine.held)
    if eyes not in position.faces:
        # Whoever else watches is about to ask for theirs, so all are made together.
        others = {position.eyes_of(other, place(room, other.session).held) for other in room.viewers}
        position.look(list({eyes, *others}))
    plan, running = room.table.clock, NULL
    if plan is not None:
        running = ENCODE(clock.shown(plan, room.seats, room.table.to_act, now()))
    after = min(room.counts[viewer.after if 0 <= viewer.after <= room.number else 0 :])
    # Who waits for a match that goes on from another has been told nothing of it yet.
    viewer.shown, viewer.after = room.version, 0 if room.match is None else room.number
    if all(other.shown == room.version for other in room.viewers):
        # Nobody is left to ask for it, and what was just made is cleared away more quickly now than a second later.
        room.position = None
    return position.message(viewer, mine, eyes, running, after)


def position_for(room: Room, viewer: Viewer) -> bytes:
    """The whole state message of a viewer."""
    viewer.sight = None
    return news_for(room, viewer)


def _position(room: Room) -> Position:
    """What all may know."""
    table, match = room.table, room.match
    playing = match is not None and table.status == "playing"
    people = [seat.seat for seat in room.seats if room.player(seat.seat) is None]
    public = (
        table.number,
        table.actions,
        table.status,
        table.to_act if playing else [],
        {} if match is None else match.state.turn(),
        [] if match is None else match.state.standings(),
        asked(room),
        table.outcome,
        table.rematch,
    )
    return Position(room.id, match, fields(public), playing, table.to_act, people)


def place(room: Room, session: int | None) -> Place:
    """What a session holds here."""
    found = room.places.get(session)
    if found is None:
        held, online = room.held(session), room.online()
        owner = session is not None and session == room.table.owner
        seats = [seat_info(seat, room.table, session, online) for seat in room.seats]
        values = (held, owner, seats, room.table.notes or [], proposed(room))
        found = room.places[session] = Place(held, fields(values))
    known: Place = found
    return known


def asked(room: Room) -> schema.Asked | None:
    """The question to go back that is open, if one is."""
    found = room.table.asked
    if found is None:
        return None
    return schema.Asked(by=found.by, to=found.to, agreed=found.agreed, waiting=room.to_be_asked(found))


# -- the table -------------------------------------------------------------------------------------------------------


def table_info(room: Room, session: int | None, token: str | None = None) -> schema.TableInfo:
    """All about a table that this session may know, but the position."""
    table = room.table
    owner = session is not None and table.owner == session
    held = room.held(session)
    links = {seat.seat: seat.token for seat in room.seats if seat.seat in held or (owner and seat.kind == "open")}
    inside = owner or bool(held)
    return schema.TableInfo(
        summary=table_summary(table, room.seats, session, room.online()),
        owner=owner,
        my_seats=held,
        link_seat=next((seat.seat for seat in room.seats if seat.token == token), None),
        links=schema.Links(invite=table.invite if inside else None, watch=table.watch if inside else None, seats=links),
        clock=table.clock,
        webhook=table.webhook if owner else None,
        lot=table.lot,
        seed_chosen=table.seed_chosen,
        rules_version=table.rules,
        components_digest=table.components,
        playable=_playable(room),
        rematch=table.rematch,
        rematch_of=table.rematch_of,
        taken_over=table.taken_over,
    )


def _playable(room: Room) -> bool:
    try:
        check_playable(room.table)
    except Refused:
        return False
    return room.broken is None
