"""The Jewelry Box: jewels, specialised Apprentices, exam tasks and exams (ROC-JB, ROC-SPEC, ROC-EXAM)."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from guildhall.core.arrays import bit
from guildhall.core.state import Moves
from guildhall.games.rococo.components.parts import (
    APPRENTICE,
    COLOUR_NAMES,
    COLOURS,
    CONDITION,
    DECORATION_KINDS,
    FIREWORK,
    FIRST_HIRE,
    FIRST_JOURNEYMAN,
    FIRST_MASTER,
    FIRST_SPECIAL,
    JEWEL_SHOP,
    JEWEL_SPACES,
    JOURNEYMAN,
    KINDS,
    LEFT,
    MASTER,
    MINIMUM,
    MUSICIAN,
    RIGHT,
    STATUE,
    Components,
    effect,
    is_lady,
    size_of,
)
from guildhall.games.rococo.rules.counting import (
    gentlemen,
    halls_present,
    has_jeweller,
    jewel_total,
    ladies,
    master_guests,
    score,
)
from guildhall.games.rococo.rules.frames import (
    END_TURN,
    EXAM_CARD,
    EXAM_OVER,
    OPEN_DECK,
    REMOVE,
    TASK,
    TURN_BONUS,
    happened,
)
from guildhall.games.rococo.rules.verbs import DECLINE, EXAM, JEWEL, MARK, TAKE

if TYPE_CHECKING:
    from guildhall.games.rococo.state import Rococo

JOURNEYMAN_TASKS: Final[i64] = 0b1111
MASTER_TASKS: Final[i64] = 0b1110000
TASK_NAMES: Final = ("JT1", "JT2", "JT3", "JT4", "MT1", "MT2", "MT3")
EXAM_NAMES: Final = ("journeyman", "master")


# -- jewels --------------------------------------------------------------------------------------------------------


def jewel_fits(s: Rococo, p: i64, space: i64, colour: i64) -> bool:
    """Necklaces with ladies' garments, rings with gentlemen's, and the price at hand (ROC-JB-03, -04)."""
    jewel = s.jewel_display[space]
    return jewel >= 0 and is_lady(jewel) == is_lady(colour) and s.livres[p] >= s.parts.jewel_price[space]


def jewel_moves(s: Rococo, p: i64, garment: i64, out: Moves) -> None:
    """What can be bought with a garment that is being rented; only with a jeweller token (ROC-JB-02)."""
    out.add(DECLINE)
    if not s.jewelry or not has_jeweller(s, p):
        return
    for space in range(JEWEL_SPACES):
        if jewel_fits(s, p, space, s.parts.garment_colour[garment]):
            out.add(JEWEL + space)


def take_jewel(s: Rococo, p: i64, space: i64, price: i64) -> i64:
    """The jewel is the participant's for good (ROC-JB-05); returns its colour."""
    colour = s.jewel_display[space]
    s.jewel_display[space] = -1
    s.jewels[p * COLOURS + colour] += 1
    s.livres[p] -= price
    if s.events is not None:
        s.events.append(happened("jewel", p, s.her, {"jewel": COLOUR_NAMES[colour], "price": int(price)}))
    return colour


# -- the specialised Apprentice ------------------------------------------------------------------------------------


def condition_holds(s: Rococo, p: i64, kind: i64) -> bool:
    """The condition of a specialised Apprentice at this moment (ROC-SPEC-07)."""
    parts = s.parts
    condition = effect(parts, kind, CONDITION)
    minimum = effect(parts, kind, MINIMUM)
    if condition == 1:
        return gentlemen(s, p) >= minimum
    if condition == 2:
        return ladies(s, p) >= minimum
    if condition == 3:
        return master_guests(s, p) >= minimum
    if condition == 4:
        return s.livres[p] >= minimum
    if condition == 5:
        return jewel_total(s, p) >= minimum
    if condition == 6:
        return decoration_types(s, p) >= minimum
    if condition == 7:
        lace = effect(parts, kind, MINIMUM + 1)
        yarn = effect(parts, kind, MINIMUM + 2)
        return size_of(s.kept[p]) >= minimum and s.lace[p] >= lace and s.yarn[p] >= yarn
    if condition == 8:
        return s.prestige[p] >= minimum
    if condition == 9:
        return s.masters_passed[p] >= minimum
    return halls_present(s, p) >= minimum


def decoration_types(s: Rococo, p: i64) -> i64:
    """Kinds of decoration, the kitchen as one (ROC-SPEC-JA-6)."""
    at = p * DECORATION_KINDS
    count: i64 = 0
    for kind in (FIREWORK, STATUE, MUSICIAN, JEWEL_SHOP):
        if s.decos[at + kind] > 0:
            count += 1
    if s.decos[at + LEFT] + s.decos[at + RIGHT] > 0:
        count += 1
    return count


def can_hire_special(s: Rococo, p: i64) -> bool:
    """Once a game, free, if the condition holds (ROC-SPEC-01)."""
    return s.special[p] >= 0 and not s.special_hired[p] and condition_holds(s, p, s.special[p])


# -- tasks ---------------------------------------------------------------------------------------------------------


