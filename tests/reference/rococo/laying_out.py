"""What must be true of the first position, after phase 1 of round 1 (section 2)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from tests.reference.rococo.parts import COLOURS

if TYPE_CHECKING:
    from tests.reference.rococo.table import Table

START = ["S-a", "S-b", "S-c", "S-d", "S-e"]


def wrong_at_the_start(table: Table) -> list[str]:
    """The rules that are broken."""
    checked = {
        "ROC-SETUP-02": table.after["favor"] == -1 and table.after["round"] == 1,
        "ROC-SETUP-03, -12, -13": _hire_cards(table),
        "ROC-ROUND-03": all(card and table.parts.employees[card].level == "I" for card in table.row),
        "ROC-SETUP-04, -17": _tiles(table),
        "ROC-SETUP-05, -18, -19": _garments(table),
        "ROC-SETUP-06, -07": all(_begins(table, seat) for seat in range(len(table.players))),
        "ROC-SETUP-10": _first(table),
        "ROC-SETUP-11": not (table.after["guests"] or table.after["decorations"] or table.after["box"]),
        "ROC-SETUP-14": _jewels(table),
        "ROC-SETUP-16": _specialised(table),
        "ROC-SOLO-08, -09": _her_cards(table),
    }
    return [rules for rules, kept in checked.items() if not kept]


def _switched_on(table: Table) -> set[str]:
    names = {"luxury_garments": "luxury", "festive_garments": "festive", "exclusive_tailoring": "exclusive"}
    switches = {**names, "jewelry_box": "jewelry_box"}
    return {name for option, name in switches.items() if table.options[option] == "on"}


def _hire_cards(table: Table) -> bool:
    employees = table.parts.employees
    row = [card for card in table.row if card]
    expected = {card for card, employee in employees.items() if employee.module == "hire"}
    decks = [card for deck in table.exam_decks for card in deck]
    if table.jewelry:
        expected |= {card for card, e in employees.items() if e.module == "jewelry_box" and e.level != "0"}
    by_level = Counter(employees[card].level for card in row + table.deck)
    in_decks = [
        {employees[card].level + employees[card].rank for card in deck} | {str(len(deck))} for deck in table.exam_decks
    ]
    right_decks = [{"IIjourneyman", "9"}, {"Vmaster", "9"}] if table.jewelry else [{"0"}, {"0"}]
    return (
        sorted(row + table.deck + decks) == sorted(expected)
        and by_level == {"I": 6, "II": 4, "III": 4, "IV": 4, "V": 4, "VI": 6}
        and in_decks == right_decks
    )


def _tiles(table: Table) -> bool:
    lying = [tile for tile in table.drawers.values() if tile]
    used = {"base"} | (_switched_on(table) & {"luxury"})
    expected = [name for name, tile in table.parts.tiles.items() if tile.module in used]
    full = len(lying) == len(table.drawers) and not table.tile_discard
    return full and sorted(lying + table.tile_bag) == sorted(expected)


def _garments(table: Table) -> bool:
    """All that the modules allow; the festive ones only in the bag, and not in the display (ROC-P1-18)."""
    lying = [garment for garment in table.display if garment]
    expected = [name for name, garment in table.parts.garments.items() if garment.modules <= _switched_on(table)]
    return (
        sorted(lying + table.garment_bag) == sorted(expected)
        and not any("festive" in table.parts.garments[name].modules for name in lying)
        and len(lying) == len(table.display)
        and not table.after["aside"]
    )


def _begins(table: Table, seat: int) -> bool:
    saved, her = table.after["players"][seat], seat == table.her
    goods = (saved["livres"], saved["lace"], saved["yarn"], saved["prestige"])
    nothing = not (saved["hand"] or saved["discard"] or saved["kept"] or saved["tasks"] or saved["stage"])
    return saved["supply"] == START and goods == (0 if her else 15, 1, 1, 0) and nothing


def _first(table: Table) -> bool:
    if table.her is not None:
        return table.first == table.her  # ROC-SOLO-03
    return table.first == 0 or (table.options["start_player"] == "by_lot" and table.first < table.seats)


def _jewels(table: Table) -> bool:
    lying = Counter(colour for colour in table.jewel_display if colour)
    counts = {kind["colour"]: kind["count"] for kind in table.parts.box["jewels"]["types"]}
    if not table.jewelry:
        return not lying and not any(table.jewel_bag.values())
    return lying.total() == 5 and all(lying[c] + table.jewel_bag[c] == counts[c] for c in COLOURS)


def _specialised(table: Table) -> bool:
    dealt = [player.special for player in table.players if player.special]
    humans = [player.special is not None for player in table.players[: table.seats]]
    if not table.jewelry:
        return not dealt and not table.undealt
    all_ten = sorted(card for card, employee in table.parts.employees.items() if employee.level == "0")
    return all(humans) and len(dealt) == table.seats and sorted(dealt + table.undealt) == all_ten


def _her_cards(table: Table) -> bool:
    if table.her is None:
        return not table.her_hand and not table.her_supply
    every = sorted(table.her_hand + table.her_supply)
    return len(table.her_hand) == 4 and len(every) == 25 and every == sorted(table.her_deck)
