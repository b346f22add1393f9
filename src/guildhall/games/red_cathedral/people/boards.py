"""The boards of the sides: what everybody sees of them, and the objectives that only their owner knows."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from guildhall.games.red_cathedral.components.parts import (
    CITIES,
    HAND,
    INVENTORY,
    PIECE_NAMES,
    PIECES,
    ROWS,
    SERVICES,
    SPACE_NAMES,
    SPACES,
    TOOLS,
    WHITE_A,
)
from guildhall.games.red_cathedral.people import kept
from guildhall.games.red_cathedral.people.kept import bundle, chosen, counted, keep
from guildhall.games.red_cathedral.people.views import Banners, Objectives, Side, WorkshopSpace
from guildhall.games.red_cathedral.rules.claiming import on_white, space_cost, space_open
from guildhall.games.red_cathedral.rules.contractors import tools_of
from guildhall.games.red_cathedral.rules.goods import room
from guildhall.games.red_cathedral.rules.scoring import SCORE_ROWS
from guildhall.games.red_cathedral.rules.track import mark_at, prestige

if TYPE_CHECKING:
    from guildhall.games.red_cathedral.state import RedCathedral

COLOURS: Final = ("red", "green", "blue", "yellow")


def sides_of(state: RedCathedral) -> list[Side]:
    """All sides as a spectator sees them."""
    return [_side(state, side) for side in range(state.sides)]


def _side(state: RedCathedral, side: i64) -> Side:
    parts = state.parts
    pos = state.pos[side]
    points = prestige(parts, pos)
    lap = parts.lap
    last: i64 = 0
    if points > 0:
        last = mark_at(parts, points)
    ivan = side >= state.seats
    token = state.specialist[side]
    return Side(
        side=int(side),
        seat=None if ivan else int(side),
        name="ivan" if ivan else "seat",
        colour=COLOURS[side],
        pos=int(pos),
        pp=int(points),
        rp=int(pos - last),
        lap=int(pos) if pos <= lap else int((pos - 1) % lap) + 1,
        plus40=pos > lap,
        rubles=int(state.rubles[side]),
        permits=int(state.permits[side]),
        inventory=bundle(state.inventory[side]),
        capacity=0 if ivan else int(INVENTORY - state.banners[side]),
        room=0 if ivan else int(room(state, side)),
        banners=_banners(state, side),
        workshop=[] if ivan else _workshop(state, side),
        pieces=_pieces([int(state.pieces[side * PIECES + kind]) for kind in range(PIECES)]),
        removed=_pieces([int(state.removed[side * PIECES + kind]) for kind in range(PIECES)]),
        finished=int(state.finished[side]),
        contractors=int(state.contractors[side]),
        sent=counted(parts.city_names, [int(state.sent[side * CITIES + city]) for city in range(CITIES)]),
        specialist=parts.token_names[token] if token >= 0 else None,
        tokens=chosen(parts.token_names, state.tools[side]),
        tools=_tools(state, side),
        objectives=_objectives(state, side, state.over != 0),
        services=counted(parts.service_names, [int(state.services[side * SERVICES + i]) for i in range(SERVICES)]),
        score=_score(state, side) if state.over else None,
    )


def _pieces(counts: list[int]) -> dict[str, int]:
    return {PIECE_NAMES[kind]: counts[kind] for kind in range(len(counts))}


def _score(state: RedCathedral, side: i64) -> dict[str, int]:
    return {SCORE_ROWS[row]: int(state.scored[side * ROWS + row]) for row in range(ROWS)}


def _banners(state: RedCathedral, side: i64) -> Any:
    outside = state.outside[side]
    white = on_white(state)
    key = (kept.BANNERS, state.banners[side], outside, white)
    found = state.parts.shown.get(key)
    if found is not None:
        return found
    count = int((outside & 1) + (outside >> 1))
    spaces = [SPACE_NAMES[WHITE_A + i] for i in range(2) if white and outside >> i & 1]
    banners = Banners(inventory=int(state.banners[side]), outside=count, beside=count - len(spaces), white=spaces)
    return keep(state.parts, key, banners)


def _workshop(state: RedCathedral, side: i64) -> Any:
    tiles: i64 = 0
    up: i64 = 0
    for space in range(side * SPACES, side * SPACES + SPACES):
        tiles = tiles * 256 + state.workshop[space] + 1
        up += up + state.face_up[space]
    key = (kept.BENCH, side, tiles, up, state.outside[side], state.rules.advanced)
    found = state.parts.shown.get(key)
    if found is not None:
        return found
    return keep(state.parts, key, [_bench(state, side, space) for space in range(SPACES)])


def _bench(state: RedCathedral, side: i64, space: i64) -> WorkshopSpace:
    tile = state.workshop[side * SPACES + space]
    return WorkshopSpace(
        space=SPACE_NAMES[space],
        tile=state.parts.tile_names[tile] if tile >= 0 else None,
        up=state.face_up[side * SPACES + space] != 0,
        cost=int(space_cost(state, side, space)),
        open=space_open(state, side, space),
    )


def _tools(state: RedCathedral, side: i64) -> Any:
    key = (kept.TOOLS, state.tools[side])
    found = state.parts.shown.get(key)
    if found is not None:
        return found
    counts = [int(tools_of(state, side, tool)) for tool in range(TOOLS)]
    return keep(state.parts, key, counted(state.parts.tool_names, counts))


# -- objectives --------------------


def _objectives(state: RedCathedral, side: i64, known: bool) -> Objectives:
    """Secret until final scoring (RC-GUILD-SCRIBES-04)."""
    names: list[str] = []
    for i in range(side * HAND, side * HAND + HAND):
        if state.hand[i] >= 0:
            names.append(state.parts.objective_names[state.hand[i]])
    return Objectives(count=len(names), cards=names if known or not names else None)


def own_side(state: RedCathedral, shown: Side, seat: i64) -> Side:
    """A side as its own seat sees it."""
    if shown.objectives.cards is not None:
        return shown
    known: dict[str, Any] = {name: shown[name] for name in shown}
    known["objectives"] = _objectives(state, seat, True)
    return Side(**known)
