"""What is counted of The Red Cathedral's matches: influence cards, workshop tiles, and what the Contractors bring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from guildhall.core.usage import Goal, Kind, Thing, Usage
from guildhall.games.red_cathedral.components.parts import BRICKMAKERS, JEWELERS, SCRIBES, SPACES, Components, Rules
from guildhall.games.red_cathedral.rules.claiming import FACE_UP
from guildhall.games.red_cathedral.rules.dice import landing
from guildhall.games.red_cathedral.rules.moving import die_moved, extra_spaces
from guildhall.games.red_cathedral.rules.verbs import (
    ACTIVATE,
    BORROW,
    BUY_TOKEN,
    CLAIM,
    HIRE,
    INFLUENCE,
    KEEP_OBJECTIVE,
    MOVE,
    PLACE,
    SPECIALIST,
    TAKE_SERVICE,
)

if TYPE_CHECKING:
    from guildhall.games.red_cathedral.game import RedCathedralSetup
    from guildhall.games.red_cathedral.state import RedCathedral

BASE_TILES = 28
"""Those after them belong to the module."""
ALWAYS = (0, 1, 2)
"""The guilds of which a card is always dealt."""


# -- what can come up ------------------------------------------------------------------------------------------------


def things(setup: RedCathedralSetup) -> Mapping[str, Sequence[str]]:
    empty = setup.empty()
    parts, rules = empty.parts, empty.rules
    guilds = guilds_in_play(parts, rules)
    tiles = tiles_in_play(parts, rules, int(empty.sides))
    cards = [card for guild in (*ALWAYS, *guilds) for card in cards_in_play(parts, rules, guild)]
    found: dict[str, Sequence[str]] = {
        "visited": [parts.influence_names[card] for card in cards],
        "influence": [f"{parts.influence_names[card]}{letter}" for card in cards for letter in "ab"],
        "claimed": tiles,
        "face_up": tiles,
        "activated": tiles,
    }
    if rules.module:
        found["city"] = parts.city_names
        found["specialist"] = found["at_work"] = parts.token_names
        found["tool"] = parts.tool_names
    if SCRIBES in guilds:
        found["objective"] = parts.objective_names
    if BRICKMAKERS in guilds:
        found["service"] = parts.service_names
    return found


def guilds_in_play(parts: Components, rules: Rules) -> list[int]:
    """Those the fourth card can be of (RC-SETUP-15, -16)."""
    if rules.fourth >= 0:
        return [int(rules.fourth)]
    return [guild for guild in range(JEWELERS, BRICKMAKERS + 1) if cards_in_play(parts, rules, guild)]


def cards_in_play(parts: Components, rules: Rules, guild: int) -> list[int]:
    """Of the first three guilds any card; of the fourth the one that is wished, and none that lacks its module."""
    cards = [guild * 3, guild * 3 + 1, guild * 3 + 2]
    if guild in ALWAYS:
        return cards
    if rules.fourth_card >= 0:
        cards = [cards[rules.fourth_card]]
    return [card for card in cards if rules.module or not parts.influence_module[card]]


def tiles_in_play(parts: Components, rules: Rules, sides: int) -> list[str]:
    """By the number of players, and with the module some for others (RC-SETUP-12, RC-CON-03)."""
    replaced = parts.tile_replaces[BASE_TILES:] if rules.module else []
    return [
        name
        for tile, name in enumerate(parts.tile_names)
        if parts.tile_players[tile] <= sides and tile not in replaced and (rules.module or tile < BASE_TILES)
    ]


# -- what actions are about ------------------------------------------------------------------------------------------


def visited(state: RedCathedral, seat: int, action: int) -> Sequence[Thing]:
    """The card of the quadrant that a die is moved to."""
    quadrant = landing(state, die_moved(action), extra_spaces(action)) >> 1
    return (("visited", state.parts.influence_names[state.influence[quadrant]]),)


def influence(state: RedCathedral, seat: int, action: int) -> Sequence[Thing]:
    choice = int(INFLUENCE.a(action))
    card = state.parts.influence_names[state.influence[choice >> 1]]
    return (("influence", f"{card}{'ab'[choice & 1]}"),)


def claimed(state: RedCathedral, seat: int, action: int) -> Sequence[Thing]:
    """The tile that lies on the section."""
    return (("claimed", state.parts.tile_names[state.tile[CLAIM.a(action)]]),)


def placed(state: RedCathedral, seat: int, action: int) -> Sequence[Thing]:
    if PLACE.b(action) != FACE_UP:
        return ()
    return (("face_up", state.parts.tile_names[state.stack.get(2)]),)


def activated(state: RedCathedral, seat: int, action: int) -> Sequence[Thing]:
    tile = state.workshop[seat * SPACES + ACTIVATE.a(action)]
    return (("activated", state.parts.tile_names[tile]),)


def borrowed(state: RedCathedral, seat: int, action: int) -> Sequence[Thing]:
    return (("activated", state.parts.tile_names[state.workshop[action - BORROW.first]]),)


def hired(state: RedCathedral, seat: int, action: int) -> Sequence[Thing]:
    return (("city", state.parts.city_names[HIRE.a(action)]),)


def to_engage(state: RedCathedral, seat: int, action: int) -> Sequence[Thing]:
    """Whoever is hired chooses one of the specialists next to the city."""
    if state.rubles[seat] < state.parts.specialist_price:
        return ()
    near = state.parts.city_stands[HIRE.a(action)]
    return [
        thing
        for stand, token in enumerate(state.token_at)
        if token >= 0 and near >> stand & 1
        for thing in specialist_and_tool(state, int(token))
    ]


def engaged(state: RedCathedral, seat: int, action: int) -> Sequence[Thing]:
    return specialist_and_tool(state, int(state.token_at[BUY_TOKEN.a(action)]))


def specialist_and_tool(state: RedCathedral, token: int) -> Sequence[Thing]:
    """A token, and the tool on its other side."""
    tool = state.parts.tool_names[state.parts.token_tool[token]]
    return ("specialist", state.parts.token_names[token]), ("tool", tool)


def at_work(state: RedCathedral, seat: int, action: int) -> Sequence[Thing]:
    return (("at_work", state.parts.token_names[state.specialist[seat]]),)


def kept(state: RedCathedral, seat: int, action: int) -> Sequence[Thing]:
    return (("objective", state.parts.objective_names[state.drawn[KEEP_OBJECTIVE.a(action)]]),)


def served(state: RedCathedral, seat: int, action: int) -> Sequence[Thing]:
    return (("service", state.parts.service_names[TAKE_SERVICE.a(action)]),)


USAGE = Usage(
    kinds=(
        Kind(
            "visited",
            "Influence cards visited",
            "turn",
            "in a turn in which a die can go to its quadrant",
            "card",
            0.03,
            0.6,
        ),
        Kind(
            "influence",
            "Influence cards, by action",
            "turn",
            "in a turn in which the seat is at its quadrant, or sent there, and can carry it out",
            "influence",
        ),
        Kind(
            "claimed",
            "Workshop tiles claimed",
            "turn",
            "in a turn in which the section it lies on can be claimed",
            "tile",
            0.03,
            0.6,
        ),
        Kind("face_up", "Workshop tiles placed face up", "turn", "when it is placed and face up can be paid", "tile"),
        Kind(
            "activated",
            "Workshop tiles activated",
            "turn",
            "in a turn in which it lies face up where the seat may activate it, and gives something",
            "tile",
        ),
        Kind("city", "Cities hired in", "turn", "in a turn in which a hire there can be paid", "city"),
        Kind(
            "specialist",
            "Specialists bought",
            "seat",
            "to a seat that could once pay a hire next to it, and it, too",
            "token",
            0.03,
            0.6,
        ),
        Kind(
            "at_work", "Specialists used", "turn", "in a turn with the black die in which it gives something", "token"
        ),
        Kind("tool", "Tools bought", "turn", "in a turn in which a specialist with it is offered", "tool"),
        Kind("objective", "Objectives kept", "turn", "in a turn in which it is drawn", "objective"),
        Kind("service", "Services taken", "turn", "in a turn in which one of the display may be taken", "service"),
    ),
    things=things,
    readers=(
        (MOVE, visited),
        (INFLUENCE, influence),
        (CLAIM, claimed),
        (PLACE, placed),
        (ACTIVATE, activated),
        (BORROW, borrowed),
        (HIRE, hired),
        (BUY_TOKEN, engaged),
        (SPECIALIST, at_work),
        (KEEP_OBJECTIVE, kept),
        (TAKE_SERVICE, served),
    ),
    reached=((HIRE, to_engage),),
    goals=(
        Goal("turns", "mean", 15, 20),
        Goal("turns", "max", 0, 26),
        Goal("points.leftovers", "mean", 0, 3),
        Goal("uses.city", "mean", 2, 4),
    ),
)
