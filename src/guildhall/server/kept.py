"""Rows as they are kept, and the queries on them. All functions run in a database thread on a given connection."""

from __future__ import annotations

import secrets
import time
from typing import Any

import msgspec
from sqlalchemy import func, insert, select, update
from sqlalchemy.engine import Connection

from guildhall.server import database as db
from guildhall.server.errors import not_found
from guildhall.server.schema import ChatLine, ClockPlan, Outcome
from guildhall.server.store import Conflict, rows

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
LATEST_CHAT = 200
MOST_LISTED = 200


class Asking(msgspec.Struct):
    """A question to go back; see `schema.Asked`."""

    by: int
    to: int
    agreed: list[int]


class SeatRow(msgspec.Struct):
    seat: int
    kind: str
    session: int | None
    name: str
    bot: str | None
    token: str
    left: bool = False
    bank: int = 0
    grace: int = 0
    since: int = 0

    @property
    def played_by_bot(self) -> bool:
        return self.bot is not None


class TableRow(msgspec.Struct, kw_only=True):
    id: str
    game: str
    rules: int
    components: str
    options: dict[str, str | int]
    seed: int
    seed_chosen: bool = False
    lot: bool = False
    clock: ClockPlan | None = None
    webhook: str | None = None
    owner: int | None = None
    invite: str
    watch: str
    status: str = "waiting"
    revision: int = 0
    """Grows with every change that is not an event (seats, questions), so that two of them cannot mix."""
    number: int = 0
    actions: int = 0
    to_act: list[int] = []
    asked: Asking | None = None
    outcome: Outcome | None = None
    bot_to_act: bool = False
    deadline: int | None = None
    rematch: str | None = None
    rematch_of: str | None = None
    created: int
    updated: int
    started: int | None = None
    finished: int | None = None


class EventRow(msgspec.Struct):
    number: int
    kind: str
    seat: int
    text: str
    actions: int
    at: int


class Snapshot(msgspec.Struct):
    """A match as it was after event `number`."""

    number: int
    text: str


class Kept(msgspec.Struct):
    """All that is kept of a table from some event number and chat line on."""

    table: TableRow
    seats: list[SeatRow]
    events: list[EventRow]
    chat: list[ChatLine]
    snapshot: Snapshot | None = None


JSON_COLUMNS: dict[str, Any] = {
    "options": dict[str, str | int],
    "clock": ClockPlan,
    "to_act": list[int],
    "asked": Asking,
    "outcome": Outcome,
}


def now() -> int:
    return int(time.time() * 1000)


def new_id() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(10))


def new_token() -> str:
    return secrets.token_urlsafe(18)


def to_json(value: Any) -> str | None:
    return None if value is None else msgspec.json.encode(value).decode()


def _table(row: Any) -> TableRow:
    values = dict(row)
    for column, kind in JSON_COLUMNS.items():
        if values[column] is not None:
            values[column] = msgspec.json.decode(values[column], type=kind)
    return TableRow(**values)


def _row(table: TableRow) -> dict[str, Any]:
    values = {field: getattr(table, field) for field in table.__struct_fields__}
    for column in JSON_COLUMNS:
        values[column] = to_json(values[column])
    return values


SEAT_COLUMNS = [db.seats.c[name] for name in SeatRow.__struct_fields__]
EVENT_COLUMNS = [db.events.c[name] for name in EventRow.__struct_fields__]
CHAT_COLUMNS = [db.chat.c[name] for name in ("id", "at", "seat", "name", "text")]


def load(connection: Connection, table: str, after: int = 0, chat_after: int = 0) -> Kept:
    """A table with what happened after event `after` and was said after line `chat_after`; Refused if unknown."""
    found = rows(connection, select(db.tables).where(db.tables.c.id == table))
    if not found:
        raise not_found("such table")
    seats = select(*SEAT_COLUMNS).where(db.seats.c["table"] == table).order_by(db.seats.c.seat)
    events = (
        select(*EVENT_COLUMNS)
        .where(db.events.c["table"] == table, db.events.c.number > after)
        .order_by(db.events.c.number)
    )
    return Kept(
        _table(found[0]),
        [SeatRow(*row) for row in connection.execute(seats)],
        [EventRow(*row) for row in connection.execute(events)],
        latest_chat(connection, table, chat_after),
        _snapshot(connection, table) if after == 0 else None,
    )


