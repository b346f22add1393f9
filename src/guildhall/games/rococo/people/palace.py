"""The palace as everybody sees it: halls with their guests, fireworks and the spaces for decorations.

Guests and decorations are kept in `board.shown`: most are the same from one position to the next.
"""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.core.arrays import bit
from guildhall.games.rococo.components import parts as c
from guildhall.games.rococo.components.holdings import RENTED, TOKENS, WORN, in_hall, masters_in
from guildhall.games.rococo.components.parts import EMPTY, decoration_kind, decoration_name
from guildhall.games.rococo.people.views import Decoration, Fireworks, FireworksRank, Guest, Hall, HallRank
from guildhall.games.rococo.people.words import name_of, who
from guildhall.games.rococo.rules.counting import has_token, owner_of, tokens
from guildhall.games.rococo.rules.scoring import (
    fire_key,
    fire_place,
    fire_prestige,
    hall_key,
    hall_place,
    hall_prestige,
    second_places_score,
)

if TYPE_CHECKING:
    from guildhall.games.rococo.state import Rococo

KIND_NAMES = ("fireworks", "statues", "kitchen_left", "kitchen_right", "musicians", "jeweller")
GUEST_IDS = [[f"guest:{hall}-{position}" for position in range(1, c.POSITIONS + 1)] for hall in range(1, c.HALLS + 1)]
DECORATION_KEYS = 1 << 30
DECORATION_IDS = [f"deco:{name}" for name in c.DECORATION_NAMES]


def hall_view(state: Rococo, hall: int) -> Hall:
    board, start = state.board, int(state.board.hall_start[hall])
    ranked = [p for p in range(state.sides) if hall_key(state, hall, p) >= 0]
    ranked.sort(key=lambda p: -int(hall_key(state, hall, p)))
    return Hall(
        id=f"hall:{hall + 1}",
        number=hall + 1,
        first=int(board.first[hall]),
        second=int(board.second[hall]) if second_places_score(state) else 0,
        musician=decoration_view(state, int(c.MUSICIANS) + hall),
        guests=[_guest(state, hall, space, space - start + 1) for space in range(start, board.hall_start[hall + 1])],
        ranking=[
            HallRank(
                who=p,
                garments=int(in_hall(state.own[WORN + p], hall)),
                masters=int(masters_in(state.own[WORN + p], hall)),
                musician=has_token(state, p, bit(c.MUSICIANS + hall)),
                place=int(hall_place(state, hall, p)),
                prestige=int(hall_prestige(state, hall, p)),
            )
            for p in ranked
        ],
    )


def _guest(state: Rococo, hall: int, space: int, position: int) -> Guest:
    board, garment, owner = state.board, state.guest_garment[space], owner_of(state, RENTED, space)
    key = int(space << 16 | garment + 1 << 8 | owner + 1)
    found: Guest | None = board.shown.get(key)  # most are the same from one position to the next
    if found is None:
        found = Guest(
            id=GUEST_IDS[hall][position - 1],
            position=position,
            master=bool(board.guest_master[space]),
            reward=c.REWARDS[board.guest_reward[space]],
            amount=int(board.guest_amount[space]),
            garment=name_of(state.parts.garment_ids, garment),
            owner=who(owner),
        )
        board.shown[key] = found
    return found


def fireworks_view(state: Rococo) -> Fireworks:
    ranked = [p for p in range(state.sides) if fire_key(state, p) >= 0]
    ranked.sort(key=lambda p: -int(fire_key(state, p)))
    return Fireworks(
        first=int(state.board.fire_first),
        second=int(state.board.fire_second) if second_places_score(state) else 0,
        ranking=[
            FireworksRank(
                who=p,
                tokens=int(tokens(state, p, c.FIREWORK_SPACES)),
                dearest=decoration_name(int(fire_key(state, p)) % 100),
                place=int(fire_place(state, p)),
                prestige=int(fire_prestige(state, p)),
            )
            for p in ranked
        ],
    )


def decoration_view(state: Rococo, space: int) -> Decoration:
    owner, garment = owner_of(state, TOKENS, space), state.terrace[space] if space < c.STATUES else EMPTY
    key = int(DECORATION_KEYS | space << 16 | garment + 1 << 8 | owner + 1)
    found: Decoration | None = state.board.shown.get(key)
    if found is None:
        found = _new_decoration(state, space, int(owner), int(garment))
        state.board.shown[key] = found
    return found


def _new_decoration(state: Rococo, space: int, owner: int, garment: int) -> Decoration:
    found = Decoration(
        id=DECORATION_IDS[space],
        space=decoration_name(space),
        kind=KIND_NAMES[decoration_kind(space)],
        cost=int(state.board.deco_cost[space]),
        prestige=int(state.board.deco_prestige[space]),
        owner=who(owner),
    )
    if space < c.STATUES:
        times = int(state.board.multiplier[space])
        found.multiplier = times
        if garment >= 0:
            found.terrace = state.parts.garment_ids[garment]
            found.terrace_prestige = times * int(state.parts.garment_prestige[garment])
    elif c.MUSICIANS <= space < c.JEWELLER:
        found.hall = int(space - c.MUSICIANS) + 1
    return found
