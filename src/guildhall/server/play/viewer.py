"""Somebody's socket at a table, as the room sees it."""

from __future__ import annotations

import asyncio
from collections import deque

import msgspec

from guildhall.server import schema

ENCODER = msgspec.json.Encoder()


class Viewer:
    """Who watches, and what they have been shown. Setting `awake` makes the socket's writer look what is new."""

    def __init__(self, session: int | None, after: int, chat_after: int) -> None:
        self.session = session
        self.after = after
        """The number of the last event shown."""
        self.chat_after = chat_after
        self.eyes: int | None = None
        """The seat chosen by `look`."""
        self.shown = -1
        """The room's version last shown."""
        self.outbox: deque[str] = deque()
        self.awake = asyncio.Event()
        self.closing = 0
        """The code to close the socket with, once set."""

    def close(self, code: int) -> None:
        self.closing = code
        self.awake.set()

    def send(self, message: schema.ServerMessage) -> None:
        self.outbox.append(encoded(message))
        self.awake.set()

    def show_again(self) -> None:
        """Have the state sent anew."""
        self.shown = -1
        self.awake.set()


def encoded(message: schema.ServerMessage) -> str:
    return ENCODER.encode(message).decode()
