"""Deliveries, ornamentations and finished sections: RC-BUILD, RC-DECO, RC-PEN, RC-CITY, RC-END."""

from __future__ import annotations

from tests.reference.red_cathedral.parts import COST_OF, PIECE_FOR
from tests.reference.red_cathedral.table import Asked, Counted, Flow, Section, Table, add

JEWELS = ("green", "purple")
JEWEL_CODE = {"": 0, "green": 1, "purple": 2, "green green": 3, "purple purple": 4, "green purple": 5}
JEWEL_PRESTIGE = {0: 0, 1: 1, 2: 1, 3: 2, 4: 2, 5: 3}


class Building(Table):
    def missing(self, section: Section) -> dict[str, int]:
        """What a section still needs; a diamond counts as what it stands for."""
        has = section.get("goods", {})
        stands_for = section.get("subs", {})
        needs = self.parts.sections[section["card"]].needs
        left = {kind: need - has.get(kind, 0) - stands_for.get(kind, 0) for kind, need in needs.items()}
        return {kind: count for kind, count in left.items() if count > 0}

    def deliveries(self, seat: int) -> set[str]:
        """Every delivery and decoration that can begin now; jewels are asked for afterwards."""
        side = self.sides[seat]
        held = side["inventory"]
        found = set()
        for name in self.own_unfinished(seat):
            for kind in self.missing(self.section(name)):
                if held.get(kind):
                    found.add(f"deliver {kind} {name}")
                if held.get("diamond"):
                    found.add(f"substitute {kind} {name}")
        for name in self.named(lambda section: "done" in section and "ornament" not in section):
            piece = PIECE_FOR[self.parts.sections[self.section(name)["card"]].kind]
            if side["pieces"].get(piece):
                if held.get(COST_OF[piece]):
                    found.add(f"decorate {name}")
                if held.get("diamond"):
                    found.add(f"decorate-diamond {name}")
        return found

    def deliver(self, seat: int, answer: str, most: int) -> Counted:
        """Carry out a delivery or decoration of at most so many materials; how many it took."""
        self.progress()
        words = answer.split()
        if words[0] in ("deliver", "substitute"):
            section = self.section(words[2])
            kind = words[1] if words[0] == "deliver" else "diamond"
            add(self.sides[seat]["inventory"], kind, -1)
            add(section.setdefault("goods", {}), kind, 1)
            if kind == "diamond":
                add(section.setdefault("subs", {}), words[1], 1)
            if not self.missing(section):
                self.complete(seat, words[2])
            return 1
        return (yield from self._decorate(seat, words[1], words[0] == "decorate-diamond", most))

    def deliver_up_to(self, seat: int, count: int) -> Flow:
        """The effect "deliver n": RC-EFF-05."""
        while count > 0:
            answer = yield from self.ask(seat, self.deliveries(seat) | {"stop"})
            if answer == "stop":
                return
            count -= yield from self.deliver(seat, answer, count)

    def _decorate(self, seat: int, name: str, diamond: bool, most: int) -> Counted:
        side = self.sides[seat]
        section = self.section(name)
        piece = PIECE_FOR[self.parts.sections[section["card"]].kind]
        add(side["pieces"], piece, -1)
        self.hand_in(seat, "diamond" if diamond else COST_OF[piece])
        section["ornament"] = [seat, 0]
        set_jewels: list[str] = []
        while len(set_jewels) < min(2, most - 1):
            answer = yield from self._ask_for_jewel(seat)
            if answer == "stop":
                break
            colour = answer.split()[1].removeprefix("diamond-")
            self.hand_in(seat, f"{colour}_jewel" if "diamond" not in answer else "diamond")
            set_jewels.append(colour)
            section["ornament"][1] = JEWEL_CODE[" ".join(sorted(set_jewels))]
        self.gain_prestige(seat, JEWEL_PRESTIGE[section["ornament"][1]])
        return 1 + len(set_jewels)

    def _ask_for_jewel(self, seat: int) -> Asked:
        held = self.sides[seat]["inventory"]
        answers = {f"jewel {colour}" for colour in JEWELS if held.get(f"{colour}_jewel")}
        if held.get("diamond"):
            answers |= {f"jewel diamond-{colour}" for colour in JEWELS}
        return (yield from self.ask(seat, answers | {"stop"}))

    # -- a finished section --

    def complete(self, seat: int, name: str) -> None:
        """RC-BUILD-07, in its order."""
        section = self.section(name)
        tower = int(name.split("-")[0]) - 1
        card = self.parts.sections[section["card"]]
        for kind, count in section.pop("goods", {}).items():
            self.to_supply(kind, count)
        section.pop("subs", None)
        self.gain_recognition(seat, card.rp)
        if not self.is_ivan(seat):
            self.sides[seat]["rubles"] += card.rubles
        section["done"] = True
        self.sides[seat]["finished"] += 1
        if self.guild["foreman"] == tower:
            self.gain_recognition(seat, 1)
        self._penalties(tower, int(name.split("-")[1]) - 1)
        if self.module and all("done" in each for each in self.towers[tower]):
            self._score_city(tower)
        self._check_end(seat)

    def is_ivan(self, seat: int) -> bool:
        return self.solo and seat == 1

    def _penalties(self, tower: int, level: int) -> None:
        sections = self.towers[tower]
        each = 2 if self.guild["foreman"] == tower else 1
        for below in range(level):
            owner = sections[below].get("owner")
            if owner is None or "done" in sections[below]:
                continue
            above = [other for other in sections[below + 1 :] if "done" in other and other["owner"] != owner]
            self.lose_recognition(owner, each * len(above))

    def _score_city(self, tower: int) -> None:
        city = self.position["map"]["cities"][tower]
        self.position["map"]["closed"].append(city)
        for seat, side in enumerate(self.sides):
            self.gain_recognition(seat, self.banners_in(tower, seat) * side["sent"].get(city, 0))

    def _check_end(self, seat: int) -> None:
        if self.sides[seat]["finished"] == 6 and self.turn["ender"] < 0:
            self.turn["ender"] = seat
            if not self.solo:
                self.gain_prestige(seat, 3)
