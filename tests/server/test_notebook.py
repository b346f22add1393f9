"""Notes at a seat: kept on a real server for whoever wrote them, and for nobody else."""

from __future__ import annotations

from pathlib import Path

from tests.server.guests import HOTSEAT, ME, OPEN, Guest, Server, bot, sensible, two_at_a_table

SECRET = "Ben saves onyx"


def writes(guest: Guest, table: str, text: str, revision: int = 0, seat: int | None = None) -> int:
    page = {"text": text, "revision": revision, "seat": seat}
    found: int = guest.post(f"/api/tables/{table}/notebook", page)["revision"]
    return found


def test_a_notebook_is_kept_and_nobody_else_ever_sees_it(server: Server) -> None:
    ann, ben, table = two_at_a_table(server)
    ann.until(lambda state: state["decisions"])
    watch = ann.guest.get(f"/api/tables/{table}")["links"]["watch"]
    spectator = server.stranger().sits_at(table, token=watch)
    assert ann.guest.get(f"/api/tables/{table}/notebook") == {"seat": 0, "revision": 0, "text": ""}
    assert writes(ann.guest, table, SECRET) == 1
    assert writes(ben.guest, table, "nothing to see") == 1
    for _ in range(4):
        for live in (ann, ben):
            live.until(lambda state: state["decisions"])
            live.acts(sensible(live.legal()))
    spectator.until(lambda state: state["number"] == 8)
    # Not on any socket, one's own included, and in no answer to others.
    for live in (ann, ben, spectator):
        assert live.frames
        assert not any(SECRET in frame for frame in live.frames)
    tail = f"?token={watch}"
    for guest in (ben.guest, server.guest("Eve"), server.stranger()):
        for path in ("", "/log", "/names", "/replay?at=3"):
            joint = "&" + tail[1:] if "?" in path else tail
            assert SECRET not in guest.http.get(f"/api/tables/{table}{path}{joint}").text
    assert ben.guest.refused("GET", f"/api/tables/{table}/notebook?seat=0") == (403, "not_yours")
    assert ben.guest.get(f"/api/tables/{table}/notebook")["text"] == "nothing to see"
    assert server.guest("Eve").refused("GET", f"/api/tables/{table}/notebook") == (403, "not_yours")
    assert server.stranger().refused("GET", f"/api/tables/{table}/notebook") == (403, "not_yours")
    page = {"text": "mine now", "revision": 1, "seat": 0}
    assert ben.guest.refused("POST", f"/api/tables/{table}/notebook", page) == (403, "not_yours")
    assert ann.guest.get(f"/api/tables/{table}/notebook")["text"] == SECRET


def test_it_is_in_no_record(server: Server) -> None:
    ann = server.guest("Ann")
    table = ann.opens(ME, bot("random"), seed=3)["summary"]["id"]
    writes(ann, table, SECRET)
    live = ann.sits_at(table)
    while not live.until(lambda state: state["outcome"] or state["decisions"])["outcome"]:
        live.acts(sensible(live.legal()))
    for what in ("record", "result", "log", "replay?at=4&seat=0"):
        assert SECRET not in ann.http.get(f"/api/tables/{table}/{what}").text
    assert writes(ann, table, f"{SECRET}!", 1) == 2


def test_two_pages_of_one_person_do_not_overwrite_each_other(server: Server) -> None:
    ann = server.guest("Ann")
    table = ann.opens(ME, bot())["summary"]["id"]
    assert writes(ann, table, "here") == 1
    page = {"text": "there", "revision": 0}
    assert ann.refused("POST", f"/api/tables/{table}/notebook", page) == (409, "stale")
    assert writes(ann, table, "here and there", 1) == 2
    assert ann.refused("POST", f"/api/tables/{table}/notebook", {**page, "revision": 7}) == (409, "stale")
    assert ann.get(f"/api/tables/{table}/notebook") == {"seat": 0, "revision": 2, "text": "here and there"}


def test_what_does_not_fit(server: Server) -> None:
    ann = server.guest("Ann")
    table = ann.opens(ME, bot())["summary"]["id"]
    path = f"/api/tables/{table}/notebook"
    assert ann.refused("POST", path, {"text": "x" * 4001, "revision": 0}) == (400, "bad_request")
    assert writes(ann, table, "a\x00b\x1b[31m\nc\td") == 1
    assert ann.get(path)["text"] == "ab[31m\nc\td"
    assert writes(ann, table, "", 1) == 2
    waiting = ann.opens(ME, OPEN)["summary"]["id"]
    assert ann.refused("GET", f"/api/tables/{waiting}/notebook") == (409, "not_playing")


def test_at_one_device_each_seat_has_its_own(server: Server) -> None:
    ann = server.guest("Ann")
    table = ann.opens(ME, HOTSEAT)["summary"]["id"]
    writes(ann, table, "of the first", seat=0)
    writes(ann, table, "of the second", seat=1)
    assert ann.get(f"/api/tables/{table}/notebook?seat=0")["text"] == "of the first"
    assert ann.get(f"/api/tables/{table}/notebook?seat=1")["text"] == "of the second"


def test_who_takes_over_a_seat_finds_an_empty_notebook(server: Server) -> None:
    ann, ben, table = two_at_a_table(server)
    ann.until(lambda state: state["decisions"])
    writes(ben.guest, table, SECRET)
    ben.guest.post(f"/api/tables/{table}/leave")
    ann.guest.post(f"/api/tables/{table}/seats/1", {"change": "open"})
    cleo = server.guest("Cleo")
    cleo.joins(table, ann.guest.get(f"/api/tables/{table}")["links"]["invite"])
    assert cleo.get(f"/api/tables/{table}/notebook") == {"seat": 1, "revision": 0, "text": ""}


def test_it_survives_a_restart_and_goes_with_the_table(tmp_path: Path) -> None:
    import sqlite3

    database = tmp_path / "notes.db"
    server = Server(str(database))
    try:
        ann = server.guest("Ann")
        table = ann.opens(ME, bot())["summary"]["id"]
        writes(ann, table, SECRET)
        server.kill()
        server.start()
        ann.comes_back()
        assert ann.get(f"/api/tables/{table}/notebook")["text"] == SECRET
    finally:
        server.stop()
    with sqlite3.connect(database) as connection:
        connection.execute("PRAGMA foreign_keys=ON")
        for name in ("events", "snapshots", "chat", "seats"):
            connection.execute(f'DELETE FROM {name} WHERE "table" = ?', [table])
        connection.execute("DELETE FROM tables WHERE id = ?", [table])
        assert connection.execute("SELECT count(*) FROM notebooks").fetchone() == (0,)
