"""What a seat has to decide, as a message: `core.question`, encoded.

Most candidates are as they were when the same was asked before. Whoever has them already is told only how many of them
follow each other unchanged, and of one that shows what it has shown, whether it may be chosen now. A game whose
decisions have marks (`Decision.mark`) need not even say what they show to find that out.
"""

# guildhall: compiled

from __future__ import annotations

from typing import Any, Final, cast, final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from guildhall.core.arrays import filled
from guildhall.core.catalogue import Catalogue
from guildhall.core.decision import Decision, Shown
from guildhall.core.rule import LEGAL, reason
from guildhall.core.state import State
from guildhall.play.match import Match
from guildhall.server import schema

ENCODE: Any = msgspec.json.Encoder().encode
MOST_KNOWN = 20_000
"""After so many known beginnings all are forgotten and made anew."""


@final
class Listed:
    """The candidates of a question, by their places: what they show and why not, as numbers, or all of them as JSON."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.marks: vec[i64] = filled(count, -1)
        self.whys: vec[i64] = filled(count, LEGAL)
        self.wholes: list[bytes] = [b""] * count
        """Of those without a mark."""


@final
class Known:
    """What somebody has been asked since the last whole state."""

    def __init__(self) -> None:
        self.last: dict[str, Listed] = {}
        """The last question of each key."""
        self.wholes: dict[str, bytes] = {}
        """Candidates as JSON, by their texts."""


@final
class Asked:
    """What a seat has to decide: the JSON of a `schema.Decision` up to its candidates, and these."""

    def __init__(self, state: State, seat: int, key: str, args: dict[str, Any]) -> None:
        self.key = key
        empty = schema.Decision(seat=seat, key=key, args=args, candidates=[])
        self.head: bytes = ENCODE(empty).removesuffix(b"]}")
        self.state = state
        self.acting = state.acting(seat)
        self.decision: Decision[Any] = state.decision(seat)
        self.numbers = self.decision.candidates(state, self.acting)
        self.listed = Listed(len(self.numbers))
        self._list()

    def _list(self) -> None:
        decision, state, acting, listed = self.decision, self.state, self.acting, self.listed
        for place, number in enumerate(self.numbers):
            listed.marks[place] = decision.mark(state, acting, number)
            listed.whys[place] = decision.why_not(state, acting, number)
            if listed.marks[place] < 0:
                listed.wholes[place] = self.whole(place)

    def whole(self, place: i64) -> bytes:
        """All of a candidate as JSON."""
        number = self.numbers[place]
        shown = self.decision.shows(self.state, self.acting, number)
        return encoded(self.state.setup.catalogue, number, shown, self.listed.whys[place])

    def text(self, known: Known) -> bytes:
        """All of it as JSON for who knows those, and who knows these too from now on."""
        listed, last = self.listed, known.last.get(self.key, NOTHING)
        found: list[bytes] = []
        unchanged = 0
        for place in range(listed.count):
            mark = listed.marks[place]
            there = place < last.count and last.marks[place] == mark
            if there and listed.whys[place] == last.whys[place] and listed.wholes[place] == last.wholes[place]:
                unchanged += 1
                continue
            if unchanged:
                found.append(b"%d" % unchanged)
                unchanged = 0
            found.append(self._told(place, known, there and mark >= 0))
        if unchanged:
            found.append(b"%d" % unchanged)
        known.last[self.key] = listed
        return self.head + b",".join(found) + b"]}"

    def _told(self, place: i64, known: Known, shown: bool) -> bytes:
        """A candidate that is new; `shown`: it shows what the one at its place has shown."""
        text = self.state.setup.catalogue.text(self.numbers[place])
        if self.listed.marks[place] >= 0:
            if text in known.wholes:
                del known.wholes[text]
            return _verdict(self.listed.whys[place]) if shown else self.whole(place)
        whole = self.listed.wholes[place]
        if known.wholes.get(text) == whole:
            return cast("bytes", ENCODE(text))
        known.wholes[text] = whole
        return whole


NOTHING: Final = Listed(0)


def asked_of(match: Match, seat: int) -> Asked | None:
    """What a seat has to decide, if anything; as `core.question` has it, without an object for each candidate."""
    if not match.state.may_act(seat):
        return None
    key, args = match.state.prompt(seat)
    return Asked(match.state, seat, key, args)


_heads: dict[tuple[str, tuple[str, ...], tuple[str, ...]], bytes] = {}
_reasons: dict[int, bytes] = {}
_verdicts: dict[int, bytes] = {}


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


def _verdict(why: i64) -> bytes:
    """Why not, alone: its parts in a list; an empty one if it may be chosen."""
    found = _verdicts.get(why)
    if found is None:
        _forget(_verdicts)
        known = reason(why)
        told = [] if why == LEGAL else [known.rule, known.case, known.needed, known.have]
        while told and told[-1] in ("", None):
            told.pop()
        found = _verdicts[why] = ENCODE(told)
    return found


def _forget(known: dict[Any, bytes]) -> None:
    if len(known) >= MOST_KNOWN:
        known.clear()
