"""Counting what a seat has: staff, garments, decorations, presence; and crediting livres, prestige and markers."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from guildhall.core.arrays import bit
from guildhall.games.rococo.components.holdings import (
    HAND,
    HELD_LACE,
    HELD_YARN,
    LIVRES,
    PILE_SIZE,
    PRESTIGE,
    RENTED,
    SUPPLY,
    TOKENS,
    WORN,
    in_hall,
    masters_in,
    of_colour,
)
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
    EMPTY,
    HALLS,
    JEWELLER_SPACES,
    KINDS,
    MUSICIANS,
    PILE,
)
from guildhall.games.rococo.components.sets import size_of
from guildhall.games.rococo.rules.telling import tell

if TYPE_CHECKING:
    from guildhall.games.rococo.state import Rococo


def staff_size(state: Rococo, seat: i64) -> i64:
    """Supply, hand, discard and the card in play (ROC-CONV-06)."""
    size = size_of(state.own[SUPPLY + seat] | state.own[HAND + seat]) + state.own[PILE_SIZE + seat]
    if state.current == seat and state.played >= 0:
        size += 1
    return size


def staff(state: Rococo, seat: i64) -> i64:
    """The kinds of the whole staff, as bits."""
    cards = state.own[SUPPLY + seat] | state.own[HAND + seat] | pile(state, seat)
    if state.current == seat and state.played >= 0:
        cards |= bit(state.played)
    return cards


def pile(state: Rococo, seat: i64) -> i64:
    """The kinds in a discard, as bits."""
    cards: i64 = 0
    start = seat * PILE
    for i in range(start, start + state.own[PILE_SIZE + seat]):
        cards |= bit(state.discards[i])
    return cards


def top_of_pile(state: Rococo, seat: i64) -> i64:
    """The top card of a discard, or -1."""
    size = state.own[PILE_SIZE + seat]
    return state.discards[seat * PILE + size - 1] if size else EMPTY


def put_on_pile(state: Rococo, seat: i64, kind: i64) -> None:
    state.discards[seat * PILE + state.own[PILE_SIZE + seat]] = kind
    state.own[PILE_SIZE + seat] += 1


def take_from_pile(state: Rococo, seat: i64, kind: i64) -> None:
    """A card leaves a discard; those above it come down (ROC-MIX-17)."""
    at = seat * PILE
    end = at + state.own[PILE_SIZE + seat]
    while state.discards[at] != kind:
        at += 1
    while at + 1 < end:
        state.discards[at] = state.discards[at + 1]
        at += 1
    state.discards[at] = -1
    state.own[PILE_SIZE + seat] -= 1


def pile_becomes_supply(state: Rococo, seat: i64) -> None:
    """The whole discard becomes the supply (ROC-P2-04, -05)."""
    state.own[SUPPLY + seat] |= pile(state, seat)
    start = seat * PILE
    for i in range(start, start + state.own[PILE_SIZE + seat]):
        state.discards[i] = -1
    state.own[PILE_SIZE + seat] = 0
    if state.events is not None:
        tell(state, "recycle", seat, {})


def garments(state: Rococo, seat: i64) -> i64:
    """Own garments on the board (ROC-CONV-03)."""
    worn = state.own[WORN + seat]
    return of_colour(worn, 0) + of_colour(worn, 1) + of_colour(worn, 2) + of_colour(worn, 3)


def decorations(state: Rococo, seat: i64) -> i64:
    """Own decorations, the jeweller included, All Halls not (ROC-CONV-04)."""
    return size_of(state.own[TOKENS + seat])


def tokens(state: Rococo, seat: i64, spaces: i64) -> i64:
    """Own decorations on some of the spaces."""
    return size_of(state.own[TOKENS + seat] & spaces)


def has_token(state: Rococo, seat: i64, spaces: i64) -> bool:
    """Whether one has a decoration on any of the spaces."""
    return state.own[TOKENS + seat] & spaces != 0


def has_jeweller(state: Rococo, seat: i64) -> bool:
    return has_token(state, seat, JEWELLER_SPACES)


def decorated(state: Rococo) -> i64:
    """All spaces with a decoration."""
    own = state.own
    spaces: i64 = 0
    for side in range(state.sides):
        spaces |= own[TOKENS + side]
    return spaces


def rented(state: Rococo) -> i64:
    """All guest spaces with a garment."""
    own = state.own
    spaces: i64 = 0
    for side in range(state.sides):
        spaces |= own[RENTED + side]
    return spaces


def owner_of(state: Rococo, holding: i64, space: i64) -> i64:
    """Whose a space is, of TOKENS or RENTED; -1 if it is free."""
    for side in range(state.sides):
        if state.own[holding + side] >> space & 1:
            return side
    return EMPTY


def present(state: Rococo, seat: i64, hall: i64) -> bool:
    """A garment in the hall, or its musician (ROC-CONV-05)."""
    return in_hall(state.own[WORN + seat], hall) > 0 or has_token(state, seat, bit(MUSICIANS + hall))


def halls_present(state: Rococo, seat: i64) -> i64:
    count: i64 = 0
    for hall in range(HALLS):
        if present(state, seat, hall):
            count += 1
    return count


def master_guests(state: Rococo, seat: i64) -> i64:
    worn = state.own[WORN + seat]
    count: i64 = 0
    for hall in range(HALLS):
        count += masters_in(worn, hall)
    return count


def ladies(state: Rococo, seat: i64) -> i64:
    return of_colour(state.own[WORN + seat], 0) + of_colour(state.own[WORN + seat], 2)


def gentlemen(state: Rococo, seat: i64) -> i64:
    return of_colour(state.own[WORN + seat], 1) + of_colour(state.own[WORN + seat], 3)


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
    at, worn = seat * COLOURS, state.own[WORN + seat]
    if of == COUNT_GARMENT:
        return garments(state, seat)
    if of == COUNT_AZURE:
        return of_colour(worn, 0)
    if of == COUNT_ROSE:
        return of_colour(worn, 1)
    if of == COUNT_DECORATION:
        return decorations(state, seat)
    if of == COUNT_HALL_PRESENT:
        return halls_present(state, seat)
    if of == COUNT_IN_ONE_HALL:
        return in_hall(worn, hall)
    if of == COUNT_MASTER_GUEST:
        return master_guests(state, seat)
    if of == COUNT_LADY_GENTLEMAN:
        return least(ladies(state, seat), gentlemen(state, seat))
    if of == COUNT_AZURE_JADE:
        return least(of_colour(worn, 0), of_colour(worn, 2))
    if of == COUNT_LACE_YARN:
        return least(state.own[HELD_LACE + seat], state.own[HELD_YARN + seat])
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
    state.own[LIVRES + seat] += amount
    if state.events is not None:
        tell(state, "livres", seat, {"amount": int(amount)})


def spend(state: Rococo, seat: i64, amount: i64) -> None:
    """Livres for something whose own line does not say its price."""
    state.own[LIVRES + seat] -= amount
    if state.events is not None and amount > 0:
        tell(state, "pay", seat, {"amount": int(amount)})


def score(state: Rococo, seat: i64, amount: i64) -> None:
    """Prestige at once."""
    if amount == 0:
        return
    state.own[PRESTIGE + seat] += amount
    if state.events is not None:
        tell(state, "prestige", seat, {"amount": int(amount)})


def gain_markers(state: Rococo, seat: i64, lace: i64, yarn: i64) -> None:
    state.own[HELD_LACE + seat] += lace
    state.own[HELD_YARN + seat] += yarn
    if state.events is not None:
        tell(state, "markers", seat, {"lace": int(lace), "yarn": int(yarn)})
