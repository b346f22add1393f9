"""What can be played, and with whom."""

from __future__ import annotations

from typing import Any

from guildhall.server.schema.base import Reply


class OptionInfo(Reply):
    """An option of a game: one of `values`, or a number from `low` to `high` if there are none."""

    key: str
    default: str | int
    rule: str
    values: list[str]
    low: int
    high: int


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
    exact: bool
    """Whether all component values are known to be the printed ones."""
    rules_version: int
    prefix: str
    minutes: list[int]
    """How long people play, from the quickest to the fullest table."""


class GameTexts(Reply):
    """The texts of a game in one language, as Fluent messages: prompts, log and names, and its rules by id."""

    game: str
    rules: str


class BotInfo(Reply):
    """A bot one can seat, by `spec`; a client names it by the text `bot-<name>` with `strength` as argument."""

    spec: str
    name: str
    strength: int
    default: bool = False


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
