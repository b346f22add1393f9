"""What is said at all sockets is heard together, and nothing of it is lost."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from socket import socket, socketpair

import pytest

from guildhall.server.play import gathering
from guildhall.server.play.gathering import Gathering
from tests.server.guests import run_apart


class Ears:
    """Two people at the two ends of a line each; `heard` is what came of what they said."""

    def __init__(self) -> None:
        self.lines = [socketpair() for _ in range(2)]
        self.heard: list[bytes] = []

    def says(self, person: int, text: bytes) -> None:
        self.lines[person][0].sendall(text)

    def ear(self, person: int) -> socket:
        return self.lines[person][1]

    def listen(self, person: int) -> None:
        self.heard.append(os.read(self.ear(person).fileno(), 100))


@pytest.fixture
def ears() -> Iterator[Ears]:
    found = Ears()
    yield found
    for line in found.lines:
        for end in line:
            end.close()


async def turns() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


def test_in_silence_one_is_heard_at_once_and_then_all_together(ears: Ears, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gathering, "SECONDS", 1000.0)

    async def talk() -> None:
        together = Gathering()
        for person in range(2):
            together.join(ears.ear(person).fileno(), lambda person=person: ears.listen(person))  # type: ignore[misc]
        ears.says(0, b"hello")
        await turns()
        assert ears.heard == [b"hello"]
        ears.says(0, b"I")
        ears.says(1, b"we")
        await turns()
        assert ears.heard == [b"hello"]
        together._listen()
        assert sorted(ears.heard) == [b"I", b"hello", b"we"]
        together._listen()
        ears.says(1, b"again")
        await turns()
        assert ears.heard[-1] == b"again", "after a silence nobody waits"

    run_apart(talk())


def test_who_has_left_is_heard_no_more_and_who_comes_back_loses_nothing(ears: Ears) -> None:
    async def talk() -> None:
        together = Gathering()
        number = ears.ear(0).fileno()
        first, second = (lambda: ears.listen(0)), (lambda: ears.listen(0))
        together.join(number, first)
        together.leave(number, first)
        ears.says(0, b"hello")
        await turns()
        assert not ears.heard
        together.join(number, second)
        together.leave(number, first)  # whose number somebody else has now
        await turns()
        assert ears.heard == [b"hello"]

    run_apart(talk())


def test_who_has_to_call_waits_for_company(ears: Ears, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr("select.epoll")
    monkeypatch.setattr(gathering, "SECONDS", 0.0)

    async def talk() -> None:
        together = Gathering()
        assert not together.hears
        for word in (b"I", b"we"):
            together.call(lambda word=word: ears.heard.append(word))  # type: ignore[misc]
        assert not ears.heard
        while len(ears.heard) < 2:
            await asyncio.sleep(0)
        assert ears.heard == [b"I", b"we"]

    run_apart(talk())
