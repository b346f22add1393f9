"""Building, decorating, penalties (RC-BUILD, RC-DECO, RC-PEN), with the examples of 13.2 and 13.3."""

from __future__ import annotations

from typing import Any

import pytest

from tests.red_cathedral.script import Table


@pytest.mark.rule("RC-BUILD-01", "RC-BUILD-05", "RC-BUILD-12")
def test_at_most_three_deliveries_split_freely() -> None:
    table = Table(2).claim(0, "1-1").claim(0, "2-1").give(0, lumber=3, brick=2)
    table.plays("deliver lumber 1-1", "deliver lumber 2-1", "deliver brick 2-1")
    assert table.pending == "after"  # the third was the last
    assert table.refused("deliver brick 2-1") == "RC-TURN-02"
    assert table.at("2-1")["has"] == {"lumber": 1, "brick": 1}
    assert table.at("1-1")["missing"] == {"lumber": 1, "brick": 1}
    assert table.stored(0) == {"lumber": 1, "brick": 1}
    table = Table(2).claim(0, "1-1").give(0, lumber=2).plays("deliver lumber 1-1", "stop")
    assert table.pending == "after"


@pytest.mark.rule("RC-BUILD-02")
def test_a_build_delivers_something() -> None:
    table = Table(2).claim(0, "1-1").give(0, lumber=1)
    assert table.refused("stop") == "RC-BUILD-02"  # EX-BUILD-1
    assert Table(2).claim(0, "1-1").offers("deliver") == []


@pytest.mark.rule("RC-BUILD-03", "RC-BUILD-04")
def test_only_own_sections_and_only_what_they_lack() -> None:
    table = Table(2).card("1-2", "M13").claim(0, "1-1", done=True).claim(0, "1-2", lumber=2).claim(1, "2-1")
    table.give(0, lumber=1, gold=1)
    assert table.refused("deliver lumber 1-2") == "RC-BUILD-04"  # EX-BUILD-2: needs 2 lumber, 1 brick, 1 gold
    assert table.refused("deliver lumber 2-1") == "RC-BUILD-03"
    assert table.refused("deliver lumber 1-1") == "RC-BUILD-03"
    assert table.refused("deliver brick 1-2") == "RC-BUILD-03"  # none in the Inventory
    assert table.offers("deliver") == ["deliver gold 1-2"]


@pytest.mark.rule("RC-BUILD-06", "RC-BUILD-07", "RC-BUILD-08", "RC-PEN-02", "RC-PEN-07")
def test_a_completion_is_resolved_before_the_next_delivery() -> None:
    table = Table(2).card("1-2", "M13").claim(0, "1-1").claim(1, "1-2", lumber=2, brick=1).turn(1)
    table.side(0, pos=20).side(1, pos=20, rubles=0).give(1, gold=1, stone=1, green_jewel=1)
    supply = table.data["supply"].copy()
    table.plays("deliver gold 1-2")  # EX-DECO-3 with 6 RP and 2 rubles
    assert (table.pos(1), table.rubles(1), table.pos(0)) == (26, 2, 19)
    assert table.at("1-2")["state"] == "finished"
    assert table.at("1-2")["has"] == {}
    assert table.at("1-2")["owner"] == 1
    assert table.now["supply"]["lumber"] == supply["lumber"] + 2
    table.plays("decorate 1-2", "jewel green")
    assert table.pos(1) == 28  # one mark
    assert table.pending == "after"


@pytest.mark.rule("RC-BUILD-09", "RC-BUILD-10")
def test_two_sections_in_one_action() -> None:
    table = (
        Table(2).claim(0, "1-1", lumber=2).claim(0, "2-1", lumber=1, brick=1).give(0, brick=2).side(0, pos=0, rubles=0)
    )
    table.plays("deliver brick 1-1", "deliver brick 2-1")
    assert (table.pos(0), table.rubles(0)) == (9, 1)  # 4 and 5 RP, 1 ruble
    assert table.of(0)["finished"] == 2
    assert table.of(0)["room"] == 6


