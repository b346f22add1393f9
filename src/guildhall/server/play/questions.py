"""What a seat has to decide, as a message: `core.question`, encoded.

Most candidates are as they were when the same was asked before. Whoever has them already is told only how many of them
follow each other unchanged.
"""

# guildhall: compiled

from __future__ import annotations

from typing import Any, final

import msgspec
from mypy_extensions import i64

from guildhall.core.catalogue import Catalogue
from guildhall.core.decision import Shown
from guildhall.core.rule import LEGAL, reason
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

    def __init__(self, key: str, head: bytes, catalogue: Catalogue, numbers: list[int], wholes: list[bytes]) -> None:
        self.key = key
        self.head = head
        self.catalogue = catalogue
        self.numbers = numbers
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
            text = self.catalogue.text(self.numbers[place])
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
    """What a seat has to decide, if anything; as `core.question` has it, without an object for each candidate."""
    state = match.state
    if not state.may_act(seat):
        return None
    key, args = state.prompt(seat)
    empty = schema.Decision(seat=seat, key=key, args=args, candidates=[])
    head: bytes = ENCODE(empty).removesuffix(b"]}")
    decision, acting, catalogue = state.decision(seat), state.acting(seat), state.setup.catalogue
    numbers = decision.candidates(state, acting)
    wholes: list[bytes] = []
    for number in numbers:
        why = decision.why_not(state, acting, number)
        wholes.append(encoded(catalogue, number, decision.shows(state, acting, number), why))
    return Asked(key, head, catalogue, numbers, wholes)


_heads: dict[tuple[str, tuple[str, ...], tuple[str, ...]], bytes] = {}
_reasons: dict[int, bytes] = {}


def encoded(catalogue: Catalogue, number: i64, shown: Shown, why: i64) -> bytes:
    """The JSON of a candidate, a `schema.Candidate` without what is empty; made once if what it shows is kept."""
    told = shown.told
    if told is None:
        return _made(catalogue.text(number), shown, why)
    found = told.get(why)
    if found is None:
        found = told[why] = _made(catalogue.text(number), shown, why)
    return found


def _made(text: str, shown: Shown, why: i64) -> bytes:
    which = (text, shown.targets, shown.things)
    found = _heads.get(which)
    if found is None:
        _forget(_heads)
        found = _heads[which] = _head(text, shown)
    if why != LEGAL:
        found += _reason(why)
    if shown.cost:
        found += b',"cost":' + ENCODE(shown.cost)
    if shown.gain:
        found += b',"gain":' + ENCODE(shown.gain)
    return found + b"}"


def _head(text: str, shown: Shown) -> bytes:
    parts = schema.Candidate(text=text, targets=list(shown.targets), things=list(shown.things))
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
