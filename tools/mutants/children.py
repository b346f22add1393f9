"""Processes of our own: each mutant lives and dies in a copy of a process that is ready to go.

A child writes its answer into a pipe. One that ends without an answer took too long, or died otherwise.
"""

from __future__ import annotations

import json
import os
import resource
import select
import signal
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, NoReturn, TypeVar

Job = TypeVar("Job")
OVERDUE, DIED = "overdue", "died"
"""In place of an answer."""
STOPPED = (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)
"""Somebody wants all of it to stop."""
MEMORY = 2**30
"""What a child may take beyond what it began with."""


@dataclass
class Child:
    number: int
    pipe: int
    deadline: float
    began: float


def answers(
    jobs: Iterable[Job], do: Callable[[Job], Any], workers: int, limit: Callable[[Job], float]
) -> Iterator[tuple[Job, Any, float]]:
    """Do each job in a child, `workers` at a time; as they end: the job, its answer, its seconds."""
    waiting = iter(jobs)
    running: dict[int, tuple[Job, Child]] = {}
    while True:
        while len(running) < workers and (job := next(waiting, None)) is not None:
            child = begin(lambda job=job: do(job), limit(job))  # type: ignore[misc]
            running[child.pipe] = (job, child)
        if not running:
            return
        soonest = min(child.deadline for _, child in running.values())
        ready, _, _ = select.select(list(running), [], [], max(0.0, soonest - time.monotonic()))
        late = [pipe for pipe, (_, child) in running.items() if child.deadline <= time.monotonic()]
        for pipe in {*ready, *late}:
            job, child = running.pop(pipe)
            yield job, end(child, pipe in ready), time.monotonic() - child.began


def alone(do: Callable[[], Any], limit: float = 3600.0) -> Any:
    """The answer of one child."""
    child = begin(do, limit)
    select.select([child.pipe], [], [], limit)
    return end(child, True)


def begin(do: Callable[[], Any], limit: float) -> Child:
    """A child at work; it has so many seconds by the clock on the wall."""
    reading, writing = os.pipe()
    sys.stdout.flush()
    number = os.fork()
    if number == 0:
        os.close(reading)
        work(do, writing)
    os.close(writing)
    now = time.monotonic()
    return Child(number, reading, now + limit, now)


def work(do: Callable[[], Any], writing: int) -> NoReturn:
    try:
        answer = json.dumps(do()).encode()
        with os.fdopen(writing, "wb") as pipe:
            pipe.write(answer)
    except BaseException as error:
        sys.stderr.write(f"{type(error).__name__}: {error}\n")
    finally:
        sys.stderr.flush()
        os._exit(0)


def end(child: Child, has_answered: bool) -> Any:
    """What a child has said, or OVERDUE or DIED; it is gone after that."""
    said = b""
    if has_answered:
        with os.fdopen(child.pipe, "rb") as pipe:
            said = pipe.read()
    else:
        os.kill(child.number, signal.SIGKILL)
        os.close(child.pipe)
    _, status = os.waitpid(child.number, 0)
    if said:
        return json.loads(said)
    ended = os.WTERMSIG(status) if os.WIFSIGNALED(status) else 0
    if ended in STOPPED:
        raise KeyboardInterrupt
    return OVERDUE if ended in (signal.SIGXCPU, signal.SIGKILL) else DIED


def be_quiet_and_modest() -> None:
    """A child prints nothing, leaves no core and no compiled modules, and takes no more memory than it should need."""
    sys.dont_write_bytecode = True
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    with open("/proc/self/statm", encoding="ascii") as sizes:
        now = int(sizes.read().split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (now + MEMORY, resource.RLIM_INFINITY))


def allow_seconds(seconds: float) -> None:
    """This process ends if it calculates for so much longer: what runs in circles does not go on for ever."""
    used = time.process_time()
    resource.setrlimit(resource.RLIMIT_CPU, (int(used + seconds) + 1, resource.RLIM_INFINITY))
