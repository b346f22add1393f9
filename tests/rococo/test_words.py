"""What the terminal says of Rococo: by what the components print, never by codes."""

from __future__ import annotations

import re
from typing import Any

import pytest

from guildhall.core.question import candidate
from guildhall.core.rule import Reason
from tests.rococo.script import Table
from tests.rococo.test_actions import workshop
from tests.telling import speaker, tells_a_whole_game

MODULES = {"jewelry_box": "on", "luxury_garments": "on", "festive_garments": "on", "exclusive_tailoring": "on"}
CODE = re.compile(r"\b(W\d\d|WX\d|T\d\d|DB\d\d|B\d\d|D\d\d|O\d\d)\b|rococo-|azure|amber|[{}]|\+\d")
"""What a person should never have to read: ids of things whose faces say more, keys, colours by their codes."""
TYPED = re.compile(r"\([\w-]+\)|\b[ARJOLFE]\d\d\b")
"""What one types or finds on the board by it: places after the thing there, garments."""


@pytest.mark.parametrize(("seats", "options"), [(1, MODULES), (3, {"edition": "classic", **MODULES})])
def test_whole_games_are_told_without_codes(seats: int, options: dict[str, Any]) -> None:
    assert tells_a_whole_game("rococo", seats, options, CODE, TYPED) > 50


def test_lists_in_the_log() -> None:
    rococo = speaker("rococo")
    hand = {"seat": 0, "cards": ["S-a", "S-c", "S-e"]}
    said = "Odette has chosen cards for this round. Master, Journeyman and Apprentice"
    assert rococo.say("rococo-log-chosen", hand) == said
    assert rococo.say("rococo-log-chosen", {"seat": 0, "cards": []}) == "Odette has chosen cards for this round."
    made = {"seat": 1, "garment": "A01", "price": 1, "tiles": ["T01", "T23"], "paid": 2}
    said = "Lucien tailors for 1 livre: blue gown (6 livres); paid with 2 blue silk and 1 blue silk, 1 pink silk."
    assert rococo.say("rococo-log-tailor", made) == said


@pytest.mark.parametrize(
    ("edition", "colour", "place"), [("deluxe", "blue", "Kitchen"), ("classic", "yellow", "Fountain")]
)
def test_colours_and_places_are_those_of_the_edition(edition: str, colour: str, place: str) -> None:
    one = speaker("rococo", edition=edition)
    assert one.say("rococo-log-sell", {"seat": 0, "garment": "A01"}) == f"Odette sells: {colour} gown (6 livres)."
    assert place in one.say("rococo-log-fund", {"seat": 0, "space": "KL1", "price": 0})


def test_a_choice_says_what_lies_there() -> None:
    table = Table(2).staff(0, ["S-a"]).drawer(2, "T01", "T02", "T23").display("R01", None, None, None).begins(0)
    one = speaker("rococo", seats=2)
    labels = {
        text: one.label(candidate(table.state, 0, table.setup.catalogue.number(text)))
        for text in ("acquire 2-3", "tailor G3")
    }
    assert labels["acquire 2-3"] == "Take a resource tile: 1 blue silk, 1 pink silk · 1 lace or 1 yarn (2-3)"
    assert labels["tailor G3"] == "Tailor: pink coat (7 livres) (G3)"


def test_a_refusal_says_which_silk_is_short() -> None:
    table = workshop("T12").display("A01").begins(0).plays("play S-a")
    refused = table.state.reason(0, table.setup.catalogue.number("tailor G6"))
    assert refused == Reason("ROC-TAILOR-04", "azure", 2, 0)
    assert speaker("rococo").why(refused) == "2 blue silk needed, you have 0."
