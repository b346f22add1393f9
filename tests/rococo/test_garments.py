"""Luxury, festive and exclusive garments (ROC-LUX, -FEST, -EXCL)."""

from __future__ import annotations

from typing import Any

import pytest

from .script import Table

rule = pytest.mark.rule


def workshop(card: str = "S-a", **options: Any) -> Table:
    """Seat 0 has much of everything."""
    table = Table(**options).round(5).staff(0, [card, "S-b"]).goods(0, livres=30, lace=4, yarn=4)
    return table.tiles(0, "T12", "T16", "T01", "T05", "T42", "T43", "T39", "T40")


def makes(table: Table, garment: str, card: str = "S-a") -> Table:
    """Make the garment on the cheapest space, paying with any tiles."""
    table.display(garment).begins(0).plays(f"play {card}", "tailor G6")
    while table.asked == "pay":
        table.plays(table.legal()[0])
    return table


def fill_halls(table: Table, keep: int = 0) -> Table:
    """All guest spaces are taken but for the last so many."""
    names = [f"{letter}{n:02}" for letter, size in (("A", 13), ("R", 13), ("J", 10)) for n in range(1, size + 1)]
    places = [guest["id"][6:] for hall in table.view()["halls"] for guest in hall["guests"]]
    for place in places[: len(places) - keep]:
        table.guest(place, names.pop(), 1)
    return table


class TestLuxury:
    @rule("ROC-LUX-01", "ROC-LUX-02")
    def test_they_are_garments_like_others(self) -> None:
        table = workshop(luxury_garments="on").tiles(0, "T02", "T03", "T49")
        makes(table, "L01")
        assert table.legal() == ["rent", "sell"]
        table.plays("rent", "place 1-1")
        scored = table.token(0, "F1").ends().scores(0)
        assert scored["terrace"] == 12
        sold = workshop(luxury_garments="on").tiles(0, "T02", "T03", "T49")
        assert makes(sold, "L01").plays("sell").seat(0)["livres"] == 60


class TestFestive:
    @rule("ROC-FEST-01")
    def test_never_sold(self) -> None:
        table = makes(workshop(festive_garments="on"), "F02")
        assert table.asked == "place"  # there is nothing to decide
        master = workshop("S-c", festive_garments="on").display("F01").begins(0).plays("play S-c")
        assert master.refuses("tailor G6") == "ROC-TAILOR-03"

    @rule("ROC-FEST-02")
    def test_not_without_a_guest_space(self) -> None:
        table = fill_halls(workshop(festive_garments="on")).display("F02").begins(0).plays("play S-a")
        assert table.refuses("tailor G6") == "ROC-FEST-02"

    @rule("ROC-FEST-03", "ROC-FEST-05", "ROC-FEST-06", "ROC-VEC-29", "ROC-FEST-08")
    def test_scored_once_and_not_for_itself(self) -> None:
        table = workshop(festive_garments="on").guest("1-1", "A01", 0).guest("1-2", "A02", 0).tiles(0, "T02")
        table.token(0, "F1", "S1", "M1")
        makes(table, "F03")
        assert table.seat(0)["prestige"] == 2
        table.plays("place 2-1")
        assert table.seat(0)["garments"]["azure"] == 3
        assert table.seat(0)["prestige"] == 2
        again = workshop(festive_garments="on").token(0, "F1", "S1", "M1")
        assert makes(again, "F02").seat(0)["prestige"] == 3

    @rule("ROC-FEST-04", "ROC-FEST-07")
    def test_pairs_and_rose_coats(self) -> None:
        table = workshop(festive_garments="on").guest("1-1", "A01", 0).guest("1-2", "J01", 0).guest("2-1", "R01", 0)
        table.guest("2-2", "R02", 0).guest("2-4", "O01", 0)
        makes(table, "F01")
        assert table.seat(0)["prestige"] == 4
        coats = workshop(festive_garments="on").guest("2-1", "R01", 0).guest("2-2", "R02", 0)
        assert makes(coats, "F04").seat(0)["prestige"] == 2

    @rule("ROC-FEST-09")
    def test_the_employees_bonus_follows_as_usual(self) -> None:
        table = workshop("II-a", festive_garments="on").token(0, "F1")
        makes(table, "F02", "II-a").plays("place 1-1", "use")
        assert (table.seat(0)["prestige"], table.seat(0)["livres"]) == (1, 32)


