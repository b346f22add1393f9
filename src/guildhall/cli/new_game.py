"""`guildhall new-game`: writes the skeleton of a game as a package of its own, from the files in `skeleton/`."""

from __future__ import annotations

import importlib.util
import keyword
import re
from pathlib import Path

from rich.console import Console

from guildhall.cli.fields import numbers_of
from guildhall.core.errors import GuildhallError
from guildhall.games import names

SKELETON = Path(__file__).parent / "skeleton"
SUFFIX = ".txt"


def new_game(name: str, folder: Path) -> None:
    """The package `folder/<name>`; GuildhallError if the name cannot be or something is there already."""
    check_word(name)
    place = folder / name
    if place.exists():
        raise GuildhallError(f"{place} is there already, and nothing was written")
    check_free(name)
    for file in sorted(SKELETON.rglob(f"*{SUFFIX}")):
        target = place / path_of(file, name)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(filled_in(file.read_text(encoding="utf-8"), name), encoding="utf-8")
    source = place / "src" / name
    (source / "numbers.py").write_text(numbers_of(source), encoding="utf-8")
    Console().print(
        f"{place} is written. Install it with “pip install --editable {place}”, run its tests with\n"
        f"“python -m pytest {place / 'tests'}”, and write the rules in {source / 'rules'}.",
        highlight=False,
        soft_wrap=True,
    )


def check_word(name: str) -> None:
    """A game's name is that of its package; GuildhallError if it cannot be one."""
    if not re.fullmatch(r"[a-z][a-z0-9_]{1,39}", name) or keyword.iskeyword(name):
        raise GuildhallError(
            f"“{name}” is no name for a game: 2 to 40 small letters, digits and _, such as tic_tac_toe"
        )


def check_free(name: str) -> None:
    """GuildhallError if there is a game or package of that name."""
    if name in names():
        raise GuildhallError(f"there is already a game “{name}”")
    found = importlib.util.find_spec(name)
    if found is not None and found.origin is not None:
        raise GuildhallError(f"there is already a Python package “{name}”, so a game cannot have that name")


def path_of(file: Path, name: str) -> Path:
    """Where a file of the skeleton belongs in the new package."""
    path = file.relative_to(SKELETON).as_posix().removesuffix(SUFFIX)
    return Path(path.replace("package/", f"src/{name}/", 1).replace("test_rules", f"test_{name}"))


def filled_in(text: str, name: str) -> str:
    """The skeleton's text with the words that belong to this game."""
    words = name.split("_")
    filling = {
        "@name@": name,
        "@dashed@": name.replace("_", "-"),
        "@Title@": " ".join(word.capitalize() for word in words if word),
        "@Name@": "".join(word.capitalize() for word in words),
        "@PREFIX@": re.sub(r"[^a-z]", "", name)[:3].upper(),
    }
    for word, filled in filling.items():
        text = text.replace(word, filled)
    return text
