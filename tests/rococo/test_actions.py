"""The six main actions of the base game (ROC-FAVOR, -ACQ, -TAILOR, -GUEST, -HIRE, -DEPUTE, -FUND, -ALLH)."""

from __future__ import annotations

from typing import Any

import pytest

from guildhall.games.rococo.components.holdings import LIVRES
from guildhall.games.rococo.rules.acquiring import drawer_price
from guildhall.games.rococo.rules.hiring import hire_price

from .script import Table

rule = pytest.mark.rule


class TestFavor:
    @rule("ROC-FAVOR-01", "ROC-FAVOR-02", "ROC-FAVOR-03")
    def test_once_a_round_by_master_or_journeyman(self) -> None:
        table = Table(start_player="first_seat").begins(0).plays("play S-a", "favor")
        assert (table.view()["favor"], table.seat(0)["livres"]) == (0, 20)  # the first player may claim it too
        table.plays("play S-a")
        assert table.refuses("favor") == "ROC-FAVOR-01"
        assert Table().staff(0, ["S-d"]).begins(0).refuses("favor") == "ROC-P3-07"
        assert "favor" in Table().staff(0, ["S-c"]).begins(0).legal()

    @rule("ROC-FAVOR-05", "ROC-END-08")
    def test_in_round_7_it_stays_and_scores(self) -> None:
        table = Table().round(7).staff(1, []).staff(2, []).staff(0, ["S-a"]).begins(0).plays("favor")
        assert table.view()["phase"] == "over"
        assert table.view()["favor"] == 0
        assert [table.scores(seat)["favor"] for seat in range(3)] == [3, 0, 0]


class TestAcquire:
    @rule("ROC-ACQ-01", "ROC-ACQ-02", "ROC-EX-02", "ROC-ACQ-04")
    def test_any_tile_of_any_drawer(self) -> None:
        table = Table().staff(0, ["S-e", "S-a"]).drawer(1, "T12", "T01", "T02").drawer(2, "T03").begins(0)
        table.plays("play S-e")
        assert table.legal("acquire") == ["acquire 1-1", "acquire 1-2", "acquire 1-3", "acquire 2-1"]
        assert table.refuses("acquire 3-1") == "ROC-ACQ-01"
        table.plays("acquire 1-1")
        assert table.legal() == ["keep", "lace", "yarn"]
        table.plays("keep")
        assert table.seat(0)["kept"] == ["T12"]
        assert table.seat(0)["livres"] == 13
        assert table.view()["drawers"][0]["price"] == 1

    @rule("ROC-VEC-01", "ROC-ACQ-02")
    @pytest.mark.parametrize(("seats", "prices"), [(4, [2, 2, 1, 0]), (3, [2, 1, 0])])
    def test_prices_of_a_drawer(self, seats: int, prices: list[int]) -> None:
        table = Table(seats).drawer(1, *["T01", "T02", "T03", "T04"][: len(prices)])
        found = []
        for place in range(len(prices)):
            found.append(drawer_price(table.state, 0))
            table.state.drawers[place] = -1
        assert found == prices

    @rule("ROC-ACQ-03")
    def test_impossible_without_tiles_or_money(self) -> None:
        assert not Table().begins(0).plays("play S-a").legal("acquire")
        table = (
            Table()
            .goods(0, livres=1)
            .drawer(1, "T01", "T02", "T03")
            .drawer(2, "T04", "T05")
            .begins(0)
            .plays("play S-a")
        )
        assert table.legal("acquire") == ["acquire 2-1", "acquire 2-2"]
        assert table.refuses("acquire 1-1") == "ROC-ACQ-03"

    @rule("ROC-ACQ-05")
    @pytest.mark.parametrize(
        ("tile", "text", "lace", "yarn"),
        [("T09", "convert", 2, 2), ("T12", "lace", 2, 1), ("T12", "yarn", 1, 2), ("T05", "convert", 2, 1)],
    )
    def test_converting_by_mode(self, tile: str, text: str, lace: int, yarn: int) -> None:
        table = Table().drawer(1, tile).begins(0).plays("play S-a", "acquire 1-1")
        assert table.refuses("lace" if tile != "T12" else "convert") == "ROC-ACQ-05"
        table.plays(text)
        assert (table.seat(0)["lace"], table.seat(0)["yarn"]) == (lace, yarn)
        assert table.seat(0)["kept"] == []
        assert table.view()["tile_discard"] == [tile]

    @rule("ROC-ACQ-06", "ROC-TAILOR-06")
    def test_a_kept_tile_is_silk_for_good(self) -> None:
        table = Table().goods(0, lace=0).tiles(0, "T01", "T05").display("A03").staff(0, ["S-c"]).begins(0)
        assert table.refuses("tailor G6") == "ROC-TAILOR-06"
        assert table.refuses("convert") == "ROC-P3-05"

    @rule("ROC-ACQ-07", "ROC-HIRE-06")
    def test_no_limits(self) -> None:
        names = [f"T{number:02}" for number in range(1, 21)]
        table = (
            Table()
            .tiles(0, *names)
            .goods(0, lace=30)
            .drawer(1, "T21")
            .begins(0)
            .plays("play S-a", "acquire 1-1", "keep")
        )
        assert table.seat(0)["tiles"] == 21
        hired = ["I-a", "I-b", "I-c", "I-d", "I-e", "I-f", "II-a", "II-b"]
        table = Table().round(3).staff(0, ["S-a"], discard=hired).row("III-a").begins(0).plays("hire 1")
        assert table.seat(0)["staff"] == 14

    @rule("ROC-ACQ-09")
    def test_every_tile_is_decided_at_once(self) -> None:
        table = Table().staff(0, ["I-e", "S-a"]).begins(0).plays("play I-e", "no-action", "use")
        assert table.asked == "tile"
        table = Table().tiles(0, "T01").drawer(1, "T02").display("A01").begins(0)
        table.plays("play S-a", "tailor G6", "rent", "place 4-1", "acquire 1-1")
        assert table.asked == "tile"


