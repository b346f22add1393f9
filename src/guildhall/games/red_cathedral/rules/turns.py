"""Turns: the basic action, what follows it, the end of a turn and of the game (RC-TURN, RC-END)."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from guildhall.core.decision import ASKED, Shown, shown
from guildhall.core.rule import LEGAL, rule
from guildhall.core.state import Moves
from guildhall.games.red_cathedral.rules.building import (
    delivery_candidates,
    delivery_moves,
    is_delivery,
    show_deliver,
    start_building,
    why_not_deliver,
)
from guildhall.games.red_cathedral.rules.choice import Choice, is_free
from guildhall.games.red_cathedral.rules.claiming import (
    claim_candidates,
    claim_moves,
    show_claim,
    start_claim,
    why_not_claim,
)
from guildhall.games.red_cathedral.rules.contractors import hire, hire_moves, show_hire, why_not_hire
from guildhall.games.red_cathedral.rules.free import act_freely, free_candidates, free_moves, show_free, why_not_free
from guildhall.games.red_cathedral.rules.ivan import begin_ivan
from guildhall.games.red_cathedral.rules.market import go_to_market
from guildhall.games.red_cathedral.rules.moving import die_candidates, die_moves, show_move, why_not_move
from guildhall.games.red_cathedral.rules.scoring import final_scoring
from guildhall.games.red_cathedral.rules.tell import tell
from guildhall.games.red_cathedral.rules.verbs import CLAIM, END_TURN, HIRE, MOVE, PASS, STOP

if TYPE_CHECKING:
    from guildhall.games.red_cathedral.state import RedCathedral

CAN_ACT: Final[i64] = rule("RC-TURN-04")
NOT_BEGUN: Final[i64] = rule("RC-BUILD-02")
STALLED: Final[i64] = 20
"""After so many rounds without any claim, delivery or hire the game ends: full Inventories of useless materials can
leave nobody anything to build, and no other rule would ever end that (RC-END-08)."""


WAYS: Final = ("claim", "build", "market", "hire")
"""The basic actions, as a prompt names them."""


@final
class BasicAction(Choice):
    """Claim, build, market or hire; pass only if none of them can be done (RC-TURN-02 to -04).

    Free actions are possible before.
    """

    def carry_on(self, state: RedCathedral, seat: i64) -> i64:
        return ASKED

    def candidates(self, state: RedCathedral, seat: i64) -> list[int]:
        found = [*claim_candidates(state), *delivery_candidates(state, seat), *die_candidates(state, seat)]
        found += [int(PASS.first), *free_candidates(state, seat)]
        return sorted([*found, *HIRE.all()] if state.rules.module else found)

    def moves(self, state: RedCathedral, seat: i64, out: Moves) -> None:
        before = out.count
        self.basic_moves(state, seat, out)
        if out.count == before:
            out.add(PASS.first)
        free_moves(state, seat, out)

    def basic_moves(self, state: RedCathedral, seat: i64, out: Moves) -> None:
        claim_moves(state, seat, out)
        delivery_moves(state, seat, out)
        die_moves(state, seat, out)
        hire_moves(state, seat, out)

    def why_not(self, state: RedCathedral, seat: i64, action: i64) -> i64:
        if is_free(action):
            return why_not_free(state, seat, action)
        if CLAIM.has(action):
            return why_not_claim(state, seat, action)
        if is_delivery(action):
            return why_not_deliver(state, seat, action)
        if MOVE.has(action):
            return why_not_move(state, seat, action)
        if HIRE.has(action):
            return why_not_hire(state, seat, action)
        if PASS.has(action):
            return self.why_not_pass(state, seat)
        return NOT_BEGUN if STOP.has(action) else self.otherwise

    def why_not_pass(self, state: RedCathedral, seat: i64) -> i64:
        out = Moves()
        self.basic_moves(state, seat, out)
        return LEGAL if out.count == 0 else CAN_ACT

    def apply(self, state: RedCathedral, seat: i64, action: i64) -> None:
        if is_free(action):
            act_freely(state, seat, action)
            return
        state.stack.become(AFTER_ACTION.kind)
        if CLAIM.has(action):
            start_claim(state, action)
        elif is_delivery(action):
            start_building(state, seat, action)
        elif MOVE.has(action):
            go_to_market(state, seat, action)
        elif HIRE.has(action):
            hire(state, seat, action)
        elif state.events is not None:
            tell(state, "pass", seat, {})

    def prompt(self, state: RedCathedral, seat: i64) -> tuple[str, dict[str, Any]]:
        """Only what can be done is named."""
        out = Moves()
        self.basic_moves(state, seat, out)
        done = [out.items[i] for i in range(out.count)]
        ways = [
            any(CLAIM.has(action) for action in done),
            any(is_delivery(action) for action in done),
            any(MOVE.has(action) for action in done),
            any(HIRE.has(action) for action in done),
        ]
        named = [way for way, is_open in zip(WAYS, ways, strict=True) if is_open]
        return self.asks({"last": int(state.ender >= 0), "open": "-".join(named) or "pass"})

    def shows(self, state: RedCathedral, seat: i64, action: i64) -> Shown:
        if is_free(action):
            return show_free(state, seat, action)
        if CLAIM.has(action):
            return show_claim(state, action)
        if is_delivery(action):
            return show_deliver(state, seat, action)
        if MOVE.has(action):
            return show_move(state, action)
        return show_hire(state, action) if HIRE.has(action) else shown(state, action)


@final
class AfterAction(Choice):
    """The basic action is done: free actions, then the turn ends."""

    def carry_on(self, state: RedCathedral, seat: i64) -> i64:
        return ASKED

    def candidates(self, state: RedCathedral, seat: i64) -> list[int]:
        return [int(END_TURN.first), *free_candidates(state, seat)]

    def moves(self, state: RedCathedral, seat: i64, out: Moves) -> None:
        out.add(END_TURN.first)
        free_moves(state, seat, out)

    def why_not(self, state: RedCathedral, seat: i64, action: i64) -> i64:
        if is_free(action):
            return why_not_free(state, seat, action)
        return LEGAL if END_TURN.has(action) else self.otherwise

    def apply(self, state: RedCathedral, seat: i64, action: i64) -> None:
        if action == END_TURN.first:
            state.stack.pop()
        else:
            act_freely(state, seat, action)

    def prompt(self, state: RedCathedral, seat: i64) -> tuple[str, dict[str, Any]]:
        out = Moves()
        free_moves(state, seat, out)
        return self.asks({"free": int(out.count > 0)})

    def shows(self, state: RedCathedral, seat: i64, action: i64) -> Shown:
        return shown(state, action) if END_TURN.has(action) else show_free(state, seat, action)


def turn_begins(state: RedCathedral) -> bool:
    """Whether the basic action is still to be chosen."""
    return state.stack.top == BASIC_ACTION.kind


def turn_ends(state: RedCathedral) -> bool:
    """Whether the basic action is done, and all that followed from it."""
    return state.stack.top == AFTER_ACTION.kind


def begin_turn(state: RedCathedral) -> None:
    state.sold = 0
    state.rerolled = 0
    state.serviced = 0
    state.lightning = 0
    state.moved = -1
    state.landed = -1
    state.free_tile = 0
    if state.active >= state.seats:
        begin_ivan(state)
    else:
        state.stack.push(BASIC_ACTION.kind)


def end_turn(state: RedCathedral) -> None:
    """The next seat, or final scoring once every other one has had its last turn (RC-END-04, -05)."""
    state.turns += 1
    state.idle += 1
    if state.ender >= 0:
        if state.final_left < 0:
            state.final_left = state.sides - 1
        else:
            state.final_left -= 1
        if state.final_left == 0:
            state.over = 1
            final_scoring(state)
            return
    elif state.idle >= STALLED * state.sides:
        state.over = 2
        final_scoring(state)
        return
    state.active += 1
    if state.active == state.sides:
        state.active = 0
    begin_turn(state)


BASIC_ACTION: Final = BasicAction("basic", "RC-TURN-02")
AFTER_ACTION: Final = AfterAction("after", "RC-TURN-02")
