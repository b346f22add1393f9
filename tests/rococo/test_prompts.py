"""What a seat is asked, with what the sentence is about; and the bar above the table."""

from __future__ import annotations

from typing import Any

import pytest

from guildhall.games.rococo.components.holdings import PRESTIGE

from .script import Table
from .test_garments import makes
from .test_garments import workshop as well_stocked

rule = pytest.mark.rule
JOURNEYMAN_TASKS = ("JT1", "JT2", "JT3", "JT4")


def asks(table: Table, seat: int = 0) -> tuple[str, dict[str, Any]]:
    key, args = table.state.prompt(seat)
    assert key.startswith("rococo-prompt-")
    return key.removeprefix("rococo-prompt-"), args


def played(card: str, table: Table | None = None) -> Table:
    """Seat 0 has played a card and declined the main action."""
    table = table or Table(jewelry_box="on").round(6)
    return table.staff(0, [card, "S-a"]).begins(0).plays(f"play {card}", "no-action")


class TestChoosing:
    @rule("ROC-P2-01", "ROC-P2-08")
    def test_so_many_cards_then_confirm(self) -> None:
        table = Table.dealt(2)
        told = [asks(table)]
        for text in ("choose S-a", "choose S-b", "choose S-c", "confirm"):
            told.append(asks(table.seat_plays(0, text)))
        missing = [("choose", {"count": n}) for n in (3, 2, 1)]
        assert told == [*missing, ("confirm", {}), ("chosen", {})]
        assert asks(table, 1) == ("choose", {"count": 3})


class TestTurns:
    @rule("ROC-P3-02", "ROC-P3-05")
    @pytest.mark.parametrize(("card", "rank"), [("S-b", 2), ("S-c", 1), ("S-d", 0)])
    def test_a_card_and_what_it_does(self, card: str, rank: int) -> None:
        table = Table().staff(0, [card, "S-a"]).begins(0)
        assert asks(table) == ("play", {})
        assert asks(table.plays(f"play {card}")) == ("main", {"card": card, "rank": rank})

    @rule("ROC-ACQ-04")
    def test_a_tile(self) -> None:
        table = Table().drawer(1, None, "T12").begins(0).plays("play S-a", "acquire 1-2")
        assert asks(table) == ("tile", {"tile": "T12"})

    @rule("ROC-TAILOR-05", "ROC-TAILOR-09", "ROC-TAILOR-11")
    def test_a_garment_from_paying_to_placing(self) -> None:
        table = Table().staff(0, ["S-a", "S-b"]).tiles(0, "T01", "T09", "T10", "T12").display("A08", None).begins(0)
        table.plays("play S-a", "tailor G5")
        assert asks(table) == ("pay", {"garment": "A08", "rolls": {"azure": 2, "rose": 1}})
        assert asks(table.plays("pay T12")) == ("pay", {"garment": "A08", "rolls": {"azure": 2}})
        assert asks(table.plays("pay T01")) == ("rent", {"garment": "A08", "livres": 16, "prestige": 3})
        assert asks(table.plays("rent")) == ("place", {"garment": "A08"})

    @rule("ROC-EMP-II-b")
    def test_a_discount(self) -> None:
        table = played("II-b", Table().round(3).tiles(0, "T01", "T12").goods(0, lace=2).display("A08"))
        assert asks(table.plays("tailor G6")) == ("discount", {"garment": "A08"})

    @rule("ROC-JB-01")
    def test_a_jewel(self) -> None:
        table = Table(jewelry_box="on").tiles(0, "T01").token(0, "W1").jewel_display("jade").display("A01").begins(0)
        assert asks(table.plays("play S-a", "tailor G6", "rent")) == ("jewel", {"garment": "A01"})

    @rule("ROC-GUEST-03")
    def test_the_tile_of_a_guest(self) -> None:
        table = Table().tiles(0, "T01").drawer(1, "T02").display("A01").begins(0)
        assert asks(table.plays("play S-a", "tailor G6", "rent", "place 4-1")) == ("reward-tile", {})

    @rule("ROC-EXAM-05", "ROC-EXAM-13")
    def test_tasks_and_exams(self) -> None:
        table = Table(jewelry_box="on").round(6).staff(0, ["S-d", "S-a"]).drawer(1, "T28").begins(0)
        assert asks(table.plays("play S-d", "acquire 1-1", "keep")) == ("task", {})
        exam = Table(jewelry_box="on").round(6).staff(0, ["S-e", "S-a"]).tasks(0, *JOURNEYMAN_TASKS).begins(0)
        assert asks(exam.plays("play S-e", "exam journeyman", "decline")) == ("exam-card", {})


