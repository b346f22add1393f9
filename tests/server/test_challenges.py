"""Challenges at a real server: the same deal for everybody, and nothing learned of it before one has played."""

from __future__ import annotations

from typing import Any

import pytest

from guildhall.games import game as load_game
from guildhall.play.match import import_record
from tests.server.guests import ME, Guest, Server, bot, wait_until

OPTIONS = {"target": 10}


def finishes(guest: Guest, table: str) -> None:
    """Lets a bot play one's seat to the end."""
    guest.post(f"/api/tables/{table}/seats/0", {"change": "substitute", "bot": "greedy"})
    wait_until(lambda: guest.get(f"/api/tables/{table}")["summary"]["status"] == "finished")


def made(guest: Guest, **more: Any) -> str:
    plan = {"game": "splendor", "options": OPTIONS, "bots": ["greedy"], **more}
    found: str = guest.post("/api/challenges", plan)["id"]
    return found


def takes(guest: Guest, challenge: str) -> str:
    found: str = guest.post(f"/api/challenges/{challenge}/play")["summary"]["id"]
    return found


def test_everybody_plays_the_same_deal_and_the_results_stand_side_by_side(server: Server) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    challenge = made(ann)
    tables = [takes(guest, challenge) for guest in (ann, ben)]
    assert tables[0] != tables[1]
    views = [guest.sits_at(table).until(bool)["view"] for guest, table in zip((ann, ben), tables, strict=True)]
    assert views[0] == views[1]
    assert takes(ann, challenge) == tables[0], "a challenge is taken once"
    assert ann.get(f"/api/challenges/{challenge}")["playing"] == 2
    for guest, table in zip((ann, ben), tables, strict=True):
        finishes(guest, table)
    info = ben.get(f"/api/challenges/{challenge}")
    assert info["by"] == "Ann"
    assert info["done"]
    points = [one["points"] for one in info["results"]]
    assert sorted(one["name"] for one in info["results"]) == ["Ann", "Ben"]
    assert points == sorted(points, reverse=True)
    outcome = ben.get(f"/api/tables/{tables[1]}/result")["outcome"]
    (mine,) = [one for one in info["results"] if one["mine"]]
    assert (mine["points"], mine["won"]) == (outcome["scores"][0], 0 in outcome["winners"])
    assert mine["helped"], "a bot has played for them"
    seeds = [
        import_record(guest.http.get(f"/api/tables/{table}/record").text).seed
        for guest, table in zip((ann, ben), tables, strict=True)
    ]
    assert seeds[0] == seeds[1]


def test_nobody_sees_the_deal_before_they_have_played_it(server: Server) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    challenge = made(ann)
    table = takes(ann, challenge)
    watch = ann.get(f"/api/tables/{table}")["links"]["watch"]
    looks = ["", "/replay?at=3&", "/film?", "/log?", "/record?", "/result?", "/names?"]
    paths = [f"/api/tables/{table}{look or '?'}token={watch}" for look in looks]
    assert all(ben.refused("GET", path) == (403, "play_first") for path in paths)
    assert ben.sits_at(table, token=watch).closed_with() == 4401
    finishes(ann, table)
    assert all(ben.refused("GET", path) == (403, "play_first") for path in paths)
    assert server.stranger().refused("GET", paths[0]) == (403, "play_first")
    shown = ben.get(f"/api/challenges/{challenge}")["results"]
    assert [(one["table"], one["watch"]) for one in shown] == [(None, None)]
    on = ann.post(f"/api/tables/{table}/go_on", {"at": 2, "seats": [ME, bot()]})
    further = f"/api/tables/{on['summary']['id']}?token={on['links']['watch']}"
    assert ben.refused("GET", further) == (403, "play_first"), "what is played on from it shows the same deal"
    finishes(ben, takes(ben, challenge))
    assert all(ben.http.get(path).status_code == 200 for path in [*paths, further])
    assert {one["table"] for one in ben.get(f"/api/challenges/{challenge}")["results"]} >= {table}
    assert len(ben.get(f"/api/challenges/{challenge}")["results"]) == 2, "what was played on is no result"


