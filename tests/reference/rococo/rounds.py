"""The rounds of Rococo: prepare, choose cards, turns, income (ROC-ROUND, -P1 to -P4)."""

from __future__ import annotations

from tests.reference.rococo.actions import Terms
from tests.reference.rococo.bonuses import Bonuses
from tests.reference.rococo.table import Flow

CHOOSE, ACTIONS = 2, 3
BASE_INCOME = 5
HAND = 3


class Rounds(Bonuses):
    # -- phase 1 --

    def prepare(self) -> None:
        """Everything that is drawn is read from the position after it."""
        position = self.position
        if position["favor"] >= 0:
            position["first"], position["favor"] = position["favor"], -1
        position["box"] += [card for card in position["row"] if card]
        position["row"] = list(self.after["row"])
        for card in position["row"]:
            position["deck"].remove(card)
        self._fill_drawers()
        self._fill_display()
        if self.jewelry:
            self._fill_jewels()

    def _fill_drawers(self) -> None:
        for drawer in range(3):
            for space in range(self.parts.drawer_spaces):
                place = drawer * 4 + space
                if self.position["drawers"][place] is None:
                    self._fill(self.position["drawers"], self.after["drawers"], place, "tile")

    def _fill(self, row: list[str | None], drawn: list[str | None], place: int, kind: str) -> None:
        """One space from the bag; the discard goes into an empty bag first (ROC-P1-09, -13)."""
        bag, discard = self.position[f"{kind}_bag"], self.position[f"{kind}_discard"]
        if not bag:
            bag += discard
            discard.clear()
        if bag:
            row[place] = drawn[place]
            bag.remove(drawn[place])

    def _fill_display(self) -> None:
        spaces = len(self.parts.display_costs)
        display: list[str | None] = self.position["display"]
        for place in (spaces - 2, spaces - 1):
            if display[place]:
                self.position["garment_discard"].append(display[place])
                display[place] = None
        left: list[str | None] = [garment for garment in display[:spaces] if garment]
        display[:spaces] = [None] * (spaces - len(left)) + left
        for place in range(spaces - 1, -1, -1):
            if display[place] is None:
                self._fill(display, self.after["display"], place, "garment")

    def _fill_jewels(self) -> None:
        display = self.position["jewel_display"]
        display[-1] = -1
        left = [jewel for jewel in display if jewel >= 0]
        display[:] = [-1] * (len(display) - len(left)) + left
        for place in range(len(display) - 1, -1, -1):
            if display[place] < 0 and sum(self.position["jewel_bag"]):
                display[place] = self.after["jewel_display"][place]
                self.position["jewel_bag"][display[place]] -= 1

    # -- phase 2 --

    def deal_hands(self) -> None:
        """What needs no choice (ROC-P2-02 to -06)."""
        self.position["phase"] = CHOOSE
        self.position["ready"] = 0
        for seat in range(self.seats):
            player = self.players[seat]
            if len(player["supply"]) <= HAND:
                player["hand"], player["supply"] = player["supply"], []
            if len(player["hand"]) < HAND and not player["supply"]:
                player["supply"], player["discard"] = player["discard"], []
            player["picks"] = HAND - len(player["hand"])
            if not player["picks"]:
                self.position["ready"] |= 1 << seat

    def choose_hands(self) -> Flow:
        """One after another, though all may choose at once; in the engine a confirmed hand stands (ROC-P2-08)."""
        for seat in range(self.seats):
            while not self.position["ready"] >> seat & 1:
                yield from self._choose_hand(seat)

    def _choose_hand(self, seat: int) -> Flow:
        player = self.players[seat]
        chosen: list[str] = []
        while len(player["hand"]) < HAND:
            answer = yield from self.ask(seat, {f"choose {card}" for card in player["supply"]})
            chosen.append(answer.split()[1])
            player["supply"].remove(chosen[-1])
            player["hand"].append(chosen[-1])
        if (yield from self.ask(seat, {"confirm", "change"})) == "confirm":
            self.position["ready"] |= 1 << seat
            return
        for card in chosen:
            player["hand"].remove(card)
            player["supply"].append(card)

    # -- phase 3 --

    def turns(self) -> Flow:
        self.position["phase"] = ACTIONS
        sides = len(self.players)
        seat = self.position["first"]
        while any(self.has_cards(each) for each in range(sides)):
            if self.has_cards(seat):
                self.position["current"] = seat
                yield from self.turn(seat)
            seat = (seat + 1) % sides

    def has_cards(self, seat: int) -> bool:
        return bool(self.players[seat]["hand"])

    def turn(self, seat: int) -> Flow:
        player = self.players[seat]
        card = (yield from self.ask(seat, {f"play {card}" for card in player["hand"]})).split()[1]
        player["hand"].remove(card)
        self.position["played"] = card
        answer = yield seat, self.main_actions(seat, card)
        yield from self._main_action(seat, card, answer)
        if self.position["played"]:
            player["discard"].append(card)
            self.position["played"] = None

    def _main_action(self, seat: int, card: str, answer: str) -> Flow:
        """The main action and, after it, the bonus of the card (ROC-P3-06)."""
        employee = self.parts.employees[card]
        player = self.players[seat]
        verb = answer.split()[0]
        if verb == "depute":
            self.leaving.append(card)
            player["livres"] += employee.money
            yield from self.bonus(seat, card)
            self.leaves(seat, card)
            return
        if verb == "exam":
            yield from self._exam(seat, card)
            return
        if verb == "favor":
            self.position["favor"] = seat
            player["livres"] += 5
        elif verb == "acquire":
            yield from self.acquire(seat, answer, employee.rank)
        elif verb == "tailor":
            yield from self.tailor(seat, answer, Terms(employee.rank))
        elif verb == "hire":
            self.hire(seat, answer)
        elif verb == "fund":
            yield from self.fund(seat, answer, Terms(employee.rank))
        if self.position["played"]:
            yield from self.bonus(seat, card)

    def _exam(self, seat: int, card: str) -> Flow:
        """ROC-EXAM-13, in its order."""
        player = self.players[seat]
        stage = player["stage"]
        player["livres"] -= 5
        player["prestige"] += 1
        self.leaving.append(card)
        yield from self.bonus(seat, card)
        self.leaves(seat, card)
        deck = self.position["exam_decks"][stage]
        taken = (yield from self.ask(seat, {f"take {each}" for each in deck})).split()[1]
        deck.remove(taken)
        player["hand"].append(taken)
        player["tasks"] = 0
        player["stage"] = 1 - stage
        player["masters_passed"] += stage

    # -- phase 4 --

    def income(self) -> None:
        for seat in range(self.seats):
            player = self.players[seat]
            player["livres"] += BASE_INCOME + sum(player["jewels"])
            if self.decorations_of(seat, "kitchen left"):
                player["livres"] += len(self.decorations(seat))
            if self.decorations_of(seat, "kitchen right"):
                player["livres"] += len(self.garments(seat))
