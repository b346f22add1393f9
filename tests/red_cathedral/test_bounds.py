"""Effects at their bounds: the permit limit, costs of several items, least and most, what a fee leaves (RC-EFF)."""

from __future__ import annotations

from pathlib import Path

import pytest

from guildhall.core.rule import Reason
from guildhall.games.red_cathedral.game import RedCathedralGame
from tests.red_cathedral.script import RUBLE, Table
from tests.red_cathedral.test_contractors import specialist, table_with
from tests.red_cathedral.test_data import pack, swap
from tests.red_cathedral.test_guilds import guild, visit


def tile_of(folder: Path, effect: str) -> RedCathedralGame:
    """The game with another effect on the workshop tile W01."""
    return pack(folder, workshop_tiles__csv=swap("gain 2 lumber", effect))


def with_tile(game: RedCathedralGame, rubles: int = 3, **goods: int) -> Table:
    """Seat 0 visits the market with its die, and the tile lies face up in its own space."""
    table = Table(2, game=game).claim(0, "1-1", space="red", up=True).side(0, rubles=rubles, pos=0).give(0, **goods)
    return table.market("red", RUBLE)


# -- the permit limit --------------------------------------------------------------------------------------


@pytest.mark.rule("RC-PERMIT-02", "RC-EFF-03")
@pytest.mark.parametrize(("held", "after"), [(0, 3), (3, 6), (4, 6), (6, 6)])
def test_permits_beyond_the_limit_are_lost(held: int, after: int) -> None:
    table = specialist("S07").side(0, permits=held)
    table.market("black", 8).plays("specialist")
    assert table.of(0)["permits"] == after
    gained = [{"seat": 0, "goods": {"permit": after - held}}] if after > held else []
    assert table.told("gain") == gained


def permits_of_choice(folder: Path, effect: str, held: int) -> Table:
    """Seat 0 activates a tile that gives permits among other things."""
    game = pack(folder, workshop_tiles__csv=swap("gain 1 permit", effect))
    table = Table(2, game=game, contractors="on", fourth_guild="clergy").tile("1-1", "WX1")
    table.claim(0, "1-1", space="red", up=True).side(0, permits=held, rubles=0, pos=0)
    return table.market("red", RUBLE).plays("activate red")


@pytest.mark.rule("RC-EFF-04", "RC-PERMIT-02")
def test_a_permit_of_choice_needs_room(tmp_path: Path) -> None:
    table = permits_of_choice(tmp_path, "gain 2 ruble/permit", 5).plays("take permit")
    assert (table.of(0)["permits"], table.rubles(0)) == (6, 1)  # the other piece could only be a ruble
    full = permits_of_choice(tmp_path, "gain 2 ruble/permit", 4)
    for _ in range(2):
        assert full.legal() == ["take ruble", "take permit"]
        full.plays("take permit")
    assert (full.of(0)["permits"], full.rubles(0)) == (6, 0)


@pytest.mark.rule("RC-EFF-04", "RC-PERMIT-02")
def test_the_seventh_permit_is_refused_with_its_numbers(tmp_path: Path) -> None:
    table = permits_of_choice(tmp_path, "gain 2 ruble/permit/rp", 6)
    assert table.legal() == ["take ruble", "take rp"]
    assert table.reason("take permit") == Reason("RC-EFF-04", "", 6, 6)
    assert table.refused("take lumber") == "RC-EFF-04"  # not one of those offered


# -- costs of several items --------------------------------------------------------------------------------


@pytest.mark.rule("RC-EFF-01", "RC-EFF-02")
def test_a_jewel_and_gold_are_two_things() -> None:
    for goods in ({"gold": 1}, {"green_jewel": 1}, {"gold": 2}, {"green_jewel": 1, "purple_jewel": 1}):
        table = visit(Table(2).cards("CR1", "TE1", "ME1", "CL3").give(0, **goods))
        assert table.refused("influence 4b") == "RC-EFF-01"
    one = visit(Table(2).cards("CR1", "TE1", "ME1", "CL3").side(0, pos=0).give(0, gold=1, purple_jewel=1))
    one.plays("influence 4b")  # one way to pay: nothing is asked
    assert (one.stored(0), one.pos(0), one.pending) == ({}, 5, "market")
    either = visit(
        Table(2).cards("CR1", "TE1", "ME1", "CL3").side(0, pos=0).give(0, gold=1, green_jewel=1, purple_jewel=1)
    )
    either.plays("influence 4b")
    assert either.legal() == ["pay green_jewel", "pay purple_jewel"]
    assert either.plays("pay green_jewel").stored(0) == {"purple_jewel": 1}


