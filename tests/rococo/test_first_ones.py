"""The first of everything has the number 0, and is a thing like any other: T01, A01, F1, DB01, azure, seat 0."""

from __future__ import annotations

import pytest

from guildhall.core.state import Moves
from guildhall.games.rococo.components.holdings import HAND, PRESTIGE
from guildhall.games.rococo.rules.preparing import draw_garment, draw_jewel, renew_display, renew_jewels
from guildhall.games.rococo.rules.rounds import begin_round

from .script import Table
from .test_view import rich

rule = pytest.mark.rule
HER = 1


def next_round(table: Table) -> Table:
    """Phase 1 of the next round; hands go back."""
    state = table.state
    for seat in range(state.seats):
        table.staff(seat, [])
    begin_round(state)
    return table


class TestPreparing:
    @rule("ROC-P1-10", "ROC-P1-11")
    def test_the_first_garment_in_the_display(self) -> None:
        table = Table().display("A01", "A02")
        renew_display(table.state)
        assert table.view()["garment_discard"] == ["A01", "A02"]
        moved = Table().display("A01", None, None, "A02")
        renew_display(moved.state)
        shown = [window["garment"] for window in moved.view()["display"]]
        assert (shown[-1], moved.view()["garment_discard"]) == ("A01", ["A02"])
        assert None not in shown

    @rule("ROC-P1-13")
    def test_the_last_garment_of_all(self) -> None:
        table = Table().loose()
        state = table.state
        state.garment_bag, state.garment_discard = 0, 1
        assert [draw_garment(state), draw_garment(state)] == [0, -1]
        assert (state.garment_bag, state.garment_discard) == (0, 0)
        state.garment_bag = 1
        assert (draw_garment(state), state.garment_bag) == (0, 0)

    @rule("ROC-P1-07", "ROC-P1-08", "ROC-P1-09")
    def test_the_first_tile(self) -> None:
        table = Table().drawer(1, "T01", "T02").bag("T05", "T06", "T07", "T08", "T09", "T10", "T11")
        table.state.tile_discard = 0
        next_round(table.loose())
        drawers = [space["tile"] for drawer in table.view()["drawers"] for space in drawer["spaces"]]
        assert drawers[:2] == ["T01", "T02"]  # they stay where they are
        assert (None in drawers, table.view()["bag"]) == (False, 0)
        last = Table().loose()
        last.state.tile_bag, last.state.tile_discard = 0, 1
        next_round(last)
        drawers = [space["tile"] for drawer in last.view()["drawers"] for space in drawer["spaces"]]
        assert drawers == ["T01", *[None] * 8]

    @rule("ROC-P1-15", "ROC-P1-16")
    def test_the_first_colour_of_jewels(self) -> None:
        table = Table(jewelry_box="on").jewel_display("azure", "rose", None, "azure")
        before = [int(count) for count in table.state.jewel_bag]
        renew_jewels(table.state)
        shown = [space["jewel"] for space in table.view()["jewels"]["spaces"]]
        assert shown[3:] == ["azure", "rose"]  # the one on the right is gone
        assert None not in shown
        assert sum(before) - sum(int(count) for count in table.state.jewel_bag) == 3

    @rule("ROC-P1-17", "ROC-P1-16")
    @pytest.mark.parametrize("colour", range(4))
    def test_any_jewel_may_be_the_last(self, colour: int) -> None:
        state = Table(jewelry_box="on").state
        for other in range(4):
            state.jewel_bag[other] = 2 if other == colour else 0
        assert [draw_jewel(state) for _ in range(3)] == [colour, colour, -1]
        for other in range(4):
            state.jewel_bag[other] = 1
        assert sorted(int(draw_jewel(state)) for _ in range(4)) == [0, 1, 2, 3]

    @rule("ROC-P1-02", "ROC-P1-04")
    def test_the_first_seat_may_hold_the_favor(self) -> None:
        table = Table(start_player="first_seat")
        table.state.favor, table.state.first = 0, 2
        assert (next_round(table).view()["first"], table.view()["favor"]) == (0, None)

    @rule("ROC-P1-05", "ROC-P1-06")
    def test_a_new_hire_row(self) -> None:
        table = Table().row("I-a", None, "I-c")
        next_round(table)
        assert [table.state.parts.kind_ids[kind][:2] for kind in table.state.row] == ["I-"] * 2 + ["II"] * 2


