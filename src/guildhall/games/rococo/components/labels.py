"""Where component values come from: every row and table says it, field by field."""

from __future__ import annotations

from collections import Counter
from typing import Any

from guildhall.core.components import Row

LABELS = ("rulebook", "reported", "inferred", "reconstructed")


def labels_of(cells: dict[str, str]) -> dict[str, str]:
    """The label of every field of a row."""
    default, *named = cells["provenance"].split(";")
    labels = {field: default for field in cells if field not in ("id", "set", "provenance")}
    for item in named:
        field, _, label = item.partition("=")
        labels[field] = label
    return labels


def check_labels(row: Row) -> None:
    default, *named = row.text("provenance").split(";")
    words = [default]
    for item in named:
        field, _, label = item.partition("=")
        if field not in row.cells:
            raise row.fail(f"provenance names no field “{field}”")
        words.append(label)
    for word in words:
        if word not in LABELS:
            raise row.fail(f"provenance is one of {', '.join(LABELS)}, not “{word}”")


def row_labels(rows: list[Row]) -> dict[str, int]:
    """How many values of a file come from where."""
    counted: Counter[str] = Counter()
    for row in rows:
        counted.update(labels_of(row.cells).values())
    return {label: counted[label] for label in LABELS if counted[label]}


def table_labels(table: dict[str, Any]) -> dict[str, int]:
    counted: Counter[str] = Counter()
    _count_labels(table, "", counted)
    return {label: counted[label] for label in LABELS if counted[label]}


def _count_labels(table: dict[str, Any], inherited: str, counted: Counter[str]) -> None:
    """Every value has the label that its table names for it, or the table's default, or that of the table above."""
    own = table.get("provenance", inherited)
    named: dict[str, str] = own if isinstance(own, dict) else {}
    default = named.get("default", inherited) if isinstance(own, dict) else own
    for key, value in table.items():
        if key in ("provenance", "id"):
            continue
        label = named.get(key, default)
        for item in value if isinstance(value, list) else [value]:
            if isinstance(item, dict):
                _count_labels(item, label, counted)
            else:
                counted[label or "reconstructed"] += 1
