"""`guildhall new-game`: a package with all rooms that is found at once and waits for its rules."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from guildhall.games import built_in
from tests.elsewhere.packages import command, install, run

NAME = "tic_tac_toe"


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new game, as it is written."""
    folder = tmp_path_factory.mktemp("games")
    assert NAME in command("new-game", NAME, "--folder", str(folder), path=folder)
    return folder / NAME


@pytest.fixture(scope="module")
def installed(written: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(written, tmp_path_factory.mktemp("installed"))


def test_it_is_found_and_has_texts_in_five_languages(installed: Path) -> None:
    assert NAME in {about["name"] for about in json.loads(command("games", "--json", path=installed))}
    english = json.loads(command("rules", NAME, "--json", path=installed))
    assert list(english) == [
        f"TIC-{rule}" for rule in ("SECTION-01", "SETUP-01", "SECTION-02", "TURN-01", "SECTION-03", "END-01")
    ]
    for language in ("uk", "ru", "it", "fr"):
        other = json.loads(command("rules", NAME, "--lang", language, "--json", path=installed))
        assert list(other) == list(english)
        assert all(other[rule] != text for rule, text in english.items())


def test_all_its_modules_can_be_imported(written: Path, installed: Path) -> None:
    source = written / "src"
    files = [path.relative_to(source).with_suffix("") for path in source.rglob("*.py")]
    modules = [".".join(part for part in path.parts if part != "__init__") for path in files]
    assert len(modules) > 12
    done = run("-c", f"import {', '.join(modules)}", path=installed)
    assert done.returncode == 0, done.stderr


def test_it_has_the_rooms_of_every_game(written: Path) -> None:
    rooms = {path.name for path in (written / "src" / NAME).iterdir()}
    assert rooms >= {"meta.py", "game.py", "fields.py", "numbers.py", "state.py"}
    assert rooms >= {"rules", "people", "components", "bots", "texts"}
    fresh = run("-m", "guildhall", "fields", str(written / "src" / NAME), path=written)
    assert "is up to date" in fresh.stdout


def test_its_conformance_test_fails_because_there_are_no_rules(written: Path, installed: Path) -> None:
    done = run("-m", "pytest", "-q", "-p", "no:cacheprovider", str(written / "tests"), path=installed)
    assert done.returncode == 1
    assert "GuildhallError: write the rules: what a player may try, in rules/acting.py" in done.stdout
    assert "3 failed, 5 passed" in done.stdout
    played = run("-m", "guildhall", "simulate", NAME, path=installed)
    assert played.returncode == 2
    assert played.stderr.strip() == "guildhall: write the rules: what a player may try, in rules/acting.py"


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("", "is no name for a game"),
        ("Chess", "is no name for a game"),
        ("2048", "is no name for a game"),
        ("four-in-a-row", "is no name for a game"),
        ("../chess", "is no name for a game"),
        ("class", "is no name for a game"),
        ("json", "there is already a Python package “json”"),
        (built_in()[0], f"there is already a game “{built_in()[0]}”"),
    ],
)
def test_a_bad_name_gets_one_clear_line(tmp_path: Path, name: str, says: str) -> None:
    done = run("-m", "guildhall", "new-game", name, "--folder", str(tmp_path), path=tmp_path)
    assert done.returncode == 2
    assert says in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    (tmp_path / "chess").mkdir()
    (tmp_path / "chess" / "mine.txt").write_text("mine")
    done = run("-m", "guildhall", "new-game", "chess", "--folder", str(tmp_path), path=tmp_path)
    assert done.returncode == 2
    assert "is there already, and nothing was written" in done.stderr
    assert [path.name for path in (tmp_path / "chess").iterdir()] == ["mine.txt"]