def workshop(*tiles: str, card: str = "S-a", **options: Any) -> Table:
    """Seat 0 is about to act with a card and these tiles; the display holds a choice of garments."""
    return Table(**options).staff(0, [card, "S-b"] if card != "S-b" else ["S-b"]).tiles(0, *tiles)


class TestTailor:
    @rule("ROC-TAILOR-01", "ROC-TAILOR-02", "ROC-TAILOR-03", "ROC-TAILOR-04", "ROC-EX-03")
    def test_the_rulebooks_example(self) -> None:
        table = workshop("T01", "T28").display("A06", None, None, None).begins(0).plays("play S-a", "tailor G3")
        player = table.seat(0)
        assert (player["livres"], player["lace"], player["kept"]) == (11, 0, [])
        assert table.view()["tile_discard"] == ["T01", "T28"]
        journeyman = workshop("T01", "T28", card="S-c").display("A06", None, None, None).begins(0).plays("play S-c")
        assert journeyman.refuses("tailor G3") == "ROC-TAILOR-03"
        apprentice = workshop("T01", "T28", card="S-d").display("A06", None, None, None).begins(0).plays("play S-d")
        assert apprentice.refuses("tailor G3") == "ROC-TAILOR-01"

    @rule("ROC-TAILOR-05", "ROC-VEC-15", "ROC-INV-22")
    def test_payments_without_a_tile_too_many(self) -> None:
        table = workshop("T01", "T23", "T09").display("A01").begins(0).plays("play S-a", "tailor G6")
        assert table.asked == "pay"
        assert table.legal() == ["pay T01", "pay T09", "pay T23"]
        table.plays("pay T23")  # then only the single roll fits
        assert table.asked == "rent"
        assert table.seat(0)["kept"] == ["T01"]
        table = workshop("T01", "T23", "T09").display("A01").begins(0).plays("play S-a", "tailor G6", "pay T01")
        assert table.seat(0)["kept"] == ["T09", "T23"]
        assert table.view()["pending"]["kind"] == "rent"

    @rule("ROC-TAILOR-05")
    def test_tiles_that_look_the_same_are_one_choice(self) -> None:
        twins = workshop("T02", "T03").display("A01").begins(0)
        twins.pays = False
        assert twins.plays("play S-a", "tailor G6").legal() == ["pay T02"]
        assert twins.refuses("pay T03") == "ROC-TAILOR-05"

    @rule("ROC-TAILOR-05")
    def test_a_started_payment_stays_lean(self) -> None:
        table = workshop("T01", "T09", "T23", "T12").display("A08").begins(0).plays("play S-a", "tailor G6")
        table.plays("pay T23")
        assert table.asked in ("pay", "rent")
        if table.asked == "pay":
            assert table.refuses("pay T12") == "ROC-TAILOR-05"

    @rule("ROC-TAILOR-08")
    def test_nothing_to_make(self) -> None:
        table = workshop("T01").begins(0).plays("play S-a")
        assert not table.legal("tailor")
        assert table.refuses("tailor G1") == "ROC-TAILOR-08"
        table = workshop("T12").display("A01").begins(0).plays("play S-a")
        assert table.refuses("tailor G6") == "ROC-TAILOR-04"

    @rule("ROC-TAILOR-09", "ROC-TAILOR-10", "ROC-MIX-15")
    def test_sell(self) -> None:
        table = workshop("T01").display("A01").begins(0).plays("play S-a", "tailor G6")
        assert table.legal() == ["rent", "sell"]
        assert table.refuses("decline") == "ROC-TAILOR-09"
        table.plays("sell")
        assert table.seat(0)["livres"] == 15 + 6
        assert table.view()["garment_discard"] == ["A01"]
        rich = Table().round(4).staff(0, ["II-a", "S-a"]).tiles(0, "T01").goods(0, livres=0).display("A01").begins(0)
        rich.plays("play II-a", "tailor G6", "sell")
        assert rich.seat(0)["livres"] == 6

    @rule("ROC-TAILOR-11", "ROC-TAILOR-12", "ROC-TAILOR-13")
    def test_rent_on_a_free_space(self) -> None:
        table = workshop("T01").guest("1-1", "R01", 1).display("A01").begins(0).plays("play S-a", "tailor G6", "rent")
        assert len(table.legal("place")) == 6 + 5 + 5 + 4 + 4 - 1
        assert table.refuses("place 1-1") == "ROC-TAILOR-13"
        assert table.refuses("place 1-9") == "ROC-TAILOR-11"
        table.plays("place 1-3")  # a master space, though the garment has no mark
        assert table.view()["halls"][0]["guests"][2] == {
            "id": "guest:1-3",
            "position": 3,
            "master": True,
            "reward": "none",
            "amount": 0,
            "garment": "A01",
            "owner": 0,
        }
        journeyman = workshop("T01", card="S-c").display("A01").begins(0).plays("play S-c", "tailor G6", "rent")
        assert journeyman.refuses("place 1-3") == "ROC-TAILOR-12"

    @rule("ROC-TAILOR-14", "ROC-VEC-19")
    def test_a_forced_sale(self) -> None:
        def full(card: str) -> Table:
            table = workshop("T01", card=card).display("A01")
            names = iter([f"R{n:02}" for n in range(1, 14)] + [f"J{n:02}" for n in range(1, 11)])
            for hall in table.view()["halls"]:
                for guest in hall["guests"]:
                    if not guest["master"]:
                        table.guest(guest["id"][6:], next(names), 1)
            return table.begins(0).plays(f"play {card}", "tailor G6")

        journeyman = full("S-c")
        assert journeyman.asked != "rent"
        assert journeyman.seat(0)["livres"] == 21
        assert full("S-a").legal() == ["rent", "sell"]

    @rule("ROC-TAILOR-15", "ROC-FUND-07")
    def test_prestige_of_garments_and_spaces_counts_at_the_end_only(self) -> None:
        table = workshop("T01").display("A01").begins(0).plays("play S-a", "tailor G6", "rent", "place 1-1")
        assert table.seat(0)["prestige"] == 0
        table.plays("play S-a", "fund F1")
        assert table.seat(1)["prestige"] == 0

    @rule("ROC-TAILOR-16", "ROC-INV-12")
    def test_the_display_is_not_refilled(self) -> None:
        table = workshop("T01").display("R01", "A01", "A02").begins(0).plays("play S-a", "tailor G5", "sell")
        assert [space["garment"] for space in table.view()["display"]][3:] == ["R01", None, "A02"]

    @rule("ROC-TAILOR-17")
    def test_the_order_inside_the_action(self) -> None:
        table = (
            Table(jewelry_box="on", exclusive_tailoring="on").staff(0, ["S-a", "S-b"]).token(0, "W1", "M1", "M2", "M3")
        )
        table.token(0, "M5").tiles(0, "T01", "T02", "T12").goods(0, livres=40, yarn=3).drawer(1, "T03", "T04")
        table.display("E03").jewel_display("amber").rekeep(0, "T42", "T12").begins(0)
        table.plays("play S-a", "tailor G6")
        assert table.asked == "jewel"
        table.plays("jewel 5", "keep", "place 4-1", "acquire 1-1", "keep", "acquire 1-2", "keep")
        keys = [event.key.removeprefix("rococo-log-") for event in table.events]
        order = ["tailor", "jewel", "draw", "keep", "place", "all-halls", "acquire", "keep", "acquire", "keep"]
        assert [key for key in keys if key in order] == order


