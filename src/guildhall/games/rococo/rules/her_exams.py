"""Madame du Barry's exam tasks and exams, and what they draw: she decides nothing (ROC-SOLO-17, -31, -43 to -45)."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from guildhall.core.arrays import bit
from guildhall.games.rococo.components.holdings import REMOVED, SECRET, STAGE, SUPPLY, TASKS
from guildhall.games.rococo.components.parts import APPRENTICE, EXAM_NAMES, JOURNEYMAN, KINDS, TILES, is_lady
from guildhall.games.rococo.components.sets import nth_of, size_of
from guildhall.games.rococo.rules.counting import score
from guildhall.games.rococo.rules.exams import change_exam
from guildhall.games.rococo.rules.tasks import all_tasks, fits_azure_rose, fits_jade_amber, mark, open_task
from guildhall.games.rococo.rules.telling import tell

if TYPE_CHECKING:
    from guildhall.games.rococo.state import Rococo


def draw_her_hand_card(state: Rococo) -> None:
    """The top card of her supply goes unseen under her hand (ROC-SOLO-36, -24)."""
    if state.her_supply == 0:
        state.her_supply = state.her_discard
        state.her_discard = 0
    if state.her_supply:
        card = nth_of(state.her_supply, state.rng.below(size_of(state.her_supply)))
        state.her_supply &= ~bit(card)
        state.her_hand |= bit(card)


def mark_tile_task(state: Rococo, taken: i64) -> None:
    """The topmost free of JT1, JT2, JT3 that a taken tile fits (ROC-SOLO-17); lace or yarn is on every tile.

    By the other reading the next free one, whatever the tiles show (ROC-RUL-47)."""
    common = state.tasks_in_order
    scarce = state.tasks_in_order
    for tile in range(TILES):
        if taken >> tile & 1:
            common = common or fits_azure_rose(state.parts, tile)
            scarce = scarce or fits_jade_amber(state.parts, tile)
    if common and open_task(state, state.her, 0):
        mark(state, state.her, 0)
    elif scarce and open_task(state, state.her, 1):
        mark(state, state.her, 1)
    elif open_task(state, state.her, 2):
        mark(state, state.her, 2)
    check_exam(state)


def mark_tailor_task(state: Rococo, garment: i64) -> None:
    """From the top MT3 (with the master mark), MT1, MT2: the topmost that fits, or simply the next (ROC-SOLO-31)."""
    lady = is_lady(state.parts.garment_colour[garment])
    by_master = state.parts.garment_master[garment] == 1
    if (by_master or state.tasks_in_order) and open_task(state, state.her, 6):
        mark(state, state.her, 6)
    elif (lady or state.tasks_in_order) and open_task(state, state.her, 4):
        mark(state, state.her, 4)
    elif (not lady or state.tasks_in_order) and open_task(state, state.her, 5):
        mark(state, state.her, 5)
    check_exam(state)


def mark_fund_task(state: Rococo) -> None:
    if open_task(state, state.her, 3):
        mark(state, state.her, 3)
        check_exam(state)


def check_exam(state: Rococo) -> None:
    """All tasks marked: she passes at once and free (ROC-SOLO-43 to -45)."""
    exam = state.own[STAGE + state.her]
    if state.own[TASKS + state.her] & all_tasks(exam) != all_tasks(exam):
        return
    if state.events is not None:
        tell(state, "exam", state.her, {"exam": EXAM_NAMES[exam]})
    score(state, state.her, state.parts.exam_prestige[exam])
    rank: i64 = APPRENTICE if exam == 0 else JOURNEYMAN
    leavers: i64 = 0
    for kind in range(KINDS):
        if (
            state.own[SUPPLY + state.her] >> kind & 1
            and state.parts.rank[kind] == rank
            and (exam == 1 or state.parts.level[kind] < 6)
        ):
            leavers |= bit(kind)
    if leavers:
        card = bit(nth_of(leavers, state.rng.below(size_of(leavers))))
        state.own[SUPPLY + state.her] &= ~card
        state.own[SECRET + state.her] &= ~card
        state.own[REMOVED + state.her] |= card
    if state.exam_decks[exam]:
        card = bit(nth_of(state.exam_decks[exam], state.rng.below(size_of(state.exam_decks[exam]))))
        state.exam_decks[exam] &= ~card
        state.own[SUPPLY + state.her] |= card
        state.own[SECRET + state.her] |= card
    draw_her_hand_card(state)
    change_exam(state, state.her)
