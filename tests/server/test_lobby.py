"""Opening and joining: names of tables, people of one name, a friend beside the screen, what a link is for."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.guests import ME, OPEN, Server, bot

BESIDE = {"kind": "hotseat"}


def names(info: dict[str, Any]) -> list[str]:
    return [seat["name"] for seat in info["summary"]["seats"]]


def test_a_table_has_a_name_and_keeps_it(server: Server) -> None:
    ann = server.guest("Ann")
    info = ann.opens(ME, OPEN, name="  Friday \n evening ")
    assert info["summary"]["name"] == "Friday evening"
    assert ann.get("/api/tables")["tables"][0]["name"] == "Friday evening"
    assert ann.opens(ME, bot())["summary"]["name"] is None
    table = info["summary"]["id"]
    server.guest("Ben").joins(table, info["links"]["invite"])
    ann.post(f"/api/tables/{table}/leave")


@pytest.mark.parametrize("name", ["", "x" * 41])
def test_names_of_tables_have_a_length(server: Server, name: str) -> None:
    asked = {"game": "splendor", "seats": [ME, bot()], "name": name}
    assert server.guest("Ann").refused("POST", "/api/tables", asked) == (400, "bad_request")


def test_people_of_one_name_are_told_apart(server: Server) -> None:
    one, two, three = (server.guest("Guest") for _ in range(3))
    info = one.opens(ME, BESIDE, OPEN, OPEN)
    assert names(info) == ["Guest", "Guest 2", "", ""]
    table, invite = info["summary"]["id"], info["links"]["invite"]
    assert names(two.joins(table, invite))[:3] == ["Guest", "Guest 2", "Guest 3"]
    assert names(three.joins(table, invite, name="Ann"))[3] == "Ann"
    long = server.guest("x" * 40).opens(ME, BESIDE)
    assert [len(name) for name in names(long)] == [40, 40]
    assert len(set(names(long))) == 2


def test_a_friend_beside_the_screen_takes_a_free_seat_before_the_match(server: Server) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    info = ann.opens(ME, OPEN, OPEN)
    table, invite = info["summary"]["id"], info["links"]["invite"]
    assert ann.joins(table, invite, name="Eve")["my_seats"] == [0]
    beside = ann.joins(table, invite, name="Eve", beside=True)
    assert beside["my_seats"] == [0, 1]
    assert names(beside) == ["Ann", "Eve", ""]
    assert ben.joins(table, invite)["summary"]["status"] == "playing"

    # nobody takes a second seat of a match that runs, where they would see the cards of two
    other = ann.opens(ME, bot(), bot())["summary"]["id"]
    ann.post(f"/api/tables/{other}/seats/1", {"change": "open"})
    links = ann.get(f"/api/tables/{other}")["links"]
    assert ann.joins(other, links["invite"], beside=True)["my_seats"] == [0]


def test_a_link_says_which_seat_it_is_for(server: Server) -> None:
    ann, stranger = server.guest("Ann"), server.stranger()
    info = ann.opens(ME, OPEN)
    table, links = info["summary"]["id"], info["links"]

    def seat(token: str) -> int | None:
        found: int | None = stranger.get(f"/api/tables/{table}?token={token}")["link_seat"]
        return found

    assert [seat(links["seats"]["1"]), seat(links["invite"]), seat(links["watch"])] == [1, None, None]


def test_what_is_the_same_for_all_goes_compressed(server: Server) -> None:
    stranger = server.stranger()
    for path in ("/api/games", "/api/games/rococo/components", "/api/games/splendor/texts/uk"):
        packed = stranger.http.get(path, headers={"accept-encoding": "gzip"})
        plain = stranger.http.get(path, headers={"accept-encoding": "identity"})
        assert packed.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        assert packed.json() == plain.json()
        assert int(packed.headers["content-length"]) * 2 < int(plain.headers["content-length"])


def test_a_lobby_is_told_what_fits(server: Server) -> None:
    games = {game["name"]: game for game in server.stranger().get("/api/games")}
    options = {option["key"]: option for option in games["red_cathedral"]["options"]}
    assert options["solo.level"]["needs"] == [
        {
            "why": "red_cathedral-need-alone",
            "rule": "RC-SOLO-01",
            "cases": [{"seats": [1], "options": {}}],
            "values": [],
        }
    ]
    presets = [preset["name"] for preset in games["rococo"]["presets"]]
    assert presets == ["first", "full", "solo"]
