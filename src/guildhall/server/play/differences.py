"""What has changed between two views, as few small replacements: `["players", 2, "livres", 7]`, a path and a value.

Views are kept and compared as texts. A view's objects are let go of as soon as its text is made, while the processor
still has them at hand: to come back to hundreds of small things half a second later takes longer than to cut a text.

A view is looked at as its top-level parts; parts whose text is the same are not looked into. The views of several seats
share the objects of what all may know (`State.views`), so these are encoded and compared only once.
"""

# guildhall: compiled

from __future__ import annotations

from typing import Any

import msgspec

ENCODE = msgspec.json.Encoder().encode
OBJECT = msgspec.json.Decoder(dict[str, msgspec.Raw]).decode
LIST = msgspec.json.Decoder(list[msgspec.Raw]).decode
SMALL = 40
"""A value of so many bytes is replaced whole."""


class Face:
    """A view as its parts: their names and texts, in order; a part of rows has a text for each row instead."""

    __slots__ = ("keys", "rows", "texts")

    def __init__(self, keys: tuple[bytes, ...], texts: list[bytes], rows: list[list[bytes] | None]) -> None:
        self.keys = keys
        self.texts = texts
        self.rows = rows

    def text(self) -> bytes:
        """The whole view as JSON."""
        texts = [self.text_of(place) for place in range(len(self.texts))]
        if not self.keys:
            return texts[0]
        return b"{" + b",".join([key + b":" + text for key, text in zip(self.keys, texts, strict=True)]) + b"}"

    def text_of(self, place: int) -> bytes:
        """A part as JSON."""
        rows = self.rows[place]
        return self.texts[place] if rows is None else b"[" + b",".join(rows) + b"]"


def faces(views: list[Any]) -> list[Face]:
    """The views of one position as their parts; what they share with the first one is encoded once."""
    found: list[Face] = []
    rows: dict[int, bytes] = {}
    first: tuple[Any, ...] = ()
    for view in views:
        if found and view is views[0]:
            found.append(found[0])
            continue
        keys, values = _parts(view)
        shared = found[0] if found and found[0].keys == keys else None
        face = Face(keys, [], [])
        for place, value in enumerate(values):
            if shared is not None and first[place] is value:
                face.texts.append(shared.texts[place])
                face.rows.append(shared.rows[place])
            elif _is_rows(value):
                face.texts.append(b"")
                face.rows.append([_row(row, rows) for row in value])
            else:
                face.texts.append(ENCODE(value))
                face.rows.append(None)
        if not found:
            first = values
        found.append(face)
    return found


def _row(row: Any, known: dict[int, bytes]) -> bytes:
    """The text of a row: most of the players' are the same objects in all views, which hold them meanwhile."""
    text = known.get(id(row))
    if text is None:
        text = known[id(row)] = ENCODE(row)
    return text


def _is_rows(value: Any) -> bool:
    return type(value) is list and 0 < len(value) <= len(_PLACES) and isinstance(value[0], msgspec.Struct)


class Changes:
    """What leads to one position, found once for all who have been shown the same before."""

    def __init__(self) -> None:
        self._known: dict[tuple[bytes, int, int], tuple[object, object, list[bytes]]] = {}
        """By path and identity; holding the texts keeps their identities theirs. Without a path: of whole views."""

    def between(self, old: Face, new: Face) -> list[bytes]:
        """The replacements that make one view of the other, each as JSON."""
        which = (b"", id(old), id(new))
        known = self._known.get(which)
        if known is None:
            known = self._known[which] = (old, new, self._compared(old, new))
        return known[2]

    def _compared(self, old: Face, new: Face) -> list[bytes]:
        if old.keys != new.keys or not new.keys:
            whole = new.text()
            return [] if whole == old.text() else [b"[" + whole + b"]"]
        found: list[bytes] = []
        for place, path in enumerate(new.keys):
            rows, before = new.rows[place], old.rows[place]
            if rows is not None and before is not None and len(rows) == len(before):
                for number, text in enumerate(rows):
                    if text != before[number]:
                        found += self._changed(path + b"," + _PLACES[number], before[number], text)
            else:
                text, text_before = new.text_of(place), old.text_of(place)
                if text != text_before:
                    found += self._changed(path, text_before, text)
        return found

    def _changed(self, path: bytes, old: bytes, new: bytes) -> list[bytes]:
        """The changes of a part or of one of its rows, remembered for the other views."""
        which = (path, id(old), id(new))
        known = self._known.get(which)
        if known is None:
            known = self._known[which] = (old, new, differences(old, new, path))
        return known[2]


def differences(old: bytes, new: bytes, path: bytes) -> list[bytes]:
    """The replacements under a path where two texts differ."""
    if len(new) > SMALL and old[:1] == new[:1]:
        keys, values = _cut(new)
        known, before = _cut(old)
        # A list may have become longer.
        if keys == known or (new[:1] == b"[" and known == keys[: len(known)]):
            found: list[bytes] = []
            for place, key in enumerate(keys):
                was, is_now = before[place] if place < len(before) else NOTHING, values[place]
                if was == is_now:
                    continue
                text = bytes(is_now)
                if len(text) > SMALL:
                    found += differences(bytes(was), text, path + b"," + key)
                else:
                    found.append(b"[%b,%b,%b]" % (path, key, text))
            if found and sum([len(one) for one in found]) + len(found) < len(path) + len(new):
                return found
    return [b"[%b,%b]" % (path, new)]


def _cut(text: bytes) -> tuple[list[bytes], list[msgspec.Raw]]:
    """Names, as JSON, and texts of what an object is made of, or places and items of a list; of others nothing."""
    if text[:1] == b"{":
        parts = OBJECT(text)
        return [_name(name) for name in parts], list(parts.values())
    if text[:1] == b"[":
        items = LIST(text)
        return (_PLACES[: len(items)], items) if len(items) <= len(_PLACES) else ([], [])
    return [], []


NOTHING = msgspec.Raw(b"")
_PLACES = [b"%d" % place for place in range(1000)]
_NAMES: dict[str, bytes] = {}
MOST_NAMES = 10_000
_KEYS: dict[type, tuple[bytes, ...]] = {}


def _name(name: str) -> bytes:
    found = _NAMES.get(name)
    if found is None:
        found = ENCODE(name)
        if len(_NAMES) < MOST_NAMES:
            _NAMES[name] = found
    return found


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
