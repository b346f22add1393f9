"""The text form of a position: JSON with the names of things, that loads, saves and is checked.

What can be counted from the rest (garments per colour and hall, rolls of silk) is not written. `load_into` refuses
what no game could come to; a test may ask it not to.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from guildhall.core.errors import BadPosition
from guildhall.core.rng import load_rng
from guildhall.core.stack import stack_of
from guildhall.games.rococo.components import parts as c
from guildhall.games.rococo.components.parts import PHASE_OVER, Components, decoration_kind, decoration_name, members
from guildhall.games.rococo.people.faults import faults
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
PER_SEAT: dict[str, Form] = {
    **dict.fromkeys(
        ("livres", "lace", "yarn", "prestige", "picks", "stage", "tasks", "masters_passed", "special_hired"), NUMBER
    ),
    **dict.fromkeys(("supply", "hand", "removed", "open_hand", "open_supply", "secret", "seen"), CARDS),
}
"""One number a seat."""
SEVERAL = {"jewels": int(c.COLOURS), "masters": int(c.HALLS), "final": int(c.SCORE_ROWS)}
"""So many numbers a seat."""


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
            _guest_name(state, space): [garments[state.guest_garment[space]], int(state.guest_owner[space])]
            for space in range(state.board.guests)
            if state.guest_garment[space] >= 0
        },
        **_written(state, {"terrace": GARMENT}),
        "decorations": {
            decoration_name(space): int(state.deco_owner[space])
            for space in range(c.DECORATIONS)
            if state.deco_owner[space] >= 0
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
        **{key: form.write(int(getattr(state, key)[seat]), form.names(state.parts)) for key, form in PER_SEAT.items()},
        "discard": [kinds[state.discards[seat * c.PILE + i]] for i in range(state.pile_size[seat])],
        "kept": _written_set(state.kept[seat], tiles),
        "special": _written_name(int(state.special[seat]), kinds),
        **{key: [int(getattr(state, key)[seat * width + i]) for i in range(width)] for key, width in SEVERAL.items()},
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
        found = json.loads(text)
        if not isinstance(found, dict) or found.get("game") != "rococo":
            raise ValueError("this is no position of Rococo")
        if found["seats"] != state.seats or found["options"] != _options(state):
            raise ValueError(
                f"it is for {found['seats']} seats and {found['options']}, not {state.seats} and {_options(state)}"
            )
        _fill(state, found)
    except (ValueError, KeyError, TypeError, IndexError, OverflowError, AttributeError) as error:
        raise BadPosition(f"cannot read the position: {error}") from None
    masters = [int(count) for count in state.masters]
    count_up(state)
    if state.phase == PHASE_OVER:  # who left a master space for the Terrace cannot be seen any more
        for i, count in enumerate(masters):
            state.masters[i] = count
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
        state.guest_owner[spaces[place]] = _owner(state, owner)
    decorations = {decoration_name(space): space for space in range(c.DECORATIONS)}
    for place, owner in found["decorations"].items():
        state.deco_owner[decorations[place]] = _owner(state, owner)
    if len(found["players"]) != state.sides:
        raise ValueError(f"there are {state.sides} participants, not {len(found['players'])}")
    for seat, player in enumerate(found["players"]):
        _fill_seat(state, seat, player)
    state.stack = stack_of([[int(item) for item in frame] for frame in found["stack"]])
    state.rng = load_rng(found["rng"])


def _fill_seat(state: Rococo, seat: int, player: dict[str, Any]) -> None:
    kinds = state.parts.kind_numbers
    for key, form in PER_SEAT.items():
        getattr(state, key)[seat] = form.read(player[key], form.numbers(state.parts))
    pile = [kinds[name] for name in player["discard"]]
    state.pile_size[seat] = len(pile)
    for i in range(c.PILE):
        state.discards[seat * c.PILE + i] = pile[i] if i < len(pile) else -1
    state.kept[seat] = _read_set(player["kept"], state.parts.tile_numbers)
    state.special[seat] = _read_name(player["special"], kinds)
    for key, width in SEVERAL.items():
        for i in range(width):
            getattr(state, key)[seat * width + i] = int(player[key][i])


def _owner(state: Rococo, owner: int) -> int:
    if not 0 <= owner < state.sides:
        raise ValueError(f"there is no participant {owner}")
    return owner


def count_up(state: Rococo) -> None:
    """Fill in what is counted from the rest."""
    for seat in range(state.sides):
        set_kept(state, seat, state.kept[seat])
    for counts in (state.colours, state.halls, state.masters, state.decos):
        for i in range(len(counts)):
            counts[i] = 0
    standing = [
        (int(state.guest_garment[space]), int(state.guest_owner[space]), int(state.board.guest_hall[space]), space)
        for space in range(state.board.guests)
        if state.guest_garment[space] >= 0
    ]
    standing += [
        (int(state.terrace[space]), int(state.deco_owner[space]), 0, -1)
        for space in range(len(state.board.multiplier))
        if state.terrace[space] >= 0
    ]
    for garment, owner, hall, space in standing:
        state.colours[owner * 4 + state.parts.garment_colour[garment]] += 1
        state.halls[owner * 5 + hall] += 1
        if space >= 0 and state.board.guest_master[space]:
            state.masters[owner * 5 + hall] += 1
    for space in range(c.DECORATIONS):
        owner = int(state.deco_owner[space])
        if owner >= 0:
            state.decos[owner * 6 + decoration_kind(space)] += 1
