"""What has changed between two views, as few small replacements: `["players", 2, "livres", 7]`, a path and a value.

A view is looked at as its top-level parts, each encoded once; parts whose text is the same are not looked into. The
views of several seats share the objects of what all may know (`State.views`), so `Texts` encodes these only once, and
compares them with those before only once.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

ENCODE = msgspec.json.Encoder().encode
SMALL = 40
"""A value of so many bytes is replaced whole."""
SCALARS = (int, str, bool, type(None))
ABSENT = object()


class Face:
    """A view as its parts: their names, values and texts, in order."""

    __slots__ = ("keys", "texts", "values", "view")

    def __init__(self, view: Any, keys: tuple[bytes, ...], values: tuple[Any, ...], texts: list[bytes]) -> None:
        self.view = view
        self.keys = keys
        self.values = values
        self.texts = texts

    def text(self) -> bytes:
        """The whole view as JSON."""
        if not self.keys:
            return self.texts[0]
        return b"{" + b",".join([key + b":" + text for key, text in zip(self.keys, self.texts, strict=True)]) + b"}"


class Texts:
    """The encoded parts of one position, each encoded and compared once however many views it is in."""

    def __init__(self) -> None:
        self._texts: dict[int, tuple[Any, bytes]] = {}
        """By identity; holding the values keeps their identities theirs."""
        self._changes: dict[tuple[bytes, int, int], tuple[Any, Any, list[bytes]]] = {}

    def face(self, view: Any) -> Face:
        """A view as its parts."""
        keys, values = _parts(view)
        return Face(view, keys, values, [self._text(value) for value in values])

    def _text(self, value: Any) -> bytes:
        found = self._texts.get(id(value))
        if found is None:
            found = self._texts[id(value)] = (value, ENCODE(value))
        return found[1]

    def changes(self, old: Face, new: Face) -> list[bytes]:
        """The replacements that make one view of the other, each as JSON."""
        if old.view is new.view:
            return []
        if old.keys != new.keys or not new.keys:
            whole = new.text()
            return [] if whole == old.text() else [b"[" + whole + b"]"]
        found: list[bytes] = []
        for place, text in enumerate(new.texts):
            if text is not old.texts[place] and text != old.texts[place]:
                found += self._part(new.keys[place], old.values[place], new.values[place], text)
        return found

    def _part(self, key: bytes, old: Any, new: Any, text: bytes) -> list[bytes]:
        which = (key, id(old), id(new))
        known = self._changes.get(which)
        if known is None:
            known = self._changes[which] = (old, new, differences(old, new, key, text))
        return known[2]


def differences(old: Any, new: Any, path: bytes, text: bytes) -> list[bytes]:
    """The replacements under a path where two values differ; `text` is the new one as JSON."""
    if len(text) > SMALL and type(old) is type(new):
        found: list[bytes] = []
        for key, before, after in _pairs(old, new):
            if before is after:
                continue
            if type(after) in SCALARS and type(before) in SCALARS:
                if before != after:
                    found.append(b"[%b,%b,%b]" % (path, key, ENCODE(after)))
                continue
            inner = ENCODE(after)
            if before is ABSENT or inner != ENCODE(before):
                found += differences(before, after, path + b"," + key, inner)
        if found and sum(map(len, found)) + len(found) < len(path) + len(text):
            return found
    return [b"[%b,%b]" % (path, text)]


def _pairs(old: Any, new: Any) -> Iterator[tuple[bytes, Any, Any]]:
    """What lies at the same place in both, if they have the same places; a list may have become longer."""
    if isinstance(new, list):
        if len(new) >= len(old):
            for place, value in enumerate(new):
                yield b"%d" % place, old[place] if place < len(old) else ABSENT, value
        return
    keys, values = _parts(new)
    known, before = _parts(old)
    if keys and keys == known:
        yield from zip(keys, before, values, strict=True)


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
