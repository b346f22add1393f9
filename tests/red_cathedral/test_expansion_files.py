"""The files of guilds, Contractors and Ivan: each check by its own sentence, and its bounds (RC-DATA-08 to -15)."""

from __future__ import annotations

from pathlib import Path

import pytest

from guildhall.core.errors import BadComponents
from tests.red_cathedral.script import GAME
from tests.red_cathedral.test_data import drop, pack, swap
from tests.red_cathedral.test_files import sentence

INFLUENCE, TOKENS, CONTRACTORS = "influence_cards.csv", "specialist_tokens.csv", "contractors.toml"
OBJECTIVES, SERVICES, SOLITAIRE = "objectives.csv", "services.csv", "solitaire_cards.csv"


def holds(folder: Path, file: str, swaps: list[tuple[str, str]], said: str) -> bool:
    found = sentence(folder, file, *swaps)
    return found.endswith(said) and bool(found) == bool(said)


@pytest.mark.rule("RC-DATA-08", "RC-DATA-09", "RC-SETUP-16")
@pytest.mark.parametrize(
    ("swaps", "said"),
    [
        ([("CR1,craftsmen", "CR1,smiths")], "(RC-DATA-08)"),
        ([("CR1,craftsmen,base", "CR1,craftsmen,contractors")], "(RC-DATA-08)"),
        ([("JE1,jewelers,contractors", "JE1,jewelers,base")], "(RC-DATA-08)"),
        ([("any,diamonds", "any,")], "row 14: extra component of its guild (RC-DATA-08)"),
        (
            [("CR1,craftsmen,base,any,", "CR1,craftsmen,base,any,diamonds")],
            "row 2: extra component of its guild (RC-DATA-08)",
        ),
        ([("gain 1 material,once", "gain 1 permit,once")], "row 2: needs the module (RC-SETUP-16)"),
        ([("gain 1 material,once", "obtain black_die x1,once")], "row 2: needs the module (RC-SETUP-16)"),
        (
            [("gain 1 material,once", "gain 1 rp per own_contractors_on_map,once")],
            "row 2: needs the module (RC-SETUP-16)",
        ),
        ([("NO1,notaries,contractors,contractors", "NO1,notaries,contractors,any")], "needs the module (RC-SETUP-16)"),
        ([("CR1,craftsmen,base,any", "CR1,craftsmen,base,some")], "(RC-DATA-08)"),
        (
            [("gain 1 material,once", ",once"), ("2 material,any,reconstructed", "2 material,any,")],
            "row 2: action_a is empty (RC-DATA-08)",
        ),
        (
            [("pay 1 gold ; gain 3 ruble", "pay 1 gold ; gain 2 ruble")],
            "accountants: other actions than the rulebook's (RC-DATA-09)",
        ),
        (
            [
                ("gain 1 ruble,once,pay 1 gold ; gain 3 ruble", "gain 1 jewel,once,pay 1 gold ; gain 3 ruble"),
                ("gain 1 jewel,once,pay 1 green_jewel", "gain 1 ruble,once,pay 1 green_jewel"),
            ],
            "accountants: the actions are paired in another way (RC-DATA-09)",
        ),
        ([("gain 1 lumber/brick/stone,once", "gain 1 gold/green_jewel,once")], ""),
        ([("gain 1 material,once", "gain 2 gold,any")], "row 2: an infinity action costs something (RC-DATA-08)"),
        ([("gain 1 material,once", "pay 1 gold ; gain 2 gold,any")], ""),
        (
            [("gain 2 basic,once", "pay 2 ruble ; gain 1 gold,once")],
            "row 3: a card has two different actions (RC-DATA-08)",
        ),
        ([("CR3,craftsmen", "CR3,teamsters")], "craftsmen has 3 cards, not 2 (RC-DATA-08)"),
    ],
)
def test_influence_cards(tmp_path: Path, swaps: list[tuple[str, str]], said: str) -> None:
    assert holds(tmp_path, INFLUENCE, swaps, said)


@pytest.mark.rule("RC-DATA-10")
@pytest.mark.parametrize(
    ("swaps", "said"),
    [
        ([("S01,1", "S01,0")], "(RC-DATA-10)"),
        ([("S01,1", "S01,10")], "(RC-DATA-10)"),
        ([("S01,1", "S01,2")], "row 2: the effect is not of kind 2 (RC-DATA-10)"),
        ([("gain 2 lumber + 1 brick", "gain 1 rp per dice_in_space")], "row 2: kind 1 is a plain gain (RC-DATA-10)"),
        ([("S22,8,obtain any_tile x1", "S22,1,gain 1 gold")], "all nine kinds of effect occur (RC-DATA-10)"),
        ([("brick,plane", "brick,saw")], "four tokens of each tool (RC-DATA-10)"),
        ([("brick,plane,reconstructed", "brick,saw,printed")], ""),
        ([("permit,plane,reconstructed", "permit,saw,printed")], ""),
        (
            [
                ("brick,plane,reconstructed", "brick,saw,printed"),
                ("permit,plane", "permit,saw"),
                ("S13,3,pay 1 brick ; gain 3 rp,plane", "S13,3,pay 1 brick ; gain 3 rp,saw"),
                ("per paid,plane", "per paid,saw"),
            ],
            "every tool occurs (RC-DATA-10)",
        ),
        ([("S09,2,pay 1 gold ; gain 2 pp", "S09,2,pay 1 gold ; gain 4 pp")], ""),
        ([("S12,3,pay 1 lumber ; gain 3 rp", "S12,3,pay 1 lumber ; gain 2 rp")], "of kind 3 (RC-DATA-10)"),
    ],
)
def test_specialist_tokens(tmp_path: Path, swaps: list[tuple[str, str]], said: str) -> None:
    assert holds(tmp_path, TOKENS, swaps, said)


