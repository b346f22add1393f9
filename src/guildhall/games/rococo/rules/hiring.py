"""The Queen's favor, and hiring: from the row, or the own specialised Apprentice (ROC-FAVOR, ROC-HIRE, ROC-SPEC)."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from guildhall.core.arrays import bit
from guildhall.core.decision import Shown, shown
from guildhall.core.rule import LEGAL, rule, short
from guildhall.core.state import Moves
from guildhall.games.rococo.components.holdings import (
    HAND,
    HELD_LACE,
    HELD_YARN,
    KEPT,
    LIVRES,
    MASTERS_PASSED,
    OPEN_HAND,
    PRESTIGE,
    SPECIAL_HIRED,
)
from guildhall.games.rococo.components.parts import (
    APPRENTICE,
    CONDITION,
    EMPTY,
    FIREWORK_SPACES,
    HIRE_ROW,
    JEWELLER_SPACES,
    LEFT_SPACES,
    MASTER,
    MINIMUM,
    MUSICIAN_SPACES,
    RIGHT_SPACES,
    STATUE_SPACES,
    effect,
)
from guildhall.games.rococo.components.sets import size_of
from guildhall.games.rococo.rules.counting import (
    earn,
    gentlemen,
    halls_present,
    has_token,
    jewel_total,
    ladies,
    master_guests,
)
from guildhall.games.rococo.rules.telling import tell
from guildhall.games.rococo.rules.verbs import FAVOR, HIRE, HIRE_SPECIAL

if TYPE_CHECKING:
    from guildhall.games.rococo.state import Rococo

NOT_FOR_APPRENTICES: Final[i64] = rule("ROC-P3-07", "favor")
FAVOR_IS_GONE: Final[i64] = rule("ROC-FAVOR-01")
MASTERS_HIRE: Final[i64] = rule("ROC-HIRE-01")
NOT_HIRED: Final[i64] = rule("ROC-HIRE-04")
NO_SPECIAL: Final[i64] = rule("ROC-SPEC-01")
MASTERS_HIRE_THEM: Final[i64] = rule("ROC-SPEC-01", "rank")
STOCK: Final[i64] = 7
"""The condition that asks for tiles, lace and yarn."""


# -- the Queen's favor -----------------------------------------------------------------------------------------------


def why_not_favor(state: Rococo) -> i64:
    if state.parts.rank[state.played] == APPRENTICE:
        return NOT_FOR_APPRENTICES
    return LEGAL if state.favor < 0 else FAVOR_IS_GONE


def claim_favor(state: Rococo, seat: i64, livres: i64) -> None:
    state.favor = seat
    if state.events is not None:
        tell(state, "favor", seat, {})
    earn(state, seat, livres)


def show_favor(state: Rococo) -> Shown:
    return shown(state, int(FAVOR.first), gain={"livres": int(state.board.favor_livres)})


# -- the hire row ----------------------------------------------------------------------------------------------------


def cards_in_row(state: Rococo) -> i64:
    count: i64 = 0
    for space in range(HIRE_ROW):
        if state.row[space] >= 0:
            count += 1
    return count


def hire_price(state: Rococo) -> i64:
    """By the cards in the row before taking (ROC-HIRE-02)."""
    return state.board.hire_price[cards_in_row(state)]


def why_not_hire(state: Rococo, seat: i64, action: i64) -> i64:
    if action == HIRE_SPECIAL.first:
        return why_not_special(state, seat)
    if state.parts.rank[state.played] != MASTER:
        return MASTERS_HIRE
    if state.row[HIRE.a(action)] < 0:
        return NOT_HIRED
    price, have = hire_price(state), state.own[LIVRES + seat]
    return LEGAL if have >= price else short(NOT_HIRED, price, have)


def hire_moves(state: Rococo, seat: i64, out: Moves) -> None:
    """For a Master."""
    out.make_room(HIRE_ROW)
    row, items, count = state.row, out.items, out.count
    for space in range(HIRE_ROW):
        if row[space] >= 0:
            items[count] = HIRE.first + space
            count += 1
    if state.own[LIVRES + seat] >= state.board.hire_price[count - out.count]:
        out.count = count
    if state.jewelry and can_hire_special(state, seat):
        out.add(HIRE_SPECIAL.first)


def hire_candidates(state: Rococo, seat: i64) -> list[int]:
    found = [int(HIRE.at(space)) for space in range(HIRE_ROW) if state.row[space] >= 0]
    return [*found, int(HIRE_SPECIAL.first)] if state.jewelry and not state.own[SPECIAL_HIRED + seat] else found


def hire(state: Rococo, seat: i64, action: i64) -> None:
    """Into the hand; the own specialised Apprentice is free (ROC-SPEC-01, -02)."""
    price: i64 = 0
    if action == HIRE_SPECIAL.first:
        kind = state.special[seat]
        state.own[SPECIAL_HIRED + seat] = 1
    else:
        price = hire_price(state)
        kind = state.row[HIRE.a(action)]
        state.row[HIRE.a(action)] = EMPTY
    state.own[LIVRES + seat] -= price
    state.own[HAND + seat] |= bit(kind)
    state.own[OPEN_HAND + seat] |= bit(kind)
    if state.events is not None:
        tell(state, "hire", seat, {"card": state.parts.kind_ids[kind], "price": int(price)})


def show_hire(state: Rococo, seat: i64, action: i64) -> Shown:
    special = action == HIRE_SPECIAL.first
    kind = state.special[seat] if special else state.row[HIRE.a(action)]
    if kind < 0:
        return shown(state, action)
    cost = {"livres": 0 if special else int(hire_price(state))}
    return shown(state, action, f"employee:{state.parts.kind_ids[kind]}", cost=cost)


# -- the specialised Apprentice --------------------------------------------------------------------------------------


def why_not_special(state: Rococo, seat: i64) -> i64:
    if not state.jewelry or state.own[SPECIAL_HIRED + seat]:
        return NO_SPECIAL
    if state.parts.rank[state.played] != MASTER:
        return MASTERS_HIRE_THEM
    kind = state.special[seat]
    if condition_holds(state, seat, kind):
        return LEGAL
    unmet = rule(f"ROC-SPEC-{state.parts.kind_ids[kind]}")
    if effect(state.parts, kind, CONDITION) == STOCK:
        return unmet
    return short(unmet, effect(state.parts, kind, MINIMUM), condition_count(state, seat, kind))


def can_hire_special(state: Rococo, seat: i64) -> bool:
    """Once a game, free, if the condition holds (ROC-SPEC-01)."""
    kind = state.special[seat]
    return kind >= 0 and not state.own[SPECIAL_HIRED + seat] and condition_holds(state, seat, kind)


def condition_holds(state: Rococo, seat: i64, kind: i64) -> bool:
    """The condition of a specialised Apprentice at this moment (ROC-SPEC-07)."""
    parts = state.parts
    if effect(parts, kind, CONDITION) == STOCK:
        if state.own[HELD_LACE + seat] < effect(parts, kind, MINIMUM + 1) or state.own[HELD_YARN + seat] < effect(
            parts, kind, MINIMUM + 2
        ):
            return False
    return condition_count(state, seat, kind) >= effect(parts, kind, MINIMUM)


def condition_count(state: Rococo, seat: i64, kind: i64) -> i64:
    """How many a seat has of what the condition counts."""
    condition = effect(state.parts, kind, CONDITION)
    if condition == 1:
        return gentlemen(state, seat)
    if condition == 2:
        return ladies(state, seat)
    if condition == 3:
        return master_guests(state, seat)
    if condition == 4:
        return state.own[LIVRES + seat]
    if condition == 5:
        return jewel_total(state, seat)
    if condition == 6:
        return decoration_types(state, seat)
    if condition == STOCK:
        return size_of(state.own[KEPT + seat])
    if condition == 8:
        return state.own[PRESTIGE + seat]
    if condition == 9:
        return state.own[MASTERS_PASSED + seat]
    return halls_present(state, seat)


def decoration_types(state: Rococo, seat: i64) -> i64:
    """Kinds of decoration, the kitchen as one (ROC-SPEC-JA-6)."""
    count: i64 = 0
    for spaces in (
        FIREWORK_SPACES,
        STATUE_SPACES,
        MUSICIAN_SPACES,
        JEWELLER_SPACES,
        LEFT_SPACES | RIGHT_SPACES,
    ):
        if has_token(state, seat, spaces):
            count += 1
    return count
