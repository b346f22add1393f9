"""Refusals: what is wrong, as a code and a sentence. Nothing has changed when one is raised."""

from __future__ import annotations

from guildhall.core.errors import GuildhallError
from guildhall.server.schema import Problem, TreeProblem
from guildhall.study.tree import BadTree


class Refused(GuildhallError):
    """A refusal with a code of its own."""

    def __init__(self, code: str, message: str, rule: str = "") -> None:
        super().__init__(message, rule)
        self.code = code
        self.message = message


def problem(error: GuildhallError) -> Problem:
    """What to tell the client; `rule` speaks for itself, so the sentence does not repeat it."""
    message = str(error)
    if error.rule:
        message = message.removesuffix(f" ({error.rule})")
    if isinstance(error, BadTree):
        return TreeProblem(code=error.code, message=message, rule=error.rule, node=error.node)
    return Problem(code=error.code, message=message, rule=error.rule)


def stale(number: int) -> Refused:
    return Refused("stale", f"more has happened at this table (now at {number}); look again")


def unreadable() -> Refused:
    return Refused("bad_record", "what was kept of this table is damaged; whoever runs the server can see why")


def not_found(what: str) -> Refused:
    return Refused("not_found", f"there is no {what}")


def no_session() -> Refused:
    return Refused("no_session", "say who you are first (POST /api/session)")


def not_yours(message: str = "only those at this table, or with a link to it, can see it") -> Refused:
    return Refused("not_yours", message)
