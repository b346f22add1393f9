"""What each seat is shown. Everything that leaves the server about a position is made here, through somebody's eyes."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

import msgspec

from guildhall.core.question import Candidate
from guildhall.core.rule import Reason
from guildhall.play.match import LogEntry as CoreLogEntry
from guildhall.play.match import Match
from guildhall.server import schema
from guildhall.server.errors import Refused
from guildhall.server.play import clock
from guildhall.server.play.rebuild import check_playable
from guildhall.server.play.room import Room
from guildhall.server.play.summary import seat_info, table_summary
from guildhall.server.play.viewer import Viewer, encoded
from guildhall.server.store.rows import now

LEGAL = Reason("")
Amounts = tuple[tuple[str, int], ...]
NOTHING_TO_UNDO = schema.UndoInfo(steps=0, take_back=0, redo=0)


def position_for(room: Room, viewer: Viewer) -> str:
    """The state message of a viewer; viewers who may know the same and have seen the same share it."""
    held = room.held(viewer.session)
    eyes = eyes_of(room, viewer, held)
    owner = viewer.session is not None and viewer.session == room.table.owner
    after = viewer.after if 0 <= viewer.after <= room.number else 0
    key = (eyes, tuple(held), owner, after)
    text = None if room.table.clock is not None else room.encoded.get(key)
    if text is None:
        text = room.encoded[key] = encoded(position(room, viewer.session, held, eyes, owner, after))
    return text


def eyes_of(room: Room, viewer: Viewer, held: list[int]) -> int | None:
    """Whose view this viewer gets: the seat they chose, else theirs to act, else their first."""
    if viewer.eyes in held:
        return viewer.eyes
    return next((seat for seat in held if seat in room.table.to_act), held[0] if held else None)


def position(
    room: Room, session: int | None, held: list[int], eyes: int | None, owner: bool, after: int
) -> schema.Position:
    """All that somebody who holds these seats may know, with the log since event `after`."""
    table, match, online = room.table, room.match, room.online()
    running = match if table.status == "playing" else None
    log_after = min(room.counts[after:])
    return schema.Position(
        table=table.id,
        number=table.number,
        actions=table.actions,
        status=table.status,  # type: ignore[arg-type]
        held=held,
        seat=eyes,
        view=None if match is None else match.state.view(eyes),
        decisions=[] if running is None else decisions(room, running, held),
        to_act=[] if running is None else table.to_act,
        turn={} if match is None else match.state.turn(),
        standings=[] if match is None else match.state.standings(),
        log_after=log_after,
        log=[] if match is None else log_since(match, log_after, eyes),
        undo=NOTHING_TO_UNDO if running is None else undo_info(running, held),
        asked=asked(room),
        clock=None if running is None else clock.shown(table.clock, room.seats, table.to_act, now()),
        outcome=table.outcome,
        seats=[seat_info(seat, table, session, online) for seat in room.seats],
        owner=owner,
        rematch=table.rematch,
    )


def undo_info(match: Match, held: list[int]) -> schema.UndoInfo:
    """What the match lets these seats take back; at most one of them made the last action."""
    return schema.UndoInfo(
        steps=max((match.undoable(seat) for seat in held), default=0),
        take_back=max((match.undoable(seat, this_turn=True) for seat in held), default=0),
        redo=match.redoable if match.redo_seat in held else 0,
    )


def asked(room: Room) -> schema.Asked | None:
    """The question to go back that is open, if one is."""
    found = room.table.asked
    if found is None:
        return None
    return schema.Asked(by=found.by, to=found.to, agreed=found.agreed, waiting=room.to_be_asked(found))


# -- decisions and log -----------------------------------------------------------------------------------------------


def decisions(room: Room, match: Match, held: list[int]) -> list[schema.Decision]:
    """One for each of these seats that is to act and that no bot plays."""
    mine = [seat for seat in room.table.to_act if seat in held and room.player(seat) is None]
    return [found for seat in mine if (found := decision(match, seat)) is not None]


def decision(match: Match, seat: int) -> schema.Decision | None:
    """What a seat has to decide, with all candidates: `core.question` as a message."""
    asked = match.question(seat)
    if asked is None:
        return None
    return schema.Decision(
        seat=seat, key=asked.key, args=asked.args, candidates=[candidate(c) for c in asked.candidates]
    )


def candidate(one: Candidate) -> schema.Candidate:
    refused = one.refused or LEGAL
    cost, gain = tuple(one.shown.cost.items()), tuple(one.shown.gain.items())
    return _candidate(one.text, one.verb, one.args, one.targets, refused, one.shown.things, cost, gain)


@lru_cache(maxsize=50_000)
def _candidate(
    text: str,
    verb: str,
    args: tuple[str, ...],
    targets: tuple[str, ...],
    refused: Reason,
    things: tuple[str, ...],
    cost: Amounts,
    gain: Amounts,
) -> schema.Candidate:
    """A candidate, encoded once: the same ones go out with every update."""
    made = schema.Candidate(
        text=text,
        verb=verb,
        args=list(args),
        targets=list(targets),
        rule=refused.rule,
        case=refused.case,
        needed=refused.needed,
        have=refused.have,
        things=list(things),
        cost=dict(cost),
        gain=dict(gain),
    )
    return cast("schema.Candidate", msgspec.Raw(msgspec.json.encode(made)))


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


def table_info(room: Room, session: int | None) -> schema.TableInfo:
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
    )


def _playable(room: Room) -> bool:
    try:
        check_playable(room.table)
    except Refused:
        return False
    return room.broken is None
