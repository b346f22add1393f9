"""What each choice shows before it is made: what it points at, is about, costs and brings, exactly."""

from __future__ import annotations

from typing import Any

import pytest

from guildhall.core.decision import Shown

from .script import Table
from .test_garments import makes
from .test_garments import workshop as well_stocked

rule = pytest.mark.rule


def shows(table: Table, text: str) -> Shown:
    return table.state.shows(int(table.state.mover()), table.setup.catalogue.number(text))


def is_shown(table: Table, text: str, *things: str, target: str = "", **amounts: int) -> None:
    """Whether an action is about these things; `pay_` in front of a good is its cost, the others are gains."""
    found = shows(table, text)
    cost = {good.removeprefix("pay_"): amount for good, amount in amounts.items() if good.startswith("pay_")}
    gain = {good: amount for good, amount in amounts.items() if not good.startswith("pay_")}
    assert (found.things, found.cost, found.gain) == (things, cost, gain), text
    assert found.targets == ((target,) if target else ()), text


def after(card: str, table: Table | None = None, **cards: Any) -> Table:
    table = table or Table(jewelry_box="on").round(6)
    return table.staff(0, [card, "S-a"], **cards).begins(0).plays(f"play {card}", "no-action")


class TestMainActions:
    @rule("ROC-DEC-03")
    def test_all_of_them(self) -> None:
        table = Table(jewelry_box="on", festive_garments="on").round(6).staff(0, ["S-b", "S-a"]).special(0, "JA-4")
        table.drawer(1, "T01", "T02", "T03").row("VI-a", "VI-b", None, "VI-c").display("A08", "F02", "A10")
        table.token(0, "S1", "S2").begins(0)
        is_shown(table, "play S-b", "employee:S-b", target="hand:S-b")
        table.plays("play S-b")
        is_shown(table, "no-action")
        is_shown(table, "favor", target="favor", livres=5)
        is_shown(table, "acquire 1-2", "tile:T02", target="tile:1-2", pay_livres=2)
        is_shown(
            table, "tailor G4", "garment:A08", target="display:G4", pay_livres=2, pay_lace=1, pay_azure=2, pay_rose=1
        )
        is_shown(
            table, "tailor G5", "garment:F02", target="display:G5",
            pay_livres=1, pay_lace=1, pay_azure=1, pay_jade=2, prestige=2,
        )  # fmt: skip
        is_shown(table, "tailor G6", "garment:A10", target="display:G6", pay_lace=1, pay_yarn=1, pay_azure=3)
        is_shown(table, "hire 4", "employee:VI-c", target="hire:4", pay_livres=3)
        is_shown(table, "hire special", "employee:JA-4", target="special")
        is_shown(table, "depute", target="depute", pay_card=1, livres=10)
        is_shown(table, "fund F3", "space:F3", target="deco:F3", pay_livres=17)
        is_shown(table, "exam master", "exam:master", target="exam:master", pay_livres=5, pay_card=1, prestige=1)
        is_shown(
            table, "exam journeyman", "exam:journeyman", target="exam:journeyman",
            pay_livres=5, pay_card=1, prestige=1,
        )  # fmt: skip
        assert shows(table, "depute").things == ()
        assert shows(table, "acquire 2-1").cost == {}  # nothing lies there
        assert shows(table, "tailor G1").cost == {}
        assert shows(table, "hire 3").cost == {}

    @rule("ROC-DEPUTE-02")
    @pytest.mark.parametrize(("card", "livres"), [("S-b", 10), ("S-c", 7), ("S-e", 4)])
    def test_deputing(self, card: str, livres: int) -> None:
        table = Table().staff(0, [card, "S-a"]).begins(0).plays(f"play {card}")
        assert shows(table, "depute").gain == {"livres": livres}


