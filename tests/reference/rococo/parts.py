"""What is printed on the components of Rococo, read from its files."""

from __future__ import annotations

import csv
import tomllib
from pathlib import Path
from typing import Any, NamedTuple

COLOURS = ("azure", "rose", "jade", "amber")
LADIES = ("azure", "jade")
"""Colours of ladies' garments and of necklaces; the others are gentlemen's and rings."""
MASTER, JOURNEYMAN, APPRENTICE = "master", "journeyman", "apprentice"


class Employee(NamedTuple):
    level: str
    rank: str
    money: int
    bonus: str
    params: dict[str, str]
    crown: bool


class Garment(NamedTuple):
    set: str
    colour: str
    silk: dict[str, int]
    lace: int
    yarn: int
    master: bool
    value: int
    prestige: int
    when: str
    """`on_make`, `on_place` or nothing: when its own bonus comes."""
    bonus: str
    params: dict[str, str]
    modules: str

    @property
    def lady(self) -> bool:
        return self.colour in LADIES

    @property
    def may_be_sold(self) -> bool:
        return self.set not in ("festive", "exclusive") or self.bonus == "gain_livres"


class Tile(NamedTuple):
    silk: dict[str, int]
    lace: int
    yarn: int
    mode: str


class Guest(NamedTuple):
    master: bool
    reward: str
    amount: int


class Decoration(NamedTuple):
    kind: str
    cost: int
    prestige: int


def read_params(text: str) -> dict[str, str]:
    return dict(pair.split("=") for pair in text.split(";") if pair)


def read_garment(row: dict[str, str]) -> Garment:
    when, _, effect = row["effect"].partition(":")
    bonus, _, params = effect.partition(" ")
    return Garment(
        row["set"],
        row["colour"].lower(),
        {colour: int(row[colour]) for colour in COLOURS if int(row[colour])},
        int(row["lace"]),
        int(row["yarn"]),
        row["master"] == "yes",
        int(row["value"] or 0),
        int(row["prestige"]),
        when,
        bonus,
        read_params(params),
        row["requires_module"],
    )


class Parts:
    """Everything printed, with the side of the board for so many players."""

    def __init__(self, folder: Path, seats: int) -> None:
        self.employees = {
            row["id"]: Employee(
                row["level"],
                row["rank"],
                int(row["delegate_value"]),
                row["bonus_key"],
                read_params(row["bonus_params"]),
                row["end_of_game"] == "yes",
            )
            for row in self._rows(folder, "employees")
        }
        self.garments = {row["id"]: read_garment(row) for row in self._rows(folder, "garments")}
        self.tiles = {
            row["id"]: Tile(
                {colour: int(row[colour]) for colour in COLOURS if int(row[colour])},
                int(row["lace"]),
                int(row["yarn"]),
                row["mode"],
            )
            for row in self._rows(folder, "resources")
        }
        self.tile_sets = {row["id"]: row["set"] for row in self._rows(folder, "resources")}
        self.hers = {row["id"]: row for row in self._rows(folder, "du_barry")}
        board = self._table(folder, "board_1_3" if seats <= 3 else "board_4_5")
        jewelry = self._table(folder, "jewelry_box")
        self.board = board
        self.display_costs: list[int] = [space["cost"] for space in board["garment_display"]["spaces"]]
        self.drawer_spaces: int = board["resource_drawers"]["spaces_per_drawer"]
        self.tile_price = {int(n): p for n, p in board["resource_drawers"]["price_by_tiles"].items()}
        self.hire_price = {int(n): p for n, p in board["hire"]["price_by_cards"].items()}
        self.guests = {
            f"{hall['number']}-{guest['position']}": Guest(guest["master"], guest["reward"], guest.get("amount", 0))
            for hall in board["halls"]
            for guest in hall["guests"]
        }
        self.majorities = [(hall["majority"]["first"], hall["majority"]["second"]) for hall in board["halls"]]
        self.multipliers = {space["id"]: space["multiplier"] for space in board["fireworks"]["spaces"]}
        self.all_halls: list[int] = board["all_halls"]["prestige"]
        self.jewel_prices: list[int] = jewelry["jewel_track"]["prices"]
        self.jewel_counts = [kind["count"] for kind in jewelry["jewels"]["types"]]
        self.decorations = self._decorations(board, jewelry)

    def _decorations(self, board: dict[str, Any], jewelry: dict[str, Any]) -> dict[str, Decoration]:
        groups = {
            "fireworks": board["fireworks"]["spaces"],
            "statues": board["statues"]["spaces"],
            "kitchen left": board["kitchen"]["left"],
            "kitchen right": board["kitchen"]["right"],
            "musicians": [{"id": f"M{hall['number']}", **hall["musician"]} for hall in board["halls"]],
            "jeweller": jewelry["jeweller_decorations"]["spaces"],
        }
        return {
            space["id"]: Decoration(kind, space["cost"], space["prestige"])
            for kind, spaces in groups.items()
            for space in spaces
        }

    def _rows(self, folder: Path, name: str) -> list[dict[str, str]]:
        with (folder / f"{name}.csv").open(encoding="utf-8") as file:
            return list(csv.DictReader(file))

    def _table(self, folder: Path, name: str) -> dict[str, Any]:
        return tomllib.loads((folder / f"{name}.toml").read_text(encoding="utf-8"))
