"""What waits to be decided, as numbers: saved positions hold these frames, so each number keeps its meaning."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from guildhall.games.red_cathedral import rules
from tests.red_cathedral.script import LUMBER, Table
from tests.red_cathedral.test_bounds import tile_of
from tests.red_cathedral.test_contractors import specialist, table_with
from tests.red_cathedral.test_guilds import guild, visit

PLACES = {"effect": 1, "pay": 1, "rival": 1, "offer": 1}
"""Frames that begin with the place of an effect or a step in the code: data of the components, not compared here."""


def frames(table: Table) -> list[tuple[str, list[int]]]:
    """The decisions on the stack above the turn, each by its word, with its numbers up to the last that is not 0."""
    found = []
    for kind, *numbers in table.now["stack"][1:]:
        word = rules.TABLE[kind - 1].word
        kept = numbers[PLACES.get(word, 0) :]
        while kept and kept[-1] == 0:
            kept.pop()
        found.append((word, kept))
    return found


def building() -> Table:
    table = Table(2).claim(0, "1-1").claim(0, "2-1", done=True)
    return table.give(0, lumber=2, green_jewel=2, purple_jewel=1)


def shop(card: int, **goods: int) -> Table:
    return visit(guild("shopkeepers", card).claim(0, "1-1", space="red", up=True).side(0, rubles=4).give(0, **goods))


def two_tiles(token: str = "S15") -> Table:
    table = specialist(token).claim(0, "1-1", space="red", up=True).claim(0, "2-1", space="blue", up=True)
    table.market("black", 8)
    return table


def others_tiles() -> Table:
    table = guild("workers", 1, 3).claim(1, "1-1", space="blue", up=True).claim(2, "2-1", space="red", up=True)
    return visit(table.side(0, rubles=1))


VISIT = ("market", [2])
"""The influence card was used."""


@pytest.mark.rule("RC-CLAIM-03", "RC-CLAIM-06", "RC-CON-16", "RC-MKT-10")
@pytest.mark.parametrize(
    ("lay", "plays", "expected"),
    [
        (Table, ["claim 3-1"], [("banner", [16])]),
        (Table, ["claim 3-1", "banner outside"], [("place", [16, 6])]),
        (lambda: table_with().side(0, rubles=2), ["hire vologda"], [("token", [1])]),
        (lambda: Table(2).market("red", LUMBER), [], [("market", [])]),
        (lambda: Table(2).market("red", LUMBER), ["obtain"], [("market", [1])]),
        (lambda: Table(2).market("red", LUMBER), ["influence 1a", "take gold"], [VISIT]),
    ],
)
def test_of_basic_actions(lay: Callable[[], Table], plays: list[str], expected: list[tuple[str, list[int]]]) -> None:
    assert frames(lay().plays(*plays)) == expected


@pytest.mark.rule("RC-BUILD-01", "RC-BUILD-02", "RC-DECO-03", "RC-DECO-08")
def test_of_deliveries() -> None:
    """Left, made, whether it is the build action; jewels are deliveries of the frame below."""
    table = building().plays("decorate 2-1")
    assert frames(table) == [("deliver", [2, 1, 1]), ("jewels", [8])]
    table.plays("jewel purple")
    assert frames(table) == [("deliver", [1, 2, 1]), ("jewels", [8, 1, 2])]
    table = building().plays("deliver lumber 1-1")
    assert frames(table) == [("deliver", [2, 1, 1])]
    table.plays("deliver lumber 1-1")
    assert frames(table) == []  # jewels alone are no delivery
    more = building().give(0, brick=1).plays("deliver lumber 1-1", "deliver brick 1-1")
    assert frames(more) == [("deliver", [1, 2, 1])]
    granted = building().market("red", 4).plays("influence 2a")
    assert frames(granted) == [VISIT, ("effect", [0, 1, 33]), ("deliver", [1])]
    granted.plays("deliver lumber 1-1")
    assert frames(granted) == [VISIT]


@pytest.mark.rule("RC-DECO-03", "RC-DECO-08")
def test_of_two_jewels() -> None:
    """With two deliveries left after the ornamentation, both jewels; they end it by themselves."""
    table = building().cards("CR1", "TE3", "ME1", "CL1").side(0, rubles=2).market("red", 4)
    table.plays("influence 2b", "decorate 2-1")
    assert frames(table)[-2:] == [("deliver", [2, 1]), ("jewels", [8])]
    table.plays("jewel green")
    assert frames(table)[-2:] == [("deliver", [1, 2]), ("jewels", [8, 1, 1])]
    table.plays("jewel green")
    assert table.at("2-1")["ornament"]["jewels"] == ["green", "green"]


@pytest.mark.rule("RC-DECO-08")
def test_jewels_after_other_deliveries(tmp_path: Path) -> None:
    """An effect of six deliveries: what was made before the jewels counts on."""
    table = Table(2, game=tile_of(tmp_path, "deliver 6")).claim(0, "1-1", space="red", up=True)
    table.claim(0, "2-1", done=True).give(0, lumber=2, green_jewel=2).market("red", 8)
    table.plays("activate red", "deliver lumber 1-1", "decorate 2-1", "jewel green")
    assert frames(table)[-2:] == [("deliver", [3, 3]), ("jewels", [8, 1, 1])]
    table.plays("jewel green")
    assert table.at("2-1")["ornament"]["jewels"] == ["green", "green"]


@pytest.mark.rule("RC-EFF-02", "RC-EFF-04", "RC-EFF-06", "RC-EFF-09", "RC-MKT-17", "RC-SPEC-14", "RC-SPEC-15")
@pytest.mark.parametrize(
    ("lay", "plays", "expected"),
    [
        (
            lambda: Table(2).cards("CR2", "TE1", "ME1", "CL1").market("red", LUMBER),
            ["influence 1a", "take brick"],
            [VISIT, ("effect", [0, 1, 32]), ("take", [1, 7])],
        ),
        (
            lambda: Table(2).cards("CR2", "TE1", "ME1", "CL1").side(0, rubles=5).market("red", LUMBER),
            ["influence 1b"],
            [VISIT, ("again", [1])],
        ),
        (
            lambda: Table(2).cards("CR1", "ME2", "TE1", "CL1").give(0, lumber=2, brick=1).market("red", 4),
            ["influence 2a", "pay lumber"],
            [VISIT, ("effect", [0, 1, 33]), ("pay", [0, 1, 1])],
        ),
        (
            lambda: Table(2).cards("CR1", "ME3", "TE1", "CL1").give(0, gold=1, green_jewel=1).market("red", 4),
            ["influence 2b", "pay gold"],
            [VISIT, ("again", [3]), ("effect", [1, 1, 33, 1]), ("take", [2, 7])],
        ),
        (
            lambda: Table(2).cards("CR1", "TE3", "ME1", "CL1").market("red", 4),
            ["influence 2a"],
            [VISIT, ("effect", [0, 0, 33])],
        ),
        (
            lambda: Table(2).cards("CR1", "TE3", "ME1", "CL1").market("red", 4),
            ["influence 2a", "part 1"],
            [VISIT, ("effect", [0, 1, 33]), ("take", [1, 7])],
        ),
        (two_tiles, ["specialist"], [("market", [4]), ("effect", [-1, 0, 48])]),
        (
            two_tiles,
            ["specialist", "branch 1", "activate blue"],
            [("market", [4]), ("effect", [0, 1, 48]), ("tile", [1, 0, 1, 4, 1])],
        ),
        (
            two_tiles,
            ["specialist", "branch 2"],
            [("market", [4]), ("effect", [64, 1, 48]), ("tile", [1, 0, 2, 0, 1])],
        ),
        (
            lambda: two_tiles("S17"),
            ["specialist"],
            [("market", [4]), ("effect", [0, 1, 48]), ("ornament", [1])],
        ),
        (
            lambda: Table(2).tile("2-1", "W28").side(0, rubles=9),
            ["claim 2-1", "banner outside", "place red up"],
            [("offer", [16])],
        ),
    ],
)
def test_of_effects(lay: Callable[[], Table], plays: list[str], expected: list[tuple[str, list[int]]]) -> None:
    assert frames(lay().plays(*plays)) == expected


@pytest.mark.rule(
    "RC-GUILD-SCRIBES-02", "RC-GUILD-SCRIBES-06", "RC-GUILD-SCRIBES-07", "RC-GUILD-SHOPKEEPERS-04",
    "RC-GUILD-SHOPKEEPERS-05", "RC-GUILD-BRICKMAKERS-02", "RC-GUILD-FOREMEN-09", "RC-GUILD-ARCHITECTS-03",
    "RC-GUILD-WORKERS-03",
)  # fmt: skip
@pytest.mark.parametrize(
    ("lay", "plays", "paid", "expected"),
    [
        (lambda: visit(guild("scribes", 1).side(0, rubles=2)), ["influence 4a"], 2, ("objective", [3])),
        (lambda: visit(guild("scribes", 1).side(0, pos=3)), ["influence 4b"], 1, ("space", [1])),
        (lambda: visit(guild("scribes", 3).side(0, pos=3)), ["influence 4b"], 1, ("space", [])),
        (lambda: visit(guild("scribes", 2).side(0, pos=3)), ["influence 4b"], 1, ("influence", [1, 3])),
        (lambda: shop(3), ["influence 4b"], 4, ("extra", [2, 16])),
        (lambda: shop(3), ["influence 4b", "obtain"], 4, ("extra", [1, 16, 1])),
        (lambda: shop(2), ["influence 4b"], 3, ("extra", [1, 32])),
        (lambda: shop(2), ["influence 4b", "obtain"], 3, ("extra", [0, 33, 1, 1])),
        (lambda: shop(2), ["influence 4b", "activate red"], 3, ("extra", [0, 33, 4, 4])),
        (lambda: visit(guild("brickmakers", 1).give(0, brick=2)), ["influence 4a"], 2, ("service", [1])),
        (lambda: visit(guild("foremen", 1)), ["influence 4a"], 0, ("foreman", [1, 2])),
        (lambda: visit(guild("architects", 1).side(0, rubles=2)), ["influence 4a"], 2, ("icons", [32])),
        (lambda: visit(guild("architects", 1).side(0, rubles=3)), ["influence 4b"], 3, ("icons", [33])),
        (others_tiles, ["influence 4b"], 1, ("tile", [1, 1, 1])),
    ],
)
def test_of_guilds(lay: Callable[[], Table], plays: list[str], paid: int, expected: tuple[str, list[int]]) -> None:
    """The effect knows its source, the card of the fourth quadrant, and what was paid."""
    effect = [1, 1, 35, paid] if paid else [0, 1, 35]
    assert frames(lay().plays(*plays)) == [VISIT, ("effect", effect), expected]


@pytest.mark.rule("RC-GUILD-ARCHITECTS-05", "RC-GUILD-ARCHITECTS-06")
@pytest.mark.parametrize(("card", "expected"), [(2, []), (3, [1])])
def test_of_rewards_in_advance(card: int, expected: list[int]) -> None:
    table = visit(guild("architects", card).claim(0, "1-1").claim(0, "2-1").side(0, rubles=3, pos=3))
    assert frames(table.plays("influence 4b"))[-1] == ("section", expected)


@pytest.mark.rule("RC-SERV-12", "RC-EFF-10")
def test_of_a_service_that_lends_any_card() -> None:
    table = guild("brickmakers", 1).service(0, "V2").plays("service V2")
    assert frames(table)[-1] == ("influence", [1, -1])


@pytest.mark.rule("RC-SERV-13", "RC-CON-12")
def test_of_a_service_and_of_a_bonus_of_the_map() -> None:
    """The source of the effect: a service, a space of the overlay."""
    service = guild("brickmakers", 1).service(0, "V7").plays("service V7")
    assert frames(service) == [("effect", [0, 1, 64]), ("take", [2, 63])]
    bonus = table_with().send(0, "vologda", 2).side(0, permits=1).plays("hire suzdal")
    assert frames(bonus)[-2:] == [("effect", [0, 1, 80]), ("take", [1, 63])]


@pytest.mark.rule("RC-TURN-01", "RC-MKT-23", "RC-FREE-04", "RC-FREE-06")
def test_of_the_turn_itself() -> None:
    """What a turn has used up, where its die stands; the next one begins with nothing of it."""
    start = {"start": 0, "active": 0, "turns": 0, "shown": 0, "sold": 0, "rerolled": 0, "serviced": 0, "lightning": 0}
    rest = {"moved": -1, "landed": -1, "free_tile": 0, "ender": -1, "final_left": -1, "over": 0, "idle": 0}
    table = Table(2).side(0, pos=20)
    assert table.now["turn"] == start | rest
    table.plays("sell", "stop", "reroll 1", "move red +0", "influence 2a")
    used = start | {"sold": 1, "rerolled": 1, "lightning": 4}
    assert table.now["turn"] == used | rest | {"moved": 1, "landed": 2}
    assert table.plays("finish").now["turn"] == used | rest
    assert table.plays("end").now["turn"] == start | rest | {"active": 1, "turns": 1, "idle": 1}
