"""Options of a table: named as in the rules catalogue, checked before a match begins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from guildhall.core.errors import BadOption

Value = str | int


class Case(NamedTuple):
    """Seats and other options under which something fits; what is not named may be anything."""

    seats: tuple[int, ...] = ()
    options: Mapping[str, tuple[Value, ...]] = {}

    def holds(self, seats: int, chosen: Mapping[str, Value]) -> bool:
        return (not self.seats or seats in self.seats) and all(
            chosen[key] in values for key, values in self.options.items()
        )


class Need(NamedTuple):
    """Where an option fits: in one of these cases.

    Of the values that are named all others are free; elsewhere these are refused. A need that names none is the whole
    option's: elsewhere it means nothing, so nobody is asked. `why` is the end of the key of a short sentence for
    people, `<game>-need-<why>`; `refusal` the same for who writes records, with `{value}` and `{seats}` filled in.
    """

    why: str
    rule: str
    cases: tuple[Case, ...]
    values: tuple[Value, ...] = ()
    refusal: str = ""

    def holds(self, seats: int, chosen: Mapping[str, Value]) -> bool:
        return any(case.holds(seats, chosen) for case in self.cases)


class Option(NamedTuple):
    """One option. `values` lists the words it may be; without them it is a number from `low` to `high`."""

    key: str
    default: Value
    rule: str
    values: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    needs: tuple[Need, ...] = ()
    """What seats and other options must be like for it to fit."""

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


class Preset(NamedTuple):
    """A choice of options with a name, `<game>-preset-<name>` in the texts; the others keep their defaults."""

    name: str
    seats: tuple[int, ...]
    """For how many; the first if other seats are laid."""
    options: Mapping[str, Value] = {}


def switch(key: str, rule: str, default: str = "off", needs: tuple[Need, ...] = ()) -> Option:
    """An option or module that is on or off."""
    return Option(key, default, rule, ("off", "on"), needs=needs)


def broken(options: Sequence[Option], seats: int, chosen: Mapping[str, Value]) -> tuple[Option, Need] | None:
    """The first option whose value does not fit the seats or the other options."""
    for option in options:
        for need in option.needs:
            if chosen[option.key] in need.values and not need.holds(seats, chosen):
                return option, need
    return None


def resolve(options: Sequence[Option], given: Mapping[str, object]) -> dict[str, Value]:
    """All options with the given values or their defaults; BadOption names what is wrong."""
    known = {option.key: option for option in options}
    for key in given:
        if key not in known:
            names = ", ".join(known) or "none"
            raise BadOption(f"there is no option “{key}” in this game; it has {names}")
    return {key: option.parse(given.get(key, option.default)) for key, option in known.items()}