class TestTaking:
    @rule("ROC-ACQ-01", "ROC-ACQ-02")
    def test_the_first_tile(self) -> None:
        table = Table().drawer(1, "T01").begins(0).plays("play S-a")
        assert table.legal("acquire") == ["acquire 1-1"]
        assert table.view()["drawers"][0]["price"] == 0
        table.plays("acquire 1-1")
        assert (table.view()["pending"]["tile"], table.view()["drawers"][0]["price"]) == ("T01", None)
        assert table.plays("keep").seat(0)["kept"] == ["T01"]

    @rule("ROC-BON-10", "ROC-SOLO-26")
    def test_drawn_unseen(self) -> None:
        table = Table().staff(0, ["I-e", "S-a"]).bag("T01").begins(0).plays("play I-e", "no-action", "use")
        assert table.view(0)["pending"]["tile"] == "T01"
        her = Table(1).guest("5-2", "J01", 0).guest("5-3", "J02", 0).bag("T01").display("A01")
        her.her_card("DB09").her_supply("DB05").plays("next", "next")
        assert her.seat(HER)["kept"] == ["T01"]
        assert her.log("her-tiles") == [{"count": 1}]
        none = Table(1).guest("5-2", "J01", 0).guest("5-3", "J02", 0).loose().display("A01")
        none.state.tile_bag = none.state.tile_discard = 0
        none.her_card("DB09").her_supply("DB05").plays("next", "next")
        assert (none.seat(HER)["kept"], none.log("her-tiles")) == ([], [])

    @rule("ROC-SOLO-14", "ROC-SOLO-18")
    def test_hers(self) -> None:
        table = Table(1).drawer(1, "T01").her_card("DB03").plays("next")
        assert table.seat(HER)["kept"] == ["T01"]
        garment = Table(1).display("A01", None).her_card("DB12").plays("next")
        assert garment.view()["pending"]["garment"] == "A01"

    @rule("ROC-JB-06", "ROC-JB-08")
    def test_the_first_colour(self) -> None:
        table = Table(jewelry_box="on").tiles(0, "T02").token(0, "W1").jewel_display("azure").display("A02")
        table.bag("T01").begins(0).plays("play S-a", "tailor G6", "rent")
        assert table.legal("jewel") == ["jewel 5"]
        assert table.plays("jewel 5").view(0)["pending"]["tile"] == "T01"
        assert table.seat(0)["jewels"]["azure"] == 1


class TestPlacing:
    @rule("ROC-TAILOR-13", "ROC-END-21")
    def test_the_first_garment_on_the_first_space(self) -> None:
        table = Table().tiles(0, "T01", "T02").display("A02").guest("1-1", "A01", 1).begins(0)
        table.plays("play S-a", "tailor G6", "rent")
        assert table.refuses("place 1-1") == "ROC-TAILOR-13"
        scored = Table().token(0, "F1").guest("1-1", "A01", 0).ends()
        assert (scored.scores(0)["terrace"], scored.scores(0)["garments"]) == (4, 0)
        assert scored.view()["decorations"][0]["terrace"] == "A01"

    @rule("ROC-END-25", "ROC-END-26")
    def test_sums_over_several_spaces(self) -> None:
        table = Table().token(0, "M1", "M2").token(1, "KL1", "KR2").guest("2-1", "A13", 0)
        table.guest("3-1", "R10", 0).guest("4-4", "A01", 0).guest("2-2", "A03", 1).ends()
        assert (table.scores(0)["decorations"], table.scores(1)["decorations"]) == (11, 3)
        assert (table.scores(0)["garments"], table.scores(1)["garments"]) == (10, 2)

    @rule("ROC-END-21", "ROC-END-22")
    @pytest.mark.parametrize("place", ["1-1", "1-2", "1-3", "1-4", "1-5", "1-6"])
    def test_any_garment_of_the_kings_hall_may_go_to_the_terrace(self, place: str) -> None:
        table = Table().token(1, "F3").guest(place, "A10", 1).guest("2-1", "A13", 1).ends()
        assert (table.scores(1)["terrace"], table.scores(1)["garments"]) == (12, 4)

    @rule("ROC-END-01")
    def test_the_end_is_a_barrier(self) -> None:
        table = Table()
        before = table.state.revealed()
        assert table.ends().state.revealed() == before + 1

    @rule("ROC-INFO-10")
    def test_at_the_end_exam_cards_are_known(self) -> None:
        table = Table(jewelry_box="on").staff(0, ["S-e", "S-a"]).tasks(0, "JT1", "JT2", "JT3", "JT4").begins(0)
        table.plays("play S-e", "exam journeyman", "use", "take JJ-5")
        assert "JJ-5" not in table.seat(0, viewer=1)["unseen"]
        table.state.round = 7
        table.sound = False
        assert "JJ-5" in table.ends().seat(0, viewer=1)["unseen"]


