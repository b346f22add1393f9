"""What a seat has to decide, as a message: `core.question`, encoded."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import msgspec

from guildhall.core.question import Candidate
from guildhall.core.rule import Reason
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
            if known.get(text) is whole:
                found.append(name)
            else:
                known[text] = whole
                found.append(whole)
        return self.head + b",".join(found) + b"]}"


def asked_of(match: Match, seat: int) -> Asked | None:
    """What a seat has to decide, if anything."""
    asked = match.question(seat)
    if asked is None:
        return None
    head = ENCODE(schema.Decision(seat=seat, key=asked.key, args=asked.args, candidates=[]))
    return Asked(head.removesuffix(b"]}"), [offered(one) for one in asked.candidates])


def offered(one: Candidate) -> Offered:
    shown = one.shown
    cost, gain = tuple(shown.cost.items()), tuple(shown.gain.items())
    return _offered(one.text, shown.targets, one.refused or LEGAL, shown.things, cost, gain)


@lru_cache(maxsize=50_000)
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
