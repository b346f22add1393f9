"""The small numbers that rules and saved positions name things by: each is the place of its name in a list."""

from __future__ import annotations

from typing import Any

import pytest

from guildhall.games.red_cathedral.components import parts as part
from guildhall.games.red_cathedral.components import rulebook, vocabulary
from guildhall.games.red_cathedral.game import RedCathedralSetup
from guildhall.games.red_cathedral.people import kept
from tests.red_cathedral.script import GAME, setup_of


def named(*names: str) -> list[int]:
    """The constants of these names."""
    return [int(getattr(part, name)) for name in names]


def test_names() -> None:
    materials = ["lumber", "brick", "stone", "gold", "green_jewel", "purple_jewel"]
    assert [*materials, "diamond", "ruble", "permit", "rp", "pp"] == part.RESOURCE_NAMES
    assert part.DIE_NAMES == ["white", "red", "green", "blue", "yellow", "black"]
    assert part.SPACE_NAMES == ["red", "green", "blue", "yellow", "white-a", "white-b"]
    assert part.PIECE_NAMES == ["door", "arch", "cross"]
    assert [part.SECTION_NAMES[slot] for slot in (0, 1, 7, 8, 17, 47)] == ["1-1", "1-2", "1-8", "2-1", "3-2", "6-8"]
    assert vocabulary.CHOICES["basic"] == tuple(materials[:3])
    assert vocabulary.CHOICES["fine"] == tuple(materials[3:])
    assert vocabulary.CHOICES["jewel"] == tuple(materials[4:])


@pytest.mark.rule("RC-RNG-03")
def test_numbers_of_names() -> None:
    assert named("LUMBER", "BRICK", "STONE", "GOLD", "GREEN", "PURPLE", "DIAMOND") == list(range(7))
    assert named("RUBLE", "PERMIT", "RP", "PP") == [7, 8, 9, 10]
    assert named("WHITE", "BLACK", "WHITE_A", "WHITE_B") == [0, 5, 4, 5]
    guilds = ("CLERGY", "JEWELERS", "FOREMEN", "NOTARIES", "SCRIBES", "ARCHITECTS", "BRICKMAKERS")
    assert named(*guilds) == [rulebook.GROUPS.index(guild.lower()) for guild in guilds]
    counts = ("paid", "dice_in_space", "other_banners_at_foreman", "other_contractors_on_map")
    assert named("PER_PAID", "PER_DIE", "PER_OTHER_AT_FOREMAN", "PER_OTHER_SENT") == [
        vocabulary.COUNTS.index(count) for count in counts
    ]


@pytest.mark.rule("RC-DATA-03", "RC-DATA-10", "RC-DATA-11", "RC-DATA-13", "RC-DATA-14", "RC-DATA-15")
def test_how_many_there_are() -> None:
    parts = GAME.parts
    assert named("BASIC", "GOODS", "DICE", "SPACES", "PIECES") == [6, 7, 6, 6, 3]
    assert named("PLACES", "LAST_PLACE", "QUADRANTS", "MOST_DICE") == [8, 7, 4, 3]
    assert named("TOWERS", "SLOTS", "INVENTORY", "PERMIT_LIMIT", "HAND", "ROWS") == [6, 48, 10, 6, 4, 5]
    tables = [parts.city_names, parts.stand_names, parts.token_names, parts.tool_names, parts.objective_names]
    assert named("CITIES", "STANDS", "TOKENS", "TOOLS", "OBJECTIVES") == list(map(len, tables)) == [6, 5, 24, 6, 15]
    assert named("SOLITAIRE", "SERVICES", "SECTIONS") == [
        len(parts.solitaire_names),
        len(parts.service_names),
        len(parts.card_names),
    ]


def test_operations_and_sources() -> None:
    operations = [int(getattr(part, name)) for name in vars(part) if name.startswith("OP_")]
    assert operations == list(range(1, int(part.OPERATIONS)))
    assert named("FROM_TILE", "FROM_CARD", "FROM_TOKEN", "FROM_SERVICE", "FROM_BONUS") == [16, 32, 48, 64, 80]
    assert (int(part.NO_EFFECT), int(GAME.parts.code[1])) == (1, 0)


def test_kinds_of_kept_pieces_differ() -> None:
    kinds = [value for name, value in vars(kept).items() if name.isupper() and isinstance(value, int) and value < 100]
    assert kinds == [*named("GOODS"), *range(11)]


