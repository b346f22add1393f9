"""Fund a decoration, and the All Halls bonus (ROC-FUND, ROC-ALLH)."""

# guildhall: compiled
# ruff: noqa: SIM109, SIM110 (generators and tuples are slow where loops and comparisons are fast)

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from guildhall.core.state import Moves
from guildhall.games.rococo.components.parts import (
    DECORATION_KINDS,
    DECORATIONS,
    HALLS,
    JEWEL_SHOP,
    JEWELLER,
    LEFT,
    RIGHT,
    decoration_kind,
    decoration_name,
)
from guildhall.games.rococo.rules.counting import present
from guildhall.games.rococo.rules.frames import happened
from guildhall.games.rococo.rules.jewelry import fund_task
from guildhall.games.rococo.rules.verbs import FUND

if TYPE_CHECKING:
    from guildhall.games.rococo.state import Rococo


def space_is_free(s: Rococo, space: i64) -> bool:
    """Whether this side of the board, with these modules, has the space and nobody is on it."""
    if s.board.deco_cost[space] < 0 or s.deco_owner[space] >= 0:
        return False
    return space < JEWELLER or s.jewelry


def within_limits(s: Rococo, p: i64, space: i64) -> bool:
    """One token in each half of the kitchen and one at the jeweller's (ROC-FUND-04, ROC-JB-10)."""
    kind = decoration_kind(space)
    if kind == LEFT or kind == RIGHT or kind == JEWEL_SHOP:
        return s.decos[p * DECORATION_KINDS + kind] == 0
    return True


def fund_price(s: Rococo, space: i64, less: i64) -> i64:
    """Discounts go down to 0 and no further (ROC-BON-07)."""
    price = s.board.deco_cost[space] - less
    return price if price > 0 else 0


def can_fund_space(s: Rococo, p: i64, space: i64, less: i64) -> bool:
    return space_is_free(s, space) and within_limits(s, p, space) and s.livres[p] >= fund_price(s, space, less)


def fund_moves(s: Rococo, p: i64, less: i64, out: Moves) -> None:
    for space in range(DECORATIONS):
        if can_fund_space(s, p, space, less):
            out.add(FUND + space)


def can_fund(s: Rococo, p: i64, less: i64) -> bool:
    for space in range(DECORATIONS):
        if can_fund_space(s, p, space, less):
            return True
    return False


def fund(s: Rococo, p: i64, space: i64, price: i64, rank: i64) -> None:
    """The token for its price; `rank` is that of the acting card."""
    s.livres[p] -= price
    put_token(s, p, space)
    if s.events is not None:
        s.events.append(happened("fund", p, s.her, {"space": decoration_name(int(space)), "price": int(price)}))
    check_all_halls(s, p)
    fund_task(s, p, rank)


def put_token(s: Rococo, p: i64, space: i64) -> None:
    s.deco_owner[space] = p
    s.decos[p * DECORATION_KINDS + decoration_kind(space)] += 1


def check_all_halls(s: Rococo, p: i64) -> None:
    """Present in all five halls: the most valuable free space, once (ROC-ALLH-01, -02, -04)."""
    for hall in range(HALLS):
        if not present(s, p, hall):
            return
    spaces = i64(len(s.board.all_halls))
    free: i64 = -1
    for space in range(spaces):
        if s.all_halls[space] == p:
            return
        if free < 0 and s.all_halls[space] < 0:
            free = space
    if free >= 0:
        s.all_halls[free] = p
        if s.events is not None:
            s.events.append(happened("all-halls", p, s.her, {"prestige": int(s.board.all_halls[free])}))
