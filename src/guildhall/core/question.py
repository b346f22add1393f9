"""A decision as a person meets it: a prompt, and every candidate with what it shows or the rule that forbids it.

Clients highlight and grey out what they find here and know no rules themselves.
"""

# guildhall: compiled

from __future__ import annotations

from typing import Any, NamedTuple, final

from mypy_extensions import i64

from guildhall.core.catalogue import Action
from guildhall.core.decision import Decision, Shown
from guildhall.core.rule import LEGAL, Reason, reason, rule_id
from guildhall.core.state import State


@final
class Candidate:
    """Something one might do; `why` is LEGAL or the number of the rule that forbids it, as `why_not` answers."""

    def __init__(self, number: i64, text: str, action: Action, shown: Shown, why: i64) -> None:
        self.action = number
        self.text = text
        self.verb = action.verb
        self.args = action.args
        self.shown = shown
        self.why = why

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Candidate):
            return False
        return self.text == other.text and self.why == other.why and self.shown == other.shown

    def __hash__(self) -> int:
        return hash((self.text, self.why))

    def __repr__(self) -> str:
        return f"Candidate({self.text!r}, {self.refused})"

    @property
    def legal(self) -> bool:
        return self.why == LEGAL

    @property
    def refused(self) -> Reason | None:
        """Why it is refused; None when it is legal."""
        return None if self.why == LEGAL else reason(self.why)

    @property
    def targets(self) -> tuple[str, ...]:
        return self.shown.targets

    @property
    def rule(self) -> str:
        """The rule that forbids it; empty when it is legal."""
        return rule_id(self.why)


class Question(NamedTuple):
    """What a seat has to decide."""

    seat: int
    key: str
    args: dict[str, Any]
    candidates: tuple[Candidate, ...]

    @property
    def legal(self) -> tuple[Candidate, ...]:
        return tuple(candidate for candidate in self.candidates if candidate.legal)


def question(state: State, seat: int) -> Question | None:
    """What this seat has to decide, or may change, now; None if it has nothing to decide."""
    if not state.may_act(seat):
        return None
    key, args = state.prompt(seat)
    decision, acting = state.decision(seat), state.acting(seat)
    numbers = decision.candidates(state, acting)
    return Question(seat, key, args, tuple(_candidates(state, decision, acting, numbers)))


def candidate(state: State, seat: int, number: int) -> Candidate:
    """One action as a seat that is to act sees it."""
    return _candidates(state, state.decision(seat), state.acting(seat), [number])[0]


def _candidates(state: State, decision: Decision[Any], acting: i64, numbers: list[int]) -> list[Candidate]:
    catalogue = state.setup.catalogue
    found = []
    for number in numbers:
        why, shown = decision.why_not(state, acting, number), decision.shows(state, acting, number)
        found.append(Candidate(number, catalogue.text(number), catalogue[number], shown, why))
    return found
