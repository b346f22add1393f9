"""The garments of Madame du Barry: which she makes, in which hall, and what comes with it (ROC-SOLO-18 to -32, -54)."""

# guildhall: compiled
# ruff: noqa: SIM109 (generators and tuples are slow where loops and comparisons are fast)

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from guildhall.core.arrays import bit
from guildhall.core.decision import ASKED, Decision, Shown, shown
from guildhall.core.rule import LEGAL
from guildhall.games.rococo.components.parts import (
    CLAIM_FAVOR,
    EMPTY,
    GARMENT_ROWS,
    HALLS,
    JEWEL_MATCHING_TYPE,
    JEWEL_SAME_COLOUR,
    JEWEL_SPACES,
    KEY,
    NO_REWARD,
    ON_PLACE,
    REWARD_LACE,
    REWARD_LIVRES,
    REWARD_TILE,
    REWARD_YARN,
    TAKE_JEWEL,
    TAKE_RESOURCE,
    TRIGGER,
    effect,
    is_lady,
)
from guildhall.games.rococo.components.sets import nth_of, size_of
from guildhall.games.rococo.rules.acquiring import draw_tile, keep_tile
from guildhall.games.rococo.rules.counting import gain_markers, has_jeweller
from guildhall.games.rococo.rules.her_exams import mark_tailor_task
from guildhall.games.rococo.rules.jewels import take_jewel
from guildhall.games.rococo.rules.paying import score_on_make
from guildhall.games.rococo.rules.renting import put_garment
from guildhall.games.rococo.rules.telling import tell
from guildhall.games.rococo.rules.turns import end_turn
from guildhall.games.rococo.rules.verbs import NEXT

if TYPE_CHECKING:
    from guildhall.games.rococo.state import Rococo


def finish(state: Rococo, card: i64) -> None:
    """The card of her turn goes to her discard."""
    state.her_discard |= bit(card)
    end_turn(state)


def take_favor_if_free(state: Rococo) -> None:
    if state.favor < 0:
        state.favor = state.her
        if state.events is not None:
            tell(state, "favor", state.her, {})


def take_unseen_tile(state: Rococo) -> None:
    """A random tile from the bag to her pile (ROC-SOLO-26)."""
    tile = draw_tile(state)
    if tile >= 0:
        keep_tile(state, state.her, tile)
        if state.events is not None:
            tell(state, "tiles", state.her, {"count": 1})


# -- which garment ---------------------------------------------------------------------------------------------------


def her_garment(state: Rococo, number: i64, left: bool) -> i64:
    """The display space of the n-th garment from a side, or of the dearest if there are fewer; -1 for none."""
    size = state.board.display
    dearest: i64 = -1
    worth: i64 = -1
    seen: i64 = 0
    for i in range(size):
        space = i if left else size - 1 - i
        garment = state.display[space]
        if garment >= 0:
            seen += 1
            if seen == number:
                return space
            value = state.parts.garment_value[garment]
            own = (value if value > 0 else 0) * 100 + state.parts.garment_prestige[garment]
            if own > worth:
                worth = own
                dearest = space
    return dearest


def make_garment(state: Rococo, space: i64, card: i64) -> None:
    """She pays nothing (ROC-SOLO-20) and reveals a card for the hall."""
    garment = state.display[space]
    state.display[space] = EMPTY
    if state.events is not None:
        tell(state, "tailor", state.her, {"garment": state.parts.garment_ids[garment]})
    score_on_make(state, state.her, garment)  # ROC-SOLO-53
    reveal_for_hall(state, garment, card, 0)


# -- which hall ------------------------------------------------------------------------------------------------------


def hall_has_room(state: Rococo, hall: i64) -> bool:
    for space in range(state.board.hall_start[hall], state.board.hall_start[hall + 1]):
        if state.guest_garment[space] < 0:
            return True
    return False


def free_hall(state: Rococo) -> i64:
    """The hall with the lowest number that has room; -1 if none has."""
    for hall in range(HALLS):
        if hall_has_room(state, hall):
            return hall
    return -1


def reveal_for_hall(state: Rococo, garment: i64, card: i64, passes: i64) -> None:
    """The next card of her supply; after a whole renewed one without a usable hall none is due (ROC-SOLO-24)."""
    if state.her_supply == 0:
        if passes > 0 or state.her_discard == 0:
            put_in_hall(state, garment, free_hall(state), -1)
            finish(state, card)
            return
        passes = 1
        state.her_supply = state.her_discard
        state.her_discard = 0
    revealed = nth_of(state.her_supply, state.rng.below(size_of(state.her_supply)))
    state.her_supply &= ~bit(revealed)
    state.her_discard |= bit(revealed)
    if state.events is not None:
        name, hall = state.parts.her_ids[revealed], int(state.parts.her_hall[revealed]) + 1
        tell(state, "hall", state.her, {"card": name, "hall": hall})
    state.stack.push(HER_PLACE.kind, garment, revealed, passes, card)


