"""Splendor again, from its rules alone: nothing here comes from the engine but saved positions and texts of actions.

A match is a coroutine that reads like the rulebook: it yields the answers it would accept and is sent the one chosen.
All of Splendor's hidden cards are in the saved position, so no step needs to be told what chance brought.
"""

from __future__ import annotations

import csv
from collections.abc import Generator, Mapping
from itertools import combinations
from pathlib import Path
from typing import Any

COLOURS = "wbgrk"
COLUMNS = {"w": "white", "b": "blue", "g": "green", "r": "red", "k": "black"}
GOLD = "o"
GEMS_FOR = {2: 4, 3: 5, 4: 7}

Flow = Generator[set[str], str, str]


class Card:
    def __init__(self, row: dict[str, str]) -> None:
        self.bonus = next(letter for letter, column in COLUMNS.items() if column == row["bonus"])
        self.points = int(row["points"])
        self.price = {letter: int(row[column]) for letter, column in COLUMNS.items()}


class Noble:
    def __init__(self, row: dict[str, str]) -> None:
        self.points = int(row["points"])
        self.wants = {letter: int(row[column]) for letter, column in COLUMNS.items()}


def read_cards(folder: Path) -> dict[str, Card]:
    """By name: level, letter of the bonus, and the how-manieth of these it is in the file."""
    cards: dict[str, Card] = {}
    seen: dict[str, int] = {}
    with (folder / "cards.csv").open(encoding="utf-8") as file:
        for row in csv.DictReader(file):
            card = Card(row)
            kind = row["level"] + card.bonus
            seen[kind] = seen.get(kind, 0) + 1
            cards[f"{kind}{seen[kind]}"] = card
    return cards


def read_nobles(folder: Path) -> dict[str, Noble]:
    with (folder / "nobles.csv").open(encoding="utf-8") as file:
        return {f"n{number}": Noble(row) for number, row in enumerate(csv.DictReader(file), 1)}


class Player:
    def __init__(self) -> None:
        self.tokens = dict.fromkeys(COLOURS + GOLD, 0)
        self.bought: list[str] = []
        self.reserved: list[str] = []
        self.drawn_blind: set[str] = set()
        self.nobles: list[str] = []


