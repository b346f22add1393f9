"""Bots think for everybody: who asks for little waits little, and everybody sees how long the line is."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from guildhall.bots.bot import LEVELS
from guildhall.server.play.bot_pool import BotPool, check_bot, cost, pace_of
from guildhall.server.play.queue import Queue
from tests.server.guests import ME, OPEN, Server, bot, run_apart, wait_until

SLOW = "mcts:5000ms"

# -- the line ---------------------------------------------------------------------------------------------------------


async def served(wishes: list[tuple[str, float]], places: int = 1, slow_places: int = 1) -> list[str]:
    """Everybody's first letters in the order in which they get a place; all have come before the first one gets it."""
    line, order = Queue(places, [(500, slow_places)]), []

    async def take(guest: str, cost: float) -> None:
        async with line.place(guest[0], cost):
            order.append(guest)
            await asyncio.sleep(0)

    async with line.place("the house", 1):
        coming = [asyncio.create_task(take(*wish)) for wish in wishes]
        await asyncio.sleep(0)
        if places > 1:
            assert len(line) == max(0, len(wishes) - places + 1)
    await asyncio.gather(*coming)
    assert len(line) == 0
    return order


def test_guests_take_turns_however_much_one_asks_for() -> None:
    eve = [(f"Eve{number}", 5000.0) for number in range(38)]
    order = run_apart(served([*eve, ("Ann1", 5000), ("Ben1", 5000), ("Ann2", 5000)]))
    assert order[:4] == ["Eve0", "Ann1", "Ben1", "Eve1"]
    assert order.index("Ann2") == 4
    assert order[5:] == [guest for guest, _ in eve[2:]]


def test_quick_wishes_pass_slow_ones_and_slow_ones_come_all_the_same() -> None:
    quick = [(f"Ann{number}", 300.0) for number in range(40)]
    order = run_apart(served([("Eve", 5000), ("Ben", 1), *quick]))
    assert order[:3] == ["Ben", "Ann0", "Ann1"]
    assert order.index("Eve") == 17, "16 times 300 is before 5000, and not a 17th time"


def test_slow_wishes_leave_a_place_to_the_quick() -> None:
    async def play() -> None:
        line = Queue(2, [(500, 1)])
        async with line.place("Eve", 5000):
            behind = asyncio.create_task(line.place("Ann", 5000).__aenter__())
            await asyncio.sleep(0)
            assert len(line) == 1, "a second slow one waits although a place is free"
            async with line.place("Ben", 300):
                assert len(line) == 1
            behind.cancel()
            await asyncio.gather(behind, return_exceptions=True)
            assert len(line) == 0, "who goes away stands in nobody's way"
        async with line.place("Eve", 5000), line.place("Ben", 1):
            pass

    run_apart(asyncio.wait_for(play(), 30))


def test_everybody_is_told_how_many_stand_before_them() -> None:
    heard: dict[str, list[int | None]] = {"Ann": [], "Ben": []}

    async def play() -> None:
        line = Queue(1)

        async def take(guest: str) -> None:
            async with line.place(guest, 5000, heard[guest].append):
                line.tell_all()

        async with line.place("Eve", 5000):
            waiting = [asyncio.create_task(take(guest)) for guest in heard]
            await asyncio.sleep(0)
            line.tell_all()
        await asyncio.gather(*waiting)

    run_apart(asyncio.wait_for(play(), 30))
    assert heard == {"Ann": [0, None], "Ben": [1, 0, None]}


def test_what_a_bot_costs_follows_from_its_name() -> None:
    assert [cost(name) for name in ("random", "greedy", "mcts:300", "mcts", SLOW)] == [1, 1, 300, 500, 5000]
    assert [check_bot(level) for level in LEVELS] == list(LEVELS)
    assert [cost(level) for level in LEVELS] == [20, 150, 1500]
    assert [pace_of(name) for name in (*LEVELS, SLOW)] == ["quick", "quick", "steady", "slow"]


def test_nobody_who_plays_with_levels_waits_for_strangers_long_thoughts() -> None:
    """With the fewest processes: slow bots leave two to others, masters one to the quick."""

    async def play() -> None:
        line = BotPool(1).queue
        async with line.place("Eve", cost(SLOW)):
            behind = [asyncio.create_task(take(line, "Eve", SLOW)) for _ in range(5)]
            async with line.place("Ann", cost("master")):
                behind += [asyncio.create_task(take(line, "Ben", "master"))]
                async with line.place("Cem", cost("apprentice")):
                    await asyncio.sleep(0)
                    assert len(line) == 6
                async with line.place("Dan", cost("journeyman")):
                    assert len(line) == 6
            await asyncio.sleep(0)
            await behind.pop()
            assert len(line) == 5, "a master comes in while Eve's bots still wait"
        await asyncio.gather(*behind)

    async def take(line: Queue, guest: str, bot: str) -> None:
        async with line.place(guest, cost(bot)):
            await asyncio.sleep(0)

    run_apart(asyncio.wait_for(play(), 30))