def test_nobody_goes_back_behind_what_was_shown_nor_lets_others_in(server: Server) -> None:
    ann = server.guest("Ann")
    table = takes(ann, made(ann))
    live = ann.sits_at(table)
    live.until(lambda state: state["decisions"])
    live.acts(next(text for text in live.legal() if text.startswith("reserve ")))
    live.until(lambda state: state["decisions"] and state["actions"] >= 2)
    answer = live.sends("ask_undo", number=live.state["number"], to=0)
    assert (answer["type"], answer["code"]) == ("error", "cannot_undo")
    assert ann.refused("POST", f"/api/tables/{table}/seats/0", {"change": "open"}) == (409, "no_challenge")
    plain = ann.opens(ME, bot())["summary"]["id"]
    live = ann.sits_at(plain)
    live.until(lambda state: state["decisions"])
    live.acts(next(text for text in live.legal() if text.startswith("reserve ")))
    live.until(lambda state: state["decisions"] and state["actions"] >= 2)
    assert live.sends("ask_undo", number=live.state["number"], to=0)["type"] == "done", "elsewhere one may"


def test_the_deal_of_a_match_is_handed_on_with_ones_own_result(server: Server) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    table = ann.opens(ME, bot(), options=OPTIONS)["summary"]["id"]
    assert ann.refused("POST", f"/api/tables/{table}/challenge") == (409, "no_challenge"), "it is not over"
    finishes(ann, table)
    assert ann.get(f"/api/tables/{table}/challenge") == {"challenge": None, "possible": True}
    info = ann.post(f"/api/tables/{table}/challenge")
    assert [one["name"] for one in info["results"]] == ["Ann"]
    assert info["done"]
    assert ann.post(f"/api/tables/{table}/challenge")["id"] == info["id"]
    assert ann.get(f"/api/tables/{table}/challenge")["challenge"] == info["id"]
    finishes(ben, takes(ben, info["id"]))
    records = [one["table"] for one in ben.get(f"/api/challenges/{info['id']}")["results"]]
    assert table in records
    known = ann.opens(ME, bot(), options=OPTIONS, seed=7)["summary"]["id"]
    finishes(ann, known)
    assert ann.refused("POST", f"/api/tables/{known}/challenge") == (409, "no_challenge"), "she chose the seed"
    assert ben.refused("POST", f"/api/tables/{known}/challenge") == (403, "not_yours")


def test_todays_challenge_is_the_same_for_all_and_its_deal_is_nobodys_choice(server: Server) -> None:
    ann, stranger = server.guest("Ann"), server.stranger()
    today = stranger.get("/api/challenges")["challenges"]
    assert {one["game"] for one in today} == {"red_cathedral", "rococo"}
    assert [one["id"] for one in ann.get("/api/challenges")["challenges"]] == [one["id"] for one in today]
    for one in today:
        assert one["seats"] == [None]
        load_game(one["game"]).setup(1, one["options"])
        assert "seed" not in one
    assert stranger.refused("POST", f"/api/challenges/{today[0]['id']}/play") == (401, "no_session")
    info = ann.post(f"/api/challenges/{today[0]['id']}/play")
    assert not info["seed_chosen"]
    assert ann.get(f"/api/challenges/{today[0]['id']}")["table"] == info["summary"]["id"]


@pytest.mark.parametrize(
    ("plan", "code"),
    [
        ({"game": "chess"}, "unknown_name"),
        ({"game": "splendor"}, "bad_seats"),
        ({"game": "splendor", "bots": ["deep-thought"]}, "unknown_name"),
        ({"game": "rococo", "options": {"edition": "golden"}}, "bad_option"),
        ({"game": "rococo", "seed": 7}, "bad_request"),
    ],
)
def test_a_challenge_that_cannot_be_is_refused(server: Server, plan: dict[str, Any], code: str) -> None:
    assert server.guest("Ann").refused("POST", "/api/challenges", plan)[1] == code


def test_there_is_no_such_challenge(server: Server) -> None:
    ann = server.guest("Ann")
    assert ann.refused("GET", "/api/challenges/nothing") == (404, "not_found")
    assert ann.refused("POST", "/api/challenges/nothing/play") == (404, "not_found")
