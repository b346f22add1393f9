"""Reads jewelry_box.toml: jewels, jeweller spaces and exams."""

from __future__ import annotations

from typing import Any

from guildhall.core.components import Shelf
from guildhall.core.errors import BadComponents
from guildhall.games.rococo.components import parts as c
from guildhall.games.rococo.components.checks import need
from guildhall.games.rococo.components.garments import WEARERS
from guildhall.games.rococo.components.vocabulary import SILK

FILE = "jewelry_box.toml"
HER_TASKS = ["tailor_by_master", "tailor_lady_by_journeyman", "tailor_gentleman_by_journeyman"]


def read_jewelry(shelf: Shelf, lists: dict[str, list[int]]) -> dict[str, Any]:
    """Fills the numbers for the rules; the table."""
    table = shelf.table(FILE)
    try:
        _fill(table, lists)
    except (KeyError, TypeError, ValueError) as error:
        raise BadComponents(FILE, None, f"a value is missing or wrong: {error}", "ROC-COMP-06") from None
    return table


def _fill(table: dict[str, Any], lists: dict[str, list[int]]) -> None:
    _write_colours_small(table)
    kinds = {kind["colour"]: kind for kind in table["jewels"]["types"]}
    count = [int(kinds[colour]["count"]) for colour in SILK]
    need(sum(count) == 24, FILE, "there are 24 jewels", "ROC-COMP-06")
    for colour in SILK:
        wearer = WEARERS[colour.upper()]
        kind = "necklace" if wearer == "lady" else "ring"
        right = kinds[colour]["kind"] == kind and kinds[colour]["wearer"] == wearer
        need(right, FILE, f"{colour} is a {kind}", "ROC-JB-03")
    track = table["jewel_track"]
    price = [int(item) for item in track["prices"]]
    need(len(price) == c.JEWEL_SPACES, FILE, f"the jewel display has {c.JEWEL_SPACES} spaces", "ROC-JB-04")
    falling = price == sorted(price, reverse=True) and price[-1] >= 0
    need(falling, FILE, "jewels get cheaper to the right", "ROC-JB-04")
    shops = table["jeweller_decorations"]["spaces"]
    need(len(shops) == c.DECORATIONS - c.JEWELLER, FILE, "there are five jeweller spaces", "ROC-JB-09")
    exams = [table["exams"]["journeyman"], table["exams"]["master"]]
    need([len(exam["tasks"]) for exam in exams] == [4, 3], FILE, "the exams have 4 and 3 tasks", "ROC-EXAM-03")
    order = table["solo"]["master_task_order"]
    need(order == HER_TASKS, FILE, f"her Master tasks are, from the top, {', '.join(HER_TASKS)}", "ROC-SOLO-31")
    lists["jewel_rules"] = [int(track["income_per_jewel"]), int(track["prestige_per_jewel_at_end"])]
    lists["exam_fee"] = [int(exam["fee"]) for exam in exams]
    lists["exam_prestige"] = [int(exam["prestige"]) for exam in exams]
    lists.update(jewel_count=count, jewel_price=price)


def _write_colours_small(table: dict[str, Any]) -> None:
    """A colour may be written AZURE or azure (ROC-CONV-09)."""
    for kind in table["jewels"]["types"]:
        kind["colour"] = kind["colour"].lower()
    for exam in table["exams"].values():
        for task in exam["tasks"]:
            if "colours" in task:
                task["colours"] = [colour.lower() for colour in task["colours"]]
