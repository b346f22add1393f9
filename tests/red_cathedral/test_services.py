"""The Brickmakers and their service tokens (RC-GUILD-BRICKMAKERS, RC-SERV)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.red_cathedral.script import Table
from tests.red_cathedral.test_guilds import guild, visit


@pytest.mark.rule("RC-GUILD-BRICKMAKERS-01", "RC-GUILD-BRICKMAKERS-02", "RC-DATA-14", "RC-SETUP-19")
def test_brickmakers_hand_out_services() -> None:
    table = guild("brickmakers", 1).give(0, brick=4)
    assert table.view()["guild"]["services"] == {f"V{number}": 1 for number in range(1, 9)}
    visit(table).plays("influence 4a", "take-service V5")
    assert table.of(0)["services"] == {"V5": 1}
    assert "V5" not in table.view()["guild"]["services"]
    empty = guild("brickmakers", 1).give(0, brick=2).service(1, *[f"V{number}" for number in range(1, 9)])
    assert visit(empty).refused("influence 4a") == "RC-GUILD-BRICKMAKERS-02"
    assert Table(2).view()["guild"]["services"] == {}


@pytest.mark.rule("RC-GUILD-BRICKMAKERS-03", "RC-GUILD-BRICKMAKERS-04", "RC-GUILD-BRICKMAKERS-05")
def test_brickmakers_trade() -> None:
    table = guild("brickmakers", 1).give(0, brick=1, lumber=1).claim(0, "1-1")
    assert visit(table).plays("influence 4b", "deliver lumber 1-1").at("1-1")["has"] == {"lumber": 1}
    table = guild("brickmakers", 2).give(0, brick=2).side(0, rubles=0)
    assert visit(table).plays("influence 4b", "again").rubles(0) == 4
    table = guild("brickmakers", 3).give(0, brick=2)
    assert visit(table).plays("influence 4b", "stop").pos(0) == 1


def served(token: str, **sides: Any) -> Table:
    return guild("brickmakers", 1).service(0, token).side(0, **sides)


@pytest.mark.rule("RC-SERV-01", "RC-SERV-02", "RC-SERV-03", "RC-SERV-04", "RC-SERV-11", "RC-SERV-15")
def test_one_service_a_turn() -> None:
    table = guild("brickmakers", 1).service(0, "V1", "V5").side(0, rubles=0)
    assert table.refused("service V2") == "RC-SERV-01"
    table.plays("service V1")
    assert (table.rubles(0), table.of(0)["services"]) == (5, {"V5": 1})
    assert table.refused("service V5") == "RC-SERV-02"  # EX-SERV-1
    table.plays("move red +0", "finish", "end", "move green +0", "finish", "end", "service V5")
    assert table.pos(0) == 3
    now = guild("brickmakers", 1).give(0, brick=2)
    visit(now).plays("influence 4a", "take-service V1", "service V1")  # in the turn it was taken


@pytest.mark.rule("RC-SERV-13", "RC-SERV-14", "RC-SERV-17", "RC-SERV-18")
def test_the_other_services() -> None:
    table = served("V3").claim(0, "1-1", space="blue", up=True)
    assert table.plays("service V3").stored(0) == {"lumber": 2}
    table = served("V4").claim(0, "1-1").give(0, lumber=2)
    assert table.plays("service V4", "deliver lumber 1-1").at("1-1")["has"] == {"lumber": 1}
    table = served("V7")
    assert table.plays("service V7", "take gold", "take gold").stored(0) == {"gold": 2}
    table = served("V8").dice(green=(2, 1), white=(2, 1))
    assert table.plays("service V8", "die green").stored(0) == {"lumber": 2}
    assert served("V3").refused("service V3") == "RC-EFF-12"


@pytest.mark.rule("RC-SERV-16", "RC-CLAIM-09", "RC-SERV-03")
def test_a_free_tile() -> None:
    table = served("V6", rubles=0)
    assert table.refused("service V6") == "RC-SERV-16"
    table.plays("claim 1-1", "banner outside")
    assert table.refused("place red up") == "RC-CLAIM-08"
    table.plays("service V6", "place red up")  # EX-SERV-2
    assert (table.stored(0), table.rubles(0), table.of(0)["services"]) == ({"lumber": 2}, 0, {})