class TestGuestRewards:
    def rents(self, place: str, **goods: Any) -> Table:
        table = workshop("T01").display("A01").goods(0, **goods).drawer(1, "T12", "T13", "T14").begins(0)
        return table.plays("play S-a", "tailor G6", "rent", f"place {place}")

    @rule("ROC-GUEST-01", "ROC-GUEST-06")
    def test_livres(self) -> None:
        assert self.rents("5-1").seat(0)["livres"] == 20

    @rule("ROC-GUEST-02")
    @pytest.mark.parametrize(("place", "lace", "yarn"), [("2-5", 2, 1), ("3-1", 1, 2)])
    def test_markers(self, place: str, lace: int, yarn: int) -> None:
        player = self.rents(place).seat(0)
        assert (player["lace"], player["yarn"]) == (lace, yarn)

    @rule("ROC-GUEST-03", "ROC-GUEST-05")
    def test_a_free_tile_or_none(self) -> None:
        table = self.rents("4-1", livres=0)
        assert table.legal() == ["acquire 1-1", "acquire 1-2", "acquire 1-3", "decline"]
        table.plays("acquire 1-2", "keep")
        assert table.seat(0)["kept"] == ["T13"]
        assert table.seat(0)["livres"] == 0
        declined = self.rents("4-1").plays("decline")
        assert declined.seat(0)["kept"] == []

    @rule("ROC-GUEST-04")
    def test_empty_drawers_give_nothing(self) -> None:
        table = workshop("T01").display("A01").begins(0).plays("play S-a", "tailor G6", "rent", "place 4-1")
        assert table.view()["current"] == 1

    @rule("ROC-GUEST-07", "ROC-MIX-14")
    def test_a_reward_cannot_pay_for_its_garment_but_for_a_bonus(self) -> None:
        table = workshop("T01").goods(0, livres=0).display("A01", None).begins(0).plays("play S-a")
        assert table.refuses("tailor G5") == "ROC-TAILOR-02"
        table = Table().round(3).staff(0, ["II-b", "S-a"]).tiles(0, "T01").goods(0, livres=0).drawer(1, "T12")
        table.display("R01", "A01").state.own[LIVRES] = 1
        table.begins(0).plays("play II-b", "tailor G6", "rent", "place 4-1", "acquire 1-1", "keep")
        table.plays("tailor G5", "discount rose")  # the reward tile pays, and G5 costs the livre
        assert table.asked == "rent"
        assert table.seat(0)["kept"] == []


