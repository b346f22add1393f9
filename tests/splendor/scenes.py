"""Scenes that several tests begin with, and the cards that make them up, found by what is printed on them."""

from __future__ import annotations

from typing import Any

from .script import Script, lay, setup_for


def components() -> dict[str, Any]:
    found: dict[str, Any] = setup_for().game.components_view()
    return found


def priced(**cost: int) -> str:
    """A card of level 1 with exactly this price."""
    wanted = {letter: cost.get(letter, 0) for letter in "wbgrk"}
    for name, card in components()["cards"].items():
        if card["cost"] == wanted:
            return str(name)
    raise AssertionError(f"no card costs {cost}")


def wish(noble: str) -> tuple[str, list[str]]:
    """Cheap cards that just meet a noble's wish."""
    chosen = []
    for letter, count in components()["nobles"][noble]["requires"].items():
        chosen += [f"1{letter}{i}" for i in range(1, count + 1)]
    return noble, chosen


def worth(points: int, level: int = 3) -> list[str]:
    """Cards of a level that are worth so many points."""
    cards = components()["cards"]
    return [name for name, card in cards.items() if card["points"] == points and card["level"] == level]


def stuck() -> Script:
    """All twenty gems are held, both hands are full, and nobody can pay for anything in sight."""
    purses = {0: "wwwwbbbbgg", 1: "ggrrrrkkkk"}
    dear: dict[int, list[str]] = {1: [], 2: [], 3: []}
    for name, card in components()["cards"].items():
        if all(any(card["cost"][c] > purse.count(c) for c in "wbgrk") for purse in purses.values()):
            dear[card["level"]].append(name)
    hands = {0: dear[3][0:3], 1: dear[3][3:6]}
    face_up = {f"{level}-{p}": dear[level][p + 5] for level in (1, 2, 3) for p in (1, 2, 3, 4)}
    return lay(tokens=purses, hand=hands, face_up=face_up)


def without_level_3(on_table: int = 0) -> Script:
    """Four players have all cards of level 3, but for some on the table."""
    cards = [*worth(3), *worth(4), *worth(5)]
    laid = {f"3-{place + 1}": cards.pop() for place in range(on_table)}
    hands = {seat: [cards.pop() for _ in range(2 if seat == 0 else 3)] for seat in range(4)}
    bought: dict[int, list[str]] = {seat: [] for seat in range(4)}
    for number, name in enumerate(cards):
        bought[number % 4].append(name)
    return lay(4, hand=hands, bought=bought, face_up=laid, decks="?/?/-", target=21)
