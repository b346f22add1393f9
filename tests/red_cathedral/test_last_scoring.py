"""Final scoring at a table, as the log and the sheet tell it; objectives at their bounds (RC-SCORE, RC-OBJ)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.red_cathedral.script import Table
from tests.red_cathedral.test_contractors import table_with
from tests.red_cathedral.test_guilds import guild


def ended(table: Table) -> Table:
    """The match stalls at the end of this turn."""
    table.data["turn"].update(idle=20 * len(table.data["sides"]) - 1)
    return table.plays("move red +0", "finish", "end")


def sheet(table: Table) -> dict[str, list[int]]:
    return {key.removeprefix("red_cathedral-score-"): points for key, points in table.state.score_sheet()}


@pytest.mark.rule("RC-SCORE-01", "RC-SCORE-02", "RC-SCORE-04", "RC-SCORE-10", "RC-TOOL-01")
def test_the_sheet_and_the_log() -> None:
    table = (
        table_with().claim(0, "1-1", done=True, ornament=(1, 0)).claim(0, "1-2", done=True).claim(1, "2-1", done=True)
    )
    table.side(0, pos=12, rubles=4, permits=3).side(1, pos=4, rubles=2, permits=0).give(0, gold=3).give(1, brick=2)
    table.token("S01", "tools", 1).token("S02", "tools", 1).token("S03", "tools", 0)
    ended(table)
    assert sheet(table) == {
        "track": [2, 0],
        "objectives": [0, 0],
        "leftovers": [2, 0],
        "tools": [1, 2],
        "tower-1": [5, 1],
        "tower-2": [0, 2],
        **{f"tower-{tower + 1}": [0, 0] for tower in range(2, table.state.towers)},
    }
    assert table.told("score-tower") == [
        {"seat": 0, "tower": 1, "pp": 5},
        {"seat": 1, "tower": 1, "pp": 1},
        {"seat": 1, "tower": 2, "pp": 2},
    ]
    result = table.state.outcome()
    assert result is not None
    assert (result.reason, result.scores, result.ranks) == ("stalled", [10, 5], [1, 2])
    assert [table.of(side)["score"]["towers"] for side in (0, 1)] == [5, 3]


@pytest.mark.rule("RC-SCORE-13", "RC-SCORE-14")
def test_ties() -> None:
    """Equal Prestige: more finished sections, then more ornamentations, then a shared place."""

    def ranks(*ornaments: int) -> Any:
        table = Table(4).side(0, rubles=0).side(1, rubles=0).side(2, rubles=0).side(3, rubles=0, pos=9)
        for side in range(2):
            table.claim(side, f"{side + 1}-1", done=True, ornament=(side, 0) if side in ornaments else None)
        found = ended(table).state.outcome()
        assert found is not None
        return found.scores, found.ranks

    assert ranks() == ([2, 2, 0, 2], [1, 1, 4, 3])
    assert ranks(1) == ([2, 3, 0, 2], [2, 1, 4, 3])


def objective(card: str, table: Table) -> Any:
    table.hand(0, card)
    (told,) = ended(table).told("score-objective")
    assert (told["seat"], told["card"]) == (0, card)
    assert sheet(table)["objectives"] == [told["pp"], *[0] * (len(table.data["sides"]) - 1)]
    return told["pp"]


def scribes(seats: int = 3) -> Table:
    table = guild("scribes", 1, seats)
    for side in range(seats):
        table.side(side, rubles=0)
    return table


@pytest.mark.rule("RC-OBJ-01", "RC-OBJ-04", "RC-OBJ-07", "RC-OBJ-11", "RC-OBJ-14", "RC-OBJ-21", "RC-OBJ-22")
def test_objectives_that_ask_for_goods() -> None:
    for card, kind in (("O01", "lumber"), ("O04", "stone"), ("O11", "brick")):
        assert objective(card, scribes().give(0, **{kind: 1})) == 0
        table = scribes().give(0, **{kind: 3})
        assert objective(card, table) == 2
        assert table.stored(0) == {kind: 1}
    assert objective("O07", scribes().side(0, rubles=3)) == 0
    assert objective("O07", scribes().side(0, rubles=4)) == 2
    assert objective("O14", scribes().give(0, gold=1)) == 0
    table = scribes().give(0, gold=1, green_jewel=1, purple_jewel=2)
    assert objective("O14", table) == 3
    assert table.stored(0) == {"green_jewel": 1, "purple_jewel": 1}  # of the kind with more


@pytest.mark.rule("RC-OBJ-02", "RC-OBJ-03", "RC-OBJ-05", "RC-OBJ-06", "RC-OBJ-08", "RC-OBJ-15", "RC-OBJ-23")
def test_objectives_that_count() -> None:
    assert objective("O02", scribes().claim(0, "1-1").claim(0, "1-2")) == 0
    assert objective("O02", scribes().claim(0, "1-1").claim(0, "1-2").claim(0, "1-3")) == 3
    tiles = scribes()
    for number, space in enumerate(("red", "green", "blue", "yellow", "white-a")):
        tiles.claim(0, f"{number + 1}-1", space=space, up=True, banner="inventory" if number < 4 else "outside")
    assert objective("O03", tiles) == 0
    assert objective("O05", scribes().claim(0, "1-1")) == 2 * 4
    assert objective("O05", scribes(2).claim(0, "1-1")) == 4 * 3
    assert objective("O15", scribes().claim(0, "1-1").claim(0, "2-1")) == 2
    assert objective("O15", scribes(2).claim(0, "1-1").claim(1, "2-1", done=True, ornament=(0, 0))) == 4
    assert objective("O06", scribes()) == 8
    kinds = scribes().claim(0, "1-1", done=True).claim(0, "1-2", done=True)
    assert objective("O08", kinds) == 0


@pytest.mark.rule("RC-OBJ-09", "RC-OBJ-10", "RC-OBJ-12", "RC-OBJ-13")
def test_objectives_about_ornamentations() -> None:
    def built(*owners: int) -> Table:
        table = scribes(2)
        for name, owner in zip(("1-1", "1-2", "1-3", "2-2"), owners, strict=True):
            if name == "2-2":
                table.claim(1, "2-1", done=True)
            table.claim(owner, name, done=True, ornament=(0, 0))
        return table

    assert objective("O09", built(0, 1, 1, 0)) == 2  # on others' sections
    assert objective("O13", built(0, 1, 0, 0)) == 3  # on own ones
    assert objective("O10", built(0, 1, 1, 0)) == 2  # all four
    assert objective("O12", built(0, 1, 1, 0)) == 3  # three in one tower
    two = scribes(2).claim(0, "1-1", done=True, ornament=(0, 0)).claim(0, "1-2", done=True, ornament=(0, 0))
    assert objective("O12", two) == 0
