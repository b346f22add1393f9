"""The numbers of a position. Written by `guildhall fields` from `fields.py`; change that file."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

from guildhall.core.arrays import filled, listed
from guildhall.core.rng import Rng
from guildhall.core.stack import Stack, empty_stack
from guildhall.core.state import Moves, State
from guildhall.games.red_cathedral.components.parts import (
    BASIC,
    CITIES,
    CLERGY,
    DICE,
    GOODS,
    HAND,
    OBJECTIVES,
    PIECES,
    PLACES,
    QUADRANTS,
    ROWS,
    SERVICES,
    SLOTS,
    SPACES,
    STANDS,
    TOWERS,
    Components,
    Rules,
)

if TYPE_CHECKING:
    from guildhall.core.game import Setup


class Numbers(State):
    """Every field of a position, as `fields.py` declares it."""

    __slots__ = (
        "active",
        "bag",
        "banners",
        "card",
        "city_of",
        "claims",
        "closed",
        "contractors",
        "crowd",
        "deck",
        "deck_size",
        "dice_left",
        "die_card",
        "die_space",
        "die_value",
        "display",
        "done",
        "drawn",
        "ender",
        "face_up",
        "final_left",
        "finished",
        "foreman",
        "free_tile",
        "gone",
        "goods",
        "guild",
        "hand",
        "height",
        "idle",
        "influence",
        "inventory",
        "jewels",
        "landed",
        "lightning",
        "moved",
        "ornaments",
        "outside",
        "over",
        "parts",
        "pawn",
        "permits",
        "pieces",
        "plan",
        "pos",
        "removed",
        "required",
        "rerolled",
        "resource",
        "rng",
        "rolled",
        "rubles",
        "rules",
        "scored",
        "scratch",
        "section_deck",
        "section_discard",
        "sections",
        "sent",
        "serviced",
        "services",
        "shown",
        "sides",
        "site",
        "slots",
        "sold",
        "specialist",
        "stack",
        "start",
        "stock",
        "subs",
        "supply",
        "tile",
        "token_at",
        "tools",
        "towers",
        "turns",
        "workshop",
    )

    def __init__(
        self,
        setup: Setup,
        seats: i64,
        parts: Components,
        rules: Rules,
        sides: i64,
        rng: Rng,
        like: Numbers | None = None,
    ) -> None:
        """The empty table or, with `like`, a twin of that position: compiled objects are copied so."""
        super().__init__(setup, seats)

        self.parts = parts
        self.rules = rules
        """The options of the match."""
        self.sides = sides
        """The seats, and Ivan in a solo game."""
        self.rng = rng
        """What is rolled or drawn during play."""
        self.scratch: Moves | None = None
        """For running on to the next real choice."""
        self.rolled: i64 = -1
        """Where the last action rolled dice: for who judges it without their values."""
        if like is None:
            self.plan: i64 = 0
            self.towers: i64 = 0
            self.height: vec[i64] = filled(TOWERS, 0)
            self.slots: vec[i64] = filled(0, 0)
            """The slots that have a card, tower by tower from the bottom."""
            self.sections: i64 = 0
            """The same as a set."""
            self.card: vec[i64] = filled(SLOTS, -1)
            self.required: vec[i64] = filled(SLOTS, 0)
            """Materials that the cards require."""
            self.tile: vec[i64] = filled(SLOTS, -1)
            self.claims: vec[i64] = filled(sides, 0)
            """The sections with a banner of each side."""
            self.done: i64 = 0
            """The finished sections."""
            self.goods: vec[i64] = filled(SLOTS, 0)
            """Materials on a card."""
            self.subs: vec[i64] = filled(SLOTS, 0)
            """For how many pieces of each kind diamonds stand on a card."""
            self.ornaments: vec[i64] = filled(sides, 0)
            """The sections with an ornamentation of each side."""
            self.jewels: vec[i64] = filled(SLOTS, 0)
            """None, green, purple, two green, two purple, one of each."""
            self.resource: vec[i64] = filled(PLACES, 0)
            self.influence: vec[i64] = filled(QUADRANTS, 0)
            self.die_space: vec[i64] = filled(DICE, -1)
            self.die_value: vec[i64] = filled(DICE, 1)
            self.crowd: i64 = 0
            """How many dice are at each place, 4 bits a place."""
            self.supply: vec[i64] = filled(GOODS, 0)
            self.pos: vec[i64] = filled(sides, 0)
            self.rubles: vec[i64] = filled(sides, 0)
            self.permits: vec[i64] = filled(sides, 0)
            self.banners: vec[i64] = filled(sides, 0)
            """Banners in the Inventory; all of Ivan's."""
            self.outside: vec[i64] = filled(sides, 0)
            """Bits of the two banners outside it."""
            self.inventory: vec[i64] = filled(sides, 0)
            """Materials of each side."""
            self.workshop: vec[i64] = filled(sides * SPACES, -1)
            self.face_up: vec[i64] = filled(sides * SPACES, 0)
            self.pieces: vec[i64] = filled(sides * PIECES, 0)
            self.removed: vec[i64] = filled(sides * PIECES, 0)
            self.finished: vec[i64] = filled(sides, 0)
            self.scored: vec[i64] = filled(sides * ROWS, 0)
            self.contractors: vec[i64] = filled(sides, 0)
            self.sent: vec[i64] = filled(sides * CITIES, 0)
            self.specialist: vec[i64] = filled(sides, -1)
            self.tools: vec[i64] = filled(sides, 0)
            """Bits of the tokens that lie tool side up."""
            self.city_of: vec[i64] = filled(TOWERS, -1)
            self.closed: vec[i64] = filled(CITIES, 0)
            self.token_at: vec[i64] = filled(STANDS, -1)
            self.bag: i64 = 0
            """Bits of the tokens in the bag."""
            self.gone: i64 = 0
            """Bits of the tokens out of the game."""
            self.guild: i64 = CLERGY
            """Group of the fourth influence card: the Clergy or an expansion guild."""
            self.foreman: i64 = -1
            self.deck: vec[i64] = filled(OBJECTIVES, -1)
            """Objectives, the top first."""
            self.deck_size: i64 = 0
            self.hand: vec[i64] = filled(sides * HAND, -1)
            self.drawn: vec[i64] = filled(HAND, -1)
            """Objectives or sections drawn and not yet dealt with."""
            self.section_deck: i64 = 0
            self.section_discard: i64 = 0
            self.display: vec[i64] = filled(SERVICES, 0)
            self.services: vec[i64] = filled(sides * SERVICES, 0)
            self.die_card: vec[i64] = filled(DICE, -1)
            self.dice_left: i64 = 0
            self.pawn: i64 = 0
            self.stock: vec[i64] = filled(BASIC, 0)
            """Materials on his Inventory card."""
            self.site: vec[i64] = filled(BASIC, 0)
            """Materials on his Construction card."""
            self.start: i64 = 0
            self.active: i64 = 0
            """Whose turn it is."""
            self.turns: i64 = 0
            self.shown: i64 = 0
            """How often hidden cards were looked at or Ivan went on."""
            self.sold: i64 = 0
            self.rerolled: i64 = 0
            self.serviced: i64 = 0
            self.lightning: i64 = 0
            """Bits of the lightning actions used this turn: quadrant x 2 + action."""
            self.moved: i64 = -1
            """The die of the market visit."""
            self.landed: i64 = -1
            self.free_tile: i64 = 0
            self.ender: i64 = -1
            self.final_left: i64 = -1
            self.over: i64 = 0
            """1 after the last turns, 2 if nobody could or would go on (`turns.STALLED`)."""
            self.idle: i64 = 0
            """Turns in a row without a claim, a delivery or a hire; -1 in a turn that has one (RC-END-08)."""
            self.stack: Stack = empty_stack(8)
        else:
            self.plan = like.plan
            self.towers = like.towers
            self.height = like.height
            self.slots = like.slots
            self.sections = like.sections
            self.card = like.card
            self.required = like.required
            self.tile = like.tile
            self.claims = like.claims
            self.done = like.done
            self.goods = like.goods[:]
            self.subs = like.subs
            self.ornaments = like.ornaments
            self.jewels = like.jewels
            self.resource = like.resource
            self.influence = like.influence
            self.die_space = like.die_space[:]
            self.die_value = like.die_value[:]
            self.crowd = like.crowd
            self.supply = like.supply[:]
            self.pos = like.pos[:]
            self.rubles = like.rubles[:]
            self.permits = like.permits
            self.banners = like.banners
            self.outside = like.outside
            self.inventory = like.inventory[:]
            self.workshop = like.workshop
            self.face_up = like.face_up
            self.pieces = like.pieces
            self.removed = like.removed
            self.finished = like.finished
            self.scored = like.scored
            self.contractors = like.contractors
            self.sent = like.sent
            self.specialist = like.specialist
            self.tools = like.tools
            self.city_of = like.city_of
            self.closed = like.closed
            self.token_at = like.token_at
            self.bag = like.bag
            self.gone = like.gone
            self.guild = like.guild
            self.foreman = like.foreman
            self.deck = like.deck
            self.deck_size = like.deck_size
            self.hand = like.hand
            self.drawn = like.drawn
            self.section_deck = like.section_deck
            self.section_discard = like.section_discard
            self.display = like.display
            self.services = like.services
            self.die_card = like.die_card
            self.dice_left = like.dice_left
            self.pawn = like.pawn
            self.stock = like.stock[:] if rules.solo else like.stock
            self.site = like.site[:] if rules.solo else like.site
            self.start = like.start
            self.active = like.active
            self.turns = like.turns
            self.shown = like.shown
            self.sold = like.sold
            self.rerolled = like.rerolled
            self.serviced = like.serviced
            self.lightning = like.lightning
            self.moved = like.moved
            self.landed = like.landed
            self.free_tile = like.free_tile
            self.ender = like.ender
            self.final_left = like.final_left
            self.over = like.over
            self.idle = like.idle
            self.stack = like.stack.copy()

    def same(self, other: Numbers) -> bool:
        """Equal in every field."""
        return (
            self.rng.save() == other.rng.save()
            and int(self.plan) == int(other.plan)
            and int(self.towers) == int(other.towers)
            and listed(self.height) == listed(other.height)
            and listed(self.slots) == listed(other.slots)
            and int(self.sections) == int(other.sections)
            and listed(self.card) == listed(other.card)
            and listed(self.required) == listed(other.required)
            and listed(self.tile) == listed(other.tile)
            and listed(self.claims) == listed(other.claims)
            and int(self.done) == int(other.done)
            and listed(self.goods) == listed(other.goods)
            and listed(self.subs) == listed(other.subs)
            and listed(self.ornaments) == listed(other.ornaments)
            and listed(self.jewels) == listed(other.jewels)
            and listed(self.resource) == listed(other.resource)
            and listed(self.influence) == listed(other.influence)
            and listed(self.die_space) == listed(other.die_space)
            and listed(self.die_value) == listed(other.die_value)
            and int(self.crowd) == int(other.crowd)
            and listed(self.supply) == listed(other.supply)
            and listed(self.pos) == listed(other.pos)
            and listed(self.rubles) == listed(other.rubles)
            and listed(self.permits) == listed(other.permits)
            and listed(self.banners) == listed(other.banners)
            and listed(self.outside) == listed(other.outside)
            and listed(self.inventory) == listed(other.inventory)
            and listed(self.workshop) == listed(other.workshop)
            and listed(self.face_up) == listed(other.face_up)
            and listed(self.pieces) == listed(other.pieces)
            and listed(self.removed) == listed(other.removed)
            and listed(self.finished) == listed(other.finished)
            and listed(self.scored) == listed(other.scored)
            and listed(self.contractors) == listed(other.contractors)
            and listed(self.sent) == listed(other.sent)
            and listed(self.specialist) == listed(other.specialist)
            and listed(self.tools) == listed(other.tools)
            and listed(self.city_of) == listed(other.city_of)
            and listed(self.closed) == listed(other.closed)
            and listed(self.token_at) == listed(other.token_at)
            and int(self.bag) == int(other.bag)
            and int(self.gone) == int(other.gone)
            and int(self.guild) == int(other.guild)
            and int(self.foreman) == int(other.foreman)
            and listed(self.deck) == listed(other.deck)
            and int(self.deck_size) == int(other.deck_size)
            and listed(self.hand) == listed(other.hand)
            and listed(self.drawn) == listed(other.drawn)
            and int(self.section_deck) == int(other.section_deck)
            and int(self.section_discard) == int(other.section_discard)
            and listed(self.display) == listed(other.display)
            and listed(self.services) == listed(other.services)
            and listed(self.die_card) == listed(other.die_card)
            and int(self.dice_left) == int(other.dice_left)
            and int(self.pawn) == int(other.pawn)
            and listed(self.stock) == listed(other.stock)
            and listed(self.site) == listed(other.site)
            and int(self.start) == int(other.start)
            and int(self.active) == int(other.active)
            and int(self.turns) == int(other.turns)
            and int(self.shown) == int(other.shown)
            and int(self.sold) == int(other.sold)
            and int(self.rerolled) == int(other.rerolled)
            and int(self.serviced) == int(other.serviced)
            and int(self.lightning) == int(other.lightning)
            and int(self.moved) == int(other.moved)
            and int(self.landed) == int(other.landed)
            and int(self.free_tile) == int(other.free_tile)
            and int(self.ender) == int(other.ender)
            and int(self.final_left) == int(other.final_left)
            and int(self.over) == int(other.over)
            and int(self.idle) == int(other.idle)
            and self.stack.frames() == other.stack.frames()
        )

    def dump(self) -> dict[str, Any]:
        """Every field as plain data."""
        return {
            "rng": self.rng.save(),
            "plan": int(self.plan),
            "towers": int(self.towers),
            "height": listed(self.height),
            "slots": listed(self.slots),
            "sections": int(self.sections),
            "card": listed(self.card),
            "required": listed(self.required),
            "tile": listed(self.tile),
            "claims": listed(self.claims),
            "done": int(self.done),
            "goods": listed(self.goods),
            "subs": listed(self.subs),
            "ornaments": listed(self.ornaments),
            "jewels": listed(self.jewels),
            "resource": listed(self.resource),
            "influence": listed(self.influence),
            "die_space": listed(self.die_space),
            "die_value": listed(self.die_value),
            "crowd": int(self.crowd),
            "supply": listed(self.supply),
            "pos": listed(self.pos),
            "rubles": listed(self.rubles),
            "permits": listed(self.permits),
            "banners": listed(self.banners),
            "outside": listed(self.outside),
            "inventory": listed(self.inventory),
            "workshop": listed(self.workshop),
            "face_up": listed(self.face_up),
            "pieces": listed(self.pieces),
            "removed": listed(self.removed),
            "finished": listed(self.finished),
            "scored": listed(self.scored),
            "contractors": listed(self.contractors),
            "sent": listed(self.sent),
            "specialist": listed(self.specialist),
            "tools": listed(self.tools),
            "city_of": listed(self.city_of),
            "closed": listed(self.closed),
            "token_at": listed(self.token_at),
            "bag": int(self.bag),
            "gone": int(self.gone),
            "guild": int(self.guild),
            "foreman": int(self.foreman),
            "deck": listed(self.deck),
            "deck_size": int(self.deck_size),
            "hand": listed(self.hand),
            "drawn": listed(self.drawn),
            "section_deck": int(self.section_deck),
            "section_discard": int(self.section_discard),
            "display": listed(self.display),
            "services": listed(self.services),
            "die_card": listed(self.die_card),
            "dice_left": int(self.dice_left),
            "pawn": int(self.pawn),
            "stock": listed(self.stock),
            "site": listed(self.site),
            "start": int(self.start),
            "active": int(self.active),
            "turns": int(self.turns),
            "shown": int(self.shown),
            "sold": int(self.sold),
            "rerolled": int(self.rerolled),
            "serviced": int(self.serviced),
            "lightning": int(self.lightning),
            "moved": int(self.moved),
            "landed": int(self.landed),
            "free_tile": int(self.free_tile),
            "ender": int(self.ender),
            "final_left": int(self.final_left),
            "over": int(self.over),
            "idle": int(self.idle),
            "stack": self.stack.frames(),
        }
