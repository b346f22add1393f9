"""Refusals: what is wrong, as a code, a sentence and a status. Nothing has changed when one is raised."""

from __future__ import annotations

from guildhall.core.errors import GuildhallError
from guildhall.server.schema import Problem

STATUS = {
    "bad_request": 400,
    "no_session": 401,
    "forbidden_origin": 403,
    "not_yours": 403,
    "bad_token": 403,
    "not_found": 404,
    "bad_method": 405,
    "too_large": 413,
    "bad_media": 415,
    "bad_option": 422,
    "bad_seats": 422,
    "bad_text": 422,
    "invalid_action": 422,
    "unknown_name": 422,
    "too_many": 429,
    "no_storage": 503,
    "busy": 503,
}
"""All other codes are conflicts with what the table has come to: 409."""


class Refused(GuildhallError):
    """A refusal with a code of its own."""

    def __init__(self, code: str, message: str, rule: str = "") -> None:
        super().__init__(message, rule)
        self.code = code
        self.message = message


def status_of(code: str) -> int:
    return STATUS.get(code, 409)


def problem(error: GuildhallError) -> Problem:
    """What to tell the client; `rule` speaks for itself, so the sentence does not repeat it."""
    message = str(error)
    if error.rule:
        message = message.removesuffix(f" ({error.rule})")
    return Problem(code=error.code, message=message, rule=error.rule)


def stale(number: int) -> Refused:
    return Refused("stale", f"more has happened at this table (now at {number}); look again")


def not_found(what: str) -> Refused:
    return Refused("not_found", f"there is no {what}")


NO_SESSION = "say who you are first (POST /api/session)"


def no_session() -> Refused:
    return Refused("no_session", NO_SESSION)


def not_yours(message: str = "only those at this table, or with a link to it, can see it") -> Refused:
    return Refused("not_yours", message)
