"""Play scripts for The Red Cathedral: lay out a position by names, play by action texts, look at the outcome.

    table = Table(2).claim(0, "1-1").give(0, lumber=2)
    table.plays("deliver lumber 1-1", "deliver lumber 1-1")
    assert table.refused("deliver lumber 1-1") == "RC-BUILD-04"

The table starts from a fixed layout: plan `even`, cards B01, M01, D01, B02 … from the left, tiles W01 … on them,
resource
tiles RP, lumber, brick, stone, gold, green, purple, rubles on spaces 1 to 8, influence cards CR1, TE1, ME1 and the
fourth,
every die showing 1: white on space 1, red on 2, green on 3, blue on 4, yellow on 5, black on 6.
"""

from __future__ import annotations

import json
from typing import Any, cast

import pytest

from guildhall import games
from guildhall.core.errors import IllegalAction
from guildhall.core.rule import Reason
from guildhall.core.state import require_legal
from guildhall.games.red_cathedral.components.parts import SPACE_NAMES
from guildhall.games.red_cathedral.components.vocabulary import DICE
from guildhall.games.red_cathedral.game import RedCathedralGame, RedCathedralSetup
from guildhall.games.red_cathedral.rules.turns import BASIC_ACTION
from guildhall.games.red_cathedral.state import RedCathedral

GAME = cast("RedCathedralGame", games.game("red_cathedral"))

TILES = ("R_RP", "R_LUMBER", "R_BRICK", "R_STONE", "R_GOLD", "R_GREEN", "R_PURPLE", "R_RUBLE")
LUMBER, BRICK, STONE, GOLD, GREEN, PURPLE, RUBLE = 2, 3, 4, 5, 6, 7, 8
"""The space of each resource tile."""
RP = PERMIT = 1


def setup_of(seats: int, options: dict[str, Any] | None = None, game: RedCathedralGame = GAME) -> RedCathedralSetup:
    found = game.setup(seats, options or {})
    assert isinstance(found, RedCathedralSetup)
    return found


