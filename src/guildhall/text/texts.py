"""Formatting messages, naming things, and looking rules up."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from guildhall.core.errors import GuildhallError, UnknownName
from guildhall.core.game import Meta
from guildhall.core.phrase import Listed, Phrase, Said
from guildhall.games import folder
from guildhall.games import names as game_names

LANGUAGES = {"en": "English", "uk": "Українська", "ru": "Русский", "it": "Italiano", "fr": "Français"}
COMMON = Path(__file__).parent.parent / "texts"


class Texts:
    """The texts of one language: the common ones and those of every game."""

    def __init__(self, language: str, files: Sequence[Path]) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for file in files:
            self.add(file.read_text(encoding="utf-8"))

    def add(self, source: str) -> None:
        """More messages, as Fluent writes them."""
        self._bundle.add_resource(FluentResource(source))

    def __contains__(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def format(self, key: str, args: Mapping[str, Any] | None = None) -> str:
        """The message of a key; the key itself where a text is missing, so that nothing ever fails for it."""
        if key not in self:
            return key
        value = self._bundle.get_message(key).value
        if value is None:
            return key
        text, _ = self._bundle.format_pattern(value, dict(args or {}))
        return str(text)

    def phrase(self, said: Said) -> str:
        """A phrase read out, with the phrases in it."""
        if isinstance(said, Phrase):
            return self.format(said.key, {name: self._spoken(value) for name, value in said.args.items()})
        if isinstance(said, Listed):
            return self.listed([self.phrase(item) for item in said.items], said.style)
        return str(said)

    def _spoken(self, said: Said) -> str | int:
        return said if isinstance(said, int) else self.phrase(said)

    def listed(self, items: Iterable[str], style: str = "and") -> str:
        """`a, b and c`, with the style `or` `a, b or c`, or with the given mark between them."""
        found = [item for item in items if item]
        if style not in ("and", "or") or len(found) < 2:
            return ("" if style in ("and", "or") else self._mark(style)).join(found)
        locale = "en_GB" if self.language == "en" else self.language
        return format_list(found, "or" if style == "or" else "standard", locale)

    def _mark(self, style: str) -> str:
        """French keeps a narrow space before a semicolon."""
        return f"\u202f{style}" if self.language == "fr" and style.startswith(";") else style


@lru_cache(maxsize=8)
def texts_for(language: str) -> Texts:
    """All texts of a language."""
    if language not in LANGUAGES:
        raise UnknownName(f"there is no language “{language}”; there are {', '.join(LANGUAGES)}")
    files = [
        COMMON / f"{language}.ftl",
        *sorted(set(COMMON.glob(f"*.{language}.ftl")) - set(COMMON.glob("web.*"))),
    ]
    for game in game_names():
        files += [folder(game) / "texts" / f"{language}.ftl", folder(game) / "texts" / f"board.{language}.ftl"]
    return Texts(language, [file for file in files if file.is_file()])


@lru_cache(maxsize=32)
def lesson_texts(game: str, language: str) -> Texts:
    """What a game says in its lessons, with its other texts, for things are called by them."""
    if language not in LANGUAGES:
        raise UnknownName(f"there is no language “{language}”; there are {', '.join(LANGUAGES)}")
    files = [folder(game) / "texts" / f"{part}{language}.ftl" for part in ("", "board.", "lessons.")]
    return Texts(language, [file for file in files if file.is_file()])


class Sources(NamedTuple):
    """The Fluent texts of a game, for clients that read them themselves; empty where it has none."""

    game: str
    rules: str
    lessons: str
    guide: str


def sources(game: str, language: str) -> Sources:
    if language not in LANGUAGES:
        raise UnknownName(f"there is no language “{language}”; there are {', '.join(LANGUAGES)}")
    files = [folder(game) / "texts" / f"{part}{language}.ftl" for part in ("", "rules.", "lessons.", "guide.")]
    return Sources(*(file.read_text(encoding="utf-8") if file.is_file() else "" for file in files))


def title(meta: Meta, language: str) -> str:
    """What a game is called in a language; a game from elsewhere without such a text goes by its own title."""
    try:
        return _title(meta.name, language) or meta.title
    except GuildhallError:
        return meta.title


@lru_cache(maxsize=64)
def _title(game: str, language: str) -> str:
    """The line alone: a lobby asks for it, where parsing all texts would take too long."""
    said = sources(game, language).game
    line = re.search(rf"^{re.escape(game)}-title = (.+)$", said, re.MULTILINE)
    return line[1].strip() if line else ""


@lru_cache(maxsize=32)
def rule_texts(game: str, language: str) -> dict[str, str]:
    """Rule ids and their texts, in the order of the catalogue; headings are ids with `-SECTION-` in them."""
    return _messages(sources(game, language).rules, language)


@lru_cache(maxsize=32)
def guide_texts(game: str, language: str) -> dict[str, str]:
    """What a game tells of its rules to people, by key (see `guildhall.guide`); empty if it has no guide."""
    return _messages(sources(game, language).guide, language)


def _messages(source: str, language: str) -> dict[str, str]:
    """Every message of a Fluent text, in its order."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    found = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message):
            value = bundle.get_message(entry.id.name).value
            if value is not None:
                found[entry.id.name] = str(bundle.format_pattern(value, {})[0])
    return found
