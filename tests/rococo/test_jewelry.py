"""The Jewelry Box: jewels, specialised Apprentices, exams and the new employees (ROC-JB, -SPEC, -EXAM, -EMP, -MIX)."""

from __future__ import annotations

from typing import Any

import pytest

from guildhall.games.rococo.components.holdings import MASTERS_PASSED, PRESTIGE, STAGE

from .script import Table

rule = pytest.mark.rule
ALL_JOURNEYMAN = ("JT1", "JT2", "JT3", "JT4")
ALL_MASTER = ("MT1", "MT2", "MT3")


def box(**options: Any) -> Table:
    return Table(jewelry_box="on", **options).round(6)


def plays_card(card: str, table: Table | None = None, **cards: Any) -> Table:
    """Seat 0 has played a card and declined the main action."""
    table = table or box()
    other = "S-a" if card != "S-a" else "S-b"
    return table.staff(0, [card, other], **cards).begins(0).plays(f"play {card}", "no-action")


class TestJewels:
    def renting(self, garment: str, *tiles: str, shop: bool = True, **goods: int) -> Table:
        table = box().staff(0, ["S-a", "S-b"]).tiles(0, *tiles).goods(0, livres=20, lace=2, yarn=2).goods(0, **goods)
        if shop:
            table.token(0, "W1")
        table.jewel_display("azure", "rose", "jade", "amber", None).display(garment).begins(0)
        return table.plays("play S-a", "tailor G6", "rent")

    @rule("ROC-JB-01", "ROC-JB-03", "ROC-JB-04", "ROC-JB-05")
    def test_a_jewel_with_a_rented_garment(self) -> None:
        table = self.renting("J01", "T39")
        assert table.legal() == ["decline", "jewel 1", "jewel 3"]
        assert table.refuses("jewel 2") == "ROC-JB-03"  # a ring is for gentlemen
        assert table.refuses("jewel 5") == "ROC-JB-08"
        table.plays("jewel 1")
        assert table.seat(0, viewer=1)["jewels"]["azure"] == 1
        assert table.seat(0)["livres"] == 20 - 6
        assert table.asked == "place"  # one jewel at most
        assert self.renting("J01", "T39").plays("decline").asked == "place"
        poor = self.renting("J01", "T39", livres=5)
        assert poor.refuses("jewel 1") == "ROC-JB-04"

    @rule("ROC-JB-02")
    def test_only_with_a_jeweller_token(self) -> None:
        assert self.renting("J01", "T39", shop=False).asked == "place"

    @rule("ROC-JB-06", "ROC-VEC-28", "ROC-DEC-11")
    def test_the_same_colour_brings_a_tile(self) -> None:
        match = self.renting("J01", "T39")
        before = match.state.revealed()
        match.plays("jewel 3")
        assert match.asked == "tile"
        assert match.state.revealed() > before
        match.plays("keep")
        assert match.asked == "place"
        assert self.renting("J01", "T39").plays("jewel 1").asked == "place"

    @rule("ROC-JB-07")
    def test_no_jewel_with_a_sale(self) -> None:
        table = (
            box().staff(0, ["S-a", "S-b"]).tiles(0, "T39").token(0, "W1").jewel_display("jade").display("J01").begins(0)
        )
        table.plays("play S-a", "tailor G6", "sell")
        assert table.view()["current"] == 1

    @rule("ROC-JB-08")
    def test_the_space_stays_empty(self) -> None:
        table = self.renting("J01", "T39").plays("jewel 1")
        assert table.view()["jewels"]["spaces"][0]["jewel"] is None

    @rule("ROC-JB-09", "ROC-EXAM-10", "ROC-CONV-04")
    def test_a_jeweller_space_is_a_decoration(self) -> None:
        table = box().staff(0, ["III-c", "S-a"]).goods(0, livres=3).begins(0)
        table.plays("play III-c", "no-action", "fund W1")
        assert (table.seat(0)["livres"], table.seat(0)["decorations"]) == (0, 1)
        assert table.seat(0)["tasks"] == ["JT4"]

    @rule("ROC-JB-10", "ROC-INV-10")
    def test_one_jeweller_token(self) -> None:
        table = box().goods(0, livres=40).token(0, "W1").begins(0).plays("play S-a")
        assert table.refuses("fund W2") == "ROC-JB-10"

    @rule("ROC-JB-11", "ROC-MIX-27")
    def test_placed_first_it_serves_in_the_same_turn(self) -> None:
        table = (
            box().staff(0, ["II-b", "S-a"]).tiles(0, "T01").goods(0, livres=20).jewel_display("azure").display("A01")
        )
        table.begins(0).plays("play II-b", "fund W1", "tailor G6", "decline", "rent")
        assert "jewel 5" in table.legal()
        twice = box().staff(0, ["II-b", "S-a"]).tiles(0, "T01", "T02").token(0, "W1").goods(0, livres=20)
        twice.jewel_display("jade", "jade").display("A01", "A05").begins(0)
        twice.plays("play II-b", "tailor G5", "rent", "jewel 4", "place 1-1", "tailor G6", "discount azure")
        twice.plays("rent", "jewel 5", "place 1-2")
        assert twice.seat(0)["jewels"]["jade"] == 2


