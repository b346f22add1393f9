"""Exams, main actions 7 and 8: fee, prestige, the bonus, the card leaves, a card of the new rank comes (ROC-EXAM)."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from guildhall.core.arrays import bit
from guildhall.core.decision import CARRIED_ON, Decision, Shown, shown
from guildhall.core.rule import LEGAL, rule, short
from guildhall.core.state import Moves
from guildhall.games.rococo.components.parts import (
    APPRENTICE,
    EXAM_NAMES,
    FIRST_HIRE,
    FIRST_JOURNEYMAN,
    FIRST_MASTER,
    FIRST_SPECIAL,
    JOURNEYMAN,
    MASTER,
    Components,
    members,
)
from guildhall.games.rococo.rules.counting import score
from guildhall.games.rococo.rules.deputing import card_leaves
from guildhall.games.rococo.rules.tasks import all_tasks
from guildhall.games.rococo.rules.telling import tell
from guildhall.games.rococo.rules.turns import Step, bonus_follows, turn_ends
from guildhall.games.rococo.rules.verbs import EXAM, TAKE

if TYPE_CHECKING:
    from guildhall.games.rococo.state import Rococo

WRONG_RANK: Final[i64] = rule("ROC-P3-07")
NOT_READY: Final[i64] = rule("ROC-EXAM-11")
NOT_READY_FOR_MASTER: Final[i64] = rule("ROC-EXAM-12")
NO_FEE: Final[i64] = rule("ROC-EXAM-11", "fee")
NO_MASTER_FEE: Final[i64] = rule("ROC-EXAM-12", "fee")


def pool_of(exam: i64, parts: Components) -> i64:
    """All cards that an exam deck is made of: two of the base game and nine new ones (ROC-SETUP-12, -13)."""
    level: i64 = 2 if exam == 0 else 5
    rank: i64 = JOURNEYMAN if exam == 0 else MASTER
    cards: i64 = 0
    for kind in range(FIRST_HIRE, FIRST_JOURNEYMAN):
        if parts.level[kind] == level and parts.rank[kind] == rank:
            cards |= bit(kind)
    if exam == 0:
        for kind in range(FIRST_JOURNEYMAN, FIRST_MASTER):
            cards |= bit(kind)
    else:
        for kind in range(FIRST_MASTER, FIRST_SPECIAL):
            cards |= bit(kind)
    return cards


def why_not_exam(state: Rococo, seat: i64, action: i64) -> i64:
    """Apprentices sit the Journeyman exam, Journeymen the Master exam (ROC-EXAM-11, -12)."""
    exam = EXAM.a(action)
    rank: i64 = APPRENTICE if exam == 0 else JOURNEYMAN
    if state.parts.rank[state.played] != rank:
        return WRONG_RANK
    if not state.jewelry or state.stage[seat] != exam or state.exam_decks[exam] == 0:
        return NOT_READY if exam == 0 else NOT_READY_FOR_MASTER
    if state.tasks[seat] & all_tasks(exam) != all_tasks(exam):
        return NOT_READY if exam == 0 else NOT_READY_FOR_MASTER
    fee, have = state.parts.exam_fee[exam], state.livres[seat]
    return LEGAL if have >= fee else short(NO_FEE if exam == 0 else NO_MASTER_FEE, fee, have)


def exam_moves(state: Rococo, seat: i64, out: Moves) -> None:
    if state.jewelry:
        for action in range(EXAM.first, EXAM.end):
            if why_not_exam(state, seat, action) == LEGAL:
                out.add(action)


def show_exam(state: Rococo, action: i64) -> Shown:
    exam = EXAM.a(action)
    cost, gain = {"livres": int(state.parts.exam_fee[exam])}, {"prestige": int(state.parts.exam_prestige[exam])}
    return shown(state, action, f"exam:{EXAM_NAMES[exam]}", cost=cost, gain=gain)


def sit_exam(state: Rococo, seat: i64, action: i64) -> None:
    """What follows lies on the stack in the order of ROC-EXAM-13, the bonus on top."""
    exam = EXAM.a(action)
    state.livres[seat] -= state.parts.exam_fee[exam]
    if state.events is not None:
        tell(state, "exam", seat, {"exam": EXAM_NAMES[exam]})
    score(state, seat, state.parts.exam_prestige[exam])
    turn_ends(state)
    state.stack.push(EXAM_OVER.kind)
    state.stack.push(OPEN_DECK.kind, exam)
    card_leaves(state, state.played)
    bonus_follows(state)


@final
class OpenDeck(Step):
    """The exam deck is opened: from here the taker knows it, a barrier (ROC-DEC-26). Frame: exam."""

    def carry_on(self, state: Rococo, seat: i64) -> i64:
        exam = state.stack.get(1)
        state.stack.pop()
        state.barriers += 1
        state.seen[seat] = (state.seen[seat] & ~pool_of(exam, state.parts)) | state.exam_decks[exam]
        state.stack.push(TAKE_EXAM_CARD.kind, exam)
        return CARRIED_ON


@final
class TakeExamCard(Decision["Rococo"]):
    """Which card of the exam deck comes to the hand. Frame: exam."""

    def candidates(self, state: Rococo, seat: i64) -> list[int]:
        return [int(TAKE.at(kind)) for kind in members(state.exam_decks[state.stack.get(1)])]

    def why_not(self, state: Rococo, seat: i64, action: i64) -> i64:
        there = TAKE.has(action) and state.exam_decks[state.stack.get(1)] >> TAKE.a(action) & 1
        return LEGAL if there else self.otherwise

    def apply(self, state: Rococo, seat: i64, action: i64) -> None:
        exam, kind = state.stack.get(1), TAKE.a(action)
        state.stack.pop()
        state.exam_decks[exam] &= ~bit(kind)
        state.hand[seat] |= bit(kind)
        state.secret[seat] |= bit(kind)
        if state.events is not None:
            tell(state, "exam-card", seat, {"card": ""}, {"card": state.parts.kind_ids[kind]})

    def shows(self, state: Rococo, seat: i64, action: i64) -> Shown:
        if not TAKE.has(action):
            return shown(state, action)
        return shown(state, action, f"employee:{state.parts.kind_ids[TAKE.a(action)]}")


@final
class ExamOver(Step):
    """The task tokens go back, the start token to the other exam."""

    def carry_on(self, state: Rococo, seat: i64) -> i64:
        state.stack.pop()
        change_exam(state, seat)
        return CARRIED_ON


def change_exam(state: Rococo, seat: i64) -> None:
    if state.stage[seat] == 1:
        state.masters_passed[seat] += 1
    state.tasks[seat] = 0
    state.stage[seat] = 1 - state.stage[seat]


TAKE_EXAM_CARD: Final = TakeExamCard("exam-card", "ROC-EXAM-13")
OPEN_DECK: Final = OpenDeck("open-deck", "ROC-EXAM-13")
EXAM_OVER: Final = ExamOver("exam-over", "ROC-EXAM-13")
