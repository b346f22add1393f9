"""Writing what happened at tables: the events, and what follows from them for the tables' rows.

This is what a busy server does all day, so the statements are compiled once and then go straight to the database's
driver: through all layers of SQLAlchemy the same commit takes six times as long.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import bindparam, delete, insert, update
from sqlalchemy.engine import Dialect
from sqlalchemy.sql.expression import Delete, Insert, Update

from guildhall.server.store import tables
from guildhall.server.store.rows import Append, SeatClock

Values = dict[str, Any]

EVENT = ("table", "number", "kind", "seat", "text", "actions", "at")
SUMMARY = ("number", "actions", "status", "to_act", "outcome", "finished")
"""Columns of a table that every event sets anew, by the same names in `Append`."""
SCHEDULE = ("bot_to_act", "deadline")
"""Those that it sets only if they are new."""
CLOCK = ("bank", "grace", "since", "late")

INSERT_EVENT = insert(tables.events)
UPDATE_TABLE = (
    update(tables.tables)
    .where(tables.tables.c.id == bindparam("of"))
    .values({name: bindparam(f"new_{name}") for name in (*SUMMARY, "updated", "asked")})
)
RESCHEDULE_TABLE = (
    update(tables.tables)
    .where(tables.tables.c.id == bindparam("of"))
    .values({name: bindparam(f"new_{name}") for name in SCHEDULE})
)
UPDATE_CLOCK = (
    update(tables.seats)
    .where(tables.seats.c["table"] == bindparam("of"), tables.seats.c.seat == bindparam("whose"))
    .values({name: bindparam(f"new_{name}") for name in CLOCK})
)
DELETE_SNAPSHOT = delete(tables.snapshots).where(tables.snapshots.c["table"] == bindparam("of"))
INSERT_SNAPSHOT = insert(tables.snapshots)


class Statement:
    """A statement in the words of one driver."""

    def __init__(self, statement: Insert | Update | Delete, dialect: Dialect) -> None:
        compiled = statement.compile(dialect=dialect)
        self._text = str(compiled)
        self._order = compiled.positiontup
        """The names of the values in order, for a driver that takes them by place."""

    def run(self, cursor: Any, rows: list[Values]) -> None:
        if rows:
            order = self._order
            cursor.executemany(self._text, rows if order is None else [[row[name] for name in order] for row in rows])


class Appending:
    """The statements of an event, for one kind of database."""

    def __init__(self, dialect: Dialect) -> None:
        self._insert_event = Statement(INSERT_EVENT, dialect)
        self._update_table = Statement(UPDATE_TABLE, dialect)
        self._reschedule_table = Statement(RESCHEDULE_TABLE, dialect)
        self._update_clock = Statement(UPDATE_CLOCK, dialect)
        self._delete_snapshot = Statement(DELETE_SNAPSHOT, dialect)
        self._insert_snapshot = Statement(INSERT_SNAPSHOT, dialect)

    def append_all(self, cursor: Any, items: list[Append]) -> None:
        """Keep events of different tables; a number that is taken breaks the key of `events`."""
        self._insert_event.run(cursor, [{name: getattr(item, name) for name in EVENT} for item in items])
        self._update_table.run(cursor, [_summary(item) for item in items])
        self._reschedule_table.run(cursor, [_new(item.table, item, SCHEDULE) for item in items if item.rescheduled])
        self._update_clock.run(cursor, [row for item in items for row in _clocks(item)])
        # A finished match is not gone on with, and looking back at it plays it again anyhow: it keeps no snapshot.
        ended = [item.table for item in items if item.finished is not None]
        kept = [
            {"table": item.table, **msgspec.structs.asdict(item.snapshot())}
            for item in items
            if item.snapshot is not None and item.finished is None
        ]
        self._delete_snapshot.run(cursor, [{"of": table} for table in (*ended, *(row["table"] for row in kept))])
        self._insert_snapshot.run(cursor, kept)


def _summary(item: Append) -> Values:
    return _new(item.table, item, SUMMARY) | {"new_updated": item.at, "new_asked": None}


def _clocks(item: Append) -> Iterable[Values]:
    return [_new(item.table, clock, CLOCK) | {"whose": clock.seat} for clock in item.clocks]


def _new(table: str, row: Append | SeatClock, names: tuple[str, ...]) -> Values:
    return {"of": table, **{f"new_{name}": getattr(row, name) for name in names}}
