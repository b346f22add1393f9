"""Jewelers, Workers, Foremen, Contractors, Notaries, Accountants: guilds that need few words (RC-GUILD; 13.8)."""

from __future__ import annotations

from typing import Any

import pytest

from guildhall.core.errors import BadOption
from tests.red_cathedral.script import Table, setup_of


def guild(name: str, card: int, seats: int = 2, **options: Any) -> Table:
    """A table where this card of a guild stands in the fourth quadrant (spaces 7 and 8)."""
    return Table(seats, fourth_guild=name, fourth_guild_card=str(card), **options).side(0, pos=0)


def visit(table: Table, space: int = 7) -> Table:
    table.market("red", space)
    return table


# -- common ------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-GUILD-02", "RC-GUILD-03", "RC-DATA-08", "RC-SETUP-15")
def test_one_guild_in_the_fourth_place() -> None:
    for name in ("jewelers", "architects", "clergy"):
        groups = [card["group"] for card in setup_of(2, {"fourth_guild": name}).start(5).view(None)["market"]["cards"]]
        assert sorted(groups) == sorted(["craftsmen", "teamsters", "merchants", name])
    card = guild("scribes", 2).view()["market"]["cards"][3]
    assert [action["repeat"] for action in card["actions"]] == ["once", "once"]
    assert card["actions"][1]["effect"] == "pay 1 rp ; influence 1 other_card"


# -- Jewelers ------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-GUILD-JEWELERS-01", "RC-GUILD-JEWELERS-02", "RC-GUILD-JEWELERS-07")
def test_diamonds() -> None:
    table = guild("jewelers", 1).side(0, rubles=1)
    assert table.view()["supply"]["diamond"] == 15
    visit(table).plays("influence 4a")
    assert (table.stored(0), table.rubles(0), table.of(0)["room"]) == ({"diamond": 1}, 0, 5)
    assert "diamond" not in Table(2).view()["supply"]


@pytest.mark.rule("RC-GUILD-JEWELERS-03")
def test_a_diamond_stands_for_any_material() -> None:
    table = guild("jewelers", 1).claim(0, "2-1").give(0, diamond=3)
    table.plays("substitute lumber 2-1", "substitute brick 2-1")
    assert table.at("2-1")["substitutes"] == {"lumber": 1, "brick": 1}
    assert table.refused("substitute lumber 2-1") == "RC-BUILD-04"
    table.plays("substitute brick 2-1")  # EX-JEWEL-1
    assert table.at("2-1")["state"] == "finished"
    assert table.view()["supply"]["diamond"] == 15
    bare = guild("jewelers", 1).claim(0, "2-1")
    assert bare.refused("substitute lumber 2-1") == "RC-GUILD-JEWELERS-03"


@pytest.mark.rule("RC-GUILD-JEWELERS-03", "RC-BUILD-04")
def test_all_that_a_diamond_may_stand_for_is_offered() -> None:
    table = guild("jewelers", 1).claim(0, "2-1").give(0, diamond=1)
    substitutes = ["substitute lumber 2-1", "substitute brick 2-1"]
    assert (table.offers("deliver"), table.offers("substitute")) == ([], substitutes)
    both = guild("jewelers", 1).claim(0, "2-1").give(0, diamond=1, brick=1, purple_jewel=1)
    assert (both.offers("deliver"), both.offers("substitute")) == (["deliver brick 2-1"], substitutes)
    none = guild("jewelers", 1).claim(0, "2-1").give(0, brick=1, purple_jewel=1)
    assert (none.offers("deliver"), none.offers("substitute")) == (["deliver brick 2-1"], [])


