"""Bonuses that use the bonus of another card: of one's own supply, or of another's discard (ROC-MIX-19 to -22)."""

# guildhall: compiled
# ruff: noqa: SIM110 (generators and tuples are slow where loops and comparisons are fast)

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from guildhall.core.arrays import bit
from guildhall.core.decision import Shown, shown
from guildhall.core.rule import LEGAL, rule
from guildhall.core.state import Moves
from guildhall.games.rococo.components.holdings import OPEN_SUPPLY, SUPPLY
from guildhall.games.rococo.components.parts import COPY_BONUS as COPY_KEY
from guildhall.games.rococo.components.parts import EMPTY, KEY, effect
from guildhall.games.rococo.components.sets import add_members, members
from guildhall.games.rococo.rules.bonuses import NOT_OFFERED, Effect, offer_bonus, offered, usable
from guildhall.games.rococo.rules.counting import pile, pile_becomes_supply, put_on_pile, top_of_pile
from guildhall.games.rococo.rules.telling import tell
from guildhall.games.rococo.rules.verbs import CALL, COPY

if TYPE_CHECKING:
    from guildhall.games.rococo.state import Rococo

NOT_COPIED: Final[i64] = rule("ROC-MIX-21")


def callable_cards(state: Rococo, seat: i64) -> i64:
    """What JJ-1 can move: the supply or, if that is empty, the discard that becomes it (ROC-MIX-19)."""
    cards = state.own[SUPPLY + seat] & ~state.leaving
    return cards if cards else pile(state, seat) & ~state.leaving


@final
class UseOwnBonus(Effect):
    """A card of the supply is discarded for its bonus."""

    def usable(self, state: Rococo, seat: i64, row: i64, progress: i64) -> bool:
        return callable_cards(state, seat) != 0

    def candidates(self, state: Rococo, seat: i64, row: i64) -> list[int]:
        return [int(CALL.at(kind)) for kind in members(callable_cards(state, seat))]

    def moves(self, state: Rococo, seat: i64, row: i64, out: Moves) -> None:
        add_members(out, CALL.first, callable_cards(state, seat))

    def why_not(self, state: Rococo, seat: i64, row: i64, action: i64) -> i64:
        return LEGAL if CALL.has(action) and callable_cards(state, seat) >> CALL.a(action) & 1 else NOT_OFFERED

    def use(self, state: Rococo, seat: i64, row: i64, action: i64) -> None:
        """The card lies on the discard before its bonus is used (ROC-MIX-20)."""
        kind = CALL.a(action)
        if state.own[SUPPLY + seat] & ~state.leaving == 0:
            pile_becomes_supply(state, seat)
            state.own[OPEN_SUPPLY + seat] |= state.own[SUPPLY + seat]
        state.own[SUPPLY + seat] &= ~bit(kind)
        state.own[OPEN_SUPPLY + seat] &= ~bit(kind)
        put_on_pile(state, seat, kind)
        if state.events is not None:
            tell(state, "call", seat, {"card": state.parts.kind_ids[kind]})
        offer_bonus(state, kind)

    def shows(self, state: Rococo, seat: i64, row: i64, action: i64) -> Shown:
        if not CALL.has(action):
            return shown(state, action)
        return shown(state, action, f"employee:{state.parts.kind_ids[CALL.a(action)]}")


def card_to_copy(state: Rococo, seat: i64, other: i64) -> i64:
    """The top card of another's discard, or -1; not one that copies itself."""
    if other == seat or other == state.her or other >= state.sides:
        return EMPTY
    top = top_of_pile(state, other)
    return EMPTY if top < 0 or effect(state.parts, top, KEY) == COPY_KEY else top


def copyable(state: Rococo, seat: i64, other: i64) -> i64:
    """That card if its bonus can be used now, or -1 (ROC-MIX-21)."""
    top = card_to_copy(state, seat, other)
    return top if top >= 0 and usable(state, seat, top, 0) else EMPTY


@final
class CopyBonus(Effect):
    """The bonus of another's top card, with one's own things (ROC-MIX-22)."""

    def usable(self, state: Rococo, seat: i64, row: i64, progress: i64) -> bool:
        for other in range(state.sides):
            if copyable(state, seat, other) >= 0:
                return True
        return False

    def offered(self, state: Rococo, seat: i64, row: i64, progress: i64) -> bool:
        for other in range(state.sides):
            top = card_to_copy(state, seat, other)
            if top >= 0 and offered(state, seat, top, 0):
                return True
        return False

    def candidates(self, state: Rococo, seat: i64, row: i64) -> list[int]:
        return [int(COPY.at(other)) for other in range(state.seats) if other != seat]

    def why_not(self, state: Rococo, seat: i64, row: i64, action: i64) -> i64:
        if not COPY.has(action):
            return NOT_OFFERED
        return LEGAL if copyable(state, seat, COPY.a(action)) >= 0 else NOT_COPIED

    def use(self, state: Rococo, seat: i64, row: i64, action: i64) -> None:
        other = COPY.a(action)
        kind = top_of_pile(state, other)
        if state.events is not None:
            tell(state, "copy", seat, {"card": state.parts.kind_ids[kind], "other": int(other)})
        offer_bonus(state, kind)

    def shows(self, state: Rococo, seat: i64, row: i64, action: i64) -> Shown:
        return shown(state, action, f"seat:{COPY.a(action)}") if COPY.has(action) else shown(state, action)


USE_OWN_BONUS: Final = UseOwnBonus("use_own_bonus")
COPY_BONUS: Final = CopyBonus("copy_opponent_bonus")
