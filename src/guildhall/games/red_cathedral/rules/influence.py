"""Influence cards: their two actions, infinity actions once more, and effects that grant them (RC-MKT-13 to -18)."""

# guildhall: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from guildhall.core.arrays import bit
from guildhall.core.decision import ASKED, CARRIED_ON, Shown, shown
from guildhall.core.rule import LEGAL, rule
from guildhall.core.state import Moves
from guildhall.games.red_cathedral.components.parts import FROM_CARD, FROM_TOKEN, OP_INFLUENCE, QUADRANTS
from guildhall.games.red_cathedral.rules.choice import Choice
from guildhall.games.red_cathedral.rules.effects import (
    Operation,
    means,
    possible,
    show_effect,
    start_effect,
    why_not_effect,
)
from guildhall.games.red_cathedral.rules.tell import tell
from guildhall.games.red_cathedral.rules.verbs import AGAIN, INFLUENCE, STOP

if TYPE_CHECKING:
    from guildhall.games.red_cathedral.state import RedCathedral

SPENT: Final[i64] = rule("RC-MKT-15")
NO_CARD: Final[i64] = rule("RC-EFF-12", "card")
USED_CARD: Final[i64] = rule("RC-GUILD-SCRIBES-07")


def effect_of(state: RedCathedral, choice: i64) -> i64:
    """The effect of an action of a card in play: quadrant x 2 + action."""
    return state.parts.influence_effect[state.influence[choice >> 1] * 2 + (choice & 1)]


def influence_open(state: RedCathedral, seat: i64, choice: i64) -> bool:
    """Not a spent lightning action, and it can be carried out (RC-MKT-14, -15, RC-EFF-01, -12)."""
    if state.lightning >> choice & 1:
        return False
    return possible(state, seat, effect_of(state, choice), FROM_CARD + (choice >> 1))


def why_not_influence(state: RedCathedral, seat: i64, choice: i64, spent: i64) -> i64:
    """The same with the rule; `spent` is the one against a lightning action that was used."""
    if state.lightning >> choice & 1:
        return spent
    return why_not_effect(state, seat, effect_of(state, choice), FROM_CARD + (choice >> 1))


def use_influence(state: RedCathedral, seat: i64, choice: i64, borrowed: bool = False) -> None:
    """One of a card's two actions; an infinity action may go on (RC-MKT-13 to -18), by option not a borrowed one."""
    card = state.influence[choice >> 1]
    if state.parts.influence_once[card * 2 + (choice & 1)]:
        state.lightning |= bit(choice)
    elif not (borrowed and state.rules.borrowed_once):
        state.stack.push(INFLUENCE_AGAIN.kind, choice)
    start_effect(state, effect_of(state, choice), FROM_CARD + (choice >> 1))
    if state.events is not None:
        letter = "b" if choice & 1 else "a"
        tell(state, "influence", seat, {"card": state.parts.influence_names[card], "action": letter})


def show_influence(state: RedCathedral, seat: i64, action: i64, choice: i64, *things: str) -> Shown:
    return show_effect(state, seat, action, effect_of(state, choice), FROM_CARD + (choice >> 1), *things)


def card_named(state: RedCathedral, choice: i64) -> str:
    """An action of a card by its thing: `influence:CR1a`."""
    return f"influence:{state.parts.influence_names[state.influence[choice >> 1]]}{'b' if choice & 1 else 'a'}"


def quadrant_of(source: i64) -> i64:
    """Of the card that an effect comes from; -1 if it comes from something else."""
    return source - FROM_CARD if FROM_CARD <= source < FROM_TOKEN else -1


@final
class GrantInfluence(Operation):
    """`influence 1 other`: an action of some card in play (RC-EFF-10)."""

    def possible(self, state: RedCathedral, seat: i64, step: i64, source: i64) -> bool:
        """Some other card could be used; cards that grant the use of cards are not looked into."""
        excluded: i64 = quadrant_of(source) if state.parts.code[step + 2] else -1
        for choice in range(QUADRANTS * 2):
            if choice >> 1 == excluded or state.lightning >> choice & 1:
                continue
            if not grants_influence(state, effect_of(state, choice)) and influence_open(state, seat, choice):
                return True
        return False

    def why_not(self, state: RedCathedral, seat: i64, step: i64, source: i64) -> i64:
        return LEGAL if self.possible(state, seat, step, source) else NO_CARD

    def carry_out(self, state: RedCathedral, seat: i64, step: i64, source: i64) -> None:
        code = state.parts.code
        state.stack.push(CHOOSE_INFLUENCE.kind, code[step + 1], quadrant_of(source) if code[step + 2] else -1, 0)


