"""Free actions at the windows of a turn: selling Prestige, rolling dice again, permits, services (RC-FREE, RC-SERV).

The decisions that are such a window (RC-FREE-02) hand free actions on to the functions here.
"""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from guildhall.core.decision import Shown, shown
from guildhall.core.rule import LEGAL, rule, short
from guildhall.core.state import Moves
from guildhall.games.red_cathedral.components.parts import (
    BRICKMAKERS,
    FROM_SERVICE,
    PERMIT_LIMIT,
    PLACES,
    SERVICES,
)
from guildhall.games.red_cathedral.rules.choice import Choice
from guildhall.games.red_cathedral.rules.dice import dice_at, roll_place
from guildhall.games.red_cathedral.rules.effects import possible, show_effect, start_effect, why_not_effect
from guildhall.games.red_cathedral.rules.goods import add_permits
from guildhall.games.red_cathedral.rules.offers import keep, offered
from guildhall.games.red_cathedral.rules.packed import changed
from guildhall.games.red_cathedral.rules.tell import tell
from guildhall.games.red_cathedral.rules.track import has_pp, pay_pp
from guildhall.games.red_cathedral.rules.verbs import BUY_PERMIT, REROLL, SELL, SERVICE, STOP

if TYPE_CHECKING:
    from guildhall.games.red_cathedral.state import RedCathedral

NO_PRESTIGE: Final[i64] = rule("RC-TRACK-07")
SOLD_BEFORE: Final[i64] = rule("RC-FREE-04")
ROLLED_BEFORE: Final[i64] = rule("RC-FREE-06")
NO_DICE: Final[i64] = rule("RC-FREE-07")
NO_PERMITS: Final[i64] = rule("RC-FREE-09")
ENOUGH_PERMITS: Final[i64] = rule("RC-FREE-10")
NO_SERVICE: Final[i64] = rule("RC-SERV-01")
SERVED_BEFORE: Final[i64] = rule("RC-SERV-02")
NO_TILE: Final[i64] = rule("RC-SERV-16")
FREE_TILE: Final[i64] = 5
"""The service that waives the cost of a tile being placed."""


def free_candidates(state: RedCathedral, seat: i64) -> list[int]:
    found = [int(SELL.first), *REROLL.all()]
    if state.rules.module:
        found.append(int(BUY_PERMIT.first))
    found += [int(SERVICE.at(kind)) for kind in range(SERVICES) if state.services[seat * SERVICES + kind] > 0]
    return found


def free_moves(state: RedCathedral, seat: i64, out: Moves) -> None:
    if has_pp(state, seat):
        out.make_room(PLACES + 1)
        items = out.items
        count = out.count
        if not state.sold:
            items[count] = SELL.first
            count += 1
        if not state.rerolled:
            crowd = state.crowd
            reroll = REROLL.first
            while crowd > 0:
                if crowd & 15:
                    items[count] = reroll
                    count += 1
                crowd >>= 4
                reroll += 1
        out.count = count
        if state.rules.module and state.permits[seat] < PERMIT_LIMIT:
            out.add(BUY_PERMIT.first)
    if state.guild == BRICKMAKERS and not state.serviced:
        for kind in range(SERVICES):
            if state.services[seat * SERVICES + kind] > 0:
                if possible(state, seat, state.parts.service_effect[kind], FROM_SERVICE):
                    out.add(SERVICE.first + kind)


def why_not_free(state: RedCathedral, seat: i64, action: i64) -> i64:
    if SERVICE.has(action):
        return why_not_service(state, seat, SERVICE.a(action))
    if SELL.has(action) and state.sold:
        return SOLD_BEFORE
    if REROLL.has(action) and state.rerolled:
        return ROLLED_BEFORE
    if BUY_PERMIT.has(action):
        if not state.rules.module:
            return NO_PERMITS
        if state.permits[seat] >= PERMIT_LIMIT:
            return short(ENOUGH_PERMITS, PERMIT_LIMIT, state.permits[seat])
    if not has_pp(state, seat):
        return short(NO_PRESTIGE, 1, 0)
    if REROLL.has(action) and dice_at(state, REROLL.a(action)) == 0:
        return NO_DICE
    return LEGAL


