"""Turns, free actions, costs and effects (RC-TURN, RC-FREE, RC-EFF, RC-DP)."""

from __future__ import annotations

from typing import Any

import pytest

from guildhall.core.errors import IllegalAction
from guildhall.core.state import require_legal
from tests.red_cathedral.script import Table


@pytest.mark.rule("RC-TURN-01", "RC-TURN-05", "RC-PROP-19")
def test_clockwise_with_an_explicit_end() -> None:
    table = Table(3)
    order = []
    for die in ("red", "green", "blue", "yellow"):
        order.append(table.seat)
        table.plays(f"move {die} +0", "finish")
        assert table.pending == "after"
        assert table.refused("claim 1-1") == "RC-TURN-02"
        table.plays("end")
    assert order == [0, 1, 2, 0]


@pytest.mark.rule("RC-TURN-02", "RC-TURN-03", "RC-TURN-04")
def test_exactly_one_basic_action_that_can_be_carried_out() -> None:
    table = Table(2)
    assert {text.split()[0] for text in table.legal()} == {"claim", "move"}
    assert table.refused("end") == "RC-TURN-02"
    assert table.refused("pass") == "RC-TURN-04"
    module = Table(2, contractors="on", fourth_guild="clergy").claim(0, "1-1").give(0, lumber=1)
    assert {text.split()[0] for text in module.legal()} == {"claim", "deliver", "move", "hire"}


@pytest.mark.rule("RC-TURN-06", "RC-EFF-05")
def test_nested_effects_come_first() -> None:
    """A delivery inside influence completes a section; then the infinity action goes on, then the market action."""
    table = Table(2).claim(0, "1-1", lumber=2).claim(0, "2-1").give(0, brick=2).side(0, pos=0, rubles=3)
    table.market("red", 4)
    table.plays("influence 2b", "deliver brick 1-1")
    assert table.at("1-1")["state"] == "finished"
    assert (table.pos(0), table.rubles(0)) == (4, 3)
    assert table.pending == "again"
    table.plays("stop")
    assert table.pending == "market"


@pytest.mark.rule("RC-FREE-01", "RC-FREE-02", "RC-FREE-08")
def test_the_windows_of_free_actions() -> None:
    table = Table(2, contractors="on", fourth_guild="clergy").side(0, pos=30, rubles=5)
    assert {"sell", "permit", "reroll 1"} <= set(table.legal())  # before the basic action
    table.plays("claim 1-1")
    assert table.refused("sell") == "RC-FREE-02"  # not while a banner is being chosen
    table.plays("banner outside")
    assert "sell" in table.legal()  # before the tile is placed
    table.plays("place red down")
    assert "sell" in table.legal()  # before the end of the turn
    table.plays("reroll 1", "sell", "stop", "end")
    assert "sell" not in table.legal()
    build = Table(2).claim(0, "1-1").give(0, lumber=2).side(0, pos=30).plays("deliver lumber 1-1")
    assert "sell" in build.legal()  # before each delivery
    market = Table(2).side(0, pos=30)
    market.market("red", 2)
    assert "sell" in market.legal()
    market.plays("influence 1a")
    assert market.refused("sell") == "RC-FREE-02"  # not inside an effect
    hire = Table(2, contractors="on", fourth_guild="clergy").side(0, pos=30, rubles=0)
    city = hire.offers("hire")[0]
    hire.plays(city, "sell", "stop")
    assert hire.offers("buy-token")  # rubles bought before the token is chosen


@pytest.mark.rule("RC-FREE-05", "RC-FREE-06", "RC-FREE-07")
def test_a_paid_reroll() -> None:
    seen = set()
    for seed in range(10):
        table = Table(2, seed=seed).side(0, pos=9).dice(white=(3, 1), green=(3, 1), red=(2, 6))
        assert table.refused("reroll 8") == "RC-FREE-07"
        table.plays("reroll 3")
        assert table.pos(0) == 5
        assert (table.place("white"), table.place("green"), table.value("red")) == (3, 3, 6)
        seen.add((table.value("white"), table.value("green")))
    assert len(seen) > 3
    table = Table(2).side(0, pos=13).plays("reroll 1")
    assert table.refused("reroll 2") == "RC-FREE-06"
    assert Table(2).side(0, pos=5).refused("reroll 1") == "RC-TRACK-07"


@pytest.mark.rule("RC-FREE-09", "RC-FREE-10", "RC-FREE-11")
def test_prestige_for_permits() -> None:
    table = Table(2, contractors="on", fourth_guild="clergy").side(0, pos=17, permits=4)
    table.plays("permit", "permit")
    assert (table.pos(0), table.of(0)["permits"]) == (9, 6)
    assert table.refused("permit") == "RC-FREE-10"
    assert Table(2, contractors="on", fourth_guild="clergy").side(0, pos=5).refused("permit") == "RC-TRACK-07"
    assert Table(2).side(0, pos=17).refused("permit") == "RC-FREE-09"


# -- costs and effects -------------------------------------------------------------------------------------


@pytest.mark.rule("RC-EFF-01", "RC-EFF-02")
def test_costs_are_paid_first_and_in_full() -> None:
    table = Table(2).cards("CR1", "ME1", "TE1", "CL1").give(0, brick=2, gold=4)
    table.market("red", 4)
    assert table.refused("influence 2b") == "RC-EFF-01"  # no stone
    table.plays("influence 2a")  # the Inventory was full: the bricks leave it first
    assert table.stored(0) == {"gold": 4, "green_jewel": 1}
    assert table.now["supply"]["brick"] == 20


