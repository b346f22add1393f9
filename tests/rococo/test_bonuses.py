"""Bonuses of the starting cards and of levels I to VI, and how they meet (ROC-BON, ROC-EMP, ROC-MIX)."""

from __future__ import annotations

import pytest

from guildhall.games.rococo.rules.bonus_values import by_staff
from guildhall.games.rococo.rules.tailoring import rolls_needed

from .script import Table

rule = pytest.mark.rule


def played(card: str, *, round: int = 6, **cards: list[str]) -> Table:
    """Seat 0 plays a card, with another left in hand."""
    other = "S-a" if card != "S-a" else "S-b"
    return Table().round(round).staff(0, [card, other], **cards).begins(0)


def after_no_action(table: Table, card: str) -> Table:
    return table.begins(0).plays(f"play {card}", "no-action")


def owner_of(table: Table, count: int) -> Table:
    """Seat 0 has so many garments on the board, AZURE ones."""
    places = ["1-1", "1-2", "2-1", "2-2", "3-2", "3-4", "4-4", "1-6"]
    for i in range(count):
        table.guest(places[i], f"A{i + 1:02}", 0)
    return table


class TestGeneral:
    @rule("ROC-BON-01", "ROC-BON-02", "ROC-BON-09")
    def test_once_and_optional(self) -> None:
        table = after_no_action(played("S-e"), "S-e")
        assert table.legal() == ["use", "decline"]
        table.plays("use")
        assert table.view()["current"] == 1
        assert table.refuses("use") == "ROC-P3-02"

    @rule("ROC-BON-04", "ROC-BON-05", "ROC-EMP-S-d")
    def test_an_extra_action_follows_its_rules_and_brings_no_bonus(self) -> None:
        table = played("S-d").drawer(1, "T01", "T02", "T03").goods(0, livres=3)
        after_no_action(table, "S-d")
        table.plays("acquire 1-1", "keep")
        assert table.seat(0)["livres"] == 1
        assert table.view()["current"] == 1
        apprentice = played("III-c").goods(0, livres=9)  # an Apprentice's extra Fund, whatever the main action was
        after_no_action(apprentice, "III-c").plays("fund F2" if "fund F2" in apprentice.legal() else "fund F1")
        assert apprentice.seat(0)["decorations"] == 1

    @rule("ROC-BON-06")
    def test_what_cannot_be_paid_is_not_offered(self) -> None:
        table = played("I-c").goods(0, livres=0)
        after_no_action(table, "I-c")
        assert table.view()["current"] == 1
        table = played("S-d").goods(0, livres=2).drawer(1, "T01", "T02", "T03").begins(0)
        table.plays("play S-d", "acquire 1-1", "keep")  # the second tile would cost a livre
        assert table.view()["current"] == 1
        assert table.seat(0)["kept"] == ["T01"]  # the main action stands

    @rule("ROC-BON-07", "ROC-VEC-16", "ROC-EMP-III-c", "ROC-EMP-VI-b")
    @pytest.mark.parametrize(
        ("card", "space", "price"), [("III-c", "M5", 3), ("III-c", "F1", 5), ("VI-b", "M5", 0), ("VI-b", "M2", 2)]
    )
    def test_discounts_end_at_nothing(self, card: str, space: str, price: int) -> None:
        table = after_no_action(played(card).goods(0, livres=5), card)
        table.plays(f"fund {space}")
        assert table.seat(0)["livres"] == 5 - price
        poor = after_no_action(played("III-c").goods(0, livres=2), "III-c")
        assert poor.view()["current"] == 1  # even the cheapest space would cost 3

    @rule("ROC-BON-08", "ROC-MIX-12")
    def test_an_extra_tailor_has_the_rank_of_its_card(self) -> None:
        """I-b, a Master, sets off II-b, a Journeyman: no master space."""
        table = played("I-b", supply=["II-b", "S-b", "S-c", "S-d", "S-e"]).tiles(0, "T01").display("A01")
        after_no_action(table, "I-b").plays("depute-card II-b", "tailor G6")
        if table.asked == "discount":
            table.plays("decline")
        table.plays("rent")
        assert table.refuses("place 1-3") == "ROC-TAILOR-12"

    @rule("ROC-BON-10")
    def test_random_tile_with_an_empty_bag(self) -> None:
        table = played("I-e").bag()
        after_no_action(table, "I-e").plays("use", "keep")
        assert table.view()["tile_discard"] == []
        none = played("I-c").loose()
        none.state.tile_bag = 0
        after_no_action(none, "I-c")
        assert none.view()["current"] == 1
        assert none.seat(0)["livres"] == 15


