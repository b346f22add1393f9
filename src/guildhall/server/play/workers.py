"""Which other workers live. Each says something now and then; one that falls silent has died, with all its sockets."""

from __future__ import annotations

SAYING_SECONDS = 5.0
"""How often a worker that has nothing else to say tells the others that it lives."""
SILENT_SECONDS = 20.0
"""After so long a silence a worker is given up."""


class OtherWorkers:
    """When each was heard last, in seconds of a clock that never goes back."""

    def __init__(self) -> None:
        self._heard: dict[str, float] = {}
        self._given_up: set[str] = set()

    def hear(self, name: str, at: float) -> bool:
        """A worker has spoken. Whether it had been given up: what it said before has been forgotten."""
        self._heard[name] = at
        if name not in self._given_up:
            return False
        self._given_up.discard(name)
        return True

    def give_up(self, at: float) -> list[str]:
        """Those that have fallen silent by now, each told once."""
        silent = [name for name, heard in self._heard.items() if at - heard > SILENT_SECONDS]
        for name in silent:
            del self._heard[name]
        self._given_up.update(silent)
        return silent
