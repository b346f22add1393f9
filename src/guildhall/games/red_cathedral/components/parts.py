"""Component values as packed tables for the rules, and the small numbers that everything is named by.

Seat s has colour s of red, green, blue, yellow and the die s + 1; Ivan, who has no seat, is counted as seat 1 of a
solo game, so there are `sides` of them. A *slot* is a place of the Construction Site: 8 x tower + level, towers from
the left, level 0 is the base. A *place* of the market is 0 to 7 in arrow direction. Materials are 0 to 6; `RUBLE` to
`PP` go on from there.
"""

# guildhall: compiled

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from guildhall.core.arrays import numbers
from guildhall.core.decision import Shown

LUMBER: Final[i64] = 0
BRICK: Final[i64] = 1
STONE: Final[i64] = 2
GOLD: Final[i64] = 3
GREEN: Final[i64] = 4
PURPLE: Final[i64] = 5
DIAMOND: Final[i64] = 6
RUBLE: Final[i64] = 7
PERMIT: Final[i64] = 8
RP: Final[i64] = 9
PP: Final[i64] = 10
BASIC: Final[i64] = 6
"""The six basic materials; with the diamond there are GOODS of them."""
GOODS: Final[i64] = 7

WHITE: Final[i64] = 0
BLACK: Final[i64] = 5
DICE: Final[i64] = 6
"""White, red, green, blue, yellow, black: the order of RC-RNG-03."""
PLACES: Final[i64] = 8
LAST_PLACE: Final[i64] = 7
"""After it comes the first: `& LAST_PLACE` goes round, and costs no division."""
QUADRANTS: Final[i64] = 4
MOST_DICE: Final[i64] = 3

TOWERS: Final[i64] = 6
SLOTS: Final[i64] = 48
SPACES: Final[i64] = 6
"""Workshop spaces: red, green, blue, yellow, first and second white."""
WHITE_A: Final[i64] = 4
WHITE_B: Final[i64] = 5
INVENTORY: Final[i64] = 10
PIECES: Final[i64] = 3
"""Door, arch, cross: each goes on the section type of the same number (base, middle, dome)."""
CITIES: Final[i64] = 6
STANDS: Final[i64] = 5
"""Specialist spaces of the map."""
TOKENS: Final[i64] = 24
TOOLS: Final[i64] = 6
OBJECTIVES: Final[i64] = 15
SOLITAIRE: Final[i64] = 6
SERVICES: Final[i64] = 8
SECTIONS: Final[i64] = 40
PERMIT_LIMIT: Final[i64] = 6
HAND: Final[i64] = 4
"""Three objectives, and a fourth until one is returned."""
ROWS: Final[i64] = 5
"""Of a score: Prestige on the track, of objectives, leftovers, tools, towers."""

RESOURCE_NAMES: Final = [
    "lumber",
    "brick",
    "stone",
    "gold",
    "green_jewel",
    "purple_jewel",
    "diamond",
    "ruble",
    "permit",
    "rp",
    "pp",
]
DIE_NAMES: Final = ["white", "red", "green", "blue", "yellow", "black"]
SPACE_NAMES: Final = ["red", "green", "blue", "yellow", "white-a", "white-b"]
PIECE_NAMES: Final = ["door", "arch", "cross"]
SECTION_NAMES: Final = [f"{tower}-{level}" for tower in range(1, 7) for level in range(1, 9)]
"""By slot: the third tower's second level is 3-2."""

OP_GAIN: Final[i64] = 1
OP_PAY: Final[i64] = 2
OP_DELIVER: Final[i64] = 3
OP_OBTAIN: Final[i64] = 4
OP_ACTIVATE: Final[i64] = 5
OP_MARKET: Final[i64] = 6
OP_INFLUENCE: Final[i64] = 7
OP_FOREMAN: Final[i64] = 8
OP_CLAIM: Final[i64] = 9
OP_DISCARD: Final[i64] = 10
OP_DRAW_OBJECTIVE: Final[i64] = 11
OP_DRAW_SECTION: Final[i64] = 12
OP_REWARD: Final[i64] = 13
OP_TAKE_SERVICE: Final[i64] = 14
OP_WAIVE: Final[i64] = 15
OP_REQUIRE: Final[i64] = 16
OP_IVAN_STOCK: Final[i64] = 17
OP_IVAN_TRANSPORT: Final[i64] = 18
OP_IVAN_CLAIM: Final[i64] = 19
OP_IVAN_CONSTRUCT: Final[i64] = 20
OP_IVAN_HIRE: Final[i64] = 21
OPERATIONS: Final[i64] = 22

