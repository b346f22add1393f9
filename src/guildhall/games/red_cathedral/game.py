"""The title: reads the components, checks options that belong together, deals the first position."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, lru_cache
from pathlib import Path

from guildhall.core.catalogue import Catalogue, catalogue_of
from guildhall.core.components import Shelf
from guildhall.core.errors import BadOption
from guildhall.core.game import Game, Provenance, Setup
from guildhall.core.options import Value
from guildhall.core.phrase import Phrase
from guildhall.core.rng import DICE, SETUP, Rng
from guildhall.games.red_cathedral.components.parts import Rules
from guildhall.games.red_cathedral.components.reading import read
from guildhall.games.red_cathedral.components.rulebook import GROUPS, LEVELS
from guildhall.games.red_cathedral.features.parts import FEATURES
from guildhall.games.red_cathedral.meta import META
from guildhall.games.red_cathedral.people.names import names
from guildhall.games.red_cathedral.people.position import load_into
from guildhall.games.red_cathedral.people.values import components
from guildhall.games.red_cathedral.people.views import Components
from guildhall.games.red_cathedral.rules.dealing import deal
from guildhall.games.red_cathedral.rules.verbs import VERBS
from guildhall.games.red_cathedral.state import RedCathedral


class RedCathedralSetup(Setup):
    """Seats and options of a match; `rules` is what the engine reads of them."""

    def __init__(self, game: RedCathedralGame, seats: int, options: Mapping[str, Value]) -> None:
        super().__init__(game, seats, options)
        self._game = game
        self.rules = self._make_rules()

    @property
    def catalogue(self) -> Catalogue:
        return self._game.catalogue

    @property
    def bound(self) -> int:
        return 40_000

    @property
    def may_be_endless(self) -> bool:
        """Nobody is forced to build."""
        return True

    def start(self, seed: int) -> RedCathedral:
        state = self.empty(seed)
        deal(state, Rng(seed, SETUP))
        return state

    def empty(self, seed: int = 0) -> RedCathedral:
        """A table with nothing dealt yet."""
        sides = 2 if self.rules.solo else self.seats
        return RedCathedral(self, self.seats, self._game.parts, self.rules, sides, Rng(seed, DICE))

    def load(self, text: str) -> RedCathedral:
        return load_into(self.empty(), text)

    @cached_property
    def _names(self) -> dict[str, Phrase]:
        return names(self._game.components_view(), self.seats)

    def names(self) -> Mapping[str, Phrase]:
        return self._names

    def _make_rules(self) -> Rules:
        options, rules = self.options, Rules()
        rules.solo = self.seats == 1
        rules.module = options["contractors"] == "on"
        rules.advanced = int(options["workshop_board"] == "advanced")
        rules.unlimited = options["supply"] == "unlimited"
        rules.replaced_is_tool = options["replaced_specialist"] == "tool"
        rules.virtual_die = options["scribes_virtual_die"] == "on"
        rules.extra_influence = options["shopkeepers_influence"] == "on"
        rules.borrowed_once = options["borrowed_infinity"] == "once"
        rules.ruble_icons = options["architects_resource"] == "any"
        rules.fixed_cards = options["solo.ivan_cards"] == "fixed"
        rules.ivan_die = ("deck", "lowest", "highest").index(str(options["solo.ivan_die"]))
        claims = ("random_base", "leftmost_base", "human", "none")
        rules.first_claim = claims.index(str(options["solo.first_claim"]))
        rules.claim_ties = ("human", "leftmost", "random").index(str(options["solo.ivan_claim_ties"]))
        rules.scan_towers = options["solo.ivan_scan"] == "towers"
        rules.leftovers = options["solo.ivan_leftovers"] == "on"
        rules.level = LEVELS.index(str(options["solo.level"]))
        self._choose_guild(rules)
        self._choose_start(rules)
        self._choose_plans(rules)
        return rules

    def _choose_guild(self, rules: Rules) -> None:
        """RC-SETUP-15 to -17, RC-GUILD-JEWELERS-11."""
        guild, card = str(self.options["fourth_guild"]), str(self.options["fourth_guild_card"])
        if guild == "auto":
            guild = "random" if rules.module else "clergy"
        rules.fourth = -1 if guild == "random" else GROUPS.index(guild)
        rules.fourth_card = -1 if card == "random" else int(card) - 1
        if guild != "random" and rules.fourth_card >= 0 and not rules.module:
            if self._game.parts.influence_module[rules.fourth * 3 + rules.fourth_card]:
                message = f"card {card} of the guild “{guild}” makes permits, which need contractors on"
                raise BadOption(message, "RC-GUILD-JEWELERS-11")

    def _choose_start(self, rules: Rules) -> None:
        start = str(self.options["start_player"])
        rules.start_seat = -1 if start == "random" else int(start) - 1

    def _choose_plans(self, rules: Rules) -> None:
        """RC-DATA-16: plans of the wished sets for the player count; solo counts as two (RC-SETUP-09)."""
        wish = str(self.options["plans"])
        if wish == "auto":
            wish = "all" if rules.module else "base"
        sets = {"base": ("base",), "expansion": ("contractors",), "all": ("base", "contractors")}[wish]
        parts = self._game.parts
        players = max(2, self.seats)
        rules.plan_pool = [
            number
            for number, name in enumerate(parts.plan_set)
            if name in sets and parts.plan_players[number] == players
        ]
        if not rules.plan_pool:
            raise BadOption(f"there is no plan of “{wish}” for {players} players", "RC-DATA-16")


class RedCathedralGame(Game):
    meta = META
    features = FEATURES

    def __init__(self, shelf: Shelf) -> None:
        self.parts, files = read(shelf)
        self.warnings = files.warnings
        """Soft checks that values typed in from a printed copy fail (RC-DATA-17)."""
        self._provenance = files.provenance()
        self._values = components(self.parts, files)
        self.pack = shelf.pack
        self._digest = shelf.digest

    @cached_property
    def catalogue(self) -> Catalogue:
        return catalogue_of(VERBS, self.parts)

    @property
    def components_digest(self) -> str:
        return self._digest

    def provenance(self) -> list[Provenance]:
        return self._provenance

    def make_setup(self, seats: int, options: Mapping[str, Value]) -> Setup:
        return RedCathedralSetup(self, seats, options)

    def components_view(self) -> Components:
        return self._values


@lru_cache(maxsize=8)
def make(pack: Path | None = None) -> RedCathedralGame:
    """The game with its own components, or with a pack's."""
    return RedCathedralGame(Shelf(Path(__file__).parent / "data", pack))
