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
    DECLINE,
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
from guildhall.games.red_cathedral.building import decorate, deliver, delivery_moves, finish_ornament, jewel_moves, set_jewel
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
from guildhall.games.red_cathedral.turns import basic_done, basic_moves, end_turn, free_action, sell, sell_moves, window_moves


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

    def __init__(self, parts: Components, rules: Rules, seats: i64, rng: Rng) -> None:
        super().__init__(seats)
        sides: i64 = 2 if seats == 1 else seats
        self.parts = parts
        self.rules = rules
        self.sides = sides
        self.rng = rng
        """What is rolled or drawn during play."""
        self.scratch: Moves | None = None
        # the Construction Site
        self.plan: i64 = 0
        self.towers: i64 = 0
        self.height: vec[i64] = filled(TOWERS, 0)
        self.slots: vec[i64] = numbers([])
        """The slots that have a card, tower by tower from the bottom; never changed after dealing, as `card` and `height`."""
        self.card: vec[i64] = filled(SLOTS, -1)
        self.owner: vec[i64] = filled(SLOTS, -1)
        self.done: vec[i64] = filled(SLOTS, 0)
        self.tile: vec[i64] = filled(SLOTS, -1)
        self.goods: vec[i64] = filled(SLOTS, 0)
        """Materials on a card, 4 bits for each of the seven kinds."""
        self.subs: vec[i64] = filled(SLOTS, 0)
        """How many diamonds stand for each kind, 4 bits each."""
        self.ornament: vec[i64] = filled(SLOTS, -1)
        self.jewels: vec[i64] = filled(SLOTS, 0)
        """Of an ornamentation: none, green, purple, two green, two purple, one of each."""
        # the market
        self.resource: vec[i64] = filled(PLACES, 0)
        self.influence: vec[i64] = filled(QUADRANTS, 0)
        self.die_space: vec[i64] = filled(DICE, -1)
        self.die_value: vec[i64] = filled(DICE, 1)
        self.supply: vec[i64] = filled(GOODS, 0)
        # the sides
        self.pos: vec[i64] = filled(sides, 0)
        self.rubles: vec[i64] = filled(sides, 0)
        self.permits: vec[i64] = filled(sides, 0)
        self.banners: vec[i64] = filled(sides, 0)
        """Banners in the Inventory; all of Ivan's."""
        self.outside: vec[i64] = filled(sides, 0)
        """Bits of the two banners outside it."""
        self.inventory: vec[i64] = filled(sides * GOODS, 0)
        self.workshop: vec[i64] = filled(sides * SPACES, -1)
        self.face_up: vec[i64] = filled(sides * SPACES, 0)
        self.pieces: vec[i64] = filled(sides * PIECES, 0)
        self.removed: vec[i64] = filled(sides * PIECES, 0)
        self.finished: vec[i64] = filled(sides, 0)
        self.scored: vec[i64] = filled(sides * ROWS, 0)
        # contractors
        self.contractors: vec[i64] = filled(sides, 0)
        self.sent: vec[i64] = filled(sides * CITIES, 0)
        self.specialist: vec[i64] = filled(sides, -1)
        self.tools: vec[i64] = filled(sides, 0)
        """Bits of the tokens that lie tool side up."""
        self.city_of: vec[i64] = filled(TOWERS, -1)
        self.closed: vec[i64] = filled(CITIES, 0)
        self.token_at: vec[i64] = filled(STANDS, -1)
        self.bag: i64 = 0
        self.gone: i64 = 0
        """Bits of the tokens in the bag, and of those out of the game."""
        # guilds
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
        # Ivan
        self.die_card: vec[i64] = filled(DICE, -1)
        self.dice_left: i64 = 0
        self.pawn: i64 = 0
        self.stock: vec[i64] = filled(BASIC, 0)
        self.site: vec[i64] = filled(BASIC, 0)
        """Materials on his Inventory card and on his Construction card."""
        # the turn
        self.start: i64 = 0
        self.active: i64 = 0
        self.turns: i64 = 0
        self.shown: i64 = 0
        """How often hidden cards were looked at or Ivan went on."""
        self.sold: i64 = 0
        self.rerolled: i64 = 0
        self.serviced: i64 = 0
        self.lightning: i64 = 0
        """Bits of the lightning actions used this turn: quadrant x 2 + action."""
        self.moved: i64 = -1
        self.landed: i64 = -1
        self.free_tile: i64 = 0
        self.ender: i64 = -1
        self.final_left: i64 = -1
        self.over: i64 = 0
        self.stack: Stack = empty_stack(8)

    def copy(self) -> RedCathedral:
        twin = RedCathedral.__new__(RedCathedral)
        twin.seats = self.seats
        twin.events = None
        twin.parts = self.parts
        twin.rules = self.rules
        twin.sides = self.sides
        twin.rng = self.rng.copy()
        twin.scratch = None
        twin.plan = self.plan
        twin.towers = self.towers
        twin.height = self.height
        twin.slots = self.slots
        twin.card = self.card
        twin.owner = self.owner[:]
        twin.done = self.done[:]
        twin.tile = self.tile[:]
        twin.goods = self.goods[:]
        twin.subs = self.subs[:]
        twin.ornament = self.ornament[:]
        twin.jewels = self.jewels[:]
        twin.resource = self.resource
        twin.influence = self.influence
        twin.die_space = self.die_space[:]
        twin.die_value = self.die_value[:]
        twin.supply = self.supply[:]
        twin.pos = self.pos[:]
        twin.rubles = self.rubles[:]
        twin.permits = self.permits[:]
        twin.banners = self.banners[:]
        twin.outside = self.outside[:]
        twin.inventory = self.inventory[:]
        twin.workshop = self.workshop[:]
        twin.face_up = self.face_up[:]
        twin.pieces = self.pieces[:]
        twin.removed = self.removed[:]
        twin.finished = self.finished[:]
        twin.scored = self.scored[:]
        twin.contractors = self.contractors[:]
        twin.sent = self.sent[:]
        twin.specialist = self.specialist[:]
        twin.tools = self.tools[:]
        twin.city_of = self.city_of
        twin.closed = self.closed[:]
        twin.token_at = self.token_at[:]
        twin.bag = self.bag
        twin.gone = self.gone
        twin.guild = self.guild
        twin.foreman = self.foreman
        twin.deck = self.deck[:]
        twin.deck_size = self.deck_size
        twin.hand = self.hand[:]
        twin.drawn = self.drawn[:]
        twin.section_deck = self.section_deck
        twin.section_discard = self.section_discard
        twin.display = self.display[:]
        twin.services = self.services[:]
        twin.die_card = self.die_card
        twin.dice_left = self.dice_left
        twin.pawn = self.pawn
        twin.stock = self.stock[:]
        twin.site = self.site[:]
        twin.start = self.start
        twin.active = self.active
        twin.turns = self.turns
        twin.shown = self.shown
        twin.sold = self.sold
        twin.rerolled = self.rerolled
        twin.serviced = self.serviced
        twin.lightning = self.lightning
        twin.moved = self.moved
        twin.landed = self.landed
        twin.free_tile = self.free_tile
        twin.ender = self.ender
        twin.final_left = self.final_left
        twin.over = self.over
        twin.stack = self.stack.copy()
        return twin

    # -- what may be done ---------------------------------------------------------------------------------------------------

    def mover(self) -> i64:
        if self.over:
            return -1
        return 0 if self.rules.solo else self.active  # RC-DP-02

    def moves(self, seat: i64, out: Moves) -> None:
        if not self.over and seat == self.mover():
            self._list(out)

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
        """Before the first delivery of the build action one may not stop (RC-BUILD-02); it begins with that delivery."""
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

    # -- doing it -----------------------------------------------------------------------------------------------------------

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
            if kind == F_BASIC or kind == F_AFTER or kind == F_MARKET or kind == F_IVAN or kind == F_IVAN_FIRST:
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

    # -- what is hidden -----------------------------------------------------------------------------------------------------

    def revealed(self) -> i64:
        """Rolls and draws, cards looked at, and ended turns, which are barriers, too (RC-DP-03)."""
        return self.rng.drawn + self.shown + self.turns

    def determinize(self, seat: i64, rng: Rng) -> RedCathedral:
        """Future rolls and draws come from `rng`; objectives that the seat does not hold are dealt anew."""
        world = self.copy()
        drawn = self.rng.drawn
        world.rng = Rng(int(rng.word()), SEARCH)
        world.rng.drawn = drawn
        if self.guild == SCRIBES:
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

    # -- for bots and people ------------------------------------------------------------------------------------------------

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


