"""What each seat is shown. Everything that leaves the server about a position is made here, through somebody's eyes.

A socket's first message is the whole state; after it only what has changed since that socket's own last message. What
all may know is made and encoded once for each version of the room.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from guildhall.play.match import LogEntry as CoreLogEntry
from guildhall.play.match import Match
from guildhall.server import schema
from guildhall.server.errors import Refused
from guildhall.server.play import clock
from guildhall.server.play.consent import proposed
from guildhall.server.play.differences import Face, Texts
from guildhall.server.play.questions import Asked, Known, asked_of
from guildhall.server.play.rebuild import check_playable
from guildhall.server.play.room import Room
from guildhall.server.play.summary import seat_info, table_summary
from guildhall.server.play.viewer import Sight, Viewer
from guildhall.server.store.rows import now

ENCODE = msgspec.json.Encoder().encode
PUBLIC = ("number", "actions", "status", "to_act", "turn", "standings", "asked", "outcome", "rematch")
"""Fields of a state that are the same for all."""
PLACE = ("held", "owner", "seats", "notes", "proposed")
"""Those that only change when seats do."""
OWN = ("seat", "decisions", "changes", "undo", "clock")
"""Those that are each viewer's own."""
KEYS = tuple(b'"%b":' % name.encode() for name in (*PUBLIC, *PLACE, *OWN))
NOTHING, NULL = b"[]", b"null"


class Place(NamedTuple):
    """What somebody holds at a table, and the fields that tell it."""

    held: list[int]
    fields: tuple[bytes, ...]


class Presented:
    """What has been made of one version of a room: each thing once, for all who may see it."""

    def __init__(self, room: Room) -> None:
        self.texts = Texts()
        self.public = tuple([ENCODE(value) for value in _public(room)])
        self.faces: dict[int | None, Face] = {}
        self.asked: dict[int, Asked | None] = {}
        self.logs: dict[tuple[int, int | None], bytes] = {}

    def face(self, room: Room, eyes: int | None) -> Face:
        """The view through some eyes; whoever else watches is about to ask for theirs, so all are made together."""
        if eyes not in self.faces:
            wanted = list({eyes, *[eyes_of(room, viewer, place(room, viewer.session).held) for viewer in room.viewers]})
            views = [None for _ in wanted] if room.match is None else room.match.state.views(wanted)
            self.faces = {seat: self.texts.face(view) for seat, view in zip(wanted, views, strict=True)}
        return self.faces[eyes]

    def decision(self, match: Match, seat: int) -> Asked | None:
        if seat not in self.asked:
            self.asked[seat] = asked_of(match, seat)
        return self.asked[seat]

    def log(self, match: Match, after: int, eyes: int | None) -> bytes:
        """The log after the first `after` actions; those for whom none of it is secret share it."""
        entries = _entries(match.log, after, match.number)
        secret = any(entry.secret is not None and entry.owner == eyes for entry in entries)
        key = (after, eyes if secret else None)
        if key not in self.logs:
            self.logs[key] = ENCODE([log_entry(match, entry, key[1]) for entry in entries])
        return self.logs[key]


