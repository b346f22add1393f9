"""Cards that are drawn in play: the objectives of the Scribes and the sections of the Architects."""

from __future__ import annotations

from tests.reference.red_cathedral.building import Building
from tests.reference.red_cathedral.table import Flow


class Drawing(Building):
    def draw_objectives(self, seat: int, count: int) -> Flow:
        deck, hand = self.guild["deck"], self.sides[seat]["hand"]
        drawn = [deck.pop(0) for _ in range(min(count, len(deck)))]
        self.guild["drawn"] = drawn
        kept = yield from self.ask_one_of(seat, "keep-objective", {str(n) for n in range(1, len(drawn) + 1)})
        hand.append(drawn.pop(int(kept) - 1))
        deck += drawn
        self.guild["drawn"] = []
        if len(hand) == 4:
            back = yield from self.ask_one_of(seat, "return-objective", set("1234"))
            deck.append(hand.pop(int(back) - 1))

    def draw_sections(self, seat: int, takes: str) -> Flow:
        """The Architects: so many icons of one card, and of the other."""
        amounts = [int(n) for n in takes.split("+")]
        cards = self._drawn_sections(len(amounts))
        icons = [dict(self.parts.sections[card].needs) for card in cards]
        if len(cards) == 2 and self.options["architects_resource"] == "any":
            for card, kinds in zip(cards, icons, strict=True):
                kinds["ruble"] = self.parts.sections[card].rubles
        taken: list[list[str]] = [[] for _ in cards]
        self.guild["drawn"] = list(cards)
        while sum(map(len, taken)) < sum(amounts):
            answers = {
                f"icon {n + 1} {kind}"
                for n, kinds in enumerate(icons)
                for kind, count in kinds.items()
                if count and self._can_have(seat, kind) and self._allowed(amounts, taken, n, kind)
            }
            if not answers:
                break
            _, card, kind = (yield from self.ask(seat, answers)).split()
            if kind == "ruble":
                self.sides[seat]["rubles"] += 1
            else:
                self.store(seat, kind)
            icons[int(card) - 1][kind] -= 1
            taken[int(card) - 1].append(kind)
        self.guild["drawn"] = []
        self.guild["section_discard"] += cards

    def _can_have(self, seat: int, kind: str) -> bool:
        return kind == "ruble" or bool(self.room(seat) > 0 and self.left(kind))

    def _allowed(self, amounts: list[int], taken: list[list[str]], n: int, kind: str) -> bool:
        """Two materials of one card and one resource of the other: in one of the two ways to say which is which."""
        trial = [[*kinds, kind] if m == n else kinds for m, kinds in enumerate(taken)]
        return any(
            all(
                len(kinds) <= amount and (amount == min(amounts) or "ruble" not in kinds)
                for kinds, amount in zip(trial, order, strict=True)
            )
            for order in (amounts, amounts[::-1])
        )

    def _drawn_sections(self, count: int) -> list[str]:
        """What was drawn in the match: it lies there still, or is in the discard pile now."""
        names = list(self.parts.sections)
        shown = [names[number] for number in self.after["guild"]["drawn"] if number >= 0]
        deck, pile = self.guild["section_deck"], self.guild["section_discard"]
        discarded = self.after["guild"]["section_discard"]
        if not shown and len(deck) >= count:
            shown = [card for card in discarded if card not in pile]
        elif not shown:  # the pile was shuffled in between
            shown = [*deck, *(card for card in discarded if card not in deck)]
        cards = []
        for card in shown[:count]:
            if not deck:
                deck += pile
                pile.clear()
            deck.remove(card)
            cards.append(card)
        assert len(cards) == count
        return cards
