"""Reasons against actions, where play seldom or never offers what they forbid; with their numbers, and in words."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from guildhall.core.question import question
from guildhall.core.rule import Reason
from guildhall.games.rococo.components.holdings import KEPT, LIVRES
from guildhall.games.rococo.rules.bonuses import offer_bonus
from guildhall.games.rococo.rules.jewels import offer_jewel
from guildhall.games.rococo.rules.renting import ask_rent_or_sell, made_by
from guildhall.games.rococo.state import CLOCKWISE, HAS_CHOSEN

from guildhall.text import LANGUAGES, Speaker, texts_for

from .packs import pack, table_of
from .script import Table, setup_for
from .test_garments import fill_halls

rule = pytest.mark.rule
ALL_JOURNEYMAN = ("JT1", "JT2", "JT3", "JT4")
MASTER, JOURNEYMAN = 2, 1


def why(table: Table, text: str) -> Reason:
    state = table.state
    return state.reason(int(state.mover()), table.setup.catalogue.number(text))


def short(number: str, needed: int, have: int, case: str = "") -> Reason:
    return Reason(number, case, needed, have)


def box(**options: Any) -> Table:
    return Table(jewelry_box="on", **options).round(6)


def has_made(table: Table, garment: str, rank: int = MASTER, bonus: str = "") -> Table:
    """Seat 0 has made and paid a garment, and is asked what becomes of it."""
    parts = table.state.parts
    table.display(garment).begins(0).plays("play S-a")
    row = parts.kind_numbers[bonus] if bonus else -1
    space = int(table.state.board.display) - 1
    ask_rent_or_sell(table.state, table.state.display[space], made_by(rank, row))
    return table


def offered(table: Table, card: str) -> Table:
    """Seat 0 is offered the bonus of a card."""
    table.begins(0).plays("play S-a")
    offer_bonus(table.state, table.state.parts.kind_numbers[card])
    return table


class TestRentOrSell:
    @rule("ROC-FEST-01", "ROC-EXCL-01")
    def test_what_is_never_sold(self) -> None:
        assert why(has_made(Table(festive_garments="on"), "F02"), "sell") == Reason("ROC-FEST-01")
        assert why(has_made(Table(exclusive_tailoring="on"), "E03"), "sell") == Reason("ROC-EXCL-01")
        assert why(has_made(Table(exclusive_tailoring="on"), "E04"), "sell") == Reason("")
        assert has_made(Table(festive_garments="on"), "F02").legal() == ["rent"]

    @rule("ROC-TAILOR-10")
    def test_for_nothing(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        edit = ("lady,2,0,0,0,0,0,no,6,2", "lady,2,0,0,0,0,0,no,0,2")
        table = has_made(table_of(pack(tmp_path / "pack", "garments.csv", edit), monkeypatch), "A01")
        assert why(table, "sell") == Reason("")
        assert table.legal() == ["rent", "sell"]

    @rule("ROC-TAILOR-14")
    def test_no_guest_left(self) -> None:
        assert why(has_made(fill_halls(Table()), "O01"), "rent") == Reason("ROC-TAILOR-14")
        masters = fill_halls(Table(), keep=4)  # hall 5: two master spaces, two others
        assert why(has_made(masters, "O01", JOURNEYMAN), "rent") == Reason("")
        masters = fill_halls(Table(), keep=3).guest("5-4", "O02", 1)
        assert why(has_made(masters, "O01", JOURNEYMAN), "rent") == Reason("ROC-TAILOR-14")
        assert masters.legal() == ["sell"]

    @rule("ROC-EMP-JJ-6")
    def test_what_must_be_sold(self) -> None:
        table = has_made(box(), "A01", JOURNEYMAN, "JJ-6")
        assert why(table, "rent") == Reason("ROC-EMP-JJ-6")
        assert why(table, "sell") == Reason("")
        assert why(has_made(box(), "A01", JOURNEYMAN, "II-b"), "rent") == Reason("")
        assert why(table, "decline") == Reason("ROC-TAILOR-09")


class TestJewels:
    def renting(self, *jewels: str | None, shop: bool = True, **goods: int) -> Table:
        table = box().jewel_display(*jewels).goods(0, **goods)
        if shop:
            table.token(0, "W1")
        table.begins(0).plays("play S-a")
        offer_jewel(table.state, table.state.parts.garment_numbers["A01"], made_by(MASTER, -1))
        return table

    @rule("ROC-JB-01", "ROC-JB-02", "ROC-JB-03", "ROC-JB-04", "ROC-JB-08")
    def test_a_jewel(self) -> None:
        table = self.renting("azure", "amber", None, "jade", livres=4)
        assert why(table, "jewel 2") == short("ROC-JB-04", 5, 4)
        assert why(table, "jewel 3") == Reason("ROC-JB-03")
        assert why(table, "jewel 4") == Reason("ROC-JB-08")
        assert why(table, "jewel 5") == Reason("")
        assert why(table, "keep") == Reason("ROC-JB-01")
        assert why(self.renting("jade", shop=False), "jewel 5") == Reason("ROC-JB-02")
        assert why(self.renting("azure", None, None, None, livres=5), "jewel 2") == Reason("")


class TestBonuses:
    @rule("ROC-BON-01")
    @pytest.mark.parametrize(
        ("card", "wrong", "right"),
        [
            ("S-c", ["use", "keep"], ["lace", "yarn"]),
            ("S-d", ["use", "tailor G1"], ["acquire 1-1"]),
            ("S-e", ["lace", "hall 1"], ["use"]),
            ("I-b", ["use", "depute"], ["depute-card S-b"]),
            ("I-e", ["acquire 1-1"], ["use"]),
            ("II-b", ["use", "fund F1"], ["tailor G6"]),
            ("III-a", ["hall 1"], ["use"]),
            ("III-c", ["use", "acquire 1-1"], ["fund F1"]),
            ("V-d", ["use", "discard T20", "pay T01"], ["discard T01"]),
            ("JJ-1", ["use", "call S-a", "play S-e"], ["call S-e"]),
            ("JJ-2", ["use", "hall 1"], ["copy 1"]),
            ("JJ-7", ["use"], ["hall 1", "hall 5"]),
        ],
    )
    def test_what_a_bonus_does_not_offer(self, card: str, wrong: list[str], right: list[str]) -> None:
        table = box().staff(1, ["S-a", "S-b"], discard=["S-e"]).tiles(0, "T01").drawer(1, "T02").display("A01")
        table = offered(table.token(0, "F2").guest("1-1", "A02", 0).guest("1-2", "A03", 0), card)
        assert [why(table, text).rule for text in wrong] == ["ROC-BON-01"] * len(wrong)
        assert [why(table, text).rule for text in right] == [""] * len(right)
        assert why(table, "exam journeyman") == Reason("ROC-EXAM-17")
        assert why(table, "done") == Reason("ROC-BON-01")

    @rule("ROC-EMP-IV-d")
    def test_prestige_too_dear(self) -> None:
        table = offered(Table().goods(0, livres=3), "IV-d")
        assert why(table, "buy-prestige") == short("ROC-BON-01", 4, 3)
        table.state.own[LIVRES] = 4
        assert why(table, "buy-prestige") == Reason("")
        assert why(table, "use") == Reason("ROC-BON-01")

    @rule("ROC-EXCL-09")
    def test_a_free_jewel(self) -> None:
        table = box(exclusive_tailoring="on").jewel_display("jade", None).token(0, "W1").begins(0).plays("play S-a")
        offer_bonus(table.state, 61 + table.state.parts.garment_numbers["E05"])
        assert (why(table, "jewel 4"), why(table, "jewel 5")) == (Reason(""), Reason("ROC-BON-01"))
        assert why(table, "use") == Reason("ROC-BON-01")

    @rule("ROC-MIX-03", "ROC-DEPUTE-01", "ROC-DEPUTE-05")
    def test_deputing_by_a_bonus(self) -> None:
        table = Table().staff(0, ["I-b", "S-a"]).begins(0).plays("play I-b", "depute")
        assert why(table, "depute-card I-b") == Reason("ROC-MIX-03")  # it is leaving already
        assert why(table, "depute-card S-a") == Reason("")
        assert why(table, "depute-card I-a") == Reason("ROC-DEPUTE-01")  # not of the staff
        four = offered(Table().staff(0, ["S-a", "S-b"], supply=["S-c", "S-d"]), "II-c")
        assert why(four, "depute-card S-b") == Reason("ROC-DEPUTE-01")

    @rule("ROC-MIX-21")
    def test_what_cannot_be_copied(self) -> None:
        table = box().staff(1, ["S-a", "S-b"], discard=["S-e"]).staff(2, ["S-a"], discard=["S-d"])
        table = offered(table, "JJ-2")
        assert why(table, "copy 1") == Reason("")
        assert why(table, "copy 2") == Reason("ROC-MIX-21")  # there is no tile to acquire
        assert why(table, "copy 0") == Reason("ROC-MIX-21")  # oneself
        own = offered(box().staff(1, ["S-a"], discard=["S-e"]).staff(0, ["S-a", "S-b"], discard=["S-e"]), "JJ-2")
        assert (why(own, "copy 0"), why(own, "copy 1")) == (Reason("ROC-MIX-21"), Reason(""))
        assert why(table, "copy 4") == Reason("ROC-MIX-21")  # nobody


class TestMainActions:
    @rule("ROC-ACQ-03", "ROC-HIRE-04", "ROC-FUND-08", "ROC-DEPUTE-05", "ROC-TAILOR-02")
    def test_so_much_is_needed_and_so_much_is_there(self) -> None:
        table = (
            Table().staff(0, ["S-a", "S-b"], supply=["S-c", "S-d"]).goods(0, livres=1).drawer(1, "T01", "T02", "T03")
        )
        table.row("I-a", "I-b", "I-c").display("A01", None, None).tiles(0, "T04").begins(0).plays("play S-a")
        assert why(table, "acquire 1-1") == short("ROC-ACQ-03", 2, 1)
        assert why(table, "acquire 2-1") == Reason("ROC-ACQ-01")
        assert why(table, "hire 1") == short("ROC-HIRE-04", 3, 1)
        assert why(table, "hire 4") == Reason("ROC-HIRE-04")
        assert why(table, "fund M5") == short("ROC-FUND-08", 8, 1)
        assert why(table, "depute") == short("ROC-DEPUTE-05", 5, 4)
        assert why(table, "tailor G4") == short("ROC-TAILOR-02", 2, 1)
        assert why(table, "tailor G7") == Reason("ROC-TAILOR-08")
        assert why(table, "exam journeyman") == Reason("ROC-P3-07", "apprentice")

    @rule("ROC-TAILOR-04", "ROC-TAILOR-06")
    def test_what_a_garment_lacks(self) -> None:
        def lacks(garment: str, *tiles: str, **goods: int) -> Reason:
            table = Table().staff(0, ["S-a", "S-b"]).tiles(0, *tiles).goods(0, **goods).display(garment).begins(0)
            return why(table.plays("play S-a"), "tailor G6")

        assert lacks("A03", "T01", lace=0) == short("ROC-TAILOR-06", 1, 0, "lace")
        assert lacks("A02", "T01", yarn=0) == short("ROC-TAILOR-06", 1, 0, "yarn")
        assert lacks("A01", "T09") == short("ROC-TAILOR-04", 2, 1, "azure")
        assert lacks("R01", "T20") == short("ROC-TAILOR-04", 2, 1, "rose")
        assert lacks("J01", "T36") == short("ROC-TAILOR-04", 2, 1, "jade")
        assert lacks("O03", "T42") == short("ROC-TAILOR-04", 2, 1, "amber")
        assert lacks("A08", "T01") == short("ROC-TAILOR-04", 1, 0, "rose")
        assert lacks("A08", "T01", "T20") == Reason("")

    @rule("ROC-EMP-II-b", "ROC-MIX-10", "ROC-TAILOR-04")
    def test_a_discount(self) -> None:
        table = Table().round(3).staff(0, ["II-b", "S-a"]).tiles(0, "T01", "T09", "T20").goods(0, lace=2).display("A08")
        table.begins(0).plays("play II-b", "no-action", "tailor G6")
        assert table.legal() == ["decline", "discount azure", "discount rose"]
        assert why(table, "discount jade") == Reason("ROC-MIX-10")  # not this card
        assert why(table, "keep") == Reason("ROC-MIX-10")
        table.rekeep(0, "T09", "T20")
        assert why(table, "decline") == short("ROC-TAILOR-04", 2, 1, "azure")
        assert why(table, "discount rose") == short("ROC-TAILOR-04", 2, 1, "azure")
        assert why(table, "discount azure") == Reason("")
        plain = Table().round(3).staff(0, ["II-b", "S-a"]).tiles(0, "T12", "T09").goods(0, lace=2).display("A05", "R01")
        plain.begins(0).plays("play II-b", "no-action", "tailor G6")
        assert why(plain, "discount azure") == Reason("ROC-MIX-10")  # the garment does not ask for it

    @rule("ROC-EMP-II-b", "ROC-EMP-IV-b", "ROC-TAILOR-04")
    def test_a_bonus_saves_its_own_colours_only(self) -> None:
        jade = offered(Table().tiles(0, "T36").display("J01"), "II-b")
        assert why(jade, "tailor G6") == short("ROC-TAILOR-04", 2, 1, "jade")
        azure = offered(Table().tiles(0, "T09").display("A05", "A01"), "IV-b")
        assert why(azure, "tailor G6") == short("ROC-TAILOR-04", 2, 1, "azure")
        assert why(offered(Table().tiles(0, "T09").display("A01"), "II-b"), "tailor G6") == Reason("")
        assert why(offered(Table().display("J01"), "IV-b"), "tailor G6") == Reason("")

    @rule("ROC-MIX-11")
    @pytest.mark.parametrize(
        ("colour", "garment"), [("azure", "A01"), ("rose", "R01"), ("jade", "J01"), ("amber", "O03")]
    )
    def test_any_colour_can_be_saved(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, colour: str, garment: str
    ) -> None:
        place = pack(tmp_path / "pack", "employees.csv", ("silk_colours=jade", f"silk_colours={colour}"))
        table = table_of(place, monkeypatch).round(6).staff(0, ["IV-b", "S-a"]).display(garment).begins(0)
        table.plays("play IV-b", "no-action")
        assert table.legal("tailor") == ["tailor G6"]
        table.plays("tailor G6")
        if table.asked == "discount":
            table.plays(f"discount {colour}")
        assert table.asked == "rent"

    @rule("ROC-EXAM-11", "ROC-EXAM-12", "ROC-P3-07")
    def test_exams(self) -> None:
        ready = box().staff(0, ["S-d", "S-a"]).tasks(0, *ALL_JOURNEYMAN).goods(0, livres=4).begins(0)
        ready.plays("play S-d")
        assert why(ready, "exam journeyman") == short("ROC-EXAM-11", 5, 4, "fee")
        assert why(ready, "exam master") == Reason("ROC-P3-07", "journeyman")
        ready.state.own[LIVRES] = 5
        assert why(ready, "exam journeyman") == Reason("")
        master = box().staff(0, ["S-c", "S-a"]).tasks(0, "MT1", "MT2", "MT3").goods(0, livres=0).begins(0)
        master.plays("play S-c")
        assert why(master, "exam master") == short("ROC-EXAM-12", 5, 0, "fee")
        assert why(master, "exam journeyman") == Reason("ROC-P3-07", "apprentice")
        other = box().staff(0, ["S-d", "S-a"]).tasks(0, "MT1", "MT2", "MT3").begins(0).plays("play S-d")
        assert why(other, "exam journeyman") == Reason("ROC-EXAM-11")
        half = box().staff(0, ["S-c", "S-a"]).tasks(0, "MT1", "MT2").begins(0).plays("play S-c")
        assert why(half, "exam master") == short("ROC-EXAM-12", 3, 2, "tasks")
        none = Table().staff(0, ["S-c", "S-a"]).begins(0).plays("play S-c")
        assert why(none, "exam master") == Reason("ROC-EXAM-12")  # there are no exams
        assert "exam master" not in [none.setup.catalogue.text(action) for action in none.state.candidates(0)]

    @rule("ROC-P3-07", "ROC-SPEC-01")
    def test_the_wrong_rank(self) -> None:
        apprentice = box().staff(0, ["S-d", "S-a"]).special(0, "JA-4").begins(0).plays("play S-d")
        assert why(apprentice, "favor") == Reason("ROC-P3-07", "favor")
        assert why(apprentice, "hire special") == Reason("ROC-SPEC-01", "rank")

    @rule("ROC-TAILOR-05")
    def test_a_tile_too_many(self) -> None:
        table = Table().staff(0, ["S-a", "S-b"]).tiles(0, "T01", "T09", "T10", "T12").display("A01").begins(0)
        table.plays("play S-a", "tailor G6")
        assert why(table, "pay T12") == Reason("ROC-TAILOR-05")
        assert why(table, "pay T10") == Reason("ROC-TAILOR-05")  # looks like T09, which is named for both
        assert why(table, "keep") == Reason("ROC-TAILOR-05")
        assert table.state.own[KEPT]


class TestOtherDecisions:
    @rule("ROC-P3-01", "ROC-P2-01")
    def test_out_of_turn(self) -> None:
        assert Table().state.out_of_turn() == CLOCKWISE
        assert Table.dealt(2).state.out_of_turn() == HAS_CHOSEN
        table = Table().begins(0).plays("play S-a")
        assert table.state.reason(1, table.setup.catalogue.number("play S-a")).rule == "ROC-P3-01"

    @rule("ROC-ACQ-05", "ROC-P3-02", "ROC-TAILOR-11", "ROC-EXAM-13", "ROC-EXAM-05", "ROC-SOLO-10", "ROC-P2-01")
    def test_what_is_no_answer(self) -> None:
        tile = Table().drawer(1, "T01").begins(0).plays("play S-a", "acquire 1-1")
        assert why(tile, "use") == Reason("ROC-ACQ-05")
        assert why(Table().begins(0), "no-action") == Reason("ROC-P3-02")
        assert why(Table().begins(0), "play S-c") == Reason("ROC-P3-02")
        place = has_made(Table().tiles(0, "T01").loose(), "A01").plays("rent")
        assert (why(place, "place 4-5"), why(place, "rent")) == (Reason("ROC-TAILOR-11"), Reason("ROC-TAILOR-11"))
        exam = box().staff(0, ["S-e", "S-a"]).tasks(0, *ALL_JOURNEYMAN).begins(0)
        exam.plays("play S-e", "exam journeyman", "use")
        assert (why(exam, "take JM-1"), why(exam, "use")) == (Reason("ROC-EXAM-13"), Reason("ROC-EXAM-13"))
        task = box().staff(0, ["S-d", "S-a"]).drawer(1, "T28").begins(0).plays("play S-d", "acquire 1-1", "keep")
        assert why(task, "keep") == Reason("ROC-EXAM-05")
        assert why(Table(1).her_card("DB01"), "use") == Reason("ROC-SOLO-10")
        her = Table(1).display("A01").her_card("DB09").plays("next")
        assert (why(her, "use"), why(her, "next")) == (Reason("ROC-SOLO-10"), Reason(""))
        hand = Table.dealt(2)
        assert why(hand, "confirm") == Reason("ROC-P2-01")
        assert why(hand.seat_plays(0, "choose S-a"), "choose S-a") == Reason("ROC-P2-01")


class TestInWords:
    @pytest.mark.parametrize("seats", [1, 3, 5])
    def test_whatever_is_greyed_says_why_in_one_short_sentence(self, seats: int) -> None:
        modules = ("jewelry_box", "luxury_garments", "festive_garments", "exclusive_tailoring")
        setup = setup_for(seats, **dict.fromkeys(modules, "on"))
        found: set[Reason] = set()
        for seed in range(3):
            state, rng = setup.start(seed), random.Random(seed)
            while state.to_act():
                seat = rng.choice(state.to_act())
                asked = question(state, seat)
                assert asked is not None
                found |= {one.refused for one in asked.candidates if one.refused is not None}
                state.apply(seat, rng.choice(state.legal(seat)))
        assert len({one.rule for one in found}) > 15
        for language in LANGUAGES:
            texts = texts_for(language)
            speaker = Speaker(setup, ["Odette"] * seats, texts)
            for one in found:
                keys = (f"rococo-why-{one.rule}-{one.case}", f"rococo-why-{one.rule}")
                assert any(key in texts for key in keys), (language, one)
                said = speaker.why(one)
                assert len(said) <= 75, said
                assert one.needed is None or str(one.have) in said, said
