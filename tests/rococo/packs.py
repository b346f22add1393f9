"""Tables with other component values, for rules that the printed ones never put to the test."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from guildhall.core.components import Shelf
from guildhall.games import folder
from guildhall.games.rococo.game import RococoGame, RococoSetup

from . import script
from .script import Table

DATA = folder("rococo") / "data"


def pack(place: Path, file: str, *edits: tuple[str, str]) -> Path:
    """A folder with one file of the game's own data, changed: each (old, new) wherever it stands."""
    text = (DATA / file).read_text(encoding="utf-8")
    for old, new in edits:
        assert old in text, old
        text = text.replace(old, new)
    place.mkdir(parents=True, exist_ok=True)
    (place / file).write_text(text, encoding="utf-8")
    return place


def game_of(place: Path) -> RococoGame:
    """The game with a pack; not by `make`, which keeps only a few games and would forget the game's own."""
    return RococoGame(Shelf(DATA, place))


def table_of(place: Path, patch: pytest.MonkeyPatch, seats: int = 3, **options: Any) -> Table:
    """A table that plays with the components of a pack."""

    def setup_for(seats: int = 3, **options: Any) -> RococoSetup:
        setup = game_of(place).setup(seats, options)
        assert isinstance(setup, RococoSetup)
        return setup

    patch.setattr(script, "setup_for", setup_for)
    table = Table(seats, **options)
    patch.undo()
    return table
