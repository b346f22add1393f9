"""The construction site as everybody sees it: towers, sections, ornamentations."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from guildhall.core.arrays import listed
from guildhall.games.red_cathedral.components.parts import PIECE_NAMES, SECTION_NAMES
from guildhall.games.red_cathedral.people.kept import SECTION, bundle, keep
from guildhall.games.red_cathedral.people.views import Ornament, Section, Tower
from guildhall.games.red_cathedral.rules.building import lacking, pieces_on
from guildhall.games.red_cathedral.rules.claiming import all_available, owner_of
from guildhall.games.red_cathedral.rules.completing import tower_complete
from guildhall.games.red_cathedral.rules.decorating import ornament_of
from guildhall.games.red_cathedral.rules.scoring import presence_in, tower_worth

if TYPE_CHECKING:
    from guildhall.games.red_cathedral.state import RedCathedral

TYPES: Final = ("base", "middle", "dome")
JEWELS: Final = ((), ("green",), ("purple",), ("green", "green"), ("purple", "purple"), ("green", "purple"))


def towers_of(state: RedCathedral) -> list[Tower]:
    available = all_available(state)
    return [_tower(state, tower, available) for tower in range(state.towers)]


def _tower(state: RedCathedral, tower: i64, available: i64) -> Tower:
    city = state.city_of[tower]
    return Tower(
        tower=int(tower) + 1,
        sections=[_section(state, tower * 8 + level, available) for level in range(state.height[tower])],
        complete=tower_complete(state, tower),
        worth=int(tower_worth(state, tower)),
        presence=listed(presence_in(state, tower)),
        city=state.parts.city_names[city] if city >= 0 else None,
        closed=city >= 0 and state.closed[city] != 0,
        foreman=state.foreman == tower,
        pawn=state.rules.solo and state.rules.module and state.pawn == tower,
    )


def _section(state: RedCathedral, slot: i64, available: i64) -> Any:
    owner = owner_of(state, slot)
    ornament = ornament_of(state, slot)
    key = (
        SECTION,
        slot,
        state.card[slot],
        owner,
        state.seats,
        (state.done >> slot & 1) + 2 * (available >> slot & 1),
        state.goods[slot],
        state.subs[slot],
        state.tile[slot],
        ornament,
        state.jewels[slot],
    )
    found = state.parts.shown.get(key)
    return keep(state.parts, key, _new_section(state, slot, available, owner, ornament)) if found is None else found


def _new_section(state: RedCathedral, slot: i64, available: i64, owner: i64, ornament: i64) -> Section:
    parts = state.parts
    card = state.card[slot]
    kind = parts.card_type[card]
    tile = state.tile[slot]
    finished = state.done >> slot & 1 != 0
    return Section(
        id=SECTION_NAMES[slot],
        card=parts.card_names[card],
        type=TYPES[kind],
        state="finished" if finished else "unfinished" if owner >= 0 else "unclaimed",
        available=available >> slot & 1 != 0,
        owner=int(owner) if owner >= 0 else None,
        rp=int(parts.card_rp[card]),
        rubles=int(parts.card_rubles[card]),
        needs=bundle(parts.card_packed[card]),
        has=bundle(state.goods[slot]),
        missing={} if finished else _missing(state, slot, owner),
        substitutes=bundle(state.subs[slot]),
        tile=parts.tile_names[tile] if tile >= 0 else None,
        ornament=_ornament(state, slot, kind, ornament),
    )


def _missing(state: RedCathedral, slot: i64, owner: i64) -> dict[str, int]:
    """Ivan builds with whatever he has."""
    if owner >= state.seats:
        return {"material": int(state.parts.card_units[state.card[slot]] - pieces_on(state, slot))}
    return bundle(lacking(state, slot))


def _ornament(state: RedCathedral, slot: i64, kind: i64, owner: i64) -> Ornament | None:
    if owner < 0:
        return None
    return Ornament(piece=PIECE_NAMES[kind], owner=int(owner), jewels=list(JEWELS[state.jewels[slot]]))
