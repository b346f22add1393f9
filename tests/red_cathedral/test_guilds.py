"""The ten guilds, objectives and service tokens (RC-GUILD, RC-OBJ, RC-SERV; 13.8)."""

from __future__ import annotations

from typing import Any

import pytest

from guildhall.core.errors import BadOption
from guildhall.core.rng import SEARCH, Rng
from guildhall.games.red_cathedral.rules.dice import put_die
from guildhall.games.red_cathedral.rules.scoring import final_scoring, score_objective
from tests.red_cathedral.script import GAME, Table, setup_of


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


# -- Shopkeepers ------------------------------------------------------------------------------------------


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


# -- Scribes ------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-GUILD-SCRIBES-01", "RC-GUILD-SCRIBES-02", "RC-GUILD-SCRIBES-04", "RC-RNG-04", "RC-PROP-24")
def test_drawing_objectives() -> None:
    table = guild("scribes", 1).side(0, rubles=2)
    deck = table.data["guild"]["deck"]
    assert sorted(deck) == sorted(GAME.parts.objective_names)
    shown = table.state.revealed()
    visit_state = guild("scribes", 1).side(0, rubles=2)
    visit(visit_state).plays("influence 4a")
    assert visit_state.state.revealed() > shown
    assert visit_state.legal() == ["keep-objective 1", "keep-objective 2", "keep-objective 3"]
    assert visit_state.view(0)["drawn"] == deck[:3]
    assert visit_state.view(1)["drawn"] is None
    visit_state.plays("keep-objective 2")
    assert visit_state.now["guild"]["deck"] == [*deck[3:], deck[0], deck[2]]
    assert visit_state.view(0)["sides"][0]["objectives"] == {"count": 1, "cards": [deck[1]]}
    assert visit_state.view(1)["sides"][0]["objectives"] == {"count": 1, "cards": None}
    assert deck[1] not in str(visit_state.view(None)["sides"])
    assert "rng" not in visit_state.view(0)
    world = visit_state.state.determinize(1, Rng(1, SEARCH))
    assert world.view(1) == visit_state.view(1)
    drawn = [event for event in visit_state.events if event.key.endswith("draw-objectives")]
    assert drawn[0].seen_by(1)["cards"] == []
    assert drawn[0].seen_by(0)["cards"] == deck[:3]


@pytest.mark.rule("RC-GUILD-SCRIBES-03", "RC-PROP-17")
def test_a_fourth_objective() -> None:
    table = guild("scribes", 1).side(0, rubles=2)
    first = table.data["guild"]["deck"][:3]
    table.hand(0, *first)
    visit(table).plays("influence 4a", "keep-objective 1")
    assert table.legal() == [f"return-objective {number}" for number in range(1, 5)]  # EX-GUILD-2
    table.plays("return-objective 1")
    assert table.of(0)["objectives"]["count"] == 3
    assert table.now["guild"]["deck"][-1] == first[0]


@pytest.mark.rule("RC-GUILD-SCRIBES-05", "RC-GUILD-SCRIBES-06")
def test_as_if_a_die_had_moved() -> None:
    for virtual, times in (("on", (1, 3, 3)), ("off", (1, 2, 3))):  # EX-GUILD-1
        for dice, expected in zip((0, 2, 3), times, strict=True):
            table = guild("scribes", 1, scribes_virtual_die=virtual).side(0, pos=1)
            places = {
                die: ((5, 2) if number < dice else (1, 2)) for number, die in enumerate(("green", "blue", "yellow"))
            }
            table.dice(**places, white=(2, 2))
            visit(table).plays("influence 4b", "space 5")
            assert table.stored(0) == {"gold": expected}
            assert table.pos(0) == 0
            assert table.value("green") == 2


@pytest.mark.rule("RC-GUILD-SCRIBES-07", "RC-EFF-10")
def test_an_action_of_another_card() -> None:
    table = guild("scribes", 2).side(0, pos=1, rubles=6)
    visit(table).plays("influence 4b")
    assert "influence 1a" in table.legal()
    assert not [text for text in table.offers("influence") if text.endswith(("4a", "4b"))]
    assert table.refused("influence 4a") == "RC-GUILD-SCRIBES-07"
    table.plays("influence 1b", "take gold", "take gold")
    assert table.legal() == ["again", "stop"]  # infinity as in the market
    table.plays("again", "take stone", "take stone")
    assert (table.pending, table.rubles(0)) == ("market", 0)