PER_PAID: Final[i64] = 1
PER_DIE: Final[i64] = 2
PER_OTHER_AT_FOREMAN: Final[i64] = 4
PER_OTHER_SENT: Final[i64] = 6
"""What an effect counts, by its place in `vocabulary.COUNTS`; `rules/counting.py` has them all."""

NO_EFFECT: Final[i64] = 1
"""The place of the empty effect in the code."""

# Where an effect comes from: kind x 16 + number.
FROM_TILE: Final[i64] = 16
"""+ workshop space."""
FROM_CARD: Final[i64] = 32
"""+ quadrant."""
FROM_TOKEN: Final[i64] = 48
FROM_SERVICE: Final[i64] = 64
FROM_BONUS: Final[i64] = 80

# Groups of influence cards, in the order in which set-up draws them.
CLERGY: Final[i64] = 3
JEWELERS: Final[i64] = 4
FOREMEN: Final[i64] = 6
NOTARIES: Final[i64] = 10
SCRIBES: Final[i64] = 11
ARCHITECTS: Final[i64] = 12
BRICKMAKERS: Final[i64] = 13


@final
class Components:
    """Tables by number. Names (`card_names` …) are for people and for texts of positions."""

    __slots__ = (
        "bonus_effect",
        "bonus_pp",
        "build_deliveries",
        "card_cost",
        "card_names",
        "card_packed",
        "card_rp",
        "card_rubles",
        "card_type",
        "card_units",
        "city_names",
        "city_stands",
        "code",
        "diamonds",
        "doubtful",
        "first_mark",
        "fixed_card",
        "goods_per_pp",
        "group_names",
        "influence_effect",
        "influence_group",
        "influence_module",
        "influence_names",
        "influence_once",
        "influence_texts",
        "ivan_moscow_pp",
        "ivan_start_pp",
        "lap",
        "marks",
        "materials",
        "moscow",
        "objective_effect",
        "objective_names",
        "offers",
        "plan_middles",
        "plan_names",
        "plan_players",
        "plan_set",
        "pp_at",
        "resource_effect",
        "resource_names",
        "resource_permit",
        "resource_rp",
        "second_card_every",
        "section_names_by_type",
        "service_count",
        "service_effect",
        "service_names",
        "set_pp",
        "shown",
        "solitaire_effect",
        "solitaire_names",
        "specialist_price",
        "stand_names",
        "start",
        "start_permits",
        "start_rubles",
        "tile_effect",
        "tile_names",
        "tile_players",
        "tile_pp",
        "tile_replaces",
        "tile_rp",
        "token_effect",
        "token_names",
        "token_rp",
        "token_tool",
        "tool_names",
        "white_banners",
        "workshop_cost",
    )

    def __init__(self, code: list[int]) -> None:
        self.code: vec[i64] = numbers(code)
        self.doubtful: vec[i64] = numbers([])
        """By the place of an effect: 0 if it is always possible, the step that alone may not be, or -1 if several."""
        self.marks: vec[i64] = numbers([])
        self.first_mark: i64 = 0
        self.pp_at: vec[i64] = numbers([])
        """Marks up to each step of a lap."""
        self.lap: i64 = 0
        self.start: i64 = 0
        self.card_names: list[str] = []
        self.card_type: vec[i64] = numbers([])
        self.card_cost: vec[i64] = numbers([])
        """Card c needs `card_cost[6 c + material]`."""
        self.card_packed: vec[i64] = numbers([])
        """The same, 4 bits a material, as `goods` and `subs` of a state count what lies on the card."""
        self.card_units: vec[i64] = numbers([])
        self.card_rp: vec[i64] = numbers([])
        self.card_rubles: vec[i64] = numbers([])
        self.section_names_by_type: list[list[int]] = []
        self.plan_names: list[str] = []
        self.plan_set: list[str] = []
        self.plan_players: list[int] = []
        self.plan_middles: list[list[int]] = []
        self.resource_names: list[str] = []
        self.resource_effect: vec[i64] = numbers([])
        self.resource_rp: i64 = 0
        self.resource_permit: i64 = 0
        self.tile_names: list[str] = []
        self.tile_players: list[int] = []
        self.tile_replaces: list[int] = []
        self.tile_effect: vec[i64] = numbers([])
        self.tile_rp: vec[i64] = numbers([])
        """RP that the tile shows without a cost: what Ivan gains (RC-SOLO-23)."""
        self.tile_pp: vec[i64] = numbers([])
        self.workshop_cost: vec[i64] = numbers([])
        """Basic side, then advanced: own, next1, next2, next3, first and second white."""
        self.white_banners: vec[i64] = numbers([])
        """Per face of the board: 1 if the outside banners stand on the white spaces (RC-SETUP-20)."""
        self.influence_names: list[str] = []
        self.group_names: list[str] = []
        self.influence_group: vec[i64] = numbers([])
        self.influence_module: vec[i64] = numbers([])
        """1 where a card needs the Contractors module."""
        self.influence_effect: vec[i64] = numbers([])
        """Card c has effects 2 c and 2 c + 1."""
        self.influence_once: vec[i64] = numbers([])
        self.influence_texts: list[str] = []
        self.token_names: list[str] = []
        self.tool_names: list[str] = []
        self.token_effect: vec[i64] = numbers([])
        self.token_tool: vec[i64] = numbers([])
        self.token_rp: vec[i64] = numbers([])
        self.set_pp: vec[i64] = numbers([])
        self.city_names: list[str] = []
        self.stand_names: list[str] = []
        self.city_stands: vec[i64] = numbers([])
        """Bits of the specialist spaces next to each city."""
        self.moscow: i64 = 0
        self.bonus_effect: vec[i64] = numbers([])
        self.specialist_price: i64 = 0
        self.start_permits: i64 = 0
        self.objective_names: list[str] = []
        self.objective_effect: vec[i64] = numbers([])
        """Objective o: with three or four players 2 o, with two or solo 2 o + 1."""
        self.service_names: list[str] = []
        self.service_effect: vec[i64] = numbers([])
        self.service_count: vec[i64] = numbers([])
        self.solitaire_names: list[str] = []
        self.solitaire_effect: vec[i64] = numbers([])
        """At level l card c has effect 6 l + c."""
        self.second_card_every: vec[i64] = numbers([])
        """By level, then with Contractors: in every which of his turns Ivan carries out a second card; 0: never."""
        self.fixed_card: list[list[int]] = []
        """Without and with the module: the solitaire card of each die for `solo.ivan_cards: fixed`."""
        self.ivan_start_pp: i64 = 0
        self.ivan_moscow_pp: i64 = 0
        self.materials: vec[i64] = numbers([])
        self.diamonds: i64 = 0
        self.start_rubles: vec[i64] = numbers([])
        self.build_deliveries: i64 = 0
        self.bonus_pp: i64 = 0
        self.goods_per_pp: i64 = 0
        self.shown: dict[object, Any] = {}
        """Pieces of views that were made (`people/kept.py`)."""
        self.offers: dict[int, Shown] = {}
        """What actions show that were asked for before (`rules/offers.py`)."""


