"""Madame du Barry, who decides nothing: every choice is fixed by section 14 of the rules (ROC-SOLO).

Her turn stops after each card she reveals, so that it can be followed: `next` carries the card out.
"""

# guildhall: compiled
# ruff: noqa: SIM109, SIM110 (generators and tuples are slow where loops and comparisons are fast)

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from guildhall.core.arrays import bit
from guildhall.games.rococo.components.parts import (
    APPRENTICE,
    CLAIM_FAVOR,
    CROWN,
    DRAWER,
    FIREWORKS,
    GARMENT_ROWS,
    HALLS,
    HER_ACQUIRE_DRAWER,
    HER_ACQUIRE_PLACE,
    HER_FAVOR,
    HER_FUND,
    HER_HIRE,
    HER_TAILOR,
    HIRE_ROW,
    JEWEL_MATCHING_TYPE,
    JEWEL_SAME_COLOUR,
    JEWEL_SPACES,
    JEWELLER,
    JOURNEYMAN,
    KEY,
    KINDS,
    KITCHEN_LEFT,
    MUSICIANS,
    NO_REWARD,
    ON_PLACE,
    REWARD_LACE,
    REWARD_LIVRES,
    REWARD_TILE,
    REWARD_YARN,
    STATUES,
    TAKE_JEWEL,
    TAKE_RESOURCE,
    TRIGGER,
    decoration_name,
    effect,
    is_lady,
    nth_of,
    size_of,
)
from guildhall.games.rococo.rules.acquiring import draw_tile, keep_tile
from guildhall.games.rococo.rules.bonus_values import prestige_of
from guildhall.games.rococo.rules.counting import has_jeweller, score
from guildhall.games.rococo.rules.frames import HER_PLACE, happened
from guildhall.games.rococo.rules.funding import check_all_halls, put_token, space_is_free, within_limits
from guildhall.games.rococo.rules.jewelry import (
    EXAM_NAMES,
    all_tasks,
    fits_azure_rose,
    fits_jade_amber,
    mark,
    open_task,
    take_jewel,
)
from guildhall.games.rococo.rules.rounds import draw_her_hand_card, end_turn
from guildhall.games.rococo.rules.tailoring import gain_markers, put_garment, score_on_make

if TYPE_CHECKING:
    from guildhall.games.rococo.state import Rococo

CONSOLATION: Final[i64] = 3
"""Prestige for an action that cannot be carried out (ROC-SOLO-11)."""


def carry_out(s: Rococo) -> None:
    """`next` after the card of her hand: its action, then the card goes to her discard."""
    card = s.stack.get(1)
    s.stack.pop()
    action = s.parts.her_action[card]
    number = s.parts.her_number[card]
    left = s.parts.her_from_left[card] == 1
    done = True
    if action == HER_FAVOR:
        take_favor(s)
    elif action == HER_ACQUIRE_DRAWER or action == HER_ACQUIRE_PLACE:
        done = take_tiles(s, action == HER_ACQUIRE_DRAWER, number)
    elif action == HER_HIRE:
        done = hire_card(s, number, left)
    elif action == HER_FUND:
        done = fund_space(s, number)
    elif action == HER_TAILOR:
        space = her_garment(s, number, left)
        if space >= 0 and free_hall(s) >= 0:
            make_garment(s, space, card)
            return
        done = False
    if not done:
        score(s, s.her, CONSOLATION)
    finish(s, card)


def finish(s: Rococo, card: i64) -> None:
    s.her_discard |= bit(card)
    end_turn(s)


# -- favor and resources -------------------------------------------------------------------------------------------


def take_favor(s: Rococo) -> None:
    """The favor if it is there, and 3 prestige either way (ROC-SOLO-12)."""
    if s.favor < 0:
        s.favor = s.her
        if s.events is not None:
            s.events.append(happened("favor", s.her, s.her, {}))
    score(s, s.her, CONSOLATION)


def take_tiles(s: Rococo, drawer: bool, number: i64) -> bool:
    """A whole drawer, or one place of all drawers (ROC-SOLO-14); False if nothing lies there."""
    taken: i64 = 0
    for i in range(DRAWER if drawer else 3):
        space = number * DRAWER + i if drawer else i * DRAWER + number
        tile = s.drawers[space]
        if tile >= 0:
            s.drawers[space] = -1
            keep_tile(s, s.her, tile)
            taken |= bit(tile)
    if taken == 0:
        return False
    if s.events is not None:
        s.events.append(happened("tiles", s.her, s.her, {"count": int(size_of(taken))}))
    if s.jewelry:
        mark_tile_task(s, taken)
    return True


