"""`guildhall review` and `guildhall calibrate`: told in words, as JSON, and refused with a word."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from guildhall.bots import make_bot
from guildhall.cli.calibrate import draw, written
from guildhall.cli.main import app
from guildhall.cli.review import signed, sparkline
from guildhall.core.errors import GuildhallError
from guildhall.games import folder
from guildhall.play.match import Match, new_match
from guildhall.study.calibrating import Bin, Fit
from guildhall.study.calibration import FILE, Curve, curve_of, read_curves
from guildhall.study.reviewed import Review


@pytest.fixture(scope="module")
def match() -> Match:
    found = new_match("splendor", ["Ада", "Bo"], {"target": 10}, seed=2)
    player = make_bot("greedy", 2)
    while not found.over:
        seat = found.state.to_act()[0]
        found.act(seat, player.choose(found.state, seat))
    return found


@pytest.fixture(scope="module")
def file(match: Match, tmp_path_factory: pytest.TempPathFactory) -> Path:
    kept = tmp_path_factory.mktemp("records") / "match.json"
    kept.write_text(match.export(), encoding="utf-8")
    return kept


@pytest.mark.parametrize("language", ["en", "uk"])
def test_a_review_is_told_in_words(file: Path, language: str) -> None:
    told = CliRunner().invoke(app, ["review", str(file), "--effort", "10", "--lang", language])
    assert told.exit_code == 0, told.output
    assert "Ада" in told.stdout
    assert "▁" in told.stdout
    assert {"en": "Luck apart from choices", "uk": "Удача окремо від виборів"}[language] in told.stdout
    assert "cli-review" not in told.stdout
    assert "study-" not in told.stdout


def test_a_review_as_json_is_what_its_schema_says(match: Match, file: Path) -> None:
    told = CliRunner().invoke(app, ["review", str(file), "--effort", "10", "--json"])
    found = msgspec.json.decode(told.stdout, type=Review)
    outcome = match.state.outcome()
    assert outcome is not None
    assert found.points[-1] == outcome.scores
    schema = json.loads(CliRunner().invoke(app, ["review", "--schema"]).stdout)
    assert schema["$ref"].endswith("/Review")


def test_an_unfinished_match_or_no_record_is_refused_with_a_word(tmp_path: Path) -> None:
    unfinished = tmp_path / "unfinished.json"
    unfinished.write_text(new_match("splendor", 2, seed=1).export(), encoding="utf-8")
    rubbish = tmp_path / "rubbish.json"
    rubbish.write_text("no record", encoding="utf-8")
    for arguments, word in (
        (["review", str(unfinished)], "finished"),
        (["review", str(rubbish)], "rubbish.json"),
        (["review", str(tmp_path / "none.json")], "none.json"),
        (["review"], "which record"),
    ):
        refused = CliRunner().invoke(app, arguments)
        assert isinstance(refused.exception, GuildhallError)
        assert word in str(refused.exception)


def test_curves_that_are_written_are_read_back() -> None:
    fits = [Fit(2, Curve(1.4, -0.2, 0.05, 58.3), 500, 500, 0.61, 0.58)]
    rows = [Bin(0.7, 0.8, 120, 0.749, 0.758)]
    assert read_curves(written("splendor", 100, 400, 0, fits, rows)) == {2: fits[0].curve}
    assert "500 held-out positions" in draw("splendor", fits, rows)


def test_small_signs() -> None:
    assert sparkline([0, 0.5, 1]) == "▁▅█"
    assert [signed(0.12), signed(-0.4), signed(0.001)] == ["+12", "−40", "0"]


def test_curves_that_are_there_are_tried_on_other_matches_and_left_alone() -> None:
    before = (folder("splendor") / FILE).read_bytes()
    arguments = ["calibrate", "splendor", "--seats", "2", "--matches", "2", "--effort", "10", "--seed", "900"]
    done = CliRunner().invoke(app, [*arguments, "--check", "--json"])
    assert done.exit_code == 0, done.output
    said = json.loads(done.output)
    (seats,) = said["seats"]
    assert Curve(**seats["curve"]) == curve_of("splendor", 2)
    assert (seats["fitted_on"], seats["held_out"]) == (0, 20)
    assert sum(row["seats"] for row in said["table"]) == 40, "every seat of every position counts"
    assert (folder("splendor") / FILE).read_bytes() == before