class TestStartingCardsAndLevelI:
    @rule("ROC-EMP-S-c", "ROC-EMP-I-f")
    @pytest.mark.parametrize(("card", "livres"), [("S-c", 14), ("I-f", 15)])
    @pytest.mark.parametrize("kind", ["lace", "yarn"])
    def test_lace_or_yarn(self, card: str, livres: int, kind: str) -> None:
        table = after_no_action(played(card), card)
        assert table.legal() == ["decline", "lace", "yarn"]
        table.plays(kind)
        assert (table.seat(0)[kind], table.seat(0)["livres"]) == (2, livres)

    @rule("ROC-EMP-S-c")
    def test_without_a_livre_no_marker(self) -> None:
        assert after_no_action(played("S-c").goods(0, livres=0), "S-c").view()["current"] == 1

    @rule("ROC-EMP-S-e", "ROC-EMP-I-a")
    @pytest.mark.parametrize(("card", "livres"), [("S-e", 2), ("I-a", 1)])
    def test_livres(self, card: str, livres: int) -> None:
        assert after_no_action(played(card), card).plays("use").seat(0)["livres"] == 15 + livres

    @rule("ROC-EMP-I-b", "ROC-MIX-05", "ROC-MIX-16")
    def test_depute_any_card_and_use_its_bonus(self) -> None:
        table = played("I-b", supply=["III-d", "S-b", "S-c", "S-d"], discard=["S-e"])
        after_no_action(table, "I-b")
        offered = {text.split()[1] for text in table.legal("depute-card")}
        assert offered == {"I-b", "S-a", "III-d", "S-b", "S-c", "S-d", "S-e"}
        table.plays("depute-card III-d")
        assert table.log("depute") == [{"seat": 0, "card": "III-d"}]
        assert table.seat(0)["livres"] == 15  # no livres for deputing
        table.plays("use")
        assert table.seat(0)["livres"] == 15 + 6  # staff of 7: III-d still counts
        assert table.seat(0)["staff"] == 6
        hand = played("I-b")
        after_no_action(hand, "I-b").plays("depute-card S-a")
        assert hand.seat(0)["hand"] == 0  # costs a turn

    @rule("ROC-EMP-I-c", "ROC-EMP-I-e")
    @pytest.mark.parametrize(("card", "livres"), [("I-c", 14), ("I-e", 15)])
    def test_random_tile(self, card: str, livres: int) -> None:
        table = after_no_action(played(card), card)
        before = table.state.revealed()
        table.plays("use")
        assert table.state.revealed() > before  # a barrier
        assert table.asked == "tile"
        table.plays("keep")
        assert (table.seat(0)["tiles"], table.seat(0)["livres"]) == (1, livres)
        assert after_no_action(played(card), card).plays("decline").seat(0)["tiles"] == 0

    @rule("ROC-EMP-I-d", "ROC-EMP-S-d", "ROC-MIX-13")
    @pytest.mark.parametrize("card", ["S-d", "I-d"])
    def test_extra_acquire_from_the_same_drawer(self, card: str) -> None:
        table = played(card).drawer(1, "T01", "T02", "T03").begins(0)
        table.plays(f"play {card}", "acquire 1-1", "keep", "acquire 1-2", "keep")
        assert table.seat(0)["livres"] == 15 - 2 - 1


