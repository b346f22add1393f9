"""The market, the Inventory and the supply (RC-MKT, RC-INV), with the examples of 13.4."""

from __future__ import annotations

import pytest

from tests.red_cathedral.script import Table


@pytest.mark.rule("RC-MKT-01", "RC-MKT-02", "RC-MKT-07")
def test_a_die_moves_what_it_shows() -> None:
    table = Table(2).dice(yellow=(7, 3), red=(8, 1), blue=(8, 1), green=(8, 2), white=(5, 4))
    move = next(m for m in table.view()["market"]["moves"] if m["text"] == "move yellow +0")
    assert (move["space"], move["dice"], move["gives"], move["quadrant"]) == (2, 1, {"lumber": 2}, 1)
    table.plays("move yellow +0")  # over the full space 8
    assert table.place("yellow") == 2
    assert [card["quadrant"] for card in table.view()["market"]["cards"]] == [1, 2, 3, 4]


@pytest.mark.rule("RC-MKT-03", "RC-MKT-05", "RC-MKT-06", "RC-MKT-08")
def test_extra_spaces_for_white_and_own_dice() -> None:
    full = {"white": (4, 2), "green": (4, 1), "blue": (4, 1), "yellow": (8, 1), "red": (1, 3)}
    table = Table(2).dice(**full).side(0, rubles=1)
    assert table.refused("move red +0") == "RC-MKT-06"
    assert "move red +1" in table.legal()  # EX-MKT-3
    assert table.refused("move red +2") == "RC-MKT-05"
    assert table.refused("move green +1") == "RC-MKT-03"
    blue = Table(3).dice(**full).turn(2).side(2, rubles=5)
    assert not [text for text in blue.offers("move") if "red" in text]
    table.plays("move red +1")
    assert (table.place("red"), table.rubles(0)) == (5, 0)


@pytest.mark.rule("RC-MKT-03", "RC-MKT-06")
def test_a_full_lap_onto_its_own_space() -> None:
    table = Table(2).dice(white=(3, 6), green=(3, 1), blue=(3, 1)).side(0, rubles=2)
    table.plays("move white +2")  # EX-MKT-5
    assert table.place("white") == 3
    table.plays("obtain")
    assert table.stored(0) == {"brick": 6}


@pytest.mark.rule("RC-MKT-04", "RC-MKT-08", "RC-MKT-09", "RC-TURN-03", "RC-TURN-04", "RC-FREE-02")
def test_six_dice_can_block_each_other() -> None:
    places = dict.fromkeys(("red", "green", "blue"), (1, 4)) | dict.fromkeys(("yellow", "white", "black"), (5, 4))
    table = Table(2, contractors="on", fourth_guild="clergy").dice(**places).side(0, rubles=0, permits=0)
    for name in ("1-1", "1-2", "1-3", "2-1", "2-2", "2-3"):
        table.claim(0, name)
    assert table.legal() == ["pass"]  # EX-MKT-4
    table.plays("pass")
    assert table.pending == "after"
    table = Table(2, contractors="on", fourth_guild="clergy").dice(**places).side(0, rubles=1)
    assert table.offers("move") == ["move white +1", "move red +1", "move black +1"]
    assert table.refused("pass") == "RC-TURN-04"


@pytest.mark.rule("RC-MKT-09", "RC-PROP-21")
def test_five_dice_never_block() -> None:
    """Two full spaces need six dice: with three on one space two others can stop at most two moves."""
    for d in range(1, 7):
        places = dict.fromkeys(("white", "red", "green"), (1, d)) | {
            "blue": (1 + d if d < 8 else 1, 8 - d if d > 1 else 1)
        }
        table = Table(2).dice(**places, yellow=((d % 8) + 1, 1)).side(0, rubles=0)
        assert table.offers("move")


@pytest.mark.rule("RC-MKT-10", "RC-MKT-11", "RC-EFF-02")
def test_market_actions_in_any_order_each_once() -> None:
    table = Table(2).cards("CR1", "ME1", "TE1", "CL1")
    table.market("red", 3)
    assert table.refused("influence 2a") == "RC-EFF-01"  # no bricks yet
    table.plays("obtain", "influence 2a", "again")  # EX-MKT-2: two dice gave 4 bricks
    assert table.stored(0) == {"green_jewel": 2}
    assert table.refused("obtain") == "RC-MKT-10"
    assert table.refused("influence 2b") == "RC-MKT-18"
    table.plays("finish")
    assert table.pending == "after"


@pytest.mark.rule("RC-MKT-11")
def test_multiplied_by_the_dice_there() -> None:
    table = Table(2).dice(green=(2, 5))
    table.market("red", 2)
    assert table.plays("obtain").stored(0) == {"lumber": 4}  # EX-MKT-1


