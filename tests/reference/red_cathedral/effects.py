"""Effects: what they ask, cost and bring, and whether they can be carried out at all (RC-EFF, RC-SPEC, RC-GUILD)."""

from __future__ import annotations

from typing import NamedTuple

from tests.reference.red_cathedral.drawing import Drawing
from tests.reference.red_cathedral.parts import WORKSHOP, Atom, Effect, Item, Sequence
from tests.reference.red_cathedral.table import KINDS, Asked, Counted, Flow, add

DEALS = {"obtain", "influence", "activate"}
"""The three market actions; a specialist token takes the place of a workshop tile."""


class Context(NamedTuple):
    """For effects that count dice: the space of the workshop the tile lies on; none for influence."""

    workshop: str = ""


class Effects(Drawing):
    # -- can it be carried out? --

    def possible(self, seat: int, effect: Effect, purse: dict[str, int] | None = None) -> bool:
        return any(self._sequence_possible(seat, sequence, purse) for sequence in effect)

    def purse(self, seat: int) -> dict[str, int]:
        """All that can be paid."""
        side = self.sides[seat]
        return {**side["inventory"], "ruble": side["rubles"], "permit": side["permits"], "rp": side["pos"]}

    def _sequence_possible(self, seat: int, sequence: Sequence, purse: dict[str, int] | None) -> bool:
        purse = dict(purse or self.purse(seat))
        for step in sequence:
            for atom in step:
                if atom.verb == "pay":
                    for item in atom.items:
                        if not self._take_from(purse, item):
                            return False
                elif not self._target_exists(seat, atom, purse):
                    return False
        return True

    def _take_from(self, purse: dict[str, int], item: Item) -> bool:
        """Whether the purse holds that much of these kinds; it is taken out, from the largest pile."""
        for _ in range(item.least):
            kind = max(self.payable_kinds(item), key=lambda each: purse.get(each, 0))
            if purse.get(kind, 0) < 1:
                return False
            purse[kind] -= 1
        return True

    def payable_kinds(self, item: Item) -> tuple[str, ...]:
        """Diamonds are materials where any material will do (RC-GUILD-JEWELERS-05)."""
        return (*item.kinds, "diamond") if item.word == "material" else item.kinds

    def _target_exists(self, seat: int, atom: Atom, purse: dict[str, int]) -> bool:
        """RC-EFF-12."""
        side = self.sides[seat]
        words = atom.words
        if atom.verb == "activate":
            if words[1] == "other_workshop":
                return any(self.usable_tiles(other, seat, purse) for other in self.others(seat))
            return self._face_up(seat) >= int(words[0]) and bool(self.usable_tiles(seat, seat, purse))
        if atom.verb == "discard":
            return bool(side["pieces"])
        if atom.verb == "take_service":
            return bool(self.guild["display"])
        if atom.verb == "reward":
            return bool(self.own_unfinished(seat))
        if atom.verb == "claim":
            return self.can_claim(seat)
        if atom.verb == "waive":
            return False  # it has no effect of its own: the claim looks for it
        if atom.verb == "influence":
            return bool(self.influence_answers(seat, self._quadrants(words[1]), purse))
        return True

    def usable_tiles(self, owner: int, user: int, purse: dict[str, int] | None = None) -> set[str]:
        """Workshop spaces of the owner whose face-up tile this user can activate."""
        tiles = self.sides[owner]["workshop"]
        return {
            s for s, (tile, way) in tiles.items() if way == "up" and self.possible(user, self.parts.tiles[tile], purse)
        }

    def _face_up(self, seat: int) -> int:
        return sum(way == "up" for _, way in self.sides[seat]["workshop"].values())

    def can_claim(self, seat: int) -> bool:
        side = self.sides[seat]
        return bool(side["banners"] or side["outside"]) and bool(self.available())

    def influence_answers(self, seat: int, quadrants: list[int], purse: dict[str, int] | None = None) -> set[str]:
        """Actions of the cards of these quadrants that are legal now (RC-MKT-14, -15)."""
        return {
            f"influence {quadrant + 1}{letter}"
            for quadrant in quadrants
            for letter, action in self.parts.cards[self.market["cards"][quadrant]].items()
            if not (action.lightning and (quadrant, letter) in self.lightning_used)
            and self.possible(seat, action.effect, purse)
        }

    def _quadrants(self, which: str) -> list[int]:
        """Any card, or the others than the Scribes' own."""
        return [q for q, group in enumerate(self.groups()) if which == "any_card" or group != "scribes"]

    def groups(self) -> list[str]:
        """Of the four influence cards."""
        return [self.parts.card_group[card] for card in self.market["cards"]]

    # -- carrying it out --

    def carry_out(self, seat: int, effect: Effect, context: Context) -> Flow:
        ways = {str(n): way for n, way in enumerate(effect, 1) if self._sequence_possible(seat, way, None)}
        if not ways:
            return
        chosen = ways[(yield from self.ask_one_of(seat, "branch", set(ways)))]
        paid = 0
        for step in chosen:
            if len(step) == 1:
                paid += yield from self._do(seat, step[0], context, paid)
            else:
                yield from self._parts(seat, step, context)

    def benefit(self, seat: int, effect: Effect, context: Context) -> Flow:
        """A benefit that falls due by itself: it may be declined if it costs something (RC-CLAIM-10)."""
        if not self.possible(seat, effect):
            return
        costs = any(atom.verb == "pay" for sequence in effect for step in sequence for atom in step)
        if costs and (yield from self.ask(seat, {"accept", "decline"})) == "decline":
            return
        yield from self.carry_out(seat, effect, context)

    def _parts(self, seat: int, step: list[Atom], context: Context) -> Flow:
        """Parts in any order, each of which may be declined (RC-EFF-09)."""
        left = {str(number): atom for number, atom in enumerate(step, 1)}
        while left:
            open_parts = {n for n, atom in left.items() if self._target_exists(seat, atom, self.purse(seat))}
            answer = yield from self.ask(seat, {f"part {number}" for number in open_parts} | {"stop"})
            if answer == "stop":
                return
            yield from self._do(seat, left.pop(answer.removeprefix("part ")), context, 0)

    def _do(self, seat: int, atom: Atom, context: Context, paid: int) -> Counted:
        """One part; how much was paid."""
        words = atom.words
        if atom.verb == "pay":
            return (yield from self._pay(seat, atom))
        if atom.verb == "gain":
            yield from self.gain(seat, atom, (yield from self._count(seat, atom.per, context, paid)))
        elif atom.verb == "deliver":
            yield from self.deliver_up_to(seat, int(words[0]))
        elif atom.verb == "activate":
            yield from self._activate(seat, words)
        elif atom.verb == "obtain":
            yield from self._obtain(seat, words[0], words[1])
        elif atom.verb == "foreman":
            steps = yield from self.ask_one_of(seat, "foreman", {"1", "2"})
            self.guild["foreman"] = (self.guild["foreman"] + int(steps)) % len(self.towers)
        elif atom.verb == "market":
            yield from self._extra_deals(seat, int(words[0]), len(words) > 1)
        elif atom.verb == "influence":
            answer = yield from self.ask(seat, self.influence_answers(seat, self._quadrants(words[1])))
            once = self.options["borrowed_infinity"] == "once"
            yield from self.influence(seat, answer, once)
        elif atom.verb == "discard":
            piece = yield from self.ask_one_of(seat, "discard", set(self.sides[seat]["pieces"]))
            add(self.sides[seat]["pieces"], piece, -1)
            add(self.sides[seat]["removed"], piece, 1)
        elif atom.verb == "reward":
            name = yield from self.ask_one_of(seat, "reward", self.own_unfinished(seat))
            card = self.parts.sections[self.section(name)["card"]]
            if words[1] == "rubles":
                self.sides[seat]["rubles"] += card.rubles
            else:
                self.gain_recognition(seat, card.rp // 2)
        elif atom.verb == "take_service":
            service = yield from self.ask_one_of(seat, "take-service", set(self.guild["display"]))
            add(self.guild["display"], service, -1)
            add(self.sides[seat]["services"], service, 1)
        elif atom.verb == "draw_objective":
            yield from self.draw_objectives(seat, int(words[0]))
        elif atom.verb == "draw_section":
            yield from self.draw_sections(seat, words[2])
        elif atom.verb == "claim":
            name = yield from self.ask_one_of(seat, "claim", self.available())
            yield from self.claim(seat, name)
        else:
            raise AssertionError(atom)
        return 0

    def claim(self, seat: int, name: str) -> Flow:
        """RC-CLAIM."""
        raise NotImplementedError

    # -- costs and gains --

    def _pay(self, seat: int, atom: Atom) -> Counted:
        paid = 0
        for item in atom.items:
            paid += yield from self._pay_item(seat, item)
        return paid

    def _pay_item(self, seat: int, item: Item) -> Counted:
        if item.kinds == ("ruble",) and item.most > item.least:
            most = min(item.most, self.sides[seat]["rubles"])
            spent = yield from self.ask_one_of(seat, "spend", {str(n) for n in range(item.least, most + 1)})
            self._pay_piece(seat, "ruble", int(spent))
            return int(spent)
        if len(item.kinds) == 1:
            self._pay_piece(seat, item.kinds[0], item.least)
            return item.least
        paid = 0
        while paid < item.most:
            held = {kind for kind in self.payable_kinds(item) if self.sides[seat]["inventory"].get(kind)}
            pieces = sum(self.sides[seat]["inventory"][kind] for kind in held)
            if pieces == item.least - paid:  # all of it: there is only one way to pay
                for kind in held:
                    self.hand_in(seat, kind, self.sides[seat]["inventory"][kind])
                return item.least
            answers = {f"pay {kind}" for kind in held} | ({"stop"} if paid >= item.least else set())
            answer = yield from self.ask(seat, answers)
            if answer == "stop":
                break
            self.hand_in(seat, answer.removeprefix("pay "))
            paid += 1
        return paid

    def _pay_piece(self, seat: int, kind: str, count: int) -> None:
        side = self.sides[seat]
        if kind == "ruble":
            side["rubles"] -= count
        elif kind == "permit":
            side["permits"] -= count
        elif kind == "rp":
            self.lose_recognition(seat, count)
        else:
            self.hand_in(seat, kind, count)

    def _count(self, seat: int, per: str, context: Context, paid: int) -> Counted:
        """How often something is gained."""
        if per == "paid":
            return paid
        if per == "dice_in_space":
            return self._dice_in_space(context)
        if per == "own_contractors_on_map":
            return int(sum(self.sides[seat]["sent"].values()))
        if per == "own_banners_at_foreman":
            return self.banners_in(self.guild["foreman"], seat)
        if per:
            rival = yield from self.ask_one_of(seat, "rival", {str(other + 1) for other in self.others(seat)})
            if per == "other_contractors_on_map":
                return int(sum(self.sides[int(rival) - 1]["sent"].values()))
            return self.banners_in(self.guild["foreman"], int(rival) - 1)
        return 1

    def _dice_in_space(self, context: Context) -> int:
        """RC-EFF-11."""
        if self.moved:
            return len(self.dice_on(self.landed))
        if context.workshop:
            return len(self.dice_on(self.market["dice"][context.workshop.split("-")[0]][0]))
        return 1

    def gain(self, seat: int, atom: Atom, times: int) -> Flow:
        """Fixed materials together, for not all may fit (RC-INV-03); then money and points; then what is chosen."""
        fixed = {i.kinds[0]: i.least * times for i in atom.items if len(i.kinds) == 1 and i.kinds[0] in KINDS}
        if fixed:
            yield from self._store_mixed(seat, fixed)
        gained = {item.kinds[0]: item.least * times for item in atom.items}
        self.sides[seat]["rubles"] += gained.get("ruble", 0)
        self.gain_permits(seat, gained.get("permit", 0))
        self.gain_recognition(seat, gained.get("rp", 0))
        self.gain_prestige(seat, gained.get("pp", 0))  # after the RP (RC-TRACK-12)
        for item in atom.items:
            if len(item.kinds) > 1:
                yield from self._take(seat, item.kinds, item.least * times)

    def _store_mixed(self, seat: int, gained: dict[str, int]) -> Flow:
        gained = {kind: min(count, self.left(kind)) for kind, count in gained.items()}
        while self.room(seat) > 0 and sum(gained.values()) > 0:
            if sum(gained.values()) <= self.room(seat):
                for kind, count in gained.items():
                    self.store(seat, kind, count)
                return
            kind = yield from self.ask_one_of(seat, "keep", {kind for kind, count in gained.items() if count})
            self.store(seat, kind)
            gained[kind] -= 1

    def _take(self, seat: int, kinds: tuple[str, ...], count: int) -> Flow:
        """So many of choice (RC-EFF-04)."""
        for _ in range(count):
            there = {kind for kind in kinds if self.left(kind)}
            if there and self.room(seat) > 0:
                self.store(seat, (yield from self.ask_one_of(seat, "take", there)))

    # -- the market, from an effect --

    def obtain_at(self, seat: int, space: int, times: int) -> Flow:
        """What the tile of a market space shows, so many times."""
        effect = self.parts.resources[self.market["tiles"][space - 1]]
        yield from self.gain(seat, effect[0][0][0], times)

    def _obtain(self, seat: int, where: str, times: str) -> Flow:
        if where == "any_die":
            die = yield from self.ask_one_of(seat, "die", set(self.dice()))
            space = self.market["dice"][die][0]
        elif where.endswith("_die"):
            space = self.market["dice"][where.removesuffix("_die")][0]
        else:
            space = int((yield from self.ask_one_of(seat, "space", set("12345678"))))
        if times == "xmoved":
            dice = len(self.dice_on(space))
            virtual = self.options["scribes_virtual_die"] == "on"
            yield from self.obtain_at(seat, space, min(3, dice + 1) if virtual else max(1, dice))
        else:
            yield from self.obtain_at(seat, space, int(times[1:]))

    def activate(self, user: int, owner: int, space: str) -> Flow:
        """The benefit of one face-up tile, once."""
        tile, way = self.sides[owner]["workshop"][space]
        assert way == "up"
        yield from self.carry_out(user, self.parts.tiles[tile], Context(space))

    def _activate(self, seat: int, words: tuple[str, ...]) -> Flow:
        count, whose = int(words[0]), words[1]
        if whose == "other_workshop":
            tiles = {
                f"borrow {other + 1} {space}" for other in self.others(seat) for space in self.usable_tiles(other, seat)
            }
            if tiles:
                _, owner, space = (yield from self.ask(seat, tiles)).split()
                yield from self.activate(seat, int(owner) - 1, space)
            return
        twice = len(words) > 2
        used: set[str] = set()
        for _ in range(count):
            spaces = self.usable_tiles(seat, seat) - used
            answers = {f"activate {space}" for space in spaces}
            if count > 1 or twice:
                answers.add("decline")
            if not answers:
                return
            answer = yield from self.ask(seat, answers)
            if answer == "decline":
                return
            space = answer.removeprefix("activate ")
            used.add(space)
            yield from self.activate(seat, seat, space)
            if twice:
                yield from self.benefit(seat, self.parts.tiles[self.sides[seat]["workshop"][space][0]], Context(space))

    def influence(self, seat: int, answer: str, once: bool = False) -> Flow:
        """Use influence: RC-MKT-13 to -18; `once`: an infinity action too (R-37)."""
        quadrant, letter = int(answer[-2]) - 1, answer[-1]
        action = self.parts.cards[self.market["cards"][quadrant]][letter]
        if action.lightning:
            self.lightning_used.add((quadrant, letter))
        while True:
            yield from self.carry_out(seat, action.effect, Context())
            if action.lightning or once or not self.possible(seat, action.effect):
                return
            if (yield from self.ask(seat, {"again", "stop"})) == "stop":
                return

    def deal_answers(self, seat: int, without: set[str]) -> set[str]:
        """The market actions for the moved die, but for these kinds."""
        assert self.moved
        answers = set()
        if "obtain" not in without:
            answers.add("obtain")
        if "influence" not in without:
            answers |= self.influence_answers(seat, [(self.landed - 1) // 2])
        if "activate" not in without:
            own = {space for space in WORKSHOP if space.split("-")[0] == self.moved}
            answers |= {f"activate {space}" for space in own & self.usable_tiles(seat, seat)}
            token = self.sides[seat]["specialist"]
            if self.moved == "black" and token and self.possible(seat, self.parts.tokens[token]):
                answers.add("specialist")
        return answers

    def deal(self, seat: int, answer: str) -> Asked:
        """Carry out a market action; which kind it was."""
        if answer == "obtain":
            yield from self.obtain_at(seat, self.landed, len(self.dice_on(self.landed)))
            return "obtain"
        if answer.startswith("influence"):
            yield from self.influence(seat, answer)
            return "influence"
        if answer == "specialist":
            side = self.sides[seat]
            token, side["specialist"] = side["specialist"], None
            side["tools"].append(token)
            yield from self.carry_out(seat, self.parts.tokens[token], Context())
        else:
            yield from self.activate(seat, seat, answer.removeprefix("activate "))
        return "activate"

    def _extra_deals(self, seat: int, count: int, twice: bool) -> Flow:
        """The Shopkeepers: one extra market action, the same one twice, or two different ones."""
        allowed = self.options["shopkeepers_influence"] == "on"
        never = set() if allowed else {"influence"}
        without = set(never)
        for _ in range(count):
            kind = yield from self._extra_deal(seat, without)
            if not kind:
                return
            without.add(kind)
            if twice:
                yield from self._extra_deal(seat, DEALS - {kind} | never)

    def _extra_deal(self, seat: int, without: set[str]) -> Asked:
        """Of which kind it was; nothing if it was declined or there is none."""
        answer = yield from self.ask(seat, self.deal_answers(seat, without) | {"stop"})
        return "" if answer == "stop" else (yield from self.deal(seat, answer))
