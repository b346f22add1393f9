"""What is counted of Rococo's matches: decorations, employees, garments, halls."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from guildhall.core.usage import Kind, Thing, Usage
from guildhall.games.rococo.components.parts import (
    DECORATIONS,
    EMPTY,
    FIRST_HIRE,
    FIRST_JOURNEYMAN,
    FIRST_SPECIAL,
    GARMENTS,
    HALLS,
    KINDS,
    PHASE_ACTIONS,
    POSITIONS,
    decoration_name,
)
from guildhall.games.rococo.rules.funding import has_space
from guildhall.games.rococo.rules.verbs import FUND, HIRE, HIRE_SPECIAL, PLACE, TAILOR, TAKE

if TYPE_CHECKING:
    from guildhall.games.rococo.game import RococoSetup
    from guildhall.games.rococo.state import Rococo


def things(setup: RococoSetup) -> Mapping[str, Sequence[str]]:
    """What this side of the board, this edition and these modules have."""
    empty = setup.empty()
    parts = empty.parts
    last_hired = FIRST_SPECIAL if empty.jewelry else FIRST_JOURNEYMAN
    found = {
        "decoration": [decoration_name(space) for space in range(DECORATIONS) if has_space(empty, space)],
        "employee": [parts.kind_ids[kind] for kind in range(FIRST_HIRE, last_hired)],
        "garment": [parts.garment_ids[garment] for garment in range(GARMENTS) if in_play(empty, garment)],
        "hall": [str(hall + 1) for hall in range(HALLS)],
    }
    if empty.jewelry:
        found["special"] = [parts.kind_ids[kind] for kind in range(FIRST_SPECIAL, KINDS)]
    return found


def in_play(empty: Rococo, garment: int) -> bool:
    """Whether the garment's module is in play (ROC-SETUP-17 to -19)."""
    parts = empty.parts
    bags = parts.garments_base
    bags |= parts.garments_luxury if empty.luxury else 0
    bags |= parts.garments_festive if empty.festive else 0
    if empty.exclusive:
        bags |= parts.garments_exclusive | (parts.garments_jewelled if empty.jewelry else 0)
    return bool(bags >> garment & 1)


def funded(state: Rococo, seat: int, action: int) -> Sequence[Thing]:
    return (("decoration", decoration_name(int(FUND.a(action)))),)


def hired(state: Rococo, seat: int, action: int) -> Sequence[Thing]:
    return (("employee", state.parts.kind_ids[state.row[HIRE.a(action)]]),)


def hired_special(state: Rococo, seat: int, action: int) -> Sequence[Thing]:
    return (("special", state.parts.kind_ids[state.special[seat]]),)


def taken(state: Rococo, seat: int, action: int) -> Sequence[Thing]:
    """A card of an exam deck joins the staff like one of the row."""
    return (("employee", state.parts.kind_ids[TAKE.a(action)]),)


def tailored(state: Rococo, seat: int, action: int) -> Sequence[Thing]:
    return (("garment", state.parts.garment_ids[state.display[TAILOR.a(action)]]),)


def rented(state: Rococo, seat: int, action: int) -> Sequence[Thing]:
    return (("hall", str(int(PLACE.a(action)) // int(POSITIONS) + 1)),)


def laid(state: Rococo) -> Sequence[Thing]:
    """The hire row and the display."""
    row = [("employee", state.parts.kind_ids[kind]) for kind in state.row if kind != EMPTY]
    return [*row, *(("garment", state.parts.garment_ids[garment]) for garment in state.display if garment != EMPTY)]


def starter(state: Rococo) -> int:
    return int(state.first)


def in_turn(state: Rococo) -> bool:
    """Hands are chosen by all at once."""
    return bool(state.phase == PHASE_ACTIONS)


USAGE = Usage(
    kinds=(
        Kind("decoration", "Decorations funded", "match", "in a match in which somebody could fund it", "space", 0.03),
        Kind(
            "employee",
            "Employees hired",
            "match",
            "in a match in which it lies in the hire row, or could be taken after an exam",
            "employee",
            0.03,
            0.9,
        ),
        Kind(
            "special",
            "Specialised Apprentices hired",
            "seat",
            "to its seat, once in a match, if the condition is met at some moment when a Master acts",
            "employee",
        ),
        Kind("garment", "Garments tailored", "match", "in a match in which it lies in the display", "garment", 0.03),
        Kind("hall", "Halls rented to", "turn", "in a turn in which a garment is rented and the hall has room", "hall"),
    ),
    things=things,
    readers=(
        (FUND, funded),
        (HIRE, hired),
        (HIRE_SPECIAL, hired_special),
        (TAKE, taken),
        (TAILOR, tailored),
        (PLACE, rented),
    ),
    starter=starter,
    in_turn=in_turn,
    laid=laid,
)
