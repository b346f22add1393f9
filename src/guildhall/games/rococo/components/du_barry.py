"""Reads du_barry.csv: the cards that say what Madame du Barry does, and at which of her levels (ROC-OPT-07).

With the Jewelry Box she has exams and jewels besides, so her levels have decks of their own there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from guildhall.core.components import Row, Shelf
from guildhall.core.errors import BadComponents
from guildhall.games.rococo.components import parts as c
from guildhall.games.rococo.components.checks import unique
from guildhall.games.rococo.components.effect import params_of

FILE = "du_barry.csv"
PLACES = ("left", "centre", "right")
FUNDED = ("fireworks", "kitchen", "musicians", "statues")
JEWELS = ("none", "same_colour", "matching_type")
LEVELS = ("apprentice", "journeyman", "master")
ALL_LEVELS, NO_LEVEL = "all", "none"
DECKS = ("levels", "levels_jewelry_box")
"""The columns that say at which levels a card is in her deck: without the Jewelry Box, and with it."""
MOST_CARDS = 60
"""Her cards are bits of a number."""


class HerAction(NamedTuple):
    """What a card makes her do; None where its action has no such thing."""

    action: str
    code: int
    number: int = 0
    """For the rules: which drawer or place, the how-manyth, which kind of decoration."""
    drawer: int | None = None
    place: str | None = None
    side: str | None = None
    nth: int | None = None
    type: str | None = None


Given = Mapping[str, str]


def _favor(given: Given) -> HerAction | None:
    return None if given else HerAction("favor", int(c.HER_FAVOR))


def _acquire(given: Given) -> HerAction | None:
    if set(given) == {"drawer"} and given["drawer"] in ("1", "2", "3"):
        drawer = int(given["drawer"])
        return HerAction("acquire", int(c.HER_ACQUIRE_DRAWER), drawer - 1, drawer=drawer)
    if set(given) == {"place"} and given["place"] in PLACES:
        place = given["place"]
        return HerAction("acquire", int(c.HER_ACQUIRE_PLACE), PLACES.index(place), place=place)
    return None


def _nth(action: str, code: int, given: Given) -> HerAction | None:
    if set(given) != {"from", "nth"} or given["from"] not in ("left", "right") or not given["nth"].isdigit():
        return None
    nth = int(given["nth"])
    return HerAction(action, code, nth, side=given["from"], nth=nth) if nth > 0 else None


def _tailor(given: Given) -> HerAction | None:
    return _nth("tailor", int(c.HER_TAILOR), given)


def _hire(given: Given) -> HerAction | None:
    return _nth("hire", int(c.HER_HIRE), given)


def _fund(given: Given) -> HerAction | None:
    if set(given) != {"type"} or given["type"] not in FUNDED:
        return None
    return HerAction("fund", int(c.HER_FUND), FUNDED.index(given["type"]), type=given["type"])


ACTIONS: dict[str, Callable[[Given], HerAction | None]] = {
    "favor": _favor,
    "acquire": _acquire,
    "tailor": _tailor,
    "hire": _hire,
    "fund": _fund,
}


def read_her_cards(
    shelf: Shelf, lists: dict[str, list[int]], ids: dict[str, list[str]]
) -> tuple[list[Row], dict[str, HerAction]]:
    """Fills the numbers for the rules; the rows, and what they make her do, by id."""
    rows = shelf.rows(FILE, ("id", "action", "params", "hall", "jewel", "provenance"))
    unique(rows)
    if len(rows) > MOST_CARDS:
        raise BadComponents(FILE, None, f"at most {MOST_CARDS} cards, not {len(rows)}", "ROC-OPT-07")
    actions: dict[str, HerAction] = {}
    halls, jewels = [], []
    for row in rows:
        actions[row.text("id")] = _action(row)
        _check_levels(row)
        halls.append(row.number_in("hall", 1, 5, "ROC-SOLO-22") - 1)
        jewels.append(JEWELS.index(row.word_in("jewel", JEWELS, "ROC-SOLO-27")))
    decks = [_deck(rows, level, column) for column in DECKS for level in LEVELS]
    lists["her_action"] = [one.code for one in actions.values()]
    lists["her_number"] = [one.number for one in actions.values()]
    lists["her_from_left"] = [int(one.side == "left") for one in actions.values()]
    lists.update(her_hall=halls, her_jewel=jewels, her_decks=decks)
    ids["her"] = [row.text("id") for row in rows]
    return rows, actions


def _deck(rows: list[Row], level: str, column: str) -> int:
    """The cards of a level, as bits."""
    cards = [number for number, row in enumerate(rows) if level in levels_of(row.cells, column)]
    if len(cards) != c.HER_CARDS:
        message = f"Madame du Barry has {c.HER_CARDS} cards, not {len(cards)} ({column}: {level})"
        raise BadComponents(FILE, None, message, "ROC-SOLO-08")
    return sum(1 << card for card in cards)


def levels_of(cells: Mapping[str, str], column: str) -> list[str]:
    """At which levels a card is in her deck; a file need not speak of levels, nor of the Jewelry Box, at all."""
    words = cells.get(column, cells.get(DECKS[0], ALL_LEVELS)).strip()
    if words == NO_LEVEL:
        return []
    return list(LEVELS) if words == ALL_LEVELS else words.split("+")


def _check_levels(row: Row) -> None:
    for column in DECKS:
        words = levels_of(row.cells, column)
        if not set(words) <= set(LEVELS) or len(set(words)) != len(words):
            message = f"{column} is {ALL_LEVELS}, {NO_LEVEL} or some of {'+'.join(LEVELS)}, not “{'+'.join(words)}”"
            raise row.fail(message, "ROC-OPT-07")


def _action(row: Row) -> HerAction:
    action = row.word_in("action", tuple(ACTIONS), "ROC-SOLO-10")
    found = ACTIONS[action](params_of(row, row.text("params")))
    if found is None:
        raise row.fail(f"{action} has other parameters than “{row.text('params')}”", "ROC-SOLO-10")
    return found
