"""The example game from a package of its own: its tests, bots, the terminal, and a whole match on a server."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.elsewhere.packages import ROOT, command, own_tests
from tests.server import guests
from tests.server.guests import ME, OPEN, Live, Server, bot

GAME = "goofspiel"


def test_it_is_listed_with_ours(goofspiel: Path) -> None:
    listed = {about["name"]: about for about in json.loads(command("games", "--json", path=goofspiel))}
    assert listed[GAME]["minutes"] == [5, 15]
    assert "Everybody bids a card at the same time" in command("games", path=goofspiel)
    assert "GOP-WIN-02" in command("rules", GAME, "--lang", "uk", path=goofspiel)


def test_its_own_own_tests(goofspiel: Path) -> None:
    assert " failed" not in own_tests(ROOT / "examples" / GAME / "tests", goofspiel)


def test_bots_play_it(goofspiel: Path) -> None:
    said = json.loads(command("simulate", GAME, "--games", "20", "--bot", "greedy", "--json", path=goofspiel))
    assert said["ended"] == {"played": 20}
    said = json.loads(
        command(
            "arena", GAME, "--bots", "greedy,mcts:20", "--games", "4", "--option", "cards=5", "--json", path=goofspiel
        )
    )
    assert {row["bot"]: row["games"] for row in said["bots"]} == {"greedy": 4, "mcts:20": 4}
    said = json.loads(
        command("soak", GAME, "--games", "32", "--closely", "8", "--workers", "1", "--json", path=goofspiel)
    )
    assert (said["choices"], said["matches"]) == (16, 32)


@pytest.mark.parametrize("hands", ["suits", "dealt"])
def test_a_whole_match_in_the_terminal(goofspiel: Path, tmp_path: Path, hands: str) -> None:
    options = ("--seats", "human,greedy", "--seed", "3", "--option", "cards=5", "--option", f"hands={hands}")
    typed = "\n".join(["bid 99", "hint", "1", "save match.json", "1", "undo", "log", "1", "1", "1"])
    said = command("play", GAME, *options, "--lang", "fr", typed=typed, path=goofspiel, cwd=tmp_path)
    assert "Misez une carte pour" in said
    assert "Tous les prix ont été disputés." in said
    assert "greedy pose une carte face cachée." in said
    kept = json.loads(command("record", "check", "match.json", "--json", path=goofspiel, cwd=tmp_path))
    assert kept["game"] == GAME


@pytest.fixture(scope="module")
def server(goofspiel: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has the example installed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(guests, "SOURCES", os.pathsep.join([guests.SOURCES, str(goofspiel)]))
        running = Server(str(tmp_path_factory.mktemp("server") / "guildhall.db"))
        yield running
        running.stop()


def bids(live: Live, action: str) -> None:
    """Bid; somebody else may have done so at the same moment: then once more, in the position that came of it."""
    seen = live.state["number"]
    while (answer := live.sends("act", number=seen, action=action))["type"] != "done":
        assert answer["code"] == "stale"
        seen = live.until(lambda state, before=seen: state["number"] > before)["number"]
    live.until(lambda state: state["number"] >= answer["number"])


def test_a_whole_match_on_a_server(server: Server) -> None:
    """Two people and a bot bid at the same time; nobody is sent what another has bid before all are turned up."""
    ann, ben = server.guest("Ann"), server.guest("Ben")
    assert GAME in {about["name"] for about in ann.get("/api/games")}
    info = ann.opens(ME, OPEN, bot("greedy"), game=GAME, options={"cards": 6, "hands": "dealt"}, seed=4)
    table = info["summary"]["id"]
    ben.joins(table, info["links"]["invite"])
    seats = [ann.sits_at(table), ben.sits_at(table)]
    for number in range(6):
        for seat, live in enumerate(seats):
            state = live.until(lambda state, seat=seat: state["decisions"] and seat in state["to_act"])
            assert state["turn"]["round"] == number + 1
            shown = state["view"]["seats"]
            assert [other["hand"] for other in shown if other is not shown[seat]] == [None, None]
            assert all(other["bid"] is None for other in shown)
            assert live.legal() == [f"bid {card}" for card in dict.fromkeys(shown[seat]["hand"])]
            bids(live, live.legal()[-1])
    outcomes = [live.until(lambda state: state["outcome"])["outcome"] for live in seats]
    assert outcomes[0] == outcomes[1]
    assert outcomes[0]["reason"] == "played"
    result = ann.get(f"/api/tables/{table}/result")
    assert result["sheet"] == [{"key": "goofspiel-score-prizes", "points": outcomes[0]["scores"]}]
    record = ann.get(f"/api/tables/{table}/record")
    assert (record["game"], len(record["actions"])) == (GAME, 18)


def test_the_server_gives_clients_the_texts_they_were_built_without(server: Server) -> None:
    ann = server.guest("Ann")
    texts = ann.get(f"/api/games/{GAME}/texts/it")
    assert "goofspiel-action-bid = Punta" in texts["game"]
    assert "GOP-BID-01 = " in texts["rules"]
    assert ann.refused("GET", f"/api/games/{GAME}/texts/xx") == (404, "not_found")
    assert ann.refused("GET", "/api/games/nothing/texts/it") == (404, "not_found")
