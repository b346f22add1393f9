"""Garbage in cycles is looked for between what people do, a little at a time.

Tables in memory are many long-lived objects. Left to itself Python looks through them again and again, everybody
waiting: at 500 tables of The Red Cathedral 50 to 70 ms for the fresh ones, 200 and more for older ones. It finds hardly
anything, because whatever belongs to a table goes with the last who holds it; only of browsers' connections cycles stay
behind. So what is fresh is looked through ten times a second and counts as lasting from then on (`gc.freeze`); all is
looked through when nobody has done anything for a second, though not every minute, or after five minutes.
"""

from __future__ import annotations

import asyncio
import gc

SECONDS = 0.1
"""From one look to the next."""
QUIET_LOOKS = 10
"""After so many in which hardly anything was new there is time for all."""
LITTLE = 300
"""So many new objects are hardly anything: a server in which nobody plays makes some, too."""
LOOKS_BETWEEN = 600
"""Looks between two at all, also where it is quiet."""
MOST_LOOKS = 3000
"""The looks after which all is looked through, quiet or not."""
THRESHOLDS = (100_000, 50, 1000)
"""New objects at which Python looks by itself: more than come between two looks, but for those who open many tables."""


class Tidying:
    """The one who looks, from `start` to `stop`; there is one in a process."""

    def __init__(self) -> None:
        self._looks = 0
        """How many there were since all was looked through…"""
        self._quiet = 0
        """…and how many of the last ones in a row found hardly anything new."""
        self._next: asyncio.TimerHandle | None = None

    def start(self) -> None:
        gc.set_threshold(*THRESHOLDS)
        gc.collect()
        gc.freeze()
        self._wait()

    def stop(self) -> None:
        if self._next is not None:
            self._next.cancel()
        gc.unfreeze()

    def _wait(self) -> None:
        self._next = asyncio.get_running_loop().call_later(SECONDS, self._look)

    def _look(self) -> None:
        self.look(gc.get_count()[0])
        self._wait()

    def look(self, fresh: int) -> None:
        """Through what is fresh, `fresh` objects, or through all if it is time for that."""
        self._looks += 1
        self._quiet = self._quiet + 1 if fresh < LITTLE else 0
        is_quiet = self._quiet >= QUIET_LOOKS and self._looks >= LOOKS_BETWEEN
        if is_quiet or self._looks >= MOST_LOOKS:
            self._looks = 0
            gc.unfreeze()
            gc.collect()
        else:
            gc.collect(0)
        gc.freeze()
