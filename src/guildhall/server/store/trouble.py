"""Trouble with the database: the reason is for the operator's log, what people get is one plain sentence."""

from __future__ import annotations

import logging
import sqlite3
from time import monotonic

from guildhall.server.errors import Refused

LOG = logging.getLogger("guildhall.store")
AGAIN_SECONDS = 60.0
"""The same reason is logged once in so long: a database that is away fails twice a second."""

FULL = {sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR_WRITE}
"""SQLite's codes for a disk that takes nothing more; the second also for a quota or a limit of the file's size."""
FULL_STATE = "53100"
"""PostgreSQL's."""

_logged: dict[str, float] = {}


def no_storage(error: Exception) -> Refused:
    """What to tell people. A driver's words may hold paths, statements and values: they stay in the log."""
    cause = error.__cause__ or error
    full = disk_is_full(cause)
    _log(("the disk is full: " if full else "") + f"{type(cause).__name__}: {_first_line(cause)}")
    if full:
        return Refused("disk_full", "the server's disk is full; nothing was changed")
    return Refused("no_storage", "the database cannot be used now; nothing was changed")


def disk_is_full(error: BaseException) -> bool:
    return getattr(error, "sqlite_errorcode", None) in FULL or getattr(error, "sqlstate", None) == FULL_STATE


def _first_line(error: BaseException) -> str:
    return next(iter(str(error).strip().splitlines()), "")


def _log(reason: str) -> None:
    at = monotonic()
    if at - _logged.get(reason, at - 2 * AGAIN_SECONDS) < AGAIN_SECONDS:
        return
    if len(_logged) > 100:
        _logged.clear()
    _logged[reason] = at
    LOG.error("the database cannot be used: %s", reason)
