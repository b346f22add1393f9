"""uvicorn's WebSocket protocol with a short way for what a table hears and sends all day: one whole text message.

The general way makes a frame object of every message and asks its extensions; here there are none, and the head of a
frame is two to ten bytes. Everything else is uvicorn's own: handshake, pings, closing, and whatever comes in pieces.
"""

from __future__ import annotations

from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.protocol import OPEN

WHOLE_TEXT = 0x81
SHORT = 125
"""The longest message whose length is in the second byte of its head."""
MASKED_HEAD = 6
"""Bytes before a short message from a client, the mask included."""


def framed(text: bytes) -> bytes:
    """A text message as one frame from a server (RFC 6455, 5.2)."""
    size = len(text)
    if size < 126:
        return bytes((WHOLE_TEXT, size)) + text
    if size < 65536:
        return bytes((WHOLE_TEXT, 126)) + size.to_bytes(2, "big") + text
    return bytes((WHOLE_TEXT, 127)) + size.to_bytes(8, "big") + text


def short_text(data: bytes) -> bytes | None:
    """The text of one short whole message, if that is all there is."""
    size = len(data) - MASKED_HEAD
    if 0 <= size <= SHORT and data[0] == WHOLE_TEXT and data[1] == 0x80 | size:
        return apply_mask(data[MASKED_HEAD:], data[2:MASKED_HEAD])
    return None


def ends_a_frame(data: bytes) -> bool:
    """Whether data that begins with a frame ends with one too, with no message under way in pieces."""
    start = 0
    while start + MASKED_HEAD <= len(data):
        if data[start] & 0x8F in (0x00, 0x80) or not data[start] & 0x80:
            return False
        size, head = data[start + 1] & 0x7F, MASKED_HEAD
        if size > SHORT:
            more = 2 if size == SHORT + 1 else 8
            size, head = int.from_bytes(data[start + 2 : start + 2 + more], "big"), MASKED_HEAD + more
        start += head + size
    return start == len(data)


class QuickSocketProtocol(WebSocketsSansIOProtocol):
    """Takes and sends text without detours once a socket is open."""

    _asked = False
    _between = True
    """Whether what comes next begins a frame, as far as is known."""

    def data_received(self, data: bytes) -> None:
        if not self.handshake_complete:
            # The request to open the socket, and nothing after it yet.
            self._between = not self._asked and data.endswith(b"\r\n\r\n")
            self._asked = True
        elif self._between:
            text = short_text(data)
            if text is not None and self.conn.state is OPEN and not self.close_sent:
                self.curr_msg_data_type = "text"
                self.frames = [text]
                self.send_receive_event_to_app()
                return
            self._between = ends_a_frame(data)
        super().data_received(data)

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
