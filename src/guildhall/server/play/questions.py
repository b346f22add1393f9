"""What a seat has to decide, as a message: `core.question`, encoded."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import msgspec

from guildhall.core.decision import Shown
from guildhall.core.rule import Reason, reason
from guildhall.play.match import Match
from guildhall.server import schema

ENCODE = msgspec.json.Encoder().encode
LEGAL = Reason("")
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
    text, known = state.setup.catalogue.text, _latest.setdefault(state.setup.game.meta.name, {})
    candidates = []
    for action in state.candidates(seat):
        why, shown = why_not(state, acting, action), shows(state, acting, action)
        latest = known.get((action, why))
        if latest is None or latest[0] != shown or latest[1].text != text(action):
            latest = known[action, why] = (shown, offered(text(action), shown, reason(why) if why else LEGAL))
        candidates.append(latest[1])
    return Asked(head, candidates)


_latest: dict[str, dict[tuple[int, int], tuple[Shown, Offered]]] = {}
"""By game, the candidate last made of an action and what forbids it: mostly it is wanted again as it was."""


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
