"""Jewels of the Jewelry Box: bought with a garment, or taken by a bonus (ROC-JB)."""

# guildhall: compiled
# ruff: noqa: SIM110 (generators and tuples are slow where loops and comparisons are fast)

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from guildhall.core.decision import CARRIED_ON, IF_SEVERAL, Decision, Shown, shown
from guildhall.core.rule import LEGAL, rule, short
from guildhall.core.state import Moves
from guildhall.games.rococo.components.holdings import LIVRES
from guildhall.games.rococo.components.parts import (
    COLOUR_NAMES,
    COLOURS,
    EMPTY,
    GARMENT_ROWS,
    JEWEL_SPACES,
    is_lady,
)
from guildhall.games.rococo.rules.acquiring import gain_random_tile
from guildhall.games.rococo.rules.bonuses import NOT_OFFERED, Effect
from guildhall.games.rococo.rules.counting import has_jeweller
from guildhall.games.rococo.rules.telling import tell
from guildhall.games.rococo.rules.verbs import DECLINE, JEWEL

if TYPE_CHECKING:
    from guildhall.games.rococo.state import Rococo

NO_TOKEN: Final[i64] = rule("ROC-JB-02")
NO_JEWEL: Final[i64] = rule("ROC-JB-08")
OTHER_TYPE: Final[i64] = rule("ROC-JB-03")
TOO_DEAR: Final[i64] = rule("ROC-JB-04")


def take_jewel(state: Rococo, seat: i64, space: i64, price: i64) -> i64:
    """The jewel is the seat's for good (ROC-JB-05); returns its colour."""
    colour = state.jewel_display[space]
    state.jewel_display[space] = EMPTY
    state.jewels[seat * COLOURS + colour] += 1
    state.own[LIVRES + seat] -= price
    if state.events is not None:
        tell(state, "jewel", seat, {"jewel": COLOUR_NAMES[colour], "price": int(price)})
    return colour


def jewel_for(state: Rococo, seat: i64, action: i64, garment: i64, price: i64) -> None:
    """A jewel with a garment; of its colour, it brings a random tile (ROC-JB-06)."""
    if take_jewel(state, seat, JEWEL.a(action), price) == state.parts.garment_colour[garment]:
        gain_random_tile(state, seat)


def jewel_candidates(state: Rococo) -> list[int]:
    return [int(JEWEL.at(space)) for space in range(JEWEL_SPACES) if state.jewel_display[space] >= 0]


def show_jewel(state: Rococo, action: i64, garment: i64, price: i64) -> Shown:
    """Of the garment's colour it brings a tile that nobody has seen."""
    jewel = state.jewel_display[JEWEL.a(action)]
    if jewel < 0:
        return shown(state, action)
    unseen = int(jewel == state.parts.garment_colour[garment])
    return shown(state, action, f"jewel:{COLOUR_NAMES[jewel]}", cost={"livres": int(price)}, gain={"unseen": unseen})


@final
class BuyJewel(Decision["Rococo"]):
    """A jewel with a garment that is being rented, only with a jeweller token (ROC-JB-02).

    Frame: garment; how it was made.
    """

    def carry_on(self, state: Rococo, seat: i64) -> i64:
        if has_jeweller(state, seat):
            return IF_SEVERAL
        state.stack.pop()
        return CARRIED_ON

    def candidates(self, state: Rococo, seat: i64) -> list[int]:
        return [int(DECLINE.first), *jewel_candidates(state)]

    def why_not(self, state: Rococo, seat: i64, action: i64) -> i64:
        """Necklaces with ladies' garments, rings with gentlemen's, and the price at hand (ROC-JB-03, -04)."""
        if action == DECLINE.first:
            return LEGAL
        if not JEWEL.has(action):
            return self.otherwise
        if not has_jeweller(state, seat):
            return NO_TOKEN
        space = JEWEL.a(action)
        jewel = state.jewel_display[space]
        if jewel < 0:
            return NO_JEWEL
        if is_lady(jewel) != is_lady(state.parts.garment_colour[state.stack.get(1)]):
            return OTHER_TYPE
        price, have = state.parts.jewel_price[space], state.own[LIVRES + seat]
        return LEGAL if have >= price else short(TOO_DEAR, price, have)

    def apply(self, state: Rococo, seat: i64, action: i64) -> None:
        garment = state.stack.get(1)
        if action == DECLINE.first and state.events is not None and self.is_offered(state, seat):
            tell(state, "decline-jewel", seat, {})
        state.stack.pop()
        if action != DECLINE.first:
            jewel_for(state, seat, action, garment, state.parts.jewel_price[JEWEL.a(action)])

    def is_offered(self, state: Rococo, seat: i64) -> bool:
        """Whether there is one to be had: otherwise nobody is asked."""
        return any(self.why_not(state, seat, action) == LEGAL for action in jewel_candidates(state))

    def prompt(self, state: Rococo, seat: i64) -> tuple[str, dict[str, Any]]:
        return "rococo-prompt-jewel", {"garment": state.parts.garment_ids[state.stack.get(1)]}

    def shows(self, state: Rococo, seat: i64, action: i64) -> Shown:
        if not JEWEL.has(action):
            return shown(state, action)
        return show_jewel(state, action, state.stack.get(1), state.parts.jewel_price[JEWEL.a(action)])


BUY_JEWEL: Final = BuyJewel("jewel", "ROC-JB-01")


def offer_jewel(state: Rococo, garment: i64, made: i64) -> None:
    state.stack.push(BUY_JEWEL.kind, garment, made)


@final
class TakeJewel(Effect):
    """Any jewel of the display, free of charge."""

    def usable(self, state: Rococo, seat: i64, row: i64, progress: i64) -> bool:
        if not state.jewelry or not has_jeweller(state, seat):
            return False
        for space in range(JEWEL_SPACES):
            if state.jewel_display[space] >= 0:
                return True
        return False

    def candidates(self, state: Rococo, seat: i64, row: i64) -> list[int]:
        return jewel_candidates(state)

    def moves(self, state: Rococo, seat: i64, row: i64, out: Moves) -> None:
        for space in range(JEWEL_SPACES):
            if state.jewel_display[space] >= 0:
                out.add(JEWEL.first + space)

    def why_not(self, state: Rococo, seat: i64, row: i64, action: i64) -> i64:
        return LEGAL if JEWEL.has(action) and state.jewel_display[JEWEL.a(action)] >= 0 else NOT_OFFERED

    def use(self, state: Rococo, seat: i64, row: i64, action: i64) -> None:
        jewel_for(state, seat, action, row - GARMENT_ROWS, 0)

    def shows(self, state: Rococo, seat: i64, row: i64, action: i64) -> Shown:
        return show_jewel(state, action, row - GARMENT_ROWS, 0) if JEWEL.has(action) else shown(state, action)


TAKE_JEWEL: Final = TakeJewel("take_jewel")