def grants_influence(state: RedCathedral, effect: i64) -> bool:
    code = state.parts.code
    for b in range(code[effect]):
        branch = code[effect + 1 + b]
        for g in range(code[branch]):
            group = code[branch + 1 + g]
            for s in range(code[group]):
                if code[code[group + 1 + s]] == OP_INFLUENCE:
                    return True
    return False


@final
class ChooseInfluence(Choice):
    """Which card and action. Frame: how many more, quadrant that is excluded (-1: none), quadrants used as bits."""

    def candidates(self, state: RedCathedral, seat: i64) -> list[int]:
        return INFLUENCE.all()

    def moves(self, state: RedCathedral, seat: i64, out: Moves) -> None:
        for choice in range(QUADRANTS * 2):
            if not self.is_used(state, choice) and influence_open(state, seat, choice):
                out.add(INFLUENCE.first + choice)

    def why_not(self, state: RedCathedral, seat: i64, action: i64) -> i64:
        if not INFLUENCE.has(action):
            return self.no_answer(action)
        why = why_not_influence(state, seat, INFLUENCE.a(action), SPENT)
        return USED_CARD if why == LEGAL and self.is_used(state, INFLUENCE.a(action)) else why

    def is_used(self, state: RedCathedral, choice: i64) -> bool:
        quadrant = choice >> 1
        return quadrant == state.stack.get(2) or state.stack.get(3) >> quadrant & 1 != 0

    def apply(self, state: RedCathedral, seat: i64, action: i64) -> None:
        choice = INFLUENCE.a(action)
        state.stack.set(3, state.stack.get(3) | bit(choice >> 1))
        self.one_done(state)
        use_influence(state, seat, choice, borrowed=True)

    def prompt(self, state: RedCathedral, seat: i64) -> tuple[str, dict[str, Any]]:
        return self.asks_how_many(state)

    def shows(self, state: RedCathedral, seat: i64, action: i64) -> Shown:
        choice = INFLUENCE.a(action)
        return show_influence(state, seat, action, choice, card_named(state, choice))


@final
class InfluenceAgain(Choice):
    """An infinity action once more (RC-MKT-17). Frame: quadrant x 2 + action."""

    def carry_on(self, state: RedCathedral, seat: i64) -> i64:
        if influence_open(state, seat, state.stack.get(1)):
            return ASKED
        state.stack.pop()
        return CARRIED_ON

    def candidates(self, state: RedCathedral, seat: i64) -> list[int]:
        return [*AGAIN.all(), *STOP.all()] if influence_open(state, seat, state.stack.get(1)) else []

    def moves(self, state: RedCathedral, seat: i64, out: Moves) -> None:
        if influence_open(state, seat, state.stack.get(1)):
            out.add(AGAIN.first)
            out.add(STOP.first)

    def why_not(self, state: RedCathedral, seat: i64, action: i64) -> i64:
        if (AGAIN.has(action) or STOP.has(action)) and influence_open(state, seat, state.stack.get(1)):
            return LEGAL
        return self.no_answer(action)

    def apply(self, state: RedCathedral, seat: i64, action: i64) -> None:
        choice = state.stack.get(1)
        if action == STOP.first:
            state.stack.pop()
            if state.events is not None:
                card = state.influence[choice >> 1]
                tell(state, "decline-again", seat, {"card": state.parts.influence_names[card]})
            return
        start_effect(state, effect_of(state, choice), FROM_CARD + (choice >> 1))

    def prompt(self, state: RedCathedral, seat: i64) -> tuple[str, dict[str, Any]]:
        card = state.influence[state.stack.get(1) >> 1]
        return self.asks({"card": state.parts.influence_names[card]})

    def shows(self, state: RedCathedral, seat: i64, action: i64) -> Shown:
        if action == STOP.first:
            return shown(state, action)
        return show_influence(state, seat, action, state.stack.get(1))


def repeated(state: RedCathedral) -> i64:
    """The effect that could be had once more."""
    return effect_of(state, state.stack.get(1))


CHOOSE_INFLUENCE: Final = ChooseInfluence("influence", "RC-EFF-10")
INFLUENCE_AGAIN: Final = InfluenceAgain("again", "RC-MKT-17")
means(OP_INFLUENCE, GrantInfluence())
