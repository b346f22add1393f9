"""Rounds, phases 1, 2 and 4, and the turns of phase 3 (ROC-ROUND, -P1, -P2, -P3, -P4)."""

from __future__ import annotations

import pytest

from guildhall.games.rococo.components.sets import members
from guildhall.games.rococo.rules.preparing import fill_drawers, lay_out_hire_row, renew_display, renew_jewels
from guildhall.games.rococo.rules.rounds import begin_round

from .script import Table
from .test_setup import choose_and_pass

rule = pytest.mark.rule


def garments(table: Table) -> list[str | None]:
    return [space["garment"] for space in table.view()["display"]]


class TestRounds:
    @rule("ROC-ROUND-01", "ROC-ROUND-02", "ROC-END-01", "ROC-P4-06", "ROC-INV-14")
    def test_seven_rounds_then_the_final_scoring(self) -> None:
        table = Table.dealt(3, 2)
        rounds = []
        while table.view()["phase"] != "over":
            rounds.append((table.view()["round"], table.view()["phase"]))
            before = table.seat(0)["livres"]
            choose_and_pass(table)
        assert rounds == [(number, "choose") for number in range(1, 8)]
        assert table.state.outcome() is not None
        # the income of round 7 is paid before livres are exchanged
        assert table.scores(0)["livres"] * 10 + table.seat(0)["livres"] >= before + 5

    @rule("ROC-P1-01")
    def test_the_order_of_phase_1(self) -> None:
        """The favor goes back before the draws, so the log tells it right after the round."""
        table = Table().begins(0).plays("play S-a", "favor").finish_round()
        keys = [event.key for event in table.events]
        start = keys.index("rococo-log-round")
        assert keys[start + 1] == "rococo-log-starts"

    @rule("ROC-P1-02", "ROC-FAVOR-04", "ROC-INV-13")
    def test_the_holder_of_the_favor_starts(self) -> None:
        table = Table(start_player="first_seat").begins(0).plays("play S-a", "no-action", "play S-a", "favor")
        assert (table.view()["favor"], table.view()["first"]) == (1, 0)
        assert table.view()["current"] == 2  # the order of this round stays
        table.finish_round()
        assert (table.view()["favor"], table.view()["first"]) == (None, 1)

    @rule("ROC-P1-03", "ROC-P1-04")
    def test_without_a_holder_nothing_changes(self) -> None:
        table = Table.dealt(4, 8)
        first = table.view()["first"]
        choose_and_pass(table)
        assert table.view()["first"] == first

    @rule("ROC-P1-05", "ROC-END-07")
    def test_cards_left_in_the_row_leave_the_game(self) -> None:
        table = Table().round(1).row("I-a", None, "I-c", None)
        lay_out_hire_row(table.state)
        assert {"I-a", "I-c"} <= {table.state.parts.kind_ids[kind] for kind in members(table.state.box)}
        assert all(kind >= 0 for kind in table.state.row)

    @rule("ROC-P1-07", "ROC-P1-08", "ROC-ACQ-08")
    def test_only_empty_spaces_are_filled_in_order(self) -> None:
        table = Table().drawer(1, None, "T01", None).drawer(3, "T02", None, None).bag("T05", "T06", "T07")
        table.state.tile_discard = 0  # three tiles for seven spaces
        fill_drawers(table.state)
        drawers = [[space["tile"] for space in drawer["spaces"]] for drawer in table.view()["drawers"]]
        assert drawers[0][1] == "T01"
        assert {drawers[0][0], drawers[0][2], drawers[1][0]} == {"T05", "T06", "T07"}
        assert drawers[1][1:] == [None, None]
        assert drawers[2] == ["T02", None, None]

    @rule("ROC-P1-09")
    def test_an_empty_bag_is_refilled_from_the_discard(self) -> None:
        table = Table().bag("T01")
        discarded = len(table.view()["tile_discard"])
        fill_drawers(table.state)
        assert table.view()["tile_discard"] == []
        assert table.view()["bag"] == discarded + 1 - 9
        assert not table.state.faults()

    @rule("ROC-P1-10", "ROC-P1-11", "ROC-P1-12", "ROC-VEC-03", "ROC-P1-14")
    def test_the_display_is_renewed(self) -> None:
        table = Table().display("A01", "A02", None, None, "A03", "A04")
        renew_display(table.state)
        after = garments(table)
        assert after[4:] == ["A01", "A02"]
        assert all(after[:4])
        assert table.view()["garment_discard"] == ["A03", "A04"]
        assert [space["cost"] for space in table.view()["display"]] == [8, 6, 4, 2, 1, 0]

    @rule("ROC-VEC-04")
    def test_spaces_count_not_tiles(self) -> None:
        table = Table().display(None, None, "A01", "A02", None, "A03")
        renew_display(table.state)
        assert garments(table)[4:] == ["A01", "A02"]
        assert table.view()["garment_discard"] == ["A03"]

    @rule("ROC-P1-13", "ROC-VEC-05", "ROC-INV-15")
    def test_the_discard_goes_into_the_bag_at_once(self) -> None:
        table = Table().display(None, None, None, "A01", "A02", "A03").loose()
        state = table.state
        state.garment_bag = 0
        state.garment_discard = 1 << state.parts.garment_numbers["R01"]
        renew_display(state)
        after = garments(table)
        assert after[:2] == [None, None]
        assert after[5] == "A01"
        assert set(after[2:5]) == {"A02", "A03", "R01"}

    @rule("ROC-P1-15", "ROC-P1-16", "ROC-P1-17", "ROC-JB-08")
    def test_jewels_move_on(self) -> None:
        table = Table(jewelry_box="on").jewel_display("azure", None, "rose", None, "jade")
        before = [int(count) for count in table.state.jewel_bag]
        renew_jewels(table.state)
        after = [space["jewel"] for space in table.view()["jewels"]["spaces"]]
        assert after[3:] == ["azure", "rose"]
        assert all(after)
        assert sum(before) - sum(table.state.jewel_bag) == 3
        assert table.state.jewel_bag[2] <= before[2]  # the jade one does not come back
        for colour in range(4):
            table.state.jewel_bag[colour] = 0
        renew_jewels(table.state)
        assert table.view()["jewels"]["spaces"][0]["jewel"] is None

    def test_a_whole_phase_1_leaves_a_sound_position(self) -> None:
        table = Table().display("A01").drawer(2, "T03")
        for seat in range(3):
            table.staff(seat, [], supply=["S-a", "S-b", "S-c", "S-d", "S-e"])
        table.state.stack.depth = 0
        begin_round(table.state)
        assert not table.state.faults()


