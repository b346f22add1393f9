"""The market as everybody sees it: spaces, dice, influence cards, and what each move of a die would bring."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from guildhall.core.state import Moves
from guildhall.games.red_cathedral.components.parts import (
    BLACK,
    DICE,
    DIE_NAMES,
    GOODS,
    PERMIT,
    PERMIT_LIMIT,
    PLACES,
    QUADRANTS,
    RESOURCE_NAMES,
    SPACES,
)
from guildhall.games.red_cathedral.people.kept import CARD, DIE, GIVES, MOVE, SPACE, keep
from guildhall.games.red_cathedral.people.views import CardAction, Die, DieMove, InfluenceCard, Landing, Market, Space
from guildhall.games.red_cathedral.rules.dice import dice_at, landing
from guildhall.games.red_cathedral.rules.goods import in_supply, room
from guildhall.games.red_cathedral.rules.market import first_space, last_space
from guildhall.games.red_cathedral.rules.moving import die_moved, die_moves, extra_spaces
from guildhall.games.red_cathedral.rules.obtaining import tile_gives
from guildhall.games.red_cathedral.rules.turns import turn_begins

if TYPE_CHECKING:
    from guildhall.games.red_cathedral.state import RedCathedral

NUMBERS: Final = {name: number for number, name in enumerate(RESOURCE_NAMES)}


def market_of(state: RedCathedral) -> Market:
    dice: dict[str, Die] = {}
    for die in range(DICE):
        if state.die_space[die] >= 0:
            dice[DIE_NAMES[die]] = _die(state, die)
    moved = state.moved
    landed = state.landed
    return Market(
        spaces=[_space(state, place) for place in range(PLACES)],
        dice=dice,
        cards=[_card(state, quadrant) for quadrant in range(QUADRANTS)],
        moved=DIE_NAMES[moved] if moved >= 0 else None,
        landed=int(landed) + 1 if landed >= 0 else None,
        offer=_offer(state, moved, landed) if moved >= 0 and landed >= 0 else None,
        moves=_die_moves(state) if not state.over and turn_begins(state) else [],
    )


def _die(state: RedCathedral, die: i64) -> Any:
    key = (DIE, die, state.die_space[die], state.die_value[die], state.sides)
    found = state.parts.shown.get(key)
    if found is not None:
        return found
    side = int(die) - 1 if 1 <= die <= state.sides and die < BLACK else None
    return keep(state.parts, key, Die(space=int(state.die_space[die]) + 1, value=int(state.die_value[die]), side=side))


def _space(state: RedCathedral, place: i64) -> Any:
    there: i64 = 0
    for die in range(DICE):
        there += there
        if state.die_space[die] == place:
            there += 1
    key = (SPACE, place, state.resource[place], there)
    found = state.parts.shown.get(key)
    if found is not None:
        return found
    space = Space(
        space=int(place) + 1,
        tile=state.parts.resource_names[state.resource[place]],
        gives=_gives(state, place, 1),
        dice=[DIE_NAMES[die] for die in range(DICE) if state.die_space[die] == place],
        quadrant=int(place >> 1) + 1,
    )
    return keep(state.parts, key, space)


def _card(state: RedCathedral, quadrant: i64) -> Any:
    parts = state.parts
    card = state.influence[quadrant]
    key = (CARD, quadrant, card, state.lightning >> (quadrant * 2) & 3)
    found = parts.shown.get(key)
    if found is not None:
        return found
    actions = [
        CardAction(
            id=f"{int(quadrant) + 1}{'ab'[number]}",
            effect=parts.influence_texts[card * 2 + number],
            repeat="once" if parts.influence_once[card * 2 + number] else "any",
            used=state.lightning >> (quadrant * 2 + number) & 1 != 0,
        )
        for number in range(2)
    ]
    group = parts.group_names[parts.influence_group[card]]
    shown = InfluenceCard(quadrant=int(quadrant) + 1, card=parts.influence_names[card], group=group, actions=actions)
    return keep(parts, key, shown)


# -- what a die brings --------------------


def _gives(state: RedCathedral, place: i64, dice: i64) -> Any:
    """The resources of a place for so many dice."""
    key = (GIVES, state.resource[place], dice)
    found = state.parts.shown.get(key)
    return keep(state.parts, key, tile_gives(state, place, dice)) if found is None else found


def fitting(state: RedCathedral, side: i64, gives: dict[str, int]) -> i64:
    """What of it could be taken now, 8 bits a resource: what fits, what the supply has, what the limit allows (see
    `goods.take`)."""
    free: i64 = 0
    if side < state.seats:
        free = room(state, side)
    found: i64 = 0
    shift: i64 = 0
    for name, amount in gives.items():
        kind: i64 = NUMBERS[name]
        got: i64 = amount
        if kind < GOODS:
            got = least(got, least(free, in_supply(state, kind)))
            free -= got
        elif kind == PERMIT:
            got = least(got, PERMIT_LIMIT - state.permits[side])
        found += got << shift
        shift += 8
    return found


def least(one: i64, other: i64) -> i64:
    return one if one < other else other


def _fits(gives: dict[str, int], fits: i64) -> dict[str, int]:
    """The same by name."""
    found: dict[str, int] = {}
    for name in gives:
        found[name] = int(fits & 255)
        fits >>= 8
    return found


def _tiles(state: RedCathedral, die: i64) -> i64:
    """The face-up tiles of a die on the board of the active side, each 1 more in 8 bits."""
    if die == BLACK:
        return 0
    found: i64 = 0
    for space in range(first_space(die), last_space(die) + 1):
        at = state.active * SPACES + space
        if state.face_up[at]:
            found = found * 256 + state.workshop[at] + 1
    return found


def _tile_names(state: RedCathedral, tiles: i64) -> list[str]:
    found: list[str] = []
    while tiles > 0:
        found.append(state.parts.tile_names[(tiles & 255) - 1])
        tiles >>= 8
    found.reverse()
    return found


def _specialist(state: RedCathedral, die: i64) -> i64:
    return state.specialist[state.active] if die == BLACK else i64(-1)


def _offer(state: RedCathedral, die: i64, place: i64) -> Landing:
    dice = dice_at(state, place)
    gives = _gives(state, place, dice)
    token = _specialist(state, die)
    return Landing(
        die=DIE_NAMES[die],
        space=int(place) + 1,
        dice=int(dice),
        gives=gives,
        fits=_fits(gives, fitting(state, state.active, gives)),
        quadrant=int(place >> 1) + 1,
        workshop=_tile_names(state, _tiles(state, die)),
        specialist=state.parts.token_names[token] if token >= 0 else None,
    )


def _die_moves(state: RedCathedral) -> list[DieMove]:
    out = Moves()
    die_moves(state, state.active, out)
    return [_die_move(state, out.items[i]) for i in range(out.count)]


def _die_move(state: RedCathedral, action: i64) -> Any:
    die = die_moved(action)
    extra = extra_spaces(action)
    place = landing(state, die, extra)
    dice = dice_at(state, place)
    if state.die_space[die] != place:
        dice += 1
    gives = _gives(state, place, dice)
    fits = fitting(state, state.active, gives)
    tiles = _tiles(state, die)
    token = _specialist(state, die)
    key = (MOVE, action, place, dice, state.resource[place], fits, tiles, token)
    found = state.parts.shown.get(key)
    if found is not None:
        return found
    move = DieMove(
        die=DIE_NAMES[die],
        space=int(place) + 1,
        dice=int(dice),
        gives=gives,
        fits=_fits(gives, fits),
        quadrant=int(place >> 1) + 1,
        workshop=_tile_names(state, tiles),
        specialist=state.parts.token_names[token] if token >= 0 else None,
        action=int(action),
        text=f"move {DIE_NAMES[die]} +{int(extra)}",
        extra=int(extra),
        cost=int(extra),
    )
    return keep(state.parts, key, move)
