"""What is no answer to a decision at all is refused by its own rule; free actions have their own moments (RC-FREE-02).

One position for every decision of the game.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from guildhall.core.rule import Reason
from guildhall.games.red_cathedral import rules
from guildhall.games.red_cathedral.rules.guilds import WALK_FOREMAN
from tests.red_cathedral.script import LUMBER, Table
from tests.red_cathedral.test_contractors import specialist, table_with
from tests.red_cathedral.test_guilds import guild, visit
from tests.red_cathedral.test_solo import against

Lay = Callable[[], Table]


def token(name: str) -> Table:
    table = specialist(name).claim(0, "1-1", space="red", up=True).claim(0, "2-1", space="blue", up=True)
    table.side(0, rubles=3, pos=9).market("black", 8)
    return table.plays("specialist")


def card(name: str, number: int, action: str, seats: int = 2) -> Table:
    """An action of a guild's card, with enough of everything for it."""
    table = guild(name, number, seats).side(0, rubles=9, pos=9).claim(0, "1-1").claim(0, "2-1").give(0, brick=2)
    return visit(table).plays(f"influence 4{action}")


def craftsmen(action: str) -> Table:
    return Table(2).cards("CR2", "TE1", "ME1", "CL1").side(0, rubles=5, pos=9).market("red", LUMBER).plays(action)


def fourth() -> Table:
    table = guild("scribes", 1).hand(0, "O01", "O02", "O03").side(0, rubles=2, pos=9)
    return visit(table).plays("influence 4a", "keep-objective 1")


def ivans_claim() -> Table:
    table = against("claim").plays("move white +0", "finish", "end")
    return table.plays("next")


def walking() -> Table:
    return card("foremen", 1, "a")


DECISIONS: dict[str, tuple[Lay, str]] = {
    "banner": (lambda: Table(2).side(0, pos=9).plays("claim 3-1"), "RC-CLAIM-03"),
    "jewels": (
        lambda: (
            Table(2).side(0, pos=9).claim(0, "1-1", done=True).give(0, lumber=1, green_jewel=1).plays("decorate 1-1")
        ),
        "RC-DECO-03",
    ),
    "take": (lambda: craftsmen("influence 1a"), "RC-EFF-04"),
    "again": (lambda: craftsmen("influence 1b"), "RC-MKT-17"),
    "pay": (
        lambda: (
            Table(2).cards("CR1", "ME2", "TE1", "CL1").side(0, pos=9).give(0, lumber=2, brick=1).market("red", 4)
        ).plays("influence 2a"),
        "RC-EFF-02",
    ),
    "effect": (lambda: token("S15"), "RC-EFF-12"),
    "tile": (lambda: token("S15").plays("branch 1"), "RC-EFF-06"),
    "claim": (lambda: token("S23"), "RC-CLAIM-02"),
    "ornament": (lambda: token("S17"), "RC-SPEC-15"),
    "space": (lambda: card("scribes", 3, "b"), "RC-EFF-07"),
    "die": (lambda: guild("brickmakers", 1).service(0, "V8").side(0, pos=9).plays("service V8"), "RC-EFF-08"),
    "influence": (lambda: card("scribes", 2, "b"), "RC-EFF-10"),
    "objective": (lambda: card("scribes", 1, "a"), "RC-GUILD-SCRIBES-02"),
    "return": (fourth, "RC-GUILD-SCRIBES-03"),
    "icons": (lambda: card("architects", 1, "b"), "RC-GUILD-ARCHITECTS-03"),
    "section": (lambda: card("architects", 2, "b"), "RC-GUILD-ARCHITECTS-05"),
    "service": (lambda: card("brickmakers", 1, "a"), "RC-GUILD-BRICKMAKERS-02"),
    "foreman": (walking, "RC-GUILD-FOREMEN-09"),
    "rival": (lambda: card("foremen", 2, "b", 3).plays("foreman 1"), "RC-GUILD-FOREMEN-09"),
    "extra": (lambda: card("shopkeepers", 3, "b"), "RC-GUILD-SHOPKEEPERS-01"),
    "offer": (
        lambda: (
            Table(2).tile("2-1", "W28").side(0, rubles=9, pos=9).plays("claim 2-1", "banner outside", "place red up")
        ),
        "RC-CLAIM-10",
    ),
    "ivan-claim": (ivans_claim, "RC-SOLO-21"),
    "ivan-first": (lambda: Table(1, solo_first_claim="human").side(0, pos=9), "RC-SOLO-04"),
}