@pytest.mark.rule("RC-MKT-12", "RC-PERMIT-03")
def test_also_rubles_rp_and_permits() -> None:
    table = Table(2).dice(white=(8, 2), green=(8, 2)).side(0, rubles=0)
    table.market("red", 8)
    assert table.plays("obtain").rubles(0) == 6
    table = Table(2).dice(white=(1, 2), green=(1, 2))
    table.market("red", 1)
    assert table.plays("obtain").pos(0) == 3
    table = Table(2, contractors="on", fourth_guild="clergy").side(0, permits=0)
    table.market("red", 1)
    assert table.plays("obtain").of(0)["permits"] == 4


@pytest.mark.rule("RC-MKT-13", "RC-MKT-18", "RC-GUILD-01")
def test_influence_is_that_of_the_quadrant() -> None:
    table = Table(2).dice(green=(2, 1))
    table.market("red", 2)
    assert table.refused("influence 2a") == "RC-MKT-13"
    table.plays("influence 1a", "take gold")
    assert table.stored(0) == {"gold": 1}  # not multiplied by the two dice


@pytest.mark.rule("RC-MKT-14", "RC-MKT-15", "RC-EFF-10", "RC-SERV-12")
def test_lightning_strikes_once_a_turn_whatever_grants_it() -> None:
    table = Table(2, fourth_guild="brickmakers").service(0, "V2")
    table.market("red", 2)
    table.plays("influence 1a", "take gold", "service V2")
    assert table.refused("influence 1a") == "RC-MKT-15"
    table.plays("influence 2a")
    assert table.pending == "market"
    table = Table(2, fourth_guild="brickmakers").service(0, "V2")
    table.market("red", 2)
    table.plays("service V2", "influence 1a", "take gold")
    assert table.refused("influence 1a") == "RC-MKT-14"


@pytest.mark.rule("RC-MKT-16", "RC-MKT-17")
def test_infinity_goes_on_as_long_as_it_can_be_paid() -> None:
    table = Table(2).side(0, rubles=7)
    table.market("red", 2)
    table.plays("influence 1b", "take gold", "take gold")
    assert table.legal() == ["again", "stop"]
    assert table.refused("influence 1b") == "RC-MKT-17"
    table.plays("again", "take stone", "take stone")
    assert (table.rubles(0), table.pending) == (1, "market")  # no third time for 1 ruble
    table = Table(2).side(0, rubles=7)
    table.market("red", 2)
    table.plays("influence 1b", "take gold", "take gold", "stop")
    assert table.refused("influence 1b") == "RC-MKT-18"


@pytest.mark.rule("RC-MKT-19", "RC-MKT-21", "RC-EFF-06")
def test_the_tile_of_the_moved_colour() -> None:
    table = Table(2).claim(0, "1-1", space="red", up=True).claim(0, "2-1", space="green", up=True).dice(green=(8, 1))
    table.claim(0, "3-1", space="blue")
    table.market("red", 8)
    assert table.refused("activate green") == "RC-MKT-19"
    table.plays("activate red")
    assert table.stored(0) == {"lumber": 2}  # once, whatever dice are there
    assert table.refused("activate red") == "RC-MKT-10"
    down = Table(2).claim(0, "3-1", space="blue")
    down.market("blue", 8)
    assert down.refused("activate blue") == "RC-MKT-21"
    empty = Table(2)
    empty.market("red", 8)
    assert empty.refused("activate red") == "RC-MKT-21"


@pytest.mark.rule("RC-MKT-20")
def test_one_of_two_white_tiles() -> None:
    table = Table(2).claim(0, "1-1", space="white-a", up=True).claim(0, "2-1", space="white-b", up=True)
    table.market("white", 8)
    assert table.offers("activate") == ["activate white-a", "activate white-b"]
    table.plays("activate white-b")  # EX-MKT-6
    assert table.stored(0) == {"gold": 1}
    assert table.refused("activate white-a") == "RC-MKT-20"


@pytest.mark.rule("RC-MKT-21", "RC-EFF-11")
def test_what_counts_dice() -> None:
    table = Table(3).tile("1-1", "W22").claim(0, "1-1", space="red", up=True).dice(green=(2, 3))
    table.market("red", 2)
    table.plays("activate red", "take stone", "take brick")
    assert table.stored(0) == {"brick": 1, "stone": 1}  # two dice in the space
    table = Table(3).tile("1-1", "W22").dice(red=(4, 1), blue=(4, 1), green=(4, 1)).plays("claim 1-1", "banner outside")
    table.plays("place red up")  # outside the market: the space of the red die, with three dice
    table.plays("take stone", "take stone", "take stone")
    assert table.stored(0) == {"stone": 3}
    table = Table(2).cards("CR1", "TE1", "ME1", "CL2").dice(white=(7, 1), green=(7, 1))
    table.market("red", 7)
    assert table.plays("influence 4a").pos(0) == 3