class TestChoosingCards:
    @rule("ROC-P2-01", "ROC-INV-07")
    def test_all_choose_at_once_and_in_any_order(self) -> None:
        table = Table.dealt(3)
        assert table.state.to_act() == [0, 1, 2]
        table.seat_plays(2, "choose S-a", "choose S-b", "choose S-c", "confirm")
        table.seat_plays(0, "choose S-a")
        assert table.state.to_act() == [0, 1]
        assert table.refuses("choose S-d", seat=2) == "ROC-P2-01"  # not without changing the hand
        table.seat_plays(1, "choose S-a", "choose S-d", "choose S-e", "confirm")
        table.seat_plays(0, "choose S-b", "choose S-d", "confirm")
        assert table.view()["phase"] == "actions"
        assert [table.seat(seat)["hand"] for seat in range(3)] == [3, 3, 3]

    @rule("ROC-P2-02")
    def test_any_three_of_four_or_more(self) -> None:
        table = Table.dealt(2)
        assert table.legal("choose", 0) == [f"choose S-{letter}" for letter in "abcde"]
        table.seat_plays(0, "choose S-b")
        assert "choose S-b" not in table.legal(seat=0)
        assert table.refuses("choose S-b", seat=0) == "ROC-P2-01"
        assert table.refuses("confirm", seat=0) == "ROC-P2-01"

    def next_phase_2(self, supply: list[str], discard: list[str]) -> Table:
        """Seat 0 chooses from this supply, with this discard."""
        table = Table().staff(0, [], supply=supply, discard=discard)
        for seat in (1, 2):
            table.staff(seat, [], supply=["S-a", "S-b", "S-c", "S-d", "S-e"])
        table.state.stack.depth = 0
        begin_round(table.state)
        return table

    @rule("ROC-P2-03", "ROC-P2-06", "ROC-VEC-08", "ROC-DEC-33")
    def test_exactly_three_are_taken_without_asking(self) -> None:
        table = self.next_phase_2(["S-a", "S-b", "S-c"], ["S-d", "S-e"])
        player = table.seat(0)
        assert player["ready"]
        assert player["hand_cards"] == ["S-a", "S-b", "S-c"]
        assert player["discard"] == ["S-d", "S-e"]
        table = self.next_phase_2([], ["S-d", "S-e", "S-a", "S-b", "S-c"])
        assert table.seat(0)["discard"] == []
        assert len(table.legal("choose", 0)) == 5

    @rule("ROC-P2-04", "ROC-P2-05", "ROC-EX-01")
    def test_fewer_than_three_recycle_the_discard(self) -> None:
        table = self.next_phase_2(["S-a", "S-b"], ["S-c", "S-d", "I-a"])
        player = table.seat(0)
        assert player["hand_cards"] == ["S-a", "S-b"]
        assert player["discard"] == []
        assert table.legal("choose", 0) == ["choose S-c", "choose S-d", "choose I-a"]
        table.seat_plays(0, "choose I-a", "confirm")
        assert (table.seat(0)["hand"], table.seat(0)["supply"]) == (3, 2)

    @rule("ROC-P2-07")
    def test_three_cards_can_always_be_taken(self) -> None:
        table = self.next_phase_2([], ["S-a", "S-b", "S-c", "S-d"])
        assert len(table.legal("choose", 0)) == 4
        table.seat_plays(0, "choose S-a", "choose S-b", "choose S-c", "confirm")
        assert (table.seat(0)["hand"], table.seat(0)["supply"]) == (3, 1)

    @rule("ROC-P2-08")
    def test_a_choice_can_be_changed(self) -> None:
        table = Table.dealt(2).seat_plays(0, "choose S-a", "choose S-b", "choose S-c")
        assert table.legal(seat=0) == ["confirm", "change"]
        table.seat_plays(0, "change")
        assert table.seat(0)["hand_cards"] == []
        table.seat_plays(0, "choose S-c", "choose S-d", "choose S-e", "confirm")
        assert table.view()["phase"] == "choose"
        before = table.state.revealed()
        table.seat_plays(1, "choose S-a", "choose S-b", "choose S-c", "confirm")
        assert table.view()["phase"] == "actions"
        assert table.state.revealed() > before

    @rule("ROC-P2-08", "ROC-DEC-01")
    def test_a_confirmed_hand_can_be_changed_until_the_last_one_is_in(self) -> None:
        table = Table.dealt(3).seat_plays(0, "choose S-a", "choose S-b", "choose S-c", "confirm")
        table.seat_plays(1, "choose S-a")
        state = table.state
        assert (state.to_act(), state.may_change()) == ([1, 2], [0])  # nobody waits for seat 0
        assert table.legal(seat=0) == ["change"]
        assert state.candidates(0) == [table.setup.catalogue.number("change")]
        assert state.prompt(0) == ("rococo-prompt-chosen", {})
        assert table.refuses("confirm", 0) == "ROC-P2-01"
        assert table.refuses("choose S-d", 0) == "ROC-P2-01"
        assert table.seat(0, viewer=1)["ready"] is True
        before = state.revealed()
        table.seat_plays(0, "change")
        assert state.revealed() == before
        assert (state.to_act(), state.may_change()) == ([0, 1, 2], [])
        assert (table.seat(0)["hand_cards"], table.seat(0, viewer=1)["ready"]) == ([], False)
        assert [event.args for event in table.events if event.key == "rococo-log-change"] == [{"seat": 0}]
        table.seat_plays(1, "choose S-b", "choose S-c", "confirm")
        table.seat_plays(2, "choose S-a", "choose S-b", "choose S-c", "confirm")
        assert (table.view()["phase"], state.to_act(), state.may_change()) == ("choose", [0], [1, 2])
        table.seat_plays(0, "choose S-c", "choose S-d", "choose S-e", "confirm")
        assert table.view()["phase"] == "actions"
        assert (state.may_change(), table.seat(0)["hand_cards"]) == ([], ["S-c", "S-d", "S-e"])
        assert table.legal(seat=1) == ([] if state.mover() != 1 else table.legal())
        assert not table.state.faults()

    @rule("ROC-P2-08", "ROC-P2-06")
    def test_what_was_forced_cannot_be_changed(self) -> None:
        """Seat 0 had no choice; seat 1 had one of one card, and only that is open again."""
        table = self.next_phase_2(["S-a", "S-b", "S-c"], ["S-d", "S-e"])
        assert table.state.to_act() == [1, 2]
        assert table.state.may_change() == []
        assert table.legal(seat=0) == []
        assert table.refuses("change", 0) == ""
        table = self.next_phase_2(["S-a", "S-b"], ["S-c", "S-d", "S-e"]).seat_plays(0, "choose S-c", "confirm")
        assert table.state.may_change() == [0]
        table.seat_plays(0, "change")
        assert table.seat(0)["hand_cards"] == ["S-a", "S-b"]
        assert table.legal(seat=0) == ["choose S-c", "choose S-d", "choose S-e"]


