"""The Architects: unused sections drawn, rewards in advance (RC-GUILD-ARCHITECTS)."""

from __future__ import annotations

from typing import Any

import pytest

from guildhall.games.red_cathedral.rules.dice import put_die
from tests.red_cathedral.script import GAME, Table
from tests.red_cathedral.test_guilds import guild, visit


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
