"""Cards that lend cards: which are asked for, which are possible at all (RC-EFF-10, RC-GUILD-SCRIBES-07)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from guildhall.core.rule import Reason
from guildhall.games.red_cathedral.game import RedCathedralGame
from guildhall.games.red_cathedral.rules.guilds import WALK_FOREMAN
from tests.red_cathedral.script import Table
from tests.red_cathedral.test_data import pack, swap
from tests.red_cathedral.test_guilds import visit


def card_of(folder: Path, effect: str) -> RedCathedralGame:
    """The game with another effect as the first action of the card CR1."""
    return pack(folder, influence_cards__csv=swap("gain 1 material,once", f"{effect},once"))


@pytest.mark.rule("RC-EFF-10", "RC-GUILD-SCRIBES-07")
def test_any_card_is_the_own_one_too(tmp_path: Path) -> None:
    table = Table(2, game=card_of(tmp_path, "influence 1 any_card")).side(0, rubles=3).market("red", 2)
    table.plays("influence 1a")
    assert table.offers("influence") == ["influence 1b", "influence 2a", "influence 2b", "influence 4a"]
    other = Table(2, game=card_of(tmp_path, "influence 2 other_card")).side(0, rubles=9).market("red", 2)
    other.plays("influence 1a")
    assert other.offers("influence") == ["influence 2a", "influence 2b", "influence 4a"]
    assert other.refused("influence 1b") == "RC-GUILD-SCRIBES-07"
    other.plays("influence 4a")
    assert other.offers("influence") == ["influence 2a", "influence 2b"]  # one action of each card


@pytest.mark.rule("RC-EFF-10", "RC-EFF-12", "RC-GUILD-SCRIBES-07")
def test_cards_that_lend_cards_are_not_looked_into(tmp_path: Path) -> None:
    """Each could only lend the other: neither is possible, until some third card is."""
    game = card_of(tmp_path, "influence 1 other_card")
    options: dict[str, Any] = {"fourth_guild": "scribes", "fourth_guild_card": "2", "game": game}
    table = visit(Table(2, **options).cards("CR1", "TE2", "ME1", "SC2").side(0, rubles=0, pos=1))
    assert table.reason("influence 4b") == Reason("RC-EFF-01", "rest")  # the Teamsters would want the same point
    able = visit(Table(2, **options).cards("CR1", "TE2", "ME1", "SC2").side(0, rubles=0, pos=1).give(0, brick=2))
    assert "influence 4b" in able.legal()
    assert able.plays("influence 4b").offers("influence") == ["influence 1a", "influence 3a"]


def with_gold(folder: Path, effect: str) -> Table:
    """Seat 0 visits CR1 with this effect and one gold, which its other action costs; no other card is possible."""

    def edit(text: str) -> str:
        return swap("pay 3 ruble ; gain 2 material", "pay 1 gold ; gain 2 material")(
            swap("gain 1 material,once", f"{effect},once")(text)
        )

    game = pack(folder, influence_cards__csv=edit)
    table = Table(2, game=game).cards("CR1", "TE2", "ME1", "CL3").side(0, rubles=0, pos=0).give(0, gold=1)
    return table.market("red", 2)


@pytest.mark.rule("RC-EFF-10", "RC-EFF-12", "RC-GUILD-SCRIBES-07")
def test_the_own_card_is_none_of_the_others(tmp_path: Path) -> None:
    assert with_gold(tmp_path, "influence 1 other_card").reason("influence 1a") == Reason("RC-EFF-12", "card")
    assert "influence 1a" in with_gold(tmp_path, "influence 1 any_card").legal()


@pytest.mark.rule("RC-EFF-09", "RC-EFF-10", "RC-EFF-12")
def test_a_branch_knows_which_card_it_is_on(tmp_path: Path) -> None:
    table = with_gold(tmp_path, "influence 1 other_card | gain 1 rp | gain 1 ruble").plays("influence 1a")
    assert table.legal() == ["branch 2", "branch 3"]
    assert table.reason("branch 1") == Reason("RC-EFF-12", "card")
    assert table.reason("branch 4") == Reason("RC-EFF-12")
    assert table.plays("branch 3").rubles(0) == 1


@pytest.mark.rule("RC-GUILD-FOREMEN-02", "RC-GUILD-FOREMEN-05")
def test_a_foreman_who_has_to_walk_two_towers(tmp_path: Path) -> None:
    game = card_of(tmp_path, "foreman 2")
    table = Table(2, game=game, fourth_guild="foremen", fourth_guild_card="1").market("red", 2)
    before = table.state.foreman
    table.plays("influence 1a")
    assert (table.pending, table.state.foreman) == ("market", (before + 2) % 4)  # no choice
    asked = Table(2, game=game, fourth_guild="foremen", fourth_guild_card="1").market("red", 2)
    asked.state.stack.push(int(WALK_FOREMAN.kind), 2, 2)
    assert asked.legal() == ["foreman 2"]
    assert asked.refused("foreman 1") == "RC-GUILD-FOREMEN-09"