@pytest.mark.rule("RC-EFF-01", "RC-EFF-02")
def test_what_a_later_item_needs_is_not_spent_on_an_earlier_one(tmp_path: Path) -> None:
    game = tile_of(tmp_path, "pay 1 jewel + 1 green_jewel ; gain 1 pp")
    assert with_tile(game, green_jewel=1).refused("activate red") == "RC-EFF-01"
    assert with_tile(game, purple_jewel=2).refused("activate red") == "RC-EFF-01"
    assert with_tile(game, green_jewel=2).plays("activate red").stored(0) == {}
    both = with_tile(game, green_jewel=1, purple_jewel=1).plays("activate red")
    assert (both.stored(0), both.pending) == ({}, "market")  # the purple one first: the green one is needed
    more = with_tile(game, green_jewel=2, purple_jewel=1).plays("activate red")
    assert more.legal() == ["pay green_jewel", "pay purple_jewel"]
    spare = with_tile(game, green_jewel=1, purple_jewel=2)
    assert spare.plays("activate red").stored(0) == {"purple_jewel": 1}


@pytest.mark.rule("RC-EFF-02")
def test_a_unit_that_a_later_item_needs_is_refused_with_numbers(tmp_path: Path) -> None:
    game = tile_of(tmp_path, "pay 1 material + 2 green_jewel ; gain 1 pp")
    table = with_tile(game, green_jewel=2, lumber=1, brick=1).plays("activate red")
    assert table.legal() == ["pay lumber", "pay brick"]
    assert table.reason("pay green_jewel") == Reason("RC-EFF-02", "", 1, 0)
    assert table.refused("pay ruble") == "RC-EFF-02"
    assert table.plays("pay brick").stored(0) == {"lumber": 1}


@pytest.mark.rule("RC-EFF-02", "RC-EFF-03")
def test_what_is_paid_counts_over_all_items(tmp_path: Path) -> None:
    game = tile_of(tmp_path, "pay 1 gold + 1..2 ruble + 1 lumber ; gain 1 rp per paid")
    table = with_tile(game, rubles=5, gold=1, lumber=2).plays("activate red")
    assert table.legal() == ["spend 1", "spend 2"]
    assert table.refused("spend 3") == "RC-EFF-02"
    table.plays("spend 2")
    assert (table.pos(0), table.rubles(0), table.stored(0)) == (4, 3, {"lumber": 1})
    exact = with_tile(game, rubles=1, gold=1, lumber=1).plays("activate red")
    assert (exact.pos(0), exact.rubles(0), exact.stored(0)) == (3, 0, {})
    assert with_tile(game, rubles=0, gold=1, lumber=1).refused("activate red") == "RC-EFF-01"
    assert with_tile(game, rubles=1, gold=1).refused("activate red") == "RC-EFF-01"


@pytest.mark.rule("RC-EFF-01", "RC-EFF-02")
def test_every_item_after_a_choice_is_paid(tmp_path: Path) -> None:
    game = tile_of(tmp_path, "pay 1 jewel + 1 lumber + 2 brick ; gain 1 rp")
    goods = {"green_jewel": 1, "purple_jewel": 1, "lumber": 1, "brick": 2}
    table = with_tile(game, **goods).plays("activate red", "pay green_jewel")
    assert (table.pos(0), table.stored(0), table.pending) == (1, {"purple_jewel": 1}, "market")
    for kind in goods:
        short = {**goods, kind: goods[kind] - 1, "gold": 1}
        short.pop("purple_jewel" if kind == "green_jewel" else "", None)
        assert ("activate red" in with_tile(game, **short).legal()) == (kind == "purple_jewel")


@pytest.mark.rule("RC-EFF-01", "RC-EFF-12")
def test_a_fee_of_several_kinds_leaves_enough_for_what_follows(tmp_path: Path) -> None:
    game = tile_of(tmp_path, "pay 1 gold + 2 lumber + 1 brick ; gain 1 rp ; pay 1 lumber + 1 brick ; gain 1 pp")
    for short in ({"gold": 1, "lumber": 2, "brick": 2}, {"gold": 1, "lumber": 3, "brick": 1}):
        assert with_tile(game, **short).reason("activate red") == Reason("RC-EFF-01", "rest")
    assert with_tile(game, lumber=3, brick=2).reason("activate red") == Reason("RC-EFF-01", "gold", 1, 0)
    enough = with_tile(game, gold=1, lumber=3, brick=2).plays("activate red")
    assert (enough.stored(0), enough.pos(0)) == ({}, 5)


