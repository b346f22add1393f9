"""Counting what a participant has: staff, garments, decorations, presence; and crediting livres and prestige."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from guildhall.core.arrays import bit
from guildhall.games.rococo.components.parts import (
    APPRENTICE,
    COLOURS,
    COUNT_APPRENTICE,
    COUNT_AZURE,
    COUNT_AZURE_JADE,
    COUNT_DECORATION,
    COUNT_GARMENT,
    COUNT_HALL_PRESENT,
    COUNT_IN_ONE_HALL,
    COUNT_JEWEL,
    COUNT_JEWEL_SET,
    COUNT_LACE_YARN,
    COUNT_LADY_GENTLEMAN,
    COUNT_MASTER_GUEST,
    COUNT_NECKLACE,
    COUNT_RING,
    COUNT_ROSE,
    DECORATION_KINDS,
    HALLS,
    JEWEL_SHOP,
    KINDS,
    MUSICIANS,
    size_of,
)
from guildhall.games.rococo.rules.frames import happened

if TYPE_CHECKING:
    from guildhall.games.rococo.state import Rococo

PILE_ROOM: Final[i64] = 36


def staff_size(s: Rococo, p: i64) -> i64:
    """Supply, hand, discard and the card in play (ROC-CONV-06)."""
    size = size_of(s.supply[p]) + size_of(s.hand[p]) + s.pile_size[p]
    if s.current == p and s.played >= 0:
        size += 1
    return size


def staff(s: Rococo, p: i64) -> i64:
    """The kinds of the whole staff, as bits."""
    cards = s.supply[p] | s.hand[p] | pile(s, p)
    if s.current == p and s.played >= 0:
        cards |= bit(s.played)
    return cards


def pile(s: Rococo, p: i64) -> i64:
    """The kinds in a discard, as bits."""
    cards: i64 = 0
    start = p * PILE_ROOM
    for i in range(start, start + s.pile_size[p]):
        cards |= bit(s.discards[i])
    return cards


def top_of_pile(s: Rococo, p: i64) -> i64:
    """The top card of a discard, or -1."""
    size = s.pile_size[p]
    return s.discards[p * PILE_ROOM + size - 1] if size else -1


def put_on_pile(s: Rococo, p: i64, kind: i64) -> None:
    s.discards[p * PILE_ROOM + s.pile_size[p]] = kind
    s.pile_size[p] += 1


def take_from_pile(s: Rococo, p: i64, kind: i64) -> None:
    """A card leaves a discard; those above it come down (ROC-MIX-17)."""
    at = p * PILE_ROOM
    end = at + s.pile_size[p]
    while s.discards[at] != kind:
        at += 1
    while at + 1 < end:
        s.discards[at] = s.discards[at + 1]
        at += 1
    s.discards[at] = -1
    s.pile_size[p] -= 1


def pile_becomes_supply(s: Rococo, p: i64) -> None:
    """The whole discard becomes the supply (ROC-P2-04, -05)."""
    s.supply[p] |= pile(s, p)
    start = p * PILE_ROOM
    for i in range(start, start + s.pile_size[p]):
        s.discards[i] = -1
    s.pile_size[p] = 0
    if s.events is not None:
        s.events.append(happened("recycle", p, s.her, {}))


def garments(s: Rococo, p: i64) -> i64:
    """Own garments on the board (ROC-CONV-03)."""
    at = p * COLOURS
    return s.colours[at] + s.colours[at + 1] + s.colours[at + 2] + s.colours[at + 3]


def decorations(s: Rococo, p: i64) -> i64:
    """Own decorations, the jeweller included, All Halls not (ROC-CONV-04)."""
    count: i64 = 0
    for kind in range(DECORATION_KINDS):
        count += s.decos[p * DECORATION_KINDS + kind]
    return count


def has_jeweller(s: Rococo, p: i64) -> bool:
    return s.decos[p * DECORATION_KINDS + JEWEL_SHOP] > 0


def present(s: Rococo, p: i64, hall: i64) -> bool:
    """A garment in the hall, or its musician (ROC-CONV-05)."""
    return s.halls[p * HALLS + hall] > 0 or s.deco_owner[MUSICIANS + hall] == p


def halls_present(s: Rococo, p: i64) -> i64:
    count: i64 = 0
    for hall in range(HALLS):
        if present(s, p, hall):
            count += 1
    return count


def master_guests(s: Rococo, p: i64) -> i64:
    count: i64 = 0
    for hall in range(HALLS):
        count += s.masters[p * HALLS + hall]
    return count


def ladies(s: Rococo, p: i64) -> i64:
    return s.colours[p * COLOURS] + s.colours[p * COLOURS + 2]


def gentlemen(s: Rococo, p: i64) -> i64:
    return s.colours[p * COLOURS + 1] + s.colours[p * COLOURS + 3]


def jewel_total(s: Rococo, p: i64) -> i64:
    at = p * COLOURS
    return s.jewels[at] + s.jewels[at + 1] + s.jewels[at + 2] + s.jewels[at + 3]


def apprentices(s: Rococo, cards: i64) -> i64:
    """How many Apprentices a set of kinds holds."""
    count: i64 = 0
    for kind in range(KINDS):
        if cards >> kind & 1 and s.parts.rank[kind] == APPRENTICE:
            count += 1
    return count


def least(a: i64, b: i64) -> i64:
    return a if a < b else b


def counted(s: Rococo, p: i64, of: i64, hall: i64) -> i64:
    """The counters of the bonus vocabulary; `hall` is for the one that asks for a hall."""
    at = p * COLOURS
    if of == COUNT_GARMENT:
        return garments(s, p)
    if of == COUNT_AZURE:
        return s.colours[at]
    if of == COUNT_ROSE:
        return s.colours[at + 1]
    if of == COUNT_DECORATION:
        return decorations(s, p)
    if of == COUNT_HALL_PRESENT:
        return halls_present(s, p)
    if of == COUNT_IN_ONE_HALL:
        return s.halls[p * HALLS + hall]
    if of == COUNT_MASTER_GUEST:
        return master_guests(s, p)
    if of == COUNT_LADY_GENTLEMAN:
        return least(ladies(s, p), gentlemen(s, p))
    if of == COUNT_AZURE_JADE:
        return least(s.colours[at], s.colours[at + 2])
    if of == COUNT_LACE_YARN:
        return least(s.lace[p], s.yarn[p])
    if of == COUNT_JEWEL:
        return jewel_total(s, p)
    if of == COUNT_RING:
        return s.jewels[at + 1] + s.jewels[at + 3]
    if of == COUNT_NECKLACE:
        return s.jewels[at] + s.jewels[at + 2]
    if of == COUNT_JEWEL_SET:
        return least(least(s.jewels[at], s.jewels[at + 1]), least(s.jewels[at + 2], s.jewels[at + 3]))
    if of == COUNT_APPRENTICE:
        return apprentices(s, staff(s, p))
    return 0


def earn(s: Rococo, p: i64, amount: i64) -> None:
    """Livres from the bank; Madame du Barry never takes any (ROC-SOLO-06)."""
    if amount == 0 or p == s.her:
        return
    s.livres[p] += amount
    if s.events is not None:
        s.events.append(happened("livres", p, s.her, {"amount": int(amount)}))


def score(s: Rococo, p: i64, amount: i64) -> None:
    """Prestige at once."""
    if amount == 0:
        return
    s.prestige[p] += amount
    if s.events is not None:
        s.events.append(happened("prestige", p, s.her, {"amount": int(amount)}))
