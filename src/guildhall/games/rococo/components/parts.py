"""The printed things of Rococo as packed arrays for the rules, and by name for people.

An effect (bonus of an employee, effect of a garment) is a row of `WIDTH` numbers in one table; its key says which
`Effect` of the rules carries it out. Employees are *kinds* 0 to 60 in the order of their file, so that a set of them is
the bits of one number; so are resource tiles and garments. Every player has their own S-a to S-e (kinds 0 to 4).
"""

# guildhall: compiled

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from guildhall.core.arrays import bit, filled, numbers

EMPTY: Final[i64] = -1

# Phases of a round, and the end.
PHASE_CHOOSE: Final[i64] = 2
PHASE_ACTIONS: Final[i64] = 3
PHASE_OVER: Final[i64] = 5

COLOURS: Final[i64] = 4
COLOUR_NAMES: Final[tuple[str, str, str, str]] = ("azure", "rose", "jade", "amber")
HALLS: Final[i64] = 5

APPRENTICE: Final[i64] = 0
JOURNEYMAN: Final[i64] = 1
MASTER: Final[i64] = 2
RANKS: Final = ("apprentice", "journeyman", "master")
EXAM_NAMES: Final = ("journeyman", "master")
TASK_NAMES: Final = ("JT1", "JT2", "JT3", "JT4", "MT1", "MT2", "MT3")

KINDS: Final[i64] = 61
START_CARDS: Final[i64] = 5
FIRST_HIRE: Final[i64] = 5
FIRST_JOURNEYMAN: Final[i64] = 33
"""JJ-1: the nine new Journeymen."""
FIRST_MASTER: Final[i64] = 42
FIRST_SPECIAL: Final[i64] = 51

PILE: Final[i64] = 36
"""Room for a discard: 5 starting cards, 28 hired, a specialised Apprentice, and some."""

TILES: Final[i64] = 53
GARMENTS: Final[i64] = 56
DRAWER: Final[i64] = 4
"""Room of a drawer in the arrays; side 1-3 uses three spaces."""
DISPLAY: Final[i64] = 7
HIRE_ROW: Final[i64] = 4
GUESTS: Final[i64] = 35
POSITIONS: Final[i64] = 9
"""Guest positions per hall in the numbering of actions."""
JEWEL_SPACES: Final[i64] = 5
ALL_HALLS: Final[i64] = 5

# Decoration spaces, kind by kind.
FIREWORKS: Final[i64] = 0
STATUES: Final[i64] = 6
KITCHEN_LEFT: Final[i64] = 11
KITCHEN_RIGHT: Final[i64] = 14
MUSICIANS: Final[i64] = 17
JEWELLER: Final[i64] = 22
DECORATIONS: Final[i64] = 27

# The same as bits.
FIREWORK_SPACES: Final[i64] = 0b111111
STATUE_SPACES: Final[i64] = 0b11111 << 6
LEFT_SPACES: Final[i64] = 0b111 << 11
RIGHT_SPACES: Final[i64] = 0b111 << 14
MUSICIAN_SPACES: Final[i64] = 0b11111 << 17
JEWELLER_SPACES: Final[i64] = 0b11111 << 22

# Kinds of decoration.
FIREWORK: Final[i64] = 0
STATUE: Final[i64] = 1
LEFT: Final[i64] = 2
RIGHT: Final[i64] = 3
MUSICIAN: Final[i64] = 4
JEWEL_SHOP: Final[i64] = 5
DECORATION_KINDS: Final[i64] = 6

HOLDINGS: Final[i64] = 110
"""Room for what all sides have, as `holdings.py` lays it out."""
SCORE_ROWS: Final[i64] = 17
"""Rows of the score sheet."""

# Rewards of guest spaces.
NO_REWARD: Final[i64] = 0
REWARD_LIVRES: Final[i64] = 1
REWARD_LACE: Final[i64] = 2
REWARD_YARN: Final[i64] = 3
REWARD_TILE: Final[i64] = 4
REWARDS: Final = ("none", "livres", "lace", "yarn", "resource_tile")

# Modes of a resource tile's lower part.
ONE: Final[i64] = 0
OR: Final[i64] = 1
AND: Final[i64] = 2
MODES: Final = ("one", "or", "and")

