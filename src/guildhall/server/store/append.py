"""Writing what happened at tables: the events, and what follows from them for the tables' rows.

This is what a busy server does all day, so the statements are compiled once and then go straight to the database's
driver: through all layers of SQLAlchemy the same commit takes six times as long.
"""

from __future__ import annotations

from collections.abc import Iterable
from operator import attrgetter
from typing import Any

import msgspec
from sqlalchemy import bindparam, delete, insert, null, update
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
    .values({**{name: bindparam(f"new_{name}") for name in (*SUMMARY, "updated")}, "asked": null()})
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
    """A statement in the words of one driver; `sources` are the attributes of a row that its values are, by name."""

    def __init__(
        self, statement: Insert | Update | Delete, dialect: Dialect, sources: dict[str, str] | None = None
    ) -> None:
        compiled = statement.compile(dialect=dialect)
        self._text = str(compiled)
        self._order = compiled.positiontup
        """The names of the values in order, for a driver that takes them by place."""
        if sources is not None:
            self._names = self._order or list(sources)
            self._taken = attrgetter(*(sources[name] for name in self._names))

    def run(self, cursor: Any, rows: list[Values]) -> None:
        if rows:
            order = self._order
            cursor.executemany(self._text, rows if order is None else [[row[name] for name in order] for row in rows])

    def run_for(self, cursor: Any, items: list[Append]) -> None:
        """The same with rows as they are, straight from their attributes."""
        if items:
            rows = map(self._taken, items)
            if self._order is None:
                cursor.executemany(self._text, [dict(zip(self._names, row, strict=True)) for row in rows])
            else:
                cursor.executemany(self._text, rows)


class Appending:
    """The statements of an event, for one kind of database."""

    def __init__(self, dialect: Dialect) -> None:
        self._insert_event = Statement(INSERT_EVENT, dialect, {name: name for name in EVENT})
        self._update_table = Statement(UPDATE_TABLE, dialect, {**_new_names(SUMMARY), "new_updated": "at"})
        self._reschedule_table = Statement(RESCHEDULE_TABLE, dialect, _new_names(SCHEDULE))
        self._update_clock = Statement(UPDATE_CLOCK, dialect)
        self._delete_snapshot = Statement(DELETE_SNAPSHOT, dialect)
        self._insert_snapshot = Statement(INSERT_SNAPSHOT, dialect)

    def append_all(self, cursor: Any, items: list[Append]) -> None:
        """Keep events of different tables; a number that is taken breaks the key of `events`."""
        self._insert_event.run_for(cursor, items)
        self._update_table.run_for(cursor, items)
        self._reschedule_table.run_for(cursor, [item for item in items if item.rescheduled])
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


def _new_names(names: tuple[str, ...]) -> dict[str, str]:
    return {**{f"new_{name}": name for name in names}, "of": "table"}


def _clocks(item: Append) -> Iterable[Values]:
    return [_clock(item.table, clock) for clock in item.clocks]


def _clock(table: str, row: SeatClock) -> Values:
    return {"of": table, "whose": row.seat, **{f"new_{name}": getattr(row, name) for name in CLOCK}}
