"""What each side has: livres, goods, its staff, garments and decorations by number, jewels and exams."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from guildhall.core.arrays import filled
from guildhall.core.features import at_most, note_of
from guildhall.core.state import Moves
from guildhall.games.rococo.components.holdings import (
    HAND,
    HELD_LACE,
    HELD_YARN,
    KEPT,
    LIVRES,
    MASTERS_PASSED,
    OPEN_HAND,
    SECRET,
    SILK,
    SPECIAL_HIRED,
    STAGE,
    SUPPLY,
    TASKS,
    WORN,
    of_colour,
    rolls_of,
)
from guildhall.games.rococo.components.parts import COLOURS, FIRST_SPECIAL, PHASE_ACTIONS, TASK_NAMES
from guildhall.games.rococo.components.sets import lowest_of, size_of
from guildhall.games.rococo.features.palace import all_halls_place
from guildhall.games.rococo.features.parts import (
    ALL_HALLS_PRIZE,
    DECORATIONS_HELD,
    EXAM_STAGE,
    GARMENTS_WORN,
    HALLS_PRESENT,
    HAND_SIZE,
    INCOME,
    JEWELS,
    LACE,
    LIVRES_HELD,
    MASTER_EXAMS,
    MASTER_GUESTS,
    RANKS_IN_HAND,
    SILK_HELD,
    SPECIAL,
    STAFF,
    STAFF_SIZE,
    TASK,
    TILES_KEPT,
    WORN_COLOUR,
    YARN,
)
from guildhall.games.rococo.features.veil import card_in_play, known_cards
from guildhall.games.rococo.rules.counting import decorations, garments, halls_present, master_guests, pile, staff_size
from guildhall.games.rococo.rules.rounds import income_of

if TYPE_CHECKING:
    from guildhall.games.rococo.state import Rococo

IN_SUPPLY: Final[i64] = 0
IN_HAND: Final[i64] = 1
IN_DISCARD: Final[i64] = 2
IN_PLAY: Final[i64] = 3


def see_side(state: Rococo, side: i64, seat: i64, away: i64, since: Rococo, out: Moves) -> None:
    """What everybody sees of a side, and its staff as the seat knows it."""
    own = state.own
    note_of(out, LACE, away, 6, own[HELD_LACE + side])
    note_of(out, YARN, away, 6, own[HELD_YARN + side])
    note_of(out, TILES_KEPT, away, 9, size_of(own[KEPT + side]))
    note_of(out, GARMENTS_WORN, away, 15, garments(state, side))
    note_of(out, DECORATIONS_HELD, away, 11, decorations(state, side))
    note_of(out, MASTER_GUESTS, away, 7, master_guests(state, side))
    note_of(out, HALLS_PRESENT, away, 5, halls_present(state, side))
    note_of(out, STAFF_SIZE, away, 13, staff_size(state, side))
    prize = all_halls_place(state, side)
    if prize >= 0:
        note_of(out, ALL_HALLS_PRIZE, away, 4, prize)
    for colour in range(COLOURS):
        worn = of_colour(own[WORN + side], colour)
        if worn > 0:
            note_of(out, WORN_COLOUR, away, WORN_COLOUR.row - 1, colour * 8 + at_most(worn, 7))
    if side != state.her:
        note_of(out, LIVRES_HELD, away, 31, purse(own[LIVRES + side]))
        note_of(out, INCOME, away, 15, income_of(state, side) >> 1)
        if side == seat or state.phase == PHASE_ACTIONS:  # how many others have chosen is their secret
            note_of(out, HAND_SIZE, away, 8, size_of(own[HAND + side]))
    if state.jewelry:
        see_jewels(state, side, away, out)
    if side == seat:
        see_own_staff(state, seat, since, out)
    else:
        see_staff(state, side, away, since, out)


def purse(livres: i64) -> i64:
    """Up to twenty livres one by one, then by fives."""
    return livres if livres < 20 else 20 + (livres - 20) // 5


def see_jewels(state: Rococo, side: i64, away: i64, out: Moves) -> None:
    for colour in range(COLOURS):
        held = state.jewels[side * COLOURS + colour]
        if held > 0:
            note_of(out, JEWELS, away, JEWELS.row - 1, colour * 5 + at_most(held, 4))
    note_of(out, EXAM_STAGE, away, 1, state.own[STAGE + side])
    for task in range(i64(len(TASK_NAMES))):
        if state.own[TASKS + side] >> task & 1:
            note_of(out, TASK, away, 6, task)
    if state.own[MASTERS_PASSED + side] > 0:
        note_of(out, MASTER_EXAMS, away, 3, state.own[MASTERS_PASSED + side])


# -- staff --------------------


def see_staff(state: Rococo, side: i64, away: i64, since: Rococo, out: Moves) -> None:
    """Another's cards as they were known before: what an action of the seat makes others show is left out."""
    unknown = since.own[SECRET + side]
    open_hand = since.own[HAND + side] & since.own[OPEN_HAND + side] & ~unknown
    note_cards((since.own[HAND + side] | since.own[SUPPLY + side]) & ~unknown & ~open_hand, away, IN_SUPPLY, out)
    note_cards(open_hand, away, IN_HAND, out)
    note_cards(pile(since, side), away, IN_DISCARD, out)
    if since.current == side and since.played >= 0:
        note_of(out, STAFF, away, STAFF.row - 1, since.played * 4 + IN_PLAY)


def see_own_staff(state: Rococo, seat: i64, since: Rococo, out: Moves) -> None:
    known = known_cards(state, seat, since)
    hand = state.own[HAND + seat] & known
    note_cards(state.own[SUPPLY + seat] & known, 0, IN_SUPPLY, out)
    note_cards(hand, 0, IN_HAND, out)
    note_cards(pile(state, seat) & known, 0, IN_DISCARD, out)
    played = card_in_play(state, seat, since) if state.current == seat else i64(-1)
    if played >= 0:
        note_of(out, STAFF, 0, STAFF.row - 1, played * 4 + IN_PLAY)
    ranks: vec[i64] = filled(3, 0)
    while hand:
        ranks[state.parts.rank[lowest_of(hand)]] += 1
        hand &= hand - 1
    for rank in range(i64(3)):
        note_of(out, RANKS_IN_HAND, rank, 5, ranks[rank])
    for colour in range(COLOURS):
        rolls = rolls_of(state.own[SILK + seat], colour)
        if rolls > 0:
            note_of(out, SILK_HELD, colour, 8, rolls)
    if state.jewelry and state.special[seat] >= FIRST_SPECIAL:
        note_of(out, SPECIAL, state.special[seat] - FIRST_SPECIAL, 1, state.own[SPECIAL_HIRED + seat])


def note_cards(cards: i64, away: i64, place: i64, out: Moves) -> None:
    while cards:
        note_of(out, STAFF, away, STAFF.row - 1, lowest_of(cards) * 4 + place)
        cards &= cards - 1
