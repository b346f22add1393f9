"""The people of the benchmark: a table's sockets, played by one who does something legal whenever told to."""

from __future__ import annotations

import random
from time import perf_counter

import msgspec

from bench.wire import Wire


class Choice(msgspec.Struct):
    text: str
    rule: str = ""


class Asked(msgspec.Struct):
    key: str
    candidates: list[Choice | str | int | list[str | int | None]]
    """One that has come before and is as it was is its text alone; a number is so many of the last question, a list one
    of it with a new reason."""


class Fields(msgspec.Struct):
    """Of a state, or of what has changed in one, as much as a scripted client reads; None: as it was."""

    number: int | None = None
    status: str | None = None
    decisions: list[Asked] | None = None


class Heard(Fields):
    """A message; `set` is what a change brings."""

    type: str = ""
    set: Fields | None = None


HEARD = msgspec.json.Decoder(Heard)


class BenchTable:
    """As many people as the case has seats. Nobody acts before all have seen the action before."""

    def __init__(self, index: int, seats: int) -> None:
        self.rng = random.Random(index)
        self.sockets: list[Wire] = []
        self.number = 0
        self.legal: list[list[str]] = [[] for _ in range(seats)]
        """What each seat may do now."""
        self.known: list[dict[str, bool]] = [{} for _ in range(seats)]
        """The candidates that have come to each seat, and whether they may be done."""
        self.asked: list[dict[str, list[tuple[str, bool]]]] = [{} for _ in range(seats)]
        """What the last questions offered, by their keys, and whether it might be done."""
        self.seen = [-1] * seats
        """The number each seat has been shown last."""
        self.over = False
        self.sent_at = 0.0
        self.awaited = 0
        self.latencies: list[float] = []
        self.late = 0
        self.errors = 0

    @property
    def ready(self) -> bool:
        """Whether everybody has seen the table and somebody may act."""
        return min(self.seen) == self.number and not self.awaited and (self.over or any(self.legal))

    @property
    def received(self) -> int:
        """Bytes that all sockets together have got."""
        return sum(socket.received for socket in self.sockets)

    def hear(self, seat: int, text: bytes) -> None:
        message = HEARD.decode(text)
        if message.type == "error":
            self.errors += 1
        elif message.type == "state":
            self._see(seat, message)
        elif message.type == "change" and message.set is not None:
            self._see(seat, message.set)

    def _see(self, seat: int, fields: Fields) -> None:
        if fields.decisions is not None:
            self.legal[seat] = self._offered(seat, fields.decisions[0]) if fields.decisions else []
        if fields.status is not None:
            self.over = fields.status == "finished"
        if fields.number is not None:
            self._arrived(seat, fields.number)

    def _offered(self, seat: int, asked: Asked) -> list[str]:
        """The texts of what may be done."""
        known, last = self.known[seat], self.asked[seat].get(asked.key, [])
        found: list[tuple[str, bool]] = []
        for one in asked.candidates:
            if isinstance(one, int):
                found += last[len(found) : len(found) + one]
            elif isinstance(one, str):
                found.append((one, known[one]))
            elif isinstance(one, list):
                found.append((last[len(found)][0], not one))
            else:
                known[one.text] = not one.rule
                found.append((one.text, known[one.text]))
        self.asked[seat][asked.key] = found
        return [text for text, legal in found if legal]

    def _arrived(self, seat: int, number: int) -> None:
        """A seat has heard of so many actions; the awaited one took until the last of them has."""
        self.seen[seat] = number
        self.number = max(self.number, number)
        if self.awaited and min(self.seen) >= self.awaited:
            self.latencies.append(perf_counter() - self.sent_at)
            self.awaited = 0

    def act(self) -> None:
        """Do something legal, unless the last action is still under way or the match is over."""
        if self.awaited:
            self.late += 1
            return
        movers = [seat for seat, legal in enumerate(self.legal) if legal]
        if self.over or not movers:
            return
        seat = self.rng.choice(movers)
        action = self._choice(self.legal[seat])
        self.awaited, self.sent_at = self.number + 1, perf_counter()
        self.sockets[seat].send(f'{{"type":"act","number":{self.number},"action":"{action}","ref":"a"}}')

    def _choice(self, legal: list[str]) -> str:
        """Buying what one can makes matches of usual length; else anything."""
        buys = [text for text in legal if text.startswith("buy")]
        return self.rng.choice(buys or legal)

    def leave(self) -> None:
        for socket in self.sockets:
            socket.close()
