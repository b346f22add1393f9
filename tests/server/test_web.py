"""What stands around play: headers, files, health, metrics, limits, further games."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from guildhall import games
from guildhall.bots.bot import LEVELS
from guildhall.server.config import Config
from guildhall.server.limits import Bucket
from guildhall.server.play.bot_pool import check_bot
from guildhall.server.play.library import bot_infos
from tests.server.guests import ME, Live, Server, bot, two_at_a_table


def test_every_answer_carries_a_strict_policy(server: Server) -> None:
    for path in ("/", "/table/abc", "/api/games", "/api/nothing", "/healthz", "/assets/none.js"):
        headers = httpx.get(server.url + path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self';" in policy
        assert "frame-ancestors 'none'" in policy
        assert "http" not in policy, "no outside hosts"
        assert "unsafe-eval" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_the_clients_files(server: Server) -> None:
    page = httpx.get(f"{server.url}/")
    assert page.status_code == 200
    assert page.headers["cache-control"] == "no-cache"
    assert page.headers["content-encoding"] == "gzip"
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert httpx.get(f"{server.url}/table/abc").text == page.text, "pages of the client are its index"
    again = httpx.get(f"{server.url}/", headers={"If-None-Match": page.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    script = httpx.get(f"{server.url}/assets/index-DiwrgTda.js")
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert script.headers["content-type"].startswith("text/javascript")
    assert httpx.head(f"{server.url}/").status_code == 200
    for path in ("/assets/none.js", "/../pyproject.toml", "/%2e%2e/%2e%2e/etc/passwd.txt", "/.env"):
        assert httpx.get(server.url + path).status_code == 404
    assert httpx.post(f"{server.url}/").json()["code"] == "bad_method"


def test_health_and_metrics(server: Server) -> None:
    ann, _, _ = two_at_a_table(server)
    ann.acts("take wbg")
    assert httpx.get(f"{server.url}/healthz").json() == {"status": "ok"}
    text = httpx.get(f"{server.url}/metrics").text
    for name in ("guildhall_events_total", "guildhall_sockets", "guildhall_commit_seconds_count", "guildhall_rooms"):
        assert name in text


def test_the_lobby_knows_every_game(server: Server) -> None:
    ann = server.stranger()
    found = {game["name"]: game for game in ann.get("/api/games")}
    assert set(found) == set(games.names())
    meta = games.meta("splendor")
    assert found["splendor"]["seats"] == list(meta.seats)
    assert [option["key"] for option in found["splendor"]["options"]] == [option.key for option in meta.options]
    components = ann.get("/api/games/splendor/components")
    assert len(components["components"]["cards"]) == 90
    assert components["exact"]
    assert {entry["file"] for entry in components["provenance"]} == {"cards.csv", "nobles.csv"}


def test_the_lobby_offers_levels_first(server: Server) -> None:
    offered = server.stranger().get("/api/bots")
    assert [bot["spec"] for bot in offered if bot["level"]] == [bot["spec"] for bot in offered[:3]] == list(LEVELS)
    assert [bot["spec"] for bot in offered if bot["default"]] == ["journeyman"]
    for old in ("random", "greedy", "mcts:100", "mcts:300", "mcts:1000"):
        assert old in [bot["spec"] for bot in offered[3:]]
    assert {check_bot(bot["spec"]) for bot in offered} == {bot["spec"] for bot in offered}


def test_hints_are_a_master_s_if_nobody_says_otherwise() -> None:
    assert (Config().bot, Config().hint) == ("journeyman", "master")


def test_an_operator_s_bot_is_offered_too() -> None:
    strange = bot_infos("learned:200")[-1]
    assert (strange.spec, strange.name, strange.strength, strange.default) == ("learned:200", "learned", 200, True)
    assert [bot.spec for bot in bot_infos("mcts:300") if bot.default] == ["mcts:300"]


# -- limits ----------------------------------------------------------------------------------------------------------


def test_a_bucket_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    present = [100.0]
    monkeypatch.setattr("guildhall.server.limits.time.monotonic", lambda: present[0])
    bucket = Bucket(rate=2.0, burst=3.0)
    assert [bucket.take() for _ in range(3)] == [0, 0, 0]
    assert bucket.take() == 0.5
    present[0] += 0.5
    assert bucket.take() == 0
    assert bucket.take() > 0


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a tenth of the usual limits."""
    running = Server(str(tmp_path_factory.mktemp("strict") / "guildhall.db"), rate=0.1)
    yield running
    running.stop()


def test_a_socket_that_will_not_stop_is_closed(strict: Server) -> None:
    ann = strict.guest("Ann")
    live = ann.sits_at(ann.opens(ME, bot())["summary"]["id"])
    for _ in range(260):
        live.socket.send('{"type":"ping"}')
    assert live.closed_with() == 4429


def test_requests_messages_chat_and_hints_are_limited(strict: Server) -> None:
    ann = strict.guest("Ann")
    live = ann.sits_at(ann.opens(ME, bot())["summary"]["id"])
    live.until(lambda state: state["decisions"])
    assert _flood(live, "chat", text="hello")["code"] == "too_many"
    assert _flood(live, "ping")["code"] == "too_many"
    for _ in range(200):
        reply = ann.http.get("/api/games")
        if reply.status_code == 429:
            break
    assert reply.json()["code"] == "too_many"
    assert int(reply.headers["retry-after"]) >= 1


def _flood(live: Live, type: str, **message: Any) -> dict[str, Any]:
    for _ in range(100):
        live.refs += 1
        live.socket.send(json.dumps({"type": type, "ref": f"r{live.refs}", **message}))
        heard = live.hear()
        while heard["type"] in ("state", "chat"):
            heard = live.hear()
        if heard["type"] == "error":
            return heard
    raise AssertionError("never limited")


def test_an_oversized_message_closes_the_socket(server: Server) -> None:
    ann, _, _ = two_at_a_table(server)
    ann.socket.send(json.dumps({"type": "chat", "text": "x" * 20_000}))
    assert ann.closed_with() == 1009


# -- further games ---------------------------------------------------------------------------------------------------


def test_a_game_from_elsewhere_is_offered_and_played(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "guildhall.db"), games="bench.trivial:TRIVIAL")
    try:
        ann = server.guest("Ann")
        assert {game["name"] for game in ann.get("/api/games")} == {*games.names(), "trivial"}
        table = ann.opens(ME, bot("random"), game="trivial", options={"length": 4})["summary"]["id"]
        live = ann.sits_at(table)
        while not live.until(lambda state: state["outcome"] or state["decisions"])["outcome"]:
            live.acts("next")
        assert live.state["actions"] == 4
    finally:
        server.stop()


def test_a_game_that_is_not_there_is_one_line_at_the_start(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match=r"there is no game “bench\.trivial:CHESS” to offer"):
        Server(str(tmp_path / "guildhall.db"), games="bench.trivial:CHESS")
