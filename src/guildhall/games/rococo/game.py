"""The title: reads the components, knows the catalogue, deals the first position."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, lru_cache
from pathlib import Path

from guildhall.core.catalogue import Catalogue, catalogue_of
from guildhall.core.components import Shelf
from guildhall.core.game import Game, Provenance, Setup
from guildhall.core.options import Value
from guildhall.core.phrase import Phrase
from guildhall.core.rng import DICE, Rng
from guildhall.games.rococo.components.du_barry import LEVELS
from guildhall.games.rococo.components.parts import EMPTY
from guildhall.games.rococo.components.reading import Read, changed_by_threes, read_components
from guildhall.games.rococo.features.parts import FEATURES
from guildhall.games.rococo.meta import META
from guildhall.games.rococo.people.names import names
from guildhall.games.rococo.people.position import load_into
from guildhall.games.rococo.people.printed import Components, components_of
from guildhall.games.rococo.rules.dealing import deal
from guildhall.games.rococo.rules.verbs import VERBS
from guildhall.games.rococo.state import Rococo


class RococoSetup(Setup):
    """Seats and options of a match of Rococo."""

    def __init__(self, game: RococoGame, seats: int, options: Mapping[str, Value]) -> None:
        super().__init__(game, seats, options)
        by_threes = options["v_c_per"] == "3"
        self._read = game.read.reading_by_threes() if by_threes else game.read
        self._parts = self._read.parts
        self.readings = changed_by_threes(game.read.bonuses) if by_threes else {}
        """Bonuses that are read otherwise here, by employee."""

    @cached_property
    def catalogue(self) -> Catalogue:
        return catalogue_of(VERBS, self._parts)

    @property
    def bound(self) -> int:
        return 6_000

    @property
    def may_be_endless(self) -> bool:
        """A hand can be chosen anew as often as one likes (ROC-P2-08)."""
        return True

    def empty(self, seed: int = 0) -> Rococo:
        """A board with nothing dealt yet."""
        options, alone = self.options, self.seats == 1
        return Rococo(
            self,
            self.seats,
            self._parts,
            self._parts.boards[0 if self.seats <= 3 else 1],  # ROC-OPT-06
            2 if alone else self.seats,
            1 if alone else EMPTY,
            options["edition"] == "classic",
            options["jewelry_box"] == "on",
            options["luxury_garments"] == "on",
            options["festive_garments"] == "on",
            options["exclusive_tailoring"] == "on",
            self._her_deck() if alone else 0,
            options["du_barry_tasks"] == "next",
            Rng(seed, DICE),
        )

    def _her_deck(self) -> int:
        level = LEVELS.index(str(self.options["du_barry_level"]))
        return int(self._parts.her_decks[level + (len(LEVELS) if self.options["jewelry_box"] == "on" else 0)])

    def start(self, seed: int) -> Rococo:
        state = self.empty(seed)
        deal(state, self.options["start_player"] == "by_lot")
        return state

    def load(self, text: str, check: bool = True) -> Rococo:
        return load_into(self.empty(), text, check)

    @cached_property
    def _names(self) -> dict[str, Phrase]:
        return names(self._read, self.options)

    def names(self) -> Mapping[str, Phrase]:
        return self._names


class RococoGame(Game):
    meta = META
    features = FEATURES

    def __init__(self, shelf: Shelf) -> None:
        self.read: Read = read_components(shelf)
        self.pack = shelf.pack
        self._digest = shelf.digest

    @property
    def components_digest(self) -> str:
        return self._digest

    def provenance(self) -> list[Provenance]:
        return self.read.provenance

    def make_setup(self, seats: int, options: Mapping[str, Value]) -> Setup:
        return RococoSetup(self, seats, options)

    def components_view(self) -> Components:
        return self._components

    @cached_property
    def _components(self) -> Components:
        return components_of(self.read)


@lru_cache(maxsize=8)
def make(pack: Path | None = None) -> RococoGame:
    """The game with its own components, or with a pack's."""
    return RococoGame(Shelf(Path(__file__).parent / "data", pack))
