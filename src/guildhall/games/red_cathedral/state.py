"""A position of The Red Cathedral: its numbers, and which topic answers for the frame on top of the stack.

The rules themselves stand in the modules named after the rulebook's topics. Per-side numbers are packed: side s has
`inventory[7 s + kind]`, `workshop[6 s + space]`, `sent[6 s + city]` and so on; per-slot numbers are indexed by slot.
"""

# guildhall: compiled

from __future__ import annotations

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64

from guildhall.core.arrays import filled, numbers
from guildhall.core.rng import SEARCH, Rng
from guildhall.core.stack import Stack, empty_stack
from guildhall.core.state import Moves, Outcome, State
from guildhall.games.red_cathedral import position, prompts, refusals, view
from guildhall.games.red_cathedral.actions import (
    ACTIVATE,
    BANNER,
    BUY_TOKEN,
    CLAIM,
    DECORATE,
    DECORATE_DIAMOND,
    DELIVER,
    DIE,
    DISCARD,
    END_TURN,
    FINISH,
    FOREMAN,
    HIRE,
    INFLUENCE,
    IVAN,
    JEWEL,
    KEEP,
    KEEP_OBJECTIVE,
    MOVE,
    NEXT,
    OBTAIN,
    PASS,
    PLACE,
    REMOVE_TOKEN,
    RETURN_OBJECTIVE,
    REWARD,
    RIVAL,
    SELL,
    SPACE,
    STOP,
    SUBSTITUTE,
    TAKE,
    TAKE_SERVICE,
)
from guildhall.games.red_cathedral.appraisal import appraise
from guildhall.games.red_cathedral.building import (
    decorate,
    deliver,
    delivery_moves,
    finish_ornament,
    jewel_moves,
    set_jewel,
)
from guildhall.games.red_cathedral.claiming import (
    banner_moves,
    claim_moves,
    place_moves,
    place_tile,
    plant_banner,
    start_claim,
)
from guildhall.games.red_cathedral.components import (
    BASIC,
    BRICKMAKERS,
    CITIES,
    CLERGY,
    DICE,
    GOODS,
    HAND,
    OBJECTIVES,
    PIECES,
    PLACES,
    QUADRANTS,
    SCRIBES,
    SERVICES,
    SLOTS,
    SPACES,
    STANDS,
    TOWERS,
    Components,
    Rules,
)
from guildhall.games.red_cathedral.contractors import hire, take_token, token_moves
from guildhall.games.red_cathedral.effects import (
    advance,
    advance_offer,
    advance_pay,
    answer_offer,
    choose_part,
    choose_resource,
    choose_rival,
    effect_moves,
    keep,
    keep_moves,
    offer_moves,
    pay_moves,
    pay_unit,
    rival_moves,
    take_moves,
)
from guildhall.games.red_cathedral.frames import (
    F_AFTER,
    F_AGAIN,
    F_BANNER,
    F_BASIC,
    F_CLAIM,
    F_DELIVER,
    F_DIE,
    F_EFFECT,
    F_EXTRA,
    F_FOREMAN,
    F_ICONS,
    F_INFLUENCE,
    F_IVAN,
    F_IVAN_CLAIM,
    F_IVAN_FIRST,
    F_JEWELS,
    F_KEEP,
    F_MARKET,
    F_OBJECTIVE,
    F_OFFER,
    F_ORNAMENT,
    F_PAY,
    F_PLACE,
    F_RETURN,
    F_RIVAL,
    F_SECTION,
    F_SELL,
    F_SERVICE,
    F_SPACE,
    F_TAKE,
    F_TILE,
    F_TOKEN,
    USED_ACTIVATE,
    USED_INFLUENCE,
    USED_OBTAIN,
)
from guildhall.games.red_cathedral.guilds import (
    discard_ornament,
    foreman_moves,
    icon_moves,
    keep_objective,
    objective_moves,
    ornament_moves,
    return_moves,
    return_objective,
    reward_section,
    section_moves,
    service_moves,
    take_icon,
    take_service,
    walk_foreman,
)
from guildhall.games.red_cathedral.ivan import ivan_acts, ivan_claim_moves, ivan_claims, ivan_starts
from guildhall.games.red_cathedral.market import (
    again_moves,
    card_moves,
    choose_card,
    choose_die,
    choose_space,
    choose_tile,
    die_choice_moves,
    extra_action,
    extra_moves,
    market_action,
    market_moves,
    move_die,
    roll_place,
    space_moves,
    tile_moves,
    use_again,
)
from guildhall.games.red_cathedral.policy import rollout_move
from guildhall.games.red_cathedral.scoring import ROWS
from guildhall.games.red_cathedral.tell import tell
from guildhall.games.red_cathedral.turns import (
    basic_done,
    basic_moves,
    end_turn,
    free_action,
    sell,
    sell_moves,
    window_moves,
)


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
        self, parts: Components, rules: Rules, seats: i64, rng: Rng, source: RedCathedral | None = None
    ) -> None:
        """An empty table, or a twin of `source`: compiled classes are copied through their constructor."""
        super().__init__(seats)
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
        return RedCathedral(self.parts, self.rules, self.seats, self.rng.copy(), self)

    # -- what may be done --------------------

    def mover(self) -> i64:
        if self.over:
            return -1
        return 0 if self.rules.solo else self.active  # RC-DP-02

    def moves(self, seat: i64, out: Moves) -> None:
        if self.over or seat != self.mover():
            return
        if out.count == 0:
            self._list(out)
            return
        mine = Moves(64)  # the lists below look whether anything was found, so they begin empty
        self._list(mine)
        for i in range(mine.count):
            out.add(mine.items[i])

    def _list(self, out: Moves) -> None:
        """The legal answers to the frame on top."""
        kind = self.stack.kind()
        side = self.active
        if kind == F_BASIC:
            basic_moves(self, side, out)
        elif kind == F_AFTER:
            out.add(END_TURN)
            window_moves(self, side, out)
        elif kind == F_MARKET:
            market_moves(self, side, self.stack.get(1), -1, out)
            out.add(FINISH)
            window_moves(self, side, out)
        elif kind == F_DELIVER:
            self._list_deliveries(side, out)
        elif kind == F_PLACE:
            place_moves(self, side, out)
            window_moves(self, side, out)
        elif kind == F_TOKEN:
            token_moves(self, side, out)
            if out.count > 0:
                window_moves(self, side, out)
        elif kind == F_JEWELS:
            jewel_moves(self, side, out)
        elif kind == F_EFFECT:
            effect_moves(self, side, out)
        elif kind == F_TAKE:
            take_moves(self, side, out)
        elif kind == F_KEEP:
            keep_moves(self, side, out)
        elif kind == F_PAY:
            pay_moves(self, side, out)
        elif kind == F_OFFER:
            offer_moves(out)
        elif kind == F_BANNER:
            banner_moves(self, side, out)
        elif kind == F_CLAIM:
            claim_moves(self, side, out)
        elif kind == F_AGAIN:
            again_moves(self, side, out)
        elif kind == F_SELL:
            sell_moves(self, side, out)
        else:
            self._list_rarer(kind, side, out)

    def _list_deliveries(self, side: i64, out: Moves) -> None:
        """Before the first delivery of the build action one may not stop (RC-BUILD-02); it begins with that
        delivery."""
        delivery_moves(self, side, out)
        if self.stack.get(3):
            any_delivery = out.count > 0
            if any_delivery or self.guild == BRICKMAKERS:
                window_moves(self, side, out)
        out.add(STOP)

    def _list_rarer(self, kind: i64, side: i64, out: Moves) -> None:
        if kind == F_TILE:
            tile_moves(self, side, out)
        elif kind == F_SPACE:
            space_moves(out)
        elif kind == F_DIE:
            die_choice_moves(self, out)
        elif kind == F_RIVAL:
            rival_moves(self, side, out)
        elif kind == F_FOREMAN:
            foreman_moves(self, out)
        elif kind == F_EXTRA:
            extra_moves(self, side, out)
        elif kind == F_INFLUENCE:
            card_moves(self, side, out)
        elif kind == F_OBJECTIVE:
            objective_moves(self, out)
        elif kind == F_RETURN:
            return_moves(out)
        elif kind == F_ICONS:
            icon_moves(self, side, out)
        elif kind == F_SECTION:
            section_moves(self, side, out)
        elif kind == F_SERVICE:
            service_moves(self, out)
        elif kind == F_ORNAMENT:
            ornament_moves(self, side, out)
        elif kind == F_IVAN:
            out.add(NEXT)
        elif kind == F_IVAN_CLAIM:
            ivan_claim_moves(self, out)
        elif kind == F_IVAN_FIRST:
            for tower in range(self.towers):
                out.add(IVAN + tower * 8)

    # -- doing it --------------------

    def apply(self, seat: i64, action: i64) -> None:
        self._choose(action)
        self.run_on()

    def run_on(self) -> None:
        """Carry on to the next real choice: what leaves one answer or none is not asked."""
        if self.scratch is None:
            self.scratch = Moves(64)
        out = self.scratch
        while not self.over:
            kind = self.stack.kind()
            if kind in (F_BASIC, F_AFTER, F_MARKET, F_IVAN, F_IVAN_FIRST):
                return
            if kind == F_EFFECT:
                if advance(self):
                    continue
            elif kind == F_PAY:
                if advance_pay(self, self.active):
                    continue
            elif kind == F_OFFER:
                if advance_offer(self, self.active):
                    continue
            elif kind == F_DELIVER and self.stack.get(1) == 0:
                self.stack.pop()
                continue
            out.clear()
            self._list(out)
            if out.count > 1:
                return
            if out.count == 0:
                self.stack.pop()
            else:
                self._choose(out.items[0])

    def _choose(self, action: i64) -> None:
        """One answer to the frame on top."""
        kind = self.stack.kind()
        side = self.active
        if kind == F_BASIC:
            if SELL <= action < TAKE:
                free_action(self, side, action)
            else:
                self._basic(side, action)
        elif kind == F_AFTER:
            if action == END_TURN:
                end_turn(self)
            else:
                free_action(self, side, action)
        elif kind == F_MARKET:
            self._market(side, action)
        elif kind == F_DELIVER:
            if action == STOP:
                self.stack.pop()
            elif SELL <= action < TAKE:
                free_action(self, side, action)
            else:
                self._deliver(side, action)
        elif kind == F_PLACE:
            if action >= SELL:
                free_action(self, side, action)
            else:
                place_tile(self, side, action - PLACE)
        elif kind == F_TOKEN:
            if action < TAKE:
                free_action(self, side, action)
            elif action >= REMOVE_TOKEN:
                take_token(self, side, action - REMOVE_TOKEN, False)
            else:
                take_token(self, side, action - BUY_TOKEN, True)
        elif kind == F_JEWELS:
            if action == STOP:
                finish_ornament(self, side)
            else:
                set_jewel(self, side, action - JEWEL)
        elif kind == F_EFFECT:
            choose_part(self, side, action)
        elif kind == F_TAKE:
            choose_resource(self, side, action - TAKE)
        elif kind == F_KEEP:
            keep(self, side, action - KEEP)
        elif kind == F_PAY:
            pay_unit(self, side, action)
        elif kind == F_OFFER:
            answer_offer(self, action)
        elif kind == F_BANNER:
            plant_banner(self, side, action - BANNER)
        elif kind == F_CLAIM:
            self.stack.pop()
            start_claim(self, action - CLAIM)
        elif kind == F_AGAIN:
            use_again(self, action)
        elif kind == F_SELL:
            if action == STOP:
                self.stack.pop()
            else:
                sell(self, side)
        else:
            self._choose_rarer(kind, side, action)

    def _basic(self, side: i64, action: i64) -> None:
        basic_done(self)
        if action < BANNER:
            start_claim(self, action)
        elif action < JEWEL:
            self.stack.push(F_DELIVER, self.parts.build_deliveries, 0, 1)
            self._deliver(side, action)
        elif action < OBTAIN:
            self.stack.push(F_MARKET, 0)
            move_die(self, side, (action - MOVE) >> 3, (action - MOVE) & 7)
        elif action == PASS:
            if self.events is not None:
                tell(self, "pass", side, {})
        else:
            hire(self, side, action - HIRE)

    def _deliver(self, side: i64, action: i64) -> None:
        if action < SUBSTITUTE:
            deliver(self, side, (action - DELIVER) // BASIC, (action - DELIVER) % BASIC, False)
        elif action < DECORATE:
            deliver(self, side, (action - SUBSTITUTE) // BASIC, (action - SUBSTITUTE) % BASIC, True)
        elif action < DECORATE_DIAMOND:
            decorate(self, side, action - DECORATE, False)
        else:
            decorate(self, side, action - DECORATE_DIAMOND, True)

    def _market(self, side: i64, action: i64) -> None:
        if action == FINISH:  # RC-MKT-23
            place = self.landed
            self.stack.pop()
            self.moved = -1
            self.landed = -1
            roll_place(self, place)
        elif action >= SELL:
            free_action(self, side, action)
        else:
            which = USED_OBTAIN if action == OBTAIN else USED_INFLUENCE if action < ACTIVATE else USED_ACTIVATE
            self.stack.set(1, self.stack.get(1) | which)
            market_action(self, side, action)

    def _choose_rarer(self, kind: i64, side: i64, action: i64) -> None:
        if kind == F_TILE:
            choose_tile(self, side, action)
        elif kind == F_SPACE:
            choose_space(self, side, action - SPACE)
        elif kind == F_DIE:
            choose_die(self, side, action - DIE)
        elif kind == F_RIVAL:
            choose_rival(self, side, action - RIVAL)
        elif kind == F_FOREMAN:
            walk_foreman(self, side, action - FOREMAN + 1)
        elif kind == F_EXTRA:
            extra_action(self, side, action)
        elif kind == F_INFLUENCE:
            choose_card(self, side, action - INFLUENCE)
        elif kind == F_OBJECTIVE:
            keep_objective(self, side, action - KEEP_OBJECTIVE)
        elif kind == F_RETURN:
            return_objective(self, side, action - RETURN_OBJECTIVE)
        elif kind == F_ICONS:
            take_icon(self, side, action)
        elif kind == F_SECTION:
            reward_section(self, side, action - REWARD)
        elif kind == F_SERVICE:
            take_service(self, side, action - TAKE_SERVICE)
        elif kind == F_ORNAMENT:
            discard_ornament(self, side, action - DISCARD)
        elif kind == F_IVAN:
            if self.stack.get(1) == 1:
                ivan_acts(self)
            else:
                roll_place(self, self.landed)
                end_turn(self)
        elif kind == F_IVAN_CLAIM:
            self.stack.pop()
            self.shown += 1
            ivan_claims(self, action - IVAN)
        elif kind == F_IVAN_FIRST:
            self.stack.pop()
            self.shown += 1
            ivan_starts(self, action - IVAN)

    # -- what is hidden --------------------

    def revealed(self) -> i64:
        """Rolls and draws, cards looked at, and ended turns, which are barriers, too (RC-DP-03)."""
        return self.rng.drawn + self.shown + self.turns

    def determinize(self, seat: i64, rng: Rng) -> RedCathedral:
        """Future rolls and draws come from `rng`; objectives that the seat does not hold are dealt anew."""
        world = self.copy()
        drawn = self.rng.drawn
        world.rng = Rng(int(rng.word()), SEARCH)
        world.rng.drawn = drawn
        if self.guild == SCRIBES and not self.over:  # at the end all hands are open
            self._deal_objectives(world, seat, rng)
        return world

    def _deal_objectives(self, world: RedCathedral, seat: i64, rng: Rng) -> None:
        looking = self.stack.kind() == F_OBJECTIVE
        unknown = filled(OBJECTIVES, 1)
        for i in range(HAND):
            if self.hand[seat * HAND + i] >= 0:
                unknown[self.hand[seat * HAND + i]] = 0
            if looking and self.active == seat and self.drawn[i] >= 0:
                unknown[self.drawn[i]] = 0
        pool = filled(OBJECTIVES, 0)
        size: i64 = 0
        for card in range(OBJECTIVES):
            if unknown[card]:
                pool[size] = card
                size += 1
        pool = pool[:size]
        rng.shuffle(pool)
        at: i64 = 0
        for i in range(self.deck_size):
            world.deck[i] = pool[at]
            at += 1
        for i in range(self.seats * HAND):
            if i // HAND != seat and self.hand[i] >= 0:
                world.hand[i] = pool[at]
                at += 1
        if looking and self.active != seat:
            for i in range(self.stack.get(1)):
                world.drawn[i] = pool[at]
                at += 1

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
