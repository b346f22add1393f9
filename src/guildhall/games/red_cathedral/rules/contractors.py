"""The Contractors module: hiring, specialist tokens on the map, cities (RC-CON, RC-CITY, RC-TOOL)."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from guildhall.core.arrays import bit
from guildhall.core.state import Moves
from guildhall.games.red_cathedral.components.parts import CITIES, NO_EFFECT, STANDS, TOKENS, TOOLS
from guildhall.games.red_cathedral.rules.frames import F_OFFER, F_TOKEN, FROM_BONUS
from guildhall.games.red_cathedral.rules.tell import tell
from guildhall.games.red_cathedral.rules.track import gain_rp
from guildhall.games.red_cathedral.rules.verbs import BUY_TOKEN, HIRE, REMOVE_TOKEN

if TYPE_CHECKING:
    from guildhall.games.red_cathedral.state import RedCathedral


def contractors_in(state: RedCathedral, city: i64) -> i64:
    """All contractors there, of every colour."""
    total: i64 = 0
    for side in range(state.sides):
        total += state.sent[side * CITIES + city]
    return total


def sent_by(state: RedCathedral, side: i64) -> i64:
    """Contractors of a side on the map."""
    total: i64 = 0
    for city in range(side * CITIES, side * CITIES + CITIES):
        total += state.sent[city]
    return total


def hire_moves(state: RedCathedral, side: i64, out: Moves) -> None:
    """Open cities whose cost can be paid (RC-CON-11, -14, -22)."""
    if not state.rules.module or state.contractors[side] == 0:
        return
    for city in range(CITIES):
        if not state.closed[city] and contractors_in(state, city) < state.permits[side]:
            out.add(HIRE + city)


def hire(state: RedCathedral, side: i64, city: i64) -> None:
    """Pay, send the leftmost contractor, gain the bonus of its space; then the token (RC-CON-12 to -16)."""
    cost = contractors_in(state, city) + 1
    state.permits[side] -= cost
    bonus = state.parts.bonus_effect[6 - state.contractors[side]]
    send(state, side, city)
    if state.events is not None:
        tell(state, "hire", side, {"city": state.parts.city_names[city], "permits": int(cost)})
    state.stack.push(F_TOKEN, city)
    if bonus != NO_EFFECT:
        state.stack.push(F_OFFER, bonus, FROM_BONUS)


def send(state: RedCathedral, side: i64, city: i64) -> None:
    state.idle = 0
    state.contractors[side] -= 1
    state.sent[side * CITIES + city] += 1


def token_moves(state: RedCathedral, side: i64, out: Moves) -> None:
    """The tokens next to the city, to buy for 2 rubles or to remove (RC-CON-16, -17)."""
    near = state.parts.city_stands[state.stack.get(1)]
    for stand in range(STANDS):
        if near >> stand & 1 and state.token_at[stand] >= 0:
            if state.rubles[side] >= state.parts.specialist_price:
                out.add(BUY_TOKEN + stand)
            out.add(REMOVE_TOKEN + stand)


def take_token(state: RedCathedral, side: i64, stand: i64, buy: bool) -> None:
    state.stack.pop()
    token = state.token_at[stand]
    state.token_at[stand] = -1
    if buy:
        state.rubles[side] -= state.parts.specialist_price
        older = state.specialist[side]
        if older >= 0:  # RC-CON-18, -19
            if state.rules.replaced_is_tool:
                state.tools[side] |= bit(older)
            else:
                state.gone |= bit(older)
        state.specialist[side] = token
    else:
        state.gone |= bit(token)
    if state.events is not None:
        key = "buy-token" if buy else "remove-token"
        tell(state, key, side, {"token": state.parts.token_names[token]})
    refill(state)


def refill(state: RedCathedral) -> None:
    """Empty specialist spaces are filled from the bag, in space order, as far as it lasts (RC-CON-20, -21)."""
    for stand in range(STANDS):
        if state.token_at[stand] < 0 and state.bag != 0:
            state.token_at[stand] = draw_token(state)


def draw_token(state: RedCathedral) -> i64:
    """Any token of the bag, each with the same chance."""
    many = bits(state.bag)
    skip = state.rng.below(many)
    for token in range(TOKENS):
        if state.bag >> token & 1:
            if skip == 0:
                state.bag &= ~bit(token)
                return token
            skip -= 1
    return -1


def bits(mask: i64) -> i64:
    count: i64 = 0
    while mask > 0:
        count += mask & 1
        mask >>= 1
    return count


def score_city(state: RedCathedral, tower: i64) -> None:
    """The tower is complete: its city closes and pays banners x contractors in RP (RC-CITY-02 to -05)."""
    city = state.city_of[tower]
    state.closed[city] = 1
    if state.events is not None:
        tell(state, "city", 0, {"city": state.parts.city_names[city], "tower": int(tower) + 1})
    for side in range(state.sides):
        banners: i64 = 0
        for slot in range(tower * 8, tower * 8 + state.height[tower]):
            if state.owner[slot] == side:
                banners += 1
        points = banners * state.sent[side * CITIES + city]
        if points > 0:
            gain_rp(state, side, points)
            if state.events is not None:
                tell(state, "city-points", side, {"city": state.parts.city_names[city], "rp": int(points)})


def tool_prestige(state: RedCathedral, side: i64) -> i64:
    """Set j holds every tool owned at least j times (RC-TOOL-01 to -03)."""
    total: i64 = 0
    times: i64 = 1
    while True:
        different: i64 = 0
        for tool in range(TOOLS):
            if tools_of(state, side, tool) >= times:
                different += 1
        if different == 0:
            return total
        total += state.parts.set_pp[different]
        times += 1


def tools_of(state: RedCathedral, side: i64, tool: i64) -> i64:
    """How many tokens with this tool lie tool side up with a side."""
    count: i64 = 0
    mask = state.tools[side]
    for token in range(TOKENS):
        if mask >> token & 1 and state.parts.token_tool[token] == tool:
            count += 1
    return count
