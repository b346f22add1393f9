"""Madame du Barry, the opponent of the solo game: ROC-SOLO."""

from __future__ import annotations

from collections.abc import Generator

from tests.reference.rococo.parts import APPRENTICE, COLOURS, JOURNEYMAN, LADIES, Garment
from tests.reference.rococo.rounds import Rounds
from tests.reference.rococo.table import Flow

HER = 1
HUMAN = 0
CONSOLATION = 3
HER_TASKS = "fitting"
"""ROC-RUL-47, where the table has no such option: the topmost task that fits, or (`next`) simply the next one."""


class DuBarry(Rounds):
    """Her cards are kept as names in `position`, though the engine saves numbers."""

    def names_her_cards(self) -> None:
        for pile in ("her_supply", "her_hand", "her_discard"):
            self.position[pile] = self.her_names(self.position[pile])

    def her_names(self, cards: int) -> list[str]:
        return [name for n, name in enumerate(self.parts.hers) if cards >> n & 1]

    def her_after(self, pile: str) -> list[str]:
        return self.her_names(self.after[pile])

    def deal_her_hand(self) -> None:
        """ROC-SOLO-08, -09: four of all 25; one of them may have been revealed since."""
        supply = self.her_after("her_supply")
        self.position["her_supply"] = supply
        self.position["her_hand"] = [card for card in self.parts.hers if card not in supply]
        self.position["her_discard"] = []

    def has_cards(self, seat: int) -> bool:
        return bool(self.position["her_hand"]) if self.solo and seat == HER else super().has_cards(seat)

    def turn(self, seat: int) -> Flow:
        if self.solo and seat == HER:
            yield from self._her_turn()
        else:
            yield from super().turn(seat)

    def _her_turn(self) -> Flow:
        hand = self.position["her_hand"]
        revealed = [card for card in hand if card not in self.her_after("her_hand")]
        assert len(revealed) == 1, revealed
        card = revealed[0]
        hand.remove(card)
        yield HUMAN, {"next"}
        printed = self.parts.hers[card]
        name, _, value = printed["params"].partition("=")
        if printed["action"] == "favor":
            if self.position["favor"] < 0:
                self.position["favor"] = HER
            self.players[HER]["prestige"] += CONSOLATION
        elif printed["action"] == "acquire":
            self._acquires(name, value)
        elif printed["action"] == "tailor":
            yield from self._tailors(printed["params"])
        elif printed["action"] == "hire":
            self._hires_one(printed["params"])
        else:
            self._funds_one(value)
        self.position["her_discard"].append(card)

    def _nothing(self) -> None:
        self.players[HER]["prestige"] += CONSOLATION

    # -- acquire --

    def _acquires(self, name: str, value: str) -> None:
        if name == "drawer":
            wanted = [f"{value}-{space}" for space in range(1, 5)]
        else:
            space = {"left": 1, "centre": 2, "right": 3}[value]
            wanted = [f"{drawer}-{space}" for drawer in range(1, 4)]
        tiles = [self.take_tile(place) for place in wanted if place in self.tile_places()]
        if not tiles:
            self._nothing()
            return
        self.players[HER]["kept"] += tiles
        rolls = self.rolls(tiles)
        fits = [rolls["azure"] + rolls["rose"] > 0, rolls["jade"] + rolls["amber"] > 0, True]
        if self.jewelry and self.players[HER]["stage"] == 0:
            self._marks([task for task in (0, 1, 2) if fits[task] or self._next_task()])

    # -- exams --

    def _marks(self, fitting: list[int]) -> None:
        """One token on the topmost free task of these, and the exam if that was the last one."""
        player = self.players[HER]
        for task in fitting:
            if not player["tasks"] >> task & 1:
                player["tasks"] |= 1 << task
                break
        if player["tasks"] in (15, 112):
            self._passes()

    def _next_task(self) -> bool:
        return bool(self.options.get("du_barry_tasks", HER_TASKS) == "next")

    def _passes(self) -> None:
        """ROC-SOLO-43 to -45."""
        player = self.players[HER]
        stage = player["stage"]
        player["prestige"] += 1
        gone = [card for card in player["supply"] if card not in self.after["players"][HER]["supply"]]
        rank = (APPRENTICE, JOURNEYMAN)[stage]
        could_leave = [card for card in player["supply"] if self._may_leave(card, rank)]
        assert len(gone) == min(1, len(could_leave))
        assert set(gone) <= set(could_leave)
        for card in gone:
            player["supply"].remove(card)
            player["removed"].append(card)
        deck = self.position["exam_decks"][stage]
        new = [card for card in deck if card not in self.after["exam_decks"][stage]]
        assert len(new) == min(1, len(deck))
        for card in new:
            deck.remove(card)
            player["supply"].append(card)
        self._one_more_card()
        player["tasks"] = 0
        player["stage"] = 1 - stage
        player["masters_passed"] += stage

    def _may_leave(self, card: str, rank: str) -> bool:
        employee = self.parts.employees[card]
        return employee.rank == rank and not (rank == APPRENTICE and employee.level == "VI")

    def _one_more_card(self) -> None:
        """From her card supply under her hand stack."""
        supply, discard = self.position["her_supply"], self.position["her_discard"]
        if not supply:
            supply += discard
            discard.clear()
        if supply:
            self.position["her_hand"].append(self._taken_from_supply())

    # -- tailor --

    def _tailors(self, params: str) -> Flow:
        side, number = (word.split("=")[1] for word in params.split(";"))
        free = {place for place in self.parts.guests if place not in self.position["guests"]}
        places = [place for place, garment in enumerate(self.position["display"]) if garment]
        if not places or not free:
            self._nothing()
            return
        if side == "right":
            places.reverse()
        if len(places) >= int(number):
            place = places[int(number) - 1]
        else:
            place = max(places, key=lambda each: self._dearness(each))
        name, self.position["display"][place] = self.position["display"][place], None
        garment = self.parts.garments[name]
        if garment.when == "on_make":
            self.players[HER]["prestige"] += self.counted(HER, garment.params["of"]) * int(garment.params["prestige"])
        hall, symbol = yield from self._finds_hall({each[0] for each in free})
        self._places(name, hall)
        self._her_jewel(garment, symbol)
        self._her_exclusive(garment)
        if self.jewelry and self.players[HER]["stage"] == 1:
            fits = [(6, garment.master), (4, garment.lady), (5, not garment.lady)]
            self._marks([task for task, right in fits if right or self._next_task()])

    def _dearness(self, place: int) -> tuple[int, int]:
        garment = self.parts.garments[self.position["display"][place]]
        return garment.value, garment.prestige

    def _finds_hall(self, usable: set[str]) -> Generator[tuple[int, set[str]], str, tuple[str, str]]:
        """Cards of her supply are turned over until one names a hall with room; its hall and its jewel symbol.

        A whole pass through a new supply without such a card leads to the lowest hall with room (ROC-SOLO-24).
        """
        renewed = False
        while True:
            supply, discard = self.position["her_supply"], self.position["her_discard"]
            if not supply:
                if renewed or not discard:
                    return min(usable), "none"
                supply += discard
                discard.clear()
                renewed = True
            card = self._taken_from_supply()
            discard.append(card)
            yield HUMAN, {"next"}
            if self.parts.hers[card]["hall"] in usable:
                return self.parts.hers[card]["hall"], self.parts.hers[card]["jewel"]

    def _taken_from_supply(self) -> str:
        """The card of her supply that was drawn in the match."""
        supply: list[str] = self.position["her_supply"]
        drawn = [card for card in supply if card not in self.her_after("her_supply")]
        assert len(drawn) == 1, drawn
        supply.remove(drawn[0])
        return drawn[0]

    def _places(self, name: str, hall: str) -> None:
        """The best free space of the hall (ROC-SOLO-25, -26)."""
        player = self.players[HER]
        free = [p for p in self.parts.guests if p.startswith(f"{hall}-") and p not in self.position["guests"]]
        rewards = ("resource_tile", "lace", "livres", "none")

        def order(place: str) -> tuple[int, int, int, int]:
            guest = self.parts.guests[place]
            reward = rewards.index("lace" if guest.reward == "yarn" else guest.reward)
            return (0 if guest.master else 1, reward, -guest.amount, int(place[2:]))

        place = min(free, key=order)
        self.position["guests"][place] = [name, HER]
        self.check_all_halls(HER)
        reward = self.parts.guests[place].reward
        if reward in ("lace", "yarn"):
            player[reward] += 1
        elif reward == "resource_tile":
            self._random_tile()

    def _her_exclusive(self, garment: Garment) -> None:
        """ROC-SOLO-54."""
        if garment.bonus == "claim_favor" and self.position["favor"] < 0:
            self.position["favor"] = HER
        elif garment.bonus == "take_resource":
            self._random_tile()
        elif garment.bonus == "take_jewel" and self.decorations_of(HER, "jeweller"):
            self._takes_jewel(garment, [garment.colour]) or self._takes_jewel(garment, list(COLOURS))

    def _random_tile(self) -> None:
        """Unseen, from the bag to her pile."""
        bag, discard = self.position["tile_bag"], self.position["tile_discard"]
        if not bag:
            bag += discard
            discard.clear()
        fresh = [tile for tile in self.after["players"][HER]["kept"] if tile in bag]
        if fresh:
            bag.remove(fresh[0])
            self.players[HER]["kept"].append(fresh[0])

    def _her_jewel(self, garment: Garment, symbol: str) -> None:
        """ROC-SOLO-27 to -30."""
        if not self.jewelry or not self.decorations_of(HER, "jeweller"):
            return
        if symbol == "same_colour":
            self._takes_jewel(garment, [garment.colour])
        elif symbol == "matching_type":
            self._takes_jewel(garment, [colour for colour in COLOURS if (colour in LADIES) == garment.lady])

    def _takes_jewel(self, garment: Garment, colours: list[str]) -> bool:
        """The cheapest of these, which lies farthest to the right; a tile if it has the garment's colour."""
        display = self.position["jewel_display"]
        there = [place for place, jewel in enumerate(display) if jewel >= 0 and COLOURS[jewel] in colours]
        if not there:
            return False
        place = min(there, key=lambda each: (self.parts.jewel_prices[each], -each))
        jewel, display[place] = display[place], -1
        self.players[HER]["jewels"][jewel] += 1
        if COLOURS[jewel] == garment.colour:
            self._random_tile()
        return True

    # -- hire --

    def _hires_one(self, params: str) -> None:
        side, number = (word.split("=")[1] for word in params.split(";"))
        row = self.position["row"]
        places = [place for place, card in enumerate(row) if card]
        if not places:
            self._nothing()
            return
        if side == "right":
            places.reverse()
        crowns = [place for place in places if self.parts.employees[row[place]].crown]
        if crowns:
            place = max(crowns, key=lambda each: (self._crown_now(HER, row[each]), self._crown_now(HUMAN, row[each])))
        else:
            place = places[min(int(number), len(places)) - 1]
        card, row[place] = row[place], None
        self.players[HER]["supply"].append(card)
        self._one_more_card()

    def _crown_now(self, seat: int, card: str) -> int:
        """What a crown card would score now, with the card in the staff (ROC-SOLO-35)."""
        self.players[seat]["supply"].append(card)
        worth = self.crown(seat, card)
        self.players[seat]["supply"].remove(card)
        return worth

    def crown(self, seat: int, card: str) -> int:
        employee = self.parts.employees[card]
        if employee.bonus == "prestige_by_deck_size":
            return self.by_size(seat, employee.params)
        count = self.counted(seat, employee.params["of"])
        return count // int(employee.params["per"]) * int(employee.params["prestige"])

    # -- fund --

    def _funds_one(self, kind: str) -> None:
        """ROC-SOLO-38 to -42."""
        printed = self.parts.decorations
        free = [space for space in printed if space not in self.position["decorations"]]
        jewellers = [space for space in free if printed[space].kind == "jeweller"]
        if self.jewelry and jewellers and not self.decorations_of(HER, "jeweller"):
            spaces = jewellers
        else:
            spaces = [
                space
                for space in free
                if printed[space].kind.split()[0] == kind
                and not (kind == "kitchen" and self.decorations_of(HER, printed[space].kind))
            ]
        if not spaces:
            self._nothing()
            return
        self.position["decorations"][min(spaces, key=lambda each: printed[each].cost)] = HER
        self.check_all_halls(HER)
        if self.jewelry and self.players[HER]["stage"] == 0:
            self._marks([3])
