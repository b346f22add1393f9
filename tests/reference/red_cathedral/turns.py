"""A turn: free actions, the basic actions claim, build, market and hire, and when the match is over."""

from __future__ import annotations

from collections.abc import Callable

from tests.reference.red_cathedral.effects import Context, Effects
from tests.reference.red_cathedral.parts import COLOURS, WORKSHOP
from tests.reference.red_cathedral.table import Asked, Flow, add

FREE = ("sell", "reroll", "permit", "service")
DELIVERIES = ("deliver", "substitute", "decorate", "decorate-diamond")
BUILD = 3
ROUNDS_OF_STANDSTILL = 20
WAIVE = "V6"


class Turns(Effects):
    # -- free actions --

    def window(self, seat: int, answers: Callable[[], set[str]], even_one: bool = False, claim: bool = False) -> Asked:
        """A moment of RC-FREE-02: free actions come before the answer."""
        while True:
            answer = yield from self.ask(seat, answers() | self.free(seat, claim), even_one)
            verb = answer.split()[0]
            if verb not in FREE:
                return answer
            yield from self._do_free(seat, verb, answer)

    def free(self, seat: int, claim: bool) -> set[str]:
        side = self.sides[seat]
        found = set()
        if self.can_pay_prestige(seat):
            if not self.sold:
                found.add("sell")
            if not self.turn["rerolled"]:
                found |= {f"reroll {space}" for space in range(1, 9) if self.dice_on(space)}
            if self.module and side["permits"] < self.parts.most_permits:
                found.add("permit")
        if not self.turn["serviced"]:
            for service in side["services"]:
                usable = claim if service == WAIVE else self.possible(seat, self.parts.services[service])
                if usable:
                    found.add(f"service {service}")
        return found

    def _do_free(self, seat: int, verb: str, answer: str) -> Flow:
        if verb == "sell":
            self.sold = True
            while answer != "stop":
                self.pay_prestige(seat)
                self.sides[seat]["rubles"] += 2
                more = {"sell"} if self.can_pay_prestige(seat) else set()
                answer = yield from self.ask(seat, more | {"stop"})
        elif verb == "permit":
            self.pay_prestige(seat)
            self.gain_permits(seat, 1)
        elif verb == "reroll":
            self.pay_prestige(seat)
            self.turn["rerolled"] = 1
            self.roll(int(answer.split()[1]))
        else:
            service = answer.split()[1]
            self.turn["serviced"] = 1
            add(self.sides[seat]["services"], service, -1)
            self.turn["free_tile"] = int(service == WAIVE)
            yield from self.carry_out(seat, self.parts.services[service], Context())

    # -- the turn of a player --

    def player_turn(self, seat: int) -> Flow:
        answer = yield from self.window(seat, lambda: self.basic_actions(seat), even_one=True)
        verb = answer.split()[0]
        if verb == "claim":
            yield from self.claim(seat, answer.split()[1])
        elif verb in DELIVERIES:
            yield from self._build(seat, answer)
        elif verb == "move":
            yield from self._market(seat, *answer.split()[1:])
        elif verb == "hire":
            yield from self._hire(seat, answer.split()[1])
        yield from self.window(seat, lambda: {"end"}, even_one=True)

    def basic_actions(self, seat: int) -> set[str]:
        """RC-TURN-02 to -04."""
        found = self.deliveries(seat) | self._moves(seat) | self._hires(seat)
        if self.can_claim(seat):
            found |= {f"claim {name}" for name in self.available()}
        return found or {"pass"}

    # -- claim --

    def claim(self, seat: int, name: str) -> Flow:
        side = self.sides[seat]
        section = self.section(name)
        banner = yield from self.ask_one_of(seat, "banner", self._banners(seat))
        if banner == "inventory":
            side["banners"] -= 1
        elif banner == "outside":
            side["outside"] &= side["outside"] - 1
        else:
            side["outside"] -= {"white-a": 1, "white-b": 2}[banner]
        self.progress()
        section["owner"] = seat
        tile = section.pop("tile")
        self.moves_pawn(name)
        _, space, way = (yield from self.window(seat, lambda: self._placements(seat), claim=True)).split()
        free, self.turn["free_tile"] = self.turn["free_tile"], 0
        side["workshop"][space] = [tile, way]
        if way == "up":
            if not free:
                side["rubles"] -= self._space_cost(seat, space)
            yield from self.benefit(seat, self.parts.tiles[tile], Context(space))

    def _banners(self, seat: int) -> set[str]:
        side = self.sides[seat]
        found = {"inventory"} if side["banners"] else set()
        if side["outside"]:
            if self._on_white_spaces():
                found |= {space for space, bit in (("white-a", 1), ("white-b", 2)) if side["outside"] & bit}
            else:
                found.add("outside")
        return found

    def _on_white_spaces(self) -> bool:
        return bool(self.parts.boards[self.options["workshop_board"]]["outside_banners"] == "on_white_spaces")

    def _placements(self, seat: int) -> set[str]:
        side = self.sides[seat]
        blocked = {space for space in self._banners(seat) if space.startswith("white")}
        found = set()
        for space in WORKSHOP:
            if space in side["workshop"] or space in blocked:
                continue
            found.add(f"place {space} down")
            if self.turn["free_tile"] or side["rubles"] >= self._space_cost(seat, space):
                found.add(f"place {space} up")
        return found

    def _space_cost(self, seat: int, space: str) -> int:
        board = self.parts.boards[self.options["workshop_board"]]
        if space.startswith("white"):
            return int(board[space.replace("-", "_")])
        steps = (COLOURS.index(space) - seat) % 4
        return int(board["own" if steps == 0 else f"next{steps}"])

    def moves_pawn(self, name: str) -> None:
        """RC-SOLO-46."""
        if self.solo:
            self.position["ivan"]["pawn"] = int(name.split("-")[0])

    # -- build --

    def _build(self, seat: int, answer: str) -> Flow:
        left = BUILD
        while answer != "stop":
            left -= yield from self.deliver(seat, answer, left)
            if not left:
                return
            if not self.deliveries(seat) and "brickmakers" not in self.groups():
                return  # only a service could bring materials, so no delivery can follow
            answer = yield from self.window(seat, lambda: self.deliveries(seat) | {"stop"})

    # -- market --

    def _moves(self, seat: int) -> set[str]:
        found = set()
        rubles = self.sides[seat]["rubles"]
        for die in self.dice():
            space, value = self.market["dice"][die]
            farther = min(7, rubles) if die in ("white", "black", self.colour(seat)) else 0
            for extra in range(farther + 1):
                others = [other for other in self.dice_on((space - 1 + value + extra) % 8 + 1) if other != die]
                if len(others) < 3:
                    found.add(f"move {die} +{extra}")
        return found

    def _market(self, seat: int, die: str, extra: str) -> Flow:
        space, value = self.market["dice"][die]
        self.sides[seat]["rubles"] -= int(extra)
        self.landed = (space - 1 + value + int(extra)) % 8 + 1
        self.market["dice"][die][0] = self.landed
        self.moved = die
        used: set[str] = set()
        while True:
            answer = yield from self.window(seat, lambda: self.deal_answers(seat, used) | {"finish"}, even_one=True)
            if answer == "finish":
                break
            used.add((yield from self.deal(seat, answer)))
        self.roll(self.landed)
        self.moved = None

    # -- hire --

    def _in_city(self, city: str) -> int:
        return sum(side["sent"].get(city, 0) for side in self.sides)

    def _hires(self, seat: int) -> set[str]:
        side = self.sides[seat]
        if not self.module or not side["contractors"]:
            return set()
        cities = self.parts.spaces_of_city.keys() - set(self.position["map"]["closed"])
        return {f"hire {city}" for city in cities if side["permits"] >= self._in_city(city) + 1}

    def _hire(self, seat: int, city: str) -> Flow:
        self.progress()
        side = self.sides[seat]
        bonus = self.parts.bonuses[6 - side["contractors"]]
        side["permits"] -= self._in_city(city) + 1
        side["contractors"] -= 1
        add(side["sent"], city, 1)
        yield from self.carry_out(seat, bonus, Context())
        if not self._tokens_near(city):
            return
        verb, stand = (yield from self.window(seat, lambda: self._token_answers(seat, city))).split()
        stands = self.position["map"]["stands"]
        place = self.parts.stands.index(stand)
        token, stands[place] = stands[place], None
        if verb == "buy-token":
            side["rubles"] -= self.parts.token_price
            if side["specialist"]:
                replaced = self.options["replaced_specialist"] == "tool"
                (side["tools"] if replaced else self.position["map"]["gone"]).append(side["specialist"])
            side["specialist"] = token
        else:
            self.position["map"]["gone"].append(token)
        self.refill()

    def _tokens_near(self, city: str) -> list[str]:
        stands = dict(zip(self.parts.stands, self.position["map"]["stands"], strict=True))
        return [stand for stand in self.parts.spaces_of_city[city] if stands[stand]]

    def _token_answers(self, seat: int, city: str) -> set[str]:
        near = self._tokens_near(city)
        buys = {f"buy-token {s}" for s in near} if self.sides[seat]["rubles"] >= self.parts.token_price else set()
        return buys | {f"remove-token {stand}" for stand in near}

    def refill(self) -> None:
        """Empty spaces from the bag, as far as it lasts (RC-CON-20, -21)."""
        stands, bag = self.position["map"]["stands"], self.position["map"]["bag"]
        for place, token in enumerate(stands):
            if token is None and bag:
                stands[place] = self.after["map"]["stands"][place]
                bag.remove(stands[place])
