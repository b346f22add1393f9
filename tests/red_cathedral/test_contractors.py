"""The Contractors module: hiring, permits, cities, specialists, tools (13.6)."""

from __future__ import annotations

from typing import Any

import pytest

from guildhall.core.arrays import listed
from guildhall.games.red_cathedral.rules.contractors import tool_prestige
from guildhall.games.red_cathedral.rules.packed import ones
from guildhall.games.red_cathedral.rules.scoring import final_scoring
from tests.red_cathedral.script import GAME, Table, setup_of


def table_with(seats: int = 2, **options: Any) -> Table:
    """A table with the module, the Clergy, and Suzdal, Moscow, Vologda, Yaroslavl … above the towers."""
    table = Table(seats, contractors="on", **{"fourth_guild": "clergy", **options})
    names = ("suzdal", "moscow", "vologda", "yaroslavl", "ryazan", "smolensk")
    return table.cities(*names[: {1: 4, 2: 4, 3: 5, 4: 6}[seats]])


# -- set-up ------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-CON-01", "RC-CON-02", "RC-CON-04", "RC-CON-05", "RC-CON-06", "RC-CON-07")
def test_set_up() -> None:
    for seats, closed in ((2, 2), (3, 1), (4, 0)):
        for board in ("basic", "advanced"):
            state = setup_of(seats, {"contractors": "on", "workshop_board": board}).start(7)
            shown = state.view(0)
            tiles = [space["tile"] for space in shown["market"]["spaces"]]
            assert "R_RP" not in tiles
            assert len(set(tiles)) == 8
            first = tiles.index("R_PERMIT")
            places = sorted((die["space"] - 1 - first) % 8 for die in shown["market"]["dice"].values())
            assert places == [0, 1, 2, 3, 4, 5]
            assert sum(not city["open"] for city in shown["map"]["cities"]) == closed
            assert shown["map"]["bag"] == 19
            assert all(stand["token"] for stand in shown["map"]["stands"])
            assert {tower["city"] for tower in shown["towers"]} == {
                c["city"] for c in shown["map"]["cities"] if c["open"]
            }
            assert all((side["permits"], side["contractors"]) == (1, 6) for side in shown["sides"])


@pytest.mark.rule("RC-CON-03", "RC-DATA-06")
def test_two_workshop_tiles_are_replaced() -> None:
    seen = set()
    for seed in range(20):
        shown = setup_of(4, {"contractors": "on"}).start(seed).view(None)
        seen |= {section["tile"] for tower in shown["towers"] for section in tower["sections"]}
    assert {"WX1", "WX2"} <= seen
    assert not {"W10", "W12"} & seen


# -- hiring ------------------------------------------------------------------------------------------


@pytest.mark.rule(
    "RC-CON-12", "RC-CON-13", "RC-CON-14", "RC-CON-15", "RC-CON-16", "RC-CON-17", "RC-CON-20", "RC-DATA-12"
)
def test_suzdal_for_five_permits() -> None:
    table = table_with(4).send(0, "suzdal", 2).send(2, "suzdal").send(1, "suzdal").send(1, "vologda")
    table.side(1, permits=5, rubles=3).turn(1)
    bag = ones(table.state.bag)
    table.plays("hire suzdal")  # EX-CON-1, EX-CON-3: the third contractor
    assert table.of(1)["permits"] == 0
    assert table.offers("take") == [
        f"take {kind}" for kind in ("lumber", "brick", "stone", "gold", "green_jewel", "purple_jewel")
    ]
    table.plays("take gold")
    stands = [stand["token"] for stand in table.view()["map"]["stands"]]
    assert table.offers("buy-token") == ["buy-token B", "buy-token C"]
    assert table.refused("buy-token A") == "RC-CON-16"
    table.plays("buy-token C")
    assert (table.rubles(1), table.of(1)["specialist"]) == (1, stands[2])
    assert ones(table.state.bag) == bag - 1
    assert table.view()["map"]["stands"][2]["token"] not in (None, stands[2])
    assert table.of(1)["sent"] == {"suzdal": 2, "vologda": 1}


