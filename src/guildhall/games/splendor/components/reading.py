"""Reading the component files: every value is checked, and an error names file, row and rule."""

from __future__ import annotations

from guildhall.core.components import Shelf
from guildhall.core.errors import BadComponents
from guildhall.games.splendor.components.parts import DECK_SIZE, Components

COLOUR_WORDS = ("white", "blue", "green", "red", "black")


def read_components(shelf: Shelf) -> Components:
    """Cards and nobles from their files, checked."""
    cost, bonus, points, level = [], [], [], []
    rows = shelf.rows("cards.csv", ("level", "bonus", "points", *COLOUR_WORDS))
    for row in rows:
        level.append(row.number_in("level", 1, 3, "SPL-SETUP-01") - 1)
        bonus.append(COLOUR_WORDS.index(row.word_in("bonus", COLOUR_WORDS, "SPL-BUY-02")))
        points.append(row.number_in("points", 0, 9, "SPL-BUY-06"))
        price = [row.number_in(colour, 0, 7, "SPL-BUY-02") for colour in COLOUR_WORDS]
        if sum(price) == 0:
            raise row.fail("a card has a price", "SPL-BUY-02")
        cost += price
        if len(level) > 1 and level[-1] < level[-2]:
            raise row.fail("cards stand level by level", "SPL-SETUP-01")
    for number, size in enumerate(DECK_SIZE):
        if level.count(number) != size:
            message = f"level {number + 1} has {size} cards, not {level.count(number)}"
            raise BadComponents("cards.csv", None, message, "SPL-SETUP-01")
    requires, noble_points = [], []
    for row in shelf.rows("nobles.csv", ("points", *COLOUR_WORDS)):
        noble_points.append(row.number_in("points", 3, 3, "SPL-NOBLE-03"))
        wish = [row.number_in(colour, 0, 7, "SPL-NOBLE-01") for colour in COLOUR_WORDS]
        if sum(wish) == 0:
            raise row.fail("a noble wishes for some bonuses", "SPL-NOBLE-01")
        requires += wish
    if len(noble_points) < 5:
        raise BadComponents("nobles.csv", None, "four players need five nobles", "SPL-SETUP-03")
    return Components(cost, bonus, points, level, requires, noble_points)