class TestBonuses:
    @rule("ROC-BON-01")
    @pytest.mark.parametrize(
        ("card", "bonus"),
        [
            ("S-c", "lace_or_yarn"),
            ("S-d", "extra_acquire"),
            ("S-e", "gain_livres"),
            ("I-b", "delegate_any"),
            ("I-c", "random_resource"),
            ("II-a", "per_garment_colour"),
            ("II-b", "extra_tailor"),
            ("II-d", "prestige_per"),
            ("III-a", "livres_per"),
            ("III-c", "extra_fund"),
            ("III-d", "livres_by_deck_size"),
            ("JJ-1", "use_own_bonus"),
            ("JJ-2", "copy_opponent_bonus"),
            ("JM-5", "livres_if_no_colour"),
            ("JA-1", "gain_prestige"),
        ],
    )
    def test_of_an_employee(self, card: str, bonus: str) -> None:
        table = Table(jewelry_box="on").round(6).staff(1, ["S-a", "S-b"], discard=["S-e"]).drawer(1, "T02")
        table.guest("1-1", "A02", 0).token(0, "F1", "S1").tiles(0, "T01").display("A01")
        table = played(card, table)
        assert asks(table) == ("bonus", {"card": card, "bonus": bonus})
        assert table.view()["pending"]["bonus"] == bonus
        assert table.view()["pending"]["employee"] == card

    @rule("ROC-EMP-IV-d", "ROC-EMP-V-d")
    def test_that_go_on(self) -> None:
        table = played("IV-d")
        assert asks(table) == ("buy", {"card": "IV-d", "count": 0})
        assert asks(table.plays("buy-prestige")) == ("buy", {"card": "IV-d", "count": 1})
        assert asks(table.plays("buy-prestige")) == ("buy", {"card": "IV-d", "count": 2})
        silk = played("V-d", Table().round(6).tiles(0, "T01", "T09", "T12"))
        assert asks(silk) == ("discard", {"card": "V-d", "count": 0})
        assert asks(silk.plays("discard T09")) == ("discard", {"card": "V-d", "count": 1})
        assert asks(silk.plays("discard T12")) == ("discard", {"card": "V-d", "count": 2})

    @rule("ROC-EXCL-11")
    @pytest.mark.parametrize(
        ("garment", "bonus"), [("E02", "delegate_any"), ("E03", "take_resource"), ("E05", "take_jewel")]
    )
    def test_of_a_garment(self, garment: str, bonus: str) -> None:
        table = well_stocked(exclusive_tailoring="on", jewelry_box="on").drawer(1, "T30").token(0, "W1")
        makes(table.jewel_display("jade"), garment)
        if table.asked == "jewel":
            table.plays("decline")
        assert asks(table.plays("place 1-1")) == ("garment-bonus", {"garment": garment, "bonus": bonus})
        assert table.view()["pending"]["garment"] == garment
        assert table.view()["pending"]["employee"] is None


class TestHers:
    @rule("ROC-SOLO-10", "ROC-SOLO-22")
    def test_her_cards(self) -> None:
        table = Table(1).display("A01").her_card("DB09").her_supply("DB05")
        assert asks(table) == ("her-card", {"card": "DB09"})
        assert asks(table.plays("next")) == ("her-place", {"garment": "A01", "card": "DB05", "hall": 5})


class TestTheBar:
    @rule("ROC-ROUND-01", "ROC-ROUND-02")
    def test_round_phase_and_first_player(self) -> None:
        table = Table.dealt(2, start_player="first_seat")
        bar = {"round": 1, "rounds": 7, "phase": "rococo-phase-choose", "first": 0}
        assert table.state.turn() == bar
        acting = Table().round(4)
        acting.state.first = 2
        assert acting.state.turn() == {"round": 4, "rounds": 7, "phase": "rococo-phase-actions", "first": 2}
        assert acting.ends().state.turn() == {"round": 7, "rounds": 7, "phase": "rococo-phase-over", "first": 2}

    @rule("ROC-SOLO-10")
    def test_that_a_turn_is_hers(self) -> None:
        table = Table(1).her_card("DB01")
        assert table.state.turn()["phase"] == "rococo-phase-her"
        assert table.plays("next").state.turn()["phase"] == "rococo-phase-actions"
        assert Table.dealt(1).state.turn()["phase"] == "rococo-phase-choose"

    @rule("ROC-P3-01")
    def test_turns_are_counted(self) -> None:
        table = Table().begins(0)
        before = table.state.turn_number()
        assert table.plays("play S-a").state.turn_number() == before
        assert table.plays("no-action").state.turn_number() == before + 1

    @rule("ROC-INFO-04", "ROC-INFO-05")
    def test_standings_where_prestige_is_open(self) -> None:
        def scored(**options: Any) -> Table:
            table = Table(2, **options).goods(0, livres=0).goods(1, livres=0).staff(0, ["S-a", "S-b"])
            table.state.own[PRESTIGE + 1] = 4
            return table

        assert scored().state.score_sheet() == [("rococo-score-play", [0, 4])]

        assert scored().state.standings() == [0, 4]
        assert scored(edition="classic").state.standings() == []
        assert scored(edition="classic").ends().state.standings() == [0, 4]
        assert len(Table(1).state.standings()) == 1  # she has no seat

    @rule("ROC-INV-20", "ROC-SOLO-49", "ROC-END-03")
    def test_rows_of_the_sheet(self) -> None:
        def rows(table: Table) -> set[str]:
            return {key.removeprefix("rococo-score-") for key, _ in table.ends().state.score_sheet()}

        base = rows(Table())
        assert {"play", "livres", "crowns", "favor", "hall1", "hall5", "fireworks", "all-halls"} < base
        assert base & {"jewels", "tiles"} == set()
        assert rows(Table(jewelry_box="on")) == base | {"jewels"}
        assert rows(Table(1)) == base | {"tiles"}
