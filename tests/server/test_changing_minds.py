"""Choosing at once: who has chosen may choose otherwise while others still choose (ROC-P2-08)."""

from __future__ import annotations

from typing import Any

import pytest

from guildhall.server.play import clock
from guildhall.server.schema import ClockPlan
from guildhall.server.store.rows import SeatRow
from tests.server.guests import HOTSEAT, ME, Live, Server, two_at_a_table

HAND = ("choose S-a", "choose S-b", "choose S-c")
rule = pytest.mark.rule


def chooses(live: Live, *texts: str, **more: Any) -> None:
    for text in texts:
        live.acts(text, **more)


def offered(live: Live) -> list[tuple[int, list[str]]]:
    """What may be changed: the seat and the texts of its choices."""
    return [(one["seat"], [candidate["text"] for candidate in one["candidates"]]) for one in live.state["changes"]]


@rule("ROC-P2-08")
def test_a_confirmed_hand_is_changed_over_the_socket(server: Server) -> None:
    ann, ben, _ = two_at_a_table(server, game="rococo")
    ann.until(lambda state: state["decisions"])
    chooses(ann, *HAND, "confirm")
    assert (ann.state["to_act"], ann.state["decisions"], offered(ann)) == ([1], [], [(0, ["change"])])
    assert ann.state["changes"][0]["key"] == "rococo-prompt-chosen"
    ben.until(lambda state: state["number"] == 4)
    assert offered(ben) == []
    chooses(ben, "choose S-a")
    ann.until(lambda state: state["number"] == 5)
    assert ann.sends("undo", number=5)["code"] == "cannot_undo"  # another seat has acted
    refusal = ann.sends("act", number=5, action="confirm")
    assert (refusal["code"], refusal["rule"]) == ("illegal_action", "ROC-P2-01")
    assert ben.sends("act", number=5, action="change")["code"] == "illegal_action"  # nothing confirmed yet
    assert ann.sends("hint")["code"] == "not_your_turn"
    ann.acts("change")
    assert (ann.state["to_act"], offered(ann)) == ([0, 1], [])
    assert len(ann.legal()) == 5
    ben.until(lambda state: state["number"] == 6)
    assert ben.log[-1]["key"] == "rococo-log-change"
    chooses(ben, "choose S-b", "choose S-c", "confirm")
    ann.until(lambda state: state["number"] == 9)
    chooses(ann, "choose S-c", "choose S-d", "choose S-e", "confirm")
    assert ann.state["view"]["phase"] == "actions"
    assert ann.state["view"]["players"][0]["hand_cards"] == ["S-c", "S-d", "S-e"]
    ben.until(lambda state: state["number"] == 13)
    assert (offered(ann), offered(ben)) == ([], [])
    late = ben.sends("act", number=13, action="change", seat=1)
    assert late["code"] in ("not_your_turn", "illegal_action")


@rule("ROC-P2-08")
def test_whoever_watches_or_comes_back_sees_the_same(server: Server) -> None:
    ann, ben, table = two_at_a_table(server, game="rococo")
    ann.until(lambda state: state["decisions"])
    chooses(ann, *HAND, "confirm")
    again = ann.guest.sits_at(table)
    again.until(bool)
    assert again.state["changes"] == ann.state["changes"]
    ben.until(lambda state: state["number"] == 4)
    assert ben.state["changes"] == []
    info = ann.guest.get(f"/api/tables/{table}")
    watcher = server.stranger().sits_at(table, token=info["links"]["watch"])
    assert watcher.until(bool)["changes"] == []


@rule("ROC-P2-08")
def test_at_one_screen_each_seat_is_named(server: Server) -> None:
    guest = server.guest("Ann")
    live = guest.sits_at(guest.opens(ME, HOTSEAT, game="rococo")["summary"]["id"])
    live.until(lambda state: state["decisions"])
    chooses(live, *HAND, "confirm", seat=0)
    assert (live.state["seat"], [one["seat"] for one in live.state["decisions"]], offered(live)) == (
        1,
        [1],
        [(0, ["change"])],
    )
    live.acts("choose S-a", seat=1)
    live.acts("change", seat=0)
    assert (live.state["to_act"], live.state["changes"]) == ([0, 1], [])


@rule("ROC-P2-08")
def test_a_bot_in_a_seat_changes_nothing(server: Server) -> None:
    ann, ben, table = two_at_a_table(server, game="rococo")
    ann.until(lambda state: state["decisions"])
    chooses(ann, *HAND, "confirm")
    ben.until(lambda state: state["number"] == 4)
    chooses(ben, *HAND)
    ann.guest.post(f"/api/tables/{table}/leave")
    ben.acts("confirm")
    assert ben.state["view"]["phase"] == "actions"


def seat(number: int, grace: int) -> SeatRow:
    return SeatRow(number, "guest", None, "", None, "", bank=60_000, grace=grace, since=1_000)


def test_going_back_to_a_choice_brings_no_fresh_time() -> None:
    plan = ClockPlan(bank=60, increment=20)
    seats = [seat(0, grace=5_000), seat(1, grace=20_000)]
    (back, _) = clock.after_event(plan, seats, [1], [0, 1], False, 2_000, returning=[0], late=(0, False))
    assert (back.bank, back.grace, back.since) == (60_000, 5_000, 2_000)
    (called, _) = clock.after_event(plan, seats, [1], [0, 1], False, 2_000, returning=[], late=(0, False))
    assert called.grace == 20_000
    (anew, _) = clock.after_event(plan, seats, [1], [0, 1], True, 2_000, returning=[0], late=(0, False))
    assert anew.grace == 20_000
