"""Fund a decoration, and the All Halls bonus (ROC-FUND, ROC-ALLH)."""

# guildhall: compiled
# ruff: noqa: SIM109, SIM110 (generators and tuples are slow where loops and comparisons are fast)

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from guildhall.core.decision import Shown, shown
from guildhall.core.rule import LEGAL, rule, short
from guildhall.core.state import Moves
from guildhall.games.rococo.components.parts import (
    DECORATION_KINDS,
    DECORATIONS,
    HALLS,
    JEWEL_SHOP,
    JEWELLER,
    LEFT,
    LIVRES_LESS,
    RIGHT,
    decoration_kind,
    decoration_name,
    effect,
)
from guildhall.games.rococo.rules.bonuses import NOT_OFFERED, Effect
from guildhall.games.rococo.rules.counting import present
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


def has_space(state: Rococo, space: i64) -> bool:
    """Whether this side of the board, with these modules, has the space."""
    return state.board.deco_cost[space] >= 0 and (space < JEWELLER or state.jewelry)


def space_is_free(state: Rococo, space: i64) -> bool:
    return state.deco_owner[space] < 0 and has_space(state, space)


def within_limits(state: Rococo, seat: i64, space: i64) -> bool:
    """One token in each half of the kitchen and one at the jeweller's (ROC-FUND-04, ROC-JB-10)."""
    kind = decoration_kind(space)
    if kind == LEFT or kind == RIGHT or kind == JEWEL_SHOP:
        return state.decos[seat * DECORATION_KINDS + kind] == 0
    return True


def fund_price(state: Rococo, space: i64, less: i64) -> i64:
    """Discounts go down to 0 and no further (ROC-BON-07)."""
    price = state.board.deco_cost[space] - less
    return price if price > 0 else 0


def can_fund_space(state: Rococo, seat: i64, space: i64, less: i64) -> bool:
    return (
        space_is_free(state, space)
        and within_limits(state, seat, space)
        and state.livres[seat] >= fund_price(state, space, less)
    )


def why_not_fund(state: Rococo, seat: i64, less: i64, action: i64) -> i64:
    space = FUND.a(action)
    if not has_space(state, space):
        return NO_SPACE
    if not space_is_free(state, space):
        return TAKEN
    if not within_limits(state, seat, space):
        return ONE_JEWELLER if space >= JEWELLER else ONE_A_HALF
    price, have = fund_price(state, space, less), state.livres[seat]
    return LEGAL if have >= price else short(TOO_DEAR, price, have)


def fund_moves(state: Rococo, seat: i64, less: i64, out: Moves) -> None:
    for space in range(DECORATIONS):
        if can_fund_space(state, seat, space, less):
            out.add(FUND.first + space)


def fund_candidates(state: Rococo) -> list[int]:
    return [int(FUND.at(space)) for space in range(DECORATIONS) if has_space(state, space)]


def can_fund(state: Rococo, seat: i64, less: i64) -> bool:
    for space in range(DECORATIONS):
        if can_fund_space(state, seat, space, less):
            return True
    return False


def show_fund(state: Rococo, less: i64, action: i64) -> Shown:
    space = FUND.a(action)
    cost = {"livres": int(fund_price(state, space, less))}
    return shown(state, action, f"space:{decoration_name(int(space))}", cost=cost)


def fund(state: Rococo, seat: i64, action: i64, less: i64, rank: i64) -> None:
    """The token for its price; `rank` is that of the acting card."""
    space = FUND.a(action)
    price = fund_price(state, space, less)
    state.livres[seat] -= price
    put_token(state, seat, space)
    if state.events is not None:
        tell(state, "fund", seat, {"space": decoration_name(int(space)), "price": int(price)})
    check_all_halls(state, seat)
    fund_task(state, seat, rank)


def put_token(state: Rococo, seat: i64, space: i64) -> None:
    state.deco_owner[space] = seat
    state.decos[seat * DECORATION_KINDS + decoration_kind(space)] += 1


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
        return can_fund(state, seat, effect(state.parts, row, LIVRES_LESS))

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
