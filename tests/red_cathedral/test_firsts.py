"""The first of all has the number 0 and is as real as the others: B01, W01, O01, S01, tower 1, space 1, seat 1."""

from __future__ import annotations

import json

import pytest

from tests.red_cathedral.script import Table, setup_of
from tests.red_cathedral.test_contractors import specialist, table_with
from tests.red_cathedral.test_guilds import guild, visit
from tests.red_cathedral.test_prompts import asked, ending
from tests.red_cathedral.test_solo import against, ivan_moves


def again(table: Table) -> Table:
    """The same position, saved and loaded."""
    text = table.state.save()
    table.data, table._state = json.loads(text), None
    assert table.state.save() == text
    return table


@pytest.mark.rule("RC-GUILD-ARCHITECTS-02", "RC-GUILD-ARCHITECTS-03")
def test_the_first_section() -> None:
    table = guild("architects", 1).side(0, rubles=2)
    table.section("1-1")["card"] = "B07"
    others = [name for name in table.data["guild"]["section_deck"] if name != "B07"]
    table.data["guild"].update(section_deck=["B01"], section_discard=others)
    visit(table).plays("influence 4a")
    assert table.told("draw-sections")[0]["cards"] == ["B01"]
    assert again(table).view(None)["guild"]["sections"]["drawn"] == ["B01"]
    table.plays("icon 1 lumber", "icon 1 lumber")
    assert "B01" in table.now["guild"]["section_discard"]
    assert table.view(None)["guild"]["sections"]["drawn"] == []


@pytest.mark.rule("RC-CLAIM-06", "RC-MKT-21")
def test_the_first_tile() -> None:
    table = Table(2).claim(0, "1-1", space="red").plays("claim 2-1", "banner outside")
    assert "place red down" not in table.legal()
    assert again(table).of(0)["workshop"][0]["tile"] == "W01"
    assert Table(2).at("1-1")["tile"] == "W01"
    assert again(Table(2)).at("1-1")["tile"] == "W01"


@pytest.mark.rule("RC-CON-16", "RC-CON-18", "RC-SPEC-01")
def test_the_first_token() -> None:
    table = table_with().token("S01", "A").side(0, rubles=4, permits=6).plays("hire vologda")
    assert again(table).view(None)["map"]["stands"][0]["token"] == "S01"
    table.plays("buy-token A")
    assert table.of(0)["specialist"] == "S01"
    owner = specialist("S01").token("S07", "A").side(0, rubles=4, permits=6)
    assert again(owner).of(0)["specialist"] == "S01"
    owner.plays("hire vologda", "buy-token A")
    assert (owner.of(0)["specialist"], owner.of(0)["tools"]) == ("S07", {"plane": 1})
    user = specialist("S01")
    user.market("black", 8)
    assert "specialist" in user.legal()
    assert user.view(0)["market"]["offer"]["specialist"] == "S01"


@pytest.mark.rule("RC-SOLO-48", "RC-SOLO-49")
def test_the_first_token_for_ivan() -> None:
    table = against("hire", contractors="on").cities("vologda", "moscow", "suzdal", "yaroslavl").token("S01", "A")
    table.data["ivan"]["pawn"] = 1
    ivan_moves(table)
    assert "S01" in {entry["token"] for entry in table.told("ivan-token")}


@pytest.mark.rule("RC-GUILD-SCRIBES-02", "RC-OBJ-01", "RC-SCORE-01")
def test_the_first_objective() -> None:
    table = guild("scribes", 1).side(0, rubles=2)
    deck = table.data["guild"]["deck"]
    deck.remove("O01")
    deck.insert(1, "O01")
    visit(table).plays("influence 4a")
    assert again(table).view(0)["drawn"][1] == "O01"
    table.plays("keep-objective 2")
    assert again(table).of(0)["objectives"]["cards"] == ["O01"]
    counted = guild("scribes", 1).hand(0, "O01").give(0, lumber=2).side(0, pos=0).side(1, pos=0)
    counted.data["turn"]["idle"] = 39
    counted.plays("move red +0", "finish", "end")
    assert (counted.of(0)["inventory"], counted.now["sides"][0]["scored"][1]) == ({}, 2)


@pytest.mark.rule("RC-GUILD-FOREMEN-09", "RC-GUILD-FOREMEN-02")
def test_the_first_tower() -> None:
    table = guild("foremen", 1).claim(0, "1-1").claim(0, "1-2")
    table.data["guild"]["foreman"] = 3
    visit(table).plays("influence 4a", "foreman 1")
    assert (table.pos(0), table.view(None)["guild"]["foreman"]) == (2, 1)
    cities = table_with().cities("moscow", "suzdal", "vologda", "yaroslavl").view(None)
    assert cities["towers"][0]["city"] == "moscow"
    assert {city["city"]: city["tower"] for city in cities["map"]["cities"]}["moscow"] == 1


@pytest.mark.rule("RC-MKT-04", "RC-MKT-06", "RC-EFF-08")
def test_the_first_space_and_the_white_die() -> None:
    table = Table(2).dice(white=(8, 1))
    table.plays("move white +0")
    market = again(table).view(None)["market"]
    assert (market["moved"], market["landed"], market["dice"]["white"]["space"]) == ("white", 1, 1)
    table.plays("finish", "end")
    assert {"move white +0", "move red +0"} <= set(table.legal())
    full = Table(2).dice(white=(1, 1), red=(1, 1), green=(1, 1), blue=(8, 1))
    assert full.refused("move blue +0") == "RC-MKT-06"
    full.plays("move white +0", "finish", "end")
    assert "move blue +0" in full.legal()


@pytest.mark.rule("RC-SETUP-13", "RC-SETUP-15")
@pytest.mark.parametrize("seed", range(8))
def test_the_first_seat_and_the_first_card_can_be_asked_for(seed: int) -> None:
    setup = setup_of(4, {"start_player": "1", "fourth_guild": "clergy", "fourth_guild_card": "1"})
    shown = setup.start(seed).view(None)
    assert shown["active"] == 0
    assert "CL1" in {card["card"] for card in shown["market"]["cards"]}


@pytest.mark.rule("RC-DECO-01", "RC-END-04")
def test_the_first_seat() -> None:
    table = Table(2).claim(0, "1-1", done=True, ornament=(0, 0)).give(1, lumber=1).turn(1)
    assert table.refused("decorate 1-1") == "RC-DECO-01"
    assert again(table).at("1-1")["owner"] == 0
    last = ending(3, 0).turn(1)
    assert (last.view(None)["ender"], asked(last)[1]["last"]) == (0, 1)


@pytest.mark.rule("RC-SOLO-19", "RC-SOLO-20")
def test_the_first_material_for_ivan() -> None:
    """Of an effect that leaves a choice he stocks what the supply has most of; lumber is the first of equals."""
    table = ivan_moves(against("inventory"))
    assert "lumber" in table.view()["ivan"]["inventory"] | table.view()["ivan"]["construction"]
