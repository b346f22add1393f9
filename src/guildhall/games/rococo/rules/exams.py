"""Exams, main actions 7 and 8: fee, prestige, the bonus, the card leaves, a card of the new rank comes (ROC-EXAM)."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from guildhall.core.arrays import bit
from guildhall.core.decision import CARRIED_ON, Decision, Shown, shown
from guildhall.core.rule import LEGAL, rule, short
from guildhall.core.state import Moves
from guildhall.games.rococo.components.holdings import HAND, LIVRES, MASTERS_PASSED, SECRET, SEEN, STAGE, TASKS
from guildhall.games.rococo.components.parts import (
    APPRENTICE,
    EXAM_NAMES,
    JOURNEYMAN,
)
from guildhall.games.rococo.components.sets import members, size_of
from guildhall.games.rococo.rules.counting import score, spend
from guildhall.games.rococo.rules.deputing import card_leaves
from guildhall.games.rococo.rules.tasks import all_tasks
from guildhall.games.rococo.rules.telling import tell
from guildhall.games.rococo.rules.turns import Step, bonus_follows
from guildhall.games.rococo.rules.verbs import EXAM, TAKE

if TYPE_CHECKING:
    from guildhall.games.rococo.state import Rococo

FOR_APPRENTICES: Final[i64] = rule("ROC-P3-07", "apprentice")
FOR_JOURNEYMEN: Final[i64] = rule("ROC-P3-07", "journeyman")
NOT_READY: Final[i64] = rule("ROC-EXAM-11")
NOT_READY_FOR_MASTER: Final[i64] = rule("ROC-EXAM-12")
TASKS_LEFT: Final[i64] = rule("ROC-EXAM-11", "tasks")
MASTER_TASKS_LEFT: Final[i64] = rule("ROC-EXAM-12", "tasks")
NO_FEE: Final[i64] = rule("ROC-EXAM-11", "fee")
NO_MASTER_FEE: Final[i64] = rule("ROC-EXAM-12", "fee")


def why_not_exam(state: Rococo, seat: i64, action: i64) -> i64:
    """Apprentices sit the Journeyman exam, Journeymen the Master exam (ROC-EXAM-11, -12)."""
    exam = EXAM.a(action)
    rank: i64 = APPRENTICE if exam == 0 else JOURNEYMAN
    if state.parts.rank[state.played] != rank:
        return FOR_APPRENTICES if exam == 0 else FOR_JOURNEYMEN
    if not state.jewelry or state.own[STAGE + seat] != exam or state.exam_decks[exam] == 0:
        return NOT_READY if exam == 0 else NOT_READY_FOR_MASTER
    wanted = all_tasks(exam)
    done = state.own[TASKS + seat] & wanted
    if done != wanted:
        return short(TASKS_LEFT if exam == 0 else MASTER_TASKS_LEFT, size_of(wanted), size_of(done))
    fee, have = state.parts.exam_fee[exam], state.own[LIVRES + seat]
    return LEGAL if have >= fee else short(NO_FEE if exam == 0 else NO_MASTER_FEE, fee, have)


def exam_moves(state: Rococo, seat: i64, out: Moves) -> None:
    if state.jewelry:
        for action in range(EXAM.first, EXAM.end):
            if why_not_exam(state, seat, action) == LEGAL:
                out.add(action)


def show_exam(state: Rococo, action: i64) -> Shown:
    """The card is lost for good, another one comes from the exam deck."""
    exam = EXAM.a(action)
    cost = {"livres": int(state.parts.exam_fee[exam]), "card": 1}
    gain = {"prestige": int(state.parts.exam_prestige[exam])}
    return shown(state, action, f"exam:{EXAM_NAMES[exam]}", cost=cost, gain=gain)


def sit_exam(state: Rococo, seat: i64, action: i64) -> None:
    """What follows lies on the stack, above the end of the turn, in the order of ROC-EXAM-13, the bonus on top."""
    exam = EXAM.a(action)
    spend(state, seat, state.parts.exam_fee[exam])
    if state.events is not None:
        tell(state, "exam", seat, {"exam": EXAM_NAMES[exam]})
    score(state, seat, state.parts.exam_prestige[exam])
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
        state.own[SEEN + seat] = (state.own[SEEN + seat] & ~state.parts.exam_pool[exam]) | state.exam_decks[exam]
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
        state.own[HAND + seat] |= bit(kind)
        state.own[SECRET + seat] |= bit(kind)
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
    if state.own[STAGE + seat] == 1:
        state.own[MASTERS_PASSED + seat] += 1
    state.own[TASKS + seat] = 0
    state.own[STAGE + seat] = 1 - state.own[STAGE + seat]


TAKE_EXAM_CARD: Final = TakeExamCard("exam-card", "ROC-EXAM-13")
OPEN_DECK: Final = OpenDeck("open-deck", "ROC-EXAM-13")
EXAM_OVER: Final = ExamOver("exam-over", "ROC-EXAM-13")
