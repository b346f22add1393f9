"""What is printed, read from the files: cards, tiles, garments, the board, the Jewelry Box, Madame du Barry's cards."""

from __future__ import annotations

import csv
import tomllib
from pathlib import Path
from typing import Any, NamedTuple

COLOURS = ("azure", "rose", "jade", "amber")
NECKLACES, RINGS = ("azure", "jade"), ("rose", "amber")
LEVELS = ("I", "II", "III", "IV", "V", "VI")
JOURNEYMAN_TASKS = ("JT1", "JT2", "JT3", "JT4")
MASTER_TASKS = ("MT1", "MT2", "MT3")
TASK_IDS = {
    "acquire_azure_or_rose": "JT1",
    "acquire_jade_or_amber": "JT2",
    "acquire_lace_or_yarn": "JT3",
    "fund_decoration": "JT4",
    "tailor_lady_by_journeyman": "MT1",
    "tailor_gentleman_by_journeyman": "MT2",
    "tailor_by_master": "MT3",
}

Words = dict[str, str]


class Employee(NamedTuple):
    level: str
    rank: str
    livres: int
    """For deputing."""
    bonus: str
    words: Words
    crown: bool
    module: str


class Tile(NamedTuple):
    silk: dict[str, int]
    lace: int
    yarn: int
    mode: str
    module: str


class Garment(NamedTuple):
    colour: str
    wearer: str
    silk: dict[str, int]
    lace: int
    yarn: int
    master: bool
    value: int | None
    """None: it may not be sold."""
    prestige: int
    when: str
    """Its own bonus comes `on_make` or `on_place`, or there is none."""
    bonus: str
    words: Words
    modules: frozenset[str]


class Decoration(NamedTuple):
    kind: str
    cost: int
    prestige: int
    multiplier: int = 0


class HerCard(NamedTuple):
    action: str
    words: Words
    hall: int
    jewel: str
    levels: frozenset[str]
    levels_jewelry_box: frozenset[str]


def words_of(text: str) -> Words:
    return dict(pair.split("=") for pair in text.split(";") if pair)


def _rows(folder: Path, name: str) -> list[Words]:
    with (folder / name).open(encoding="utf-8") as file:
        return list(csv.DictReader(file))


def _silk(row: Words) -> dict[str, int]:
    return {colour: int(row[colour]) for colour in COLOURS}


class Parts:
    """Everything printed, for so many players."""

    def __init__(self, folder: Path, seats: int) -> None:
        self.employees = {
            row["id"]: Employee(
                row["level"],
                row["rank"],
                int(row["delegate_value"]),
                row["bonus_key"],
                words_of(row["bonus_params"]),
                row["end_of_game"] == "yes",
                row["set"],
            )
            for row in _rows(folder, "employees.csv")
        }
        self.tiles = {
            row["id"]: Tile(_silk(row), int(row["lace"]), int(row["yarn"]), row["mode"], row["set"])
            for row in _rows(folder, "resources.csv")
        }
        self.garments = {row["id"]: _garment(row) for row in _rows(folder, "garments.csv")}
        self.her_cards = {
            row["id"]: HerCard(
                row["action"],
                words_of(row["params"]),
                int(row["hall"]),
                row["jewel"],
                _levels(row["levels"]),
                _levels(row["levels_jewelry_box"]),
            )
            for row in _rows(folder, "du_barry.csv")
        }
        side = "board_1_3.toml" if seats <= 3 else "board_4_5.toml"  # ROC-OPT-06
        self.board: dict[str, Any] = tomllib.loads((folder / side).read_text(encoding="utf-8"))
        self.box: dict[str, Any] = tomllib.loads((folder / "jewelry_box.toml").read_text(encoding="utf-8"))
        self.decorations = self._decorations()
        self.guests: dict[str, dict[str, Any]] = {
            f"{hall['number']}-{guest['position']}": guest for hall in self.board["halls"] for guest in hall["guests"]
        }

    def _decorations(self) -> dict[str, Decoration]:
        """All spaces, of each kind from left to right."""
        board, found = self.board, {}
        for space in board["fireworks"]["spaces"]:
            found[space["id"]] = Decoration("fireworks", space["cost"], space["prestige"], space["multiplier"])
        for space in board["statues"]["spaces"]:
            found[space["id"]] = Decoration("statues", space["cost"], space["prestige"])
        for half in ("left", "right"):
            for space in board["kitchen"][half]:
                found[space["id"]] = Decoration(f"kitchen {half}", space["cost"], space["prestige"])
        for hall in board["halls"]:
            musician = hall["musician"]
            found[f"M{hall['number']}"] = Decoration("musicians", musician["cost"], musician["prestige"])
        for space in self.box["jeweller_decorations"]["spaces"]:
            found[space["id"]] = Decoration("jeweller", space["cost"], space["prestige"])
        return found


def _levels(words: str) -> frozenset[str]:
    """At which of her levels the card is in her deck (ROC-OPT-07)."""
    return frozenset({"all": "apprentice+journeyman+master", "none": ""}.get(words, words).split("+"))


def _garment(row: Words) -> Garment:
    when, _, effect = row["effect"].partition(":")
    bonus, _, words = effect.partition(" ")
    modules = row["requires_module"].split("+") if row["requires_module"] else []
    return Garment(
        row["colour"].lower(),
        row["wearer"],
        _silk(row),
        int(row["lace"]),
        int(row["yarn"]),
        row["master"] == "yes",
        int(row["value"]) if row["value"] else None,
        int(row["prestige"]),
        when,
        bonus,
        words_of(words),
        frozenset(modules),
    )
