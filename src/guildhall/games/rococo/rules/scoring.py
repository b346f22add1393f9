"""The final scoring, steps 1 to 7 in their order (ROC-END)."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from guildhall.core.arrays import bit, filled
from guildhall.core.state import Event
from guildhall.games.rococo.components.holdings import (
    HELD_LACE,
    HELD_YARN,
    KEPT,
    LIVRES,
    PRESTIGE,
    RENTED,
    SECRET,
    TOKENS,
    WORN,
    in_hall,
    masters_in,
    of_colour,
)
from guildhall.games.rococo.components.parts import (
    ALL_HALLS,
    COLOURS,
    CROWN,
    EMPTY,
    FIREWORK_SPACES,
    FIREWORKS,
    HALLS,
    MUSICIANS,
    SCORE_ROWS,
    SPEND,
    STATUE_SPACES,
    STATUES,
    effect,
)
from guildhall.games.rococo.components.sets import lowest_of, nth_of, size_of
from guildhall.games.rococo.rules.bonus_values import prestige_of
from guildhall.games.rococo.rules.counting import has_token, jewel_total, least, staff, tokens

if TYPE_CHECKING:
    from guildhall.games.rococo.state import Rococo

# Rows of the score sheet.
IN_PLAY: Final[i64] = 0
LIVRES_LEFT: Final[i64] = 1
JEWELS: Final[i64] = 2
CROWNS: Final[i64] = 3
FAVOR: Final[i64] = 4
HALL: Final[i64] = 5
"""Five rows, a hall each."""
FIRE: Final[i64] = 10
STATUE_SETS: Final[i64] = 11
GARMENTS: Final[i64] = 12
TERRACE: Final[i64] = 13
DECORATION: Final[i64] = 14
ALL_HALLS_BONUS: Final[i64] = 15
HER_TILES: Final[i64] = 16


def final_scoring(state: Rococo) -> None:
    """Fills the score sheet and moves the garments of the King's Hall to the Terrace."""
    state.final = filled(SCORE_ROWS * state.sides, 0)  # until now shared by copies, like the Terrace
    state.terrace = filled(STATUES, EMPTY)
    for seat in range(state.sides):
        enter(state, seat, IN_PLAY, state.own[PRESTIGE + seat])
        if seat != state.her:
            enter(state, seat, LIVRES_LEFT, state.own[LIVRES + seat] // state.board.livres_per_prestige)  # ROC-END-02
            state.own[LIVRES + seat] %= state.board.livres_per_prestige
        enter(state, seat, JEWELS, state.parts.jewel_prestige * jewel_total(state, seat))
        enter(state, seat, CROWNS, crown_prestige(state, seat))
        if state.favor == seat:
            enter(state, seat, FAVOR, state.board.favor_prestige)
    for hall in range(HALLS):
        for seat in range(state.sides):
            enter(state, seat, HALL + hall, hall_prestige(state, hall, seat))
    for seat in range(state.sides):
        enter(state, seat, FIRE, fire_prestige(state, seat))
    move_to_terrace(state)
    for seat in range(state.sides):
        enter(state, seat, STATUE_SETS, statue_prestige(state, seat))
        enter(state, seat, GARMENTS, garment_prestige(state, seat))
        enter(state, seat, TERRACE, terrace_prestige(state, seat))
        enter(state, seat, DECORATION, decoration_prestige(state, seat))
        enter(state, seat, ALL_HALLS_BONUS, all_halls_prestige(state, seat))
        if seat == state.her:
            enter(state, seat, HER_TILES, size_of(state.own[KEPT + seat]) // 2)  # ROC-SOLO-49
        total: i64 = 0
        for line in range(SCORE_ROWS):
            total += state.final[seat * SCORE_ROWS + line]
        state.own[PRESTIGE + seat] = total
    for seat in range(state.sides):
        state.own[SECRET + seat] = 0
    if state.events is not None:
        state.events.append(Event("rococo-log-final", {}))


def enter(state: Rococo, seat: i64, line: i64, prestige: i64) -> None:
    state.final[seat * SCORE_ROWS + line] = prestige


def crown_prestige(state: Rococo, seat: i64) -> i64:
    """All crown bonuses of the staff, each once; lace and yarn spent for one are gone (ROC-END-04, -06)."""
    cards = staff(state, seat)
    total: i64 = 0
    while cards:
        kind = lowest_of(cards)
        cards &= cards - 1
        if effect(state.parts, kind, CROWN):
            total += prestige_of(state, seat, kind, 0, 0)
            if effect(state.parts, kind, SPEND):
                pairs = least(state.own[HELD_LACE + seat], state.own[HELD_YARN + seat])
                state.own[HELD_LACE + seat] -= pairs
                state.own[HELD_YARN + seat] -= pairs
    return total


def second_places_score(state: Rococo) -> bool:
    """Not in the Deluxe edition with two participants (ROC-END-16, -17, ROC-SOLO-51)."""
    return state.classic or state.sides > 2


def hall_key(state: Rococo, hall: i64, seat: i64) -> i64:
    """Garments, then garments on master spaces, then the musician (ROC-END-11); -1 without a garment (ROC-END-15)."""
    worn = state.own[WORN + seat]
    count = in_hall(worn, hall)
    if count == 0:
        return -1
    key = count * 10000 + masters_in(worn, hall) * 10
    return key + 1 if has_token(state, seat, bit(MUSICIANS + hall)) else key


def fire_key(state: Rococo, seat: i64) -> i64:
    """Fireworks tokens, then the dearest own space (ROC-END-19); -1 without one (ROC-END-20)."""
    spaces = state.own[TOKENS + seat] & FIREWORK_SPACES
    if spaces == 0:
        return -1
    count = size_of(spaces)
    return count * 100 + nth_of(spaces, count - 1)


def hall_place(state: Rococo, hall: i64, seat: i64) -> i64:
    """1, 2 or 0 for no place; a shared first place leaves no second (ROC-END-12 to -14)."""
    own = hall_key(state, hall, seat)
    if own < 0:
        return 0
    ahead: i64 = 0
    for other in range(state.sides):
        if hall_key(state, hall, other) > own:
            ahead += 1
    return ahead + 1 if ahead < 2 else i64(0)


def fire_place(state: Rococo, seat: i64) -> i64:
    own = fire_key(state, seat)
    if own < 0:
        return 0
    ahead: i64 = 0
    for other in range(state.sides):
        if fire_key(state, other) > own:
            ahead += 1
    return ahead + 1 if ahead < 2 else i64(0)


def hall_prestige(state: Rococo, hall: i64, seat: i64) -> i64:
    place = hall_place(state, hall, seat)
    if place == 1:
        return state.board.first[hall]
    return state.board.second[hall] if place == 2 and second_places_score(state) else i64(0)


def fire_prestige(state: Rococo, seat: i64) -> i64:
    place = fire_place(state, seat)
    if place == 1:
        return state.board.fire_first
    return state.board.fire_second if place == 2 and second_places_score(state) else i64(0)


def move_to_terrace(state: Rococo) -> None:
    """For everybody the best: the highest prestige to the highest multiplier (ROC-END-22)."""
    for seat in range(state.sides):
        for multiplier in (3, 2):
            for space in range(i64(len(state.board.multiplier))):
                if has_token(state, seat, bit(FIREWORKS + space)) and state.board.multiplier[space] == multiplier:
                    guest = best_of_kings_hall(state, seat)
                    if guest >= 0:
                        state.terrace[space] = state.guest_garment[guest]
                        state.guest_garment[guest] = -1
                        state.own[RENTED + seat] &= ~bit(guest)


def best_of_kings_hall(state: Rococo, seat: i64) -> i64:
    """The guest space of a seat's garment with the most prestige in hall 1; -1 if there is none."""
    found: i64 = -1
    for space in range(state.board.hall_start[1]):
        if state.own[RENTED + seat] >> space & 1:
            if (
                found < 0
                or state.parts.garment_prestige[state.guest_garment[space]]
                > state.parts.garment_prestige[state.guest_garment[found]]
            ):
                found = space
    return found


def statue_prestige(state: Rococo, seat: i64) -> i64:
    """Twice the sum, over the colours, of garments but no more than statues (ROC-END-24)."""
    statues, worn = tokens(state, seat, STATUE_SPACES), state.own[WORN + seat]
    total: i64 = 0
    for colour in range(COLOURS):
        total += least(of_colour(worn, colour), statues)
    return state.board.statue_prestige * total


def garment_prestige(state: Rococo, seat: i64) -> i64:
    garments, prestige = state.guest_garment, state.parts.garment_prestige
    spaces = state.own[RENTED + seat]
    total: i64 = 0
    while spaces:
        total += prestige[garments[lowest_of(spaces)]]
        spaces &= spaces - 1
    return total


def terrace_prestige(state: Rococo, seat: i64) -> i64:
    total: i64 = 0
    for space in range(i64(len(state.board.multiplier))):
        if state.terrace[space] >= 0 and has_token(state, seat, bit(FIREWORKS + space)):
            total += state.parts.garment_prestige[state.terrace[space]] * state.board.multiplier[space]
    return total


def decoration_prestige(state: Rococo, seat: i64) -> i64:
    prestige, spaces = state.board.deco_prestige, state.own[TOKENS + seat]
    total: i64 = 0
    while spaces:
        total += prestige[lowest_of(spaces)]
        spaces &= spaces - 1
    return total


def all_halls_prestige(state: Rococo, seat: i64) -> i64:
    for space in range(ALL_HALLS):
        if state.all_halls[space] == seat:
            return state.board.all_halls[space]
    return 0
