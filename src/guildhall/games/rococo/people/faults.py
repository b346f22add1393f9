"""Broken invariants of a position (ROC-INV): a sound one has none, and a position that has some is not loaded."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from guildhall.games.rococo.components import parts as c
from guildhall.games.rococo.components.holdings import (
    HAND,
    HELD_LACE,
    HELD_YARN,
    KEPT,
    LIVRES,
    OPEN_HAND,
    OPEN_SUPPLY,
    PICKS,
    PILE_SIZE,
    PRESTIGE,
    REMOVED,
    RENTED,
    SECRET,
    SPECIAL_HIRED,
    STAGE,
    SUPPLY,
    TASKS,
    TOKENS,
)
from guildhall.games.rococo.components.parts import PHASE_ACTIONS, PHASE_CHOOSE, PHASE_OVER, decoration_name
from guildhall.games.rococo.components.sets import members
from guildhall.games.rococo.rules import TABLE
from guildhall.games.rococo.rules.acquiring import undecided_tiles
from guildhall.games.rococo.rules.counting import halls_present, owner_of, staff_size, tokens
from guildhall.games.rococo.rules.du_barry import her_played_cards
from guildhall.games.rococo.rules.her_garments import her_unplaced_garments
from guildhall.games.rococo.rules.renting import unplaced_garments
from guildhall.games.rococo.rules.scoring import HALL
from guildhall.games.rococo.rules.turns import Step

if TYPE_CHECKING:
    from guildhall.games.rococo.state import Rococo

WAITING = {
    kind for kind, decision in enumerate(TABLE) if kind and decision.kind == kind and not isinstance(decision, Step)
}
"""The kinds of frame that ask something."""
KNOWN = {int(decision.kind) for decision in TABLE}


def faults(state: Rococo) -> list[str]:
    found = _number_faults(state)
    if found:
        return found
    return [
        *_card_faults(state),
        *_tile_faults(state),
        *_garment_faults(state),
        *_jewel_faults(state),
        *_token_faults(state),
        *_phase_faults(state),
        *_exam_faults(state),
        *_her_faults(state),
        *_score_faults(state),
    ]


def _number_faults(state: Rococo) -> list[str]:
    found = []
    for seat in range(state.sides):
        for key, holding in (("livres", LIVRES), ("lace", HELD_LACE), ("yarn", HELD_YARN), ("prestige", PRESTIGE)):
            if state.own[holding + seat] < 0:
                found.append(f"participant {seat} has less than no {key} (ROC-INV-05)")
        if (
            not 0 <= state.own[STAGE + seat] <= 1
            or not 0 <= state.own[TASKS + seat] < 128
            or not 0 <= state.own[PICKS + seat] <= 3
        ):
            found.append(f"participant {seat} has an impossible exam or choice (ROC-INV-16)")
    if not 1 <= state.round <= state.board.rounds:
        found.append(f"there is no round {state.round} (ROC-INV-14)")
    for who in (state.favor, *state.all_halls):
        if not -1 <= who < state.sides:
            found.append(f"there is no participant {who} (ROC-INV-09)")
    if not 0 <= state.first < state.sides:
        found.append("nobody has the start marker (ROC-INV-13)")
    return found


def _card_faults(state: Rococo) -> list[str]:
    """Every card in one place; each participant's own starting cards (ROC-INV-01)."""
    found = []
    names = state.parts.kind_ids
    places: Counter[int] = Counter()
    for cards in (state.deck, state.box, state.undealt, *state.exam_decks):
        places.update(members(cards))
    places.update(int(kind) for kind in state.row if kind >= 0)
    for seat in range(state.sides):
        own: Counter[int] = Counter()
        for cards in (state.own[SUPPLY + seat], state.own[HAND + seat], state.own[REMOVED + seat]):
            own.update(members(cards))
        own.update(int(state.discards[seat * c.PILE + i]) for i in range(state.own[PILE_SIZE + seat]))
        if state.played >= 0 and state.current == seat and state.phase == PHASE_ACTIONS:
            own[int(state.played)] += 1
        for kind in range(c.START_CARDS):
            if own[kind] != 1:
                found.append(f"participant {seat} has {names[kind]} {own[kind]} times (ROC-INV-01)")
        places.update({kind: count for kind, count in own.items() if kind >= c.START_CARDS})
        if state.special[seat] >= 0 and not state.own[SPECIAL_HIRED + seat]:
            places[int(state.special[seat])] += 1
        if (
            state.own[OPEN_HAND + seat] & ~state.own[HAND + seat]
            or state.own[OPEN_SUPPLY + seat] & ~state.own[SUPPLY + seat]
        ):
            found.append(f"participant {seat} shows cards that are not there (ROC-INFO-03)")
        if state.own[SECRET + seat] & ~(state.own[SUPPLY + seat] if seat == state.her else state.own[HAND + seat]):
            found.append(f"participant {seat} hides cards that are not there (ROC-INFO-10)")
        if (
            seat != state.her
            and staff_size(state, seat) < state.board.minimum_staff
            and not (state.current == seat and state.stack.depth)
        ):
            found.append(f"participant {seat} has a staff below four (ROC-INV-06)")
    last = c.KINDS if state.jewelry else c.FIRST_JOURNEYMAN
    for kind in range(c.START_CARDS, c.KINDS):
        if places[kind] != (1 if kind < last else 0):
            found.append(f"card {names[kind]} is in {places[kind]} places (ROC-INV-01)")
    if int(state.deck).bit_count() != 28 - 4 * state.round:
        found.append(f"the hire deck has {int(state.deck).bit_count()} cards in round {state.round} (ROC-INV-14)")
    return found


