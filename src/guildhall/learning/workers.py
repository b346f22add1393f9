"""Where work is done: in this process or in several. Whoever has more machines gives another `Workers`.

Work is a function of one plain value. Results come in the order of the jobs, so how many do the work changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from types import TracebackType
from typing import Protocol, Self, TypeVar

Job = TypeVar("Job")
Result = TypeVar("Result")


class Workers(Protocol):
    """What spreads jobs."""

    def results(self, work: Callable[[Job], Result], jobs: Iterable[Job]) -> Iterator[Result]: ...


class LocalWorkers:
    """Processes of this machine; with one, this process itself."""

    def __init__(self, count: int) -> None:
        self._pool = ProcessPoolExecutor(count, mp_context=get_context("spawn")) if count > 1 else None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)

    def results(self, work: Callable[[Job], Result], jobs: Iterable[Job]) -> Iterator[Result]:
        if self._pool is None:
            return map(work, jobs)
        return self._pool.map(work, jobs)