@pytest.mark.rule("RC-EFF-04", "RC-INV-02", "RC-INV-06")
def test_a_material_of_choice_needs_room_and_supply(tmp_path: Path) -> None:
    full = with_tile(tile_of(tmp_path, "gain 2 lumber/ruble/rp"), brick=5, stone=1).plays("activate red")
    assert full.legal() == ["take ruble", "take rp"]
    assert full.refused("take lumber") == "RC-EFF-04"
    game = tile_of(tmp_path, "gain 2 green_jewel/ruble/rp")
    none = Table(2, game=game).claim(0, "1-1", space="red", up=True).give(0, green_jewel=4).give(1, green_jewel=6)
    none.market("red", RUBLE).plays("activate red")
    assert none.legal() == ["take ruble", "take rp"]
    assert none.refused("take green_jewel") == "RC-EFF-04"


@pytest.mark.rule("RC-INV-03", "RC-GUILD-JEWELERS-02")
def test_diamonds_may_be_what_is_kept(tmp_path: Path) -> None:
    game = pack(tmp_path, influence_cards__csv=swap("gain 1 material,once", "gain 2 diamond + 2 lumber,once"))
    table = Table(2, game=game, fourth_guild="jewelers", fourth_guild_card="1").give(0, gold=4)
    table.market("red", 2).plays("influence 1a")
    assert (table.pending, table.legal()) == ("keep", ["keep lumber", "keep diamond"])
    table.plays("keep diamond", "keep diamond")
    assert (table.stored(0), table.pending) == ({"gold": 4, "diamond": 2}, "market")


@pytest.mark.rule("RC-EFF-01", "RC-EFF-02")
def test_only_what_leaves_no_choice_is_shown(tmp_path: Path) -> None:
    game = tile_of(tmp_path, "pay 1 gold + 1..2 ruble + 2 lumber ; gain 2 rp + 1 pp + 3 brick")
    table = with_tile(game, gold=1, lumber=2)
    shows = table.state.shows(0, table.setup.catalogue.number("activate red"))
    assert (shows.cost, shows.gain) == ({"gold": 1, "lumber": 2}, {"rp": 2, "pp": 1, "brick": 3})


@pytest.mark.rule("RC-INV-02", "RC-INV-03", "RC-INV-06")
def test_a_kind_that_has_run_out_is_no_choice(tmp_path: Path) -> None:
    """Of green jewels and lumber only lumber is there: what fits of it comes in one gain, nothing is asked."""
    game = tile_of(tmp_path, "gain 1 green_jewel + 3 lumber")
    table = Table(2, game=game).claim(0, "1-1", space="red", up=True).give(0, green_jewel=4).give(1, green_jewel=6)
    table.market("red", RUBLE).plays("activate red")
    assert (table.told("gain"), table.pending) == ([{"seat": 0, "goods": {"lumber": 2}}], "market")


@pytest.mark.rule("RC-EFF-01", "RC-TRACK-06", "RC-TRACK-07")
def test_prestige_and_recognition_as_a_cost(tmp_path: Path) -> None:
    game = tile_of(tmp_path, "pay 2 pp ; gain 1 gold")
    for pos, payable in ((9, False), (10, True), (13, True)):
        table = Table(2, game=game).claim(0, "1-1", space="red", up=True).side(0, pos=pos).market("red", RUBLE)
        assert ("activate red" in table.legal()) == payable
        if payable:
            assert table.plays("activate red").pos(0) == 5
    points = tile_of(tmp_path, "pay 2 rp ; gain 1 gold")
    for pos, payable in ((1, False), (2, True)):
        table = Table(2, game=points).claim(0, "1-1", space="red", up=True).side(0, pos=pos).market("red", RUBLE)
        assert ("activate red" in table.legal()) == payable


# -- least and most ----------------------------------------------------------------------------------------


@pytest.mark.rule("RC-EFF-02")
def test_from_one_to_five_rubles() -> None:
    for rubles, answers in ((2, ["spend 1", "spend 2"]), (7, [f"spend {n}" for n in range(1, 6)])):
        table = specialist("S19").side(0, rubles=rubles, pos=0)
        table.market("black", 8).plays("specialist")
        assert table.legal() == answers
        found = [table.setup.catalogue.text(action) for action in table.state.candidates(0)]
        assert found == answers  # rubles are one amount, never `pay ruble`
        assert table.refused("pay ruble") == "RC-EFF-02"
        assert table.refused("stop") == "RC-EFF-02"
        table.plays(answers[-1])
        assert (table.pos(0), table.rubles(0)) == (len(answers), rubles - len(answers))
    poor = specialist("S19").side(0, rubles=2, pos=0)
    poor.market("black", 8).plays("specialist")
    assert poor.reason("spend 3") == Reason("RC-EFF-02", "", 3, 2)
    assert poor.reason("spend 6") == Reason("RC-EFF-02")
    single = specialist("S19").side(0, rubles=1, pos=0)
    single.market("black", 8).plays("specialist")
    assert (single.pos(0), single.rubles(0)) == (1, 0)
    none = specialist("S19").side(0, rubles=0)
    none.market("black", 8)
    assert none.refused("specialist") == "RC-SPEC-03"


