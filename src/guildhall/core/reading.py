"""Reading what strangers wrote: JSON and TOML of bounded depth, and texts that are fit to be shown in one line.

Every decoder recurses, so brackets within brackets are bounded here, before any of them sees the text.
"""

from __future__ import annotations

import json
import re
from typing import Any, TypeVar

MOST_DEPTH = 64
"""Nothing that is written here comes near it."""

T = TypeVar("T", str, bytes)
STRING = r'"[^"\\]*(?:\\.[^"\\]*)*"?'
IN_TEXT, IN_BYTES = re.compile(STRING, re.DOTALL), re.compile(STRING.encode(), re.DOTALL)
NO_BRACKETS = bytes(set(range(256)) - set(b"[]{}"))
UNFIT = re.compile("[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
"""Control characters, line ends of any kind, marks that turn the direction of writing, and halves of characters."""


class TooDeep(ValueError):
    """Brackets within brackets without end."""

    def __init__(self) -> None:
        super().__init__(f"brackets are nested more than {MOST_DEPTH} deep")


def shallow(text: T) -> T:
    """The same JSON text; TooDeep if its brackets are nested too deep for a decoder."""
    if isinstance(text, str):
        if text.count("[") + text.count("{") > MOST_DEPTH:
            _require_depth("".join(IN_TEXT.split(text)).encode("utf-8", "surrogatepass"))
    elif text.count(b"[") + text.count(b"{") > MOST_DEPTH:
        _require_depth(b"".join(IN_BYTES.split(text)))
    return text


def _require_depth(outside: bytes) -> None:
    """Take pairs of brackets away from within; only where some are left is it worth while to count."""
    brackets = left = outside.translate(None, NO_BRACKETS)
    for _ in range(MOST_DEPTH):
        left = left.replace(b"[]", b"").replace(b"{}", b"")
    depth = 0
    for bracket in brackets if left else b"":
        depth += 1 if bracket in b"[{" else -1
        if depth > MOST_DEPTH:
            raise TooDeep


def read_json(text: str) -> Any:
    """What a JSON text says; ValueError if it says nothing, TooDeep among them."""
    return json.loads(shallow(text))


def read_toml(text: str) -> dict[str, Any]:
    """What a TOML text says; ValueError if it says nothing, TooDeep among them."""
    import tomllib  # only who reads a game's files needs it

    try:
        found = tomllib.loads(text)
    except RecursionError:
        raise TooDeep from None
    _require_shallow(found)
    return found


def _require_shallow(value: Any) -> None:
    """TooDeep unless tables and lists end somewhere; a dotted name can make many of them."""
    level = [value]
    for _ in range(MOST_DEPTH):
        level = [item for inner in level if isinstance(inner, dict | list) for item in _items(inner)]
        if not level:
            return
    raise TooDeep


def _items(inner: dict[str, Any] | list[Any]) -> list[Any]:
    return list(inner.values()) if isinstance(inner, dict) else inner


def one_line(text: str) -> str:
    """A text with everything written out that would end its line or steer a terminal."""
    return UNFIT.sub(lambda found: found.group().encode("unicode_escape", "surrogatepass").decode("ascii"), text)
