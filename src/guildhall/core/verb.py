"""A verb: one declaration gives an action's text, its numbers, its arguments and what a person points at.

    VERBS = Verbs()
    PLACE: Final = VERBS.add("place", SPACES, SIDES, target="workshop:own-{0}")

gives `place red up`, numbered one after another in the order of declaration. Rules read and write numbers through the
verb: `PLACE.at(space, UP)`, `action in PLACE` as `PLACE.has(action)`, `PLACE.a(action)`, `PLACE.b(action)`.
"""

# guildhall: compiled

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, final

from mypy_extensions import i64


@final
class Named:
    """Words for an argument that the components bring: `Named("city_names", 6)` reads `parts.city_names`."""

    __slots__ = ("attribute", "count")

    def __init__(self, attribute: str, count: int) -> None:
        self.attribute = attribute
        self.count = count


Words = Sequence[str] | Named
Targets = str | tuple[str, ...] | Callable[[tuple[str, ...]], tuple[str, ...]]


@final
class Verb:
    """Actions `first` to `end` - 1; with two arguments the number is first + width x the first + the second."""

    __slots__ = ("arguments", "end", "first", "order", "targets", "width", "word")

    def __init__(
        self, word: str, first: i64, arguments: tuple[Words, ...], targets: Targets, order: tuple[int, ...]
    ) -> None:
        self.word = word
        self.first = first
        self.arguments = arguments
        self.targets = targets
        self.order = order
        """In which order the arguments stand in the text."""
        sizes: list[int] = [argument.count if isinstance(argument, Named) else len(argument) for argument in arguments]
        total = 1
        for size in sizes:
            total *= size
        self.width: i64 = sizes[1] if len(sizes) > 1 else 1
        self.end: i64 = first + total

    def has(self, action: i64) -> bool:
        """Whether an action is of this verb."""
        return self.first <= action < self.end

    def at(self, a: i64, b: i64 = 0) -> i64:
        """The action with these arguments, by their numbers."""
        return self.first + a * self.width + b

    def a(self, action: i64) -> i64:
        """The first argument of an action."""
        if self.width == 1:
            return action - self.first
        return (action - self.first) // self.width

    def b(self, action: i64) -> i64:
        """The second argument of an action."""
        return (action - self.first) % self.width

    def all(self) -> list[int]:
        """Every action of the verb."""
        return [int(number) for number in range(self.first, self.end)]

    def words(self, action: int, parts: Any = None) -> tuple[str, ...]:
        """The arguments of an action in words, in the order of its text."""
        number = action - int(self.first)
        found: list[str] = []
        for argument in reversed(self.arguments):
            names: Sequence[str] = getattr(parts, argument.attribute) if isinstance(argument, Named) else argument
            size = argument.count if isinstance(argument, Named) else len(argument)
            found.append(names[number % size])
            number //= size
        found.reverse()
        return tuple([found[i] for i in self.order]) if self.order else tuple(found)

    def pointed_at(self, words: tuple[str, ...]) -> tuple[str, ...]:
        """The things on the table that stand for an action with these words."""
        targets = self.targets
        if isinstance(targets, str):
            return (targets.format(*words),) if targets else ()
        if isinstance(targets, tuple):
            return tuple([target.format(*words) for target in targets])
        return targets(words)


class Verbs:
    """All verbs of a game, each numbered after the one before it."""

    def __init__(self) -> None:
        self.all: list[Verb] = []
        self.count: i64 = 0

    def add(self, word: str, *arguments: Words, target: Targets = "", order: tuple[int, ...] = ()) -> Verb:
        """The next verb. `target` names what is pointed at, with the words of the arguments as {0}, {1}."""
        verb = Verb(word, self.count, arguments, target, order)
        self.all.append(verb)
        self.count = verb.end
        return verb
