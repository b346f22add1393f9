"""What lies below the messages: frames, and patience with slow readers."""

from __future__ import annotations

import asyncio
import gc
import itertools
import random
import weakref
from collections.abc import Callable
from socket import SHUT_RDWR
from types import SimpleNamespace
from typing import Any, cast

import pytest
from websockets.frames import Frame, Opcode

from guildhall.server.play import wire as wires
from guildhall.server.play.frames import MOST_HEAD, framed
from guildhall.server.play.wire import EXTENSION, Wire
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


class Transport:
    """The transport of a wire that no client is at the other end of; keeps what is written and how it ended."""

    def __init__(self) -> None:
        self.written: list[Frame] = []
        self.end = ""
        self.reads = True

    def write(self, data: bytes) -> None:
        assert not self.end, "nothing can be written to a transport that is closed"
        if not data.startswith(b"HTTP"):
            self.written.append(Frame(Opcode(data[0] & 15), data[2:]))

    def close(self) -> None:
        self.end = self.end or "closed"

    def abort(self) -> None:
        self.end = self.end or "aborted"

    def is_closing(self) -> bool:
        return bool(self.end)

    def pause_reading(self) -> None:
        self.reads = False

    def resume_reading(self) -> None:
        self.reads = True

    def get_extra_info(self, name: str) -> None:
        return None


class Ear:
    """Who listens at a wire, and what happened there."""

    def __init__(self, *, patient: bool = False) -> None:
        self.said: list[bytes] = []
        self.patient = patient
        """Whether they read only what they must."""
        self.wire: Wire

    def called(self) -> None:
        if not self.patient:
            self.wire.read()

    def heard(self, message: bytes) -> None:
        self.said.append(message)

    def ready(self) -> None:
        self.said.append(b"(ready)")

    def gone(self) -> None:
        self.said.append(b"(gone)")