@pytest.mark.rule("RC-BUILD-11")
def test_rubles_and_permits_are_not_delivered() -> None:
    table = Table(2, contractors="on", fourth_guild="clergy").claim(0, "1-1").side(0, rubles=9, permits=6)
    assert table.offers("deliver") == []


# -- ornamentations ----------------------------------------------------------------------------------------


@pytest.mark.rule("RC-DECO-03", "RC-DECO-04", "RC-DECO-05", "RC-DECO-07")
def test_a_cross_with_two_different_jewels() -> None:
    table = Table(2).claim(0, "1-1", done=True).claim(0, "1-2", done=True).claim(0, "1-3", done=True)
    table.give(0, gold=1, green_jewel=1, purple_jewel=1).side(0, pos=0)
    table.plays("decorate 1-3", "jewel green", "jewel purple")  # EX-DECO-1
    assert table.pos(0) == 13
    assert table.stored(0) == {}
    assert table.now["supply"]["gold"] == 15
    assert table.at("1-3")["ornament"] == {"piece": "cross", "owner": 0, "jewels": ["green", "purple"]}
    assert table.pending == "after"


@pytest.mark.rule("RC-DECO-02", "RC-DECO-04", "RC-DECO-05")
def test_a_door_with_a_jewel_and_a_plain_cross() -> None:
    table = Table(2).claim(0, "1-1", done=True).claim(0, "1-2", done=True).claim(0, "1-3", done=True)
    table.give(0, gold=1, lumber=1, green_jewel=1).side(0, pos=0)
    table.plays("decorate 1-1", "jewel green", "decorate 1-3")  # EX-DECO-2
    assert table.pos(0) == 5
    assert table.at("1-1")["ornament"]["piece"] == "door"
    assert table.at("1-3")["ornament"]["jewels"] == []


@pytest.mark.rule("RC-DECO-05")
def test_two_jewels_of_one_colour() -> None:
    table = (
        Table(2).claim(0, "1-1", done=True).claim(0, "1-2", done=True).give(0, stone=1, purple_jewel=2).side(0, pos=0)
    )
    table.plays("decorate 1-2", "jewel purple", "jewel purple")  # EX-DECO-4
    assert table.pos(0) == 9


@pytest.mark.rule("RC-DECO-08")
def test_within_the_deliveries_of_an_effect() -> None:
    table = (
        Table(2).claim(0, "1-1", done=True).claim(0, "1-2", done=True).give(0, stone=1, green_jewel=1).side(0, pos=0)
    )
    table.market("red", 4)
    table.plays("influence 2a", "decorate 1-2")  # EX-DECO-5: deliver 1 leaves no room for the jewel
    assert table.pending == "market"
    assert table.stored(0) == {"green_jewel": 1}
    assert table.pos(0) == 0


@pytest.mark.rule("RC-DECO-01", "RC-DECO-02", "RC-DECO-06")
def test_where_ornamentations_go() -> None:
    table = Table(2).claim(1, "1-1", done=True).claim(1, "1-2", done=True, ornament=(1, 0)).claim(1, "1-3")
    table.give(0, lumber=2, stone=1, gold=1)
    assert table.refused("decorate 1-2") == "RC-DECO-01"  # EX-DECO-7
    assert table.refused("decorate 1-3") == "RC-DECO-01"
    table.plays("decorate 1-1")  # EX-DECO-6: a section of another player
    assert table.at("1-1")["ornament"] == {"piece": "door", "owner": 0, "jewels": []}
    table = Table(2).claim(0, "1-1", done=True, ornament=(0, 0)).claim(1, "2-1", done=True).give(0, lumber=1)
    assert table.refused("decorate 2-1") == "RC-DECO-02"  # an Arch or Cross is no Door
    table = Table(2).claim(1, "1-1", done=True).give(0, stone=1)
    assert table.refused("decorate 1-1") == "RC-DECO-03"
    table = Table(2).claim(0, "1-1", done=True, ornament=(0, 0)).claim(0, "1-2", done=True, ornament=(0, 0))
    table.claim(0, "1-3", done=True, ornament=(0, 0)).claim(1, "2-1", done=True).claim(
        1, "2-2", done=True, ornament=(0, 0)
    )
    assert table.give(0, lumber=1).refused("decorate 2-1") == "RC-DECO-06"


