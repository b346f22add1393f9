"""The Contractors module: hiring, specialist tokens on the map, cities (RC-CON, RC-CITY, RC-TOOL)."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from guildhall.core.arrays import bit
from guildhall.core.decision import Shown, shown
from guildhall.core.rule import LEGAL, rule, short
from guildhall.core.state import Moves
from guildhall.games.red_cathedral.components.parts import CITIES, FROM_BONUS, NO_EFFECT, RUBLE, STANDS, TOKENS, TOOLS
from guildhall.games.red_cathedral.rules.choice import Choice, is_free
from guildhall.games.red_cathedral.rules.counting import banners_in
from guildhall.games.red_cathedral.rules.effects import offer
from guildhall.games.red_cathedral.rules.free import act_freely, free_candidates, free_moves, show_free, why_not_free
from guildhall.games.red_cathedral.rules.goods import add_permits
from guildhall.games.red_cathedral.rules.offers import keep, offered
from guildhall.games.red_cathedral.rules.packed import changed, ones
from guildhall.games.red_cathedral.rules.tell import tell, tell_goods
from guildhall.games.red_cathedral.rules.track import gain_rp
from guildhall.games.red_cathedral.rules.verbs import BUY_TOKEN, HIRE, REMOVE_TOKEN

if TYPE_CHECKING:
    from guildhall.games.red_cathedral.state import RedCathedral

NO_CONTRACTOR: Final[i64] = rule("RC-CON-11")
CANNOT_PAY: Final[i64] = rule("RC-CON-14")
NO_TOKEN: Final[i64] = rule("RC-CON-16")
NO_RUBLES: Final[i64] = rule("RC-CON-17")
CLOSED: Final[i64] = rule("RC-CON-22")
CONTRACTORS: Final[i64] = 6


def contractors_in(state: RedCathedral, city: i64) -> i64:
    """All contractors there, of every colour."""
    total: i64 = 0
    for seat in range(state.sides):
        total += state.sent[seat * CITIES + city]
    return total


def hire_moves(state: RedCathedral, seat: i64, out: Moves) -> None:
    """Open cities whose cost can be paid (RC-CON-11, -14, -22)."""
    if not state.rules.module or state.contractors[seat] == 0:
        return
    for city in range(CITIES):
        if not state.closed[city] and contractors_in(state, city) < state.permits[seat]:
            out.add(HIRE.first + city)


def why_not_hire(state: RedCathedral, seat: i64, action: i64) -> i64:
    city = HIRE.a(action)
    if not state.rules.module or state.contractors[seat] == 0:
        return NO_CONTRACTOR
    if state.closed[city]:
        return CLOSED
    cost = contractors_in(state, city) + 1
    return LEGAL if state.permits[seat] >= cost else short(CANNOT_PAY, cost, state.permits[seat])


def show_hire(state: RedCathedral, action: i64) -> Shown:
    city = HIRE.a(action)
    there = contractors_in(state, city)
    known = offered(state, action, there)
    if known is not None:
        return known
    cost = {"permit": int(there) + 1}
    return keep(state, action, there, shown(state, action, f"city:{state.parts.city_names[city]}", cost=cost))


def hire(state: RedCathedral, seat: i64, action: i64) -> None:
    """Pay, send the leftmost contractor, gain the bonus of its space; then the token (RC-CON-12 to -16)."""
    city = HIRE.a(action)
    cost = contractors_in(state, city) + 1
    add_permits(state, seat, -cost)
    bonus = state.parts.bonus_effect[CONTRACTORS - state.contractors[seat]]
    send(state, seat, city)
    if state.events is not None:
        tell(state, "hire", seat, {"city": state.parts.city_names[city], "permits": int(cost)})
    state.stack.push(CHOOSE_TOKEN.kind, city)
    if bonus != NO_EFFECT:
        offer(state, bonus, FROM_BONUS)


def send(state: RedCathedral, seat: i64, city: i64) -> None:
    state.idle = -1
    at = seat * CITIES + city
    state.contractors = changed(state.contractors, seat, state.contractors[seat] - 1)
    state.sent = changed(state.sent, at, state.sent[at] + 1)


@final
class ChooseToken(Choice):
    """The specialist of a hire: a token next to the city, to buy or to remove. Free actions are possible.

    Frame: city (RC-CON-16, -17).
    """

    def candidates(self, state: RedCathedral, seat: i64) -> list[int]:
        return [*free_candidates(state, seat), *BUY_TOKEN.all(), *REMOVE_TOKEN.all()]

    def moves(self, state: RedCathedral, seat: i64, out: Moves) -> None:
        before = out.count
        for stand in range(STANDS):
            if self.lies_near(state, stand):
                if state.rubles[seat] >= state.parts.specialist_price:
                    out.add(BUY_TOKEN.first + stand)
                out.add(REMOVE_TOKEN.first + stand)
        if out.count > before:
            free_moves(state, seat, out)

    def why_not(self, state: RedCathedral, seat: i64, action: i64) -> i64:
        if is_free(action):
            return why_not_free(state, seat, action)
        if REMOVE_TOKEN.has(action):
            return LEGAL if self.lies_near(state, REMOVE_TOKEN.a(action)) else NO_TOKEN
        if not BUY_TOKEN.has(action) or not self.lies_near(state, BUY_TOKEN.a(action)):
            return self.otherwise
        price = state.parts.specialist_price
        return LEGAL if state.rubles[seat] >= price else short(NO_RUBLES, price, state.rubles[seat])

    def lies_near(self, state: RedCathedral, stand: i64) -> bool:
        return state.parts.city_stands[state.stack.get(1)] >> stand & 1 != 0 and state.token_at[stand] >= 0

    def apply(self, state: RedCathedral, seat: i64, action: i64) -> None:
        if is_free(action):
            act_freely(state, seat, action)
            return
        state.stack.pop()
        buys = BUY_TOKEN.has(action)
        stand = BUY_TOKEN.a(action) if buys else REMOVE_TOKEN.a(action)
        token = state.token_at[stand]
        state.token_at = changed(state.token_at, stand, -1)
        if buys:
            buy_token(state, seat, token)
        else:
            state.gone |= bit(token)
        if state.events is not None:
            tell(state, "buy-token" if buys else "remove-token", seat, {"token": state.parts.token_names[token]})
        refill(state)

    def prompt(self, state: RedCathedral, seat: i64) -> tuple[str, dict[str, Any]]:
        price = int(state.parts.specialist_price)
        payable = int(state.rubles[seat] >= price)
        return self.asks({"city": state.parts.city_names[state.stack.get(1)], "price": price, "payable": payable})

    def shows(self, state: RedCathedral, seat: i64, action: i64) -> Shown:
        if is_free(action):
            return show_free(state, seat, action)
        buys = BUY_TOKEN.has(action)
        token = state.token_at[BUY_TOKEN.a(action) if buys else REMOVE_TOKEN.a(action)]
        cost = {"ruble": int(state.parts.specialist_price) if buys else 0}
        return shown(state, action, f"token:{state.parts.token_names[token]}" if token >= 0 else "", cost=cost)


def buy_token(state: RedCathedral, seat: i64, token: i64) -> None:
    """It takes the place of an older specialist (RC-CON-18, -19)."""
    state.rubles[seat] -= state.parts.specialist_price
    if state.events is not None:
        tell_goods(state, "pay", seat, RUBLE, state.parts.specialist_price)
    older = state.specialist[seat]
    if older >= 0:
        if state.rules.replaced_is_tool:
            state.tools = changed(state.tools, seat, state.tools[seat] | bit(older))
        else:
            state.gone |= bit(older)
    state.specialist = changed(state.specialist, seat, token)


def refill(state: RedCathedral) -> None:
    """Empty specialist spaces are filled from the bag, in space order, as far as it lasts (RC-CON-20, -21)."""
    for stand in range(STANDS):
        if state.token_at[stand] < 0 and state.bag != 0:
            state.token_at = changed(state.token_at, stand, draw_token(state))


def draw_token(state: RedCathedral) -> i64:
    """Any token of the bag, each with the same chance."""
    many = ones(state.bag)
    skip = state.rng.below(many)
    for token in range(TOKENS):
        if state.bag >> token & 1:
            if skip == 0:
                state.bag &= ~bit(token)
                return token
            skip -= 1
    return -1


def score_city(state: RedCathedral, tower: i64) -> None:
    """The tower is complete: its city closes and pays banners x contractors in RP (RC-CITY-02 to -05)."""
    city = state.city_of[tower]
    state.closed = changed(state.closed, city, 1)
    if state.events is not None:
        tell(state, "city", 0, {"city": state.parts.city_names[city], "tower": int(tower) + 1})
    for seat in range(state.sides):
        points = banners_in(state, seat, tower) * state.sent[seat * CITIES + city]
        if points > 0:
            gain_rp(state, seat, points)
            if state.events is not None:
                tell(state, "city-points", seat, {"city": state.parts.city_names[city], "rp": int(points)})


def tool_prestige(state: RedCathedral, seat: i64) -> i64:
    """Set j holds every tool owned at least j times (RC-TOOL-01 to -03)."""
    total: i64 = 0
    times: i64 = 1
    while True:
        different: i64 = 0
        for tool in range(TOOLS):
            if tools_of(state, seat, tool) >= times:
                different += 1
        if different == 0:
            return total
        total += state.parts.set_pp[different]
        times += 1


def tools_of(state: RedCathedral, seat: i64, tool: i64) -> i64:
    """How many tokens with this tool lie tool side up with a seat."""
    count: i64 = 0
    mask = state.tools[seat]
    for token in range(TOKENS):
        if mask >> token & 1 and state.parts.token_tool[token] == tool:
            count += 1
    return count


CHOOSE_TOKEN: Final = ChooseToken("token", "RC-CON-16")
