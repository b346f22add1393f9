"""What is mutated, and which tests must notice."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
GAMES = ROOT / "src" / "guildhall" / "games"
ROOMS = ("rules", "people", "components")
"""Where a game keeps its rules, and what it tells people of them."""
FILES = ("state.py", "game.py")
ACCEPTED = ROOT / "tests" / "mutants"


@dataclass(frozen=True)
class Subject:
    name: str
    folder: Path
    """What the names of its files begin at."""
    files: tuple[Path, ...]
    tests: tuple[Path, ...]
    """Its own first."""
    others: tuple[str, ...] = ()
    """What a test must not be given by name: it is about these, then."""
    accepted: Path | None = None
    """The table of changes that are none."""
    root: Path = ROOT
    """What the names of tests begin at."""

    @property
    def everything(self) -> str:
        """A digest of all that is mutated and all that tests."""
        tests = [file for place in self.tests for file in files_in(place)]
        return digest([*files_in(self.folder), *tests], self.root)


def games() -> dict[str, Path]:
    return {file.parent.name: file.parent for file in sorted(GAMES.glob("*/meta.py"))}


def game(name: str) -> Subject:
    """A game: its own tests, its second opinion's sample, and its part of the conformance suite."""
    folder = games()[name]
    files = [file for room in ROOMS for file in sorted((folder / room).rglob("*.py"))]
    tests = ROOT / "tests"
    second = sorted((tests / "reference").glob(f"test_{name}*.py"))
    return Subject(
        name,
        folder,
        (*files, *(folder / file for file in FILES)),
        (tests / name, *second, tests / "conformance"),
        tuple(other for other in games() if other != name),
        ACCEPTED / f"{name}.toml",
    )


def files_in(place: Path) -> Iterable[Path]:
    return sorted(place.rglob("*.py")) if place.is_dir() else [place]


def digest(files: Iterable[Path], root: Path) -> str:
    made = hashlib.sha256()
    for file in files:
        made.update(file.relative_to(root).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return made.hexdigest()[:16]
