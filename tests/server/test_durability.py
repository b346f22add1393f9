"""What was acknowledged is kept, whatever happens to the process, and trouble with the disk is told plainly."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from websockets.exceptions import ConnectionClosed

from guildhall.core.errors import InvalidAction
from guildhall.play.match import new_match
from guildhall.server.play.library import find_game
from guildhall.server.play.rebuild import rebuild
from guildhall.server.play.room import SNAPSHOT_EVENTS, snapshot_due
from guildhall.server.store import queries
from guildhall.server.store.database import database_url, open_engine, upgrade
from guildhall.server.store.rows import SeatRow, TableRow
from guildhall.server.store.seal import sealed
from guildhall.server.store.store import Store
from guildhall.server.store.tables import metadata
from tests.server.guests import HOTSEAT, ME, Live, Server, bot, environment, sensible, wait_until
from tests.server.kills import survive


def test_a_kill_during_play_loses_no_acknowledged_action(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "guildhall.db"))
    ann = server.guest("Ann")
    tables = [ann.opens(ME, HOTSEAT, seed=seed)["summary"]["id"] for seed in range(4)]
    acknowledged: dict[str, list[tuple[int, str]]] = {table: [] for table in tables}
    enough = threading.Event()

    def play(table: str) -> None:
        live = ann.sits_at(table)
        try:
            while live.until(lambda state: state["outcome"] or state["decisions"])["decisions"]:
                seat, action = live.state["decisions"][0]["seat"], sensible(live.legal())
                live.acts(action)
                acknowledged[table].append((seat, action))
                if sum(map(len, acknowledged.values())) > 60:
                    enough.set()
        except (ConnectionClosed, OSError):
            return

    players = [threading.Thread(target=play, args=(table,)) for table in tables]
    for player in players:
        player.start()
    assert enough.wait(60)
    server.kill()
    for player in players:
        player.join()
    server.start()
    ann.comes_back()
    try:
        for seed, table in enumerate(tables):
            live = ann.sits_at(table)
            state = live.until(bool)
            played = acknowledged[table]
            assert len(played) <= state["number"] <= len(played) + 1, "the last one may be kept but unheard"
            match = new_match("splendor", 2, seed=seed)
            for seat, action in played:
                match.act(seat, action)
            page = ann.get(f"/api/tables/{table}/replay?at={len(played)}&seat=0")
            assert page["view"] == match.state.view(0)
            if not state["outcome"]:
                live.until(lambda state: state["decisions"])
                live.acts(sensible(live.legal()))
    finally:
        server.stop()


def test_kills_one_after_another_lose_nothing_acknowledged(tmp_path: Path) -> None:
    """A sample of `make soak-kills`."""
    assert survive(str(tmp_path / "guildhall.db"), range(4)).total() > 4


def test_a_bots_turn_goes_on_after_a_restart(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "guildhall.db"))
    ann = server.guest("Ann")
    table = ann.opens(ME, bot("mcts:3000"))["summary"]["id"]
    live = ann.sits_at(table)
    live.acts("take wbg")
    server.kill()
    with sqlite3.connect(tmp_path / "guildhall.db") as database:
        database.execute("UPDATE seats SET bot = 'random' WHERE bot IS NOT NULL")
    database.close()
    server.start()
    ann.comes_back()
    try:
        wait_until(lambda: ann.get(f"/api/tables/{table}")["summary"]["to_act"] == [0])
    finally:
        server.stop()


def test_a_long_match_is_read_back_from_its_snapshot(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "guildhall.db"))
    ann = server.guest("Ann")
    table = ann.opens(ME, HOTSEAT, seed=3)["summary"]["id"]
    live = ann.sits_at(table)
    for _ in range(SNAPSHOT_EVENTS + 3):
        live.until(lambda state: state["decisions"])
        live.acts(sensible(live.legal()))
    before = live.until(lambda state: state["number"] == SNAPSHOT_EVENTS + 3)
    whole_log = ann.get(f"/api/tables/{table}/log")

    def comes_back_after(change: str) -> None:
        server.kill()
        with sqlite3.connect(tmp_path / "guildhall.db") as database:
            database.execute(change)
        database.close()
        server.start()
        ann.comes_back()
        after = ann.sits_at(table).until(bool)
        for part in ("number", "actions", "view", "decisions", "undo", "turn"):
            assert after[part] == before[part]
        assert ann.get(f"/api/tables/{table}/log") == whole_log

    try:
        comes_back_after("UPDATE snapshots SET text = '{broken'")
        comes_back_after(f"UPDATE snapshots SET number = {SNAPSHOT_EVENTS}")
        with sqlite3.connect(tmp_path / "guildhall.db") as database:
            kept_one = database.execute("SELECT number, text FROM snapshots").fetchall()
        database.close()
        assert kept_one == [(SNAPSHOT_EVENTS, "{broken")], "whoever cannot read a snapshot leaves it alone"
    finally:
        server.stop()


def test_what_snapshots_cost_and_save_keeps_its_share_of_a_match_of_any_length() -> None:
    kept = [number for number in range(5000) if snapshot_due(number)]
    assert kept[:10] == [*range(40, 321, 40), 400, 480]
    for before, after in pairwise(kept):
        assert after - before <= max(SNAPSHOT_EVENTS, before // 4), "more than a quarter is played again"
    for length in (1000, 2000, 4999):
        assert sum(number for number in kept if number <= length) <= 10 * length, "the later, the more an event costs"


def test_what_a_snapshot_holds_is_not_played_again(tmp_path: Path) -> None:
    match = new_match("splendor", 2, seed=1)
    database = tmp_path / "guildhall.db"
    fill(database, 1)
    for _ in range(40):
        seat = match.state.to_act()[0]
        match.act(seat, match.state.legal(seat)[0])
    url = database_url(str(database))
    with open_engine(url, writer=False).connect() as reader:
        kept = sealed(queries.load(reader, "t0").table, 40, match.snapshot)
    with sqlite3.connect(database) as connection:
        connection.execute("INSERT INTO snapshots VALUES ('t0', ?, ?, ?)", (kept.number, kept.text, kept.digest))
        connection.execute("UPDATE events SET text = 'no action at all' WHERE number = 1")
    connection.close()
    with open_engine(url, writer=False).connect() as reader:
        found = queries.load(reader, "t0")
    resumed = rebuild(found)
    assert resumed.state.save() == match.state.save()
    found.snapshot = None
    with pytest.raises(InvalidAction):
        rebuild(found)


@pytest.mark.parametrize("revision", ["0001", "0002", "0003", "0004", "0005"])
def test_an_older_database_is_brought_up_to_date_and_matches_the_code(tmp_path: Path, revision: str) -> None:
    database = tmp_path / "guildhall.db"
    upgrade(str(database), revision)
    upgrade(str(database))
    with open_engine(database_url(str(database)), writer=False).connect() as reader:
        assert compare_metadata(MigrationContext.configure(reader), metadata) == []


def fill(database: Path, count: int) -> None:
    """A database with many tables in mid-match."""
    upgrade(str(database))
    store = Store(str(database))
    game = find_game("splendor")
    match = new_match("splendor", 2, seed=1)
    events = []
    for number in range(40):
        seat = match.state.to_act()[0]
        text = match.setup.catalogue.text(match.state.legal(seat)[0])
        match.act(seat, text)
        events.append((number + 1, seat, text))
    engine = open_engine(store.url, writer=True)
    with engine.begin() as connection:
        connection.exec_driver_sql("INSERT INTO sessions VALUES (1, 'x', 'Ann', 0, 0)")
        for index in range(count):
            table = TableRow(
                id=f"t{index}",
                game="splendor",
                rules=game.meta.rules_version,
                components=game.components_digest,
                options=dict(match.setup.options),
                seed=1,
                owner=1,
                invite=f"invite{index}",
                watch=f"watching{index}",
                status="playing",
                number=40,
                actions=40,
                to_act=match.state.to_act(),
                created=1,
                updated=1,
                started=1,
            )
            seats = [SeatRow(seat, "person", 1, "Ann", None, f"token{index}-{seat}") for seat in (0, 1)]
            queries.insert_table(connection, table, seats, [])
        for number, seat, text in events:
            connection.exec_driver_sql(
                "INSERT INTO events SELECT id, ?, 'act', ?, ?, ?, 1 FROM tables", (number, seat, text, number)
            )
    engine.dispose()


@pytest.fixture(scope="module")
def crowded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that keeps five rooms in memory and a thousand tables on disk, two of them of another time."""
    database = tmp_path_factory.mktemp("crowded") / "guildhall.db"
    fill(database, 1000)
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE tables SET rules = 99 WHERE id = 't998'")
        connection.execute("UPDATE tables SET components = 'other' WHERE id = 't999'")
    connection.close()
    server = Server(str(database), rooms=5)
    yield server
    server.stop()


