"""What is printed on the components of The Red Cathedral, read from its files, and what the words of an effect mean."""

from __future__ import annotations

import csv
import tomllib
from pathlib import Path
from typing import Any, NamedTuple

MATERIALS = ("lumber", "brick", "stone", "gold", "green_jewel", "purple_jewel")
GROUPS = {
    "material": MATERIALS,
    "basic": ("lumber", "brick", "stone"),
    "jewel": ("green_jewel", "purple_jewel"),
}
COLOURS = ("red", "green", "blue", "yellow")
"""Of the seats in order; Ivan has the first one that is free."""
DICE = ("white", "red", "green", "blue", "yellow", "black")
WORKSHOP = ("red", "green", "blue", "yellow", "white-a", "white-b")
PIECE_FOR = {"base": "door", "middle": "arch", "dome": "cross"}
COST_OF = {"door": "lumber", "arch": "stone", "cross": "gold"}


LEVELS = {"apprentice": "effect_apprentice", "journeyman": "effect", "master": "effect_master"}
"""Of Ivan, with the column of his cards; an empty one says the same as for a journeyman."""


class Item(NamedTuple):
    """So many (`least` to `most`) of one of these kinds."""

    least: int
    most: int
    kinds: tuple[str, ...]
    word: str


class Atom(NamedTuple):
    """A cost, a gain or something to do: its verb, the items of costs and gains, and its words."""

    verb: str
    items: tuple[Item, ...]
    per: str
    words: tuple[str, ...]


Step = list[Atom]
"""Parts in any order."""
Sequence = list[Step]
Effect = list[Sequence]
"""The branches, of which one is carried out."""


def read_item(text: str) -> Item:
    amount, word = text.split()
    least, _, most = amount.partition("..")
    kinds = GROUPS.get(word) or tuple(word.split("/"))
    return Item(int(least), int(most or least), kinds, word)


def read_atom(text: str) -> Atom:
    verb, _, rest = text.strip().partition(" ")
    if verb not in ("pay", "gain"):
        return Atom(verb, (), "", tuple(rest.split()))
    listed, _, per = rest.partition(" per ")
    return Atom(verb, tuple(read_item(item) for item in listed.split(" + ")), per, ())


def read_effect(text: str) -> Effect:
    return [
        [[read_atom(part) for part in step.split(" & ")] for step in branch.split(" ; ")]
        for branch in text.split(" | ")
        if branch
    ]


class Section(NamedTuple):
    kind: str
    needs: dict[str, int]
    rp: int
    rubles: int


class Action(NamedTuple):
    """Of an influence card."""

    effect: Effect
    lightning: bool


class Parts:
    """Everything printed."""

    def __init__(self, folder: Path) -> None:
        self.sections = {
            row["id"]: Section(
                row["type"],
                {kind: int(row[kind]) for kind in MATERIALS if int(row[kind])},
                int(row["rp"]),
                int(row["rubles"]),
            )
            for row in self._rows(folder, "cathedral_cards")
        }
        self.cards = {
            row["id"]: {
                letter: Action(read_effect(row[f"action_{letter}"]), row[f"repeat_{letter}"] == "once")
                for letter in "ab"
            }
            for row in self._rows(folder, "influence_cards")
        }
        self.card_group = {row["id"]: row["group"] for row in self._rows(folder, "influence_cards")}
        self.resources = {row["id"]: read_effect(row["per_die"]) for row in self._rows(folder, "resource_tiles")}
        self.tiles = {row["id"]: read_effect(row["effect"]) for row in self._rows(folder, "workshop_tiles")}
        self.tile_players = {row["id"]: int(row["players"][0]) for row in self._rows(folder, "workshop_tiles")}
        self.tile_replaces = {row["id"]: row["replaces"] for row in self._rows(folder, "workshop_tiles")}
        self.tokens = {row["id"]: read_effect(row["effect"]) for row in self._rows(folder, "specialist_tokens")}
        self.tools = {row["id"]: row["tool"] for row in self._rows(folder, "specialist_tokens")}
        self.services = {row["id"]: read_effect(row["effect"]) for row in self._rows(folder, "services")}
        self.objectives = [row["id"] for row in self._rows(folder, "objectives")]
        self.solitaire = {
            row["name"].lower(): {level: read_effect(row[column] or row["effect"]) for level, column in LEVELS.items()}
            for row in self._rows(folder, "solitaire_cards")
        }
        self.fixed_dice = {
            column: {row["name"].lower(): row[column] for row in self._rows(folder, "solitaire_cards")}
            for column in ("die_base", "die_contractors")
        }
        contractors = self._table(folder, "contractors")
        self.spaces_of_city = {city["name"].lower(): city["spaces"] for city in contractors["city"]}
        self.stands: list[str] = contractors["map"]["spaces"]
        self.bonuses = [read_effect(bonus["effect"]) for bonus in contractors["bonus"]]
        self.most_permits: int = contractors["permits"]["max_held"]
        self.token_price: int = contractors["hire"]["specialist_price_rubles"]
        self.set_prestige: list[int] = contractors["tools"]["set_pp"]
        board = self._table(folder, "workshop_board")
        self.boards = {side: board[side] for side in ("basic", "advanced")}
        self.marks: list[int] = self._table(folder, "score_track")["track"]["marks"]
        supply = self._table(folder, "supply")
        self.second_card_every: dict[str, int] = supply["solo"]["second_card_every"]
        self.second_card_with_contractors: dict[str, int] = supply["solo"]["second_card_every_with_contractors"]
        self.in_the_box: dict[str, int] = {kind: supply["materials"][kind] for kind in MATERIALS}
        self.diamonds: int = supply["composition"]["diamonds"]
        self.start_rubles: list[int] = supply["rubles"]["start_by_turn_order"]
        self.plans = {plan["id"]: plan for plan in self._table(folder, "plans")["plan"]}

    def _rows(self, folder: Path, name: str) -> list[dict[str, str]]:
        with (folder / f"{name}.csv").open(encoding="utf-8") as file:
            return list(csv.DictReader(file))

    def _table(self, folder: Path, name: str) -> dict[str, Any]:
        return tomllib.loads((folder / f"{name}.toml").read_text(encoding="utf-8"))