class Table:
    """A position being laid out, then played."""

    def __init__(self, seats: int = 2, seed: int = 1, game: RedCathedralGame = GAME, **options: Any) -> None:
        given = {key.replace("solo_", "solo."): value for key, value in options.items()}
        if seats == 1:
            given.setdefault("solo.first_claim", "none")
        else:
            given.setdefault("start_player", "1")
        self.setup = setup_of(seats, given, game)
        self.data: dict[str, Any] = json.loads(self.setup.start(seed).save())
        self._state: RedCathedral | None = None
        self._played = False
        self.events: list[Any] = []
        self._lay_out(max(2, seats))

    def _lay_out(self, players: int) -> None:
        data, parts = self.data, GAME.parts
        plan = f"P{players}-even"
        middles = parts.plan_middles[parts.plan_names.index(plan)]
        decks = {kind: iter([f"{kind}{number:02}" for number in range(1, 21)]) for kind in "BMD"}
        out = {"W10", "W12"} if "map" in data else set()
        names = [name for name in parts.tile_names[:28] if name not in out] + (["WX1", "WX2"] if out else [])
        tiles = iter(names)
        data["plan"] = plan
        data["towers"] = [
            [
                {"card": next(decks["B" if level == 0 else "D" if level == m + 1 else "M"]), "tile": next(tiles)}
                for level in range(m + 2)
            ]
            for m in middles
        ]
        market = data["market"]
        market["tiles"] = list(TILES)
        if "map" in data:
            market["tiles"][0] = "R_PERMIT"
        fourth = next(c for c in market["cards"] if c[:2] not in ("CR", "TE", "ME"))
        market["cards"] = ["CR1", "TE1", "ME1", fourth]
        market["dice"] = {name: [number + 1, 1] for number, name in enumerate(market["dice"])}
        if data["guild"]["section_deck"]:
            used = {section["card"] for tower in data["towers"] for section in tower}
            data["guild"]["section_deck"] = [name for name in parts.card_names if name not in used]

    # -- laying out -----------------------------------------------------------------------------------------

    def side(self, side: int, **values: Any) -> Table:
        self.data["sides"][side].update(values)
        return self

    def give(self, side: int, **counts: int) -> Table:
        """Materials from the supply to an Inventory."""
        inventory = self.data["sides"][side]["inventory"]
        for kind, count in counts.items():
            self.data["supply"][kind] = self.data["supply"].get(kind, 0) - count
            inventory[kind] = inventory.get(kind, 0) + count
        return self

    def dice(self, **places: tuple[int, int]) -> Table:
        for name, place in places.items():
            self.data["market"]["dice"][name] = list(place)
        return self

    def cards(self, *names: str) -> Table:
        self.data["market"]["cards"] = list(names)
        return self

    def section(self, name: str) -> dict[str, Any]:
        tower, level = (int(word) - 1 for word in name.split("-"))
        found: dict[str, Any] = self.data["towers"][tower][level]
        return found

    def card(self, name: str, card: str) -> Table:
        """Put a certain cathedral card at a place; the one that lay there goes where that one was."""
        here = self.section(name)
        for tower in self.data["towers"]:
            for other in tower:
                if other["card"] == card:
                    other["card"] = here["card"]
        here["card"] = card
        return self

    def tile(self, name: str, tile: str) -> Table:
        here = self.section(name)
        for tower in self.data["towers"]:
            for other in tower:
                if other.get("tile") == tile:
                    other["tile"] = here["tile"]
        here["tile"] = tile
        return self

    def claim(
        self,
        side: int,
        name: str,
        done: bool = False,
        space: str = "",
        up: bool = False,
        banner: str = "outside",
        ornament: tuple[int, int] | None = None,
        **goods: int,
    ) -> Table:
        """A section with a banner on it; its tile lies face down on the first free space unless told otherwise."""
        here, player = self.section(name), self.data["sides"][side]
        here["owner"] = side
        tile = here.pop("tile")
        if side < self.setup.seats:
            if banner == "outside" and player["outside"]:
                player["outside"] = player["outside"] & (player["outside"] - 1)
            else:
                player["banners"] -= 1
            free = [word for word in SPACE_NAMES if word not in player["workshop"]]
            player["workshop"][space or free[0]] = [tile, "up" if up else "down"]
        else:
            player["banners"] -= 1
        if done:
            here["done"] = True
            player["finished"] += 1
        for kind, count in goods.items():
            self.data["supply"][kind] -= count
        if goods:
            here["goods"] = dict(goods)
        if ornament is not None:
            self.decorated(name, *ornament)
        return self

    def decorated(self, name: str, side: int, jewels: int = 0) -> Table:
        """An ornamentation of a side on a finished section."""
        here = self.section(name)
        here["ornament"] = [side, jewels]
        piece = {"B": "door", "M": "arch", "D": "cross"}[here["card"][0]]
        self.data["sides"][side]["pieces"][piece] -= 1
        return self

    def send(self, side: int, city: str, count: int = 1) -> Table:
        player = self.data["sides"][side]
        player["sent"][city] = player["sent"].get(city, 0) + count
        player["contractors"] -= count
        return self

    def cities(self, *names: str) -> Table:
        """The cities of the towers, from the left; the others are closed."""
        self.data["map"]["cities"] = list(names)
        self.data["map"]["closed"] = [name for name in GAME.parts.city_names if name not in names]
        return self

    def token(self, token: str, where: str, side: int = 0) -> Table:
        """A specialist token goes on a stand (A to E), the `board` of a side or its `tools`, the `bag` or the `gone`
        ones."""
        chart = self.data["map"]
        for pile in (chart["bag"], chart["gone"], *(player["tools"] for player in self.data["sides"])):
            if token in pile:
                pile.remove(token)
        chart["stands"] = [None if here == token else here for here in chart["stands"]]
        for player in self.data["sides"]:
            if player["specialist"] == token:
                player["specialist"] = None
        if where == "board":
            self.data["sides"][side]["specialist"] = token
        elif where == "tools":
            self.data["sides"][side]["tools"].append(token)
        elif where in ("bag", "gone"):
            chart[where].append(token)
        else:
            stand = "ABCDE".index(where)
            if chart["stands"][stand]:
                chart["bag"].append(chart["stands"][stand])
            chart["stands"][stand] = token
        self._fill_stands()
        return self

    def _fill_stands(self) -> None:
        chart = self.data["map"]
        for stand, token in enumerate(chart["stands"]):
            if token is None and chart["bag"]:
                chart["stands"][stand] = chart["bag"].pop()

    def hand(self, side: int, *objectives: str) -> Table:
        for name in objectives:
            self.data["guild"]["deck"].remove(name)
            self.data["sides"][side]["hand"].append(name)
        return self

    def service(self, side: int, *services: str) -> Table:
        for name in services:
            self.data["guild"]["display"].pop(name)
            self.data["sides"][side]["services"][name] = 1
        return self

    def turn(self, side: int = 0, **values: int) -> Table:
        self.data["turn"]["active"] = side
        self.data["turn"].update(values)
        self.data["stack"] = [[int(BASIC_ACTION.kind), 0, 0, 0, 0, 0]]
        return self

    # -- playing ------------------------------------------------------------------------------------------

    @property
    def state(self) -> RedCathedral:
        if self._state is None:
            self._state = self.setup.load(json.dumps(self.data))
            self._state.events = self.events
        return self._state

    @property
    def seat(self) -> int:
        return int(self.state.mover())

    def plays(self, *texts: str) -> Table:
        """The seat to act does this, one after another; every position on the way must be sound."""
        self._played = True
        for text in texts:
            number = self.setup.catalogue.number(text)
            require_legal(self.state, self.seat, number)
            self.state.apply(self.seat, number)
            assert self.state.faults() == [], (text, self.state.faults())
        return self

    def legal(self) -> list[str]:
        if self.state.mover() < 0:
            return []
        return [self.setup.catalogue.text(number) for number in self.state.legal(self.seat)]

    def offers(self, verb: str) -> list[str]:
        """Legal answers that begin with a verb."""
        return [text for text in self.legal() if text.split()[0] == verb]

    def reason(self, text: str) -> Reason:
        """Why this is refused now."""
        found = self.state.reason(self.seat, self.setup.catalogue.number(text))
        assert found is not None
        return found

    def told(self, word: str) -> list[dict[str, Any]]:
        """What the log said under a word since the beginning."""
        return [event.args for event in self.events if event.key == f"red_cathedral-log-{word}"]

    def refused(self, text: str) -> str:
        """The rule that forbids this now; the attempt changes nothing (RC-DP-01)."""
        number = self.setup.catalogue.number(text)
        before = self.state.save()
        with pytest.raises(IllegalAction) as error:
            require_legal(self.state, self.seat, number)
        assert self.state.save() == before
        return error.value.rule

    # -- looking ------------------------------------------------------------------------------------------

    @property
    def now(self) -> dict[str, Any]:
        """The position as data."""
        found: dict[str, Any] = json.loads(self.state.save())
        return found

    def view(self, seat: int | None = 0) -> dict[str, Any]:
        return self.state.view(seat)

    def of(self, side: int) -> dict[str, Any]:
        found: dict[str, Any] = self.view(0)["sides"][side]
        return found

    def pos(self, side: int) -> int:
        return int(self.state.pos[side])

    def rubles(self, side: int) -> int:
        return int(self.state.rubles[side])

    def stored(self, side: int) -> dict[str, int]:
        found: dict[str, int] = self.of(side)["inventory"]
        return found

    def at(self, name: str) -> dict[str, Any]:
        tower, level = (int(word) - 1 for word in name.split("-"))
        found: dict[str, Any] = self.view(None)["towers"][tower]["sections"][level]
        return found

    def value(self, die: str) -> int:
        return int(self.state.die_value[DICE.index(die)])

    def place(self, die: str) -> int:
        return int(self.state.die_space[DICE.index(die)]) + 1

    @property
    def pending(self) -> str:
        found: str = self.view(None)["pending"]
        return found

    def market(self, die: str, space: int) -> Table:
        """The seat moves a die that stands so that its 1 brings it to this space."""
        assert not self._played, "lay the dice out before the first action"
        self._state = None
        self.dice(**{die: ((space - 2) % 8 + 1, 1)})
        return self.plays(f"move {die} +0")
