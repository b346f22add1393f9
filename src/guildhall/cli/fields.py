"""`guildhall fields`: writes `numbers.py` of a game from its `fields.py`."""

from __future__ import annotations

import runpy
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console

from guildhall.core.errors import GuildhallError
from guildhall.core.fields import Fields, written
from guildhall.games import built_in, folder, names


def write_fields(wanted: str) -> None:
    """For a game, a folder with a `fields.py`, or without a word all of our own games."""
    console = Console()
    for place in folders(wanted):
        numbers = place / "numbers.py"
        text = numbers_of(place)
        if numbers.is_file() and numbers.read_text(encoding="utf-8") == text:
            console.print(f"{numbers}: is up to date", highlight=False)
        else:
            numbers.write_text(text, encoding="utf-8")
            console.print(f"{numbers}: written", highlight=False)


def folders(wanted: str) -> Iterator[Path]:
    """The folders that are meant; GuildhallError if there is nothing to write from."""
    if not wanted:
        yield from (folder(name) for name in built_in() if (folder(name) / "fields.py").is_file())
        return
    place = folder(wanted) if wanted in names() else Path(wanted)
    if not (place / "fields.py").is_file():
        raise GuildhallError(f"“{wanted}” is no game and no folder with a fields.py")
    yield place


def numbers_of(place: Path) -> str:
    """What `numbers.py` of a folder should be."""
    file = place / "fields.py"
    try:
        fields = runpy.run_path(str(file))["FIELDS"]
    except Exception as error:
        raise GuildhallError(f"{file} declares no FIELDS ({type(error).__name__}: {error})") from error
    if not isinstance(fields, Fields):
        raise GuildhallError(f"{file}: FIELDS are no Fields")
    return written(fields)