@final
class Rules:
    """The options of a match, as the rules read them; shared by all copies of a state."""

    __slots__ = (
        "advanced",
        "borrowed_once",
        "claim_ties",
        "extra_influence",
        "first_claim",
        "fixed_cards",
        "fourth",
        "fourth_card",
        "ivan_die",
        "leftovers",
        "level",
        "module",
        "plan_pool",
        "replaced_is_tool",
        "ruble_icons",
        "scan_towers",
        "solo",
        "start_seat",
        "unlimited",
        "virtual_die",
    )

    def __init__(self) -> None:
        self.solo: bool = False
        self.module: bool = False
        self.advanced: i64 = 0
        self.fourth: i64 = CLERGY
        """Group of the fourth influence card; -1 is drawn."""
        self.fourth_card: i64 = -1
        self.plan_pool: list[int] = []
        self.start_seat: i64 = -1
        self.unlimited: bool = False
        self.replaced_is_tool: bool = True
        self.virtual_die: bool = True
        self.extra_influence: bool = True
        """Whether influence may be the Shopkeepers' extra market action."""
        self.borrowed_once: bool = False
        """Whether an infinity action that an effect grants is carried out only once."""
        self.ruble_icons: bool = False
        """Whether the Architects' one resource of the other card may be a ruble."""
        self.fixed_cards: bool = False
        self.ivan_die: i64 = 0
        """0 deck, 1 lowest, 2 highest."""
        self.first_claim: i64 = 0
        """0 random base, 1 leftmost base, 2 the human chooses, 3 none."""
        self.claim_ties: i64 = 0
        """0 the human chooses, 1 leftmost, 2 random."""
        self.scan_towers: bool = False
        self.leftovers: bool = True
        self.level: i64 = 1
        """Of Ivan: 0 apprentice, 1 journeyman, 2 master."""