def mark_tile_task(s: Rococo, taken: i64) -> None:
    """The topmost free of JT1, JT2, JT3 that a taken tile fits (ROC-SOLO-17); lace or yarn is on every tile."""
    common = False
    scarce = False
    for tile in range(i64(53)):
        if taken >> tile & 1:
            common = common or fits_azure_rose(s.parts, tile)
            scarce = scarce or fits_jade_amber(s.parts, tile)
    if common and open_task(s, s.her, 0):
        mark(s, s.her, 0)
    elif scarce and open_task(s, s.her, 1):
        mark(s, s.her, 1)
    elif open_task(s, s.her, 2):
        mark(s, s.her, 2)
    check_exam(s)


def take_unseen_tile(s: Rococo) -> None:
    """A random tile from the bag to her pile (ROC-SOLO-26)."""
    tile = draw_tile(s)
    if tile >= 0:
        keep_tile(s, s.her, tile)
        if s.events is not None:
            s.events.append(happened("tiles", s.her, s.her, {"count": 1}))


# -- tailoring -----------------------------------------------------------------------------------------------------


def her_garment(s: Rococo, number: i64, left: bool) -> i64:
    """The display space of the n-th garment from a side, or of the dearest if there are fewer; -1 for none."""
    size = s.board.display
    dearest: i64 = -1
    worth: i64 = -1
    seen: i64 = 0
    for i in range(size):
        space = i if left else size - 1 - i
        garment = s.display[space]
        if garment >= 0:
            seen += 1
            if seen == number:
                return space
            value = s.parts.garment_value[garment]
            own = (value if value > 0 else 0) * 100 + s.parts.garment_prestige[garment]
            if own > worth:
                worth = own
                dearest = space
    return dearest


def hall_has_room(s: Rococo, hall: i64) -> bool:
    for space in range(s.board.hall_start[hall], s.board.hall_start[hall + 1]):
        if s.guest_garment[space] < 0:
            return True
    return False


def free_hall(s: Rococo) -> i64:
    """The hall with the lowest number that has room; -1 if none has."""
    for hall in range(HALLS):
        if hall_has_room(s, hall):
            return hall
    return -1


def make_garment(s: Rococo, space: i64, card: i64) -> None:
    """She pays nothing (ROC-SOLO-20) and reveals a card for the hall."""
    garment = s.display[space]
    s.display[space] = -1
    if s.events is not None:
        s.events.append(happened("tailor", s.her, s.her, {"garment": s.parts.garment_ids[garment]}))
    score_on_make(s, s.her, garment)  # ROC-SOLO-53
    reveal_for_hall(s, garment, card, 0)


def reveal_for_hall(s: Rococo, garment: i64, card: i64, passes: i64) -> None:
    """The next card of her supply; after a whole pass without a usable hall none is asked any more (ROC-SOLO-24)."""
    if s.her_supply == 0:
        passes += 1
        s.her_supply = s.her_discard
        s.her_discard = 0
    if passes > 1 or s.her_supply == 0:
        put_in_hall(s, garment, free_hall(s), -1)
        finish(s, card)
        return
    shown = nth_of(s.her_supply, s.rng.below(size_of(s.her_supply)))
    s.her_supply &= ~bit(shown)
    s.her_discard |= bit(shown)
    if s.events is not None:
        args: dict[str, object] = {"card": s.parts.her_ids[shown], "hall": int(s.parts.her_hall[shown]) + 1}
        s.events.append(happened("hall", s.her, s.her, args))
    s.stack.push(HER_PLACE, garment, shown, passes, card)


def place_or_reveal(s: Rococo) -> None:
    """`next` after a card for the hall: there, or another card if that hall is full (ROC-SOLO-22, -23)."""
    garment, shown, passes, card = s.stack.get(1), s.stack.get(2), s.stack.get(3), s.stack.get(4)
    s.stack.pop()
    hall = s.parts.her_hall[shown]
    if not hall_has_room(s, hall):
        reveal_for_hall(s, garment, card, passes)
        return
    put_in_hall(s, garment, hall, shown)
    finish(s, card)


