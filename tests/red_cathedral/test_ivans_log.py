"""What the log says of Ivan, line by line, and the seats' lines beside his."""

from __future__ import annotations

import pytest

from tests.red_cathedral.test_solo import against, hiring, ivan_moves


@pytest.mark.rule("RC-SOLO-11", "RC-SOLO-17")
def test_his_die_and_his_points() -> None:
    table = ivan_moves(against("recognition"))
    assert table.told("ivan-move") == [{"die": "green", "space": 4, "card": "recognition"}]
    assert table.told("ivan-gain") == [{"goods": {"rp": 4}}]
    assert table.told("move") == [{"seat": 0, "die": "white", "space": 1, "extra": 0}]
    table.plays("next")
    green = {die: table.value(die) for die in ("green", "blue")}
    assert table.told("ivan-roll") == [{"space": 4, "dice": green}]


@pytest.mark.rule("RC-SOLO-18", "RC-SOLO-20")
def test_his_materials() -> None:
    stocked = ivan_moves(against("inventory")).told("ivan-stock")
    assert [sum(line["goods"].values()) for line in stocked] == [4]
    table = against("transport")
    table.data["ivan"]["stock"] = {"brick": 3, "gold": 1}
    table.data["supply"]["brick"] -= 3
    table.data["supply"]["gold"] -= 1
    ivan_moves(table)
    assert table.told("ivan-transport") == [{"count": 4}]
    assert table.view()["ivan"]["construction"] == {"brick": 3, "gold": 1}
    assert ivan_moves(against("transport")).told("ivan-skips") == [{}]


@pytest.mark.rule("RC-SOLO-21", "RC-SOLO-23", "RC-SOLO-24", "RC-SOLO-27")
def test_his_claims_and_his_building() -> None:
    claim = against("claim", solo_ivan_claim_ties="leftmost").tile("1-1", "W09")
    ivan_moves(claim)
    assert claim.told("ivan-claim") == [{"section": "1-1", "tile": "W09"}]
    assert claim.pos(1) == 2
    table = against("construction").claim(1, "2-1", gold=1).claim(0, "1-1")
    table.data["ivan"]["site"] = {"lumber": 1, "stone": 2}
    table.data["supply"]["lumber"] -= 1
    table.data["supply"]["stone"] -= 2
    ivan_moves(table)
    assert table.told("ivan-deliver") == [
        {"kind": "lumber", "section": "2-1"},
        {"kind": "stone", "section": "2-1"},
    ]
    assert table.told("ivan-complete") == [{"section": "2-1", "rp": 5, "rubles": 0}]
    assert table.view()["ivan"]["construction"] == {"stone": 1}
    assert ivan_moves(against("construction")).told("ivan-skips") == [{}]


@pytest.mark.rule("RC-SOLO-47", "RC-SOLO-50", "RC-SOLO-51", "RC-SOLO-53")
def test_his_contractors() -> None:
    table = hiring("suzdal").token("S08", "B").token("S02", "C")
    ivan_moves(table)
    assert table.told("ivan-hire") == [{"city": "suzdal"}]
    assert table.told("ivan-token") == [{"token": "S08"}, {"token": "S02"}]
    assert table.told("ivan-doubles") == [{"first": "S08", "second": "S02"}]  # both are saws
    assert table.pos(1) == 3
    moscow = ivan_moves(hiring("moscow"))
    assert (moscow.told("ivan-hire"), moscow.told("ivan-token"), moscow.pos(1)) == ([{"city": "moscow"}], [], 5)


@pytest.mark.rule("RC-SOLO-29", "RC-PEN-01", "RC-SOLO-31")
def test_penalties_beside_him() -> None:
    table = against("construction").claim(0, "1-1").claim(1, "1-2", lumber=1, brick=1).side(0, pos=7)
    table.data["ivan"]["site"] = {"gold": 1}
    table.data["supply"]["gold"] -= 1
    ivan_moves(table)
    assert table.told("penalty") == [{"seat": 0, "section": "1-1", "rp": 1}]
    assert table.pos(0) == 6
    his = against("recognition").claim(1, "1-1").claim(0, "1-2", lumber=1, brick=1).give(0, stone=1).side(1, pos=3)
    his.plays("deliver stone 1-2")
    assert his.told("ivan-penalty") == [{"section": "1-1", "rp": 1}]
    assert his.told("penalty") == []