ASKS = (
    b"GET /live HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


async def at_a_wire(ear: Ear, before: asyncio.Event | None = None) -> tuple[Wire, Transport]:
    """A wire that somebody listens at, the handshake done; only then, if something is to happen before."""

    async def admit(scope: dict[str, Any], receive: Any, send: Any) -> None:
        assert (await receive())["type"] == "websocket.connect"
        await send({"type": "websocket.accept"})
        if before is not None:
            await before.wait()
        ear.wire = scope["extensions"][EXTENSION]
        ear.wire.listen(ear)

    transport = Transport()
    config = SimpleNamespace(loaded_app=admit, ws_max_size=1000)
    wire = Wire(cast("Any", config), cast("Any", SimpleNamespace(connections=set(), tasks=set())), {})
    wire.connection_made(cast("Any", transport))
    wire.data_received(ASKS)
    await some_time()
    return wire, transport


async def some_time() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


def test_who_leaves_what_was_sent_unread_is_shown_out(monkeypatch: pytest.MonkeyPatch) -> None:
    async def told() -> tuple[list[bytes], list[Frame]]:
        ear = Ear()
        wire, transport = await at_a_wire(ear)
        wire.pause_writing()
        wire.resume_writing()
        await some_time()
        assert not transport.written
        wire.pause_writing()
        await some_time()
        wire.data_received(sent(b"too late"))
        return ear.said, transport.written

    monkeypatch.setattr(wires, "SEND_SECONDS", 0.0)
    said, written = run_apart(told())
    assert said == [b"(ready)"]
    assert [(frame.opcode, int.from_bytes(frame.data[:2])) for frame in written] == [(Opcode.CLOSE, wires.TOO_SLOW)]


@pytest.mark.parametrize("answer", [b"", b"?", None], ids=["plain", "with something", "none"])
def test_who_is_silent_is_asked_whether_they_are_there(answer: bytes | None) -> None:
    async def asked() -> tuple[str, int]:
        wire, transport = await at_a_wire(Ear())
        for _ in range(6):
            asked_before = len(transport.written)
            wire._look()
            if answer is not None and len(transport.written) > asked_before:
                wire.data_received(sent(answer, Opcode.PONG))
        return transport.end, len(transport.written)

    assert run_apart(asked()) == (("aborted", 1) if answer is None else ("", 3))


def test_a_wire_that_is_lost_is_told_of_once_and_keeps_no_timers() -> None:
    async def lost() -> tuple[list[bytes], list[bool]]:
        ear = Ear()
        wire, _ = await at_a_wire(ear)
        wire.data_received(sent(b"hello"))
        wire.connection_lost(None)
        return ear.said, [timer.cancelled() for timer in wire._timers.values()]

    said, cancelled = run_apart(lost())
    assert said == [b"hello", b"(gone)"]
    assert cancelled == [True]


def test_what_has_come_is_told_when_it_is_read() -> None:
    async def told() -> list[bytes]:
        ear = Ear(patient=True)
        wire, _ = await at_a_wire(ear)
        both = sent(b"one") + sent(b"two")
        wire.data_received(both[:-4])
        wire.data_received(both[-4:])
        assert not ear.said
        wire.read()
        wire.read()
        return ear.said

    assert run_apart(told()) == [b"one", b"two"]


@pytest.mark.parametrize("pieces", [1, wires.MOST_UNREAD])
def test_what_is_said_before_anybody_listens_is_heard(pieces: int) -> None:
    """The handshake is done before the table has been found; who comes back may act at once."""

    async def told() -> tuple[list[bytes], list[bool]]:
        ear, found = Ear(), asyncio.Event()
        wire, transport = await at_a_wire(ear, found)
        for number in range(pieces):
            wire.data_received(sent(b"%d" % number))
        reads = [transport.reads]
        found.set()
        await some_time()
        return ear.said, [*reads, transport.reads]

    said, reads = run_apart(told())
    assert said == [b"%d" % number for number in range(pieces)]
    assert reads == [pieces < wires.MOST_UNREAD, True]


def test_more_than_fits_into_memory_is_read_at_once() -> None:
    async def told() -> list[bytes]:
        ear = Ear(patient=True)
        wire, _ = await at_a_wire(ear)
        for number in range(wires.MOST_UNREAD + 1):
            wire.data_received(sent(b"%d" % number))
        return ear.said

    assert run_apart(told()) == [b"%d" % number for number in range(wires.MOST_UNREAD)]


@pytest.mark.parametrize("ends", [Wire.eof_received, lambda wire: wire.connection_lost(None)])
def test_the_last_words_of_who_hangs_up_are_heard(ends: Callable[[Wire], None]) -> None:
    async def told() -> list[bytes]:
        ear = Ear(patient=True)
        wire, _ = await at_a_wire(ear)
        wire.data_received(sent(b"goodbye"))
        ends(wire)
        return ear.said[:1]

    assert run_apart(told()) == [b"goodbye"]


def test_who_acts_and_hangs_up_has_acted(server: Server) -> None:
    ann, ben = two_at_a_table(server)[:2]
    ann.until(lambda state: state["decisions"])
    ann.socket.socket.sendall(sent(b'{"type":"act","number":0,"action":"take wbg"}'))
    ann.socket.socket.shutdown(SHUT_RDWR)
    assert ben.until(lambda state: state["number"] == 1)["actions"] == 1


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 100_000])
def test_a_message_is_framed_as_websockets_frames_it(size: int) -> None:
    text = b"x" * size
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


