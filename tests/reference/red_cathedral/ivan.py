"""Ivan's turns in a solo game: RC-SOLO."""

from __future__ import annotations

from tests.reference.red_cathedral.parts import MATERIALS, Atom, Effect
from tests.reference.red_cathedral.table import Asked, Flow, add
from tests.reference.red_cathedral.turns import Turns

IVAN = 1
HUMAN = 0


class Ivan(Turns):
    def first_claim(self) -> Flow:
        """With `first_claim: human` the player says which base is his."""
        if self.options["solo.first_claim"] == "human":
            bases = {name for name in self.available() if name.endswith("-1")}
            name = yield from self.ask_one_of(HUMAN, "ivan", bases)
            self._claims(name, first=True)
            if self.module:
                city = self.position["map"]["cities"][int(name[0]) - 1]
                self.sides[IVAN]["contractors"] -= 1
                add(self.sides[IVAN]["sent"], city, 1)

    def ivan_turn(self) -> Flow:
        """One card, in every so-many-th of his turns two (RC-SOLO-35)."""
        paces = self.parts.second_card_with_contractors if self.module else self.parts.second_card_every
        every = paces[self.options["solo.level"]]
        yield from self._one_card()
        if every and (self.turn["turns"] + 1) // 2 % every == 0:
            yield from self._one_card()

    def _one_card(self) -> Flow:
        die = self._chosen_die()
        space, value = self.market["dice"][die]
        space = (space - 1 + value) % 8 + 1
        while len([other for other in self.dice_on(space) if other != die]) == 3:
            space = space % 8 + 1
        self.market["dice"][die][0] = space
        yield from self.ask(HUMAN, {"next"}, even_one=True)
        effect = self.parts.solitaire[self.position["ivan"]["cards"][die]][self.options["solo.level"]]
        for step in effect[0]:
            for atom in step:
                yield from self._does(atom)
        yield from self.ask(HUMAN, {"next"}, even_one=True)
        self.roll(space)

    def _chosen_die(self) -> str:
        """RC-SOLO-13, -14."""
        values = {die: self.market["dice"][die][1] for die in self.dice()}
        if self.options["solo.ivan_die"] == "lowest":
            return min(values, key=lambda die: values[die])
        if self.options["solo.ivan_die"] == "highest":
            return max(values, key=lambda die: values[die])
        left = self.position["ivan"]["dice_left"]
        if not left:
            left += self.dice()
        drawn = [die for die in left if die not in self.after["ivan"]["dice_left"]]
        assert len(drawn) == 1
        left.remove(drawn[0])
        return str(drawn[0])

    def _does(self, atom: Atom) -> Flow:
        if atom.verb == "gain":
            assert not atom.per  # no card in the files counts anything
            for item in sorted(atom.items, key=lambda each: each.kinds == ("pp",)):
                if item.kinds == ("rp",):
                    self.gain_recognition(IVAN, item.least)
                elif item.kinds == ("pp",):
                    self.gain_prestige(IVAN, item.least)
                else:
                    self._stocks(item.least, item.kinds)
        elif atom.verb == "ivan_stock":
            self._stocks(int(atom.words[0]), MATERIALS)
        elif atom.verb == "ivan_transport":
            for kind, count in list(self.position["ivan"]["stock"].items()):
                add(self.position["ivan"]["site"], kind, count)
            self.position["ivan"]["stock"].clear()
        elif atom.verb == "ivan_claim":
            yield from self._claim_action()
        elif atom.verb == "ivan_construct":
            self._constructs()
        else:
            self._hires_for_himself()

    def _stocks(self, count: int, kinds: tuple[str, ...]) -> None:
        """One at a time, each from the largest pile (RC-SOLO-19)."""
        for _ in range(count):
            kind = max(kinds, key=lambda each: self.supply.get(each, 0))
            if self.supply.get(kind):
                self.from_supply(kind, 1)
                add(self.position["ivan"]["stock"], kind, 1)

    # -- claim --

    def _claim_action(self) -> Flow:
        open_cards = self.available()
        if not self.sides[IVAN]["banners"] or not open_cards:
            return
        above = {
            name
            for name in open_cards
            if (level := int(name[2:])) > 1 and self._below(name, level).get("owner") == HUMAN
        }
        bases = {name for name in open_cards if name.endswith("-1")}
        self._claims((yield from self._among(above or bases or open_cards, last_case=not above and not bases)))

    def _below(self, name: str, level: int) -> dict[str, object]:
        return self.towers[int(name[0]) - 1][level - 2]

    def _among(self, names: set[str], last_case: bool) -> Asked:
        ties = self.options["solo.ivan_claim_ties"]
        if ties == "human" or last_case:
            return (yield from self.ask_one_of(HUMAN, "ivan", names))
        if ties == "leftmost":
            return min(names, key=lambda name: [int(word) for word in name.split("-")])
        claimed = {name for name in names if "owner" in self._afterwards(name)}
        assert len(claimed) == 1
        return claimed.pop()

    def _afterwards(self, name: str) -> dict[str, object]:
        tower, level = name.split("-")
        found: dict[str, object] = self.after["towers"][int(tower) - 1][int(level) - 1]
        return found

    def _claims(self, name: str, first: bool = False) -> None:
        section = self.section(name)
        section["owner"] = IVAN
        self.sides[IVAN]["banners"] -= 1
        tile = section.pop("tile")
        self.moves_pawn(name)
        if not first:
            self.progress()
            self._points_of(self.parts.tiles[tile], ("rp", "pp"))

    def _points_of(self, effect: Effect, kinds: tuple[str, ...]) -> None:
        """Points that cost nothing and are shown as they are (RC-SOLO-23, -49)."""
        if len(effect) != 1 or len(effect[0]) != 1 or len(effect[0][0]) != 1:
            return
        atom = effect[0][0][0]
        if atom.verb != "gain" or atom.per:
            return
        for item in atom.items:
            if item.kinds == ("rp",) and "rp" in kinds:
                self.gain_recognition(IVAN, item.least)
            elif item.kinds == ("pp",) and "pp" in kinds:
                self.gain_prestige(IVAN, item.least)

    # -- construction --

    def _constructs(self) -> None:
        site = self.position["ivan"]["site"]
        names = sorted(self.own_unfinished(IVAN), key=self._scan)
        for name in names:
            section = self.section(name)
            while site and section.get("done") is None:
                kind = next(each for each in MATERIALS if site.get(each))
                add(site, kind, -1)
                self.progress()
                goods = section.setdefault("goods", {})
                add(goods, kind, 1)
                if sum(goods.values()) == sum(self.parts.sections[section["card"]].needs.values()):
                    self.complete(IVAN, name)

    def _scan(self, name: str) -> tuple[int, int]:
        tower, level = (int(word) for word in name.split("-"))
        return (level, tower) if self.options["solo.ivan_scan"] == "rows" else (tower, level)

    # -- hire --

    def _hires_for_himself(self) -> None:
        side, map_ = self.sides[IVAN], self.position["map"]
        city = map_["cities"][self.position["ivan"]["pawn"] - 1]
        if not side["contractors"] or city in map_["closed"]:
            return
        self.progress()
        side["contractors"] -= 1
        add(side["sent"], city, 1)
        if city == "moscow":
            self.gain_prestige(IVAN, 1)
            return
        near = self.parts.spaces_of_city[city]
        for place, stand in enumerate(self.parts.stands):
            token = map_["stands"][place]
            if stand in near and token:
                map_["stands"][place] = None
                self._points_of(self.parts.tokens[token], ("rp",))
                self._lays_down(token)
        self.refill()

    def _lays_down(self, token: str) -> None:
        """Two of the same tool go back into the bag (RC-SOLO-51)."""
        tools = self.sides[IVAN]["tools"]
        same = [other for other in tools if self.parts.tools[other] == self.parts.tools[token]]
        if same:
            tools.remove(same[0])
            self.position["map"]["bag"] += [same[0], token]
        else:
            tools.append(token)
