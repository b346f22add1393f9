"""The terminal board of Rococo: every position of a game fits 80 columns and says what is there, in all languages."""

from __future__ import annotations

import io
import random

import pytest
from rich.cells import cell_len
from rich.console import Console

from guildhall.cli.board import draw_board
from guildhall.games import game
from guildhall.text import LANGUAGES, texts_for

from .script import Table

ALL = {"jewelry_box": "on", "luxury_garments": "on", "festive_garments": "on", "exclusive_tailoring": "on"}


@pytest.mark.parametrize(
    ("seats", "options"), [(1, {}), (1, {"jewelry_box": "on"}), (3, ALL), (5, {"edition": "classic", **ALL})]
)
def test_the_board_fits_eighty_columns(seats: int, options: dict[str, str]) -> None:
    setup = game("rococo").setup(seats, options)
    state, rng, names = setup.start(4), random.Random(3), ["Odette", "Lucien", "Зоя", "Bastien", "Margherita"][:seats]
    languages = sorted(LANGUAGES)
    drawn, action = 0, 0
    while state.outcome() is None:
        seat = state.to_act()[0]
        state.apply(seat, rng.choice(state.legal(seat)))
        action += 1
        if action % 12:
            continue
        page = io.StringIO()
        texts = texts_for(languages[drawn % len(languages)])
        Console(width=80, file=page).print(draw_board(setup, state, seat, names, texts))
        drawn += 1
        lines = page.getvalue().splitlines()
        assert max(cell_len(line) for line in lines) <= 80
        assert "rococo-terminal" not in page.getvalue()
        for window in state.view(seat)["display"]:
            if window["garment"]:
                assert window["garment"] in page.getvalue()
    assert drawn > 5


def test_words_of_the_board_exist_in_all_languages() -> None:
    for language in LANGUAGES:
        texts = texts_for(language)
        for word in ("legend", "first", "drawer", "hire", "fireworks", "all-halls", "du-barry", "musicians", "silk"):
            assert f"rococo-terminal-{word}" in texts


def drawn(table: Table, seat: int | None = 0) -> str:
    page = io.StringIO()
    Console(width=80, file=page).print(draw_board(table.setup, table.state, seat, ["Odette"] * 3, texts_for("en")))
    return page.getvalue()


@pytest.mark.rule("ROC-OPT-08")
@pytest.mark.parametrize("per", ["2", "3"])
def test_v_c_says_what_this_table_reads(per: str) -> None:
    table = Table(3, edition="classic", v_c_per=per).round(6).staff(0, ["V-c", "S-a"]).begins(0)
    assert f"1★:{per}▲" in drawn(table)


@pytest.mark.rule("ROC-OPT-07")
@pytest.mark.parametrize(("level", "letter"), [("apprentice", "A"), ("journeyman", "J"), ("master", "M")])
def test_her_level_stands_beside_her_cards(level: str, letter: str) -> None:
    assert f"* {letter}  4+21" in drawn(Table.dealt(1, du_barry_level=level))
