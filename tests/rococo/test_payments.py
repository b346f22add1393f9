"""Silk payments against all sets of tiles, one by one: those that suffice with none to leave out (ROC-TAILOR-05)."""

from __future__ import annotations

import random
from itertools import combinations
from typing import Any

import pytest

from guildhall.games.rococo.rules.paying import ask_payment
from guildhall.games.rococo.rules.renting import made_by
from guildhall.games.rococo.rules.tailoring import rolls_needed

from .script import Table
from .test_setup import rococo

rule = pytest.mark.rule
COLOURS = ("azure", "rose", "jade", "amber")
MASTER = 2


def printed(tile: str) -> tuple[Any, ...]:
    """What tells tiles apart."""
    row = rococo().components_view()["resources"][tile]
    return tuple(row[key] for key in (*COLOURS, "lace", "yarn", "mode"))


def payments(kept: list[str], due: dict[str, int]) -> list[set[str]]:
    """All sets that cover what is due, and no longer do without any one of their tiles."""
    rows = rococo().components_view()["resources"]

    def covers(tiles: set[str]) -> bool:
        return all(sum(rows[tile][colour] for tile in tiles) >= due[colour] for colour in COLOURS)

    sets = [set(tiles) for size in range(1, len(kept) + 1) for tiles in combinations(kept, size)]
    return [tiles for tiles in sets if covers(tiles) and not any(covers(tiles - {tile}) for tile in tiles)]


def first_of_each_look(tiles: set[str]) -> list[str]:
    found: dict[tuple[Any, ...], str] = {}
    for tile in sorted(tiles):
        found.setdefault(printed(tile), tile)
    return sorted(found.values())


def asked_to_pay(garment: str, kept: list[str]) -> Table:
    """Seat 0 has chosen a garment and is asked how to pay it."""
    table = Table(luxury_garments="on").loose().tiles(0, *kept).display(garment).begins(0).plays("play S-a")
    state = table.state
    number = state.parts.garment_numbers[garment]
    ask_payment(state, state.board.display - 1, made_by(MASTER, -1), rolls_needed(state, number, -1, -1))
    return table


@rule("ROC-TAILOR-05", "ROC-INV-22", "ROC-TAILOR-04")
@pytest.mark.parametrize("seed", range(60))
def test_every_payment_can_be_made_and_no_other(seed: int) -> None:
    rng = random.Random(seed)
    view = rococo().components_view()
    garment = rng.choice([name for name, row in view["garments"].items() if row["set"] in ("base", "luxury")])
    due = {colour: view["garments"][garment][colour] for colour in COLOURS}
    fitting = [tile for tile, row in view["resources"].items() if any(row[c] for c in COLOURS if due[c])]
    kept = sorted(
        rng.sample(fitting, min(6, len(fitting))) + rng.sample(sorted(set(view["resources"]) - set(fitting)), 1)
    )
    ways = payments(kept, due)
    if not ways:
        return
    table = asked_to_pay(garment, kept)
    paid: set[str] = set()
    while True:
        offered = {tile for way in ways if paid <= way for tile in way - paid}
        assert [text.split()[1] for text in table.legal("pay")] == first_of_each_look(offered)
        tile = rng.choice(table.legal("pay")).split()[1]
        paid.add(tile)
        table.state.apply(0, table.setup.catalogue.number(f"pay {tile}"))
        if table.asked != "pay":
            break
    discarded = set(table.view()["tile_discard"])
    assert discarded in ways
    assert paid <= discarded
    assert set(table.seat(0)["kept"]) == set(kept) - discarded


@rule("ROC-TAILOR-05")
def test_what_was_paid_counts_for_what_is_too_much() -> None:
    table = asked_to_pay("A08", ["T01", "T09", "T12", "T23"])  # 2 azure and 1 rose
    assert table.legal("pay") == ["pay T01", "pay T09", "pay T12", "pay T23"]
    table.state.apply(0, table.setup.catalogue.number("pay T23"))
    assert table.legal("pay") == ["pay T01", "pay T09"]  # T12 would be one too many


@rule("ROC-DEC-34", "ROC-TAILOR-05")
def test_a_single_way_to_pay_is_asked_for_tile_by_tile() -> None:
    """To go on by itself would tell everybody that there was no choice among hidden tiles."""
    table = Table().loose().tiles(0, "T01", "T23").display("A08").begins(0).plays("play S-a")
    table.pays = False  # 2 azure and 1 rose: both tiles
    table.plays("tailor G6")
    for tile in ("T01", "T23"):
        assert table.asked == "pay"
        table.plays(f"pay {tile}")
    assert table.asked == "rent"
