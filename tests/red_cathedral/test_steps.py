"""Effects step by step: what leaves no choice is done and told as one, what is refused, left out or impossible."""

from __future__ import annotations

from pathlib import Path

import pytest

from guildhall.core.rule import Reason
from guildhall.games.red_cathedral.rules.building import deliveries_left
from tests.red_cathedral.script import LUMBER, RUBLE, Table, setup_of
from tests.red_cathedral.test_bounds import tile_of
from tests.red_cathedral.test_choices import brings
from tests.red_cathedral.test_contractors import specialist, table_with
from tests.red_cathedral.test_data import pack, swap
from tests.red_cathedral.test_guilds import guild, visit


@pytest.mark.rule("RC-EFF-01", "RC-INV-02")
def test_one_kind_is_paid_and_stored_in_one_go() -> None:
    table = Table(2).give(0, brick=2).market("red", 5).plays("influence 3a", "finish")
    assert table.told("pay") == [{"seat": 0, "goods": {"brick": 2}}]
    assert table.told("gain") == [{"seat": 0, "goods": {"green_jewel": 1}}]
    room = Table(2).dice(white=(LUMBER, 1)).give(0, gold=4).market("red", LUMBER).plays("obtain")
    assert room.told("gain") == [{"seat": 0, "goods": {"lumber": 2}}]  # of four, what fits
    none = Table(2).give(0, gold=6).market("red", LUMBER).plays("obtain")
    assert none.told("gain") == []


@pytest.mark.rule("RC-EFF-12", "RC-EFF-01")
def test_a_branch_that_cannot_be_paid(tmp_path: Path) -> None:
    game = tile_of(tmp_path, "pay 1 gold ; gain 1 pp | gain 1 rp | pay 9 ruble ; gain 1 ruble | gain 2 ruble")
    table = Table(2, game=game).claim(0, "1-1", space="red", up=True).side(0, rubles=3, pos=0)
    table.market("red", RUBLE).plays("activate red")
    assert table.legal() == ["branch 2", "branch 4"]
    assert [table.reason(f"branch {n}") for n in (1, 2, 3, 4)] == [
        Reason("RC-EFF-01", "gold", 1, 0),
        Reason(""),
        Reason("RC-EFF-01", "ruble", 9, 3),
        Reason(""),
    ]
    table.plays("branch 4")
    assert (table.rubles(0), table.pos(0)) == (5, 0)


@pytest.mark.rule("RC-EFF-09", "RC-GUILD-SHOPKEEPERS-03")
def test_parts_after_a_cost_may_be_left() -> None:
    table = visit(guild("shopkeepers", 1).side(0, rubles=2)).plays("influence 4b")
    assert table.legal() == ["part 1", "part 2", "stop"]
    table.plays("part 2", "take gold")
    assert table.legal() == ["part 1", "stop"]
    assert table.plays("stop").pending == "market"
    both = visit(guild("shopkeepers", 1).side(0, rubles=2)).plays("influence 4b", "stop")
    assert (both.pending, both.stored(0), both.rubles(0)) == ("market", {}, 0)


@pytest.mark.rule("RC-EFF-07", "RC-EFF-08")
def test_what_is_still_to_be_chosen_shows_no_gain() -> None:
    tile = specialist("S22")
    tile.market("black", 8)
    assert brings(tile, "specialist") == (("token:S22",), {}, {})
    assert brings(guild("brickmakers", 1).service(0, "V8"), "service V8") == (("service:V8",), {}, {})
    space = visit(guild("scribes", 1).side(0, pos=3))
    assert brings(space, "influence 4b")[1:] == ({"rp": 1}, {})
    die = Table(2).tile("1-1", "W13").claim(0, "1-1", space="red", up=True).market("red", RUBLE)
    assert brings(die, "activate red")[2] == {"ruble": 2}


@pytest.mark.rule("RC-GUILD-WORKERS-05", "RC-EFF-06")
def test_a_second_tile_that_nobody_could_use_is_not_declined() -> None:
    table = guild("workers", 3).tile("2-1", "W28").claim(0, "1-1", space="blue", up=True)
    table.claim(0, "2-1", space="green", up=True).side(0, rubles=2)
    visit(table).plays("influence 4b", "activate blue")
    assert (table.pending, table.stored(0)) == ("market", {"lumber": 2})
    assert table.told("decline-tile") == []


@pytest.mark.rule("RC-GUILD-JEWELERS-04")
def test_a_diamond_for_an_ornamentation() -> None:
    table = guild("jewelers", 1).claim(0, "1-1", done=True).give(0, diamond=1)
    assert table.offers("decorate-diamond") == ["decorate-diamond 1-1"]
    assert table.offers("decorate") == []
    assert table.plays("decorate-diamond 1-1").stored(0) == {}


@pytest.mark.rule("RC-SETUP-15", "RC-GUILD-JEWELERS-11")
def test_a_card_of_a_guild_that_is_drawn() -> None:
    """Without the module no guild is drawn whose wished card needs it."""
    drawn = set()
    for seed in range(60):
        cards = (
            setup_of(2, {"fourth_guild": "random", "fourth_guild_card": "3"}).start(seed).view(None)["market"]["cards"]
        )
        drawn |= {card["card"] for card in cards if card["group"] not in ("craftsmen", "teamsters", "merchants")}
    assert drawn == {"WO3", "FO3", "SH3", "AC3", "SC3", "AR3", "BR3"}


