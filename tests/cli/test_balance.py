"""`guildhall balance` as a person or a program uses it."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from guildhall.games import HERE, built_in, meta
from tests.cli.test_cli import guildhall


def balance(*arguments: str) -> str:
    result = guildhall("balance", *arguments, COLUMNS="200")
    assert result.returncode == 0, result.stderr
    return result.stdout


@pytest.mark.slow
def test_the_report_does_not_depend_on_the_number_of_processes() -> None:
    arguments = ("splendor", "--bot", "greedy", "--matches", "4", "--seats", "2,3", "--seed", "7", "--json")
    said = balance(*arguments)
    assert balance(*arguments, "--workers", "2") == said
    report = json.loads(said)
    assert [one["seats"] for one in report["reports"]] == [2, 3]
    for one in report["reports"]:
        assert one["matches"] == sum(one["ended"].values()) == 4
        for rows in (one["by_seat"], one["by_order"]):
            assert sum(row["share"] for row in rows) == pytest.approx(1, abs=0.001)
            assert all(row["interval"][0] <= row["share"] <= row["interval"][1] for row in rows)
        for row in (row for kind in one["kinds"] for row in kind["things"]):
            assert row["used"] <= row["offered"]
            assert (row["share"] is None) == (row["offered"] == 0)


def test_tables_and_plot_name_what_is_counted(tmp_path: Path) -> None:
    plot = tmp_path / "balance.svg"
    said = balance("splendor", "--bot", "greedy", "--matches", "2", "--seats", "2", "--plot", str(plot))
    for part in ("won by place in the order of play", "turns", "points: Nobles", "Cards bought", "level 3 card"):
        assert part in said
    labels = [text.text or "" for text in ElementTree.parse(plot).getroot().iter("{http://www.w3.org/2000/svg}text")]
    assert "Cards bought" in labels
    assert "seat 1 of 2" in labels


@pytest.mark.slow
def test_options_and_packs_are_taken(tmp_path: Path) -> None:
    """A noble is named by what it asks for, and the module's kinds are there only with it."""
    arguments = ("--bot", "greedy", "--matches", "1", "--seats", "2", "--json")
    short = json.loads(balance("splendor", "--option", "target=10", *arguments))
    assert short["options"] == {"target": "10"}
    assert short["reports"][0]["figures"]["winning_points"]["max"] < 15
    nobles = (HERE / "splendor" / "data" / "nobles.csv").read_text(encoding="utf-8")
    (tmp_path / "nobles.csv").write_text(nobles.replace("3,3,3,3,0,0", "3,3,3,0,0,3", 1), encoding="utf-8")
    first = [
        json.loads(said)["reports"][0]["kinds"][2]["things"][0]["name"]
        for said in (balance("splendor", *arguments), balance("splendor", "--pack", str(tmp_path), *arguments))
    ]
    assert first[0] != first[1]
    hires = json.loads(balance("red_cathedral", "--option", "contractors=on", *arguments))
    assert "city" in [kind["kind"] for kind in hires["reports"][0]["kinds"]]


def test_the_usual_bot_is_the_learned_one_where_there_is_one() -> None:
    said = json.loads(balance("splendor", "--matches", "1", "--seats", "2", "--json"))
    assert said["bot"] == "learned"


@pytest.mark.parametrize("name", built_in())
def test_all_tables_but_those_alone_if_nothing_is_chosen(name: str) -> None:
    from guildhall.cli.balance import chosen_seats

    assert chosen_seats(name, "") == [count for count in meta(name).seats if count > 1]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["chess"], "there is no game “chess”"),
        (["splendor", "--seats", "two"], "numbers of seats are written 2,3,4 and not “two”"),
        (["splendor", "--seats", "2,2"], "numbers of seats are written 2,3,4 and not “2,2”"),
        (["splendor", "--seats", "2,5"], "Splendor is for 2 to 4 seats, not 5"),
        (["splendor", "--bot", "wizard"], "there is no bot “wizard”"),
        (["splendor", "--option", "target"], "key=value"),
        (["splendor", "--option", "colour=red"], "there is no option “colour”"),
        (["splendor", "--pack", "nowhere"], "a component pack is a folder"),
        (["splendor", "--matches", "1", "--plot", "nowhere/plot.svg"], "there is no folder “nowhere” for the plot"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_bad_arguments_are_answered_in_one_line(arguments: list[str], says: str, tmp_path: Path) -> None:
    result = guildhall("balance", *arguments, cwd=tmp_path)
    assert result.returncode == 2
    assert says in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1
    assert "Traceback" not in result.stderr + result.stdout