class TestHire:
    @rule("ROC-HIRE-01", "ROC-HIRE-02", "ROC-EX-04")
    def test_the_rulebooks_example(self) -> None:
        table = Table().row("I-a", "I-c", "I-e").begins(0).plays("play S-a", "hire 2")
        assert table.seat(0)["livres"] == 12
        assert "I-c" in table.seat(0)["hand_cards"]
        assert table.view()["hire"]["price"] == 1
        assert Table().staff(0, ["S-c"]).row("I-a").begins(0).refuses("hire 1") == "ROC-HIRE-01"

    @rule("ROC-VEC-02", "ROC-HIRE-02")
    def test_prices_of_the_row(self) -> None:
        table = Table().row("I-a", "I-b", "I-c", "I-d")
        prices = []
        for space in range(4):
            prices.append(hire_price(table.state))
            table.state.row[space] = -1
        assert prices == [5, 3, 1, 0]

    @rule("ROC-HIRE-04")
    def test_impossible(self) -> None:
        assert Table().begins(0).plays("play S-a").refuses("hire 1") == "ROC-HIRE-04"
        table = Table().goods(0, livres=2).row("I-a", "I-b", "I-c").begins(0).plays("play S-a")
        assert table.refuses("hire 1") == "ROC-HIRE-04"

    @rule("ROC-HIRE-05")
    def test_several_hires_in_a_round(self) -> None:
        table = Table().row("I-a", "I-b", "I-c", "I-d").begins(0)
        table.plays("play S-a", "hire 1", "play S-a", "hire 2", "play S-a", "hire 3")
        assert [space["employee"] for space in table.view()["hire"]["spaces"]] == [None, None, None, "I-d"]
        assert [table.seat(seat)["livres"] for seat in range(3)] == [10, 12, 14]


