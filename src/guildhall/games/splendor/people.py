"""Splendor for people: what one may point at and why not, prompts, views, results.

Compiled too: a server asks for all of it after every action.
"""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from guildhall.core.arrays import listed
from guildhall.games.splendor import actions as act
from guildhall.games.splendor.components import LETTERS
from guildhall.games.splendor.position import faults, save

if TYPE_CHECKING:
    from guildhall.games.splendor.state import Splendor

__all__ = ["candidates", "faults", "prompt", "refusal", "save", "score_sheet", "turn", "view"]

TOKEN_LETTERS = LETTERS + "o"
PHASES = {-1: "action", 1: "pay", 2: "return", 3: "noble"}


def candidates(state: Splendor, seat: int) -> list[int]:
    """All takes, all cards that lie there, all of one's hand; then what the pending choice is about."""
    if seat not in state.to_act():
        return []
    kind = int(state.stack.kind())
    if kind == 1:
        paid = int(state.stack.get(2))
        return [int(act.SETTLE), *(int(act.USE_GOLD) + c for c in range(5) if paid >> 3 * c & 7)]
    if kind == 2:
        return list(range(act.RETURN, act.SETTLE))
    if kind == 3:
        return [int(act.NOBLE) + slot for slot in range(5) if state.nobles[slot] >= 0]
    found = list(range(act.RESERVE))
    found += [int(act.RESERVE) + slot for slot in range(12) if state.table[slot] >= 0]
    found += range(act.RESERVE_BLIND, act.BUY)
    found += [int(act.BUY) + slot for slot in range(12) if state.table[slot] >= 0]
    found += [int(act.BUY_RESERVED) + i for i in range(3) if state.reserved[seat * 3 + i] >= 0]
    found.append(int(act.PASS))
    return found


def refusal(state: Splendor, seat: int, action: int) -> str:
    """The rule against an action, or nothing."""
    if seat not in state.to_act():
        return "SPL-SETUP-05"
    kind = int(state.stack.kind())
    if kind == 1:
        return _refuse_payment(state, seat, action)
    if kind == 2:
        if not act.RETURN <= action < act.SETTLE:
            return "SPL-TAKE-04"
        return "" if state.tokens[seat * 6 + action - act.RETURN] > 0 else "SPL-TAKE-04"
    if kind == 3:
        return "" if action >= act.NOBLE and state.noble_comes(seat, action - act.NOBLE) else "SPL-NOBLE-01"
    if action < act.RESERVE:
        return _refuse_take(state, action)
    if action < act.BUY:
        return _refuse_reserve(state, seat, action)
    if action < act.PASS:
        card = state.card_of(seat, action)
        if card < 0:
            return "SPL-BUY-01"
        return "" if state.can_afford(seat, card) else "SPL-BUY-03"
    if action == act.PASS:
        return "" if state.legal(seat) == [act.PASS] else "SPL-TURN-02"
    return "SPL-TURN-01"


def _refuse_take(state: Splendor, action: int) -> str:
    takes = act.TAKES[action]
    if action >= act.TAKE_PAIR:
        return "" if state.bank[takes[0]] >= 4 else "SPL-TAKE-03"
    if any(state.bank[colour] == 0 for colour in takes):
        return "SPL-TAKE-01"
    colours = sum(state.bank[colour] > 0 for colour in range(5))
    return "" if len(takes) == 3 or colours < 3 or state.small_takes else "SPL-TAKE-02"


def _refuse_reserve(state: Splendor, seat: int, action: int) -> str:
    if state.reserved[seat * 3 + 2] >= 0:
        return "SPL-RES-02"
    there = (
        state.table[action - act.RESERVE] >= 0
        if action < act.RESERVE_BLIND
        else state.left[action - act.RESERVE_BLIND] > 0
    )
    return "" if there else "SPL-RES-01"


def _refuse_payment(state: Splendor, seat: int, action: int) -> str:
    if action == act.SETTLE:
        return ""
    if not act.USE_GOLD <= action < act.NOBLE:
        return "SPL-BUY-03"
    paid = state.stack.get(2) >> 3 * (action - act.USE_GOLD) & 7
    return "" if paid and state.tokens[seat * 6 + 5] > 0 else "SPL-BUY-03"


def prompt(state: Splendor, seat: int) -> tuple[str, dict[str, Any]]:
    kind = int(state.stack.kind())
    if kind == 1:
        buying = state.card_of(seat, state.stack.get(1))
        return "splendor-prompt-pay", {"card": state.parts.card_names[buying]}
    if kind == 2:
        return "splendor-prompt-return", {"count": int(state.held(seat)) - 10}
    if kind == 3:
        return "splendor-prompt-noble", {}
    if state.legal(seat) == [act.PASS]:
        return "splendor-prompt-pass", {}
    return "splendor-prompt-action", {}


def view(state: Splendor, seat: int | None) -> dict[str, Any]:
    names = state.parts.card_names
    table = [names[card] if card >= 0 else None for card in listed(state.table)]
    paying = int(state.stack.get(1)) if state.stack.kind() == 1 else -1
    return {
        "bank": _tokens(listed(state.bank)),
        "table": [table[0:4], table[4:8], table[8:12]],
        "decks": listed(state.left),
        "nobles": [
            {"noble": f"n{noble + 1}", "owner": owner if owner >= 0 else None}
            for noble, owner in zip(listed(state.nobles), listed(state.noble_owner), strict=True)
            if noble >= 0
        ],
        "seats": [_seat(state, owner, seat) for owner in range(state.seats)],
        "mover": int(state.mover()),
        "target": int(state.target),
        "paying": state.parts.card_names[state.card_of(state.mover(), paying)] if paying >= 0 else None,
    }


def _seat(state: Splendor, owner: int, viewer: int | None) -> dict[str, Any]:
    reserved = []
    for i in range(owner * 3, owner * 3 + 3):
        card = int(state.reserved[i])
        if card >= 0:
            blind = state.blind[i] == 1
            known = not blind or viewer == owner
            reserved.append(
                {
                    "card": state.parts.card_names[card] if known else None,
                    "level": int(state.parts.level[card]) + 1,
                    "blind": blind,
                }
            )
    return {
        "tokens": _tokens(listed(state.tokens)[owner * 6 : owner * 6 + 6]),
        "bonuses": dict(zip(LETTERS, listed(state.bonuses)[owner * 5 : owner * 5 + 5], strict=True)),
        "points": int(state.points[owner]),
        "cards": [state.parts.card_names[card] for card, buyer in enumerate(listed(state.owner)) if buyer == owner],
        "reserved": reserved,
        "nobles": [f"n{state.nobles[slot] + 1}" for slot in range(5) if state.noble_owner[slot] == owner],
    }


def _tokens(counts: list[int]) -> dict[str, int]:
    return dict(zip(TOKEN_LETTERS, counts, strict=True))


def score_sheet(state: Splendor) -> list[tuple[str, list[int]]]:
    nobles = [0] * int(state.seats)
    for slot in range(5):
        owner = int(state.noble_owner[slot])
        if owner >= 0:
            nobles[owner] += int(state.parts.noble_points[state.nobles[slot]])
    cards = [points - noble for points, noble in zip(listed(state.points), nobles, strict=True)]
    return [("splendor-score-cards", cards), ("splendor-score-nobles", nobles)]


def turn(state: Splendor) -> dict[str, Any]:
    last = any(points >= state.target for points in listed(state.points))
    return {
        "round": int(state.turns // state.seats) + (state.over == 0),
        "phase": "splendor-phase-last"
        if last and state.over == 0
        else f"splendor-phase-{PHASES[int(state.stack.kind())]}",
    }
