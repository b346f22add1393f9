"""The final scoring (section 10), and who wins."""

from __future__ import annotations

from tests.reference.rococo.du_barry import DuBarry
from tests.reference.rococo.parts import COLOURS
from tests.reference.rococo.table import HALLS, Player

ROWS = (
    "play", "livres", "jewels", "crowns", "favor", "hall1", "hall2", "hall3", "hall4", "hall5", "fireworks", "statues",
    "garments", "terrace", "decorations", "all-halls", "tiles",
)  # fmt: skip


class Scoring(DuBarry):
    def final_scoring(self) -> None:
        for player in self.players:
            player.final = dict.fromkeys(ROWS, 0)
            player.final["play"] = player.prestige
            player.masters_before = [self.on_master_spaces(player, hall) for hall in HALLS]
            player.final["livres"], player.livres = divmod(player.livres, 10)
            player.final["jewels"] = sum(player.jewels.values())
            self._crowns(player)
            player.final["favor"] = 3 if self.favor == player.seat else 0
        for hall in HALLS:
            self._hall(hall)
        self._fireworks()
        for player in self.players:
            self._terrace(player)
        for player in self.players:
            statues = len(self.own_decorations(player, "statues"))
            player.final["statues"] = 2 * sum(min(self.of_colour(player, c), statues) for c in COLOURS)
            self._printed(player)
            if player.seat == self.her:
                player.final["tiles"] = len(player.kept) // 2  # ROC-SOLO-49
            player.prestige = sum(player.final.values())

    def _crowns(self, player: Player) -> None:
        """Of the whole staff, each once; VI-d takes lace and yarn (ROC-END-04 to -07)."""
        for card in self.staff(player):
            employee = self.parts.employees[card]
            if employee.crown:
                player.final["crowns"] += self.gains(player, employee)[1]
        if any(self.parts.employees[card].words.get("spend") == "yes" for card in self.staff(player)):
            pairs = min(player.lace, player.yarn)
            player.lace -= pairs
            player.yarn -= pairs

    # -- places --

    def _second_places(self) -> bool:
        """Not with two participants in the Deluxe edition (ROC-END-16, -17)."""
        return self.classic or len(self.players) > 2

    def _hall(self, hall: int) -> None:
        """By garments, those on master spaces, the musician; equal keys are a real tie (ROC-END-09 to -15)."""
        majority = self.board["halls"][hall - 1]["majority"]
        keys = {
            player.seat: (
                self.in_hall(player, hall),
                self.on_master_spaces(player, hall),
                self.decorations.get(f"M{hall}") == player.seat,
            )
            for player in self.players
            if self.in_hall(player, hall)
        }
        ranking = sorted(set(keys.values()), reverse=True)
        for place, key in zip(("first", "second"), ranking, strict=False):
            tied = [seat for seat, other in keys.items() if other == key]
            if place == "second" and not self._second_places():
                break
            for seat in tied:
                self.players[seat].final[f"hall{hall}"] = majority[place]
            if len(tied) > 1:
                break  # no second place after a shared first one (ROC-END-12)

    def _fireworks(self) -> None:
        """By tokens, then the dearest space (ROC-END-18 to -20)."""
        majority = self.board["fireworks"]["majority"]
        keys = {}
        for player in self.players:
            spaces = self.own_decorations(player, "fireworks")
            if spaces:
                keys[len(spaces), max(self.parts.decorations[space].cost for space in spaces)] = player
        places = ("first", "second") if self._second_places() else ("first",)
        for place, key in zip(places, sorted(keys, reverse=True), strict=False):
            keys[key].final["fireworks"] = majority[place]

    # -- garments and tokens --

    def _terrace(self, player: Player) -> None:
        """The best assignment; of equally good ones the engine's is taken over (ROC-END-21, -22)."""
        decorations, garments = self.parts.decorations, self.parts.garments
        spaces = sorted(
            self.own_decorations(player, "fireworks"), key=lambda s: decorations[s].multiplier, reverse=True
        )
        places = {g: p for p, (g, owner) in self.guests.items() if owner == player.seat and p.startswith("1-")}
        best = sorted((garments[garment].prestige for garment in places), reverse=True)
        expected = sum(n * decorations[space].multiplier for n, space in zip(best, spaces, strict=False))
        for space in spaces:
            garment = self.after["terrace"][int(space[1:]) - 1]
            if garment is not None:
                del self.guests[places.pop(garment)]
                self.terrace[space] = garment
        moved = {space: garment for space, garment in self.terrace.items() if space in spaces}
        assert len(moved) == min(len(spaces), len(best)), "ROC-END-22"
        found = sum(garments[garment].prestige * decorations[space].multiplier for space, garment in moved.items())
        assert found == expected, f"ROC-END-22: {found} instead of {expected}"

    def _printed(self, player: Player) -> None:
        """Step 7 (ROC-END-25, -26)."""
        for garment, owner in self.guests.values():
            if owner == player.seat:
                player.final["garments"] += self.parts.garments[garment].prestige
        for space in self.own_decorations(player):
            decoration = self.parts.decorations[space]
            player.final["decorations"] += decoration.prestige
            if space in self.terrace:
                player.final["terrace"] += self.parts.garments[self.terrace[space]].prestige * decoration.multiplier
        for worth, holder in zip(self.board["all_halls"]["prestige"], self.all_halls, strict=True):
            if holder == player.seat:
                player.final["all-halls"] = worth
