"""The development cards and nobles, as packed arrays for the rules and by name for people.

A card's name is its level, the letter of its bonus and its place among those in the file: `2b4` is the fourth blue card
of level 2. A noble's name is `n` and its row.
"""

# guildhall: compiled

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from guildhall.core.arrays import numbers
from guildhall.core.decision import Showcase
from guildhall.games.splendor.components.packed import packed

COLOURS: Final[i64] = 5
GOLD: Final[i64] = 5
LETTERS: Final = "wbgrk"
"""White, blue, green, red, black; a word for each is in `texts/`."""
TOKEN_LETTERS: Final = LETTERS + "o"
"""Gold comes last."""
LEVELS: Final[i64] = 3
CARDS: Final[i64] = 90
DECK_SIZE: Final = (40, 30, 20)
DECK_START: Final = (0, 40, 70)
EMPTY: Final[i64] = -1
SLOTS: Final[i64] = 12
"""Face-up cards."""
HAND: Final[i64] = 3
TOKEN_LIMIT: Final[i64] = 10
TOKENS: Final[i64] = 6
NOBLE_SLOTS: Final[i64] = 5

PLAYING: Final[i64] = 0
REACHED: Final[i64] = 1
"""Over: somebody has the points and the round is finished."""
STUCK: Final[i64] = 2
"""Over: everybody passed in a row (SPL-TURN-03)."""


@final
class Components:
    """Card c costs `cost[5 c + colour]`; cards 0 to 39 are of level 1, 40 to 69 of level 2, 70 to 89 of level 3."""

    __slots__ = (
        "bonus",
        "card_gains",
        "card_names",
        "card_numbers",
        "card_things",
        "cost",
        "level",
        "noble_points",
        "noble_size",
        "points",
        "price",
        "requires",
        "shown",
        "wish",
    )

    def __init__(
        self,
        cost: list[int],
        bonus: list[int],
        points: list[int],
        level: list[int],
        requires: list[int],
        noble_points: list[int],
    ) -> None:
        self.cost: vec[i64] = numbers(cost)
        self.price: vec[i64] = numbers([packed(cost[c * 5 : c * 5 + 5]) for c in range(len(bonus))])
        """The cost of each card in one number (see `packed`)."""
        self.bonus: vec[i64] = numbers(bonus)
        self.points: vec[i64] = numbers(points)
        self.level: vec[i64] = numbers(level)
        self.requires: vec[i64] = numbers(requires)
        self.wish: vec[i64] = numbers([packed(requires[n * 5 : n * 5 + 5]) for n in range(len(noble_points))])
        """The bonuses that each noble requires, in one number."""
        self.noble_points: vec[i64] = numbers(noble_points)
        self.noble_size: i64 = min([sum(requires[n * 5 : n * 5 + 5]) for n in range(len(noble_points))])
        """No noble comes to a player with fewer cards than this."""
        self.card_names: list[str] = []
        self.card_numbers: dict[str, int] = {}
        seen: dict[str, int] = {}
        for card in range(len(bonus)):
            stem = f"{level[card] + 1}{LETTERS[bonus[card]]}"
            seen[stem] = seen.get(stem, 0) + 1
            name = f"{stem}{seen[stem]}"
            self.card_names.append(name)
            self.card_numbers[name] = card
        self.card_things = [(f"card:{name}",) for name in self.card_names]
        """What an action with a card is about."""
        self.card_gains = [_gain(points[card], LETTERS[bonus[card]]) for card in range(len(bonus))]
        """What buying it brings."""
        self.shown = Showcase()
        """What actions show with these cards."""


def _gain(points: int, letter: str) -> dict[str, int]:
    bonus = {"card_" + letter: 1}
    return {"points": points, **bonus} if points else bonus


def level_of(slot: i64) -> i64:
    """The level whose cards lie in a slot."""
    return slot >> 2


def deck_start(level: i64) -> i64:
    """The first card of a level."""
    if level == 0:
        return 0
    return 40 if level == 1 else 70


def deck_size(level: i64) -> i64:
    if level == 0:
        return 40
    return 30 if level == 1 else 20
