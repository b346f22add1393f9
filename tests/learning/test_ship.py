"""Weights that are shipped say what was measured of them."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from tools import ship

from guildhall.bots.weights import forget, from_bytes, to_bytes
from guildhall.games import game
from tests.bots.some_weights import some_weights

SPLENDOR = game("splendor")


@pytest.mark.slow
def test_the_table_goes_into_the_weights_and_is_printed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    weights = some_weights(SPLENDOR)
    about = weights.about | {"seats": [2], "trained": {"matches": 7}}
    (tmp_path / "splendor.weights").write_bytes(to_bytes(about, weights.layers))
    monkeypatch.setenv("GUILDHALL_WEIGHTS", str(tmp_path))
    monkeypatch.setattr(ship, "PAIRS", (("greedy", "random"),))
    arguments = ["splendor", str(tmp_path), "--matches", "4", "--workers", "1", "--pairs", "3:random/random"]
    monkeypatch.setattr(sys, "argv", ["ship", *arguments, "--into", str(tmp_path / "out")])
    ship.main()
    forget()
    shipped = from_bytes((tmp_path / "out").read_bytes())
    assert shipped.layers == weights.layers
    assert shipped.about["trained"]["matches"] == 7
    first, second = shipped.about["trained"]["arena"]
    assert (first["seats"], first["bot"], first["against"], first["won"], first["matches"]) == (
        2, "greedy", "random", 4, 4
    )  # fmt: skip
    assert (second["seats"], second["bot"], second["matches"]) == (3, "random", 4)
    assert "| 2 |  | `greedy` |" in capsys.readouterr().out


def test_alone_every_level_of_the_rival_is_met_with_modules_and_without() -> None:
    rows = ship.rows_of("red_cathedral", [1, 2], {"contractors": "on"}, "2:learned:40/mcts:40")
    alone = [row for row in rows if row.seats == 1]
    assert {row.options["solo.level"] for row in alone} == {row.bot for row in alone} == set(ship.ALONE)
    assert sum("contractors" in row.options for row in alone) == len(alone) / 2 == 9
    asked = [row.options for row in rows if row.bot == "learned:40"]
    assert asked == [{}, {"contractors": "on"}]
