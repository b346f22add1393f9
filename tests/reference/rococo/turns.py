"""A player's turn: a card, at most one main action, the bonus (sections 7, 8 and 12.4)."""

from __future__ import annotations

from tests.reference.rococo.bonuses import Bonuses
from tests.reference.rococo.parts import JOURNEYMAN_TASKS, MASTER_TASKS
from tests.reference.rococo.table import HALLS, Flow, Player
from tests.reference.rococo.tailoring import Tailor


class Turns(Bonuses):
    def player_turn(self, player: Player) -> Flow:
        answer = yield from self.ask({f"play {card}" for card in player.hand})
        card = answer.split()[1]
        player.hand.remove(card)
        self.played = card
        _, action = yield {player.seat: self.main_actions(player, card)}  # asked even if there is none
        yield from self._act(player, card, action)
        if self.played == card:  # not deputed by E02 (ROC-EXCL-06) nor gone in an exam
            yield from self.bonus(player, card)
        if self.played == card and card in self.leaving:
            self.remove(player, card)
        elif self.played == card:
            player.discard.append(card)
        self.played = None
        assert not self.leaving

    # -- what may be done --

    def main_actions(self, player: Player, card: str) -> set[str]:
        """By rank (ROC-P3-07), with all conditions met and the whole price payable (ROC-P3-08)."""
        rank = self.rank(card)
        actions = {"no-action"} | self.acquires(player) | self.funds(player)
        if rank in ("master", "journeyman"):
            actions |= {"favor"} if self.favor is None else set()
            actions |= self.tailors(player, Tailor(rank))
        if rank == "master":
            actions |= self._hires(player)
        if self.deputable(player):
            actions.add("depute")
        if self._may_take_exam(player, rank):
            actions.add("exam master" if player.stage else "exam journeyman")
        return actions

    def _hires(self, player: Player) -> set[str]:
        row = {f"hire {n}" for n, card in enumerate(self.row, 1) if card and self._hire_price() <= player.livres}
        hires_special = player.special is not None and not player.special_hired and self._meets_condition(player)
        return row | ({"hire special"} if hires_special else set())

    def _hire_price(self) -> int:
        """By the number of cards in the row (ROC-HIRE-02)."""
        return {0: 0, 1: 0, 2: 1, 3: 3, 4: 5}[sum(card is not None for card in self.row)]

    def _meets_condition(self, player: Player) -> bool:
        """ROC-SPEC-JA-1 to -10."""
        assert player.special
        words = self.parts.employees[player.special].words
        condition = words["hire_if"]
        if condition == "stock":
            enough_tiles = len(player.kept) >= int(words["resource_tiles"])
            return enough_tiles and player.lace >= int(words["lace"]) and player.yarn >= int(words["yarn"])
        kinds = {self.parts.decorations[space].kind.split()[0] for space in self.own_decorations(player)}
        has: dict[str, int] = {
            "gentleman_garments": self.of_wearer(player, "gentleman"),
            "lady_garments": self.of_wearer(player, "lady"),
            "master_guests": sum(self.on_master_spaces(player, hall) for hall in HALLS),
            "livres": player.livres,
            "jewels": sum(player.jewels.values()),
            "decoration_types": len(kinds),
            "prestige": player.prestige,
            "master_exams": player.masters_passed,
            "halls_present": sum(self.present(player, hall) for hall in HALLS),
        }
        return has[condition] >= int(words["min"])

    def _may_take_exam(self, player: Player, rank: str) -> bool:
        """ROC-EXAM-11, -12."""
        if not self.jewelry:
            return False
        needed, tasks = ("journeyman", MASTER_TASKS) if player.stage else ("apprentice", JOURNEYMAN_TASKS)
        done = player.tasks == set(tasks)
        return rank == needed and done and player.livres >= 5 and bool(self.exam_decks[player.stage])

    # -- what is done --

    def _act(self, player: Player, card: str, action: str) -> Flow:
        verb, _, what = action.partition(" ")
        rank = self.rank(card)
        if verb == "favor":
            self.favor = player.seat
            player.livres += 5
        elif verb == "acquire":
            yield from self.acquire(player, what, rank)
        elif verb == "tailor":
            yield from self.tailor(player, int(what[1:]), Tailor(rank))
        elif verb == "hire":
            self._hire(player, what)
        elif verb == "depute":
            player.livres += self.parts.employees[card].livres
            self.leaving.append(card)
        elif verb == "fund":
            yield from self.fund(player, what, rank)
        elif verb == "exam":
            yield from self._exam(player, card)

    def _hire(self, player: Player, what: str) -> None:
        if what == "special":
            assert player.special
            player.hand.append(player.special)
            player.special_hired = 1
            return
        player.livres -= self._hire_price()
        card = self.row[int(what) - 1]
        assert card
        self.row[int(what) - 1] = None
        player.hand.append(card)

    def _exam(self, player: Player, card: str) -> Flow:
        """In the order of ROC-EXAM-13; the bonus inside is that of the turn (ROC-EXAM-14)."""
        player.livres -= 5
        player.prestige += 1
        self.leaving.append(card)
        yield from self.bonus(player, card)
        self.remove(player, card)
        deck = self.exam_decks[player.stage]
        answer = yield from self.ask({f"take {other}" for other in deck})
        deck.remove(answer.split()[1])
        player.hand.append(answer.split()[1])
        player.tasks = set()
        player.masters_passed += player.stage
        player.stage = 1 - player.stage
