"""The last of everything counts as well: seat 4, tower 6, space 8, white-b, V8, S24, O15, D10, the black die."""

from __future__ import annotations

import pytest

from tests.red_cathedral.script import Table
from tests.red_cathedral.test_contractors import table_with
from tests.red_cathedral.test_firsts import again
from tests.red_cathedral.test_guilds import guild, visit
from tests.red_cathedral.test_scribes import objective


@pytest.mark.rule("RC-DECO-01", "RC-CLAIM-02", "RC-BUILD-03", "RC-PROP-05")
def test_the_last_seat() -> None:
    table = Table(4).claim(3, "6-1", done=True, ornament=(3, 0)).claim(3, "5-1").give(0, lumber=1)
    assert table.refused("decorate 6-1") == "RC-DECO-01"
    assert table.refused("claim 5-1") == "RC-CLAIM-02"
    assert "claim 6-2" in table.legal()
    assert (again(table).at("6-1")["owner"], table.at("6-1")["ornament"]["owner"]) == (3, 3)
    assert len(table.view(None)["sides"]) == len(table.state.standings()) == 4


@pytest.mark.rule("RC-GUILD-WORKERS-03", "RC-OBJ-03")
def test_the_last_workshop_space_of_the_last_seat() -> None:
    table = guild("workers", 1, 4).tile("6-1", "W01").claim(3, "6-1", space="white-b", up=True).side(0, rubles=1)
    visit(table).plays("influence 4b")
    assert table.stored(0) == {"lumber": 2}
    own = guild("workers", 1).claim(0, "1-1", space="white-b", up=True)
    assert visit(own).plays("influence 4a").stored(0) == {"lumber": 2}
    white = Table(2).claim(0, "1-1", space="white-b", up=True).market("white", 3)
    assert white.offers("activate") == ["activate white-b"]


@pytest.mark.rule("RC-CON-14", "RC-GUILD-CONTRACTORS-03", "RC-GUILD-CONTRACTORS-04")
def test_the_last_city_and_the_contractors_of_the_last_seat() -> None:
    table = table_with(4).send(3, "smolensk").side(0, permits=2)
    hire = table.setup.catalogue.number("hire smolensk")
    assert table.state.shows(0, hire).cost == {"permit": 2}
    assert "hire smolensk" in table.legal()
    sent = guild("contractors", 2, 4, contractors="on").send(0, "smolensk", 2).side(0, rubles=0)
    assert visit(sent).plays("influence 4b").rubles(0) == 2
    other = guild("contractors", 3, 4, contractors="on").send(3, "smolensk", 2).side(0, rubles=0)
    assert visit(other).plays("influence 4b", "rival 4").rubles(0) == 2
    cities = table.view(None)["map"]["cities"]
    assert (len(cities), cities[-1]["city"], cities[-1]["tower"]) == (6, "smolensk", 6)


@pytest.mark.rule("RC-OBJ-05", "RC-OBJ-15", "RC-OBJ-02")
def test_the_last_tower() -> None:
    table = guild("scribes", 1, 4).claim(0, "6-1").claim(0, "6-2").claim(0, "6-3")
    worth = {number: objective(number, table) for number in (2, 5, 15)}
    assert worth == {2: 3, 5: 10, 15: 1}
    foremen = guild("foremen", 1, 4).claim(0, "6-1")
    foremen.data["guild"]["foreman"] = 4
    assert visit(foremen).plays("influence 4a", "foreman 1").pos(0) == 1


@pytest.mark.rule("RC-SERV-01", "RC-SPEC-02", "RC-TOOL-01", "RC-CON-16")
def test_the_last_service_token_and_stand() -> None:
    assert guild("brickmakers", 1).service(0, "V8").offers("service") == ["service V8"]
    assert again(guild("brickmakers", 1).service(1, "V8")).of(1)["services"] == {"V8": 1}
    tools = table_with().token("S24", "tools", 0)
    assert again(tools).of(0)["tools"] == {"trowel": 1}
    stand = table_with().token("S24", "E").side(0, rubles=2).plays("hire vologda")
    assert "buy-token E" in stand.legal()
    assert stand.view(None)["map"]["stands"][-1] == {"stand": "E", "token": "S24"}


@pytest.mark.rule("RC-GUILD-ARCHITECTS-02", "RC-GUILD-SCRIBES-02")
def test_the_last_section_and_the_last_objective() -> None:
    table = guild("architects", 1).side(0, rubles=2)
    others = [name for name in table.data["guild"]["section_deck"] if name != "D10"]
    table.data["guild"].update(section_deck=["D10"], section_discard=others)
    assert visit(table).plays("influence 4a").told("draw-sections")[0]["cards"] == ["D10"]
    hand = guild("scribes", 1).hand(0, "O13", "O14", "O15").side(0, rubles=2)
    visit(hand).plays("influence 4a", "keep-objective 3")
    cards = hand.of(0)["objectives"]["cards"]
    assert (cards[:3], len(cards)) == (["O13", "O14", "O15"], 4)
    hand.plays("return-objective 4")
    assert hand.of(0)["objectives"]["cards"] == ["O13", "O14", "O15"]


@pytest.mark.rule("RC-MKT-03", "RC-MKT-23", "RC-EFF-07")
def test_the_black_die_and_the_last_space() -> None:
    table = table_with().dice(black=(7, 1), white=(8, 2))
    table.plays("move black +0")
    market = table.view(None)["market"]
    assert (market["moved"], market["landed"]) == ("black", 8)
    assert market["spaces"][-1]["dice"] == ["white", "black"]
    table.plays("finish")
    assert set(table.told("roll")[-1]["dice"]) == {"white", "black"}
    space = visit(guild("scribes", 3).side(0, rubles=0, pos=3)).plays("influence 4b", "space 8")
    assert space.rubles(0) == 2
