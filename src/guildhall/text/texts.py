"""Formatting messages, naming things, and looking rules up."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from guildhall.core.errors import UnknownName
from guildhall.games import HERE as GAMES
from guildhall.games import names as game_names

LANGUAGES = {"en": "English", "uk": "Українська", "ru": "Русский", "it": "Italiano", "fr": "Français"}
COMMON = Path(__file__).parent.parent / "texts"


class Texts:
    """The texts of one language: the common ones and those of every game."""

    def __init__(self, language: str, files: Sequence[Path]) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for file in files:
            self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

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

    def named(self, game: str, kind: str, value: Any) -> Any:
        """What people call a thing: `splendor-colour-w` for the colour `w`; the thing itself if it has no name."""
        if isinstance(value, list | tuple):
            return ", ".join(str(self.named(game, kind, item)) for item in value)
        for key in (f"{game}-{kind}-{value}", f"{game}-name-{value}"):
            if key in self:
                return self.format(key)
        return value

    def say(self, game: str, key: str, args: Mapping[str, Any], players: Sequence[str]) -> str:
        """A prompt or log entry of a game, with seats and things called by their names."""
        spoken: dict[str, Any] = {}
        for kind, value in args.items():
            spoken[kind] = value if isinstance(value, bool | int | float) else self.named(game, kind, value)
        if isinstance(args.get("seat"), int):
            spoken["player"] = players[args["seat"]]
        for kind in ("other", "from", "to", "owner"):
            if isinstance(args.get(kind), int) and 0 <= args[kind] < len(players):
                spoken[f"{kind}_player"] = players[args[kind]]
        return self.format(key, spoken)

    def label(self, game: str, verb: str, arguments: Iterable[str]) -> str:
        """An action as a person would say it."""
        args = {name: self.named(game, verb, value) for name, value in zip("abcdef", arguments, strict=False)}
        return self.format(f"{game}-action-{verb}", args)


@lru_cache(maxsize=8)
def texts_for(language: str) -> Texts:
    """All texts of a language."""
    if language not in LANGUAGES:
        raise UnknownName(f"there is no language “{language}”; there are {', '.join(LANGUAGES)}")
    files = [COMMON / f"{language}.ftl"]
    for game in game_names():
        files += [GAMES / game / "texts" / f"{language}.ftl", GAMES / game / "texts" / f"board.{language}.ftl"]
    return Texts(language, [file for file in files if file.is_file()])


@lru_cache(maxsize=32)
def rule_texts(game: str, language: str) -> dict[str, str]:
    """Rule ids and their texts, in the order of the catalogue; headings are ids with `-SECTION-` in them."""
    if language not in LANGUAGES:
        raise UnknownName(f"there is no language “{language}”; there are {', '.join(LANGUAGES)}")
    file = GAMES / game / "texts" / f"rules.{language}.ftl"
    if not file.is_file():
        return {}
    source = file.read_text(encoding="utf-8")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    found = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message):
            value = bundle.get_message(entry.id.name).value
            if value is not None:
                found[entry.id.name] = str(bundle.format_pattern(value, {})[0])
    return found
