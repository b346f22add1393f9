"""Positions as text: what is saved is what lies there, name by name, and what is wrong in a text is told."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from guildhall.core.errors import BadPosition
from tests.red_cathedral.script import Table
from tests.red_cathedral.test_contractors import table_with
from tests.red_cathedral.test_guilds import guild, visit

Edit = Callable[[dict[str, Any]], None]


def crowded() -> Table:
    """Something in every field that the module has, another number for each seat."""
    table = table_with(3, fourth_guild="jewelers").send(0, "suzdal", 2).send(2, "ryazan").send(1, "moscow", 3)
    table.claim(0, "1-1", done=True, ornament=(1, 4), space="green", up=True).claim(1, "1-2", lumber=1)
    table.claim(2, "2-1", space="white-b", up=True, banner="inventory").claim(2, "3-1", done=True, ornament=(2, 5))
    table.token("S09", "board", 1).token("S03", "tools", 0).token("S24", "tools", 2).token("S17", "gone")
    table.give(0, gold=2, purple_jewel=1).give(1, diamond=3).give(2, brick=1, stone=2)
    table.section("2-1").update(goods={"lumber": 1, "diamond": 1}, subs={"brick": 1})
    table.data["supply"]["lumber"] -= 1
    table.data["supply"]["diamond"] -= 1
    for side, values in enumerate(((11, 4, 2), (27, 0, 6), (93, 12, 0))):
        table.side(side, pos=values[0], rubles=values[1], permits=values[2], scored=[side, side + 1, 2, 3, 4 + side])
    table.data["sides"][1]["removed"] = {"cross": 1}
    del table.data["sides"][1]["pieces"]["cross"]
    return table.dice(white=(8, 6), red=(8, 2), green=(8, 3), blue=(1, 4), yellow=(2, 5), black=(2, 1))


def without_zeros(data: Any) -> Any:
    """Counts of nothing are not saved."""
    if isinstance(data, dict):
        kept = {key: without_zeros(value) for key, value in data.items()}
        counts = all(isinstance(value, int) and not isinstance(value, bool) for value in data.values())
        names = {"lumber", "door", "arch", "cross", "suzdal", "V1"} & set(data)
        return {key: value for key, value in kept.items() if value != 0} if counts and names else kept
    return [without_zeros(value) for value in data] if isinstance(data, list) else data


def sets(data: dict[str, Any]) -> dict[str, Any]:
    """The same with what has no order in order."""
    for side in data["sides"]:
        side["tools"] = sorted(side["tools"])
    if "map" in data:
        for pile in ("bag", "gone", "closed"):
            data["map"][pile] = sorted(data["map"][pile])
    return data


def services() -> Table:
    table = guild("brickmakers", 2, 4).service(0, "V1", "V8").service(3, "V4")
    return table.claim(3, "6-1", space="yellow", up=True)


def hands() -> Table:
    return guild("scribes", 3).hand(0, "O15", "O02").hand(1, "O07", "O01", "O03")


def sections() -> Table:
    table = guild("architects", 1, 1, solo_ivan_cards="fixed")
    deck = table.data["guild"]["section_deck"]
    table.data["guild"].update(section_deck=deck[:5], section_discard=deck[5:])
    table.data["ivan"].update(stock={"gold": 2, "purple_jewel": 1}, site={"lumber": 3}, dice_left=["red", "yellow"])
    for kind, count in (("gold", 2), ("purple_jewel", 1), ("lumber", 3)):
        table.data["supply"][kind] -= count
    return table.claim(1, "2-1", brick=1)


def ivans_map() -> Table:
    table = table_with(1).token("S01", "tools", 1).send(1, "vologda", 2).claim(1, "3-1")
    table.data["ivan"]["pawn"] = 3
    return table


@pytest.mark.parametrize("laid", [crowded, services, hands, sections, ivans_map, lambda: Table(4)])
def test_what_is_read_is_what_is_saved(laid: Callable[[], Table]) -> None:
    table = laid()
    expected = sets(without_zeros(json.loads(json.dumps(table.data))))
    assert sets(table.now) == expected


def test_a_visit_in_progress_is_saved() -> None:
    table = visit(guild("scribes", 1).side(0, rubles=2)).plays("influence 4a")
    drawn = table.now["guild"]["drawn"]
    assert len(drawn) == 4
    assert [card >= 0 for card in drawn] == [True, True, True, False]
    again = table.setup.load(table.state.save())
    assert again.save() == table.state.save()
    assert again == table.state


# -- what is wrong -----------------------------------------------------------------------------------------


def edit(*path: str | int, value: Any) -> Edit:
    def change(data: dict[str, Any]) -> None:
        at: Any = data
        for word in path[:-1]:
            at = at[word]
        at[path[-1]] = value

    return change


def told(table: Table, change: Edit) -> str:
    data = json.loads(json.dumps(table.data))
    change(data)
    with pytest.raises(BadPosition) as error:
        table.setup.load(json.dumps(data))
    return str(error.value)


READ = "cannot read the position: ValueError: "


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (edit("seats", value=3), "this position is for 3 seats, not 2 (RC-SETUP-01)"),
        (edit("map", value={}), "a position has a map exactly with contractors on (RC-CON-04)"),
        (edit("plan", value="P9"), "'P9' is not in list"),
        (edit("plan", value="P2-peak"), "the towers are not those of the plan (RC-SETUP-10)"),
        (edit("towers", 0, 0, "card", value="M05"), "card M05 cannot be at 1-1 (RC-DATA-04)"),
        (edit("towers", 1, 2, "card", value="B05"), "card B05 cannot be at 2-3 (RC-DATA-04)"),
        (edit("towers", 0, 0, "owner", value=2), f"{READ}2 must be -1 to 1"),
        (edit("towers", 0, 0, "owner", value=-2), f"{READ}-2 must be -1 to 1"),
        (edit("towers", 0, 0, "goods", value={"lumber": 16}), f"{READ}16 must be 0 to 15"),
        (edit("towers", 0, 0, "goods", value={"lumber": -1}), f"{READ}-1 must be 0 to 15"),
        (edit("towers", 0, 0, "subs", value={"diamond": 1}), "'diamond' is not in list"),
        (edit("towers", 0, 0, "ornament", value=[2, 0]), f"{READ}2 must be 0 to 1"),
        (edit("towers", 0, 0, "ornament", value=[-1, 0]), f"{READ}-1 must be 0 to 1"),
        (edit("towers", 0, 0, "ornament", value=[0, 6]), f"{READ}6 must be 0 to 5"),
        (edit("towers", 0, 0, "ornament", value=[0, -1]), f"{READ}-1 must be 0 to 5"),
        (edit("market", "tiles", value=[]), f"{READ}there must be 8 of []"),
        (edit("market", "tiles", value="12345678"), f"{READ}there must be 8 of 12345678"),
        (edit("market", "cards", value=["CR1"]), f"{READ}there must be 4 of ['CR1']"),
        (edit("market", "cards", 0, value="TE2"), "Craftsmen, Teamsters, Merchants and one more group are in play"),
        (edit("market", "cards", 3, value="ME2"), "Craftsmen, Teamsters, Merchants and one more group are in play"),
        (edit("market", "dice", "red", value=[9, 1]), f"{READ}9 must be 1 to 8"),
        (edit("market", "dice", "red", value=[0, 1]), f"{READ}0 must be 1 to 8"),
        (edit("market", "dice", "red", value=[8, 7]), f"{READ}7 must be 1 to 6"),
        (edit("market", "dice", "red", value=[8, 0]), f"{READ}0 must be 1 to 6"),
        (edit("supply", "lumber", value=100), f"{READ}100 must be 0 to 99"),
        (edit("supply", "lumber", value=-1), f"{READ}-1 must be 0 to 99"),
        (edit("supply", "lumber", value="20"), f"{READ}20 must be 0 to 99"),
        (edit("sides", value=[]), f"{READ}there must be 2 of []"),
        (edit("sides", 1, "pos", value=10_000), f"{READ}10000 must be 0 to 9999"),
        (edit("sides", 1, "rubles", value=-1), f"{READ}-1 must be 0 to 9999"),
        (edit("sides", 1, "hand", value=["O01"] * 5), "side 1 holds 5 objectives (RC-GUILD-SCRIBES-03)"),
        (edit("sides", 0, "scored", value=[0] * 4), f"{READ}there must be 5 of [0, 0, 0, 0]"),
        (edit("sides", 0, "scored", value=[0, 0, 0, 0, -1]), f"{READ}-1 must be 0 to 9999"),
        (edit("guild", "foreman", value=4), f"{READ}4 must be -1 to 3"),
        (edit("guild", "foreman", value=-2), f"{READ}-2 must be -1 to 3"),
        (edit("guild", "deck", value=["O01"] * 16), f"{READ}16 must be 0 to 15"),
        (edit("guild", "drawn", value=[-1, -1, -1]), f"{READ}there must be 4 of [-1, -1, -1]"),
        (edit("guild", "drawn", value=[-1, -1, -1, 40]), f"{READ}40 must be -1 to 39"),
        (edit("guild", "drawn", value=[-1, -1, -1, -2]), f"{READ}-2 must be -1 to 39"),
        (edit("turn", value={}), "cannot read the position: KeyError: 'start'"),
        (edit("market", value=None), "cannot read the position: TypeError: "),
    ],
)
def test_what_is_wrong_is_told(change: Edit, said: str) -> None:
    assert said in told(Table(2), change)


def test_what_is_wrong_on_the_map_and_with_ivan() -> None:
    table = table_with(1)
    assert told(table, lambda data: data.pop("map")).startswith("a position has a map exactly with contractors on")
    assert told(table, edit("map", "cities", value=["suzdal"])) == f"{READ}there must be 4 of ['suzdal']"
    assert told(table, edit("map", "stands", value=[None])) == f"{READ}there must be 5 of [None]"
    assert told(table, edit("ivan", "pawn", value=5)) == f"{READ}5 must be 1 to 4"
    assert told(table, edit("ivan", "pawn", value=0)) == f"{READ}0 must be 1 to 4"
    assert told(table, edit("sides", value=[])) == f"{READ}there must be 2 of []"
    assert "diamond" in told(table, edit("ivan", "stock", value={"diamond": 1}))


def test_the_first_fault_is_told() -> None:
    said = told(Table(2), edit("sides", 0, "outside", value=4))
    assert said == "no game can come to this position: side 0 has not 6 banners (RC-PROP-02)"
    with pytest.raises(BadPosition, match="cannot read the position"):
        Table(2).setup.load("{")
