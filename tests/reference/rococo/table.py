"""The plain things on the table, how they are counted, and how a question is asked."""

from __future__ import annotations

import json
from collections.abc import Callable, Generator, Mapping
from pathlib import Path
from typing import Any

from tests.reference.rococo.parts import COLOURS, JOURNEYMAN_TASKS, MASTER_TASKS, NECKLACES, RINGS, Parts

Answers = dict[int, set[str]]
"""What each seat that is to act may answer."""
Flow = Generator[Answers, tuple[int, str], None]
Asked = Generator[Answers, tuple[int, str], str]

HALLS = (1, 2, 3, 4, 5)


class Player:
    """A participant; Madame du Barry's staff is all in her supply."""

    def __init__(self, seat: int, saved: dict[str, Any]) -> None:
        self.seat = seat
        self.livres: int = saved["livres"]
        self.lace: int = saved["lace"]
        self.yarn: int = saved["yarn"]
        self.prestige: int = saved["prestige"]
        self.supply: list[str] = list(saved["supply"])
        self.hand: list[str] = list(saved["hand"])
        self.discard: list[str] = list(saved["discard"])
        self.removed: list[str] = list(saved["removed"])
        self.kept: list[str] = list(saved["kept"])
        self.special: str | None = saved["special"]
        self.special_hired = saved["special_hired"]
        self.jewels = dict(zip(COLOURS, saved["jewels"], strict=True))
        self.stage = saved["stage"]
        """0: works on the Journeyman exam, 1: on the Master exam."""
        self.tasks = {task for n, task in enumerate(JOURNEYMAN_TASKS + MASTER_TASKS) if saved["tasks"] >> n & 1}
        self.masters_passed = saved["masters_passed"]
        self.picks = 0
        self.chosen: list[str] = []
        """What was freely chosen in this phase 2."""
        self.ready = False
        self.masters_before: list[int] = []
        """Garments on master spaces by hall, before any went to the Terrace."""
        self.final: dict[str, int] = {}


