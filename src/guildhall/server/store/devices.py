"""The devices that are told when it is somebody's turn. All functions run in a database thread."""

from __future__ import annotations

import hashlib

from sqlalchemy import delete, insert, select
from sqlalchemy.engine import Connection

from guildhall.server.store import tables
from guildhall.server.store.rows import DeviceRow, now

MOST = 10
"""Devices of one session; the oldest goes."""
COLUMNS = [tables.devices.c[name] for name in DeviceRow.__struct_fields__]


def add(connection: Connection, session: int, device: DeviceRow) -> None:
    """Remember a device; one that is known becomes this session's."""
    own = tables.devices.c
    forget(connection, device.endpoint)
    values = {name: getattr(device, name) for name in DeviceRow.__struct_fields__}
    known = {"digest": _digest(device.endpoint), "session": session, "created": now()}
    connection.execute(insert(tables.devices), {**values, **known})
    query = select(own.id).where(own.session == session).order_by(own.id.desc()).offset(MOST)
    old = list(connection.execute(query).scalars())
    if old:
        connection.execute(delete(tables.devices).where(own.id.in_(old)))


def forget(connection: Connection, endpoint: str, session: int | None = None) -> None:
    """Forget a device, if it is this session's where one is named."""
    query = delete(tables.devices).where(tables.devices.c.digest == _digest(endpoint))
    connection.execute(query if session is None else query.where(tables.devices.c.session == session))


def of(connection: Connection, sessions: set[int]) -> list[tuple[int, DeviceRow]]:
    """The devices of some sessions that are not revoked, each with whose it is."""
    session = tables.devices.c.session
    query = (
        select(session, *COLUMNS)
        .join(tables.sessions, tables.sessions.c.id == session)
        .where(session.in_(sessions), ~tables.sessions.c.revoked)
        .order_by(tables.devices.c.id)
    )
    return [(row[0], DeviceRow(*row[1:])) for row in connection.execute(query)]


def _digest(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()
