"""uvicorn's WebSocket protocol with a short way for what a table sends all day: one whole text message.

The general way makes a frame object of every message and asks its extensions; here there are none, and the head of a
frame is two to ten bytes. Everything else, handshake, pings and closing included, is uvicorn's own.
"""

from __future__ import annotations

from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

WHOLE_TEXT = 0x81


def framed(text: bytes) -> bytes:
    """A text message as one frame from a server (RFC 6455, 5.2)."""
    size = len(text)
    if size < 126:
        return bytes((WHOLE_TEXT, size)) + text
    if size < 65536:
        return bytes((WHOLE_TEXT, 126)) + size.to_bytes(2, "big") + text
    return bytes((WHOLE_TEXT, 127)) + size.to_bytes(8, "big") + text


class QuickSocketProtocol(WebSocketsSansIOProtocol):
    """Sends text without detours once a socket is open."""

    async def send(self, message: Any) -> None:
        text = message.get("text")
        if text is None or not self.handshake_complete or self.close_sent or self.conn.extensions:
            await super().send(message)
            return
        if not self.writable.is_set():
            await self.writable.wait()
        if self.conn.state is not OPEN or self.disconnected or self.initial_response is not None:
            await super().send(message)
            return
        self.transport.write(framed(cast("str", text).encode()))