class Table:
    """A position at the beginning of a phase 2, with nothing chosen yet, and what becomes of it."""

    def __init__(self, folder: Path, position: str, options: Mapping[str, Any]) -> None:
        self.after: dict[str, Any] = json.loads(position)
        """The engine's position after the step: it tells what chance brought, and nothing else."""
        start = self.after
        self.options = dict(options)
        self.seats: int = start["seats"]
        self.parts = Parts(folder, self.seats)
        self.her: int | None = 1 if self.seats == 1 else None
        self.classic = options["edition"] == "classic"
        self.jewelry = options["jewelry_box"] == "on"
        self.board = self.parts.board
        if self.classic and options["v_c_per"] == "3":  # ROC-OPT-08
            self.parts.employees["V-c"].words["per"] = "3"
        self.players = [Player(seat, saved) for seat, saved in enumerate(start["players"])]
        self.round, self.phase, self.turns = start["round"], 2, start["turns"]
        self.first: int = start["first"]
        self.current = 0
        self.favor: int | None = None
        self.played: str | None = None
        self.leaving: list[str] = []
        self.row: list[str | None] = list(start["row"])
        self.deck: list[str] = list(start["deck"])
        self.box: list[str] = list(start["box"])
        self.undealt: list[str] = list(start["undealt"])
        self.exam_decks: list[list[str]] = [list(deck) for deck in start["exam_decks"]]
        width = self.board["resource_drawers"]["spaces_per_drawer"]
        self.drawers: dict[str, str | None] = {
            f"{drawer}-{space}": start["drawers"][(drawer - 1) * 4 + space - 1]
            for drawer in (1, 2, 3)
            for space in range(1, width + 1)
        }
        self.tile_bag: list[str] = list(start["tile_bag"])
        self.tile_discard: list[str] = list(start["tile_discard"])
        self.display: list[str | None] = start["display"][: len(self.board["garment_display"]["spaces"])]
        self.garment_bag: list[str] = list(start["garment_bag"])
        self.garment_discard: list[str] = list(start["garment_discard"])
        self.guests: dict[str, tuple[str, int]] = {place: tuple(placed) for place, placed in start["guests"].items()}
        self.terrace: dict[str, str] = {}
        self.decorations: dict[str, int] = dict(start["decorations"])
        all_halls = start["all_halls"][: len(self.board["all_halls"]["prestige"])]
        self.all_halls: list[int | None] = [None if owner < 0 else owner for owner in all_halls]
        self.jewel_display: list[str | None] = [
            None if colour < 0 else COLOURS[colour] for colour in start["jewel_display"]
        ]
        self.jewel_bag = dict(zip(COLOURS, start["jewel_bag"], strict=True))
        box = options["jewelry_box"] == "on"
        self.her_deck = [
            name
            for name, card in self.parts.her_cards.items()
            if options["du_barry_level"] in (card.levels_jewelry_box if box else card.levels)
        ]
        self.her_supply = self.her_cards(start["her_supply"])
        self.her_hand = self.her_cards(start["her_hand"])
        self.her_discard = self.her_cards(start["her_discard"])

    def her_cards(self, bits: int) -> list[str]:
        """In the saved position her cards are bits, in the order of the file."""
        return [card for n, card in enumerate(self.parts.her_cards) if bits >> n & 1]

    # -- asking --

    def ask(self, answers: set[str], silk: bool = False) -> Asked:
        """The current player's answer; a single one is not asked for (ROC-DEC-33) unless it tells of hidden silk."""
        assert answers
        if len(answers) == 1 and not silk:
            return next(iter(answers))
        _, answer = yield {self.current: answers}
        return answer

    # -- counting --

    def side(self) -> Player:
        return self.players[self.current]

    def staff(self, player: Player) -> list[str]:
        """Supply, hand, discard and the card in play (ROC-CONV-06)."""
        in_play = [self.played] if self.played and player.seat == self.current else []
        return player.supply + player.hand + player.discard + in_play

    def rank(self, card: str) -> str:
        return self.parts.employees[card].rank

    def own_garments(self, player: Player) -> list[str]:
        on_terrace = [garment for space, garment in self.terrace.items() if self.decorations[space] == player.seat]
        return [garment for garment, owner in self.guests.values() if owner == player.seat] + on_terrace

    def of_colour(self, player: Player, colour: str) -> int:
        return sum(self.parts.garments[garment].colour == colour for garment in self.own_garments(player))

    def of_wearer(self, player: Player, wearer: str) -> int:
        return sum(self.parts.garments[garment].wearer == wearer for garment in self.own_garments(player))

    def in_hall(self, player: Player, hall: int) -> int:
        return sum(owner == player.seat for place, (_, owner) in self.guests.items() if place.startswith(f"{hall}-"))

    def on_master_spaces(self, player: Player, hall: int) -> int:
        return sum(
            owner == player.seat and self.parts.guests[place]["master"]
            for place, (_, owner) in self.guests.items()
            if place.startswith(f"{hall}-")
        )

    def own_decorations(self, player: Player, kind: str = "") -> list[str]:
        """Own tokens on decoration spaces, of a kind or of all (ROC-CONV-04)."""
        return [
            space
            for space, owner in self.decorations.items()
            if owner == player.seat and self.parts.decorations[space].kind.startswith(kind)
        ]

    def present(self, player: Player, hall: int) -> bool:
        """A garment in the hall or its musician (ROC-CONV-05)."""
        return self.in_hall(player, hall) > 0 or self.decorations.get(f"M{hall}") == player.seat

    def silk(self, player: Player) -> dict[str, int]:
        return {c: sum(self.parts.tiles[tile].silk[c] for tile in player.kept) for c in COLOURS}

    def count(self, player: Player, what: str, staff: list[str]) -> int:
        """So many of what a bonus counts."""
        jewels = player.jewels
        if what == "garment_in_one_hall":
            raise ValueError("the hall is chosen")
        counted: dict[str, Callable[[], int]] = {
            "garment": lambda: len(self.own_garments(player)),
            "garment_azure": lambda: self.of_colour(player, "azure"),
            "garment_rose": lambda: self.of_colour(player, "rose"),
            "decoration": lambda: len(self.own_decorations(player)),
            "hall_present": lambda: sum(self.present(player, hall) for hall in HALLS),
            "master_guest": lambda: sum(self.on_master_spaces(player, hall) for hall in HALLS),
            "pair_lady_gentleman": lambda: min(self.of_wearer(player, "lady"), self.of_wearer(player, "gentleman")),
            "pair_azure_jade": lambda: min(self.of_colour(player, "azure"), self.of_colour(player, "jade")),
            "lace_yarn_pair": lambda: min(player.lace, player.yarn),
            "jewel": lambda: sum(jewels.values()),
            "ring": lambda: sum(jewels[colour] for colour in RINGS),
            "necklace": lambda: sum(jewels[colour] for colour in NECKLACES),
            "jewel_set": lambda: min(jewels.values()),
            "apprentice": lambda: sum(self.rank(card) == "apprentice" for card in staff),
        }
        return counted[what]()

    # -- chance --

    def tile_exists(self) -> bool:
        return bool(self.tile_bag or self.tile_discard)

    def refill_tile_bag(self) -> None:
        """An empty bag gets the discard when a tile is due (ROC-P1-09, ROC-BON-10)."""
        if not self.tile_bag:
            self.tile_bag, self.tile_discard = self.tile_discard, []

    def draw_tile(self, told: list[str]) -> str:
        """One of these tiles, that the engine drew; it must come from the bag."""
        self.refill_tile_bag()
        tile = next(tile for tile in told if tile in self.tile_bag)
        self.tile_bag.remove(tile)
        return tile