# Effects: what the first number of a row says.
NO_EFFECT: Final[i64] = 0
GAIN_LIVRES: Final[i64] = 1
GAIN_PRESTIGE: Final[i64] = 2
LACE_OR_YARN: Final[i64] = 3
RANDOM_RESOURCE: Final[i64] = 4
EXTRA_ACQUIRE: Final[i64] = 5
EXTRA_TAILOR: Final[i64] = 6
EXTRA_FUND: Final[i64] = 7
DELEGATE_ANY: Final[i64] = 8
LIVRES_PER: Final[i64] = 9
PRESTIGE_PER: Final[i64] = 10
PER_GARMENT_COLOUR: Final[i64] = 11
LIVRES_BY_STAFF: Final[i64] = 12
PRESTIGE_BY_STAFF: Final[i64] = 13
BUY_PRESTIGE: Final[i64] = 14
DISCARD_SILK: Final[i64] = 15
USE_OWN_BONUS: Final[i64] = 16
COPY_BONUS: Final[i64] = 17
LIVRES_IF_NO_COLOUR: Final[i64] = 18
CLAIM_FAVOR: Final[i64] = 19
TAKE_RESOURCE: Final[i64] = 20
TAKE_JEWEL: Final[i64] = 21

# Columns of an effect row.
KEY: Final[i64] = 0
AMOUNT: Final[i64] = 1
COST: Final[i64] = 2
PER: Final[i64] = 3
OF: Final[i64] = 4
LIVRES_LESS: Final[i64] = 5
SILK_LESS: Final[i64] = 6
SILK_COLOURS: Final[i64] = 7
"""Bits of the colours of which one is lowered."""
NO_MASTER_MARK: Final[i64] = 8
MUST_SELL: Final[i64] = 9
CROWN: Final[i64] = 10
"""1: scores at the end only."""
USE_BONUS: Final[i64] = 11
PAY: Final[i64] = 12
"""For deputing: 0 nothing, 1 the printed livres, 2 the table that follows."""
PAY_TABLE: Final[i64] = 13
"""Livres by rank, Apprentice first."""
COLOUR_LIVRES: Final[i64] = 16
COLOUR_PRESTIGE: Final[i64] = 20
STEPS: Final[i64] = 24
"""Six pairs of staff size and amount, ascending; -1 where there is none."""
ALSO_PRESTIGE: Final[i64] = 36
SPEND: Final[i64] = 37
TRIGGER: Final[i64] = 38
CONDITION: Final[i64] = 39
MINIMUM: Final[i64] = 40
"""Of a condition; for the stock: tiles, lace and yarn in this and the next two columns."""
WIDTH: Final[i64] = 43

ON_MAKE: Final[i64] = 1
ON_PLACE: Final[i64] = 2

GARMENT_ROWS: Final[i64] = 61
"""Row of the first garment's effect; before it those of the employees."""
REWARD_ROW: Final[i64] = 117
"""The row of a guest space's free tile."""
ROWS: Final[i64] = 118

# What a counter counts.
COUNT_GARMENT: Final[i64] = 0
COUNT_AZURE: Final[i64] = 1
COUNT_ROSE: Final[i64] = 2
COUNT_DECORATION: Final[i64] = 3
COUNT_HALL_PRESENT: Final[i64] = 4
COUNT_IN_ONE_HALL: Final[i64] = 5
COUNT_MASTER_GUEST: Final[i64] = 6
COUNT_LADY_GENTLEMAN: Final[i64] = 7
COUNT_AZURE_JADE: Final[i64] = 8
COUNT_LACE_YARN: Final[i64] = 9
COUNT_JEWEL: Final[i64] = 10
COUNT_RING: Final[i64] = 11
COUNT_NECKLACE: Final[i64] = 12
COUNT_JEWEL_SET: Final[i64] = 13
COUNT_APPRENTICE: Final[i64] = 14
COUNTERS: Final = (
    "garment",
    "garment_azure",
    "garment_rose",
    "decoration",
    "hall_present",
    "garment_in_one_hall",
    "master_guest",
    "pair_lady_gentleman",
    "pair_azure_jade",
    "lace_yarn_pair",
    "jewel",
    "ring",
    "necklace",
    "jewel_set",
    "apprentice",
)
CONDITIONS: Final = (
    "",
    "gentleman_garments",
    "lady_garments",
    "master_guests",
    "livres",
    "jewels",
    "decoration_types",
    "stock",
    "prestige",
    "master_exams",
    "halls_present",
)

# What Madame du Barry's cards say.
HER_FAVOR: Final[i64] = 0
HER_ACQUIRE_DRAWER: Final[i64] = 1
HER_ACQUIRE_PLACE: Final[i64] = 2
HER_TAILOR: Final[i64] = 3
HER_HIRE: Final[i64] = 4
HER_FUND: Final[i64] = 5
HER_CARDS: Final[i64] = 25
JEWEL_NONE: Final[i64] = 0
JEWEL_SAME_COLOUR: Final[i64] = 1
JEWEL_MATCHING_TYPE: Final[i64] = 2


