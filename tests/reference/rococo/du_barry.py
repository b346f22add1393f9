"""Madame du Barry's turns (section 14): she decides nothing; the engine's position only tells what chance brought."""

from __future__ import annotations

from tests.reference.rococo.parts import JOURNEYMAN_TASKS, MASTER_TASKS, NECKLACES, RINGS, TASK_IDS, Garment, HerCard
from tests.reference.rococo.table import Flow, Player
from tests.reference.rococo.turns import Turns

PLACES = {"left": 1, "centre": 2, "right": 3}
INSTEAD = 3
"""Prestige if she cannot do what her card says (ROC-SOLO-11)."""


class DuBarry(Turns):
    def her_turn(self, she: Player) -> Flow:
        (name,) = set(self.her_hand) - set(self.her_cards(self.after["her_hand"]))
        self.her_hand.remove(name)
        yield from self._next()
        card = self.parts.her_cards[name]
        done = True
        if card.action == "favor":
            self.favor = she.seat if self.favor is None else self.favor
            done = False  # 3 prestige in either case (ROC-SOLO-12)
        elif card.action == "acquire":
            done = self._she_acquires(she, card)
        elif card.action == "hire":
            done = self._she_hires(she, card)
        elif card.action == "fund":
            done = self._she_funds(she, card)
        elif any(self.display) and self._usable_halls():
            yield from self._she_tailors(she, card)
        else:
            done = False  # ROC-SOLO-21
        if not done:
            she.prestige += INSTEAD
        self._she_takes_exams(she)
        self.her_discard.append(name)

    def _next(self) -> Flow:
        """The person only turns over her cards."""
        yield {0: {"next"}}

    def _from_her_supply(self) -> str | None:
        """The top card; an empty supply is renewed from her discard (ROC-SOLO-24)."""
        if not self.her_supply:
            self.her_supply, self.her_discard = self.her_discard, []
        if not self.her_supply:
            return None
        (name,) = set(self.her_supply) - set(self.her_cards(self.after["her_supply"]))
        self.her_supply.remove(name)
        return name

    def _extra_card(self) -> None:
        """Under her hand stack (ROC-SOLO-36, -43)."""
        name = self._from_her_supply()
        if name:
            self.her_hand.append(name)

    def _unseen_tile(self, she: Player) -> None:
        """From the bag to her pile (ROC-SOLO-26)."""
        if self.tile_exists():
            told = [tile for tile in self.after["players"][she.seat]["kept"] if tile not in she.kept]
            she.kept.append(self.draw_tile(told))

    # -- resources --

    def _she_acquires(self, she: Player, card: HerCard) -> bool:
        if "drawer" in card.words:
            places = [place for place in self.drawers if place.startswith(card.words["drawer"])]
        else:
            places = [place for place in self.drawers if place.endswith(f"-{PLACES[card.words['place']]}")]
        taken = [tile for place in places if (tile := self.drawers[place])]
        for place in places:
            self.drawers[place] = None
        she.kept += taken
        if taken:
            silk = [self.parts.tiles[tile].silk for tile in taken]
            fitting = {
                "JT1": any(rolls["azure"] or rolls["rose"] for rolls in silk),
                "JT2": any(rolls["jade"] or rolls["amber"] for rolls in silk),
                "JT3": any(self.parts.tiles[tile].lace or self.parts.tiles[tile].yarn for tile in taken),
            }
            self._she_marks(she, list(fitting), fitting)
        return bool(taken)

    # -- tailoring --

    def _usable_halls(self) -> list[int]:
        return sorted({int(place[0]) for place in self.parts.guests if place not in self.guests})

    def _she_tailors(self, she: Player, card: HerCard) -> Flow:
        name = self._her_garment(card)
        garment = self.parts.garments[name]
        self.display[self.display.index(name)] = None
        self.festive_bonus(she, garment)  # ROC-SOLO-53
        hall, jewel = 0, "none"
        renewed = False
        while not hall:
            if not self.her_supply and (renewed or not self.her_discard):
                hall, jewel = self._usable_halls()[0], "none"  # ROC-SOLO-24
                break
            renewed = renewed or not self.her_supply
            revealed = self._from_her_supply()
            assert revealed
            self.her_discard.append(revealed)
            yield from self._next()
            if self.parts.her_cards[revealed].hall in self._usable_halls():
                hall, jewel = self.parts.her_cards[revealed].hall, self.parts.her_cards[revealed].jewel
        self._she_rents(she, name, hall)
        self._she_takes_fitting_jewel(she, garment, jewel)
        self._her_exclusive_bonus(she, garment)
        fitting = {"MT1": garment.wearer == "lady", "MT2": garment.wearer == "gentleman", "MT3": garment.master}
        order = [TASK_IDS[task] for task in self.parts.box["solo"]["master_task_order"]]
        self._she_marks(she, order, fitting)

    def _her_garment(self, card: HerCard) -> str:
        """The n-th garment from a side, or the dearest (ROC-SOLO-18, -19)."""
        lying = [garment for garment in self.display if garment]
        if card.words["from"] == "right":
            lying.reverse()
        n = int(card.words["nth"])
        if len(lying) >= n:
            return lying[n - 1]
        return max(lying, key=lambda name: (self.parts.garments[name].value or 0, self.parts.garments[name].prestige))

    def _she_rents(self, she: Player, name: str, hall: int) -> None:
        """On the best space of the hall (ROC-SOLO-25)."""

        def worth(place: str) -> tuple[bool, int, int, int]:
            guest = self.parts.guests[place]
            by_reward = {"resource_tile": 3, "lace": 2, "yarn": 2, "livres": 1, "none": 0}
            return guest["master"], by_reward[guest["reward"]], guest.get("amount", 0), -guest["position"]

        free = [place for place in self.parts.guests if place.startswith(f"{hall}-") and place not in self.guests]
        place = max(free, key=worth)
        self.guests[place] = (name, she.seat)
        self.check_all_halls(she)
        reward = self.parts.guests[place]["reward"]
        she.lace += reward == "lace"
        she.yarn += reward == "yarn"
        if reward == "resource_tile":
            self._unseen_tile(she)

    def _she_takes_fitting_jewel(self, she: Player, garment: Garment, symbol: str) -> None:
        """ROC-SOLO-27 to -30."""
        if symbol == "same_colour":
            self._she_takes_jewel(she, garment, (garment.colour,))
        elif symbol == "matching_type":
            self._she_takes_jewel(she, garment, NECKLACES if garment.wearer == "lady" else RINGS)

    def _she_takes_jewel(self, she: Player, garment: Garment, colours: tuple[str, ...]) -> bool:
        """The cheapest of these colours, with a token at the jeweller; at equal prices the rightmost."""
        fitting = [n for n, colour in enumerate(self.jewel_display, 1) if colour in colours]
        if not fitting or not self.own_decorations(she, "jeweller"):
            return False
        space = min(fitting, key=lambda n: (self.jewel_price(n), -n))
        colour = self.jewel_display[space - 1]
        assert colour
        self.jewel_display[space - 1] = None
        she.jewels[colour] += 1
        if colour == garment.colour:
            self._unseen_tile(she)
        return True

    def _her_exclusive_bonus(self, she: Player, garment: Garment) -> None:
        """ROC-SOLO-54."""
        if garment.bonus == "claim_favor" and self.favor is None:
            self.favor = she.seat
        elif garment.bonus == "take_resource":
            self._unseen_tile(she)
        elif garment.bonus == "take_jewel":
            if not self._she_takes_jewel(she, garment, (garment.colour,)):
                self._she_takes_jewel(she, garment, NECKLACES + RINGS)

    # -- hiring and funding --

    def _she_hires(self, she: Player, card: HerCard) -> bool:
        lying = [other for other in self.row if other]
        if card.words["from"] == "right":
            lying.reverse()
        if not lying:
            return False
        crowns = [other for other in lying if self.parts.employees[other].crown]
        human = self.players[0]
        hired = lying[: int(card.words["nth"])][-1]
        if crowns:
            hired = max(crowns, key=lambda other: (self.worth_now(she, other), self.worth_now(human, other)))
        self.row[self.row.index(hired)] = None
        she.supply.append(hired)
        self._extra_card()
        return True

    def worth_now(self, player: Player, card: str) -> int:
        """What a crown bonus would score with the card in the staff (ROC-SOLO-35)."""
        player.supply.append(card)
        worth = self.gains(player, self.parts.employees[card])[1]
        player.supply.remove(card)
        return worth

    def _she_funds(self, she: Player, card: HerCard) -> bool:
        """The jeweller first, then the cheapest of the kind (ROC-SOLO-38 to -42)."""
        for kind in ("jeweller", card.words["type"]):
            free = [
                space
                for space, decoration in self.parts.decorations.items()
                if decoration.kind.startswith(kind) and self.may_fund(she, space)
            ]
            if free:
                self.decorations[min(free, key=lambda space: self.parts.decorations[space].cost)] = she.seat
                self.check_all_halls(she)
                self._she_marks(she, ["JT4"], {"JT4": True})
                return True
        return False

    # -- exams --

    def _she_marks(self, she: Player, order: list[str], fitting: dict[str, bool]) -> None:
        """The topmost free task that fits, or simply the next one (ROC-RUL-47)."""
        exam = MASTER_TASKS if she.stage else JOURNEYMAN_TASKS
        free = [task for task in order if task in exam and task not in she.tasks]
        if self.options["du_barry_tasks"] == "fitting":
            free = [task for task in free if fitting[task]]
        if self.jewelry and free:
            she.tasks.add(free[0])

    def _she_takes_exams(self, she: Player) -> None:
        """As soon as all tasks are marked, free (ROC-SOLO-43 to -45)."""
        if she.tasks != set(MASTER_TASKS if she.stage else JOURNEYMAN_TASKS):
            return
        she.prestige += 1
        rank = "journeyman" if she.stage else "apprentice"
        may_leave = [
            card
            for card in she.supply
            if self.rank(card) == rank and (she.stage or self.parts.employees[card].level != "VI")
        ]
        told = self.after["players"][she.seat]["supply"]
        if may_leave:
            (left,) = set(may_leave) - set(told)
            she.supply.remove(left)
            she.removed.append(left)
        deck = self.exam_decks[she.stage]
        if deck:
            (joined,) = set(deck) & set(told)
            deck.remove(joined)
            she.supply.append(joined)
        self._extra_card()
        she.tasks = set()
        she.masters_passed += she.stage
        she.stage = 1 - she.stage