def _snapshot(connection: Connection, table: str) -> Snapshot | None:
    columns = db.snapshots.c
    row = connection.execute(select(columns.number, columns.text).where(columns["table"] == table)).first()
    return None if row is None else Snapshot(row.number, row.text)


def latest_chat(connection: Connection, table: str, after: int) -> list[ChatLine]:
    lines = (
        select(*CHAT_COLUMNS)
        .where(db.chat.c["table"] == table, db.chat.c.id > after)
        .order_by(db.chat.c.id.desc())
        .limit(LATEST_CHAT)
    )
    return [ChatLine(*row) for row in connection.execute(lines)][::-1]


def tables_of(connection: Connection, session: int) -> list[tuple[TableRow, list[SeatRow]]]:
    """The tables where a session sits or which it owns, the latest first."""
    seated = select(db.seats.c["table"]).where(db.seats.c.session == session)
    query = (
        select(db.tables)
        .where(db.tables.c.id.in_(seated) | (db.tables.c.owner == session))
        .order_by(db.tables.c.updated.desc(), db.tables.c.id)
        .limit(MOST_LISTED)
    )
    found = [_table(row) for row in connection.execute(query).mappings()]
    seats: dict[str, list[SeatRow]] = {table.id: [] for table in found}
    wanted = (
        select(db.seats.c["table"], *SEAT_COLUMNS)
        .where(db.seats.c["table"].in_(list(seats)))
        .order_by(db.seats.c["table"], db.seats.c.seat)
    )
    for table, *values in connection.execute(wanted):
        seats[table].append(SeatRow(*values))
    return [(table, seats[table.id]) for table in found]


def waiting_for_bots(connection: Connection, quiet_since: int) -> list[str]:
    """Tables where a bot is to act and nothing has happened for a while, such as those a crash interrupted."""
    query = select(db.tables.c.id).where(db.tables.c.bot_to_act, db.tables.c.updated <= quiet_since)
    return list(connection.execute(query).scalars())


def out_of_time(connection: Connection, at: int) -> list[str]:
    """Tables where somebody's time is up."""
    return list(connection.execute(select(db.tables.c.id).where(db.tables.c.deadline <= at)).scalars())


def insert_table(connection: Connection, table: TableRow, seats: list[SeatRow]) -> None:
    connection.execute(insert(db.tables), [_row(table)])
    connection.execute(insert(db.seats), [{"table": table.id, **_fields(seat)} for seat in seats])


def update_table(connection: Connection, table: str, revision: int, **values: Any) -> None:
    """Change columns of a table, given as they are in TableRow; Conflict if it is not at this revision any more."""
    for column in JSON_COLUMNS:
        if column in values:
            values[column] = to_json(values[column])
    query = update(db.tables).where(db.tables.c.id == table, db.tables.c.revision == revision)
    if connection.execute(query.values(revision=revision + 1, **values)).rowcount != 1:
        raise Conflict


def update_seat(connection: Connection, table: str, seat: SeatRow) -> None:
    connection.execute(
        update(db.seats)
        .where(db.seats.c["table"] == table, db.seats.c.seat == seat.seat)
        .values({key: value for key, value in _fields(seat).items() if key != "seat"})
    )


def add_chat(connection: Connection, table: str, session: int, seat: int | None, name: str, text: str) -> ChatLine:
    last = connection.execute(select(func.max(db.chat.c.id)).where(db.chat.c["table"] == table)).scalar()
    line = ChatLine(id=(last or 0) + 1, at=now(), seat=seat, name=name, text=text)
    values = {"table": table, "session": session, **_fields(line)}
    connection.execute(insert(db.chat), [values])
    return line


def _fields(row: msgspec.Struct) -> dict[str, Any]:
    return {field: getattr(row, field) for field in row.__struct_fields__}
