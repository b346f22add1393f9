"""Named values that clients read: views and components are declared once, as classes of this kind.

They are msgspec structs, so a server encodes them as JSON and `tools/typescript.py` writes them out for the browser.
In Python a part is an attribute or, as in the JSON that others see, a name: `view.seats[1]` or `view["seats"][1]`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec


class Data(msgspec.Struct, kw_only=True, gc=False):
    """A value of named parts. None contains itself, so the garbage collector need not walk the views of all tables."""

    def __getitem__(self, name: str) -> Any:
        if name not in self.__struct_fields__:
            raise KeyError(name)
        return getattr(self, name)

    def __eq__(self, other: object) -> bool:
        """Equal to another of its class, and to the dictionary that others see of it."""
        if isinstance(other, dict):
            return bool(plain(self) == other)
        return type(self) is type(other) and all(self[name] == getattr(other, name) for name in self)

    __hash__ = None  # type: ignore[assignment]

    def __contains__(self, name: object) -> bool:
        return name in self.__struct_fields__

    def __iter__(self) -> Iterator[str]:
        return iter(self.__struct_fields__)


def plain(value: Any) -> Any:
    """The same as dictionaries, lists and numbers."""
    return msgspec.to_builtins(value)
