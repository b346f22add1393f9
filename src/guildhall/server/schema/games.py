"""What can be played, and with whom."""

from __future__ import annotations

from typing import Any

from guildhall.server.schema.base import Reply


class CaseInfo(Reply):
    """Seats and other options under which something fits; what is not named may be anything."""

    seats: list[int]
    options: dict[str, list[str | int]]


class NeedInfo(Reply):
    """An option fits in one of these cases: the `values` named here, or if none are, the whole of it.

    `why` is the key of a short sentence for people, `rule` the rule behind it.
    """

    why: str
    rule: str
    cases: list[CaseInfo]
    values: list[str | int]


class OptionInfo(Reply):
    """An option of a game: one of `values`, or a number from `low` to `high` if there are none.

    Its texts are `<game>-option-<key>` and `<game>-option-<key>-<value>`, with `-` for a dot in the key.
    """

    key: str
    default: str | int
    rule: str
    values: list[str]
    low: int
    high: int
    needs: list[NeedInfo]


class PresetInfo(Reply):
    """A choice of options with a name: the texts `<game>-preset-<name>` and `<game>-preset-<name>-note`.

    Options that it does not name have their defaults; if none of its `seats` are laid, the first of them are.
    """

    name: str
    seats: list[int]
    options: dict[str, str | int]


class GameInfo(Reply):
    name: str
    title: str
    titles: dict[str, str]
    """What it is called in each language."""
    year: str
    designers: list[str]
    publishers: list[str]
    seats: list[int]
    default_seats: int
    options: list[OptionInfo]
    presets: list[PresetInfo]
    exact: bool
    """Whether all component values are known to be the printed ones."""
    rules_version: int
    prefix: str
    minutes: list[int]
    """How long people play, from the quickest to the fullest table."""


class GameTexts(Reply):
    """The texts of a game in one language as Fluent: prompts, log and names, rules by id, its lessons, its guide."""

    game: str
    rules: str
    lessons: str
    guide: str


class BotInfo(Reply):
    """A bot one can seat, by `spec`; a client names it by the text `bot-<name>` with `strength` as argument."""

    spec: str
    name: str
    strength: int
    level: bool = False
    """Whether it is a level for people, the weakest first; the others are there for comparison."""
    default: bool = False
    """Who sits down where nobody says which bot."""


class ProvenanceInfo(Reply):
    """How many values of a component file come from where (rulebook, reported, inferred, reconstructed…)."""

    file: str
    counts: dict[str, int]


class Components(Reply):
    """The component values by name, as the game gives them, and where they come from."""

    game: str
    digest: str
    exact: bool
    components: Any
    provenance: list[ProvenanceInfo]
