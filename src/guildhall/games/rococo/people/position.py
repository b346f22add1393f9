"""The text form of a position: JSON with the names of things, that loads, saves and is checked.

What can be counted from the rest (garments per colour and hall, rolls of silk) is not written. `load_into` refuses
what no game could come to; a test may ask it not to.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from guildhall.core.errors import BadPosition
from guildhall.core.rng import load_rng
from guildhall.core.stack import stack_of
from guildhall.games.rococo.components import parts as c
from guildhall.games.rococo.components.parts import decoration_kind, decoration_name, members
from guildhall.games.rococo.people.faults import faults
from guildhall.games.rococo.rules.frames import PHASE_OVER
from guildhall.games.rococo.rules.hidden import set_kept
from guildhall.games.rococo.rules.scoring import ROWS

if TYPE_CHECKING:
    from guildhall.games.rococo.state import Rococo

PILE = 36
NUMBERS = ("round", "phase", "first", "current", "favor", "turns", "barriers")
PER_SEAT = ("livres", "lace", "yarn", "prestige", "picks", "stage", "tasks", "masters_passed", "special_hired")
CARD_SETS = ("supply", "hand", "removed", "open_hand", "open_supply", "secret", "seen")


def save(state: Rococo) -> str:
    """The whole position."""
    parts = state.parts
    kinds, tiles, garments = parts.kind_ids, parts.tile_ids, parts.garment_ids

    def name(names: list[str], number: int) -> str | None:
        return names[number] if number >= 0 else None

    players = []
    for p in range(state.participants):
        player: dict[str, Any] = {key: int(getattr(state, key)[p]) for key in PER_SEAT}
        player.update({key: [kinds[kind] for kind in members(getattr(state, key)[p])] for key in CARD_SETS})
        player["discard"] = [kinds[state.discards[p * PILE + i]] for i in range(state.pile_size[p])]
        player["kept"] = [tiles[tile] for tile in members(state.kept[p])]
        player["special"] = name(kinds, int(state.special[p]))
        player["jewels"] = [int(state.jewels[p * 4 + colour]) for colour in range(4)]
        player["masters"] = [int(state.masters[p * 5 + hall]) for hall in range(c.HALLS)]
        player["final"] = [int(state.final[p * ROWS + line]) for line in range(ROWS)]
        players.append(player)
    found: dict[str, Any] = {
        "game": "rococo",
        "seats": int(state.seats),
        "options": _options(state),
        **{key: int(getattr(state, key)) for key in NUMBERS},
        "ready": int(state.ready),
        "played": name(kinds, int(state.played)),
        "leaving": [kinds[kind] for kind in members(state.leaving)],
        "row": [name(kinds, int(kind)) for kind in state.row],
        "deck": [kinds[kind] for kind in members(state.deck)],
        "box": [kinds[kind] for kind in members(state.box)],
        "undealt": [kinds[kind] for kind in members(state.undealt)],
        "exam_decks": [[kinds[kind] for kind in members(deck)] for deck in state.exam_decks],
        "drawers": [name(tiles, int(tile)) for tile in state.drawers],
        "tile_bag": [tiles[tile] for tile in members(state.tile_bag)],
        "tile_discard": [tiles[tile] for tile in members(state.tile_discard)],
        "display": [name(garments, int(state.display[space])) for space in range(c.DISPLAY)],
        "garment_bag": [garments[garment] for garment in members(state.garment_bag)],
        "garment_discard": [garments[garment] for garment in members(state.garment_discard)],
        "aside": [garments[garment] for garment in members(state.aside)],
        "guests": {
            _guest_name(state, space): [garments[state.guest_garment[space]], int(state.guest_owner[space])]
            for space in range(state.board.guests)
            if state.guest_garment[space] >= 0
        },
        "terrace": [name(garments, int(garment)) for garment in state.terrace],
        "decorations": {
            decoration_name(space): int(state.deco_owner[space])
            for space in range(c.DECORATIONS)
            if state.deco_owner[space] >= 0
        },
        "all_halls": [int(owner) for owner in state.all_halls],
        "jewel_display": [int(jewel) for jewel in state.jewel_display],
        "jewel_bag": [int(count) for count in state.jewel_bag],
        "players": players,
        "her_supply": int(state.her_supply),
        "her_hand": int(state.her_hand),
        "her_discard": int(state.her_discard),
        "stack": state.stack.frames(),
        "rng": state.rng.save(),
    }
    return json.dumps(found, ensure_ascii=False, separators=(",", ":"))


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
    count_up(state)
    if state.phase == PHASE_OVER:  # who left a master space for the Terrace cannot be seen any more
        for p, player in enumerate(found["players"]):
            for hall in range(c.HALLS):
                state.masters[p * 5 + hall] = int(player["masters"][hall])
    if check:
        wrong = faults(state)
        if wrong:
            raise BadPosition(f"no game can come to this position: {wrong[0]}")
    return state


def _fill(state: Rococo, found: dict[str, Any]) -> None:
    parts = state.parts

    def numbered(names: dict[str, int], items: list[str]) -> int:
        bits = 0
        for item in items:
            bits |= 1 << names[item]
        return bits

    def number(names: dict[str, int], item: str | None) -> int:
        return -1 if item is None else names[item]

    kinds, tiles, garments = parts.kind_numbers, parts.tile_numbers, parts.garment_numbers
    for key in (*NUMBERS, "ready", "her_supply", "her_hand", "her_discard"):
        setattr(state, key, int(found[key]))
    if state.phase not in (2, 3, 5) or not 0 <= state.current < state.participants:
        raise ValueError("there is no such phase or player")
    state.played = number(kinds, found["played"])
    state.leaving = numbered(kinds, found["leaving"])
    for key in ("deck", "box", "undealt"):
        setattr(state, key, numbered(kinds, found[key]))
    for exam in range(2):
        state.exam_decks[exam] = numbered(kinds, found["exam_decks"][exam])
    for space in range(c.HIRE_ROW):
        state.row[space] = number(kinds, found["row"][space])
    for space in range(12):
        state.drawers[space] = number(tiles, found["drawers"][space])
    for key in ("tile_bag", "tile_discard"):
        setattr(state, key, numbered(tiles, found[key]))
    for space in range(c.DISPLAY):
        state.display[space] = number(garments, found["display"][space])
    for key in ("garment_bag", "garment_discard", "aside"):
        setattr(state, key, numbered(garments, found[key]))
    spaces = {_guest_name(state, space): space for space in range(state.board.guests)}
    for place, (garment, owner) in found["guests"].items():
        state.guest_garment[spaces[place]] = garments[garment]
        state.guest_owner[spaces[place]] = _participant(state, owner)
    for space in range(c.STATUES):
        state.terrace[space] = number(garments, found["terrace"][space])
    decorations = {decoration_name(space): space for space in range(c.DECORATIONS)}
    for place, owner in found["decorations"].items():
        state.deco_owner[decorations[place]] = _participant(state, owner)
    for space in range(c.ALL_HALLS):
        state.all_halls[space] = int(found["all_halls"][space])
    for space in range(c.JEWEL_SPACES):
        state.jewel_display[space] = int(found["jewel_display"][space])
    for colour in range(4):
        state.jewel_bag[colour] = int(found["jewel_bag"][colour])
    if len(found["players"]) != state.participants:
        raise ValueError(f"there are {state.participants} participants, not {len(found['players'])}")
    for p, player in enumerate(found["players"]):
        for key in PER_SEAT:
            getattr(state, key)[p] = int(player[key])
        for key in CARD_SETS:
            getattr(state, key)[p] = numbered(kinds, player[key])
        state.pile_size[p] = len(player["discard"])
        for i in range(PILE):
            state.discards[p * PILE + i] = kinds[player["discard"][i]] if i < len(player["discard"]) else -1
        state.kept[p] = numbered(tiles, player["kept"])
        state.special[p] = number(kinds, player["special"])
        for colour in range(4):
            state.jewels[p * 4 + colour] = int(player["jewels"][colour])
        for line in range(ROWS):
            state.final[p * ROWS + line] = int(player["final"][line])
    state.stack = stack_of([[int(item) for item in frame] for frame in found["stack"]])
    state.rng = load_rng(found["rng"])


def _participant(state: Rococo, owner: int) -> int:
    if not 0 <= owner < state.participants:
        raise ValueError(f"there is no participant {owner}")
    return owner


def count_up(state: Rococo) -> None:
    """Fill in what is counted from the rest."""
    for p in range(state.participants):
        set_kept(state, p, state.kept[p])
        for i in range(4):
            state.colours[p * 4 + i] = 0
        for i in range(5):
            state.halls[p * 5 + i] = 0
            state.masters[p * 5 + i] = 0
        for i in range(6):
            state.decos[p * 6 + i] = 0
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