@pytest.mark.rule("RC-CON-11", "RC-CON-14")
def test_permits_must_suffice() -> None:
    table = table_with(3).send(1, "suzdal").side(0, permits=1)
    assert table.refused("hire suzdal") == "RC-CON-14"
    assert "hire vologda" in table.legal()
    assert table_with(2).side(0, permits=0).offers("hire") == []
    used = table_with(2).send(0, "suzdal", 3).send(0, "vologda", 3).side(0, permits=6)
    assert used.refused("hire yaroslavl") == "RC-CON-11"
    assert Table(2).refused("hire suzdal") == "RC-CON-11"


@pytest.mark.rule("RC-CON-22", "RC-CON-05")
def test_closed_cities() -> None:
    table = table_with(2).send(1, "vologda").side(0, permits=6)  # EX-CON-2
    assert table.refused("hire smolensk") == "RC-CON-22"
    assert table.refused("hire ryazan") == "RC-CON-22"
    assert table.offers("hire") == ["hire moscow", "hire vologda", "hire yaroslavl", "hire suzdal"]


@pytest.mark.rule("RC-CON-17")
def test_without_two_rubles_the_token_can_only_be_removed() -> None:
    table = table_with(2).side(0, rubles=1, pos=0).plays("hire suzdal")  # EX-CON-4
    assert table.offers("buy-token") == []
    assert table.refused("buy-token B") == "RC-CON-17"
    token = table.view()["map"]["stands"][1]["token"]
    table.plays("remove-token B")
    assert table.view()["map"]["removed"] == [token]
    assert (table.rubles(0), table.of(0)["specialist"]) == (1, None)


@pytest.mark.rule("RC-CON-16")
def test_moscow_reaches_all_five() -> None:
    table = table_with(2).side(0, rubles=3).plays("hire moscow")  # EX-CON-5
    assert table.offers("buy-token") == [f"buy-token {stand}" for stand in "ABCDE"]


@pytest.mark.rule("RC-CON-18", "RC-CON-19")
def test_a_second_specialist_replaces_the_first() -> None:
    table = table_with(2).token("S08", "board").token("S04", "B").side(0, rubles=3, pos=0)
    table.plays("hire suzdal", "buy-token B")  # EX-CON-6
    assert (table.of(0)["specialist"], table.of(0)["tokens"], table.pos(0)) == ("S04", ["S08"], 0)
    table = table_with(2, replaced_specialist="discard").token("S08", "board").side(0, rubles=3)
    table.plays("hire suzdal", "buy-token B")
    assert (table.of(0)["tokens"], table.view()["map"]["removed"]) == ([], ["S08"])


@pytest.mark.rule("RC-CON-21", "RC-CON-20")
def test_an_empty_bag() -> None:
    table = table_with(2).side(0, permits=3)
    table.data["map"]["gone"] += table.data["map"]["bag"]
    table.data["map"]["bag"] = []
    table.plays("hire suzdal", "remove-token B")
    assert table.view()["map"]["stands"][1]["token"] is None
    table = table_with(2).side(0, permits=3)
    chart = table.data["map"]
    chart["gone"] += [*chart["bag"], chart["stands"][1], chart["stands"][2]]
    chart["bag"], chart["stands"][1], chart["stands"][2] = [], None, None
    table.plays("hire suzdal")  # no token in reach: the step is skipped
    assert table.pending == "after"


@pytest.mark.rule("RC-CON-15", "RC-DATA-12")
def test_the_bonuses_of_the_overlay() -> None:
    table = table_with(2).claim(0, "1-1").give(0, lumber=2, brick=2, stone=2).plays("hire suzdal")
    assert table.offers("deliver")  # the first: three deliveries, as in a build
    table = table_with(2).send(0, "vologda").side(0, rubles=0, pos=0).plays("hire suzdal")
    assert table.offers("take")  # the second: a material of choice, and three deliveries
    table = table_with(2).send(0, "vologda", 4).side(0, pos=0).plays("hire suzdal")
    assert table.pos(0) == 13  # the fifth: 3 PP
    table = table_with(2).send(0, "vologda", 5).side(0, rubles=0, pos=0).plays("hire suzdal")
    assert (table.rubles(0), table.pos(0), table.stored(0)) == (0, 0, {})  # the sixth has none


