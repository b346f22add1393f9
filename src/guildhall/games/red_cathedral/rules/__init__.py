"""The rules of The Red Cathedral by topic. Start with `turns`: the basic action, and what a turn is.

`verbs` declares all actions. A decision is a class in the file of its topic; `TABLE` has them by kind. `effects` is the
one interpreter of effects; what each verb of the vocabulary does stands in the file of its topic, too.
"""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from guildhall.core.decision import ASKED, CARRIED_ON
from guildhall.core.state import Moves
from guildhall.games.red_cathedral.rules.architects import REWARDED_SECTION, TAKE_ICONS
from guildhall.games.red_cathedral.rules.building import DELIVERIES
from guildhall.games.red_cathedral.rules.choice import Choice, table
from guildhall.games.red_cathedral.rules.claiming import CHOOSE_BANNER, GRANTED_CLAIM, PLACE_TILE
from guildhall.games.red_cathedral.rules.contractors import CHOOSE_TOKEN
from guildhall.games.red_cathedral.rules.decorating import REMOVE_ORNAMENT, SET_JEWELS
from guildhall.games.red_cathedral.rules.effects import EFFECT, OFFER
from guildhall.games.red_cathedral.rules.free import SELL_MORE
from guildhall.games.red_cathedral.rules.gaining import CHOOSE_RIVAL, TAKE_RESOURCES
from guildhall.games.red_cathedral.rules.goods import KEEP_GOODS
from guildhall.games.red_cathedral.rules.guilds import CHOOSE_SERVICE, WALK_FOREMAN
from guildhall.games.red_cathedral.rules.influence import CHOOSE_INFLUENCE, INFLUENCE_AGAIN
from guildhall.games.red_cathedral.rules.ivan import IVANS_CLAIM, IVANS_FIRST_BASE, IVANS_TURN
from guildhall.games.red_cathedral.rules.market import EXTRA_ACTIONS, MARKET_VISIT
from guildhall.games.red_cathedral.rules.obtaining import CHOOSE_DIE, CHOOSE_SPACE
from guildhall.games.red_cathedral.rules.paying import PAY_COST
from guildhall.games.red_cathedral.rules.scribes import CHOOSE_OBJECTIVE, FOURTH_OBJECTIVE
from guildhall.games.red_cathedral.rules.turns import AFTER_ACTION, BASIC_ACTION, end_turn
from guildhall.games.red_cathedral.rules.workshop import CHOOSE_TILE

if TYPE_CHECKING:
    from guildhall.games.red_cathedral.state import RedCathedral

TABLE: Final = table(
    [
        BASIC_ACTION,
        AFTER_ACTION,
        MARKET_VISIT,
        GRANTED_CLAIM,
        CHOOSE_BANNER,
        PLACE_TILE,
        DELIVERIES,
        SET_JEWELS,
        EFFECT,
        TAKE_RESOURCES,
        KEEP_GOODS,
        PAY_COST,
        CHOOSE_TILE,
        CHOOSE_SPACE,
        CHOOSE_DIE,
        CHOOSE_RIVAL,
        WALK_FOREMAN,
        EXTRA_ACTIONS,
        CHOOSE_INFLUENCE,
        INFLUENCE_AGAIN,
        OFFER,
        CHOOSE_OBJECTIVE,
        FOURTH_OBJECTIVE,
        TAKE_ICONS,
        REWARDED_SECTION,
        CHOOSE_SERVICE,
        CHOOSE_TOKEN,
        SELL_MORE,
        REMOVE_ORNAMENT,
        IVANS_TURN,
        IVANS_CLAIM,
        IVANS_FIRST_BASE,
    ]
)
"""By kind, from 1 on."""
BASIC: Final[i64] = 1
AFTER: Final[i64] = 2
MARKET: Final[i64] = 3
"""The kinds of the windows of a turn, which are always asked."""
SCRATCH: Final[i64] = 16


def asked(state: RedCathedral) -> Choice:
    """What is to be decided now."""
    return TABLE[state.stack.top - 1]


def moves(state: RedCathedral, seat: i64, out: Moves) -> None:
    """The legal answers; the windows of a turn, most of what is asked, are found without the table."""
    kind = state.stack.top
    if kind == MARKET:
        MARKET_VISIT.moves(state, seat, out)
    elif kind == AFTER:
        AFTER_ACTION.moves(state, seat, out)
    elif kind == BASIC:
        BASIC_ACTION.moves(state, seat, out)
    else:
        TABLE[kind - 1].moves(state, seat, out)


def apply(state: RedCathedral, seat: i64, action: i64) -> None:
    """What a legal answer does."""
    kind = state.stack.top
    if kind == MARKET:
        MARKET_VISIT.apply(state, seat, action)
    elif kind == AFTER:
        AFTER_ACTION.apply(state, seat, action)
    elif kind == BASIC:
        BASIC_ACTION.apply(state, seat, action)
    else:
        TABLE[kind - 1].apply(state, seat, action)


def run_on(state: RedCathedral) -> None:
    """Carry on to the next real choice: what leaves one answer or none is not asked."""
    while not state.over:
        kind = state.stack.top
        if kind < 0:
            end_turn(state)
        elif kind <= MARKET or asks(state, TABLE[kind - 1]):
            return


def asks(state: RedCathedral, decision: Choice) -> bool:
    """Whether the decision on top leaves a choice; if not it has been carried on."""
    seat = state.active
    carried = decision.carry_on(state, seat)
    if carried == ASKED:
        return True
    if carried == CARRIED_ON:
        return False
    if state.scratch is None:
        state.scratch = Moves(SCRATCH)
    out = state.scratch
    out.clear()
    decision.moves(state, seat, out)
    if out.count > 1:
        return True
    if out.count == 0:
        state.stack.pop()
    else:
        decision.apply(state, seat, out.items[0])
    return False
