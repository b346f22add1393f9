"""A position as messages: what several may know is made and encoded once, and each viewer is sent what is new to them.

A socket's first message is the whole state; after it only what has changed since that socket's own last message. What
a session holds at a table is for `presenter.py` to say.
"""

# guildhall: compiled

from __future__ import annotations

from collections.abc import Callable
from typing import Any, final

import msgspec

from guildhall.play.match import LogEntry, Match
from guildhall.server import schema
from guildhall.server.play.differences import Changes, Face, faces
from guildhall.server.play.questions import Asked, Known, asked_of
from guildhall.server.play.viewer import Sight, Viewer

ENCODE: Callable[[Any], bytes] = msgspec.json.Encoder().encode
PUBLIC = ("number", "actions", "status", "to_act", "turn", "standings", "asked", "outcome", "rematch")
"""Fields of a state that are the same for all."""
PLACE = ("held", "owner", "seats", "notes", "proposed")
"""Those that only change when seats do."""
OWN = ("seat", "decisions", "changes", "undo", "clock")
"""Those that are each viewer's own."""
KEYS = [b'"%b":' % name.encode() for name in (*PUBLIC, *PLACE, *OWN)]
NOTHING, NULL = b"[]", b"null"
MOST_UNDO_TEXTS = 1000


@final
class Place:
    """What somebody holds at a table, and the fields that tell it."""

    def __init__(self, held: list[int], fields: list[bytes]) -> None:
        self.held = held
        self.fields = fields


@final
class Position:
    """What has been made of one version of a room: each thing once, for all who may see it.

    `people` are the seats that people play themselves; `match` is None if nobody can do anything yet.
    """

    def __init__(
        self, table: str, match: Match | None, public: list[bytes], playing: bool, to_act: list[int], people: list[int]
    ) -> None:
        self.table = table
        self.match = match
        self.public = public
        self.playing = playing
        self.to_act = to_act
        self.people = people
        self.faces: dict[int | None, Face] = {}
        self._changes = Changes()
        self._asked: dict[int, Asked | None] = {}
        self._logs: dict[tuple[int, int | None], bytes] = {}

    def eyes_of(self, viewer: Viewer, held: list[int]) -> int | None:
        """Whose view this viewer gets: the seat they chose, else theirs to act, else their first."""
        if viewer.eyes is not None and viewer.eyes in held:
            return viewer.eyes
        for seat in held:
            if seat in self.to_act:
                return seat
        return held[0] if held else None

    def look(self, eyes: list[int | None]) -> None:
        """Make the views through these eyes; together they cost little more than one."""
        views: list[Any] = [None for _ in eyes] if self.match is None else self.match.state.views(eyes)
        self.faces = dict(zip(eyes, faces(views), strict=True))

    def _own(self, viewer: Viewer, held: list[int], eyes: int | None, clock: bytes) -> list[bytes]:
        """The fields that are this viewer's own, in the order of `OWN`."""
        match, seat = self.match, NULL if eyes is None else b"%d" % eyes
        if match is None or not self.playing:
            return [seat, NOTHING, NOTHING, undo_text(0, 0, 0), NULL]
        decisions = self._decisions(viewer, self.to_act, held)
        changes = self._decisions(viewer, match.state.may_change(), held)
        return [seat, decisions, changes, undo(match, held), clock]

    def _decisions(self, viewer: Viewer, seats: list[int], held: list[int]) -> bytes:
        """What those of these seats that are held have to decide or may change, as far as it is new to this viewer."""
        found: list[bytes] = []
        for seat in seats:
            if seat in held and seat in self.people:
                asked = self._question(seat)
                if asked is not None:
                    found.append(asked.text(viewer.candidates))
        return b"[" + b",".join(found) + b"]" if found else NOTHING

    def _question(self, seat: int) -> Asked | None:
        if seat not in self._asked:
            assert self.match is not None
            self._asked[seat] = asked_of(self.match, seat)
        return self._asked[seat]

    def log(self, after: int, eyes: int | None) -> bytes:
        """The log after the first `after` actions; those for whom none of it is secret share it."""
        match = self.match
        if match is None:
            return NOTHING
        entries = _entries(match.log, after, match.number)
        secret = any(entry.secret is not None and entry.owner == eyes for entry in entries)
        key = (after, eyes if secret else None)
        found = self._logs.get(key)
        if found is None:
            found = self._logs[key] = ENCODE([log_entry(match, entry, key[1]) for entry in entries])
        return found

    def message(self, viewer: Viewer, place: Place, eyes: int | None, clock: bytes, after: int) -> bytes:
        """The next message for a viewer, from which on they have been shown this position."""
        old, face = viewer.sight, self.faces[eyes]
        if old is None:
            viewer.candidates = Known()
        parts = self.public + place.fields + self._own(viewer, place.held, eyes, clock)
        viewer.sight = Sight(parts, face)
        viewer.serial += 1
        done, viewer.done = viewer.done, []
        head = b'"serial":%d,"done":%b,"log_after":%d,"log":%b,' % (
            viewer.serial,
            ENCODE(done) if done else NOTHING,
            after,
            self.log(after, eyes),
        )
        if old is None:
            all_of_it = [KEYS[number] + text for number, text in enumerate(parts)]
            head += b'"table":' + ENCODE(self.table) + b","
            return b'{"type":"state",' + head + b",".join(all_of_it) + b',"view":' + face.text() + b"}"
        changed: list[bytes] = []
        for number, text in enumerate(parts):
            before = old.fields[number]
            if text is not before and text != before:
                changed.append(KEYS[number] + text)
        changes = self._changes.between(old.face, face)
        return b'{"type":"change",%b"set":{%b},"view":[%b]}' % (head, b",".join(changed), b",".join(changes))


