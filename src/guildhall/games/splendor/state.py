"""A position of Splendor and its rules: whose turn it is, what may be done, what follows.

A turn is one action, then what it asks for: how to pay, which tokens to return, which noble comes. Those are frames on
the stack; with an empty stack the mover chooses an action. Rule ids stand where a reader would ask "really?".
"""

# guildhall: compiled

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from guildhall.core.arrays import filled
from guildhall.core.rng import Rng
from guildhall.core.stack import Stack, empty_stack
from guildhall.core.state import Event, Moves, Outcome, State
from guildhall.games.splendor import people
from guildhall.games.splendor.actions import (
    BUY,
    BUY_RESERVED,
    NOBLE,
    PASS,
    RESERVE,
    RESERVE_BLIND,
    RETURN,
    SETTLE,
    SMALL_OPEN,
    SMALL_START,
    TAKE_PAIR,
    TAKES,
    TAKES_OPEN,
    TAKES_START,
    USE_GOLD,
)
from guildhall.games.splendor.appraisal import appraise, rollout_move
from guildhall.games.splendor.components import CARDS, COLOURS, DECK_SIZE, DECK_START, GOLD, LETTERS, LEVELS, Components

EMPTY: Final[i64] = -1
SLOTS: Final[i64] = 12
HAND: Final[i64] = 3
TOKEN_LIMIT: Final[i64] = 10
TOKENS: Final[i64] = 6
NOBLE_SLOTS: Final[i64] = 5

PAYING: Final[i64] = 1
"""Frame: action that buys; gems paid of each colour, as digits to the base 8."""
RETURNING: Final[i64] = 2
CHOOSING_NOBLE: Final[i64] = 3

PLAYING: Final[i64] = 0
REACHED: Final[i64] = 1
"""Over: somebody has the points and the round is finished."""
STUCK: Final[i64] = 2
"""Over: everybody passed in a row (SPL-TURN-03)."""


