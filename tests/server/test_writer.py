"""Who writes a group of events: the event loop itself where that is quick, else the writer's thread."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest

from guildhall.server.store.checkpoints import COMMITS, Checkpoints
from guildhall.server.store.database import database_url, open_engine
from guildhall.server.store.rows import Append
from guildhall.server.store.store import Store
from guildhall.server.store.writer import SHORT, Entry, Outcome
from tests.server.events import apart, event

INSERT_LONG = "INSERT INTO long VALUES (randomblob(100000))"


@pytest.mark.parametrize(
    ("item", "thread"),
    [
        (event("t", 1, 0, actions=SHORT + 1), "loop"),
        (event("t", 1, 0, actions=SHORT, snapshot=True), "loop"),
        (event("t", 1, 0, actions=SHORT + 1, snapshot=True), "guildhall-write"),
    ],
)
def test_only_long_matches_are_written_down_in_the_thread(tmp_path: Path, item: Append, thread: str) -> None:
    store = Store(str(tmp_path / "guildhall.db"))
    writers: list[str] = []

    def commit(group: list[Entry]) -> list[Outcome]:
        writers.append(threading.current_thread().name)
        return [(future, None, None) for _, future in group]

    async def append() -> None:
        store.start(lambda word: None)
        await store.append(item)
        await store.stop()

    store.writer._commit_group = commit  # type: ignore[method-assign,assignment]
    apart(append())
    assert writers == [thread]


def test_commits_do_not_wait_for_a_checkpoint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that waits for the disk until all are kept; however many are due meanwhile, one comes after it."""
    store = Store(str(tmp_path / "guildhall.db"))
    begun, may_end = threading.Event(), threading.Event()
    made: list[str] = []

    def make(self: Checkpoints) -> None:
        made.append(threading.current_thread().name)
        begun.set()
        assert may_end.wait(60)

    async def append() -> None:
        store.start(lambda word: None)
        for number in range(1, 4 * COMMITS):
            await store.append(event("t", number, 0, actions=number))
            if number == COMMITS:
                await asyncio.to_thread(begun.wait, 60)
        may_end.set()
        await store.stop()

    monkeypatch.setattr(Checkpoints, "make", make)
    monkeypatch.setattr(store.writer, "_keep", lambda items: None)
    apart(append())
    assert made == ["guildhall-checkpoint"] * 2


def test_a_checkpoint_lets_the_log_begin_anew(tmp_path: Path) -> None:
    """What is in the log goes to its place; the next commit writes where the first one did."""
    store = Store(str(tmp_path / "guildhall.db"))
    log = tmp_path / "guildhall.db-wal"
    sizes: list[int] = []

    async def write() -> None:
        store.start(lambda word: None)
        checkpoints = store.writer._checkpoints
        assert checkpoints is not None
        await store.writer.change(lambda connection: connection.exec_driver_sql("CREATE TABLE long (text TEXT)"))
        for number in range(1, 40):
            await store.writer.change(lambda connection: connection.exec_driver_sql(INSERT_LONG))
            if number % 10 == 0:
                await asyncio.to_thread(checkpoints.make)
            sizes.append(log.stat().st_size)
        await store.stop()

    apart(write())
    assert sizes[0] < sizes[4] < sizes[9] == sizes[18] == sizes[-1]


def test_a_long_log_is_no_reason_for_a_commit_to_wait_for_the_disk(tmp_path: Path) -> None:
    engine = open_engine(database_url(str(tmp_path / "guildhall.db")), writer=True)
    with engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE long (text TEXT)")
    for _ in range(100):
        with engine.begin() as connection:
            connection.exec_driver_sql(INSERT_LONG)
    assert (tmp_path / "guildhall.db-wal").stat().st_size > 10_000_000
    assert (tmp_path / "guildhall.db").stat().st_size < 100_000
    engine.dispose()
