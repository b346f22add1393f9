"""Tiles, decorations, deputed cards and exam tasks: what main actions and bonuses have in common."""

from __future__ import annotations

from tests.reference.rococo.parts import JOURNEYMAN_TASKS, MASTER_TASKS
from tests.reference.rococo.table import HALLS, Asked, Flow, Player, Table


class Acting(Table):
    # -- resource tiles --

    def acquire_price(self, place: str) -> int:
        """By the number of tiles in the drawer before taking (ROC-ACQ-02)."""
        lying = sum(tile is not None for other, tile in self.drawers.items() if other[0] == place[0])
        return {1: 0, 2: 1, 3: 2, 4: 2}[lying]

    def acquires(self, player: Player) -> set[str]:
        return {
            f"acquire {place}"
            for place, tile in self.drawers.items()
            if tile is not None and self.acquire_price(place) <= player.livres
        }

    def acquire(self, player: Player, place: str, rank: str) -> Flow:
        """The action Acquire by an employee of this rank."""
        player.livres -= self.acquire_price(place)
        tile = yield from self.take_tile(player, place)
        if rank != "apprentice":
            return
        if tile not in player.kept:
            yield from self.complete(player, ["JT3"])
            return
        silk = self.parts.tiles[tile].silk
        fitting = ["JT1"] if silk["azure"] or silk["rose"] else []
        yield from self.complete(player, fitting + (["JT2"] if silk["jade"] or silk["amber"] else []))

    def take_tile(self, player: Player, place: str) -> Asked:
        tile = self.drawers[place]
        assert tile
        self.drawers[place] = None
        yield from self.keep_or_convert(player, tile)
        return tile

    def free_tile(self, player: Player) -> Flow:
        """Any tile of a drawer, or none (ROC-GUEST-03 to -05, ROC-EXCL-07)."""
        places = {f"acquire {place}" for place, tile in self.drawers.items() if tile is not None}
        answer = yield from self.ask(places | {"decline"})
        if answer != "decline":
            yield from self.take_tile(player, answer.split()[1])

    def random_tile(self, player: Player) -> Flow:
        """Drawn from the bag; what lies there no longer is what was drawn (ROC-BON-10)."""
        if self.tile_exists():
            self.refill_tile_bag()
            (told,) = set(self.tile_bag) - set(self.after["tile_bag"])
            yield from self.keep_or_convert(player, self.draw_tile([told]))

    def keep_or_convert(self, player: Player, tile: str) -> Flow:
        """At once and for good (ROC-ACQ-04, -05)."""
        shown = self.parts.tiles[tile]
        answer = yield from self.ask({"keep", "lace", "yarn"} if shown.mode == "or" else {"keep", "convert"})
        if answer == "keep":
            player.kept.append(tile)
            return
        self.tile_discard.append(tile)
        player.lace += shown.lace if answer != "yarn" else 0
        player.yarn += shown.yarn if answer != "lace" else 0

    # -- decorations --

    def fund_price(self, space: str, less: int) -> int:
        return max(0, self.parts.decorations[space].cost - less)

    def funds(self, player: Player, less: int = 0) -> set[str]:
        return {
            f"fund {space}"
            for space in self.parts.decorations
            if self.may_fund(player, space) and self.fund_price(space, less) <= player.livres
        }

    def may_fund(self, player: Player, space: str) -> bool:
        """Free, and not a second one in a half of the kitchen or at the jeweller (ROC-FUND-03 to -05, ROC-JB-10)."""
        kind = self.parts.decorations[space].kind
        if space in self.decorations or (kind == "jeweller" and not self.jewelry):
            return False
        return not (kind in ("kitchen left", "kitchen right", "jeweller") and self.own_decorations(player, kind))

    def fund(self, player: Player, space: str, rank: str, less: int = 0) -> Flow:
        player.livres -= self.fund_price(space, less)
        self.decorations[space] = player.seat
        self.check_all_halls(player)
        if rank == "apprentice":
            yield from self.complete(player, ["JT4"])

    def check_all_halls(self, player: Player) -> None:
        """The most valuable free space for who is present in all five (ROC-ALLH-01 to -04)."""
        if player.seat in self.all_halls or not all(self.present(player, hall) for hall in HALLS):
            return
        free = [n for n, owner in enumerate(self.all_halls) if owner is None]
        if free:
            worth: list[int] = self.board["all_halls"]["prestige"]
            self.all_halls[max(free, key=lambda n: worth[n])] = player.seat

    # -- deputing --

    def deputable(self, player: Player) -> list[str]:
        """Cards of the staff that are not leaving yet; four must remain (ROC-DEPUTE-05, -06, ROC-MIX-03)."""
        staying = [card for card in self.staff(player) if card not in self.leaving]
        return staying if len(staying) > 4 else []

    def remove(self, player: Player, card: str) -> None:
        """From wherever it is, and from the game."""
        if card == self.played:
            self.played = None
        else:
            next(zone for zone in (player.supply, player.hand, player.discard) if card in zone).remove(card)
        if card in self.leaving:
            self.leaving.remove(card)
        player.removed.append(card)

    # -- exam tasks --

    def complete(self, player: Player, fitting: list[str]) -> Flow:
        """One open task of the own exam that fits; of two the player chooses (ROC-EXAM-02, -05)."""
        if not self.jewelry:
            return
        exam = MASTER_TASKS if player.stage else JOURNEYMAN_TASKS
        open_tasks = {f"mark {task}" for task in fitting if task in exam and task not in player.tasks}
        if open_tasks:
            answer = yield from self.ask(open_tasks)
            player.tasks.add(answer.split()[1])
