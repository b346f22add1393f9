"""What an action shows before it is chosen is true: what it points at, is about, costs and brings."""

from __future__ import annotations

import random
from typing import Any

import pytest

from guildhall.games.rococo.components.holdings import HELD_LACE, HELD_YARN, LIVRES, PRESTIGE
from guildhall.games.rococo.state import Rococo

from .script import Table, setup_for
from .test_setup import rococo

GOODS = {"livres": LIVRES, "lace": HELD_LACE, "yarn": HELD_YARN, "prestige": PRESTIGE}
LATER = {"tailor", "discount", "pay", "discard", "done", "decline"}
"""Paid or scored when more has been chosen, or with what was chosen before."""


def goods(state: Rococo, seat: int) -> dict[str, int]:
    return {kind: int(state.own[holding + seat]) for kind, holding in GOODS.items()}


def shows(table: Table, text: str) -> Any:
    return table.state.shows(int(table.state.mover()), table.setup.catalogue.number(text))


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("seed", range(6))
def test_cost_and_gain_are_what_happens(seats: int, seed: int) -> None:
    modules = ("jewelry_box", "luxury_garments", "festive_garments", "exclusive_tailoring")
    setup = setup_for(seats, **dict.fromkeys(modules, "on"))
    state, rng = setup.start(seed), random.Random(seed)
    while state.to_act():
        seat = rng.choice(state.to_act())
        for action in state.candidates(seat):
            state.shows(seat, action)
        legal = [action for action in state.legal(seat) if setup.catalogue[action].verb not in ("no-action", "decline")]
        action = rng.choice(legal or state.legal(seat))
        before, turn, acting = goods(state, seat), state.turn_number(), state.acting(seat)
        shown, verb = state.shows(seat, action), setup.catalogue[action].verb
        state.apply(seat, action)
        if verb in LATER or turn != state.turn_number() or acting != seat or state.view(seat)["pending"] is None:
            continue
        for kind, amount in goods(state, seat).items():
            change = shown.gain.get(kind, 0) - shown.cost.get(kind, 0)
            assert amount - before[kind] == change, f"{setup.catalogue.text(action)}: {kind}"


def test_every_thing_is_of_a_known_kind() -> None:
    known = ["employee", "tile", "garment", "space", "guest", "jewel", "silk", "task", "hall", "seat", "exam"]
    setup = setup_for(2, jewelry_box="on", exclusive_tailoring="on")
    parts = rococo().components_view()
    for seed in range(8):
        state, rng = setup.start(seed), random.Random(seed)
        while state.to_act():
            seat = rng.choice(state.to_act())
            for action in state.candidates(seat):
                for thing in state.shows(seat, action).things:
                    kind, _, name = thing.partition(":")
                    assert kind in known
                    assert kind != "employee" or name in parts["employees"]
                    assert kind != "tile" or name in parts["resources"]
                    assert kind != "garment" or name in parts["garments"]
            state.apply(seat, rng.choice(state.legal(seat)))


def test_a_place_shows_what_lies_there() -> None:
    table = Table(3).staff(0, ["S-a"]).drawer(1, "T01", None, "T05").display(None, "A06").row("I-a", None, "I-b")
    table.goods(0, livres=30, lace=2, yarn=2).begins(0)
    taken = shows(table, "acquire 1-3")
    assert taken.things == ("tile:T05",)
    assert taken.targets == ("tile:1-3",)
    assert taken.cost == {"livres": 1}
    assert shows(table, "hire 3").things == ("employee:I-b",)
    assert shows(table, "fund F1").things == ("space:F1",)
    space = f"G{table.state.board.display}"
    assert shows(table, f"tailor {space}").things == ("garment:A06",)


def test_doing_nothing_points_at_nothing() -> None:
    table = Table(3).staff(0, ["S-a"]).begins(0)
    assert shows(table, "no-action").targets == ()
    table = Table(1).her_card("DB01")
    assert shows(table, "next").targets == ()


def test_a_card_to_depute_is_pointed_at_where_it_is() -> None:
    table = Table(3).staff(0, ["I-b", "S-b", "S-c"]).begins(0)
    while table.asked != "bonus":
        table.plays("play I-b" if table.asked == "play" else "no-action")
    assert shows(table, "depute-card S-b").targets == ("hand:S-b",)
    assert shows(table, "depute-card S-a").targets == ("staff:S-a",)


def test_a_reason_has_its_numbers() -> None:
    table = Table(3).staff(0, ["S-a"]).row("I-a", "I-b", "I-c").goods(0, livres=1).begins(0)
    state, number = table.state, table.setup.catalogue.number
    hire = state.reason(0, number("hire 1"))
    assert (hire.rule, hire.needed, hire.have) == ("ROC-HIRE-04", 3, 1)
    fund = state.reason(0, number("fund F1"))
    assert (fund.rule, fund.needed, fund.have) == ("ROC-FUND-08", 10, 1)
