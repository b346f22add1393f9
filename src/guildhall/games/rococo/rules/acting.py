"""A turn: play a card, then one main action of its rank (ROC-P3-02, -05 to -08)."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from guildhall.core.arrays import bit
from guildhall.core.decision import ASKED, CARRIED_ON, Decision, Shown, shown
from guildhall.core.rule import LEGAL
from guildhall.core.state import Moves
from guildhall.games.rococo.components.holdings import HAND, OPEN_HAND, SECRET
from guildhall.games.rococo.components.parts import JOURNEYMAN, MASTER
from guildhall.games.rococo.components.sets import add_members, lowest_of, members
from guildhall.games.rococo.rules.acquiring import (
    acquire,
    acquire_candidates,
    acquire_moves,
    show_acquire,
    why_not_acquire,
)
from guildhall.games.rococo.rules.deputing import depute, may_depute, show_depute, why_not_depute
from guildhall.games.rococo.rules.exams import exam_moves, show_exam, sit_exam, why_not_exam
from guildhall.games.rococo.rules.funding import fund, fund_candidates, fund_moves, show_fund, why_not_fund
from guildhall.games.rococo.rules.hiring import (
    claim_favor,
    hire,
    hire_candidates,
    hire_moves,
    show_favor,
    show_hire,
    why_not_favor,
    why_not_hire,
)
from guildhall.games.rococo.rules.renting import made_by
from guildhall.games.rococo.rules.tailoring import (
    show_tailor,
    tailor,
    tailor_candidates,
    tailor_moves,
    why_not_tailor,
)
from guildhall.games.rococo.rules.telling import tell
from guildhall.games.rococo.rules.turns import bonus_follows, turn_ends
from guildhall.games.rococo.rules.verbs import (
    ACQUIRE,
    DEPUTE,
    EXAM,
    FAVOR,
    FUND,
    HIRE,
    HIRE_SPECIAL,
    NO_ACTION,
    PLAY,
    TAILOR,
)

if TYPE_CHECKING:
    from guildhall.games.rococo.state import Rococo


@final
class PlayCard(Decision["Rococo"]):
    """Which hand card to play; the last one plays itself."""

    def carry_on(self, state: Rococo, seat: i64) -> i64:
        hand = state.own[HAND + seat]
        if hand & (hand - 1):
            return ASKED
        self.apply(state, seat, PLAY.first + lowest_of(hand))
        return CARRIED_ON

    def candidates(self, state: Rococo, seat: i64) -> list[int]:
        return [int(PLAY.at(kind)) for kind in members(state.own[HAND + seat])]

    def moves(self, state: Rococo, seat: i64, out: Moves) -> None:
        add_members(out, PLAY.first, state.own[HAND + seat])

    def why_not(self, state: Rococo, seat: i64, action: i64) -> i64:
        return LEGAL if PLAY.has(action) and state.own[HAND + seat] >> PLAY.a(action) & 1 else self.otherwise

    def apply(self, state: Rococo, seat: i64, action: i64) -> None:
        """The card comes into play, open to all."""
        kind = PLAY.a(action)
        state.stack.become(ACT.kind)  # in the place of this frame
        state.own[HAND + seat] &= ~bit(kind)
        state.own[OPEN_HAND + seat] &= ~bit(kind)
        state.own[SECRET + seat] &= ~bit(kind)
        state.played = kind
        if state.events is not None:
            tell(state, "play", seat, {"card": state.parts.kind_ids[kind]})

    def shows(self, state: Rococo, seat: i64, action: i64) -> Shown:
        if not PLAY.has(action):
            return shown(state, action)
        return shown(state, action, f"employee:{state.parts.kind_ids[PLAY.a(action)]}")


@final
class Act(Decision["Rococo"]):
    """One main action of the played card's rank that can be carried out now, or none (ROC-P3-05, -07, -08)."""

    def carry_on(self, state: Rococo, seat: i64) -> i64:
        return ASKED

    def moves(self, state: Rococo, seat: i64, out: Moves) -> None:
        rank = state.parts.rank[state.played]
        out.add(NO_ACTION.first)
        if rank >= JOURNEYMAN:
            if state.favor < 0:
                out.add(FAVOR.first)
            tailor_moves(state, seat, made_by(rank, -1), out)
        acquire_moves(state, seat, False, out)
        if rank == MASTER:
            hire_moves(state, seat, out)
        if may_depute(state, seat):
            out.add(DEPUTE.first)
        fund_moves(state, seat, 0, out)
        exam_moves(state, seat, out)

    def why_not(self, state: Rococo, seat: i64, action: i64) -> i64:
        if action == NO_ACTION.first:
            return LEGAL
        if action == FAVOR.first:
            return why_not_favor(state)
        if ACQUIRE.has(action):
            return why_not_acquire(state, seat, False, action)
        if TAILOR.has(action):
            return why_not_tailor(state, seat, made_by(state.parts.rank[state.played], -1), action)
        if HIRE.has(action) or HIRE_SPECIAL.has(action):
            return why_not_hire(state, seat, action)
        if action == DEPUTE.first:
            return why_not_depute(state, seat)
        if FUND.has(action):
            return why_not_fund(state, seat, 0, action)
        return why_not_exam(state, seat, action) if EXAM.has(action) else self.otherwise

    def apply(self, state: Rococo, seat: i64, action: i64) -> None:
        """On top of what ends the turn: the bonus of the card, then its discarding (ROC-P3-06, -09)."""
        turn_ends(state)
        if action == DEPUTE.first:
            depute(state, seat)
            return
        if EXAM.has(action):
            sit_exam(state, seat, action)
            return
        rank = state.parts.rank[state.played]
        bonus_follows(state)
        if action == NO_ACTION.first:
            if state.events is not None:
                tell(state, "no-action", seat, {})
        elif action == FAVOR.first:
            claim_favor(state, seat, state.board.favor_livres)
        elif ACQUIRE.has(action):
            acquire(state, seat, action, False, rank)
        elif TAILOR.has(action):
            tailor(state, action, made_by(rank, -1))
        elif HIRE.has(action) or HIRE_SPECIAL.has(action):
            hire(state, seat, action)
        elif FUND.has(action):
            fund(state, seat, action, 0, rank)

    def candidates(self, state: Rococo, seat: i64) -> list[int]:
        found = [int(NO_ACTION.first), int(FAVOR.first)]
        found += acquire_candidates(state)
        found += tailor_candidates(state)
        found += hire_candidates(state, seat)
        found.append(int(DEPUTE.first))
        found += fund_candidates(state)
        return [*found, *EXAM.all()] if state.jewelry else found

    def prompt(self, state: Rococo, seat: i64) -> tuple[str, dict[str, Any]]:
        kind = state.played
        return "rococo-prompt-main", {"card": state.parts.kind_ids[kind], "rank": int(state.parts.rank[kind])}

    def shows(self, state: Rococo, seat: i64, action: i64) -> Shown:
        if action == FAVOR.first:
            return show_favor(state)
        if ACQUIRE.has(action):
            return show_acquire(state, False, action)
        if TAILOR.has(action):
            return show_tailor(state, seat, made_by(state.parts.rank[state.played], -1), action)
        if HIRE.has(action) or HIRE_SPECIAL.has(action):
            return show_hire(state, seat, action)
        if action == DEPUTE.first:
            return show_depute(state)
        if FUND.has(action):
            return show_fund(state, 0, action)
        return show_exam(state, action) if EXAM.has(action) else shown(state, action)


PLAY_CARD: Final = PlayCard("play", "ROC-P3-02")
ACT: Final = Act("main", "ROC-P3-05")


def ask_for_card(state: Rococo) -> None:
    """A turn begins: which card is played."""
    state.stack.push(PLAY_CARD.kind)


def is_choosing_card(state: Rococo) -> bool:
    return state.stack.kind() == PLAY_CARD.kind


def is_choosing_action(state: Rococo) -> bool:
    return state.stack.kind() == ACT.kind