def test_a_thousand_tables_wait_in_the_database_until_somebody_asks(crowded: Server) -> None:
    watcher = crowded.stranger()
    assert "guildhall_rooms 0.0" in watcher.http.get("/metrics").text, "ready without having loaded any"
    live = watcher.sits_at("t777", token="watching777")
    assert live.until(lambda state: state["view"])["actions"] == 40
    assert "guildhall_rooms 1.0" in watcher.http.get("/metrics").text
    live.leaves()


def test_rooms_that_nobody_needs_are_let_go_and_come_back(crowded: Server) -> None:
    watcher = crowded.stranger()
    for index in [*range(20), 0]:
        assert watcher.get(f"/api/tables/t{index}?token=watching{index}")["summary"]["actions"] == 40
    assert "guildhall_rooms 5.0" in watcher.http.get("/metrics").text


def test_a_match_of_other_rules_or_components_is_refused_not_changed(crowded: Server) -> None:
    watcher = crowded.stranger()
    for index in (998, 999):
        info = watcher.get(f"/api/tables/t{index}?token=watching{index}")
        assert not info["playable"]
        path = f"/api/tables/t{index}/replay?at=0&token=watching{index}"
        assert watcher.refused("GET", path) == (409, "bad_record")
        live = watcher.sits_at(f"t{index}", token=f"watching{index}")
        assert live.until(bool)["view"] is None
        live.leaves()
    assert "version 99" in watcher.http.get("/api/tables/t998/log?token=watching998").json()["message"]


