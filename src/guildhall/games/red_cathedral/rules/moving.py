"""Moving a die in the market: how far it may go, and what that costs (RC-MKT-01 to -06)."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from guildhall.core.decision import Shown, shown
from guildhall.core.rule import LEGAL, rule, short
from guildhall.core.state import Moves
from guildhall.games.red_cathedral.components.parts import DICE, DIE_NAMES, LAST_PLACE
from guildhall.games.red_cathedral.rules.dice import has_room, landing, may_push
from guildhall.games.red_cathedral.rules.offers import keep, offered
from guildhall.games.red_cathedral.rules.verbs import MOVE

if TYPE_CHECKING:
    from guildhall.games.red_cathedral.state import RedCathedral

NO_DIE: Final[i64] = rule("RC-MKT-04")
NOT_FURTHER: Final[i64] = rule("RC-MKT-03")
CANNOT_PAY: Final[i64] = rule("RC-MKT-05")
SPACE_FULL: Final[i64] = rule("RC-MKT-06")
MOST_EXTRA: Final[i64] = 7
ROOM_AT_ALL: Final[i64] = 0x55555555
FULL_PLACES: Final[i64] = 0x88888888
"""Of dice counted 4 bits a place: 5 more of each brings three dice, which are all that fit, to the highest bit."""


def die_candidates(state: RedCathedral, seat: i64) -> list[int]:
    found: list[int] = []
    for die in range(DICE):
        if state.die_space[die] >= 0:
            most = MOST_EXTRA if may_push(seat, die) else 0
            found += [int(MOVE.at(die, extra)) for extra in range(most + 1)]
    return found


def die_moves(state: RedCathedral, seat: i64, out: Moves) -> None:
    spaces = state.die_space
    values = state.die_value
    out.make_room(MOVE.end - MOVE.first)
    items = out.items
    count = out.count
    paid = state.rubles[seat]
    if paid > MOST_EXTRA:
        paid = MOST_EXTRA
    full = state.crowd + ROOM_AT_ALL & FULL_PLACES
    move = MOVE.first
    for die in range(DICE):
        space = spaces[die]
        if space >= 0:
            most = paid if may_push(seat, die) else i64(0)
            if full == 0:
                for extra in range(most + 1):
                    items[count] = move + extra
                    count += 1
            else:
                reach = space + values[die]
                for extra in range(most + 1):
                    place = (reach + extra) & LAST_PLACE
                    if place == space or full >> (4 * place + 3) & 1 == 0:
                        items[count] = move + extra
                        count += 1
        move += MOST_EXTRA + 1
    out.count = count


def die_moved(action: i64) -> i64:
    """Which die: eight moves each, so a shift is enough."""
    return action - MOVE.first >> 3


def extra_spaces(action: i64) -> i64:
    """How much further it goes for rubles."""
    return action - MOVE.first & MOST_EXTRA


def why_not_move(state: RedCathedral, seat: i64, action: i64) -> i64:
    die = die_moved(action)
    extra = extra_spaces(action)
    if state.die_space[die] < 0:
        return NO_DIE
    if extra > 0 and not may_push(seat, die):
        return NOT_FURTHER
    if not has_room(state, die, landing(state, die, extra)):
        return SPACE_FULL
    return LEGAL if extra <= state.rubles[seat] else short(CANNOT_PAY, extra, state.rubles[seat])


def show_move(state: RedCathedral, action: i64) -> Shown:
    """The die, its extra spaces, and where it lands."""
    die = MOVE.a(action)
    extra = MOVE.b(action)
    place = landing(state, die, extra)
    known = offered(state, action, place)
    if known is not None:
        return known
    space = f"space:{int(place) + 1}"
    name = f"die:{DIE_NAMES[die]}"
    cost = {"ruble": int(extra)}
    shows = shown(state, action, name, f"extra:{int(extra)}", space, targets=(name, space), cost=cost)
    return keep(state, action, place, shows)
