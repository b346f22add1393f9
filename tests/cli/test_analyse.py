"""`guildhall analyse`: best moves of records, trees and positions, and a word for whatever is none."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from guildhall.cli.analyse import analyse
from guildhall.core.errors import BadRecord, GuildhallError
from guildhall.games import built_in
from guildhall.play import Match, new_match
from guildhall.study import growth, tree
from guildhall.text import LANGUAGES


def begun(game: str) -> Match:
    match = new_match(game, ["[/red]Ann\x1b[2J", "Ben"], seed=2)
    for _ in range(6):
        seat = match.state.to_act()[0]
        match.act(seat, match.state.legal(seat)[0])
    return match


def run(file: Path, at: int | None = None, lang: str = "en", as_json: bool = False) -> None:
    analyse(file, at, 12, 3, 1, lang, None, as_json)


@pytest.mark.parametrize("game", built_in())
def test_records_trees_and_positions_give_the_same_answer(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = begun(game)
    called = growth.of_match(match, ["Ann", "Ben"])
    told = []
    for name, text in (("r", match.export()), ("t", tree.write(called)), ("p", repr(match.state))):
        file = tmp_path / name
        file.write_text(text, encoding="utf-8")
        run(file, as_json=True)
        found = json.loads(capsys.readouterr().out)
        assert {found.pop("file"), found.pop("at")} <= {str(file), 6, 0}
        told.append(found)
    assert told[0] == told[1] == told[2]
    assert sum(told[0]["shares"]) == pytest.approx(1, abs=0.01)
    assert told[0]["moves"][0]["share"] == told[0]["shares"][told[0]["seat"]]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_told_in_words_that_do_not_steer_the_terminal(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "record.json"
    file.write_text(begun("splendor").export(), encoding="utf-8")
    run(file, at=4, lang=lang)
    said = capsys.readouterr().out
    assert "\x1b" not in said
    assert "cli-" not in said
    assert "splendor-action" not in said
    assert "[/red]Ann" in said.replace("\n", "")


def test_what_is_none_is_refused_with_a_word(tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    file.write_text(begun("splendor").export(), encoding="utf-8")
    with pytest.raises(BadRecord, match="has 6 moves; there is no position 7"):
        run(file, at=7)
    with pytest.raises(BadRecord, match="cannot read"):
        run(tmp_path / "nothing")
    file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadRecord, match="it is not text"):
        run(file)
    file.write_text("position('splendor', 2, 'x')", encoding="utf-8")
    with pytest.raises(GuildhallError):
        run(file)
