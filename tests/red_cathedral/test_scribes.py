"""The Scribes: objectives, other cards and spaces, and what objectives are worth (RC-GUILD-SCRIBES, RC-OBJ)."""

from __future__ import annotations

import pytest

from guildhall.core.rng import SEARCH, Rng
from guildhall.games.red_cathedral.rules.scoring import final_scoring, score_objective
from tests.red_cathedral.script import GAME, Table
from tests.red_cathedral.test_guilds import guild, visit

# -- Scribes ---------------------------------------------------------------------------------------------------


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


# -- objectives ------------------------------------------------------------------------------------------------


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