@pytest.mark.rule("RC-EFF-03")
def test_a_lost_gain_is_no_obstacle() -> None:
    table = Table(2).give(0, gold=6)
    table.market("red", 2)
    table.plays("influence 1a")
    assert table.stored(0) == {"gold": 6}
    assert table.pending == "market"


@pytest.mark.rule("RC-EFF-04", "RC-GUILD-JEWELERS-06")
def test_materials_of_choice() -> None:
    table = Table(2, fourth_guild="jewelers")
    table.market("red", 2)
    table.plays("influence 1a")
    kinds = ["lumber", "brick", "stone", "gold", "green_jewel", "purple_jewel"]
    assert table.legal() == [f"take {kind}" for kind in kinds]
    assert table.refused("take diamond") == "RC-EFF-04"


@pytest.mark.rule("RC-EFF-05", "RC-EFF-12")
def test_deliveries_of_effects_may_be_none() -> None:
    table = Table(2).claim(0, "1-1").give(0, lumber=1)
    table.market("red", 4)
    table.plays("influence 2a", "stop")
    assert table.stored(0) == {"lumber": 1}
    table = Table(2)
    table.market("red", 4)
    table.plays("influence 2a")  # nothing to deliver: it is over at once
    assert table.pending == "market"


@pytest.mark.rule("RC-EFF-07", "RC-EFF-08", "RC-SPEC-18")
def test_tiles_and_spaces_of_dice_give_once() -> None:
    table = Table(2, contractors="on", fourth_guild="clergy").token("S22", "board").dice(white=(4, 1), red=(4, 1))
    table.market("black", 8)
    table.plays("specialist", "space 4")
    assert table.stored(0) == {"stone": 2}
    tile = (
        Table(2).tile("1-1", "W14").claim(0, "1-1", space="red", up=True).dice(green=(5, 1), blue=(5, 2), yellow=(5, 1))
    )
    tile.market("red", 8)
    assert tile.plays("activate red").stored(0) == {"gold": 1}


@pytest.mark.rule("RC-EFF-09", "RC-SPEC-17")
def test_parts_in_any_order_each_may_be_declined() -> None:
    table = Table(2, contractors="on", fourth_guild="clergy").token("S20", "board").claim(0, "1-1", lumber=2)
    table.market("black", 8)
    table.plays("specialist")
    assert table.legal() == ["part 1", "part 2", "stop"]
    table.plays("part 1", "take brick", "part 2", "deliver brick 1-1")
    assert table.at("1-1")["state"] == "finished"
    assert table.pending == "market"
    table = (
        Table(2, contractors="on", fourth_guild="clergy")
        .token("S20", "board")
        .claim(0, "1-1")
        .give(0, gold=5, lumber=1)
    )
    table.market("black", 8)
    table.plays("specialist", "part 2", "deliver lumber 1-1", "part 1", "take gold")  # room made by the delivery
    assert table.stored(0) == {"gold": 6}
    table = Table(2, contractors="on", fourth_guild="clergy").token("S20", "board")
    table.market("black", 8)
    table.plays("specialist", "stop")
    assert (table.stored(0), table.of(0)["specialist"]) == ({}, None)


@pytest.mark.rule("RC-EFF-12", "RC-SPEC-03")
def test_an_effect_needs_what_it_acts_on() -> None:
    module: dict[str, Any] = {"contractors": "on", "fourth_guild": "clergy"}
    tiles = Table(2, **module).token("S15", "board")
    tiles.market("black", 8)
    assert tiles.refused("specialist") == "RC-SPEC-03"  # no face-up tile
    broke = Table(2, **module).token("S19", "board").side(0, rubles=0)
    broke.market("black", 8)
    assert broke.refused("specialist") == "RC-SPEC-03"
    bare = Table(2, **module).token("S17", "board").side(0, pieces={}, removed={"door": 1, "arch": 2, "cross": 1})
    bare.market("black", 8)
    assert bare.refused("specialist") == "RC-SPEC-03"
    poor = Table(2, **module).token("S09", "board")
    poor.market("black", 8)
    assert poor.refused("specialist") == "RC-SPEC-03"
    claims = Table(2, **module).token("S23", "board")
    for name in ("1-1", "1-2", "1-3", "2-1", "2-2", "2-3"):
        claims.claim(0, name)
    claims.market("black", 8)
    assert claims.refused("specialist") == "RC-SPEC-03"
    workers = Table(2, fourth_guild="workers")
    workers.market("red", 7)
    assert workers.refused("influence 4a") == "RC-EFF-12"


@pytest.mark.rule("RC-DP-01", "RC-DP-02", "RC-DP-03")
def test_only_the_one_who_is_asked_may_answer() -> None:
    table = Table(2)
    before = table.state.save()
    assert table.state.refusal(1, table.setup.catalogue.number("move red +0")) == "RC-DP-02"
    assert table.state.legal(1) == []
    with pytest.raises(IllegalAction):
        require_legal(table.state, 1, table.setup.catalogue.number("move red +0"))
    assert table.state.save() == before
    shown = table.state.revealed()
    table.plays("move red +0")
    assert table.state.revealed() == shown
    table.plays("finish")
    rolled = table.state.revealed()
    assert rolled != shown
    table.plays("end")
    assert table.state.revealed() != rolled
