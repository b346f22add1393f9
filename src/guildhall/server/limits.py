"""Rate limits: token buckets, per address for HTTP, per session and per socket for what they do."""

from __future__ import annotations

import time
from collections import OrderedDict

from guildhall.server.errors import Refused

KEPT_BUCKETS = 20_000


class Bucket:
    """Holds up to `burst` tokens and gains `rate` a second; each use takes one."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def take(self) -> float:
        """0 if there was a token to take, else the seconds until there is one."""
        present = time.monotonic()
        self.left = min(self.burst, self.left + (present - self.at) * self.rate)
        self.at = present
        if self.left >= 1:
            self.left -= 1
            return 0.0
        return (1 - self.left) / self.rate


PLANS: dict[str, tuple[float, float]] = {
    "http": (50.0, 300.0),
    "session": (1.0, 60.0),
    "table": (1.0, 40.0),
    "message": (20.0, 80.0),
    "chat": (1.0, 10.0),
    "hint": (0.5, 5.0),
    "record": (0.2, 6.0),
    "review": (0.05, 6.0),
    "notebook": (2.0, 20.0),
    "lesson": (4.0, 60.0),
    "device": (0.2, 20.0),
    "look": (15.0, 120.0),
    "best": (2.0, 30.0),
    "bot_move": (2.0, 40.0),
    "pasted": (0.5, 10.0),
    "tree": (0.2, 10.0),
}
"""Uses a second, and how many at once."""


class TooMany(Refused):
    """Refused for now; `wait` seconds later it would do."""

    def __init__(self, what: str, wait: float) -> None:
        super().__init__("too_many", f"too many at once ({what}); wait {max(1, round(wait))} s")
        self.wait = wait


class Limits:
    """All buckets of a worker."""

    def __init__(self, rate: float) -> None:
        self._factor = rate
        self._buckets: OrderedDict[tuple[str, object], Bucket] = OrderedDict()

    @property
    def on(self) -> bool:
        return self._factor > 0

    def use(self, plan: str, who: object) -> None:
        """Take a token for somebody; TooMany if there is none."""
        if not self.on:
            return
        key = (plan, who)
        bucket = self._buckets.get(key)
        if bucket is None:
            rate, burst = PLANS[plan]
            bucket = self._buckets[key] = Bucket(rate * self._factor, max(1.0, burst * self._factor))
            if len(self._buckets) > KEPT_BUCKETS:
                self._buckets.popitem(last=False)
        wait = bucket.take()
        if wait:
            raise TooMany(plan, wait)