# -- permits ------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-PERMIT-01", "RC-PERMIT-02", "RC-PERMIT-03")
def test_at_most_six_permits() -> None:
    table = table_with(2).side(0, permits=5).dice(white=(1, 2), green=(1, 2)).give(0, gold=6)
    table.market("red", 1)
    table.plays("obtain")
    assert table.of(0)["permits"] == 6  # EX-CON-7
    assert table.of(0)["inventory"] == {"gold": 6}


# -- cities ------------------------------------------------------------------------------------------


def suzdal() -> Table:
    """Yellow's base and green's dome stand; green lacks a stone for the middle section of Suzdal's tower."""
    table = table_with(4)
    table.data["plan"] = "P4-even"
    table.claim(3, "1-1", done=True, ornament=(0, 0)).claim(1, "1-2", lumber=1, brick=1).claim(1, "1-3", done=True)
    table.claim(2, "1-4", done=True).send(3, "suzdal").send(1, "suzdal", 2).give(1, stone=1)
    for side in range(4):
        table.side(side, pos=20, rubles=0)
    return table.turn(1)


@pytest.mark.rule("RC-CITY-01", "RC-CITY-02", "RC-CITY-03", "RC-CITY-04", "RC-CITY-05", "RC-SOLO-54")
def test_suzdals_score() -> None:
    table = suzdal().plays("deliver stone 1-2")  # EX-CITY-1
    assert table.pos(3) == 21
    assert table.pos(1) == 20 + 4 + 4  # the section, then 2 x 2
    assert (table.pos(0), table.pos(2)) == (20, 20)  # an ornamentation and a banner without contractors
    assert table.view()["towers"][0]["closed"] is True
    assert table.pending == "after"


@pytest.mark.rule("RC-CITY-01", "RC-CITY-07", "RC-CITY-08")
def test_an_incomplete_tower_scores_no_city() -> None:
    table = suzdal().claim(3, "2-1", done=True).claim(3, "2-2", done=True).send(3, "moscow", 2)
    table.plays("deliver stone 1-2")  # EX-CITY-2
    assert table.view()["towers"][1]["closed"] is False
    before = table.pos(3)
    table.state.over = 1
    final_scoring(table.state)
    sheet = dict(table.state.score_sheet())
    assert sheet["red_cathedral-score-track"][3] == 5  # EX-CITY-4: 21 RP, nothing for Moscow
    assert table.pos(3) >= before
    closed = setup_of(2, {"contractors": "on"}).start(3)
    assert sum(listed(closed.closed)) == 2
    assert listed(closed.pos) == [0, 0]  # closed at set-up: never scored


@pytest.mark.rule("RC-CITY-06", "RC-END-02")
def test_the_city_comes_before_the_three_prestige() -> None:
    table = suzdal()
    for name in ("3-1", "3-2", "3-3", "4-1"):
        table.claim(1, name, done=True)
    table.side(1, pos=0).plays("deliver stone 1-2")  # EX-CITY-3
    assert table.pos(1) == 17  # 4 + 4 = 8, then marks 9, 13, 17


# -- specialists ------------------------------------------------------------------------------------------


def specialist(token: str, **sides: Any) -> Table:
    return table_with(2).token(token, "board").side(0, pos=0, **sides)


@pytest.mark.rule("RC-SPEC-11", "RC-SPEC-03")
def test_kind_1_gains_what_is_shown() -> None:
    table = specialist("S01").give(0, gold=4)
    table.market("black", 8)
    table.plays("specialist", "keep brick")  # then only lumber is left for the last space
    assert table.stored(0) == {"gold": 4, "lumber": 1, "brick": 1}
    table = specialist("S07", permits=5)
    table.market("black", 8)
    assert table.plays("specialist").of(0)["permits"] == 6
    full = specialist("S04").give(0, stone=6)
    full.market("black", 8)
    full.plays("specialist")  # legal though nothing fits
    assert full.of(0)["tools"] == {"hammer": 1}


