"""What people say at all sockets, heard together.

On a busy server it is heard thirty times a second at most: what is done together shares a commit, and the program is
awake once for all of it. Waking up, with cold memory, costs more than most of what is then done. Until then words stay
with the kernel: the sockets are in a set of their own (epoll) that the event loop watches only while nobody speaks,
so that no word wakes the program before its time. On a quiet server nobody waits.

Where there is no epoll, words wake the program and wait for company here.
"""

# guildhall: compiled

from __future__ import annotations

import asyncio
import contextlib
import select
from collections.abc import Callable

SECONDS = 1 / 30
"""The server listens again after so long at the earliest."""
MOST_AT_ONCE = 1024
"""Sockets that are heard before those that wait to be sent something have their turn."""

Listen = Callable[[], None]


class Gathering:
    """All sockets at which somebody may say something, and when they are listened to."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._listened = 0.0
        """When, by the loop's clock."""
        self._called: list[Listen] = []
        """Who has called and waits."""
        self._silent: select.epoll | None = None
        """Those that do not call: the kernel knows whether anything has come."""
        self._listens: dict[int, Listen] = {}
        """What hears each of these."""
        if hasattr(select, "epoll"):
            self._silent = select.epoll()
            self._loop.add_reader(self._silent.fileno(), self._wake)

    def call(self, listen: Listen) -> None:
        """Have somebody listened to, with all others."""
        if not self._called:
            self._loop.call_at(self._listened + SECONDS, self._listen_to_callers)
        self._called.append(listen)

    def _listen_to_callers(self) -> None:
        self._listened = self._loop.time()
        called, self._called = self._called, []
        for listen in called:
            listen()

    @property
    def hears(self) -> bool:
        """Whether sockets may join; else they have to call."""
        return self._silent is not None

    def join(self, socket: int, listen: Listen) -> None:
        """Have a socket listened to whenever something has come."""
        assert self._silent is not None
        self._listens[socket] = listen
        # The number of a socket that was closed is in the set no more, whether or not its wire has left.
        self._silent.register(socket, select.EPOLLIN)

    def leave(self, socket: int, listen: Listen) -> None:
        """Listen to a socket no more."""
        if self._listens.get(socket) == listen:
            del self._listens[socket]
            if self._silent is not None:
                with contextlib.suppress(OSError):
                    self._silent.unregister(socket)

    def _wake(self) -> None:
        """Somebody has spoken in the silence."""
        assert self._silent is not None
        self._loop.remove_reader(self._silent.fileno())
        self._listen()

    def _listen(self) -> None:
        assert self._silent is not None
        ready = self._silent.poll(0, MOST_AT_ONCE)
        if not ready:
            self._loop.add_reader(self._silent.fileno(), self._wake)
            return
        self._loop.call_later(SECONDS, self._listen)
        for socket, _ in ready:
            listen = self._listens.get(socket)
            if listen is not None:
                listen()
