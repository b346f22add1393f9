"""What things are called, as data: a key of the texts with its arguments, which may be phrases again.

A game decides once how its things are named (`people/names.py`); the terminal and the browser only read the result
out in a language. So both say the same.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol


class Phrase:
    """The text of a key: `Phrase("rococo-board-silk", n=2, colour=Phrase("rococo-board-classic-azure"))`."""

    __slots__ = ("args", "key")

    def __init__(self, key: str, /, **args: Said) -> None:
        self.key = key
        self.args: Mapping[str, Said] = args

    def __repr__(self) -> str:
        given = "".join(f", {name}={value!r}" for name, value in self.args.items())
        return f"Phrase({self.key!r}{given})"


class Listed(NamedTuple):
    """Several phrases in a row: `a, b and c`, `a, b or c`, or with a mark between them."""

    items: Sequence[Said]
    style: str = "and"
    """`and`, `or`, or what stands between two items, such as `; `."""


Said = Phrase | Listed | str | int


def with_count(phrase: Phrase, n: int) -> Phrase:
    """The same with a number of them, as `$n` of its text, unless it says how many itself."""
    return Phrase(phrase.key, **{"n": n, **phrase.args})


def as_data(said: Said) -> Any:
    """A phrase as plain data, for clients that read it out themselves."""
    if isinstance(said, Phrase):
        return {"key": said.key, "args": {name: as_data(value) for name, value in said.args.items()}}
    if isinstance(said, Listed):
        return {"list": [as_data(item) for item in said.items], "style": said.style}
    return said


class Reader(Protocol):
    """Reads texts out in one language."""

    language: str

    def __contains__(self, key: str) -> bool: ...

    def format(self, key: str, args: Mapping[str, Any] | None = None) -> str:
        """The text of a key."""

    def phrase(self, said: Said) -> str:
        """A phrase read out."""
