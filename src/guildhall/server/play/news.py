"""A position as messages: what several may know is made and encoded once, and each viewer is sent what is new to them.

A socket's first message is the whole state; after it only what has changed since that socket's own last message. Whose
eyes a viewer looks through is for `presenter.py` to say.
"""

# guildhall: compiled

from __future__ import annotations

from collections.abc import Callable
from typing import Any, final

import msgspec

from guildhall.play.match import LogEntry, Match
from guildhall.server import schema
from guildhall.server.play.differences import Face, Texts
from guildhall.server.play.questions import Asked, asked_of
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


@final
class Position:
    """What has been made of one version of a room: each thing once, for all who may see it."""

    def __init__(self, table: str, match: Match | None, public: list[bytes]) -> None:
        self.table = table
        self.match = match
        self.public = public
        self.faces: dict[int | None, Face] = {}
        self._texts = Texts()
        self._asked: dict[int, Asked | None] = {}
        self._logs: dict[tuple[int, int | None], bytes] = {}

    def look(self, eyes: list[int | None]) -> None:
        """Make the views through these eyes; together they cost little more than one."""
        views: list[Any] = [None for _ in eyes] if self.match is None else self.match.state.views(eyes)
        self.faces = {seat: self._texts.face(view) for seat, view in zip(eyes, views, strict=True)}

    def decisions(self, viewer: Viewer, seats: list[int]) -> bytes:
        """What these seats have to decide or may change, without the candidates that this viewer knows."""
        found = [self._question(seat) for seat in seats]
        return b"[" + b",".join([one.text(viewer.candidates) for one in found if one is not None]) + b"]"

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

    def message(self, viewer: Viewer, eyes: int | None, place: list[bytes], own: list[bytes], after: int) -> bytes:
        """The next message for a viewer, from which on they have been shown this position."""
        old, face = viewer.sight, self.faces[eyes]
        parts = self.public + place + own
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
        changes = self._texts.changes(old.face, face)
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
    return ENCODE(schema.UndoInfo(steps=steps, take_back=take_back, redo=redo))


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
