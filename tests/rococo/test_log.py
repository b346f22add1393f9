"""The log: every line says who, what and for how much; secrets are told to their owner only."""

from __future__ import annotations

from typing import Any

import pytest

from .script import Table
from .test_garments import makes
from .test_garments import workshop as well_stocked

rule = pytest.mark.rule
HER = 1
Line = tuple[str, dict[str, Any]]


def lines(table: Table, viewer: int | None = None) -> list[Line]:
    """All that was logged, as a viewer reads it."""
    return [(event.key.removeprefix("rococo-log-"), event.seen_by(viewer)) for event in table.events]


def mine(word: str, **args: Any) -> Line:
    return word, {"seat": 0, **args}


class TestActions:
    @rule("ROC-FAVOR-02")
    def test_the_favor(self) -> None:
        table = Table().begins(0).plays("play S-a", "favor")
        assert lines(table) == [mine("play", card="S-a"), mine("favor"), mine("livres", amount=5)]

    @rule("ROC-ACQ-02", "ROC-ACQ-05", "ROC-INFO-07")
    def test_a_tile_from_a_drawer(self) -> None:
        kept = Table().drawer(1, "T12", "T01", "T02").begins(0).plays("play S-a", "acquire 1-1", "keep")
        acquired = mine("acquire", tile="T12", price=2)
        assert lines(kept) == [mine("play", card="S-a"), acquired, mine("keep", tile="T12")]
        lace = Table().drawer(1, "T12", "T01").begins(0).plays("play S-a", "acquire 1-1", "lace")
        assert lines(lace)[1:] == [mine("acquire", tile="T12", price=1), mine("convert", tile="T12", lace=1, yarn=0)]
        yarn = Table().drawer(1, "T12").begins(0).plays("play S-a", "acquire 1-1", "yarn")
        assert lines(yarn)[1:] == [mine("acquire", tile="T12", price=0), mine("convert", tile="T12", lace=0, yarn=1)]

    @rule("ROC-INFO-07", "ROC-BON-10")
    def test_a_drawn_tile_is_told_to_its_owner(self) -> None:
        table = Table().staff(0, ["I-c", "S-a"]).bag("T05").begins(0).plays("play I-c", "no-action", "use", "keep")
        paid = mine("pay", amount=1)
        assert lines(table)[2:] == [paid, mine("draw", tile=""), mine("keep", tile="")]
        assert lines(table, 1)[2:] == [paid, mine("draw", tile=""), mine("keep", tile="")]
        assert lines(table, 0)[2:] == [paid, mine("draw", tile="T05"), mine("keep", tile="T05")]

    @rule("ROC-TAILOR-02", "ROC-TAILOR-10", "ROC-TAILOR-11")
    def test_a_garment(self) -> None:
        def table() -> Table:
            found = Table().staff(0, ["S-a", "S-b"]).tiles(0, "T01", "T28").display("A06", None, None).begins(0)
            return found.plays("play S-a", "tailor G4")

        made = mine("tailor", garment="A06", price=2, tiles=["T01", "T28"], paid=2)
        sold = table().plays("sell")
        assert lines(sold)[1:] == [made, mine("sell", garment="A06"), mine("livres", amount=18)]
        rented = table().plays("rent", "place 5-1")
        assert lines(rented)[1:] == [made, mine("place", garment="A06", hall=5, position=1), mine("livres", amount=5)]

    @rule("ROC-GUEST-02")
    @pytest.mark.parametrize(("place", "hall", "position", "lace", "yarn"), [("2-5", 2, 5, 1, 0), ("3-1", 3, 1, 0, 1)])
    def test_markers_of_a_guest(self, place: str, hall: int, position: int, lace: int, yarn: int) -> None:
        table = (
            Table().tiles(0, "T01").display("A01").begins(0).plays("play S-a", "tailor G6", "rent", f"place {place}")
        )
        placed = mine("place", garment="A01", hall=hall, position=position)
        assert lines(table)[2:] == [placed, mine("markers", lace=lace, yarn=yarn)]

    @rule("ROC-HIRE-02", "ROC-SPEC-01")
    def test_hiring(self) -> None:
        table = Table().row("I-a", "I-c", "I-e").begins(0).plays("play S-a", "hire 2")
        assert lines(table)[1:] == [mine("hire", card="I-c", price=3)]
        special = Table(jewelry_box="on").special(0, "JA-4").goods(0, livres=30).row("I-a", "I-b").begins(0)
        assert lines(special.plays("play S-a", "hire special"))[1:] == [mine("hire", card="JA-4", price=0)]

    @rule("ROC-DEPUTE-02", "ROC-DEPUTE-03")
    def test_deputing(self) -> None:
        table = Table().staff(0, ["S-e", "S-a"]).begins(0).plays("play S-e", "depute", "use")
        assert lines(table)[1:] == [mine("depute", card="S-e"), mine("livres", amount=4), mine("livres", amount=2)]

    @rule("ROC-FUND-01", "ROC-ALLH-01", "ROC-EXAM-03")
    def test_funding(self) -> None:
        table = Table(jewelry_box="on").staff(0, ["S-d", "S-a"]).token(0, "M1", "M2", "M3", "M4").begins(0)
        table.plays("play S-d", "fund M5")
        funded = mine("fund", space="M5", price=8)
        assert lines(table)[1:4] == [funded, mine("all-halls", prestige=5), mine("task", task="JT4")]
        cheap = Table().round(4).staff(0, ["III-c", "S-a"]).begins(0).plays("play III-c", "no-action", "fund F1")
        assert lines(cheap)[2:] == [mine("fund", space="F1", price=5)]

    @rule("ROC-EXAM-13", "ROC-INFO-10")
    def test_exams(self) -> None:
        table = Table(jewelry_box="on").round(6).staff(0, ["S-e", "S-a"]).tasks(0, "JT1", "JT2", "JT3", "JT4")
        table.begins(0).plays("play S-e", "exam journeyman", "use", "take JJ-5")
        told = [mine("pay", amount=5), mine("exam", exam="journeyman")]
        told += [mine("prestige", amount=1), mine("livres", amount=2)]
        assert lines(table)[1:] == [*told, mine("exam-card", card="")]
        assert lines(table, 0)[-1] == mine("exam-card", card="JJ-5")

    @rule("ROC-JB-04", "ROC-JB-06")
    def test_a_jewel(self) -> None:
        table = Table(jewelry_box="on").tiles(0, "T01").token(0, "W1").jewel_display("azure", None).display("A01")
        table.bag("T05").begins(0).plays("play S-a", "tailor G6", "rent", "jewel 4", "keep")
        assert lines(table, 0)[2:] == [
            mine("jewel", jewel="azure", price=3),
            mine("draw", tile="T05"),
            mine("keep", tile="T05"),
        ]


