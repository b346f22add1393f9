"""What lies below the messages: frames, and patience with slow readers."""

from __future__ import annotations

import asyncio

import pytest
from websockets.frames import Frame, Opcode

from guildhall.server.http.quick import framed
from guildhall.server.play import socket


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65535, 65536])
def test_a_text_is_framed_as_the_standard_says(size: int) -> None:
    text = b"x" * size
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


async def _blocked(patience_needed: bool) -> bool:
    """Whether a writer that never gets on is cancelled."""
    patience = socket.Patience()
    if patience_needed:
        patience.begin()
    try:
        await asyncio.Event().wait()
    except asyncio.CancelledError:
        return patience.lost
    finally:
        patience.stop()
    return False


def test_a_send_that_does_not_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "SEND_SECONDS", 0.0)
    assert asyncio.run(_blocked(True))


def test_who_has_nothing_to_send_may_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "SEND_SECONDS", 0.0)

    async def idle() -> bool:
        writer = asyncio.create_task(_blocked(False))
        for _ in range(100):
            await asyncio.sleep(0)
        writer.cancel()
        return await writer

    assert not asyncio.run(idle())
