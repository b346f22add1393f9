"""A sample of `make soak-fuzz`: rubbish over sockets is answered, and the log stays clean."""

from __future__ import annotations

from tests.server.fuzz import Fuzz, faults
from tests.server.guests import Server


def test_anything_sent_over_a_socket_is_answered(server: Server) -> None:
    before = server.complaint()
    fuzz = Fuzz(server, seed=14)
    fuzz.run(600)
    assert faults(server.complaint().removeprefix(before)) == []
    assert {"bad_request", "done", "stale", "invalid_action"} <= set(fuzz.answered)


def test_a_fault_in_the_log_is_seen() -> None:
    assert faults(
        "2026-01-01 12:00:00,000 ERROR guildhall.server: a bug at GET /\n    Traceback (most recent call last):"
    )
    assert faults("2026-01-01 12:00:00,000 WARNING uvicorn.error: Invalid HTTP request received.") == []
