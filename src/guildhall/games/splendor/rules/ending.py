"""The end of a turn: return tokens, then the noble, then the end check (SPL-TAKE-04, SPL-NOBLE, SPL-END)."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from guildhall.core.decision import ASKED, Decision, Shown, shown
from guildhall.core.rule import LEGAL, rule
from guildhall.core.state import Event, Moves
from guildhall.games.splendor.components.packed import BYTE, ONE, count, covers, total
from guildhall.games.splendor.components.parts import (
    EMPTY,
    NOBLE_SLOTS,
    REACHED,
    TOKEN_LETTERS,
    TOKEN_LIMIT,
    TOKENS,
)
from guildhall.games.splendor.rules.verbs import NOBLE, RETURN

if TYPE_CHECKING:
    from guildhall.games.splendor.state import Splendor

NO_SUCH_TOKEN: Final[i64] = rule("SPL-TAKE-04", "none")
DOES_NOT_COME: Final[i64] = rule("SPL-NOBLE-01")


def tell(state: Splendor, key: str, seat: i64, args: dict[str, Any]) -> None:
    """A line of the log about a seat."""
    if state.events is not None:
        state.events.append(Event("splendor-log-" + key, {"seat": int(seat), **args}))


def held(state: Splendor, seat: i64) -> i64:
    """All tokens of a seat, gold included."""
    return total(state.tokens[seat])


def bought(state: Splendor, seat: i64) -> i64:
    """How many cards a seat has bought: each gives one bonus."""
    return total(state.bonuses[seat])


def end_turn(state: Splendor, seat: i64) -> None:
    """What follows every action, in the order of SPL-NOBLE-05."""
    if held(state, seat) > TOKEN_LIMIT:
        state.stack.push(RETURN_TOKENS.kind)
    else:
        nobles_come(state, seat)


def nobles_come(state: Splendor, seat: i64) -> None:
    if bought(state, seat) >= state.parts.noble_size:
        first: i64 = EMPTY
        for slot in range(state.seats + 1):
            if noble_comes(state, seat, slot):
                if first != EMPTY:  # SPL-NOBLE-02
                    state.stack.push(CHOOSE_NOBLE.kind)
                    return
                first = slot
        if first != EMPTY:
            welcome(state, seat, first)
    next_turn(state)


def noble_comes(state: Splendor, seat: i64, slot: i64) -> bool:
    """Whether the noble of a slot is still there and a seat's bonuses meet its wish (SPL-NOBLE-01)."""
    noble = state.nobles[slot]
    if noble == EMPTY or state.noble_owner[slot] != EMPTY:
        return False
    return covers(state.bonuses[seat], state.parts.wish[noble])


def welcome(state: Splendor, seat: i64, slot: i64) -> None:
    state.noble_owner[slot] = seat
    state.points[seat] += state.parts.noble_points[state.nobles[slot]]
    if state.events is not None:
        tell(state, "noble", seat, {"noble": f"n{state.nobles[slot] + 1}"})


def next_turn(state: Splendor) -> None:
    state.turns += 1
    state.seat += 1
    if state.seat == state.seats:
        state.seat = 0
        for points in state.points:  # SPL-END-01: all have had equally many turns
            if points >= state.target:
                state.over = REACHED
                return


@final
class ReturnTokens(Decision["Splendor"]):
    """Which token goes back, one by one, while a seat has more than ten."""

    def carry_on(self, state: Splendor, seat: i64) -> i64:
        return ASKED

    def candidates(self, state: Splendor, seat: i64) -> list[int]:
        return RETURN.all()

    def moves(self, state: Splendor, seat: i64, out: Moves) -> None:
        out.make_room(TOKENS)
        items = out.items
        number = out.count
        action = RETURN.first
        rest = state.tokens[seat]
        while rest > 0:
            if rest & BYTE > 0:
                items[number] = action
                number += 1
            rest >>= 8
            action += 1
        out.count = number

    def why_not(self, state: Splendor, seat: i64, action: i64) -> i64:
        if not RETURN.has(action):
            return self.otherwise
        return LEGAL if count(state.tokens[seat], RETURN.a(action)) > 0 else NO_SUCH_TOKEN

    def apply(self, state: Splendor, seat: i64, action: i64) -> None:
        colour = action - RETURN.first
        state.tokens[seat] -= ONE[colour]
        state.bank += ONE[colour]
        if state.events is not None:
            tell(state, "return", seat, {"colour": TOKEN_LETTERS[colour]})
        if held(state, seat) <= TOKEN_LIMIT:
            state.stack.pop()
            nobles_come(state, seat)

    def prompt(self, state: Splendor, seat: i64) -> tuple[str, dict[str, Any]]:
        return "splendor-prompt-return", {"count": int(held(state, seat) - TOKEN_LIMIT)}

    def shows(self, state: Splendor, seat: i64, action: i64) -> Shown:
        letter = TOKEN_LETTERS[RETURN.a(action)]
        return shown(state, action, f"colour:{letter}", cost={letter: 1})


@final
class ChooseNoble(Decision["Splendor"]):
    """Which of several nobles comes (SPL-NOBLE-02)."""

    def carry_on(self, state: Splendor, seat: i64) -> i64:
        return ASKED

    def candidates(self, state: Splendor, seat: i64) -> list[int]:
        return [int(NOBLE.at(slot)) for slot in range(NOBLE_SLOTS) if state.nobles[slot] != EMPTY]

    def why_not(self, state: Splendor, seat: i64, action: i64) -> i64:
        if not NOBLE.has(action):
            return self.otherwise
        return LEGAL if noble_comes(state, seat, NOBLE.a(action)) else DOES_NOT_COME

    def apply(self, state: Splendor, seat: i64, action: i64) -> None:
        state.stack.pop()
        welcome(state, seat, NOBLE.a(action))
        next_turn(state)

    def shows(self, state: Splendor, seat: i64, action: i64) -> Shown:
        noble = state.nobles[NOBLE.a(action)]
        return shown(state, action, f"noble:n{noble + 1}", gain={"points": int(state.parts.noble_points[noble])})


RETURN_TOKENS: Final = ReturnTokens("return", "SPL-TAKE-04")
CHOOSE_NOBLE: Final = ChooseNoble("noble", "SPL-NOBLE-01")
