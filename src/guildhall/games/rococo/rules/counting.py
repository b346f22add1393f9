"""Counting what a seat has: staff, garments, decorations, presence; and crediting livres, prestige and markers."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING

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
    PILE,
    size_of,
)
from guildhall.games.rococo.rules.telling import tell

if TYPE_CHECKING:
    from guildhall.games.rococo.state import Rococo


def staff_size(state: Rococo, seat: i64) -> i64:
    """Supply, hand, discard and the card in play (ROC-CONV-06)."""
    size = size_of(state.supply[seat]) + size_of(state.hand[seat]) + state.pile_size[seat]
    if state.current == seat and state.played >= 0:
        size += 1
    return size


def staff(state: Rococo, seat: i64) -> i64:
    """The kinds of the whole staff, as bits."""
    cards = state.supply[seat] | state.hand[seat] | pile(state, seat)
    if state.current == seat and state.played >= 0:
        cards |= bit(state.played)
    return cards


def pile(state: Rococo, seat: i64) -> i64:
    """The kinds in a discard, as bits."""
    cards: i64 = 0
    start = seat * PILE
    for i in range(start, start + state.pile_size[seat]):
        cards |= bit(state.discards[i])
    return cards


def top_of_pile(state: Rococo, seat: i64) -> i64:
    """The top card of a discard, or -1."""
    size = state.pile_size[seat]
    return state.discards[seat * PILE + size - 1] if size else -1


def put_on_pile(state: Rococo, seat: i64, kind: i64) -> None:
    state.discards[seat * PILE + state.pile_size[seat]] = kind
    state.pile_size[seat] += 1


def take_from_pile(state: Rococo, seat: i64, kind: i64) -> None:
    """A card leaves a discard; those above it come down (ROC-MIX-17)."""
    at = seat * PILE
    end = at + state.pile_size[seat]
    while state.discards[at] != kind:
        at += 1
    while at + 1 < end:
        state.discards[at] = state.discards[at + 1]
        at += 1
    state.discards[at] = -1
    state.pile_size[seat] -= 1


def pile_becomes_supply(state: Rococo, seat: i64) -> None:
    """The whole discard becomes the supply (ROC-P2-04, -05)."""
    state.supply[seat] |= pile(state, seat)
    start = seat * PILE
    for i in range(start, start + state.pile_size[seat]):
        state.discards[i] = -1
    state.pile_size[seat] = 0
    if state.events is not None:
        tell(state, "recycle", seat, {})


def garments(state: Rococo, seat: i64) -> i64:
    """Own garments on the board (ROC-CONV-03)."""
    at = seat * COLOURS
    return state.colours[at] + state.colours[at + 1] + state.colours[at + 2] + state.colours[at + 3]


def decorations(state: Rococo, seat: i64) -> i64:
    """Own decorations, the jeweller included, All Halls not (ROC-CONV-04)."""
    count: i64 = 0
    for kind in range(DECORATION_KINDS):
        count += state.decos[seat * DECORATION_KINDS + kind]
    return count


def has_jeweller(state: Rococo, seat: i64) -> bool:
    return state.decos[seat * DECORATION_KINDS + JEWEL_SHOP] > 0


def present(state: Rococo, seat: i64, hall: i64) -> bool:
    """A garment in the hall, or its musician (ROC-CONV-05)."""
    return state.halls[seat * HALLS + hall] > 0 or state.deco_owner[MUSICIANS + hall] == seat


def halls_present(state: Rococo, seat: i64) -> i64:
    count: i64 = 0
    for hall in range(HALLS):
        if present(state, seat, hall):
            count += 1
    return count


def master_guests(state: Rococo, seat: i64) -> i64:
    count: i64 = 0
    for hall in range(HALLS):
        count += state.masters[seat * HALLS + hall]
    return count


def ladies(state: Rococo, seat: i64) -> i64:
    return state.colours[seat * COLOURS] + state.colours[seat * COLOURS + 2]


def gentlemen(state: Rococo, seat: i64) -> i64:
    return state.colours[seat * COLOURS + 1] + state.colours[seat * COLOURS + 3]


def jewel_total(state: Rococo, seat: i64) -> i64:
    at = seat * COLOURS
    return state.jewels[at] + state.jewels[at + 1] + state.jewels[at + 2] + state.jewels[at + 3]


def apprentices(state: Rococo, cards: i64) -> i64:
    """How many Apprentices a set of kinds holds."""
    count: i64 = 0
    for kind in range(KINDS):
        if cards >> kind & 1 and state.parts.rank[kind] == APPRENTICE:
            count += 1
    return count


def least(a: i64, b: i64) -> i64:
    return a if a < b else b


def counted(state: Rococo, seat: i64, of: i64, hall: i64) -> i64:
    """The counters of the bonus vocabulary; `hall` is for the one that asks for a hall."""
    at = seat * COLOURS
    if of == COUNT_GARMENT:
        return garments(state, seat)
    if of == COUNT_AZURE:
        return state.colours[at]
    if of == COUNT_ROSE:
        return state.colours[at + 1]
    if of == COUNT_DECORATION:
        return decorations(state, seat)
    if of == COUNT_HALL_PRESENT:
        return halls_present(state, seat)
    if of == COUNT_IN_ONE_HALL:
        return state.halls[seat * HALLS + hall]
    if of == COUNT_MASTER_GUEST:
        return master_guests(state, seat)
    if of == COUNT_LADY_GENTLEMAN:
        return least(ladies(state, seat), gentlemen(state, seat))
    if of == COUNT_AZURE_JADE:
        return least(state.colours[at], state.colours[at + 2])
    if of == COUNT_LACE_YARN:
        return least(state.lace[seat], state.yarn[seat])
    if of == COUNT_JEWEL:
        return jewel_total(state, seat)
    if of == COUNT_RING:
        return state.jewels[at + 1] + state.jewels[at + 3]
    if of == COUNT_NECKLACE:
        return state.jewels[at] + state.jewels[at + 2]
    if of == COUNT_JEWEL_SET:
        return least(least(state.jewels[at], state.jewels[at + 1]), least(state.jewels[at + 2], state.jewels[at + 3]))
    if of == COUNT_APPRENTICE:
        return apprentices(state, staff(state, seat))
    return 0


def earn(state: Rococo, seat: i64, amount: i64) -> None:
    """Livres from the bank; Madame du Barry never takes any (ROC-SOLO-06)."""
    if amount == 0 or seat == state.her:
        return
    state.livres[seat] += amount
    if state.events is not None:
        tell(state, "livres", seat, {"amount": int(amount)})


def score(state: Rococo, seat: i64, amount: i64) -> None:
    """Prestige at once."""
    if amount == 0:
        return
    state.prestige[seat] += amount
    if state.events is not None:
        tell(state, "prestige", seat, {"amount": int(amount)})


def gain_markers(state: Rococo, seat: i64, lace: i64, yarn: i64) -> None:
    state.lace[seat] += lace
    state.yarn[seat] += yarn
    if state.events is not None:
        tell(state, "markers", seat, {"lace": int(lace), "yarn": int(yarn)})
