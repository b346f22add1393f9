"""A table as lists show it: who sits there, how it stands, how it ended."""

from __future__ import annotations

from typing import Literal

from guildhall.core.state import Outcome as CoreOutcome
from guildhall.server import schema
from guildhall.server.store.rows import SeatRow, TableRow, now

LONG_MILLISECONDS = 24 * 3_600_000
"""Who is to act at a table without a clock and has not been here for so long is away."""

Gone = Literal["left", "late", "away"]


def outcome(found: CoreOutcome | None) -> schema.Outcome | None:
    if found is None:
        return None
    return schema.Outcome(
        reason=found.reason, scores=list(found.scores), ranks=list(found.ranks), winners=found.winners()
    )


def gone(row: SeatRow, table: TableRow, online: set[int], at: int) -> Gone | None:
    """Why a bot may stand in for a person without asking, if it may."""
    if row.kind != "person" or table.status != "playing":
        return None
    if row.left:
        return "left"
    if row.late:
        return "late"
    long = at - table.updated >= LONG_MILLISECONDS
    away = table.clock is None and row.seat in table.to_act and row.seat not in online and row.bot is None
    return "away" if long and away else None


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
        gone=gone(row, table, online, now()),
    )


def table_summary(table: TableRow, seats: list[SeatRow], session: int | None, online: set[int]) -> schema.TableSummary:
    mine = [seat for seat in seats if session is not None and seat.session == session and seat.bot is None]
    playing = table.status == "playing"
    return schema.TableSummary(
        id=table.id,
        name=table.name,
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
        opened=table.opened is not None,
    )
