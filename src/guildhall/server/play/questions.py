"""What a seat has to decide, as a message: `core.question`, encoded.

Most candidates are as they were when the same was asked before. Whoever has them already is told only how many of them
follow each other unchanged.
"""

# guildhall: compiled

from __future__ import annotations

from typing import Any, final

import msgspec

from guildhall.core.question import Candidate
from guildhall.core.rule import reason
from guildhall.play.match import Match
from guildhall.server import schema

ENCODE: Any = msgspec.json.Encoder().encode
MOST_KNOWN = 20_000
"""After so many known beginnings all are forgotten and made anew."""


@final
class Known:
    """The candidates that somebody has been sent since the last whole state."""

    def __init__(self) -> None:
        self.wholes: dict[str, bytes] = {}
        """As JSON, by their texts."""
        self.last: dict[str, list[bytes]] = {}
        """Those of the last question of each key; all are still what `wholes` says."""


@final
class Asked:
    """What a seat has to decide: the JSON of a `schema.Decision` up to its candidates, and these."""

    def __init__(self, key: str, head: bytes, texts: list[str], wholes: list[bytes]) -> None:
        self.key = key
        self.head = head
        self.texts = texts
        self.wholes = wholes

    def text(self, known: Known) -> bytes:
        """All of it as JSON for who knows those, and who knows these too from now on."""
        last = known.last.get(self.key, [])
        found: list[bytes] = []
        unchanged = 0
        replaced = False
        for place, whole in enumerate(self.wholes):
            if place < len(last) and (last[place] is whole or last[place] == whole):
                unchanged += 1
                continue
            if unchanged:
                found.append(b"%d" % unchanged)
                unchanged = 0
            text = self.texts[place]
            before = known.wholes.get(text)
            if before == whole:
                found.append(ENCODE(text))
            else:
                replaced = replaced or before is not None
                known.wholes[text] = whole
                found.append(whole)
        if unchanged:
            found.append(b"%d" % unchanged)
        if replaced:
            known.last.clear()
        known.last[self.key] = self.wholes
        return self.head + b",".join(found) + b"]}"


def asked_of(match: Match, seat: int) -> Asked | None:
    """What a seat has to decide, if anything."""
    question = match.question(seat)
    if question is None:
        return None
    empty = schema.Decision(seat=seat, key=question.key, args=question.args, candidates=[])
    head: bytes = ENCODE(empty).removesuffix(b"]}")
    texts = [candidate.text for candidate in question.candidates]
    return Asked(question.key, head, texts, [encoded(candidate) for candidate in question.candidates])


_heads: dict[tuple[str, tuple[str, ...], tuple[str, ...]], bytes] = {}
_reasons: dict[int, bytes] = {}


def encoded(candidate: Candidate) -> bytes:
    """The JSON of a candidate, a `schema.Candidate` without what is empty; made once if what it shows is kept."""
    told = candidate.shown.told
    if told is None:
        return _made(candidate)
    found = told.get(candidate.why)
    if found is None:
        found = told[candidate.why] = _made(candidate)
    return found


def _made(candidate: Candidate) -> bytes:
    shown = candidate.shown
    which = (candidate.text, shown.targets, shown.things)
    found = _heads.get(which)
    if found is None:
        _forget(_heads)
        found = _heads[which] = _head(candidate)
    if candidate.why:
        found += _reason(candidate.why)
    if shown.cost:
        found += b',"cost":' + ENCODE(shown.cost)
    if shown.gain:
        found += b',"gain":' + ENCODE(shown.gain)
    return found + b"}"


def _head(candidate: Candidate) -> bytes:
    shown = candidate.shown
    parts = schema.Candidate(text=candidate.text, targets=list(shown.targets), things=list(shown.things))
    found: bytes = ENCODE(parts)
    return found.removesuffix(b"}")


def _reason(why: int) -> bytes:
    """Why not, with a comma before it; the numbers in it are small, so the same ones come again and again."""
    found = _reasons.get(why)
    if found is None:
        _forget(_reasons)
        known = reason(why)
        parts = {"rule": known.rule, "case": known.case, "needed": known.needed, "have": known.have}
        told = {name: value for name, value in parts.items() if value not in ("", None)}
        found = _reasons[why] = b"," + ENCODE(told)[1:-1]
    return found


def _forget(known: dict[Any, bytes]) -> None:
    if len(known) >= MOST_KNOWN:
        known.clear()