class TestBonuses:
    def after(self, card: str, *texts: str, table: Table | None = None) -> list[Line]:
        """The log of a bonus, without the card and the declined action."""
        table = table or Table(jewelry_box="on").round(6)
        table.staff(0, [card, "S-a"]).begins(0).plays(f"play {card}", "no-action", *texts)
        assert lines(table)[:2] == [mine("play", card=card), mine("no-action")]
        return lines(table)[2:]

    @rule("ROC-EMP-S-c", "ROC-EMP-I-f")
    def test_markers(self) -> None:
        assert self.after("S-c", "lace") == [mine("pay", amount=1), mine("markers", lace=1, yarn=0)]
        assert self.after("I-f", "yarn") == [mine("markers", lace=0, yarn=1)]

    @rule("ROC-EMP-II-c", "ROC-MIX-16")
    def test_a_deputed_card(self) -> None:
        assert self.after("II-c", "depute-card S-b") == [mine("depute", card="S-b"), mine("livres", amount=8)]
        assert self.after("I-b", "depute-card S-e", "use") == [mine("depute", card="S-e"), mine("livres", amount=2)]

    @rule("ROC-EMP-IV-d", "ROC-EMP-V-d", "ROC-EMP-IV-c")
    def test_prestige(self) -> None:
        bought = [mine("pay", amount=4), mine("prestige", amount=1), mine("decline-buying")]
        assert self.after("IV-d", "buy-prestige", "done") == bought
        table = Table().round(6).tiles(0, "T39", "T12")
        told = [mine("discard", tile="T12"), mine("discard", tile="T39"), mine("prestige", amount=3)]
        assert self.after("V-d", "discard T12", "discard T39", table=table) == told
        both = Table().round(6).guest("1-1", "R01", 0).guest("1-2", "O01", 0)
        assert self.after("IV-c", "use", table=both) == [mine("livres", amount=2), mine("prestige", amount=1)]

    @rule("ROC-EMP-JJ-1", "ROC-MIX-19")
    def test_a_called_card(self) -> None:
        assert self.after("JJ-1", "call S-e", "use") == [mine("call", card="S-e"), mine("livres", amount=2)]
        table = Table(jewelry_box="on").round(6).staff(0, ["JJ-1", "S-a"], supply=[], discard=["S-c", "S-d", "S-e"])
        table.begins(0).plays("play JJ-1", "no-action", "call S-e", "decline")
        assert lines(table)[2:] == [mine("recycle"), mine("call", card="S-e"), mine("decline", cards=["S-e"])]

    @rule("ROC-EMP-JJ-2")
    def test_a_copied_card(self) -> None:
        table = Table(jewelry_box="on").round(6).staff(2, ["S-a", "S-b"], discard=["S-e"])
        copied = [mine("copy", card="S-e", other=2), mine("livres", amount=2)]
        assert self.after("JJ-2", "copy 2", "use", table=table) == copied

    @rule("ROC-EXCL-04", "ROC-EXCL-08", "ROC-FEST-05")
    def test_garments_with_bonuses(self) -> None:
        favor = makes(well_stocked(exclusive_tailoring="on"), "E01").plays("place 1-1")
        assert lines(favor)[3:] == [mine("favor"), mine("livres", amount=5)]
        livres = makes(well_stocked(exclusive_tailoring="on"), "E04").plays("rent", "place 1-1")
        assert lines(livres)[3:] == [mine("livres", amount=14)]
        festive = makes(well_stocked(festive_garments="on").token(0, "F1", "S1"), "F02")
        assert lines(festive)[2:] == [mine("prestige", amount=2)]


