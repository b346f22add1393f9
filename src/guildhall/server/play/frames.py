"""The plain frames of a websocket: a whole message of text in one frame, as nearly all are, and whether one is there.

All others are left to `websockets`, which knows everything that may come over a wire and takes ten times as long over
a plain frame.
"""

from __future__ import annotations

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

PLAIN = 0x81
"""The first byte of a frame of text that is the whole message."""
MASKED = 0x80
"""The bit of the second byte that says so; what a client sends is always masked."""
PING = b"\x89\x00"
"""Asks whether the other side is there."""
PONG = b"\x8a\x80"
"""How its answer begins: nothing follows but the mask."""
MOST_HEAD = 14
"""Bytes before the text, at most."""


def framed(text: bytes) -> bytes:
    """A message as the server sends it."""
    size = len(text)
    if size < 126:
        return b"%c%c%b" % (PLAIN, size, text)
    if size < 1 << 16:
        return b"%c\x7e%b%b" % (PLAIN, size.to_bytes(2, "big"), text)
    return b"%c\x7f%b%b" % (PLAIN, size.to_bytes(8, "big"), text)


def size_of(data: bytes, start: int) -> int:
    """How long the frame is that begins at `start`, be all of it there or not; at least, if not even its head is."""
    if len(data) < start + 2:
        return 2
    size, head = data[start + 1] & 127, 2
    if size > 125:
        head += 2 if size == 126 else 8
        if len(data) < start + head:
            return head
        size = int.from_bytes(data[start + 2 : start + head], "big")
    return head + size + (4 if data[start + 1] & MASKED else 0)


def text_in(frame: bytes) -> bytes | None:
    """The message of a whole frame from a client; None if it is not a plain one."""
    if frame[0] != PLAIN or not frame[1] & MASKED:
        return None
    size = frame[1] & 127
    head = 2 if size < 126 else 4 if size == 126 else 10
    return apply_mask(frame[head + 4 :], frame[head : head + 4])
