"""The final scoring of Rococo: ROC-END."""

from __future__ import annotations

from tests.reference.rococo.du_barry import HER, DuBarry
from tests.reference.rococo.parts import COLOURS

ROWS = (
    "play",
    "livres",
    "jewels",
    "crowns",
    "favor",
    *(f"hall{n}" for n in range(1, 6)),
    "fireworks",
    "statues",
    "garments",
    "terrace",
    "decorations",
    "all-halls",
    "tiles",
)
FAVOR = 3


class Scoring(DuBarry):
    def final_scoring(self) -> list[dict[str, int]]:
        """The score sheet of each side; prestige and livres are changed."""
        sides = range(len(self.players))
        sheets = [dict.fromkeys(ROWS, 0) for _ in sides]
        for seat in sides:
            player, sheet = self.players[seat], sheets[seat]
            sheet["play"] = player["prestige"]
            sheet["livres"], player["livres"] = divmod(player["livres"], 10)
            sheet["jewels"] = sum(player["jewels"]) if self.jewelry else 0
            sheet["crowns"] = self._crowns(seat)
            sheet["favor"] = FAVOR if self.position["favor"] == seat else 0
        for hall in range(1, 6):
            for seat, points in enumerate(self._hall(hall)):
                sheets[seat][f"hall{hall}"] = points
        for seat, points in enumerate(self._fireworks()):
            sheets[seat]["fireworks"] = points
        for seat in sides:
            self._last_steps(seat, sheets[seat])
            self.players[seat]["prestige"] = sum(sheets[seat].values())
        return sheets

    def _crowns(self, seat: int) -> int:
        """ROC-END-04 to -06."""
        total = 0
        for card in self.staff(seat):
            if self.parts.employees[card].crown:
                total += self.crown(seat, card)
                if self.parts.employees[card].params.get("spend") == "yes":  # pairs of lace and yarn are returned
                    player = self.players[seat]
                    pairs = min(player["lace"], player["yarn"])
                    player["lace"] -= pairs
                    player["yarn"] -= pairs
        return total

    def _second_counts(self) -> bool:
        return len(self.players) > 2 or self.options["edition"] == "classic"

    def _ranked(self, keys: list[tuple[int, ...]], worth: tuple[int, int]) -> list[int]:
        """First and second place by these keys; an empty key takes no place (ROC-END-11 to -17)."""
        points = [0] * len(keys)
        ranked = sorted({key for key in keys if key}, reverse=True)
        if not ranked:
            return points
        firsts = [seat for seat, key in enumerate(keys) if key == ranked[0]]
        for seat in firsts:
            points[seat] = worth[0]
        if len(firsts) == 1 and len(ranked) > 1 and self._second_counts():
            for seat, key in enumerate(keys):
                if key == ranked[1]:
                    points[seat] = worth[1]
        return points

    def _hall(self, hall: int) -> list[int]:
        keys: list[tuple[int, ...]] = []
        for seat in range(len(self.players)):
            own = [place for place in self.garments(seat) if place.startswith(f"{hall}-")]
            masters = sum(self.parts.guests[place].master for place in own)
            musician = int(self.position["decorations"].get(f"M{hall}") == seat)
            keys.append((len(own), masters, musician) if own else ())
        return self._ranked(keys, self.parts.majorities[hall - 1])

    def _fireworks(self) -> list[int]:
        """Tied: the dearest own space decides, which stands farthest to the right."""
        majority = self.parts.board["fireworks"]["majority"]
        keys: list[tuple[int, ...]] = []
        for seat in range(len(self.players)):
            own = sorted((self.parts.decorations[s].cost for s in self.decorations_of(seat, "fireworks")), reverse=True)
            keys.append((len(own), *own[:1]) if own else ())
        return self._ranked(keys, (majority["first"], majority["second"]))

    def _last_steps(self, seat: int, sheet: dict[str, int]) -> None:
        """Steps 5 to 7: the Terrace, the statues, and what is printed."""
        printed = self.parts.garments
        own = self.garments(seat)
        colours = [printed[garment].colour for garment in own.values()]
        statues = len(self.decorations_of(seat, "statues"))
        sheet["statues"] = 2 * sum(min(colours.count(colour), statues) for colour in COLOURS)
        in_kings_hall = sorted((g for p, g in own.items() if p.startswith("1-")), key=lambda g: -printed[g].prestige)
        spaces = sorted(self.decorations_of(seat, "fireworks"), key=lambda s: -self.parts.multipliers[s])
        moved = dict(zip(in_kings_hall, spaces, strict=False))
        for garment in own.values():
            if garment in moved:
                sheet["terrace"] += printed[garment].prestige * self.parts.multipliers[moved[garment]]
            else:
                sheet["garments"] += printed[garment].prestige
        sheet["decorations"] = sum(self.parts.decorations[space].prestige for space in self.decorations(seat))
        if seat in self.position["all_halls"]:
            sheet["all-halls"] = self.parts.all_halls[self.position["all_halls"].index(seat)]
        if self.solo and seat == HER:
            sheet["tiles"] = len(self.players[HER]["kept"]) // 2