def anything(rng: random.Random) -> bytes:
    """Some frame that a client may send, or should not."""
    kind = rng.choice([Opcode.TEXT] * 6 + [Opcode.CONT] * 3 + [Opcode.BINARY, Opcode.PING, Opcode.PONG])
    size = rng.choice([0, 1, 100, 125, 126, 300, 990, 994, 1000])
    text = rng.choice([b"x", b"x", b"x", "ß".encode()]) * size
    whole = rng.random() < 0.8
    if kind in (Opcode.PING, Opcode.PONG):
        text, whole = text[:125], True
    frame = bytearray(sent(text, kind, fin=whole))
    wrong = rng.random()
    if wrong < 0.02:
        return sent(b"\x03\xe8", Opcode.CLOSE)
    if wrong < 0.04:
        return Frame(Opcode.TEXT, b"not masked").serialize(mask=False)
    if wrong < 0.06:
        return sent(b"\xff\xfe")
    if wrong < 0.08:
        frame[0] |= rng.choice([0x40, 0x03, 0x0A])
    elif wrong < 0.10:
        return sent(b"x" * rng.choice([1001, 70_000]))
    return bytes(frame)


async def heard(came: list[bytes], *, all_passed_on: bool = False) -> tuple[list[bytes], list[Frame], str]:
    """What is heard, said and done at a wire, or at one that leaves everything to `websockets`."""
    ear = Ear()
    wire, transport = await at_a_wire(ear)
    if all_passed_on:
        wire._most = -MOST_HEAD
    for data in came:
        wire.data_received(data)
    return ear.said, transport.written, transport.end


@pytest.mark.parametrize("seed", range(60))
def test_frames_are_understood_as_websockets_understands_them(seed: int) -> None:
    """Whatever comes, in whatever pieces."""
    rng = random.Random(seed)
    frames = [anything(rng) for _ in range(20)]
    stream = b"".join(frames)
    cuts = sorted({0, len(stream), *rng.sample(range(len(stream)), 12)})
    pieces = [stream[start:end] for start, end in itertools.pairwise(cuts)]
    assert run_apart(heard(pieces)) == run_apart(heard(frames, all_passed_on=True))


SINGLE = {
    **{f"text of {size}": sent(b"x" * size) for size in (0, 125, 126, 1000, 1001, 1006, 70_000)},
    "no text": sent(b"\xff\xfe"),
    "half a message": sent(b"half", fin=False),
    "not masked": Frame(Opcode.TEXT, b"open").serialize(mask=False),
    "the end": sent(b"\x03\xe8", Opcode.CLOSE),
}


@pytest.mark.parametrize("name", SINGLE)
def test_a_frame_alone_is_understood_as_websockets_understands_it(name: str) -> None:
    assert run_apart(heard([SINGLE[name]])) == run_apart(heard([SINGLE[name]], all_passed_on=True))


def test_what_is_sent_to_who_has_just_gone_is_lost_without_a_word() -> None:
    async def written() -> int:
        wire, transport = await at_a_wire(Ear())
        wire.send(b"one")
        transport.close()
        wire.send(b"two")
        wire.close()
        return len(transport.written)

    assert run_apart(written()) == 1


def test_more_than_is_answered_stays_with_who_sends_it(server: Server) -> None:
    """Many messages in one go are all answered, in order."""
    live = two_at_a_table(server)[0]
    live.until(lambda state: state["decisions"])
    marks = [f"p{number}" for number in range(60)]
    live.socket.socket.sendall(b"".join(sent(f'{{"type":"ping","ref":"{mark}"}}'.encode()) for mark in marks))
    while marks[-1] not in live.answers:
        live.hear()
    assert [mark for mark in live.answers if mark in marks] == marks


def test_a_wire_that_is_lost_keeps_nobody_in_memory() -> None:
    """What holds itself is freed only when all of the memory is walked through; a room would stay as long."""

    async def lost() -> tuple[bool, object]:
        wire, _ = await at_a_wire(Ear())
        wire.data_received(sent(b"hello"))
        wire.eof_received()
        wire.connection_lost(None)
        frames = weakref.ref(wire._frames)
        gc.disable()
        try:
            del wire._frames
            return wire._listener is None, frames()
        finally:
            gc.enable()

    assert run_apart(lost()) == (True, None)
