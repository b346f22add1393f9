"""A database that is away, as for a restart: for a few seconds everybody waits, then they are told."""

from __future__ import annotations

from time import perf_counter

AWAY_SECONDS = 5.0
AGAIN_SECONDS = 0.1
"""Until it is tried again."""


class Outage:
    """How long the database has been away for one who uses it."""

    def __init__(self) -> None:
        self._since = 0.0
        """When it was first seen to be away; 0 while it is there."""

    def is_over(self) -> None:
        self._since = 0.0

    def is_short(self) -> bool:
        """The database did not answer: whether it is worth waiting for it."""
        now = perf_counter()
        self._since = self._since or now
        return now - self._since < AWAY_SECONDS
