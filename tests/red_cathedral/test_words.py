"""What the terminal says of The Red Cathedral: by what the components print, never by codes."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Any

import pytest

from guildhall.core.question import candidate
from guildhall.games import HERE, game
from tests.red_cathedral.test_contractors import specialist
from tests.telling import speaker, tells_a_whole_game

CODE = re.compile(r"\b(W\d\d|WX\d|T\d\d|DB\d\d|B\d\d|D\d\d|O\d\d)\b|red_cathedral-|azure|amber|[{}]|\+\d")
"""What a person should never have to read: ids of things whose faces say more, keys, colours by their codes."""
TYPED = re.compile(r"\((V\d|[A-L]|\d[ab])\)")
"""What one types or finds on the board by it: places after the thing there."""


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {"contractors": "on"}),
        (2, {"contractors": "on", "fourth_guild": "scribes"}),
        (3, {"contractors": "on", "fourth_guild": "architects"}),
        (3, {"contractors": "on", "fourth_guild": "brickmakers"}),
    ],
)
def test_whole_games_are_told_without_codes(seats: int, options: dict[str, Any]) -> None:
    assert tells_a_whole_game("red_cathedral", seats, options, CODE, TYPED) > 50


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["1 ruble", "3 rubles", "5 rubles"]),
        ("uk", ["1 рубль", "3 рублі", "5 рублів"]),
        ("ru", ["1 рубль", "3 рубля", "5 рублей"]),
        ("it", ["1 rublo", "3 rubli", "5 rubli"]),
        ("fr", ["1 rouble", "3 roubles", "5 roubles"]),
    ],
)
def test_goods_have_plurals(language: str, said: list[str]) -> None:
    one = speaker("red_cathedral", language)
    for count, words in zip((1, 3, 5), said, strict=True):
        assert words in one.say("red_cathedral-log-gain", {"seat": 0, "goods": {"ruble": count}})


def test_lists_in_the_log() -> None:
    cathedral = speaker("red_cathedral")
    dice = {"space": 3, "dice": {"white": 4, "red": 1}}
    assert cathedral.say("red_cathedral-log-ivan-roll", dice) == "The dice on space 3 are rolled: white 4 and red 1."
    stock = {"goods": {"lumber": 1, "brick": 2}}
    assert cathedral.say("red_cathedral-log-ivan-stock", stock) == "Ivan stocks up on 1 lumber and 2 bricks."


def test_a_die_move_says_where_it_lands() -> None:
    state = game("red_cathedral").setup(2).start(1)
    (seat,) = state.to_act()
    for text, extra in (("+0", ""), ("+1", "1 extra space, "), ("+2", "2 extra spaces, ")):
        move = candidate(state, seat, state.setup.catalogue.number(f"move white {text}"))
        said = speaker("red_cathedral", seats=2).label(move)
        assert re.fullmatch(rf"Move the white die – {extra}Space [1-8]", said)


def test_under_a_pack_things_go_by_the_effects_of_the_pack(tmp_path: Path) -> None:
    pack = tmp_path / "pack"
    shutil.copytree(HERE / "red_cathedral" / "data", pack)
    tiles = pack / "workshop_tiles.csv"
    text = tiles.read_text(encoding="utf-8")
    assert "gain 2 lumber" in text
    tiles.write_text(text.replace("gain 2 lumber", "gain 3 lumber", 1), encoding="utf-8")
    args = {"seat": 0, "tile": "W01"}
    assert "“2 lumber”" in speaker("red_cathedral").say("red_cathedral-log-activate", args)
    assert "“3 lumber”" in speaker("red_cathedral", pack=pack).say("red_cathedral-log-activate", args)


def test_a_choice_says_what_it_uses() -> None:
    table = specialist("S15").claim(0, "1-1", space="red", up=True).claim(0, "2-1", space="blue", up=True)
    table.market("black", 8)
    said = speaker("red_cathedral").label(candidate(table.state, 0, table.setup.catalogue.number("specialist")))
    assert said.startswith("Use your specialist – ")
    table.plays("specialist", "branch 1")
    said = speaker("red_cathedral").label(candidate(table.state, 0, table.setup.catalogue.number("activate red")))
    assert said == "Activate the tile on the red workshop space – “2 lumber”"
