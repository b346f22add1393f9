"""The bonuses of employees (section 11) and of the Jewelry Box's new ones (section 12.5)."""

from __future__ import annotations

from tests.reference.rococo.parts import COLOURS, Employee
from tests.reference.rococo.table import HALLS, Flow, Player
from tests.reference.rococo.tailoring import Tailor, Tailoring

BY_RANK = ("master", "journeyman", "apprentice")


class Bonuses(Tailoring):
    def bonus(self, player: Player, card: str) -> Flow:
        """It may be used, once, or declined (ROC-P3-06, ROC-BON-01, -02)."""
        employee = self.parts.employees[card]
        words = employee.words
        if employee.crown or employee.bonus == "none":
            return
        if employee.bonus == "lace_or_yarn":
            yield from self._lace_or_yarn(player, int(words["cost"]))
        elif employee.bonus == "random_resource":
            yield from self._random_resource(player, int(words["cost"]))
        elif employee.bonus == "extra_action":
            yield from self._extra_action(player, employee)
        elif employee.bonus == "delegate_any":
            yield from self._depute_any(player, words)
        elif employee.bonus == "buy_prestige":
            yield from self._buy_prestige(player, int(words["livres"]))
        elif employee.bonus == "discard_silk":
            yield from self._discard_silk(player, words)
        elif employee.bonus == "use_own_bonus":
            yield from self._call(player)
        elif employee.bonus == "copy_opponent_bonus":
            yield from self._copy(player)
        elif words.get("of") == "garment_in_one_hall":
            yield from self._one_hall(player, employee)
        elif any(self.gains(player, employee)):
            answer = yield from self.ask({"use", "decline"})
            if answer == "use":
                self._gain(player, self.gains(player, employee))

    def usable(self, player: Player, card: str) -> bool:
        """Whether the bonus could do anything now (ROC-MIX-21)."""
        employee = self.parts.employees[card]
        words = employee.words
        if employee.crown or employee.bonus == "none":
            return False
        if employee.bonus == "extra_action":
            return bool(self._extra_actions(player, employee))
        if employee.bonus == "delegate_any":
            return bool(self.deputable(player))
        if employee.bonus in ("lace_or_yarn", "random_resource"):
            there = employee.bonus == "lace_or_yarn" or self.tile_exists()
            return there and player.livres >= int(words["cost"])
        if employee.bonus == "buy_prestige":
            return player.livres >= int(words["livres"])
        if employee.bonus == "discard_silk":
            return bool(player.kept)
        if employee.bonus == "use_own_bonus":
            return bool(self._callable(player))
        if employee.bonus == "copy_opponent_bonus":
            return bool(self._copied(player))
        if words.get("of") == "garment_in_one_hall":
            return any(any(self._hall_gains(player, employee, hall)) for hall in HALLS)
        return any(self.gains(player, employee))

    # -- money and prestige --

    def gains(self, player: Player, employee: Employee) -> tuple[int, int]:
        """Livres and prestige of a bonus that leaves nothing to choose."""
        words, staff = employee.words, self.staff(player)
        if employee.bonus == "gain_livres":
            return int(words["amount"]), 0
        if employee.bonus == "gain_prestige":
            return 0, int(words["amount"])
        if employee.bonus in ("livres_per", "prestige_per"):
            return self._per(employee, self.count(player, words["of"], staff))
        if employee.bonus in ("livres_by_deck_size", "prestige_by_deck_size"):
            reached = [int(amount) for size, amount in words.items() if len(staff) >= int(size)]
            amount = reached[-1] if reached else 0
            return (amount, 0) if employee.bonus.startswith("livres") else (0, amount)
        if employee.bonus == "per_garment_colour":
            of_each = [(amount, self.of_colour(player, colour)) for colour, amount in words.items()]
            livres = sum(int(amount[:-1]) * n for amount, n in of_each if amount.endswith("L"))
            return livres, sum(int(amount[:-1]) * n for amount, n in of_each if amount.endswith("P"))
        assert employee.bonus == "livres_if_no_colour"
        return sum(int(amount) for colour, amount in words.items() if not self.of_colour(player, colour)), 0

    def _per(self, employee: Employee, counted: int) -> tuple[int, int]:
        times = counted // int(employee.words["per"])
        if employee.bonus == "livres_per":
            return times * int(employee.words["livres"]), 0
        return 0, times * int(employee.words["prestige"])

    def _gain(self, player: Player, gains: tuple[int, int]) -> None:
        player.livres += gains[0]
        player.prestige += gains[1]

    def _hall_gains(self, player: Player, employee: Employee, hall: int) -> tuple[int, int]:
        return self._per(employee, self.in_hall(player, hall))

    def _one_hall(self, player: Player, employee: Employee) -> Flow:
        """JJ-7, JM-1: any hall, if one of them gives something (ROC-RUL-61)."""
        if not any(any(self._hall_gains(player, employee, hall)) for hall in HALLS):
            return
        answer = yield from self.ask({f"hall {hall}" for hall in HALLS} | {"decline"})
        if answer != "decline":
            self._gain(player, self._hall_gains(player, employee, int(answer.split()[1])))

    def _lace_or_yarn(self, player: Player, cost: int) -> Flow:
        if player.livres < cost:
            return
        answer = yield from self.ask({"lace", "yarn", "decline"})
        if answer == "decline":
            return
        player.livres -= cost
        player.lace += answer == "lace"
        player.yarn += answer == "yarn"

    def _random_resource(self, player: Player, cost: int) -> Flow:
        if player.livres < cost or not self.tile_exists():
            return
        answer = yield from self.ask({"use", "decline"})
        if answer == "use":
            player.livres -= cost
            yield from self.random_tile(player)

    def _buy_prestige(self, player: Player, cost: int) -> Flow:
        """IV-d, VI-a: one packet after the other."""
        stop = "decline"
        while player.livres >= cost:
            answer = yield from self.ask({"buy-prestige", stop})
            if answer == stop:
                return
            player.livres -= cost
            player.prestige += 1
            stop = "done"

    def _discard_silk(self, player: Player, words: dict[str, str]) -> Flow:
        """V-d: rolls of all discarded tiles together, rounded once (ROC-RUL-62)."""
        rolls = dict.fromkeys(COLOURS, 0)
        stop = "decline"
        while player.kept:
            answer = yield from self.ask({f"discard {tile}" for tile in player.kept} | {stop})
            if answer == stop:
                break
            tile = answer.split()[1]
            self.discard_tile(player, tile)
            for colour in COLOURS:
                rolls[colour] += self.parts.tiles[tile].silk[colour]
            stop = "done"
        common = (rolls["azure"] + rolls["rose"]) // int(words["azure_rose_per_prestige"])
        player.prestige += rolls["jade"] + rolls["amber"] + common

    # -- extra actions --

    def _extra_actions(self, player: Player, employee: Employee) -> set[str]:
        action = employee.words["action"]
        if action == "acquire":
            return self.acquires(player)
        if action == "fund":
            return self.funds(player, int(employee.words["livres_less"]))
        return self.tailors(player, self._extra_tailor(employee))

    def _extra_tailor(self, employee: Employee) -> Tailor:
        words = employee.words
        colours = tuple(words["silk_colours"].split("|")) if "silk_colours" in words else ()
        return Tailor(
            employee.rank, int(words.get("silk_less", "0")), colours, words["master_garments"] == "yes",
            words.get("must_sell") == "yes",
        )  # fmt: skip

    def _extra_action(self, player: Player, employee: Employee) -> Flow:
        """By an employee of the rank of this card (ROC-BON-04 to -08)."""
        silk = employee.words["action"] == "tailor" and self.might_tailor(player, self._extra_tailor(employee))
        answer = yield from self.ask(self._extra_actions(player, employee) | {"decline"}, silk)
        verb, _, where = answer.partition(" ")
        if verb == "acquire":
            yield from self.acquire(player, where, employee.rank)
        elif verb == "fund":
            yield from self.fund(player, where, employee.rank, int(employee.words["livres_less"]))
        elif verb == "tailor":
            yield from self.tailor(player, int(where[1:]), self._extra_tailor(employee))
            player.prestige += int(employee.words.get("prestige", "0"))

    # -- bonuses that bring other bonuses --

    def _depute_any(self, player: Player, words: dict[str, str]) -> Flow:
        """I-b and II-c (ROC-MIX-01 to -08)."""
        answer = yield from self.ask({f"depute-card {card}" for card in self.deputable(player)} | {"decline"})
        if answer == "decline":
            return
        card = answer.split()[1]
        if words["pay"] != "none":
            player.livres += int(words["pay"].split("/")[BY_RANK.index(self.rank(card))])
        if words["use_bonus"] == "yes":
            self.leaving.append(card)
            yield from self.bonus(player, card)
        self.remove(player, card)

    def _callable(self, player: Player) -> list[str]:
        """JJ-1: cards of the supply, or of the discard if there are none; not what is leaving (ROC-MIX-19)."""
        supply = [card for card in player.supply if card not in self.leaving]
        return supply or [card for card in player.discard if card not in self.leaving]

    def _call(self, player: Player) -> Flow:
        """The card lies on the discard before its bonus is used (ROC-MIX-20)."""
        answer = yield from self.ask({f"call {card}" for card in self._callable(player)} | {"decline"})
        if answer == "decline":
            return
        card = answer.split()[1]
        if card not in player.supply:
            player.supply += player.discard
            player.discard = []
        player.supply.remove(card)
        player.discard.append(card)
        yield from self.bonus(player, card)

    def _copied(self, player: Player) -> dict[str, str]:
        """JJ-2: top cards of others' discards with a bonus usable now (ROC-MIX-21, ROC-SOLO-52)."""
        return {
            f"copy {other.seat}": other.discard[-1]
            for other in self.players
            if other is not player and other.discard and self.usable(player, other.discard[-1])
        }

    def _might_copy_a_tailor(self, player: Player) -> bool:
        """Whether others must think so (ROC-DEC-34)."""
        tops = [other.discard[-1] for other in self.players if other is not player and other.discard]
        employees = [self.parts.employees[card] for card in tops]
        tailors = [each for each in employees if each.words.get("action") == "tailor"]
        return any(self.might_tailor(player, self._extra_tailor(each)) for each in tailors)

    def _copy(self, player: Player) -> Flow:
        copied = self._copied(player)
        answer = yield from self.ask(set(copied) | {"decline"}, silk=self._might_copy_a_tailor(player))
        if answer != "decline":
            yield from self.bonus(player, copied[answer])
