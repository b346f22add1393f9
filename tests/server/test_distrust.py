"""What is stored may be damaged: snapshots, rows, the clock, the disk. One table's trouble is no other table's."""

from __future__ import annotations

import random
import shutil
import sqlite3
import stat
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from guildhall.play.match import Match
from guildhall.server.play.rebuild import rebuild
from guildhall.server.play.room import SNAPSHOT_EVENTS
from guildhall.server.store import queries, seal
from guildhall.server.store.database import database_url, open_engine, upgrade
from guildhall.server.store.trouble import disk_is_full, no_storage
from tests.server.guests import HOTSEAT, ME, Guest, Server, bot, sensible, wait_until

Row = tuple[Any, Any, Any, Any]
"""A stored snapshot: table, number, text, digest."""


def play(guest: Guest, table: str, events: int) -> dict[str, Any]:
    """Play for all seats until so many things have happened; the last state."""
    live = guest.sits_at(table)
    while live.until(lambda state: state["decisions"])["number"] < events:
        seat = live.state["decisions"][0]["seat"]
        live.acts(sensible(live.legal(seat)), seat=seat)
    state = live.state
    live.leaves()
    return state


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database that a server has left: three matches beyond their snapshots, one of them beyond its second."""
    database = tmp_path_factory.mktemp("played") / "guildhall.db"
    server = Server(str(database))
    ann = server.guest("Ann")
    first, second = (ann.opens(ME, HOTSEAT, seed=seed)["summary"]["id"] for seed in (1, 2))
    cathedral = ann.opens(ME, HOTSEAT, game="red_cathedral", seed=3)["summary"]["id"]
    play(ann, first, SNAPSHOT_EVENTS + 3)
    play(ann, second, SNAPSHOT_EVENTS + 2)
    play(ann, cathedral, 2 * SNAPSHOT_EVENTS + 1)
    server.stop()
    return database


def snapshots(database: Path) -> list[Row]:
    with closing(sqlite3.connect(database)) as connection:
        return connection.execute('SELECT "table", number, text, digest FROM snapshots ORDER BY "table"').fetchall()


def put(database: Path, *rows: Row) -> None:
    with closing(sqlite3.connect(database)) as connection, connection:
        for table, *values in rows:
            query = 'UPDATE snapshots SET number = ?, text = ?, digest = ? WHERE "table" = ?'
            connection.execute(query, (*values, table))


def read_back(database: Path, table: str) -> tuple[Match, bool]:
    """The match as a server reads it, and whether its snapshot was believed."""
    engine = open_engine(database_url(str(database)), writer=False)
    with engine.connect() as reader:
        found = queries.load(reader, table)
    engine.dispose()
    assert found.snapshot is not None
    return rebuild(found), seal.is_sound(found.table, found.snapshot, found.events[-1].number)


def same(match: Match, other: Match) -> bool:
    return (match.state.save(), match.steps, match.log, match._undone) == (
        other.state.save(),
        other.steps,
        other.log,
        other._undone,
    )


def damages(rows: list[Row], dice: random.Random) -> Iterator[tuple[str, list[Row]]]:
    """Ways in which stored snapshots go wrong: what each is, and the rows it leaves."""
    for index, row in enumerate(rows):
        table, number, text, digest = row
        raw = text.encode()
        other = rows[index - 1]
        for _ in range(20):
            at, bit = dice.randrange(len(raw)), 1 << dice.randrange(8)
            flipped = raw[:at] + bytes([raw[at] ^ bit]) + raw[at + 1 :]
            yield f"bit {bit} at {at}", [(table, number, flipped, digest)]
        for _ in range(5):
            yield "cut off", [(table, number, text[: dice.randrange(len(text))], digest)]
        digits = [at for at, letter in enumerate(text) if letter.isdigit()]
        for at in dice.sample(digits, 8):
            changed = text[:at] + str((int(text[at]) + 1) % 10) + text[at + 1 :]
            yield f"another digit at {at}", [(table, number, changed, digest)]
        yield "another table's text", [(table, number, other[2], digest)]
        yield "another table's row", [(table, *other[1:])]
        yield "swapped with another", [(table, *other[1:]), (other[0], *row[1:])]
        yield "a later number", [(table, number + 1, text, digest)]
        yield "an earlier number", [(table, number - 1, text, digest)]
        yield "a number beyond the end", [(table, 10_000, text, digest)]
        yield "no number", [(table, "x", text, digest)]
        yield "nothing", [(table, number, "", digest)]
        yield "a number for a text", [(table, number, 7, digest)]
        yield "another digest", [(table, number, text, digest[::-1])]
        yield "no digest", [(table, number, text, "")]
        yield "not a text", [(table, number, b"\xff\xfe" + raw, digest)]
        yield "longer", [(table, number, text + " ", digest)]


def test_a_damaged_snapshot_is_never_believed(played: Path, tmp_path: Path) -> None:
    rows = snapshots(played)
    assert len(rows) == 3
    truth = {}
    for table, *_ in rows:
        truth[table], believed = read_back(played, table)
        assert believed
    for number, (what, changed) in enumerate(damages(rows, random.Random(8))):
        database = tmp_path / f"{number}.db"
        shutil.copy(played, database)
        put(database, *changed)
        for table, *_ in changed:
            match, believed = read_back(database, table)
            assert not believed, what
            assert same(match, truth[table]), what
        database.unlink()
    assert number > 100


def test_a_snapshot_of_another_version_is_played_again(played: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = snapshots(played)[0][0]
    truth, _ = read_back(played, table)
    monkeypatch.setattr(seal, "__version__", "0.0.9")
    match, believed = read_back(played, table)
    assert not believed
    assert same(match, truth)


def test_an_older_snapshot_of_the_same_match_leads_to_the_same_position(played: Path, tmp_path: Path) -> None:
    """Its seal is whole: it is what was kept then, and the events since are played on it."""
    long = max(snapshots(played), key=lambda row: row[1])
    truth, _ = read_back(played, long[0])
    engine = open_engine(database_url(str(played)), writer=False)
    with engine.connect() as reader:
        found = queries.load(reader, long[0])
    engine.dispose()
    earlier = Match(truth.setup, truth.seed, truth.seats)
    for event in found.events[:SNAPSHOT_EVENTS]:
        earlier.act(event.seat, event.text)
    kept = seal.sealed(found.table, SNAPSHOT_EVENTS, earlier.snapshot)
    database = tmp_path / "older.db"
    shutil.copy(played, database)
    put(database, (long[0], kept.number, kept.text, kept.digest))
    match, believed = read_back(database, long[0])
    assert believed
    assert same(match, truth)
    put(database, (long[0], long[1], kept.text, kept.digest))
    match, believed = read_back(database, long[0])
    assert not believed
    assert same(match, truth)


def test_a_server_shows_the_right_position_whatever_its_snapshots_say(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "guildhall.db"))
    ann = server.guest("Ann")
    tables = [ann.opens(ME, HOTSEAT, seed=seed)["summary"]["id"] for seed in range(3)]
    before = [play(ann, table, SNAPSHOT_EVENTS + 1) for table in tables]
    server.kill()
    rows = snapshots(tmp_path / "guildhall.db")
    flipped = rows[2][2].encode().replace(b'"steps":[[0', b'"steps":[[1')
    assert flipped != rows[2][2].encode()
    put(
        tmp_path / "guildhall.db",
        (rows[0][0], *rows[1][1:]),
        (rows[1][0], *rows[0][1:]),
        (*rows[2][:2], flipped, rows[2][3]),
    )
    server.start()
    ann.comes_back()
    try:
        for table, was in zip(tables, before, strict=True):
            state = ann.sits_at(table).until(bool)
            for part in ("number", "actions", "view", "decisions", "undo", "turn"):
                assert state[part] == was[part]
    finally:
        server.stop()


# -- rows ------------------------------------------------------------------------------------------------------------

ROWS: list[tuple[str, str]] = [
    ("tables", "options = '{'"),
    ("tables", "to_act = 'soon'"),
    ("tables", "clock = '[]'"),
    ("tables", "outcome = '7'"),
    ("tables", "asked = X'FFFE'"),
    ("tables", "notes = 'none'"),
    ("tables", "game = 'chess'"),
    ("tables", "seed = 'x'"),
    ("events", "text = 'no such action'"),
    ("events", "text = X'FF'"),
    ("events", "seat = 'x'"),
    ("events", "seat = 9"),
    ("seats", "name = NULL"),
    ("seats", "bot = 7"),
]


def executed(database: Path, *statements: str) -> None:
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA ignore_check_constraints = ON")
        connection.execute("PRAGMA writable_schema = ON")
        for statement in statements:
            connection.execute(statement)
        connection.commit()


def lax(database: Path) -> None:
    """Let columns be NULL that may not be: a damaged file asks nobody."""
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute("UPDATE sqlite_master SET sql = replace(sql, ' NOT NULL', '') WHERE type = 'table'")
        connection.commit()


def test_a_broken_table_is_named_and_holds_up_no_other(tmp_path: Path) -> None:
    """Clocks run out and bots go on at the sound tables, although as many others cannot be read."""
    database = tmp_path / "guildhall.db"
    server = Server(str(database))
    ann = server.guest("Ann")
    broken = []
    for _ in ROWS:
        table = ann.opens(ME, HOTSEAT, clock={"bank": 0, "increment": 3600, "bot": "random"})["summary"]["id"]
        play(ann, table, 2)
        broken.append(table)
    timed = ann.opens(ME, HOTSEAT, clock={"bank": 0, "increment": 3600, "bot": "random"})["summary"]["id"]
    thinking = ann.opens(ME, bot("random"))["summary"]["id"]
    sound = ann.opens(ME, HOTSEAT)["summary"]["id"]
    server.kill()
    lax(database)
    for table, (where, what) in zip(broken, ROWS, strict=True):
        key = "id" if where == "tables" else '"table"'
        executed(database, f"UPDATE {where} SET {what} WHERE {key} = '{table}'")
    executed(
        database,
        "UPDATE tables SET deadline = 1, bot_to_act = 1, updated = 1 WHERE clock IS NOT NULL",
        "UPDATE seats SET since = 1",
        f"UPDATE seats SET bot = 'random' WHERE \"table\" = '{thinking}' AND seat = 0",
        f"UPDATE tables SET bot_to_act = 1 WHERE id = '{thinking}'",
    )
    server.start()
    ann.comes_back()
    try:
        wait_until(lambda: ann.get(f"/api/tables/{timed}")["summary"]["number"] > 0)
        wait_until(lambda: ann.get(f"/api/tables/{thinking}")["summary"]["number"] > 0)
        play(ann, sound, 4)
        named = ann.http.get("/metrics").text
        unread = [table for table in broken if f'guildhall_broken_table{{table="{table}"}} 1.0' in named]
        mild = {broken[index] for index, (_, what) in enumerate(ROWS) if what.startswith(("name", "bot", "to_act"))}
        assert set(broken) - set(unread) <= mild
        assert f'table="{sound}"' not in named
        for table in broken:
            reply = ann.http.get(f"/api/tables/{table}/log")
            assert reply.status_code < 500, reply.text
            if table in unread:
                assert reply.json()["code"] in ("bad_record", "unknown_name"), reply.text
        listed = {line["id"] for line in ann.get("/api/tables")["tables"]}
        assert {timed, thinking, sound} <= listed
    finally:
        server.stop()
    complaint = server.complaint()
    for table in unread:
        assert complaint.count(f"table {table} is broken and set aside") == 1
    assert "Traceback" not in complaint


def test_a_summary_that_does_not_fit_its_events_is_made_anew(tmp_path: Path) -> None:
    database = tmp_path / "guildhall.db"
    server = Server(str(database))
    ann = server.guest("Ann")
    table = ann.opens(ME, HOTSEAT)["summary"]["id"]
    before = play(ann, table, 5)
    server.kill()
    executed(database, f"UPDATE tables SET number = 3, actions = 9, to_act = '[7]' WHERE id = '{table}'")
    server.start()
    ann.comes_back()
    try:
        live = ann.sits_at(table)
        assert live.until(bool)["to_act"] == before["to_act"]
        assert play(ann, table, 7)["actions"] == 7
    finally:
        server.stop()


# -- the clock that went back ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("hours", [1, 24 * 365])
def test_a_clock_that_went_back_leaves_no_bot_stuck(tmp_path: Path, hours: int) -> None:
    """All times in the database are ahead of the machine's clock, as after it was set back."""
    database = tmp_path / "guildhall.db"
    server = Server(str(database))
    ann = server.guest("Ann")
    table = ann.opens(ME, bot("random"))["summary"]["id"]
    live = ann.sits_at(table)
    live.acts("take wbg")
    live.until(lambda state: state["number"] == 2)
    timed = ann.opens(ME, HOTSEAT, clock={"bank": 0, "increment": 1, "bot": "random"})["summary"]["id"]
    server.kill()
    ahead = hours * 3_600_000
    executed(
        database,
        f"UPDATE tables SET updated = updated + {ahead}, deadline = deadline + {ahead}, started = started + {ahead}",
        f"UPDATE seats SET since = since + {ahead}, bot = 'random' WHERE since > 0 OR \"table\" = '{table}'",
        f"UPDATE seats SET bot = NULL WHERE \"table\" = '{timed}'",
        f"UPDATE tables SET bot_to_act = 1 WHERE id = '{table}'",
    )
    server.start()
    ann.comes_back()
    try:
        wait_until(lambda: ann.get(f"/api/tables/{table}")["summary"]["number"] > 4)
        wait_until(lambda: ann.get(f"/api/tables/{timed}")["summary"]["number"] > 0)
    finally:
        server.stop()