@pytest.mark.rule("RC-EFF-02")
def test_one_or_two_of_choice() -> None:
    table = visit(Table(2).cards("CR1", "TE1", "ME1", "CL1").side(0, pos=0).give(0, gold=2, green_jewel=1))
    table.plays("influence 4b")
    assert table.legal() == ["pay gold", "pay green_jewel"]
    assert table.refused("stop") == "RC-EFF-02"  # one is the least
    table.plays("pay gold")
    assert table.legal() == ["pay gold", "pay green_jewel", "stop"]
    assert table.plays("stop").pos(0) == 2
    most = visit(Table(2).cards("CR1", "TE1", "ME1", "CL1").side(0, pos=0).give(0, gold=3))
    most.plays("influence 4b", "pay gold")  # the first leaves no choice
    assert (most.pos(0), most.stored(0), most.pending) == (4, {"gold": 1}, "market")
    least = visit(Table(2).cards("CR1", "TE1", "ME1", "CL1").side(0, pos=0).give(0, gold=1))
    assert least.plays("influence 4b").pos(0) == 2


@pytest.mark.rule("RC-EFF-03", "RC-EFF-11")
def test_a_gain_that_counts_nothing_gives_nothing() -> None:
    sent = visit(guild("contractors", 2, contractors="on").side(0, rubles=0)).plays("influence 4b")
    assert (sent.rubles(0), sent.told("gain")) == (0, [])
    one = visit(guild("contractors", 2, contractors="on").send(0, "moscow").side(0, rubles=0)).plays("influence 4b")
    assert one.rubles(0) == 1


@pytest.mark.rule("RC-TRACK-13", "RC-TRACK-04")
def test_any_number_of_markers_on_a_space() -> None:
    """Nobody is pushed on: four markers meet on one space, by points and by a jump to a mark."""
    table = Table(4).side(0, pos=4).side(1, pos=5).side(2, pos=5).side(3, pos=5)
    table.tile("2-1", "W09").plays("claim 2-1", "banner outside", "place red up")
    assert table.pos(0) == 6
    meet = Table(4).side(0, pos=3).side(1, pos=5).side(2, pos=5).side(3, pos=5).tile("2-1", "W09")
    meet.plays("claim 2-1", "banner outside", "place red up")
    assert [meet.pos(side) for side in range(4)] == [5, 5, 5, 5]
    jump = Table(4).side(0, pos=3, rubles=9).side(1, pos=5).side(2, pos=5).side(3, pos=9).tile("2-1", "W28")
    jump.plays("claim 2-1", "banner outside", "place red up", "accept")
    assert [jump.pos(side) for side in range(4)] == [5, 5, 5, 9]


@pytest.mark.rule("RC-FREE-08", "RC-FREE-04", "RC-FREE-06", "RC-PROP-19")
@pytest.mark.parametrize("first", ["sell", "reroll 1"])
def test_rubles_and_a_roll_in_either_order_and_each_in_one_moment(first: str) -> None:
    """Once each in a turn, at different moments; with the module permits beside them, any number of times."""
    table = table_with().side(0, pos=40, permits=2)
    other = "reroll 2" if first == "sell" else "sell"
    table.plays(first, *(["stop"] if first == "sell" else []), "move black +0", "permit")
    again = "sell" if first == "sell" else "reroll 3"
    assert table.refused(again) == ("RC-FREE-04" if again == "sell" else "RC-FREE-06")
    table.plays(other, *(["stop"] if other == "sell" else []), "finish", "permit")
    assert table.refused("sell") == "RC-FREE-04"
    assert table.refused("reroll 1") == "RC-FREE-06"
    table.plays("end", "move white +0", "finish", "end")
    assert table.seat == 0
    assert "sell" in table.legal()  # a new turn, new moments
    assert table.offers("reroll")