class TestSpecialisedApprentice:
    @rule("ROC-SPEC-01", "ROC-SPEC-02", "ROC-SPEC-04", "ROC-SPEC-JA-4")
    def test_hired_free_by_a_master_once(self) -> None:
        table = box().special(0, "JA-4").staff(0, ["S-a", "S-b"]).goods(0, livres=30).begins(0).plays("play S-a")
        table.plays("hire special")  # the hire row is empty
        assert table.seat(0)["livres"] == 30
        assert table.seat(0, viewer=1)["known_hand"] == ["JA-4"]
        assert table.seat(0)["staff"] == 6
        table.goods(0, livres=0).plays("play S-a", "no-action", "play S-a", "no-action", "play S-b")
        assert table.refuses("hire special") == "ROC-SPEC-01"
        journeyman = box().special(0, "JA-4").staff(0, ["S-c"]).goods(0, livres=30).begins(0)
        assert journeyman.refuses("hire special") == "ROC-SPEC-01"

    @rule("ROC-SPEC-03", "ROC-EMP-JA", "ROC-SPEC-05", "ROC-MIX-29")
    @pytest.mark.parametrize("number", range(1, 11))
    def test_three_prestige_each_time(self, number: int) -> None:
        card = f"JA-{number}"
        assert plays_card(card).plays("use").seat(0)["prestige"] == 3
        deputed = box().staff(0, [card, "S-a"]).begins(0).plays(f"play {card}", "depute", "use")
        assert (deputed.seat(0)["livres"], deputed.seat(0)["prestige"]) == (19, 3)
        exam = box().staff(0, [card, "S-a"]).tasks(0, *ALL_JOURNEYMAN).begins(0)
        exam.plays(f"play {card}", "exam journeyman", "use")
        assert exam.seat(0)["prestige"] == 4

    @rule("ROC-SPEC-06")
    def test_not_hired_it_does_nothing(self) -> None:
        table = box().special(0, "JA-1").ends()
        assert sum(table.scores(0).values()) == 2  # 20 livres
        assert table.seat(0)["staff"] == 5

    @rule(
        "ROC-SPEC-07",
        "ROC-SPEC-JA-1",
        "ROC-SPEC-JA-2",
        "ROC-SPEC-JA-3",
        "ROC-SPEC-JA-5",
        "ROC-SPEC-JA-6",
        "ROC-SPEC-JA-7",
        "ROC-SPEC-JA-8",
        "ROC-SPEC-JA-9",
        "ROC-SPEC-JA-10",
    )
    @pytest.mark.parametrize("number", range(1, 11))
    def test_conditions(self, number: int) -> None:
        card = f"JA-{number}"
        short = self.nearly(number).special(0, card).begins(0).plays("play S-a")
        assert short.refuses("hire special") == f"ROC-SPEC-{card}"
        enough = self.nearly(number)
        self.one_more(enough, number)
        enough.special(0, card).begins(0).plays("play S-a", "hire special")
        assert card in enough.seat(0)["hand_cards"]

    def nearly(self, number: int) -> Table:
        """One short of the condition."""
        table = box().staff(0, ["S-a", "S-b"])
        match number:
            case 1:
                table.guest("1-1", "R01", 0).guest("1-2", "O01", 0).guest("2-1", "A01", 0)
            case 2:
                table.guest("1-1", "A01", 0).guest("1-2", "J01", 0).guest("2-1", "R01", 0)
            case 3:
                table.guest("1-3", "A01", 0).guest("1-4", "J01", 0).guest("2-1", "R01", 0)
            case 4:
                table.goods(0, livres=29)
            case 5:
                table.jewels(0, azure=1, rose=1)
            case 6:
                table.token(0, "KL1", "KR1", "M1")
            case 7:
                table.tiles(0, "T01", "T02", "T03", "T04").goods(0, lace=2, yarn=1)
            case 8:
                table.state.own[PRESTIGE] = 4
            case 10:
                table.token(0, "M1", "M2", "M3").guest("4-1", "A01", 0)
        return table

    def one_more(self, table: Table, number: int) -> None:
        match number:
            case 1:
                table.guest("2-2", "R02", 0)
            case 2:
                table.guest("2-2", "A02", 0)
            case 3:
                table.guest("2-3", "A02", 0)
            case 4:
                table.goods(0, livres=30)
            case 5:
                table.jewels(0, jade=1)
            case 6:
                table.token(0, "S1")
            case 7:
                table.goods(0, yarn=2)
            case 8:
                table.state.own[PRESTIGE] = 5
            case 9:
                table.state.own[MASTERS_PASSED] = 1
            case 10:
                table.token(0, "M5")


