"""Rules at their edges: what a likely mistake would get wrong."""

from __future__ import annotations

from typing import Any

import pytest

from guildhall.core.rng import SEARCH, Rng
from guildhall.games.rococo.components.holdings import HAND, OPEN_HAND, SUPPLY
from guildhall.games.rococo.components.sets import members

from .script import SPACES, Table
from .test_garments import makes
from .test_garments import workshop as well_stocked

rule = pytest.mark.rule


def box(**options: Any) -> Table:
    return Table(jewelry_box="on", **options).round(6)


def candidates(table: Table) -> list[str]:
    seat = int(table.state.mover())
    return [table.setup.catalogue.text(action) for action in table.state.candidates(seat)]


class TestSpecialisedApprentice:
    def rich(self, *hand: str, **options: Any) -> Table:
        table = Table(**{"jewelry_box": "on", **options})
        if table.state.jewelry:
            table.special(0, "JA-4").special(1, "JA-5")
        return table.staff(0, list(hand)).goods(0, livres=30).begins(0)

    @rule("ROC-SPEC-01")
    def test_once_a_game_though_the_condition_still_holds(self) -> None:
        table = self.rich("S-a", "S-b").plays("play S-a")
        assert "hire special" in table.legal()
        table.plays("hire special", "play S-a", "no-action", "play S-a", "no-action", "play S-b")
        assert table.seat(0)["livres"] == 30
        assert "hire special" not in table.legal()
        assert "hire special" not in candidates(table)
        assert table.refuses("hire special") == "ROC-SPEC-01"

    @rule("ROC-SPEC-01")
    def test_by_a_master_with_the_module_and_the_condition(self) -> None:
        for card in ("S-c", "S-d"):
            table = self.rich(card, "S-b").plays(f"play {card}")
            assert table.refuses("hire special") == "ROC-SPEC-01"
            assert "hire special" not in table.legal()
            assert "hire special" in candidates(table)
        base = self.rich("S-a", "S-b", jewelry_box="off").plays("play S-a")
        assert base.refuses("hire special") == "ROC-SPEC-01"
        assert "hire special" not in candidates(base)
        poor = self.rich("S-a", "S-b").goods(0, livres=29).plays("play S-a")
        assert poor.refuses("hire special") == "ROC-SPEC-JA-4"

    @rule("ROC-SPEC-01")
    def test_the_own_one(self) -> None:
        table = self.rich("S-a", "S-b").goods(1, livres=30).begins(1).plays("play S-a")
        assert table.refuses("hire special") == "ROC-SPEC-JA-5"
        table.jewels(1, azure=3)
        assert table.plays("hire special").seat(1)["hand_cards"] == ["S-b", "JA-5"]


class TestHands:
    @rule("ROC-INFO-03")
    def test_how_far_a_choice_is_nobody_sees(self) -> None:
        table = Table.dealt(3)
        before = table.view(1), table.view(None)
        for text in ("choose S-a", "choose S-d", "choose S-e"):
            table.seat_plays(0, text)
            assert (table.view(1), table.view(None)) == before
        seen = table.seat(0, viewer=1)
        assert (seen["hand"], seen["supply"], seen["known_hand"]) == (0, 5, [])
        assert seen["unseen"] == ["S-a", "S-b", "S-c", "S-d", "S-e"]
        assert (table.seat(0)["hand"], table.seat(0)["supply_cards"]) == (3, ["S-b", "S-c"])

    @rule("ROC-INFO-03")
    def test_a_chosen_hand_is_a_number_to_others(self) -> None:
        one = Table.dealt(2).seat_plays(0, "choose S-a", "choose S-b", "choose S-c", "confirm")
        other = Table.dealt(2).seat_plays(0, "choose S-c", "choose S-d", "choose S-e", "confirm")
        assert one.view(1) == other.view(1)
        assert one.view(None) == other.view(None)
        assert one.view(0) != other.view(0)

    @rule("ROC-INFO-03")
    def test_in_a_turn_only_what_was_hired_or_forced_is_known(self) -> None:
        table = Table().staff(0, ["S-a", "S-c", "S-d"]).row("I-a", "I-b").begins(0).plays("play S-a", "hire 2")
        for viewer in (1, None):
            seen = table.seat(0, viewer=viewer)
            assert (seen["hand_cards"], seen["supply_cards"], seen["known_hand"]) == (None, None, ["I-b"])
            assert seen["unseen"] == ["S-b", "S-c", "S-d", "S-e", "I-b"]
        forced = Table().staff(0, [], supply=["S-a", "S-b"], discard=["S-c", "S-d", "S-e"]).staff(1, []).staff(2, [])
        forced.begins(0)
        assert forced.view()["round"] == 2
        assert forced.seat(0, viewer=1)["known_hand"] == ["S-a", "S-b"]

    @rule("ROC-INFO-03", "ROC-INV-18")
    def test_a_world_of_another_seat_deals_the_hand_anew(self) -> None:
        table = Table().staff(0, ["S-a", "S-c", "S-d"]).row("I-a", "I-b").begins(0).plays("play S-a", "hire 2")
        parts, hands = table.state.parts, set()
        for seed in range(30):
            world = table.state.determinize(1, Rng(seed, SEARCH))
            hand = [parts.kind_ids[kind] for kind in members(world.own[HAND])]
            assert "I-b" in hand  # everybody saw it
            assert len(hand) == 3
            assert world.own[HAND] | world.own[SUPPLY] == table.state.own[HAND] | table.state.own[SUPPLY]
            assert world.own[OPEN_HAND] == table.state.own[OPEN_HAND]
            hands.add(tuple(hand))
            assert table.state.determinize(0, Rng(seed, SEARCH)).own[HAND] == table.state.own[HAND]
        assert len(hands) == 6  # any two of the four others

    @rule("ROC-P2-04", "ROC-P2-07")
    def test_a_staff_of_three_is_a_hand(self) -> None:
        """No game comes to it, but a table that did would go on."""
        table = Table().loose().staff(0, [], supply=["S-a"], discard=["S-b", "S-c"]).staff(1, []).staff(2, []).begins(0)
        seen = table.seat(0)
        assert (seen["hand_cards"], seen["supply"], seen["discard"]) == (["S-a", "S-b", "S-c"], 0, [])
        assert (0 in table.state.to_act(), 0 in table.state.may_change()) == (False, False)


