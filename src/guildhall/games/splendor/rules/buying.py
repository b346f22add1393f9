"""Buying a card: bonuses first, then gems, then gold; and the choice to use more gold than needed (SPL-BUY)."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from guildhall.core.arrays import bit
from guildhall.core.decision import ASKED, Decision, Shown, amounts_in, shown
from guildhall.core.rule import LEGAL, rule, short
from guildhall.core.state import Moves
from guildhall.games.splendor.components.packed import GOLD_AT, ONE, beyond, gold_of, lacking, tokens_by_letter, total
from guildhall.games.splendor.components.parts import COLOURS, EMPTY, GOLD, HAND, LETTERS, level_of
from guildhall.games.splendor.rules.ending import end_turn, tell
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
    gold = gold_of(state.tokens[seat])
    return LEGAL if missing <= gold else short(CANNOT_PAY, missing, gold)


def gold_needed(state: Splendor, seat: i64, card: i64) -> i64:
    """How many gems a seat lacks for a card after its bonuses and coloured gems (SPL-BUY-02, -03)."""
    return lacking(state.parts.price[card], state.tokens[seat] + state.bonuses[seat])


def buy(state: Splendor, seat: i64, action: i64) -> None:
    """Pay with as little gold as possible; where gold is left over the seat may choose to use more (SPL-BUY-03)."""
    card = card_of(state, seat, action)
    tokens = state.tokens[seat]
    due = beyond(state.parts.price[card], state.bonuses[seat])
    in_gold = beyond(due, tokens)
    in_gems = due - in_gold
    paid = in_gems + (total(in_gold) << GOLD_AT)
    tokens -= paid
    state.tokens[seat] = tokens
    state.bank += paid
    if in_gems > 0 and gold_of(tokens) > 0:
        if BUY_RESERVED.has(action):
            state.blind[seat * HAND + action - BUY_RESERVED.first] = 0  # whoever buys a card shows it
        state.stack.push(PAY.kind, action, in_digits(in_gems))
    else:
        receive(state, seat, action, in_gems)


def in_digits(gems: i64) -> i64:
    """A payment as its frame has it: digits to base 8."""
    return gems & 7 | gems >> 5 & 0o70 | gems >> 10 & 0o700 | gems >> 15 & 0o7000 | gems >> 20 & 0o70000


def in_bytes(digits: i64) -> i64:
    """The same back again."""
    return (
        digits & 7 | (digits & 0o70) << 5 | (digits & 0o700) << 10 | (digits & 0o7000) << 15 | (digits & 0o70000) << 20
    )


def receive(state: Splendor, seat: i64, action: i64, gems: i64) -> None:
    """The card is paid, with so many gems and the rest in gold: it goes to the buyer and its place is filled."""
    card = card_of(state, seat, action)
    if state.events is not None:
        tell_buy(state, seat, action, gems)
    if BUY_RESERVED.has(action):
        reserved = state.reserved
        blind = state.blind
        last = seat * HAND + HAND - 1
        for i in range(seat * HAND + action - BUY_RESERVED.first, last):
            reserved[i] = reserved[i + 1]
            blind[i] = blind[i + 1]
        reserved[last] = EMPTY
        blind[last] = 0
    else:
        slot = action - BUY.first
        state.table[slot] = draw(state, level_of(slot))
    parts = state.parts
    state.owner[card] = seat
    state.bonuses[seat] += ONE[parts.bonus[card]]
    state.points[seat] += parts.points[card]
    end_turn(state, seat)


def tell_buy(state: Splendor, seat: i64, action: i64, gems: i64) -> None:
    """Which card, and what was paid for it."""
    card, parts = card_of(state, seat, action), state.parts
    in_gold = total(beyond(parts.price[card], state.bonuses[seat])) - total(gems)
    paid = amounts_in(tokens_by_letter(gems + (in_gold << GOLD_AT)))
    args = {"card": parts.card_names[card], "points": int(parts.points[card]), "paid": paid, "tokens": len(paid)}
    tell(state, "buy", seat, {**args, "reserved": int(BUY_RESERVED.has(action))})


def payment(state: Splendor, seat: i64, card: i64) -> i64:
    """What a card takes from a seat, with as little gold as possible; all that is due if the seat cannot pay it."""
    due = beyond(state.parts.price[card], state.bonuses[seat])
    in_gold = beyond(due, state.tokens[seat])
    if total(in_gold) > gold_of(state.tokens[seat]):
        return due
    return due - in_gold + (total(in_gold) << GOLD_AT)


def show_buy(state: Splendor, seat: i64, action: i64) -> Shown:
    card = card_of(state, seat, action)
    if card == EMPTY:
        return shown(state, action)
    parts = state.parts
    paid = amounts_in(tokens_by_letter(payment(state, seat, card)))
    return Shown(state.setup.catalogue[action].targets, parts.card_things[card], paid, parts.card_gains[card])


def mark_buy(state: Splendor, seat: i64, action: i64) -> i64:
    """What it shows depends on the card and the payment."""
    card = card_of(state, seat, action)
    return 0 if card == EMPTY else payment(state, seat, card) << 7 | card + 1


@final
class Pay(Decision["Splendor"]):
    """Whether gold is paid in place of gems. Frame: action that buys; gems paid of each colour, as digits to base 8."""

    def carry_on(self, state: Splendor, seat: i64) -> i64:
        return ASKED

    def candidates(self, state: Splendor, seat: i64) -> list[int]:
        return [int(SETTLE.first), *[int(USE_GOLD.at(c)) for c in range(COLOURS) if self.paid(state, c) > 0]]

    def moves(self, state: Splendor, seat: i64, out: Moves) -> None:
        out.add(SETTLE.first)
        if gold_of(state.tokens[seat]) > 0:
            for colour in range(COLOURS):
                if self.paid(state, colour) > 0:
                    out.add(USE_GOLD.first + colour)

    def why_not(self, state: Splendor, seat: i64, action: i64) -> i64:
        if action == SETTLE.first:
            return LEGAL
        if not USE_GOLD.has(action):
            return self.otherwise
        paid = self.paid(state, USE_GOLD.a(action)) > 0
        return LEGAL if paid and gold_of(state.tokens[seat]) > 0 else NOT_IN_GOLD

    def apply(self, state: Splendor, seat: i64, action: i64) -> None:
        stack = state.stack
        buying = stack.get(1)
        if action != SETTLE.first:
            colour = action - USE_GOLD.first
            paid = stack.get(2) - bit(3 * colour)
            stack.set(2, paid)
            instead = ONE[GOLD] - ONE[colour]
            state.tokens[seat] -= instead
            state.bank += instead
            if paid > 0 and gold_of(state.tokens[seat]) > 0:
                return
        gems = in_bytes(stack.get(2))
        stack.pop()
        receive(state, seat, buying, gems)

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
