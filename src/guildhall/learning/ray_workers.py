"""Work spread by Ray over this machine or as many as there are (the extra `ray`).

Every job is a task of Ray. One that is lost with its process or its machine is done again elsewhere, and as a result
depends on nothing but its job, nobody can tell afterwards. The machines of a cluster play by their own installation of
Guildhall: it must be the same on all of them, which is seen to before the first job and by every process again, for
machines may join at any time.
"""

from __future__ import annotations

import os
import socket
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from types import TracebackType
from typing import Any, Self

from guildhall.core.errors import GuildhallError
from guildhall.learning.installation import differences, installation
from guildhall.learning.workers import Job, Result

LOCAL = "local"
"""The address of a cluster that is this machine alone, for as long as the run takes."""
AUTO = "auto"
"""The address of the cluster that this machine is in."""
SECONDS_TO_ANSWER = 5
RETRIES = 5
"""So often a job is done again whose process died; one that kills every process must not go round for ever."""
AHEAD = 3
"""So many jobs for each CPU are under way or wait to be taken, so that memory stays bounded."""
LARGE = 50_000
"""Bytes from here on travel to a machine once, not with every job."""


class RayWorkers:
    """All CPUs of the cluster at an address; at that of no other, `LOCAL`, `count` of this machine."""

    def __init__(self, address: str, count: int, game: str) -> None:
        self._here = installation(game)
        self._ray = joined(address, count)
        self._task = self._ray.remote(max_retries=RETRIES)(done)

    def __enter__(self) -> Self:
        try:
            self._require_same_everywhere()
        except BaseException:
            self._ray.shutdown()
            raise
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._ray.shutdown()

    def __str__(self) -> str:
        return ", ".join(f"{node['NodeManagerAddress']} ({int(node['Resources']['CPU'])})" for node in self._nodes())

    def results(self, work: Callable[[Job], Result], jobs: Iterable[Job]) -> Iterator[Result]:
        waiting: deque[Any] = deque()
        shared: dict[bytes, Any] = {}
        most = AHEAD * max(1, self._cpus())
        for job in jobs:
            if len(waiting) >= most:
                yield self._result(waiting.popleft())
            form, parts = self._parts(job, shared)
            waiting.append(self._task.remote(self._here, work, form, *parts))
        while waiting:
            yield self._result(waiting.popleft())

    def _parts(self, job: Any, shared: dict[bytes, Any]) -> tuple[Any, list[Any]]:
        """A job in parts, and what makes a job of them; of what is large only where Ray has it."""
        if not hasattr(job, "_make"):
            return None, [job]
        parts = list(job)
        for at, part in enumerate(parts):
            if isinstance(part, bytes) and len(part) >= LARGE:
                if part not in shared:
                    shared[part] = self._ray.put(part)
                parts[at] = shared[part]
        return type(job), parts

    def _result(self, task: Any) -> Any:
        """What a job gave; what it raised for people is raised here, too."""
        exceptions = self._ray.exceptions
        try:
            return self._ray.get(task)
        except exceptions.RayTaskError as error:
            if isinstance(error.cause, GuildhallError):
                raise error.cause from None
            raise
        except exceptions.RayError as error:
            raise GuildhallError(
                f"Ray gave a job up after {RETRIES} tries more, the run goes on from its last generation "
                f"when it is started again ({_last_line(error)})"
            ) from None

    # -- the cluster --

    def _nodes(self) -> list[dict[str, Any]]:
        """The machines that may be given work."""
        return [node for node in self._ray.nodes() if node["Alive"] and node["Resources"].get("CPU")]

    def _cpus(self) -> int:
        return sum(int(node["Resources"]["CPU"]) for node in self._nodes())

    def _require_same_everywhere(self) -> None:
        """Ask every machine once; GuildhallError names the first that is not as this one."""
        from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy

        asked = []
        for node in self._nodes():
            there = NodeAffinitySchedulingStrategy(node["NodeID"], soft=False)
            task = self._task.options(num_cpus=0, scheduling_strategy=there)
            asked.append((node["NodeManagerAddress"], task.remote(self._here, str, None, "")))
        for address, answer in asked:
            try:
                self._result(answer)
            except self._ray.exceptions.RayError as error:
                raise GuildhallError(
                    f"{address} cannot play, install the same Guildhall there as here ({_last_line(error)})"
                ) from None


def joined(address: str, count: int) -> Any:
    """Ray, joined to a cluster, or with one of its own that nobody beyond this machine can reach."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # it would tell its makers of every cluster
    own: dict[str, Any] = {}
    if address == LOCAL:
        own = {"num_cpus": count, "include_dashboard": False}
        # Ray listens on all networks, except on systems where it expects no cluster; it looks at this when imported.
        os.environ.setdefault("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")
    elif address != AUTO:
        require_answer(address)
    try:
        import ray
        import ray.exceptions
    except ImportError as error:
        raise GuildhallError(f"--ray needs the extra “ray”: pip install guildhall[train,ray] ({error})") from None
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR", **own)
    except (OSError, RuntimeError, ValueError) as error:
        raise GuildhallError(f"Ray cannot join “{address}” ({_last_line(error)})") from None
    return ray


def require_answer(address: str) -> None:
    """GuildhallError if nobody listens at an address, which Ray would try for ten minutes."""
    host, _, port = address.rpartition(":")
    if not host or not port.isdigit():
        raise GuildhallError(f"an address of Ray is HOST:PORT as “ray start” names it, or {AUTO}, not “{address}”")
    try:
        socket.create_connection((host, int(port)), SECONDS_TO_ANSWER).close()
    except (OSError, OverflowError) as error:
        raise GuildhallError(f"there is no Ray at “{address}” ({error})") from None


def done(here: dict[str, str], work: Callable[[Any], Result], form: Any, *parts: Any) -> Result:
    """A job, done on a worker, if Guildhall is the same there as where the job comes from."""
    if other := differences(installation(here["game"]), here):
        from ray.util import get_node_ip_address

        raise GuildhallError(f"{get_node_ip_address()} has another Guildhall: {other}; install the same there")
    return work(form(*parts) if form else parts[0])


def _last_line(error: Exception) -> str:
    """Ray's errors bring whole tracebacks along."""
    lines = str(error).strip().splitlines()
    return lines[-1].strip() if lines else type(error).__name__
