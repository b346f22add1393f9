"""The text form of a position: JSON with the names of things, that loads, saves and is checked.

What can be counted from the rest (garments per colour and hall, rolls of silk) is not written. `load_into` refuses
what no game could come to; a test may ask it not to.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from guildhall.core.errors import BadPosition
from guildhall.core.reading import read_json
from guildhall.core.rng import load_rng
from guildhall.core.stack import stack_of
from guildhall.games.rococo.components import holdings as own
from guildhall.games.rococo.components import parts as c
from guildhall.games.rococo.components.holdings import RENTED, TOKENS
from guildhall.games.rococo.components.parts import PHASE_OVER, Components, decoration_name
from guildhall.games.rococo.components.sets import members
from guildhall.games.rococo.people.faults import faults
from guildhall.games.rococo.rules.counting import owner_of
from guildhall.games.rococo.rules.hidden import set_kept

if TYPE_CHECKING:
    from guildhall.games.rococo.state import Rococo


class Form(NamedTuple):
    """How a value is written with the names of things, and read back with their numbers."""

    write: Callable[[int, Any], Any]
    read: Callable[[Any, Any], int]
    names: Callable[[Components], Any] = lambda parts: ()
    numbers: Callable[[Components], Any] = lambda parts: {}


def _written_name(number: int, names: list[str]) -> str | None:
    return names[number] if number >= 0 else None


def _read_name(name: str | None, numbers: dict[str, int]) -> int:
    return -1 if name is None else numbers[name]


def _written_set(items: int, names: list[str]) -> list[str]:
    return [names[item] for item in members(items)]


def _read_set(found: list[str], numbers: dict[str, int]) -> int:
    items = 0
    for name in found:
        items |= 1 << numbers[name]
    return items


NUMBER = Form(lambda number, _: int(number), lambda number, _: int(number))
CARD = Form(_written_name, _read_name, lambda parts: parts.kind_ids, lambda parts: parts.kind_numbers)
TILE = Form(_written_name, _read_name, lambda parts: parts.tile_ids, lambda parts: parts.tile_numbers)
GARMENT = Form(_written_name, _read_name, lambda parts: parts.garment_ids, lambda parts: parts.garment_numbers)
CARDS, TILES, GARMENTS = (form._replace(write=_written_set, read=_read_set) for form in (CARD, TILE, GARMENT))

BEFORE_GUESTS: dict[str, Form] = {
    **dict.fromkeys(("round", "phase", "first", "current", "favor", "turns", "barriers", "ready"), NUMBER),
    "played": CARD,
    "leaving": CARDS,
    "row": CARD,
    "deck": CARDS,
    "box": CARDS,
    "undealt": CARDS,
    "exam_decks": CARDS,
    "drawers": TILE,
    "tile_bag": TILES,
    "tile_discard": TILES,
    "display": GARMENT,
    "garment_bag": GARMENTS,
    "garment_discard": GARMENTS,
    "aside": GARMENTS,
}
"""Fields in the order of the text; of an array every item has the form."""
ALL_HALLS: dict[str, Form] = {"all_halls": NUMBER, "jewel_display": NUMBER, "jewel_bag": NUMBER}
HERS: dict[str, Form] = {"her_supply": NUMBER, "her_hand": NUMBER, "her_discard": NUMBER}
WHOLE = {**BEFORE_GUESTS, "terrace": GARMENT, **ALL_HALLS, **HERS}
PER_SEAT: dict[str, tuple[int, Form]] = {
    "livres": (own.LIVRES, NUMBER),
    "lace": (own.HELD_LACE, NUMBER),
    "yarn": (own.HELD_YARN, NUMBER),
    "prestige": (own.PRESTIGE, NUMBER),
    "picks": (own.PICKS, NUMBER),
    "stage": (own.STAGE, NUMBER),
    "tasks": (own.TASKS, NUMBER),
    "masters_passed": (own.MASTERS_PASSED, NUMBER),
    "special_hired": (own.SPECIAL_HIRED, NUMBER),
    "supply": (own.SUPPLY, CARDS),
    "hand": (own.HAND, CARDS),
    "removed": (own.REMOVED, CARDS),
    "open_hand": (own.OPEN_HAND, CARDS),
    "open_supply": (own.OPEN_SUPPLY, CARDS),
    "secret": (own.SECRET, CARDS),
    "seen": (own.SEEN, CARDS),
}
"""One number a seat."""


# -- saving ------------------------------------------------------------------------------------------------------------


def save(state: Rococo) -> str:
    """The whole position."""
    garments = state.parts.garment_ids
    found: dict[str, Any] = {
        "game": "rococo",
        "seats": int(state.seats),
        "options": _options(state),
        **_written(state, BEFORE_GUESTS),
        "guests": {
            _guest_name(state, space): [garments[state.guest_garment[space]], int(owner_of(state, RENTED, space))]
            for space in range(state.board.guests)
            if state.guest_garment[space] >= 0
        },
        **_written(state, {"terrace": GARMENT}),
        "decorations": {
            decoration_name(space): int(owner_of(state, TOKENS, space))
            for space in range(c.DECORATIONS)
            if owner_of(state, TOKENS, space) >= 0
        },
        **_written(state, ALL_HALLS),
        "players": [_seat(state, seat) for seat in range(state.sides)],
        **_written(state, HERS),
        "stack": state.stack.frames(),
        "rng": state.rng.save(),
    }
    return json.dumps(found, ensure_ascii=False, separators=(",", ":"))


def _written(state: Rococo, fields: dict[str, Form]) -> dict[str, Any]:
    found = {}
    for key, form in fields.items():
        value, names = getattr(state, key), form.names(state.parts)
        found[key] = (
            form.write(value, names) if isinstance(value, int) else [form.write(int(item), names) for item in value]
        )
    return found


def _seat(state: Rococo, seat: int) -> dict[str, Any]:
    kinds, tiles = state.parts.kind_ids, state.parts.tile_ids
    return {
        **{
            key: form.write(int(state.own[holding + seat]), form.names(state.parts))
            for key, (holding, form) in PER_SEAT.items()
        },
        "discard": [kinds[state.discards[seat * c.PILE + i]] for i in range(state.own[own.PILE_SIZE + seat])],
        "kept": _written_set(state.own[own.KEPT + seat], tiles),
        "special": _written_name(int(state.special[seat]), kinds),
        "jewels": [int(state.jewels[seat * c.COLOURS + colour]) for colour in range(c.COLOURS)],
        "masters": [int(own.masters_in(state.own[own.WORN + seat], hall)) for hall in range(c.HALLS)],
        "final": [int(state.final[seat * c.SCORE_ROWS + line]) for line in range(c.SCORE_ROWS)],
    }


def _options(state: Rococo) -> dict[str, str]:
    switches = {
        "jewelry_box": state.jewelry,
        "luxury_garments": state.luxury,
        "festive_garments": state.festive,
        "exclusive_tailoring": state.exclusive,
    }
    return {
        "edition": "classic" if state.classic else "deluxe",
        **{key: "on" if value else "off" for key, value in switches.items()},
    }


def _guest_name(state: Rococo, space: int) -> str:
    hall = int(state.board.guest_hall[space])
    return f"{hall + 1}-{space - state.board.hall_start[hall] + 1}"


# -- loading -----------------------------------------------------------------------------------------------------------


def load_into(state: Rococo, text: str, check: bool = True) -> Rococo:
    """Fill a fresh state of the right seats and options; BadPosition says what is wrong."""
    try:
        found = read_json(text)
        if not isinstance(found, dict) or found.get("game") != "rococo":
            raise ValueError("this is no position of Rococo")
        if found["seats"] != state.seats or found["options"] != _options(state):
            raise ValueError(
                f"it is for {found['seats']} seats and {found['options']}, not {state.seats} and {_options(state)}"
            )
        _fill(state, found)
        count_up(state)
        if state.phase == PHASE_OVER:  # who left a master space for the Terrace cannot be seen any more
            _fill_masters(state, found)
    except (ValueError, KeyError, TypeError, IndexError, OverflowError, AttributeError) as error:
        raise BadPosition(f"cannot read the position: {error}") from None
    if check:
        wrong = faults(state)
        if wrong:
            raise BadPosition(f"no game can come to this position: {wrong[0]}")
    return state


def _fill(state: Rococo, found: dict[str, Any]) -> None:
    for key, form in WHOLE.items():
        numbers = form.numbers(state.parts)
        if isinstance(getattr(state, key), int):
            setattr(state, key, form.read(found[key], numbers))
        else:
            array = getattr(state, key)
            for i in range(len(array)):
                array[i] = form.read(found[key][i], numbers)
    if state.phase not in (2, 3, 5) or not 0 <= state.current < state.sides:
        raise ValueError("there is no such phase or player")
    spaces = {_guest_name(state, space): space for space in range(state.board.guests)}
    for place, (garment, owner) in found["guests"].items():
        state.guest_garment[spaces[place]] = state.parts.garment_numbers[garment]
        state.own[RENTED + _owner(state, owner)] |= 1 << spaces[place]
    decorations = {decoration_name(space): space for space in range(c.DECORATIONS)}
    for place, owner in found["decorations"].items():
        state.own[TOKENS + _owner(state, owner)] |= 1 << decorations[place]
    if len(found["players"]) != state.sides:
        raise ValueError(f"there are {state.sides} participants, not {len(found['players'])}")
    for seat, player in enumerate(found["players"]):
        _fill_seat(state, seat, player)
    state.stack = stack_of([[int(item) for item in frame] for frame in found["stack"]])
    state.rng = load_rng(found["rng"])


def _fill_seat(state: Rococo, seat: int, player: dict[str, Any]) -> None:
    kinds = state.parts.kind_numbers
    for key, (holding, form) in PER_SEAT.items():
        state.own[holding + seat] = form.read(player[key], form.numbers(state.parts))
    pile = [kinds[name] for name in player["discard"]]
    state.own[own.PILE_SIZE + seat] = len(pile)
    for i in range(c.PILE):
        state.discards[seat * c.PILE + i] = pile[i] if i < len(pile) else -1
    state.own[own.KEPT + seat] = _read_set(player["kept"], state.parts.tile_numbers)
    state.special[seat] = _read_name(player["special"], kinds)
    for key, width in (("jewels", int(c.COLOURS)), ("final", int(c.SCORE_ROWS))):
        for i in range(width):
            getattr(state, key)[seat * width + i] = int(player[key][i])


def _fill_masters(state: Rococo, found: dict[str, Any]) -> None:
    """The garments on master spaces as they were written."""
    for seat, player in enumerate(found["players"]):
        worn = int(state.own[own.WORN + seat])
        for hall in range(c.HALLS):
            change = int(player["masters"][hall]) - int(own.masters_in(worn, hall))
            worn += change << int(own.MASTER_SPACES) + 4 * hall
        state.own[own.WORN + seat] = worn


def _owner(state: Rococo, owner: int) -> int:
    if not 0 <= owner < state.sides:
        raise ValueError(f"there is no participant {owner}")
    return owner


def count_up(state: Rococo) -> None:
    """Fill in what is counted from the rest."""
    for seat in range(state.sides):
        set_kept(state, seat, state.own[own.KEPT + seat])
        state.own[own.WORN + seat] = 0
    board = state.board
    standing = [
        (owner_of(state, RENTED, space), state.guest_garment[space], board.guest_hall[space], board.guest_master[space])
        for space in range(board.guests)
        if state.guest_garment[space] >= 0
    ]
    standing += [
        (owner_of(state, TOKENS, space), state.terrace[space], 0, 0)
        for space in range(len(board.multiplier))
        if state.terrace[space] >= 0
    ]
    for owner, garment, hall, master in standing:
        state.own[own.WORN + owner] += own.one_worn(hall, state.parts.garment_colour[garment], master)
