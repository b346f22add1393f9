"""A decision as a person meets it: a prompt, and every candidate with its action or the rule that forbids it.

Clients highlight and grey out what they find here and know no rules themselves.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from guildhall.core.catalogue import Catalogue
from guildhall.core.errors import IllegalAction
from guildhall.core.state import State


class Candidate(NamedTuple):
    """Something one might point at. `rule` is empty when it is legal, else the id of what forbids it."""

    action: int
    text: str
    verb: str
    args: tuple[str, ...]
    targets: tuple[str, ...]
    rule: str

    @property
    def legal(self) -> bool:
        return not self.rule


class Decision(NamedTuple):
    seat: int
    key: str
    args: dict[str, Any]
    candidates: tuple[Candidate, ...]

    @property
    def legal(self) -> tuple[Candidate, ...]:
        return tuple(candidate for candidate in self.candidates if candidate.legal)


def decide(state: State, catalogue: Catalogue, seat: int) -> Decision | None:
    """What this seat has to decide now; None if it has nothing to decide."""
    if seat not in state.to_act():
        return None
    key, args = state.prompt(seat)
    candidates = []
    for number in state.candidates(seat):
        action = catalogue[number]
        candidates.append(
            Candidate(number, action.text, action.verb, action.args, action.targets, state.refusal(seat, number))
        )
    return Decision(seat, key, args, tuple(candidates))


def require_legal(state: State, catalogue: Catalogue, seat: int, number: int) -> None:
    """Raise IllegalAction, with the rule, unless this seat may take this action now."""
    to_act = state.to_act()
    if seat not in to_act:
        whose = "the game is over" if not to_act else f"seat {', '.join(str(s + 1) for s in to_act)} is to act"
        raise IllegalAction(f"seat {seat + 1} cannot “{catalogue.text(number)}” now: {whose}")
    if number not in state.legal(seat):
        raise IllegalAction(f"“{catalogue.text(number)}” is not legal now", state.refusal(seat, number))
