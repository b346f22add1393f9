"""The title: reads the components, knows the catalogue, deals the first position."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, lru_cache
from pathlib import Path
from typing import cast

from guildhall.core.arrays import listed
from guildhall.core.catalogue import Catalogue, catalogue_of
from guildhall.core.components import Shelf
from guildhall.core.game import Game, Provenance, Setup
from guildhall.core.options import Value
from guildhall.core.phrase import Phrase
from guildhall.core.rng import SETUP, Rng
from guildhall.games.splendor.components.parts import LETTERS
from guildhall.games.splendor.components.reading import read_components
from guildhall.games.splendor.features import FEATURES
from guildhall.games.splendor.meta import META
from guildhall.games.splendor.people.names import names
from guildhall.games.splendor.people.position import load_into
from guildhall.games.splendor.people.views import CardRow, Components, NobleRow
from guildhall.games.splendor.rules.dealing import deal, lay_supply
from guildhall.games.splendor.rules.verbs import VERBS
from guildhall.games.splendor.state import Splendor


class SplendorSetup(Setup):
    """Seats and options of a match of Splendor."""

    def __init__(self, game: SplendorGame, seats: int, options: Mapping[str, Value]) -> None:
        super().__init__(game, seats, options)
        self._parts = game.components

    @cached_property
    def catalogue(self) -> Catalogue:
        return catalogue_of(VERBS)

    @property
    def bound(self) -> int:
        return 20_000

    @property
    def may_be_endless(self) -> bool:
        return True

    def empty(self) -> Splendor:
        """A board with nothing dealt yet: only the supply is there."""
        target, small = cast("int", self.options["target"]), self.options["small_takes"] == "on"
        state = Splendor(self, self.seats, self._parts, target, small)
        lay_supply(state)
        return state

    def start(self, seed: int) -> Splendor:
        state = self.empty()
        deal(state, Rng(seed, SETUP))
        return state

    def load(self, text: str, seed: int = 0) -> Splendor:
        return load_into(self.empty(), text, seed)

    @cached_property
    def _names(self) -> dict[str, Phrase]:
        return names(self._parts)

    def names(self) -> Mapping[str, Phrase]:
        return self._names


class SplendorGame(Game):
    meta = META
    features = FEATURES

    def __init__(self, shelf: Shelf) -> None:
        self.components = read_components(shelf)
        self.pack = shelf.pack
        self._digest = shelf.digest

    @property
    def components_digest(self) -> str:
        return self._digest

    def provenance(self) -> list[Provenance]:
        return [Provenance("cards.csv", {"exact": 90}), Provenance("nobles.csv", {"exact": 10})]

    def make_setup(self, seats: int, options: Mapping[str, Value]) -> Setup:
        return SplendorSetup(self, seats, options)

    def components_view(self) -> Components:
        parts = self.components
        cost, requires = listed(parts.cost), listed(parts.requires)
        return Components(
            cards={
                name: CardRow(
                    level=int(parts.level[card]) + 1,
                    bonus=LETTERS[parts.bonus[card]],
                    points=int(parts.points[card]),
                    cost=dict(zip(LETTERS, cost[card * 5 : card * 5 + 5], strict=True)),
                )
                for card, name in enumerate(parts.card_names)
            },
            nobles={
                f"n{noble + 1}": NobleRow(
                    points=int(parts.noble_points[noble]),
                    requires=dict(zip(LETTERS, requires[noble * 5 : noble * 5 + 5], strict=True)),
                )
                for noble in range(len(parts.noble_points))
            },
        )


@lru_cache(maxsize=8)
def make(pack: Path | None = None) -> SplendorGame:
    """The game with its own components, or with a pack's."""
    return SplendorGame(Shelf(Path(__file__).parent / "data", pack))