class TestExclusive:
    @rule("ROC-EXCL-01", "ROC-EXCL-02")
    def test_only_rented(self) -> None:
        assert makes(workshop(exclusive_tailoring="on"), "E03").asked == "place"
        full = fill_halls(workshop(exclusive_tailoring="on")).display("E03", "E04").begins(0).plays("play S-a")
        assert full.refuses("tailor G5") == "ROC-EXCL-02"
        full.plays("tailor G6")  # the exception
        while full.asked == "pay":
            full.plays(full.legal()[0])
        assert full.seat(0)["livres"] == 44

    @rule("ROC-EXCL-03", "ROC-EXCL-04", "ROC-EXCL-11", "ROC-INV-13")
    def test_e01_takes_the_favor_and_livres(self) -> None:
        table = workshop(exclusive_tailoring="on").tiles(0, "T13")
        makes(table, "E01").plays("place 5-1")
        assert table.view()["favor"] == 0
        assert table.seat(0)["livres"] == 30 + 5 + 5
        amounts = [args["amount"] for args in table.log("livres")]
        keys = [event.key for event in table.events]
        assert amounts == [5, 5]
        assert keys.index("rococo-log-livres") < keys.index("rococo-log-favor")  # the reward of the space comes first
        taken = workshop(exclusive_tailoring="on").tiles(0, "T13")
        taken.state.favor = 1
        makes(taken, "E01").plays("place 1-1")
        assert (taken.view()["favor"], taken.seat(0)["livres"]) == (1, 35)

    @rule("ROC-EXCL-05", "ROC-EXCL-11")
    def test_e02_may_depute_for_printed_livres(self) -> None:
        table = workshop(exclusive_tailoring="on").tiles(0, "T02")
        makes(table, "E02").plays("place 1-1")
        assert "decline" in table.legal()
        table.plays("depute-card S-e")
        assert table.seat(0)["livres"] == 34  # and S-e's bonus is not used
        assert table.view()["current"] == 1
        small = (
            Table(exclusive_tailoring="on")
            .round(5)
            .staff(0, ["S-a", "S-b"], supply=["S-c", "S-d"])
            .tiles(0, "T01", "T09")
        )
        makes(small, "E02").plays("place 1-1")
        assert small.view()["current"] == 1  # four must remain

    @rule("ROC-EXCL-06")
    def test_e02_on_the_card_in_play_forfeits_its_bonus(self) -> None:
        table = workshop("II-a", exclusive_tailoring="on").tiles(0, "T02").guest("2-2", "J01", 0)
        makes(table, "E02", "II-a").plays("place 1-1", "depute-card II-a")
        assert table.seat(0)["livres"] == 40
        assert table.view()["current"] == 1
        assert table.seat(0)["discard"] == []

    @rule("ROC-EXCL-07")
    def test_e03_any_tile(self) -> None:
        table = workshop(exclusive_tailoring="on").drawer(2, "T02", "T03")
        makes(table, "E03").plays("place 1-1")
        assert table.legal() == ["acquire 2-1", "acquire 2-2", "decline"]
        table.plays("acquire 2-1", "keep")
        assert "T02" in table.seat(0)["kept"]
        assert table.seat(0)["livres"] == 30
        nothing = makes(workshop(exclusive_tailoring="on"), "E03").plays("place 1-1")
        assert nothing.view()["current"] == 1

    @rule("ROC-EXCL-08")
    def test_e04_livres_either_way_and_no_prestige(self) -> None:
        table = makes(workshop(exclusive_tailoring="on"), "E04")
        assert table.legal() == ["rent", "sell"]
        table.plays("rent", "place 1-1")
        assert table.seat(0)["livres"] == 44
        assert table.seat(0)["garments"]["jade"] == 1
        scored = table.token(0, "F1", "S1").ends().scores(0)
        assert (scored["terrace"], scored["garments"], scored["statues"], scored["hall1"]) == (0, 0, 2, 5)
        assert makes(workshop(exclusive_tailoring="on"), "E04").plays("sell").seat(0)["livres"] == 44

    @rule("ROC-EXCL-09", "ROC-EXCL-10", "ROC-DEC-27")
    def test_e05_and_e06_a_free_jewel(self) -> None:
        table = workshop(exclusive_tailoring="on", jewelry_box="on").tiles(0, "T02").token(0, "W1")
        table.jewel_display("azure", "amber", "azure")
        makes(table, "E05")
        assert table.asked == "jewel"  # a bought one besides
        table.plays("jewel 3", "keep", "place 1-1")
        assert table.legal() == ["decline", "jewel 4", "jewel 5"]  # any type and colour
        table.plays("jewel 5")
        assert table.asked == "tile"
        table.plays("keep")
        assert table.seat(0)["jewels"]["azure"] == 2
        assert table.seat(0)["livres"] == 30 - 4
        without = workshop(exclusive_tailoring="on", jewelry_box="on").tiles(0, "T13").jewel_display("rose")
        makes(without, "E06").plays("place 1-1")
        assert without.view()["current"] == 1

    @rule("ROC-EXCL-12")
    def test_by_an_extra_tailor(self) -> None:
        table = workshop("II-b", exclusive_tailoring="on").tiles(0, "T02")
        table.display("E02").begins(0).plays("play II-b", "no-action", "tailor G6", "decline")
        while table.asked == "pay":
            table.plays(table.legal()[0])
        table.plays("place 1-1", "depute-card S-e")
        assert table.seat(0)["livres"] == 34

    @rule("ROC-MIX-30")
    def test_several_tiles_one_after_the_other(self) -> None:
        table = workshop(exclusive_tailoring="on", jewelry_box="on").token(0, "W1").drawer(1, "T02", "T03")
        table.jewel_display("amber")
        makes(table, "E03").plays("jewel 5")
        assert table.asked == "tile"  # the match first
        table.plays("keep", "place 4-1", "acquire 1-1", "keep", "acquire 1-2", "keep")
        assert table.seat(0)["tasks"] == []
        assert {"T02", "T03"} <= set(table.seat(0)["kept"])
