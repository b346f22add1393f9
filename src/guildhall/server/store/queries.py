"""The queries. All functions run in a database thread on a given connection."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from sqlalchemy import and_, delete, func, insert, or_, select, update
from sqlalchemy.engine import Connection

from guildhall.server.errors import not_found
from guildhall.server.schema import ChatLine, ClockPlan, Outcome, SeatNote
from guildhall.server.store import tables
from guildhall.server.store.rows import (
    Asking,
    EventRow,
    Person,
    Proposal,
    SeatRow,
    Snapshot,
    StoredTable,
    TableRow,
    now,
)
from guildhall.server.store.writer import Conflict

LOG = logging.getLogger("guildhall.store")
LATEST_CHAT = 200
MOST_LISTED = 200

JSON_COLUMNS: dict[str, Any] = {
    "options": dict[str, str | int],
    "clock": ClockPlan,
    "to_act": list[int],
    "asked": Asking,
    "outcome": Outcome,
    "proposed": Proposal,
    "notes": list[SeatNote],
}


def to_json(value: Any) -> str | None:
    return None if value is None else msgspec.json.encode(value).decode()


def _table(row: Any) -> TableRow:
    values = dict(row)
    for column, kind in JSON_COLUMNS.items():
        if values[column] is not None:
            values[column] = msgspec.json.decode(values[column], type=kind)
    return TableRow(**values)


def _readable(row: Any) -> TableRow | None:
    """A row for a list; None if it is damaged, so that the list has the others."""
    try:
        return _table(row)
    except (msgspec.DecodeError, TypeError) as error:
        LOG.error("table %s is damaged and left out of a list: %s", row["id"], error)
        return None


def _row(table: TableRow) -> dict[str, Any]:
    values = {field: getattr(table, field) for field in table.__struct_fields__}
    for column in JSON_COLUMNS:
        values[column] = to_json(values[column])
    return values


SEAT_COLUMNS = [tables.seats.c[name] for name in SeatRow.__struct_fields__]
EVENT_COLUMNS = [tables.events.c[name] for name in EventRow.__struct_fields__]
CHAT_COLUMNS = [tables.chat.c[name] for name in ("id", "at", "seat", "name", "text")]


def load(connection: Connection, table: str, after: int = 0, chat_after: int = 0) -> StoredTable:
    """A table with what happened after event `after` and was said after line `chat_after`; Refused if unknown."""
    found = connection.execute(select(tables.tables).where(tables.tables.c.id == table)).mappings().first()
    if found is None:
        raise not_found("such table")
    seats = select(*SEAT_COLUMNS).where(tables.seats.c["table"] == table).order_by(tables.seats.c.seat)
    events = (
        select(*EVENT_COLUMNS)
        .where(tables.events.c["table"] == table, tables.events.c.number > after)
        .order_by(tables.events.c.number)
    )
    return StoredTable(
        _table(found),
        [SeatRow(*row) for row in connection.execute(seats)],
        [EventRow(*row) for row in connection.execute(events)],
        latest_chat(connection, table, chat_after),
        _snapshot(connection, table) if after == 0 else None,
    )


def news(connection: Connection, known: dict[str, tuple[int, int]]) -> dict[str, StoredTable]:
    """For several tables at once, each with the event and the chat line up to which it is known: what is new."""
    found = {
        row["id"]: StoredTable(_table(row), [], [], [])
        for row in connection.execute(select(tables.tables).where(tables.tables.c.id.in_(known))).mappings()
    }
    seats = select(tables.seats.c["table"], *SEAT_COLUMNS).where(tables.seats.c["table"].in_(known))
    for table, *values in connection.execute(seats.order_by(tables.seats.c.seat)):
        found[table].seats.append(SeatRow(*values))
    event, line = tables.events.c, tables.chat.c
    later = or_(*(and_(event["table"] == table, event.number > after) for table, (after, _) in known.items()))
    for table, *values in connection.execute(
        select(event["table"], *EVENT_COLUMNS).where(later).order_by(event["table"], event.number)
    ):
        found[table].events.append(EventRow(*values))
    later = or_(*(and_(line["table"] == table, line.id > after) for table, (_, after) in known.items()))
    for table, *values in connection.execute(
        select(line["table"], *CHAT_COLUMNS).where(later).order_by(line["table"], line.id)
    ):
        found[table].chat.append(ChatLine(*values))
    return found


def _snapshot(connection: Connection, table: str) -> Snapshot | None:
    columns = tables.snapshots.c
    query = select(columns.number, columns.text, columns.digest).where(columns["table"] == table)
    row = connection.execute(query).first()
    return None if row is None else Snapshot(row.number, row.text, row.digest)


def latest_chat(connection: Connection, table: str, after: int) -> list[ChatLine]:
    lines = (
        select(*CHAT_COLUMNS)
        .where(tables.chat.c["table"] == table, tables.chat.c.id > after)
        .order_by(tables.chat.c.id.desc())
        .limit(LATEST_CHAT)
    )
    return [ChatLine(*row) for row in connection.execute(lines)][::-1]


def tables_of(connection: Connection, session: int) -> list[tuple[TableRow, list[SeatRow]]]:
    """The tables where a session sits or which it owns, the latest first."""
    seated = select(tables.seats.c["table"]).where(tables.seats.c.session == session)
    query = (
        select(tables.tables)
        .where(tables.tables.c.id.in_(seated) | (tables.tables.c.owner == session))
        .order_by(tables.tables.c.updated.desc(), tables.tables.c.id)
        .limit(MOST_LISTED)
    )
    found = [table for row in connection.execute(query).mappings() if (table := _readable(row)) is not None]
    seats: dict[str, list[SeatRow]] = {table.id: [] for table in found}
    wanted = (
        select(tables.seats.c["table"], *SEAT_COLUMNS)
        .where(tables.seats.c["table"].in_(list(seats)))
        .order_by(tables.seats.c["table"], tables.seats.c.seat)
    )
    for table, *values in connection.execute(wanted):
        seats[table].append(SeatRow(*values))
    return [(table, seats[table.id]) for table in found]


def ahead_of_time(connection: Connection, at: int) -> list[str]:
    """Running tables where the last thing happened after `at`: the machine's clock has gone back since."""
    query = select(tables.tables.c.id).where(tables.tables.c.status == "playing", tables.tables.c.updated > at)
    return list(connection.execute(query).scalars())