# -- the file, and what is said of it --------------------------------------------------------------------------------


def test_the_database_is_for_its_owner_alone(tmp_path: Path) -> None:
    database = tmp_path / "guildhall.db"
    server = Server(str(database))
    try:
        server.guest("Ann").opens(ME, HOTSEAT)
        found = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
        files = ("guildhall.db", "guildhall.db-wal", "guildhall.db-shm", "guildhall.db-push-key")
        assert found == dict.fromkeys(files, 0o600)
    finally:
        server.stop()


def test_a_databases_words_do_not_reach_people(tmp_path: Path) -> None:
    database = tmp_path / "guildhall.db"
    server = Server(str(database))
    try:
        ann = server.guest("Ann")
        live = ann.sits_at(ann.opens(ME, HOTSEAT)["summary"]["id"])
        live.until(lambda state: state["decisions"])
        executed(
            database,
            "ALTER TABLE events RENAME TO gone",
            "ALTER TABLE sessions RENAME TO people",
            "ALTER TABLE seats RENAME TO chairs",
        )
        answers = [
            live.sends("act", number=0, action=sensible(live.legal())),
            ann.http.get("/api/tables").json(),
            server.stranger().http.post("/api/session", json={"name": "Ben"}).json(),
        ]
        for answer in answers:
            assert (answer["code"], answer["message"]) == (
                "no_storage",
                "the database cannot be used now; nothing was changed",
            )
    finally:
        server.stop()
    complaint = server.complaint()
    assert "no such table: events" in complaint, "the operator is told"
    assert "Traceback" not in complaint


def small_disk(connection: sqlite3.Connection) -> None:
    """A database that cannot grow, and something large for it."""
    connection.execute("PRAGMA max_page_count = 5")
    connection.execute("CREATE TABLE t (x)")
    connection.execute("INSERT INTO t VALUES (zeroblob(1000000))")


@pytest.mark.parametrize(
    ("trouble", "code"),
    [(small_disk, "disk_full"), (lambda connection: connection.execute("SELECT secret FROM nowhere"), "no_storage")],
)
def test_a_full_disk_is_told_from_other_trouble(
    tmp_path: Path, trouble: Callable[[sqlite3.Connection], object], code: str
) -> None:
    upgrade(str(tmp_path / "guildhall.db"))
    with closing(sqlite3.connect(tmp_path / "small.db")) as connection, pytest.raises(sqlite3.Error) as raised:
        trouble(connection)
    refused = no_storage(raised.value)
    assert (refused.code, "nowhere" in refused.message) == (code, False)
    assert disk_is_full(raised.value) == (code == "disk_full")
