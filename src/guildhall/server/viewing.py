"""What a viewer may know, as messages. Everything that leaves the server about a position is made here, per seat."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

import msgspec

from guildhall.core.question import Candidate
from guildhall.core.rule import Reason
from guildhall.core.state import Outcome as CoreOutcome
from guildhall.play.match import LogEntry as CoreLogEntry
from guildhall.play.match import Match
from guildhall.server import schema
from guildhall.server.kept import SeatRow, TableRow

LEGAL = Reason("")
Amounts = tuple[tuple[str, int], ...]


def decision(match: Match, seat: int) -> schema.Decision | None:
    """What a seat has to decide, with all candidates: `core.question` as a message."""
    asked = match.question(seat)
    if asked is None:
        return None
    return schema.Decision(
        seat=seat, key=asked.key, args=asked.args, candidates=[_encoded(c) for c in asked.candidates]
    )


def _encoded(one: Candidate) -> schema.Candidate:
    refused = one.refused or LEGAL
    things, cost, gain = one.shown.things, tuple(one.shown.cost.items()), tuple(one.shown.gain.items())
    return encoded(one.text, one.verb, one.args, one.targets, refused, things, cost, gain)


@lru_cache(maxsize=50_000)
def encoded(
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


def outcome(found: CoreOutcome | None) -> schema.Outcome | None:
    if found is None:
        return None
    return schema.Outcome(
        reason=found.reason, scores=list(found.scores), ranks=list(found.ranks), winners=found.winners()
    )


def seat_info(row: SeatRow, table: TableRow, session: int | None, online: set[int]) -> schema.Seat:
    person = row.kind == "person"
    return schema.Seat(
        seat=row.seat,
        kind=row.kind,  # type: ignore[arg-type]
        name=row.name,
        bot=row.bot,
        online=person and row.seat in online,
        mine=person and session is not None and row.session == session,
        owner=person and row.session is not None and row.session == table.owner,
        left=row.left,
    )


def summary(table: TableRow, seats: list[SeatRow], session: int | None, online: set[int]) -> schema.TableSummary:
    mine = [seat for seat in seats if session is not None and seat.session == session and seat.bot is None]
    playing = table.status == "playing"
    return schema.TableSummary(
        id=table.id,
        game=table.game,
        status=table.status,  # type: ignore[arg-type]
        options=table.options,
        seats=[seat_info(seat, table, session, online) for seat in seats],
        to_act=table.to_act if playing else [],
        my_turn=playing and any(seat.seat in table.to_act for seat in mine),
        number=table.number,
        actions=table.actions,
        created=table.created,
        updated=table.updated,
        outcome=table.outcome,
    )
