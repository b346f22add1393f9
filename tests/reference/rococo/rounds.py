"""The four phases of a round (sections 4 to 7 and 9)."""

from __future__ import annotations

from tests.reference.rococo.parts import COLOURS, LEVELS
from tests.reference.rococo.scoring import Scoring
from tests.reference.rococo.table import Flow, Player

ROUNDS = 7


class Rounds(Scoring):
    def play(self) -> Flow:
        while True:
            yield from self.choose_hands()
            yield from self.action_phase()
            self.income()
            if self.round == ROUNDS:
                break
            self.round += 1
            self.prepare()
        self.final_scoring()
        self.phase = 5

    # -- phase 1 --

    def prepare(self) -> None:
        """From round 2 on; what is drawn is told by the engine's position and must be where it was drawn from."""
        if self.favor is not None:
            self.first, self.favor = self.favor, None
        self._prepare_row()
        self._prepare_drawers()
        self._prepare_display()
        if self.jewelry:
            self._prepare_jewels()
        if self.her is not None:
            self.her_hand = self.her_cards(self.after["her_hand"])
            revealed = self._revealed_already()
            self.her_hand += revealed
            assert len(self.her_hand) == 4, "ROC-SOLO-09"
            self.her_supply = [card for card in self.her_deck if card not in self.her_hand]
            self.her_discard = []

    def _revealed_already(self) -> list[str]:
        """If nobody had a choice in phase 2 her first card is turned over: neither in hand nor in the supply."""
        others = self.after["her_hand"] | self.after["her_supply"]
        return [card for card in self.her_deck if card not in self.her_cards(others)]

    def _prepare_row(self) -> None:
        self.box += [card for card in self.row if card]
        self.row = list(self.after["row"])
        drawn = [card for card in self.row if card]
        assert len(drawn) == len(self.row) == 4, "ROC-P1-06"
        levels = sorted(LEVELS.index(self.parts.employees[card].level) for card in self.deck)[:4]
        assert [LEVELS.index(self.parts.employees[card].level) for card in drawn] == levels, "ROC-SETUP-03"
        for card in drawn:
            self.deck.remove(card)

    def _prepare_drawers(self) -> None:
        for place, tile in self.drawers.items():
            if tile is None and self.tile_exists():
                told = self.after["drawers"][(int(place[0]) - 1) * 4 + int(place[2]) - 1]
                self.drawers[place] = self.draw_tile([told])

    def _prepare_display(self) -> None:
        """Two spaces emptied, the rest moved, new ones from right to left (ROC-P1-10 to -13)."""
        self.garment_discard += [garment for garment in self.display[-2:] if garment]
        moved = [garment for garment in self.display[:-2] if garment]
        spaces = len(self.display)
        self.display = [None] * (spaces - len(moved)) + list(moved)
        for space in reversed(range(spaces - len(moved))):
            if not self.garment_bag:
                self.garment_bag, self.garment_discard = self.garment_discard, []
            if self.garment_bag:
                self.display[space] = self.after["display"][space]
                self.garment_bag.remove(self.after["display"][space])

    def _prepare_jewels(self) -> None:
        """ROC-P1-15 to -17."""
        moved = [colour for colour in self.jewel_display[:-1] if colour]
        spaces = len(self.jewel_display)
        self.jewel_display = [None] * (spaces - len(moved)) + list(moved)
        for space in reversed(range(spaces - len(moved))):
            if any(self.jewel_bag.values()):
                colour = COLOURS[self.after["jewel_display"][space]]
                self.jewel_display[space] = colour
                self.jewel_bag[colour] -= 1
                assert self.jewel_bag[colour] >= 0

    # -- phase 2 --

    def choose_hands(self) -> Flow:
        self.phase = 2
        humans = self.players[: self.seats]
        for player in humans:
            self.take_forced_cards(player)
        while not all(player.ready for player in humans):
            choosing = [player for player in humans if player.picks or not player.ready]  # ROC-P2-06, -08
            seat, answer = yield {player.seat: self._hand_answers(player) for player in choosing}
            self._choose(self.players[seat], answer)

    def take_forced_cards(self, player: Player) -> None:
        """ROC-P2-02 to -06."""
        player.chosen = []
        player.picks = 3
        if len(player.supply) <= 3:
            player.picks -= len(player.supply)
            player.hand += player.supply
            player.supply = []
        if player.picks and not player.supply:
            player.supply, player.discard = player.discard, []
        player.ready = player.picks == 0

    def _hand_answers(self, player: Player) -> set[str]:
        if len(player.chosen) < player.picks:
            return {f"choose {card}" for card in player.supply}
        return {"change"} if player.ready else {"confirm", "change"}

    def _choose(self, player: Player, answer: str) -> None:
        if answer == "confirm":
            player.ready = True
        elif answer == "change":
            player.ready = False
            player.hand = [card for card in player.hand if card not in player.chosen]
            player.supply += player.chosen
            player.chosen = []
        else:
            card = answer.split()[1]
            player.supply.remove(card)
            player.hand.append(card)
            player.chosen.append(card)

    # -- phases 3 and 4 --

    def action_phase(self) -> Flow:
        """Clockwise from the first player; who has no cards is skipped (ROC-P3-01 to -04)."""
        self.phase = 3
        self.turns += 1
        sides = len(self.players)
        side = self.first
        while any(self._has_cards(player) for player in self.players):
            if self._has_cards(self.players[side]):
                self.current = side
                yield from self._turn(self.players[side])
                self.turns += 1
            side = (side + 1) % sides

    def _has_cards(self, player: Player) -> bool:
        return bool(self.her_hand if player.seat == self.her else player.hand)

    def _turn(self, player: Player) -> Flow:
        if player.seat == self.her:
            yield from self.her_turn(player)
        else:
            yield from self.player_turn(player)

    def income(self) -> None:
        """ROC-P4-01 to -05; she gets none (ROC-SOLO-47)."""
        for player in self.players[: self.seats]:
            player.livres += 5 + sum(player.jewels.values())
            if self.own_decorations(player, "kitchen left"):
                player.livres += len(self.own_decorations(player))
            if self.own_decorations(player, "kitchen right"):
                player.livres += len(self.own_garments(player))