class TestGarments:
    @rule("ROC-ACQ-05")
    def test_a_tile(self) -> None:
        either = Table().drawer(1, "T23").begins(0).plays("play S-a", "acquire 1-1")
        is_shown(either, "keep", azure=1, rose=1)
        is_shown(either, "lace", lace=1)
        is_shown(either, "yarn", yarn=1)
        pair = Table().drawer(1, "T47").begins(0).plays("play S-a", "acquire 1-1")
        is_shown(pair, "keep", azure=1, amber=1)
        is_shown(pair, "convert", yarn=1)
        all_of_it = Table(luxury_garments="on").drawer(1, "T53").begins(0).plays("play S-a", "acquire 1-1")
        is_shown(all_of_it, "keep", jade=1)
        is_shown(all_of_it, "convert", lace=2, yarn=1)

    @rule("ROC-DEC-08", "ROC-DEC-10", "ROC-DEC-12")
    def test_paying_renting_and_placing(self) -> None:
        table = Table().staff(0, ["S-a", "S-b"]).tiles(0, "T01", "T09", "T10", "T28").display("A01").begins(0)
        table.plays("play S-a", "tailor G6")
        is_shown(table, "pay T28", "tile:T28", target="own-tile:T28", pay_azure=1, pay_jade=1)
        is_shown(table, "pay T01", "tile:T01", target="own-tile:T01", pay_azure=2)
        table.plays("pay T01")
        is_shown(table, "rent")
        is_shown(table, "sell", livres=6)
        table.plays("rent")
        is_shown(table, "place 1-1", "guest:1-1", target="guest:1-1")
        is_shown(table, "place 5-1", "guest:5-1", target="guest:5-1", livres=5)
        is_shown(table, "place 2-5", "guest:2-5", target="guest:2-5", lace=1)
        is_shown(table, "place 3-1", "guest:3-1", target="guest:3-1", yarn=1)
        is_shown(table, "place 4-1", "guest:4-1", target="guest:4-1")  # there is no tile to be had
        table.drawer(1, "T02")
        is_shown(table, "place 4-1", "guest:4-1", target="guest:4-1", tile=1)

    @rule("ROC-EXCL-04", "ROC-EXCL-08")
    def test_livres_of_an_exclusive_garment(self) -> None:
        favor = makes(well_stocked(exclusive_tailoring="on"), "E01")
        assert shows(favor, "place 1-1").gain == {"livres": 5}
        assert shows(favor, "place 5-1").gain == {"livres": 10}
        livres = makes(well_stocked(exclusive_tailoring="on"), "E04").plays("rent")
        assert shows(livres, "place 2-5").gain == {"livres": 14, "lace": 1}
        other = makes(well_stocked(exclusive_tailoring="on"), "E03")
        assert shows(other, "place 1-1").gain == {}

    @rule("ROC-EMP-II-b", "ROC-EMP-JJ-6")
    def test_an_extra_tailor(self) -> None:
        table = after("II-b", Table().round(6).tiles(0, "T01", "T12").goods(0, lace=2).display("J01", "A08"))
        is_shown(table, "tailor G6", "garment:A08", target="display:G6", pay_lace=1)  # the silk is not settled yet
        is_shown(table, "tailor G5", "garment:J01", target="display:G5", pay_livres=1, pay_jade=2)
        table.plays("tailor G6")
        is_shown(table, "discount azure", "silk:azure", target="silk:azure")
        sells = after("JJ-6", Table(jewelry_box="on").round(6).tiles(0, "T01").display("A01"))
        is_shown(sells, "tailor G6", "garment:A01", target="display:G6", pay_azure=2)

    @rule("ROC-JB-04", "ROC-EXCL-09")
    def test_jewels(self) -> None:
        table = Table(jewelry_box="on").tiles(0, "T01").token(0, "W1").jewel_display("jade", "azure").display("A01")
        table.begins(0).plays("play S-a", "tailor G6", "rent")
        is_shown(table, "jewel 4", "jewel:jade", target="jewel:4", pay_livres=3)
        is_shown(table, "jewel 5", "jewel:azure", target="jewel:5", pay_livres=2, unseen=1)  # of the gown's colour
        assert shows(table, "jewel 1").cost == {}
        is_shown(table, "decline")
        free = makes(
            well_stocked(exclusive_tailoring="on", jewelry_box="on").token(0, "W1").jewel_display("jade"), "E05"
        )
        free.plays("decline", "place 1-1")
        is_shown(free, "jewel 5", "jewel:jade", target="jewel:5")