def mark(s: Rococo, p: i64, task: i64) -> None:
    s.tasks[p] |= bit(task)
    if s.events is not None:
        s.events.append(happened("task", p, s.her, {"task": TASK_NAMES[task]}))


def open_task(s: Rococo, p: i64, task: i64) -> bool:
    """Whether a task belongs to the exam one works on and is not yet marked (ROC-EXAM-02)."""
    return (task < 4) == (s.stage[p] == 0) and not s.tasks[p] >> task & 1


def fits_azure_rose(parts: Components, tile: i64) -> bool:
    return parts.tile_silk[tile * COLOURS] + parts.tile_silk[tile * COLOURS + 1] > 0


def fits_jade_amber(parts: Components, tile: i64) -> bool:
    return parts.tile_silk[tile * COLOURS + 2] + parts.tile_silk[tile * COLOURS + 3] > 0


def tile_tasks(s: Rococo, p: i64, tile: i64, kept: bool, rank: i64) -> None:
    """After an Acquire action: at most one of JT1 to JT3 (ROC-EXAM-03, -05)."""
    if not s.jewelry or rank != APPRENTICE:
        return
    if not kept:
        if open_task(s, p, 2):
            mark(s, p, 2)
        return
    first = open_task(s, p, 0) and fits_azure_rose(s.parts, tile)
    second = open_task(s, p, 1) and fits_jade_amber(s.parts, tile)
    if first and second:
        s.stack.push(TASK)
    elif first:
        mark(s, p, 0)
    elif second:
        mark(s, p, 1)


def fund_task(s: Rococo, p: i64, rank: i64) -> None:
    if s.jewelry and rank == APPRENTICE and open_task(s, p, 3):
        mark(s, p, 3)


def tailor_task(s: Rococo, p: i64, garment: i64, rank: i64) -> None:
    """After a Tailor action, rented or sold (ROC-EXAM-04, -09)."""
    if not s.jewelry or rank == APPRENTICE:
        return
    task: i64 = 6
    if rank == JOURNEYMAN:
        task = 4 if is_lady(s.parts.garment_colour[garment]) else 5
    if open_task(s, p, task):
        mark(s, p, task)


def choose_task(s: Rococo, p: i64, action: i64) -> None:
    s.stack.pop()
    mark(s, p, action - MARK)


# -- exams (main actions 7 and 8) ----------------------------------------------------------------------------------


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


def all_tasks(exam: i64) -> i64:
    return JOURNEYMAN_TASKS if exam == 0 else MASTER_TASKS


def can_sit_exam(s: Rococo, p: i64, exam: i64) -> bool:
    """Apprentices sit the Journeyman exam, Journeymen the Master exam (ROC-EXAM-11, -12)."""
    if not s.jewelry or s.stage[p] != exam or s.exam_decks[exam] == 0:
        return False
    rank: i64 = APPRENTICE if exam == 0 else JOURNEYMAN
    if s.parts.rank[s.played] != rank:
        return False
    return s.tasks[p] & all_tasks(exam) == all_tasks(exam) and s.livres[p] >= s.parts.exam_fee[exam]


def exam_moves(s: Rococo, p: i64, out: Moves) -> None:
    for exam in range(i64(2)):
        if can_sit_exam(s, p, exam):
            out.add(EXAM + exam)


def sit_exam(s: Rococo, p: i64, exam: i64) -> None:
    """Fee, prestige, the bonus, the card leaves, a card of the new rank comes (ROC-EXAM-13)."""
    s.livres[p] -= s.parts.exam_fee[exam]
    if s.events is not None:
        s.events.append(happened("exam", p, s.her, {"exam": EXAM_NAMES[exam]}))
    score(s, p, s.parts.exam_prestige[exam])
    s.leaving |= bit(s.played)
    s.stack.push(END_TURN)
    s.stack.push(EXAM_OVER)
    s.stack.push(OPEN_DECK, exam)
    s.stack.push(REMOVE, s.played)
    s.stack.push(TURN_BONUS)


def open_deck(s: Rococo, p: i64, exam: i64) -> None:
    """From here the taker knows the deck: a barrier (ROC-DEC-26)."""
    s.barriers += 1
    s.seen[p] = (s.seen[p] & ~pool_of(exam, s.parts)) | s.exam_decks[exam]
    s.stack.push(EXAM_CARD, exam)


def exam_card_moves(s: Rococo, out: Moves) -> None:
    deck = s.exam_decks[s.stack.get(1)]
    for kind in range(KINDS):
        if deck >> kind & 1:
            out.add(TAKE + kind)


def take_exam_card(s: Rococo, p: i64, kind: i64) -> None:
    exam = s.stack.get(1)
    s.stack.pop()
    s.exam_decks[exam] &= ~bit(kind)
    s.hand[p] |= bit(kind)
    s.secret[p] |= bit(kind)
    if s.events is not None:
        s.events.append(happened("exam-card", p, s.her, {"card": ""}, {"card": s.parts.kind_ids[kind]}))


def finish_exam(s: Rococo, p: i64) -> None:
    """The task tokens go back, the start token to the other exam."""
    if s.stage[p] == 1:
        s.masters_passed[p] += 1
    s.tasks[p] = 0
    s.stage[p] = 1 - s.stage[p]
