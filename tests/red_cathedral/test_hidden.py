"""What a seat does not know, dealt anew: everything unknown can come, nothing known changes (RC-PROP-24, RC-RNG-04)."""

from __future__ import annotations

import pytest

from guildhall.core.rng import SEARCH, Rng
from guildhall.games.red_cathedral.state import RedCathedral
from tests.red_cathedral.script import GAME, Table
from tests.red_cathedral.test_guilds import guild, visit

ALL = set(GAME.parts.objective_names)


def worlds(table: Table, seat: int, count: int = 60) -> list[RedCathedral]:
    return [table.state.determinize(seat, Rng(number, SEARCH)) for number in range(count)]


def hand(world: RedCathedral, seat: int) -> list[str]:
    return [GAME.parts.objective_names[card] for card in list(world.hand)[seat * 4 : seat * 4 + 4] if card >= 0]


def deck(world: RedCathedral) -> list[str]:
    return [GAME.parts.objective_names[world.deck[place]] for place in range(world.deck_size)]


@pytest.mark.rule("RC-PROP-24", "RC-GUILD-SCRIBES-04")
def test_hands_of_others_and_the_deck() -> None:
    table = guild("scribes", 1, 3).hand(0, "O01", "O15").hand(1, "O02").hand(2, "O03", "O04", "O05")
    before = table.state.save()
    found = worlds(table, 0)
    assert all(hand(world, 0) == ["O01", "O15"] for world in found)
    assert [len(hand(found[0], seat)) for seat in range(3)] == [2, 1, 3]
    unknown = ALL - {"O01", "O15"}
    assert {name for world in found for name in hand(world, 1)} == unknown
    assert {name for world in found for name in hand(world, 2)} == unknown
    assert {deck(world)[0] for world in found} == {deck(world)[-1] for world in found} == unknown
    for world in found:
        assert sorted([*hand(world, 0), *hand(world, 1), *hand(world, 2), *deck(world)]) == sorted(ALL)
        assert world.faults() == []
    assert table.state.save() == before
    others = worlds(table, 1)
    assert all(hand(world, 1) == ["O02"] for world in others)
    for place in range(2):
        assert {hand(world, 0)[place] for world in others} == ALL - {"O02"}


@pytest.mark.rule("RC-PROP-24", "RC-GUILD-SCRIBES-02")
def test_objectives_that_are_being_looked_at() -> None:
    table = visit(guild("scribes", 1).hand(1, "O07").side(0, rubles=2))
    top = table.now["guild"]["deck"][:3]
    table.plays("influence 4a")

    def drawn(world: RedCathedral) -> list[str]:
        return [GAME.parts.objective_names[world.drawn[place]] for place in range(3)]

    own, other = worlds(table, 0, 150), worlds(table, 1, 150)
    assert all(drawn(world) == top for world in own)
    assert {name for world in own for name in hand(world, 1)} == ALL - set(top)
    assert all(hand(world, 1) == ["O07"] for world in other)
    for place in range(3):
        assert {drawn(world)[place] for world in other} == ALL - {"O07"}
    assert all(world.faults() == [] for world in own + other)


@pytest.mark.rule("RC-RNG-04")
def test_rolls_to_come_are_others() -> None:
    table = Table(2).market("red", 3)
    finish = table.setup.catalogue.number("finish")
    seen = set()
    for world in worlds(table, 0):
        assert int(world.rng.drawn) == int(table.state.rng.drawn)
        world.apply(0, finish)
        seen.add(int(world.die_value[1]))
    assert seen == {1, 2, 3, 4, 5, 6}
    assert table.state.rng.drawn == 0


@pytest.mark.rule("RC-GUILD-SCRIBES-04")
def test_at_the_end_all_hands_are_open() -> None:
    table = guild("scribes", 1).hand(0, "O01").hand(1, "O02", "O09")
    table.data["turn"].update(idle=39)
    table.plays("move red +0", "finish", "end")
    assert table.state.over == 2
    assert all(hand(world, 1) == ["O02", "O09"] for world in worlds(table, 0))
    assert table.view(None)["sides"][1]["objectives"]["cards"] == ["O02", "O09"]


@pytest.mark.rule("RC-RNG-04")
def test_nothing_is_dealt_where_nothing_is_hidden() -> None:
    """Without the Scribes one word is drawn for the rolls to come, with them the unknown objectives besides."""
    for table, more in ((Table(2), False), (guild("architects", 1), False), (guild("scribes", 1), True)):
        rng = Rng(5, SEARCH)
        table.state.determinize(0, rng)
        assert (int(rng.drawn) > 1) == more


@pytest.mark.rule("RC-GUILD-SCRIBES-02")
def test_nothing_stays_drawn() -> None:
    table = visit(guild("scribes", 1).side(0, rubles=2)).plays("influence 4a")
    assert min(list(table.state.drawn)[:3]) >= 0
    assert list(table.plays("keep-objective 2").state.drawn) == [-1] * 4
