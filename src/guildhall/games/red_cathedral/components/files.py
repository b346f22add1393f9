"""The component files with their labels, and the two kinds of checks (RC-DATA-17).

A check is *firm* (counts, structure, what the rulebook states) or *soft* (values known only by report or inference).
In a file with values that an owner typed in from the printed copy, a failed soft check is a warning.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import Any

from guildhall.core.components import Row, Shelf
from guildhall.core.errors import BadComponents
from guildhall.core.game import Provenance
from guildhall.games.red_cathedral.components.code import Code
from guildhall.games.red_cathedral.components.parts import NO_EFFECT
from guildhall.games.red_cathedral.components.vocabulary import MATERIALS, EffectError

CARDS, PLANS, TRACK = "cathedral_cards.csv", "plans.toml", "score_track.toml"
RESOURCE, WORKSHOP, BOARD = "resource_tiles.csv", "workshop_tiles.csv", "workshop_board.toml"
INFLUENCE, SOLITAIRE, CONTRACTORS = "influence_cards.csv", "solitaire_cards.csv", "contractors.toml"
SPECIALISTS, OBJECTIVES, SERVICES, SUPPLY = "specialist_tokens.csv", "objectives.csv", "services.csv", "supply.toml"

LABELS = ("rulebook", "reported", "inferred", "reconstructed", "printed")

# The label column that covers each value column of a CSV file.
COVERED = {
    CARDS: {"type": "prov_type", "rp": "prov_reward", "rubles": "prov_reward", **dict.fromkeys(MATERIALS, "prov_cost")},
    RESOURCE: {"set": "prov_kind", "per_die": "prov_amount", "replaces": "prov_kind"},
    WORKSHOP: {"set": "prov_effect", "players": "prov_players", "effect": "prov_effect", "replaces": "prov_replaces"},
    INFLUENCE: {
        **dict.fromkeys(("group", "set", "module", "extra"), "prov_pairing"),
        **{column: f"prov_{column}" for column in ("action_a", "repeat_a", "action_b", "repeat_b")},
    },
    SOLITAIRE: {
        **dict.fromkeys(("set", "name", "effect"), "prov_effect"),
        "effect_apprentice": "prov_effect_apprentice",
        "effect_master": "prov_effect_master",
        "die_base": "prov_die_base",
        "die_contractors": "prov_die_contractors",
    },
    SPECIALISTS: {"kind": "prov_kind", "effect": "prov_effect", "tool": "prov_tool"},
    OBJECTIVES: dict.fromkeys(("effect", "effect_2p", "text"), "prov_effect"),
    SERVICES: {"count": "prov_count", "effect": "prov_effect", "text": "prov_effect"},
}


# Columns of a CSV file that may be missing: then they are empty.
OPTIONAL = {
    SOLITAIRE: ("effect_apprentice", "effect_master", "prov_effect_apprentice", "prov_effect_master"),
}


class Files:
    """Reads file after file of a shelf; what it has read stays for people."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self.code = Code()
        self.labels: dict[str, Counter[str]] = {}
        self.warnings: list[str] = []
        self.rows: dict[str, list[Row]] = {}
        """The rows of the CSV files that were read, by file."""
        self.tables: dict[str, dict[str, Any]] = {}
        """The TOML files that were read."""

    def read_rows(self, name: str) -> list[Row]:
        """The rows of a CSV file; their labels are counted."""
        covered = COVERED[name]
        columns = ("id", *covered, *sorted(set(covered.values())))
        optional = OPTIONAL.get(name, ())
        rows = self.shelf.rows(name, tuple(column for column in columns if column not in optional))
        for row in rows:
            row.cells.update({column: "" for column in optional if column not in row.cells})
        count = self.labels.setdefault(name, Counter())
        seen: set[str] = set()
        for row in rows:
            if not re.fullmatch(r"[A-Za-z0-9_-]+", row.text("id")) or row.text("id") in seen:
                raise row.fail(f"an id is a word of its own, not “{row.text('id')}”", "RC-DATA-17")
            seen.add(row.text("id"))
            for column in sorted(set(covered.values())):
                values = [row.text(value) for value, by in covered.items() if by == column]
                if any(values):
                    count[row.word_in(column, LABELS, "RC-DATA-17")] += 1
                elif row.text(column):
                    raise row.fail(f"{column} labels nothing", "RC-DATA-17")
        self.rows[name] = rows
        return rows

    def read_table(self, name: str) -> dict[str, Any]:
        """A TOML file; every value must be labelled by `provenance` or `provenance_<key>` of its table."""
        data = self.shelf.table(name)
        self._walk(name, "", data, self.labels.setdefault(name, Counter()))
        self.tables[name] = data
        return data

    def _walk(self, name: str, where: str, table: dict[str, Any], count: Counter[str]) -> None:
        for key, value in table.items():
            place = f"{where}.{key}".strip(".")
            if key.startswith("provenance"):
                continue
            if isinstance(value, dict):
                self._walk(name, place, value, count)
            elif isinstance(value, list) and value and isinstance(value[0], dict):
                for index, item in enumerate(value):
                    self._walk(name, f"{place}[{index}]", item, count)
            else:
                label = table.get(f"provenance_{key}", table.get("provenance"))
                if label not in LABELS:
                    raise BadComponents(name, None, f"{place}: “{label}” is no provenance label", "RC-DATA-17")
                count[label] += 1

    def provenance(self) -> list[Provenance]:
        """How many values of each file have which label."""
        return [
            Provenance(name, {label: count[label] for label in LABELS if count[label]})
            for name, count in sorted(self.labels.items())
        ]

    # -- checks --------------------

    def firm(self, holds: bool, file: str, message: str, rule: str, row: int | None = None) -> None:
        if not holds:
            raise BadComponents(file, row, message, rule)

    def soft(self, holds: bool, file: str, message: str, rule: str, row: int | None = None) -> None:
        if holds:
            return
        if not self.labels[file]["printed"]:
            raise BadComponents(file, row, message, rule)
        self.warnings.append(str(BadComponents(file, row, message, rule)))

    def guard(self, file: str, read: Callable[..., None], *args: Any) -> None:
        """A missing or malformed entry of a table is an error for people, too."""
        try:
            read(self, *args)
        except BadComponents:
            raise
        except (KeyError, IndexError, TypeError, ValueError, AttributeError) as error:
            raise BadComponents(file, None, f"missing or malformed entry: {error!r}", "RC-DATA-17") from None

    # -- effects --------------------

    def effect(self, row: Row, column: str) -> int:
        """The place of an effect in the code."""
        try:
            return self.code.add(row.text(column))
        except EffectError as error:
            raise row.fail(f"{column}: {error}", "RC-DATA-08") from None

    def effects(self, rows: list[Row], columns: tuple[str, ...], rule: str) -> list[int]:
        """The same for whole columns in which no effect may be empty."""
        cells = [(row, column) for row in rows for column in columns]
        found = [self.effect(row, column) for row, column in cells]
        for (row, column), effect in zip(cells, found, strict=True):
            if effect == NO_EFFECT:
                raise row.fail(f"{column} is empty", rule)
        return found

    def bonus_effects(self, contractors: dict[str, Any]) -> list[int]:
        """The effects of the places of the overlay."""
        bonuses = contractors.get("bonus")
        if not isinstance(bonuses, list) or not all(isinstance(item, dict) for item in bonuses):
            raise BadComponents(CONTRACTORS, None, "there must be tables [[bonus]]", "RC-DATA-17")
        found = []
        for bonus in bonuses:
            try:
                found.append(self.code.add(str(bonus.get("effect", ""))))
            except EffectError as error:
                message = f"bonus {bonus.get('position')}: {error}"
                raise BadComponents(CONTRACTORS, None, message, "RC-DATA-12") from None
        return found
