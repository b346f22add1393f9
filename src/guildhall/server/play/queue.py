"""Who comes next, where places are few: fair between guests, what is quick before what is slow.

Each guest's wishes bring their cost with them, and who has asked for much stands behind those who have asked for little
(self-clocked fair queueing: a wish is stamped with what its guest will have had by then, and the lowest stamp comes
first). So a quick wish passes slow ones, nobody waits for ever, and forty tables of one guest get together what one
table of another gets. A cost follows from what is asked, never from the position: waiting tells nothing.
"""

from __future__ import annotations

import asyncio
from bisect import insort
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from math import inf

MOST_REMEMBERED = 1000

Tell = Callable[[int | None], None]
"""Hears now and then how many stand before a wish, and None when it is granted."""


def tell_nobody(_: int | None) -> None:
    """For wishes that nobody watches."""


class Wish:
    """Somebody's wish for a place."""

    __slots__ = ("cost", "granted", "number", "stamp", "tell")

    def __init__(self, stamp: float, number: int, cost: float, tell: Tell) -> None:
        self.stamp = stamp
        self.number = number
        self.cost = cost
        self.tell = tell
        self.granted: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def __lt__(self, other: Wish) -> bool:
        return (self.stamp, self.number) < (other.stamp, other.number)


class Queue:
    """So many places, and the line before them. Slow wishes leave places to quicker ones.

    `bounds` are costs with numbers of places: all that costs more than the first holds at most the second at once.
    """

    def __init__(self, places: int, bounds: Sequence[tuple[float, int]] = ()) -> None:
        self._places = places
        self._bounds = tuple(bounds)
        self._granted: list[float] = []
        """What those who have a place cost."""
        self._waiting: list[Wish] = []
        self._had: dict[object, float] = {}
        """The stamp of each guest's latest wish."""
        self._clock = 0.0
        """The stamp that was granted last."""
        self._numbers = 0

    def __len__(self) -> int:
        return len(self._waiting)

    @asynccontextmanager
    async def place(self, guest: object, cost: float, tell: Tell = tell_nobody) -> AsyncIterator[None]:
        """A place for a while, in one's turn."""
        wish = self._wished(guest, cost, tell)
        insort(self._waiting, wish)
        self._grant()
        try:
            await wish.granted
            tell(None)
            yield
        finally:
            if wish.granted.done() and not wish.granted.cancelled():
                self._granted.remove(wish.cost)
            else:
                self._waiting.remove(wish)
            self._grant()

    def tell_all(self) -> None:
        """Tell everybody who waits how many stand before them."""
        for ahead, wish in enumerate(self._waiting):
            wish.tell(ahead)

    def _wished(self, guest: object, cost: float, tell: Tell) -> Wish:
        if not self._waiting or len(self._had) > MOST_REMEMBERED:
            # With nobody waiting nobody is owed anything; nor is anybody owed for what has been granted since.
            self._had = {} if not self._waiting else {who: had for who, had in self._had.items() if had > self._clock}
        stamp = max(self._clock, self._had.get(guest, 0.0)) + cost
        self._had[guest] = stamp
        self._numbers += 1
        return Wish(stamp, self._numbers, cost, tell)

    def _grant(self) -> None:
        while len(self._granted) < self._places:
            dearest = self._dearest()
            wish = next((one for one in self._waiting if one.cost <= dearest), None)
            if wish is None:
                return
            self._waiting.remove(wish)
            self._granted.append(wish.cost)
            self._clock = max(self._clock, wish.stamp)
            wish.granted.set_result(None)

    def _dearest(self) -> float:
        """What a wish may cost to get a place now."""
        full = (above for above, most in self._bounds if sum(cost > above for cost in self._granted) >= most)
        return min(full, default=inf)
