"""Component files: each check refuses by its own sentence what breaks it, and lets its bounds pass (RC-DATA)."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from guildhall.core.errors import BadComponents
from tests.red_cathedral.script import GAME
from tests.red_cathedral.test_data import DATA, drop, pack

REPLACING = ("gain 2 lumber,,reconstructed,reconstructed,", "gain 2 lumber,W02,reconstructed,reconstructed,printed")
FIRST_CARD = "B01,base,2,1,0,0,0,0,4,1,rulebook,reconstructed,reconstructed"


def sentence(folder: Path, file: str, *swaps: tuple[str, str]) -> str:
    """What is said of a file with these changes; nothing if it is taken."""
    text = (DATA / file).read_text(encoding="utf-8")
    for old, new in swaps:
        assert old in text, old
        text = text.replace(old, new, 1)
    try:
        pack(folder, **{file.replace(".", "__"): lambda _: text})
    except BadComponents as error:
        return str(error)
    return ""


TRACK, CARDS, PLANS = "score_track.toml", "cathedral_cards.csv", "plans.toml"
RESOURCES, WORKSHOP, BOARD, SUPPLY = "resource_tiles.csv", "workshop_tiles.csv", "workshop_board.toml", "supply.toml"


@pytest.mark.rule("RC-DATA-01")
@pytest.mark.parametrize(
    ("swaps", "said"),
    [
        ([("  5,  9,", "  5,  5,")], "score_track.toml: the marks must rise (RC-DATA-01)"),
        ([("marks = [\n   5,", "marks = [\n   0,")], "score_track.toml: the marks must rise (RC-DATA-01)"),
        ([("pp_marks = 40", "pp_marks = 41")], "there is one mark for each Prestige Point (RC-DATA-01)"),
        ([("rp_steps = 80", "rp_steps = 81")], "the last mark is at the end of the track (RC-DATA-01)"),
        ([("rp_steps = 80", "rp_steps = 81"), ("79, 80,", "79, 81,")], "80 steps and 40 marks are known (RC-DATA-01)"),
        ([("   5,  9, 13", "   4,  9, 13")], "the first two marks are 5 and 9 (RC-DATA-01)"),
        ([("   5,  9, 13", "   5,  8, 13")], "the first two marks are 5 and 9 (RC-DATA-01)"),
        ([("21, 25, 28, 31", "21, 24, 28, 31")], "gaps never grow (RC-DATA-01)"),
        ([("start = 0", "start = -1")], "the start space is on the track (RC-DATA-01)"),
        ([("start = 0", "start = 81")], "the start space is on the track (RC-DATA-01)"),
        ([("start = 0", "start = 80")], ""),
        ([("start = 0", "begin = 0")], "missing or malformed entry: KeyError('start') (RC-DATA-17)"),
    ],
)
def test_the_track(tmp_path: Path, swaps: list[tuple[str, str]], said: str) -> None:
    assert sentence(tmp_path, TRACK, *swaps).endswith(said)
    assert bool(sentence(tmp_path, TRACK, *swaps)) == bool(said)


@pytest.mark.rule("RC-DATA-01")
def test_what_the_track_becomes() -> None:
    parts = GAME.parts
    assert (int(parts.first_mark), int(parts.lap), int(parts.start)) == (5, 80, 0)
    assert [int(parts.pp_at[step]) for step in (0, 4, 5, 8, 9, 79, 80)] == [0, 0, 1, 1, 2, 39, 40]


def card(*numbers: int) -> tuple[str, str]:
    return FIRST_CARD, f"B01,base,{','.join(map(str, numbers))},printed,printed,printed"


@pytest.mark.rule("RC-DATA-03")
@pytest.mark.parametrize(
    ("swaps", "said"),
    [
        ([card(0, 0, 0, 0, 0, 0, 4, 1)], "row 2: a section needs some material (RC-DATA-03)"),
        ([card(1, 0, 0, 0, 0, 0, 4, 1)], ""),
        ([card(9, 6, 0, 0, 0, 0, 4, 1)], ""),
        ([card(9, 7, 0, 0, 0, 0, 4, 1)], "row 2: a section needs at most 15 materials (RC-DATA-03)"),
        ([card(10, 0, 0, 0, 0, 0, 4, 1)], "(RC-DATA-03)"),
        ([card(2, 1, 0, 0, 0, 0, 0, 1)], "(RC-DATA-03)"),
        ([card(2, 1, 0, 0, 0, 0, 80, 40)], ""),
        ([card(2, 1, 0, 0, 0, 0, 81, 1)], "(RC-DATA-03)"),
        ([card(2, 1, 0, 0, 0, 0, 1, 41)], "(RC-DATA-03)"),
        ([card(2, 1, 0, 0, 0, 0, 1, 0)], ""),
        ([card(2, 1, 0, 0, 0, 0, 1, -1)], "(RC-DATA-03)"),
        ([card(2, -1, 0, 0, 0, 0, 1, 1)], "(RC-DATA-03)"),
        ([("B01,base,2,1", "B01,base,2,0")], "row 2: 2 materials, not 3 or 4 (RC-DATA-03)"),
        ([("B01,base,2,1", "B01,base,2,3")], "row 2: 5 materials, not 3 or 4 (RC-DATA-03)"),
        ([("B01,base,2,1", "B01,base,2,2")], ""),
        ([("B01,base", "B01,middle")], "there are 10 cards of type base (RC-DATA-03)"),
        ([("M01,middle", "M01,base"), ("B01,base", "B01,middle")], ""),
        (
            [("M01,middle", "M01,dome"), ("D01,dome", "D01,middle"), ("D02,dome", "D02,middle")],
            "type middle (RC-DATA-03)",
        ),
        ([("B02,base", "B01,base")], "row 3: an id is a word of its own, not “B01” (RC-DATA-17)"),
        ([("B02,base", "B 2,base")], "row 3: an id is a word of its own, not “B 2” (RC-DATA-17)"),
    ],
)
def test_sections(tmp_path: Path, swaps: list[tuple[str, str]], said: str) -> None:
    found = sentence(tmp_path, CARDS, *swaps)
    assert found.endswith(said)
    assert bool(found) == bool(said)


@pytest.mark.rule("RC-DATA-04", "RC-DATA-05", "RC-DATA-16", "RC-DATA-17")
@pytest.mark.parametrize(
    ("swaps", "said"),
    [
        ([("players = 2", "players = 5")], "P2-even: players is 2, 3 or 4 (RC-DATA-05)"),
        ([('set = "base"', 'set = "box"')], "P2-even: unknown set (RC-DATA-16)"),
        ([("[1, 1, 1, 1]", "[]")], "P2-even: a tower has 0 to 6 middle sections (RC-DATA-04)"),
        ([("[1, 1, 1, 1]", "[1, 1, 1, 7]")], "P2-even: a tower has 0 to 6 middle sections (RC-DATA-04)"),
        ([("[1, 1, 1, 1]", "[1, 1, 1, -1]")], "P2-even: a tower has 0 to 6 middle sections (RC-DATA-04)"),
        ([("[1, 1, 1, 1]", '[1, 1, 1, "1"]')], "P2-even: a tower has 0 to 6 middle sections (RC-DATA-04)"),
        ([("[1, 1, 1, 1]", "[1, 1, 1, 1, 0, 0, 0]")], "P2-even: more than six towers (RC-DATA-04)"),
        ([("[1, 1, 1, 1]", "[6, 6, 6, 3]")], "P2-even: more middle sections than there are (RC-DATA-05)"),
        ([("[1, 1, 1, 1]", "[6, 6, 6, 2]")], "P2-even: 4 towers and 12 cards are known (RC-DATA-05)"),
        ([("[1, 1, 1, 1]", "[1, 1, 1]")], "P2-even: 4 towers and 12 cards are known (RC-DATA-05)"),
        ([('id = "P2-peak"', 'id = "P2-even"')], "an id occurs twice (RC-DATA-16)"),
        ([('set = "base"', 'set = "contractors"')], "9 plans of the set base, not 8 (RC-DATA-16)"),
        (
            [("middles = [1, 1, 1, 1]", "middle = [1, 1, 1, 1]")],
            "missing or malformed entry: KeyError('middles') (RC-DATA-17)",
        ),
        (
            [('provenance_middles = "reconstructed"', 'provenance_middles = "seen"')],
            "plan[0].middles: “seen” is no provenance label (RC-DATA-17)",
        ),
    ],
)
def test_plans(tmp_path: Path, swaps: list[tuple[str, str]], said: str) -> None:
    assert sentence(tmp_path, PLANS, *swaps).endswith(said)


@pytest.mark.rule("RC-DATA-05", "RC-DATA-16", "RC-DATA-17")
def test_printed_plans_may_have_another_shape(tmp_path: Path) -> None:
    printed = ('[1, 1, 1, 1]\nprovenance = "reconstructed"', '[6, 6, 6, 2]\nprovenance = "printed"')
    assert sentence(tmp_path, PLANS, printed) == ""
    text = (DATA / PLANS).read_text(encoding="utf-8").replace("players = 4", "players = 3")
    with pytest.raises(BadComponents, match=r"no plan of base for 4 players|cards are known"):
        pack(tmp_path, plans__toml=lambda _: text)


@pytest.mark.rule("RC-DATA-02")
@pytest.mark.parametrize(
    ("swaps", "said"),
    [
        ([("gain 2 lumber", "pay 1 gold ; gain 1 lumber")], "row 3: a resource tile is one plain gain (RC-DATA-02)"),
        ([("gain 1 rp", "gain 1 rp + 1 ruble")], "row 2: the RP tile gives 1 RP a die (RC-DATA-02)"),
        ([("gain 2 permit", "gain 2 gold")], "row 10: the module's tile gives permits (RC-DATA-02)"),
        ([("permit,R_RP", "permit,R_GOLD")], "row 10: it replaces the RP tile (RC-DATA-02)"),
        ([("gain 2 lumber,", "gain 2 lumber,R_RP")], "row 3: a base tile replaces nothing (RC-DATA-02)"),
        ([("gain 2 lumber", "gain 2 permit")], "row 3: permits belong to the module (RC-DATA-02)"),
        ([("gain 2 lumber", "gain 2 diamond")], "row 3: diamonds belong to the Jewelers (RC-DATA-02)"),
        ([("gain 1 rp", "gain 1 ruble"), ("permit,R_RP", "permit,R_RP")], "it replaces the RP tile (RC-DATA-02)"),
        ([("gain 2 lumber", "gain 1 rp")], "exactly one tile gives RP (RC-DATA-02)"),
        ([("gain 2 lumber", "gain 2 brick")], "the tiles give the six materials, rubles, RP and permits (RC-DATA-02)"),
        ([("gain 2 lumber", "gain 3 lumber")], ""),
        ([("gain 2 lumber", "gain 2 brick"), ("reported,reported", "printed,printed")], ""),
    ],
)
def test_resource_tiles(tmp_path: Path, swaps: list[tuple[str, str]], said: str) -> None:
    found = sentence(tmp_path, RESOURCES, *swaps)
    assert found.endswith(said)
    assert bool(found) == bool(said)


@pytest.mark.rule("RC-DATA-02")
def test_how_many_resource_tiles(tmp_path: Path) -> None:
    with pytest.raises(BadComponents, match="there are 8 resource tiles, not 7"):
        pack(tmp_path, resource_tiles__csv=drop("R_GOLD"))
    with pytest.raises(BadComponents, match="the module adds one tile"):
        pack(tmp_path, resource_tiles__csv=drop("R_PERMIT"))
    parts = GAME.parts
    assert (int(parts.resource_rp), int(parts.resource_permit)) == (0, 8)


@pytest.mark.rule("RC-DATA-06")
@pytest.mark.parametrize(
    ("swaps", "said"),
    [
        ([REPLACING], "row 2: the module's tiles replace base tiles (RC-DATA-06)"),
        (
            [("permit,W10,inferred,inferred,reconstructed", "permit,,inferred,inferred,")],
            "row 30: the module's tiles replace base tiles (RC-DATA-06)",
        ),
        ([("gain 1 permit,W10", "gain 1 permit,WX2")], "row 30: there is no base tile “WX2” (RC-DATA-06)"),
        ([("gain 1 permit,W10", "gain 1 permit,WX1")], "row 30: there is no base tile “WX1” (RC-DATA-06)"),
        ([("gain 1 permit,W10", "gain 1 permit,W28")], ""),
        ([("gain 2 lumber", "claim")], "row 2: a tile sets no other component going (RC-DATA-06)"),
        ([("gain 2 lumber", "discard 1 ornament")], "row 2: tiles gain, pay, deliver or obtain (RC-DATA-06)"),
        ([("gain 2 lumber", "gain 1 diamond")], "row 2: the base game has no permits and no black die (RC-DATA-06)"),
        (
            [("gain 2 lumber", "obtain black_die x1")],
            "row 2: the base game has no permits and no black die (RC-DATA-06)",
        ),
        ([("black_die x1,W12", "black_die x1,W10")], "the module's tiles replace two tiles (RC-DATA-06)"),
        (
            [("gain 1 permit,W10", "gain 1 gold,W10")],
            "one module tile is for permits, one for the black die (RC-DATA-06)",
        ),
        (
            [("obtain black_die x1,W12", "gain 1 gold,W12")],
            "one module tile is for permits, one for the black die (RC-DATA-06)",
        ),
        ([("W01,base", "W01,contractors"), REPLACING], "28 tiles and 2 of the module, not 27 of 30 (RC-DATA-06)"),
        ([("W01,base,2+", "W01,base,4+"), ("W02,base,2+", "W02,base,3+")], ""),
    ],
)
def test_workshop_tiles(tmp_path: Path, swaps: list[tuple[str, str]], said: str) -> None:
    found = sentence(tmp_path, WORKSHOP, *swaps)
    assert found.endswith(said)
    assert bool(found) == bool(said)


def moved_up(row: str) -> Callable[[str], str]:
    """A row changes places with the one above it."""

    def edit(text: str) -> str:
        lines = text.splitlines(keepends=True)
        at = next(number for number, line in enumerate(lines) if line.startswith(row))
        lines[at - 1 : at + 1] = [lines[at], lines[at - 1]]
        return "".join(lines)

    return edit


@pytest.mark.rule("RC-DATA-02", "RC-DATA-06")
def test_what_belongs_to_the_module_comes_last(tmp_path: Path) -> None:
    with pytest.raises(BadComponents, match="the module's tiles are the last rows"):
        pack(tmp_path, workshop_tiles__csv=moved_up("WX1"))
    with pytest.raises(BadComponents, match="the module's tile is the last row"):
        pack(tmp_path, resource_tiles__csv=moved_up("R_PERMIT"))


@pytest.mark.rule("RC-DATA-06", "RC-SOLO-23")
def test_enough_tiles_and_what_they_are_worth_to_ivan(tmp_path: Path) -> None:
    def later(text: str) -> str:
        for number in range(1, 6):
            text = text.replace(f"W{number:02},base,2+", f"W{number:02},base,3+")
        return text

    with pytest.raises(BadComponents, match="11 tiles for the 12 cards of 2 players"):
        pack(tmp_path, workshop_tiles__csv=later)

    def for_four(last: int) -> Callable[[str], str]:
        """The tiles from 17 to this one are for four players only."""
        return lambda text: re.sub(
            r"(?m)^W(\d\d),base,3", lambda row: row[0][:-1] + "4" if int(row[1]) <= last else row[0], text
        )

    pack(tmp_path, workshop_tiles__csv=for_four(26))
    with pytest.raises(BadComponents, match="17 tiles for the 18 cards of 3 players"):
        pack(tmp_path, workshop_tiles__csv=for_four(27))
    parts = GAME.parts
    worth = {name: (int(parts.tile_rp[n]), int(parts.tile_pp[n])) for n, name in enumerate(parts.tile_names)}
    assert {name: points for name, points in worth.items() if points != (0, 0)} == {
        "W09": (2, 0),
        "W10": (1, 0),
        "W23": (2, 0),
    }
    assert [int(least) for least in parts.tile_players] == [2] * 16 + [3] * 12 + [2] * 2
    assert parts.tile_replaces == [-1] * 28 + [9, 11]


@pytest.mark.rule("RC-DATA-07")
@pytest.mark.parametrize(
    ("swaps", "said"),
    [
        ([("spaces = 10", "spaces = 11")], "10 Inventory spaces, 4 under banners, 2 banners outside (RC-DATA-07)"),
        ([("covering = 4", "covering = 3")], "10 Inventory spaces, 4 under banners, 2 banners outside (RC-DATA-07)"),
        ([("spaces = 6", "spaces = 5")], "6 workshop spaces, 2 of them white (RC-DATA-07)"),
        ([("white_spaces = 2", "white_spaces = 3")], "6 workshop spaces, 2 of them white (RC-DATA-07)"),
        ([("own = 2", "own = 41")], "basic.own must be a cost in rubles, not “41” (RC-DATA-07)"),
        ([("own = 3", "own = -1")], "advanced.own must be a cost in rubles, not “-1” (RC-DATA-07)"),
        ([("own = 2", "own = 40"), ("white_a = 1", "white_a = 0")], ""),
        ([("own = 2", 'own = "2"')], "basic.own must be a cost in rubles, not “2” (RC-DATA-07)"),
        ([("white_b = ", "white_c = ")], "basic.white_b must be a cost in rubles, not “None” (RC-DATA-07)"),
        (
            [('"beside_inventory"', '"above"')],
            "basic.outside_banners must be one of beside_inventory, on_white_spaces (RC-DATA-07)",
        ),
    ],
)
def test_boards(tmp_path: Path, swaps: list[tuple[str, str]], said: str) -> None:
    found = sentence(tmp_path, BOARD, *swaps)
    assert found.endswith(said)
    assert bool(found) == bool(said)


@pytest.mark.rule("RC-SETUP-03", "RC-SETUP-14", "RC-SETUP-18", "RC-DECO-05", "RC-END-02", "RC-DATA-15")
@pytest.mark.parametrize(
    ("swaps", "said"),
    [
        ([("gold = 15", "gold = 14")], "the supply is 20, 20, 20, 15, 10, 10 (RC-SETUP-18)"),
        ([("diamonds = 15", "diamonds = 16")], "there are 15 diamonds (RC-GUILD-JEWELERS-01)"),
        ([("[3, 4, 5, 6]", "[3, 4, 5]")], "starting rubles for four players (RC-SETUP-14)"),
        ([("[3, 4, 5, 6]", "[-1, 4, 5, 6]")], "starting rubles for four players (RC-SETUP-14)"),
        ([("[3, 4, 5, 6]", "[0, 4, 5, 6]")], "the players start with 3, 4, 5, 6 rubles (RC-SETUP-14)"),
        ([("count = 2\non", "count = 3\non")], "1 Door, 2 Arches, 1 Cross (RC-SETUP-03)"),
        ([("two_different = 3", "two_different = 4")], "ornamentations are worth 0, 1, 2, 3 PP (RC-DECO-05)"),
        ([("none = 0", "none = 1")], "ornamentations are worth 0, 1, 2, 3 PP (RC-DECO-05)"),
        (
            [("finished_sections = 6", "finished_sections = 5")],
            "the sixth section ends the game and gives 3 PP (RC-END-02)",
        ),
        ([("bonus_pp = 3", "bonus_pp = 4")], "the sixth section ends the game and gives 3 PP (RC-END-02)"),
        ([("goods_per_pp = 5", "goods_per_pp = 4")], "the sixth section ends the game and gives 3 PP (RC-END-02)"),
        ([("master = 3", "master = 10")], "solo.second_card_every is a number from 0 to 9 for each level (RC-DATA-15)"),
        ([("master = 3", "master = -1")], "solo.second_card_every is a number from 0 to 9 for each level (RC-DATA-15)"),
        ([("master = 3", "master = 9")], ""),
        (
            [("master = 4", "master = 10")],
            "solo.second_card_every_with_contractors is a number from 0 to 9 for each level (RC-DATA-15)",
        ),
    ],
)
def test_the_supply(tmp_path: Path, swaps: list[tuple[str, str]], said: str) -> None:
    found = sentence(tmp_path, SUPPLY, *swaps)
    assert found.endswith(said)
    assert bool(found) == bool(said)


def test_files_speak_of_themselves(tmp_path: Path) -> None:
    """A label that labels nothing; an effect that is empty; a sentence begins with the file."""
    found = sentence(
        tmp_path,
        WORKSHOP,
        ("gain 2 lumber,,reconstructed,reconstructed,", "gain 2 lumber,,reconstructed,reconstructed,printed"),
    )
    assert found == "workshop_tiles.csv, row 2: prov_replaces labels nothing (RC-DATA-17)"
    assert (
        sentence(tmp_path, WORKSHOP, ("gain 2 lumber", "")) == "workshop_tiles.csv, row 2: effect is empty (RC-DATA-06)"
    )
    assert sentence(tmp_path, TRACK, ('provenance = "reported"', 'provenance = "heard"')).startswith("score_track.toml")