def _tile_faults(state: Rococo) -> list[str]:
    places: Counter[int] = Counter()
    for tiles in (state.tile_bag, state.tile_discard, *(state.own[KEPT + side] for side in range(state.sides))):
        places.update(members(tiles))
    places.update(int(tile) for tile in state.drawers if tile >= 0)
    places.update(undecided_tiles(state))
    wanted = int(state.parts.tiles_base | (state.parts.tiles_luxury if state.luxury else 0))
    found = [
        f"tile {name} is in {places[tile]} places (ROC-INV-02)"
        for tile, name in enumerate(state.parts.tile_ids)
        if places[tile] != (wanted >> tile & 1)
    ]
    for drawer in range(3):
        if any(state.drawers[drawer * 4 + place] >= 0 for place in range(state.board.drawer_spaces, 4)):
            found.append("a drawer holds more tiles than it has spaces (ROC-SETUP-20)")
    return found


def _garment_faults(state: Rococo) -> list[str]:
    places: Counter[int] = Counter()
    for garments in (state.garment_bag, state.garment_discard, state.aside):
        places.update(members(garments))
    for row in (state.display, state.guest_garment, state.terrace):
        places.update(int(garment) for garment in row if garment >= 0)
    places.update(unplaced_garments(state) + her_unplaced_garments(state))
    parts = state.parts
    wanted = int(parts.garments_base)
    if state.luxury:
        wanted |= int(parts.garments_luxury)
    if state.festive:
        wanted |= int(parts.garments_festive)
    if state.exclusive:
        wanted |= int(parts.garments_exclusive | (parts.garments_jewelled if state.jewelry else 0))
    found = [
        f"garment {name} is in {places[garment]} places (ROC-INV-03)"
        for garment, name in enumerate(parts.garment_ids)
        if places[garment] != (wanted >> garment & 1)
    ]
    for space in range(state.board.guests):
        if (state.guest_garment[space] >= 0) != (owner_of(state, RENTED, space) >= 0):
            found.append("a guest has no owner, or an owner no guest (ROC-INV-09)")
    if state.phase == PHASE_CHOOSE:
        lying = [state.display[space] >= 0 for space in range(state.board.display)]
        if lying != sorted(lying):
            found.append("the display has a gap to the right of a garment (ROC-INV-15)")
        if not all(lying) and (state.garment_bag or state.garment_discard):
            found.append("the display is not full though there are garments (ROC-INV-15)")
    if state.phase != PHASE_OVER and any(garment >= 0 for garment in state.terrace):
        found.append("garments stand on the Terrace before the end (ROC-END-21)")
    return found


def _jewel_faults(state: Rococo) -> list[str]:
    found = []
    for colour in range(4):
        held = sum(int(state.jewels[seat * 4 + colour]) for seat in range(state.sides))
        lying = sum(jewel == colour for jewel in state.jewel_display)
        total = held + lying + int(state.jewel_bag[colour])
        if total > (state.parts.jewel_count[colour] if state.jewelry else 0) or state.jewel_bag[colour] < 0:
            found.append(f"there are {total} {c.COLOUR_NAMES[colour]} jewels (ROC-INV-04)")
    return found


