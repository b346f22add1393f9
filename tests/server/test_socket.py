"""What lies below the messages: frames, and patience with slow readers."""

from __future__ import annotations

import asyncio

import pytest
from websockets.frames import Frame, Opcode

from guildhall.server.http.quick import ends_a_frame, framed, short_text
from guildhall.server.play import socket
from tests.server.guests import Server, two_at_a_table


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65535, 65536])
def test_a_text_is_framed_as_the_standard_says(size: int) -> None:
    text = b"x" * size
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


def sent(text: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    """A frame as a client sends it."""
    return Frame(opcode, text, fin=fin).serialize(mask=True)


@pytest.mark.parametrize("size", [0, 1, 125])
def test_a_short_text_is_read_at_once(size: int) -> None:
    assert short_text(sent(b"x" * size)) == b"x" * size


OTHERS = {
    "long": sent(b"x" * 126),
    "very long": sent(b"x" * 70_000),
    "bytes": sent(b"x", Opcode.BINARY),
    "pong": sent(b"x", Opcode.PONG),
    "a piece": sent(b"x", fin=False),
    "two at once": sent(b"two") + sent(b"messages"),
    "cut off": sent(b"cut off")[:-1],
    "a server's": Frame(Opcode.TEXT, b"from a server").serialize(mask=False),
    "nothing": b"",
}


@pytest.mark.parametrize("kind", OTHERS)
def test_anything_else_takes_the_general_way(kind: str) -> None:
    assert short_text(OTHERS[kind]) is None


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_the_end_of_a_frame_is_found(size: int) -> None:
    whole = sent(b"x" * size)
    assert ends_a_frame(whole)
    assert ends_a_frame(sent(b"p", Opcode.PING) + whole + sent(b""))
    assert not ends_a_frame(whole[:-1])
    assert not ends_a_frame(whole + sent(b"next")[:5])
    assert not ends_a_frame(sent(b"piece", fin=False) + whole)
    assert not ends_a_frame(sent(b"piece", Opcode.CONT) + whole)


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