class TestRounds:
    @rule("ROC-P2-01", "ROC-P2-08", "ROC-INFO-03")
    def test_a_chosen_hand(self) -> None:
        table = Table.dealt(2).seat_plays(0, "choose S-a", "choose S-b", "choose S-c", "change")
        table.seat_plays(0, "choose S-c", "choose S-d", "choose S-e", "confirm")
        assert lines(table, 1) == [mine("chosen", cards=[])]
        assert lines(table, 0) == [mine("chosen", cards=["S-c", "S-d", "S-e"])]
        assert lines(table.seat_plays(0, "change"), 1)[1:] == [mine("change")]

    @rule("ROC-P4-01", "ROC-P1-02", "ROC-ROUND-01", "ROC-P2-04")
    def test_the_end_of_a_round(self) -> None:
        table = Table(2).round(3).staff(1, [], discard=["S-a", "S-b", "S-c", "S-d", "S-e"]).staff(0, ["S-a"])
        table.token(0, "KL1", "F1").begins(0).plays("favor")
        told = lines(table)
        assert told[2:6] == [
            mine("income", amount=7),
            ("income", {"seat": 1, "amount": 5}),
            ("round", {"round": 4}),
            mine("starts"),
        ]
        assert ("recycle", {"seat": 1}) in told[6:]

    @rule("ROC-END-01")
    def test_the_end(self) -> None:
        table = Table(2).round(7).staff(1, []).staff(0, ["S-a"]).begins(0).plays("no-action")
        assert [line[0] for line in lines(table)] == ["no-action", "income", "income", "final"]
        assert lines(table)[-1] == ("final", {})


class TestHers:
    def told(self, table: Table) -> list[Line]:
        return [(word.removeprefix("her-"), args) for word, args in lines(table) if word.startswith("her-")]

    @rule("ROC-SOLO-12", "ROC-SOLO-14", "ROC-SOLO-11")
    def test_favor_tiles_and_the_impossible(self) -> None:
        assert self.told(Table(1).her_card("DB01").plays("next")) == [("favor", {}), ("prestige", {"amount": 3})]
        tiles = Table(1).drawer(1, "T01", "T02").her_card("DB03").plays("next")
        assert self.told(tiles) == [("tiles", {"count": 2})]
        assert self.told(Table(1).her_card("DB03").plays("next")) == [("prestige", {"amount": 3})]

    @rule("ROC-SOLO-10")
    def test_the_card_she_reveals(self) -> None:
        table = Table(1).staff(0, ["S-a", "S-b"])
        table.state.her_hand = 1 << table.state.parts.her_ids.index("DB16")
        table.loose().begins(0).plays("play S-a", "no-action")
        assert self.told(table) == [("card", {"card": "DB16"})]

    @rule("ROC-SOLO-22", "ROC-SOLO-28", "ROC-SOLO-26", "ROC-SOLO-31")
    def test_her_garment(self) -> None:
        table = Table(1, jewelry_box="on").round(3).token(HER, "W1").display("A10").jewel_display("azure")
        table.state.own[75 + HER] = 1
        table.guest("5-2", "J01", 0).guest("5-3", "J02", 0).her_card("DB09").her_supply("DB05").plays("next", "next")
        assert self.told(table) == [
            ("tailor", {"garment": "A10"}),
            ("hall", {"card": "DB05", "hall": 5}),
            ("place", {"garment": "A10", "hall": 5, "position": 4}),
            ("tiles", {"count": 1}),
            ("jewel", {"jewel": "azure", "price": 0}),
            ("tiles", {"count": 1}),
            ("task", {"task": "MT3"}),
        ]

    @rule("ROC-SOLO-43", "ROC-SOLO-44")
    def test_her_exams(self) -> None:
        table = Table(1, jewelry_box="on").round(3).tasks(HER, "JT1", "JT2", "JT3").token(HER, "W1")
        told = self.told(table.her_card("DB16").plays("next"))
        assert told[1:] == [("task", {"task": "JT4"}), ("exam", {"exam": "journeyman"}), ("prestige", {"amount": 1})]
        master = Table(1, jewelry_box="on").round(3).tasks(HER, "MT1", "MT2").display("A10")
        told = self.told(master.her_card("DB09").her_supply("DB04", "DB03").plays("next", "next"))
        assert ("exam", {"exam": "master"}) in told