def waiting_for_bots(connection: Connection, quiet_since: int) -> list[str]:
    """Tables where a bot is to act and nothing has happened for a while, such as those a crash interrupted."""
    query = select(tables.tables.c.id).where(tables.tables.c.bot_to_act, tables.tables.c.updated <= quiet_since)
    return list(connection.execute(query).scalars())


def count_bot_tables(connection: Connection, owner: int | None) -> tuple[int, int]:
    """At how many tables of this owner, and in all, only bots play."""
    table, seat = tables.tables.c, tables.seats.c
    person = select(seat.seat).where(seat["table"] == table.id, seat.bot.is_(None)).exists()
    owners = list(connection.execute(select(table.owner).where(table.bot_to_act, ~person)).scalars())
    return owners.count(owner), len(owners)


def out_of_time(connection: Connection, at: int) -> list[str]:
    """Tables where somebody's time is up."""
    return list(connection.execute(select(tables.tables.c.id).where(tables.tables.c.deadline <= at)).scalars())


def insert_table(connection: Connection, table: TableRow, seats: list[SeatRow], events: list[EventRow]) -> None:
    """A new table; with events if its match goes on from another, or shows one."""
    connection.execute(insert(tables.tables), [_row(table)])
    connection.execute(insert(tables.seats), [{"table": table.id, **_fields(seat)} for seat in seats])
    if events:
        connection.execute(insert(tables.events), [{"table": table.id, **_fields(event)} for event in events])