@final
class HerPlace(Decision["Rococo"]):
    """She has revealed a card for the hall; `next` puts the garment there (ROC-SOLO-22, -23).

    Frame: garment; the revealed card; 1 once her supply was renewed for it; the card of her turn.
    """

    def known_to_all(self, state: Rococo, seat: i64) -> bool:
        return True

    def carry_on(self, state: Rococo, seat: i64) -> i64:
        return ASKED

    def candidates(self, state: Rococo, seat: i64) -> list[int]:
        return [int(NEXT.first)]

    def why_not(self, state: Rococo, seat: i64, action: i64) -> i64:
        return LEGAL if action == NEXT.first else self.otherwise

    def apply(self, state: Rococo, seat: i64, action: i64) -> None:
        """There, or another card if that hall is full."""
        stack = state.stack
        garment, revealed, passes, card = stack.get(1), stack.get(2), stack.get(3), stack.get(4)
        stack.pop()
        hall = state.parts.her_hall[revealed]
        if not hall_has_room(state, hall):
            reveal_for_hall(state, garment, card, passes)
            return
        put_in_hall(state, garment, hall, revealed)
        finish(state, card)

    def prompt(self, state: Rococo, seat: i64) -> tuple[str, dict[str, Any]]:
        parts, revealed = state.parts, state.stack.get(2)
        return "rococo-prompt-her-place", {
            "garment": parts.garment_ids[state.stack.get(1)],
            "card": parts.her_ids[revealed],
            "hall": int(parts.her_hall[revealed]) + 1,
        }

    def shows(self, state: Rococo, seat: i64, action: i64) -> Shown:
        return shown(state, action, targets=())


HER_PLACE: Final = HerPlace("her-place", "ROC-SOLO-10")


def her_unplaced_garments(state: Rococo) -> list[int]:
    return [frame[1] for frame in state.stack.frames() if frame[0] == HER_PLACE.kind]


def her_waiting_cards(state: Rococo) -> list[int]:
    """The cards of her turn while she looks for a hall."""
    return [frame[4] for frame in state.stack.frames() if frame[0] == HER_PLACE.kind]


def space_rank(state: Rococo, space: i64) -> i64:
    """How much she likes a guest space: master, then tile, marker, livres, nothing; then the livres (ROC-SOLO-25)."""
    kind = state.board.guest_reward[space]
    rank: i64 = 0
    if kind == REWARD_TILE:
        rank = 3
    elif kind == REWARD_LACE or kind == REWARD_YARN:
        rank = 2
    elif kind != NO_REWARD:
        rank = 1
    if state.board.guest_master[space]:
        rank += 10
    return rank * 100 + (state.board.guest_amount[space] if kind == REWARD_LIVRES else 0)


def best_space(state: Rococo, hall: i64) -> i64:
    best: i64 = -1
    most: i64 = -1
    for space in range(state.board.hall_start[hall], state.board.hall_start[hall + 1]):
        if state.guest_garment[space] < 0 and space_rank(state, space) > most:
            most = space_rank(state, space)
            best = space
    return best


# -- what comes with it ----------------------------------------------------------------------------------------------


def put_in_hall(state: Rococo, garment: i64, hall: i64, revealed: i64) -> None:
    """Token, All Halls, reward, jewel with its tile, exam task (ROC-SOLO-32)."""
    space = best_space(state, hall)
    put_garment(state, state.her, garment, space)
    kind = state.board.guest_reward[space]
    amount = state.board.guest_amount[space]
    if kind == REWARD_TILE:
        take_unseen_tile(state)
    elif kind == REWARD_LACE:
        gain_markers(state, state.her, amount, 0)
    elif kind == REWARD_YARN:
        gain_markers(state, state.her, 0, amount)
    if state.jewelry and revealed >= 0 and has_jeweller(state, state.her):
        jewel_with_garment(state, garment, state.parts.her_jewel[revealed])
    exclusive_effect(state, garment)
    if state.jewelry:
        mark_tailor_task(state, garment)


def cheapest_jewel(state: Rococo, colour: i64, lady: bool, any_colour: bool, any_type: bool) -> i64:
    """The space of the cheapest fitting jewel, the rightmost of equal prices; -1 for none."""
    best: i64 = -1
    for space in range(JEWEL_SPACES):
        jewel = state.jewel_display[space]
        if jewel >= 0 and (any_colour or jewel == colour) and (any_type or is_lady(jewel) == lady):
            if best < 0 or state.parts.jewel_price[space] <= state.parts.jewel_price[best]:
                best = space
    return best


def jewel_with_garment(state: Rococo, garment: i64, symbol: i64) -> None:
    """The jewel symbol of the card that gave the hall (ROC-SOLO-27 to -30)."""
    colour = state.parts.garment_colour[garment]
    space: i64 = -1
    if symbol == JEWEL_SAME_COLOUR:
        space = cheapest_jewel(state, colour, is_lady(colour), False, False)
    elif symbol == JEWEL_MATCHING_TYPE:
        space = cheapest_jewel(state, colour, is_lady(colour), True, False)
    if space >= 0 and take_jewel(state, state.her, space, 0) == colour:
        take_unseen_tile(state)


def exclusive_effect(state: Rococo, garment: i64) -> None:
    """What an exclusive garment does for her (ROC-SOLO-54)."""
    row = GARMENT_ROWS + garment
    if effect(state.parts, row, TRIGGER) != ON_PLACE:
        return
    key = effect(state.parts, row, KEY)
    if key == CLAIM_FAVOR:
        take_favor_if_free(state)
    elif key == TAKE_RESOURCE:
        take_unseen_tile(state)
    elif key == TAKE_JEWEL and state.jewelry and has_jeweller(state, state.her):
        colour = state.parts.garment_colour[garment]
        space = cheapest_jewel(state, colour, True, False, True)
        if space < 0:
            space = cheapest_jewel(state, colour, True, True, True)
        if space >= 0 and take_jewel(state, state.her, space, 0) == colour:
            take_unseen_tile(state)