class TestExamTasks:
    def acquires(self, tile: str, answer: str, card: str = "S-e") -> Table:
        table = box().staff(0, [card, "S-a"]).drawer(1, tile).begins(0)
        return table.plays(f"play {card}", "acquire 1-1", answer)

    @rule("ROC-EXAM-02", "ROC-EXAM-03")
    @pytest.mark.parametrize(
        ("tile", "answer", "task"),
        [("T01", "keep", "JT1"), ("T39", "keep", "JT2"), ("T01", "lace", "JT3"), ("T39", "convert", "JT3")],
    )
    def test_journeyman_tasks_by_acquiring(self, tile: str, answer: str, task: str) -> None:
        assert self.acquires(tile, answer).seat(0)["tasks"] == [task]
        assert self.acquires(tile, answer, card="S-c").seat(0)["tasks"] == []  # only with an Apprentice

    @rule("ROC-EXAM-03")
    def test_journeyman_task_by_funding(self) -> None:
        table = box().staff(0, ["S-e", "S-a"]).begins(0).plays("play S-e", "fund F1")
        assert table.seat(0)["tasks"] == ["JT4"]
        assert box().begins(0).plays("play S-a", "fund F1").seat(0)["tasks"] == []

    @rule("ROC-EXAM-04", "ROC-EXAM-09")
    @pytest.mark.parametrize(
        ("card", "garment", "tile", "task"),
        [("S-c", "A01", "T01", "MT1"), ("S-c", "R01", "T12", "MT2"), ("S-a", "A01", "T01", "MT3")],
    )
    @pytest.mark.parametrize("end", ["sell", "rent"])
    def test_master_tasks(self, card: str, garment: str, tile: str, task: str, end: str) -> None:
        table = box().staff(0, [card, "S-e"]).tiles(0, tile).display(garment).loose()
        table.state.own[STAGE] = 1
        table.begins(0).plays(f"play {card}", "tailor G6", end)
        if end == "rent":
            table.plays("place 1-1")
        assert table.seat(0)["tasks"] == [task]

    @rule("ROC-EXAM-02", "ROC-EXAM-01")
    def test_only_tasks_of_the_present_exam(self) -> None:
        table = box().staff(0, ["S-e", "S-a"]).drawer(1, "T01")
        table.state.own[STAGE] = 1
        table.begins(0).plays("play S-e", "acquire 1-1", "keep")
        assert table.seat(0)["tasks"] == []

    @rule("ROC-EXAM-05", "ROC-EX-10", "ROC-DEC-24")
    def test_one_task_per_action(self) -> None:
        table = self.acquires("T28", "keep")
        assert table.asked == "task"
        assert table.legal() == ["mark JT1", "mark JT2"]
        assert table.refuses("mark JT1", seat=1) == ""
        assert table.refuses("keep") == "ROC-EXAM-05"
        table.plays("mark JT2")
        assert table.seat(0)["tasks"] == ["JT2"]

    @rule("ROC-EXAM-06", "ROC-EXAM-07")
    def test_main_action_and_bonus_each_complete_one(self) -> None:
        table = box().staff(0, ["S-d", "S-a"]).drawer(1, "T01", "T39").begins(0)
        table.plays("play S-d", "acquire 1-1", "keep", "acquire 1-2", "keep")
        assert table.seat(0)["tasks"] == ["JT1", "JT2"]
        journeyman = box().staff(0, ["I-d", "S-a"]).drawer(1, "T01").begins(0)
        journeyman.plays("play I-d", "no-action", "acquire 1-1", "keep")
        assert journeyman.seat(0)["tasks"] == []  # the card has not the rank asked for
        tailor = box().staff(0, ["II-b", "S-a"]).tiles(0, "T12").display("R02").loose()
        tailor.state.own[STAGE] = 1
        tailor.begins(0).plays("play II-b", "no-action", "tailor G6", "decline", "sell")
        assert tailor.seat(0)["tasks"] == ["MT2"]

    @rule("ROC-EXAM-08")
    def test_other_tiles_complete_nothing(self) -> None:
        table = plays_card("I-e").plays("use", "keep")
        assert table.seat(0)["tasks"] == []
        reward = box().tiles(0, "T01").drawer(1, "T02").display("A01").begins(0)
        reward.plays("play S-a", "tailor G6", "rent", "place 4-1", "acquire 1-1", "keep")
        assert reward.seat(0)["tasks"] == []


