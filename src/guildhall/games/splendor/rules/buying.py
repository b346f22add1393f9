"""Buying a card: bonuses first, then gems, then gold; and the choice to use more gold than needed (SPL-BUY)."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from guildhall.core.decision import ASKED, Decision, Shown, shown
from guildhall.core.rule import LEGAL, rule, short
from guildhall.core.state import Moves
from guildhall.games.splendor.components.parts import COLOURS, EMPTY, GOLD, HAND, LETTERS, TOKENS
from guildhall.games.splendor.rules.ending import end_turn, tell
from guildhall.games.splendor.rules.packed import holdings, lacking
from guildhall.games.splendor.rules.reserving import draw
from guildhall.games.splendor.rules.verbs import BUY, BUY_RESERVED, SETTLE, USE_GOLD

if TYPE_CHECKING:
    from guildhall.games.splendor.state import Splendor

NO_CARD: Final[i64] = rule("SPL-BUY-01")
CANNOT_PAY: Final[i64] = rule("SPL-BUY-03")
NOT_IN_GOLD: Final[i64] = rule("SPL-BUY-03", "gold")


def card_of(state: Splendor, seat: i64, action: i64) -> i64:
    """The card that a buying action means."""
    if BUY_RESERVED.has(action):
        return state.reserved[seat * HAND + action - BUY_RESERVED.first]
    return state.table[action - BUY.first]


def why_not_buy(state: Splendor, seat: i64, action: i64) -> i64:
    card = card_of(state, seat, action)
    if card == EMPTY:
        return NO_CARD
    missing = gold_needed(state, seat, card)
    gold = state.tokens[seat * TOKENS + GOLD]
    return LEGAL if missing <= gold else short(CANNOT_PAY, missing, gold)


def gold_needed(state: Splendor, seat: i64, card: i64) -> i64:
    """How many gems a seat lacks for a card after its bonuses and coloured gems (SPL-BUY-02, -03)."""
    return lacking(state.parts.packed_cost[card], holdings(state, seat))


def buy(state: Splendor, seat: i64, action: i64) -> None:
    """Pay with as little gold as possible; where gold is left over the seat may choose to use more (SPL-BUY-03)."""
    card = card_of(state, seat, action)
    cost = state.parts.cost
    bonuses = state.bonuses
    tokens = state.tokens
    bank = state.bank
    mine = seat * TOKENS
    gold: i64 = 0
    paid: i64 = 0
    for colour in range(COLOURS):
        due = cost[card * COLOURS + colour] - bonuses[seat * COLOURS + colour]
        if due > 0:
            held = tokens[mine + colour]
            if held < due:
                gold += due - held
                due = held
            tokens[mine + colour] = held - due
            bank[colour] += due
            paid += due << (3 * colour)
    tokens[mine + GOLD] -= gold
    bank[GOLD] += gold
    if paid > 0 and tokens[mine + GOLD] > 0:
        if BUY_RESERVED.has(action):
            state.blind[seat * HAND + action - BUY_RESERVED.first] = 0  # whoever buys a card shows it
        state.stack.push(PAY.kind, action, paid)
    else:
        receive(state, seat, action)


def receive(state: Splendor, seat: i64, action: i64) -> None:
    """The card is paid: it goes to the buyer and its place is filled."""
    card = card_of(state, seat, action)
    if BUY_RESERVED.has(action):
        last = seat * HAND + HAND - 1
        for i in range(seat * HAND + action - BUY_RESERVED.first, last):
            state.reserved[i] = state.reserved[i + 1]
            state.blind[i] = state.blind[i + 1]
        state.reserved[last] = EMPTY
        state.blind[last] = 0
    else:
        slot = action - BUY.first
        state.table[slot] = draw(state, slot // 4)
    parts = state.parts
    state.owner[card] = seat
    state.bonuses[seat * COLOURS + parts.bonus[card]] += 1
    state.points[seat] += parts.points[card]
    state.bought[seat] += 1
    if state.events is not None:
        reserved = int(BUY_RESERVED.has(action))
        tell(
            state,
            "buy",
            seat,
            {"card": parts.card_names[card], "points": int(parts.points[card]), "reserved": reserved},
        )
    end_turn(state, seat)


def payment(state: Splendor, seat: i64, card: i64) -> dict[str, int]:
    """What a card takes from a seat, with as little gold as possible; all that is due if the seat cannot pay it."""
    short_of_it = gold_needed(state, seat, card) > state.tokens[seat * TOKENS + GOLD]
    found: dict[str, int] = {}
    gold: i64 = 0
    for colour in range(COLOURS):
        due = state.parts.cost[card * COLOURS + colour] - state.bonuses[seat * COLOURS + colour]
        if due > 0:
            held = state.tokens[seat * TOKENS + colour]
            if held < due and not short_of_it:
                gold += due - held
                due = held
            found[LETTERS[colour]] = int(due)
    found["o"] = int(gold)
    return found


def show_buy(state: Splendor, seat: i64, action: i64) -> Shown:
    card = card_of(state, seat, action)
    if card == EMPTY:
        return shown(state, action)
    cost = payment(state, seat, card)
    gain = {"points": int(state.parts.points[card])}
    return shown(state, action, f"card:{state.parts.card_names[card]}", cost=cost, gain=gain)


@final
class Pay(Decision["Splendor"]):
    """Whether gold is paid in place of gems. Frame: action that buys; gems paid of each colour, as digits to base 8."""

    def carry_on(self, state: Splendor, seat: i64) -> i64:
        return ASKED

    def candidates(self, state: Splendor, seat: i64) -> list[int]:
        return [int(SETTLE.first), *[int(USE_GOLD.at(c)) for c in range(COLOURS) if self.paid(state, c) > 0]]

    def moves(self, state: Splendor, seat: i64, out: Moves) -> None:
        out.add(SETTLE.first)
        if state.tokens[seat * TOKENS + GOLD] > 0:
            for colour in range(COLOURS):
                if self.paid(state, colour) > 0:
                    out.add(USE_GOLD.first + colour)

    def why_not(self, state: Splendor, seat: i64, action: i64) -> i64:
        if action == SETTLE.first:
            return LEGAL
        if not USE_GOLD.has(action):
            return self.otherwise
        paid = self.paid(state, USE_GOLD.a(action)) > 0
        return LEGAL if paid and state.tokens[seat * TOKENS + GOLD] > 0 else NOT_IN_GOLD

    def apply(self, state: Splendor, seat: i64, action: i64) -> None:
        stack = state.stack
        buying = stack.get(1)
        if action != SETTLE.first:
            colour = action - USE_GOLD.first
            mine = seat * TOKENS
            paid = stack.get(2) - (1 << (3 * colour))
            stack.set(2, paid)
            state.tokens[mine + colour] += 1
            state.bank[colour] -= 1
            state.tokens[mine + GOLD] -= 1
            state.bank[GOLD] += 1
            if paid > 0 and state.tokens[mine + GOLD] > 0:
                return
        stack.pop()
        receive(state, seat, buying)

    def paid(self, state: Splendor, colour: i64) -> i64:
        """Gems of a colour in the payment as it stands."""
        return state.stack.get(2) >> (3 * colour) & 7

    def prompt(self, state: Splendor, seat: i64) -> tuple[str, dict[str, Any]]:
        return "splendor-prompt-pay", {"card": state.parts.card_names[card_of(state, seat, state.stack.get(1))]}

    def shows(self, state: Splendor, seat: i64, action: i64) -> Shown:
        if not USE_GOLD.has(action):
            return shown(state, action)
        letter = LETTERS[USE_GOLD.a(action)]
        return shown(state, action, f"colour:{letter}", cost={"o": 1}, gain={letter: 1})


PAY: Final = Pay("pay", "SPL-BUY-03")
