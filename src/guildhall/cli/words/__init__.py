"""What is said of a match in the terminal: sentences and choices with things called by what is printed on them.

A file a game, as with the boards; each has `spoken` (words for the arguments of a sentence) and `choice` (words for
the arguments of an action, given what lies where). What they leave out is named by the texts alone. The browser has
the same in `words.ts`, from the same texts.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from babel.lists import format_list

from guildhall.core.game import Setup
from guildhall.text import Texts


class Known(NamedTuple):
    """What a game's words are made from."""

    texts: Texts
    components: Mapping[str, Any]
    options: Mapping[str, Any]
    seats: int

    def t(self, key: str, **args: object) -> str:
        return self.texts.format(key, args)

    def listed(self, items: Iterable[str], style: str = "standard") -> str:
        """`a, b and c`, or with the style `or` `a, b or c`."""
        locale = "en_GB" if self.texts.language == "en" else self.texts.language
        found = [item for item in items if item]
        return format_list(found, "or" if style == "or" else "standard", locale) if found else ""


class Choice(NamedTuple):
    """The arguments of an action in words, and what else is worth saying about it."""

    things: list[str]
    more: str = ""


class Speaker:
    """Sentences about one match."""

    def __init__(self, setup: Setup, players: Sequence[str], texts: Texts) -> None:
        self.game = setup.game.meta.name
        self.players = players
        self.known = Known(texts, setup.game.components_view(), setup.options, setup.seats)
        own = f"guildhall.cli.words.{self.game}"
        self._words = importlib.import_module(own) if importlib.util.find_spec(own) else None

    def say(self, key: str, args: Mapping[str, Any]) -> str:
        """A prompt or an entry of the log."""
        spoken = args if self._words is None else self._words.spoken(args, self.known)
        return self.known.texts.say(self.game, key, spoken, self.players).strip()

    def label(self, verb: str, args: Sequence[str], view: Mapping[str, Any]) -> str:
        """An action as a person would say it."""
        found = self._choice(verb, args, view)
        label = self.known.t(f"{self.game}-action-{verb}", **dict(zip("abcdef", found.things, strict=False)))
        return f"{label} – {found.more}" if found.more else label

    def thing(self, verb: str, args: Sequence[str], view: Mapping[str, Any]) -> str:
        """The thing an action of one argument is about, where the verb is said once for several."""
        found = self._choice(verb, args, view)
        return f"{found.things[0]} – {found.more}" if found.more else found.things[0]

    def heading(self, verb: str) -> str:
        """The verb of such a list."""
        return self.known.t(f"{self.game}-action-{verb}", a="…")

    def _choice(self, verb: str, args: Sequence[str], view: Mapping[str, Any]) -> Choice:
        found: Choice | None = None if self._words is None else self._words.choice(verb, args, view, self.known)
        return found or Choice([str(self.known.texts.named(self.game, verb, value)) for value in args])
