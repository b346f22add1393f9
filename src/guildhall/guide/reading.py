"""A game's guide as it is written: chapters of sections, each with its rules, perhaps a picture and worked examples.

Texts go by their keys: `<game>-guide-<chapter>` and `<game>-guide-<section>` are titles, `…-<section>-1`, `-2`… the
paragraphs, `…-<section>-at-1`… what the numbers in the picture say. An example has `…-example-<id>` (its title) with
`-before` and `-after`, a fact `…-fact-<name>`.
"""

from __future__ import annotations

import fnmatch
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import TypeVar

import msgspec

from guildhall.core.errors import GuildhallError, UnknownName
from guildhall.core.options import Value
from guildhall.games import folder
from guildhall.text import rule_texts

Thing = TypeVar("Thing")
Table = TypeVar("Table")


class BadGuide(GuildhallError):
    """A guide that says something which cannot be."""


class _Part(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A table of the file: nothing in it that nobody reads."""


class Position(_Part, frozen=True):
    """A position by its text, or the deal of a seed; then some actions are played."""

    seats: int
    options: dict[str, Value] = {}
    text: str = ""
    seed: int = 0
    plays: tuple[str, ...] = ()


class Callout(_Part, frozen=True):
    """A number in a picture: the thing it points at, and where on it (0 to 1 from left and top)."""

    at: str
    x: float = 0.5
    y: float = 0.5
    rules: tuple[str, ...] = ()


class Picture(_Part, frozen=True):
    """Things of a position, drawn by the board itself. `shows` are targets, places (`place:…`) or `region:own`."""

    position: str
    shows: tuple[str, ...]
    seat: int | None = 0
    callouts: tuple[Callout, ...] = ()


class Fact(_Part, frozen=True):
    """A number that an example changes: where it stands in the view, and what it was and becomes."""

    name: str
    path: str
    was: int
    becomes: int
    thing: str = ""
    """What is drawn beside it, such as `colour:g`."""


class Example(_Part, frozen=True):
    """Actions from a position on, through a seat's eyes, and what comes of them; what it `refuses` cannot be done."""

    id: str
    position: str
    plays: tuple[str, ...] = ()
    seat: int | None = 0
    rules: tuple[str, ...] = ()
    facts: tuple[Fact, ...] = ()
    refuses: dict[str, str] = {}
    lights: tuple[str, ...] = ()
    """What is pointed out before the first action."""


class Section(_Part, frozen=True):
    """Some paragraphs about one topic, with the rules that each of them tells; `explains` leads here from the table."""

    id: str
    rules: tuple[tuple[str, ...], ...]
    verbs: tuple[str, ...] = ()
    targets: tuple[str, ...] = ()
    prompts: tuple[str, ...] = ()
    exact: tuple[str, ...] = ()
    """Rules that stand only behind it, by id or as `ROC-EMP-*`."""
    picture: Picture | None = None
    examples: tuple[Example, ...] = ()

    def all_rules(self) -> list[str]:
        """Every rule that this section speaks of, once."""
        found = [rule for paragraph in self.rules for rule in paragraph]
        found += [rule for callout in (self.picture.callouts if self.picture else ()) for rule in callout.rules]
        found += [rule for example in self.examples for rule in (*example.rules, *example.refuses.values())]
        found += self.exact
        return list(dict.fromkeys(found))


class Chapter(_Part, frozen=True):
    id: str
    sections: tuple[Section, ...]


class _Positions(_Part, frozen=True):
    position: dict[str, Position] = {}


class Guide(msgspec.Struct, frozen=True):
    """All that a game tells of its rules to people."""

    game: str
    chapters: tuple[Chapter, ...]
    positions: dict[str, Position]

    def sections(self) -> Iterator[Section]:
        for chapter in self.chapters:
            yield from chapter.sections

    def examples(self) -> Iterator[Example]:
        for section in self.sections():
            yield from section.examples

    def section(self, name: str) -> Section:
        return _named(name, {one.id: one for one in self.sections()}, "section")

    def example(self, name: str) -> Example:
        return _named(name, {one.id: one for one in self.examples()}, "example")

    def position(self, name: str) -> Position:
        return _named(name, self.positions, "position")

    def keys(self) -> list[str]:
        """The keys of all texts that it needs."""
        head = f"{self.game}-guide-"
        found = [head + chapter.id for chapter in self.chapters]
        for section in self.sections():
            here = head + section.id
            found += [here, *(f"{here}-{n}" for n in range(1, len(section.rules) + 1))]
            callouts = section.picture.callouts if section.picture else ()
            found += [f"{here}-at-{n}" for n in range(1, len(callouts) + 1)]
        for example in self.examples():
            here = f"{head}example-{example.id}"
            found += [here, f"{here}-before", f"{here}-after"]
            found += [f"{head}fact-{fact.name}" for fact in example.facts]
        return list(dict.fromkeys(found))


def _named(name: str, things: dict[str, Thing], kind: str) -> Thing:
    if name not in things:
        raise UnknownName(f"the guide has no {kind} “{name}”")
    return things[name]


@lru_cache(maxsize=16)
def guide_of(game: str) -> Guide | None:
    """The guide of a game; None if it has none. BadGuide if it cannot be read."""
    try:
        where = folder(game) / "guide"
    except UnknownName:
        return None
    files = sorted(path for path in where.glob("*.toml") if path.name != "positions.toml")
    if not files:
        return None
    positions = where / "positions.toml"
    laid = _read(positions, _Positions).position if positions.is_file() else {}
    return Guide(game, tuple(_whole(_read(path, Chapter), game) for path in files), laid)


def _whole(chapter: Chapter, game: str) -> Chapter:
    """The same with every rule named that a pattern stands for."""
    rules = [rule for rule in rule_texts(game, "en") if "-SECTION-" not in rule]
    sections = []
    for section in chapter.sections:
        named = [fnmatch.filter(rules, one) if "*" in one else [one] for one in section.exact]
        sections.append(msgspec.structs.replace(section, exact=tuple(rule for some in named for rule in some)))
    return Chapter(chapter.id, tuple(sections))


def _read(path: Path, table: type[Table]) -> Table:
    try:
        return msgspec.toml.decode(path.read_bytes(), type=table)
    except msgspec.DecodeError as error:
        raise BadGuide(f"{path.name} of the guide: {error}") from None
