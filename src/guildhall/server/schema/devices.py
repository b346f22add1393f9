"""Devices that are told when it is somebody's turn, and what they are told."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from guildhall.server.schema.base import Reply, Request

Endpoint = Annotated[str, Meta(min_length=8, max_length=2000, description="where the push service takes messages")]


class PushInfo(Reply):
    """What to subscribe with; null if this server sends no push messages."""

    key: str | None


class PushDevice(Request):
    """A subscription of the browser, keys as base64url, and the language to be told in."""

    endpoint: Endpoint
    p256dh: Annotated[str, Meta(min_length=80, max_length=100)]
    auth: Annotated[str, Meta(min_length=20, max_length=40)]
    language: Literal["en", "uk", "ru", "it", "fr"] = "en"


class PushEndpoint(Request):
    endpoint: Endpoint


class TurnNotice(Reply):
    """What a device is told, sealed so that only it can read it: nothing that is not seen by all at the table."""

    table: str
    number: int
    title: str
    body: str