class TestDepute:
    @rule("ROC-DEPUTE-01", "ROC-DEPUTE-02", "ROC-DEPUTE-04", "ROC-DEPUTE-07")
    @pytest.mark.parametrize(("card", "livres"), [("S-b", 10), ("S-c", 7), ("S-d", 4), ("I-a", 10)])
    def test_the_played_card_leaves_for_its_livres(self, card: str, livres: int) -> None:
        table = Table().staff(0, [card, "S-e"]).begins(0).plays(f"play {card}")
        assert table.refuses("depute-card S-e") == "ROC-P3-05"
        table.plays("depute")
        assert table.seat(0)["livres"] == 15 + livres
        if table.asked == "bonus":
            table.plays("decline")
        assert card not in table.seat(0)["unseen"] + table.seat(0)["discard"]
        lone = Table().staff(0, ["S-a", "I-e"], supply=["S-c", "S-d", "S-e"]).begins(0).plays("play S-a", "depute")
        assert lone.seat(0)["staff"] == 4

    @rule("ROC-DEPUTE-03", "ROC-MIX-01", "ROC-MIX-18")
    def test_livres_then_a_last_bonus(self) -> None:
        table = Table().round(6).staff(0, ["VI-a", "S-a"]).goods(0, livres=2).begins(0).plays("play VI-a", "depute")
        assert table.seat(0)["livres"] == 12
        table.plays("buy-prestige", "buy-prestige", "buy-prestige", "buy-prestige")
        assert (table.seat(0)["livres"], table.seat(0)["prestige"]) == (0, 4)
        assert table.seat(0)["staff"] == 5

    @rule("ROC-DEPUTE-05", "ROC-VEC-09", "ROC-INV-06")
    def test_four_must_remain(self) -> None:
        table = Table().round(3).staff(0, ["I-b", "II-c", "S-a"], supply=["S-c"]).begins(0).plays("play I-b")
        assert table.refuses("depute") == "ROC-DEPUTE-05"
        table.plays("no-action")
        assert table.view()["current"] == 1  # nor can the bonus depute
        five = Table().round(3).staff(0, ["II-c", "S-a"], supply=["S-b", "S-c", "S-d"]).begins(0)
        five.plays("play II-c", "no-action", "depute-card S-a")
        assert five.seat(0)["staff"] == 4

    @rule("ROC-DEPUTE-06", "ROC-MIX-02", "ROC-VEC-11")
    def test_leaving_cards_do_not_count_for_the_four(self) -> None:
        six = Table().staff(0, ["I-b", "S-a"]).begins(0).plays("play I-b", "depute")
        assert six.seat(0)["livres"] == 25
        assert six.asked == "bonus"
        six.plays("depute-card S-b")
        assert six.seat(0)["staff"] == 4
        five = Table().staff(0, ["I-b", "S-a"], supply=["S-b", "S-c", "S-d"]).begins(0).plays("play I-b", "depute")
        assert five.view()["current"] == 1

    @rule("ROC-DEPUTE-08", "ROC-END-07", "ROC-CONV-07")
    def test_a_deputed_crown_card_scores_nothing(self) -> None:
        kept = Table().staff(0, ["VI-d"]).ends()
        assert kept.scores(0)["crowns"] == 3
        table = Table().round(7).staff(0, ["VI-d", "S-a"]).begins(0).plays("play VI-d", "depute").finish_round()
        assert table.scores(0)["crowns"] == 0


