"""Garbage in cycles: what is fresh is looked through at every look, what has lasted seldom."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest

from guildhall.server import tidying
from guildhall.server.config import Config
from guildhall.server.http.app import make_app
from guildhall.server.store.database import upgrade
from guildhall.server.tidying import LITTLE, LOOKS_BETWEEN, MOST_LOOKS, QUIET_LOOKS, Tidying
from tests.server.events import apart


class Ring:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def looked() -> Iterator[Tidying]:
    """One who looks when told to; Python does not by itself meanwhile."""
    thresholds = gc.get_threshold()
    gc.disable()
    yield Tidying()
    gc.unfreeze()
    gc.set_threshold(*thresholds)
    gc.enable()


def lasting(looked: Tidying) -> weakref.ref[Ring]:
    """A ring that nobody holds any more, but somebody did at the last look."""
    ring = Ring()
    looked.look(LITTLE)
    return weakref.ref(ring)


def looks_until_gone(looked: Tidying, ring: weakref.ref[Ring], fresh: int) -> int:
    looks = 0
    while ring() is not None and looks <= MOST_LOOKS:
        looked.look(fresh)
        looks += 1
    return looks


@pytest.fixture(autouse=True)
def few_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """A test has not the patience of a server."""
    monkeypatch.setattr(tidying, "LOOKS_BETWEEN", QUIET_LOOKS + 20)
    monkeypatch.setattr(tidying, "MOST_LOOKS", QUIET_LOOKS + 40)


def test_fresh_garbage_goes_at_the_next_look(looked: Tidying) -> None:
    looked.look(LITTLE)
    ring = weakref.ref(Ring())
    assert looks_until_gone(looked, ring, LITTLE) == 1


def test_on_a_busy_server_the_lasting_waits_for_the_great_look(looked: Tidying) -> None:
    assert looks_until_gone(looked, lasting(looked), LITTLE) == tidying.MOST_LOOKS - 1


def test_on_a_quiet_server_it_goes_sooner_but_not_with_every_quiet_second(looked: Tidying) -> None:
    assert looks_until_gone(looked, lasting(looked), LITTLE - 1) == tidying.LOOKS_BETWEEN - 1
    assert LOOKS_BETWEEN < MOST_LOOKS


def test_one_busy_moment_and_it_is_not_quiet(looked: Tidying) -> None:
    ring = lasting(looked)
    for _ in range(tidying.LOOKS_BETWEEN - 2):
        looked.look(LITTLE - 1)
    looked.look(LITTLE)
    assert looks_until_gone(looked, ring, LITTLE - 1) == QUIET_LOOKS


def test_a_server_begins_and_ends_it(tmp_path: Path, looked: Tidying) -> None:
    database = str(tmp_path / "guildhall.db")
    upgrade(database)
    app = make_app(Config(database=database), looked)

    counts: list[int] = []

    async def run() -> None:
        async with app.router.lifespan_context(app):
            counts.append(gc.get_freeze_count())

    apart(run())
    assert counts[0] > 0
    assert gc.get_freeze_count() == 0