def test_five_masters_of_one_guest_hold_up_no_others() -> None:
    """Each of them stands behind the first master of everybody else, and behind apprentices and journeymen."""
    eve = [(f"Eve{number}", cost("master")) for number in range(5)]
    others = [("Ann", cost("master")), ("Ben", cost("apprentice")), ("Cem", cost("journeyman"))]
    assert run_apart(served([*eve, *others])) == ["Ben", "Cem", "Eve0", "Ann", *(guest for guest, _ in eve[1:])]


# -- a real server ----------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def crowded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Any]]:
    """A server with one thinking process for slow bots, and Eve's 38 tables of four of them; she watches the last."""
    server = Server(str(tmp_path_factory.mktemp("crowded") / "guildhall.db"), thinkers=1, hint="mcts:20")
    eve = server.guest("Eve")
    tables = [eve.opens(*[bot(SLOW)] * 4)["summary"]["id"] for _ in range(38)]
    yield server, eve.sits_at(tables[-1])
    server.stop()


def measured(server: Server, name: str) -> float:
    text = server.stranger().http.get("/metrics").text
    return float(next(line.rsplit(" ", 1)[1] for line in text.splitlines() if line.startswith(name)))


def waiting(server: Server) -> int:
    return int(measured(server, "guildhall_bots_waiting"))


def test_everybody_elses_bots_and_hints_go_on(crowded: tuple[Server, Any]) -> None:
    """What they wait for a process is told apart from what they think, which takes long on a busy machine."""
    server, _ = crowded
    wait_until(lambda: waiting(server) > 30)
    ann = server.guest("Ann")
    live = ann.sits_at(ann.opens(ME, bot("journeyman"), bot("mcts:600ms"), seed=1)["summary"]["id"])
    for _ in range(3):
        live.until(lambda state: state["decisions"])
        assert live.sends("hint")["choices"]
        live.acts(live.legal()[0])
    live.until(lambda state: state["decisions"])
    assert waiting(server) > 30, "all the while"
    for pace in (pace_of("journeyman"), pace_of("master")):
        assert measured(server, f'guildhall_bot_wait_seconds_count{{pace="{pace}"}}') >= 3
        assert measured(server, f'guildhall_bot_wait_seconds_sum{{pace="{pace}"}}') < 1
    live.leaves()


def test_a_slow_bot_of_another_guest_has_its_share(crowded: tuple[Server, Any]) -> None:
    """Behind what is thought already and one more of Eve's, not behind all of hers."""
    server, _ = crowded
    ann = server.guest("Ann")
    live = ann.sits_at(ann.opens(ME, bot("mcts:600ms"), seed=1)["summary"]["id"])
    live.until(lambda state: state["decisions"])
    live.acts("take wbg")
    live.until(lambda state: state["decisions"])
    live.leaves()


def test_who_waits_sees_the_line(crowded: tuple[Server, Any]) -> None:
    server, live = crowded
    wait_until(lambda: waiting(server) > 30)
    while (said := live.hear())["type"] != "waiting":
        pass
    assert said["ahead"] > 0
    assert (said["seat"], said["hint"]) == (live.state["to_act"][0], False)


# -- tables of bots only ----------------------------------------------------------------------------------------------


def test_tables_of_bots_only_are_few(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "guildhall.db"), bot_tables=5, thinkers=1)
    try:
        eve, ann, ben = (server.guest(name) for name in ("Eve", "Ann", "Ben"))
        plan = {"game": "splendor", "seats": [bot(SLOW), bot(SLOW)]}
        first = eve.post("/api/tables", plan)["summary"]["id"]
        for _ in range(2):
            eve.post("/api/tables", plan)
        assert eve.refused("POST", "/api/tables", plan) == (429, "bot_tables")
        started = eve.opens(OPEN, OPEN)["summary"]["id"]
        assert eve.refused("POST", f"/api/tables/{started}/start") == (429, "bot_tables")
        mixed = eve.opens(ME, bot(SLOW))["summary"]["id"]
        for change in ("bot", "substitute"):
            body = {"change": change, "bot": SLOW}
            assert eve.refused("POST", f"/api/tables/{mixed}/seats/0", body) == (429, "bot_tables")
        eve.post(f"/api/tables/{first}/seats/0", {"change": "bot", "bot": "greedy"})
        for _ in range(2):
            ann.post("/api/tables", plan)
        assert ben.refused("POST", "/api/tables", plan) == (429, "bot_tables"), "five in all"
        eve.post(f"/api/tables/{first}/leave")
        ben.post("/api/tables", plan)
    finally:
        server.stop()