def fields(values: tuple[Any, ...]) -> list[bytes]:
    """The values of `PUBLIC` or `PLACE` as JSON."""
    return [ENCODE(value) for value in values]


# -- going back ------------------------------------------------------------------------------------------------------


def undo(match: Match, held: list[int]) -> bytes:
    """What the match lets these seats take back; at most one of them made the last action."""
    last = match.steps[-1].seat if match.steps else -1
    redo = match.redoable if match.redo_seat in held else 0
    if last not in held:
        return undo_text(0, 0, redo)
    return undo_text(match.undoable(last), match.undoable(last, this_turn=True), redo)


def undo_text(steps: int, take_back: int, redo: int) -> bytes:
    which = (steps, take_back, redo)
    found = _undo_texts.get(which)
    if found is None:
        found = ENCODE(schema.UndoInfo(steps=steps, take_back=take_back, redo=redo))
        if len(_undo_texts) < MOST_UNDO_TEXTS:
            _undo_texts[which] = found
    return found


_undo_texts: dict[tuple[int, int, int], bytes] = {}


# -- the log ---------------------------------------------------------------------------------------------------------


def log_since(match: Match, action: int, seat: int | None, until: int | None = None) -> list[schema.LogEntry]:
    """The log of what came after the first `action` actions (up to `until`), as a seat may see it."""
    end = match.number if until is None else until
    return [log_entry(match, entry, seat) for entry in _entries(match.log, action, end)]


def _entries(log: list[LogEntry], after: int, until: int) -> list[LogEntry]:
    """Entries of actions after+1 to until: the log is in order, and what is wanted is mostly at its end."""
    first = len(log)
    while first > 0 and log[first - 1].number >= after:
        first -= 1
    return [entry for entry in log[first:] if entry.number < until]


def log_entry(match: Match, entry: LogEntry, seat: int | None) -> schema.LogEntry:
    return schema.LogEntry(
        action=entry.number + 1, seat=match.steps[entry.number].seat, key=entry.key, args=entry.seen_by(seat)
    )
