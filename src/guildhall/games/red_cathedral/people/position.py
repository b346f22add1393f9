"""A position as JSON text, by names a person can read and edit; loading refuses what no game could come to.

    {"seats": 2, "plan": "P2-even", "towers": [[{"card": "B01", "owner": 0, "done": true, …} from the bottom] …],
     "market": {"tiles": […], "cards": […], "dice": {"red": [space, value]}}, "supply": {…}, "sides": [{…}], "map": {…},
     "guild": {…}, "ivan": {…}, "turn": {…}, "stack": [frames], "rng": "…"}

Sections say only what differs from an unclaimed card with its tile. `faults` checks the invariants RC-PROP.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from guildhall.core.arrays import listed
from guildhall.core.errors import BadPosition
from guildhall.core.reading import read_json
from guildhall.core.rng import load_rng
from guildhall.core.stack import stack_of
from guildhall.games.red_cathedral.components.parts import (
    DIE_NAMES,
    PIECE_NAMES,
    RESOURCE_NAMES,
    ROWS,
    SPACE_NAMES,
)
from guildhall.games.red_cathedral.fields import FIELDS
from guildhall.games.red_cathedral.people.faults import faults
from guildhall.games.red_cathedral.rules.claiming import owner_of
from guildhall.games.red_cathedral.rules.dealing import lay_slots
from guildhall.games.red_cathedral.rules.decorating import ornament_of
from guildhall.games.red_cathedral.rules.dice import put_die

if TYPE_CHECKING:
    from guildhall.games.red_cathedral.state import RedCathedral

_NAMES = [field.name for field in FIELDS if field.sort == "number"]
TURN = _NAMES[_NAMES.index("start") :]
"""The numbers of the turn, saved under their own names."""
MATERIALS = RESOURCE_NAMES[:6]
NUMBERS = ("pos", "rubles", "permits", "banners", "outside", "finished", "contractors")
"""Numbers of each seat that are saved under their own names."""


def save(state: RedCathedral) -> str:
    return json.dumps(as_dict(state), separators=(",", ":"))


def as_dict(state: RedCathedral) -> dict[str, Any]:
    parts = state.parts
    found: dict[str, Any] = {
        "seats": int(state.seats),
        "plan": parts.plan_names[state.plan],
        "towers": [
            [_save_section(state, tower * 8 + level) for level in range(state.height[tower])]
            for tower in range(state.towers)
        ],
        "market": {
            "tiles": [parts.resource_names[tile] for tile in listed(state.resource)],
            "cards": [parts.influence_names[card] for card in listed(state.influence)],
            "dice": {
                name: [int(state.die_space[die]) + 1, int(state.die_value[die])]
                for die, name in enumerate(DIE_NAMES)
                if state.die_space[die] >= 0
            },
        },
        "supply": _counts(RESOURCE_NAMES, listed(state.supply)),
        "sides": [_save_seat(state, seat) for seat in range(state.sides)],
        "turn": {name: int(getattr(state, name)) for name in TURN},
        "stack": state.stack.frames(),
        "rng": state.rng.save(),
    }
    if state.rules.module:
        found["map"] = {
            "cities": [parts.city_names[state.city_of[tower]] for tower in range(state.towers)],
            "closed": [name for city, name in enumerate(parts.city_names) if state.closed[city]],
            "stands": [parts.token_names[token] if token >= 0 else None for token in listed(state.token_at)],
            "bag": _bits(parts.token_names, int(state.bag)),
            "gone": _bits(parts.token_names, int(state.gone)),
        }
    found["guild"] = {
        "foreman": int(state.foreman),
        "deck": [parts.objective_names[state.deck[i]] for i in range(state.deck_size)],
        "drawn": listed(state.drawn),
        "section_deck": _bits(parts.card_names, int(state.section_deck)),
        "section_discard": _bits(parts.card_names, int(state.section_discard)),
        "display": _counts(parts.service_names, listed(state.display)),
    }
    if state.rules.solo:
        found["ivan"] = {
            "cards": {
                name: parts.solitaire_names[state.die_card[die]]
                for die, name in enumerate(DIE_NAMES)
                if state.die_card[die] >= 0
            },
            "dice_left": [name for die, name in enumerate(DIE_NAMES) if state.dice_left >> die & 1],
            "pawn": int(state.pawn) + 1,
            "stock": _counts(MATERIALS, listed(state.stock)),
            "site": _counts(MATERIALS, listed(state.site)),
        }
    return found


def _save_section(state: RedCathedral, slot: int) -> dict[str, Any]:
    parts = state.parts
    found: dict[str, Any] = {"card": parts.card_names[state.card[slot]]}
    if state.tile[slot] >= 0:
        found["tile"] = parts.tile_names[state.tile[slot]]
    if (owner := int(owner_of(state, slot))) >= 0:
        found["owner"] = owner
    if state.done >> slot & 1:
        found["done"] = True
    if state.goods[slot]:
        found["goods"] = _amounts(int(state.goods[slot]))
    if state.subs[slot]:
        found["subs"] = _amounts(int(state.subs[slot]))
    if (ornament := int(ornament_of(state, slot))) >= 0:
        found["ornament"] = [ornament, int(state.jewels[slot])]
    return found


def _save_seat(state: RedCathedral, seat: int) -> dict[str, Any]:
    parts = state.parts
    found: dict[str, Any] = {name: int(getattr(state, name)[seat]) for name in NUMBERS}
    found["inventory"] = _amounts(int(state.inventory[seat]))
    found["workshop"] = {
        name: [parts.tile_names[state.workshop[seat * 6 + space]], "up" if state.face_up[seat * 6 + space] else "down"]
        for space, name in enumerate(SPACE_NAMES)
        if state.workshop[seat * 6 + space] >= 0
    }
    found["pieces"] = _counts(PIECE_NAMES, listed(state.pieces)[seat * 3 : seat * 3 + 3])
    found["removed"] = _counts(PIECE_NAMES, listed(state.removed)[seat * 3 : seat * 3 + 3])
    found["sent"] = _counts(parts.city_names, listed(state.sent)[seat * 6 : seat * 6 + 6])
    token = int(state.specialist[seat])
    found["specialist"] = parts.token_names[token] if token >= 0 else None
    found["tools"] = _bits(parts.token_names, int(state.tools[seat]))
    hand = listed(state.hand)[seat * 4 : seat * 4 + 4]
    found["hand"] = [parts.objective_names[card] for card in hand if card >= 0]
    found["services"] = _counts(parts.service_names, listed(state.services)[seat * 8 : seat * 8 + 8])
    found["scored"] = listed(state.scored)[seat * int(ROWS) : seat * int(ROWS) + int(ROWS)]
    return found


def _counts(names: list[str], counts: list[int]) -> dict[str, int]:
    return {name: count for name, count in zip(names, counts, strict=False) if count}


def _amounts(goods: int) -> dict[str, int]:
    """Materials by name, from 4 bits a kind."""
    return _counts(RESOURCE_NAMES, [goods >> 4 * kind & 15 for kind in range(7)])


def _bits(names: list[str], mask: int) -> list[str]:
    return [name for number, name in enumerate(names) if mask >> number & 1]


# -- reading --------------------


def load_into(state: RedCathedral, text: str) -> RedCathedral:
    """Fill an empty table of the right seats and options; BadPosition says what is wrong."""
    try:
        data = read_json(text)
        _load(state, data)
    except BadPosition:
        raise
    except (ValueError, KeyError, IndexError, TypeError, AttributeError, OverflowError) as error:
        raise BadPosition(f"cannot read the position: {type(error).__name__}: {error}") from None
    wrong = faults(state)
    if wrong:
        raise BadPosition(f"no game can come to this position: {wrong[0]}")
    return state


def _load(state: RedCathedral, data: dict[str, Any]) -> None:
    parts = state.parts
    if data["seats"] != state.seats:
        raise BadPosition(f"this position is for {data['seats']} seats, not {state.seats}", "RC-SETUP-01")
    if ("map" in data) != state.rules.module:
        raise BadPosition("a position has a map exactly with contractors on", "RC-CON-04")
    state.plan = parts.plan_names.index(data["plan"])
    _load_towers(state, data["towers"])
    market = data["market"]
    for place, name in enumerate(_exactly(market["tiles"], 8)):
        state.resource[place] = parts.resource_names.index(name)
    for quadrant, name in enumerate(_exactly(market["cards"], 4)):
        state.influence[quadrant] = parts.influence_names.index(name)
    groups = sorted(int(parts.influence_group[card]) for card in listed(state.influence))
    if groups[:3] != [0, 1, 2] or groups[3] < 3:
        raise BadPosition("Craftsmen, Teamsters, Merchants and one more group are in play", "RC-SETUP-15")
    state.guild = groups[3]
    for name, (space, value) in market["dice"].items():
        put_die(state, DIE_NAMES.index(name), _within(space, 1, 8) - 1)
        state.die_value[DIE_NAMES.index(name)] = _within(value, 1, 6)
    _load_counts(state.supply, 0, RESOURCE_NAMES, data["supply"])
    for seat, described in enumerate(_exactly(data["sides"], int(state.sides))):
        _load_seat(state, seat, described)
    if state.rules.module:
        _load_map(state, data["map"])
    _load_guild(state, data["guild"])
    if state.rules.solo:
        _load_ivan(state, data["ivan"])
    for name in TURN:
        setattr(state, name, int(data["turn"][name]))
    state.stack = stack_of(data["stack"])
    state.rng = load_rng(data["rng"])


def _exactly(items: list[Any], count: int) -> list[Any]:
    if not isinstance(items, list) or len(items) != count:
        raise ValueError(f"there must be {count} of {items}")
    return items


def _within(value: Any, low: int, high: int) -> int:
    if not isinstance(value, int) or not low <= value <= high:
        raise ValueError(f"{value} must be {low} to {high}")
    return value


def _load_counts(into: Any, at: int, names: list[str], counts: dict[str, int]) -> None:
    for name, count in counts.items():
        into[at + names.index(name)] = _within(count, 0, 99)


def _packed(names: list[str], counts: dict[str, int]) -> int:
    """Materials as 4 bits a kind."""
    return sum(_within(count, 0, 15) << 4 * names.index(name) for name, count in counts.items())


def _mask(names: list[str], chosen: list[str]) -> int:
    return sum(1 << names.index(name) for name in set(chosen))


def _load_towers(state: RedCathedral, towers: list[list[dict[str, Any]]]) -> None:
    parts = state.parts
    middles = parts.plan_middles[state.plan]
    if [len(tower) - 2 for tower in towers] != middles:
        raise BadPosition("the towers are not those of the plan", "RC-SETUP-10")
    state.towers = len(towers)
    slots = []
    for number, tower in enumerate(towers):
        state.height[number] = len(tower)
        for level, section in enumerate(tower):
            slot = number * 8 + level
            slots.append(slot)
            state.card[slot] = card = parts.card_names.index(section["card"])
            kind = 0 if level == 0 else 2 if level == len(tower) - 1 else 1
            if parts.card_type[card] != kind:
                raise BadPosition(f"card {section['card']} cannot be at {number + 1}-{level + 1}", "RC-DATA-04")
            state.tile[slot] = parts.tile_names.index(section["tile"]) if "tile" in section else -1
            if (owner := _within(section.get("owner", -1), -1, int(state.sides) - 1)) >= 0:
                state.claims[owner] |= 1 << slot
            state.done |= int(section.get("done", False)) << slot
            state.goods[slot] = _packed(RESOURCE_NAMES[:7], section.get("goods", {}))
            state.subs[slot] = _packed(MATERIALS, section.get("subs", {}))
            if "ornament" in section:
                owner, jewels = section["ornament"]
                state.ornaments[_within(owner, 0, int(state.sides) - 1)] |= 1 << slot
                state.jewels[slot] = _within(jewels, 0, 5)
    lay_slots(state, slots)


def _load_seat(state: RedCathedral, seat: int, described: dict[str, Any]) -> None:
    parts = state.parts
    for name in NUMBERS:
        getattr(state, name)[seat] = _within(described[name], 0, 9999)
    state.inventory[seat] = _packed(RESOURCE_NAMES[:7], described["inventory"])
    for name, (tile, way) in described["workshop"].items():
        space = seat * 6 + SPACE_NAMES.index(name)
        state.workshop[space] = parts.tile_names.index(tile)
        state.face_up[space] = int(way == "up")
    _load_counts(state.pieces, seat * 3, PIECE_NAMES, described["pieces"])
    _load_counts(state.removed, seat * 3, PIECE_NAMES, described["removed"])
    _load_counts(state.sent, seat * 6, parts.city_names, described["sent"])
    token = described["specialist"]
    state.specialist[seat] = -1 if token is None else parts.token_names.index(token)
    state.tools[seat] = _mask(parts.token_names, described["tools"])
    if len(described["hand"]) > 4:
        raise BadPosition(f"side {seat} holds {len(described['hand'])} objectives", "RC-GUILD-SCRIBES-03")
    for place, card in enumerate(described["hand"]):
        state.hand[seat * 4 + place] = parts.objective_names.index(card)
    _load_counts(state.services, seat * 8, parts.service_names, described["services"])
    for row, points in enumerate(_exactly(described["scored"], int(ROWS))):
        state.scored[seat * ROWS + row] = _within(points, 0, 9999)


def _load_map(state: RedCathedral, data: dict[str, Any]) -> None:
    parts = state.parts
    for tower, name in enumerate(_exactly(data["cities"], int(state.towers))):
        state.city_of[tower] = parts.city_names.index(name)
    for name in data["closed"]:
        state.closed[parts.city_names.index(name)] = 1
    for stand, token in enumerate(_exactly(data["stands"], 5)):
        state.token_at[stand] = -1 if token is None else parts.token_names.index(token)
    state.bag = _mask(parts.token_names, data["bag"])
    state.gone = _mask(parts.token_names, data["gone"])


def _load_guild(state: RedCathedral, data: dict[str, Any]) -> None:
    parts = state.parts
    state.foreman = _within(data["foreman"], -1, int(state.towers) - 1)
    state.deck_size = _within(len(data["deck"]), 0, 15)
    for place, card in enumerate(data["deck"]):
        state.deck[place] = parts.objective_names.index(card)
    for place, card in enumerate(_exactly(data["drawn"], 4)):
        state.drawn[place] = _within(card, -1, 39)
    state.section_deck = _mask(parts.card_names, data["section_deck"])
    state.section_discard = _mask(parts.card_names, data["section_discard"])
    _load_counts(state.display, 0, parts.service_names, data["display"])


def _load_ivan(state: RedCathedral, data: dict[str, Any]) -> None:
    for name, card in data["cards"].items():
        state.die_card[DIE_NAMES.index(name)] = state.parts.solitaire_names.index(card)
    state.dice_left = _mask(DIE_NAMES, data["dice_left"])
    state.pawn = _within(data["pawn"], 1, int(state.towers)) - 1
    _load_counts(state.stock, 0, MATERIALS, data["stock"])
    _load_counts(state.site, 0, MATERIALS, data["site"])
