"""A decision as a person meets it: a prompt, and every candidate with what it shows or the rule that forbids it.

Clients highlight and grey out what they find here and know no rules themselves.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from guildhall.core.decision import Decision, Shown
from guildhall.core.rule import LEGAL, Reason, reason
from guildhall.core.state import State

MOST_KNOWN = 20_000
"""After so many known candidates all are forgotten and made anew."""


class Candidate(NamedTuple):
    """Something one might do. `refused` is None when it is legal, else why not."""

    action: int
    text: str
    verb: str
    args: tuple[str, ...]
    shown: Shown
    refused: Reason | None

    @property
    def legal(self) -> bool:
        return self.refused is None

    @property
    def targets(self) -> tuple[str, ...]:
        return self.shown.targets

    @property
    def rule(self) -> str:
        return "" if self.refused is None else self.refused.rule


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


def _candidates(state: State, decision: Decision[Any], acting: int, numbers: list[int]) -> list[Candidate]:
    """Mostly an action is about the same, refused or not for the same, and shown as before: the same candidate then."""
    catalogue = state.setup.catalogue
    asked, why_not, shows = catalogue.asked, decision.why_not, decision.shows
    found = []
    for number in numbers:
        why, shown = why_not(state, acting, number), shows(state, acting, number)
        which = (number, why, shown.things)
        known = asked.get(which)
        if known is None or (known.shown is not shown and known.shown != shown):
            action, refused = catalogue[number], None if why == LEGAL else reason(why)
            known = Candidate(number, catalogue.text(number), action.verb, action.args, shown, refused)
            if len(asked) >= MOST_KNOWN:
                asked.clear()
            asked[which] = known
        found.append(known)
    return found
