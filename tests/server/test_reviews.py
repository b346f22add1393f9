"""Reviews at a real server: made piece by piece, stopped and taken up again, kept, refused with a word."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest

from guildhall.play.match import Match, import_record, new_match
from guildhall.server.play.bot_pool import STUDY, cost
from guildhall.server.play.queue import Queue
from guildhall.study.review import look, pieces, review
from guildhall.study.reviewed import Review
from tests.server.guests import ME, Guest, Server, bot, wait_until

EFFORT = 2


def quick_match(seed: int) -> str:
    """The record of a short match."""
    match = new_match("splendor", ["Ада", "Bo"], {"target": 10}, seed=seed)
    from guildhall.bots import make_bot

    player = make_bot("greedy", seed)
    while not match.over:
        seat = match.state.to_act()[0]
        match.act(seat, player.choose(match.state, seat))
    return match.export()


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("reviews") / "guildhall.db"


@pytest.fixture(scope="module")
def reviewing(database: Path) -> Iterator[Server]:
    running = Server(str(database), review=EFFORT)
    yield running
    running.stop()


@pytest.fixture(scope="module")
def record() -> str:
    return quick_match(2)


def opened(guest: Guest, text: str) -> str:
    found: dict[str, Any] = guest.post("/api/records", {"record": text})
    table: str = found["summary"]["id"]
    return table


def started(guest: Guest, table: str) -> dict[str, Any]:
    found: dict[str, Any] = guest.post(f"/api/tables/{table}/review", {})
    return found


def made(guest: Guest, table: str) -> dict[str, Any]:
    """The review, when it is done."""

    def done() -> dict[str, Any] | None:
        info: dict[str, Any] = guest.get(f"/api/tables/{table}/review")
        assert info["status"] in ("running", "done")
        return info if info["status"] == "done" else None

    found: dict[str, Any] = wait_until(done)
    return found


def by_hand(match: Match) -> Review:
    looks = [look(match.at(piece.number), piece, EFFORT) for piece in pieces(match)]
    return review(match, looks, EFFORT)


def test_a_review_is_made_of_a_record_and_kept(reviewing: Server, record: str) -> None:
    ann = reviewing.guest("Ann")
    table = opened(ann, record)
    before = ann.get(f"/api/tables/{table}/review")
    assert (before["status"], before["may_start"], before["review"]) == ("none", True, None)
    info = started(ann, table)
    assert info["status"] == "running"
    assert info["pieces"] > 10
    found = msgspec.convert(made(ann, table)["review"], Review)
    match = import_record(record)
    assert found == by_hand(match)
    outcome = match.state.outcome()
    assert outcome is not None
    assert found.points[-1] == outcome.scores
    again = started(ann, table)
    assert again["status"] == "done"
    assert msgspec.convert(again["review"], Review) == found


def test_it_is_stopped_and_goes_on_with_what_was_found(reviewing: Server) -> None:
    ann = reviewing.guest("Ann")
    table = opened(ann, quick_match(3))
    started(ann, table)
    wait_until(lambda: ann.get(f"/api/tables/{table}/review")["done"] >= 2)
    stopped = ann.http.delete(f"/api/tables/{table}/review").json()
    assert stopped["status"] == "stopped"
    assert 2 <= stopped["done"] < stopped["pieces"]
    assert [point["number"] for point in stopped["found"]] == sorted(point["number"] for point in stopped["found"])
    rest = ann.get(f"/api/tables/{table}/review?at=1")
    assert len(rest["found"]) == rest["done"] - 1
    going = started(ann, table)
    assert going["done"] >= stopped["done"]
    assert going["found"][: stopped["done"]] == stopped["found"]
    assert made(ann, table)["review"]["actions"] == stopped["actions"]


def test_only_finished_matches_are_reviewed(reviewing: Server) -> None:
    ann = reviewing.guest("Ann")
    table = ann.post("/api/tables", {"game": "splendor", "seats": [ME, bot("random")]})["summary"]["id"]
    for reply in (
        ann.http.get(f"/api/tables/{table}/review"),
        ann.http.post(f"/api/tables/{table}/review"),
    ):
        assert (reply.status_code, reply.json()["code"]) == (409, "not_finished")


def test_strangers_see_none_and_stop_none(reviewing: Server) -> None:
    ann, bea = reviewing.guest("Ann"), reviewing.guest("Bea")
    table = opened(ann, quick_match(4))
    assert bea.http.get(f"/api/tables/{table}/review").status_code == 403
    assert reviewing.stranger().http.post(f"/api/tables/{table}/review").status_code == 401
    watch = ann.get(f"/api/tables/{table}")["links"]["watch"]
    assert bea.get(f"/api/tables/{table}/review?token={watch}")["may_start"]
    started(ann, table)
    assert not bea.get(f"/api/tables/{table}/review?token={watch}")["may_stop"]
    refused = bea.http.delete(f"/api/tables/{table}/review?token={watch}")
    assert refused.status_code == 403 or ann.get(f"/api/tables/{table}/review")["status"] == "done"
    assert ann.http.delete(f"/api/tables/{table}/review").status_code == 200


def test_a_guest_has_two_at_once(reviewing: Server) -> None:
    ann = reviewing.guest("Ann")
    tables = [opened(ann, quick_match(seed)) for seed in (5, 6, 7)]
    for table in tables[:2]:
        assert started(ann, table)["status"] == "running"
    refused = ann.http.post(f"/api/tables/{tables[2]}/review")
    assert (refused.status_code, refused.json()["code"]) == (503, "busy")
    for table in tables[:2]:
        ann.http.delete(f"/api/tables/{table}/review")


@pytest.mark.parametrize("column", ["looks", "review"])
def test_a_broken_review_is_made_anew(reviewing: Server, database: Path, record: str, column: str) -> None:
    ann = reviewing.guest("Ann")
    table = opened(ann, record)
    started(ann, table)
    whole = made(ann, table)["review"]
    with sqlite3.connect(database) as kept:
        kept.execute(f'UPDATE reviews SET {column} = \'[{{"number":\' WHERE "table" = ?', (table,))
    assert ann.get(f"/api/tables/{table}/review")["status"] == "none"
    started(ann, table)
    assert made(ann, table)["review"] == whole


def test_pieces_of_another_match_are_not_taken_up(reviewing: Server, database: Path, record: str) -> None:
    ann = reviewing.guest("Ann")
    table = opened(ann, record)
    started(ann, table)
    whole = made(ann, table)["review"]
    strange = '[{"number":7,"seat":1,"action":"x","best":"x","before":{"shares":[],"points":[]},'
    strange += '"played":null,"better":null,"lead":0.0}]'
    with sqlite3.connect(database) as kept:
        change = """UPDATE reviews SET looks = ?, review = NULL, status = 'stopped' WHERE "table" = ?"""
        kept.execute(change, (strange, table))
    started(ann, table)
    assert made(ann, table)["review"] == whole


def test_people_s_bots_come_before_reviews() -> None:
    """Whoever comes after a piece of a review is asked before it, as long as they wait."""

    async def line() -> list[str]:
        queue, order = Queue(1), []

        async def take(who: str, price: float) -> None:
            async with queue.place(who, price):
                order.append(who)
                await asyncio.sleep(0)

        async with queue.place("somebody", 1.0):
            waiting = [asyncio.create_task(take("review", STUDY))]
            await asyncio.sleep(0)
            waiting += [asyncio.create_task(take("master", cost("mcts:5000"))), asyncio.create_task(take("quick", 1.0))]
            await asyncio.sleep(0)
        await asyncio.gather(*waiting)
        return order

    with ThreadPoolExecutor(1) as thread:  # a browser in the same process has a loop of its own
        assert thread.submit(asyncio.run, line()).result() == ["quick", "master", "review"]
