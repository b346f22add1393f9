"""Extra market actions and borrowed cards at their bounds: Shopkeepers, Scribes, services (RC-EFF-10)."""

from __future__ import annotations

import pytest

from guildhall.core.rule import Reason
from tests.red_cathedral.script import Table
from tests.red_cathedral.test_guilds import guild, visit


def shop(card: int, rubles: int, **options: str) -> Table:
    """Seat 0 stands on the rubles with its die, and has a tile face up in the space of that die."""
    table = guild("shopkeepers", card, **options).claim(0, "1-1", space="red", up=True).side(0, rubles=rubles)
    return visit(table, 8)


@pytest.mark.rule("RC-GUILD-SHOPKEEPERS-01", "RC-GUILD-SHOPKEEPERS-04")
def test_the_same_action_twice() -> None:
    table = shop(2, 3).plays("influence 4b", "activate red")
    assert table.legal() == ["activate red", "stop"]
    assert table.reason("obtain") == Reason("RC-GUILD-SHOPKEEPERS-04")
    assert table.reason("activate green") == Reason("RC-MKT-19")
    assert table.plays("activate red").stored(0) == {"lumber": 4}
    assert table.pending == "market"
    assert {"obtain", "activate red"} <= set(table.legal())  # extra ones do not use up those of the visit


@pytest.mark.rule("RC-GUILD-SHOPKEEPERS-05")
def test_two_different_actions() -> None:
    table = shop(3, 4).plays("influence 4b", "obtain")
    assert (table.rubles(0), table.legal()) == (2, ["influence 4a", "activate red", "stop"])
    assert table.reason("obtain") == Reason("RC-GUILD-SHOPKEEPERS-05")
    table.plays("activate red")
    assert (table.pending, table.stored(0)) == ("market", {"lumber": 2})


@pytest.mark.rule("RC-GUILD-SHOPKEEPERS-06", "RC-MKT-15")
def test_influence_as_the_extra_action() -> None:
    never = shop(1, 3, shopkeepers_influence="off").plays("influence 4a")
    assert never.legal() == ["obtain", "activate red", "stop"]
    assert never.reason("influence 4b") == Reason("RC-GUILD-SHOPKEEPERS-06")
    table = shop(1, 3, shopkeepers_influence="on").plays("influence 4a")
    assert table.legal() == ["obtain", "influence 4b", "activate red", "stop"]
    assert table.reason("influence 4a") == Reason("RC-MKT-15")  # a lightning action
    assert table.reason("influence 1a") == Reason("RC-MKT-13")
    assert table.plays("stop").told("decline-extra") == [{"seat": 0}]


@pytest.mark.rule("RC-MKT-10", "RC-MKT-13", "RC-MKT-14", "RC-MKT-18", "RC-MKT-19", "RC-MKT-20", "RC-MKT-21")
def test_reasons_in_a_visit() -> None:
    table = Table(2).claim(0, "1-1", space="white-a", up=True).claim(0, "2-1", space="white-b").market("white", 3)
    assert table.reason("activate white-b") == Reason("RC-MKT-21")
    assert table.reason("activate red") == Reason("RC-MKT-19")
    assert table.reason("influence 1a") == Reason("RC-MKT-13")
    assert table.reason("specialist") == Reason("RC-SPEC-01")
    table.plays("obtain", "activate white-a")
    assert table.reason("obtain") == Reason("RC-MKT-10")
    assert table.reason("activate white-b") == Reason("RC-MKT-20")
    assert table.reason("activate red") == Reason("RC-MKT-10")
    spent = Table(2).market("red", 1)
    spent.plays("influence 1a", "take gold")
    assert spent.reason("influence 1b") == Reason("RC-MKT-18")
    assert spent.reason("influence 2a") == Reason("RC-MKT-13")
    used = Table(2)
    used.data["turn"]["lightning"] = 0b1
    used.market("red", 1)
    assert used.reason("influence 1a") == Reason("RC-MKT-14")
    assert "influence 1a" not in used.legal()


@pytest.mark.rule("RC-EFF-10", "RC-GUILD-SCRIBES-07", "RC-SERV-12")
def test_borrowed_actions() -> None:
    table = visit(guild("scribes", 2).side(0, pos=3, rubles=9)).plays("influence 4b")
    assert table.offers("influence") == [f"influence {q}{letter}" for q in (1, 2) for letter in "ab"]
    assert table.reason("influence 4a") == Reason("RC-GUILD-SCRIBES-07")
    assert table.reason("influence 3a") == Reason("RC-EFF-01", "brick", 2, 0)
    table.plays("influence 1b", "take gold", "take gold")
    assert (table.pending, table.rubles(0)) == ("again", 6)
    once = visit(guild("scribes", 2, borrowed_infinity="once").side(0, pos=3, rubles=9))
    once.plays("influence 4b", "influence 1b", "take gold", "take gold")
    assert once.pending == "market"
    service = guild("brickmakers", 1).service(0, "V2").side(0, rubles=3).plays("service V2")
    assert "influence 1a" in service.legal()
    service.plays("influence 1a", "take gold")
    assert (service.pending, service.stored(0)) == ("basic", {"gold": 1})
    assert service.view()["market"]["cards"][0]["actions"][0]["used"]