def space_rank(s: Rococo, space: i64) -> i64:
    """How much she likes a guest space: master, then tile, marker, livres, nothing; then the livres (ROC-SOLO-25)."""
    kind = s.board.guest_reward[space]
    rank: i64 = 0
    if kind == REWARD_TILE:
        rank = 3
    elif kind == REWARD_LACE or kind == REWARD_YARN:
        rank = 2
    elif kind != NO_REWARD:
        rank = 1
    if s.board.guest_master[space]:
        rank += 10
    return rank * 100 + (s.board.guest_amount[space] if kind == REWARD_LIVRES else 0)


def best_space(s: Rococo, hall: i64) -> i64:
    best: i64 = -1
    most: i64 = -1
    for space in range(s.board.hall_start[hall], s.board.hall_start[hall + 1]):
        if s.guest_garment[space] < 0 and space_rank(s, space) > most:
            most = space_rank(s, space)
            best = space
    return best


def put_in_hall(s: Rococo, garment: i64, hall: i64, shown: i64) -> None:
    """Token, All Halls, reward, jewel with its tile, exam task (ROC-SOLO-32)."""
    space = best_space(s, hall)
    put_garment(s, s.her, garment, space)
    kind = s.board.guest_reward[space]
    amount = s.board.guest_amount[space]
    if kind == REWARD_TILE:
        take_unseen_tile(s)
    elif kind == REWARD_LACE:
        gain_markers(s, s.her, amount, 0)
    elif kind == REWARD_YARN:
        gain_markers(s, s.her, 0, amount)
    if s.jewelry and shown >= 0 and has_jeweller(s, s.her):
        jewel_with_garment(s, garment, s.parts.her_jewel[shown])
    exclusive_effect(s, garment)
    if s.jewelry:
        mark_tailor_task(s, garment)


def cheapest_jewel(s: Rococo, colour: i64, lady: bool, any_colour: bool, any_type: bool) -> i64:
    """The space of the cheapest fitting jewel, the rightmost of equal prices; -1 for none."""
    best: i64 = -1
    for space in range(JEWEL_SPACES):
        jewel = s.jewel_display[space]
        if jewel >= 0 and (any_colour or jewel == colour) and (any_type or is_lady(jewel) == lady):
            if best < 0 or s.parts.jewel_price[space] <= s.parts.jewel_price[best]:
                best = space
    return best


def jewel_with_garment(s: Rococo, garment: i64, symbol: i64) -> None:
    """The jewel symbol of the card that gave the hall (ROC-SOLO-27 to -30)."""
    colour = s.parts.garment_colour[garment]
    space: i64 = -1
    if symbol == JEWEL_SAME_COLOUR:
        space = cheapest_jewel(s, colour, is_lady(colour), False, False)
    elif symbol == JEWEL_MATCHING_TYPE:
        space = cheapest_jewel(s, colour, is_lady(colour), True, False)
    if space >= 0 and take_jewel(s, s.her, space, 0) == colour:
        take_unseen_tile(s)


def exclusive_effect(s: Rococo, garment: i64) -> None:
    """What an exclusive garment does for her (ROC-SOLO-54)."""
    row = GARMENT_ROWS + garment
    if effect(s.parts, row, TRIGGER) != ON_PLACE:
        return
    key = effect(s.parts, row, KEY)
    if key == CLAIM_FAVOR and s.favor < 0:
        s.favor = s.her
        if s.events is not None:
            s.events.append(happened("favor", s.her, s.her, {}))
    elif key == TAKE_RESOURCE:
        take_unseen_tile(s)
    elif key == TAKE_JEWEL and s.jewelry and has_jeweller(s, s.her):
        colour = s.parts.garment_colour[garment]
        space = cheapest_jewel(s, colour, True, False, True)
        if space < 0:
            space = cheapest_jewel(s, colour, True, True, True)
        if space >= 0 and take_jewel(s, s.her, space, 0) == colour:
            take_unseen_tile(s)


def mark_tailor_task(s: Rococo, garment: i64) -> None:
    """From the top MT3 (with the master mark), MT1, MT2 (ROC-SOLO-31)."""
    lady = is_lady(s.parts.garment_colour[garment])
    if s.parts.garment_master[garment] and open_task(s, s.her, 6):
        mark(s, s.her, 6)
    elif lady and open_task(s, s.her, 4):
        mark(s, s.her, 4)
    elif not lady and open_task(s, s.her, 5):
        mark(s, s.her, 5)
    check_exam(s)


