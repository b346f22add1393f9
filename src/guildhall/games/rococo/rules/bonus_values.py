"""What an effect is worth now: livres and prestige of the bonuses that only count (ROC-BON-03)."""

# guildhall: compiled
# ruff: noqa: SIM109 (generators and tuples are slow where loops and comparisons are fast)

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from guildhall.core.arrays import bit
from guildhall.games.rococo.components.holdings import WORN, of_colour
from guildhall.games.rococo.components.parts import (
    AMOUNT,
    COLOUR_LIVRES,
    COLOUR_PRESTIGE,
    COLOURS,
    COUNT_APPRENTICE,
    COUNT_IN_ONE_HALL,
    GAIN_LIVRES,
    GAIN_PRESTIGE,
    KEY,
    LIVRES_BY_STAFF,
    LIVRES_IF_NO_COLOUR,
    LIVRES_PER,
    OF,
    PER,
    PER_GARMENT_COLOUR,
    PRESTIGE_BY_STAFF,
    PRESTIGE_PER,
    STEPS,
    effect,
)
from guildhall.games.rococo.rules.counting import apprentices, counted, staff, staff_size

if TYPE_CHECKING:
    from guildhall.games.rococo.state import Rococo


def by_staff(state: Rococo, row: i64, size: i64) -> i64:
    """The amount of the highest step not above a staff size; below the first step nothing."""
    amount: i64 = 0
    for i in range(i64(6)):
        step = effect(state.parts, row, STEPS + 2 * i)
        if step >= 0 and size >= step:
            amount = effect(state.parts, row, STEPS + 2 * i + 1)
    return amount


def livres_of(state: Rococo, seat: i64, row: i64, hall: i64) -> i64:
    """Livres that an effect gives now; `hall` matters only where one is chosen."""
    parts = state.parts
    key = effect(parts, row, KEY)
    if key == GAIN_LIVRES:
        return effect(parts, row, AMOUNT)
    if key == LIVRES_PER:
        return (
            counted(state, seat, effect(parts, row, OF), hall) // effect(parts, row, PER) * effect(parts, row, AMOUNT)
        )
    if key == LIVRES_BY_STAFF:
        return by_staff(state, row, staff_size(state, seat))
    livres: i64 = 0
    worn = state.own[WORN + seat]
    if key == PER_GARMENT_COLOUR:
        for colour in range(COLOURS):
            livres += effect(parts, row, COLOUR_LIVRES + colour) * of_colour(worn, colour)
    elif key == LIVRES_IF_NO_COLOUR:
        for colour in range(COLOURS):
            if of_colour(worn, colour) == 0:
                livres += effect(parts, row, COLOUR_LIVRES + colour)
    return livres


def prestige_of(state: Rococo, seat: i64, row: i64, hall: i64, joining: i64) -> i64:
    """Prestige that an effect gives now; with `joining` as if that card were one more of the staff (ROC-SOLO-35)."""
    parts = state.parts
    key = effect(parts, row, KEY)
    if key == GAIN_PRESTIGE:
        return effect(parts, row, AMOUNT)
    if key == PRESTIGE_PER:
        of = effect(parts, row, OF)
        count = counted(state, seat, of, hall)
        if joining and of == COUNT_APPRENTICE:
            count = apprentices(state, staff(state, seat) | bit(row))
        return count // effect(parts, row, PER) * effect(parts, row, AMOUNT)
    if key == PRESTIGE_BY_STAFF:
        return by_staff(state, row, staff_size(state, seat) + joining)
    prestige: i64 = 0
    if key == PER_GARMENT_COLOUR:
        for colour in range(COLOURS):
            prestige += effect(parts, row, COLOUR_PRESTIGE + colour) * of_colour(state.own[WORN + seat], colour)
    return prestige


def asks_for_hall(state: Rococo, row: i64) -> bool:
    """Whether the effect counts in a hall of choice (JJ-7, JM-1)."""
    key = effect(state.parts, row, KEY)
    return (key == LIVRES_PER or key == PRESTIGE_PER) and effect(state.parts, row, OF) == COUNT_IN_ONE_HALL
