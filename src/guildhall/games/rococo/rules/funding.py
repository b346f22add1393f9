"""Fund a decoration, and the All Halls bonus (ROC-FUND, ROC-ALLH)."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from guildhall.core.arrays import bit
from guildhall.core.decision import Shown, shown
from guildhall.core.rule import LEGAL, rule, short
from guildhall.core.state import Moves
from guildhall.games.rococo.components.holdings import LIVRES, TOKENS
from guildhall.games.rococo.components.parts import (
    DECORATIONS,
    HALLS,
    JEWELLER,
    JEWELLER_SPACES,
    LEFT_SPACES,
    LIVRES_LESS,
    RIGHT_SPACES,
    decoration_name,
    effect,
)
from guildhall.games.rococo.components.sets import add_members
from guildhall.games.rococo.rules.bonuses import NOT_OFFERED, Effect
from guildhall.games.rococo.rules.counting import decorated, present
from guildhall.games.rococo.rules.tasks import fund_task
from guildhall.games.rococo.rules.telling import tell
from guildhall.games.rococo.rules.verbs import FUND

if TYPE_CHECKING:
    from guildhall.games.rococo.state import Rococo

NO_SPACE: Final[i64] = rule("ROC-FUND-02")
TAKEN: Final[i64] = rule("ROC-FUND-03")
ONE_A_HALF: Final[i64] = rule("ROC-FUND-04")
ONE_JEWELLER: Final[i64] = rule("ROC-JB-10")
TOO_DEAR: Final[i64] = rule("ROC-FUND-08")
SHOWN_FUNDS: Final[i64] = 0x80000000
"""Where the keys of `board.shown` for funding begin; they hold space and price."""


def has_space(state: Rococo, space: i64) -> bool:
    """Whether this side of the board, with these modules, has the space."""
    return state.board.deco_cost[space] >= 0 and (space < JEWELLER or state.jewelry)


def space_is_free(state: Rococo, space: i64) -> bool:
    return not decorated(state) >> space & 1 and has_space(state, space)


def within_limits(state: Rococo, seat: i64, space: i64) -> bool:
    """One token in each half of the kitchen and one at the jeweller's (ROC-FUND-04, ROC-JB-10)."""
    return not full_parts(state, seat) >> space & 1


def full_parts(state: Rococo, seat: i64) -> i64:
    """The spaces of the parts where one has the only token one may have."""
    own = state.own[TOKENS + seat]
    spaces: i64 = 0
    if own & LEFT_SPACES:
        spaces |= LEFT_SPACES
    if own & RIGHT_SPACES:
        spaces |= RIGHT_SPACES
    if own & JEWELLER_SPACES:
        spaces |= JEWELLER_SPACES
    return spaces


def fund_price(state: Rococo, space: i64, less: i64) -> i64:
    """Discounts go down to 0 and no further (ROC-BON-07)."""
    price = state.board.deco_cost[space] - less
    return price if price > 0 else i64(0)


def fundable(state: Rococo, seat: i64, less: i64) -> i64:
    """The same as `why_not_fund` for all spaces at once, as bits."""
    board = state.board
    price = state.own[LIVRES + seat] + less
    spaces = board.deco_within[price if price < board.dearest else board.dearest]
    if not state.jewelry:
        spaces &= ~JEWELLER_SPACES
    return spaces & ~decorated(state) & ~full_parts(state, seat)


def why_not_fund(state: Rococo, seat: i64, less: i64, action: i64) -> i64:
    space = FUND.a(action)
    if not has_space(state, space):
        return NO_SPACE
    if not space_is_free(state, space):
        return TAKEN
    if not within_limits(state, seat, space):
        return ONE_JEWELLER if space >= JEWELLER else ONE_A_HALF
    price, have = fund_price(state, space, less), state.own[LIVRES + seat]
    return LEGAL if have >= price else short(TOO_DEAR, price, have)


def fund_moves(state: Rococo, seat: i64, less: i64, out: Moves) -> None:
    add_members(out, FUND.first, fundable(state, seat, less))


def fund_candidates(state: Rococo) -> list[int]:
    return [int(FUND.at(space)) for space in range(DECORATIONS) if has_space(state, space)]


def show_fund(state: Rococo, less: i64, action: i64) -> Shown:
    space, price = FUND.a(action), fund_price(state, FUND.a(action), less)
    key = int(SHOWN_FUNDS | space << 16 | price)
    found: Shown | None = state.board.shown.get(key)
    if found is None:
        found = shown(state, action, f"space:{decoration_name(int(space))}", cost={"livres": int(price)})
        state.board.shown[key] = found
    return found


def fund(state: Rococo, seat: i64, action: i64, less: i64, rank: i64) -> None:
    """The token for its price; `rank` is that of the acting card."""
    space = FUND.a(action)
    price = fund_price(state, space, less)
    state.own[LIVRES + seat] -= price
    put_token(state, seat, space)
    if state.events is not None:
        tell(state, "fund", seat, {"space": decoration_name(int(space)), "price": int(price)})
    check_all_halls(state, seat)
    fund_task(state, seat, rank)


def put_token(state: Rococo, seat: i64, space: i64) -> None:
    state.own[TOKENS + seat] |= bit(space)


def check_all_halls(state: Rococo, seat: i64) -> None:
    """Present in all five halls: the most valuable free space, once (ROC-ALLH-01, -02, -04)."""
    for hall in range(HALLS):
        if not present(state, seat, hall):
            return
    spaces = i64(len(state.board.all_halls))
    free: i64 = -1
    for space in range(spaces):
        if state.all_halls[space] == seat:
            return
        if free < 0 and state.all_halls[space] < 0:
            free = space
    if free >= 0:
        state.all_halls[free] = seat
        if state.events is not None:
            tell(state, "all-halls", seat, {"prestige": int(state.board.all_halls[free])})


@final
class ExtraFund(Effect):
    """One more Fund, for less."""

    def usable(self, state: Rococo, seat: i64, row: i64, progress: i64) -> bool:
        return fundable(state, seat, effect(state.parts, row, LIVRES_LESS)) != 0

    def candidates(self, state: Rococo, seat: i64, row: i64) -> list[int]:
        return fund_candidates(state)

    def moves(self, state: Rococo, seat: i64, row: i64, out: Moves) -> None:
        fund_moves(state, seat, effect(state.parts, row, LIVRES_LESS), out)

    def why_not(self, state: Rococo, seat: i64, row: i64, action: i64) -> i64:
        if not FUND.has(action):
            return NOT_OFFERED
        return why_not_fund(state, seat, effect(state.parts, row, LIVRES_LESS), action)

    def use(self, state: Rococo, seat: i64, row: i64, action: i64) -> None:
        fund(state, seat, action, effect(state.parts, row, LIVRES_LESS), state.parts.rank[row])

    def shows(self, state: Rococo, seat: i64, row: i64, action: i64) -> Shown:
        if not FUND.has(action):
            return shown(state, action)
        return show_fund(state, effect(state.parts, row, LIVRES_LESS), action)


EXTRA_FUND: Final = ExtraFund("extra_fund")