class Match:
    """A match from its first position on. `legal` are the answers of seat `mover` (None: it is over)."""

    def __init__(self, folder: Path, position: str, options: Mapping[str, Any]) -> None:
        self.cards = read_cards(folder)
        self.nobles = read_nobles(folder)
        table, supply, face_up, nobles, decks = position.split()[:5]
        self.seats = int(table.split(":")[0])
        self.target: int = options["target"]
        self.small_takes = options["small_takes"] == "on"
        self.supply = dict(zip(COLOURS + GOLD, map(int, supply.split(".")), strict=True))
        self.face_up = {
            f"{level}-{place}": name
            for level, row in enumerate(face_up.split("/"), 1)
            for place, name in enumerate(row.split("."), 1)
        }
        self.nobles_shown = nobles.split(".")
        self.decks = {str(level): names.split(".") for level, names in enumerate(decks.split("/"), 1)}
        self.players = [Player() for _ in range(self.seats)]
        self.turns = 0
        self.passes = 0
        self.reason: str | None = None
        self._flow = self._play()
        self.legal: set[str] = next(self._flow)

    @property
    def mover(self) -> int | None:
        return None if self.reason else self.turns % self.seats

    def step(self, action: str, after: str) -> None:
        """What follows an action, up to the next choice."""
        try:
            self.legal = self._flow.send(action)
        except StopIteration as end:
            self.reason, self.legal = end.value, set()

    # -- the course of play --

    def wrong_at_the_start(self) -> list[str]:
        """What is not laid out by SPL-SETUP-01 to -04."""
        wrong = []
        gems = GEMS_FOR[self.seats]
        if self.supply != {**dict.fromkeys(COLOURS, gems), GOLD: 5}:
            wrong.append(f"SPL-SETUP-04: {self.supply}")
        if len(set(self.nobles_shown)) != self.seats + 1 or not set(self.nobles_shown) <= set(self.nobles):
            wrong.append(f"SPL-SETUP-03: {self.nobles_shown}")
        dealt = list(self.face_up.values())
        for level, size in (("1", 40), ("2", 30), ("3", 20)):
            of_level = [name for name in dealt if name[0] == level]
            if len(of_level) != 4 or any(self.face_up[f"{level}-{place}"] not in of_level for place in (1, 2, 3, 4)):
                wrong.append(f"SPL-SETUP-02: {of_level}")
            all_cards = sorted(of_level + self.decks[level])
            if all_cards != sorted(name for name in self.cards if name[0] == level) or len(all_cards) != size:
                wrong.append(f"SPL-SETUP-01: level {level}")
        return wrong

    def _play(self) -> Flow:
        while True:
            yield from self._turn(self.players[self.turns % self.seats])
            if self.passes == self.seats:
                return "deadlock"  # at once (SPL-TURN-03)
            self.turns += 1
            if self.turns % self.seats == 0 and any(self.points(p) >= self.target for p in self.players):
                return "target"

    def _turn(self, player: Player) -> Flow:
        actions = self._takes() | self._reserves(player) | self._buys(player)
        answer = yield actions or {"pass"}
        verb, _, what = answer.partition(" ")
        self.passes = self.passes + 1 if verb == "pass" else 0
        if verb == "take":
            for colour in what:
                self._move_token(self.supply, player.tokens, colour)
        elif verb == "reserve":
            player.reserved.append(self.face_up[what])
            self._refill(what)
            self._take_gold(player)
        elif verb == "reserve-deck":
            player.reserved.append(self.decks[what].pop())
            player.drawn_blind.add(player.reserved[-1])
            self._take_gold(player)
        elif verb == "buy":
            yield from self._buy(player, self.face_up[what])
            self._refill(what)
        elif verb == "buy-hand":
            name = player.reserved[int(what) - 1]
            player.drawn_blind.discard(name)  # it is shown before it is paid
            yield from self._buy(player, name)
            player.reserved.remove(name)
        yield from self._return_tokens(player)
        yield from self._receive_noble(player)
        return ""

    # -- what may be done --

    def _takes(self) -> set[str]:
        left = [colour for colour in COLOURS if self.supply[colour] > 0]
        takes = {"".join(three) for three in combinations(left, 3)}
        if len(left) < 3 or self.small_takes:
            takes |= {"".join(two) for two in combinations(left, 2)} | set(left)
        takes |= {colour * 2 for colour in COLOURS if self.supply[colour] >= 4}
        return {f"take {colours}" for colours in takes}

    def _reserves(self, player: Player) -> set[str]:
        if len(player.reserved) == 3:
            return set()
        shown = {f"reserve {place}" for place, name in self.face_up.items() if name != "-"}
        return shown | {f"reserve-deck {level}" for level, deck in self.decks.items() if deck}

    def _buys(self, player: Player) -> set[str]:
        shown = {f"buy {place}" for place, name in self.face_up.items() if name != "-" and self._affords(player, name)}
        hand = enumerate(player.reserved, 1)
        return shown | {f"buy-hand {number}" for number, name in hand if self._affords(player, name)}

    def _due(self, player: Player, name: str) -> dict[str, int]:
        """The price after bonuses (SPL-BUY-02)."""
        bonuses = self.bonuses(player)
        return {colour: max(0, price - bonuses[colour]) for colour, price in self.cards[name].price.items()}

    def _affords(self, player: Player, name: str) -> bool:
        missing = [max(0, due - player.tokens[colour]) for colour, due in self._due(player, name).items()]
        return sum(missing) <= player.tokens[GOLD]

    # -- what is done --

    def _move_token(self, origin: dict[str, int], goal: dict[str, int], colour: str) -> None:
        assert origin[colour] > 0
        origin[colour] -= 1
        goal[colour] += 1

    def _take_gold(self, player: Player) -> None:
        if self.supply[GOLD] > 0:
            self._move_token(self.supply, player.tokens, GOLD)

    def _refill(self, place: str) -> None:
        deck = self.decks[place[0]]
        self.face_up[place] = deck.pop() if deck else "-"

    def _buy(self, player: Player, name: str) -> Flow:
        """Pay with as little gold as can be; then gold may take the place of gems just paid (SPL-BUY-03)."""
        paid = dict.fromkeys(COLOURS, 0)
        for colour, due in self._due(player, name).items():
            for _ in range(due):
                if player.tokens[colour] > 0:
                    self._move_token(player.tokens, self.supply, colour)
                    paid[colour] += 1
                else:
                    self._move_token(player.tokens, self.supply, GOLD)
        while player.tokens[GOLD] > 0 and any(paid.values()):
            answer = yield {f"gold-for {colour}" for colour in COLOURS if paid[colour] > 0} | {"pay"}
            if answer == "pay":
                break
            paid[answer[-1]] -= 1
            self._move_token(self.supply, player.tokens, answer[-1])
            self._move_token(player.tokens, self.supply, GOLD)
        player.bought.append(name)
        return ""

    def _return_tokens(self, player: Player) -> Flow:
        while sum(player.tokens.values()) > 10:
            held = [colour for colour in COLOURS + GOLD if player.tokens[colour] > 0]
            colour = held[0] if len(held) == 1 else (yield {f"return {colour}" for colour in held})[-1]
            self._move_token(player.tokens, self.supply, colour)
        return ""

    def _receive_noble(self, player: Player) -> Flow:
        bonuses = self.bonuses(player)
        taken = [name for other in self.players for name in other.nobles]
        pleased = {
            f"noble {number}": name
            for number, name in enumerate(self.nobles_shown, 1)
            if name not in taken and all(bonuses[colour] >= n for colour, n in self.nobles[name].wants.items())
        }
        if len(pleased) > 1:
            player.nobles.append(pleased[(yield set(pleased))])
        elif pleased:
            player.nobles += pleased.values()
        return ""

    # -- counting --

    def bonuses(self, player: Player) -> dict[str, int]:
        return {colour: sum(self.cards[name].bonus == colour for name in player.bought) for colour in COLOURS}

    def points(self, player: Player) -> int:
        return sum(self.cards[n].points for n in player.bought) + sum(self.nobles[n].points for n in player.nobles)

    def sheet(self) -> dict[str, list[int]]:
        """Where the points come from."""
        return {
            "splendor-score-cards": [sum(self.cards[name].points for name in p.bought) for p in self.players],
            "splendor-score-nobles": [sum(self.nobles[name].points for name in p.nobles) for p in self.players],
        }

    def result(self) -> tuple[str, list[int], list[int]] | None:
        """Why it ended, the points and the ranks: most points, then fewest cards (SPL-END-02, -03)."""
        if self.reason is None:
            return None
        standings = [(self.points(player), -len(player.bought)) for player in self.players]
        ranks = [1 + sum(other > mine for other in standings) for mine in standings]
        return self.reason, [points for points, _ in standings], ranks

    def differences(self, position: str) -> list[str]:
        """In what the engine's position is not this one; a choice still to be made stands in the last field."""
        _, supply, face_up, nobles, decks, sides, turns, passes, over, _ = position.split()
        owners = {name: seat for seat, player in enumerate(self.players) for name in player.nobles}
        rows = [[self.face_up[f"{level}-{place}"] for place in (1, 2, 3, 4)] for level in (1, 2, 3)]
        compared = {
            "supply": (".".join(str(self.supply[colour]) for colour in COLOURS + GOLD), supply),
            "face up": ("/".join(".".join(row) for row in rows), face_up),
            "nobles": (".".join(n + (f"={owners[n]}" if n in owners else "") for n in self.nobles_shown), nobles),
            "decks": ("/".join(".".join(self.decks[level]) or "-" for level in "123"), decks),
            "turns": (str(self.turns), turns),
            "passes": (str(self.passes), passes),
            "over": (str({None: 0, "target": 1, "deadlock": 2}[self.reason]), over),
        }
        for seat, (player, described) in enumerate(zip(self.players, sides.split("|"), strict=True)):
            tokens, bought, hand = described.split("/")
            mine = ".".join(name + "?" * (name in player.drawn_blind) for name in player.reserved) or "-"
            compared[f"tokens of {seat}"] = (".".join(str(player.tokens[c]) for c in COLOURS + GOLD), tokens)
            compared[f"cards of {seat}"] = (".".join(sorted(player.bought)) or "-", ".".join(sorted(bought.split("."))))
            compared[f"hand of {seat}"] = (mine, hand)
        return [f"{what}: {mine} here, {theirs} there" for what, (mine, theirs) in compared.items() if mine != theirs]