@pytest.mark.rule("RC-GUILD-JEWELERS-04")
def test_a_diamond_set_as_a_jewel() -> None:
    table = guild("jewelers", 1).claim(0, "1-1", done=True).claim(0, "1-2", done=True).claim(0, "1-3", done=True)
    table.give(0, gold=1, green_jewel=1, diamond=1)
    table.plays("decorate 1-3", "jewel green", "jewel diamond-purple")
    assert table.pos(0) == 13  # EX-JEWEL-2
    door = guild("jewelers", 1).claim(0, "1-1", done=True).give(0, diamond=1).plays("decorate-diamond 1-1")
    assert door.at("1-1")["ornament"]["piece"] == "door"


@pytest.mark.rule("RC-GUILD-JEWELERS-05", "RC-GUILD-JEWELERS-08")
def test_any_three_materials_may_be_diamonds() -> None:
    table = guild("jewelers", 1).give(0, lumber=2, diamond=1)
    visit(table).plays("influence 4b")  # EX-JEWEL-3: the diamond is the third
    assert table.stored(0) == {"diamond": 2}
    other = guild("jewelers", 1).cards("CR1", "TE1", "JE1", "ME1").give(0, diamond=2)
    visit(other)
    assert other.refused("influence 4a") == "RC-EFF-01"  # 2 bricks are 2 bricks


@pytest.mark.rule("RC-GUILD-JEWELERS-09", "RC-GUILD-JEWELERS-10")
def test_buying_two_and_selling_for_permits() -> None:
    table = guild("jewelers", 2).side(0, rubles=3)
    assert visit(table).plays("influence 4b").stored(0) == {"diamond": 2}
    table = guild("jewelers", 3, contractors="on").give(0, diamond=2).side(0, permits=1)
    visit(table).plays("influence 4b", "again")
    assert (table.stored(0), table.of(0)["permits"]) == ({}, 5)


@pytest.mark.rule("RC-GUILD-JEWELERS-11", "RC-SETUP-16")
def test_what_needs_the_module_is_refused_without_it() -> None:
    with pytest.raises(BadOption, match="RC-GUILD-JEWELERS-11"):
        setup_of(2, {"fourth_guild": "jewelers", "fourth_guild_card": "3"})
    for name in ("contractors", "notaries"):
        with pytest.raises(BadOption, match="RC-SETUP-16"):
            setup_of(2, {"fourth_guild": name})
    drawn = set()
    for seed in range(60):  # EX-GUILD-7
        cards = setup_of(2, {"fourth_guild": "random"}).start(seed).view(None)["market"]["cards"]
        drawn |= {card["card"] for card in cards}
    assert not drawn & {"CO1", "CO2", "CO3", "NO1", "NO2", "NO3", "JE3"}
    assert {"JE1", "JE2"} & drawn
    assert not drawn & {"CL1", "CL2", "CL3"}


# -- Workers ------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-GUILD-WORKERS-02")
def test_workers_activate_a_tile() -> None:
    table = guild("workers", 1).claim(0, "1-1", space="blue", up=True).claim(0, "2-1", space="green")
    visit(table).plays("influence 4a")  # the only one face up
    assert table.stored(0) == {"lumber": 2}


@pytest.mark.rule("RC-GUILD-WORKERS-03", "RC-EFF-06")
def test_workers_borrow_a_tile() -> None:
    table = guild("workers", 1, seats=3).claim(1, "1-1", space="blue", up=True).claim(2, "2-1", space="red", up=True)
    table.side(0, rubles=1)
    visit(table).plays("influence 4b")
    assert table.legal() == ["borrow 2 blue", "borrow 3 red"]
    table.plays("borrow 3 red")
    assert (table.stored(0), table.stored(2), table.rubles(0)) == ({"green_jewel": 1}, {}, 0)
    alone = guild("workers", 1).claim(0, "1-1", space="blue", up=True)
    assert visit(alone).refused("influence 4b") == "RC-EFF-12"


