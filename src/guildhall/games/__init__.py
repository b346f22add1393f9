"""The games, a folder each: pure, typed rules without any input or output. They may import `core` and nothing else.

A folder has the same rooms in every game: `meta.py` (light, for lobbies), `game.py` (the title), `state.py` with
`fields.py` (a position), `rules/` by topic, `people/`, `components/` and `data/`, `bots/`, `texts/`, `terminal.py`.

This module finds them: the folders here, and packages from elsewhere that announce themselves by an entry point of the
group `guildhall.games` (`name = "package"`). Adding a folder or installing a package adds a game. A package that does
not load is left out; `broken` says why.
"""

from __future__ import annotations

import importlib
import importlib.util
from functools import lru_cache
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

from guildhall.core.errors import BrokenPlugin, UnknownName
from guildhall.core.game import Game, Meta

HERE = Path(__file__).parent
GROUP = "guildhall.games"


class Found(NamedTuple):
    """The games that were found, and those from elsewhere that cannot be had, with the reason."""

    packages: dict[str, str]
    broken: dict[str, str]


@lru_cache(maxsize=1)
def found() -> Found:
    """Look for games: our own folders, then what other packages announce."""
    from importlib.metadata import entry_points  # slower to import than a game, and not needed by who imports one

    packages = {path.parent.name: f"{__name__}.{path.parent.name}" for path in HERE.glob("*/meta.py")}
    broken = {}
    for point in entry_points(group=GROUP):
        fault = _fault(point.name, point.value, packages)
        if fault:
            broken[point.name] = f"{point.value}: {fault}"
        else:
            packages[point.name] = point.value
    return Found(dict(sorted(packages.items())), dict(sorted(broken.items())))


def _fault(name: str, package: str, taken: dict[str, str]) -> str:
    """Why an announced game cannot be had; empty if it can."""
    if taken.get(name, package) != package:
        return f"there is already a game “{name}” in {taken[name]}"
    try:
        about = importlib.import_module(f"{package}.meta").META
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    if not isinstance(about, Meta):
        return "META in its meta.py is no Meta"
    return "" if about.name == name else f"its Meta calls it “{about.name}”"


def packages() -> dict[str, str]:
    """Every game and the package it lives in, in alphabetical order."""
    return found().packages


def broken() -> dict[str, str]:
    """The games that are announced but cannot be had, each with its package and the reason."""
    return found().broken


def names() -> tuple[str, ...]:
    """All games, in alphabetical order."""
    return tuple(packages())


def built_in() -> tuple[str, ...]:
    """The games whose folders are here, in alphabetical order."""
    return tuple(name for name, package in packages().items() if package.startswith(f"{__name__}."))


def package(name: str) -> str:
    """The package of a game; UnknownName if there is no such game."""
    if name in packages():
        return packages()[name]
    if name in broken():
        raise BrokenPlugin(f"the game “{name}” cannot be loaded ({broken()[name]})")
    raise UnknownName(f"there is no game “{name}”; there are {', '.join(names())}")


@lru_cache(maxsize=64)
def folder(name: str) -> Path:
    """Where the files of a game lie, without loading it."""
    spec = importlib.util.find_spec(package(name))
    if spec is None or not spec.submodule_search_locations:
        raise BrokenPlugin(f"the game “{name}” is no folder: {package(name)}")
    return Path(next(iter(spec.submodule_search_locations)))


def room(name: str, module: str) -> ModuleType | None:
    """A module of a game's package, such as `terminal`; None if the game has none."""
    if not (folder(name) / f"{module}.py").is_file():
        return None
    return importlib.import_module(f"{package(name)}.{module}")


def meta(name: str) -> Meta:
    """What a lobby shows of a game, without loading its rules."""
    about: Meta = importlib.import_module(f"{package(name)}.meta").META
    return about


@lru_cache(maxsize=16)
def game(name: str, pack: Path | None = None) -> Game:
    """A game with its own component values, or with those of a pack laid over them."""
    where = package(name)
    try:
        make = importlib.import_module(f"{where}.game").make
    except Exception as error:
        if where.startswith(f"{__name__}."):
            raise
        raise BrokenPlugin(f"the game “{name}” cannot be loaded ({where}: {type(error).__name__}: {error})") from error
    made: Game = make(pack)
    return made