class TestOffers:
    def asked_after(self, card: str, table: Table) -> str:
        return table.staff(0, [card, "S-a"]).begins(0).plays(f"play {card}", "no-action").asked

    @rule("ROC-BON-06", "ROC-EMP-S-c", "ROC-EMP-I-c", "ROC-EMP-IV-d")
    @pytest.mark.parametrize(("card", "price"), [("S-c", 1), ("I-c", 1), ("IV-d", 4), ("VI-a", 3)])
    def test_with_just_enough_livres(self, card: str, price: int) -> None:
        assert self.asked_after(card, Table().round(6).goods(0, livres=price)) == "bonus"
        assert self.asked_after(card, Table().round(6).goods(0, livres=price - 1)) == "play"
        spent = Table().round(6).goods(0, livres=price)
        self.asked_after(card, spent)
        spent.plays(next(text for text in spent.legal() if text != "decline"))
        assert spent.seat(0)["livres"] == 0

    @rule("ROC-ACQ-01", "ROC-GUEST-03", "ROC-GUEST-04")
    @pytest.mark.parametrize("drawer", [1, 2, 3])
    def test_a_tile_in_any_drawer(self, drawer: int) -> None:
        table = Table().goods(0, livres=0).drawer(drawer, None, "T05")
        assert self.asked_after("S-d", table) == "bonus"
        assert table.legal("acquire") == [f"acquire {drawer}-2"]
        assert self.asked_after("S-d", Table().goods(0, livres=0).drawer(drawer, "T05", "T06")) == "play"
        reward = Table().goods(0, livres=0).tiles(0, "T01").drawer(drawer, "T05", "T06", "T07").display("A01").begins(0)
        reward.plays("play S-a", "tailor G6", "rent", "place 4-1")
        assert len(reward.legal("acquire")) == 3

    @rule("ROC-EMP-III-c", "ROC-FUND-08")
    def test_a_decoration_with_just_enough_livres(self) -> None:
        table = Table().round(6).goods(0, livres=3)
        assert self.asked_after("III-c", table) == "bonus"
        assert table.legal("fund") == ["fund M5"]
        assert self.asked_after("III-c", Table().round(6).goods(0, livres=2)) == "play"


