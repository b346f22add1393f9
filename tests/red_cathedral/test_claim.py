"""Claiming a section (RC-CLAIM)."""

from __future__ import annotations

import pytest

from tests.red_cathedral.script import Table


@pytest.mark.rule("RC-CLAIM-01", "RC-CLAIM-05", "RC-CLAIM-11")
def test_a_banner_and_an_available_card_are_needed() -> None:
    table = Table(2)
    for name in ("1-1", "1-2", "1-3", "2-1", "2-2", "2-3"):
        table.claim(0, name)
    assert table.refused("claim 3-1") == "RC-CLAIM-01"  # six unfinished sections, no banner left
    assert table.of(0)["banners"] == {"inventory": 0, "outside": 0, "beside": 0, "white": []}
    table = Table(2).claim(0, "1-1")
    assert table.refused("claim 1-1") == "RC-CLAIM-02"
    table.plays("claim 1-2", "banner outside", "place green down", "end")
    assert table.at("1-1")["owner"] == 0
    assert table.at("1-2")["owner"] == 0
    assert table.at("1-2")["state"] == "unfinished"


@pytest.mark.rule("RC-CLAIM-02")
def test_bases_and_cards_above_a_banner_are_available() -> None:
    table = Table(2).claim(1, "2-1").claim(1, "3-1", done=True)
    assert table.offers("claim") == ["claim 1-1", "claim 2-2", "claim 3-2", "claim 4-1"]
    assert table.refused("claim 1-2") == "RC-CLAIM-02"
    assert table.refused("claim 2-3") == "RC-CLAIM-02"


@pytest.mark.rule("RC-CLAIM-03", "RC-CLAIM-04", "RC-INV-01")
def test_the_banner_comes_from_where_the_player_likes() -> None:
    table = Table(2).plays("claim 1-1")
    assert table.legal() == ["banner inventory", "banner outside"]
    assert table.refused("banner white-a") == "RC-CLAIM-03"
    table.plays("banner inventory")
    assert (table.of(0)["capacity"], table.of(0)["banners"]["outside"]) == (7, 2)
    table = Table(2).plays("claim 1-1", "banner outside")
    assert (table.of(0)["capacity"], table.of(0)["banners"]["outside"]) == (6, 1)
    table = Table(2)
    table.claim(0, "2-1").claim(0, "2-2")
    table.plays("claim 1-1")  # only banners in the Inventory are left: nothing to ask
    assert table.pending == "place"


@pytest.mark.rule("RC-CLAIM-04", "RC-CLAIM-09")
def test_a_freed_space_takes_the_tile_benefit() -> None:
    table = Table(2).give(0, gold=3, brick=3)
    table.tile("1-1", "W03")  # 2 stone; EX-INV-3 with the space of one banner
    table.plays("claim 1-1", "banner inventory", "place red up")
    assert table.stored(0) == {"gold": 3, "brick": 3, "stone": 1}


@pytest.mark.rule("RC-CLAIM-06", "RC-CLAIM-07", "RC-PROP-08")
def test_the_tile_goes_on_an_empty_space_of_choice() -> None:
    table = Table(2).claim(0, "2-1", space="red").plays("claim 1-1", "banner outside")
    assert table.refused("place red down") == "RC-CLAIM-06"
    rubles = table.rubles(0)
    table.plays("place blue down")
    assert table.rubles(0) == rubles
    assert table.stored(0) == {}
    assert table.of(0)["workshop"][2] == {"space": "blue", "tile": "W01", "up": False, "cost": 2, "open": False}
    assert table.at("1-1")["tile"] is None


@pytest.mark.rule("RC-CLAIM-08", "RC-CLAIM-09", "RC-DATA-07")
def test_face_up_costs_what_the_space_shows_and_gives_at_once() -> None:
    table = Table(2).side(0, rubles=2).plays("claim 1-1", "banner outside")
    assert table.refused("place white-b up") == "RC-CLAIM-08"  # 3 rubles
    table.plays("place red up")
    assert table.rubles(0) == 0
    assert table.stored(0) == {"lumber": 2}
    advanced = Table(3, workshop_board="advanced").turn(1)
    costs = {space["space"]: space["cost"] for space in advanced.of(1)["workshop"]}
    assert costs == {"green": 3, "blue": 1, "yellow": 2, "red": 2, "white-a": 1, "white-b": 2}  # relative to green


@pytest.mark.rule("RC-CLAIM-10")
def test_a_benefit_with_a_cost_may_be_declined() -> None:
    table = Table(3).tile("1-1", "W26").side(0, rubles=4).plays("claim 1-1", "banner outside", "place red up")
    assert table.legal() == ["accept", "decline"]
    table.plays("decline")
    assert (table.rubles(0), table.stored(0)) == (2, {})
    table = Table(3).tile("1-1", "W26").side(0, rubles=4).plays("claim 1-1", "banner outside", "place red up", "accept")
    table.plays("take gold")
    assert (table.rubles(0), table.stored(0)) == (1, {"gold": 1})
    table = Table(3).tile("1-1", "W26").side(0, rubles=2).plays("claim 1-1", "banner outside", "place red up")
    assert table.pending == "after"  # it cannot be paid, so it lapses


@pytest.mark.rule("RC-CLAIM-12", "RC-SPEC-19", "RC-FREE-02")
def test_a_granted_claim_is_a_claim() -> None:
    table = Table(2, contractors="on", fourth_guild="clergy").token("S23", "board").side(0, pos=9)
    table.dice(black=(1, 1), red=(8, 1)).plays("move black +0", "specialist")
    assert "claim 1-1" in table.legal()
    assert table.refused("claim 1-2") == "RC-CLAIM-02"
    table.plays("claim 1-1", "banner outside")
    assert "sell" in table.legal()  # the window before the tile
    table.plays("place red down")
    assert table.pending == "market"
    assert table.of(0)["tokens"] == ["S23"]


@pytest.mark.rule("RC-CLAIM-13", "RC-SETUP-20")
def test_banners_on_white_spaces_block_them() -> None:
    table = Table(2, workshop_board="advanced").plays("claim 1-1")  # EX-CLAIM-1
    assert table.legal() == ["banner inventory", "banner white-a", "banner white-b"]
    table.plays("banner white-a")
    assert "place white-a down" in table.legal()
    assert table.refused("place white-b down") == "RC-CLAIM-13"
    assert table.of(0)["banners"]["white"] == ["white-b"]