def opened_record(connection: Connection, owner: int, digest: str) -> str | None:
    """The table that shows a record to who opened it before."""
    columns = tables.tables.c
    return connection.execute(
        select(columns.id).where(columns.owner == owner, columns.opened == digest).limit(1)
    ).scalar()


def update_table(connection: Connection, table: str, revision: int, **values: Any) -> None:
    """Change columns of a table, given as they are in TableRow; Conflict if it is not at this revision any more."""
    for column in JSON_COLUMNS:
        if column in values:
            values[column] = to_json(values[column])
    query = update(tables.tables).where(tables.tables.c.id == table, tables.tables.c.revision == revision)
    if connection.execute(query.values(revision=revision + 1, **values)).rowcount != 1:
        raise Conflict


def update_seat(connection: Connection, table: str, seat: SeatRow) -> None:
    connection.execute(
        update(tables.seats)
        .where(tables.seats.c["table"] == table, tables.seats.c.seat == seat.seat)
        .values({key: value for key, value in _fields(seat).items() if key != "seat"})
    )


def add_chat(connection: Connection, table: str, session: int, seat: int | None, name: str, text: str) -> ChatLine:
    last = connection.execute(select(func.max(tables.chat.c.id)).where(tables.chat.c["table"] == table)).scalar()
    line = ChatLine(id=(last or 0) + 1, at=now(), seat=seat, name=name, text=text)
    values = {"table": table, "session": session, **_fields(line)}
    connection.execute(insert(tables.chat), [values])
    return line


# -- notebooks -------------------------------------------------------------------------------------------------------


def notebook(connection: Connection, table: str, seat: int) -> tuple[int, str]:
    """Revision and text of a seat's notebook; 0 and nothing if it is empty."""
    columns = tables.notebooks.c
    query = select(columns.revision, columns.text).where(columns["table"] == table, columns.seat == seat)
    row = connection.execute(query).first()
    return (0, "") if row is None else (row.revision, row.text)


def keep_notebook(connection: Connection, table: str, seat: int, revision: int, text: str) -> None:
    """Write a notebook anew; Conflict if it is not at this revision any more."""
    columns = tables.notebooks.c
    if revision == 0:
        values = {"table": table, "seat": seat, "revision": 1, "text": text}
        connection.execute(insert(tables.notebooks), [values])
        return
    query = update(tables.notebooks).where(
        columns["table"] == table, columns.seat == seat, columns.revision == revision
    )
    if connection.execute(query.values(revision=revision + 1, text=text)).rowcount != 1:
        raise Conflict


def erase_notebook(connection: Connection, table: str, seat: int) -> None:
    columns = tables.notebooks.c
    connection.execute(delete(tables.notebooks).where(columns["table"] == table, columns.seat == seat))


def _fields(row: msgspec.Struct) -> dict[str, Any]:
    return {field: getattr(row, field) for field in row.__struct_fields__}


# -- sessions --------------------------------------------------------------------------------------------------------


def find_session(connection: Connection, secret_hash: str) -> Person | None:
    """Whose session it is; None if it is unknown or revoked."""
    columns = tables.sessions.c
    query = select(columns.id, columns.name).where(columns.hash == secret_hash, ~columns.revoked)
    row = connection.execute(query).first()
    return None if row is None else Person(row.id, row.name)


def insert_session(connection: Connection, secret_hash: str, name: str) -> Person:
    values = {"hash": secret_hash, "name": name, "created": now(), "revoked": False}
    made = connection.execute(insert(tables.sessions).returning(tables.sessions.c.id), values)
    return Person(int(made.scalar_one()), name)


def update_session(connection: Connection, session: int, **values: Any) -> None:
    connection.execute(update(tables.sessions).where(tables.sessions.c.id == session).values(**values))
