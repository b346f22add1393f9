"""Depute: a card of the staff leaves, for livres and a last bonus (ROC-DEPUTE)."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from guildhall.core.arrays import bit
from guildhall.core.decision import CARRIED_ON, Shown, shown
from guildhall.core.rule import LEGAL, rule, short
from guildhall.core.state import Moves
from guildhall.games.rococo.components.holdings import HAND, OPEN_HAND, OPEN_SUPPLY, REMOVED, SECRET, SUPPLY
from guildhall.games.rococo.components.parts import EMPTY, PAY, PAY_TABLE, USE_BONUS, effect
from guildhall.games.rococo.components.sets import add_members, members, size_of
from guildhall.games.rococo.rules.bonuses import NOT_OFFERED, Effect, offer_bonus
from guildhall.games.rococo.rules.counting import earn, staff, staff_size, take_from_pile
from guildhall.games.rococo.rules.telling import tell
from guildhall.games.rococo.rules.turns import Step, bonus_follows
from guildhall.games.rococo.rules.verbs import DEPUTE, DEPUTE_CARD

if TYPE_CHECKING:
    from guildhall.games.rococo.state import Rococo

FOUR_REMAIN: Final[i64] = rule("ROC-DEPUTE-05")
NOT_DEPUTED: Final[i64] = rule("ROC-DEPUTE-01")
IS_LEAVING: Final[i64] = rule("ROC-MIX-03")


def staying(state: Rococo, seat: i64) -> i64:
    """The staff without those already leaving (ROC-DEPUTE-06)."""
    return staff_size(state, seat) - size_of(state.leaving)


def may_depute(state: Rococo, seat: i64) -> bool:
    """Four must remain (ROC-DEPUTE-05)."""
    return staying(state, seat) > state.board.minimum_staff


def why_not_depute(state: Rococo, seat: i64) -> i64:
    if may_depute(state, seat):
        return LEGAL
    return short(FOUR_REMAIN, state.board.minimum_staff + 1, staying(state, seat))


def depute(state: Rococo, seat: i64) -> None:
    """The main action: livres, a last bonus, then the card is removed (ROC-DEPUTE-02, -03)."""
    kind = state.played
    if state.events is not None:
        tell(state, "depute", seat, {"card": state.parts.kind_ids[kind]})
    card_leaves(state, kind)
    bonus_follows(state)
    earn(state, seat, state.parts.depute[kind])


def show_depute(state: Rococo) -> Shown:
    """The card is lost for good."""
    gain = {"livres": int(state.parts.depute[state.played])}
    return shown(state, int(DEPUTE.first), cost={"card": 1}, gain=gain)


# -- leaving ---------------------------------------------------------------------------------------------------------


@final
class RemoveCard(Step):
    """A leaving card leaves staff and game (ROC-CONV-07). Frame: kind."""

    def carry_on(self, state: Rococo, seat: i64) -> i64:
        kind = state.stack.get(1)
        state.stack.pop()
        card = bit(kind)
        state.leaving &= ~card
        state.own[REMOVED + seat] |= card
        if state.played == kind:
            state.played = EMPTY
        elif state.own[SUPPLY + seat] & card:
            state.own[SUPPLY + seat] &= ~card
            state.own[OPEN_SUPPLY + seat] &= ~card
        elif state.own[HAND + seat] & card:
            state.own[HAND + seat] &= ~card
            state.own[OPEN_HAND + seat] &= ~card
        else:
            take_from_pile(state, seat, kind)
        return CARRIED_ON


REMOVE_CARD: Final = RemoveCard("remove", "ROC-DEPUTE-03")


def card_leaves(state: Rococo, kind: i64) -> None:
    """A card is on its way out: it goes when what is put on top of it has been done."""
    state.leaving |= bit(kind)
    state.stack.push(REMOVE_CARD.kind, kind)


# -- by a bonus ------------------------------------------------------------------------------------------------------


def deputable(state: Rococo, seat: i64) -> i64:
    """The cards that a bonus may depute: any of the staff that is not already leaving (ROC-MIX-03)."""
    return staff(state, seat) & ~state.leaving if may_depute(state, seat) else i64(0)


def show_card(state: Rococo, seat: i64, kind: i64) -> None:
    """A card of supply or hand becomes known to all."""
    if state.own[HAND + seat] >> kind & 1:
        state.own[OPEN_HAND + seat] |= bit(kind)
        state.own[SECRET + seat] &= ~bit(kind)
    elif state.own[SUPPLY + seat] >> kind & 1:
        state.own[OPEN_SUPPLY + seat] |= bit(kind)


def pay_for(state: Rococo, row: i64, kind: i64) -> i64:
    """What a bonus pays for deputing a card."""
    pay = effect(state.parts, row, PAY)
    if pay == 1:
        return state.parts.depute[kind]
    return effect(state.parts, row, PAY_TABLE + state.parts.rank[kind]) if pay == 2 else i64(0)


@final
class DelegateAny(Effect):
    """Any card of the staff, for what the bonus pays; everybody sees it (ROC-MIX-16)."""

    def usable(self, state: Rococo, seat: i64, row: i64, progress: i64) -> bool:
        return deputable(state, seat) != 0

    def candidates(self, state: Rococo, seat: i64, row: i64) -> list[int]:
        return [int(DEPUTE_CARD.at(kind)) for kind in members(staff(state, seat))]

    def moves(self, state: Rococo, seat: i64, row: i64, out: Moves) -> None:
        add_members(out, DEPUTE_CARD.first, deputable(state, seat))

    def why_not(self, state: Rococo, seat: i64, row: i64, action: i64) -> i64:
        if not DEPUTE_CARD.has(action):
            return NOT_OFFERED
        kind = DEPUTE_CARD.a(action)
        if state.leaving >> kind & 1:
            return IS_LEAVING
        return LEGAL if deputable(state, seat) >> kind & 1 else NOT_DEPUTED

    def use(self, state: Rococo, seat: i64, row: i64, action: i64) -> None:
        kind = DEPUTE_CARD.a(action)
        card_leaves(state, kind)
        show_card(state, seat, kind)
        if state.events is not None:
            tell(state, "depute", seat, {"card": state.parts.kind_ids[kind]})
        earn(state, seat, pay_for(state, row, kind))
        if effect(state.parts, row, USE_BONUS):
            offer_bonus(state, kind)

    def shows(self, state: Rococo, seat: i64, row: i64, action: i64) -> Shown:
        if not DEPUTE_CARD.has(action):
            return shown(state, action)
        kind = DEPUTE_CARD.a(action)
        name = state.parts.kind_ids[kind]
        place = "hand" if state.own[HAND + seat] >> kind & 1 else "staff"
        gain = {"livres": int(pay_for(state, row, kind))}
        return shown(state, action, f"employee:{name}", targets=(f"{place}:{name}",), cost={"card": 1}, gain=gain)


DELEGATE_ANY: Final = DelegateAny("delegate_any")
