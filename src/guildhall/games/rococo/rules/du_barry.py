"""Madame du Barry, who decides nothing: every choice is fixed by section 14 of the rules (ROC-SOLO).

Her turn stops after each card she reveals, so that it can be followed: `next` carries the card out. Her garments and
her exams have files of their own.
"""

# guildhall: compiled
# ruff: noqa: SIM109 (generators and tuples are slow where loops and comparisons are fast)

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from guildhall.core.arrays import bit
from guildhall.core.decision import ASKED, Decision, Shown, shown
from guildhall.core.rule import LEGAL
from guildhall.games.rococo.components.holdings import SUPPLY
from guildhall.games.rococo.components.parts import (
    CROWN,
    DRAWER,
    EMPTY,
    FIREWORKS,
    HER_ACQUIRE_DRAWER,
    HER_ACQUIRE_PLACE,
    HER_FAVOR,
    HER_FUND,
    HER_HIRE,
    HER_TAILOR,
    HIRE_ROW,
    JEWELLER,
    KITCHEN_LEFT,
    MUSICIANS,
    STATUES,
    decoration_name,
    effect,
)
from guildhall.games.rococo.components.sets import nth_of, size_of
from guildhall.games.rococo.rules.acquiring import keep_tile
from guildhall.games.rococo.rules.bonus_values import prestige_of
from guildhall.games.rococo.rules.counting import has_jeweller, score
from guildhall.games.rococo.rules.funding import check_all_halls, put_token, space_is_free, within_limits
from guildhall.games.rococo.rules.her_exams import draw_her_hand_card, mark_fund_task, mark_tile_task
from guildhall.games.rococo.rules.her_garments import (
    finish,
    free_hall,
    her_garment,
    her_waiting_cards,
    make_garment,
    take_favor_if_free,
)
from guildhall.games.rococo.rules.telling import tell
from guildhall.games.rococo.rules.verbs import NEXT

if TYPE_CHECKING:
    from guildhall.games.rococo.state import Rococo

CONSOLATION: Final[i64] = 3
"""Prestige for an action that cannot be carried out (ROC-SOLO-11)."""


def reveal_her_card(state: Rococo) -> None:
    """She reveals the top card of her hand (ROC-SOLO-10)."""
    card = nth_of(state.her_hand, state.rng.below(size_of(state.her_hand)))
    state.her_hand &= ~bit(card)
    if state.events is not None:
        tell(state, "card", state.her, {"card": state.parts.her_ids[card]})
    state.stack.push(HER_CARD.kind, card)


@final
class HerCard(Decision["Rococo"]):
    """She has revealed a card; `next` carries it out, then it goes to her discard. Frame: card."""

    def known_to_all(self, state: Rococo, seat: i64) -> bool:
        return True

    def carry_on(self, state: Rococo, seat: i64) -> i64:
        return ASKED

    def candidates(self, state: Rococo, seat: i64) -> list[int]:
        return [int(NEXT.first)]

    def why_not(self, state: Rococo, seat: i64, action: i64) -> i64:
        return LEGAL if action == NEXT.first else self.otherwise

    def apply(self, state: Rococo, seat: i64, action: i64) -> None:
        card = state.stack.get(1)
        state.stack.pop()
        number = state.parts.her_number[card]
        left = state.parts.her_from_left[card] == 1
        if state.parts.her_action[card] == HER_TAILOR:
            space = her_garment(state, number, left)
            if space >= 0 and free_hall(state) >= 0:
                make_garment(state, space, card)
                return
        if not self.carried_out(state, state.parts.her_action[card], number, left):
            score(state, state.her, CONSOLATION)
        finish(state, card)

    def carried_out(self, state: Rococo, action: i64, number: i64, left: bool) -> bool:
        """Every action but tailoring; False if it cannot be done."""
        if action == HER_FAVOR:
            take_favor_if_free(state)
            return False  # 3 prestige either way (ROC-SOLO-12)
        if action == HER_ACQUIRE_DRAWER or action == HER_ACQUIRE_PLACE:
            return take_tiles(state, action == HER_ACQUIRE_DRAWER, number)
        if action == HER_HIRE:
            return hire_card(state, number, left)
        return action == HER_FUND and fund_space(state, number)

    def prompt(self, state: Rococo, seat: i64) -> tuple[str, dict[str, Any]]:
        return "rococo-prompt-her-card", {"card": state.parts.her_ids[state.stack.get(1)]}

    def shows(self, state: Rococo, seat: i64, action: i64) -> Shown:
        return shown(state, action, targets=())