class TestLevelsIItoVI:
    @rule("ROC-EMP-II-a")
    def test_livres_per_azure_and_jade(self) -> None:
        table = (
            played("II-a").guest("1-1", "A01", 0).guest("1-2", "J01", 0).guest("2-1", "R01", 0).guest("2-2", "A02", 1)
        )
        assert after_no_action(table, "II-a").plays("use").seat(0)["livres"] == 15 + 3

    @rule("ROC-EMP-II-b", "ROC-VEC-14", "ROC-MIX-09", "ROC-MIX-11")
    def test_extra_tailor_one_roll_less(self) -> None:
        def table(*tiles: str) -> Table:
            found = played("II-b").tiles(0, *tiles).goods(0, livres=1).display("A09", None)
            return after_no_action(found, "II-b").plays("tailor G5")

        both = table("T01", "T20")  # 2 azure; 1 rose
        assert both.legal() == ["decline", "discount azure", "discount rose"]
        assert both.refuses("discount jade") == "ROC-MIX-10"
        both.plays("discount rose")
        assert both.seat(0)["kept"] == ["T20"]
        assert both.seat(0)["livres"] == 0  # the display space is paid in full
        one = table("T09", "T20")  # 1 azure; 1 rose: only a lowered azure can be paid
        assert one.legal() == ["discount azure"]
        assert one.plays("discount azure").asked == "rent"
        assert one.seat(0)["kept"] == []
        two = table("T01")  # 2 azure: only a lowered rose
        assert two.legal() == ["discount rose"]

    @rule("ROC-EMP-II-b")
    def test_no_master_garment_by_an_extra_tailor(self) -> None:
        table = played("II-b").tiles(0, "T01", "T02").display("A04", "A02").begins(0)
        table.plays("play II-b", "no-action")
        assert table.refuses("tailor G5") == "ROC-TAILOR-03"
        table.plays("tailor G6")

    @rule("ROC-EMP-II-c", "ROC-VEC-13", "ROC-MIX-08")
    @pytest.mark.parametrize(("card", "livres"), [("S-a", 8), ("S-c", 5), ("S-d", 2), ("II-c", 5)])
    def test_depute_any_for_its_own_price(self, card: str, livres: int) -> None:
        table = after_no_action(played("II-c"), "II-c").plays(f"depute-card {card}")
        assert table.seat(0)["livres"] == 15 + livres
        assert table.view()["current"] == 1  # its bonus may not be used
        assert table.seat(0)["staff"] == 5

    @rule("ROC-EMP-II-d", "ROC-EMP-V-b")
    @pytest.mark.parametrize("card", ["II-d", "V-b"])
    def test_prestige_per_two_decorations(self, card: str) -> None:
        table = played(card).token(0, "F1", "S1", "M1")
        assert after_no_action(table, card).plays("use").seat(0)["prestige"] == 1
        none = played(card).token(0, "F1")
        assert after_no_action(none, card).view()["current"] == 1  # nothing to use

    @rule("ROC-EMP-III-a")
    def test_livres_per_decoration(self) -> None:
        table = played("III-a").token(0, "F1", "S1", "M1").token(1, "F2")
        assert after_no_action(table, "III-a").plays("use").seat(0)["livres"] == 18

    @rule("ROC-EMP-III-b", "ROC-EMP-V-c", "ROC-EMP-V-a")
    @pytest.mark.parametrize(("card", "prestige", "livres"), [("III-b", 1, 15), ("V-c", 2, 15), ("V-a", 0, 20)])
    def test_by_garments(self, card: str, prestige: int, livres: int) -> None:
        table = owner_of(played(card), 5)
        player = after_no_action(table, card).plays("use").seat(0)
        assert (player["prestige"], player["livres"]) == (prestige, livres)

    @rule("ROC-EMP-V-c", "ROC-OPT-08")
    @pytest.mark.parametrize(("garments", "by_twos", "by_threes"), [(3, 1, 1), (4, 2, 1), (5, 2, 1), (6, 3, 2)])
    def test_v_c_as_the_table_reads_it(self, garments: int, by_twos: int, by_threes: int) -> None:
        for per, prestige in (("2", by_twos), ("3", by_threes)):
            table = Table(edition="classic", v_c_per=per).round(6).staff(0, ["V-c", "S-a"])
            owner_of(table, garments).begins(0).plays("play V-c", "no-action")
            shown = table.state.shows(0, table.setup.catalogue.number("use"))
            assert shown.gain == {"prestige": prestige}
            assert table.plays("use").seat(0)["prestige"] == prestige

    @rule("ROC-OPT-08")
    def test_v_c_is_shown_as_the_table_reads_it(self) -> None:
        threes, twos = Table(edition="classic", v_c_per="3"), Table(edition="classic")
        assert threes.view()["readings"]["V-c"]["per"] == 3
        assert twos.view()["readings"] == {}
        said = [repr(table.setup.names()[f"bonus:{card}"]) for table in (threes, twos) for card in ("V-c", "III-b")]
        assert said[0] == said[1] == said[3] != said[2]
        assert twos.state.parts is not threes.state.parts

    @rule("ROC-EMP-III-d", "ROC-EMP-IV-a", "ROC-EMP-VI-c", "ROC-EMP-JJ-4", "ROC-VEC-18")
    @pytest.mark.parametrize(
        ("card", "amounts"),
        [
            ("III-d", [0, 2, 2, 6, 6, 10, 10, 14, 14]),
            ("IV-a", [0, 1, 1, 3, 3, 5, 5, 7, 7]),
            ("VI-c", [0, 2, 2, 5, 5, 8, 8, 11, 11]),
            ("JJ-4", [6, 5, 4, 2, 2, 2, 2, 2, 2]),
        ],
    )
    def test_by_staff_size(self, card: str, amounts: list[int]) -> None:
        state = Table().state
        row = state.parts.kind_numbers[card]
        assert [by_staff(state, row, size) for size in range(4, 13)] == amounts

    @rule("ROC-EMP-III-d", "ROC-VEC-10")
    def test_a_deputed_card_counts_for_its_own_bonus(self) -> None:
        table = played("III-d", supply=["S-b", "S-c", "S-d"]).begins(0).plays("play III-d", "depute", "use")
        assert table.seat(0)["livres"] == 15 + 4 + 2
        assert table.seat(0)["staff"] == 4

    @rule("ROC-EMP-IV-b", "ROC-VEC-14", "ROC-MIX-11")
    def test_extra_tailor_two_jade_less(self) -> None:
        table = played("IV-b").display("J01").begins(0).plays("play IV-b", "no-action", "tailor G6")
        assert table.asked == "rent"  # no silk at all is left to pay
        one = played("IV-b").tiles(0, "T28").goods(0, yarn=1).display("J05")
        after_no_action(one, "IV-b").plays("tailor G6", "discount jade")
        assert one.seat(0)["kept"] == []  # the azure roll is still due
        state = played("IV-b").state
        garment, row = state.parts.garment_numbers["J09"], state.parts.kind_numbers["IV-b"]
        assert rolls_needed(state, garment, row, 2) >> 16 & 255 == 1  # 3 JADE become 1

    @rule("ROC-MIX-10")
    def test_a_garment_without_that_colour_is_allowed_at_full_price(self) -> None:
        table = played("IV-b").tiles(0, "T01").display("A01")
        after_no_action(table, "IV-b").plays("tailor G6")
        assert table.asked == "rent"
        assert table.seat(0)["kept"] == []

    @rule("ROC-EMP-IV-c")
    def test_livres_per_rose_and_prestige_per_amber(self) -> None:
        table = played("IV-c").guest("1-1", "R01", 0).guest("1-2", "R02", 0).guest("2-1", "O01", 0)
        player = after_no_action(table, "IV-c").plays("use").seat(0)
        assert (player["livres"], player["prestige"]) == (19, 1)

    @rule("ROC-EMP-IV-d", "ROC-EMP-VI-a")
    @pytest.mark.parametrize(("card", "price"), [("IV-d", 4), ("VI-a", 3)])
    def test_buy_prestige_in_whole_packets(self, card: str, price: int) -> None:
        table = after_no_action(played(card).goods(0, livres=2 * price + 2), card)
        assert table.legal() == ["decline", "buy-prestige"]
        table.plays("buy-prestige")
        assert "done" in table.legal()
        table.plays("buy-prestige")
        assert (table.seat(0)["livres"], table.seat(0)["prestige"]) == (2, 2)
        assert table.view()["current"] == 1  # the rest is no packet
        stop = after_no_action(played(card).goods(0, livres=20), card).plays("buy-prestige", "done")
        assert stop.seat(0)["prestige"] == 1

    @rule("ROC-EMP-V-d", "ROC-VEC-17")
    def test_discard_silk_for_prestige(self) -> None:
        table = after_no_action(played("V-d").tiles(0, "T28", "T12", "T09", "T13"), "V-d")
        table.plays("discard T28", "discard T12", "discard T09", "done")
        assert table.seat(0)["prestige"] == 3
        assert table.seat(0)["kept"] == ["T13"]
        assert table.view(1)["tile_discard"] == ["T09", "T12", "T28"]
        declined = after_no_action(played("V-d").tiles(0, "T28"), "V-d").plays("decline")
        assert declined.seat(0)["kept"] == ["T28"]

    @rule("ROC-EMP-VI-c")
    def test_crown_by_staff_size(self) -> None:
        table = Table().staff(0, ["VI-c"], discard=["I-a"]).ends()
        assert table.scores(0)["crowns"] == 5
        small = Table().staff(0, ["VI-c"], supply=["S-a", "S-b", "S-c"]).ends()
        assert small.scores(0)["crowns"] == 0

    @rule("ROC-EMP-VI-d", "ROC-EMP-VI-e", "ROC-EMP-VI-f", "ROC-VEC-26", "ROC-END-04", "ROC-END-06", "ROC-END-05")
    def test_crowns(self) -> None:
        table = Table().staff(0, ["VI-d"]).goods(0, lace=3, yarn=1).ends()
        assert table.scores(0)["crowns"] == 3
        assert (table.seat(0)["lace"], table.seat(0)["yarn"]) == (2, 0)
        table = Table().staff(0, ["VI-e"])
        for place, name in (("1-3", "A01"), ("1-4", "A02"), ("2-3", "A03"), ("3-3", "A04"), ("4-2", "A05")):
            table.guest(place, name, 0)
        assert table.token(0, "F1").ends().scores(0)["crowns"] == 6  # the one that goes to the Terrace counts
        table = owner_of(Table().staff(0, ["VI-f"]), 4).guest("5-1", "R01", 0).guest("5-4", "O01", 0).ends()
        assert table.scores(0)["crowns"] == 4


