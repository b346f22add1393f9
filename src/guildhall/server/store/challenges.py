"""What is kept of challenges: the deal, and which tables play it. A result is the outcome of such a table."""

from __future__ import annotations

from typing import NamedTuple

import msgspec
from sqlalchemy import insert, select
from sqlalchemy.engine import Connection

from guildhall.server.schema import Outcome, SeatNote
from guildhall.server.store import tables
from guildhall.server.store.queries import to_json

MOST_RESULTS = 500


class ChallengeRow(msgspec.Struct, kw_only=True, frozen=True):
    """`seats`: the bots by seat, null for who takes the challenge."""

    id: str
    game: str
    rules: int
    components: str
    options: dict[str, str | int]
    seats: list[str | None]
    seed: int
    day: str | None = None
    owner: int | None = None
    name: str | None = None
    created: int


class Attempt(NamedTuple):
    """A table of a challenge, and who took it there."""

    table: str
    watch: str
    status: str
    session: int | None
    seat: int
    name: str
    outcome: Outcome | None
    notes: list[SeatNote]
    finished: int | None
    went_back: bool
    """Whether it went back behind something that was shown."""


def insert_challenge(connection: Connection, row: ChallengeRow) -> None:
    values = msgspec.structs.asdict(row)
    connection.execute(
        insert(tables.challenges), [{**values, "options": to_json(row.options), "seats": to_json(row.seats)}]
    )


def challenge(connection: Connection, name: str) -> ChallengeRow | None:
    return _first(connection, tables.challenges.c.id == name)


def challenge_of_day(connection: Connection, game: str, day: str) -> ChallengeRow | None:
    columns = tables.challenges.c
    return _first(connection, (columns.game == game) & (columns.day == day))


def _first(connection: Connection, where: object) -> ChallengeRow | None:
    found = connection.execute(select(tables.challenges).where(where)).mappings().first()  # type: ignore[arg-type]
    if found is None:
        return None
    values = dict(found)
    values["options"] = msgspec.json.decode(values["options"], type=dict[str, str | int])
    values["seats"] = msgspec.json.decode(values["seats"], type=list[str | None])
    return ChallengeRow(**values)


def attempts(connection: Connection, name: str) -> list[Attempt]:
    """Everybody's first table of a challenge, the oldest first. One that plays on from another is no attempt."""
    table, seat, event = tables.tables.c, tables.seats.c, tables.events.c
    cut = select(event.number).where(event["table"] == table.id, event.kind == "cut").exists()
    query = (
        select(
            table.id, table.watch, table.status, seat.session, seat.seat, seat.name, table.outcome, table.notes,
            table.finished, cut.label("cut"),
        )
        .join(tables.seats, seat["table"] == table.id)
        .where(table.challenge == name, table.taken_over.is_(None), seat.kind == "person")
        .order_by(table.created, table.id)
        .limit(MOST_RESULTS)
    )  # fmt: skip
    found: dict[object, Attempt] = {}
    for row in connection.execute(query):
        outcome = None if row.outcome is None else msgspec.json.decode(row.outcome, type=Outcome)
        notes = [] if row.notes is None else msgspec.json.decode(row.notes, type=list[SeatNote])
        one = Attempt(
            row.id, row.watch, row.status, row.session, row.seat, row.name, outcome, notes, row.finished, bool(row.cut)
        )
        found.setdefault(row.session if row.session is not None else row.id, one)
    return list(found.values())


def has_finished(connection: Connection, name: str, session: int) -> bool:
    """Whether somebody has played a challenge to its end."""
    table, seat = tables.tables.c, tables.seats.c
    query = (
        select(table.id)
        .join(tables.seats, seat["table"] == table.id)
        .where(table.challenge == name, table.taken_over.is_(None), table.status == "finished", seat.session == session)
        .limit(1)
    )
    return connection.execute(query).first() is not None