# -- hiring and funding --------------------------------------------------------------------------------------------


def hire_card(s: Rococo, number: i64, left: bool) -> bool:
    """The best crown card, else the n-th from a side, else the last that way (ROC-SOLO-33 to -36)."""
    chosen: i64 = -1
    crown: i64 = -1
    most: i64 = -1
    seen: i64 = 0
    for i in range(HIRE_ROW):
        space = i if left else HIRE_ROW - 1 - i
        kind = s.row[space]
        if kind < 0:
            continue
        seen += 1
        if seen <= number:
            chosen = space
        if effect(s.parts, kind, CROWN):
            worth = prestige_of(s, s.her, kind, 0, 1) * 1000 + prestige_of(s, 0, kind, 0, 1)
            if worth > most:
                most = worth
                crown = space
    if crown >= 0:
        chosen = crown
    if chosen < 0:
        return False
    kind = s.row[chosen]
    s.row[chosen] = -1
    s.supply[s.her] |= bit(kind)
    if s.events is not None:
        s.events.append(happened("hire", s.her, s.her, {"card": s.parts.kind_ids[kind]}))
    draw_her_hand_card(s)
    return True


def cheapest_space(s: Rococo, start: i64, end: i64) -> i64:
    """The cheapest free space of a range within her limits, the first of equals; -1 for none."""
    best: i64 = -1
    for space in range(start, end):
        if space_is_free(s, space) and within_limits(s, s.her, space):
            if best < 0 or s.board.deco_cost[space] < s.board.deco_cost[best]:
                best = space
    return best


def fund_space(s: Rococo, kind: i64) -> bool:
    """The jeweller first, then the cheapest space of the named kind (ROC-SOLO-38 to -42)."""
    space: i64 = -1
    if s.jewelry and not has_jeweller(s, s.her):
        space = cheapest_space(s, JEWELLER, JEWELLER + 5)
    if space < 0:
        if kind == 0:
            space = cheapest_space(s, FIREWORKS, STATUES)
        elif kind == 1:
            space = cheapest_space(s, KITCHEN_LEFT, MUSICIANS)
        elif kind == 2:
            space = cheapest_space(s, MUSICIANS, JEWELLER)
        else:
            space = cheapest_space(s, STATUES, KITCHEN_LEFT)
    if space < 0:
        return False
    put_token(s, s.her, space)
    if s.events is not None:
        s.events.append(happened("fund", s.her, s.her, {"space": decoration_name(int(space))}))
    check_all_halls(s, s.her)
    if s.jewelry and open_task(s, s.her, 3):
        mark(s, s.her, 3)
        check_exam(s)
    return True


# -- exams ---------------------------------------------------------------------------------------------------------


def check_exam(s: Rococo) -> None:
    """All tasks marked: she passes at once and free (ROC-SOLO-43 to -45)."""
    exam = s.stage[s.her]
    if s.tasks[s.her] & all_tasks(exam) != all_tasks(exam):
        return
    if s.events is not None:
        s.events.append(happened("exam", s.her, s.her, {"exam": EXAM_NAMES[exam]}))
    score(s, s.her, s.parts.exam_prestige[exam])
    rank: i64 = APPRENTICE if exam == 0 else JOURNEYMAN
    leavers: i64 = 0
    for kind in range(KINDS):
        if s.supply[s.her] >> kind & 1 and s.parts.rank[kind] == rank and (exam == 1 or s.parts.level[kind] < 6):
            leavers |= bit(kind)
    if leavers:
        card = bit(nth_of(leavers, s.rng.below(size_of(leavers))))
        s.supply[s.her] &= ~card
        s.secret[s.her] &= ~card
        s.removed[s.her] |= card
    if s.exam_decks[exam]:
        card = bit(nth_of(s.exam_decks[exam], s.rng.below(size_of(s.exam_decks[exam]))))
        s.exam_decks[exam] &= ~card
        s.supply[s.her] |= card
        s.secret[s.her] |= card
    draw_her_hand_card(s)
    if exam == 1:
        s.masters_passed[s.her] += 1
    s.tasks[s.her] = 0
    s.stage[s.her] = 1 - exam
