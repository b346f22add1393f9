"""`guildhall puzzles`: making goes on where it stopped and gives the same; checking names what is wrong."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from guildhall.cli import puzzles as command
from guildhall.cli.main import app
from guildhall.core.errors import GuildhallError
from guildhall.games import built_in, game
from guildhall.study.mining import Haul, Plan
from guildhall.study.puzzles import BadPuzzles, Puzzle, file_of, puzzles_of, read


def shipped() -> tuple[Puzzle, ...]:
    found = puzzles_of(game("splendor"))
    assert found is not None
    return found.puzzles


def test_making_goes_on_where_it_stopped_and_counts_what_was_refuted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    def mined(plan: Plan, match: int) -> Haul:
        """A match in three brings nothing, and each refutes one of its two."""
        asked.append(match)
        return Haul(match, 10, 2, 1, () if match % 3 == 0 else (shipped()[match],))

    monkeypatch.setattr(command, "mine", mined)
    file = tmp_path / "splendor.json"
    command.make("splendor", 4, 1, 100, 1, file)
    whole = file.read_text(encoding="utf-8")
    found = read(whole.encode(), game("splendor"))
    assert len(found.puzzles) == 4
    assert found.mined.refuted * 2 == found.mined.found
    needed = list(asked)
    notes = (tmp_path / "splendor.mined").read_text(encoding="utf-8").splitlines()
    (tmp_path / "splendor.mined").write_text("\n".join([*notes[:3], notes[3][:20]]) + "\n", encoding="utf-8")
    asked.clear()
    command.make("splendor", 4, 1, 100, 1, file)
    assert asked == needed[2:], "what was cut off is mined again, and nothing else before it"
    assert file.read_text(encoding="utf-8") == whole
    asked.clear()
    command.make("splendor", 4, 2, 100, 1, file)
    assert asked == needed, "another seed is another run"


def test_a_search_that_finds_too_little_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "mine", lambda plan, match: Haul(match))
    with pytest.raises(GuildhallError, match="only 0 of 1"):
        command.make("splendor", 1, 1, 100, 1, tmp_path / "none.json")


def test_no_verb_solves_too_many() -> None:
    taking = [one for one in shipped() if command.kind(one) == command.kind(shipped()[0])]
    assert command.is_welcome(taking[0], [], 10)
    assert not command.is_welcome(taking[0], [taking[0]], 10), "the same again"
    assert not command.is_welcome(taking[0], taking[1:7], 10)


def test_checking_reports_all_games() -> None:
    said = CliRunner().invoke(app, ["puzzles", "check", "--json"])
    assert said.exit_code == 0, said.output
    reports = json.loads(said.stdout)
    assert {report["game"] for report in reports} == set(built_in())
    assert all(report["puzzles"] == 50 for report in reports)


def test_checking_names_the_broken_one(tmp_path: Path) -> None:
    body = json.loads(file_of("splendor").read_bytes())
    body["puzzles"][3]["steps"][0]["accepted"] = ["dance"]
    file = tmp_path / "broken.json"
    file.write_text(json.dumps(body), encoding="utf-8")
    with pytest.raises(BadPuzzles, match=f"{body['puzzles'][3]['id']}.*dance"):
        command.check_all("splendor", file, False, False)
    with pytest.raises(BadPuzzles, match="has no puzzles"):
        command.check_all("splendor", tmp_path / "nothing.json", False, False)


def test_confirming_finds_what_the_search_does_not_come_to(tmp_path: Path) -> None:
    body = json.loads(file_of("splendor").read_bytes())
    clear = max(body["puzzles"], key=lambda one: one["steps"][0]["choices"][0][1] - one["steps"][0]["choices"][1][1])
    clear["made"]["effort"] = 20
    clear["steps"] = clear["steps"][:1]
    wrong = json.loads(json.dumps(clear))
    wrong["id"], wrong["steps"][0]["accepted"] = "wrong", [wrong["obvious"]]
    body["puzzles"] = [clear, wrong]
    file = tmp_path / "two.json"
    file.write_text(json.dumps(body), encoding="utf-8")
    found = read(file.read_bytes(), game("splendor"))
    assert command.unconfirmed(game("splendor"), found) == ["wrong"]
