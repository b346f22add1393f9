"""What a seat has to decide, as a message: `core.question`, encoded."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from guildhall.core.question import MOST_KNOWN, Candidate
from guildhall.core.rule import Reason
from guildhall.play.match import Match
from guildhall.server import schema

ENCODE = msgspec.json.Encoder().encode
LEGAL = Reason("")


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
    """What a seat has to decide, if anything."""
    question = match.question(seat)
    if question is None:
        return None
    head = schema.Decision(seat=seat, key=question.key, args=question.args, candidates=[])
    return Asked(ENCODE(head).removesuffix(b"]}"), [offered(candidate) for candidate in question.candidates])


_encoded: dict[int, tuple[Candidate, Offered]] = {}
"""By identity: a question gives the same candidate as long as it looks the same. Held, so that it stays itself."""


def offered(candidate: Candidate) -> Offered:
    """A candidate, encoded once: the same ones come again and again, at every table."""
    found = _encoded.get(id(candidate))
    if found is None:
        if len(_encoded) >= MOST_KNOWN:
            _encoded.clear()
        found = _encoded[id(candidate)] = (candidate, _offered(candidate))
    return found[1]


def _offered(candidate: Candidate) -> Offered:
    shown, refused = candidate.shown, candidate.refused or LEGAL
    whole = schema.Candidate(
        text=candidate.text,
        targets=list(shown.targets),
        rule=refused.rule,
        case=refused.case,
        needed=refused.needed,
        have=refused.have,
        things=list(shown.things),
        cost=shown.cost,
        gain=shown.gain,
    )
    return Offered(candidate.text, ENCODE(candidate.text), ENCODE(whole))