class TestExams:
    @rule("ROC-EXAM-11", "ROC-EXAM-13", "ROC-EXAM-15", "ROC-VEC-30", "ROC-DEC-26")
    def test_the_journeyman_exam(self) -> None:
        table = box().staff(0, ["S-d", "S-a"], supply=["S-b", "S-c"]).tasks(0, *ALL_JOURNEYMAN).begins(0)
        table.plays("play S-d")
        before = table.state.revealed()
        table.plays("exam journeyman")
        assert table.state.revealed() > before
        assert table.asked == "exam_card"
        table.plays("take JJ-5")
        player = table.seat(0)
        assert (player["livres"], player["prestige"], player["staff"]) == (10, 1, 4)
        assert (player["exam"], player["tasks"]) == ("master", [])
        assert "JJ-5" in player["hand_cards"]
        assert "S-d" not in player["unseen"] + player["discard"]
        assert player["master_exams"] == 0

    @rule("ROC-EXAM-12", "ROC-EXAM-16")
    def test_the_master_exam_and_back_again(self) -> None:
        table = (
            box().staff(0, ["S-c", "S-a"]).tasks(0, *ALL_MASTER).begins(0).plays("play S-c", "exam master", "decline")
        )
        table.plays("take JM-2")
        assert (table.seat(0)["exam"], table.seat(0)["master_exams"]) == ("journeyman", 1)
        assert table.seat(0)["tasks"] == []

    @rule("ROC-EXAM-11", "ROC-EXAM-12", "ROC-EXAM-17")
    def test_what_an_exam_needs(self) -> None:
        short = box().staff(0, ["S-d", "S-a"]).tasks(0, "JT1", "JT2", "JT3").begins(0).plays("play S-d")
        assert short.refuses("exam journeyman") == "ROC-EXAM-11"
        poor = box().staff(0, ["S-c", "S-a"]).goods(0, livres=4).tasks(0, *ALL_MASTER).begins(0).plays("play S-c")
        assert poor.refuses("exam master") == "ROC-EXAM-12"
        empty = box().staff(0, ["S-d", "S-a"]).tasks(0, *ALL_JOURNEYMAN).loose().begins(0)
        empty.state.exam_decks[0] = 0
        empty.plays("play S-d")
        assert empty.refuses("exam journeyman") == "ROC-EXAM-11"
        # the last task is done in this turn: too late for an exam, which is the main action
        late = box().staff(0, ["S-d", "S-a"]).tasks(0, "JT1", "JT2", "JT3").drawer(1, "T01").begins(0)
        late.plays("play S-d", "fund F1")
        assert late.seat(0)["tasks"] == list(ALL_JOURNEYMAN)
        assert late.refuses("exam journeyman") == "ROC-EXAM-17"

    @rule("ROC-EXAM-14")
    def test_the_bonus_is_used_once(self) -> None:
        table = (
            box()
            .staff(0, ["S-e", "S-a"])
            .tasks(0, *ALL_JOURNEYMAN)
            .begins(0)
            .plays("play S-e", "exam journeyman", "use")
        )
        assert table.seat(0)["livres"] == 12
        table.plays("take JJ-5")
        assert table.view()["current"] == 1

    @rule("ROC-EXAM-18")
    def test_any_apprentice_may_sit_it_and_a_crown_is_lost(self) -> None:
        table = box().staff(0, ["VI-d", "S-a"]).tasks(0, *ALL_JOURNEYMAN).begins(0)
        table.plays("play VI-d", "exam journeyman", "take JJ-5")
        assert table.staff(0, ["S-a"]).ends().scores(0)["crowns"] == 0

    @rule("ROC-MIX-31", "ROC-VEC-37")
    @pytest.mark.parametrize("size", [6, 5])
    def test_a_deputing_bonus_inside_an_exam(self, size: int) -> None:
        supply = ["S-b", "S-c", "S-d", "S-e"][: size - 2]
        table = box().staff(0, ["II-c", "S-a"], supply=supply).tasks(0, *ALL_MASTER).begins(0)
        table.plays("play II-c", "exam master")
        if size == 6:
            assert table.asked == "bonus"
            assert table.refuses("depute-card II-c") == "ROC-MIX-03"
            table.plays("depute-card S-a")
            assert table.seat(0)["livres"] == 15 - 5 + 8
        table.plays("take JM-2")
        assert table.seat(0)["staff"] == 5

    @rule("ROC-MIX-28", "ROC-EMP-JJ-4", "ROC-MIX-31")
    def test_a_leaving_card_counts_for_staff_size(self) -> None:
        table = (
            box().staff(0, ["JJ-4", "S-a"], supply=["S-b", "S-c", "S-d"]).begins(0).plays("play JJ-4", "depute", "use")
        )
        assert table.seat(0)["livres"] == 15 + 7 + 5
        exam = box().staff(0, ["JJ-4", "S-a"], supply=["S-b", "S-c"]).tasks(0, *ALL_MASTER).begins(0)
        exam.plays("play JJ-4", "exam master", "use")
        assert exam.seat(0)["livres"] == 15 - 5 + 6


