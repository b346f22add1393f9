"""The server's log: a line for each thing that happened, whatever guests put into names, paths and messages."""

from __future__ import annotations

import logging
from typing import Any

from guildhall.core.reading import one_line

NOT_TEXT = "Invalid UTF-8 sequence received from client."
"""What uvicorn says, with a trace, of a frame that calls itself text and is none; it closes the socket with 1007."""


class OneLine(logging.Formatter):
    """A record is a line; traces follow it indented, so that nothing in them passes for a line of its own."""

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802
        return one_line(super().formatMessage(record))

    def formatException(self, ei: Any) -> str:  # noqa: N802
        return "\n".join(f"    {one_line(line)}" for line in super().formatException(ei).splitlines())


class NoRubbish(logging.Filter):
    """Leaves out what only says that a guest sent rubbish."""

    def filter(self, record: logging.LogRecord) -> bool:
        return record.msg != NOT_TEXT


CONFIG: dict[str, Any] = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {
        "line": {"()": "guildhall.server.logs.OneLine", "format": "%(asctime)s %(levelname)s %(name)s: %(message)s"}
    },
    "filters": {"rubbish": {"()": "guildhall.server.logs.NoRubbish"}},
    "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "line", "filters": ["rubbish"]}},
    "root": {"handlers": ["stderr"], "level": "WARNING"},
}
"""For uvicorn, which sets it up in every worker."""
