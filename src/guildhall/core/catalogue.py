"""The action catalogue: every choice a game knows, as number, value and text, one to one.

A number is what bots, environments and the hot verbs use; an `Action` is what people's programs use; its text is what
records hold (`take wbg`, `buy 2-3`). `targets` name the things on the table that a person points at to choose it.
"""

# guildhall: compiled

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple, final

from guildhall.core.errors import InvalidAction
from guildhall.core.verb import Verbs


class Action(NamedTuple):
    """A choice. `args` are short words without blanks; `targets` such as `card:2-3` or `token:white`."""

    verb: str
    args: tuple[str, ...] = ()
    targets: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        return " ".join((self.verb, *self.args))


@final
class Catalogue:
    """All actions of a game under given options, in a fixed order."""

    def __init__(self, actions: Iterable[Action]) -> None:
        self._actions = list(actions)
        self._texts = [action.text for action in self._actions]
        self._numbers = {text: number for number, text in enumerate(self._texts)}
        if len(self._numbers) != len(self._texts):
            twice = sorted({text for text in self._texts if self._texts.count(text) > 1})
            raise ValueError(f"actions with the same text: {twice}")

    def __len__(self) -> int:
        return len(self._actions)

    def __iter__(self) -> Iterator[Action]:
        return iter(self._actions)

    def __getitem__(self, number: int) -> Action:
        return self._actions[number]

    def text(self, number: int) -> str:
        return self._texts[number]

    def number(self, text: str) -> int:
        """The number of an action's text; InvalidAction if the game knows no such action."""
        number = self._numbers.get(" ".join(text.split()))
        if number is None:
            raise InvalidAction(f"“{text}” is not an action of this game")
        return number

    def numbered(self, action: int | str) -> int:
        """The number of an action given by number or text; InvalidAction if there is none."""
        if isinstance(action, str):
            return self.number(action)
        if not 0 <= action < len(self._actions):
            raise InvalidAction(f"there is no action number {action}")
        return action


def catalogue_of(verbs: Verbs, parts: Any = None) -> Catalogue:
    """The catalogue that a game's verbs make with these components."""
    found = []
    for verb in verbs.all:
        for number in verb.all():
            words = verb.words(number, parts)
            found.append(Action(verb.word, words, verb.pointed_at(words)))
    return Catalogue(found)