class TestSeats:
    @rule("ROC-P2-08", "ROC-P2-01")
    @pytest.mark.parametrize("seat", [0, 1, 2])
    def test_any_seat_may_be_the_one_that_has_chosen(self, seat: int) -> None:
        table = Table.dealt(3).seat_plays(seat, "choose S-a", "choose S-b", "choose S-c")
        assert table.legal(seat=seat) == ["confirm", "change"]
        table.seat_plays(seat, "confirm")
        assert table.state.prompt(seat)[0] == "rococo-prompt-chosen"
        assert table.legal(seat=seat) == ["change"]
        assert [table.setup.catalogue.text(action) for action in table.state.candidates(seat)] == ["change"]
        assert table.state.to_act() == [other for other in range(3) if other != seat]
        table.seat_plays(seat, "change")
        assert table.log("change") == [{"seat": seat}]
        assert (table.seat(seat)["hand"], len(table.state.to_act())) == (0, 3)

    @rule("ROC-EXAM-03", "ROC-SOLO-17")
    @pytest.mark.parametrize(("tile", "task"), [("T01", "JT1"), ("T12", "JT1"), ("T36", "JT2"), ("T42", "JT2")])
    def test_each_colour_has_its_task(self, tile: str, task: str) -> None:
        table = Table(jewelry_box="on").staff(0, ["S-e", "S-a"]).drawer(1, tile).begins(0)
        assert table.plays("play S-e", "acquire 1-1", "keep").seat(0)["tasks"] == [task]
        her = Table(1, jewelry_box="on").round(3).drawer(1, tile).her_card("DB03").plays("next")
        assert her.seat(HER)["tasks"] == [task]

    @rule("ROC-EXAM-02", "ROC-EXAM-03")
    @pytest.mark.parametrize("marked", [["JT1"], ["JT2"], ["JT3"], ["JT4"], ["JT1", "JT2", "JT4"]])
    def test_a_converted_tile_marks_its_own_task_once(self, marked: list[str]) -> None:
        table = Table(jewelry_box="on").staff(0, ["S-e", "S-a"]).tasks(0, *marked).drawer(1, "T28").begins(0)
        table.plays("play S-e", "acquire 1-1", "convert")
        assert table.seat(0)["tasks"] == sorted({*marked, "JT3"})
        assert len(table.log("task")) == ("JT3" not in marked)
        kept = Table(jewelry_box="on").staff(0, ["S-e", "S-a"]).tasks(0, *marked).drawer(1, "T28").begins(0)
        kept.plays("play S-e", "acquire 1-1", "keep")
        open_tasks = [task for task in ("JT1", "JT2") if task not in marked]
        assert (kept.asked == "task") == (len(open_tasks) == 2)
        if len(open_tasks) < 2:
            assert kept.seat(0)["tasks"] == sorted({*marked, *open_tasks})

    @rule("ROC-INV-17")
    def test_legal_actions_need_no_room_beforehand(self) -> None:
        exam = Table(jewelry_box="on").round(6).staff(0, ["S-e", "S-a"]).tasks(0, "JT1", "JT2", "JT3", "JT4").begins(0)
        discard = Table().round(6).staff(0, ["V-d", "S-a"]).tiles(0, "T01", "T09", "T12").begins(0)
        tables = [rich(), Table.dealt(2), exam.plays("play S-e"), discard.plays("play V-d", "no-action")]
        tables.append(Table().tiles(0, "T01").display("A01").begins(0).plays("play S-a", "tailor G6", "rent"))
        for table in tables:
            seat = int(table.state.mover())
            out = Moves(1)
            table.state.moves(seat, out)
            assert sorted(int(out.items[i]) for i in range(out.count)) == sorted(table.state.legal(seat))
            assert out.count > 1

    @rule("ROC-P3-03")
    def test_who_has_no_cards_is_skipped(self) -> None:
        table = Table().staff(1, []).begins(0).plays("play S-a", "no-action")
        assert table.view()["current"] == 2
        table.plays("play S-a", "no-action")
        assert table.view()["current"] == 0
        assert (table.state.own[HAND + 1], table.state.own[PRESTIGE]) == (0, 0)