@pytest.mark.rule("RC-EFF-10", "RC-MKT-16", "RC-SERV-12")
def test_by_option_a_borrowed_infinity_action_is_carried_out_once() -> None:
    table = guild("scribes", 2, borrowed_infinity="once").side(0, pos=1, rubles=6)
    visit(table).plays("influence 4b", "influence 1b", "take gold", "take gold")
    assert (table.pending, table.rubles(0)) == ("market", 3)
    service = guild("brickmakers", 1, borrowed_infinity="once").service(0, "V2").side(0, rubles=6)
    service.plays("service V2", "influence 1b", "take gold", "take gold")
    assert (service.pending, service.rubles(0)) == ("basic", 3)
    own = visit(guild("clergy", 2, borrowed_infinity="once").side(0, rubles=6))
    own.plays("influence 4b")
    assert own.legal() == ["again", "stop"]  # in the market nothing is borrowed
    many = guild("brickmakers", 1).service(0, "V2").side(0, rubles=6)
    many.plays("service V2", "influence 1b", "take gold", "take gold")
    assert many.legal() == ["again", "stop"]


@pytest.mark.rule("RC-GUILD-SCRIBES-08")
def test_a_resource_tile() -> None:
    table = guild("scribes", 3).side(0, pos=1).dice(white=(4, 1), green=(4, 1))
    assert visit(table).plays("influence 4b", "space 4").stored(0) == {"stone": 2}


# -- Architects ------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-GUILD-ARCHITECTS-01", "RC-GUILD-ARCHITECTS-02", "RC-GUILD-ARCHITECTS-03", "RC-PROP-17")
def test_architects_draw_a_section() -> None:
    table = guild("architects", 1).side(0, rubles=2)
    assert table.view()["guild"]["sections"]["deck"] == 28
    keep = ["M13"]  # 2 lumber, 1 brick, 1 gold
    rest = [name for name in table.data["guild"]["section_deck"] if name not in keep]
    table.data["guild"].update(section_deck=keep, section_discard=rest)
    visit(table).plays("influence 4a")
    assert table.view()["guild"]["sections"]["drawn"] == keep
    assert table.legal() == ["icon 1 lumber", "icon 1 brick", "icon 1 gold"]
    table.plays("icon 1 brick")
    assert table.refused("icon 1 brick") == "RC-GUILD-ARCHITECTS-03"  # shown once
    table.plays("icon 1 lumber")
    assert table.stored(0) == {"lumber": 1, "brick": 1}
    assert table.view()["guild"]["sections"]["deck"] == 0
    assert len(table.view()["guild"]["sections"]["discard"]) == 28
    table.plays("finish", "end", "move green +0", "finish", "end")
    table.state.rubles[0] = 2
    put_die(table.state, 1, 5)
    table.state.die_value[1] = 1
    table.plays("move red +0", "influence 4a")  # the discard pile is the new deck
    assert table.view()["guild"]["sections"]["deck"] == 27


@pytest.mark.rule("RC-GUILD-ARCHITECTS-04")
def test_architects_draw_two_sections() -> None:
    table = guild("architects", 1).side(0, rubles=3)
    rest = [name for name in table.data["guild"]["section_deck"] if name not in ("M13", "M12")]
    table.data["guild"].update(section_deck=["M13", "M12"], section_discard=rest)
    visit(table).plays("influence 4b")
    first = "1" if table.view()["guild"]["sections"]["drawn"][0] == "M13" else "2"
    other = "2" if first == "1" else "1"
    table.plays(f"icon {first} lumber", f"icon {first} gold")
    assert not [text for text in table.legal() if text.startswith(f"icon {first}")]  # two of one, one of the other
    table.plays(f"icon {other} stone")
    assert table.stored(0) == {"lumber": 1, "gold": 1, "stone": 1}


def drawing_two(lumber: int = 0, **options: Any) -> Table:
    """M13 (2 lumber, 1 brick, 1 gold) and M15 (1 lumber, 2 stone, 1 gold) are drawn, in either order."""
    table = guild("architects", 1, **options).side(0, rubles=3).give(0, lumber=lumber)
    rest = [name for name in table.data["guild"]["section_deck"] if name not in ("M13", "M15")]
    table.data["guild"].update(section_deck=["M13", "M15"], section_discard=rest)
    return visit(table).plays("influence 4b")


def icons(table: Table, card: str) -> str:
    """`icon 1` or `icon 2`: where a drawn card lies."""
    return f"icon {table.view()['guild']['sections']['drawn'].index(card) + 1}"


