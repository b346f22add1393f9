"""The table of Rococo: the plain data of a saved position, and what can be counted on it."""

from __future__ import annotations

import json
from collections.abc import Generator, Mapping
from pathlib import Path
from typing import Any

from tests.reference.rococo.parts import COLOURS, LADIES, Parts

Flow = Generator[tuple[int, set[str]], str, None]
Asked = Generator[tuple[int, set[str]], str, str]
Player = dict[str, Any]


class Table:
    """`position` is the data of a saved position and is changed in play; `after` is the engine's next position.

    `after` is looked at only for what chance brought: tiles, garments, cards and jewels that were drawn.
    """

    def __init__(self, folder: Path, position: str, options: Mapping[str, Any]) -> None:
        self.position: dict[str, Any] = json.loads(position)
        self.after: dict[str, Any] = self.position
        self.seats: int = self.position["seats"]
        self.parts = Parts(folder, self.seats)
        self.options = options
        self.players: list[Player] = self.position["players"]
        self.solo = self.seats == 1
        self.jewelry = options["jewelry_box"] == "on"
        self.leaving: list[str] = self.position["leaving"]
        """Cards of the player whose turn it is that are about to leave the game."""

    # -- asking --

    def ask(self, seat: int, answers: set[str]) -> Asked:
        """A choice; a single answer is taken without asking."""
        if len(answers) == 1:
            return next(iter(answers))
        return (yield seat, answers)

    # -- what a player has --

    def staff(self, seat: int) -> list[str]:
        """Supply, hand, discard and the card in play (ROC-CONV-06)."""
        player = self.players[seat]
        played = self.position["played"]
        in_play = [played] if played and self.position["current"] == seat else []
        return [*player["supply"], *player["hand"], *player["discard"], *in_play]

    def remove(self, seat: int, card: str) -> None:
        """A card leaves the staff and the game, wherever it is."""
        player = self.players[seat]
        if self.position["played"] == card:
            self.position["played"] = None
        else:
            for pile in (player["supply"], player["hand"], player["discard"]):
                if card in pile:
                    pile.remove(card)
        player["removed"].append(card)

    def garments(self, seat: int) -> dict[str, str]:
        """Own garments in the halls by their places."""
        return {place: garment for place, (garment, owner) in self.position["guests"].items() if owner == seat}

    def of_colour(self, seat: int, colour: str) -> int:
        return sum(self.parts.garments[garment].colour == colour for garment in self.garments(seat).values())

    def ladies(self, seat: int) -> int:
        return sum(self.of_colour(seat, colour) for colour in LADIES)

    def gentlemen(self, seat: int) -> int:
        return len(self.garments(seat)) - self.ladies(seat)

    def in_hall(self, seat: int, hall: int) -> int:
        return sum(place.startswith(f"{hall}-") for place in self.garments(seat))

    def on_master_spaces(self, seat: int) -> int:
        return sum(self.parts.guests[place].master for place in self.garments(seat))

    def decorations(self, seat: int) -> list[str]:
        return [space for space, owner in self.position["decorations"].items() if owner == seat]

    def decorations_of(self, seat: int, kind: str) -> list[str]:
        return [space for space in self.decorations(seat) if self.parts.decorations[space].kind == kind]

    def present(self, seat: int) -> list[int]:
        """The halls with an own garment or the own musician (ROC-CONV-05)."""
        own = self.decorations(seat)
        return [hall for hall in range(1, 6) if self.in_hall(seat, hall) or f"M{hall}" in own]

    def jewels(self, seat: int) -> dict[str, int]:
        return dict(zip(COLOURS, self.players[seat]["jewels"], strict=True))

    def check_all_halls(self, seat: int) -> None:
        """ROC-ALLH-01, -02, -04: the most valuable free space; they are listed from the most valuable on."""
        spaces = self.position["all_halls"]
        if len(self.present(seat)) == 5 and seat not in spaces:
            for place in range(len(self.parts.all_halls)):
                if spaces[place] < 0:
                    spaces[place] = seat
                    return

    # -- tiles --

    def tiles_in(self, drawer: int) -> int:
        return sum(tile is not None for tile in self.position["drawers"][drawer * 4 - 4 : drawer * 4])

    def tile_places(self) -> dict[str, str]:
        """Every tile in the drawers, by a name such as `2-3`."""
        drawers = self.position["drawers"]
        return {f"{n // 4 + 1}-{n % 4 + 1}": tile for n, tile in enumerate(drawers) if tile}

    def take_tile(self, place: str) -> str:
        drawer, space = place.split("-")
        index = int(drawer) * 4 - 4 + int(space) - 1
        tile, self.position["drawers"][index] = self.position["drawers"][index], None
        return str(tile)

    def tiles_to_draw(self) -> bool:
        return bool(self.position["tile_bag"] or self.position["tile_discard"])

    def draw_tile(self) -> str | None:
        """A random tile, as it was drawn in the match (ROC-BON-10)."""
        bag, discard = self.position["tile_bag"], self.position["tile_discard"]
        if not bag:
            bag += discard
            discard.clear()
        if not bag:
            return None
        gone = [tile for tile in bag if tile not in self.after["tile_bag"] + self.after["tile_discard"]]
        assert len(gone) == 1, gone
        bag.remove(gone[0])
        return str(gone[0])

    def rolls(self, tiles: list[str]) -> dict[str, int]:
        return {colour: sum(self.parts.tiles[t].silk.get(colour, 0) for t in tiles) for colour in COLOURS}


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
