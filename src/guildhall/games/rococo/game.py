"""The title: reads the components, knows the catalogue, deals the first position."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, lru_cache
from pathlib import Path

from guildhall.core.catalogue import Action, Catalogue
from guildhall.core.components import Shelf
from guildhall.core.errors import BadSeats
from guildhall.core.game import Game, Provenance, Setup
from guildhall.core.options import Value
from guildhall.core.phrase import Phrase
from guildhall.core.rng import DICE, Rng
from guildhall.games.rococo.components import parts as c
from guildhall.games.rococo.components.parts import decoration_name
from guildhall.games.rococo.components.reading import Read, read_components
from guildhall.games.rococo.meta import META
from guildhall.games.rococo.people.names import names
from guildhall.games.rococo.people.position import load_into
from guildhall.games.rococo.people.printed import Components, components_of
from guildhall.games.rococo.rules import verbs as act
from guildhall.games.rococo.rules.dealing import deal
from guildhall.games.rococo.state import Rococo


def catalogue(kinds: list[str], tiles: list[str]) -> Catalogue:
    """All actions, in the order of their numbers; the same list for all options."""
    found: list[Action] = []

    def add(start: int, actions: list[Action]) -> None:
        if len(found) != start:
            raise ValueError(f"{actions[0].text} should have number {start}, not {len(found)}")
        found.extend(actions)

    add(act.CHOOSE, [Action("choose", (kind,), (f"staff:{kind}",)) for kind in kinds])
    add(act.CONFIRM, [Action("confirm"), Action("change")])
    add(act.PLAY, [Action("play", (kind,), (f"hand:{kind}",)) for kind in kinds])
    add(act.NO_ACTION, [Action("no-action", (), ("played",)), Action("favor", (), ("favor",))])
    places = [f"{drawer}-{space}" for drawer in (1, 2, 3) for space in (1, 2, 3, 4)]
    add(act.ACQUIRE, [Action("acquire", (place,), (f"tile:{place}",)) for place in places])
    add(act.TAILOR, [Action("tailor", (f"G{n}",), (f"display:G{n}",)) for n in range(1, 8)])
    add(act.HIRE, [Action("hire", (str(n),), (f"hire:{n}",)) for n in (1, 2, 3, 4)])
    add(act.HIRE_SPECIAL, [Action("hire", ("special",), ("special",)), Action("depute", (), ("played",))])
    spaces = [decoration_name(space) for space in range(c.DECORATIONS)]
    add(act.FUND, [Action("fund", (space,), (f"deco:{space}",)) for space in spaces])
    add(act.EXAM, [Action("exam", (exam,), (f"exam:{exam}",)) for exam in ("journeyman", "master")])
    words = ("use", "decline", "done", "keep", "convert", "lace", "yarn")
    add(act.USE, [Action(word) for word in words])
    add(act.DISCOUNT, [Action("discount", (colour,), (f"silk:{colour}",)) for colour in c.COLOUR_NAMES])
    add(act.PAY_TILE, [Action("pay", (tile,), (f"own-tile:{tile}",)) for tile in tiles])
    add(act.RENT, [Action("rent"), Action("sell")])
    guests = [f"{hall}-{position}" for hall in range(1, 6) for position in range(1, 10)]
    add(act.PLACE, [Action("place", (guest,), (f"guest:{guest}",)) for guest in guests])
    add(act.JEWEL, [Action("jewel", (str(n),), (f"jewel:{n}",)) for n in range(1, 6)])
    add(act.DEPUTE_CARD, [Action("depute-card", (kind,), (f"staff:{kind}", f"hand:{kind}")) for kind in kinds])
    add(act.BUY_PRESTIGE, [Action("buy-prestige")])
    add(act.DISCARD, [Action("discard", (tile,), (f"own-tile:{tile}",)) for tile in tiles])
    add(act.CALL, [Action("call", (kind,), (f"staff:{kind}",)) for kind in kinds])
    add(act.COPY, [Action("copy", (str(seat),), (f"seat:{seat}",)) for seat in range(5)])
    add(act.HALL, [Action("hall", (str(hall),), (f"hall:{hall}",)) for hall in range(1, 6)])
    add(act.MARK, [Action("mark", (task,), (f"task:{task}",)) for task in ("JT1", "JT2")])
    add(act.TAKE, [Action("take", (kind,), (f"exam-card:{kind}",)) for kind in kinds])
    add(act.NEXT, [Action("next", (), ("deck",))])
    return Catalogue(found)


class RococoSetup(Setup):
    """Seats and options of a match of Rococo."""

    def __init__(self, game: RococoGame, seats: int, options: Mapping[str, Value]) -> None:
        super().__init__(game, seats, options)
        self._read = game.read
        self._parts = game.read.parts

    @cached_property
    def catalogue(self) -> Catalogue:
        return catalogue(self._parts.kind_ids, self._parts.tile_ids)

    @property
    def bound(self) -> int:
        return 6_000

    @property
    def may_be_endless(self) -> bool:
        """A hand can be chosen anew as often as one likes (ROC-P2-08)."""
        return True

    def empty(self, seed: int = 0) -> Rococo:
        """A board with nothing dealt yet."""
        options = self.options
        return Rococo(
            self,
            self._parts,
            self.seats,
            options["edition"] == "classic",
            options["jewelry_box"] == "on",
            options["luxury_garments"] == "on",
            options["festive_garments"] == "on",
            options["exclusive_tailoring"] == "on",
            Rng(seed, DICE),
        )

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
        if seats == 1 and options["edition"] == "classic":
            raise BadSeats(
                "Rococo is for 2 to 5 seats in the classic edition; alone one plays the Deluxe edition", "ROC-OPT-02"
            )
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
