"""Challenges: the same deal for everybody, and who made how many points of it."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, field

from guildhall.server.schema.base import Reply, Request, Spec


class NewChallenge(Request):
    """A challenge with a fresh deal that nobody knows: alone, or against these bots, who sit after the challenger."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    options: Annotated[dict[str, str | int], Meta(max_length=64)] = field(default_factory=dict)
    bots: Annotated[list[Spec], Meta(max_length=8)] = field(default_factory=list)


class ChallengeResult(Reply):
    """What somebody made of it, as this server's own match says."""

    name: str
    points: int
    won: bool
    finished: int
    mine: bool
    helped: bool
    """A bot played for them, or they went back behind something that was shown."""
    table: str | None
    """Their table and the link to look at it: only for who has finished the challenge."""
    watch: str | None


class ChallengeInfo(Reply):
    """A challenge as somebody sees it."""

    id: str
    game: str
    options: dict[str, str | int]
    seats: list[str | None]
    """The bots by seat; null is who takes the challenge."""
    day: str | None
    """The date, if it is that day's challenge for all."""
    by: str | None
    """Who made it, if somebody did."""
    created: int
    results: list[ChallengeResult]
    """The best first."""
    playing: int
    """How many have begun and not finished."""
    table: str | None
    """My own table of it."""
    done: bool
    """Whether I have finished it."""


class ChallengeList(Reply):
    challenges: list[ChallengeInfo]


class TableChallenge(Reply):
    """What a finished match has to do with challenges: the one it belongs to, and whether it can become one."""

    challenge: str | None
    possible: bool
