"""A lean WebSocket client for the benchmark: so little work per message that what is measured is the server."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from urllib.parse import urlsplit

from guildhall.core.errors import GuildhallError

Hear = Callable[[bytes], None]


class Wire(asyncio.Protocol):
    """One connection; calls `hear` with every text message."""

    def __init__(self, request: bytes, hear: Hear) -> None:
        self._request = request
        self._hear = hear
        self._buffer = bytearray()
        self.received = 0
        """Bytes that have come, frames' heads included."""
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost: Callable[[], None] = lambda: None
        """Called when the connection has ended."""
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._request)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(GuildhallError("no socket: the server hung up"))
        self.lost()

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        self.received += len(data)
        if not self.opened.done():
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self._buffer.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(GuildhallError(f"no socket: {bytes(self._buffer[:60])!r}"))
                return
            del self._buffer[: end + 4]
            self.opened.set_result(None)
        while (frame := self._frame()) is not None:
            code, payload = frame
            if code == 1:
                self._hear(payload)
            elif code == 9:
                self._write(10, payload)
            elif code == 8:
                self.close()

    def _frame(self) -> tuple[int, bytes] | None:
        """The next whole frame: its opcode and payload. A server's frames are not masked."""
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        length, start = buffer[1] & 127, 2
        if length == 126:
            length, start = int.from_bytes(buffer[2:4], "big"), 4
        elif length == 127:
            length, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + length:
            return None
        code, payload = buffer[0] & 15, bytes(buffer[start : start + length])
        del buffer[: start + length]
        return code, payload

    def send(self, text: str) -> None:
        self._write(1, text.encode())

    def _write(self, code: int, payload: bytes) -> None:
        """A masked frame, as clients send them; the mask is zero, which leaves the payload as it is."""
        size = len(payload)
        head = bytes([128 | code, 128 | size]) if size < 126 else bytes([128 | code, 254]) + size.to_bytes(2, "big")
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(head + b"\0\0\0\0" + payload)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()


async def dial(url: str, cookie: str, hear: Hear) -> Wire:
    """Open a socket at an http URL."""
    parts = urlsplit(url)
    request = (
        f"GET {parts.path}?{parts.query} HTTP/1.1\r\nHost: {parts.netloc}\r\nConnection: Upgrade\r\n"
        f"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n"
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n\r\n"
    )
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(request.encode(), hear), parts.hostname or "", parts.port or 80)
    await wire.opened
    return wire
