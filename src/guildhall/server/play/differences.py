"""What has changed between two views, as few small replacements: `["players", 2, "livres", 7]`, a path and a value.

A view is looked at as its top-level parts; parts whose text is the same are not looked into. The views of several seats
share the objects of what all may know (`State.views`), so `Texts` encodes and compares these only once.
"""

# guildhall: compiled

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

ENCODE = msgspec.json.Encoder().encode
SMALL = 40
"""A value of so many bytes is replaced whole."""
SCALARS = (int, str, bool, type(None))
ABSENT = object()


class Face:
    """A view as its parts: their names, values and texts, in order; a part of rows has a text for each row instead."""

    __slots__ = ("keys", "rows", "texts", "values", "view")

    def __init__(self, view: Any, keys: tuple[bytes, ...], values: tuple[Any, ...]) -> None:
        self.view = view
        self.keys = keys
        self.values = values
        self.texts: list[bytes] = []
        self.rows: list[list[bytes] | None] = []

    def text(self) -> bytes:
        """The whole view as JSON."""
        texts = [self.text_of(place) for place in range(len(self.values))]
        if not self.keys:
            return texts[0]
        return b"{" + b",".join([key + b":" + text for key, text in zip(self.keys, texts, strict=True)]) + b"}"

    def text_of(self, place: int) -> bytes:
        """A part as JSON."""
        rows = self.rows[place]
        return self.texts[place] if rows is None else b"[" + b",".join(rows) + b"]"


class Texts:
    """The parts of one position, encoded and compared once for all views that share them."""

    def __init__(self) -> None:
        self._common: Face | None = None
        self._rows: dict[int, tuple[Any, bytes]] = {}
        self._changes: dict[tuple[bytes, int, int], tuple[Any, Any, list[bytes]]] = {}
        """By path and identity; holding the values keeps their identities theirs. Without a path: of whole views."""

    def face(self, view: Any) -> Face:
        """A view as its parts; those that it shares with the first one asked for are encoded already."""
        common = self._common
        if common is not None and common.view is view:
            return common
        keys, values = _parts(view)
        face = Face(view, keys, values)
        for place, value in enumerate(values):
            if common is not None and common.keys == keys and common.values[place] is value:
                face.texts.append(common.texts[place])
                face.rows.append(common.rows[place])
            elif _is_rows(value):
                face.texts.append(b"")
                face.rows.append([self._row(row) for row in value])
            else:
                face.texts.append(ENCODE(value))
                face.rows.append(None)
        if common is None:
            self._common = face
        return face

    def _row(self, row: Any) -> bytes:
        """The text of a row: most of the players' are the same objects in all views."""
        known = self._rows.get(id(row))
        if known is None:
            known = self._rows[id(row)] = (row, ENCODE(row))
        return known[1]

    def changes(self, old: Face, new: Face) -> list[bytes]:
        """The replacements that make one view of the other, each as JSON."""
        which = (b"", id(old), id(new))
        known = self._changes.get(which)
        if known is None:
            known = self._changes[which] = (old, new, self._compared(old, new))
        return known[2]

    def _compared(self, old: Face, new: Face) -> list[bytes]:
        if old.keys != new.keys or not new.keys:
            whole = new.text()
            return [] if whole == old.text() else [b"[" + whole + b"]"]
        found: list[bytes] = []
        for place, path in enumerate(new.keys):
            values, before = new.values[place], old.values[place]
            texts, texts_before = new.rows[place], old.rows[place]
            if texts is not None and texts_before is not None and len(texts) == len(texts_before):
                for number, text in enumerate(texts):
                    if text is not texts_before[number] and text != texts_before[number]:
                        found += self._changed(path + b"," + _PLACES[number], before[number], values[number], text)
            else:
                text = new.text_of(place)
                if text != old.text_of(place):
                    found += self._changed(path, before, values, text)
        return found

    def _changed(self, path: bytes, old: Any, new: Any, text: bytes) -> list[bytes]:
        """The changes of a part or of one of its rows, remembered for the other views."""
        which = (path, id(old), id(new))
        known = self._changes.get(which)
        if known is None:
            known = self._changes[which] = (old, new, differences(old, new, path, text))
        return known[2]


def _is_rows(value: Any) -> bool:
    return type(value) is list and 0 < len(value) <= len(_PLACES) and isinstance(value[0], msgspec.Struct)


def differences(old: Any, new: Any, path: bytes, text: bytes) -> list[bytes]:
    """The replacements under a path where two values differ; `text` is the new one as JSON."""
    if len(text) > SMALL and type(old) is type(new):
        found: list[bytes] = []
        for key, before, after in _pairs(old, new):
            if before is after:
                continue
            # Texts are compared: to compare values of named parts takes Python ten times as long.
            inner = ENCODE(after)
            if before is not ABSENT and ENCODE(before) == inner:
                continue
            if type(after) in SCALARS:
                found.append(b"[%b,%b,%b]" % (path, key, inner))
            else:
                found += differences(before, after, path + b"," + key, inner)
        if found and sum(map(len, found)) + len(found) < len(path) + len(text):
            return found
    return [b"[%b,%b]" % (path, text)]


def _pairs(old: Any, new: Any) -> Iterable[tuple[bytes, Any, Any]]:
    """What lies at the same place in both, if they have the same places; a list may have become longer."""
    if type(new) is list:
        more = len(new) - len(old)
        return () if more < 0 or len(new) > len(_PLACES) else zip(_PLACES, old + [ABSENT] * more, new, strict=False)
    keys, values = _parts(new)
    known, before = _parts(old)
    return zip(keys, before, values, strict=True) if keys and keys == known else ()


_PLACES = [b"%d" % place for place in range(1000)]
_KEYS: dict[type, tuple[bytes, ...]] = {}


def _parts(value: Any) -> tuple[tuple[bytes, ...], tuple[Any, ...]]:
    """Names, as JSON, and values of what an object is made of; no names if it is none."""
    if isinstance(value, msgspec.Struct):
        kind = type(value)
        if kind not in _KEYS:
            _KEYS[kind] = tuple(ENCODE(name) for name in kind.__struct_encode_fields__)
        return _KEYS[kind], msgspec.structs.astuple(value)
    if isinstance(value, dict) and value:
        return tuple([ENCODE(str(name)) for name in value]), tuple(value.values())
    return (), (value,)