def _token_faults(state: Rococo) -> list[str]:
    found = []
    for seat in range(state.sides):
        for spaces, name in (
            (c.LEFT_SPACES, "kitchen left"),
            (c.RIGHT_SPACES, "kitchen right"),
            (c.JEWELLER_SPACES, "jeweller"),
        ):
            if tokens(state, seat, spaces) > 1:
                found.append(f"participant {seat} has two tokens at {name} (ROC-INV-10)")
        bonus = sum(owner == seat for owner in state.all_halls)
        if bonus > 1 or (bonus and halls_present(state, seat) < 5):
            found.append(f"participant {seat} has All Halls tokens without being there (ROC-INV-10)")
        free = any(state.all_halls[space] < 0 for space in range(len(state.board.all_halls)))
        if not bonus and free and halls_present(state, seat) == 5:
            found.append(f"participant {seat} is in all halls without a token (ROC-INV-10)")
    for space in range(c.DECORATIONS):
        if owner_of(state, TOKENS, space) >= 0:
            if state.board.deco_cost[space] < 0 or (space >= c.JEWELLER and not state.jewelry):
                found.append(f"there is no space {decoration_name(space)} (ROC-INV-09)")
    return found


def _phase_faults(state: Rococo) -> list[str]:
    found = []
    kinds = [frame[0] for frame in state.stack.frames()]
    if state.phase == PHASE_CHOOSE:
        if kinds or state.played >= 0:
            found.append("phase 2 has no pending turn (ROC-DEC-32)")
        if state.favor >= 0:
            found.append("the favor is on the board after phase 1 (ROC-INV-13)")
        for seat in range(state.seats):
            hand = int(state.own[HAND + seat]).bit_count()
            if hand > 3 or (state.ready >> seat & 1 and hand != 3):
                found.append(f"participant {seat} has {hand} cards in hand in phase 2 (ROC-INV-07)")
        if state.ready == (1 << int(state.seats)) - 1:
            found.append("all have chosen, yet phase 3 has not begun (ROC-P2-08)")
    elif state.phase == PHASE_OVER:
        if kinds or any(state.own[HAND + side] for side in range(state.sides)):
            found.append("after the last round all hands are empty (ROC-INV-07)")
        if state.round != state.board.rounds:
            found.append("the game ends after round 7 (ROC-INV-14)")
    elif not kinds or kinds[-1] not in WAITING or not KNOWN.issuperset(kinds):
        found.append("nobody is asked anything (ROC-INV-17)")
    elif not state.legal(int(state.mover())):
        found.append("the player to act has nothing to do (ROC-INV-17)")
    if state.leaving and not state.stack.depth:
        found.append("cards are leaving though no turn is under way (ROC-DEPUTE-06)")
    return found


def _exam_faults(state: Rococo) -> list[str]:
    found = []
    for seat in range(state.sides):
        wrong = 0b1110000 if state.own[STAGE + seat] == 0 else 0b1111
        if state.own[TASKS + seat] & wrong or (state.own[TASKS + seat] and not state.jewelry):
            found.append(f"participant {seat} has marked tasks of the other exam (ROC-INV-16)")
    return found


def _her_faults(state: Rococo) -> list[str]:
    if state.her < 0:
        return []
    found = []
    if state.own[LIVRES + state.her] != 0:
        found.append("Madame du Barry has livres (ROC-INV-23)")
    places: Counter[int] = Counter()
    for cards in (state.her_supply, state.her_hand, state.her_discard):
        places.update(members(cards))
    places.update(her_played_cards(state))
    if places != Counter(members(state.her_deck)):
        found.append("her cards are not each in one place (ROC-SOLO-08)")
    return found


def _score_faults(state: Rococo) -> list[str]:
    if state.phase != PHASE_OVER:
        return []
    found = []
    for seat in range(state.sides):
        if (
            sum(int(state.final[seat * c.SCORE_ROWS + line]) for line in range(c.SCORE_ROWS))
            != state.own[PRESTIGE + seat]
        ):
            found.append(f"the sheet of participant {seat} does not add up (ROC-INV-20)")
    for hall in range(c.HALLS):
        points = [int(state.final[seat * c.SCORE_ROWS + HALL + hall]) for seat in range(state.sides)]
        first, second = int(state.board.first[hall]), int(state.board.second[hall])
        if points.count(first) > 1 and second in points and first != second and second > 0:
            found.append(f"hall {hall + 1} has a second place beside a shared first (ROC-INV-21)")
    return found
