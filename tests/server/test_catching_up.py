"""What another worker has written is read once for many words, together for many tables, and not for nobody.

Two workers in one process share a file; what one would tell the other, the tests say themselves.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from guildhall.server import schema
from guildhall.server.config import Config
from guildhall.server.errors import Refused
from guildhall.server.limits import Limits
from guildhall.server.metrics import Metrics
from guildhall.server.play import catching_up, rooms
from guildhall.server.play.opening import open_table
from guildhall.server.play.room import Room
from guildhall.server.play.rooms import GATHERING_SECONDS, Rooms
from guildhall.server.play.socket import Sockets
from guildhall.server.play.viewer import Viewer
from guildhall.server.play.workers import SILENT_SECONDS
from guildhall.server.store import queries
from guildhall.server.store.bus import NO_TABLE, Word
from guildhall.server.store.database import upgrade
from guildhall.server.store.rows import Person
from guildhall.server.store.store import Store
from guildhall.server.store.writer import Writer
from tests.server.guests import run_apart


class SharedBus:
    """As if other workers listened."""

    shared = True

    def __init__(self) -> None:
        self.said: list[list[Word]] = []

    def start(self, hear: Any) -> None: ...

    def say(self, connection: Any, words: Iterable[Word]) -> None:
        self.said.append(list(words))

    def say_through(self, cursor: Any, words: Iterable[Word]) -> None: ...

    def stop(self) -> None: ...


class Worker:
    """A worker without sockets and clocks, whose readings can be counted and held up."""

    def __init__(self, database: str) -> None:
        self.store = Store(database)
        self.bus = SharedBus()
        self.store.bus = self.bus
        self.store.writer = Writer(self.store._writing, self.bus)
        self.rooms = Rooms(Config(database=database), self.store, Metrics())
        self.readings = 0
        self.read_before_answer: Callable[[], Any] | None = None
        """Called between a reading and its answer."""
        self._read = self.store.read
        self.store.read = self.read  # type: ignore[method-assign]
        self.store.start(lambda word: None)

    async def read(self, ask: Any) -> Any:
        self.readings += 1
        found = await self._read(ask)
        if self.read_before_answer is not None:
            await self.read_before_answer()
        return found

    async def looked_at(self, table: str) -> Room:
        """The room of a table at which somebody looks."""
        room = await self.rooms.find(table)
        self.rooms.come(room, Viewer(None, 0, 0))
        await self.quiet()
        self.readings = 0
        return room

    async def quiet(self) -> None:
        """Until everything that was begun is done."""
        while self.rooms._tasks:
            await asyncio.gather(*self.rooms._tasks)

    async def told(self) -> None:
        """Until the others have been told everything."""
        while self.rooms._to_say:
            await asyncio.sleep(GATHERING_SECONDS)
        await self.quiet()


async def acts(room: Room, ann: Person, times: int = 1) -> None:
    for _ in range(times):
        assert room.match is not None
        seat = room.table.to_act[0]
        text = room.match.setup.catalogue.text(room.match.state.legal(seat)[0])
        await room.act(ann.id, room.number, text, seat)


Play = Callable[[Worker, Worker, Person, Callable[[], Any]], Any]


def with_two_workers(folder: Path, play: Play) -> None:
    database = str(folder / "guildhall.db")
    upgrade(database)

    async def run() -> None:
        here, there = Worker(database), Worker(database)
        try:
            ann: Person = await here.store.write(partial(queries.insert_session, secret_hash="a", name="Ann"))
            seats = [schema.SeatPlan(kind="me"), schema.SeatPlan(kind="hotseat", name="Ben")]

            async def opens() -> Room:
                return await open_table(here.rooms, ann, schema.NewTable(game="splendor", seats=seats, seed=1))

            await play(here, there, ann, opens)
        finally:
            for worker in (here, there):
                await worker.quiet()
                await worker.rooms.bots.stop()
                await worker.store.stop()

    run_apart(run())


def test_many_words_about_a_table_are_read_once(tmp_path: Path) -> None:
    async def play(here: Worker, there: Worker, ann: Person, opens: Any) -> None:
        room = await opens()
        far = await there.looked_at(room.id)
        await acts(room, ann, 5)
        for _ in range(100):
            there.rooms.hear(Word(room.id))
        await there.quiet()
        assert far.number == 5
        assert far.match is not None
        assert room.match is not None
        assert far.match.state == room.match.state
        assert await there.rooms.find(room.id) is far
        assert there.readings == 1

    with_two_workers(tmp_path, play)


def test_what_is_said_during_a_reading_is_read_after_it(tmp_path: Path) -> None:
    async def play(here: Worker, there: Worker, ann: Person, opens: Any) -> None:
        room = await opens()
        far = await there.looked_at(room.id)
        await acts(room, ann)

        async def more() -> None:
            there.read_before_answer = None
            await acts(room, ann)
            for _ in range(20):
                there.rooms.hear(Word(room.id))

        there.read_before_answer = more
        there.rooms.hear(Word(room.id))
        await there.quiet()
        assert far.number == 2
        # One while the first was under way, and one more as the first was taken over during the second.
        assert there.readings <= 3

    with_two_workers(tmp_path, play)


def test_many_tables_are_read_together(tmp_path: Path) -> None:
    async def play(here: Worker, there: Worker, ann: Person, opens: Any) -> None:
        rooms = [await opens() for _ in range(30)]
        far = [await there.looked_at(room.id) for room in rooms]
        for room in rooms[:20]:
            await acts(room, ann)
        await here.rooms.store.write(
            lambda connection: queries.add_chat(connection, rooms[3].id, ann.id, 0, "Ann", "hello")
        )
        versions = [room.version for room in far]
        there.readings = 0
        there.rooms.hear(Word(""))
        await there.quiet()
        assert [room.number for room in far] == [1] * 20 + [0] * 10
        assert [line.text for line in far[3].chat] == ["hello"]
        assert there.readings == 1
        assert [room.version > version for room, version in zip(far, versions, strict=True)] == [True] * 20 + [
            False
        ] * 10

    with_two_workers(tmp_path, play)


def test_a_table_nobody_looks_at_is_read_when_somebody_does(tmp_path: Path) -> None:
    async def play(here: Worker, there: Worker, ann: Person, opens: Any) -> None:
        room = await opens()
        far = await there.rooms.find(room.id)
        await there.rooms.find(room.id)
        there.readings = 0
        await acts(room, ann, 3)
        there.rooms.hear(Word(room.id))
        await there.quiet()
        assert (there.readings, far.number) == (0, 0)
        assert await there.rooms.find(room.id) is far
        assert (there.readings, far.number) == (1, 3)
        await there.rooms.find(room.id)
        assert there.readings == 1
        await acts(room, ann)
        there.rooms.hear(Word(room.id))
        there.rooms.come(far, Viewer(None, 0, 0))
        await there.quiet()
        assert far.number == 4

    with_two_workers(tmp_path, play)


def test_people_of_a_dead_worker_who_come_at_once_are_read_for_together(tmp_path: Path) -> None:
    async def play(here: Worker, there: Worker, ann: Person, opens: Any) -> None:
        rooms = [await opens() for _ in range(30)]
        for room in rooms:
            await there.rooms.find(room.id)
            await acts(room, ann)
            there.rooms.hear(Word(room.id))
        there.readings = 0
        found = await asyncio.gather(*(there.rooms.find(room.id) for room in rooms for _ in range(2)))
        assert [room.number for room in found] == [1] * 60
        # The first of them is under way when the others ask.
        assert there.readings <= 2

    with_two_workers(tmp_path, play)


def test_a_reading_that_failed_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catching_up, "AGAIN_SECONDS", 0.0)

    async def play(here: Worker, there: Worker, ann: Person, opens: Any) -> None:
        room = await opens()
        far = await there.looked_at(room.id)
        await acts(room, ann)
        failures = iter(range(3))

        async def fail() -> None:
            if next(failures, None) is not None:
                raise Refused("no_storage", "away")

        there.read_before_answer = fail
        there.rooms.hear(Word(room.id))
        await there.quiet()
        assert far.number == 1
        assert there.readings == 4

    with_two_workers(tmp_path, play)


def test_one_table_that_cannot_be_read_holds_up_no_other(tmp_path: Path) -> None:
    async def play(here: Worker, there: Worker, ann: Person, opens: Any) -> None:
        rooms = [await opens() for _ in range(3)]
        far = [await there.looked_at(room.id) for room in rooms]
        for room in rooms:
            await acts(room, ann)
        await here.store.write(
            lambda connection: connection.exec_driver_sql(f"UPDATE tables SET to_act = '[' WHERE id = '{rooms[1].id}'")
        )
        there.rooms.hear(Word(""))
        while there.rooms._tasks:
            await asyncio.gather(*there.rooms._tasks, return_exceptions=True)
        assert [room.number for room in far] == [1, 0, 1]

    with_two_workers(tmp_path, play)


def test_what_was_read_before_somebody_acted_here_is_not_taken_over(tmp_path: Path) -> None:
    async def play(here: Worker, there: Worker, ann: Person, opens: Any) -> None:
        room = await opens()
        far = await there.looked_at(room.id)

        async def meanwhile() -> None:
            there.read_before_answer = None
            await acts(far, ann)

        there.read_before_answer = meanwhile
        there.rooms.hear(Word(room.id))
        await there.quiet()
        assert far.number == 1
        assert far.match is not None
        assert len(far.match.steps) == 1

    with_two_workers(tmp_path, play)


def test_an_event_that_may_have_been_kept_is_looked_for(tmp_path: Path) -> None:
    async def play(here: Worker, there: Worker, ann: Person, opens: Any) -> None:
        far = await there.looked_at((await opens()).id)
        append = there.store.append

        async def append_and_go(item: Any) -> None:
            await append(item)
            raise Refused("no_storage", "away")

        there.store.append = append_and_go  # type: ignore[method-assign]
        with pytest.raises(Refused, match="away"):
            await acts(far, ann)
        await there.quiet()
        assert far.number == 1

    with_two_workers(tmp_path, play)


def test_those_who_come_at_once_are_told_of_together(tmp_path: Path) -> None:
    async def play(here: Worker, there: Worker, ann: Person, opens: Any) -> None:
        rooms = [await opens() for _ in range(10)]
        for room in rooms:
            await there.rooms.find(room.id)
        await there.told()
        there.bus.said.clear()
        for room in rooms:
            far = there.rooms.open[room.id]
            viewer = Viewer(ann.id, 0, 0)
            there.rooms.come(far, viewer)
            there.rooms.go(far, viewer)
            there.rooms.come(far, viewer)
        await there.told()
        assert [[(word.table, word.online) for word in words] for words in there.bus.said] == [
            [(room.id, [0, 1]) for room in rooms]
        ]

    with_two_workers(tmp_path, play)


def test_a_worker_that_falls_silent_has_nobody_any_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    monkeypatch.setattr(rooms, "monotonic", lambda: clock[0])

    async def play(here: Worker, there: Worker, ann: Person, opens: Any) -> None:
        room = await opens()
        far = await there.rooms.find(room.id)
        there.rooms.hear(Word(room.id, "first", online=[0]))
        there.rooms.hear(Word(room.id, "second", online=[1]))
        clock[0] = SILENT_SECONDS
        there.rooms.hear(Word(NO_TABLE, "second"))
        await there.rooms._look_around(10)
        assert far.online() == {0, 1}
        clock[0] += 1
        version = far.version
        await there.rooms._look_around(20)
        assert far.online() == {1}
        assert far.version > version
        await there.told()
        assert NO_TABLE in [word.table for words in there.bus.said for word in words]
        there.bus.said.clear()
        there.rooms.hear(Word(NO_TABLE, "first"))  # It was only slow: who is there?
        await there.told()
        assert [(word.table, word.who) for word in there.bus.said[0]] == [(room.id, True)]

    with_two_workers(tmp_path, play)


def test_a_group_is_written_in_the_order_of_tables(tmp_path: Path) -> None:
    async def play(here: Worker, there: Worker, ann: Person, opens: Any) -> None:
        rooms = [await opens() for _ in range(6)]
        written: list[str] = []
        append_all = here.store.writer._appending.append_all

        def note(cursor: Any, items: Any) -> None:
            written.extend(item.table for item in items)
            append_all(cursor, items)

        here.store.writer._appending.append_all = note  # type: ignore[method-assign]
        backwards = sorted(rooms, key=lambda room: room.id, reverse=True)
        await asyncio.gather(*(acts(room, ann) for room in backwards))
        assert written == sorted(room.id for room in rooms)

    with_two_workers(tmp_path, play)


class Door:
    """A socket that only notes how it was closed."""

    def __init__(self) -> None:
        self.query_params: dict[str, str] = {}
        self.closed_with = 0

    async def accept(self) -> None: ...

    async def close(self, code: int, reason: str) -> None:
        self.closed_with = code


@pytest.mark.parametrize(("away", "code"), [(True, 1013), (False, 4404)])
def test_only_who_asks_for_no_table_is_told_that_there_is_none(tmp_path: Path, away: bool, code: int) -> None:
    async def play(here: Worker, there: Worker, ann: Person, opens: Any) -> None:
        async def fail() -> None:
            raise Refused("no_storage", "away")

        async def who() -> Person:
            return ann

        there.read_before_answer = fail if away else None
        door: Any = Door()
        await Sockets(there.rooms, Limits(0)).admit(door, (await opens()).id if away else "nosuch", who)
        assert door.closed_with == code

    with_two_workers(tmp_path, play)