def _public(room: Room) -> tuple[Any, ...]:
    table, match = room.table, room.match
    playing = match is not None and table.status == "playing"
    return (
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


# -- messages --------------------------------------------------------------------------------------------------------


def news_for(room: Room, viewer: Viewer) -> bytes:
    """The next message of state for a viewer: all of it at first, then what is new since the last one."""
    if room.presented is None:
        room.presented = Presented(room)
    presented: Presented = room.presented
    mine = place(room, viewer.session)
    eyes = eyes_of(room, viewer, mine.held)
    old = viewer.sight
    if old is None:
        viewer.candidates = Known()
    face = presented.face(room, eyes)
    fields = (*presented.public, *mine.fields, *_own(room, viewer, presented, mine.held, eyes))
    viewer.sight = Sight(fields, face)
    viewer.serial += 1
    after = min(room.counts[viewer.after if 0 <= viewer.after <= room.number else 0 :])
    # Who waits for a match that goes on from another has been told nothing of it yet.
    viewer.shown, viewer.after = room.version, 0 if room.match is None else room.number
    done, viewer.done = viewer.done, []
    log = NOTHING if room.match is None else presented.log(room.match, after, eyes)
    parts = (viewer.serial, ENCODE(done) if done else NOTHING, after, log)
    if old is None:
        values = b",".join([key + text for key, text in zip(KEYS, fields, strict=True)])
        head = b'{"type":"state","serial":%d,"done":%b,"log_after":%d,"log":%b,"table":%b,' % (*parts, ENCODE(room.id))
        return head + values + b',"view":' + face.text() + b"}"
    changed = [
        key + text
        for key, text, before in zip(KEYS, fields, old.fields, strict=True)
        if text is not before and text != before
    ]
    return b'{"type":"change","serial":%d,"done":%b,"log_after":%d,"log":%b,"set":{%b},"view":[%b]}' % (
        *parts,
        b",".join(changed),
        b",".join(presented.texts.changes(old.face, face)),
    )


def position_for(room: Room, viewer: Viewer) -> bytes:
    """The whole state message of a viewer."""
    viewer.sight = None
    return news_for(room, viewer)


def place(room: Room, session: int | None) -> Place:
    """What a session holds here."""
    found = room.places.get(session)
    if found is None:
        held, online = room.held(session), room.online()
        owner = session is not None and session == room.table.owner
        seats = [seat_info(seat, room.table, session, online) for seat in room.seats]
        values = (held, owner, seats, room.table.notes or [], proposed(room))
        found = room.places[session] = Place(held, tuple([ENCODE(value) for value in values]))
    known: Place = found
    return known


def eyes_of(room: Room, viewer: Viewer, held: list[int]) -> int | None:
    """Whose view this viewer gets: the seat they chose, else theirs to act, else their first."""
    if viewer.eyes in held:
        return viewer.eyes
    return next((seat for seat in held if seat in room.table.to_act), held[0] if held else None)


def _own(
    room: Room, viewer: Viewer, presented: Presented, held: list[int], eyes: int | None
) -> tuple[bytes, bytes, bytes, bytes, bytes]:
    """The fields that are this viewer's own."""
    table, match = room.table, room.match
    seat = NULL if eyes is None else b"%d" % eyes
    if match is None or table.status != "playing":
        return seat, NOTHING, NOTHING, undo_text(0, 0, 0), NULL
    mine = [number for number in held if room.player(number) is None]
    decisions = _decisions(viewer, presented, match, [number for number in table.to_act if number in mine])
    changes = _decisions(viewer, presented, match, [number for number in match.state.may_change() if number in mine])
    running = clock.shown(table.clock, room.seats, table.to_act, now())
    return seat, decisions, changes, _undo(match, held), NULL if running is None else ENCODE(running)


def _decisions(viewer: Viewer, presented: Presented, match: Match, seats: list[int]) -> bytes:
    """What these seats have to decide or may change, without the candidates that this viewer knows."""
    found = [presented.decision(match, number) for number in seats]
    return b"[" + b",".join([one.text(viewer.candidates) for one in found if one is not None]) + b"]"


def _undo(match: Match, held: list[int]) -> bytes:
    """What the match lets these seats take back; at most one of them made the last action."""
    last = match.steps[-1].seat if match.steps else -1
    redo = match.redoable if match.redo_seat in held else 0
    if last not in held:
        return undo_text(0, 0, redo)
    return undo_text(match.undoable(last), match.undoable(last, this_turn=True), redo)


@lru_cache(maxsize=1000)
def undo_text(steps: int, take_back: int, redo: int) -> bytes:
    return ENCODE(schema.UndoInfo(steps=steps, take_back=take_back, redo=redo))


def asked(room: Room) -> schema.Asked | None:
    """The question to go back that is open, if one is."""
    found = room.table.asked
    if found is None:
        return None
    return schema.Asked(by=found.by, to=found.to, agreed=found.agreed, waiting=room.to_be_asked(found))


# -- the log ---------------------------------------------------------------------------------------------------------


def log_since(match: Match, action: int, seat: int | None, until: int | None = None) -> list[schema.LogEntry]:
    """The log of what came after the first `action` actions (up to `until`), as a seat may see it."""
    end = match.number if until is None else until
    return [log_entry(match, entry, seat) for entry in _entries(match.log, action, end)]


def _entries(log: list[CoreLogEntry], after: int, until: int) -> list[CoreLogEntry]:
    """Entries of actions after+1 to until: the log is in order, and what is wanted is mostly at its end."""
    first = len(log)
    while first > 0 and log[first - 1].number >= after:
        first -= 1
    return [entry for entry in log[first:] if entry.number < until]


def log_entry(match: Match, entry: CoreLogEntry, seat: int | None) -> schema.LogEntry:
    return schema.LogEntry(
        action=entry.number + 1, seat=match.steps[entry.number].seat, key=entry.key, args=entry.seen_by(seat)
    )


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
