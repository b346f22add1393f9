"""Records that people bring to a real server: looked at again, refused with a word, played on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from guildhall.core import record as records
from guildhall.play.match import Match, import_record, new_match
from guildhall.server.play.records import MOST_BYTES, MOST_CHARACTERS
from tests.server.guests import ME, OPEN, Guest, Live, Server, bot, sensible, two_at_a_table, wait_until

GOLDEN = Path(__file__).parents[1] / "golden"
SPLENDOR = (GOLDEN / "splendor" / "usual-2.json").read_text(encoding="utf-8")


def opened(guest: Guest, text: str) -> dict[str, Any]:
    found: dict[str, Any] = guest.post("/api/records", {"record": text})
    return found


def changed(text: str = SPLENDOR, **values: Any) -> str:
    """A record with other values, and a check that fits them."""
    record = records.read(text)
    return records.write(record._replace(**values))


def unfinished(actions: int = 9) -> Match:
    """A match that somebody began at the terminal."""
    match = new_match("splendor", ["Ada", "Bo"], seed=4)
    for _ in range(actions):
        seat = match.state.to_act()[0]
        match.act(seat, match.state.legal(seat)[0])
    return match


@pytest.mark.parametrize(
    "name", ["splendor/usual-4", "rococo/all-modules-2", "rococo/solo", "red_cathedral/solo-master"]
)
def test_a_record_is_shown_again_through_any_eyes(server: Server, name: str) -> None:
    text = (GOLDEN / f"{name}.json").read_text(encoding="utf-8")
    match = import_record(text)
    ann = server.guest("Ann")
    info = opened(ann, text)
    table = info["summary"]["id"]
    assert info["summary"]["opened"]
    assert info["summary"]["status"] == "finished"
    assert [seat["name"] for seat in info["summary"]["seats"]] == list(match.seats)
    assert not any(seat["mine"] for seat in info["summary"]["seats"])
    for at in (0, match.number // 2, match.number):
        for seat in range(len(match.seats)):
            assert ann.get(f"/api/tables/{table}/replay?at={at}&seat={seat}")["view"] == match.at(at).view(seat)
    result = ann.get(f"/api/tables/{table}/result")
    outcome = match.state.outcome()
    assert outcome is not None
    assert result["outcome"]["scores"] == list(outcome.scores)
    assert result["times"] == []
    assert len(ann.get(f"/api/tables/{table}/log")["log"]) > 5
    assert records.read(ann.http.get(f"/api/tables/{table}/record").text) == records.read(text)


def test_opened_twice_it_is_the_same_table_and_nobody_elses(server: Server) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    first, again, other = opened(ann, SPLENDOR), opened(ann, f"  {SPLENDOR}\n"), opened(ben, SPLENDOR)
    assert first["summary"]["id"] == again["summary"]["id"] != other["summary"]["id"]
    assert ben.refused("GET", f"/api/tables/{first['summary']['id']}/replay?at=1") == (403, "not_yours")
    watch = first["links"]["watch"]
    assert ben.get(f"/api/tables/{first['summary']['id']}/replay?at=1&seat=0&token={watch}")["at"] == 1


def test_a_match_that_was_not_played_to_its_end_is_shown_too(server: Server) -> None:
    match = unfinished()
    ann = server.guest("Ann")
    info = opened(ann, match.export())
    table = info["summary"]["id"]
    assert info["summary"]["status"] == "abandoned"
    for seat in (0, 1):
        assert ann.get(f"/api/tables/{table}/replay?at=9&seat={seat}")["view"] == match.state.view(seat)
    assert ann.refused("GET", f"/api/tables/{table}/result") == (409, "not_finished")
    assert import_record(ann.http.get(f"/api/tables/{table}/record").text).record() == match.record()


@pytest.mark.parametrize(
    ("text", "status", "code"),
    [
        ("", 422, "unreadable_record"),
        ("no record at all", 422, "unreadable_record"),
        (SPLENDOR[: len(SPLENDOR) // 2], 422, "unreadable_record"),
        ("[" * 5000, 422, "unreadable_record"),
        ('{"guildhall": 1}', 422, "damaged_record"),
        ('{"guildhall": 99}', 422, "unreadable_record"),
        (SPLENDOR.replace('"0 take', '"1 take', 1), 422, "damaged_record"),
        (changed(actions=((0, "fly"),)), 422, "damaged_record"),
        (changed(actions=()), 422, "damaged_record"),
        (changed(seats=("only one",)), 422, "damaged_record"),
        (changed(options={"colour": "blue"}), 422, "damaged_record"),
        (changed(seed=2**70), 422, "damaged_record"),
        (changed(seed=-1), 422, "damaged_record"),
        (changed(rules=99), 422, "other_rules"),
        (changed(components="a pack from elsewhere"), 422, "other_components"),
        (changed(game="chess"), 422, "unknown_name"),
        (changed(game="../secrets"), 422, "unknown_name"),
        (" " * (MOST_CHARACTERS + 1), 413, "too_large"),
        (" " * MOST_BYTES, 413, "too_large"),
    ],
)
def test_what_is_wrong_with_a_record_is_told(server: Server, text: str, status: int, code: str) -> None:
    ann = server.guest("Ann")
    assert ann.refused("POST", "/api/records", {"record": text}) == (status, code)
    assert ann.get("/api/tables")["tables"] == []


def test_only_somebody_opens_records_and_elsewhere_large_bodies_stay_refused(server: Server) -> None:
    assert server.stranger().refused("POST", "/api/records", {"record": SPLENDOR}) == (401, "no_session")
    ann = server.guest("Ann")
    assert ann.refused("POST", "/api/session", {"name": "x" * 100_000}) == (413, "too_large")


def test_names_of_a_record_are_made_fit_to_be_shown(server: Server) -> None:
    info = opened(server.guest("Ann"), changed(seats=("\u202eevil\n\x07name" * 9, " \t")))
    names = [seat["name"] for seat in info["summary"]["seats"]]
    assert names[1] == "seat 2"
    assert len(names[0]) <= 40
    assert "\n" not in names[0]
    assert "\u202e" not in names[0]


# -- playing on ------------------------------------------------------------------------------------------------------


def goes_on(guest: Guest, table: str, at: int, *seats: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = guest.post(f"/api/tables/{table}/go_on", {"at": at, "seats": list(seats)})
    return found


def played_out(live: Live) -> dict[str, Any]:
    while not live.until(lambda state: state["outcome"] or state["decisions"])["outcome"]:
        live.acts(sensible(live.legal()))
    return live.state


def test_a_record_is_played_on_with_a_bot_to_the_end(server: Server) -> None:
    old = import_record(SPLENDOR)
    ann = server.guest("Ann")
    record = opened(ann, SPLENDOR)["summary"]["id"]
    info = goes_on(ann, record, 30, ME, bot())
    table = info["summary"]["id"]
    assert info["taken_over"] == 30
    assert info["summary"]["status"] == "playing"
    assert not info["summary"]["opened"]
    live = ann.sits_at(table)
    state = live.until(bool)
    assert [note["key"] for note in state["notes"]] == ["web-seating-goes-on"]
    told = [entry.number + 1 for entry in old.log if entry.number < 30]
    assert [entry["action"] for entry in live.log if entry["action"] <= 30] == told
    assert ann.get(f"/api/tables/{table}/replay?at=30&seat=0")["view"] == old.at(30).view(0)
    # The cards of the others stay theirs, although the record that was opened tells them.
    assert ann.refused("GET", f"/api/tables/{table}/replay?at=30&seat=1") == (403, "not_yours")
    assert ann.refused("GET", f"/api/tables/{table}/record") == (409, "not_finished")
    number = live.until(lambda state: state["decisions"])["number"]
    live.acts(sensible(live.legal()))
    played_out(live)
    assert live.state["number"] > number
    new = import_record(ann.http.get(f"/api/tables/{table}/record").text)
    assert [step[:2] for step in new.steps[:30]] == [step[:2] for step in old.steps[:30]]
    assert new.number == live.state["actions"]
    result = ann.get(f"/api/tables/{table}/result")
    assert sum(time["actions"] for time in result["times"]) == live.state["number"] - 30


def test_it_is_played_on_with_a_friend_who_comes_later_and_after_a_restart(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "records.db"))
    try:
        old = unfinished(8)
        ann, ben = server.guest("Ann"), server.guest("Ben")
        record = opened(ann, old.export())["summary"]["id"]
        info = goes_on(ann, record, 8, OPEN, ME)
        table = info["summary"]["id"]
        assert info["summary"]["status"] == "waiting"
        server.stop()
        server.start()
        ann.comes_back()
        ben.comes_back()
        here = ann.sits_at(table)
        assert here.until(bool)["status"] == "waiting"
        ben.joins(table, info["links"]["invite"])
        there = ben.sits_at(table)
        state = there.until(lambda state: state["status"] == "playing" and state["decisions"])
        assert state["actions"] == 8
        assert state["view"] == old.state.view(0)
        there.acts(sensible(there.legal()))
        here.until(lambda state: state["number"] == 9)
        told = [entry.number + 1 for entry in old.log]
        assert [entry["action"] for entry in here.log if entry["action"] <= 8] == told
        server.kill()
        server.start()
        ben.comes_back()
        assert ben.sits_at(table).until(bool)["actions"] == 9
    finally:
        server.stop()


def test_undo_works_at_a_table_that_goes_on(server: Server) -> None:
    ann = server.guest("Ann")
    record = opened(ann, unfinished(8).export())["summary"]["id"]
    table = goes_on(ann, record, 8, ME, {"kind": "hotseat", "name": "Bo"})["summary"]["id"]
    live = ann.sits_at(table)
    before = live.until(lambda state: state["decisions"])["view"]
    live.acts(sensible(live.legal()))
    live.does("ask_undo", to=8, seat=live.state["held"][0])
    assert live.until(lambda state: state["actions"] == 8)["view"] == before
    live.does("ask_undo", to=3, seat=live.state["held"][0])
    assert live.until(lambda state: state["actions"] == 3)["decisions"]


def test_where_nothing_can_be_played_on(server: Server) -> None:
    ann = server.guest("Ann")
    old = import_record(SPLENDOR)
    record = opened(ann, SPLENDOR)["summary"]["id"]
    path = f"/api/tables/{record}/go_on"
    assert ann.refused("POST", path, {"at": old.number, "seats": [ME, ME]}) == (409, "not_playing")
    assert ann.refused("POST", path, {"at": old.number + 1, "seats": [ME, ME]}) == (404, "not_found")
    assert ann.refused("POST", path, {"at": 3, "seats": [ME]}) == (422, "bad_seats")
    assert ann.refused("POST", path, {"at": 3, "seats": [ME, bot("nobody")]})[0] == 422
    assert server.guest("Ben").refused("POST", path, {"at": 3, "seats": [ME, ME]}) == (403, "not_yours")


def test_a_running_match_is_no_book_to_look_into(server: Server) -> None:
    """Whoever plays, owns or watches gets no record of it, and cannot play it on to see what is hidden."""
    ann, ben, table = two_at_a_table(server)
    ann.until(lambda state: state["decisions"])
    ann.acts("reserve-deck 3")
    watch = ann.guest.get(f"/api/tables/{table}")["links"]["watch"]
    for guest in (ann.guest, ben.guest, server.guest("Eve")):
        tail = f"?token={watch}"
        assert guest.refused("GET", f"/api/tables/{table}/record{tail}") == (409, "not_finished")
        for at in (0, 1):
            plan = {"at": at, "seats": [ME, ME]}
            assert guest.refused("POST", f"/api/tables/{table}/go_on{tail}", plan) == (409, "not_finished")


def test_a_match_that_was_given_up_keeps_its_secrets(server: Server) -> None:
    ann, ben, table = two_at_a_table(server)
    ann.until(lambda state: state["decisions"])
    for live in (ann, ben):
        live.guest.post(f"/api/tables/{table}/leave")
    wait_until(lambda: ann.guest.get(f"/api/tables/{table}")["summary"]["status"] == "abandoned")
    assert ann.guest.refused("POST", f"/api/tables/{table}/go_on", {"at": 0, "seats": [ME, ME]}) == (
        409,
        "not_finished",
    )
