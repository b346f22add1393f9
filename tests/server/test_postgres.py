"""Several workers on one real PostgreSQL: exactly one of two racing writers wins, and all workers show the same."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from typing import Any

import pytest
from bench.postgres import Postgres

from guildhall.core.errors import GuildhallError
from guildhall.play.match import new_match
from guildhall.server.store.store import Store
from tests.server.events import event
from tests.server.guests import HOTSEAT, ME, OPEN, Live, Server, bot, run_apart, sensible, wait_until
from tests.server.kills import survive
from tests.server.push_service import Browser, PushService


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    pytest.importorskip("psycopg", reason="the extra “postgres” is not installed")
    try:
        running = Postgres(safely=False)
    except GuildhallError as error:
        pytest.skip(f"PostgreSQL cannot be set up here: {error}")
    yield running
    running.throw_away()


@pytest.fixture(scope="module")
def database(postgres: Postgres) -> str:
    return postgres.url


@pytest.fixture(scope="module")
def workers(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    """Two workers, as two processes that share nothing but the database and the key of push messages."""
    key = str(tmp_path_factory.mktemp("key") / "push-key")
    running = [Server(database, push_key=key), Server(database, push_key=key)]
    yield running
    for server in running:
        server.stop()


def at(server: Server, live: Live) -> Live:
    """The same guest's socket at another worker."""
    guest = server.stranger()
    guest.http.cookies.set("guildhall_session", live.guest.http.cookies["guildhall_session"])
    return guest.sits_at(live.table)


def test_a_match_that_goes_on_begins_at_all_workers(workers: list[Server]) -> None:
    """Its first events are older than its beginning, and another worker than the one that waits begins it."""
    match = new_match("splendor", ["Ada", "Bo"], seed=4)
    for _ in range(8):
        seat = match.state.to_act()[0]
        match.act(seat, match.state.legal(seat)[0])
    ann, ben = workers[0].guest("Ann"), workers[1].guest("Ben")
    record = ann.post("/api/records", {"record": match.export()})["summary"]["id"]
    info = ann.post(f"/api/tables/{record}/go_on", {"at": 8, "seats": [ME, OPEN]})
    table = info["summary"]["id"]
    here = ann.sits_at(table)
    assert here.until(bool)["status"] == "waiting"
    ben.joins(table, info["links"]["invite"])
    there = ben.sits_at(table)
    state = here.until(lambda state: state["status"] == "playing" and state["decisions"])
    assert state["actions"] == 8
    assert state["view"] == match.state.view(0)
    here.acts(sensible(here.legal()))
    there.until(lambda state: state["number"] == 9)
    assert [entry["action"] for entry in there.log] == [entry["action"] for entry in here.log]


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


def one_turn(live: Live) -> int:
    """A whole turn of Splendor; the number of the last thing done in it."""
    seat = live.until(lambda state: state["decisions"])["decisions"][0]["seat"]
    while seat in live.state["to_act"]:
        live.acts(sensible(live.legal()))
    return int(live.state["number"])


def test_one_worker_tells_a_device_and_knows_who_looks_at_another(workers: list[Server]) -> None:
    service = PushService()
    try:
        ann, ben = workers[0].guest("Ann"), workers[1].guest("Ben")
        browser = Browser(f"{service.url}/to/ben")
        ben.post("/api/push", browser.subscription())
        info = ann.opens(ME, OPEN)
        table = info["summary"]["id"]
        here = ann.sits_at(table)
        ben.joins(table, info["links"]["invite"])
        there = ben.sits_at(table)
        here.until(lambda state: state["status"] == "playing" and state["seats"][1]["online"])
        one_turn(here)
        one_turn(there)
        there.does("looking", on=False)
        turns = []
        while service.heard.empty():
            # Until the word that he looks away has come over.
            assert len(turns) < 30
            turns.append(one_turn(here))
            one_turn(there)
        first = browser.reads(service.heard.get(timeout=30))["number"]
        assert first in turns, "none while he looked"
        for number in [*turns[turns.index(first) + 1 :], one_turn(here)]:
            assert browser.reads(service.heard.get(timeout=30))["number"] == number, "each turn is told once"
    finally:
        service.close()


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


# -- when the database goes away -------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", ["fast", "immediate"])
def test_a_restart_of_the_database_is_a_pause(postgres: Postgres, workers: list[Server], mode: str) -> None:
    here, there = two_apart(workers)
    here.acts(sensible(here.legal()))
    postgres.restart(mode)
    there.until(lambda state: state["decisions"])
    there.acts(sensible(there.legal()))
    here.until(lambda state: state["number"] == 2 and state["decisions"])
    here.acts(sensible(here.legal()))
    there.until(lambda state: state["number"] == 3)
    assert here.log == there.log


def test_who_comes_while_the_database_is_away_is_told_to_come_again(postgres: Postgres, workers: list[Server]) -> None:
    ann, ben = workers[0].guest("Ann"), workers[1].guest("Ben")
    info = ann.opens(ME, OPEN)
    postgres.stop()
    try:
        early = ben.sits_at(info["summary"]["id"], token=info["links"]["watch"])
        assert early.closed_with() == 1013
    finally:
        postgres.start()
    assert ben.sits_at("nosuchtbl").closed_with() == 4404
    ben.sits_at(info["summary"]["id"], token=info["links"]["watch"]).until(bool)


def test_a_listener_is_not_deafened_by_what_it_does_not_understand(postgres: Postgres, workers: list[Server]) -> None:
    import psycopg

    here, there = two_apart(workers)
    with psycopg.connect(postgres.url, autocommit=True) as connection:
        for payload in ("", "{", "[1]", '{"table": 7}'):
            connection.execute("SELECT pg_notify('guildhall', %s)", [payload])
    for _ in range(2):
        for live in (here, there):
            live.until(lambda state: state["decisions"])
            live.acts(sensible(live.legal()))


def two_apart(workers: list[Server]) -> tuple[Live, Live]:
    """Ann at one worker and Ben at another, at one table; Ann is to act."""
    ann, ben = workers[0].guest("Ann"), workers[1].guest("Ben")
    info = ann.opens(ME, OPEN)
    ben.joins(info["summary"]["id"], info["links"]["invite"])
    here, there = ann.sits_at(info["summary"]["id"]), ben.sits_at(info["summary"]["id"])
    here.until(lambda state: state["decisions"])
    there.until(lambda state: state["status"] == "playing")
    return here, there


def test_a_commit_whose_answer_was_lost_is_looked_up(database: str, workers: list[Server]) -> None:
    ann = workers[0].guest("Ann")
    table = ann.opens(ME, HOTSEAT)["summary"]["id"]

    async def append_both() -> list[object]:
        store = Store(database)
        store.start(lambda word: None)
        try:
            await store.append(event(table, 1, at=1, actions=1))
            cut_off_after_commit(store)
            ours = await asyncio.gather(store.append(event(table, 2, at=2, actions=2)), return_exceptions=True)
            cut_off_after_commit(store)
            theirs = await asyncio.gather(store.append(event(table, 2, at=3, actions=2)), return_exceptions=True)
            return [*ours, *(type(outcome).__name__ for outcome in theirs)]
        finally:
            await store.stop()

    assert run_apart(append_both()) == [None, "Conflict"]


def cut_off_after_commit(store: Store) -> None:
    """The connection goes with the answer to the next commit, which has come through."""
    import psycopg

    driver: Any = store.writer._connected().connection.driver_connection
    commit = driver.commit

    def commit_and_go() -> None:
        commit()
        driver.close()
        raise psycopg.OperationalError("gone")

    driver.commit = commit_and_go
