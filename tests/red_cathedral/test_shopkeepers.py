"""The Shopkeepers: extra market actions (RC-GUILD-SHOPKEEPERS)."""

from __future__ import annotations

import pytest

from tests.red_cathedral.test_guilds import guild, visit


@pytest.mark.rule("RC-GUILD-SHOPKEEPERS-01", "RC-GUILD-SHOPKEEPERS-02")
def test_an_extra_market_action() -> None:
    table = guild("shopkeepers", 1).side(0, rubles=1)
    visit(table).plays("obtain", "influence 4a")
    assert table.legal() == ["obtain", "stop"]
    assert table.plays("obtain").stored(0) == {"purple_jewel": 2}
    tiles = guild("shopkeepers", 1).claim(0, "1-1", space="red", up=True).side(0, rubles=1)
    visit(tiles).plays("activate red", "influence 4a", "activate red")
    assert tiles.stored(0) == {"lumber": 4}


@pytest.mark.rule("RC-GUILD-SHOPKEEPERS-06", "RC-MKT-15")
def test_influence_may_be_the_extra_action() -> None:
    table = visit(guild("shopkeepers", 1).side(0, rubles=3))
    table.plays("influence 4a")
    assert table.legal() == ["obtain", "influence 4b", "stop"]
    assert table.refused("influence 4a") == "RC-MKT-15"  # a lightning action used this turn stays used
    assert table.refused("influence 1a") == "RC-MKT-13"  # the same space, so the same card
    table.plays("influence 4b", "part 1")
    assert table.legal() == ["obtain", "stop"]  # both are used: the chain ends
    table.plays("obtain")
    assert (table.stored(0), table.rubles(0)) == ({"purple_jewel": 1}, 0)
    table.plays("part 2", "take gold")
    assert table.stored(0) == {"purple_jewel": 1, "gold": 1}
    poor = visit(guild("shopkeepers", 1).side(0, rubles=2)).plays("influence 4a")
    assert poor.legal() == ["obtain", "stop"]
    assert poor.refused("influence 4b") == "RC-EFF-01"


@pytest.mark.rule("RC-GUILD-SHOPKEEPERS-04", "RC-GUILD-SHOPKEEPERS-05", "RC-GUILD-SHOPKEEPERS-06")
def test_influence_among_several_extra_actions() -> None:
    twice = visit(guild("shopkeepers", 2).side(0, rubles=5)).plays("influence 4b", "influence 4a")
    assert twice.legal() == ["obtain", "stop"]  # of the action that was bought by influence
    twice.plays("obtain")
    assert twice.pending == "market"  # the same again would be influence, and both of the card are used
    assert twice.told("extra-lost") == [{"seat": 0}]
    different = visit(guild("shopkeepers", 3).side(0, rubles=5)).plays("influence 4b", "influence 4a", "stop")
    assert different.legal() == ["obtain", "stop"]
    assert different.refused("influence 4a") == "RC-MKT-15"


@pytest.mark.rule("RC-GUILD-SHOPKEEPERS-06")
def test_by_option_influence_is_no_extra_action() -> None:
    table = visit(guild("shopkeepers", 1, shopkeepers_influence="off").side(0, rubles=3))
    table.plays("influence 4a")
    assert table.legal() == ["obtain", "stop"]
    assert table.refused("influence 4b") == "RC-GUILD-SHOPKEEPERS-06"
    twice = visit(guild("shopkeepers", 2, shopkeepers_influence="off").side(0, rubles=5)).plays("influence 4b")
    assert twice.refused("influence 4a") == "RC-GUILD-SHOPKEEPERS-06"


@pytest.mark.rule("RC-GUILD-SHOPKEEPERS-03", "RC-GUILD-SHOPKEEPERS-07")
def test_an_extra_action_and_a_material() -> None:
    table = guild("shopkeepers", 1).side(0, rubles=2)
    visit(table).plays(
        "influence 4b", "part 2", "take gold", "part 1", "stop"
    )  # the extra action is lost, the price paid
    assert (table.stored(0), table.rubles(0)) == ({"gold": 1}, 0)


@pytest.mark.rule("RC-GUILD-SHOPKEEPERS-04")
def test_the_same_extra_action_twice() -> None:
    table = guild("shopkeepers", 2).side(0, rubles=3).dice(white=(7, 1))
    visit(table).plays("obtain", "influence 4b", "obtain")
    assert table.legal() == ["obtain", "stop"]
    assert table.plays("obtain").stored(0) == {"purple_jewel": 6}  # EX-GUILD-8 on the purple space
    activated = guild("shopkeepers", 2).side(0, rubles=3).claim(0, "1-1", space="red", up=True)
    visit(activated).plays("influence 4b", "activate red")
    assert activated.legal() == ["activate red", "stop"]  # the same one, not the other
    assert activated.refused("obtain") == "RC-GUILD-SHOPKEEPERS-04"


@pytest.mark.rule("RC-GUILD-SHOPKEEPERS-05")
def test_two_different_extra_actions() -> None:
    table = guild("shopkeepers", 3).side(0, rubles=4).claim(0, "1-1", space="red", up=True)
    visit(table).plays("influence 4b", "obtain")
    assert table.legal() == ["activate red", "stop"]
    assert table.refused("obtain") == "RC-GUILD-SHOPKEEPERS-05"
    assert table.plays("activate red").stored(0) == {"lumber": 2, "purple_jewel": 1}
