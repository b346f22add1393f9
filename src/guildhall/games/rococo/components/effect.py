"""An effect in general, and the parameters that it is read from: `of=garment;per=3`."""

from __future__ import annotations

from typing import ClassVar, Self

from guildhall.core.components import Row
from guildhall.core.data import Data
from guildhall.core.errors import BadComponents
from guildhall.games.rococo.components import parts as c


def params_of(row: Row, text: str) -> dict[str, str]:
    """`of=garment;per=3` as a table; a colour may be written AZURE or azure (ROC-CONV-09)."""
    found: dict[str, str] = {}
    for item in filter(None, text.split(";")):
        key, equals, value = item.partition("=")
        key = key.lower()
        if not equals or not key or not value or key in found:
            raise row.fail(f"bad parameter “{item}”", "ROC-COMP-05")
        found[key] = value
    return found


class Params:
    """The parameters of an effect, taken one by one: what is left over at the end was not understood."""

    def __init__(self, row: Row, key: str, text: str) -> None:
        self.row = row
        self.key = key
        self.left = params_of(row, text)

    def word(self, name: str, default: str = "") -> str:
        return self.left.pop(name, default)

    def number(self, name: str, default: int | None = None) -> int:
        raw = self.left.pop(name, None)
        if raw is None:
            if default is None:
                raise self.fail(f"{self.key} needs the parameter {name}", "ROC-COMP-05")
            return default
        if not raw.isdigit():
            raise self.fail(f"{name} must be a number, not “{raw}”", "ROC-COMP-05")
        return int(raw)

    def positive(self, name: str, message: str, rule: str) -> int:
        found = self.number(name)
        if found < 1:
            raise self.fail(message, rule)
        return found

    def fail(self, message: str, rule: str) -> BadComponents:
        return self.row.fail(message, rule)


class Effect(Data, tag_field="key"):
    """What a word of the vocabulary says."""

    code: ClassVar[int] = int(c.NO_EFFECT)
    """Its number in the effect table."""

    @classmethod
    def read(cls, words: Params) -> Self:
        return cls()

    def columns(self) -> dict[int, int]:
        """Its numbers by the columns of the effect table."""
        return {}

    def fill(self, into: list[int]) -> None:
        into[c.KEY] = self.code
        for column, number in self.columns().items():
            into[column] = number
