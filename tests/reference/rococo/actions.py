"""The main actions of Rococo: ROC-FAVOR, -ACQ, -TAILOR, -GUEST, -HIRE, -DEPUTE, -FUND, -EXAM, and the jewels."""

from __future__ import annotations

from collections.abc import Callable, Generator
from itertools import combinations
from typing import NamedTuple

from tests.reference.rococo.parts import APPRENTICE, COLOURS, JOURNEYMAN, LADIES, MASTER, Garment
from tests.reference.rococo.table import Asked, Flow, Table

JT = {"JT1": 0, "JT2": 1, "JT3": 2, "JT4": 3}
MT = {"lady": 4, "gentleman": 5, "master": 6}
EXAM_FEE = 5


class Terms(NamedTuple):
    """What a card says about its extra action; a main action has none of it."""

    rank: str
    silk_less: int = 0
    silk_colours: tuple[str, ...] = ()
    only_sell: bool = False
    no_master_garments: bool = False
    livres_less: int = 0


class Actions(Table):
    def main_actions(self, seat: int, card: str) -> set[str]:
        """ROC-P3-07, -08; doing nothing is always possible."""
        rank = self.parts.employees[card].rank
        found = {"no-action"} | self.acquires(seat) | self.funds(seat, Terms(rank))
        if rank != APPRENTICE:
            found |= self.tailors(seat, Terms(rank))
            if self.position["favor"] < 0:
                found.add("favor")
        if rank == MASTER:
            found |= self._hires(seat)
        if self.may_depute(seat):
            found.add("depute")
        if self.jewelry:
            found |= self._exams(seat, rank)
        return found

    # -- acquire --

    def acquires(self, seat: int) -> set[str]:
        livres = self.players[seat]["livres"]
        prices = {place: self.parts.tile_price[self.tiles_in(int(place[0]))] for place in self.tile_places()}
        return {f"acquire {place}" for place, price in prices.items() if price <= livres}

    def acquire(self, seat: int, answer: str, rank: str) -> Flow:
        place = answer.split()[1]
        self.players[seat]["livres"] -= self.parts.tile_price[self.tiles_in(int(place[0]))]
        tile = self.take_tile(place)
        kept = yield from self.keep_or_convert(seat, tile)
        if rank != APPRENTICE:
            return
        silk = self.parts.tiles[tile].silk
        fits = {"JT3"}
        if kept:
            fits = {"JT1"} if silk.get("azure") or silk.get("rose") else set()
            fits |= {"JT2"} if silk.get("jade") or silk.get("amber") else set()
        yield from self._mark_journeyman_task(seat, fits)

    def keep_or_convert(self, seat: int, tile: str) -> Generator[tuple[int, set[str]], str, bool]:
        """ROC-ACQ-04, -05; whether it was kept."""
        printed = self.parts.tiles[tile]
        player = self.players[seat]
        ways = {"lace", "yarn"} if printed.mode == "or" else {"convert"}
        answer = yield from self.ask(seat, {"keep"} | ways)
        if answer == "keep":
            player["kept"].append(tile)
            return True
        if answer != "yarn":
            player["lace"] += printed.lace
        if answer != "lace":
            player["yarn"] += printed.yarn
        self.position["tile_discard"].append(tile)
        return False

    def random_tile(self, seat: int) -> Flow:
        tile = self.draw_tile()
        if tile:
            yield from self.keep_or_convert(seat, tile)

    def free_tile(self, seat: int) -> Flow:
        """Any tile of a drawer, or none (ROC-GUEST-03 to -05)."""
        places = {f"acquire {place}" for place in self.tile_places()}
        if not places:
            return
        answer = yield from self.ask(seat, places | {"decline"})
        if answer != "decline":
            yield from self.keep_or_convert(seat, self.take_tile(answer.split()[1]))

    # -- tailor --

    def tailors(self, seat: int, terms: Terms) -> set[str]:
        return {
            f"tailor G{place + 1}"
            for place, garment in enumerate(self.position["display"])
            if garment and self._can_make(seat, place, self.parts.garments[garment], terms)
        }

    def _can_make(self, seat: int, place: int, garment: Garment, terms: Terms) -> bool:
        player = self.players[seat]
        if garment.master and (terms.rank != MASTER or terms.no_master_garments):
            return False
        if player["livres"] < self.parts.display_costs[place]:
            return False
        if player["lace"] < garment.lace or player["yarn"] < garment.yarn:
            return False
        if not any(self._covers(player["kept"], asked) for asked in self._asked_rolls(garment, terms).values()):
            return False
        if terms.only_sell:
            return garment.may_be_sold
        return garment.may_be_sold or bool(self._free_guests(terms.rank))

    def _asked_rolls(self, garment: Garment, terms: Terms) -> dict[str, dict[str, int]]:
        """The silk asked for, by the answer to the question of a discount (ROC-MIX-10, -11)."""
        found = {"decline": dict(garment.silk)}
        for colour in terms.silk_colours:
            if garment.silk.get(colour):
                left = max(0, garment.silk[colour] - terms.silk_less)
                found[f"discount {colour}"] = {**garment.silk, colour: left}
        return found

    def _payments(self, seat: int, asked: dict[str, int]) -> list[set[str]]:
        """Every set of kept tiles that covers what is asked for and has no tile too many (ROC-TAILOR-05)."""
        kept = [tile for tile in self.players[seat]["kept"] if any(self.parts.tiles[tile].silk.get(c) for c in asked)]
        most = sum(asked.values())
        found = []
        for size in range(min(most, len(kept)) + 1):
            for tiles in map(list, combinations(kept, size)):
                if self._covers(tiles, asked) and not any(
                    self._covers(tiles[:n] + tiles[n + 1 :], asked) for n in range(size)
                ):
                    found.append(set(tiles))
        return found

    def _covers(self, tiles: list[str], asked: dict[str, int]) -> bool:
        rolls = self.rolls(tiles)
        return all(rolls[colour] >= count for colour, count in asked.items())

    def _free_guests(self, rank: str) -> set[str]:
        return {
            place
            for place, guest in self.parts.guests.items()
            if place not in self.position["guests"] and (rank == MASTER or not guest.master)
        }

    def tailor(self, seat: int, answer: str, terms: Terms) -> Flow:
        """ROC-TAILOR-17, in its order."""
        player = self.players[seat]
        place = int(answer.split()[1][1:]) - 1
        name = self.position["display"][place]
        garment = self.parts.garments[name]
        yield from self._pay_garment(seat, place, garment, terms)
        self.position["display"][place] = None
        if garment.when == "on_make":
            player["prestige"] += self.counted(seat, garment.params["of"]) * int(garment.params["prestige"])
        ways = {"sell"} if garment.may_be_sold else set()
        if self._free_guests(terms.rank) and not terms.only_sell:
            ways.add("rent")
        if (yield from self.ask(seat, ways)) == "sell":
            player["livres"] += garment.value
            self.position["garment_discard"].append(name)
        else:
            yield from self._rent(seat, name, garment, terms.rank)
        self._mark_master_task(seat, garment, terms.rank)

    def _pay_garment(self, seat: int, place: int, garment: Garment, terms: Terms) -> Flow:
        player = self.players[seat]
        ways = self._asked_rolls(garment, terms)
        open_ways = {answer for answer, asked in ways.items() if self._covers(player["kept"], asked)}
        asked = ways[(yield from self.ask(seat, open_ways))]
        payments = self._payments(seat, asked)
        paid: set[str] = set()
        while len(self._unlike(payments)) > 1:
            tiles = self.unlike_tiles({tile for tiles in payments for tile in tiles - paid})
            tile = (yield from self.ask(seat, {f"pay {tile}" for tile in tiles}))[4:]
            paid.add(tile)
            self._hand_in(seat, tile)
            payments = [tiles for tiles in payments if tile in tiles]
        for tile in min(sorted(tiles - paid) for tiles in payments):
            self._hand_in(seat, tile)
        player["livres"] -= self.parts.display_costs[place]
        player["lace"] -= garment.lace
        player["yarn"] -= garment.yarn

    def _unlike(self, payments: list[set[str]]) -> set[tuple[str, ...]]:
        """Payments that look different."""
        return {tuple(sorted(str(self.parts.tiles[tile]) for tile in tiles)) for tiles in payments}

    def unlike_tiles(self, tiles: set[str]) -> set[str]:
        """Of tiles that look the same only the first: it does not matter which is handed in."""
        return set({str(self.parts.tiles[tile]): tile for tile in sorted(tiles, reverse=True)}.values())

    def _hand_in(self, seat: int, tile: str) -> None:
        self.players[seat]["kept"].remove(tile)
        self.position["tile_discard"].append(tile)

    def _rent(self, seat: int, name: str, garment: Garment, rank: str) -> Flow:
        yield from self._buy_jewel(seat, garment)
        places = {f"place {place}" for place in self._free_guests(rank)}
        place = (yield from self.ask(seat, places)).split()[1]
        self.position["guests"][place] = [name, seat]
        self.check_all_halls(seat)
        guest = self.parts.guests[place]
        if guest.reward == "livres":
            self.players[seat]["livres"] += guest.amount
        elif guest.reward in ("lace", "yarn"):
            self.players[seat][guest.reward] += 1
        elif guest.reward == "resource_tile":
            yield from self.free_tile(seat)
        if garment.when == "on_place":
            yield from self._exclusive(seat, garment)

    def _exclusive(self, seat: int, garment: Garment) -> Flow:
        player = self.players[seat]
        if garment.bonus == "claim_favor":
            if self.position["favor"] < 0:
                self.position["favor"] = seat
            player["livres"] += int(garment.params["livres"])
        elif garment.bonus == "gain_livres":
            player["livres"] += int(garment.params["amount"])
        elif garment.bonus == "take_resource":
            yield from self.free_tile(seat)
        elif garment.bonus == "take_jewel" and self.decorations_of(seat, "jeweller"):
            yield from self._take_jewel(seat, garment, self._jewels_shown())
        elif garment.bonus == "delegate_any" and self.may_depute(seat):
            cards = {f"depute-card {card}" for card in self.staff(seat) if card not in self.leaving}
            answer = yield from self.ask(seat, cards | {"decline"})
            if answer != "decline":
                card = answer.split()[1]
                player["livres"] += self.parts.employees[card].money
                self.remove(seat, card)

    # -- jewels --

    def _jewels_shown(self) -> dict[int, str]:
        """By their spaces, from 1 on."""
        return {n: COLOURS[jewel] for n, jewel in enumerate(self.position["jewel_display"], 1) if jewel >= 0}

    def _buy_jewel(self, seat: int, garment: Garment) -> Flow:
        """ROC-JB-01 to -06."""
        if not self.jewelry or not self.decorations_of(seat, "jeweller"):
            return
        livres = self.players[seat]["livres"]
        fitting = {
            n: colour
            for n, colour in self._jewels_shown().items()
            if (colour in LADIES) == garment.lady and self.parts.jewel_prices[n - 1] <= livres
        }
        yield from self._take_jewel(seat, garment, fitting, priced=True)

    def _take_jewel(self, seat: int, garment: Garment, shown: dict[int, str], priced: bool = False) -> Asked:
        if not shown:
            return ""
        answer = yield from self.ask(seat, {f"jewel {n}" for n in shown} | {"decline"})
        if answer == "decline":
            return ""
        space = int(answer.split()[1])
        if priced:
            self.players[seat]["livres"] -= self.parts.jewel_prices[space - 1]
        self.position["jewel_display"][space - 1] = -1
        self.players[seat]["jewels"][COLOURS.index(shown[space])] += 1
        if shown[space] == garment.colour:
            yield from self.random_tile(seat)
        return answer

    # -- hire --

    def _hires(self, seat: int) -> set[str]:
        row = self.position["row"]
        there = [n for n, card in enumerate(row, 1) if card]
        found = set()
        if there and self.parts.hire_price[len(there)] <= self.players[seat]["livres"]:
            found = {f"hire {n}" for n in there}
        if self._special_condition(seat):
            found.add("hire special")
        return found

    def _special_condition(self, seat: int) -> bool:
        """ROC-SPEC-01, -07."""
        player = self.players[seat]
        if not player["special"] or player["special_hired"]:
            return False
        params = self.parts.employees[player["special"]].params
        what = params["hire_if"]
        if what == "stock":
            enough = len(player["kept"]) >= int(params["resource_tiles"])
            return enough and player["lace"] >= int(params["lace"]) and player["yarn"] >= int(params["yarn"])
        kinds = {self.parts.decorations[space].kind.split()[0] for space in self.decorations(seat)}
        counts = {
            "gentleman_garments": self.gentlemen(seat),
            "lady_garments": self.ladies(seat),
            "master_guests": self.on_master_spaces(seat),
            "livres": player["livres"],
            "jewels": sum(player["jewels"]),
            "decoration_types": len(kinds),
            "prestige": player["prestige"],
            "master_exams": player["masters_passed"],
            "halls_present": len(self.present(seat)),
        }
        return bool(counts[what] >= int(params["min"]))

    def hire(self, seat: int, answer: str) -> None:
        player = self.players[seat]
        if answer == "hire special":
            player["special_hired"] = 1
            player["hand"].append(player["special"])
            return
        row = self.position["row"]
        player["livres"] -= self.parts.hire_price[sum(card is not None for card in row)]
        place = int(answer.split()[1]) - 1
        player["hand"].append(row[place])
        row[place] = None

    # -- depute --

    def may_depute(self, seat: int) -> bool:
        """At least 4 must remain; those already leaving do not count (ROC-DEPUTE-05, -06)."""
        return len(self.staff(seat)) - len(self.leaving) >= 5

    # -- fund --

    def funds(self, seat: int, terms: Terms) -> set[str]:
        found = set()
        for space, printed in self.parts.decorations.items():
            if space in self.position["decorations"] or (printed.kind == "jeweller" and not self.jewelry):
                continue
            once = printed.kind in ("kitchen left", "kitchen right", "jeweller")
            if once and self.decorations_of(seat, printed.kind):
                continue
            if max(0, printed.cost - terms.livres_less) <= self.players[seat]["livres"]:
                found.add(f"fund {space}")
        return found

    def fund(self, seat: int, answer: str, terms: Terms) -> Flow:
        space = answer.split()[1]
        cost = max(0, self.parts.decorations[space].cost - terms.livres_less)
        self.players[seat]["livres"] -= cost
        self.position["decorations"][space] = seat
        self.check_all_halls(seat)
        if terms.rank == APPRENTICE:
            yield from self._mark_journeyman_task(seat, {"JT4"})

    # -- exams --

    def _mark_journeyman_task(self, seat: int, fits: set[str]) -> Flow:
        player = self.players[seat]
        if not self.jewelry or player["stage"] != 0:
            return
        open_tasks = {task for task in fits if not player["tasks"] >> JT[task] & 1}
        if open_tasks:
            answer = yield from self.ask(seat, {f"mark {task}" for task in open_tasks})
            player["tasks"] |= 1 << JT[answer.split()[1]]

    def _mark_master_task(self, seat: int, garment: Garment, rank: str) -> None:
        player = self.players[seat]
        if self.jewelry and player["stage"] == 1:
            task = "master" if rank == MASTER else "lady" if garment.lady else "gentleman"
            player["tasks"] |= 1 << MT[task]

    def _exams(self, seat: int, rank: str) -> set[str]:
        """ROC-EXAM-11, -12."""
        player = self.players[seat]
        decks = self.position["exam_decks"]
        if player["livres"] < EXAM_FEE:
            return set()
        if rank == APPRENTICE and player["stage"] == 0 and player["tasks"] & 15 == 15 and decks[0]:
            return {"exam journeyman"}
        if rank == JOURNEYMAN and player["stage"] == 1 and player["tasks"] & 112 == 112 and decks[1]:
            return {"exam master"}
        return set()

    # -- counting --

    def counted(self, seat: int, what: str, hall: int = 0) -> int:
        """The words after `of=` in the data."""
        jewels = self.jewels(seat)
        player = self.players[seat]
        counts: dict[str, Callable[[], int]] = {
            "garment": lambda: len(self.garments(seat)),
            "decoration": lambda: len(self.decorations(seat)),
            "garment_azure": lambda: self.of_colour(seat, "azure"),
            "garment_rose": lambda: self.of_colour(seat, "rose"),
            "pair_lady_gentleman": lambda: min(self.ladies(seat), self.gentlemen(seat)),
            "pair_azure_jade": lambda: min(self.of_colour(seat, "azure"), self.of_colour(seat, "jade")),
            "master_guest": lambda: self.on_master_spaces(seat),
            "hall_present": lambda: len(self.present(seat)),
            "garment_in_one_hall": lambda: self.in_hall(seat, hall),
            "ring": lambda: jewels["rose"] + jewels["amber"],
            "necklace": lambda: jewels["azure"] + jewels["jade"],
            "jewel": lambda: sum(jewels.values()),
            "jewel_set": lambda: min(jewels.values()),
            "lace_yarn_pair": lambda: min(player["lace"], player["yarn"]),
            "apprentice": lambda: sum(self.parts.employees[card].rank == APPRENTICE for card in self.staff(seat)),
        }
        return counts[what]()