class TestFund:
    @rule("ROC-FUND-01", "ROC-EX-05", "ROC-FUND-05")
    def test_fund(self) -> None:
        table = Table().staff(0, ["S-d", "S-a"]).goods(0, livres=40).begins(0).plays("play S-d", "fund F1")
        assert (table.seat(0)["livres"], table.seat(0)["decorations"]) == (30, 1)
        assert table.view()["decorations"][0]["owner"] == 0
        many = Table().goods(0, livres=90).token(0, "F1", "F2", "S1", "S2", "M1").begins(0).plays("play S-a", "fund F3")
        assert many.seat(0)["decorations"] == 6

    @rule("ROC-FUND-02", "ROC-FUND-06")
    def test_kinds_in_any_order(self) -> None:
        table = Table(jewelry_box="on").goods(0, livres=90).begins(0).plays("play S-a")
        spaces = [text.split()[1] for text in table.legal("fund")]
        assert {name.rstrip("12345") for name in spaces} == {"F", "S", "KL", "KR", "M", "W"}
        assert "F4" in spaces  # before F1 to F3
        base = Table().goods(0, livres=90).begins(0).plays("play S-a")
        assert base.refuses("fund W1") == "ROC-FUND-02"
        assert base.refuses("fund F6") == "ROC-FUND-02"  # not on this side

    @rule("ROC-FUND-03", "ROC-INV-09")
    def test_a_space_holds_one_token(self) -> None:
        table = Table().goods(0, livres=90).token(1, "F1").begins(0).plays("play S-a")
        assert table.refuses("fund F1") == "ROC-FUND-03"

    @rule("ROC-FUND-04", "ROC-INV-10")
    def test_one_token_in_each_half_of_the_kitchen(self) -> None:
        table = Table().goods(0, livres=90).token(0, "KL1").begins(0).plays("play S-a")
        assert table.refuses("fund KL2") == "ROC-FUND-04"
        table.plays("fund KR1")
        assert table.seat(0)["decorations"] == 2

    @rule("ROC-FUND-08")
    def test_too_dear(self) -> None:
        table = Table().goods(0, livres=9).begins(0).plays("play S-a")
        assert table.legal("fund") == ["fund M5"]
        assert table.refuses("fund F1") == "ROC-FUND-08"


class TestAllHalls:
    @rule("ROC-ALLH-01", "ROC-ALLH-02")
    def test_the_most_valuable_free_space_at_once(self) -> None:
        table = Table().token(1, "M1", "M2", "M3").guest("4-4", "R01", 1).guest("5-4", "R02", 1)
        assert table.view()["all_halls"][0]["owner"] == 1
        table.guest("1-1", "A01", 0).guest("2-2", "A02", 0).guest("3-2", "A03", 0).token(0, "M4")
        table.tiles(0, "T12").display("R04").goods(0, lace=1).begins(0)
        table.plays("play S-a", "tailor G6", "rent", "place 5-1")
        assert [space["owner"] for space in table.view()["all_halls"]] == [1, 0, None]
        assert table.log("all-halls") == [{"seat": 0, "prestige": 3}]
        keys = [event.key for event in table.events]
        assert keys.index("rococo-log-all-halls") < keys.index("rococo-log-livres")  # before the reward
        table.guest("3-4", "R05", 0)
        assert [space["owner"] for space in table.view()["all_halls"]] == [1, 0, None]

    @rule("ROC-ALLH-03")
    def test_it_is_no_decoration_and_scores_at_the_end(self) -> None:
        table = Table().token(0, "M1", "M2", "M3", "M4", "M5")
        assert table.seat(0)["decorations"] == 5
        assert table.ends().scores(0)["all-halls"] == 5

    @rule("ROC-ALLH-04")
    def test_no_free_space_left(self) -> None:
        table = Table().loose()
        for space in range(3):
            table.state.all_halls[space] = 1 + space % 2
        table.token(0, "M1", "M2", "M3", "M4", "M5")
        assert not table.seat(0)["all_halls"]