class TestInterplay:
    @rule("ROC-MIX-03", "ROC-MIX-04", "ROC-VEC-12")
    def test_i_b_deputes_itself_and_another(self) -> None:
        table = after_no_action(played("I-b"), "I-b").plays("depute-card I-b")
        assert table.asked == "bonus"
        assert table.refuses("depute-card I-b") == "ROC-MIX-03"
        table.plays("depute-card S-e", "use")
        assert table.seat(0)["livres"] == 17  # S-e's bonus once, no livres for either
        assert table.seat(0)["staff"] == 4
        assert table.view()["current"] == 1

    @rule("ROC-MIX-06")
    def test_a_card_without_a_bonus_just_leaves(self) -> None:
        table = after_no_action(played("I-b", supply=["S-b", "VI-d", "S-c", "S-d", "S-e"]), "I-b")
        table.plays("depute-card VI-d")
        assert table.view()["current"] == 1
        assert table.seat(0)["staff"] == 6

    @rule("ROC-MIX-07")
    def test_a_chain_of_deputies(self) -> None:
        table = after_no_action(played("I-b", supply=["II-c", "S-b", "S-c", "S-d", "S-e"]), "I-b")
        table.plays("depute-card II-c")
        assert table.refuses("depute-card II-c") == "ROC-MIX-03"
        table.plays("depute-card S-b")
        assert table.seat(0)["livres"] == 23
        assert table.seat(0)["staff"] == 5

    @rule("ROC-MIX-17")
    def test_deputing_the_top_of_the_discard(self) -> None:
        table = after_no_action(played("II-c", supply=["S-b", "S-c"], discard=["I-a", "S-d", "S-e"]), "II-c")
        table.plays("depute-card S-e")
        assert table.seat(0)["discard"] == ["I-a", "S-d", "II-c"]
