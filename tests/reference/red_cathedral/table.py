"""The table of The Red Cathedral: the plain data of a saved position, the track, the Inventory and the supply."""

from __future__ import annotations

import json
from collections.abc import Callable, Generator, Mapping
from pathlib import Path
from typing import Any

from tests.reference.red_cathedral.parts import COLOURS, DICE, MATERIALS, Parts

Flow = Generator[tuple[int, set[str]], str, None]
Asked = Generator[tuple[int, set[str]], str, str]
Counted = Generator[tuple[int, set[str]], str, int]
Side = dict[str, Any]
Section = dict[str, Any]


class Table:
    """`position` is the data of a saved position and is changed in play; `after` is the engine's next position.

    `after` is looked at only for what chance brought: rolled dice, drawn tokens and cards, what Ivan drew.
    """

    def __init__(self, folder: Path, position: str, options: Mapping[str, Any]) -> None:
        self.parts = Parts(folder)
        self.options = options
        self.position: dict[str, Any] = json.loads(position)
        self.after: dict[str, Any] = self.position
        self.sides: list[Side] = self.position["sides"]
        self.towers: list[list[Section]] = self.position["towers"]
        self.market: dict[str, Any] = self.position["market"]
        self.supply: dict[str, int] = self.position["supply"]
        self.guild: dict[str, Any] = self.position["guild"]
        self.turn: dict[str, int] = self.position["turn"]
        self.seats: int = self.position["seats"]
        self.solo = self.seats == 1
        self.module = "map" in self.position
        self.unlimited = options["supply"] == "unlimited"
        self.lightning_used: set[tuple[int, str]] = set()
        self.sold = False
        self.moved: str | None = None
        """The die of the market visit, while it lasts."""
        self.landed = 0

    def progress(self) -> None:
        """Somebody claimed, delivered, decorated or hired (RC-END-08)."""
        self.turn["idle"] = -1  # this turn is none of those without it

    # -- asking --

    def ask(self, seat: int, answers: set[str], even_one: bool = False) -> Asked:
        """A choice; a single answer is taken without asking, unless `even_one`."""
        if len(answers) == 1 and not even_one:
            return next(iter(answers))
        return (yield seat, answers)

    def ask_one_of(self, seat: int, verb: str, things: set[str]) -> Asked:
        """The thing chosen, of answers such as `space 3`."""
        answer = yield from self.ask(seat, {f"{verb} {thing}" for thing in things})
        return answer.removeprefix(f"{verb} ")

    # -- the track --

    def mark(self, number: int) -> int:
        """RC-TRACK-02."""
        return 80 * ((number - 1) // 40) + self.parts.marks[(number - 1) % 40]

    def prestige(self, seat: int) -> int:
        number = 0
        while self.mark(number + 1) <= self.sides[seat]["pos"]:
            number += 1
        return number

    def gain_prestige(self, seat: int, count: int) -> None:
        for _ in range(count):
            self.sides[seat]["pos"] = self.mark(self.prestige(seat) + 1)

    def gain_recognition(self, seat: int, count: int) -> None:
        self.sides[seat]["pos"] += count

    def lose_recognition(self, seat: int, count: int) -> None:
        self.sides[seat]["pos"] = max(0, self.sides[seat]["pos"] - count)

    def can_pay_prestige(self, seat: int) -> bool:
        return bool(self.sides[seat]["pos"] > self.mark(1))

    def pay_prestige(self, seat: int) -> None:
        pos = self.sides[seat]["pos"]
        self.sides[seat]["pos"] = max(self.mark(k) for k in range(1, self.prestige(seat) + 1) if self.mark(k) < pos)

    # -- the Inventory and the supply --

    def room(self, seat: int) -> int:
        side = self.sides[seat]
        return int(10 - side["banners"] - sum(side["inventory"].values()))

    def left(self, kind: str) -> int:
        return 99 if self.unlimited else self.supply.get(kind, 0)

    def store(self, seat: int, kind: str, count: int = 1) -> None:
        """From the supply into the Inventory, as far as it fits and lasts (RC-INV-02, -06)."""
        count = min(count, self.room(seat), self.left(kind))
        add(self.sides[seat]["inventory"], kind, count)
        self.from_supply(kind, count)

    def from_supply(self, kind: str, count: int) -> None:
        if not self.unlimited:
            add(self.supply, kind, -count)

    def to_supply(self, kind: str, count: int = 1) -> None:
        if not self.unlimited:
            add(self.supply, kind, count)

    def hand_in(self, seat: int, kind: str, count: int = 1) -> None:
        """From the Inventory to the supply."""
        add(self.sides[seat]["inventory"], kind, -count)
        self.to_supply(kind, count)

    def gain_permits(self, seat: int, count: int) -> None:
        side = self.sides[seat]
        side["permits"] = min(self.parts.most_permits, side["permits"] + count)

    # -- the Construction Site --

    def places(self) -> list[tuple[int, int]]:
        return [(tower, level) for tower, sections in enumerate(self.towers) for level in range(len(sections))]

    def section(self, name: str) -> Section:
        tower, level = name.split("-")
        return self.towers[int(tower) - 1][int(level) - 1]

    def named(self, wanted: Callable[[Section], bool]) -> set[str]:
        """The names of the sections that are so."""
        return {f"{tower + 1}-{level + 1}" for tower, level in self.places() if wanted(self.towers[tower][level])}

    def own_unfinished(self, seat: int) -> set[str]:
        return self.named(lambda section: section.get("owner") == seat and not section.get("done"))

    def available(self) -> set[str]:
        """RC-CLAIM-02."""
        return {
            f"{tower + 1}-{level + 1}"
            for tower, level in self.places()
            if "owner" not in self.towers[tower][level] and (level == 0 or "owner" in self.towers[tower][level - 1])
        }

    def banners_in(self, tower: int, seat: int) -> int:
        return sum(section.get("owner") == seat for section in self.towers[tower])

    # -- the dice --

    def dice(self) -> list[str]:
        return [die for die in DICE if die in self.market["dice"]]

    def dice_on(self, space: int) -> list[str]:
        return [die for die in self.dice() if self.market["dice"][die][0] == space]

    def roll(self, space: int) -> None:
        """All dice there, as they were rolled in the match."""
        for die in self.dice_on(space):
            value = self.after["market"]["dice"][die][1]
            assert 1 <= value <= 6
            self.market["dice"][die][1] = value

    def colour(self, seat: int) -> str:
        return COLOURS[seat]

    def others(self, seat: int) -> list[int]:
        return [other for other in range(len(self.sides)) if other != seat]


def add(counts: dict[str, int], kind: str, count: int) -> None:
    """Counts without zeros, as they are saved."""
    counts[kind] = counts.get(kind, 0) + count
    assert counts[kind] >= 0, kind
    if not counts[kind]:
        del counts[kind]


def unlike(mine: Any, theirs: Any, path: str = "") -> list[str]:
    """The places where two plain data differ."""
    if mine == theirs:
        return []
    if isinstance(mine, dict) and isinstance(theirs, dict):
        keys = sorted(mine.keys() | theirs.keys())
        return [line for key in keys for line in unlike(mine.get(key), theirs.get(key), f"{path}/{key}")]
    if isinstance(mine, list) and isinstance(theirs, list) and len(mine) == len(theirs):
        return [line for i in range(len(mine)) for line in unlike(mine[i], theirs[i], f"{path}/{i}")]
    return [f"{path}: {mine} here, {theirs} there"]


KINDS = (*MATERIALS, "diamond")
