"""The title: reads the components, knows the catalogue, deals the first position."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, cast

from guildhall.core.arrays import listed
from guildhall.core.catalogue import Action, Catalogue
from guildhall.core.components import Shelf
from guildhall.core.errors import BadComponents
from guildhall.core.game import Game, Provenance, Setup
from guildhall.core.options import Value
from guildhall.core.rng import SETUP, Rng
from guildhall.games.splendor import actions as act
from guildhall.games.splendor.components import DECK_SIZE, LETTERS, Components
from guildhall.games.splendor.meta import META
from guildhall.games.splendor.position import load_into
from guildhall.games.splendor.state import Splendor, empty_board

COLOUR_WORDS = ("white", "blue", "green", "red", "black")


def read_components(shelf: Shelf) -> Components:
    """Cards and nobles from their files, checked."""
    cost, bonus, points, level = [], [], [], []
    rows = shelf.rows("cards.csv", ("level", "bonus", "points", *COLOUR_WORDS))
    for row in rows:
        level.append(row.number_in("level", 1, 3, "SPL-SETUP-01") - 1)
        bonus.append(COLOUR_WORDS.index(row.word_in("bonus", COLOUR_WORDS, "SPL-BUY-02")))
        points.append(row.number_in("points", 0, 9, "SPL-BUY-06"))
        price = [row.number_in(colour, 0, 7, "SPL-BUY-02") for colour in COLOUR_WORDS]
        if sum(price) == 0:
            raise row.fail("a card has a price", "SPL-BUY-02")
        cost += price
        if len(level) > 1 and level[-1] < level[-2]:
            raise row.fail("cards stand level by level", "SPL-SETUP-01")
    for number, size in enumerate(DECK_SIZE):
        if level.count(number) != size:
            message = f"level {number + 1} has {size} cards, not {level.count(number)}"
            raise BadComponents("cards.csv", None, message, "SPL-SETUP-01")
    requires, noble_points = [], []
    for row in shelf.rows("nobles.csv", ("points", *COLOUR_WORDS)):
        noble_points.append(row.number_in("points", 3, 3, "SPL-NOBLE-03"))
        wish = [row.number_in(colour, 0, 7, "SPL-NOBLE-01") for colour in COLOUR_WORDS]
        if sum(wish) == 0:
            raise row.fail("a noble wishes for some bonuses", "SPL-NOBLE-01")
        requires += wish
    if len(noble_points) < 5:
        raise BadComponents("nobles.csv", None, "four players need five nobles", "SPL-SETUP-03")
    return Components(cost, bonus, points, level, requires, noble_points)


def catalogue() -> Catalogue:
    """All 78 actions, in the order of their numbers."""
    tokens = LETTERS + "o"
    found = []
    for number in range(act.RESERVE):
        word = act.take_text(number)
        found.append(Action("take", (word,), tuple(f"token:{letter}" for letter in word)))
    slots = [f"{level}-{place}" for level in (1, 2, 3) for place in (1, 2, 3, 4)]
    found += [Action("reserve", (slot,), (f"card:{slot}",)) for slot in slots]
    found += [Action("reserve-deck", (str(level),), (f"deck:{level}",)) for level in (1, 2, 3)]
    found += [Action("buy", (slot,), (f"card:{slot}",)) for slot in slots]
    found += [Action("buy-hand", (str(place),), (f"hand:{place}",)) for place in (1, 2, 3)]
    found.append(Action("pass"))
    found += [Action("return", (letter,), (f"own:{letter}",)) for letter in tokens]
    found.append(Action("pay"))
    found += [Action("gold-for", (letter,), (f"own:{letter}",)) for letter in LETTERS]
    found += [Action("noble", (str(place),), (f"noble:{place}",)) for place in (1, 2, 3, 4, 5)]
    return Catalogue(found)


class SplendorSetup(Setup):
    """Seats and options of a match of Splendor."""

    def __init__(self, game: SplendorGame, seats: int, options: Mapping[str, Value]) -> None:
        super().__init__(game, seats, options)
        self._parts = game.components

    @cached_property
    def catalogue(self) -> Catalogue:
        return catalogue()

    @property
    def bound(self) -> int:
        return 20_000

    @property
    def may_be_endless(self) -> bool:
        return True

    def empty(self) -> Splendor:
        """A board with nothing dealt yet."""
        return empty_board(
            self._parts, self.seats, cast("int", self.options["target"]), self.options["small_takes"] == "on"
        )

    def start(self, seed: int) -> Splendor:
        state = self.empty()
        state.deal(Rng(seed, SETUP))
        return state

    def load(self, text: str, seed: int = 0) -> Splendor:
        return load_into(self.empty(), text, seed)


class SplendorGame(Game):
    meta = META

    def __init__(self, shelf: Shelf) -> None:
        self.components = read_components(shelf)
        self._digest = shelf.digest

    @property
    def components_digest(self) -> str:
        return self._digest

    def provenance(self) -> list[Provenance]:
        return [Provenance("cards.csv", {"exact": 90}), Provenance("nobles.csv", {"exact": 10})]

    def make_setup(self, seats: int, options: Mapping[str, Value]) -> Setup:
        return SplendorSetup(self, seats, options)

    def components_view(self) -> dict[str, Any]:
        parts = self.components
        cost, requires = listed(parts.cost), listed(parts.requires)
        return {
            "cards": {
                name: {
                    "level": int(parts.level[card]) + 1,
                    "bonus": LETTERS[parts.bonus[card]],
                    "points": int(parts.points[card]),
                    "cost": dict(zip(LETTERS, cost[card * 5 : card * 5 + 5], strict=True)),
                }
                for card, name in enumerate(parts.card_names)
            },
            "nobles": {
                f"n{noble + 1}": {
                    "points": int(parts.noble_points[noble]),
                    "requires": dict(zip(LETTERS, requires[noble * 5 : noble * 5 + 5], strict=True)),
                }
                for noble in range(len(parts.noble_points))
            },
        }


def make(pack: Path | None = None) -> SplendorGame:
    """The game with its own components, or with a pack's."""
    return SplendorGame(Shelf(Path(__file__).parent / "data", pack))