@pytest.mark.rule("RC-DECO-09")
def test_decorating_gives_no_rp_and_no_penalty() -> None:
    table = Table(2).claim(1, "1-1").claim(0, "1-2", done=True).give(0, stone=1).side(0, pos=20).side(1, pos=20)
    table.plays("decorate 1-2", "end")
    assert (table.pos(0), table.pos(1)) == (20, 20)
    assert table.view()["towers"][0]["complete"] is False


# -- penalties ------------------------------------------------------------------------------------------

RED, GREEN, BLUE, YELLOW = 0, 1, 2, 3


def penalty_tower(**options: Any) -> Table:
    """Blue, red, blue, yellow from the bottom, each section lacking one piece."""
    table = Table(4, **options)
    table.claim(BLUE, "1-1", lumber=2).claim(RED, "1-2", lumber=1, brick=1).claim(BLUE, "1-3", lumber=2)
    table.claim(YELLOW, "1-4", lumber=1, gold=1)
    for side in range(4):
        table.side(side, pos=30)
    return table.give(RED, stone=1).give(BLUE, gold=1, brick=1).give(YELLOW, gold=1)


@pytest.mark.rule("RC-PEN-01", "RC-PEN-02", "RC-PEN-03", "RC-PEN-04")
def test_v1_red_then_yellow() -> None:
    table = penalty_tower().turn(RED).plays("deliver stone 1-2")
    assert table.pos(BLUE) == 29  # EX-PEN-V1a
    assert table.pos(RED) == 34
    table.plays("end")
    table.state.active = YELLOW
    table.plays("deliver gold 1-4")
    assert table.pos(BLUE) == 26  # EX-PEN-V1b: 1 for the upper card, 2 for the lower


@pytest.mark.rule("RC-PEN-02", "RC-PEN-03", "RC-PEN-05")
def test_v2_blue_above_its_own() -> None:
    table = penalty_tower().turn(RED).plays("deliver stone 1-2", "end")
    table.state.active = BLUE
    before = table.pos(BLUE)
    table.plays("deliver gold 1-3", "stop", "end")
    assert table.pos(BLUE) == before + 4 - 1  # EX-PEN-V2a
    assert table.seat == YELLOW
    table.plays("deliver gold 1-4")
    assert table.pos(BLUE) == before + 4 - 1 - 2  # EX-PEN-V2b


@pytest.mark.rule("RC-GUILD-FOREMEN-03", "RC-GUILD-FOREMEN-04", "RC-BUILD-07")
def test_the_foreman_makes_it_harder() -> None:
    table = penalty_tower(fourth_guild="foremen").turn(RED).plays("deliver stone 1-2")
    assert (table.pos(RED), table.pos(BLUE)) == (35, 28)  # EX-PEN-3
    table.plays("end")
    table.state.active = YELLOW
    table.plays("deliver gold 1-4")
    assert (table.pos(YELLOW), table.pos(BLUE)) == (38, 22)


@pytest.mark.rule("RC-PEN-06")
def test_only_below_and_only_in_that_tower() -> None:
    table = penalty_tower().claim(GREEN, "2-1").turn(BLUE).plays("deliver brick 1-1")
    assert [table.pos(side) for side in range(4)] == [30, 30, 34, 30]  # EX-PEN-4


@pytest.mark.rule("RC-PEN-07", "RC-TRACK-05")
def test_the_floor() -> None:
    table = penalty_tower().side(BLUE, pos=2).turn(RED).plays("deliver stone 1-2", "end")
    table.state.active = YELLOW
    table.plays("deliver gold 1-4")
    assert table.pos(BLUE) == 0  # EX-PEN-5