def why_not_service(state: RedCathedral, seat: i64, kind: i64) -> i64:
    if state.services[seat * SERVICES + kind] == 0:
        return NO_SERVICE
    if state.serviced:
        return SERVED_BEFORE
    why = why_not_effect(state, seat, state.parts.service_effect[kind], FROM_SERVICE)
    return NO_TILE if why != LEGAL and kind == FREE_TILE else why


def act_freely(state: RedCathedral, seat: i64, action: i64) -> None:
    if SELL.has(action):
        sell(state, seat)
        state.sold = 1
        state.stack.push(SELL_MORE.kind)
    elif REROLL.has(action):
        pay_pp(state, seat, 1)
        state.rerolled = 1
        if state.events is not None:
            tell(state, "reroll", seat, {"space": int(REROLL.a(action)) + 1})
        roll_place(state, REROLL.a(action))
    elif BUY_PERMIT.has(action):
        pay_pp(state, seat, 1)
        add_permits(state, seat, 1)
        if state.events is not None:
            tell(state, "permit", seat, {})
    else:
        use_service(state, seat, SERVICE.a(action))


def sell(state: RedCathedral, seat: i64) -> None:
    """1 PP for 2 rubles (RC-FREE-03)."""
    pay_pp(state, seat, 1)
    state.rubles[seat] += 2
    if state.events is not None:
        tell(state, "sell", seat, {})


def use_service(state: RedCathedral, seat: i64, kind: i64) -> None:
    at = seat * SERVICES + kind
    state.services = changed(state.services, at, state.services[at] - 1)  # RC-SERV-03
    state.serviced = 1
    if state.events is not None:
        tell(state, "service", seat, {"service": state.parts.service_names[kind]})
    start_effect(state, state.parts.service_effect[kind], FROM_SERVICE)


def show_free(state: RedCathedral, seat: i64, action: i64) -> Shown:
    if not SERVICE.has(action):
        known = offered(state, action, 0)
        return keep(state, action, 0, show_exchange(state, action)) if known is None else known
    kind = SERVICE.a(action)
    effect = state.parts.service_effect[kind]
    return show_effect(state, seat, action, effect, FROM_SERVICE, f"service:{state.parts.service_names[kind]}")


def show_exchange(state: RedCathedral, action: i64) -> Shown:
    """A Prestige Point for rubles, for rolling dice again, or for a permit."""
    if SELL.has(action):
        return shown(state, action, cost={"pp": 1}, gain={"ruble": 2})
    if REROLL.has(action):
        return shown(state, action, f"space:{int(REROLL.a(action)) + 1}", cost={"pp": 1})
    return shown(state, action, cost={"pp": 1}, gain={"permit": 1})


@final
class SellMore(Choice):
    """More Prestige at the same moment (RC-FREE-04)."""

    def candidates(self, state: RedCathedral, seat: i64) -> list[int]:
        return [*SELL.all(), *STOP.all()] if has_pp(state, seat) else STOP.all()

    def moves(self, state: RedCathedral, seat: i64, out: Moves) -> None:
        if has_pp(state, seat):
            out.add(SELL.first)
        out.add(STOP.first)

    def why_not(self, state: RedCathedral, seat: i64, action: i64) -> i64:
        if action == STOP.first or (SELL.has(action) and has_pp(state, seat)):
            return LEGAL
        return self.otherwise

    def apply(self, state: RedCathedral, seat: i64, action: i64) -> None:
        if action == STOP.first:
            if state.events is not None and has_pp(state, seat):
                tell(state, "decline-sell", seat, {})
            state.stack.pop()
        else:
            sell(state, seat)

    def shows(self, state: RedCathedral, seat: i64, action: i64) -> Shown:
        return show_free(state, seat, action) if SELL.has(action) else shown(state, action)


SELL_MORE: Final = SellMore("sell", "RC-TRACK-07")
