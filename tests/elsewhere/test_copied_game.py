"""A game is one folder: a copy under another name is found, checked, kept and soaked, and no other file changes."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest

from guildhall.conformance.golden import HASHES
from guildhall.games import HERE, built_in, meta
from tests.elsewhere.packages import ROOT, run
from tests.server import guests
from tests.server.guests import ME, Server, bot

ORIGINAL = min(built_in(), key=lambda name: meta(name).minutes)
COPY = "a_copy"
GOLDEN = """
from pathlib import Path
from guildhall.conformance.golden import write_golden
from guildhall.games import game
write_golden(game({!r}), Path({!r}))
"""
CONFORMANCE = """
from guildhall.conformance import check_setup
from guildhall.conformance.golden import setup_of
from guildhall.games import game
for sample in game({0!r}).meta.samples:
    check_setup(setup_of(game({0!r}), sample), seeds=range(1), thorough=9)
"""


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Guildhall as it is, with one more folder of a game."""
    place = tmp_path_factory.mktemp("sources")
    unwanted = shutil.ignore_patterns("static", "__pycache__")
    shutil.copytree(HERE.parent, place / "guildhall", ignore=unwanted)
    copied = place / "guildhall" / "games" / COPY
    shutil.copytree(HERE / ORIGINAL, copied, ignore=unwanted)
    for file in copied.rglob("*"):
        if file.suffix in (".py", ".ftl"):
            text = file.read_text(encoding="utf-8")
            file.write_text(re.sub(rf"(?<!\w){ORIGINAL}(?!\w)", COPY, text), encoding="utf-8")
    for compiled in copied.rglob("*.so"):
        compiled.unlink()
    return place


def python(sources: Path, *arguments: str) -> str:
    done = run(*arguments, path=sources, sources=str(sources))
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_is_in_the_lobby_and_can_be_played(sources: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guests, "SOURCES", str(sources))
    server = Server(str(tmp_path / "guildhall.db"))
    try:
        ann = server.guest("Ann")
        lobby = {about["name"]: about for about in ann.get("/api/games")}
        assert {**lobby[COPY], "name": ORIGINAL} == lobby[ORIGINAL]
        table = ann.opens(ME, *[bot()] * (meta(ORIGINAL).default_seats - 1), game=COPY, seed=3)["summary"]["id"]
        live = ann.sits_at(table)
        live.until(lambda state: state["decisions"])
        live.acts(live.legal()[0])
        assert live.log[0]["key"].startswith(f"{COPY}-log-")
    finally:
        server.stop()


def test_it_keeps_the_contract(sources: Path) -> None:
    python(sources, "-c", CONFORMANCE.format(COPY))


def test_its_golden_matches_are_those_of_the_original(sources: Path, tmp_path: Path) -> None:
    python(sources, "-c", GOLDEN.format(COPY, str(tmp_path)))
    kept = ROOT / "tests" / "golden" / ORIGINAL
    assert {file.name for file in tmp_path.iterdir()} == {file.name for file in kept.iterdir()}
    for file in tmp_path.iterdir():
        mine, theirs = (json.loads((folder / file.name).read_text(encoding="utf-8")) for folder in (tmp_path, kept))
        if file.name != HASHES:
            assert (mine.pop("game"), theirs.pop("game")) == (COPY, ORIGINAL)
            assert mine.pop("check") != theirs.pop("check")
            python(sources, "-m", "guildhall", "record", "check", str(file))
        assert mine == theirs


def test_it_is_soaked_and_told_like_any_other(sources: Path) -> None:
    soaked = ("soak", COPY, "--games", "12", "--closely", "6", "--workers", "1", "--json")
    report = json.loads(python(sources, "-m", "guildhall", *soaked))
    assert report["matches"] == sum(report["ended"].values()) >= 6
    assert f"{COPY}-summary" not in python(sources, "-m", "guildhall", "games")
    assert python(sources, "-m", "guildhall", "rules", COPY) == python(sources, "-m", "guildhall", "rules", ORIGINAL)
    played = run("-m", "guildhall", "play", COPY, "--seed", "1", path=sources, sources=str(sources), cwd=sources)
    assert meta(ORIGINAL).title in played.stdout
    assert (sources / f"guildhall-{COPY}-1.json").is_file()