@pytest.mark.rule("RC-FREE-02", "RC-TURN-06", "RC-DP-01", *sorted({rule for _, rule in DECISIONS.values()}))
@pytest.mark.parametrize("word", DECISIONS)
def test_what_does_not_answer(word: str) -> None:
    lay, rule = DECISIONS[word]
    table = lay()
    assert table.pending == word
    for text in ("end", "pass", "next", "finish", "deliver lumber 1-1", "hire suzdal", "move red +0"):
        assert table.reason(text) == Reason(rule), text
    for text in {"stop", "decline", "accept", "again"} - set(table.legal()):
        assert table.reason(text) == Reason(rule), text
    assert table.reason("sell") == Reason("RC-FREE-02")
    assert table.reason("permit") == Reason("RC-FREE-02")


@pytest.mark.rule("RC-TURN-02", "RC-MKT-10", "RC-BUILD-01", "RC-CLAIM-06")
@pytest.mark.parametrize(
    ("word", "lay", "rule"),
    [
        ("basic", lambda: Table(2).side(0, pos=9), "RC-TURN-02"),
        ("after", lambda: Table(2).side(0, pos=9).plays("move red +0", "finish"), "RC-TURN-02"),
        ("market", lambda: Table(2).side(0, pos=9).market("red", LUMBER), "RC-MKT-10"),
        (
            "deliver",
            lambda: Table(2).side(0, pos=9).claim(0, "1-1").give(0, lumber=2).plays("deliver lumber 1-1"),
            "RC-BUILD-01",
        ),
        ("place", lambda: Table(2).side(0, pos=9).plays("claim 3-1", "banner outside"), "RC-CLAIM-06"),
        ("token", lambda: table_with().side(0, pos=9).plays("hire vologda"), "RC-CON-16"),
    ],
)
def test_windows_in_which_free_actions_are_possible(word: str, lay: Lay, rule: str) -> None:
    table = lay()
    assert table.pending == word
    for text in ("branch 1", "part 1", "spend 1", "accept", "next"):
        assert table.reason(text) == Reason(rule), text
    assert "sell" in table.legal()


@pytest.mark.rule("RC-FREE-02", "RC-BUILD-01", "RC-SERV-02")
def test_deliveries_of_an_effect_are_no_moment_for_free_actions() -> None:
    """In the build action they are possible, with the Brickmakers even when nothing could be delivered."""
    granted = Table(2).side(0, pos=9).claim(0, "1-1").give(0, lumber=1).market("red", 4).plays("influence 2a")
    service = guild("brickmakers", 1).service(0, "V4").side(0, pos=9).claim(0, "1-1").give(0, lumber=1)
    for table in (granted, service.plays("service V4")):
        assert (table.pending, table.legal()) == ("deliver", ["deliver lumber 1-1", "stop"])
        assert table.reason("sell") == Reason("RC-FREE-02")
    built = guild("brickmakers", 1).service(0, "V1").side(0, pos=9).claim(0, "1-1").give(0, lumber=1)
    built.plays("deliver lumber 1-1")
    assert built.pending == "deliver"
    assert {"sell", "service V1", "stop"} <= set(built.legal())


def test_every_decision_is_tried() -> None:
    windows = {"basic", "after", "market", "deliver", "place", "token"}
    others = {"keep", "sell", "ivan"}  # see test_choices, test_turns, test_solo
    assert {decision.word for decision in rules.TABLE} == windows | others | set(DECISIONS)
    assert WALK_FOREMAN.word in DECISIONS
