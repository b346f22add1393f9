"""Events of a table as the store is given them, and a loop of its own to give them in."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor

from guildhall.server.store.rows import Append, Snapshot


def event(table: str, number: int, at: int, *, actions: int, snapshot: bool = False) -> Append:
    """An action of seat 0; with `snapshot` the match is kept as a whole before it."""
    return Append(
        table=table,
        number=number,
        kind="act",
        seat=0,
        text="take wbg",
        actions=actions,
        at=at,
        status="playing",
        to_act="[0]",
        bot_to_act=False,
        deadline=None,
        outcome=None,
        finished=None,
        clocks=[],
        rescheduled=False,
        snapshot=(lambda: Snapshot(1, "", "")) if snapshot else None,
    )


def apart(does: Coroutine[None, None, None]) -> None:
    """In a thread of its own: where a browser was tested, this one has a loop already."""
    with ThreadPoolExecutor(1, initializer=lambda: setattr(threading.current_thread(), "name", "loop")) as thread:
        thread.submit(asyncio.run, does).result()
