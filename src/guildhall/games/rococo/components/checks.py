"""What all component files are checked for."""

from __future__ import annotations

from collections.abc import Mapping

from guildhall.core.components import Row
from guildhall.core.errors import BadComponents
from guildhall.games.rococo.components.labels import check_labels


def unique(rows: list[Row]) -> None:
    """Every row has its own id, and labels that exist."""
    seen: set[str] = set()
    for row in rows:
        check_labels(row)
        if row.text("id") in seen:
            raise row.fail(f"the id {row.text('id')} occurs twice")
        seen.add(row.text("id"))


def count(file: str, found: Mapping[str, int], wanted: Mapping[str, int], rule: str) -> None:
    for name, size in wanted.items():
        if found.get(name, 0) != size:
            raise BadComponents(file, None, f"there must be {size} of {name}, not {found.get(name, 0)}", rule)


def need(good: bool, file: str, message: str, rule: str) -> None:
    if not good:
        raise BadComponents(file, None, message, rule)
