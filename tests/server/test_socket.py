"""What lies below the messages: frames, and patience with slow readers."""

from __future__ import annotations

import asyncio

import pytest
from websockets.frames import Frame, Opcode

from guildhall.server.play import socket
from tests.server.guests import Server, run_apart, two_at_a_table


def sent(text: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    """A frame as a client sends it."""
    return Frame(opcode, text, fin=fin).serialize(mask=True)


def test_messages_in_pieces_and_in_one_go_are_all_read(server: Server) -> None:
    live = two_at_a_table(server)[0]
    live.until(lambda state: state["decisions"])
    raw = live.socket.socket
    marks = [f"m{number}" for number in range(6)]
    pings = [sent(f'{{"type":"ping","ref":"{mark}"}}'.encode()) for mark in marks]
    long = sent(f'{{"type":"ping","ref":"{"l" * 40}"}}'.encode() + b" " * 200)
    raw.sendall(pings[0])
    raw.sendall(pings[1] + pings[2])
    raw.sendall(long[:50])
    raw.sendall(long[50:] + pings[3])
    raw.sendall(sent(b'{"type":"ping",', fin=False) + sent(f'"ref":"{marks[4]}"}}'.encode(), Opcode.CONT))
    raw.sendall(pings[5])
    while not {*marks, "l" * 40} <= live.answers.keys():
        live.hear()
    live.acts("take wbg")


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
    assert run_apart(_blocked(True))


def test_who_has_nothing_to_send_may_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "SEND_SECONDS", 0.0)

    async def idle() -> bool:
        writer = asyncio.create_task(_blocked(False))
        for _ in range(100):
            await asyncio.sleep(0)
        writer.cancel()
        return await writer

    assert not run_apart(idle())