class TestDiscard:
    @rule("ROC-MIX-17")
    @pytest.mark.parametrize(
        ("card", "left"), [("S-e", ["I-a", "S-d"]), ("S-d", ["I-a", "S-e"]), ("I-a", ["S-d", "S-e"])]
    )
    def test_what_lay_below_a_deputed_card_comes_up(self, card: str, left: list[str]) -> None:
        table = well_stocked("S-c", exclusive_tailoring="on").staff(0, ["S-c", "S-a"], discard=["I-a", "S-d", "S-e"])
        makes(table, "E02", "S-c").plays("place 1-1", f"depute-card {card}")
        assert table.seat(0)["discard"] == left
        assert table.seat(0)["staff"] == 5
        assert card not in table.seat(0)["unseen"]

    @rule("ROC-MIX-17", "ROC-EMP-JJ-2")
    def test_and_can_be_copied_then(self) -> None:
        table = box(exclusive_tailoring="on").staff(0, ["S-c", "S-a"], discard=["S-e", "VI-d"])
        table.goods(0, livres=30, yarn=2).tiles(0, "T01", "T02")
        makes(table, "E02", "S-c").plays("place 1-1", "depute-card VI-d")
        assert table.seat(0)["discard"] == ["S-e"]
        table.staff(1, ["JJ-2", "S-a"]).begins(1).plays("play JJ-2", "no-action", "copy 0")
        assert table.view()["pending"]["employee"] == "S-e"


class TestPlaces:
    @rule("ROC-END-15")
    def test_a_musician_alone_takes_no_place(self) -> None:
        alone = Table().token(0, "M2").ends()
        assert [alone.scores(seat)["hall2"] for seat in range(3)] == [0, 0, 0]
        second = Table().token(0, "M2").guest("2-1", "A01", 1).ends()
        assert [second.scores(seat)["hall2"] for seat in range(3)] == [0, 4, 0]
        assert [rank["who"] for rank in second.view()["halls"][1]["ranking"]] == [1]
        assert Table().token(0, "M2").view()["halls"][1]["ranking"] == []

    @rule("ROC-END-20")
    def test_without_fireworks_no_place(self) -> None:
        one = Table().token(1, "F1").ends()
        assert [one.scores(seat)["fireworks"] for seat in range(3)] == [0, 6, 0]
        assert [rank["who"] for rank in one.view()["fireworks"]["ranking"]] == [1]
        none = Table().ends()
        assert [none.scores(seat)["fireworks"] for seat in range(3)] == [0, 0, 0]
        two = Table(4).token(1, "F1").token(3, "F2", "F3").ends()
        assert [two.scores(seat)["fireworks"] for seat in range(4)] == [0, 3, 0, 7]

    @rule("ROC-END-19")
    def test_more_tokens_come_before_dearer_ones(self) -> None:
        table = Table(4).token(0, "F1", "F2").token(1, "F6").token(2, "F5", "F3").token(3, "F4")
        assert [rank["who"] for rank in table.view()["fireworks"]["ranking"]] == [2, 0, 1, 3]
        assert [rank["dearest"] for rank in table.view()["fireworks"]["ranking"]] == ["F5", "F2", "F6", "F4"]
        assert [rank["place"] for rank in table.view()["fireworks"]["ranking"]] == [1, 2, 0, 0]
        assert [rank["tokens"] for rank in table.view()["fireworks"]["ranking"]] == [2, 2, 1, 1]
        assert [rank["prestige"] for rank in table.view()["fireworks"]["ranking"]] == [7, 3, 0, 0]


class TestSupplies:
    @rule("ROC-COMP-01")
    def test_tokens_never_run_out(self) -> None:
        table = Table(2, jewelry_box="on").goods(0, livres=300)
        names = iter([f"A{n:02}" for n in range(1, 14)] + [f"R{n:02}" for n in range(1, 12)])
        for hall in table.view()["halls"]:
            for guest in hall["guests"]:
                table.guest(guest["id"][6:], next(names), 0)
        table.token(
            0, *[name for name in SPACES if table.state.board.deco_cost[SPACES[name]] >= 0 and name[0] in "FSM"]
        )
        assert table.seat(0)["decorations"] + 24 + 1 > 20  # with the one of All Halls
        table.token(0, "KL1", "W1").begins(0).plays("play S-a", "fund KR1")
        assert table.seat(0)["decorations"] == 15
        assert table.seat(0)["livres"] == 288

    @rule("ROC-COMP-01")
    def test_livres_markers_and_prestige_never_run_out(self) -> None:
        table = Table().staff(0, ["I-f", "S-a"]).goods(0, livres=5000, lace=500, yarn=500).begins(0)
        table.plays("play I-f", "favor" if "favor" in table.legal() else "depute", "yarn")
        assert (table.seat(0)["livres"], table.seat(0)["lace"], table.seat(0)["yarn"]) == (5004, 500, 501)
        many = Table().staff(0, ["VI-d"]).goods(0, livres=4000, lace=300, yarn=200).ends()
        assert (many.scores(0)["livres"], many.scores(0)["crowns"]) == (400, 600)
        assert (many.seat(0)["lace"], many.seat(0)["yarn"]) == (100, 0)
