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
    """A view as its parts: their names, values and texts, in order; None is a text that nobody has needed yet."""

    __slots__ = ("keys", "texts", "values", "view")

    def __init__(self, view: Any, keys: tuple[bytes, ...], values: tuple[Any, ...], texts: list[bytes | None]) -> None:
        self.view = view
        self.keys = keys
        self.values = values
        self.texts = texts

    def text(self) -> bytes:
        """The whole view as JSON."""
        texts = [ENCODE(value) if text is None else text for value, text in zip(self.values, self.texts, strict=True)]
        if not self.keys:
            return texts[0]
        return b"{" + b",".join([key + b":" + text for key, text in zip(self.keys, texts, strict=True)]) + b"}"


class Texts:
    """The parts of one position, encoded and compared once for all views that share them."""

    def __init__(self) -> None:
        self._common: Face | None = None
        self._changes: dict[tuple[bytes, int, int], tuple[Any, Any, list[bytes]]] = {}
        """By path and identity; holding the values keeps their identities theirs. Without a path: of whole views."""

    def face(self, view: Any) -> Face:
        """A view as its parts; those that it shares with the first one asked for are encoded already."""
        keys, values = _parts(view)
        common = self._common
        if common is None or common.keys != keys:
            common = self._common = Face(view, keys, values, [ENCODE(value) for value in values])
        if common.view is view:
            return common
        texts = [
            text if value is other else None if _is_rows(value) else ENCODE(value)
            for value, other, text in zip(values, common.values, common.texts, strict=True)
        ]
        return Face(view, keys, values, texts)

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
        for place, (text, before) in enumerate(zip(new.texts, old.texts, strict=True)):
            if text is None or before is None or (text is not before and text != before):
                found += self._part(new.keys[place], old.values[place], new.values[place])
        return found

    def _part(self, path: bytes, old: Any, new: Any) -> list[bytes]:
        """The changes of a part or of one of its rows, remembered: most of the players' are the same for all."""
        which = (path, id(old), id(new))
        known = self._changes.get(which)
        if known is None:
            known = self._changes[which] = (old, new, self._looked_into(path, old, new))
        return known[2]

    def _looked_into(self, path: bytes, old: Any, new: Any) -> list[bytes]:
        if _is_rows(new) and type(old) is list and len(old) == len(new):
            found: list[bytes] = []
            for place, before, after in zip(_PLACES, old, new, strict=False):
                if before is not after:
                    found += self._part(path + b"," + place, before, after)
            return found
        text = ENCODE(new)
        return [] if text == ENCODE(old) else differences(old, new, path, text)


def _is_rows(value: Any) -> bool:
    return type(value) is list and 0 < len(value) <= len(_PLACES) and isinstance(value[0], msgspec.Struct)


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