class TestNewEmployees:
    @rule("ROC-EMP-JJ-1", "ROC-MIX-20")
    def test_call_a_card_of_the_supply(self) -> None:
        table = plays_card("JJ-1", supply=["S-b", "S-c", "S-e"])
        assert table.legal("call") == ["call S-b", "call S-c", "call S-e"]
        table.plays("call S-e")
        assert table.seat(0)["discard"] == ["S-e"]
        table.plays("use")
        assert table.seat(0)["livres"] == 17
        assert table.seat(0)["discard"] == ["S-e", "JJ-1"]
        plain = plays_card("JJ-1", supply=["S-b", "S-c", "S-e"]).plays("call S-b")
        assert plain.seat(0)["discard"] == ["S-b", "JJ-1"]

    @rule("ROC-MIX-19", "ROC-VEC-31")
    def test_an_empty_supply_is_renewed_first(self) -> None:
        table = plays_card("JJ-1", supply=[], discard=["S-c", "S-e"])
        table.plays("call S-e")
        assert (table.seat(0)["supply_cards"], table.seat(0)["discard"]) == (["S-c"], ["S-e"])
        table.plays("use")
        assert table.seat(0)["discard"] == ["S-e", "JJ-1"]
        none = plays_card("JJ-1", box().loose(), supply=[], discard=[])
        assert none.view()["current"] == 1

    @rule("ROC-EMP-JJ-2", "ROC-MIX-21", "ROC-MIX-22", "ROC-DEC-22")
    def test_copy_the_top_of_anothers_discard(self) -> None:
        table = box().staff(1, ["S-a"], discard=["S-b", "S-e"]).staff(2, ["S-a", "S-b"], discard=["S-e", "VI-d"])
        plays_card("JJ-2", table)
        assert table.legal("copy") == ["copy 1"]
        assert table.refuses("copy 2") == "ROC-MIX-21"  # a crown is no target
        table.plays("copy 1", "use")
        assert table.seat(0)["livres"] == 17
        assert table.seat(1)["discard"] == ["S-b", "S-e"]
        assert plays_card("JJ-2").view()["current"] == 1  # empty discards

    @rule("ROC-MIX-23", "ROC-MIX-24", "ROC-MIX-25")
    def test_nested_bonuses(self) -> None:
        table = box().staff(1, ["S-a", "S-b"], discard=["I-b"])
        plays_card("JJ-2", table).plays("copy 1", "depute-card JJ-2")
        assert table.asked == "bonus"  # JJ-2 once more before it leaves, then no more
        table.plays("decline")
        assert "JJ-2" not in table.seat(0)["discard"]
        called = box().staff(1, ["S-a", "S-b"], discard=["JJ-1"])
        plays_card("JJ-2", called, supply=["S-b", "S-c", "S-e"]).plays("copy 1", "call S-e", "use")
        assert called.seat(0)["discard"] == ["S-e", "JJ-2"]
        assert called.view()["current"] == 1
        rank = box().staff(1, ["S-a", "S-b"], discard=["S-d"]).drawer(1, "T01")
        plays_card("JJ-2", rank).plays("copy 1", "acquire 1-1", "keep")
        assert rank.seat(0)["tasks"] == ["JT1"]  # by an Apprentice's bonus

    @rule("ROC-EMP-JJ-3")
    def test_livres_per_hall(self) -> None:
        table = box().guest("1-1", "A01", 0).guest("1-2", "A02", 0).token(0, "M4")
        assert plays_card("JJ-3", table).plays("use").seat(0)["livres"] == 17

    @rule("ROC-EMP-JJ-5")
    def test_livres_per_two_decorations(self) -> None:
        table = box().token(0, "F1", "W1", "M1", "S1", "S2")
        assert plays_card("JJ-5", table).plays("use").seat(0)["livres"] == 21

    @rule("ROC-EMP-JJ-6", "ROC-MIX-26")
    def test_an_extra_tailor_that_sells(self) -> None:
        table = (
            box(exclusive_tailoring="on", festive_garments="on").tiles(0, "T01", "T09", "T12").goods(0, lace=3, yarn=3)
        )
        table.display("F03", "E02", "A04", "A02")
        plays_card("JJ-6", table)
        assert table.legal("tailor") == ["tailor G6"]
        assert table.refuses("tailor G3") == "ROC-MIX-26"
        assert table.refuses("tailor G4") == "ROC-MIX-26"
        assert table.refuses("tailor G5") == "ROC-TAILOR-03"
        table.plays("tailor G6")
        if table.asked == "pay":
            table.plays("pay T01")
        assert (table.seat(0)["livres"], table.seat(0)["prestige"]) == (15 + 11, 1)

    @rule("ROC-EMP-JJ-7", "ROC-EMP-JM-1", "ROC-DEC-23")
    @pytest.mark.parametrize(("card", "prestige", "livres"), [("JJ-7", 1, 15), ("JM-1", 0, 21)])
    def test_by_a_hall_of_choice(self, card: str, prestige: int, livres: int) -> None:
        def table() -> Table:
            found = box().guest("1-1", "A01", 0).guest("1-2", "A02", 0).guest("1-5", "A03", 0).guest("2-1", "R01", 0)
            return plays_card(card, found)

        assert len(table().legal("hall")) == 5
        player = table().plays("hall 1").seat(0)
        assert (player["prestige"], player["livres"]) == (prestige, livres)
        assert table().plays("hall 5").seat(0)["prestige"] == 0

    @rule("ROC-EMP-JJ-8", "ROC-EMP-JJ-9", "ROC-EMP-JM-4")
    @pytest.mark.parametrize(("card", "prestige", "livres"), [("JJ-8", 0, 18), ("JJ-9", 1, 15), ("JM-4", 0, 21)])
    def test_by_jewels(self, card: str, prestige: int, livres: int) -> None:
        table = box().jewels(0, rose=2, amber=1, jade=2)
        player = plays_card(card, table).plays("use").seat(0)
        assert (player["prestige"], player["livres"]) == (prestige, livres)

    @rule("ROC-EMP-JM-2")
    def test_pairs_of_azure_and_jade(self) -> None:
        table = box().guest("1-1", "A01", 0).guest("2-1", "A02", 0).guest("5-1", "J01", 0)
        assert plays_card("JM-2", table).plays("use").seat(0)["prestige"] == 1

    @rule("ROC-EMP-JM-3")
    def test_livres_per_two_master_guests(self) -> None:
        table = box().guest("1-3", "A01", 0).guest("1-4", "A02", 0).guest("2-3", "A03", 0)
        assert plays_card("JM-3", table).plays("use").seat(0)["livres"] == 18

    @rule("ROC-EMP-JM-5", "ROC-EX-15")
    @pytest.mark.parametrize(("names", "livres"), [([], 9), (["O01"], 4), (["J01"], 5), (["J01", "O01"], 0)])
    def test_livres_without_jade_and_amber(self, names: list[str], livres: int) -> None:
        table = box()
        for place, name in zip(("1-1", "1-2"), names, strict=False):
            table.guest(place, name, 0)
        plays_card("JM-5", table)
        if livres:
            table.plays("use")
        assert table.seat(0)["livres"] == 15 + livres

    @rule("ROC-EMP-JM-6", "ROC-EMP-JM-7", "ROC-EMP-JM-8", "ROC-EMP-JM-9", "ROC-VEC-27", "ROC-END-03")
    def test_crowns_of_the_new_masters(self) -> None:
        table = box().staff(0, ["JM-6"]).jewels(0, azure=2, jade=2, rose=3, amber=1).ends()
        assert (table.scores(0)["crowns"], table.scores(0)["jewels"]) == (6, 8)
        assert box().staff(0, ["JM-7"]).jewels(0, azure=2, jade=2).ends().scores(0)["crowns"] == 6
        assert box().staff(0, ["JM-8"]).token(0, "F1", "W1", "S1").ends().scores(0)["crowns"] == 3
        assert box().staff(0, ["JM-9", "I-e"]).ends().scores(0)["crowns"] == 3  # S-d, S-e, I-e
