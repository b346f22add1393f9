"""Games and bots of other packages: found by their entry points; a broken one is named and left out."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from guildhall.games import built_in
from tests.elsewhere.packages import announce, command, run

META = """from guildhall.core.game import Meta
META = Meta("{name}", "A Game", "", (), (), (2,), 2, (), 1, "AGA", "AGA-SETUP-01", True)
"""
BOTS = """from guildhall.bots import Bot
from guildhall.core.errors import GuildhallError

class First(Bot):
    def choose(self, state, seat):
        return state.legal(seat)[0]

def first(name, budget, seed):
    if budget not in ("", "slowly"):
        raise GuildhallError(f"first takes no budget “{budget}”")
    return First(name, seed)

def nothing(name, budget, seed):
    return None
"""


def write_game(place: Path, package: str, source: str, rules: str = "") -> None:
    (place / package).mkdir()
    (place / package / "__init__.py").write_text("")
    (place / package / "meta.py").write_text(source)
    if rules:
        (place / package / "game.py").write_text(rules)


def test_a_broken_game_is_named_and_the_others_stay(tmp_path: Path) -> None:
    write_game(tmp_path, "sound", META.format(name="sound"))
    write_game(tmp_path, "typo", "META = ")
    write_game(tmp_path, "shy", META.format(name="bold"))
    write_game(tmp_path, "mine", META.format(name=built_in()[0]))
    announce(tmp_path, "many", games={"sound": "sound", "typo": "typo", "gone": "gone", "shy": "shy"})
    announce(tmp_path, "taken", games={built_in()[0]: "mine"})
    said = command("games", path=tmp_path)
    assert "A Game (sound)" in said
    for fault in ("typo: SyntaxError", "gone: ModuleNotFoundError", "shy: its Meta calls it “bold”"):
        assert f"which cannot be loaded ({fault}" in said
    assert f"(mine: there is already a game “{built_in()[0]}”" in said
    listed = json.loads(command("games", "--json", path=tmp_path))
    assert {about["name"] for about in listed} == {*built_in(), "sound"}


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["rules", "typo"], "guildhall: the game “typo” cannot be loaded (typo: SyntaxError: "),
        (["simulate", "halfway"], "guildhall: the game “halfway” cannot be loaded (halfway: ZeroDivisionError: "),
        (["simulate", "nowhere"], "guildhall: there is no game “nowhere”; there are halfway, "),
    ],
)
def test_who_asks_for_a_broken_game_gets_one_clear_line(tmp_path: Path, arguments: list[str], says: str) -> None:
    write_game(tmp_path, "typo", "META = ")
    write_game(tmp_path, "halfway", META.format(name="halfway"), "1 / 0")
    announce(tmp_path, "many", games={"typo": "typo", "halfway": "halfway"})
    done = run("-m", "guildhall", *arguments, path=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(says)
    assert len(done.stderr.splitlines()) == 1


class TestBots:
    @pytest.fixture
    def place(self, tmp_path: Path) -> Path:
        (tmp_path / "clever.py").write_text(BOTS)
        points = {"first": "clever:first", "nothing": "clever:nothing", "absent": "clever:absent", "greedy": "clever:x"}
        announce(tmp_path, "clever", bots=points)
        return tmp_path

    def test_it_plays_beside_ours(self, place: Path) -> None:
        said = command("arena", "splendor", "--bots", "first:slowly,greedy", "--games", "2", "--json", path=place)
        assert {row["bot"] for row in json.loads(said)["bots"]} == {"first:slowly", "greedy"}

    @pytest.mark.parametrize(
        ("bot", "says"),
        [
            ("first:quickly", "first takes no budget “quickly”"),
            ("nothing", "the bot “nothing” cannot be loaded (clever:nothing gives no Bot)"),
            ("absent", "the bot “absent” cannot be loaded (clever:absent: AttributeError: "),
            (
                "nobody",
                "there is no bot “nobody”; there are apprentice, journeyman, master, random, greedy, mcts:500,",
            ),
        ],
    )
    def test_one_that_cannot_be_had_says_why(self, place: Path, bot: str, says: str) -> None:
        done = run("-m", "guildhall", "simulate", "splendor", "--bot", bot, path=place)
        assert done.returncode == 2
        assert done.stderr.startswith(f"guildhall: {says}")
        assert len(done.stderr.splitlines()) == 1
