"""Sessions, links and rights: who may see and do what."""

from __future__ import annotations

import httpx
import pytest

from tests.server.guests import HOTSEAT, ME, OPEN, Server, bot, two_at_a_table


def test_a_name_is_enough_and_the_secret_is_not_kept(server: Server) -> None:
    stranger = server.stranger()
    assert stranger.get("/api/session") == {"name": None}
    reply = stranger.http.post("/api/session", json={"name": "  Ann \n Lee "})
    assert reply.json() == {"name": "Ann Lee"}
    header = reply.headers["set-cookie"]
    assert "HttpOnly" in header
    assert "SameSite=Lax" in header
    secret = stranger.http.cookies["guildhall_session"]
    assert len(secret) >= 43
    with open(server.settings["database"], "rb") as file:
        assert secret.encode() not in file.read()
    assert stranger.post("/api/session", {"name": "Anna"}) == {"name": "Anna"}
    assert stranger.http.cookies["guildhall_session"] == secret


@pytest.mark.parametrize("name", ["", "x" * 41, None, 7])
def test_names_have_a_length(server: Server, name: object) -> None:
    assert server.stranger().refused("POST", "/api/session", {"name": name}) == (400, "bad_request")


@pytest.mark.parametrize("name", [" ", "\u200b\u0007", "\u0000"])
def test_names_are_visible(server: Server, name: str) -> None:
    assert server.stranger().refused("POST", "/api/session", {"name": name}) == (422, "bad_text")


def test_a_revoked_session_is_nobody_and_its_sockets_close(server: Server) -> None:
    ann = server.guest("Ann")
    table = ann.opens(ME, bot())["summary"]["id"]
    live = ann.sits_at(table)
    live.until(lambda state: state["view"])
    secret = ann.http.cookies["guildhall_session"]
    assert ann.http.delete("/api/session").json() == {"done": True}
    assert live.closed_with() == 4401
    ann.http.cookies.set("guildhall_session", secret)
    assert ann.get("/api/session") == {"name": None}
    assert ann.refused("GET", "/api/tables") == (401, "no_session")


def test_without_a_session_nothing_can_be_done(server: Server) -> None:
    stranger = server.stranger()
    assert stranger.refused("POST", "/api/tables", {"game": "splendor", "seats": [ME, bot()]}) == (401, "no_session")
    assert stranger.refused("GET", "/api/tables") == (401, "no_session")
    assert stranger.refused("GET", "/api/tables/nosuchtable") == (404, "not_found")


def test_a_seat_link_takes_that_seat_once(server: Server) -> None:
    ann, ben, cem = server.guest("Ann"), server.guest("Ben"), server.guest("Cem")
    info = ann.opens(ME, OPEN, OPEN)
    table, links = info["summary"]["id"], info["links"]
    assert set(links["seats"]) == {"0", "1", "2"}
    joined = ben.joins(table, links["seats"]["2"], name="Benno")
    assert joined["my_seats"] == [2]
    assert joined["summary"]["seats"][2]["name"] == "Benno"
    assert joined["summary"]["status"] == "waiting"
    assert list(joined["links"]["seats"]) == ["2"]
    assert cem.refused("POST", f"/api/tables/{table}/join", {"token": links["seats"]["2"]}) == (403, "bad_token")
    assert cem.refused("POST", f"/api/tables/{table}/join", {"token": "x" * 24}) == (403, "bad_token")
    started = cem.joins(table, links["invite"])
    assert started["summary"]["status"] == "playing"
    dan = server.guest("Dan")
    assert dan.refused("POST", f"/api/tables/{table}/join", {"token": links["invite"]}) == (409, "no_open_seat")


def test_ones_own_seat_link_takes_the_seat_to_another_device(server: Server) -> None:
    ann, ben, table = two_at_a_table(server)
    own = ben.guest.get(f"/api/tables/{table}")["links"]["seats"]["1"]
    phone = server.guest("Ben on the phone")
    moved = phone.joins(table, own)
    assert moved["my_seats"] == [1]
    assert moved["summary"]["seats"][1]["name"] == "Ben"
    assert ben.guest.refused("GET", f"/api/tables/{table}") == (403, "not_yours")
    assert ben.sends("act", number=0, action="take wbg")["code"] == "not_yours"
    assert ann.until(lambda state: True)["seats"][1]["kind"] == "person"


def test_strangers_see_nothing_and_the_watch_link_shows_what_spectators_may_know(server: Server) -> None:
    ann, _, table = two_at_a_table(server)
    stranger = server.stranger()
    assert stranger.refused("GET", f"/api/tables/{table}") == (403, "not_yours")
    assert stranger.sits_at(table).closed_with() == 4401
    assert stranger.sits_at(table, token="y" * 24).closed_with() == 4401
    assert stranger.sits_at("nosuchtable").closed_with() == 4404
    watch = ann.guest.get(f"/api/tables/{table}")["links"]["watch"]
    spectator = stranger.sits_at(table, token=watch)
    state = spectator.until(lambda state: state["view"])
    assert state["held"] == []
    assert state["seat"] is None
    assert state["decisions"] == []
    assert spectator.sends("act", number=0, action="take wbg")["code"] == "not_yours"
    assert spectator.sends("undo", number=0)["code"] == "not_yours"
    assert spectator.sends("chat", text="hello")["code"] == "no_session"
    info = stranger.get(f"/api/tables/{table}?token={watch}")
    assert info["links"] == {"invite": None, "watch": None, "seats": {}}


