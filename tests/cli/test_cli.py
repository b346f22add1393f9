"""The command line as a person or a program uses it, in real processes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from guildhall.games import built_in, meta
from guildhall.play import new_match
from guildhall.text import texts_for

COMMANDS = [
    ["serve"], ["play"], ["simulate"], ["arena"], ["bench"], ["soak"], ["games"], ["rules"], ["fields"], ["new-game"],
    ["train"], ["balance"], ["analyse"], ["record", "check"], ["record", "show"], ["record", "replay"],
    ["components", "check"], ["lessons", "list"], ["lessons", "check"],
]  # fmt: skip


def guildhall(
    *arguments: str, typed: str = "", cwd: Path | None = None, **environment: str
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "guildhall", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=cwd,
        env={**os.environ, "COLUMNS": "80", "PYTHONIOENCODING": "utf-8", **environment},
        check=False,
    )


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_every_command_has_help_with_an_example(command: list[str]) -> None:
    result = guildhall(*command, "--help")
    assert result.returncode == 0
    assert "Example: guildhall" in result.stdout


class TestBadInput:
    """One clear line, exit code 2, no traceback."""

    @pytest.mark.parametrize(
        ("arguments", "says"),
        [
            (["play", "chess"], "there is no game “chess”"),
            (["play"], "say which game"),
            (["play", "splendor", "--seats", "human,wizard"], "there is no bot “wizard”"),
            (["play", "splendor", "--seats", "human"], "is for 2 to 4 seats, not 1"),
            (["play", "splendor", "--option", "target=99"], "SPL-OPT-02"),
            (["play", "splendor", "--option", "colour=red"], "there is no option “colour”"),
            (["play", "splendor", "--option", "target"], "key=value"),
            (["play", "splendor", "--lang", "xx"], "there is no language “xx”"),
            (["play", "--resume", "nowhere.json"], "cannot read"),
            (["simulate", "splendor", "--players", "7"], "SPL-SETUP-03"),
            (["simulate", "splendor", "--bot", "mcts:none"], "is no bot"),
            (["arena", "splendor", "--bots", "greedy"], "two or more different bots"),
            (["bench", "chess"], "there is no game"),
            (["rules", "splendor", "SPL-NOPE-01"], "has no rule"),
            (["components", "check", "splendor", "--pack", "nowhere"], "a component pack is a folder"),
            (["record", "check", "nowhere.json"], "cannot read"),
        ],
        ids=lambda value: " ".join(value) if isinstance(value, list) else "",
    )
    def test_is_answered_in_one_line(self, arguments: list[str], says: str, tmp_path: Path) -> None:
        result = guildhall(*arguments, cwd=tmp_path)
        assert result.returncode == 2
        assert says in result.stderr
        assert len(result.stderr.strip().splitlines()) == 1
        assert "Traceback" not in result.stderr + result.stdout

    @pytest.mark.parametrize(
        ("file", "old", "new", "says"),
        [
            ("cards.csv", "1,white,0,0,0,0,2,1", "1,white,0,0,0,0,two,1", "cards.csv, row 2: red must be a number"),
            ("cards.csv", "1,white,0,0,0,0,2,1", "1,pink,0,0,0,0,2,1", "row 2: bonus must be one of"),
            ("cards.csv", "1,white,0,0,0,0,2,1\n", "", "level 1 has 40 cards, not 39 (SPL-SETUP-01)"),
            ("cards.csv", "level,", "step,", "columns missing: level"),
            ("nobles.csv", "3,3,3,3,0,0", "4,3,3,3,0,0", "points must be 3 to 3, not 4 (SPL-NOBLE-03)"),
            ("nobles.csv", "3,3,3,3,0,0", "3,3,3", "nobles.csv, row 2: a row has 6 cells"),
        ],
    )
    def test_a_broken_pack_names_file_row_and_rule(
        self, file: str, old: str, new: str, says: str, tmp_path: Path
    ) -> None:
        from guildhall.games import HERE

        text = (HERE / "splendor" / "data" / file).read_text()
        assert old in text
        (tmp_path / file).write_text(text.replace(old, new, 1))
        result = guildhall("components", "check", "splendor", "--pack", str(tmp_path))
        assert result.returncode == 2
        assert says in result.stderr

    def test_a_damaged_record_is_refused_and_left_alone(self, tmp_path: Path) -> None:
        match = new_match("splendor", 2, seed=4)
        match.act(0, "take wbg")
        file = tmp_path / "game.json"
        damaged = match.export().replace("take wbg", "take wbr")
        file.write_text(damaged, encoding="utf-8")
        for command in ("check", "show", "replay"):
            result = guildhall("record", command, str(file))
            assert result.returncode == 2
            assert "edited or damaged" in result.stderr
        assert file.read_text(encoding="utf-8") == damaged


class TestPlay:
    def test_a_whole_game_by_typing_numbers(self, tmp_path: Path) -> None:
        """The last choices of the list are purchases; numbers beyond the list are refused and the game goes on."""
        typed = "\n".join(str(number) for _ in range(80) for number in (45, 32, 30, 25, 21, 17, 13, 9, 6, 4, 2, 1))
        options = ["--seats", "human,greedy", "--seed", "3", "--option", "target=10"]
        result = guildhall("play", "splendor", *options, typed=typed, cwd=tmp_path)
        assert result.returncode == 0
        assert "The match is over" in result.stdout
        assert "wins." in result.stdout or "Shared" in result.stdout

    def test_commands_and_refusals(self, tmp_path: Path) -> None:
        lines = ["?", "? SPL-RES-02", "? SPL-NO-1", "help", "log", "take w", "dance", "undo", "save", "save kept.json",
                 "save no/such/folder.json", "hint", "board", "1", "quit"]  # fmt: skip
        result = guildhall(
            "play", "splendor", "--seats", "human,human", "--seed", "3", typed="\n".join(lines), cwd=tmp_path
        )
        assert result.returncode == 0
        expected = ["Not possible now", "SPL-RES-02", "There is no rule", "take back", "Nothing has happened",
                    "SPL-TAKE-02", "neither a number", "Nothing can be undone", "Say where", "Saved to kept.json",
                    "Cannot write", "A master would choose", "Goodbye"]  # fmt: skip
        for said in expected:
            assert said in result.stdout, said
        assert (tmp_path / "kept.json").is_file()

    @pytest.mark.rule("ROC-P2-08")
    def test_another_seat_at_the_keyboard(self, tmp_path: Path) -> None:
        """The first player changes a confirmed hand while the second one chooses."""
        hand = ["choose S-a", "choose S-b", "choose S-c", "confirm"]
        other = ["choose S-c", "choose S-d", "choose S-e", "confirm"]
        lines = [*hand, "choose S-a", "seat 1", "change", *other, "seat 3", "seat 7", "seat x", "seat 2",
                 "choose S-b", "choose S-c", "confirm", "seat 2", "log", "quit"]  # fmt: skip
        result = guildhall(
            "play", "rococo", "--seats", "human,human,greedy", "--seed", "3", "--option", "start_player=first_seat",
            typed="\n".join(lines), cwd=tmp_path,
        )  # fmt: skip
        assert result.returncode == 0, result.stderr
        for said in ("You have chosen", "Player 1 chooses cards anew", "greedy has nothing to decide",
                     "“seat 7” is neither", "“seat x” is neither", "Player 2 has nothing to decide"):  # fmt: skip
            assert said in result.stdout, said
        record = json.loads((tmp_path / "guildhall-rococo-3.json").read_text())
        assert [action.split()[1] for action in record["actions"] if action.startswith("0 ")][4:5] == ["change"]

    def test_nothing_is_lost_on_leaving(self, tmp_path: Path) -> None:
        first = guildhall("play", "splendor", "--seats", "human,human", "--seed", "3", typed="take wbg\n", cwd=tmp_path)
        assert "guildhall-splendor-3.json" in first.stdout
        again = guildhall("play", "--resume", "guildhall-splendor-3.json", typed="log\nquit\n", cwd=tmp_path)
        assert "takes diamond, sapphire and emerald" in again.stdout

    def test_two_bots_of_a_kind_go_on(self, tmp_path: Path) -> None:
        seats = ("--seats", "human,greedy,greedy", "--seed", "3")
        guildhall("play", "splendor", *seats, typed="take wbg\n", cwd=tmp_path)
        again = guildhall("play", "--resume", "guildhall-splendor-3.json", typed="log\nquit\n", cwd=tmp_path)
        assert again.returncode == 0, again.stderr
        assert "Goodbye" in again.stdout

    def test_levels_have_names_and_say_how_they_play(self, tmp_path: Path) -> None:
        options = ("--bot", "journeyman", "--seed", "3")
        first = guildhall("play", "splendor", *options, "--lang", "uk", typed="take wbg\n", cwd=tmp_path)
        assert "Підмайстер: Дивиться наперед: гідний суперник." in first.stdout
        assert "journeyman" not in first.stdout
        record = json.loads((tmp_path / "guildhall-splendor-3.json").read_text(encoding="utf-8"))
        assert set(record["seats"][1:]) <= {"journeyman", "journeyman 2", "journeyman 3"}
        again = guildhall("play", "--resume", "guildhall-splendor-3.json", typed="log\nquit\n", cwd=tmp_path)
        assert "Journeyman takes" in again.stdout or "Journeyman reserves" in again.stdout, again.stdout

    def test_who_names_no_bot_plays_against_apprentices(self, tmp_path: Path) -> None:
        result = guildhall("play", "splendor", "--seed", "1", typed="quit\n", cwd=tmp_path)
        assert "Apprentice: Plays sensibly" in result.stdout
        both = guildhall("play", "splendor", "--bot", "master", "--seats", "human,greedy", cwd=tmp_path)
        assert both.returncode == 2
        assert "not both" in both.stderr

    def test_eighty_columns_without_colour(self, tmp_path: Path) -> None:
        result = guildhall(
            "play",
            "splendor",
            "--seats",
            "human,greedy,greedy,greedy",
            "--seed",
            "1",
            typed="quit\n",
            cwd=tmp_path,
            NO_COLOR="1",
        )
        assert "\x1b[3" not in result.stdout
        assert max(len(line) for line in result.stdout.splitlines()) <= 80

    @pytest.mark.parametrize(("lang", "word"), [("uk", "Раунд"), ("ru", "Раунд"), ("it", "Tocca a"), ("fr", "Manche")])
    def test_in_every_language(self, lang: str, word: str, tmp_path: Path) -> None:
        result = guildhall("play", "splendor", "--seed", "1", "--lang", lang, typed="quit\n", cwd=tmp_path)
        assert word in result.stdout


class TestForPrograms:
    def test_simulate(self) -> None:
        result = guildhall(
            "simulate", "splendor", "--players", "3", "--games", "4", "--bot", "greedy", "--seed", "2", "--json"
        )
        report = json.loads(result.stdout)
        assert report["games"] == sum(report["ended"].values()) == 4
        assert report["games_per_second"] > 0
        assert report["scores"]["max"] >= 15

    def test_simulate_gives_the_same_games_on_two_workers(self) -> None:
        one, two = (
            json.loads(guildhall("simulate", "splendor", "--games", "6", "--workers", workers, "--json").stdout)
            for workers in ("1", "2")
        )
        assert one["scores"] == two["scores"]
        assert one["actions"] == two["actions"]

    @pytest.mark.parametrize("game", [name for name in built_in() if 1 in meta(name).seats])
    def test_the_result_of_a_solo_game_has_a_column_for_the_opponent(self, game: str) -> None:
        result = guildhall("play", game, "--seats", "greedy", "--seed", "3")
        end = result.stdout[result.stdout.rindex("The match is over") :]
        lines = end.splitlines()
        heading = next(line for line in lines if line.startswith("┃"))
        total = next(line for line in lines if "Total" in line)
        assert texts_for("en").format(meta(game).rival) in heading
        assert heading.count("┃") == 4
        assert all(int(cell) > 0 for cell in total.split("│")[2:4])

    def test_a_solo_game_can_be_lost(self) -> None:
        result = guildhall("simulate", "rococo", "--players", "1", "--games", "3", "--bot", "random", "--json")
        report = json.loads(result.stdout)
        assert report["ended"] == {"du_barry": 3}
        assert report["wins_by_seat"] == [0.0]

    def test_arena(self, tmp_path: Path) -> None:
        plot = tmp_path / "arena.svg"
        result = guildhall(
            "arena", "splendor", "--bots", "greedy,random", "--games", "6", "--plot", str(plot), "--json"
        )
        rows = json.loads(result.stdout)["bots"]
        assert [row["bot"] for row in rows] == ["greedy", "random"]
        assert rows[0]["interval"][0] < rows[0]["win_rate"] <= rows[0]["interval"][1]
        assert plot.read_text().startswith("<svg")

    def test_games_rules_and_components(self) -> None:
        games = json.loads(guildhall("games", "--json").stdout)
        assert "splendor" in {game["name"] for game in games}
        rule = json.loads(guildhall("rules", "splendor", "spl-res-02", "--lang", "fr", "--json").stdout)
        assert list(rule) == ["SPL-RES-02"]
        components = json.loads(guildhall("components", "check", "splendor", "--json").stdout)
        assert components["files"][0] == {"file": "cards.csv", "values": {"exact": 90}}
        assert "SPL-END-03" in guildhall("rules", "splendor").stdout

    def test_lessons(self) -> None:
        taught = json.loads(guildhall("lessons", "list", "splendor", "--lang", "fr", "--json").stdout)
        assert taught[1]["title"] == "Deux pareilles"
        checked = guildhall("lessons", "check", "splendor")
        assert (checked.returncode, checked.stdout.count("sound")) == (0, len(taught))
        told = json.loads(guildhall("lessons", "check", "splendor", "--json").stdout)
        assert [one["lesson"] for one in told["lessons"]] == [one["lesson"] for one in taught]
        assert told["unused"] == {"splendor": []}

    def test_records(self, tmp_path: Path) -> None:
        match = new_match("splendor", ["Ann", "Ben"], seed=4)
        match.act(0, "take wbg")
        match.act(1, "reserve-deck 2")
        file = tmp_path / "game.json"
        file.write_text(match.export(), encoding="utf-8")
        assert json.loads(guildhall("record", "check", str(file), "--json").stdout)["actions"] == 2
        hidden = json.loads(guildhall("record", "show", str(file), "--json").stdout)
        assert hidden["seats"][1]["reserved"][0]["card"] is None
        own = json.loads(guildhall("record", "show", str(file), "--seat", "2", "--json").stdout)
        assert own["seats"][1]["reserved"][0]["card"].startswith("2")
        assert "Ann" in guildhall("record", "show", str(file), "--at", "1").stdout
        assert "Ann takes" in guildhall("record", "replay", str(file)).stdout

    def test_soak(self) -> None:
        report = json.loads(guildhall("soak", "splendor", "--games", "6", "--closely", "1000", "--json").stdout)
        assert report["matches"] == sum(report["ended"].values())
        assert report["next_seed"] == 1

    def test_soak_in_pairs_of_worlds(self) -> None:
        report = json.loads(guildhall("soak", "splendor", "--pairs", "20", "--workers", "1", "--json").stdout)
        assert report["pairs"] >= 20
        assert report["next_seed"] == report["matches"]

    def test_version(self) -> None:
        assert "engine:" in guildhall("--version").stdout
        assert "pure Python" in guildhall("--version", GUILDHALL_PURE="1").stdout
