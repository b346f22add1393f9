"""The bonuses of the employees: ROC-BON, ROC-EMP, ROC-MIX."""

from __future__ import annotations

from tests.reference.rococo.actions import Actions, Terms
from tests.reference.rococo.parts import COLOURS, Employee
from tests.reference.rococo.table import Flow

COUNTING = (
    "gain_livres",
    "gain_prestige",
    "livres_per",
    "prestige_per",
    "per_garment_colour",
    "livres_by_deck_size",
    "livres_if_no_colour",
)


class Bonuses(Actions):
    def bonus_answers(self, seat: int, card: str) -> set[str]:
        """How the bonus of this card could be used now; nothing if it cannot (ROC-BON-06)."""
        employee = self.parts.employees[card]
        player = self.players[seat]
        if employee.crown or employee.bonus == "none":
            return set()
        if employee.params.get("of") == "garment_in_one_hall":
            halls = {f"hall {hall}": self._worth(seat, employee, hall) for hall in range(1, 6)}
            return set(halls) if any(worth != (0, 0) for worth in halls.values()) else set()
        if employee.bonus in COUNTING:
            return {"use"} if self._worth(seat, employee) != (0, 0) else set()
        if employee.bonus == "lace_or_yarn":
            return {"lace", "yarn"} if player["livres"] >= int(employee.params["cost"]) else set()
        if employee.bonus == "random_resource":
            payable = player["livres"] >= int(employee.params["cost"])
            return {"use"} if payable and self.tiles_to_draw() else set()
        if employee.bonus == "extra_action":
            return self._extra_actions(seat, employee)
        if employee.bonus == "delegate_any":
            if not self.may_depute(seat):
                return set()
            return {f"depute-card {card}" for card in self.staff(seat) if card not in self.leaving}
        if employee.bonus == "buy_prestige":
            return {"buy-prestige"} if player["livres"] >= int(employee.params["livres"]) else set()
        if employee.bonus == "discard_silk":
            return {f"discard {tile}" for tile in player["kept"]}
        if employee.bonus == "use_own_bonus":
            return {f"call {card}" for card in player["supply"] or player["discard"]}
        assert employee.bonus == "copy_opponent_bonus"
        return {f"copy {other}" for other in range(self.seats) if other != seat and self._copied(seat, other)}

    def _copied(self, seat: int, other: int) -> bool:
        pile = self.players[other]["discard"]
        return bool(pile) and bool(self.bonus_answers(seat, pile[-1]))

    def _terms(self, employee: Employee) -> Terms:
        params = employee.params
        return Terms(
            employee.rank,
            int(params.get("silk_less", 0)),
            tuple(params["silk_colours"].split("|")) if "silk_colours" in params else (),
            params.get("must_sell") == "yes",
            params.get("master_garments") == "no",
            int(params.get("livres_less", 0)),
        )

    def _extra_actions(self, seat: int, employee: Employee) -> set[str]:
        action = employee.params["action"]
        if action == "acquire":
            return self.acquires(seat)
        if action == "fund":
            return self.funds(seat, self._terms(employee))
        return self.tailors(seat, self._terms(employee))

    def bonus(self, seat: int, card: str) -> Flow:
        """Offer the bonus of a card, and carry it out."""
        answers = self.bonus_answers(seat, card)
        if not answers:
            return
        answer = yield from self.ask(seat, answers | {"decline"})
        if answer != "decline":
            yield from self._use(seat, self.parts.employees[card], answer)

    def _use(self, seat: int, employee: Employee, answer: str) -> Flow:
        player = self.players[seat]
        verb, _, what = answer.partition(" ")
        if employee.bonus in COUNTING:
            livres, prestige = self._worth(seat, employee, int(what) if verb == "hall" else 0)
            player["livres"] += livres
            player["prestige"] += prestige
        elif employee.bonus == "lace_or_yarn":
            player["livres"] -= int(employee.params["cost"])
            player[answer] += 1
        elif employee.bonus == "random_resource":
            player["livres"] -= int(employee.params["cost"])
            yield from self.random_tile(seat)
        elif verb == "acquire":
            yield from self.acquire(seat, answer, employee.rank)
        elif verb == "fund":
            yield from self.fund(seat, answer, self._terms(employee))
        elif verb == "tailor":
            yield from self.tailor(seat, answer, self._terms(employee))
            player["prestige"] += int(employee.params.get("prestige", 0))
        elif verb == "depute-card":
            yield from self._depute_card(seat, employee, what)
        elif verb == "buy-prestige":
            yield from self._buy_prestige(seat, int(employee.params["livres"]))
        elif verb == "discard":
            yield from self._discard_silk(seat, answer)
        elif verb == "call":
            if not player["supply"]:
                player["supply"], player["discard"] = player["discard"], []
            player["supply"].remove(what)
            player["discard"].append(what)
            yield from self.bonus(seat, what)
        else:
            yield from self.bonus(seat, self.players[int(what)]["discard"][-1])

    def _depute_card(self, seat: int, employee: Employee, card: str) -> Flow:
        rank = self.parts.employees[card].rank
        self.leaving.append(card)
        if employee.params["pay"] != "none":
            master, journeyman, apprentice = employee.params["pay"].split("/")
            money = {"master": master, "journeyman": journeyman, "apprentice": apprentice}
            self.players[seat]["livres"] += int(money[rank])
        if employee.params["use_bonus"] == "yes":
            yield from self.bonus(seat, card)
        self.leaves(seat, card)

    def leaves(self, seat: int, card: str) -> None:
        self.leaving.remove(card)
        self.remove(seat, card)

    def _buy_prestige(self, seat: int, price: int) -> Flow:
        """One packet after another (ROC-EMP-IV-d, -VI-a)."""
        player = self.players[seat]
        while True:
            player["livres"] -= price
            player["prestige"] += 1
            more = {"buy-prestige"} if player["livres"] >= price else set()
            if (yield from self.ask(seat, more | {"done"})) == "done":
                return

    def _discard_silk(self, seat: int, answer: str) -> Flow:
        """ROC-EMP-V-d: the rolls of all discarded tiles together."""
        player = self.players[seat]
        tiles: list[str] = []
        while answer != "done":
            tiles.append(answer.split()[1])
            player["kept"].remove(tiles[-1])
            self.position["tile_discard"].append(tiles[-1])
            answer = yield from self.ask(seat, {f"discard {tile}" for tile in player["kept"]} | {"done"})
        rolls = self.rolls(tiles)
        player["prestige"] += rolls["jade"] + rolls["amber"] + (rolls["azure"] + rolls["rose"]) // 2

    # -- what is counted --

    def _worth(self, seat: int, employee: Employee, hall: int = 0) -> tuple[int, int]:
        """Livres and prestige of a bonus that counts something."""
        params = employee.params
        if employee.bonus == "gain_livres":
            return int(params["amount"]), 0
        if employee.bonus == "gain_prestige":
            return 0, int(params["amount"])
        if employee.bonus == "livres_per":
            return self.counted(seat, params["of"], hall) // int(params["per"]) * int(params["livres"]), 0
        if employee.bonus == "prestige_per":
            return 0, self.counted(seat, params["of"], hall) // self._per(employee) * int(params["prestige"])
        if employee.bonus == "livres_by_deck_size":
            return self.by_size(seat, params), 0
        if employee.bonus == "livres_if_no_colour":
            return sum(int(params[c]) for c in COLOURS if c in params and not self.of_colour(seat, c)), 0
        livres = sum(int(v[:-1]) * self.of_colour(seat, c) for c, v in params.items() if v.endswith("L"))
        return livres, sum(int(v[:-1]) * self.of_colour(seat, c) for c, v in params.items() if v.endswith("P"))

    def _per(self, employee: Employee) -> int:
        """V-c may count by threes in the classic edition, where the table has that option (ROC-RUL-03)."""
        if employee is self.parts.employees["V-c"] and self.options["edition"] == "classic":
            return int(self.options.get("v_c_per", employee.params["per"]))
        return int(employee.params["per"])

    def by_size(self, seat: int, params: dict[str, str]) -> int:
        """By staff size: the highest step that is reached."""
        steps = {int(size): int(amount) for size, amount in params.items()}
        reached = [size for size in steps if size <= len(self.staff(seat))]
        return steps[max(reached)] if reached else 0