class TestTurns:
    @rule("ROC-P3-01", "ROC-P3-03", "ROC-P3-04", "ROC-VEC-06", "ROC-HIRE-05")
    def test_clockwise_and_who_has_no_cards_is_skipped(self) -> None:
        table = Table(start_player="first_seat").row("I-a", "I-b", "I-c", "I-d")
        hands = ["S-a", "S-b", "S-c"]
        for seat in range(3):
            table.staff(seat, hands)
        table.begins(0)
        order = []
        hired = False
        while table.view()["round"] == 1:
            order.append(int(table.state.mover()))
            table.plays(
                next(text for text in table.legal() if text.startswith("play"))
            ) if table.asked == "play" else None
            table.plays("no-action" if hired else "hire 1")
            hired = True
            while table.view()["round"] == 1 and table.asked == "bonus":
                table.plays("decline")
        assert order == [0, 1, 2, 0, 1, 2, 0, 1, 2, 0]

    @rule("ROC-P3-02")
    def test_a_card_must_be_played(self) -> None:
        table = Table().begins(0)
        assert table.legal() == ["play S-a", "play S-b"]
        assert table.refuses("no-action") == "ROC-P3-02"
        assert table.refuses("play S-c") == "ROC-P3-02"
        assert table.refuses("play S-a", seat=1) == ""

    @rule("ROC-P3-05", "ROC-P3-06", "ROC-BON-02", "ROC-INV-17")
    def test_action_and_bonus_may_be_declined(self) -> None:
        table = Table().staff(0, ["S-e", "S-a"]).begins(0).plays("play S-e")
        assert table.refuses("use") == "ROC-P3-05"  # never before the main action
        table.plays("no-action", "decline")
        assert table.seat(0)["livres"] == 15
        assert table.seat(0)["discard"] == ["S-e"]

    @rule("ROC-P3-07")
    @pytest.mark.parametrize(
        ("card", "verbs"),
        [
            ("S-a", {"no-action", "favor", "acquire", "tailor", "hire", "depute", "fund"}),
            ("S-c", {"no-action", "favor", "acquire", "tailor", "depute", "fund", "exam"}),
            ("S-d", {"no-action", "acquire", "depute", "fund"}),
        ],
    )
    def test_main_actions_by_rank(self, card: str, verbs: set[str]) -> None:
        table = Table(jewelry_box="on").staff(0, [card]).tiles(0, "T01").display("A01").drawer(1, "T02").row("I-a")
        table.tasks(0, "MT1", "MT2", "MT3").begins(0)
        assert {text.split()[0] for text in table.legal()} == verbs
        if card == "S-d":
            assert table.refuses("favor") == "ROC-P3-07"
            assert table.refuses("tailor G6") == "ROC-TAILOR-01"
            assert table.refuses("exam master") == "ROC-P3-07"
        if card != "S-a":
            assert table.refuses("hire 1") == "ROC-HIRE-01"
        table.tasks(0, "JT1", "JT2", "JT3", "JT4").begins(0)
        assert bool(table.legal("exam")) == (card == "S-d")

    @rule("ROC-P3-08")
    def test_an_action_needs_its_whole_price(self) -> None:
        table = (
            Table().staff(0, ["S-a"]).goods(0, livres=0).drawer(1, "T01", "T02").row("I-a", "I-b").display("A01", None)
        )
        table.begins(0)
        assert table.refuses("acquire 1-1") == "ROC-ACQ-03"
        assert table.refuses("hire 1") == "ROC-HIRE-04"
        assert table.refuses("fund M5") == "ROC-FUND-08"
        assert table.refuses("tailor G5") == "ROC-TAILOR-02"

    @rule("ROC-P3-09", "ROC-BON-01")
    def test_the_played_card_goes_on_top_at_the_end_of_the_turn(self) -> None:
        table = Table().staff(0, ["S-e", "S-a"], discard=["I-a"]).begins(0).plays("play S-e", "no-action")
        assert table.seat(0)["discard"] == ["I-a"]
        assert table.view()["played"] == "S-e"
        table.plays("use")
        assert table.seat(0)["discard"] == ["I-a", "S-e"]
        assert table.view()["current"] == 1  # the bonus is used once
        table = Table().staff(0, ["S-e", "S-a"]).begins(0).plays("play S-e", "depute", "use")
        assert table.seat(0)["discard"] == []

    @rule("ROC-P3-10", "ROC-HIRE-03", "ROC-VEC-07")
    def test_a_hired_card_is_played_in_a_later_turn(self) -> None:
        table = Table().staff(0, ["S-a"], discard=["S-b", "S-c", "S-d"]).row("I-e").begins(0).plays("hire 1")
        assert table.view()["current"] == 1
        assert table.seat(0)["hand_cards"] == ["I-e"]
        assert table.seat(0, viewer=1)["known_hand"] == ["I-e"]
        table.plays("play S-a", "no-action", "play S-a", "no-action")
        assert table.view()["played"] == "I-e"  # the only card left plays itself

    @rule("ROC-P3-11")
    def test_a_crown_card_has_no_bonus_in_play(self) -> None:
        table = Table(jewelry_box="on").staff(0, ["VI-d", "JM-8", "S-a"]).drawer(1, "T01").begins(0)
        table.plays("play VI-d", "acquire 1-1", "keep")
        assert table.view()["current"] == 1
        assert table.seat(0)["prestige"] == 0

    @rule("ROC-P3-12", "ROC-EMP-S-a", "ROC-EMP-S-b")
    @pytest.mark.parametrize("card", ["S-a", "S-b"])
    def test_starting_masters_have_no_bonus(self, card: str) -> None:
        table = Table().staff(0, [card, "S-e"]).begins(0).plays(f"play {card}", "no-action")
        assert table.view()["current"] == 1

    @rule("ROC-P3-13", "ROC-BON-03")
    def test_what_the_action_brings_counts_for_the_bonus(self) -> None:
        table = Table().staff(0, ["III-a", "S-a"]).begins(0).plays("play III-a", "fund F1", "use")
        assert table.seat(0)["livres"] == 15 - 10 + 1
        table = Table().staff(0, ["V-a", "S-a"]).tiles(0, "T01").display("A01").begins(0)
        table.plays("play V-a", "tailor G6", "rent", "place 1-1", "use")
        assert table.seat(0)["livres"] == 16


class TestIncome:
    @rule("ROC-P4-01", "ROC-P4-02", "ROC-P4-03", "ROC-EX-06", "ROC-P4-07", "ROC-ALLH-03")
    def test_income(self) -> None:
        table = Table().token(1, "KR1").token(2, "KL1", "KR2", "F1")
        for place, name in (("1-1", "A01"), ("2-2", "A02"), ("2-4", "A03")):
            table.guest(place, name, 1)
        table.guest("3-2", "R01", 2)
        assert [table.seat(seat)["income"] for seat in range(3)] == [5, 8, 9]
        table.begins(0).finish_round()
        assert [table.seat(seat)["livres"] for seat in range(3)] == [20, 23, 24]
        musicians = Table().token(0, "KL1", "M1", "M2", "M3", "M4", "M5")
        assert musicians.seat(0)["all_halls"]
        assert musicians.seat(0)["income"] == 5 + 6  # All Halls is no decoration

    @rule("ROC-P4-04", "ROC-P4-05")
    def test_jewels_and_the_jeweller(self) -> None:
        table = Table(jewelry_box="on").token(0, "W1", "KL1").jewels(0, azure=2, rose=1)
        assert table.seat(0)["income"] == 5 + 2 + 3
