"""Final scoring and ranks: RC-SCORE, RC-OBJ, RC-TOOL."""

from __future__ import annotations

from collections import Counter

from tests.reference.red_cathedral.ivan import Ivan
from tests.reference.red_cathedral.table import Side

ROWS = ("track", "objectives", "leftovers", "tools", "towers")


class Scoring(Ivan):
    def final_scoring(self) -> None:
        scored = [[self.prestige(seat), 0, 0, 0, 0] for seat in range(len(self.sides))]
        for seat, side in enumerate(self.sides):
            scored[seat][1] = sum(self._objective(seat, card) for card in side["hand"])
            scored[seat][2] = self._leftovers(seat)
            scored[seat][3] = self._tools(side)
        for tower in range(len(self.towers)):
            for seat, points in enumerate(self._tower(tower)):
                scored[seat][4] += points
        for seat, side in enumerate(self.sides):
            self.gain_prestige(seat, sum(scored[seat][1:]))
            side["scored"] = scored[seat]

    # -- objectives --

    def _objective(self, seat: int, card: str) -> int:
        number = int(card[1:])
        returns = {1: ("lumber", 2), 4: ("stone", 2), 11: ("brick", 2)}
        side = self.sides[seat]
        mine = self._ornaments(seat)
        if number in returns:
            return 2 if self._return(seat, {returns[number][0]: returns[number][1]}) else 0
        if number == 7:
            return 2 if self._return_rubles(side, 4) else 0
        if number == 14:
            green, purple = (side["inventory"].get(f"{colour}_jewel", 0) for colour in ("green", "purple"))
            jewel = "purple_jewel" if purple > green else "green_jewel"
            return 3 if self._return(seat, {jewel: 1, "gold": 1}) else 0
        if number == 2:
            return 3 if max(self.banners_in(tower, seat) for tower in range(len(self.towers))) >= 3 else 0
        if number == 3:
            return 3 if sum(way == "up" for _, way in side["workshop"].values()) == 6 else 0
        if number == 5:
            return sum(not here for here in self._present(seat)) * (4 if len(self.sides) == 2 else 2)
        if number == 15:
            return sum(self._present(seat)) * (2 if len(self.sides) == 2 else 1)
        if number == 6:
            return 2 * int(sum(side["pieces"].values()) + sum(side["removed"].values()))
        if number == 8:
            return 2 if len({self._kind(name) for name in self._finished(seat)}) == 3 else 0
        if number == 9:
            return sum(self.section(name)["owner"] != seat for name in mine)
        if number == 13:
            return sum(self.section(name)["owner"] == seat for name in mine)
        if number == 10:
            return 2 if len(mine) == 4 else 0
        assert number == 12
        return 3 if max(Counter(name.split("-")[0] for name in mine).values(), default=0) >= 3 else 0

    def _return(self, seat: int, goods: dict[str, int]) -> bool:
        if any(self.sides[seat]["inventory"].get(kind, 0) < count for kind, count in goods.items()):
            return False
        for kind, count in goods.items():
            self.hand_in(seat, kind, count)
        return True

    def _return_rubles(self, side: Side, count: int) -> bool:
        if side["rubles"] < count:
            return False
        side["rubles"] -= count
        return True

    def _ornaments(self, seat: int) -> set[str]:
        return self.named(lambda section: "ornament" in section and section["ornament"][0] == seat)

    def _finished(self, seat: int) -> set[str]:
        return self.named(lambda section: section.get("owner") == seat and "done" in section)

    def _kind(self, name: str) -> str:
        return self.parts.sections[self.section(name)["card"]].kind

    def _present(self, seat: int) -> list[bool]:
        """For each tower: whether a banner or an ornamentation of the seat is there."""
        towers = {int(name.split("-")[0]) - 1 for name in self._ornaments(seat)}
        return [tower in towers or self.banners_in(tower, seat) > 0 for tower in range(len(self.towers))]

    # -- leftovers and tools --

    def _leftovers(self, seat: int) -> int:
        side = self.sides[seat]
        pieces = sum(side["inventory"].values()) + side["rubles"] + side["permits"]
        if self.is_ivan(seat) and self.options["solo.ivan_leftovers"] == "on":
            pieces += sum(self.position["ivan"]["stock"].values()) + sum(self.position["ivan"]["site"].values())
        return int(pieces // 5)

    def _tools(self, side: Side) -> int:
        """Set j holds every tool owned at least j times."""
        owned = Counter(self.parts.tools[token] for token in side["tools"])
        sizes = [sum(count >= j for count in owned.values()) for j in range(1, max(owned.values(), default=0) + 1)]
        return sum(self.parts.set_prestige[size - 1] for size in sizes)

    # -- towers --

    def _tower(self, tower: int) -> list[int]:
        """The points of each side."""
        sections = self.towers[tower]
        value = sum(2 * ("done" in section) + ("ornament" in section) for section in sections)
        presence = [
            sum("done" in s and s["owner"] == seat for s in sections)
            + sum("ornament" in s and s["ornament"][0] == seat for s in sections)
            for seat in range(len(self.sides))
        ]
        return two_players(value, presence) if len(presence) == 2 else more_players(value, presence)

    def standing(self, seat: int) -> tuple[int, int, int]:
        """Prestige, then finished sections, then ornamentations."""
        return self.prestige(seat), len(self._finished(seat)), len(self._ornaments(seat))


def two_players(value: int, presence: list[int]) -> list[int]:
    """RC-SCORE-10, -11."""
    points = [0, 0]
    for seat in (0, 1):
        if presence[seat] > presence[1 - seat]:
            points[seat] = value
        elif 0 < presence[seat] < presence[1 - seat]:
            points[seat] = value // 3
    return points


def more_players(value: int, presence: list[int]) -> list[int]:
    """RC-SCORE-07 to -09."""
    worth = [value, value // 2, value // 2 // 2, value // 2 // 2 // 2]
    points = []
    for mine in presence:
        ahead = sum(other > mine for other in presence)
        tied = sum(other == mine for other in presence)
        points.append(sum(worth[ahead : ahead + tied]) // tied if mine else 0)
    return points
