"""The Scribes' secret objectives: drawing, keeping, returning them (RC-GUILD-SCRIBES)."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from guildhall.core.decision import Shown, shown
from guildhall.core.rule import LEGAL
from guildhall.games.red_cathedral.components.parts import HAND, OP_DRAW_OBJECTIVE
from guildhall.games.red_cathedral.rules.choice import Choice
from guildhall.games.red_cathedral.rules.effects import Bundle, Operation, means
from guildhall.games.red_cathedral.rules.packed import changed
from guildhall.games.red_cathedral.rules.tell import tell, tell_secret
from guildhall.games.red_cathedral.rules.verbs import KEEP_OBJECTIVE, RETURN_OBJECTIVE

if TYPE_CHECKING:
    from guildhall.games.red_cathedral.state import RedCathedral


@final
class DrawObjectives(Operation):
    """`draw_objective 3`: the top cards of the deck, for the drawer's eyes only (RC-GUILD-SCRIBES-02)."""

    def possible(self, state: RedCathedral, seat: i64, step: i64, source: i64) -> bool:
        return state.deck_size > 0

    def add_to(self, state: RedCathedral, seat: i64, step: i64, source: i64, cost: Bundle, gain: Bundle) -> None:
        """Cards that are looked at."""
        wanted = state.parts.code[step + 1]
        gain["unseen"] = int(wanted if wanted < state.deck_size else state.deck_size)

    def carry_out(self, state: RedCathedral, seat: i64, step: i64, source: i64) -> None:
        wanted = state.parts.code[step + 1]
        got = wanted if wanted < state.deck_size else state.deck_size
        drawn = state.drawn[:]
        deck = state.deck[:]
        for i in range(got):
            drawn[i] = deck[i]
        for i in range(got, state.deck_size):
            deck[i - got] = deck[i]
        state.drawn = drawn
        state.deck = deck
        state.deck_size -= got
        state.shown += 1
        state.stack.push(CHOOSE_OBJECTIVE.kind, got)
        if state.events is not None:
            names = [state.parts.objective_names[state.drawn[i]] for i in range(got)]
            tell_secret(state, "draw-objectives", seat, {"count": int(got), "cards": []}, {"cards": names})


def looking(state: RedCathedral) -> i64:
    """How many drawn objectives are being looked at."""
    if state.stack.top != CHOOSE_OBJECTIVE.kind:
        return 0
    return state.stack.get(1)


def under_deck(state: RedCathedral, objective: i64) -> None:
    state.deck = changed(state.deck, state.deck_size, objective)
    state.deck_size += 1


@final
class ChooseObjective(Choice):
    """Which of the drawn objectives to keep; the others go under the deck in drawn order. Frame: how many there are."""

    def candidates(self, state: RedCathedral, seat: i64) -> list[int]:
        return [int(KEEP_OBJECTIVE.at(i)) for i in range(state.stack.get(1))]

    def why_not(self, state: RedCathedral, seat: i64, action: i64) -> i64:
        if KEEP_OBJECTIVE.has(action) and KEEP_OBJECTIVE.a(action) < state.stack.get(1):
            return LEGAL
        return self.no_answer(action)

    def apply(self, state: RedCathedral, seat: i64, action: i64) -> None:
        """Of four in the hand one goes back (RC-GUILD-SCRIBES-03)."""
        choice = KEEP_OBJECTIVE.a(action)
        got = state.stack.get(1)
        state.stack.pop()
        at = seat * HAND
        for i in range(HAND):
            if state.hand[at + i] < 0:
                state.hand = changed(state.hand, at + i, state.drawn[choice])
                break
        for i in range(got):
            if i != choice:
                under_deck(state, state.drawn[i])
            state.drawn = changed(state.drawn, i, -1)
        if state.hand[at + HAND - 1] >= 0:
            state.stack.push(FOURTH_OBJECTIVE.kind)
        if state.events is not None:
            tell(state, "keep-objective", seat, {})

    def prompt(self, state: RedCathedral, seat: i64) -> tuple[str, dict[str, Any]]:
        return self.asks_how_many(state)

    def shows(self, state: RedCathedral, seat: i64, action: i64) -> Shown:
        card = state.drawn[KEEP_OBJECTIVE.a(action)]
        return shown(state, action, f"objective:{state.parts.objective_names[card]}")


@final
class FourthObjective(Choice):
    """Which of four objectives goes under the deck."""

    def candidates(self, state: RedCathedral, seat: i64) -> list[int]:
        return RETURN_OBJECTIVE.all()

    def why_not(self, state: RedCathedral, seat: i64, action: i64) -> i64:
        return LEGAL if RETURN_OBJECTIVE.has(action) else self.no_answer(action)

    def apply(self, state: RedCathedral, seat: i64, action: i64) -> None:
        state.stack.pop()
        choice = RETURN_OBJECTIVE.a(action)
        at = seat * HAND
        hand = state.hand[:]
        under_deck(state, hand[at + choice])
        for i in range(at + choice, at + HAND - 1):
            hand[i] = hand[i + 1]
        hand[at + HAND - 1] = -1
        state.hand = hand
        if state.events is not None:
            tell(state, "return-objective", seat, {})

    def shows(self, state: RedCathedral, seat: i64, action: i64) -> Shown:
        card = state.hand[seat * HAND + RETURN_OBJECTIVE.a(action)]
        return shown(state, action, f"objective:{state.parts.objective_names[card]}")


CHOOSE_OBJECTIVE: Final = ChooseObjective("objective", "RC-GUILD-SCRIBES-02")
FOURTH_OBJECTIVE: Final = FourthObjective("return", "RC-GUILD-SCRIBES-03")
means(OP_DRAW_OBJECTIVE, DrawObjectives())