@pytest.mark.rule("RC-DATA-10", "RC-DATA-13", "RC-DATA-14")
@pytest.mark.parametrize(
    ("file", "row", "said"),
    [
        (TOKENS, "S02", "specialist_tokens.csv: there are 24 tokens, not 23 (RC-DATA-10)"),
        (OBJECTIVES, "O02", "objectives.csv: there are 15 objective cards, not 14 (RC-DATA-13)"),
        (SERVICES, "V2", "services.csv: there are eight kinds of service tokens, not 7 (RC-DATA-14)"),
    ],
)
def test_how_many_there_are(tmp_path: Path, file: str, row: str, said: str) -> None:
    with pytest.raises(BadComponents) as error:
        pack(tmp_path, **{file.replace(".", "__"): drop(row)})
    assert str(error.value) == said


@pytest.mark.rule("RC-SOLO-35", "RC-DATA-15")
def test_a_level_that_is_not_named_has_no_second_card(tmp_path: Path) -> None:
    without = pack(tmp_path, supply__toml=swap("\nmaster = 4", ""))
    assert [int(every) for every in without.parts.second_card_every] == [2, 4, 3, 3, 6, 0]


@pytest.mark.rule("RC-DATA-10", "RC-SOLO-49")
def test_tokens_have_a_tool_and_points() -> None:
    parts = GAME.parts
    points = {name: int(parts.token_rp[n]) for n, name in enumerate(parts.token_names)}
    assert {name: rp for name, rp in points.items() if rp} == {"S08": 3}
    assert [parts.tool_names[parts.token_tool[n]] for n in range(6)] == [
        "plane",
        "saw",
        "axe",
        "hammer",
        "trowel",
        "chisel",
    ]
    assert [int(pp) for pp in parts.set_pp] == [0, 1, 2, 4, 7, 11, 16]


@pytest.mark.rule("RC-DATA-11", "RC-DATA-12", "RC-CON-06", "RC-CON-17", "RC-TOOL-01")
@pytest.mark.parametrize(
    ("swaps", "said"),
    [
        ([("[1, 2, 4, 7, 11, 16]", "[1, 2, 4, 7, 11, 15]")], "the worth of tool sets (RC-TOOL-01)"),
        ([("start = 1", "start = 2")], "permits: 1 at the start, at most 6, 1 PP each (RC-CON-06)"),
        ([("max_held = 6", "max_held = 7")], "permits: 1 at the start, at most 6, 1 PP each (RC-CON-06)"),
        ([("pp_price = 1", "pp_price = 2")], "permits: 1 at the start, at most 6, 1 PP each (RC-CON-06)"),
        (
            [("contractors_per_player = 6", "contractors_per_player = 5")],
            "6 contractors each, a specialist costs 2 rubles (RC-CON-17)",
        ),
        (
            [("specialist_price_rubles = 2", "specialist_price_rubles = 3")],
            "6 contractors each, a specialist costs 2 rubles (RC-CON-17)",
        ),
        ([('name = "Suzdal"', 'name = "Vologda"')], "the map has six cities (RC-DATA-11)"),
        (
            [('spaces = ["A", "B", "C", "D", "E"]', 'spaces = ["A", "B", "C", "D"]')],
            "the map has five specialist spaces (RC-DATA-11)",
        ),
        ([("ring = 0", "ring = 6")], "one city is the centre (RC-DATA-11)"),
        ([("ring = 1", "ring = 0")], "one city is the centre (RC-DATA-11)"),
        ([('spaces = ["E", "A"]', 'spaces = ["A", "A"]')], "vologda touches 2 specialist spaces (RC-DATA-11)"),
        (
            [('ring = 0\nspaces = ["A", "B", "C", "D", "E"]', 'ring = 0\nspaces = ["A", "B", "C", "D"]')],
            "moscow touches 5 specialist spaces (RC-DATA-11)",
        ),
        ([('spaces = ["E", "A"]', 'spaces = ["E", "B"]')], "space A touches two cities of the ring (RC-DATA-11)"),
        ([("position = 2", "position = 1")], "six contractor spaces, left to right (RC-DATA-12)"),
        ([('"gain 1 material"', '"gain 2 gold"')], "the third space gives 1 material of choice (RC-DATA-12)"),
        ([('"gain 3 pp"', '"gain 3 moons"')], "bonus 5: unknown resource “moons” (RC-DATA-12)"),
        ([('"plane", "saw"', '"plane", "plane"')], "there are six kinds of tools (RC-DATA-10)"),
        (
            [("ivan_moscow_pp = 1", "moscow_pp = 1")],
            "missing or malformed entry: KeyError('ivan_moscow_pp') (RC-DATA-17)",
        ),
    ],
)
def test_contractors(tmp_path: Path, swaps: list[tuple[str, str]], said: str) -> None:
    assert holds(tmp_path, CONTRACTORS, swaps, said)