@pytest.mark.rule("RC-GUILD-WORKERS-04", "RC-GUILD-WORKERS-05")
def test_workers_twice_and_two() -> None:
    table = guild("workers", 2).claim(0, "1-1", space="blue", up=True).side(0, rubles=2)
    visit(table).plays("influence 4b", "activate blue")
    assert table.stored(0) == {"lumber": 4}
    one = guild("workers", 3).claim(0, "1-1", space="blue", up=True).side(0, rubles=2)
    assert visit(one).refused("influence 4b") == "RC-GUILD-WORKERS-05"
    two = (
        guild("workers", 3)
        .claim(0, "1-1", space="blue", up=True)
        .claim(0, "2-1", space="red", up=True)
        .side(0, rubles=2)
    )
    visit(two).plays("influence 4b", "activate blue")
    assert two.legal() == ["activate red", "decline"]
    assert two.plays("activate red").stored(0) == {"lumber": 2, "gold": 1}


# -- Foremen ------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-GUILD-FOREMEN-01", "RC-GUILD-FOREMEN-02", "RC-GUILD-FOREMEN-05", "RC-GUILD-FOREMEN-09")
def test_the_foreman_walks() -> None:
    table = guild("foremen", 1, seats=3).claim(0, "2-1").claim(0, "2-2", done=True).claim(1, "2-3")
    assert table.view()["guild"]["foreman"] == 1
    visit(table).plays("influence 4a")
    assert table.legal() == ["foreman 1", "foreman 2"]
    assert table.refused("stop") == "RC-GUILD-FOREMEN-09"  # he must move
    table.plays("foreman 1")
    assert (table.pos(0), table.view()["guild"]["foreman"]) == (2, 2)
    wrap = guild("foremen", 1, seats=3)
    wrap.data["guild"]["foreman"] = 4
    visit(wrap).plays("influence 4a", "foreman 2")
    assert wrap.view()["guild"]["foreman"] == 2  # EX-GUILD-4


@pytest.mark.rule("RC-GUILD-FOREMEN-06", "RC-GUILD-FOREMEN-07", "RC-GUILD-FOREMEN-08", "RC-GUILD-FOREMEN-09")
def test_the_other_walks() -> None:
    for card, own, points in ((1, True, 0), (2, False, 2), (3, False, 0)):
        table = guild("foremen", card, seats=3).claim(0, "2-1").claim(1, "2-2").claim(1, "2-3").side(0, rubles=0)
        visit(table).plays("influence 4b", "foreman 1")
        if not own:
            assert table.legal() == ["rival 2", "rival 3"]
            assert table.refused("rival 1") == "RC-GUILD-FOREMEN-09"
            table.plays("rival 2")
        assert (table.pos(0), table.rubles(0)) == (points, 1 if own else 2 - points)


# -- Contractors guild, Notaries ---------------------------------------------------------------------------


@pytest.mark.rule("RC-GUILD-CONTRACTORS-01")
def test_the_black_dies_space_once() -> None:
    table = guild("contractors", 1, contractors="on").dice(black=(2, 1), white=(2, 1), green=(2, 1))
    visit(table).plays("influence 4a")
    assert table.stored(0) == {"lumber": 2}  # EX-GUILD-6


@pytest.mark.rule("RC-GUILD-CONTRACTORS-01", "RC-EFF-08")
@pytest.mark.parametrize(("space", "given"), [(1, {"permit": 2}), (2, {"lumber": 2}), (8, {"ruble": 2})])
def test_wherever_the_black_die_stands(space: int, given: dict[str, int]) -> None:
    table = visit(guild("contractors", 1, contractors="on").dice(black=(space, 3)))
    assert table.state.shows(0, table.setup.catalogue.number("influence 4a")).gain == given
    table.plays("influence 4a")
    assert table.told("gain") == [{"seat": 0, "goods": given}]