@final
class Splendor(State):
    """Per-seat numbers are packed: seat s has `tokens[6 s + colour]`, `bonuses[5 s + colour]`, `reserved[3 s + i]`."""

    __slots__ = (
        "bank",
        "blind",
        "bonuses",
        "bought",
        "decks",
        "left",
        "noble_owner",
        "nobles",
        "over",
        "owner",
        "parts",
        "passes",
        "points",
        "reserved",
        "small_takes",
        "stack",
        "table",
        "target",
        "tokens",
        "turns",
    )

    def __init__(
        self,
        parts: Components,
        seats: i64,
        target: i64,
        small_takes: bool,
        bank: vec[i64],
        table: vec[i64],
        decks: vec[i64],
        left: vec[i64],
        nobles: vec[i64],
        noble_owner: vec[i64],
        tokens: vec[i64],
        bonuses: vec[i64],
        points: vec[i64],
        bought: vec[i64],
        reserved: vec[i64],
        blind: vec[i64],
        owner: vec[i64],
        stack: Stack,
    ) -> None:
        super().__init__(seats)
        self.parts = parts
        self.target = target
        self.small_takes = small_takes
        self.bank = bank
        self.table = table
        self.decks = decks
        """The decks one after another, bottom first; shared between copies, never changed after dealing."""
        self.left = left
        self.nobles = nobles
        self.noble_owner = noble_owner
        self.tokens = tokens
        self.bonuses = bonuses
        self.points = points
        self.bought = bought
        self.reserved = reserved
        self.blind = blind
        """1 where a reserved card was drawn unseen by the others (SPL-RES-05)."""
        self.owner = owner
        """Who bought each card."""
        self.stack = stack
        self.turns: i64 = 0
        self.passes: i64 = 0
        """How many have passed in a row."""
        self.over: i64 = PLAYING

    def copy(self) -> Splendor:
        twin = Splendor(
            self.parts,
            self.seats,
            self.target,
            self.small_takes,
            self.bank[:],
            self.table[:],
            self.decks,
            self.left[:],
            self.nobles,
            self.noble_owner[:],
            self.tokens[:],
            self.bonuses[:],
            self.points[:],
            self.bought[:],
            self.reserved[:],
            self.blind[:],
            self.owner[:],
            self.stack.copy(),
        )
        twin.turns = self.turns
        twin.passes = self.passes
        twin.over = self.over
        return twin

    # -- set-up --

    def deal(self, rng: Rng) -> None:
        """Shuffle the decks and nobles and lay the table out (SPL-SETUP-01 to -03)."""
        for level in range(LEVELS):
            size: i64 = DECK_SIZE[level]
            start: i64 = DECK_START[level]
            deck = filled(size, 0)
            for i in range(size):
                deck[i] = start + i
            rng.shuffle(deck)
            for i in range(size):
                self.decks[start + i] = deck[i]
            self.left[level] = size
        for slot in range(SLOTS):
            self.table[slot] = self.draw(slot // 4)
        nobles = filled(len(self.parts.noble_points), 0)
        for noble in range(i64(len(nobles))):
            nobles[noble] = noble
        rng.shuffle(nobles)
        for slot in range(self.seats + 1):
            self.nobles[slot] = nobles[slot]

    def draw(self, level: i64) -> i64:
        """The top card of a deck, or EMPTY (SPL-FILL-01)."""
        left = self.left[level] - 1
        if left < 0:
            return EMPTY
        self.left[level] = left
        return self.decks[deck_start(level) + left]

    # -- what may be done --

    def mover(self) -> i64:
        if self.over != PLAYING:
            return -1
        return self.turns % self.seats

    def moves(self, seat: i64, out: Moves) -> None:
        if self.over != PLAYING or seat != self.turns % self.seats:
            return
        kind = self.stack.kind()
        if kind == -1:
            before = out.count
            self._takes(out)
            self._reserves_and_buys(seat, out)
            if out.count == before:
                out.add(PASS)
        elif kind == RETURNING:
            for colour in range(TOKENS):
                if self.tokens[seat * TOKENS + colour] > 0:
                    out.add(RETURN + colour)
        elif kind == PAYING:
            out.add(SETTLE)
            if self.tokens[seat * TOKENS + GOLD] > 0:
                paid = self.stack.get(2)
                for colour in range(COLOURS):
                    if paid >> (3 * colour) & 7:
                        out.add(USE_GOLD + colour)
        else:
            for slot in range(NOBLE_SLOTS):
                if self.noble_comes(seat, slot):
                    out.add(NOBLE + slot)

    def _takes(self, out: Moves) -> None:
        bank = self.bank
        supply: i64 = 0
        bit: i64 = 1
        for colour in range(COLOURS):
            if bank[colour] > 0:
                supply |= bit
                if bank[colour] >= 4:  # SPL-TAKE-03
                    out.add(TAKE_PAIR + colour)
            bit += bit
        if self.small_takes:
            for i in range(SMALL_START[supply], SMALL_START[supply + 1]):
                out.add(SMALL_OPEN[i])
        else:
            for i in range(TAKES_START[supply], TAKES_START[supply + 1]):
                out.add(TAKES_OPEN[i])

    def _reserves_and_buys(self, seat: i64, out: Moves) -> None:
        """One walk over the table: what can be reserved, and what gems, bonuses and gold can pay."""
        table = self.table
        cost = self.parts.cost
        mine = seat * TOKENS
        bonus = seat * COLOURS
        white = self.tokens[mine] + self.bonuses[bonus]
        blue = self.tokens[mine + 1] + self.bonuses[bonus + 1]
        green = self.tokens[mine + 2] + self.bonuses[bonus + 2]
        red = self.tokens[mine + 3] + self.bonuses[bonus + 3]
        black = self.tokens[mine + 4] + self.bonuses[bonus + 4]
        gold = self.tokens[mine + GOLD]
        room = self.reserved[seat * HAND + HAND - 1] == EMPTY  # SPL-RES-02
        for place in range(SLOTS + HAND):
            card = table[place] if place < SLOTS else self.reserved[seat * HAND + place - SLOTS]
            if card == EMPTY:
                continue
            if room and place < SLOTS:
                out.add(RESERVE + place)
            at = card * COLOURS
            left = gold
            if cost[at] > white:
                left -= cost[at] - white
            if cost[at + 1] > blue:
                left -= cost[at + 1] - blue
            if cost[at + 2] > green:
                left -= cost[at + 2] - green
            if cost[at + 3] > red:
                left -= cost[at + 3] - red
            if cost[at + 4] > black:
                left -= cost[at + 4] - black
            if left >= 0:
                out.add(BUY + place)  # reserved cards follow the table in the catalogue, too
        if room:
            for level in range(LEVELS):
                if self.left[level] > 0:
                    out.add(RESERVE_BLIND + level)

    def can_afford(self, seat: i64, card: i64) -> bool:
        """Whether gems and gold cover what the bonuses leave of the price (SPL-BUY-02, -03)."""
        return self.gold_needed(seat, card) <= self.tokens[seat * TOKENS + GOLD]

    def gold_needed(self, seat: i64, card: i64) -> i64:
        """How many gems a seat lacks for a card after its bonuses and coloured gems."""
        cost = self.parts.cost
        bonuses = self.bonuses
        tokens = self.tokens
        at = card * COLOURS
        with_bonus = seat * COLOURS
        with_token = seat * TOKENS
        missing: i64 = 0
        for colour in range(COLOURS):
            short = cost[at + colour] - bonuses[with_bonus + colour] - tokens[with_token + colour]
            if short > 0:
                missing += short
        return missing

    def noble_comes(self, seat: i64, slot: i64) -> bool:
        """Whether the noble of a slot is still there and a seat's bonuses meet its wish (SPL-NOBLE-01)."""
        noble = self.nobles[slot]
        if noble == EMPTY or self.noble_owner[slot] != EMPTY:
            return False
        for colour in range(COLOURS):
            if self.bonuses[seat * COLOURS + colour] < self.parts.requires[noble * COLOURS + colour]:
                return False
        return True

    # -- doing it --

    def apply(self, seat: i64, action: i64) -> None:
        if action >= RETURN:
            if action < SETTLE:
                self._return(seat, action - RETURN)
            elif action == SETTLE:
                buying = self.stack.get(1)
                self.stack.pop()
                self._receive(seat, buying)
            elif action < NOBLE:
                self._use_gold(seat, action - USE_GOLD)
            else:
                self.stack.pop()
                self._welcome(seat, action - NOBLE)
                self._next_turn()
            return
        if action == PASS:
            self.passes += 1
            self._tell("pass", seat, {})
            if self.passes == self.seats:
                self.over = STUCK
                return
            self._end_turn(seat)
            return
        self.passes = 0
        if action < RESERVE:
            self._take(seat, action)
        elif action < BUY:
            self._reserve(seat, action)
        else:
            self._buy(seat, action)

    def _take(self, seat: i64, action: i64) -> None:
        mine = seat * TOKENS
        if action >= TAKE_PAIR:
            colour = action - TAKE_PAIR
            self.bank[colour] -= 2
            self.tokens[mine + colour] += 2
        else:
            for taken in TAKES[action]:
                self.bank[taken] -= 1
                self.tokens[mine + taken] += 1
        if self.events is not None:
            self._tell("take", seat, {"colour": [LETTERS[colour] for colour in TAKES[action]]})
        self._end_turn(seat)

    def _reserve(self, seat: i64, action: i64) -> None:
        at = seat * HAND
        while self.reserved[at] != EMPTY:
            at += 1
        gold = self.bank[GOLD] > 0
        if action < RESERVE_BLIND:
            slot = action - RESERVE
            card = self.table[slot]
            self.table[slot] = self.draw(slot // 4)
            self.blind[at] = 0
        else:
            card = self.draw(action - RESERVE_BLIND)
            self.blind[at] = 1
        self.reserved[at] = card
        if gold:  # SPL-RES-03
            self.bank[GOLD] -= 1
            self.tokens[seat * TOKENS + GOLD] += 1
        if self.events is not None:
            self._tell_reserve(seat, action, card, gold)
        self._end_turn(seat)

    def _buy(self, seat: i64, action: i64) -> None:
        """Pay with as little gold as possible; where gold is left over the seat may choose to use more (SPL-BUY-03)."""
        card = self.card_of(seat, action)
        cost = self.parts.cost
        mine = seat * TOKENS
        gold: i64 = 0
        paid: i64 = 0
        for colour in range(COLOURS):
            due = cost[card * COLOURS + colour] - self.bonuses[seat * COLOURS + colour]
            if due > 0:
                held = self.tokens[mine + colour]
                if held < due:
                    gold += due - held
                    due = held
                self.tokens[mine + colour] = held - due
                self.bank[colour] += due
                paid += due << (3 * colour)
        self.tokens[mine + GOLD] -= gold
        self.bank[GOLD] += gold
        if paid > 0 and self.tokens[mine + GOLD] > 0:
            if action >= BUY_RESERVED:
                self.blind[seat * HAND + action - BUY_RESERVED] = 0  # whoever buys a card shows it
            self.stack.push(PAYING, action, paid)
        else:
            self._receive(seat, action)

    def _use_gold(self, seat: i64, colour: i64) -> None:
        mine = seat * TOKENS
        paid = self.stack.get(2) - (1 << (3 * colour))
        self.stack.set(2, paid)
        self.tokens[mine + colour] += 1
        self.bank[colour] -= 1
        self.tokens[mine + GOLD] -= 1
        self.bank[GOLD] += 1
        if paid == 0 or self.tokens[mine + GOLD] == 0:
            action = self.stack.get(1)
            self.stack.pop()
            self._receive(seat, action)

    def card_of(self, seat: i64, action: i64) -> i64:
        """The card that a buying action means."""
        if action >= BUY_RESERVED:
            return self.reserved[seat * HAND + action - BUY_RESERVED]
        return self.table[action - BUY]

    def _receive(self, seat: i64, action: i64) -> None:
        """The card is paid: it goes to the buyer and its place is filled."""
        card = self.card_of(seat, action)
        if action >= BUY_RESERVED:
            last = seat * HAND + HAND - 1
            for i in range(seat * HAND + action - BUY_RESERVED, last):
                self.reserved[i] = self.reserved[i + 1]
                self.blind[i] = self.blind[i + 1]
            self.reserved[last] = EMPTY
            self.blind[last] = 0
        else:
            self.table[action - BUY] = self.draw((action - BUY) // 4)
        parts = self.parts
        self.owner[card] = seat
        self.bonuses[seat * COLOURS + parts.bonus[card]] += 1
        self.points[seat] += parts.points[card]
        self.bought[seat] += 1
        if self.events is not None:
            self._tell_buy(seat, action, card)
        self._end_turn(seat)

    def _return(self, seat: i64, colour: i64) -> None:
        self.tokens[seat * TOKENS + colour] -= 1
        self.bank[colour] += 1
        if self.events is not None:
            self._tell("return", seat, {"colour": "o" if colour == GOLD else LETTERS[colour]})
        if self.held(seat) <= TOKEN_LIMIT:
            self.stack.pop()
            self._nobles_come(seat)

    # -- the end of a turn (SPL-NOBLE-05: return tokens, then the noble, then the end check) --

    def held(self, seat: i64) -> i64:
        """All tokens of a seat, gold included."""
        total: i64 = 0
        for i in range(seat * TOKENS, seat * TOKENS + TOKENS):
            total += self.tokens[i]
        return total

    def _end_turn(self, seat: i64) -> None:
        if self.held(seat) > TOKEN_LIMIT:
            self.stack.push(RETURNING)
        else:
            self._nobles_come(seat)

    def _nobles_come(self, seat: i64) -> None:
        if self.bought[seat] >= self.parts.noble_size:
            first: i64 = EMPTY
            for slot in range(self.seats + 1):
                if self.noble_comes(seat, slot):
                    if first != EMPTY:  # SPL-NOBLE-02
                        self.stack.push(CHOOSING_NOBLE)
                        return
                    first = slot
            if first != EMPTY:
                self._welcome(seat, first)
        self._next_turn()

    def _welcome(self, seat: i64, slot: i64) -> None:
        self.noble_owner[slot] = seat
        self.points[seat] += self.parts.noble_points[self.nobles[slot]]
        if self.events is not None:
            self._tell("noble", seat, {"noble": f"n{self.nobles[slot] + 1}"})

    def _next_turn(self) -> None:
        self.turns += 1
        if self.turns % self.seats == 0:  # SPL-END-01: all have had equally many turns
            for seat in range(self.seats):
                if self.points[seat] >= self.target:
                    self.over = REACHED
                    return

    # -- what is hidden --

    def revealed(self) -> i64:
        return CARDS - self.left[0] - self.left[1] - self.left[2]

    def determinize(self, seat: i64, rng: Rng) -> Splendor:
        """The decks and the cards others drew unseen are dealt anew, each within its level."""
        world = self.copy()
        world.decks = self.decks[:]
        for level in range(LEVELS):
            start = deck_start(level)
            left = self.left[level]
            unseen = filled(deck_size(level), 0)
            for i in range(left):
                unseen[self.decks[start + i] - start] = 1
            for i in range(self.seats * HAND):
                if self._unknown(seat, i, level):
                    unseen[self.reserved[i] - start] = 1
            pool = filled(deck_size(level), 0)
            size: i64 = 0
            for i in range(deck_size(level)):
                if unseen[i]:
                    pool[size] = start + i
                    size += 1
            pool = pool[:size]
            rng.shuffle(pool)
            for i in range(left):
                world.decks[start + i] = pool[i]
            at = left
            for i in range(self.seats * HAND):
                if self._unknown(seat, i, level):
                    world.reserved[i] = pool[at]
                    at += 1
        return world

    def _unknown(self, seat: i64, place: i64, level: i64) -> bool:
        """Whether a reserved card is of this level and unknown to this seat."""
        card = self.reserved[place]
        return card != EMPTY and self.blind[place] == 1 and place // HAND != seat and self.parts.level[card] == level

    # -- for bots and people --

    def appraise(self, seat: i64) -> float:
        return appraise(self, seat)

    def rollout_move(self, seat: i64, moves: Moves, rng: Rng) -> i64:
        return rollout_move(self, seat, moves, rng)

    def _tell(self, key: str, seat: i64, args: dict[str, Any]) -> None:
        if self.events is not None:
            self.events.append(Event("splendor-log-" + key, {"seat": int(seat), **args}))

    def _tell_reserve(self, seat: i64, action: i64, card: i64, gold: bool) -> None:
        if self.events is None:
            return
        args: dict[str, Any] = {"seat": int(seat), "level": int(self.parts.level[card]) + 1, "gold": int(gold)}
        name = self.parts.card_names[card]
        if action < RESERVE_BLIND:
            self.events.append(Event("splendor-log-reserve", {**args, "card": name}))
        else:
            self.events.append(Event("splendor-log-reserve-blind", {**args, "card": ""}, int(seat), {"card": name}))

    def _tell_buy(self, seat: i64, action: i64, card: i64) -> None:
        self._tell(
            "buy",
            seat,
            {
                "card": self.parts.card_names[card],
                "points": int(self.parts.points[card]),
                "reserved": int(action >= BUY_RESERVED),
            },
        )

    def candidates(self, seat: int) -> list[int]:
        return people.candidates(self, seat)

    def refusal(self, seat: int, action: int) -> str:
        return people.refusal(self, seat, action)

    def prompt(self, seat: int) -> tuple[str, dict[str, Any]]:
        return people.prompt(self, seat)

    def view(self, seat: int | None) -> dict[str, Any]:
        return people.view(self, seat)

    def outcome(self) -> Outcome | None:
        """Most points, then fewest cards, then a shared place (SPL-END-02, -03)."""
        if self.over == PLAYING:
            return None
        scores: list[int] = []
        ranks: list[int] = []
        for seat in range(self.seats):
            ahead: i64 = 0
            for other in range(self.seats):
                lead = self.points[other] - self.points[seat]
                if lead > 0 or (lead == 0 and self.bought[other] < self.bought[seat]):
                    ahead += 1
            scores.append(self.points[seat])
            ranks.append(ahead + 1)
        return Outcome("target" if self.over == REACHED else "deadlock", scores, ranks)

    def score_sheet(self) -> list[tuple[str, list[int]]]:
        return people.score_sheet(self)

    def save(self) -> str:
        return people.save(self)

    def faults(self) -> list[str]:
        return people.faults(self)

    def turn(self) -> dict[str, Any]:
        return people.turn(self)

    def turn_number(self) -> int:
        return int(self.turns)


def empty_board(parts: Components, seats: i64, target: i64, small_takes: bool) -> Splendor:
    """The board before anything is dealt: only the supply is there (SPL-SETUP-04)."""
    gems: i64 = 4 if seats == 2 else 5 if seats == 3 else 7
    bank = filled(TOKENS, gems)
    bank[GOLD] = 5
    return Splendor(
        parts,
        seats,
        target,
        small_takes,
        bank,
        table=filled(SLOTS, EMPTY),
        decks=filled(CARDS, EMPTY),
        left=filled(LEVELS, 0),
        nobles=filled(NOBLE_SLOTS, EMPTY),
        noble_owner=filled(NOBLE_SLOTS, EMPTY),
        tokens=filled(TOKENS * seats, 0),
        bonuses=filled(COLOURS * seats, 0),
        points=filled(seats, 0),
        bought=filled(seats, 0),
        reserved=filled(HAND * seats, EMPTY),
        blind=filled(HAND * seats, 0),
        owner=filled(CARDS, EMPTY),
        stack=empty_stack(1),
    )


def deck_start(level: i64) -> i64:
    if level == 0:
        return 0
    return 40 if level == 1 else 70


def deck_size(level: i64) -> i64:
    if level == 0:
        return 40
    return 30 if level == 1 else 20
