"""What stands before all routes, tried without a server: bugs, bodies of untold length, requests that break off."""

from __future__ import annotations

import json
from typing import Any

import pytest
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from guildhall.server.errors import Refused
from guildhall.server.http.guard import MOST_BYTES, SECURITY, BodyLimit, Guard
from guildhall.server.limits import Limits
from guildhall.server.metrics import Metrics
from tests.server.guests import run_apart


def asked(app: ASGIApp, *chunks: bytes, method: str = "POST") -> list[Message]:
    """What an application sends to a request whose body comes in chunks."""
    scope: dict[str, Any] = {"type": "http", "method": method, "path": "/api/x", "headers": [], "client": None}
    coming = [{"type": "http.request", "body": chunk, "more_body": True} for chunk in chunks]
    coming.append({"type": "http.request", "body": b"", "more_body": False})
    sent: list[Message] = []

    async def receive() -> Message:
        return coming.pop(0)

    async def send(message: Message) -> None:
        sent.append(message)

    run_apart(app(scope, receive, send))  # type: ignore[arg-type]
    return sent


def guarded(app: ASGIApp) -> Guard:
    return Guard(app, Limits(0), Metrics())


def test_a_bug_is_a_typed_answer_with_all_headers_and_no_trace(caplog: pytest.LogCaptureFixture) -> None:
    async def buggy(scope: Scope, receive: Receive, send: Send) -> None:
        raise ZeroDivisionError("a secret of the house")

    start, body = asked(guarded(buggy))
    assert start["status"] == 500
    assert set(SECURITY) <= set(start["headers"])
    assert json.loads(body["body"])["code"] == "bug"
    assert "secret" not in body["body"].decode()
    assert "a bug at POST /api/x" in caplog.text


def test_who_has_gone_gets_no_answer_and_is_no_bug(caplog: pytest.LogCaptureFixture) -> None:
    async def interrupted(scope: Scope, receive: Receive, send: Send) -> None:
        raise ClientDisconnect

    assert asked(guarded(interrupted)) == []
    assert caplog.text == ""


def test_a_body_is_counted_as_it_comes() -> None:
    read: list[int] = []

    async def reader(scope: Scope, receive: Receive, send: Send) -> None:
        while (message := await receive())["more_body"]:
            read.append(len(message["body"]))

    asked(BodyLimit(reader), b"x" * MOST_BYTES)
    assert read == [MOST_BYTES]
    with pytest.raises(Refused, match="at most 65536 bytes"):
        asked(BodyLimit(reader), b"x" * MOST_BYTES, b"x")
