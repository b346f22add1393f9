"""Completed sections: their reward, penalties below them, cities, the end (RC-BUILD-07, RC-PEN, RC-END)."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from guildhall.core.arrays import bit
from guildhall.games.red_cathedral.components.parts import GOODS
from guildhall.games.red_cathedral.rules.claiming import owner_of
from guildhall.games.red_cathedral.rules.contractors import score_city
from guildhall.games.red_cathedral.rules.goods import to_supply
from guildhall.games.red_cathedral.rules.packed import amount, changed, in_tower
from guildhall.games.red_cathedral.rules.tell import section_name, tell
from guildhall.games.red_cathedral.rules.track import gain_pp, gain_rp, lose_rp

if TYPE_CHECKING:
    from guildhall.games.red_cathedral.state import RedCathedral

LAST_SECTION: Final[i64] = 6


def complete(state: RedCathedral, slot: i64) -> None:
    """A section holds all it needs: the steps of RC-BUILD-07, in their order."""
    seat = owner_of(state, slot)
    for kind in range(GOODS):  # (a)
        to_supply(state, kind, amount(state.goods[slot], kind))
    state.goods[slot] = 0
    state.subs = changed(state.subs, slot, 0)
    reward(state, seat, slot)  # (b)
    state.done |= bit(slot)  # (c)
    state.finished = changed(state.finished, seat, state.finished[seat] + 1)
    tower = slot >> 3
    if state.foreman == tower:  # (d) RC-GUILD-FOREMEN-03
        gain_rp(state, seat, 1)
        if state.events is not None:
            tell(state, "foreman-bonus", seat, {})
    penalise(state, slot)  # (e)
    if state.rules.module and tower_complete(state, tower):  # (f)
        score_city(state, tower)
    if state.ender < 0 and state.finished[seat] == LAST_SECTION:  # (g)
        bring_the_end(state, seat)


def reward(state: RedCathedral, seat: i64, slot: i64) -> None:
    """Recognition and rubles of the card; Ivan has no use for rubles (RC-SOLO-27)."""
    card = state.card[slot]
    rubles: i64 = 0
    if seat < state.seats:
        rubles = state.parts.card_rubles[card]
    gain_rp(state, seat, state.parts.card_rp[card])
    state.rubles[seat] += rubles
    if state.events is not None:
        args = {"section": section_name(slot), "rp": int(state.parts.card_rp[card]), "rubles": int(rubles)}
        tell(state, "complete", seat, args)


def bring_the_end(state: RedCathedral, seat: i64) -> None:
    state.ender = seat
    points: i64 = 0 if state.rules.solo else state.parts.bonus_pp  # RC-SOLO-31
    gain_pp(state, seat, points)
    if state.events is not None:
        tell(state, "last", seat, {"pp": int(points)})


def tower_complete(state: RedCathedral, tower: i64) -> bool:
    """RC-CITY-01."""
    return in_tower(state.done, tower) == state.height[tower]


def penalise(state: RedCathedral, slot: i64) -> None:
    """Each unfinished section below loses its owner 1 RP per section above finished by somebody else (RC-PEN)."""
    tower = slot >> 3
    each: i64 = 2 if state.foreman == tower else 1  # RC-GUILD-FOREMEN-04
    top = tower * 8 + state.height[tower]
    for below in range(tower * 8, slot):
        if state.done >> below & 1:
            continue
        victim = owner_of(state, below)
        others = state.done & ~state.claims[victim]
        loss: i64 = 0
        for above in range(below + 1, top):
            if others >> above & 1:
                loss += each
        if loss > 0:
            lose_rp(state, victim, loss)
            if state.events is not None:
                tell(state, "penalty", victim, {"section": section_name(below), "rp": int(loss)})
