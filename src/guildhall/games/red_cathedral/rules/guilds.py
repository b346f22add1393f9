"""Components of the guilds: objectives, the deck of unused sections, the foreman, service tokens, removed
ornamentations."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from guildhall.core.arrays import bit
from guildhall.core.state import Moves
from guildhall.games.red_cathedral.components.parts import BASIC, HAND, PIECES, RP, RUBLE, SECTIONS, SERVICES
from guildhall.games.red_cathedral.rules.frames import F_ICONS, F_OBJECTIVE, F_RETURN
from guildhall.games.red_cathedral.rules.goods import in_supply, room, take
from guildhall.games.red_cathedral.rules.tell import section_name, tell, tell_secret
from guildhall.games.red_cathedral.rules.verbs import (
    DISCARD,
    FOREMAN,
    ICON,
    KEEP_OBJECTIVE,
    RETURN_OBJECTIVE,
    REWARD,
    STOP,
    TAKE_SERVICE,
)

if TYPE_CHECKING:
    from guildhall.games.red_cathedral.state import RedCathedral

# -- Scribes --------------------


def draw_objectives(state: RedCathedral, side: i64, wanted: i64) -> None:
    """The top cards of the deck, for the drawer's eyes only (RC-GUILD-SCRIBES-02)."""
    got = wanted if wanted < state.deck_size else state.deck_size
    for i in range(got):
        state.drawn[i] = state.deck[i]
    for i in range(got, state.deck_size):
        state.deck[i - got] = state.deck[i]
    state.deck_size -= got
    state.shown += 1
    state.stack.push(F_OBJECTIVE, got)
    if state.events is not None:
        names = [state.parts.objective_names[state.drawn[i]] for i in range(got)]
        tell_secret(state, "draw-objectives", side, {"count": int(got), "cards": []}, {"cards": names})


def under_deck(state: RedCathedral, objective: i64) -> None:
    state.deck[state.deck_size] = objective
    state.deck_size += 1


def objective_moves(state: RedCathedral, out: Moves) -> None:
    for i in range(state.stack.get(1)):
        out.add(KEEP_OBJECTIVE + i)


def keep_objective(state: RedCathedral, side: i64, choice: i64) -> None:
    """One goes to the hand, the others under the deck in drawn order; of four one goes back (RC-GUILD-SCRIBES-03)."""
    got = state.stack.get(1)
    state.stack.pop()
    at = side * HAND
    for i in range(HAND):
        if state.hand[at + i] < 0:
            state.hand[at + i] = state.drawn[choice]
            break
    for i in range(got):
        if i != choice:
            under_deck(state, state.drawn[i])
        state.drawn[i] = -1
    if state.hand[at + HAND - 1] >= 0:
        state.stack.push(F_RETURN)
    if state.events is not None:
        tell(state, "keep-objective", side, {})


def return_moves(out: Moves) -> None:
    for i in range(HAND):
        out.add(RETURN_OBJECTIVE + i)


def return_objective(state: RedCathedral, side: i64, choice: i64) -> None:
    state.stack.pop()
    at = side * HAND
    under_deck(state, state.hand[at + choice])
    for i in range(at + choice, at + HAND - 1):
        state.hand[i] = state.hand[i + 1]
    state.hand[at + HAND - 1] = -1
    if state.events is not None:
        tell(state, "return-objective", side, {})


# -- Architects --------------------


def draw_sections(state: RedCathedral, side: i64, larger: i64, smaller: i64) -> None:
    """One or two unused sections are turned up (RC-GUILD-ARCHITECTS-02 to -04)."""
    state.drawn[0] = draw_section(state)
    state.drawn[1] = draw_section(state) if smaller > 0 else -1
    state.stack.push(F_ICONS, larger * 16 + smaller)
    if state.events is not None:
        cards = [state.parts.card_names[state.drawn[i]] for i in range(2) if state.drawn[i] >= 0]
        tell(state, "draw-sections", side, {"cards": cards})


def draw_section(state: RedCathedral) -> i64:
    """Any card of the deck with the same chance; an empty deck is made again from the discard pile; -1 if there is
    none."""
    if state.section_deck == 0:
        state.section_deck = state.section_discard
        state.section_discard = 0
    many: i64 = 0
    for card in range(SECTIONS):
        many += state.section_deck >> card & 1
    if many == 0:
        return -1
    skip = state.rng.below(many)
    for card in range(SECTIONS):
        if state.section_deck >> card & 1:
            if skip == 0:
                state.section_deck &= ~bit(card)
                return card
            skip -= 1
    return -1


