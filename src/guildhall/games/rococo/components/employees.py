"""Reads employees.csv: the starting cards, those for hire, and those of the Jewelry Box."""

from __future__ import annotations

from collections import Counter

from guildhall.core.components import Row, Shelf
from guildhall.core.errors import BadComponents
from guildhall.games.rococo.components import parts as c
from guildhall.games.rococo.components.checks import count, unique
from guildhall.games.rococo.components.vocabulary import AnyEffect, effect_of

FILE = "employees.csv"
COLUMNS = ("id", "set", "level", "rank", "delegate_value", "bonus_key", "bonus_params", "end_of_game", "provenance")
LEVELS = ("start", "I", "II", "III", "IV", "V", "VI")
DEPUTE = {"master": 10, "journeyman": 7, "apprentice": 4}
JEWELRY_BOX = (
    (c.FIRST_JOURNEYMAN, c.FIRST_MASTER, c.JOURNEYMAN, 2),
    (c.FIRST_MASTER, c.FIRST_SPECIAL, c.MASTER, 5),
    (c.FIRST_SPECIAL, c.KINDS, c.APPRENTICE, 0),
)
"""From which card to which its employees have which rank and level."""


def read_employees(
    shelf: Shelf, lists: dict[str, list[int]], ids: dict[str, list[str]], effects: list[list[int]]
) -> tuple[list[Row], dict[str, AnyEffect]]:
    """Fills the numbers for the rules; the rows and their bonuses by id."""
    rows = shelf.rows(FILE, COLUMNS)
    unique(rows)
    if len(rows) != c.KINDS:
        raise BadComponents(FILE, None, f"there are {c.KINDS} employees, not {len(rows)}", "ROC-COMP-02")
    bonuses: dict[str, AnyEffect] = {}
    level, rank, depute = [], [], []
    for kind, row in enumerate(rows):
        _check_set(kind, row)
        word = row.word_in("level", (*LEVELS, "0"), "ROC-COMP-05")
        level.append(0 if word == "0" else LEVELS.index(word))
        rank.append(c.RANKS.index(row.word_in("rank", c.RANKS, "ROC-COMP-05")))
        worth = DEPUTE[c.RANKS[rank[-1]]]
        depute.append(row.number_in("delegate_value", worth, worth, "ROC-DEPUTE-02"))
        bonus = effect_of(row, row.text("bonus_key"), row.text("bonus_params"))
        bonus.fill(effects[kind])
        bonuses[row.text("id")] = bonus
        effects[kind][c.CROWN] = int(row.word_in("end_of_game", ("yes", "no"), "ROC-P3-11") == "yes")
        if word == "VI" and rank[-1] == c.APPRENTICE and not effects[kind][c.CROWN]:
            raise row.fail("Apprentices of level VI have a crown bonus", "ROC-P3-11")
    _check_levels(level, rank)
    _check_jewelry_box(rows, level, rank, effects)
    ids["kinds"] = [row.text("id") for row in rows]
    lists.update(level=level, rank=rank, depute=depute)
    return rows, bonuses


def _check_set(kind: int, row: Row) -> None:
    group = row.word_in("set", ("start", "hire", "jewelry_box"), "ROC-COMP-02")
    if group != ("start" if kind < c.FIRST_HIRE else "hire" if kind < c.FIRST_JOURNEYMAN else "jewelry_box"):
        raise row.fail("starting cards come first, then hire cards, then the Jewelry Box", "ROC-COMP-02")


def _check_levels(level: list[int], rank: list[int]) -> None:
    hire = level[c.FIRST_HIRE : c.FIRST_JOURNEYMAN]
    if hire != sorted(hire):
        raise BadComponents(FILE, None, "hire cards stand level by level", "ROC-SETUP-03")
    sizes = dict(zip(LEVELS[1:], (6, 4, 4, 4, 4, 6), strict=True))
    count(FILE, {LEVELS[n]: hire.count(n) for n in range(1, 7)}, sizes, "ROC-COMP-02")
    start = Counter(c.RANKS[n] for n in rank[: c.FIRST_HIRE])
    count(FILE, start, {"master": 2, "journeyman": 1, "apprentice": 2}, "ROC-SETUP-06")


def _check_jewelry_box(rows: list[Row], level: list[int], rank: list[int], effects: list[list[int]]) -> None:
    for first, last, own, wanted in JEWELRY_BOX:
        for kind in range(first, last):
            if rank[kind] != own or level[kind] != wanted:
                raise rows[kind].fail(
                    "the Jewelry Box has 9 Journeymen (II), 9 Masters (V), 10 Apprentices (0)", "ROC-COMP-06"
                )
    for number, own in ((2, c.JOURNEYMAN), (5, c.MASTER)):
        same = sum(level[kind] == number and rank[kind] == own for kind in range(c.FIRST_HIRE, c.FIRST_JOURNEYMAN))
        if same != 2:
            raise BadComponents(FILE, None, f"level {LEVELS[number]} has two {c.RANKS[own]}s", "ROC-SETUP-12")
    for kind in range(c.FIRST_SPECIAL, c.KINDS):
        if not effects[kind][c.CONDITION]:
            raise rows[kind].fail("a specialised Apprentice has a condition", "ROC-SPEC-07")
