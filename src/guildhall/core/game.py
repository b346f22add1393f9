"""The contract of a game: what never changes in play.

`Meta` is all that a lobby needs and costs nothing to load. `Game` belongs to one set of components; `Setup` is a game
with seats and options chosen and checked, and from it a match starts.
"""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from guildhall.core.catalogue import Catalogue
from guildhall.core.errors import BadOption, BadSeats
from guildhall.core.features import Features
from guildhall.core.options import Option, Preset, Value, broken, resolve
from guildhall.core.phrase import Phrase
from guildhall.core.state import State


class Sample(NamedTuple):
    """A set-up worth keeping a match of. `hashed` also asks for a hash of random matches (see `conformance.golden`)."""

    title: str
    seats: int
    options: Mapping[str, Value] = {}
    hashed: bool = False


class Meta(NamedTuple):
    """What is known of a title without loading its rules."""

    name: str
    title: str
    year: str
    designers: tuple[str, ...]
    publishers: tuple[str, ...]
    seats: tuple[int, ...]
    """All seat counts that some choice of options allows."""
    default_seats: int
    options: tuple[Option, ...]
    rules_version: int
    prefix: str
    """What the ids of its rules begin with, such as SPL."""
    seats_rule: str
    """The rule that says how many may play."""
    exact: bool
    """Whether all component values are known to be the printed ones."""
    modules: tuple[str, ...] = ()
    """The options that make it another game: editions, expansions. Tests go through all their combinations."""
    minutes: tuple[int, int] = (30, 60)
    """How long people play, from the quickest to the fullest table."""
    samples: tuple[Sample, ...] = ()
    """Set-ups that show the whole game: their golden records and game hashes are kept by the tests."""
    presets: tuple[Preset, ...] = ()
    """What a lobby offers before all the options: a first game, the full game, a game alone."""

    @property
    def rival(self) -> str:
        """The key of the name of an opponent without a seat."""
        return f"{self.name}-rival"


class Provenance(NamedTuple):
    """How many values of a component file come from where (`rulebook`, `reported`, `inferred`, `reconstructed`…)."""

    file: str
    counts: dict[str, int]


class Setup(ABC):
    """Seats and options of a match to be. Immutable."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, Value]) -> None:
        self.game = game
        self.seats = seats
        self.options: Mapping[str, Value] = dict(options)

    def __repr__(self) -> str:
        return self.written("setup")

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self.game).setup, (self.game, self.seats, dict(self.options))

    def written(self, word: str, *more: str) -> str:
        """A call that `guildhall.play` understands and that makes this again: `setup('splendor', 2)`."""
        usual = {option.key: option.default for option in self.game.meta.options}
        chosen = {key: value for key, value in self.options.items() if value != usual[key]}
        parts = [repr(self.game.meta.name), str(self.seats), *map(repr, more)]
        parts += [f"options={chosen!r}"] if chosen else []
        parts += [f"pack={str(self.game.pack)!r}"] if self.game.pack else []
        return f"{word}({', '.join(parts)})"

    @property
    @abstractmethod
    def catalogue(self) -> Catalogue:
        """Every action that can come up under these options."""

    @abstractmethod
    def start(self, seed: int) -> State:
        """The first position; the same seed gives the same game."""

    @abstractmethod
    def load(self, text: str) -> State:
        """The position that `State.save` wrote; BadPosition says why it cannot be."""

    @property
    @abstractmethod
    def bound(self) -> int:
        """More actions than any match under these options can have; a match beyond it is a bug."""

    @property
    def may_be_endless(self) -> bool:
        """Whether players could go on for ever if they wished (the bound is then only for random play)."""
        return False

    def names(self) -> Mapping[str, Phrase]:
        """What its things are called, each under `kind:id`; a thing without one is named by the texts alone."""
        return {}


class Game(ABC):
    """A title with its component values. A game's module `game.py` has `make(pack)`, which gives it."""

    meta: Meta
    pack: Path | None = None
    """Where component values were laid over its own."""
    features: Features | None = None
    """What a seat may know, as numbers; bots can learn a game that declares it."""

    def __reduce__(self) -> tuple[Any, ...]:
        return sys.modules[type(self).__module__].make, (self.pack,)

    @abstractmethod
    def make_setup(self, seats: int, options: Mapping[str, Value]) -> Setup:
        """A setup from checked seats and options; BadOption if the components do not allow it."""

    @property
    @abstractmethod
    def components_digest(self) -> str:
        """A short hash of all component values: a record is only replayed on the values it was played with."""

    @abstractmethod
    def provenance(self) -> list[Provenance]:
        """Where the component values come from."""

    @abstractmethod
    def components_view(self) -> Any:
        """The component values by name, for clients that draw them and explain them: `Data`, or plain JSON."""

    def setup(self, seats: int, options: Mapping[str, object] | None = None) -> Setup:
        """Check seats and options; the same choice gives the same object."""
        values = resolve(self.meta.options, options or {})
        if seats not in self.meta.seats:
            allowed = f"{min(self.meta.seats)} to {max(self.meta.seats)}"
            raise BadSeats(f"{self.meta.title} is for {allowed} seats, not {seats}", self.meta.seats_rule)
        self._check(seats, values)
        return _make_setup(self, seats, tuple(values.items()))

    def _check(self, seats: int, values: Mapping[str, Value]) -> None:
        found = broken(self.meta.options, seats, values)
        if found is not None:
            option, need = found
            said = need.refusal.format(value=values[option.key], seats=seats)
            error = BadSeats if need.rule == self.meta.seats_rule else BadOption
            raise error(said or f"option {option.key} cannot be “{values[option.key]}” here", need.rule)


@lru_cache(maxsize=256)
def _make_setup(game: Game, seats: int, options: tuple[tuple[str, Value], ...]) -> Setup:
    return game.make_setup(seats, dict(options))