class TestBonuses:
    @rule("ROC-DEC-15", "ROC-DEC-06")
    def test_exchanges(self) -> None:
        markers = after("S-c")
        is_shown(markers, "lace", pay_livres=1, lace=1)
        is_shown(markers, "yarn", pay_livres=1, yarn=1)
        is_shown(markers, "decline")
        is_shown(after("I-f"), "yarn", yarn=1)
        is_shown(after("I-c"), "use", pay_livres=1, unseen=1)
        is_shown(after("I-e"), "use", unseen=1)
        is_shown(after("IV-d"), "buy-prestige", pay_livres=4, prestige=1)
        is_shown(after("VI-a"), "buy-prestige", pay_livres=3, prestige=1)

    @rule("ROC-EMP-V-d")
    def test_silk_for_prestige(self) -> None:
        table = after("V-d", Table().round(6).tiles(0, "T28", "T12", "T39"))
        is_shown(table, "discard T28", "tile:T28", target="own-tile:T28", pay_azure=1, pay_jade=1)
        table.plays("discard T28")
        is_shown(table, "done", prestige=1)
        table.plays("discard T12")
        is_shown(table, "done", prestige=2)  # one jade, and three of the others

    @rule("ROC-BON-09", "ROC-DEC-23")
    def test_what_is_counted(self) -> None:
        is_shown(after("S-e"), "use", livres=2)
        both = Table().round(6).guest("1-1", "R01", 0).guest("1-2", "O01", 0)
        is_shown(after("IV-c", both), "use", livres=2, prestige=1)
        garments = Table(jewelry_box="on").round(6).guest("1-1", "R01", 0).guest("1-2", "O01", 0).guest("3-1", "A01", 0)
        hall = after("JM-1", garments)
        is_shown(hall, "hall 1", "hall:1", target="hall:1", livres=4)
        is_shown(hall, "hall 3", "hall:3", target="hall:3", livres=2)
        is_shown(hall, "hall 5", "hall:5", target="hall:5")
        decorated = Table().round(6).token(0, "F1", "S1", "M1")
        is_shown(after("II-d", decorated), "use", prestige=1)

    @rule("ROC-DEC-14", "ROC-DEC-04")
    def test_extra_actions(self) -> None:
        fund = after("III-c")
        is_shown(fund, "fund F1", "space:F1", target="deco:F1", pay_livres=5)
        is_shown(fund, "fund W1", "space:W1", target="deco:W1", pay_livres=3)
        cheap = after("VI-b")
        is_shown(cheap, "fund F1", "space:F1", target="deco:F1")
        is_shown(
            after("S-d", Table().drawer(1, "T01", "T02")), "acquire 1-1", "tile:T01", target="tile:1-1", pay_livres=1
        )
        reward = Table().tiles(0, "T01").drawer(1, "T02", "T03", "T04").display("A01").begins(0)
        reward.plays("play S-a", "tailor G6", "rent", "place 4-1")
        is_shown(reward, "acquire 1-3", "tile:T04", target="tile:1-3")

    @rule("ROC-DEC-17", "ROC-DEC-21", "ROC-DEC-22")
    def test_other_cards(self) -> None:
        pays = after("II-c")
        is_shown(pays, "depute-card S-a", "employee:S-a", target="hand:S-a", pay_card=1, livres=8)
        is_shown(pays, "depute-card II-c", "employee:II-c", target="staff:II-c", pay_card=1, livres=5)
        is_shown(pays, "depute-card S-d", "employee:S-d", target="staff:S-d", pay_card=1, livres=2)
        is_shown(after("I-b"), "depute-card S-d", "employee:S-d", target="staff:S-d", pay_card=1)
        printed = makes(well_stocked(exclusive_tailoring="on"), "E02").plays("place 1-1")
        is_shown(printed, "depute-card S-c", "employee:S-c", target="staff:S-c", pay_card=1, livres=7)
        is_shown(after("JJ-1"), "call S-e", "employee:S-e", target="staff:S-e")
        copied = after("JJ-2", Table(jewelry_box="on").round(6).staff(2, ["S-a"], discard=["S-e"]))
        is_shown(copied, "copy 2", "seat:2", target="seat:2")

    @rule("ROC-DEC-24", "ROC-DEC-26", "ROC-DEC-01")
    def test_tasks_exam_cards_and_hands(self) -> None:
        box = Table(jewelry_box="on").round(6).staff(0, ["S-d", "S-a"]).drawer(1, "T28").begins(0)
        is_shown(box.plays("play S-d", "acquire 1-1", "keep"), "mark JT2", "task:JT2", target="task:JT2")
        exam = Table(jewelry_box="on").round(6).staff(0, ["S-e", "S-a"]).tasks(0, "JT1", "JT2", "JT3", "JT4").begins(0)
        exam.plays("play S-e", "exam journeyman", "use")
        is_shown(exam, "take JJ-5", "employee:JJ-5", target="exam-card:JJ-5")
        is_shown(Table.dealt(2), "choose S-c", "employee:S-c", target="staff:S-c")
