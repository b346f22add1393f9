"""A position of The Red Cathedral: its numbers.

What may be done stands in `choices`, doing it in `answers`, and the rules themselves in the modules named after the
rulebook's topics. Per-side numbers are packed: side s has
`inventory[7 s + kind]`, `workshop[6 s + space]`, `sent[6 s + city]` and so on; per-slot numbers are indexed by slot.
"""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from librt.vecs import vec
from mypy_extensions import i64

from guildhall.core.arrays import filled, numbers
from guildhall.core.rng import Rng
from guildhall.core.stack import Stack, empty_stack
from guildhall.core.state import Moves, Outcome, State
from guildhall.games.red_cathedral.bots.appraisal import appraise
from guildhall.games.red_cathedral.bots.policy import rollout_move
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
    SERVICES,
    SLOTS,
    SPACES,
    STANDS,
    TOWERS,
    Components,
    Rules,
)
from guildhall.games.red_cathedral.people import position, prompts, view
from guildhall.games.red_cathedral.rules import refusals
from guildhall.games.red_cathedral.rules.answers import answer, run_on
from guildhall.games.red_cathedral.rules.choices import choices
from guildhall.games.red_cathedral.rules.hidden import determinize
from guildhall.games.red_cathedral.rules.scoring import ROWS

if TYPE_CHECKING:
    from guildhall.core.game import Setup


