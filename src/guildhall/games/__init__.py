"""The games, a folder each: pure, typed rules without any input or output. They may import `core` and nothing else.

A folder has the same rooms in every game: `meta.py` (light, for lobbies), `game.py` (the title), `state.py` with
`fields.py` (a position), `rules/` by topic, `people/`, `components/` and `data/`, `bots/`, `texts/`, `terminal.py`.

This module finds them: the folders here, and packages from elsewhere that announce themselves by an entry point of the
group `guildhall.games` (`name = "package"`). Adding a folder or installing a package adds a game.
"""

from __future__ import annotations

import importlib
import importlib.util
from functools import lru_cache
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType

from guildhall.core.errors import UnknownName
from guildhall.core.game import Game, Meta

HERE = Path(__file__).parent
GROUP = "guildhall.games"


@lru_cache(maxsize=1)
def packages() -> dict[str, str]:
    """Every game and the package it lives in, in alphabetical order."""
    found = {point.name: point.value for point in entry_points(group=GROUP)}
    found |= {path.parent.name: f"{__name__}.{path.parent.name}" for path in HERE.glob("*/meta.py")}
    return dict(sorted(found.items()))


def names() -> tuple[str, ...]:
    """All games, in alphabetical order."""
    return tuple(packages())


def package(name: str) -> str:
    """The package of a game; UnknownName if there is no such game."""
    if name not in packages():
        raise UnknownName(f"there is no game “{name}”; there are {', '.join(names())}")
    return packages()[name]


@lru_cache(maxsize=64)
def folder(name: str) -> Path:
    """Where the files of a game lie, without loading it."""
    spec = importlib.util.find_spec(package(name))
    if spec is None or not spec.submodule_search_locations:
        raise UnknownName(f"the game “{name}” is announced but its package {package(name)} is not installed")
    return Path(next(iter(spec.submodule_search_locations)))


def room(name: str, module: str) -> ModuleType | None:
    """A module of a game's package, such as `terminal`; None if the game has none."""
    if not (folder(name) / f"{module}.py").is_file():
        return None
    return importlib.import_module(f"{package(name)}.{module}")


def meta(name: str) -> Meta:
    """What a lobby shows of a game, without loading its rules."""
    found: Meta = importlib.import_module(f"{package(name)}.meta").META
    return found


@lru_cache(maxsize=16)
def game(name: str, pack: Path | None = None) -> Game:
    """A game with its own component values, or with those of a pack laid over them."""
    made: Game = importlib.import_module(f"{package(name)}.game").make(pack)
    return made
