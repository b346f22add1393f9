"""The owner plays fair: a seat is its person's until they left, were late, agreed or were outvoted, and all see it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import guildhall
from guildhall.server.play.consent import NOTES, REASONS
from guildhall.text import LANGUAGES
from tests.server.guests import HOTSEAT, ME, OPEN, Live, Server, bot, two_at_a_table, wait_until

SUBSTITUTE = {"change": "substitute", "bot": "random"}


def three_at_a_table(server: Server, **more: Any) -> tuple[Live, Live, Live, str]:
    """Ann opens a table; Ben and Cem join by the invitation."""
    ann, ben, cem = server.guest("Ann"), server.guest("Ben"), server.guest("Cem")
    info = ann.opens(ME, OPEN, OPEN, **more)
    table = info["summary"]["id"]
    for guest in (ben, cem):
        guest.joins(table, info["links"]["invite"])
    return ann.sits_at(table), ben.sits_at(table), cem.sits_at(table), table


def notes(live: Live) -> list[tuple[int, str, str]]:
    """Seat, note and reason of all that is told of the seats."""
    return [
        (note["seat"], note["key"].removeprefix("web-seating-"), note["args"].get("why", ""))
        for note in live.state["notes"]
    ]


def draws_blind(live: Live) -> None:
    """An action that shows its seat something hidden, which nobody may take back alone."""
    live.until(lambda state: state["decisions"])
    live.acts(next(text for text in live.legal() if text.startswith("reserve-deck")))


# -- who sits there is there -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("change", ["open", "bot", "substitute"])
def test_a_person_who_is_there_keeps_the_seat(server: Server, change: str) -> None:
    ann, ben, table = two_at_a_table(server)
    draws_blind(ann)
    draws_blind(ben)
    seat = f"/api/tables/{table}/seats/1"
    assert ann.guest.refused("POST", seat, {"change": change, "bot": "random"}) == (409, "not_agreed")
    assert "Ben has neither left nor agreed" in ann.guest.http.post(seat, json={"change": change}).json()["message"]
    assert ben.guest.get(f"/api/tables/{table}")["my_seats"] == [1]
    assert ben.does("look", seat=1)["notes"] == []
    assert ben.guest.refused("POST", f"/api/tables/{table}/seats/0", {"change": change}) == (403, "not_yours")


def test_before_the_match_the_owner_decides(server: Server) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    info = ann.opens(ME, OPEN, OPEN)
    table = info["summary"]["id"]
    ben.joins(table, info["links"]["invite"])
    opened = ann.post(f"/api/tables/{table}/seats/1", {"change": "open"})
    assert [seat["kind"] for seat in opened["summary"]["seats"]] == ["person", "open", "open"]
    assert ann.refused("POST", f"/api/tables/{table}/seats/0", SUBSTITUTE) == (409, "not_playing")
    assert ann.refused("POST", f"/api/tables/{table}/seats/1", SUBSTITUTE) == (422, "bad_seats")
    assert ann.refused("POST", f"/api/tables/{table}/seats/7", {"change": "bot"}) == (404, "not_found")
    assert ann.refused("POST", f"/api/tables/{table}/seats/1", {"change": "bot", "bot": "genius"}) == (
        422,
        "unknown_name",
    )


# -- left ------------------------------------------------------------------------------------------------------------


def test_a_seat_that_was_left_may_be_opened_and_who_takes_it_over_is_named(server: Server) -> None:
    ann, ben, table = two_at_a_table(server)
    draws_blind(ann)
    draws_blind(ben)
    watch = ann.guest.get(f"/api/tables/{table}")["links"]["watch"]
    ben.guest.post(f"/api/tables/{table}/leave")
    assert ann.until(lambda state: state["seats"][1]["left"])["seats"][1]["gone"] == "left"
    seat = f"/api/tables/{table}/seats/1"
    ann.guest.post(seat, SUBSTITUTE)
    opened = ann.guest.post(seat, {"change": "open"})
    assert ben.sends("act", number=ben.state["number"], action="take wbg")["code"] == "not_yours"
    token = opened["links"]["seats"]["1"]
    assert ann.guest.refused("POST", f"/api/tables/{table}/join", {"token": token}) == (403, "not_yours")
    cem = server.guest("Cem")
    cem.joins(table, token)
    there = cem.sits_at(table)
    assert there.until(bool)["held"] == [1]
    spectator = server.stranger().sits_at(table, token=watch)
    wanted = [(1, "left", ""), (1, "substituted", "left"), (1, "opened", "left"), (1, "taken", "")]
    for live in (ann, there, spectator):
        live.until(lambda state: len(state["notes"]) == len(wanted))
        assert notes(live) == wanted
        assert live.state["notes"][-1]["args"] == {"name": "Cem", "former": "Ben"}
    assert ann.guest.get(f"/api/tables/{table}/log")["notes"] == ann.state["notes"]


def test_who_owns_the_table_next_is_named(server: Server) -> None:
    ann, ben, table = two_at_a_table(server)
    ann.guest.post(f"/api/tables/{table}/leave")
    ben.until(lambda state: state["owner"])
    assert [(note["key"], note["args"]["name"]) for note in ben.state["notes"]] == [
        ("web-seating-left", "Ann"),
        ("web-seating-owner", "Ben"),
    ]


def test_who_plays_a_seat_from_another_device_is_named(server: Server) -> None:
    ann, ben, table = two_at_a_table(server)
    own = ben.guest.get(f"/api/tables/{table}")["links"]["seats"]["1"]
    server.guest("Mallory").joins(table, own)
    ann.until(lambda state: state["notes"])
    assert [(note["key"], note["args"]) for note in ann.state["notes"]] == [
        ("web-seating-moved", {"name": "Ben", "by": "Mallory"})
    ]


# -- late, and long away ---------------------------------------------------------------------------------------------


def test_whose_time_was_up_may_be_substituted_until_they_act_again(server: Server) -> None:
    ann, ben, table = two_at_a_table(server, clock={"bank": 0, "increment": 2, "bot": "random"})
    seat = f"/api/tables/{table}/seats/1"
    ann.until(lambda state: state["seats"][1]["gone"] == "late")
    assert ann.guest.refused("POST", seat, {"change": "open"}) == (409, "not_agreed"), "their cards stay theirs"
    assert ann.guest.refused("POST", seat, {"change": "bot"}) == (409, "not_agreed")
    ann.guest.post(seat, SUBSTITUTE)
    ann.until(lambda state: state["seats"][1]["bot"])
    assert notes(ann) == [(1, "substituted", "late")]
    ben.until(lambda state: state["seats"][1]["bot"])
    back = ben.guest.post(seat, {"change": "give_back"})
    assert (back["summary"]["seats"][1]["bot"], back["summary"]["seats"][1]["gone"]) == (None, None)
    assert ann.guest.refused("POST", seat, SUBSTITUTE) == (409, "not_agreed")


def test_who_has_been_away_for_a_day_may_be_substituted(tmp_path: Path) -> None:
    database = tmp_path / "guildhall.db"
    server = Server(str(database))
    ann, ben, table = two_at_a_table(server)
    ann.acts("take wbg")
    ben.until(lambda state: state["decisions"])
    server.kill()
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE tables SET updated = updated - 24 * 3600 * 1000")
    server.start()
    ann.guest.comes_back()
    ben.guest.comes_back()
    try:
        here = ben.guest.sits_at(table)
        here.until(bool)
        seat = f"/api/tables/{table}/seats/1"
        assert ann.guest.refused("POST", seat, SUBSTITUTE) == (409, "not_agreed"), "Ben is here"
        here.leaves()
        wait_until(lambda: not ann.guest.get(f"/api/tables/{table}")["summary"]["seats"][1]["online"])
        assert ann.guest.refused("POST", seat, {"change": "open"}) == (409, "not_agreed")
        assert ann.guest.post(seat, SUBSTITUTE)["summary"]["seats"][1]["bot"] == "random"
    finally:
        server.stop()


# -- agreed, and outvoted --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("change", "note"), [("open", "opened"), ("bot", "handed"), ("substitute", "substituted")])
def test_a_person_may_agree(server: Server, change: str, note: str) -> None:
    ann, ben, _ = two_at_a_table(server)
    ann.does("ask_seat", about=1, change=change, bot="random")
    asked = ben.until(lambda state: state["proposed"])["proposed"]
    assert asked == {"by": 0, "about": 1, "change": change, "agreed": [0], "waiting": [1]}
    ann.does("answer_seat", agree=True)
    assert ann.state["proposed"] == asked, "of two people the one cannot outvote the other"
    assert ann.state["seats"][1]["kind"] == "person"
    ben.does("answer_seat", agree=True)
    ann.until(lambda state: state["proposed"] is None and state["notes"])
    assert notes(ann) == [(1, note, "agreed")]
    assert ann.state["notes"][0]["args"]["by"] == "Ann"


def test_one_no_ends_the_question(server: Server) -> None:
    ann, ben, cem, table = three_at_a_table(server)
    for who in (ben, cem, ann):
        ann.does("ask_seat", about=1, change="substitute")
        who.until(lambda state: state["proposed"])
        who.does("answer_seat", agree=False)
        ann.until(lambda state: state["proposed"] is None)
    assert ann.sends("answer_seat", agree=True)["code"] == "not_agreed"
    assert notes(ann) == []
    watch = ann.guest.get(f"/api/tables/{table}")["links"]["watch"]
    ann.does("ask_seat", about=1, change="substitute")
    spectator = server.stranger().sits_at(table, token=watch)
    spectator.until(lambda state: state["proposed"])
    assert spectator.sends("answer_seat", agree=False)["code"] == "not_yours"
    assert spectator.sends("ask_seat", about=0, change="open")["code"] == "not_yours"


def test_all_others_may_vote_for_a_bot_and_the_person_may_come_back(server: Server) -> None:
    ann, ben, cem, table = three_at_a_table(server)
    cem.does("ask_seat", about=1, change="substitute", bot="random")
    ann.until(lambda state: state["proposed"])
    assert ann.state["proposed"]["waiting"] == [1, 0], "anybody may ask"
    assert ann.sends("ask_seat", about=2, change="substitute")["code"] == "already_asked"
    ann.does("answer_seat", agree=True)
    ben.until(lambda state: state["seats"][1]["bot"] == "random")
    assert notes(ben) == [(1, "substituted", "voted")]
    assert ben.state["held"] == [1], "the seat is still Ben's"
    assert ben.state["proposed"] is None
    assert cem.guest.refused("POST", f"/api/tables/{table}/seats/1", {"change": "give_back"}) == (403, "not_yours")
    ben.guest.post(f"/api/tables/{table}/seats/1", {"change": "give_back"})
    ann.until(lambda state: state["seats"][1]["bot"] is None)
    assert notes(ann)[-1] == (1, "returned", "")


@pytest.mark.parametrize("change", ["open", "bot"])
def test_nobody_is_outvoted_of_their_cards(server: Server, change: str) -> None:
    ann, ben, cem, table = three_at_a_table(server)
    ann.does("ask_seat", about=1, change=change)
    assert cem.until(lambda state: state["proposed"])["proposed"]["waiting"] == [1]
    cem.does("answer_seat", agree=True)
    assert cem.state["seats"][1]["kind"] == "person"
    assert ben.guest.get(f"/api/tables/{table}")["my_seats"] == [1]
    ann.does("answer_seat", agree=False)
    # Nor by a bot that stands in for a while.
    ann.does("ask_seat", about=1, change="substitute", bot="random")
    cem.until(lambda state: state["proposed"] and state["proposed"]["change"] == "substitute")
    cem.does("answer_seat", agree=True)
    ann.until(lambda state: state["seats"][1]["bot"])
    assert ann.guest.refused("POST", f"/api/tables/{table}/seats/1", {"change": change}) == (409, "not_agreed")


def test_seats_beside_one_screen_have_one_voice(server: Server) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    info = ann.opens(ME, HOTSEAT, OPEN)
    ben.joins(info["summary"]["id"], info["links"]["invite"])
    live = ann.sits_at(info["summary"]["id"])
    live.until(bool)
    live.does("ask_seat", about=2, change="substitute", seat=0)
    live.does("answer_seat", agree=True)
    assert live.state["proposed"]["waiting"] == [2]
    assert live.sends("ask_seat", about=1, change="substitute", seat=0)["code"] == "bad_seats"


def test_anybody_may_let_a_bot_play_for_them_and_come_back(server: Server) -> None:
    ann, ben, table = two_at_a_table(server)
    ben.guest.post(f"/api/tables/{table}/seats/1", SUBSTITUTE)
    assert ben.guest.refused("POST", f"/api/tables/{table}/seats/1", {"change": "open"}) == (403, "not_yours")
    ann.until(lambda state: state["notes"])
    assert notes(ann) == [(1, "substituted", "own")]
    assert ben.sends("ask_seat", about=0, change="substitute")["code"] == "not_yours", "who is away has no voice"
    ben.guest.post(f"/api/tables/{table}/seats/1", {"change": "give_back"})
    ann.until(lambda state: len(state["notes"]) == 2)


# -- undo ------------------------------------------------------------------------------------------------------------


def test_nothing_drawn_is_taken_back_while_a_bot_stands_in(server: Server) -> None:
    """Substitute, ask to go back, give back: that took a blind draw back without its victim's consent."""
    ann, ben, table = two_at_a_table(server)
    ben.guest.post(f"/api/tables/{table}/seats/1", SUBSTITUTE)
    draws_blind(ann)
    ann.until(lambda state: state["number"] >= 2 and state["decisions"])
    actions = ann.state["actions"]
    refused = ann.sends("ask_undo", number=ann.state["number"], to=0)
    assert (refused["code"], "a bot stands in for Ben" in refused["message"]) == ("cannot_undo", True)
    assert ann.state["actions"] == actions
    ann.acts("take wbg" if "take wbg" in ann.legal() else ann.legal()[0])
    ben.guest.post(f"/api/tables/{table}/seats/1", {"change": "give_back"})
    ann.until(lambda state: not state["seats"][1]["bot"])
    ann.does("ask_undo", to=0)
    assert ann.until(lambda state: state["asked"])["asked"]["waiting"] == [1]


