"""What is declined leaves a trace in the log, and what was never offered leaves none (ROC-P3-05, ROC-BON-02)."""

from __future__ import annotations

from typing import Any

import pytest

from guildhall.text import LANGUAGES, Speaker, texts_for

from .script import Table

rule = pytest.mark.rule


def told(table: Table) -> list[tuple[str, dict[str, Any]]]:
    """The log lines about things not done."""
    declined = ("decline", "decline-garment", "decline-tile", "decline-jewel", "decline-discount")
    words = ("no-action", *declined, "decline-buying", "decline-discarding")
    keys = {f"rococo-log-{word}": word for word in words}
    return [(keys[event.key], event.args) for event in table.events if event.key in keys]


def played(card: str, **options: Any) -> Table:
    return Table(**options).round(6).staff(0, [card, "S-a"]).begins(0).plays(f"play {card}")


@rule("ROC-P3-05", "ROC-P3-06", "ROC-BON-02")
def test_action_and_bonus() -> None:
    table = played("S-e").plays("no-action")
    assert told(table) == [("no-action", {"seat": 0})]
    table.plays("decline")
    assert told(table)[1:] == [("decline", {"seat": 0, "cards": ["S-e"]})]


@rule("ROC-BON-06", "ROC-P3-12")
def test_what_was_not_offered_was_not_declined() -> None:
    table = played("S-b").plays("no-action")  # no bonus
    assert told(table) == [("no-action", {"seat": 0})]
    table = played("III-a").plays("no-action")  # nothing to count
    assert told(table) == [("no-action", {"seat": 0})]
    used = played("S-e").plays("no-action", "use")
    assert told(used) == [("no-action", {"seat": 0})]


@rule("ROC-EMP-IV-d", "ROC-EMP-V-d")
def test_what_is_left_of_a_bonus_when_one_is_done() -> None:
    def bought(livres: int, *actions: str) -> Table:
        return played("IV-d").goods(0, livres=livres).plays("no-action", *actions)

    assert told(bought(9, "buy-prestige", "done"))[1:] == [("decline-buying", {"seat": 0})]
    assert told(bought(4, "buy-prestige"))[1:] == []  # no more could be paid

    def discarded(*actions: str) -> Table:
        table = Table().round(6).staff(0, ["V-d", "S-a"]).tiles(0, "T28", "T12").begins(0)
        return table.plays("play V-d", "no-action", *actions)

    assert told(discarded("discard T28", "done"))[1:] == [("decline-discarding", {"seat": 0})]
    assert told(discarded("discard T28", "discard T12"))[1:] == []  # no tile was left


@rule("ROC-EMP-IV-d")
def test_being_done_at_once_is_declining() -> None:
    table = played("IV-d").goods(0, livres=9).plays("no-action", "decline")
    assert told(table)[1:] == [("decline", {"seat": 0, "cards": ["IV-d"]})]


@rule("ROC-GUEST-05")
def test_the_tile_of_a_guest() -> None:
    table = Table().staff(0, ["S-a", "S-b"]).tiles(0, "T01").drawer(1, "T02").display("A01").begins(0)
    table.plays("play S-a", "tailor G6", "rent", "place 5-4", "decline")
    assert told(table) == [("decline-tile", {"seat": 0})]


@rule("ROC-EXCL-11")
def test_the_bonus_of_a_garment() -> None:
    table = Table(exclusive_tailoring="on").staff(0, ["S-a", "S-b"]).drawer(1, "T02").display("E03").loose()
    table.tiles(0, "T48").goods(0, yarn=1).begins(0).plays("play S-a", "tailor G6")
    while table.asked != "bonus":
        table.plays(next(text for text in table.legal() if text != "sell"))
    table.plays("decline")
    assert told(table)[-1] == ("decline-garment", {"seat": 0, "garment": "E03"})


@rule("ROC-JB-01", "ROC-DEC-11")
def test_a_jewel() -> None:
    def rented(livres: int) -> Table:
        table = Table(jewelry_box="on").staff(0, ["S-a", "S-b"]).tiles(0, "T01").display("A01").token(0, "W1")
        table.jewel_display("azure", "rose").goods(0, livres=livres).begins(0)
        return table.plays("play S-a", "tailor G6", "rent")

    table = rented(20).plays("decline")
    assert told(table) == [("decline-jewel", {"seat": 0})]
    assert told(rented(0)) == []  # none could be paid, so none was offered


@rule("ROC-MIX-10", "ROC-EMP-II-b")
def test_the_silk_that_a_bonus_saves() -> None:
    def asked() -> Table:
        table = Table().round(3).staff(0, ["II-b", "S-a"]).tiles(0, "T01", "T12").goods(0, lace=2).display("A08")
        return table.begins(0).plays("play II-b", "no-action", "tailor G6")

    assert told(asked().plays("decline"))[1:] == [("decline-discount", {"seat": 0, "garment": "A08"})]
    assert told(asked().plays("discount azure"))[1:] == []


@rule("ROC-INFO-01")
@pytest.mark.parametrize("language", list(LANGUAGES))
def test_in_all_languages(language: str) -> None:
    table = Table(jewelry_box="on", exclusive_tailoring="on")
    speaker = Speaker(table.setup, ["Ann", "Ben", "Cleo"], texts_for(language))
    said = [
        speaker.say("rococo-log-no-action", {"seat": 0}),
        speaker.say("rococo-log-decline", {"seat": 0, "cards": ["S-e"]}),
        speaker.say("rococo-log-decline-garment", {"seat": 0, "garment": "E03"}),
        speaker.say("rococo-log-decline-tile", {"seat": 0}),
        speaker.say("rococo-log-decline-jewel", {"seat": 0}),
        speaker.say("rococo-log-decline-discount", {"seat": 0, "garment": "E03"}),
        speaker.say("rococo-log-decline-buying", {"seat": 0}),
        speaker.say("rococo-log-decline-discarding", {"seat": 0}),
        speaker.say("rococo-log-change", {"seat": 0}),
    ]
    assert len(set(said)) == len(said)
    assert all("Ann" in line and "rococo-" not in line for line in said)
    assert speaker.name("cards:S-e") in said[1]
    assert speaker.name("garment:E03") in said[2]