@final
class RedCathedral(State):
    """See the module's docstring; `sides` counts Ivan, `seats` does not."""

    __slots__ = (
        "active",
        "bag",
        "banners",
        "card",
        "city_of",
        "closed",
        "contractors",
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
        "ornament",
        "outside",
        "over",
        "owner",
        "parts",
        "pawn",
        "permits",
        "pieces",
        "plan",
        "pos",
        "removed",
        "rerolled",
        "resource",
        "rng",
        "rubles",
        "rules",
        "scored",
        "scratch",
        "section_deck",
        "section_discard",
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
        self, setup: Setup, parts: Components, rules: Rules, seats: i64, rng: Rng, source: RedCathedral | None = None
    ) -> None:
        """An empty table, or a twin of `source`: compiled classes are copied through their constructor."""
        super().__init__(setup, seats)
        sides: i64 = 2 if seats == 1 else seats
        self.parts = parts
        self.rules = rules
        self.sides = sides
        self.rng = rng
        """What is rolled or drawn during play."""
        self.scratch: Moves | None = None
        if source is not None:
            self.plan: i64 = source.plan
            self.towers: i64 = source.towers
            self.height: vec[i64] = source.height
            self.slots: vec[i64] = source.slots
            self.card: vec[i64] = source.card
            self.owner: vec[i64] = source.owner[:]
            self.done: vec[i64] = source.done[:]
            self.tile: vec[i64] = source.tile[:]
            self.goods: vec[i64] = source.goods[:]
            self.subs: vec[i64] = source.subs[:]
            self.ornament: vec[i64] = source.ornament[:]
            self.jewels: vec[i64] = source.jewels[:]
            self.resource: vec[i64] = source.resource
            self.influence: vec[i64] = source.influence
            self.die_space: vec[i64] = source.die_space[:]
            self.die_value: vec[i64] = source.die_value[:]
            self.supply: vec[i64] = source.supply[:]
            self.pos: vec[i64] = source.pos[:]
            self.rubles: vec[i64] = source.rubles[:]
            self.permits: vec[i64] = source.permits[:]
            self.banners: vec[i64] = source.banners[:]
            self.outside: vec[i64] = source.outside[:]
            self.inventory: vec[i64] = source.inventory[:]
            self.workshop: vec[i64] = source.workshop[:]
            self.face_up: vec[i64] = source.face_up[:]
            self.pieces: vec[i64] = source.pieces[:]
            self.removed: vec[i64] = source.removed[:]
            self.finished: vec[i64] = source.finished[:]
            self.scored: vec[i64] = source.scored[:]
            self.contractors: vec[i64] = source.contractors[:]
            self.sent: vec[i64] = source.sent[:]
            self.specialist: vec[i64] = source.specialist[:]
            self.tools: vec[i64] = source.tools[:]
            self.city_of: vec[i64] = source.city_of
            self.closed: vec[i64] = source.closed[:]
            self.token_at: vec[i64] = source.token_at[:]
            self.bag: i64 = source.bag
            self.gone: i64 = source.gone
            self.guild: i64 = source.guild
            self.foreman: i64 = source.foreman
            self.deck: vec[i64] = source.deck[:]
            self.deck_size: i64 = source.deck_size
            self.hand: vec[i64] = source.hand[:]
            self.drawn: vec[i64] = source.drawn[:]
            self.section_deck: i64 = source.section_deck
            self.section_discard: i64 = source.section_discard
            self.display: vec[i64] = source.display[:]
            self.services: vec[i64] = source.services[:]
            self.die_card: vec[i64] = source.die_card
            self.dice_left: i64 = source.dice_left
            self.pawn: i64 = source.pawn
            self.stock: vec[i64] = source.stock[:]
            self.site: vec[i64] = source.site[:]
            self.start: i64 = source.start
            self.active: i64 = source.active
            self.turns: i64 = source.turns
            self.shown: i64 = source.shown
            self.sold: i64 = source.sold
            self.rerolled: i64 = source.rerolled
            self.serviced: i64 = source.serviced
            self.lightning: i64 = source.lightning
            self.moved: i64 = source.moved
            self.landed: i64 = source.landed
            self.free_tile: i64 = source.free_tile
            self.ender: i64 = source.ender
            self.final_left: i64 = source.final_left
            self.over: i64 = source.over
            self.idle: i64 = source.idle
            self.stack: Stack = source.stack.copy()
            return
        # the Construction Site
        self.plan = 0
        self.towers = 0
        self.height = filled(TOWERS, 0)
        self.slots = numbers([])
        """The slots that have a card, tower by tower from the bottom; never changed after dealing, as `card` and
        `height`."""
        self.card = filled(SLOTS, -1)
        self.owner = filled(SLOTS, -1)
        self.done = filled(SLOTS, 0)
        self.tile = filled(SLOTS, -1)
        self.goods = filled(SLOTS, 0)
        """Materials on a card, 4 bits for each of the seven kinds."""
        self.subs = filled(SLOTS, 0)
        """How many diamonds stand for each kind, 4 bits each."""
        self.ornament = filled(SLOTS, -1)
        self.jewels = filled(SLOTS, 0)
        """Of an ornamentation: none, green, purple, two green, two purple, one of each."""
        # the market
        self.resource = filled(PLACES, 0)
        self.influence = filled(QUADRANTS, 0)
        self.die_space = filled(DICE, -1)
        self.die_value = filled(DICE, 1)
        self.supply = filled(GOODS, 0)
        # the sides
        self.pos = filled(sides, 0)
        self.rubles = filled(sides, 0)
        self.permits = filled(sides, 0)
        self.banners = filled(sides, 0)
        """Banners in the Inventory; all of Ivan's."""
        self.outside = filled(sides, 0)
        """Bits of the two banners outside it."""
        self.inventory = filled(sides * GOODS, 0)
        self.workshop = filled(sides * SPACES, -1)
        self.face_up = filled(sides * SPACES, 0)
        self.pieces = filled(sides * PIECES, 0)
        self.removed = filled(sides * PIECES, 0)
        self.finished = filled(sides, 0)
        self.scored = filled(sides * ROWS, 0)
        # contractors
        self.contractors = filled(sides, 0)
        self.sent = filled(sides * CITIES, 0)
        self.specialist = filled(sides, -1)
        self.tools = filled(sides, 0)
        """Bits of the tokens that lie tool side up."""
        self.city_of = filled(TOWERS, -1)
        self.closed = filled(CITIES, 0)
        self.token_at = filled(STANDS, -1)
        self.bag = 0
        self.gone = 0
        """Bits of the tokens in the bag, and of those out of the game."""
        # guilds
        self.guild = CLERGY
        """Group of the fourth influence card: the Clergy or an expansion guild."""
        self.foreman = -1
        self.deck = filled(OBJECTIVES, -1)
        """Objectives, the top first."""
        self.deck_size = 0
        self.hand = filled(sides * HAND, -1)
        self.drawn = filled(HAND, -1)
        """Objectives or sections drawn and not yet dealt with."""
        self.section_deck = 0
        self.section_discard = 0
        self.display = filled(SERVICES, 0)
        self.services = filled(sides * SERVICES, 0)
        # Ivan
        self.die_card = filled(DICE, -1)
        self.dice_left = 0
        self.pawn = 0
        self.stock = filled(BASIC, 0)
        self.site = filled(BASIC, 0)
        """Materials on his Inventory card and on his Construction card."""
        # the turn
        self.start = 0
        self.active = 0
        self.turns = 0
        self.shown = 0
        """How often hidden cards were looked at or Ivan went on."""
        self.sold = 0
        self.rerolled = 0
        self.serviced = 0
        self.lightning = 0
        """Bits of the lightning actions used this turn: quadrant x 2 + action."""
        self.moved = -1
        self.landed = -1
        self.free_tile = 0
        self.ender = -1
        self.final_left = -1
        self.over = 0
        """1 after the last turns, 2 if nobody could or would go on (see `STALLED`)."""
        self.idle = 0
        """Turns in a row without a claim, a delivery or a hire."""
        self.stack = empty_stack(8)

    def copy(self) -> RedCathedral:
        return RedCathedral(self.setup, self.parts, self.rules, self.seats, self.rng.copy(), self)

    # -- what may be done --------------------

    def mover(self) -> i64:
        if self.over:
            return -1
        return 0 if self.rules.solo else self.active  # RC-DP-02

    def moves(self, seat: i64, out: Moves) -> None:
        if self.over or seat != self.mover():
            return
        if out.count == 0:
            choices(self, out)
            return
        mine = Moves(64)  # the lists look whether anything was found, so they begin empty
        choices(self, mine)
        for i in range(mine.count):
            out.add(mine.items[i])

    # -- doing it --------------------

    def apply(self, seat: i64, action: i64) -> None:
        answer(self, action)
        run_on(self)

    # -- what is hidden --------------------

    def revealed(self) -> i64:
        """Rolls and draws, cards looked at, and ended turns, which are barriers, too (RC-DP-03)."""
        return self.rng.drawn + self.shown + self.turns

    def determinize(self, seat: i64, rng: Rng) -> RedCathedral:
        return determinize(self, seat, rng)

    # -- for bots and people --------------------

    def appraise(self, seat: i64) -> float:
        return appraise(self, seat)

    def rollout_move(self, seat: i64, moves: Moves, rng: Rng) -> i64:
        return rollout_move(self, seat, moves, rng)

    def candidates(self, seat: int) -> list[int]:
        return refusals.candidates(self, seat)

    def refusal(self, seat: int, action: int) -> str:
        return refusals.refusal(self, seat, action)

    def prompt(self, seat: int) -> tuple[str, dict[str, Any]]:
        return prompts.prompt(self, seat)

    def view(self, seat: int | None) -> dict[str, Any]:
        return view.view(self, seat)

    def outcome(self) -> Outcome | None:
        return prompts.outcome(self)

    def score_sheet(self) -> list[tuple[str, list[int]]]:
        return prompts.score_sheet(self)

    def save(self) -> str:
        return position.save(self)

    def faults(self) -> list[str]:
        return position.faults(self)

    def turn(self) -> dict[str, Any]:
        return prompts.turn(self)

    def turn_number(self) -> int:
        return int(self.turns)
