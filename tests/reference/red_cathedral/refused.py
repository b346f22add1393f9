"""An action that was refused, and the reason that was told."""

from __future__ import annotations

from typing import NamedTuple

from tests.reference.red_cathedral.match import Match
from tests.reference.red_cathedral.table import Section

DEALS = {"obtain": "obtain", "influence": "influence", "activate": "activate", "specialist": "activate"}
"""The market action that a word belongs to."""


class Reason(NamedTuple):
    rule: str
    case: str = ""
    needed: int | None = None
    have: int | None = None


class Dealt(NamedTuple):
    """The market actions that were used: of the visit, of the extra ones, and the one that is being repeated."""

    visit: frozenset[str] = frozenset()
    extra: frozenset[str] = frozenset()
    again: str = ""
    tiles: frozenset[str] = frozenset()
    """Those that the effect in progress has activated."""


class Refused(NamedTuple):
    """An action that was refused, by the word of what was asked."""

    match: Match
    seat: int
    asked: str
    verb: str
    what: str
    reason: Reason
    dealt: Dealt

    def count(self, name: str) -> int:
        found = self.match.sides[self.seat][name]
        assert isinstance(found, int)
        return found

    @property
    def section(self) -> Section:
        return self.match.section(self.what.split()[-1])

    def holds(self, kind: str) -> int:
        return self.match.purse(self.seat).get(kind, 0)

    def short(self, needed: int, have: int) -> bool:
        """Whether there is too little, and it is told so."""
        return have < needed and (self.reason.needed, self.reason.have) == (needed, have)

    def unnumbered(self, broken: bool) -> bool:
        """Whether it is so, and no number is told."""
        return broken and self.reason.needed is None and self.reason.have is None
