"""The rows of the database as values, and what is new in them: times, ids, tokens."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable

import msgspec

from guildhall.server.schema import ChatLine, ClockPlan, Outcome, SeatNote

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"


def now() -> int:
    return int(time.time() * 1000)


def new_id() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(10))


def new_token() -> str:
    return secrets.token_urlsafe(18)


class Person(msgspec.Struct, frozen=True):
    """Somebody with a session."""

    id: int
    name: str


class DeviceRow(msgspec.Struct, frozen=True):
    """A browser that wants to be told when it is somebody's turn, in its language; see `schema.PushDevice`."""

    endpoint: str
    p256dh: str
    auth: str
    language: str


class TreeRow(msgspec.Struct, frozen=True):
    """A shared tree of variations without its text; see `schema.SharedTree`."""

    id: str
    game: str
    title: str
    moves: int
    created: int


class Asking(msgspec.Struct):
    """A question to go back; see `schema.Asked`."""

    by: int
    to: int
    agreed: list[int]


class Proposal(msgspec.Struct):
    """A question about somebody's seat; see `schema.Proposed`."""

    by: int
    seat: int
    change: str
    bot: str
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
    late: bool = False
    """Whether the clock's bot had to play for this person since they last acted themselves."""


class TableRow(msgspec.Struct, kw_only=True):
    id: str
    name: str | None = None
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
    proposed: Proposal | None = None
    notes: list[SeatNote] | None = None
    """What was done with the seats during the match, the latest ones."""
    outcome: Outcome | None = None
    bot_to_act: bool = False
    deadline: int | None = None
    rematch: str | None = None
    rematch_of: str | None = None
    opened: str | None = None
    """The digest of the record that this table shows, if it is one that somebody opened: nobody plays there."""
    taken_over: int | None = None
    """How many actions of another match this one goes on from, if it does: its first events are theirs."""
    challenge: str | None = None
    """The challenge whose deal is played here, or played on from: nobody else sees it who has not finished that."""
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
    """A match as it was after event `number`; `digest` is its seal (`seal.py`)."""

    number: int
    text: str
    digest: str


class StoredTable(msgspec.Struct):
    """All that is kept of a table from some event number and chat line on."""

    table: TableRow
    seats: list[SeatRow]
    events: list[EventRow]
    chat: list[ChatLine]
    snapshot: Snapshot | None = None


class ReviewRow(msgspec.Struct):
    """What is kept of a review; `looks` and `review` are JSON."""

    table: str
    session: int | None
    effort: int
    status: str
    pieces: int
    looks: str
    review: str | None
    updated: int


class SeatClock(msgspec.Struct):
    """What is left of a seat's time, in milliseconds, as of `since`."""

    seat: int
    bank: int
    grace: int
    since: int
    late: bool = False


class Append(msgspec.Struct):
    """One thing that happened, and what the table's summary is after it."""

    table: str
    number: int
    kind: str
    seat: int
    text: str
    actions: int
    at: int
    status: str
    to_act: str
    bot_to_act: bool
    deadline: int | None
    outcome: str | None
    finished: int | None
    clocks: list[SeatClock]
    rescheduled: bool
    """Whether `bot_to_act` or `deadline` is new: these have indexes, which cost more to write than all the rest."""
    snapshot: Callable[[], Snapshot] | None = None
    """Writes the match before this event, now and then; asked when it is kept."""