HER_CARD: Final = HerCard("her-card", "ROC-SOLO-10")


def her_played_cards(state: Rococo) -> list[int]:
    """The cards of her turn: in neither hand, supply nor discard."""
    revealed = [frame[1] for frame in state.stack.frames() if frame[0] == HER_CARD.kind]
    return revealed + her_waiting_cards(state)


# -- resources -------------------------------------------------------------------------------------------------------


def take_tiles(state: Rococo, drawer: bool, number: i64) -> bool:
    """A whole drawer, or one place of all drawers (ROC-SOLO-14); False if nothing lies there."""
    taken: i64 = 0
    for i in range(DRAWER if drawer else 3):
        space = number * DRAWER + i if drawer else i * DRAWER + number
        tile = state.drawers[space]
        if tile >= 0:
            state.drawers[space] = EMPTY
            keep_tile(state, state.her, tile)
            taken |= bit(tile)
    if taken == 0:
        return False
    if state.events is not None:
        tell(state, "tiles", state.her, {"count": int(size_of(taken))})
    if state.jewelry:
        mark_tile_task(state, taken)
    return True


# -- hiring and funding ----------------------------------------------------------------------------------------------


def hire_card(state: Rococo, number: i64, left: bool) -> bool:
    """The best crown card, else the n-th from a side, else the last that way (ROC-SOLO-33 to -36)."""
    chosen: i64 = -1
    crown: i64 = -1
    most: i64 = -1
    seen: i64 = 0
    for i in range(HIRE_ROW):
        space = i if left else HIRE_ROW - 1 - i
        kind = state.row[space]
        if kind < 0:
            continue
        seen += 1
        if seen <= number:
            chosen = space
        if effect(state.parts, kind, CROWN):
            worth = prestige_of(state, state.her, kind, 0, 1) * 1000 + prestige_of(state, 0, kind, 0, 1)
            if worth > most:
                most = worth
                crown = space
    if crown >= 0:
        chosen = crown
    if chosen < 0:
        return False
    kind = state.row[chosen]
    state.row[chosen] = EMPTY
    state.own[SUPPLY + state.her] |= bit(kind)
    if state.events is not None:
        tell(state, "hire", state.her, {"card": state.parts.kind_ids[kind]})
    draw_her_hand_card(state)
    return True


def cheapest_space(state: Rococo, start: i64, end: i64) -> i64:
    """The cheapest free space of a range within her limits, the first of equals; -1 for none."""
    best: i64 = -1
    for space in range(start, end):
        if space_is_free(state, space) and within_limits(state, state.her, space):
            if best < 0 or state.board.deco_cost[space] < state.board.deco_cost[best]:
                best = space
    return best


def space_to_fund(state: Rococo, kind: i64) -> i64:
    """The jeweller first, then the cheapest space of the named kind (ROC-SOLO-38 to -42); -1 for none."""
    if state.jewelry and not has_jeweller(state, state.her):
        space = cheapest_space(state, JEWELLER, JEWELLER + 5)
        if space >= 0:
            return space
    if kind == 0:
        return cheapest_space(state, FIREWORKS, STATUES)
    if kind == 1:
        return cheapest_space(state, KITCHEN_LEFT, MUSICIANS)
    if kind == 2:
        return cheapest_space(state, MUSICIANS, JEWELLER)
    return cheapest_space(state, STATUES, KITCHEN_LEFT)


def fund_space(state: Rococo, kind: i64) -> bool:
    space = space_to_fund(state, kind)
    if space < 0:
        return False
    put_token(state, state.her, space)
    if state.events is not None:
        tell(state, "fund", state.her, {"space": decoration_name(int(space))})
    check_all_halls(state, state.her)
    if state.jewelry:
        mark_fund_task(state)
    return True
