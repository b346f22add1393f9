"""Whether a match of Rococo begins as it should: ROC-SETUP, and the first phase 1."""

from __future__ import annotations

from collections import Counter

from tests.reference.rococo.parts import COLOURS
from tests.reference.rococo.table import Table

LEVELS = {"I": 6, "II": 4, "III": 4, "IV": 4, "V": 4, "VI": 6}
STARTING = ["S-a", "S-b", "S-c", "S-d", "S-e"]


def wrong_at_the_start(table: Table) -> list[str]:
    """The ids of the rules that the first position breaks, with what is wrong."""
    checks = (_players, _hire_deck, _tiles, _garments, _jewels, _start)
    return [line for check in checks for line in check(table)]


def _unless(right: bool, rule: str, what: object) -> list[str]:
    return [] if right else [f"{rule}: {what}"]


def _players(table: Table) -> list[str]:
    wrong = []
    for seat, player in enumerate(table.players):
        her = table.solo and seat == 1
        goods = [player["livres"], player["lace"], player["yarn"], player["prestige"]]
        wrong += _unless(goods == [0 if her else 15, 1, 1, 0], "ROC-SETUP-07, ROC-SOLO-02", goods)
        wrong += _unless(sorted(player["supply"]) == STARTING, "ROC-SETUP-06", player["supply"])
        empty = [player[pile] for pile in ("hand", "discard", "kept", "removed")]
        wrong += _unless(not any(empty), "ROC-SETUP-06", empty)
        has_special = player["special"] is not None
        wrong += _unless(has_special == (table.jewelry and not her), "ROC-SETUP-16, ROC-SOLO-04", player["special"])
        wrong += _unless(player["stage"] == 0 and player["tasks"] == 0, "ROC-SETUP-15", player["tasks"])
    return wrong


def _hire_deck(table: Table) -> list[str]:
    """28 cards by level; with the Jewelry Box 9 cards are left in each exam deck."""
    position, employees = table.position, table.parts.employees
    cards = position["row"] + position["deck"]
    levels = Counter(employees[card].level for card in cards)
    wrong = _unless(levels == LEVELS and len(set(cards)) == 28, "ROC-SETUP-03", levels)
    wrong += _unless(all(employees[card].level == "I" for card in position["row"]), "ROC-ROUND-03", position["row"])
    decks = position["exam_decks"]
    if not table.jewelry:
        none_new = not any(card.startswith("J") for card in cards)
        return wrong + _unless(none_new and not any(decks), "ROC-SETUP-12", decks)
    for deck, level, rank in ((decks[0], "II", "journeyman"), (decks[1], "V", "master")):
        right = len(deck) == 9 and all(employees[c].level == level and employees[c].rank == rank for c in deck)
        ranks = Counter(employees[card].rank for card in cards if employees[card].level == level)
        wrong += _unless(right and ranks[rank] == 2, "ROC-SETUP-12, -13", deck)
        wrong += _unless(not set(deck) & set(cards), "ROC-SETUP-12, -13", deck)
    special = [player["special"] for player in table.players if player["special"]] + position["undealt"]
    return wrong + _unless(
        sorted(special) == sorted(c for c in employees if c.startswith("JA")), "ROC-SETUP-16", special
    )


def _tiles(table: Table) -> list[str]:
    luxury = table.options["luxury_garments"] == "on"
    expected = [tile for tile, which in table.parts.tile_sets.items() if which == "base" or luxury]
    laid = list(table.tile_places().values())
    wrong = _unless(sorted(laid + table.position["tile_bag"]) == sorted(expected), "ROC-SETUP-04, -17", laid)
    return wrong + _unless(len(laid) == 3 * table.parts.drawer_spaces, "ROC-P1-19", laid)


def _garments(table: Table) -> list[str]:
    """Festive garments join the bag after the first display was filled."""
    options = {"luxury": "luxury_garments", "festive": "festive_garments", "exclusive": "exclusive_tailoring"}
    expected = []
    for name, garment in table.parts.garments.items():
        on = garment.set == "base" or table.options[options[garment.set]] == "on"
        if on and (table.jewelry or "jewelry_box" not in garment.modules):
            expected.append(name)
    shown = [garment for garment in table.position["display"] if garment]
    wrong = _unless(sorted(shown + table.position["garment_bag"]) == sorted(expected), "ROC-SETUP-05, -17, -19", shown)
    wrong += _unless(len(shown) == len(table.parts.display_costs), "ROC-P1-19", shown)
    return wrong + _unless(not any(name.startswith("F") for name in shown), "ROC-SETUP-18", shown)


def _jewels(table: Table) -> list[str]:
    shown = table.position["jewel_display"]
    if not table.jewelry:
        return _unless(set(shown) == {-1}, "ROC-SETUP-14", shown)
    counts = [table.position["jewel_bag"][n] + shown.count(n) for n in range(len(COLOURS))]
    return _unless(counts == table.parts.jewel_counts and -1 not in shown, "ROC-SETUP-14", counts)


def _start(table: Table) -> list[str]:
    position = table.position
    wrong = _unless(position["favor"] == -1 and position["round"] == 1, "ROC-SETUP-02", position["favor"])
    wrong += _unless(not position["guests"] and not position["decorations"], "ROC-SETUP-11", position["guests"])
    if table.solo:
        wrong += _unless(position["first"] == 1, "ROC-SOLO-03", position["first"])
        right = len(position["her_hand"]) == 4 and len(position["her_supply"]) == 21
        return wrong + _unless(right, "ROC-SOLO-08, -09", position["her_hand"])
    if table.options["start_player"] == "first_seat":
        wrong += _unless(position["first"] == 0, "ROC-SETUP-10", position["first"])
    return wrong
