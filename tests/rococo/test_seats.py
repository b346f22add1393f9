"""No seat is special: a match whose seats are turned by one goes on as the match itself, only turned."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from guildhall.core.state import Event
from guildhall.games.rococo.components.holdings import MASTERS_PASSED, PRESTIGE
from guildhall.games.rococo.state import Rococo

from .script import Table, setup_for

rule = pytest.mark.rule
ALL = {"jewelry_box": "on", "luxury_garments": "on", "festive_garments": "on", "exclusive_tailoring": "on"}
ENDING = {"decline", "no-action", "change", "done"}


def turned(text: str) -> str:
    """A position with everybody one seat further on."""
    found: dict[str, Any] = json.loads(text)
    seats = found["seats"]

    def on(seat: int) -> int:
        return (seat + 1) % seats if seat >= 0 else seat

    players = found["players"]
    found["players"] = [players[-1], *players[:-1]]
    for key in ("first", "current", "favor"):
        found[key] = on(found[key])
    found["ready"] = sum(1 << on(seat) for seat in range(seats) if found["ready"] >> seat & 1)
    found["all_halls"] = [on(owner) for owner in found["all_halls"]]
    found["guests"] = {place: [garment, on(owner)] for place, (garment, owner) in found["guests"].items()}
    found["decorations"] = {space: on(owner) for space, owner in found["decorations"].items()}
    return json.dumps(found, ensure_ascii=False, separators=(",", ":"))


def turned_action(text: str, seats: int) -> str:
    verb, _, what = text.partition(" ")
    return f"copy {(int(what) + 1) % seats}" if verb == "copy" else text


def without_turn(text: str) -> dict[str, Any]:
    """What may be compared: between rounds nobody is the current one."""
    found: dict[str, Any] = json.loads(text)
    if found["phase"] != 3:
        del found["current"]
    return found


def told(events: list[Event], seats: int, further: int) -> list[tuple[str, dict[str, Any]]]:
    """The log with everybody so many seats further on."""
    found = []
    for event in events:
        args = {**event.args}
        for key in ("seat", "other"):
            if key in args:
                args[key] = (args[key] + further) % seats
        found.append((event.key, args))
    return found


@rule("ROC-INV-19", "ROC-DEC-31", "ROC-END-29")
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3), (5, 4), (3, 5), (5, 6)])
def test_a_turned_match_is_the_same_match(seats: int, seed: int) -> None:
    setup = setup_for(seats, edition="classic" if seed == 5 else "deluxe", **ALL)
    one: Rococo = setup.start(seed)
    other = setup.load(turned(one.save()))
    rng = random.Random(seed)
    while one.to_act():
        seat = rng.choice(one.to_act())
        twin = (seat + 1) % seats
        texts = [setup.catalogue.text(action) for action in one.legal(seat)]
        theirs = {setup.catalogue.text(action) for action in other.legal(twin)}
        assert {turned_action(text, seats) for text in texts} == theirs
        verbs = sorted({text.split()[0] for text in texts} - ENDING)
        if verbs and rng.random() < 0.9:
            verb = rng.choice(verbs)
            texts = [text for text in texts if text.split()[0] == verb]
        text = rng.choice(texts)
        one.events, other.events = [], []
        one.apply(seat, setup.catalogue.number(text))
        other.apply(twin, setup.catalogue.number(turned_action(text, seats)))
        if one.phase == 3:
            assert told(one.events, seats, 1) == told(other.events, seats, 0)
        one.events = other.events = None
        assert without_turn(other.save()) == without_turn(turned(one.save())), text
    mine, theirs_too = one.outcome(), other.outcome()
    assert mine is not None
    assert theirs_too is not None
    assert theirs_too.scores == [mine.scores[-1], *mine.scores[:-1]]
    assert theirs_too.ranks == [mine.ranks[-1], *mine.ranks[:-1]]


class TestSpecialisedApprentices:
    def meets(self, table: Table, number: int, seat: int) -> None:
        """Give a seat what the specialised Apprentice of that number asks for."""
        if number in (1, 2):
            for place, name in zip(
                ("1-1", "1-2", "1-6"), ("R01", "R02", "O01") if number == 1 else ("A01", "A02", "J01"), strict=True
            ):
                table.guest(place, name, seat)
        elif number == 3:
            for place, name in zip(("1-3", "1-4", "2-3"), ("R01", "A01", "J01"), strict=True):
                table.guest(place, name, seat)
        elif number == 4:
            table.goods(seat, livres=30)
        elif number == 5:
            table.jewels(seat, azure=1, rose=1, amber=1)
        elif number == 6:
            table.token(seat, "F1", "KL1", "W1")
        elif number == 7:
            table.tiles(seat, "T01", "T02", "T03", "T04").goods(seat, lace=2, yarn=2)
        elif number == 8:
            table.state.own[PRESTIGE + seat] = 5
        elif number == 9:
            table.state.own[MASTERS_PASSED + seat] = 1
        else:
            table.token(seat, "M1", "M2", "M3", "M4", "M5")

    @rule("ROC-SPEC-07", "ROC-SPEC-01")
    @pytest.mark.parametrize("number", range(1, 11))
    @pytest.mark.parametrize(("seat", "rich"), [(1, 1), (2, 2), (2, 1), (1, 0)])
    def test_what_counts_is_ones_own(self, number: int, seat: int, rich: int) -> None:
        table = Table(jewelry_box="on").special(seat, f"JA-{number}")
        self.meets(table, number, rich)
        table.begins(seat).plays("play S-a")
        if seat == rich:
            assert "hire special" in table.legal()
        else:
            assert table.refuses("hire special") == f"ROC-SPEC-JA-{number}"
