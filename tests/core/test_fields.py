"""The numbers of a state are written from their declaration, as the formatter would leave them."""

from __future__ import annotations

import importlib
import subprocess
import sys
from pathlib import Path

import pytest

from guildhall.cli.fields import numbers_of
from guildhall.conformance.golden import setup_of
from guildhall.core.errors import BadPosition
from guildhall.core.fields import Fields, written
from guildhall.core.game import Sample
from guildhall.core.position import load_fields, save_fields
from guildhall.core.rng import SEARCH, Rng
from guildhall.games import built_in, folder, game, meta, package

ROOT = Path(__file__).parents[2]
DECLARED = [
    *(folder(name) for name in built_in() if (folder(name) / "fields.py").is_file()),
    *(file.parent for file in (ROOT / "examples").glob("*/src/*/fields.py")),
]


@pytest.mark.parametrize("place", DECLARED, ids=lambda place: place.name)
def test_numbers_are_those_of_the_declaration(place: Path) -> None:
    assert (place / "numbers.py").read_text(encoding="utf-8") == numbers_of(place), "run: guildhall fields"


def few() -> Fields:
    fields = Fields("guildhall.core.rng")
    fields.number("turns")
    return fields


def some() -> Fields:
    fields = Fields("a.game.components.parts", compiled=False)
    fields.fixed("parts", "Components", "The cards.")
    fields.rng(doc="Of the dice.")
    fields.array("hand", "CARDS * seats", "EMPTY", shared=True)
    fields.stack(2)
    fields.scratch("room", "Moves | None", "A place to work in.")
    return fields


def many() -> Fields:
    fields = Fields("guildhall.games.of_a_long_name.components.parts")
    for number in range(9):
        fields.fixed(f"a_long_name_for_a_thing_{number}", f"AClassOfThings{number}")
        fields.array(f"an_array_of_things_{number}", f"SO_MANY_THINGS_{number}", doc="So many.")
    return fields


@pytest.mark.parametrize("fields", [few(), some(), many()], ids=["few", "some", "many"])
def test_the_formatter_leaves_them_as_they_are(fields: Fields, tmp_path: Path) -> None:
    numbers = tmp_path / "numbers.py"
    numbers.write_text(written(fields), encoding="utf-8")
    ruff = [sys.executable, "-m", "ruff", "--config", str(ROOT / "pyproject.toml")]
    subprocess.run([*ruff, "format", "--quiet", str(numbers)], check=True)
    assert numbers.read_text(encoding="utf-8") == written(fields)
    assert "# guildhall: compiled" in written(fields).splitlines() or not fields.compiled


@pytest.mark.parametrize(
    ("name", "sample"),
    [pytest.param(n, s, id=f"{n}-{s.title}") for n in built_in() for s in meta(n).samples if s.hashed],
)
def test_positions_are_saved_and_loaded_from_the_declaration_alone(name: str, sample: Sample) -> None:
    setup, rng = setup_of(game(name), sample), Rng(7, SEARCH)
    declared: Fields = importlib.import_module(f"{package(name)}.fields").FIELDS
    state = setup.start(7)
    for number in range(60):
        seat = state.to_act()[0]
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])
        if number % 12 == 0:
            again = load_fields(setup.start(7), declared, save_fields(state))
            assert again == state
            assert again.dump() == state.dump()
            assert again.legal(again.to_act()[0]) == state.legal(state.to_act()[0])
    text = save_fields(state)
    for broken in (text[:-5], "[]", text.replace("[", "[1,", 1), "{}"):
        with pytest.raises(BadPosition):
            load_fields(setup.start(7), declared, broken)