def icon_moves(state: RedCathedral, side: i64, out: Moves) -> None:
    """Icons as printed, within the amounts of the two cards (RC-GUILD-ARCHITECTS-03, -04)."""
    stack = state.stack
    larger = stack.get(1) >> 4
    smaller = stack.get(1) & 15
    first = stack.get(2) >> 4
    second = stack.get(2) & 15
    if room(state, side) > 0:
        for which in range(i64(2)):
            card = state.drawn[which]
            if card < 0:
                continue
            mine = (first if which == 0 else second) + 1
            other = second if which == 0 else first
            if not ((mine <= larger and other <= smaller) or (mine <= smaller and other <= larger)):
                continue
            taken = stack.get(3 + which)
            for kind in range(BASIC):
                shown = state.parts.card_cost[card * BASIC + kind]
                if shown > (taken >> (5 * kind) & 31) and in_supply(state, kind) > 0:
                    out.add(ICON + which * BASIC + kind)
    if out.count == 0:
        out.add(STOP)


def take_icon(state: RedCathedral, side: i64, action: i64) -> None:
    stack = state.stack
    if action == STOP:
        stack.pop()
        for which in range(i64(2)):  # RC-GUILD-ARCHITECTS-02
            if state.drawn[which] >= 0:
                state.section_discard |= bit(state.drawn[which])
                state.drawn[which] = -1
        return
    which = (action - ICON) // BASIC
    kind = (action - ICON) % BASIC
    stack.set(2, stack.get(2) + (16 if which == 0 else 1))
    stack.set(3 + which, stack.get(3 + which) + bit(5 * kind))
    take(state, side, kind, 1)


def section_moves(state: RedCathedral, side: i64, out: Moves) -> None:
    for i in range(i64(len(state.slots))):
        slot = state.slots[i]
        if state.owner[slot] == side and not state.done[slot]:
            out.add(REWARD + slot)


def reward_section(state: RedCathedral, side: i64, slot: i64) -> None:
    """Its rubles or half its RP now; completion gives them again (RC-GUILD-ARCHITECTS-05, -06)."""
    half = state.stack.get(1)
    state.stack.pop()
    card = state.card[slot]
    if state.events is not None:
        tell(state, "reward", side, {"section": section_name(slot)})
    if half:
        take(state, side, RP, state.parts.card_rp[card] // 2)
    else:
        take(state, side, RUBLE, state.parts.card_rubles[card])


# -- Foremen, Brickmakers, specialists --------------------


def foreman_moves(state: RedCathedral, out: Moves) -> None:
    for steps in range(state.stack.get(1), state.stack.get(2) + 1):
        out.add(FOREMAN + steps - 1)


def walk_foreman(state: RedCathedral, side: i64, steps: i64) -> None:
    """From left to right, from the last tower to the first again (RC-GUILD-FOREMEN-02)."""
    state.stack.pop()
    state.foreman = (state.foreman + steps) % state.towers
    if state.events is not None:
        tell(state, "foreman", side, {"tower": int(state.foreman) + 1})


def service_moves(state: RedCathedral, out: Moves) -> None:
    for kind in range(SERVICES):
        if state.display[kind] > 0:
            out.add(TAKE_SERVICE + kind)


def take_service(state: RedCathedral, side: i64, kind: i64) -> None:
    left = state.stack.get(1) - 1
    if left == 0:
        state.stack.pop()
    else:
        state.stack.set(1, left)
    state.display[kind] -= 1
    state.services[side * SERVICES + kind] += 1
    if state.events is not None:
        tell(state, "take-service", side, {"service": state.parts.service_names[kind]})


def ornament_moves(state: RedCathedral, side: i64, out: Moves) -> None:
    for kind in range(PIECES):
        if state.pieces[side * PIECES + kind] > 0:
            out.add(DISCARD + kind)


def discard_ornament(state: RedCathedral, side: i64, kind: i64) -> None:
    left = state.stack.get(1) - 1
    if left == 0:
        state.stack.pop()
    else:
        state.stack.set(1, left)
    state.pieces[side * PIECES + kind] -= 1
    state.removed[side * PIECES + kind] += 1
    if state.events is not None:
        piece = "door" if kind == 0 else "arch" if kind == 1 else "cross"
        tell(state, "discard", side, {"piece": piece})
