"""What a seat has to decide, as a message: `core.question`, encoded."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple
from weakref import WeakKeyDictionary

import msgspec

from guildhall.core.catalogue import Catalogue
from guildhall.core.decision import Shown
from guildhall.core.rule import Reason, reason
from guildhall.play.match import Match
from guildhall.server import schema

ENCODE = msgspec.json.Encoder().encode
LEGAL = Reason("")
MOST_KNOWN = 20_000
Amounts = tuple[tuple[str, int], ...]


class Offered(NamedTuple):
    """A candidate: its text, and as JSON the text alone and all of it."""

    text: str
    name: bytes
    whole: bytes


class Asked(NamedTuple):
    """What a seat has to decide: the JSON of a `schema.Decision` up to its candidates, and these."""

    head: bytes
    candidates: list[Offered]

    def text(self, known: dict[str, bytes]) -> bytes:
        """All of it as JSON. Candidates that are in `known` as they are now go by their text; the others join it."""
        found = []
        for text, name, whole in self.candidates:
            if known.get(text) == whole:
                found.append(name)
            else:
                known[text] = whole
                found.append(whole)
        return self.head + b",".join(found) + b"]}"


def asked_of(match: Match, seat: int) -> Asked | None:
    """What a seat has to decide, if anything: the same as `core.question`, straight to what is sent."""
    state = match.state
    if seat not in state.to_act():
        return None
    key, args = state.prompt(seat)
    head = ENCODE(schema.Decision(seat=seat, key=key, args=args, candidates=[])).removesuffix(b"]}")
    why_not, shows, acting = state.decision(seat).why_not, state.decision(seat).shows, state.acting(seat)
    catalogue = state.setup.catalogue
    known = _latest.get(catalogue)
    if known is None:
        known = _latest[catalogue] = {}
    candidates = []
    for action in state.candidates(seat):
        why, shown = why_not(state, acting, action), shows(state, acting, action)
        which = (action, why, shown.things)
        latest = known.get(which)
        if latest is None or latest[0] != shown:
            made = offered(catalogue.text(action), shown, reason(why) if why else LEGAL)
            latest = known[which] = (shown, made)
        candidates.append(latest[1])
    if len(known) > MOST_KNOWN:
        known.clear()
    return Asked(head, candidates)


_latest: WeakKeyDictionary[Catalogue, dict[tuple[int, int, tuple[str, ...]], tuple[Shown, Offered]]] = (
    WeakKeyDictionary()
)
"""The candidate last made of an action, what forbids it and what it is about: mostly it is wanted again as it was."""


def offered(text: str, shown: Shown, refused: Reason) -> Offered:
    return _offered(text, shown.targets, refused, shown.things, tuple(shown.cost.items()), tuple(shown.gain.items()))


@lru_cache(maxsize=10_000)
def _offered(
    text: str, targets: tuple[str, ...], refused: Reason, things: tuple[str, ...], cost: Amounts, gain: Amounts
) -> Offered:
    """A candidate, encoded once: the same ones come again and again, at every table."""
    whole = schema.Candidate(
        text=text,
        targets=list(targets),
        rule=refused.rule,
        case=refused.case,
        needed=refused.needed,
        have=refused.have,
        things=list(things),
        cost=dict(cost),
        gain=dict(gain),
    )
    return Offered(text, ENCODE(text), ENCODE(whole))
