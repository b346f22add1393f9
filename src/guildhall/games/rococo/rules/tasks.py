"""Exam tasks: what marks them, and the choice where a tile fits two (ROC-EXAM-01 to -09)."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from guildhall.core.arrays import bit
from guildhall.core.decision import ASKED, Decision, Shown, shown
from guildhall.core.rule import LEGAL
from guildhall.games.rococo.components.holdings import STAGE, TASKS
from guildhall.games.rococo.components.parts import (
    APPRENTICE,
    COLOURS,
    JOURNEYMAN,
    TASK_NAMES,
    Components,
    is_lady,
)
from guildhall.games.rococo.rules.telling import tell
from guildhall.games.rococo.rules.verbs import MARK

if TYPE_CHECKING:
    from guildhall.games.rococo.state import Rococo

JOURNEYMAN_TASKS: Final[i64] = 0b1111
MASTER_TASKS: Final[i64] = 0b1110000


def all_tasks(exam: i64) -> i64:
    return JOURNEYMAN_TASKS if exam == 0 else MASTER_TASKS


def mark(state: Rococo, seat: i64, task: i64) -> None:
    state.own[TASKS + seat] |= bit(task)
    if state.events is not None:
        tell(state, "task", seat, {"task": TASK_NAMES[task]})


def open_task(state: Rococo, seat: i64, task: i64) -> bool:
    """Whether a task belongs to the exam one works on and is not yet marked (ROC-EXAM-02)."""
    return (task < 4) == (state.own[STAGE + seat] == 0) and not state.own[TASKS + seat] >> task & 1


def fits_azure_rose(parts: Components, tile: i64) -> bool:
    return parts.tile_silk[tile * COLOURS] + parts.tile_silk[tile * COLOURS + 1] > 0


def fits_jade_amber(parts: Components, tile: i64) -> bool:
    return parts.tile_silk[tile * COLOURS + 2] + parts.tile_silk[tile * COLOURS + 3] > 0


def tile_tasks(state: Rococo, seat: i64, tile: i64, kept: bool, rank: i64) -> None:
    """After an Acquire action: at most one of JT1 to JT3 (ROC-EXAM-03, -05)."""
    if not state.jewelry or rank != APPRENTICE:
        return
    if not kept:
        if open_task(state, seat, 2):
            mark(state, seat, 2)
        return
    first = open_task(state, seat, 0) and fits_azure_rose(state.parts, tile)
    second = open_task(state, seat, 1) and fits_jade_amber(state.parts, tile)
    if first and second:
        state.stack.push(CHOOSE_TASK.kind)
    elif first:
        mark(state, seat, 0)
    elif second:
        mark(state, seat, 1)


def fund_task(state: Rococo, seat: i64, rank: i64) -> None:
    if state.jewelry and rank == APPRENTICE and open_task(state, seat, 3):
        mark(state, seat, 3)


def tailor_task(state: Rococo, seat: i64, garment: i64, rank: i64) -> None:
    """After a Tailor action, rented or sold (ROC-EXAM-04, -09)."""
    if not state.jewelry or rank == APPRENTICE:
        return
    task: i64 = 6
    if rank == JOURNEYMAN:
        task = i64(4) if is_lady(state.parts.garment_colour[garment]) else i64(5)
    if open_task(state, seat, task):
        mark(state, seat, task)


@final
class ChooseTask(Decision["Rococo"]):
    """JT1 or JT2, where a tile fits both (ROC-EXAM-05)."""

    def carry_on(self, state: Rococo, seat: i64) -> i64:
        return ASKED

    def candidates(self, state: Rococo, seat: i64) -> list[int]:
        return MARK.all()

    def why_not(self, state: Rococo, seat: i64, action: i64) -> i64:
        return LEGAL if MARK.has(action) else self.otherwise

    def apply(self, state: Rococo, seat: i64, action: i64) -> None:
        state.stack.pop()
        mark(state, seat, MARK.a(action))

    def shows(self, state: Rococo, seat: i64, action: i64) -> Shown:
        if not MARK.has(action):
            return shown(state, action)
        return shown(state, action, f"task:{TASK_NAMES[MARK.a(action)]}")


CHOOSE_TASK: Final = ChooseTask("task", "ROC-EXAM-05")
