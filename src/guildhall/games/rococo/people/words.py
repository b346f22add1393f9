"""Numbers of the rules as clients read them: ids of things, and None for nobody and nothing."""

# guildhall: compiled

from __future__ import annotations

from guildhall.games.rococo.components.sets import members


def who(number: int) -> int | None:
    return int(number) if number >= 0 else None


def name_of(ids: list[str], number: int) -> str | None:
    """What lies at a place, by its id; None for nothing."""
    return ids[number] if number >= 0 else None


def names_of(ids: list[str], items: int) -> list[str]:
    """The ids of a set."""
    return [ids[number] for number in members(items)]