@pytest.mark.rule("RC-GUILD-ARCHITECTS-03", "RC-GUILD-ARCHITECTS-04")
def test_only_materials_unless_the_option_lets_a_ruble_icon_count() -> None:
    assert all(GAME.parts.card_rubles[GAME.parts.card_names.index(card)] > 0 for card in ("M15", "M13"))
    strict = drawing_two()
    assert not [text for text in strict.legal() if text.endswith("ruble")]
    assert strict.refused("icon 1 ruble") == "RC-GUILD-ARCHITECTS-03"
    table = drawing_two(architects_resource="any")
    one, other = icons(table, "M13"), icons(table, "M15")
    assert {f"{one} ruble", f"{other} ruble"} <= set(table.legal())
    table.plays(f"{one} ruble")  # so this is the card of which one resource is taken
    assert table.rubles(0) == 1
    assert not [text for text in table.legal() if text.startswith(one) or text.endswith("ruble")]
    table.plays(f"{other} stone")
    assert {text.split()[1] for text in table.legal()} == {other.split()[1]}
    table.plays(table.legal()[0])
    assert (sum(table.stored(0).values()), table.rubles(0), table.pending) == (2, 1, "market")


@pytest.mark.rule("RC-GUILD-ARCHITECTS-03", "RC-GUILD-ARCHITECTS-04")
def test_two_materials_are_never_rubles() -> None:
    table = drawing_two(architects_resource="any")
    one, other = icons(table, "M13"), icons(table, "M15")
    table.plays(f"{one} lumber", f"{one} gold")
    assert f"{other} ruble" in table.legal()
    assert table.refused(f"{one} ruble") == "RC-GUILD-ARCHITECTS-03"
    assert table.plays(f"{other} ruble").rubles(0) == 1
    single = guild("architects", 1, architects_resource="any").side(0, rubles=2)
    visit(single).plays("influence 4a")
    assert not [text for text in single.legal() if text.endswith("ruble")]  # 2 materials of one card
    full = drawing_two(lumber=6, architects_resource="any")
    assert sorted(full.legal()) == ["icon 1 ruble", "icon 2 ruble"]  # rubles need no room
    assert full.plays("icon 2 ruble").pending == "market"


@pytest.mark.rule("RC-GUILD-ARCHITECTS-05", "RC-GUILD-ARCHITECTS-06")
def test_rewards_in_advance() -> None:
    table = guild("architects", 3).claim(0, "2-1", lumber=1, brick=1).claim(0, "3-1").claim(0, "1-1", done=True)
    table.side(0, rubles=1).give(0, brick=1)
    visit(table).plays("influence 4b")
    assert table.legal() == ["reward 2-1", "reward 3-1"]
    table.plays("reward 2-1")
    assert table.pos(0) == 2  # EX-GUILD-3: half of 5
    table.plays("finish", "end", "move green +0", "finish", "end", "deliver brick 2-1")
    assert table.pos(0) == 7
    rubles = guild("architects", 2).claim(0, "3-1").side(0, pos=1, rubles=0)
    visit(rubles).plays("influence 4b")
    assert (rubles.pos(0), rubles.rubles(0)) == (0, 3)
    none = guild("architects", 2).side(0, pos=3)
    assert visit(none).refused("influence 4b") == "RC-EFF-12"


# -- Brickmakers and services ------------------------------------------------------------------------------


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


# -- objectives ------------------------------------------------------------------------------------------


def objective(number: int, table: Table) -> int:
    return int(score_objective(table.state, 0, number - 1))


@pytest.mark.rule("RC-OBJ-01", "RC-OBJ-04", "RC-OBJ-07", "RC-OBJ-11", "RC-OBJ-14", "RC-OBJ-22")
def test_objectives_that_return_goods() -> None:
    for number, kind in ((1, "lumber"), (4, "stone"), (11, "brick")):
        assert objective(number, guild("scribes", 1).give(0, **{kind: 1})) == 0
        table = guild("scribes", 1).give(0, **{kind: 3})
        assert objective(number, table) == 2
        assert table.stored(0) == {kind: 1}
    table = guild("scribes", 1).side(0, rubles=5)
    assert (objective(7, table), table.rubles(0)) == (2, 1)
    assert objective(7, guild("scribes", 1).side(0, rubles=3)) == 0
    table = guild("scribes", 1).give(0, gold=1, green_jewel=1, purple_jewel=2)
    assert (objective(14, table), table.stored(0)) == (3, {"green_jewel": 1, "purple_jewel": 1})
    table = guild("scribes", 1).give(0, gold=1, green_jewel=1, purple_jewel=1)
    assert (objective(14, table), table.stored(0)) == (3, {"purple_jewel": 1})
    assert objective(14, guild("scribes", 1).give(0, green_jewel=2)) == 0