@pytest.mark.rule("RC-GUILD-CONTRACTORS-02", "RC-GUILD-CONTRACTORS-03", "RC-GUILD-CONTRACTORS-04", "RC-PERMIT-02")
def test_contractors_on_the_map() -> None:
    opened = ("suzdal", "moscow", "vologda", "yaroslavl")
    table = guild("contractors", 1, contractors="on").cities(*opened).send(0, "suzdal", 3).side(0, permits=5)
    assert visit(table).plays("influence 4b").of(0)["permits"] == 6  # EX-GUILD-5
    table = guild("contractors", 2, contractors="on").cities(*opened).send(0, "suzdal", 3).side(0, rubles=0)
    assert visit(table).plays("influence 4b").rubles(0) == 3
    table = (
        guild("contractors", 3, seats=3, contractors="on")
        .cities(*opened, "ryazan")
        .send(1, "suzdal", 2)
        .side(0, rubles=0)
    )
    visit(table).plays("influence 4b")
    assert table.refused("rival 1") == "RC-GUILD-CONTRACTORS-04"
    assert table.plays("rival 2").rubles(0) == 2
    solo = Table(1, contractors="on", fourth_guild="contractors", fourth_guild_card="3").cities(*opened)
    solo.send(1, "suzdal", 4).side(0, rubles=0)
    solo.market("red", 7)
    assert solo.plays("influence 4b").rubles(0) == 4  # Ivan is the only other


@pytest.mark.rule("RC-GUILD-NOTARIES-01", "RC-GUILD-NOTARIES-02", "RC-GUILD-NOTARIES-03", "RC-GUILD-NOTARIES-04")
def test_notaries() -> None:
    table = guild("notaries", 1, contractors="on").side(0, permits=1).claim(0, "1-1").give(0, lumber=2)
    visit(table).plays("influence 4b", "deliver lumber 1-1")
    assert (table.of(0)["permits"], table.at("1-1")["has"]) == (0, {"lumber": 1})
    table = guild("notaries", 1, contractors="on").side(0, permits=1)
    assert visit(table).plays("influence 4a").of(0)["permits"] == 2
    table = guild("notaries", 2, contractors="on").side(0, permits=5)
    visit(table).plays("influence 4b", "again")
    assert (table.of(0)["permits"], table.pos(0)) == (1, 9)
    table = guild("notaries", 3, contractors="on").side(0, permits=1)
    assert visit(table).plays("influence 4b", "take gold").stored(0) == {"gold": 1}
    assert visit(guild("notaries", 3, contractors="on").side(0, permits=0)).refused("influence 4b") == "RC-EFF-01"


# -- Accountants ------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-GUILD-ACCOUNTANTS-01", "RC-GUILD-ACCOUNTANTS-02")
def test_accountants_shown_kinds() -> None:
    table = guild("accountants", 1)
    visit(table).plays("influence 4a")
    assert table.legal() == ["take lumber", "take brick", "take stone"]
    table = guild("accountants", 1).give(0, lumber=1, stone=1, gold=1)
    visit(table).plays("influence 4b")
    assert table.legal() == ["pay lumber", "pay stone"]
    table.plays("pay stone", "again")
    assert (table.stored(0), table.pos(0)) == ({"gold": 1}, 2)


@pytest.mark.rule(
    "RC-GUILD-ACCOUNTANTS-03", "RC-GUILD-ACCOUNTANTS-04", "RC-GUILD-ACCOUNTANTS-05", "RC-GUILD-ACCOUNTANTS-06"
)
def test_accountants_other_cards() -> None:
    table = guild("accountants", 2).side(0, rubles=0).give(0, gold=1)
    assert visit(table).plays("influence 4b").rubles(0) == 3
    assert visit(guild("accountants", 2).side(0, rubles=0)).plays("influence 4a").rubles(0) == 1
    table = guild("accountants", 3)
    visit(table).plays("influence 4a")
    assert table.legal() == ["take green_jewel", "take purple_jewel"]
    table = guild("accountants", 3).give(0, green_jewel=1, purple_jewel=1).side(0, rubles=0)
    visit(table).plays("influence 4b")
    assert (table.pos(0), table.rubles(0), table.stored(0)) == (5, 2, {})