# -- options, as the rules read them -----------------------------------------------------------------------

USUAL: dict[str, Any] = {
    "solo": False, "module": False, "advanced": 0, "fourth": 3, "fourth_card": -1, "start_seat": -1,
    "unlimited": False, "replaced_is_tool": True, "virtual_die": True, "extra_influence": True, "borrowed_once": False,
    "ruble_icons": False, "fixed_cards": False, "ivan_die": 0, "first_claim": 0, "claim_ties": 0, "scan_towers": False,
    "leftovers": True, "level": 1,
}  # fmt: skip


def rules_of(setup: RedCathedralSetup) -> dict[str, Any]:
    rules = setup.start(1).rules
    return {name: getattr(rules, name) for name in USUAL}


@pytest.mark.rule("RC-SETUP-13", "RC-SETUP-15", "RC-SETUP-17", "RC-SOLO-35")
@pytest.mark.parametrize(
    ("seats", "options", "different"),
    [
        (2, {}, {}),
        (2, {"contractors": "on"}, {"module": True, "fourth": -1}),
        (2, {"fourth_guild": "random"}, {"fourth": -1}),
        (2, {"fourth_guild": "scribes", "fourth_guild_card": "2"}, {"fourth": 11, "fourth_card": 1}),
        (2, {"fourth_guild": "jewelers", "fourth_guild_card": "2"}, {"fourth": 4, "fourth_card": 1}),
        (3, {"start_player": "1"}, {"start_seat": 0}),
        (3, {"start_player": "3"}, {"start_seat": 2}),
        (2, {"workshop_board": "advanced"}, {"advanced": 1}),
        (2, {"supply": "unlimited"}, {"unlimited": True}),
        (2, {"replaced_specialist": "discard"}, {"replaced_is_tool": False}),
        (2, {"scribes_virtual_die": "off"}, {"virtual_die": False}),
        (2, {"shopkeepers_influence": "off"}, {"extra_influence": False}),
        (2, {"borrowed_infinity": "once"}, {"borrowed_once": True}),
        (2, {"architects_resource": "any"}, {"ruble_icons": True}),
        (1, {"solo.ivan_cards": "fixed"}, {"solo": True, "fixed_cards": True}),
        (1, {"solo.ivan_die": "lowest"}, {"solo": True, "ivan_die": 1}),
        (1, {"solo.ivan_die": "highest"}, {"solo": True, "ivan_die": 2}),
        (1, {"solo.first_claim": "leftmost_base"}, {"solo": True, "first_claim": 1}),
        (1, {"solo.first_claim": "human"}, {"solo": True, "first_claim": 2}),
        (1, {"solo.first_claim": "none"}, {"solo": True, "first_claim": 3}),
        (1, {"solo.ivan_claim_ties": "leftmost"}, {"solo": True, "claim_ties": 1}),
        (1, {"solo.ivan_claim_ties": "random"}, {"solo": True, "claim_ties": 2}),
        (1, {"solo.ivan_scan": "towers"}, {"solo": True, "scan_towers": True}),
        (1, {"solo.ivan_leftovers": "off"}, {"solo": True, "leftovers": False}),
        (1, {"solo.level": "apprentice"}, {"solo": True, "level": 0}),
        (1, {"solo.level": "master"}, {"solo": True, "level": 2}),
    ],
)
def test_options(seats: int, options: dict[str, Any], different: dict[str, Any]) -> None:
    assert rules_of(setup_of(seats, options)) == {**USUAL, **different}


@pytest.mark.rule("RC-DATA-16", "RC-SETUP-09")
@pytest.mark.parametrize(("seats", "players"), [(1, 2), (2, 2), (3, 3), (4, 4)])
def test_the_pool_of_plans(seats: int, players: int) -> None:
    def pool(**options: str) -> list[tuple[str, int]]:
        parts, plans = GAME.parts, setup_of(seats, options).start(1).rules.plan_pool
        return [(parts.plan_set[plan], parts.plan_players[plan]) for plan in plans]

    base, more = [("base", players)] * 3, [("contractors", players)] * 2
    assert pool() == pool(plans="base") == base
    assert pool(plans="expansion") == more
    assert sorted(pool(plans="all")) == sorted(pool(contractors="on")) == base + more