@pytest.mark.rule("RC-OBJ-02", "RC-OBJ-03", "RC-OBJ-08")
def test_objectives_about_sections_and_tiles() -> None:
    table = guild("scribes", 1).claim(0, "1-1", done=True).claim(0, "1-2")
    assert (objective(2, table), objective(8, table)) == (0, 0)
    table = guild("scribes", 1).claim(0, "1-1", done=True).claim(0, "1-2", done=True).claim(0, "1-3")
    assert (objective(2, table), objective(8, table)) == (3, 0)
    table = guild("scribes", 1).claim(0, "1-1", done=True).claim(0, "1-2", done=True).claim(0, "1-3", done=True)
    assert objective(8, table) == 2
    for up in (True, False):
        tiles = guild("scribes", 1)
        for name in ("1-1", "1-2", "1-3", "2-1", "2-2"):
            tiles.claim(0, name, up=True)
        tiles.claim(0, "2-3", up=up)
        assert objective(3, tiles) == (3 if up else 0)


@pytest.mark.rule("RC-OBJ-05", "RC-OBJ-15", "RC-OBJ-23")
def test_objectives_about_towers() -> None:
    table = guild("scribes", 1).claim(0, "1-1").claim(0, "2-1").claim(1, "3-1", done=True, ornament=(0, 0))
    assert (objective(15, table), objective(5, table)) == (6, 4)  # EX-OBJ-1
    table = guild("scribes", 1, seats=3).claim(0, "1-1").claim(0, "2-1").claim(0, "3-1")
    assert (objective(15, table), objective(5, table)) == (3, 4)  # EX-OBJ-2
    solo = Table(1, fourth_guild="scribes").claim(0, "1-1").claim(0, "2-1").claim(0, "3-1")
    assert (objective(15, solo), objective(5, solo)) == (6, 4)


@pytest.mark.rule("RC-OBJ-06", "RC-OBJ-09", "RC-OBJ-10", "RC-OBJ-12", "RC-OBJ-13")
def test_objectives_about_ornamentations() -> None:
    table = guild("scribes", 1)
    assert (objective(6, table), objective(10, table)) == (8, 0)
    table = guild("scribes", 1).side(0, pieces={"door": 1, "arch": 2}, removed={"cross": 1})
    assert objective(6, table) == 8  # one removed from the game was not built
    gone = guild("scribes", 1).side(0, pieces={"arch": 1}, removed={"cross": 1}).claim(0, "1-1", done=True)
    gone.claim(1, "1-2", done=True).claim(1, "1-3", done=True)
    gone.section("1-1")["ornament"] = gone.section("1-2")["ornament"] = [0, 0]
    assert (objective(6, gone), objective(10, gone)) == (4, 0)
    rest = guild("scribes", 1).side(0, pieces={}, removed={"cross": 1}).claim(0, "1-1", done=True)
    rest.claim(1, "1-2", done=True).claim(1, "2-1", done=True).claim(1, "2-2", done=True)
    for name in ("1-1", "1-2", "2-2"):
        rest.section(name)["ornament"] = [0, 0]
    assert (objective(6, rest), objective(10, rest)) == (2, 0)  # three built, none left, and still not all four
    table = guild("scribes", 1).claim(0, "1-1", done=True, ornament=(0, 0)).claim(1, "1-2", done=True, ornament=(0, 0))
    table.claim(1, "1-3", done=True, ornament=(0, 0)).claim(1, "2-1").claim(1, "2-2", done=True, ornament=(0, 0))
    assert (objective(9, table), objective(13, table)) == (3, 1)
    assert (objective(10, table), objective(12, table), objective(6, table)) == (2, 3, 0)
    fewer = guild("scribes", 1).claim(0, "1-1", done=True, ornament=(0, 0)).claim(1, "1-2", done=True, ornament=(0, 0))
    assert (objective(10, fewer), objective(12, fewer)) == (0, 0)


@pytest.mark.rule("RC-OBJ-21", "RC-OBJ-22", "RC-SCORE-01", "RC-DP-04")
def test_objectives_come_before_leftovers() -> None:
    table = guild("scribes", 1).hand(0, "O01").give(0, lumber=2).side(0, rubles=4, pos=0).side(1, rubles=0)
    state = table.state
    final_scoring(state)  # EX-OBJ-3
    assert table.pos(0) == 9
    assert [int(points) for points in state.scored[:5]] == [0, 2, 0, 0, 0]
