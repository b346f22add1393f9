"""Guests who send rubbish: each gets a clear answer, the log no trace and no line that they wrote."""

from __future__ import annotations

import logging
import socket
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from guildhall.server.logs import OneLine
from tests.server.buggy import NAME
from tests.server.guests import ME, Guest, Server, bot, free_port

DEEP = 30_000
NESTS = ["[" * DEEP, '{"game":' + "[" * DEEP, '{"seats":' + '[{"kind":' * 3000 + " 1.0e5", '{"e":' + '["]",' * 9000]


@pytest.fixture
def quiet(server: Server) -> Iterator[Server]:
    """The server, in whose log nothing may appear meanwhile."""
    before = server.complaint()
    yield server
    assert server.complaint() == before


def at_table(guest: Guest) -> str:
    found: str = guest.opens(ME, bot())["summary"]["id"]
    return found


# -- brackets within brackets -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", NESTS, ids=["brackets", "a field", "seats", "strings"])
def test_a_body_of_nested_brackets_is_refused(quiet: Server, text: str) -> None:
    ann = quiet.guest("Ann")
    for path in ("/api/session", "/api/tables", f"/api/tables/{at_table(ann)}/join"):
        reply = ann.http.post(path, content=text, headers={"content-type": "application/json"})
        assert (reply.status_code, reply.json()["code"]) == (400, "bad_request"), reply.text
        assert "nested more than 64 deep" in reply.json()["message"]


@pytest.mark.parametrize("text", ["[" * 16_000, '{"x":' * 3000, '{"number":' + "[" * 15_000])
def test_a_message_of_nested_brackets_is_refused(quiet: Server, text: str) -> None:
    ann = quiet.guest("Ann")
    live = ann.sits_at(at_table(ann))
    for message in (text, text.encode()):
        live.socket.send(message)
        while (said := live.hear())["type"] != "error":
            pass
        assert (said["code"], "nested more than 64 deep" in said["message"]) == ("bad_request", True)
    assert live.sends("ping")["type"] == "pong"
    live.leaves()


# -- what is no text --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("data", [b"\xff\xfe", b'{"type":"ping"}\xc3', b"\xed\xa0\x80"])
def test_a_frame_that_is_no_text_closes_the_socket_and_nothing_more(quiet: Server, data: bytes) -> None:
    ann = quiet.guest("Ann")
    table = at_table(ann)
    live = ann.sits_at(table)
    live.until(bool)
    with live.socket.send_context():
        live.socket.protocol.send_frame(Frame(Opcode.TEXT, data))
    assert live.closed_with() == 1007
    ann.sits_at(table).leaves()


def test_bytes_that_are_no_text_are_answered(quiet: Server) -> None:
    ann = quiet.guest("Ann")
    live = ann.sits_at(at_table(ann))
    live.socket.send(b'{"type":"\xff"}')
    while (said := live.hear())["type"] != "error":
        pass
    assert said["code"] == "bad_request"
    live.leaves()


# -- lines of the log -------------------------------------------------------------------------------------------------


def test_a_path_cannot_write_a_line_of_the_log(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "guildhall.db"), games="tests.server.buggy:GAME")
    try:
        reply = httpx.get(f"{server.url}/api/games/{quote(NAME)}/components")
        assert (reply.status_code, reply.json()["code"]) == (500, "bug")
        log = server.complaint()
    finally:
        server.stop()
    assert "a bug at GET /api/games/x\\rERROR guildhall: all is lost\\x1b[2J\\u2028/components" in log
    assert not set("\r\x1b\u2028") & set(log)
    assert [line for line in log.splitlines() if not line.startswith(" ")] == log.splitlines()[:1]


@pytest.mark.parametrize("end", ["\n", "\r\n", "\x0b", "\x85", "\u2028"])
def test_nothing_that_is_logged_makes_a_second_line(end: str) -> None:
    said = f"a bot at table x{end}ERROR guildhall: all is lost"
    try:
        raise ValueError(said)
    except ValueError:
        seen = logging.LogRecord("guildhall.bots", logging.ERROR, "", 1, "%s", (said,), sys.exc_info())
    lines = OneLine("%(levelname)s %(message)s").format(seen).splitlines()
    assert lines[0].startswith("ERROR a bot at table x\\")
    assert len(lines) > 2
    assert all(line.startswith("    ") for line in lines[1:])


# -- names that are not ours -------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that people reach at games.example, and by a name besides."""
    database = str(tmp_path_factory.mktemp("named") / "guildhall.db")
    running = Server(database, port=free_port(), public_url="http://games.example", hosts="localhost, 127.0.0.1")
    yield running
    running.stop()


@pytest.mark.parametrize("host", ["games.example", "GAMES.example:443", "games.example.", "127.0.0.1:8000"])
def test_a_name_of_ours_is_answered(named: Server, host: str) -> None:
    assert httpx.get(f"{named.url}/api/games", headers={"host": host}).status_code == 200


@pytest.mark.parametrize("host", ["evil.example", "games.example.evil.example", "evil.example:443", "[::1", "", "@"])
def test_another_name_is_refused(named: Server, host: str) -> None:
    for path in ("/api/games", "/", "/api/session", "/api/nothing"):
        reply = httpx.get(f"{named.url}{path}", headers={"host": host})
        assert (reply.status_code, reply.json()["code"]) == (421, "wrong_host")
        assert reply.headers["x-content-type-options"] == "nosniff"
    refused = httpx.post(f"{named.url}/api/session", json={"name": "Eve"}, headers={"host": host})
    assert (refused.status_code, refused.cookies) == (421, httpx.Cookies())
    for probe in ("/healthz", "/metrics"):
        assert httpx.get(f"{named.url}{probe}", headers={"host": host}).status_code == 200


def test_two_names_at_once_are_refused(named: Server) -> None:
    with socket.create_connection(("127.0.0.1", named.settings["port"])) as raw:
        raw.sendall(b"GET /api/games HTTP/1.1\r\nHost: games.example\r\nHost: evil.example\r\n\r\n")
        assert raw.recv(20).startswith(b"HTTP/1.1 421")


def test_a_socket_by_another_name_is_refused(named: Server) -> None:
    place = "evil.example/api/tables/x/live"
    raw = socket.create_connection(("127.0.0.1", named.settings["port"]))
    with pytest.raises(InvalidStatus) as refused, connect(f"ws://{place}", sock=raw):
        pass
    assert refused.value.response.status_code == 403


def test_without_a_public_address_any_name_is_answered(server: Server) -> None:
    assert httpx.get(f"{server.url}/api/games", headers={"host": "table.local"}).status_code == 200
