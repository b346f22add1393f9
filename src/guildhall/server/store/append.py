"""Writing what happened at tables: the events, and what follows from them for the tables' rows."""

from __future__ import annotations

from sqlalchemy import bindparam, delete, insert, update
from sqlalchemy.engine import Connection

from guildhall.server.store import tables
from guildhall.server.store.rows import Append

INSERT_EVENT = insert(tables.events)
UPDATE_TABLE = (
    update(tables.tables)
    .where(tables.tables.c.id == bindparam("of"))
    .values(
        {
            name: bindparam(f"new_{name}")
            for name in (
                "number",
                "actions",
                "status",
                "to_act",
                "bot_to_act",
                "deadline",
                "outcome",
                "finished",
                "updated",
            )
        }
        | {"asked": None}
    )
)
UPDATE_CLOCK = (
    update(tables.seats)
    .where(tables.seats.c["table"] == bindparam("of"), tables.seats.c.seat == bindparam("whose"))
    .values({name: bindparam(f"new_{name}") for name in ("bank", "grace", "since")})
)
DELETE_SNAPSHOT = delete(tables.snapshots).where(tables.snapshots.c["table"] == bindparam("of"))
INSERT_SNAPSHOT = insert(tables.snapshots)


def append_all(connection: Connection, items: list[Append]) -> None:
    """Keep events of different tables; a number that is taken breaks the key of `events`."""
    connection.execute(
        INSERT_EVENT,
        [
            {
                "table": item.table,
                "number": item.number,
                "kind": item.kind,
                "seat": item.seat,
                "text": item.text,
                "actions": item.actions,
                "at": item.at,
            }
            for item in items
        ],
    )
    connection.execute(
        UPDATE_TABLE,
        [
            {
                "of": item.table,
                "new_number": item.number,
                "new_actions": item.actions,
                "new_status": item.status,
                "new_to_act": item.to_act,
                "new_bot_to_act": item.bot_to_act,
                "new_deadline": item.deadline,
                "new_outcome": item.outcome,
                "new_finished": item.finished,
                "new_updated": item.at,
            }
            for item in items
        ],
    )
    _keep_clocks(connection, items)
    _keep_snapshots(connection, items)


def _keep_clocks(connection: Connection, items: list[Append]) -> None:
    clocks = [
        {
            "of": item.table,
            "whose": clock.seat,
            "new_bank": clock.bank,
            "new_grace": clock.grace,
            "new_since": clock.since,
        }
        for item in items
        for clock in item.clocks
    ]
    if clocks:
        connection.execute(UPDATE_CLOCK, clocks)


def _keep_snapshots(connection: Connection, items: list[Append]) -> None:
    """A finished match is not gone on with, and looking back at it plays it again anyhow: it keeps none."""
    outdated = [{"of": item.table} for item in items if item.snapshot is not None or item.finished is not None]
    if outdated:
        connection.execute(DELETE_SNAPSHOT, outdated)
    snapshots = [
        {"table": item.table, "number": item.number - 1, "text": item.snapshot}
        for item in items
        if item.snapshot is not None and item.finished is None
    ]
    if snapshots:
        connection.execute(INSERT_SNAPSHOT, snapshots)
