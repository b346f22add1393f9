"""Turns: the basic action, free actions, the end of a turn and of the game (RC-TURN, RC-FREE, RC-END)."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from guildhall.core.state import Moves
from guildhall.games.red_cathedral.components.parts import BRICKMAKERS, PERMIT_LIMIT, PLACES, SERVICES
from guildhall.games.red_cathedral.rules.building import delivery_moves
from guildhall.games.red_cathedral.rules.claiming import claim_moves
from guildhall.games.red_cathedral.rules.contractors import hire_moves
from guildhall.games.red_cathedral.rules.effects import possible, start_effect
from guildhall.games.red_cathedral.rules.frames import F_AFTER, F_BASIC, F_SELL, FROM_SERVICE
from guildhall.games.red_cathedral.rules.ivan import begin_ivan
from guildhall.games.red_cathedral.rules.market import dice_at, die_moves, roll_place
from guildhall.games.red_cathedral.rules.scoring import final_scoring
from guildhall.games.red_cathedral.rules.tell import tell
from guildhall.games.red_cathedral.rules.track import pay_pp, payable_pp
from guildhall.games.red_cathedral.rules.verbs import BUY_PERMIT, PASS, REROLL, SELL, SERVICE, STOP

if TYPE_CHECKING:
    from guildhall.games.red_cathedral.state import RedCathedral

STALLED: Final[i64] = 20
"""After so many rounds without any claim, delivery or hire the game ends: full Inventories of useless materials can
leave
nobody anything to build, and no rule would ever end that (docs/rulings-red-cathedral.md)."""


def basic_moves(state: RedCathedral, side: i64, out: Moves) -> None:
    """Claim, build, market, hire; pass only if none of them can be done (RC-TURN-02 to -04)."""
    claim_moves(state, side, out)
    delivery_moves(state, side, out)
    die_moves(state, side, out)
    hire_moves(state, side, out)
    if out.count == 0:
        out.add(PASS)
    window_moves(state, side, out)


def window_moves(state: RedCathedral, side: i64, out: Moves) -> None:
    """Free actions at one of the windows of RC-FREE-02."""
    if payable_pp(state, side) > 0:
        if not state.sold:
            out.add(SELL)
        if not state.rerolled:
            for place in range(PLACES):
                if dice_at(state, place) > 0:  # RC-FREE-07
                    out.add(REROLL + place)
        if state.rules.module and state.permits[side] < PERMIT_LIMIT:
            out.add(BUY_PERMIT)
    if state.guild == BRICKMAKERS and not state.serviced:
        for kind in range(SERVICES):
            if state.services[side * SERVICES + kind] > 0:
                if possible(state, side, state.parts.service_effect[kind], FROM_SERVICE):
                    out.add(SERVICE + kind)


def free_action(state: RedCathedral, side: i64, action: i64) -> None:
    if action == SELL:
        sell(state, side)
        state.sold = 1
        state.stack.push(F_SELL)
    elif action == BUY_PERMIT:
        pay_pp(state, side, 1)
        state.permits[side] += 1
        if state.events is not None:
            tell(state, "permit", side, {})
    elif action >= SERVICE:
        kind = action - SERVICE
        state.services[side * SERVICES + kind] -= 1  # RC-SERV-03
        state.serviced = 1
        if state.events is not None:
            tell(state, "service", side, {"service": state.parts.service_names[kind]})
        start_effect(state, state.parts.service_effect[kind], FROM_SERVICE)
    else:
        pay_pp(state, side, 1)
        state.rerolled = 1
        if state.events is not None:
            tell(state, "reroll", side, {"space": int(action - REROLL) + 1})
        roll_place(state, action - REROLL)


def sell(state: RedCathedral, side: i64) -> None:
    """1 PP for 2 rubles (RC-FREE-03)."""
    pay_pp(state, side, 1)
    state.rubles[side] += 2
    if state.events is not None:
        tell(state, "sell", side, {})


def sell_moves(state: RedCathedral, side: i64, out: Moves) -> None:
    """More Prestige at the same moment (RC-FREE-04)."""
    if payable_pp(state, side) > 0:
        out.add(SELL)
    out.add(STOP)


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
        state.stack.push(F_BASIC)


def basic_done(state: RedCathedral) -> None:
    """The basic action is chosen: what follows it stands on the end of the turn."""
    state.stack.pop()
    state.stack.push(F_AFTER)


def end_turn(state: RedCathedral) -> None:
    """The next side, or final scoring once every other side has had its last turn (RC-END-04, -05)."""
    state.stack.pop()
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
    state.active = (state.active + 1) % state.sides
    begin_turn(state)
