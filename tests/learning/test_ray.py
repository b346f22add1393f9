"""The same run with Ray: the same weights, also when a worker dies, and no word with a machine that plays otherwise."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple
from uuid import uuid4

import pytest

pytest.importorskip("numpy")
pytest.importorskip("scipy")

from typer.testing import CliRunner

from guildhall.cli.main import app
from guildhall.cli.optional_value import completed
from guildhall.core.errors import GuildhallError
from guildhall.learning import ray_workers
from guildhall.learning.installation import differences, installation
from guildhall.learning.ray_workers import AHEAD, LARGE, LOCAL, RayWorkers, require_answer
from guildhall.learning.training import Plan, Training
from guildhall.learning.workers import LocalWorkers, Workers

CPUS = 2
PLAN = Plan("splendor", (2,), seed=7, matches=3, first_matches=4, gate=2, longest=150)


def with_ray(test: Any) -> Any:
    """Marks a test; Ray is only looked for, for before it is imported it must be told to stay on this machine."""
    missing = pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed")
    return pytest.mark.slow(missing(test))


@pytest.fixture(scope="module")
def workers() -> Iterator[RayWorkers]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_AUTH_MODE", "token")
        patch.setenv("RAY_AUTH_TOKEN", uuid4().hex)  # else Ray writes one into the home folder
        with RayWorkers(LOCAL, CPUS, "splendor") as found:
            yield found


def quiet(what: str, done: int, whole: int) -> None:
    assert 0 <= done <= whole


def two_generations(spread: Workers, folder: Path) -> Training:
    training = Training(PLAN, folder)
    for _ in range(2):
        training.generation(spread, quiet)
    return training


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Training:
    with LocalWorkers(1) as local:
        return two_generations(local, tmp_path_factory.mktemp("local"))


def after_one_death(marker: str, work: Callable[[Any], Any], job: Any) -> Any:
    """Do a job, except for the first that comes: it takes its process with it."""
    try:
        Path(marker).touch(exist_ok=False)
    except FileExistsError:
        return work(job)
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError("killed processes do not go on")


class Deadly(NamedTuple):
    """Workers of whom one dies at the first job of every kind of work."""

    workers: Workers
    folder: Path

    def results(self, work: Any, jobs: Iterable[Any]) -> Iterator[Any]:
        return self.workers.results(partial(after_one_death, str(self.folder / work.__name__), work), jobs)


class Loaded(NamedTuple):
    """A job with something large in it."""

    load: bytes
    number: int


def weighed(job: Loaded) -> tuple[int, int]:
    return len(job.load), job.number


def refused(job: int) -> int:
    raise GuildhallError(f"{job} is refused")


def killed(job: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return job


@with_ray
def test_weights_are_those_of_local_workers_though_workers_die(
    workers: RayWorkers, run: Training, tmp_path: Path
) -> None:
    deaths = tmp_path / "deaths"
    deaths.mkdir()
    again = two_generations(Deadly(workers, deaths), tmp_path / "run")
    assert {death.name for death in deaths.iterdir()} == {"play_matches", "play_duels"}
    assert again.weights == run.weights
    assert again.network.layers() == run.network.layers()
    assert without_times(again) == without_times(run)


def without_times(training: Training) -> list[dict[str, Any]]:
    return [{key: value for key, value in row.items() if key not in ("seconds", "cpu")} for row in training.rows]


@with_ray
def test_the_command_joins_a_cluster_by_its_address(workers: RayWorkers, tmp_path: Path) -> None:
    import ray

    small = ["--matches=2", "--first-matches=2", "--gate=2", "--generations=1", "--seats=2"]
    joining = ["--ray", ray.get_runtime_context().gcs_address, "--folder", str(tmp_path)]
    command = [sys.executable, "-m", "guildhall", "train", "splendor", *small, *joining]
    told = subprocess.run(command, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr
    assert f"127.0.0.1 ({CPUS})" in told.stderr
    assert (tmp_path / "splendor.weights").exists()


@with_ray
def test_results_come_in_order_and_few_jobs_are_under_way(workers: RayWorkers) -> None:
    taken = []

    def jobs() -> Iterator[int]:
        for number in range(-20, 0):
            taken.append(number)
            yield number

    results = workers.results(abs, jobs())
    assert next(results) == 20
    assert len(taken) == AHEAD * CPUS + 1
    assert list(results) == list(range(19, 0, -1))


@with_ray
def test_what_is_large_is_brought_once(workers: RayWorkers, monkeypatch: pytest.MonkeyPatch) -> None:
    import ray

    brought, put = [], ray.put
    monkeypatch.setattr(ray, "put", lambda value: brought.append(value) or put(value))
    load = bytes(LARGE)
    assert list(workers.results(weighed, [Loaded(load, number) for number in range(5)])) == [
        (LARGE, number) for number in range(5)
    ]
    assert brought == [load]


@with_ray
def test_what_a_job_says_to_people_is_said_here(workers: RayWorkers) -> None:
    with pytest.raises(GuildhallError, match=r"^3 is refused$"):
        list(workers.results(refused, [3]))


@with_ray
def test_a_job_that_kills_every_worker_is_given_up(workers: RayWorkers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "_task", workers._task.options(max_retries=1))
    with pytest.raises(GuildhallError, match="goes on from its last generation"):
        list(workers.results(killed, [1]))


@with_ray
def test_a_machine_with_other_rules_is_named(workers: RayWorkers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "_here", {**installation("splendor"), "rules version": "99"})
    with pytest.raises(GuildhallError, match=r"^127\.0\.0\.1 has another Guildhall: rules version \d+, here 99; "):
        workers._require_same_everywhere()


def test_differences_are_told_by_name() -> None:
    here = installation("splendor")
    assert differences(here, here) == ""
    assert {"game", "rules version", "components", "features", "version", "engine", "sources"} == set(here)
    assert differences({**here, "engine": "slow"}, here) == f"engine slow, here {here['engine']}"


def test_without_ray_one_line_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    done = CliRunner().invoke(app, ["train", "splendor", "--folder", str(tmp_path), "--ray"])
    assert isinstance(done.exception, GuildhallError)
    assert "guildhall[train,ray]" in str(done.exception)


@pytest.mark.parametrize("address", ["nowhere", "127.0.0.1:", ":6379", "127.0.0.1:1"])
def test_an_address_where_nobody_answers_is_refused_at_once(address: str) -> None:
    with pytest.raises(GuildhallError, match=r"address of Ray is|there is no Ray at"):
        require_answer(address)


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        ([], []),
        (["--ray"], ["--ray", "local"]),
        (["--ray", "--seed", "2"], ["--ray", "local", "--seed", "2"]),
        (["--ray", "auto"], ["--ray", "auto"]),
        (["--ray=10.0.0.1:6379", "--seed", "2"], ["--ray=10.0.0.1:6379", "--seed", "2"]),
    ],
)
def test_ray_alone_is_this_machine(given: list[str], meant: list[str]) -> None:
    assert completed(given, "--ray", ray_workers.LOCAL) == meant