def test_a_full_disk_refuses_plainly_and_keeps_what_there_was(tmp_path: Path) -> None:
    database = tmp_path / "guildhall.db"
    upgrade(str(database))
    server = Server(str(database), limit_file_bytes=database.stat().st_size + 50_000)
    try:
        ann = server.guest("Ann")
        table = ann.opens(ME, HOTSEAT)["summary"]["id"]
        live = ann.sits_at(table)
        refusal = _play_until_refused(live)
        assert refusal["code"] == "disk_full"
        assert refusal["message"] == "the server's disk is full; nothing was changed"
        number = live.state["number"]
        reply = ann.http.post("/api/tables", json={"game": "splendor", "seats": [ME, bot()]})
        assert (reply.status_code, reply.json()["code"]) == (503, "disk_full")
    finally:
        server.stop()
    roomy = Server(str(database))
    ann.server = roomy
    ann.comes_back()
    try:
        again = ann.sits_at(table)
        assert again.until(bool)["number"] == number
    finally:
        roomy.stop()


def _play_until_refused(live: Live) -> dict[str, object]:
    """Act and take back until the server cannot keep it any more."""
    live.until(lambda state: state["decisions"])
    for _ in range(5000):
        number = live.state["number"]
        kind = {"type": "undo"} if live.state["actions"] else {"type": "act", "action": "take wbg"}
        answer = live.sends(kind.pop("type"), number=number, **kind)
        if answer["type"] == "error":
            return answer
        live.until(lambda state, number=number: state["number"] > number)  # type: ignore[misc]
    raise AssertionError("the disk was never full")


@pytest.mark.parametrize(
    ("database", "says"),
    [
        ("/nonexistent/folder/x.db", "there is no folder"),
        ("mysql://localhost/x", "SQLite or PostgreSQL"),
        ("{folder}", "cannot be opened"),
        ("{folder}/text.db", "cannot be opened or written"),
        ("postgresql://nobody:nothing@127.0.0.1:1/none", "cannot be opened"),
    ],
)
def test_a_database_that_cannot_be_used_is_one_line_and_exit_code_2(tmp_path: Path, database: str, says: str) -> None:
    (tmp_path / "text.db").write_text("this is no database, " * 100)
    settings = json.dumps({"database": database.format(folder=tmp_path), "port": 0})
    done = subprocess.run(
        [sys.executable, "-m", "guildhall.server.run", settings],
        capture_output=True,
        text=True,
        env=environment(),
        timeout=60,
        check=False,
    )
    assert done.returncode == 2
    assert says in done.stderr
    assert len(done.stderr.splitlines()) == 1, done.stderr
    assert "nothing@" not in done.stderr, "a password is not shown"


def test_a_newer_database_is_refused(tmp_path: Path) -> None:
    database = tmp_path / "guildhall.db"
    upgrade(str(database))
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    done = subprocess.run(
        [sys.executable, "-m", "guildhall.server.run", json.dumps({"database": str(database), "port": 0})],
        capture_output=True,
        text=True,
        env=environment(),
        timeout=60,
        check=False,
    )
    assert done.returncode == 2
    assert "another version" in done.stderr


def test_sqlite_has_one_worker(tmp_path: Path) -> None:
    settings = json.dumps({"database": str(tmp_path / "x.db"), "port": 0, "workers": 2})
    done = subprocess.run(
        [sys.executable, "-m", "guildhall.server.run", settings],
        capture_output=True,
        text=True,
        env=environment(),
        timeout=60,
        check=False,
    )
    assert (done.returncode, "PostgreSQL" in done.stderr) == (2, True)