def test_another_origin_is_refused(server: Server) -> None:
    ann = server.guest("Ann")
    evil = {"Origin": "https://evil.example"}
    assert ann.refused("POST", "/api/session", {"name": "x"}, headers=evil) == (403, "forbidden_origin")
    fetched = {"Sec-Fetch-Site": "cross-site"}
    assert ann.refused("DELETE", "/api/session", headers=fetched) == (403, "forbidden_origin")
    assert ann.http.post("/api/session", json={"name": "Ann"}, headers={"Origin": server.url}).status_code == 200
    table = ann.opens(ME, bot())["summary"]["id"]
    upgrade = {
        **evil,
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
    }
    assert ann.http.get(f"/api/tables/{table}/live", headers=upgrade).status_code == 403


def test_leaving_frees_a_seat_before_and_marks_it_during_the_match(server: Server) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    info = ann.opens(ME, OPEN, OPEN)
    table = info["summary"]["id"]
    ben.joins(table, info["links"]["invite"])
    ben.post(f"/api/tables/{table}/leave")
    assert [seat["kind"] for seat in ann.get(f"/api/tables/{table}")["summary"]["seats"]] == ["person", "open", "open"]
    assert ben.refused("POST", f"/api/tables/{table}/leave") == (403, "not_yours")
    ben.joins(table, info["links"]["invite"])
    assert ben.refused("POST", f"/api/tables/{table}/start") == (403, "not_yours")
    assert ann.refused("POST", f"/api/tables/{table}/start?bot=nobody") == (422, "unknown_name")
    assert ann.post(f"/api/tables/{table}/start?bot=apprentice")["summary"]["seats"][2]["bot"] == "apprentice"
    assert ann.refused("POST", f"/api/tables/{table}/start") == (409, "already_started")
    ann.post(f"/api/tables/{table}/leave")
    seats = ben.get(f"/api/tables/{table}")["summary"]["seats"]
    assert seats[0]["left"]
    assert seats[1]["owner"], "the next person is the owner now"
    ben.post(f"/api/tables/{table}/leave")
    assert ben.get("/api/tables")["tables"][0]["status"] == "abandoned"


def test_my_tables_say_whose_turn_it_is(server: Server) -> None:
    ann, ben, table = two_at_a_table(server)
    ann.until(lambda state: state["decisions"])
    mine = ann.guest.get("/api/tables")["tables"]
    assert [(line["id"], line["my_turn"], line["to_act"]) for line in mine] == [(table, True, [0])]
    ann.acts("take wbg")
    assert [line["my_turn"] for line in ben.guest.get("/api/tables")["tables"]] == [True]
    assert [line["my_turn"] for line in ann.guest.get("/api/tables")["tables"]] == [False]


def test_bad_tables_are_refused_with_the_rule(server: Server) -> None:
    ann = server.guest("Ann")

    def refused(**table: object) -> tuple[int, str]:
        return ann.refused("POST", "/api/tables", {"game": "splendor", "seats": [ME, bot()], **table})

    assert refused(game="chess") == (422, "unknown_name")
    assert refused(seats=[ME]) == (422, "bad_seats")
    assert refused(seats=[ME] + [bot()] * 4) == (422, "bad_seats")
    assert refused(options={"target": 99}) == (422, "bad_option")
    assert refused(options={"colour": "red"}) == (422, "bad_option")
    assert refused(seats=[ME, bot("genius")]) == (422, "unknown_name")
    assert refused(seats=[ME, bot("mcts:1000000")]) == (422, "unknown_name")
    assert refused(seats=[ME, {"kind": "ghost"}]) == (400, "bad_request")
    assert refused(webhook="ftp://x") == (400, "bad_request")
    assert refused(webhook="http://") == (422, "bad_option")
    assert refused(extra=1) == (400, "bad_request")
    assert refused(clock={"bank": -1, "increment": 5}) == (400, "bad_request")
    reply = ann.http.post("/api/tables", json={"game": "splendor", "seats": [ME]})
    assert reply.json()["rule"] == "SPL-SETUP-03"
    assert ann.get("/api/tables")["tables"] == []


def test_broken_http_is_answered_with_typed_errors(server: Server) -> None:
    ann = server.guest("Ann")
    as_text = httpx.post(f"{server.url}/api/session", content="name=x", headers={"Content-Type": "text/plain"})
    assert (as_text.status_code, as_text.json()["code"]) == (415, "bad_media")
    broken = httpx.post(f"{server.url}/api/session", content="{", headers={"Content-Type": "application/json"})
    assert (broken.status_code, broken.json()["code"]) == (400, "bad_request")
    large = httpx.post(f"{server.url}/api/session", json={"name": "x" * 70_000})
    assert (large.status_code, large.json()["code"]) == (413, "too_large")
    assert ann.refused("PUT", "/api/session") == (405, "bad_method")
    assert ann.refused("GET", "/api/nothing") == (404, "not_found")
    assert ann.refused("GET", "/api/games/chess/components") == (404, "not_found")


def test_lots_deal_the_seats(server: Server) -> None:
    ann = server.guest("Ann")
    places = set()
    while len(places) < 2:
        places.add(ann.opens(ME, HOTSEAT, bot(), lot=True)["my_seats"][0])
    assert len(places) == 2