@pytest.mark.rule("RC-SOLO-04", "RC-SOLO-43")
def test_ivans_first_base_in_the_log() -> None:
    table = Table(1, solo_first_claim="human").plays("ivan 2-1")
    assert table.told("ivan-claim") == [{"section": "2-1", "tile": "W04"}]
    assert (table.at("2-1")["owner"], table.at("2-1")["tile"], table.pos(1)) == (1, None, 0)


def test_each_space_of_a_workshop_shows_its_own_side() -> None:
    table = (
        Table(2).claim(0, "1-1", space="green", up=True).claim(0, "2-1", space="white-b").claim(1, "3-1", space="blue")
    )
    assert [space["up"] for space in table.of(0)["workshop"]] == [False, True, False, False, False, False]
    assert [space["tile"] for space in table.of(0)["workshop"]] == [None, "W01", None, None, None, "W04"]
    assert [space["tile"] for space in table.of(1)["workshop"]] == [None, None, "W07", None, None, None]
    assert [space["up"] for space in table.of(1)["workshop"]] == [False] * 6


# -- at the edges of the table -----------------------------------------------------------------------------


@pytest.mark.rule("RC-EFF-05", "RC-BUILD-01")
def test_with_nothing_to_deliver_nothing_is_asked() -> None:
    table = Table(2).claim(0, "1-1").give(0, gold=1).market("red", 4).plays("influence 2a")
    assert (table.pending, table.stored(0)) == ("market", {"gold": 1})
    build = Table(2).claim(0, "1-1").give(0, lumber=3)
    assert deliveries_left(build.state) == -1
    assert deliveries_left(build.plays("deliver lumber 1-1").state) == 2


@pytest.mark.rule("RC-PEN-01", "RC-DECO-05", "RC-GUILD-FOREMEN-09", "RC-TOOL-01")
def test_every_tower_every_token_every_pair_of_jewels() -> None:
    table = Table(2).claim(0, "4-1").claim(1, "4-2", lumber=1, gold=1).card("4-2", "M07").give(1, stone=1)
    table.side(0, pos=6).turn(1).plays("deliver stone 4-2")
    assert table.pos(0) == 5
    jewels = Table(2).claim(0, "1-1", done=True).give(0, lumber=1, green_jewel=2).side(0, pos=0)
    assert jewels.plays("decorate 1-1", "jewel green", "jewel green").pos(0) == 9
    assert table_with().token("S24", "tools", 0).of(0)["tools"] == {"trowel": 1}
    foreman = guild("foremen", 1).claim(0, "1-1")
    foreman.data["guild"]["foreman"] = 3
    assert visit(foreman).plays("influence 4a", "foreman 1").pos(0) == 1  # in the first tower


@pytest.mark.rule("RC-GUILD-JEWELERS-03", "RC-EFF-03")
def test_only_a_diamond_is_a_diamond() -> None:
    table = guild("jewelers", 1).claim(0, "1-1").give(0, purple_jewel=2, green_jewel=1)
    assert table.offers("substitute") == table.offers("deliver") == []
    token = specialist("S03")
    token.market("black", 8)
    assert brings(token, "specialist")[2] == {"lumber": 1, "stone": 2}


@pytest.mark.rule("RC-EFF-11")
def test_a_card_outside_the_market_counts_one_die(tmp_path: Path) -> None:
    game = pack(tmp_path, influence_cards__csv=swap("gain 1 material,once", "gain 1 rp per dice_in_space,once"))
    table = Table(2, game=game, fourth_guild="brickmakers").service(0, "V2").side(0, pos=0, rubles=3)
    table.dice(white=(1, 1), red=(1, 1), green=(1, 1)).plays("service V2", "influence 1a")
    assert table.pos(0) == 1


@pytest.mark.rule("RC-EFF-07", "RC-INV-03")
def test_a_tile_of_two_kinds_that_does_not_fit(tmp_path: Path) -> None:
    game = pack(tmp_path, resource_tiles__csv=swap("gain 2 lumber", "gain 1 lumber + 1 brick"))
    table = Table(2, game=game, contractors="on", fourth_guild="clergy").token("S22", "board").give(0, gold=5)
    table.market("black", 8).plays("specialist", "space 2")
    assert table.legal() == ["keep lumber", "keep brick"]
    assert table.plays("keep brick").stored(0) == {"gold": 5, "brick": 1}
    assert table.pending == "market"


@pytest.mark.rule("RC-MKT-23", "RC-EFF-06")
def test_after_a_visit_no_die_has_moved() -> None:
    market = Table(2).plays("move red +0", "finish").view(None)["market"]
    assert (market["moved"], market["landed"], market["offer"]) == (None, None, None)
    tiles = specialist("S15").claim(0, "1-1", space="red", up=True).claim(0, "2-1", space="blue", up=True)
    tiles.market("black", 8).plays("specialist", "branch 1")
    assert brings(tiles, "activate blue")[0] == ("bench:blue", "tile:W04")