@pytest.mark.rule("RC-PROP-19", "RC-SERV-02", "RC-TURN-02")
def test_one_basic_action_and_one_service_a_turn() -> None:
    table = guild("brickmakers", 1).service(0, "V1", "V5").side(0, pos=0, rubles=0)
    table.plays("service V1")
    assert table.refused("service V5") == "RC-SERV-02"
    table.plays("move red +0", "finish")
    for text in ("move white +0", "claim 1-1", "pass"):
        assert table.refused(text) == "RC-TURN-02"
    assert table.refused("service V5") == "RC-SERV-02"
    table.plays("end", "move green +0", "finish", "end", "service V5")
    assert table.pos(0) == 3


# -- what effects count and choose ---------------------------------------------------------------------------


@pytest.mark.rule("RC-EFF-11")
@pytest.mark.parametrize("die", ["white", "green"])
def test_dice_are_counted_where_the_moved_die_ended(die: str) -> None:
    """Two dice stand there, three where the tile's own die does; outside a market action that one counts."""
    table = guild("workers", 1).tile("1-1", "W22").claim(0, "1-1", space="red", up=True)
    table.dice(blue=(7, 3), red=(2, 1), yellow=(2, 2)).dice(**{"green" if die == "white" else "white": (2, 4)})
    table.market(die, 7).plays("influence 4a")
    assert table.state.prompt(0)[1] == {"count": 2}
    away = guild("brickmakers", 1).service(0, "V3").tile("1-1", "W22").claim(0, "1-1", space="red", up=True)
    away.dice(red=(2, 1), yellow=(2, 2), green=(2, 4)).plays("service V3")
    assert away.state.prompt(0)[1] == {"count": 3}


@pytest.mark.rule("RC-EFF-11")
@pytest.mark.parametrize(("die", "count"), [("white", 2), ("red", 2), ("yellow", 2)])
def test_a_card_counts_the_dice_of_the_end_space(die: str, count: int) -> None:
    table = Table(2).cards("CR1", "TE1", "ME1", "CL2").dice(blue=(7, 3)).side(0, pos=0)
    assert table.market(die, 7).plays("influence 4a").pos(0) == count


@pytest.mark.rule("RC-EFF-06", "RC-GUILD-WORKERS-02", "RC-GUILD-WORKERS-03")
def test_own_tiles_and_those_of_others_are_two_things() -> None:
    def laid(seats: int = 2) -> Table:
        table = guild("workers", 1, seats).claim(0, "1-1", space="blue", up=True).claim(0, "3-1", space="red", up=True)
        table.claim(1, "2-1", space="blue", up=True).claim(1, "4-1", space="green", up=True).side(0, rubles=1)
        return visit(table)

    own = laid().plays("influence 4a")
    assert own.legal() == ["activate red", "activate blue"]
    assert own.refused("borrow 2 blue") == "RC-EFF-06"
    assert own.refused("borrow 1 blue") == "RC-EFF-06"
    other = laid().plays("influence 4b")
    assert other.legal() == ["borrow 2 green", "borrow 2 blue"]
    assert other.refused("activate red") == "RC-EFF-06"
    for text in ("borrow 1 blue", "borrow 2 red", "borrow 3 blue", "decline"):
        assert other.refused(text) == "RC-EFF-06"


@pytest.mark.rule("RC-EFF-06", "RC-SPEC-14")
def test_a_chosen_tile_is_not_chosen_again() -> None:
    def laid(rubles: int) -> Table:
        table = specialist("S15").tile("1-1", "W26").claim(0, "1-1", space="red", up=True)
        table.claim(0, "2-1", space="blue", up=True).side(0, rubles=rubles)
        table.market("black", 8)
        return table.plays("specialist", "branch 1")

    assert laid(2).plays("decline").pending == "market"  # at once, too
    rich = laid(2).plays("activate red", "take gold")
    assert rich.legal() == ["activate blue", "decline"]
    assert rich.refused("activate red") == "RC-EFF-06"
    poor = laid(1).plays("activate red", "take gold")
    assert poor.reason("activate red") == Reason("RC-EFF-01", "ruble", 1, 0)  # nor could it be paid
    assert poor.refused("activate green") == "RC-MKT-21"  # no tile there


@pytest.mark.rule("RC-GUILD-BRICKMAKERS-02")
@pytest.mark.parametrize("last", [f"V{number}" for number in range(1, 9)])
def test_the_last_service_on_the_display(last: str) -> None:
    taken = [f"V{number}" for number in range(1, 9) if f"V{number}" != last]
    table = visit(guild("brickmakers", 1).service(1, *taken).give(0, brick=2)).plays("influence 4a")
    assert (table.of(0)["services"], table.stored(0)) == ({last: 1}, {})
    none = visit(guild("brickmakers", 1).service(1, *taken, last).give(0, brick=2))
    assert none.reason("influence 4a") == Reason("RC-GUILD-BRICKMAKERS-02", "none")