@pytest.mark.rule("RC-DATA-11", "RC-SOLO-43", "RC-SOLO-53")
def test_what_the_map_becomes() -> None:
    parts = GAME.parts
    near = {
        name: "".join(stand for n, stand in enumerate(parts.stand_names) if parts.city_stands[city] >> n & 1)
        for city, name in enumerate(parts.city_names)
    }
    assert near == {
        "moscow": "ABCDE",
        "vologda": "AE",
        "yaroslavl": "AB",
        "suzdal": "BC",
        "ryazan": "CD",
        "smolensk": "DE",
    }
    assert (int(parts.moscow), int(parts.ivan_start_pp), int(parts.ivan_moscow_pp)) == (0, 3, 1)
    assert (int(parts.specialist_price), int(parts.start_permits)) == (2, 1)


@pytest.mark.rule("RC-DATA-13", "RC-DATA-14", "RC-DATA-15", "RC-DATA-16")
@pytest.mark.parametrize(
    ("file", "swaps", "said"),
    [
        (
            OBJECTIVES,
            [("pay 2 stone ; gain 2 pp", "pay 2 stone ; gain 3 pp")],
            "row 5: differs from RC-OBJ-04 (RC-DATA-13)",
        ),
        (SERVICES, [("gain 5 ruble", "gain 6 ruble")], "row 2: the effect is “gain 5 ruble” (RC-DATA-14)"),
        (SERVICES, [("V1,1,", "V1,10,")], "(RC-DATA-14)"),
        (SERVICES, [("V1,1,", "V1,9,")], ""),
        (SOLITAIRE, [("base,Claim", "base,Clain")], "Ivan's six cards, Hire the last (RC-DATA-15)"),
        (SOLITAIRE, [("red,red", "white,red")], "die_base: one die for each card (RC-DATA-15)"),
        (SOLITAIRE, [("green,black", "green,blue")], "die_contractors: one die for each card (RC-DATA-15)"),
        (SOLITAIRE, [("I6,contractors", "I6,base")], "(RC-DATA-15)"),
        (SOLITAIRE, [("I1,base", "I1,contractors")], "(RC-DATA-15)"),
        (SOLITAIRE, [("ivan_transport,,", "ivan_claim,,")], "row 4: effect is not that of the card (RC-DATA-15)"),
        (
            SOLITAIRE,
            [("gain 8 rp,gain 4 rp", "gain 8 ruble,gain 4 rp")],
            "row 2: effect: Ivan gains only RP, PP and basic materials (RC-DATA-15)",
        ),
        (
            SOLITAIRE,
            [("gain 8 rp,white", "gain 8 rp | gain 1 pp,white")],
            "row 2: effect_master is not that of the card (RC-DATA-15)",
        ),
        (SOLITAIRE, [("gain 8 rp,gain 4 rp", "gain 8 rp + 1 pp + 2 gold,gain 4 rp")], ""),
    ],
)
def test_cards_of_scribes_brickmakers_and_ivan(
    tmp_path: Path, file: str, swaps: list[tuple[str, str]], said: str
) -> None:
    assert holds(tmp_path, file, swaps, said)


@pytest.mark.rule("RC-DATA-13", "RC-DATA-15", "RC-OBJ-23")
def test_objectives_for_two_and_cards_by_level() -> None:
    parts = GAME.parts
    pairs = [(int(parts.objective_effect[2 * n]), int(parts.objective_effect[2 * n + 1])) for n in range(15)]
    assert [n + 1 for n, (usual, two) in enumerate(pairs) if usual != two] == [5, 15]
    assert [int(every) for every in parts.second_card_every] == [2, 4, 3, 3, 6, 4]
    levels = [[int(parts.solitaire_effect[level * 6 + n]) for n in range(6)] for level in range(3)]
    same = [n for n in range(6) if levels[0][n] == levels[1][n] == levels[2][n]]
    assert same == [2, 3, 4, 5]  # Recognition and Inventory differ
    assert parts.fixed_card == [[0, 1, 4, 3, 2, -1], [0, 1, 5, 3, 2, 4]]
