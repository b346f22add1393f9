"""Building and decorating: deliveries one at a time, completed sections and penalties (RC-BUILD, RC-DECO, RC-PEN)."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from guildhall.core.arrays import bit
from guildhall.core.state import Moves
from guildhall.games.red_cathedral.components.parts import (
    BASIC,
    DIAMOND,
    GOLD,
    GOODS,
    GREEN,
    LUMBER,
    PIECES,
    PURPLE,
    STONE,
)
from guildhall.games.red_cathedral.rules.contractors import score_city
from guildhall.games.red_cathedral.rules.frames import F_JEWELS
from guildhall.games.red_cathedral.rules.goods import give, to_supply
from guildhall.games.red_cathedral.rules.tell import KINDS, section_name, tell
from guildhall.games.red_cathedral.rules.track import gain_pp, gain_rp, lose_rp
from guildhall.games.red_cathedral.rules.verbs import DECORATE, DECORATE_DIAMOND, DELIVER, JEWEL, STOP, SUBSTITUTE

if TYPE_CHECKING:
    from guildhall.games.red_cathedral.state import RedCathedral

PIECE_NAMES: Final = ["door", "arch", "cross"]


def delivered(state: RedCathedral, slot: i64, kind: i64) -> i64:
    """Pieces of a kind on a card, diamonds that stand for it included."""
    return (state.goods[slot] >> (4 * kind) & 15) + (state.subs[slot] >> (4 * kind) & 15)


def needs(state: RedCathedral, slot: i64, kind: i64) -> i64:
    """Pieces of a kind that a section still requires (RC-BUILD-04)."""
    return state.parts.card_cost[state.card[slot] * BASIC + kind] - delivered(state, slot, kind)


def pieces_on(state: RedCathedral, slot: i64) -> i64:
    goods = state.goods[slot]
    total: i64 = 0
    while goods > 0:
        total += goods & 15
        goods >>= 4
    return total


def units_missing(state: RedCathedral, slot: i64) -> i64:
    return state.parts.card_units[state.card[slot]] - pieces_on(state, slot)


def piece_material(kind: i64) -> i64:
    """Door, arch, cross: lumber, stone, gold (RC-DECO-03)."""
    if kind == 0:
        return LUMBER
    return STONE if kind == 1 else GOLD


def delivery_moves(state: RedCathedral, side: i64, out: Moves) -> None:
    """All single deliveries to own unfinished sections and all ornamentations that can be begun."""
    at = side * GOODS
    inventory = state.inventory
    owner = state.owner
    done = state.done
    diamonds = inventory[at + DIAMOND]
    for i in range(i64(len(state.slots))):
        slot = state.slots[i]
        if done[slot]:
            if state.ornament[slot] < 0:
                kind = state.parts.card_type[state.card[slot]]
                if state.pieces[side * PIECES + kind] > 0:
                    if inventory[at + piece_material(kind)] > 0:
                        out.add(DECORATE + slot)
                    if diamonds > 0:
                        out.add(DECORATE_DIAMOND + slot)
        elif owner[slot] == side:
            cost = state.card[slot] * BASIC
            for kind in range(BASIC):
                if state.parts.card_cost[cost + kind] > 0 and (diamonds > 0 or inventory[at + kind] > 0):
                    if needs(state, slot, kind) > 0:
                        if inventory[at + kind] > 0:
                            out.add(DELIVER + slot * BASIC + kind)
                        if diamonds > 0:
                            out.add(SUBSTITUTE + slot * BASIC + kind)


def deliver(state: RedCathedral, side: i64, slot: i64, kind: i64, diamond: bool) -> None:
    """One material goes on a card (RC-BUILD-05, -10); a diamond stands for it (RC-GUILD-JEWELERS-03)."""
    state.idle = 0
    real = DIAMOND if diamond else kind
    state.inventory[side * GOODS + real] -= 1
    state.goods[slot] += bit(4 * real)
    if diamond:
        state.subs[slot] += bit(4 * kind)
    state.stack.set(1, state.stack.get(1) - 1)
    state.stack.set(2, state.stack.get(2) + 1)
    if state.events is not None:
        tell(state, "deliver", side, {"kind": KINDS[real], "section": section_name(slot)})
    if units_missing(state, slot) == 0:
        complete(state, slot)


def decorate(state: RedCathedral, side: i64, slot: i64, diamond: bool) -> None:
    """The ornamentation with its first material; jewels may follow in one go (RC-DECO-01 to -07)."""
    state.idle = 0
    kind = state.parts.card_type[state.card[slot]]
    give(state, side, DIAMOND if diamond else piece_material(kind), 1)
    state.pieces[side * PIECES + kind] -= 1
    state.ornament[slot] = side
    state.jewels[slot] = 0
    state.stack.set(1, state.stack.get(1) - 1)
    state.stack.set(2, state.stack.get(2) + 1)
    state.stack.push(F_JEWELS, slot, 0, 0)


def jewel_moves(state: RedCathedral, side: i64, out: Moves) -> None:
    """Up to two jewels within the deliveries left (RC-DECO-03, -08)."""
    if state.stack.get(2) < 2 and state.stack.get_at(1, 1) > 0:
        at = side * GOODS
        if state.inventory[at + GREEN] > 0:
            out.add(JEWEL)
        if state.inventory[at + PURPLE] > 0:
            out.add(JEWEL + 1)
        if state.inventory[at + DIAMOND] > 0:
            out.add(JEWEL + 2)
            out.add(JEWEL + 3)
    out.add(STOP)


def set_jewel(state: RedCathedral, side: i64, choice: i64) -> None:
    slot = state.stack.get(1)
    count = state.stack.get(2) + 1
    colours = state.stack.get(3)
    give(state, side, DIAMOND if choice >= 2 else GREEN + choice, 1)
    colour = choice & 1
    same = colours == colour + 1
    colours |= colour + 1
    state.stack.set(2, count)
    state.stack.set(3, colours)
    if count == 1:
        state.jewels[slot] = 1 + colour
    else:
        state.jewels[slot] = 3 + colour if same else 5
    state.stack.set_at(1, 1, state.stack.get_at(1, 1) - 1)
    state.stack.set_at(1, 2, state.stack.get_at(1, 2) + 1)


def jewel_prestige(code: i64) -> i64:
    """No jewel, green, purple, two green, two purple, one of each (RC-DECO-05)."""
    if code == 0:
        return 0
    if code < 3:
        return 1
    return 2 if code < 5 else 3


def finish_ornament(state: RedCathedral, side: i64) -> None:
    slot = state.stack.get(1)
    state.stack.pop()
    points = jewel_prestige(state.jewels[slot])
    gain_pp(state, side, points)
    if state.events is not None:
        piece = PIECE_NAMES[state.parts.card_type[state.card[slot]]]
        tell(state, "decorate", side, {"piece": piece, "section": section_name(slot), "pp": int(points)})


def complete(state: RedCathedral, slot: i64) -> None:
    """A section holds all it needs: the steps of RC-BUILD-07, in their order."""
    side = state.owner[slot]
    card = state.card[slot]
    goods = state.goods[slot]
    for kind in range(GOODS):  # (a)
        to_supply(state, kind, goods >> (4 * kind) & 15)
    state.goods[slot] = 0
    state.subs[slot] = 0
    gain_rp(state, side, state.parts.card_rp[card])  # (b)
    human = side < state.seats
    if human:
        state.rubles[side] += state.parts.card_rubles[card]  # RC-SOLO-27: Ivan has no use for them
    state.done[slot] = 1  # (c)
    state.finished[side] += 1
    if state.events is not None:
        rubles = int(state.parts.card_rubles[card]) if human else 0
        tell(
            state,
            "complete",
            side,
            {"section": section_name(slot), "rp": int(state.parts.card_rp[card]), "rubles": rubles},
        )
    tower = slot >> 3
    if state.foreman == tower:  # (d) RC-GUILD-FOREMEN-03
        gain_rp(state, side, 1)
        if state.events is not None:
            tell(state, "foreman-bonus", side, {})
    penalise(state, slot)  # (e)
    if state.rules.module and tower_complete(state, tower):  # (f)
        score_city(state, tower)
    if state.ender < 0 and state.finished[side] == 6:  # (g)
        state.ender = side
        if not state.rules.solo:  # RC-SOLO-31
            gain_pp(state, side, state.parts.bonus_pp)
        if state.events is not None:
            tell(state, "last", side, {"pp": 0 if state.rules.solo else int(state.parts.bonus_pp)})


def tower_complete(state: RedCathedral, tower: i64) -> bool:
    """RC-CITY-01."""
    return all(state.done[slot] != 0 for slot in range(tower * 8, tower * 8 + state.height[tower]))


def penalise(state: RedCathedral, slot: i64) -> None:
    """Each unfinished section below loses its owner 1 RP per section above finished by somebody else (RC-PEN)."""
    tower = slot >> 3
    each: i64 = 2 if state.foreman == tower else 1  # RC-GUILD-FOREMEN-04
    top = tower * 8 + state.height[tower]
    for below in range(tower * 8, slot):
        if state.done[below]:
            continue
        victim = state.owner[below]
        loss: i64 = 0
        for above in range(below + 1, top):
            if state.done[above] and state.owner[above] != victim:
                loss += each
        if loss > 0:
            lose_rp(state, victim, loss)
            if state.events is not None:
                tell(state, "penalty", victim, {"section": section_name(below), "rp": int(loss)})
