"""The action Tailor, main or extra, from the choice of the garment to the bonus of an exclusive one (ROC-TAILOR-17)."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import NamedTuple

from tests.reference.rococo.acting import Acting
from tests.reference.rococo.parts import COLOURS, NECKLACES, RINGS, Garment
from tests.reference.rococo.table import Flow, Player


class Tailor(NamedTuple):
    """By whom, and what the card of an extra Tailor says."""

    rank: str
    silk_less: int = 0
    silk_colours: tuple[str, ...] = ()
    master_garments: bool = True
    must_sell: bool = False


class Tailoring(Acting):
    # -- what can be made --

    def tailors(self, player: Player, tailor: Tailor) -> set[str]:
        return {
            f"tailor G{n}"
            for n, garment in enumerate(self.display, 1)
            if garment is not None and self.may_tailor(player, tailor, n, self.parts.garments[garment])
        }

    def may_tailor(
        self, player: Player, tailor: Tailor, space: int, garment: Garment, silk: Mapping[str, int] | None = None
    ) -> bool:
        if garment.master and not (tailor.rank == "master" and tailor.master_garments):
            return False  # ROC-TAILOR-03
        if not self.goals(tailor, garment):
            return False  # ROC-FEST-02, ROC-EXCL-02, ROC-MIX-26
        if self.display_cost(space) > player.livres or garment.lace > player.lace or garment.yarn > player.yarn:
            return False
        return bool(self.discounts(self.silk(player) if silk is None else silk, tailor, garment))

    def might_tailor(self, player: Player, tailor: Tailor) -> bool:
        """Whether others must think it possible: of the silk they know only how many tiles there are (ROC-DEC-34)."""
        silk = dict.fromkeys(COLOURS, 99 if player.kept else 0)
        there = [(n, self.parts.garments[garment]) for n, garment in enumerate(self.display, 1) if garment is not None]
        return any(self.may_tailor(player, tailor, n, garment, silk) for n, garment in there)

    def display_cost(self, space: int) -> int:
        cost: int = self.board["garment_display"]["spaces"][space - 1]["cost"]
        return cost

    def goals(self, tailor: Tailor, garment: Garment) -> set[str]:
        """Rent if a suitable space is free; sell unless forbidden (ROC-DEC-10)."""
        rent = {"rent"} if not tailor.must_sell and self.places(tailor) else set()
        return rent | ({"sell"} if garment.value is not None else set())

    def places(self, tailor: Tailor) -> set[str]:
        """Free guest spaces; master spaces take only what a Master made (ROC-TAILOR-11, -12)."""
        return {
            f"place {place}"
            for place, guest in self.parts.guests.items()
            if place not in self.guests and (tailor.rank == "master" or not guest["master"])
        }

    # -- silk --

    def discounts(self, owned: Mapping[str, int], tailor: Tailor, garment: Garment) -> dict[str, dict[str, int]]:
        """The silk due by what is answered: a colour that is asked for, or none (ROC-DEC-09, ROC-MIX-10, -11)."""
        due = {"decline": garment.silk}
        for colour in tailor.silk_colours:
            if garment.silk[colour]:
                less = {**garment.silk, colour: max(0, garment.silk[colour] - tailor.silk_less)}
                due[f"discount {colour}"] = less
        return {answer: silk for answer, silk in due.items() if all(owned[c] >= n for c, n in silk.items())}

    def payments(self, player: Player, due: dict[str, int]) -> list[frozenset[str]]:
        """Sets of kept tiles that cover what is due and from which none can be left out (ROC-TAILOR-05)."""
        useful = [tile for tile in player.kept if any(self.parts.tiles[tile].silk[c] for c in COLOURS if due[c])]
        found: list[frozenset[str]] = []
        for size in range(sum(due.values()) + 1):
            found += [
                frozenset(tiles)
                for tiles in combinations(useful, size)
                if self.covers(tiles, due) and not any(self.covers(set(tiles) - {tile}, due) for tile in tiles)
            ]
        return found

    def covers(self, tiles: set[str] | tuple[str, ...], due: dict[str, int]) -> bool:
        return all(sum(self.parts.tiles[tile].silk[c] for tile in tiles) >= due[c] for c in COLOURS)

    def pay_silk(self, player: Player, due: dict[str, int]) -> Flow:
        """Tile by tile, choice or not (ROC-DEC-34); of tiles that look the same the first one is named."""
        payments, paid = self.payments(player, due), set[str]()
        while paid not in payments:
            payments = [payment for payment in payments if paid <= payment]
            usable = {tile for payment in payments for tile in payment - paid}
            named = {self.look(tile): tile for tile in sorted(usable, reverse=True)}
            answer = yield from self.ask({f"pay {tile}" for tile in named.values()}, silk=True)
            paid.add(answer.split()[1])
            self.discard_tile(player, answer.split()[1])

    def look(self, tile: str) -> str:
        return repr(self.parts.tiles[tile][:4])

    def discard_tile(self, player: Player, tile: str) -> None:
        player.kept.remove(tile)
        self.tile_discard.append(tile)

    # -- the action --

    def tailor(self, player: Player, space: int, tailor: Tailor) -> Flow:
        name = self.display[space - 1]
        assert name
        garment = self.parts.garments[name]
        discounts = self.discounts(self.silk(player), tailor, garment)
        lowers = any(garment.silk[colour] for colour in tailor.silk_colours)
        answer = yield from self.ask(set(discounts), silk=lowers and bool(player.kept))
        yield from self.pay_silk(player, discounts[answer])
        player.livres -= self.display_cost(space)
        player.lace -= garment.lace
        player.yarn -= garment.yarn
        self.display[space - 1] = None
        self.festive_bonus(player, garment)
        goal = yield from self.ask(self.goals(tailor, garment))
        if goal == "sell":
            assert garment.value is not None
            player.livres += garment.value
            self.garment_discard.append(name)
        else:
            yield from self.rent(player, name, tailor)
        if tailor.rank == "master":
            fitting = ["MT3"]
        else:
            fitting = ["MT1" if garment.wearer == "lady" else "MT2"] if tailor.rank == "journeyman" else []
        yield from self.complete(player, fitting)

    def festive_bonus(self, player: Player, garment: Garment) -> None:
        """Before the garment is on the board (ROC-FEST-03)."""
        if garment.when == "on_make":
            counted = self.count(player, garment.words["of"], self.staff(player))
            player.prestige += counted // int(garment.words["per"]) * int(garment.words["prestige"])

    def rent(self, player: Player, name: str, tailor: Tailor) -> Flow:
        garment = self.parts.garments[name]
        yield from self.buy_jewel(player, garment)
        answer = yield from self.ask(self.places(tailor))
        place = answer.split()[1]
        self.guests[place] = (name, player.seat)
        self.check_all_halls(player)
        yield from self.reward(player, place)
        if garment.when == "on_place":
            yield from self.exclusive_bonus(player, garment)

    def reward(self, player: Player, place: str) -> Flow:
        guest = self.parts.guests[place]
        if guest["reward"] == "livres":
            player.livres += guest["amount"]
        elif guest["reward"] == "lace":
            player.lace += 1
        elif guest["reward"] == "yarn":
            player.yarn += 1
        elif guest["reward"] == "resource_tile":
            yield from self.free_tile(player)

    # -- jewels --

    def buy_jewel(self, player: Player, garment: Garment) -> Flow:
        """One of the fitting kind, before placing, with a token at the jeweller (ROC-JB-01 to -06)."""
        kind = NECKLACES if garment.wearer == "lady" else RINGS
        if self.own_decorations(player, "jeweller"):
            fitting = {
                f"jewel {n}"
                for n, colour in enumerate(self.jewel_display, 1)
                if colour in kind and self.jewel_price(n) <= player.livres
            }
            answer = yield from self.ask(fitting | {"decline"})
            if answer != "decline":
                space = int(answer.split()[1])
                player.livres -= self.jewel_price(space)
                yield from self.take_jewel(player, space, garment)

    def jewel_price(self, space: int) -> int:
        price: int = self.parts.box["jewel_track"]["prices"][space - 1]
        return price

    def take_jewel(self, player: Player, space: int, garment: Garment) -> Flow:
        colour = self.jewel_display[space - 1]
        assert colour
        self.jewel_display[space - 1] = None
        player.jewels[colour] += 1
        if colour == garment.colour:
            yield from self.random_tile(player)

    # -- exclusive garments --

    def exclusive_bonus(self, player: Player, garment: Garment) -> Flow:
        """After the reward of the space (ROC-EXCL-03 to -11)."""
        if garment.bonus == "claim_favor":
            if self.favor is None:
                self.favor = player.seat
            player.livres += int(garment.words["livres"])
        elif garment.bonus == "gain_livres":
            player.livres += int(garment.words["amount"])
        elif garment.bonus == "take_resource":
            yield from self.free_tile(player)
        elif garment.bonus == "take_jewel":
            if self.own_decorations(player, "jeweller"):
                any_jewel = {f"jewel {n}" for n, colour in enumerate(self.jewel_display, 1) if colour}
                answer = yield from self.ask(any_jewel | {"decline"})
                if answer != "decline":
                    yield from self.take_jewel(player, int(answer.split()[1]), garment)
        elif garment.bonus == "delegate_any":
            answer = yield from self.ask({f"depute-card {card}" for card in self.deputable(player)} | {"decline"})
            if answer != "decline":
                card = answer.split()[1]
                player.livres += self.parts.employees[card].livres
                self.remove(player, card)