@pytest.mark.rule("RC-SPEC-12", "RC-SPEC-13")
def test_kinds_2_and_3_pay_for_points() -> None:
    table = specialist("S09").give(0, gold=1)
    table.market("black", 8)
    assert table.plays("specialist").pos(0) == 9
    table = specialist("S12").give(0, lumber=1)
    table.market("black", 8)
    assert table.plays("specialist").pos(0) == 3
    assert table.stored(0) == {}


@pytest.mark.rule("RC-SPEC-14", "RC-SPEC-04", "RC-GUILD-WORKERS-01")
def test_kind_4_activates_tiles() -> None:
    table = specialist("S15").claim(0, "1-1", space="red", up=True).claim(0, "2-1", space="blue", up=True)
    table.market("black", 8)
    table.plays("specialist")
    assert table.legal() == ["branch 1", "branch 2"]
    table.plays("branch 1", "activate red")
    assert table.offers("activate") == ["activate blue"]  # two different tiles, and never a specialist
    table.plays("activate blue")
    assert table.stored(0) == {"lumber": 2, "gold": 1}
    table = specialist("S15").claim(0, "1-1", space="red", up=True)
    table.market("black", 8)
    table.plays("specialist", "activate red")  # one tile: only twice is possible
    assert table.stored(0) == {"lumber": 4}


@pytest.mark.rule("RC-SPEC-15")
def test_kind_5_removes_an_ornamentation() -> None:
    table = specialist("S17", pieces={"door": 1, "arch": 2}, removed={"cross": 1})
    table.market("black", 8)
    table.plays("specialist")
    assert table.refused("discard cross") == "RC-SPEC-15"
    table.plays("discard arch")
    assert (table.of(0)["pieces"]["arch"], table.of(0)["removed"]["arch"], table.pos(0)) == (1, 1, 13)


@pytest.mark.rule("RC-SPEC-16")
def test_kind_6_buys_recognition() -> None:
    table = specialist("S19", rubles=7)
    table.market("black", 8)
    table.plays("specialist")
    assert table.legal() == [f"spend {number}" for number in range(1, 6)]
    assert table.refused("spend 6") == "RC-EFF-02"
    table.plays("spend 4")
    assert (table.rubles(0), table.pos(0)) == (3, 4)


# -- tools ------------------------------------------------------------------------------------------


def tools(*counts: int) -> int:
    """The worth of so many tokens of each tool."""
    table = table_with(2)
    for tool, count in enumerate(counts):
        names = [name for number, name in enumerate(GAME.parts.token_names) if GAME.parts.token_tool[number] == tool]
        for name in names[:count]:
            table.token(name, "tools")
    return int(tool_prestige(table.state, 0))


@pytest.mark.rule("RC-TOOL-01", "RC-TOOL-02")
def test_sets_of_tools() -> None:
    assert tools(2, 1, 1) == 5  # EX-TOOL-1: 4 + 1
    assert tools(1, 1, 1, 1, 1, 1) == 16  # EX-TOOL-2
    assert tools(2, 2, 1, 1) == 9  # EX-TOOL-3
    assert tools(2, 1, 1, 1, 1, 1) == 17  # EX-TOOL-4
    assert tools(3, 1) == 4  # EX-TOOL-5
    assert [tools(*[1] * n) for n in range(7)] == [0, 1, 2, 4, 7, 11, 16]


@pytest.mark.rule("RC-TOOL-03")
def test_an_unused_specialist_is_no_tool() -> None:
    assert tool_prestige(table_with(2).token("S01", "board").state, 0) == 0
    table = table_with(2).token("S01", "tools").token("S04", "board").side(0, pos=0, rubles=0, permits=0)
    final_scoring(table.state)
    assert table.pos(0) == 5