@pytest.mark.rule("RC-MKT-22", "RC-SPEC-01", "RC-SPEC-02", "RC-SPEC-11")
def test_the_black_die_uses_the_specialist() -> None:
    table = (
        Table(2, contractors="on", fourth_guild="clergy").token("S08", "board").claim(0, "1-1", space="red", up=True)
    )
    table.market("black", 8)
    assert table.refused("activate red") == "RC-MKT-19"
    table.plays("specialist")
    assert table.pos(0) == 3
    assert (table.of(0)["specialist"], table.of(0)["tools"]) == (None, {"saw": 1})
    assert table.refused("specialist") == "RC-SPEC-01"
    other = Table(2, contractors="on", fourth_guild="clergy").token("S08", "board")
    other.market("red", 8)
    assert other.refused("specialist") == "RC-SPEC-01"


@pytest.mark.rule("RC-MKT-23", "RC-PROP-20", "RC-RNG-03")
def test_the_end_space_is_rolled_and_stays() -> None:
    seen = set()
    for seed in range(12):
        table = Table(2, seed=seed).dice(white=(2, 2), green=(3, 4))
        table.market("red", 2)
        table.plays("finish")
        assert (table.place("red"), table.place("white")) == (2, 2)
        assert table.value("green") == 4
        seen.add((table.value("white"), table.value("red")))
    assert len(seen) > 3
    assert table.refused("finish") == "RC-TURN-02"


# -- Inventory and supply ----------------------------------------------------------------------------------


@pytest.mark.rule("RC-INV-01", "RC-INV-02", "RC-EFF-03")
def test_no_more_than_fits() -> None:
    table = Table(2).give(0, gold=5).dice(white=(2, 1))
    table.market("red", 2)
    assert table.plays("obtain").stored(0) == {"gold": 5, "lumber": 1}  # EX-INV-1
    full = Table(2).give(0, gold=6)
    full.market("red", 2)
    assert full.plays("obtain").stored(0) == {"gold": 6}  # legal though all is lost


@pytest.mark.rule("RC-INV-03", "RC-EFF-09")
def test_mixed_kinds_that_do_not_fit_are_chosen() -> None:
    table = Table(3).tile("1-1", "W18").claim(0, "1-1", space="red", up=True).give(0, gold=5)
    table.market("red", 8)
    table.plays("activate red")  # EX-INV-2
    assert table.legal() == ["keep brick", "keep stone"]
    assert table.refused("stop") == "RC-INV-03"
    assert table.view()["choosing"] == {"brick": 1, "stone": 1}
    assert table.plays("keep stone").stored(0) == {"gold": 5, "stone": 1}


@pytest.mark.rule("RC-INV-04")
def test_nothing_is_thrown_away() -> None:
    table = Table(2).give(0, gold=6)
    verbs = {text.split()[0] for text in table.legal()}
    assert verbs == {"claim", "move"}


@pytest.mark.rule("RC-INV-05", "RC-INV-07")
def test_rubles_need_no_room() -> None:
    table = Table(2).give(0, gold=6).side(0, rubles=99).dice(white=(8, 1), green=(8, 1))
    table.market("red", 8)
    assert table.plays("obtain").rubles(0) == 105


@pytest.mark.rule("RC-INV-06", "RC-EFF-04")
def test_the_supply_runs_out() -> None:
    table = Table(4).give(1, gold=6).give(2, gold=6).give(3, gold=2).dice(white=(5, 1))
    table.market("red", 5)
    assert table.plays("obtain").stored(0) == {"gold": 1}  # EX-INV-4
    table = Table(4).give(1, gold=6).give(2, gold=6).give(3, gold=3)
    table.market("red", 2)
    table.plays("influence 1a")
    assert table.refused("take gold") == "RC-EFF-04"
    endless = Table(4, supply="unlimited").give(1, gold=6).give(2, gold=6).give(3, gold=3)
    endless.market("red", 2)
    assert endless.plays("influence 1a", "take gold").stored(0) == {"gold": 1}
    assert endless.now["supply"].get("gold", 0) == 0


@pytest.mark.rule("RC-INV-08")
def test_boards_are_public() -> None:
    table = Table(2).give(0, gold=2).side(0, rubles=5)
    assert table.view(1)["sides"] == table.view(0)["sides"] == table.view(None)["sides"]
