"""What strangers write cannot make a decoder recurse without end, nor a line look like two."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from guildhall.core.components import Shelf
from guildhall.core.errors import BadComponents, BadPosition, BadRecord
from guildhall.core.reading import MOST_DEPTH, TooDeep, one_line, read_json, read_toml, shallow
from guildhall.games import built_in
from guildhall.play import Match, import_record, new_match

DEEP = "[" * 30_000
NESTS = [DEEP, DEEP + "]" * 30_000, '{"a":' * 30_000, '["]",' * 30_000, '{"guildhall": ' + DEEP]
"""The fourth has strings with brackets, which close nothing."""


@pytest.mark.parametrize("text", NESTS, ids=["open", "closed", "objects", "strings", "inside"])
def test_deep_brackets_are_refused_by_every_decoder_of_ours(text: str) -> None:
    for nest in (text, text.encode()):
        with pytest.raises(TooDeep, match="nested more than 64 deep"):
            shallow(nest)
    with pytest.raises(BadRecord, match="nested more than 64 deep"):
        import_record(text)
    for game in built_in():
        match = new_match(game, 2)
        with pytest.raises(BadPosition):
            match.setup.load(text)
        with pytest.raises(BadRecord, match="snapshot"):
            Match.resumed(match.setup, match.seed, match.seats, text)


def test_the_bound_is_what_it_says() -> None:
    for depth in (1, MOST_DEPTH):
        text = "[" * depth + "]" * depth
        assert shallow(text) == text
        assert len(json.dumps(read_json(text))) == 2 * depth
    with pytest.raises(TooDeep):
        read_json("[" * (MOST_DEPTH + 1) + "]" * (MOST_DEPTH + 1))


@pytest.mark.parametrize("text", ["[]," * 1000, '"' + DEEP + '"', '["\\"' + DEEP + '"]', '{"a": "b'])
def test_many_brackets_are_not_deep_ones(text: str) -> None:
    assert shallow(text) == text
    assert shallow(text.encode()) == text.encode()


@pytest.mark.parametrize("text", ["a = " + DEEP, "a = " + "{a = " * 30_000, ".".join(["a"] * 3000) + " = 1"])
def test_a_deep_table_of_a_pack_is_refused(text: str, tmp_path: Path) -> None:
    with pytest.raises(TooDeep):
        read_toml(text)
    (tmp_path / "parts.toml").write_text(text)
    with pytest.raises(BadComponents, match=r"parts\.toml: is not TOML"):
        Shelf(tmp_path).table("parts.toml")


def test_a_cell_beyond_what_csv_takes_is_refused(tmp_path: Path) -> None:
    (tmp_path / "cards.csv").write_text("id,name\n1," + "x" * 200_000 + "\n")
    with pytest.raises(BadComponents, match=r"cards\.csv, row \d: is not CSV"):
        Shelf(tmp_path).rows("cards.csv", ("id", "name"))


def test_one_line_stays_one_line() -> None:
    assert one_line("GET /a\nguildhall: all is well\r\x1b[2J\u2028\u202e\x85\ud800") == (
        "GET /a\\nguildhall: all is well\\r\\x1b[2J\\u2028\\u202e\\x85\\ud800"
    )
    assert one_line("Ядвіга – “Ça va?” 🎲") == "Ядвіга – “Ça va?” 🎲"
