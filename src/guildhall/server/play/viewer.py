"""Somebody's socket at a table, as the room sees it."""

# guildhall: compiled

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import NamedTuple

import msgspec

from guildhall.server import schema
from guildhall.server.play.differences import Face
from guildhall.server.play.questions import Known

ENCODER = msgspec.json.Encoder()


class Sight(NamedTuple):
    """What a viewer has been shown: the fields of the state as JSON, and the view."""

    fields: list[bytes]
    face: Face


class Viewer:
    """Who watches, and what they have been shown."""

    def __init__(self, session: int | None, after: int, chat_after: int) -> None:
        self.session = session
        self.after = after
        """The number of the last event shown."""
        self.chat_after = chat_after
        self.eyes: int | None = None
        """The seat chosen by `look`."""
        self.looking = True
        """Whether anybody looks at the page, as it says itself."""
        self.shown = -1
        """The room's version last shown."""
        self.sight: Sight | None = None
        """What the last message showed, from which the next one tells the differences; None: it is to be whole."""
        self.serial = 0
        """How many states and changes have been sent."""
        self.candidates = Known()
        """Those sent since the last whole state."""
        self.done: list[str] = []
        """Marks of what was done for this viewer, to be told with the next state."""
        self.outbox: deque[bytes] = deque()
        self.wake: Callable[[], None] = lambda: None
        """Has the socket look what is new and send it, soon."""
        self.ahead: tuple[int, int] | None = None
        """At which event how many were told to stand before the bot that this viewer waits for."""
        self.closing = 0
        """The code to close the socket with, once set."""

    def close(self, code: int) -> None:
        self.closing = code
        self.wake()

    def send(self, message: schema.ServerMessage) -> None:
        self.outbox.append(encoded(message))
        self.wake()

    def show_again(self, *, whole: bool = False) -> None:
        """Have the state sent anew; whole, with all of the log, if something got lost on the way."""
        self.shown = -1
        if whole:
            self.sight, self.after = None, 0
        self.wake()


def encoded(message: schema.ServerMessage) -> bytes:
    return ENCODER.encode(message)
