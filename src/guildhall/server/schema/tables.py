"""Tables: opening them, who sits there, what lists show."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from guildhall.server.schema.base import Name, Reply, Request, SeatNumber, Spec, Status, Token


class SeatPlan(Request):
    """Who shall sit here. `me`: this session; `hotseat`: this session too, for a friend beside the same screen."""

    kind: Literal["me", "open", "hotseat", "bot"]
    bot: Spec | None = None
    name: Name | None = None


class ClockPlan(Request):
    """Seconds: `bank` once, `increment` for every turn. When both are used up, `bot` plays that turn for the seat."""

    bank: Annotated[int, Meta(ge=0, le=31 * 86400)]
    increment: Annotated[int, Meta(ge=1, le=31 * 86400)]
    bot: Spec = "greedy"


class NewTable(Request):
    """A table; if no seat is open, it starts at once."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=16)]
    options: Annotated[dict[str, str | int], Meta(max_length=64)] = field(default_factory=dict)
    name: Name | None = None
    """What people call this table."""
    seed: Annotated[int, Meta(ge=0, lt=2**53)] | None = None
    """Of the shuffles. Who chooses it could know the decks, so the table says that it was chosen."""
    lot: bool = False
    """Whether seats are dealt by lot when the match starts."""
    clock: ClockPlan | None = None
    webhook: Annotated[str, Meta(min_length=1, max_length=500, pattern="^https?://")] | None = None
    """Gets a POST whenever somebody else's turn begins."""


class OpenRecord(Request):
    """A record to look at: the text that `GET …/record` gives and `guildhall record` reads."""

    record: str


class GoOn(Request):
    """Play on from where `at` actions of a match had been made; who sits where is chosen anew."""

    at: Annotated[int, Meta(ge=0, le=1_000_000)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=16)]


class Join(Request):
    """`token` from a seat link takes that seat, from an invitation the next open one.

    `beside`: also if this session has a seat already, for a friend beside the same screen. Before the match begins.
    """

    token: Token
    name: Name | None = None
    beside: bool = False


class SeatChange(Request):
    """What the owner of the table does with a seat, and anybody with their own (`substitute`, `give_back`).

    `open`: take whoever is there away, so that somebody can join by a link. `bot`: a bot for good. `substitute`: a bot
    plays until `give_back`; the person keeps the seat. During a match a person's seat is opened or given to a bot only
    after they left or agreed, and a bot stands in only if they are `gone`, agreed, or were outvoted (`ask_seat`).
    """

    change: Literal["open", "bot", "substitute", "give_back"]
    bot: Spec | None = None


class HintRequest(Request):
    seat: SeatNumber | None = None


# -- replies ----------------------------------------------------------------------------------------------------------


class Seat(Reply):
    """Somebody at the table. `bot` is who plays: for kind `bot`, or as a substitute for a person."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None
    online: bool
    mine: bool
    owner: bool
    left: bool = False
    """The person left a running match; the owner may put a bot or somebody else there."""
    gone: Literal["left", "late", "away"] | None = None
    """Why a bot may stand in without asking: they left, the clock's bot had to play for them, or they have been to act
    for a day without being here."""


class SeatNote(Reply):
    """What was done with a seat during the match, for all to see: a line of the log that no undo takes away.

    `key` and `args` are of its sentence; `action` is how many actions had been made then.
    """

    at: int
    action: int
    seat: int
    key: str
    args: dict[str, str]


class Outcome(Reply):
    """`reason` is a key; rank 1 wins, a shared rank is a shared place."""

    reason: str
    scores: list[int]
    ranks: list[int]
    winners: list[int]


class TableSummary(Reply):
    """A line of "my tables"."""

    id: str
    name: str | None
    game: str
    status: Status
    options: dict[str, str | int]
    seats: list[Seat]
    to_act: list[int]
    my_turn: bool
    number: int
    actions: int
    created: int
    updated: int
    outcome: Outcome | None
    opened: bool
    """Whether it is a record that I opened, to look at: nobody plays there."""


class Links(Reply):
    """Secrets for links. `seats`: for the owner, of open seats; for a person, of their own (to go on elsewhere)."""

    invite: str | None
    watch: str | None
    seats: dict[int, str]


class TableInfo(Reply):
    """All about a table but the position."""

    summary: TableSummary
    owner: bool
    my_seats: list[int]
    link_seat: int | None
    """The seat that the token of this question is for; null if it is an invitation, a spectator's, or none."""
    links: Links
    clock: ClockPlan | None
    webhook: str | None
    lot: bool
    seed_chosen: bool
    rules_version: int
    components_digest: str
    playable: bool
    """False if this server has other rules or component values than the table was started with."""
    rematch: str | None
    """The table where these people play again."""
    rematch_of: str | None
    taken_over: int | None
    """So many actions of an earlier match come first; who knows its record may know what is hidden here."""


class TableList(Reply):
    tables: list[TableSummary]
