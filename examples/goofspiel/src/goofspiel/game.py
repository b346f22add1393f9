"""The title: knows the catalogue and deals the first position."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from guildhall.core.catalogue import Catalogue, catalogue_of
from guildhall.core.game import Game, Provenance, Setup
from guildhall.core.options import Value
from guildhall.core.position import load_fields
from guildhall.core.rng import SETUP, Rng

from goofspiel.fields import FIELDS
from goofspiel.meta import META
from goofspiel.rules.bidding import VERBS
from goofspiel.rules.dealing import deal
from goofspiel.state import Goofspiel


class GoofspielSetup(Setup):
    """Seats and options of a match of Goofspiel."""

    @cached_property
    def catalogue(self) -> Catalogue:
        return catalogue_of(VERBS)

    @property
    def bound(self) -> int:
        return self.seats * int(self.options["cards"])

    def empty(self) -> Goofspiel:
        options = self.options
        return Goofspiel(
            self, self.seats, int(options["cards"]), options["hands"] == "dealt", options["ties"] == "carry"
        )

    def start(self, seed: int) -> Goofspiel:
        state = self.empty()
        deal(state, Rng(seed, SETUP))
        return state

    def load(self, text: str) -> Goofspiel:
        return load_fields(self.empty(), FIELDS, text)


class GoofspielGame(Game):
    meta = META

    def make_setup(self, seats: int, options: Mapping[str, Value]) -> Setup:
        return GoofspielSetup(self, seats, options)

    @property
    def components_digest(self) -> str:
        return "playing cards"

    def provenance(self) -> list[Provenance]:
        return []

    def components_view(self) -> dict[str, Any]:
        return {}


GAME = GoofspielGame()


def make(pack: Path | None = None) -> GoofspielGame:
    """The game; its cards are everybody's, so a pack changes nothing."""
    return GAME
