"""The round around the turns: prepare, choose cards, whose turn, income (ROC-P2, ROC-P4)."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from guildhall.core.arrays import bit
from guildhall.core.decision import ASKED, Decision, Shown, shown
from guildhall.core.rule import LEGAL
from guildhall.core.state import Event, Moves
from guildhall.games.rococo.components.holdings import HAND, LIVRES, OPEN_HAND, OPEN_SUPPLY, PICKS, SUPPLY
from guildhall.games.rococo.components.parts import (
    LEFT_SPACES,
    PHASE_ACTIONS,
    PHASE_CHOOSE,
    PHASE_OVER,
    RIGHT_SPACES,
)
from guildhall.games.rococo.components.sets import add_members, members, size_of
from guildhall.games.rococo.rules.acting import ask_for_card
from guildhall.games.rococo.rules.counting import decorations, garments, has_token, jewel_total, pile_becomes_supply
from guildhall.games.rococo.rules.du_barry import reveal_her_card
from guildhall.games.rococo.rules.her_exams import draw_her_hand_card
from guildhall.games.rococo.rules.preparing import prepare
from guildhall.games.rococo.rules.scoring import final_scoring
from guildhall.games.rococo.rules.telling import tell
from guildhall.games.rococo.rules.turns import next_side
from guildhall.games.rococo.rules.verbs import CHANGE, CHOOSE, CONFIRM

if TYPE_CHECKING:
    from guildhall.games.rococo.state import Rococo

HER_HAND: Final[i64] = 4


def begin_round(state: Rococo) -> None:
    """Phase 1, then the choice of cards."""
    state.round += 1
    if state.events is not None:
        state.events.append(Event("rococo-log-round", {"round": int(state.round)}))
    prepare(state)
    begin_choice(state)


# -- phase 2 ---------------------------------------------------------------------------------------------------------


def begin_choice(state: Rococo) -> None:
    """What is forced is taken without asking (ROC-P2-06); her cards are four of her supply, unseen (ROC-SOLO-09)."""
    state.phase = PHASE_CHOOSE
    state.ready = 0
    for seat in range(state.seats):
        take_forced(state, seat)
        if state.own[PICKS + seat] == 0:
            state.ready |= bit(seat)
    if state.her >= 0:
        for _ in range(HER_HAND):
            draw_her_hand_card(state)
    if all_ready(state):
        begin_actions(state)


def take_forced(state: Rococo, seat: i64) -> None:
    """Supply of 4 or more: all is free; of fewer: all are taken, the rest chosen from the discard (ROC-P2-02 to 05)."""
    wanted = state.board.hand_cards
    state.own[OPEN_HAND + seat] = 0
    state.own[OPEN_SUPPLY + seat] = 0
    state.own[PICKS + seat] = 0
    if size_of(state.own[SUPPLY + seat]) > wanted:
        state.own[PICKS + seat] = wanted
        return
    state.own[HAND + seat] = state.own[SUPPLY + seat]
    state.own[SUPPLY + seat] = 0
    missing = wanted - size_of(state.own[HAND + seat])
    if missing > 0:
        pile_becomes_supply(state, seat)
        if size_of(state.own[SUPPLY + seat]) <= missing:
            state.own[HAND + seat] |= state.own[SUPPLY + seat]
            state.own[SUPPLY + seat] = 0
        else:
            state.own[PICKS + seat] = missing
    state.own[OPEN_HAND + seat] = state.own[HAND + seat]


def all_ready(state: Rococo) -> bool:
    return state.ready == bit(state.seats) - 1


@final
class ChooseHand(Decision["Rococo"]):
    """The missing cards one by one, then confirm or start over; all seats at once, so it has no frame (ROC-P2).

    Who has confirmed may still start over until the last one has (ROC-P2-08).
    """

    def carry_on(self, state: Rococo, seat: i64) -> i64:
        return ASKED

    def missing(self, state: Rococo, seat: i64) -> i64:
        return state.board.hand_cards - size_of(state.own[HAND + seat])

    def is_ready(self, state: Rococo, seat: i64) -> bool:
        return state.ready >> seat & 1 == 1

    def candidates(self, state: Rococo, seat: i64) -> list[int]:
        if self.is_ready(state, seat):
            return [int(CHANGE.first)]
        if self.missing(state, seat) <= 0:
            return [int(CONFIRM.first), int(CHANGE.first)]
        return [int(CHOOSE.at(kind)) for kind in members(state.own[SUPPLY + seat])]

    def moves(self, state: Rococo, seat: i64, out: Moves) -> None:
        if self.missing(state, seat) <= 0:
            if not self.is_ready(state, seat):
                out.add(CONFIRM.first)
            out.add(CHANGE.first)
            return
        add_members(out, CHOOSE.first, state.own[SUPPLY + seat])

    def why_not(self, state: Rococo, seat: i64, action: i64) -> i64:
        if self.missing(state, seat) <= 0:
            may_confirm = CONFIRM.has(action) and not self.is_ready(state, seat)
            return LEGAL if may_confirm or CHANGE.has(action) else self.otherwise
        return LEGAL if CHOOSE.has(action) and state.own[SUPPLY + seat] >> CHOOSE.a(action) & 1 else self.otherwise

    def apply(self, state: Rococo, seat: i64, action: i64) -> None:
        if action == CONFIRM.first:
            self.confirm(state, seat)
        elif action == CHANGE.first:
            self.start_over(state, seat)
        else:
            state.own[SUPPLY + seat] &= ~bit(CHOOSE.a(action))
            state.own[HAND + seat] |= bit(CHOOSE.a(action))

    def confirm(self, state: Rococo, seat: i64) -> None:
        state.ready |= bit(seat)
        if state.events is not None:
            cards = [state.parts.kind_ids[kind] for kind in members(state.own[HAND + seat])]
            tell(state, "chosen", seat, {"cards": []}, {"cards": cards})
        if all_ready(state):
            begin_actions(state)

    def start_over(self, state: Rococo, seat: i64) -> None:
        """The free part of the choice is open again; everybody sees it only of a hand that was confirmed."""
        if self.is_ready(state, seat) and state.events is not None:
            tell(state, "change", seat, {})
        state.ready &= ~bit(seat)
        state.own[SUPPLY + seat] |= state.own[HAND + seat] & ~state.own[OPEN_HAND + seat]
        state.own[HAND + seat] = state.own[OPEN_HAND + seat]

    def prompt(self, state: Rococo, seat: i64) -> tuple[str, dict[str, Any]]:
        if self.is_ready(state, seat):
            return "rococo-prompt-chosen", {}
        missing = int(self.missing(state, seat))
        return ("rococo-prompt-choose", {"count": missing}) if missing > 0 else ("rococo-prompt-confirm", {})

    def shows(self, state: Rococo, seat: i64, action: i64) -> Shown:
        if not CHOOSE.has(action):
            return shown(state, action)
        return shown(state, action, f"employee:{state.parts.kind_ids[CHOOSE.a(action)]}")


CHOOSE_HAND: Final = ChooseHand("choose", "ROC-P2-01")


# -- phase 3: whose turn ---------------------------------------------------------------------------------------------


def begin_actions(state: Rococo) -> None:
    state.phase = PHASE_ACTIONS
    state.barriers += 1
    state.turns += 1
    state.current = state.first
    begin_turn(state)


def begin_turn(state: Rococo) -> None:
    """The next side with cards, from the current one on; without any the phase is over (ROC-P3-01 to -04)."""
    for _side in range(state.sides):
        if state.current == state.her:
            if state.her_hand:
                reveal_her_card(state)
                return
        elif state.own[HAND + state.current]:
            ask_for_card(state)
            return
        state.current = next_side(state)
    income(state)


# -- phase 4 ---------------------------------------------------------------------------------------------------------


def income_of(state: Rococo, seat: i64) -> i64:
    """Base, kitchen and jewels (ROC-P4-01 to -05)."""
    livres = state.board.base_income
    if has_token(state, seat, LEFT_SPACES):
        livres += decorations(state, seat)
    if has_token(state, seat, RIGHT_SPACES):
        livres += garments(state, seat)
    return livres + state.parts.jewel_income * jewel_total(state, seat)


def income(state: Rococo) -> None:
    """Everybody but Madame du Barry (ROC-SOLO-47); then the next round or the end."""
    for seat in range(state.seats):
        livres = income_of(state, seat)
        state.own[LIVRES + seat] += livres
        if state.events is not None:
            tell(state, "income", seat, {"amount": int(livres)})
    if state.round == state.board.rounds:
        state.phase = PHASE_OVER
        final_scoring(state)
        state.barriers += 1
    else:
        begin_round(state)
