"""Reads the component files and checks them; every complaint names file, row and rule.

The values known from the rulebooks are checked exactly; those of a reconstruction (or of an owner's own copy) only for
being playable. `Read` keeps the rows too, with their provenance, for the pages that show components.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from msgspec.structs import replace

from guildhall.core.components import Shelf
from guildhall.core.game import Provenance
from guildhall.games.rococo.components import parts as c
from guildhall.games.rococo.components.boards import board_table, read_board
from guildhall.games.rococo.components.du_barry import HerAction, read_her_cards
from guildhall.games.rococo.components.employees import read_employees
from guildhall.games.rococo.components.garments import Gift, read_garments, read_tiles
from guildhall.games.rococo.components.jewelry import read_jewelry
from guildhall.games.rococo.components.labels import row_labels, table_labels
from guildhall.games.rococo.components.parts import Components
from guildhall.games.rococo.components.vocabulary import AnyEffect, PrestigePer

SIDES = {"board_1_3.toml": "1-3", "board_4_5.toml": "4-5"}
Cells = list[dict[str, str]]


V_C = "V-c"
"""The card whose number the rulebooks give differently (ROC-RUL-03)."""


class Read(NamedTuple):
    """Components for the rules, and for people the rows as read with what their words mean."""

    parts: Components
    employees: Cells
    bonuses: dict[str, AnyEffect]
    """Of the employees."""
    garments: Cells
    gifts: dict[str, Gift]
    """Of the garments that do something."""
    resources: Cells
    her_cards: Cells
    her_actions: dict[str, HerAction]
    boards: list[dict[str, Any]]
    jewelry: dict[str, Any]
    provenance: list[Provenance]
    by_threes: Components
    """For the rules of a table that reads V-c so."""

    def reading_by_threes(self) -> Read:
        """The same as a table sees it where V-c counts garments by threes (ROC-OPT-08)."""
        return self._replace(parts=self.by_threes, bonuses={**self.bonuses, **changed_by_threes(self.bonuses)})


def read_components(shelf: Shelf) -> Read:
    """All files of a shelf. Their order counts: it is in the digest."""
    lists: dict[str, list[int]] = {"sets": []}
    ids: dict[str, list[str]] = {}
    effects = [[0] * int(c.WIDTH) for _ in range(c.ROWS)]
    employees, bonuses = read_employees(shelf, lists, ids, effects)
    resources = read_tiles(shelf, lists, ids)
    garments, gifts = read_garments(shelf, lists, ids, effects)
    effects[c.REWARD_ROW][c.KEY] = int(c.TAKE_RESOURCE)
    lists["effects"] = _numbers(effects, {}, ids["kinds"])
    jewelry = read_jewelry(shelf, lists)
    her_cards, her_actions = read_her_cards(shelf, lists, ids)
    tables = {name: board_table(shelf, name, side) for name, side in SIDES.items()}
    boards = [read_board(table, name, jewelry) for name, table in tables.items()]
    files = {
        "employees.csv": employees,
        "garments.csv": garments,
        "resources.csv": resources,
        "du_barry.csv": her_cards,
    }
    provenance = [Provenance(name, row_labels(rows)) for name, rows in files.items()]
    provenance += [
        Provenance(name, table_labels(table)) for name, table in {**tables, "jewelry_box.toml": jewelry}.items()
    ]
    return Read(
        parts=Components(boards, lists, ids),
        employees=[row.cells for row in employees],
        bonuses=bonuses,
        garments=[row.cells for row in garments],
        gifts=gifts,
        resources=[row.cells for row in resources],
        her_cards=[row.cells for row in her_cards],
        her_actions=her_actions,
        boards=list(tables.values()),
        jewelry=jewelry,
        provenance=provenance,
        by_threes=Components(
            boards, {**lists, "effects": _numbers(effects, changed_by_threes(bonuses), ids["kinds"])}, ids
        ),
    )


def changed_by_threes(bonuses: Mapping[str, AnyEffect]) -> dict[str, AnyEffect]:
    """What V-c says then; nothing if a pack has quite another bonus there."""
    bonus = bonuses.get(V_C)
    return {V_C: replace(bonus, per=3)} if isinstance(bonus, PrestigePer) else {}


def _numbers(effects: list[list[int]], bonuses: Mapping[str, AnyEffect], kinds: list[str]) -> list[int]:
    """The table of effects in one list, with other bonuses of some employees."""
    rows = [row[:] for row in effects]
    for name, bonus in bonuses.items():
        bonus.fill(rows[kinds.index(name)])
    return [number for row in rows for number in row]
