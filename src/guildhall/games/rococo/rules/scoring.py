"""The final scoring, steps 1 to 7 in their order (ROC-END)."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from guildhall.core.state import Event
from guildhall.games.rococo.components.parts import (
    ALL_HALLS,
    COLOURS,
    CROWN,
    DECORATION_KINDS,
    DECORATIONS,
    FIREWORK,
    FIREWORKS,
    HALLS,
    KINDS,
    MUSICIANS,
    SPEND,
    STATUE,
    STATUES,
    effect,
    size_of,
)
from guildhall.games.rococo.rules.bonus_values import prestige_of
from guildhall.games.rococo.rules.counting import jewel_total, least, staff

if TYPE_CHECKING:
    from guildhall.games.rococo.state import Rococo

# Rows of the score sheet.
IN_PLAY: Final[i64] = 0
LIVRES: Final[i64] = 1
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
ROWS: Final[i64] = 17


def final_scoring(s: Rococo) -> None:
    """Fills the score sheet and moves the garments of the King's Hall to the Terrace."""
    for p in range(s.participants):
        enter(s, p, IN_PLAY, s.prestige[p])
        if p != s.her:
            enter(s, p, LIVRES, s.livres[p] // s.board.livres_per_prestige)  # ROC-END-02
            s.livres[p] %= s.board.livres_per_prestige
        enter(s, p, JEWELS, s.parts.jewel_prestige * jewel_total(s, p))
        enter(s, p, CROWNS, crown_prestige(s, p))
        if s.favor == p:
            enter(s, p, FAVOR, s.board.favor_prestige)
    for hall in range(HALLS):
        for p in range(s.participants):
            enter(s, p, HALL + hall, hall_prestige(s, hall, p))
    for p in range(s.participants):
        enter(s, p, FIRE, fire_prestige(s, p))
    move_to_terrace(s)
    for p in range(s.participants):
        enter(s, p, STATUE_SETS, statue_prestige(s, p))
        enter(s, p, GARMENTS, garment_prestige(s, p))
        enter(s, p, TERRACE, terrace_prestige(s, p))
        enter(s, p, DECORATION, decoration_prestige(s, p))
        enter(s, p, ALL_HALLS_BONUS, all_halls_prestige(s, p))
        if p == s.her:
            enter(s, p, HER_TILES, size_of(s.kept[p]) // 2)  # ROC-SOLO-49
        total: i64 = 0
        for line in range(ROWS):
            total += s.final[p * ROWS + line]
        s.prestige[p] = total
    for p in range(s.participants):
        s.secret[p] = 0
    if s.events is not None:
        s.events.append(Event("rococo-log-final", {}))


def enter(s: Rococo, p: i64, line: i64, prestige: i64) -> None:
    s.final[p * ROWS + line] = prestige


def crown_prestige(s: Rococo, p: i64) -> i64:
    """All crown bonuses of the staff, each once; lace and yarn spent for one are gone (ROC-END-04, -06)."""
    cards = staff(s, p)
    total: i64 = 0
    for kind in range(KINDS):
        if cards >> kind & 1 and effect(s.parts, kind, CROWN):
            total += prestige_of(s, p, kind, 0, 0)
            if effect(s.parts, kind, SPEND):
                pairs = least(s.lace[p], s.yarn[p])
                s.lace[p] -= pairs
                s.yarn[p] -= pairs
    return total


def second_places_score(s: Rococo) -> bool:
    """Not in the Deluxe edition with two participants (ROC-END-16, -17, ROC-SOLO-51)."""
    return s.classic or s.participants > 2


def hall_key(s: Rococo, hall: i64, p: i64) -> i64:
    """Garments, then garments on master spaces, then the musician (ROC-END-11); -1 without a garment (ROC-END-15)."""
    count = s.halls[p * HALLS + hall]
    if count == 0:
        return -1
    key = count * 10000 + s.masters[p * HALLS + hall] * 10
    return key + 1 if s.deco_owner[MUSICIANS + hall] == p else key


def fire_key(s: Rococo, p: i64) -> i64:
    """Fireworks tokens, then the dearest own space (ROC-END-19); -1 without one (ROC-END-20)."""
    count = s.decos[p * DECORATION_KINDS + FIREWORK]
    if count == 0:
        return -1
    dearest: i64 = 0
    for space in range(FIREWORKS, STATUES):
        if s.deco_owner[space] == p:
            dearest = space
    return count * 100 + dearest


def hall_place(s: Rococo, hall: i64, p: i64) -> i64:
    """1, 2 or 0 for no place; a shared first place leaves no second (ROC-END-12 to -14)."""
    own = hall_key(s, hall, p)
    if own < 0:
        return 0
    ahead: i64 = 0
    for other in range(s.participants):
        if hall_key(s, hall, other) > own:
            ahead += 1
    return ahead + 1 if ahead < 2 else 0


def fire_place(s: Rococo, p: i64) -> i64:
    own = fire_key(s, p)
    if own < 0:
        return 0
    ahead: i64 = 0
    for other in range(s.participants):
        if fire_key(s, other) > own:
            ahead += 1
    return ahead + 1 if ahead < 2 else 0


def hall_prestige(s: Rococo, hall: i64, p: i64) -> i64:
    place = hall_place(s, hall, p)
    if place == 1:
        return s.board.first[hall]
    return s.board.second[hall] if place == 2 and second_places_score(s) else 0


def fire_prestige(s: Rococo, p: i64) -> i64:
    place = fire_place(s, p)
    if place == 1:
        return s.board.fire_first
    return s.board.fire_second if place == 2 and second_places_score(s) else 0


def move_to_terrace(s: Rococo) -> None:
    """For everybody the best: the highest prestige to the highest multiplier (ROC-END-22)."""
    for p in range(s.participants):
        for multiplier in (3, 2):
            for space in range(i64(len(s.board.multiplier))):
                if s.deco_owner[FIREWORKS + space] == p and s.board.multiplier[space] == multiplier:
                    guest = best_of_kings_hall(s, p)
                    if guest >= 0:
                        s.terrace[space] = s.guest_garment[guest]
                        s.guest_garment[guest] = -1
                        s.guest_owner[guest] = -1


def best_of_kings_hall(s: Rococo, p: i64) -> i64:
    """The guest space of a participant's garment with the most prestige in hall 1; -1 if there is none."""
    found: i64 = -1
    for space in range(s.board.hall_start[1]):
        if s.guest_owner[space] == p:
            if (
                found < 0
                or s.parts.garment_prestige[s.guest_garment[space]] > s.parts.garment_prestige[s.guest_garment[found]]
            ):
                found = space
    return found


def statue_prestige(s: Rococo, p: i64) -> i64:
    """Twice the sum, over the colours, of garments but no more than statues (ROC-END-24)."""
    statues = s.decos[p * DECORATION_KINDS + STATUE]
    total: i64 = 0
    for colour in range(COLOURS):
        total += least(s.colours[p * COLOURS + colour], statues)
    return s.board.statue_prestige * total


def garment_prestige(s: Rococo, p: i64) -> i64:
    total: i64 = 0
    for space in range(s.board.guests):
        if s.guest_owner[space] == p:
            total += s.parts.garment_prestige[s.guest_garment[space]]
    return total


def terrace_prestige(s: Rococo, p: i64) -> i64:
    total: i64 = 0
    for space in range(i64(len(s.board.multiplier))):
        if s.terrace[space] >= 0 and s.deco_owner[FIREWORKS + space] == p:
            total += s.parts.garment_prestige[s.terrace[space]] * s.board.multiplier[space]
    return total


def decoration_prestige(s: Rococo, p: i64) -> i64:
    total: i64 = 0
    for space in range(DECORATIONS):
        if s.deco_owner[space] == p:
            total += s.board.deco_prestige[space]
    return total


def all_halls_prestige(s: Rococo, p: i64) -> i64:
    for space in range(ALL_HALLS):
        if s.all_halls[space] == p:
            return s.board.all_halls[space]
    return 0