# -- tables made from what is printed ----------------------------------------------------------------------------------


def marked(flags: vec[i64]) -> i64:
    """Where a flag is set, as bits."""
    found: i64 = 0
    for at in range(i64(len(flags))):
        if flags[at]:
            found |= bit(at)
    return found


def no_dearer(costs: vec[i64], price: i64) -> i64:
    """What there is and costs at most so much, as bits."""
    found: i64 = 0
    for at in range(i64(len(costs))):
        if 0 <= costs[at] <= price:
            found |= bit(at)
    return found


def packed(silk: vec[i64]) -> vec[i64]:
    """The rolls of each thing in one number, a byte a colour."""
    count = i64(len(silk)) // COLOURS
    found = filled(count, 0)
    for thing in range(count):
        for colour in range(COLOURS):
            found[thing] |= silk[thing * COLOURS + colour] << 8 * colour
    return found


def with_markers(rolls: vec[i64], lace: list[int], yarn: list[int]) -> vec[i64]:
    """Rolls with lace and yarn in the two bytes above them."""
    found = filled(i64(len(rolls)), 0)
    for thing in range(i64(len(rolls))):
        found[thing] = rolls[thing] | i64(lace[thing]) << 32 | i64(yarn[thing]) << 40
    return found


def of_each_colour(silk: vec[i64]) -> vec[i64]:
    """The things that show each colour, as bits."""
    found = filled(COLOURS, 0)
    for thing in range(i64(len(silk)) // COLOURS):
        for colour in range(COLOURS):
            if silk[thing * COLOURS + colour] > 0:
                found[colour] |= bit(thing)
    return found


def twins(faces: list[int]) -> vec[i64]:
    """For each tile the earlier ones with the same face, as bits."""
    found = filled(len(faces), 0)
    for tile in range(len(faces)):
        for other in range(tile):
            if faces[other] == faces[tile]:
                found[tile] |= bit(other)
    return found


def exam_pools(level: vec[i64], rank: vec[i64]) -> vec[i64]:
    """Of each exam: two cards of the base game and nine new ones."""
    journeyman = bit(FIRST_MASTER) - bit(FIRST_JOURNEYMAN)
    master = bit(FIRST_SPECIAL) - bit(FIRST_MASTER)
    for kind in range(FIRST_HIRE, FIRST_JOURNEYMAN):
        if level[kind] == 2 and rank[kind] == JOURNEYMAN:
            journeyman |= bit(kind)
        elif level[kind] == 5 and rank[kind] == MASTER:
            master |= bit(kind)
    return numbers([int(journeyman), int(master)])


@final
class Board:
    """A side of the board."""

    __slots__ = (
        "all_halls",
        "base_income",
        "dearest",
        "deco_cost",
        "deco_prestige",
        "deco_within",
        "discard_spaces",
        "display",
        "display_cost",
        "drawer_price",
        "drawer_spaces",
        "favor_livres",
        "favor_prestige",
        "fire_first",
        "fire_second",
        "first",
        "guest_amount",
        "guest_hall",
        "guest_master",
        "guest_place",
        "guest_reward",
        "guest_spaces",
        "guests",
        "hall_start",
        "hand_cards",
        "hire_price",
        "lace",
        "livres",
        "livres_per_prestige",
        "master_spaces",
        "minimum_staff",
        "multiplier",
        "rounds",
        "second",
        "shown",
        "side",
        "statue_prestige",
        "yarn",
    )

    def __init__(self, side: str, numbers_by_name: dict[str, int], lists_by_name: dict[str, list[int]]) -> None:
        self.side = side
        self.livres: i64 = numbers_by_name["livres"]
        self.lace: i64 = numbers_by_name["lace"]
        self.yarn: i64 = numbers_by_name["yarn"]
        self.base_income: i64 = numbers_by_name["base_income"]
        self.rounds: i64 = numbers_by_name["rounds"]
        self.hand_cards: i64 = numbers_by_name["hand_cards"]
        self.minimum_staff: i64 = numbers_by_name["minimum_staff"]
        self.livres_per_prestige: i64 = numbers_by_name["livres_per_prestige"]
        self.favor_livres: i64 = numbers_by_name["favor_livres"]
        self.favor_prestige: i64 = numbers_by_name["favor_prestige"]
        self.fire_first: i64 = numbers_by_name["fire_first"]
        self.fire_second: i64 = numbers_by_name["fire_second"]
        self.statue_prestige: i64 = numbers_by_name["statue_prestige"]
        self.drawer_spaces: i64 = numbers_by_name["drawer_spaces"]
        self.discard_spaces: i64 = numbers_by_name["discard_spaces"]
        self.display_cost: vec[i64] = numbers(lists_by_name["display_cost"])
        self.display: i64 = i64(len(self.display_cost))
        self.drawer_price: vec[i64] = numbers(lists_by_name["drawer_price"])
        """By the number of tiles in the drawer."""
        self.hire_price: vec[i64] = numbers(lists_by_name["hire_price"])
        self.hall_start: vec[i64] = numbers(lists_by_name["hall_start"])
        """Where each hall's guest spaces begin; a sixth entry ends the last."""
        self.guests: i64 = self.hall_start[HALLS]
        self.guest_hall: vec[i64] = numbers(lists_by_name["guest_hall"])
        self.guest_master: vec[i64] = numbers(lists_by_name["guest_master"])
        self.guest_reward: vec[i64] = numbers(lists_by_name["guest_reward"])
        self.guest_amount: vec[i64] = numbers(lists_by_name["guest_amount"])
        self.first: vec[i64] = numbers(lists_by_name["first"])
        self.second: vec[i64] = numbers(lists_by_name["second"])
        self.deco_cost: vec[i64] = numbers(lists_by_name["deco_cost"])
        """-1 where this side has no such space."""
        self.deco_prestige: vec[i64] = numbers(lists_by_name["deco_prestige"])
        self.multiplier: vec[i64] = numbers(lists_by_name["multiplier"])
        self.all_halls: vec[i64] = numbers(lists_by_name["all_halls"])
        self.shown: dict[int, Any] = {}
        """Guests, decorations and what funding costs as people were shown them so far, by all that tells them apart."""
        self.guest_spaces: i64 = bit(self.guests) - 1
        """All guest spaces, as bits."""
        self.master_spaces: i64 = marked(self.guest_master)
        """Those for Masters only."""
        self.guest_place: vec[i64] = filled(self.guests, 0)
        """The number of each guest space among the actions that place a garment."""
        for space in range(self.guests):
            hall = self.guest_hall[space]
            self.guest_place[space] = hall * POSITIONS + space - self.hall_start[hall]
        self.dearest: i64 = max(lists_by_name["deco_cost"])
        self.deco_within: vec[i64] = filled(self.dearest + 1, 0)
        """The decoration spaces that cost no more than so much, up to the dearest, as bits."""
        for price in range(self.dearest + 1):
            self.deco_within[price] = no_dearer(self.deco_cost, price)


@final
class Components:
    """All components; tile t shows `tile_silk[4 t + colour]` rolls, garment g asks for `garment_silk[4 g + colour]`."""

    __slots__ = (
        "boards",
        "depute",
        "effects",
        "exam_fee",
        "exam_pool",
        "exam_prestige",
        "garment_colour",
        "garment_goods",
        "garment_ids",
        "garment_lace",
        "garment_master",
        "garment_numbers",
        "garment_prestige",
        "garment_rolls",
        "garment_silk",
        "garment_value",
        "garment_yarn",
        "garments_base",
        "garments_exclusive",
        "garments_festive",
        "garments_jewelled",
        "garments_luxury",
        "her_action",
        "her_decks",
        "her_from_left",
        "her_hall",
        "her_ids",
        "her_jewel",
        "her_number",
        "jewel_count",
        "jewel_income",
        "jewel_prestige",
        "jewel_price",
        "kind_ids",
        "kind_numbers",
        "level",
        "level_cards",
        "rank",
        "tile_ids",
        "tile_lace",
        "tile_mode",
        "tile_numbers",
        "tile_rolls",
        "tile_silk",
        "tile_twins",
        "tile_yarn",
        "tiles_base",
        "tiles_luxury",
        "tiles_of_colour",
    )

    def __init__(self, boards: list[Board], lists: dict[str, list[int]], ids: dict[str, list[str]]) -> None:
        self.boards = boards
        """Side 1-3, side 4-5."""
        self.effects: vec[i64] = numbers(lists["effects"])
        self.level: vec[i64] = numbers(lists["level"])
        self.rank: vec[i64] = numbers(lists["rank"])
        self.depute: vec[i64] = numbers(lists["depute"])
        self.level_cards: vec[i64] = filled(7, 0)
        """The hire cards of each level, as bits."""
        for kind in range(FIRST_HIRE, KINDS):
            self.level_cards[self.level[kind]] |= bit(kind)
        self.exam_pool: vec[i64] = exam_pools(self.level, self.rank)
        """All cards that each exam deck is made of (ROC-SETUP-12, -13)."""
        self.tile_silk: vec[i64] = numbers(lists["tile_silk"])
        self.tile_lace: vec[i64] = numbers(lists["tile_lace"])
        self.tile_yarn: vec[i64] = numbers(lists["tile_yarn"])
        self.tile_mode: vec[i64] = numbers(lists["tile_mode"])
        self.tile_rolls: vec[i64] = packed(self.tile_silk)
        self.tiles_of_colour: vec[i64] = of_each_colour(self.tile_silk)
        """By colour the tiles that show it, as bits."""
        self.tile_twins: vec[i64] = twins(lists["tile_face"])
        """Earlier tiles that look the same, as bits."""
        self.garment_colour: vec[i64] = numbers(lists["garment_colour"])
        self.garment_silk: vec[i64] = numbers(lists["garment_silk"])
        self.garment_rolls: vec[i64] = packed(self.garment_silk)
        self.garment_goods: vec[i64] = with_markers(self.garment_rolls, lists["garment_lace"], lists["garment_yarn"])
        """Silk, then a byte of lace and one of yarn."""
        self.garment_lace: vec[i64] = numbers(lists["garment_lace"])
        self.garment_yarn: vec[i64] = numbers(lists["garment_yarn"])
        self.garment_master: vec[i64] = numbers(lists["garment_master"])
        self.garment_value: vec[i64] = numbers(lists["garment_value"])
        """-1: never sold."""
        self.garment_prestige: vec[i64] = numbers(lists["garment_prestige"])
        self.tiles_base: i64 = lists["sets"][0]
        self.tiles_luxury: i64 = lists["sets"][1]
        self.garments_base: i64 = lists["sets"][2]
        self.garments_luxury: i64 = lists["sets"][3]
        self.garments_festive: i64 = lists["sets"][4]
        self.garments_exclusive: i64 = lists["sets"][5]
        self.garments_jewelled: i64 = lists["sets"][6]
        """Exclusive garments that need the Jewelry Box too (ROC-OPT-04)."""
        self.jewel_count: vec[i64] = numbers(lists["jewel_count"])
        self.jewel_price: vec[i64] = numbers(lists["jewel_price"])
        self.jewel_income: i64 = lists["jewel_rules"][0]
        self.jewel_prestige: i64 = lists["jewel_rules"][1]
        self.exam_fee: vec[i64] = numbers(lists["exam_fee"])
        self.exam_prestige: vec[i64] = numbers(lists["exam_prestige"])
        self.her_decks: vec[i64] = numbers(lists["her_decks"])
        """By level the cards of Madame du Barry, as bits; then the same with the Jewelry Box (ROC-OPT-07)."""
        self.her_action: vec[i64] = numbers(lists["her_action"])
        self.her_number: vec[i64] = numbers(lists["her_number"])
        self.her_from_left: vec[i64] = numbers(lists["her_from_left"])
        self.her_hall: vec[i64] = numbers(lists["her_hall"])
        self.her_jewel: vec[i64] = numbers(lists["her_jewel"])
        self.kind_ids: list[str] = ids["kinds"]
        self.tile_ids: list[str] = ids["tiles"]
        self.garment_ids: list[str] = ids["garments"]
        self.her_ids: list[str] = ids["her"]
        self.kind_numbers: dict[str, int] = {name: number for number, name in enumerate(ids["kinds"])}
        self.tile_numbers: dict[str, int] = {name: number for number, name in enumerate(ids["tiles"])}
        self.garment_numbers: dict[str, int] = {name: number for number, name in enumerate(ids["garments"])}


def effect(parts: Components, row: i64, column: i64) -> i64:
    """One number of an effect."""
    return parts.effects[row * WIDTH + column]


def is_lady(colour: i64) -> bool:
    """AZURE and JADE are ladies' colours (ROC-CONV-01); their jewels are necklaces (ROC-JB-03)."""
    return colour == 0 or colour == 2


def decoration_kind(space: i64) -> i64:
    if space < STATUES:
        return FIREWORK
    if space < KITCHEN_LEFT:
        return STATUE
    if space < KITCHEN_RIGHT:
        return LEFT
    if space < MUSICIANS:
        return RIGHT
    return MUSICIAN if space < JEWELLER else JEWEL_SHOP


def _decoration_names() -> list[str]:
    stems = ("F", 6), ("S", 5), ("KL", 3), ("KR", 3), ("M", 5), ("W", 5)
    return [f"{stem}{number}" for stem, count in stems for number in range(1, count + 1)]


DECORATION_NAMES: Final[list[str]] = _decoration_names()


def decoration_name(space: int) -> str:
    """F1, S1, KL1, KR1, M1 (of hall 1), W1."""
    return DECORATION_NAMES[space]