def test_a_question_to_go_back_waits_for_whoever_is_substituted_meanwhile(server: Server) -> None:
    ann, ben, cem, table = three_at_a_table(server)
    draws_blind(ann)
    ann.does("ask_undo", to=0)
    ben.guest.post(f"/api/tables/{table}/seats/1", {"change": "substitute", "bot": "mcts:5000ms"})
    cem.until(lambda state: state["asked"] and state["seats"][1]["bot"])
    answer = cem.sends("answer_undo", agree=True)
    assert answer["type"] == "error"
    assert answer["code"] in ("cannot_undo", "stale")
    assert cem.state["actions"] >= 1


def test_notes_stay_when_actions_are_taken_back_and_after_a_restart(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "guildhall.db"))
    ann, ben, table = two_at_a_table(server)
    ann.acts("take wbg")
    ben.guest.post(f"/api/tables/{table}/leave")
    ann.until(lambda state: state["notes"])
    ann.does("undo")
    told = ann.until(lambda state: state["actions"] == 0)["notes"]
    assert [(note["key"], note["action"]) for note in told] == [("web-seating-left", 1)]
    server.kill()
    server.start()
    ann.guest.comes_back()
    try:
        assert ann.guest.sits_at(table).until(bool)["notes"] == told
    finally:
        server.stop()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_told_has_words(language: str) -> None:
    folder = Path(guildhall.__file__).parent / "texts"
    texts = "".join((folder / f"{part}.{language}.ftl").read_text(encoding="utf-8") for part in ("web", "web.table"))
    wanted = [*(f"web-seating-{note}" for note in NOTES), *(f"web-seating-why-{why}" for why in REASONS)]
    wanted += [f"web-error-{code}" for code in ("not-agreed", "already-asked", "disk-full")]
    assert [key for key in wanted if f"\n{key} = " not in texts] == []


def test_a_bots_seat_may_be_opened_for_somebody_who_comes_late(server: Server) -> None:
    ann = server.guest("Ann")
    table = ann.opens(ME, bot("random"))["summary"]["id"]
    opened = ann.post(f"/api/tables/{table}/seats/1", {"change": "open"})
    token = opened["links"]["seats"]["1"]
    assert ann.refused("POST", f"/api/tables/{table}/join", {"token": token}) == (403, "not_yours")
    server.guest("Ben").joins(table, token)
    live = ann.sits_at(table)
    assert [note["key"] for note in live.until(bool)["notes"]] == ["web-seating-opened", "web-seating-taken"]
