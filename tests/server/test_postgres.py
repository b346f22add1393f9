"""Several workers on one real PostgreSQL: exactly one of two racing writers wins, and all workers show the same."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest

from tests.server.guests import ME, OPEN, Live, Server, bot, sensible, wait_until
from tests.server.kills import survive
from tests.server.postgres import NoPostgres, running_postgres


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    pytest.importorskip("psycopg", reason="the extra “postgres” is not installed")
    try:
        with running_postgres() as url:
            yield url
    except NoPostgres as missing:
        pytest.skip(str(missing))


@pytest.fixture(scope="module")
def workers(database: str) -> Iterator[list[Server]]:
    """Two workers, as two processes that share nothing but the database."""
    running = [Server(database), Server(database)]
    yield running
    for server in running:
        server.stop()


def at(server: Server, live: Live) -> Live:
    """The same guest's socket at another worker."""
    guest = server.stranger()
    guest.http.cookies.set("guildhall_session", live.guest.http.cookies["guildhall_session"])
    return guest.sits_at(live.table)


def test_people_at_different_workers_play_one_match(workers: list[Server]) -> None:
    ann, ben = workers[0].guest("Ann"), workers[1].guest("Ben")
    info = ann.opens(ME, OPEN)
    table = info["summary"]["id"]
    here = ann.sits_at(table)
    assert here.until(bool)["status"] == "waiting"
    ben.joins(table, info["links"]["invite"])
    there = ben.sits_at(table)
    here.until(lambda state: state["status"] == "playing" and state["seats"][1]["online"])
    there.until(lambda state: state["seats"][0]["online"])
    for _ in range(2):
        for live in (here, there):
            live.until(lambda state: state["decisions"])
            live.acts(sensible(live.legal()))
    here.until(lambda state: state["number"] == there.state["number"])
    assert here.log == there.log
    assert here.state["view"]["bank"] == there.state["view"]["bank"]
    here.does("chat", text="hello over there")
    while not there.chat:
        there.hear()
    there.does("undo")
    here.until(lambda state: state["number"] == there.state["number"])
    assert here.log == there.log
    there.leaves()
    here.until(lambda state: not state["seats"][1]["online"])


def test_one_of_two_racing_writers_wins_and_the_other_catches_up(workers: list[Server]) -> None:
    ann = workers[0].guest("Ann")
    first = ann.sits_at(ann.opens(ME, {"kind": "hotseat"})["summary"]["id"])
    first.until(lambda state: state["decisions"])
    second = at(workers[1], first)
    second.until(lambda state: state["decisions"])
    for _ in range(8):
        number = first.state["number"]
        answers: list[dict[str, object]] = []
        start = threading.Barrier(2)

        def race(live: Live, number: int = number) -> None:
            action = sensible(live.legal())
            start.wait()  # noqa: B023
            answers.append(live.sends("act", number=number, action=action))  # noqa: B023

        racers = [threading.Thread(target=race, args=(live,)) for live in (first, second)]
        for racer in racers:
            racer.start()
        for racer in racers:
            racer.join()
        assert sorted(str(answer.get("code", "done")) for answer in answers) == ["done", "stale"]
        for live in (first, second):
            live.until(lambda state, number=number: state["number"] == number + 1)  # type: ignore[misc]
        assert first.state["view"] == second.state["view"]


def test_bots_clock_and_result_on_postgresql(workers: list[Server]) -> None:
    ann = workers[0].guest("Ann")
    table = ann.opens(bot("random"), bot("greedy"), webhook="http://127.0.0.1:1/", lot=True)["summary"]["id"]
    wait_until(lambda: ann.get(f"/api/tables/{table}")["summary"]["status"] == "finished")
    assert ann.get(f"/api/tables/{table}/result")["outcome"]["winners"]
    timed = ann.sits_at(ann.opens(ME, bot("random"), clock={"bank": 0, "increment": 1})["summary"]["id"])
    timed.until(lambda state: state["number"] >= 2)


def test_a_killed_workers_tables_go_on_at_the_others(database: str, workers: list[Server]) -> None:
    doomed = Server(database)
    ann = doomed.guest("Ann")
    live = ann.sits_at(ann.opens(ME, {"kind": "hotseat"})["summary"]["id"])
    live.acts("take wbg")
    doomed.kill()
    again = at(workers[0], live)
    assert again.until(lambda state: state["decisions"])["number"] == 1
    again.acts(sensible(again.legal()))


def test_one_command_runs_several_workers(database: str) -> None:
    server = Server(database, workers=2)
    try:
        ann = server.guest("Ann")
        table = ann.opens(ME, {"kind": "hotseat"})["summary"]["id"]
        lives = [ann.sits_at(table) for _ in range(6)]
        for number, live in enumerate(lives):
            live.until(lambda state, number=number: state["number"] == number and state["decisions"])  # type: ignore[misc]
            live.acts(sensible(live.legal()))
        for live in lives:
            live.until(lambda state: state["number"] == 6)
    finally:
        server.stop()


def test_kills_on_postgresql_lose_nothing_acknowledged(database: str) -> None:
    assert survive(database, range(2), workers=2).total() > 2
