"""Why no game could come to a position: the invariants and conservation laws, each with its rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.core.arrays import listed
from guildhall.games.splendor.components.packed import gold_of, unpacked
from guildhall.games.splendor.components.parts import DECK_START
from guildhall.games.splendor.rules import TABLE
from guildhall.games.splendor.rules.buying import card_of
from guildhall.games.splendor.rules.ending import bought, held, noble_comes
from guildhall.games.splendor.rules.verbs import BUY, PASS

if TYPE_CHECKING:
    from guildhall.games.splendor.state import Splendor


def faults(state: Splendor) -> list[str]:
    """Why no game could come to this position; nothing if it is sound."""
    return [*_card_faults(state), *_token_faults(state), *_turn_faults(state)]


def _card_faults(state: Splendor) -> list[str]:
    found = []
    places: dict[int, int] = {}
    for level in range(3):
        start = DECK_START[level]
        for card in [int(state.decks[start + i]) for i in range(state.left[level])]:
            places[card] = places.get(card, 0) + 1
            if state.parts.level[card] != level:
                found.append(f"card {state.parts.card_names[card]} is in the deck of level {level + 1} (SPL-SETUP-01)")
    for slot, card in enumerate(listed(state.table)):
        if card >= 0:
            places[card] = places.get(card, 0) + 1
            if state.parts.level[card] != slot // 4:
                found.append(
                    f"card {state.parts.card_names[card]} lies in the row of level {slot // 4 + 1} (SPL-SETUP-02)"
                )
        elif state.left[slot // 4] > 0:
            found.append(f"a space of level {slot // 4 + 1} is empty though its deck is not (SPL-FILL-01)")
    for card in listed(state.reserved):
        if card >= 0:
            places[card] = places.get(card, 0) + 1
    for card, owner in enumerate(listed(state.owner)):
        if owner >= 0:
            places[card] = places.get(card, 0) + 1
    for card, name in enumerate(state.parts.card_names):
        if places.get(card, 0) != 1:
            found.append(f"card {name} is in {places.get(card, 0)} places (SPL-SETUP-01)")
    nobles = [noble for noble in listed(state.nobles) if noble >= 0]
    if len(nobles) != state.seats + 1 or len(set(nobles)) != len(nobles):
        found.append(f"there must be {state.seats + 1} different nobles (SPL-SETUP-03)")
    return found


def _token_faults(state: Splendor) -> list[str]:
    found = []
    gems = {2: 4, 3: 5, 4: 7}[int(state.seats)]
    bank, tokens = unpacked(state.bank, 6), [unpacked(tokens, 6) for tokens in listed(state.tokens)]
    for colour in range(6):
        total = bank[colour] + sum(counts[colour] for counts in tokens)
        should = 5 if colour == 5 else gems
        if total != should or bank[colour] < 0:
            found.append(f"there are {total} tokens of “{'wbgrko'[colour]}”, not {should} (SPL-SETUP-04)")
    for seat in range(state.seats):
        over = held(state, seat) > 10
        returning = _pending(state) == "return" and seat == state.mover()
        if over and not returning:
            found.append(f"seat {seat} has more than ten tokens (SPL-TAKE-04)")
        if returning and not over:
            found.append("nobody has tokens to return (SPL-TAKE-04)")
        points = sum(int(state.parts.points[card]) for card, owner in enumerate(listed(state.owner)) if owner == seat)
        for slot in range(5):
            if state.noble_owner[slot] == seat:
                points += int(state.parts.noble_points[state.nobles[slot]])
        if points != state.points[seat]:
            found.append(
                f"seat {seat} has {state.points[seat]} points, its cards and nobles make {points} (SPL-NOBLE-03)"
            )
    return found


def _turn_faults(state: Splendor) -> list[str]:
    found = []
    in_turn = state.turns >= 0 and state.seat == state.turns % state.seats
    if not in_turn or not 0 <= state.passes <= state.seats or not 0 <= state.over <= 2:
        found.append("turns, passes or end are out of bounds (SPL-TURN-03)")
        return found
    if (state.over == 2) != (state.passes == state.seats):
        found.append("the game is stuck exactly when all have passed in a row (SPL-TURN-03)")
    reached = any(points >= state.target for points in listed(state.points))
    if state.over == 1 and not (reached and state.turns % state.seats == 0):
        found.append("the game ends when the round is finished in which somebody has the points (SPL-END-01)")
    if state.over == 0 and reached and state.turns % state.seats == 0 and state.turns > 0:
        if state.stack.depth == 0:
            found.append("somebody had the points when the last round ended (SPL-END-01)")
    for seat in range(state.seats):
        hand = listed(state.reserved)[seat * 3 : seat * 3 + 3]
        taken = int(bought(state, seat)) + sum(card >= 0 for card in hand)
        turns = (int(state.turns) + int(state.seats) - 1 - seat) // int(state.seats)
        if taken > turns + (state.stack.depth > 0 and seat == state.mover()):
            found.append(f"seat {seat} has {taken} cards but took {turns} turns (SPL-TURN-01)")
    if state.stack.depth > 1 or (state.stack.depth and state.over):
        found.append("at most one choice is pending, and none at the end (SPL-TURN-01)")
    elif state.stack.depth:
        found += _frame_faults(state)
    return found


def _pending(state: Splendor) -> str:
    """The word of the choice that waits; empty for a kind that is none."""
    kind = int(state.stack.kind())
    return TABLE[kind].word if 0 < kind < len(TABLE) else ""


def _frame_faults(state: Splendor) -> list[str]:
    pending, seat = _pending(state), int(state.mover())
    if pending == "pay":
        action = int(state.stack.get(1))
        if not BUY.first <= action < PASS.first or card_of(state, seat, action) < 0:
            return ["the card being paid for is not there (SPL-BUY-01)"]
        paid = int(state.stack.get(2))
        if not 0 < paid < 8**5 or gold_of(state.tokens[seat]) <= 0:
            return ["a payment is pending though there is no choice (SPL-BUY-03)"]
    elif pending == "noble":
        if sum(noble_comes(state, seat, slot) for slot in range(5)) < 2:
            return ["a noble is to be chosen though fewer than two would come (SPL-NOBLE-02)"]
    elif pending != "return":
        return [f"there is no pending choice of kind {state.stack.kind()} (SPL-TURN-01)"]
    return []
