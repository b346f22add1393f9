"""Options of a table: named as in the rules catalogue, checked before a match begins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from guildhall.core.errors import BadOption

Value = str | int


class Option(NamedTuple):
    """One option. `values` lists the words it may be; without them it is a number from `low` to `high`."""

    key: str
    default: Value
    rule: str
    values: tuple[str, ...] = ()
    low: int = 0
    high: int = 0

    def parse(self, raw: object) -> Value:
        """The value that this input means; BadOption if it means none."""
        if self.values:
            word = {True: "on", False: "off"}.get(raw, raw) if isinstance(raw, bool) else raw
            if isinstance(word, str) and word in self.values:
                return word
            raise BadOption(f"option {self.key} is one of {', '.join(self.values)}, not “{raw}”", self.rule)
        try:
            number = int(str(raw))
        except ValueError:
            number = self.low - 1
        if not self.low <= number <= self.high:
            raise BadOption(f"option {self.key} is a number from {self.low} to {self.high}, not “{raw}”", self.rule)
        return number


def switch(key: str, rule: str, default: str = "off") -> Option:
    """An option or module that is on or off."""
    return Option(key, default, rule, ("off", "on"))


def resolve(options: Sequence[Option], given: Mapping[str, object]) -> dict[str, Value]:
    """All options with the given values or their defaults; BadOption names what is wrong."""
    known = {option.key: option for option in options}
    for key in given:
        if key not in known:
            names = ", ".join(known) or "none"
            raise BadOption(f"there is no option “{key}” in this game; it has {names}")
    return {key: option.parse(given.get(key, option.default)) for key, option in known.items()}
