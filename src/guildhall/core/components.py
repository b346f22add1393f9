"""Reading component files: rows of CSV and tables of TOML, with errors that name file, row and rule.

A pack is a folder with files of the same names; a file it lacks comes from the game's own data.

What only reads files is imported where files are read: whoever imports a game for its types or its lobby need not wait.
"""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any, NamedTuple

from guildhall.core.errors import BadComponents
from guildhall.core.reading import read_toml


class Row(NamedTuple):
    """A row of a CSV file with its number (the header is row 1) for messages."""

    file: str
    number: int
    cells: dict[str, str]

    def text(self, column: str) -> str:
        return self.cells[column].strip()

    def number_in(self, column: str, low: int, high: int, rule: str = "") -> int:
        """A whole number within bounds."""
        raw = self.text(column)
        try:
            value = int(raw)
        except ValueError:
            raise BadComponents(self.file, self.number, f"{column} must be a number, not “{raw}”", rule) from None
        if not low <= value <= high:
            raise BadComponents(self.file, self.number, f"{column} must be {low} to {high}, not {value}", rule)
        return value

    def word_in(self, column: str, words: tuple[str, ...], rule: str = "") -> str:
        """One of some words."""
        raw = self.text(column)
        if raw not in words:
            raise BadComponents(
                self.file, self.number, f"{column} must be one of {', '.join(words)}, not “{raw}”", rule
            )
        return raw

    def fail(self, message: str, rule: str = "") -> BadComponents:
        return BadComponents(self.file, self.number, message, rule)


class Shelf:
    """The component files of a game: its own folder, with a pack laid over it."""

    def __init__(self, folder: Path, pack: Path | None = None) -> None:
        from hashlib import sha256

        self.folder = folder
        self.pack = pack
        self._digest = sha256()
        if pack is not None and not pack.is_dir():
            raise BadComponents(str(pack), None, "a component pack is a folder, and this is none")

    def read(self, name: str) -> str:
        """The text of a file, which then counts in the digest."""
        path = self.folder / name
        if self.pack is not None and (self.pack / name).is_file():
            path = self.pack / name
        try:
            text = path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise BadComponents(name, None, f"cannot be read: {error}") from None
        self._digest.update(f"{name}\n{text}\n".encode())
        return text

    def rows(self, name: str, columns: tuple[str, ...]) -> list[Row]:
        """The rows of a CSV file that must have these columns."""
        import csv

        reader = csv.DictReader(io.StringIO(self.read(name)))
        try:
            header = list(reader.fieldnames or [])
            found = [(reader.line_num, cells) for cells in reader]
        except csv.Error as error:
            raise BadComponents(name, reader.line_num, f"is not CSV: {error}") from None
        missing = [column for column in columns if column not in header]
        if missing:
            raise BadComponents(name, 1, f"columns missing: {', '.join(missing)}")
        rows = []
        for number, cells in found:
            if None in cells or any(cells[column] is None for column in header):
                raise BadComponents(name, number, f"a row has {len(header)} cells")
            rows.append(Row(name, number, dict(cells)))
        return rows

    def table(self, name: str) -> dict[str, Any]:
        """A TOML file."""
        try:
            return read_toml(self.read(name))
        except ValueError as error:
            raise BadComponents(name, None, f"is not TOML: {error}") from None

    @property
    def digest(self) -> str:
        """A short hash of all that was read."""
        return self._digest.hexdigest()[:16]
