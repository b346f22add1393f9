"""Everything one might try in the present decision, and which rule forbids what is not legal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.games.red_cathedral.components.parts import (
    BLACK,
    DIAMOND,
    FOREMEN,
    JEWELERS,
    PERMIT_LIMIT,
    WHITE,
    WHITE_A,
    WHITE_B,
)
from guildhall.games.red_cathedral.people.prompts import pending
from guildhall.games.red_cathedral.rules import verbs as act
from guildhall.games.red_cathedral.rules.building import needs, piece_material
from guildhall.games.red_cathedral.rules.claiming import banners_left, space_cost, space_open
from guildhall.games.red_cathedral.rules.contractors import contractors_in
from guildhall.games.red_cathedral.rules.effects import possible
from guildhall.games.red_cathedral.rules.frames import FROM_CARD, FROM_TILE, USED_ACTIVATE, USED_INFLUENCE, USED_OBTAIN
from guildhall.games.red_cathedral.rules.market import has_room, landing, may_push
from guildhall.games.red_cathedral.rules.track import payable_pp

if TYPE_CHECKING:
    from guildhall.games.red_cathedral.state import RedCathedral

WINDOWS = ("basic", "after", "market", "place", "token", "deliver")
"""Decisions at which free actions are possible (RC-FREE-02); `deliver` only in the build action."""

# What speaks against any other answer in the decisions that have one rule of their own.
OTHERWISE = {
    "claim": "RC-CLAIM-02",
    "banner": "RC-CLAIM-03",
    "effect": "RC-EFF-12",
    "take": "RC-EFF-04",
    "keep": "RC-INV-03",
    "pay": "RC-EFF-02",
    "tile": "RC-EFF-06",
    "space": "RC-EFF-07",
    "die": "RC-EFF-08",
    "rival": "RC-GUILD-FOREMEN-09",
    "foreman": "RC-GUILD-FOREMEN-09",
    "extra": "RC-GUILD-SHOPKEEPERS-01",
    "influence": "RC-EFF-10",
    "again": "RC-MKT-17",
    "offer": "RC-CLAIM-10",
    "objective": "RC-GUILD-SCRIBES-02",
    "return": "RC-GUILD-SCRIBES-03",
    "icons": "RC-GUILD-ARCHITECTS-03",
    "section": "RC-GUILD-ARCHITECTS-05",
    "service": "RC-GUILD-BRICKMAKERS-02",
    "sell": "RC-TRACK-07",
    "ornament": "RC-SPEC-15",
    "ivan": "RC-SOLO-11",
    "ivan-claim": "RC-SOLO-21",
    "ivan-first": "RC-SOLO-04",
    "jewels": "RC-DECO-03",
    "token": "RC-CON-16",
    "place": "RC-CLAIM-06",
    "deliver": "RC-BUILD-01",
    "market": "RC-MKT-10",
    "after": "RC-TURN-02",
    "basic": "RC-TURN-02",
}

SMALL = {
    "effect": (act.PART, act.ACCEPT),
    "take": (act.TAKE, act.KEEP),
    "keep": (act.KEEP, act.PAY),
    "pay": (act.PAY, act.PART),
    "space": (act.SPACE, act.DIE),
    "die": (act.DIE, act.RIVAL),
    "rival": (act.RIVAL, act.FOREMAN),
    "foreman": (act.FOREMAN, act.KEEP_OBJECTIVE),
    "banner": (act.BANNER, act.PLACE),
    "jewels": (act.JEWEL, act.MOVE),
    "ornament": (act.DISCARD, act.NEXT),
    "service": (act.TAKE_SERVICE, act.HIRE),
}
"""Decisions whose candidates are all actions of a kind."""


def candidates(state: RedCathedral, seat: int) -> list[int]:
    """Legal answers and those a person might reach for; ascending, without doubles."""
    if seat not in state.to_act():
        return []
    kind = pending(state)
    found = set(state.legal(seat))
    if kind in SMALL:
        first, last = SMALL[kind]
        found |= {action for action in range(first, last) if _plausible(state, kind, action)}
    if kind in WINDOWS and (kind != "deliver" or state.stack.get(3)):
        found |= set(_free(state))
    if kind == "basic":
        found |= set(_basic(state))
    elif kind == "deliver":
        found |= set(_deliveries(state))
    elif kind == "place":
        found |= set(range(act.PLACE, act.DELIVER))
    elif kind in ("market", "extra"):
        found |= set(_market(state))
    elif kind == "influence":
        found |= set(range(act.INFLUENCE, act.ACTIVATE))
    elif kind == "tile" and state.stack.get(2) == 0:
        found |= set(range(act.ACTIVATE, act.BORROW))
    elif kind == "token":
        found |= set(range(act.BUY_TOKEN, act.DISCARD))
    elif kind == "claim":
        found |= {int(act.CLAIM) + slot for slot in _slots(state)}
    return sorted(found)


def _plausible(state: RedCathedral, kind: str, action: int) -> bool:
    """Candidates that make sense with what is in play: no diamonds without the Jewelers, no steps an effect lacks."""
    diamonds = state.guild == JEWELERS
    if kind in ("take", "keep", "pay"):
        first = SMALL[kind][0]
        if kind == "take":
            return bool(state.stack.get(2) >> (action - first) & 1)
        if kind == "keep":
            return bool(state.stack.get(1) >> 5 * (action - first) & 31)
        if action >= act.SPEND:
            return action in state.legal(state.to_act()[0])
        code, at = state.parts.code, int(state.stack.get(1)) + 5 + 3 * int(state.stack.get(2))
        return bool(code[at] >> (action - first) & 1) and (diamonds or action - first != DIAMOND)
    if kind == "jewels":
        return diamonds or action < act.JEWEL + 2
    if kind == "rival":
        return action - act.RIVAL < state.sides
    if kind == "banner":
        white = bool(state.parts.white_banners[state.rules.advanced])
        return action == act.BANNER or (action > act.BANNER + 1) == white
    if kind == "effect":
        return action in state.legal(state.to_act()[0])
    return True


def _slots(state: RedCathedral) -> list[int]:
    return [int(slot) for slot in state.slots]


def _basic(state: RedCathedral) -> list[int]:
    side = int(state.active)
    found = [int(act.CLAIM) + slot for slot in _slots(state)]
    found += _deliveries(state)
    for die in range(6):
        if state.die_space[die] >= 0:
            most = 7 if may_push(side, die) else 0
            found += [int(act.MOVE) + die * 8 + extra for extra in range(most + 1)]
    if state.rules.module:
        found += range(act.HIRE, act.BUY_TOKEN)
    return [*found, int(act.PASS)]


def _deliveries(state: RedCathedral) -> list[int]:
    found = []
    for slot in _slots(state):
        if state.owner[slot] == state.active and not state.done[slot]:
            for kind in range(6):
                found.append(int(act.DELIVER) + slot * 6 + kind)
                if state.guild == JEWELERS:
                    found.append(int(act.SUBSTITUTE) + slot * 6 + kind)
        if state.owner[slot] >= 0:
            found.append(int(act.DECORATE) + slot)
            if state.guild == JEWELERS:
                found.append(int(act.DECORATE_DIAMOND) + slot)
    return found


def _market(state: RedCathedral) -> list[int]:
    quadrant = int(state.landed) // 2
    found = [int(act.OBTAIN), int(act.INFLUENCE) + quadrant * 2, int(act.INFLUENCE) + quadrant * 2 + 1]
    found += range(act.ACTIVATE, act.BORROW)
    if state.rules.module:
        found.append(int(act.SPECIALIST))
    return found


def _free(state: RedCathedral) -> list[int]:
    found = [int(act.SELL), *range(act.REROLL, act.BUY_PERMIT)]
    if state.rules.module:
        found.append(int(act.BUY_PERMIT))
    found += [int(act.SERVICE) + kind for kind in range(8) if state.services[int(state.active) * 8 + kind] > 0]
    return found


def refusal(state: RedCathedral, seat: int, action: int) -> str:
    """The rule against an action, or nothing."""
    if seat not in state.to_act():
        return "RC-DP-02"
    if action in state.legal(seat):
        return ""
    kind = pending(state)
    if act.SELL <= action < act.TAKE and kind != "sell":
        if kind not in WINDOWS or (kind == "deliver" and not state.stack.get(3)):
            return "RC-FREE-02"
        return _refuse_free(state, action)
    if kind == "basic":
        return _refuse_basic(state, action)
    if kind in ("market", "extra"):
        return _refuse_market(state, action, kind)
    if kind == "deliver" and act.DELIVER <= action < act.JEWEL:
        return _refuse_delivery(state, action)
    if kind == "place" and act.PLACE <= action < act.DELIVER:
        return _refuse_place(state, action - act.PLACE)
    if kind == "token":
        return _refuse_token(state, action)
    if (
        kind == "jewels"
        and act.JEWEL <= action < act.MOVE
        and (state.stack.get(2) >= 2 or state.stack.get_at(1, 1) == 0)
    ):
        return "RC-DECO-08"
    if kind == "influence" and act.INFLUENCE <= action < act.ACTIVATE:
        return _refuse_influence(state, action - act.INFLUENCE)
    if kind == "tile" and act.ACTIVATE <= action < act.BORROW and state.stack.get(2) == 0:
        return _refuse_tile(state, action - act.ACTIVATE)
    if kind == "rival":
        return "RC-GUILD-FOREMEN-09" if state.guild == FOREMEN else "RC-GUILD-CONTRACTORS-04"
    if kind == "ivan-claim" and act.IVAN <= action < act.END:
        return "RC-SOLO-22"
    return OTHERWISE[kind]


def _refuse_free(state: RedCathedral, action: int) -> str:
    side = int(state.active)
    if action >= act.SERVICE:
        kind = action - act.SERVICE
        if state.services[side * 8 + kind] == 0:
            return "RC-SERV-01"
        if state.serviced:
            return "RC-SERV-02"
        return "RC-SERV-16" if kind == 5 else "RC-EFF-12"
    if action == act.SELL and state.sold:
        return "RC-FREE-04"
    if act.REROLL <= action < act.BUY_PERMIT and state.rerolled:
        return "RC-FREE-06"
    if action == act.BUY_PERMIT:
        if not state.rules.module:
            return "RC-FREE-09"
        if state.permits[side] >= PERMIT_LIMIT:
            return "RC-FREE-10"
    return "RC-FREE-07" if payable_pp(state, side) > 0 else "RC-TRACK-07"


def _refuse_basic(state: RedCathedral, action: int) -> str:
    side = int(state.active)
    if action < act.BANNER:
        return "RC-CLAIM-01" if banners_left(state, side) == 0 else "RC-CLAIM-02"
    if act.DELIVER <= action < act.JEWEL:
        return _refuse_delivery(state, action)
    if act.MOVE <= action < act.OBTAIN:
        return _refuse_move(state, side, (action - act.MOVE) // 8, (action - act.MOVE) % 8)
    if act.HIRE <= action < act.BUY_TOKEN:
        city = action - act.HIRE
        if not state.rules.module or state.contractors[side] == 0:
            return "RC-CON-11"
        if state.closed[city]:
            return "RC-CON-22"
        return "RC-CON-14" if contractors_in(state, city) >= state.permits[side] else "RC-CON-11"
    if action == act.PASS:
        return "RC-TURN-04"
    return "RC-BUILD-02" if action == act.STOP else "RC-TURN-02"


def _refuse_move(state: RedCathedral, side: int, die: int, extra: int) -> str:
    if state.die_space[die] < 0:
        return "RC-MKT-04"
    if extra and not may_push(side, die):
        return "RC-MKT-03"
    if not has_room(state, die, landing(state, die, extra)):
        return "RC-MKT-06"
    return "RC-MKT-05"


def _refuse_delivery(state: RedCathedral, action: int) -> str:
    side = int(state.active)
    if action >= act.DECORATE:
        slot = (action - act.DECORATE) % 48
        if state.card[slot] < 0 or not state.done[slot] or state.ornament[slot] >= 0:
            return "RC-DECO-01"
        kind = int(state.parts.card_type[state.card[slot]])
        if state.pieces[side * 3 + kind] == 0:
            others = any(state.pieces[side * 3 + other] for other in range(3))
            return "RC-DECO-02" if others else "RC-DECO-06"
        lacking = state.inventory[side * 7 + piece_material(kind)] == 0
        return "RC-DECO-03" if lacking or action >= act.DECORATE_DIAMOND else "RC-BUILD-01"
    diamond = action >= act.SUBSTITUTE
    slot, kind = divmod(action - (act.SUBSTITUTE if diamond else act.DELIVER), 6)
    if state.card[slot] < 0 or state.owner[slot] != side or state.done[slot]:
        return "RC-BUILD-03"
    if needs(state, slot, kind) <= 0:
        return "RC-BUILD-04"
    return "RC-GUILD-JEWELERS-03" if diamond else "RC-BUILD-03"


def _refuse_market(state: RedCathedral, action: int, kind: str) -> str:
    used = int(state.stack.get(1)) if kind == "market" else 0
    if action == act.OBTAIN and used & USED_OBTAIN:
        return "RC-MKT-10"
    if act.INFLUENCE <= action < act.ACTIVATE:
        quadrant = (action - act.INFLUENCE) // 2
        if kind == "extra" and quadrant == state.stack.get(4):
            return "RC-GUILD-SHOPKEEPERS-06"
        if quadrant != state.landed // 2:
            return "RC-MKT-13"
        return "RC-MKT-18" if used & USED_INFLUENCE else _refuse_influence(state, action - act.INFLUENCE)
    if act.ACTIVATE <= action < act.BORROW:
        space = action - act.ACTIVATE
        if used & USED_ACTIVATE:
            return "RC-MKT-20" if state.moved == WHITE and space >= WHITE_A else "RC-MKT-10"
        own = (WHITE_A, WHITE_B) if state.moved == WHITE else () if state.moved == BLACK else (state.moved - 1,)
        return _refuse_tile(state, space) if space in own else "RC-MKT-19"
    if action == act.SPECIALIST:
        if state.moved != BLACK or state.specialist[state.active] < 0 or used & USED_ACTIVATE:
            return "RC-SPEC-01"
        return "RC-SPEC-03"
    return OTHERWISE[kind]


def _refuse_influence(state: RedCathedral, choice: int) -> str:
    quadrant = choice // 2
    if state.lightning >> choice & 1:
        return "RC-MKT-14" if pending(state) == "market" else "RC-MKT-15"
    card = int(state.influence[quadrant])
    effect = int(state.parts.influence_effect[card * 2 + choice % 2])
    if possible(state, state.active, effect, FROM_CARD + quadrant):
        return "RC-GUILD-SCRIBES-07"
    return "RC-EFF-01" if state.parts.code[effect - 1] else "RC-EFF-12"


def _refuse_tile(state: RedCathedral, space: int) -> str:
    at = int(state.active) * 6 + space
    if not state.face_up[at]:
        return "RC-MKT-21"
    effect = int(state.parts.tile_effect[state.workshop[at]])
    return "RC-EFF-06" if possible(state, state.active, effect, FROM_TILE + space) else "RC-EFF-01"


def _refuse_place(state: RedCathedral, choice: int) -> str:
    side, space = int(state.active), choice // 2
    if not space_open(state, side, space):
        return "RC-CLAIM-13" if state.workshop[side * 6 + space] < 0 else "RC-CLAIM-06"
    return "RC-CLAIM-08" if state.rubles[side] < space_cost(state, side, space) else "RC-CLAIM-06"


def _refuse_token(state: RedCathedral, action: int) -> str:
    if act.BUY_TOKEN <= action < act.REMOVE_TOKEN:
        stand = action - act.BUY_TOKEN
        near = state.parts.city_stands[state.stack.get(1)] >> stand & 1
        if near and state.token_at[stand] >= 0:
            return "RC-CON-17"
    return "RC-CON-16"
