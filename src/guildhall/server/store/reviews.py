"""What is kept of reviews. All functions run in a database thread on a given connection."""

from __future__ import annotations

from sqlalchemy import delete, insert, select, update
from sqlalchemy.engine import Connection

from guildhall.server.store import tables
from guildhall.server.store.rows import ReviewRow, now

COLUMNS = [tables.reviews.c[name] for name in ReviewRow.__struct_fields__]


def find(connection: Connection, table: str) -> ReviewRow | None:
    row = connection.execute(select(*COLUMNS).where(tables.reviews.c["table"] == table)).first()
    return None if row is None else ReviewRow(*row)


def begin(connection: Connection, row: ReviewRow) -> None:
    """Keep a review that is made from now on, in place of whatever there was."""
    forget(connection, row.table)
    connection.execute(insert(tables.reviews), [{name: getattr(row, name) for name in row.__struct_fields__}])


def keep(connection: Connection, table: str, looks: str, status: str, review: str | None = None) -> bool:
    """Keep how far it is; whether it is to go on, which somebody at another worker may not want any more."""
    columns = tables.reviews.c
    query = update(tables.reviews).where(columns["table"] == table, columns.status == "running")
    changed = connection.execute(query.values(looks=looks, status=status, review=review, updated=now()))
    return changed.rowcount == 1


def stop(connection: Connection, table: str) -> None:
    columns = tables.reviews.c
    query = update(tables.reviews).where(columns["table"] == table, columns.status == "running")
    connection.execute(query.values(status="stopped", updated=now()))


def forget(connection: Connection, table: str) -> None:
    connection.execute(delete(tables.reviews).where(tables.reviews.c["table"] == table))
