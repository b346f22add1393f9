"""A position as people see it, field by field (ROC-INFO-01)."""

from __future__ import annotations

from typing import Any

import pytest

from guildhall.games.rococo.components.holdings import MASTERS_PASSED, SPECIAL_HIRED

from .script import Table

rule = pytest.mark.rule
NOTHING: dict[str, Any] = dict.fromkeys(
    ("bonus", "employee", "garment", "tile", "drawn", "need", "paid", "card", "hall", "exam")
)


def plain(value: Any) -> Any:
    """A view as plain lists and tables."""
    if isinstance(value, list):
        return [plain(item) for item in value]
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    return {key: plain(value[key]) for key in value} if hasattr(value, "__struct_fields__") else value


def rich() -> Table:
    """A bit of everything, in the turn of seat 0."""
    table = Table(3, jewelry_box="on", exclusive_tailoring="on", luxury_garments="on", start_player="first_seat")
    table.round(6).staff(0, ["II-c", "S-a"], discard=["S-e", "I-a"]).goods(0, livres=21, lace=2, yarn=3)
    table.tiles(0, "T01", "T12").guest("1-3", "A01", 0).guest("1-1", "R01", 0).guest("1-5", "J01", 1)
    table.guest("4-2", "O01", 2).token(0, "F1", "KR1", "W2", "M4").token(1, "F4", "KL2", "S3")
    table.jewels(0, azure=2, amber=1).jewels(2, rose=1).drawer(1, "T02", None, "T03").drawer(3, None, "T04")
    table.display("A02", None, "E02").row("VI-a", None, "VI-b").jewel_display("jade", None, "rose")
    table.tasks(0, "JT1", "JT3").tasks(1, "MT2").special(0, "JA-3").begins(0).plays("play II-c")
    table.state.favor = 2
    table.state.own[MASTERS_PASSED + 1] = 2
    return table


def pending(table: Table, viewer: int | None = None) -> dict[str, Any]:
    """What is asked, without what it is not about."""
    found = plain(table.view(viewer)["pending"])
    return {key: value for key, value in found.items() if value is not None or key not in NOTHING}


class TestTheTable:
    @rule("ROC-INFO-01")
    def test_the_whole(self) -> None:
        view = plain(rich().view())
        modules = {"jewelry_box": True, "luxury_garments": True, "festive_garments": False, "exclusive_tailoring": True}
        assert view["modules"] == {**modules, "du_barry": False}
        assert (view["edition"], view["side"], view["round"], view["rounds"]) == ("deluxe", "1-3", 6, 7)
        assert (view["phase"], view["first"], view["current"], view["mover"]) == ("actions", 0, 0, 0)
        assert (view["favor"], view["her"], view["played"], view["leaving"]) == (2, None, "II-c", [])
        assert view["pending"] == {"kind": "main", "who": 0, **NOTHING}
        assert (view["bag"], view["garment_bag"]) == (53 - 5, 52 - 6)
        assert (view["tile_discard"], view["garment_discard"]) == ([], [])
        assert (view["readings"], view["du_barry"]) == ({}, None)
        assert view["all_halls"] == [{"prestige": n, "owner": None} for n in (5, 3, 2)]

    @rule("ROC-OPT-01", "ROC-OPT-03", "ROC-SETUP-20")
    def test_other_tables(self) -> None:
        classic = plain(Table(5, edition="classic", festive_garments="on").view())
        assert (classic["edition"], classic["side"], classic["modules"]["festive_garments"]) == ("classic", "4-5", True)
        assert not any(value for key, value in classic["modules"].items() if key != "festive_garments")
        assert (classic["jewels"], classic["exams"]) == (None, None)
        assert (len(classic["display"]), len(classic["drawers"][0]["spaces"]), len(classic["halls"])) == (7, 4, 5)
        solo = plain(Table(1).view())
        assert (solo["her"], solo["modules"]["du_barry"], len(solo["players"])) == (1, True, 2)
        dealt = plain(Table.dealt(2).view())
        assert (dealt["phase"], dealt["current"], dealt["pending"]) == ("choose", None, None)
        assert plain(Table().ends().view())["phase"] == "over"

    @rule("ROC-ACQ-02", "ROC-HIRE-02", "ROC-TAILOR-02", "ROC-JB-04")
    def test_markets(self) -> None:
        view = plain(rich().view())
        assert [drawer["price"] for drawer in view["drawers"]] == [1, None, 0]
        assert view["drawers"][0]["spaces"] == [
            {"id": "tile:1-1", "tile": "T02"},
            {"id": "tile:1-2", "tile": None},
            {"id": "tile:1-3", "tile": "T03"},
        ]
        assert [space["tile"] for space in view["drawers"][2]["spaces"]] == [None, "T04", None]
        assert [space["id"] for space in view["drawers"][2]["spaces"]] == ["tile:3-1", "tile:3-2", "tile:3-3"]
        assert [window["cost"] for window in view["display"]] == [8, 6, 4, 2, 1, 0]
        assert [window["discard"] for window in view["display"]] == [False] * 4 + [True] * 2
        assert [window["garment"] for window in view["display"]] == [None, None, None, "A02", None, "E02"]
        assert [window["id"] for window in view["display"]] == [f"display:G{n}" for n in range(1, 7)]
        assert [window["space"] for window in view["display"]] == [f"G{n}" for n in range(1, 7)]
        hire = view["hire"]
        assert (hire["price"], hire["deck"]) == (1, 4)
        assert [space["employee"] for space in hire["spaces"]] == ["VI-a", None, "VI-b", None]
        assert [space["id"] for space in hire["spaces"]] == ["hire:1", "hire:2", "hire:3", "hire:4"]
        assert Table().view()["hire"]["price"] is None
        jewels = view["jewels"]
        assert jewels["bag"] == 24 - 6
        assert [(space["id"], space["price"], space["jewel"]) for space in jewels["spaces"]] == [
            ("jewel:1", 6, None),
            ("jewel:2", 5, None),
            ("jewel:3", 4, "jade"),
            ("jewel:4", 3, None),
            ("jewel:5", 2, "rose"),
        ]
        assert view["exams"]["journeyman"] == {"deck": 10, "tasks": ["JT1", "JT2", "JT3", "JT4"]}
        assert view["exams"]["master"] == {"deck": 11, "tasks": ["MT1", "MT2", "MT3"]}


class TestThePalace:
    @rule("ROC-INFO-01", "ROC-END-09")
    def test_a_hall(self) -> None:
        halls = plain(rich().view())["halls"]
        assert [hall["id"] for hall in halls] == [f"hall:{n}" for n in range(1, 6)]
        assert [hall["number"] for hall in halls] == [1, 2, 3, 4, 5]
        assert [(hall["first"], hall["second"]) for hall in halls] == [(5, 2), (4, 2), (4, 2), (4, 1), (3, 1)]
        assert [hall["musician"]["owner"] for hall in halls] == [None, None, None, 0, None]
        assert [hall["musician"]["hall"] for hall in halls] == [1, 2, 3, 4, 5]
        guest = {"position": 5, "master": False, "reward": "livres", "amount": 2, "garment": "J01", "owner": 1}
        assert halls[0]["guests"][4] == {"id": "guest:1-5", **guest}
        assert halls[4]["guests"][3]["id"] == "guest:5-4"
        assert [guest["reward"] for guest in halls[1]["guests"]] == ["livres", "none", "none", "none", "lace"]
        assert [guest["amount"] for guest in halls[2]["guests"]] == [1, 0, 0, 0, 3]
        assert [guest["amount"] for guest in halls[3]["guests"]] == [0, 0, 0, 3]
        assert [guest["reward"] for guest in halls[3]["guests"]] == ["resource_tile", "none", "none", "livres"]
        assert [guest["owner"] for guest in halls[3]["guests"]] == [None, 2, None, None]
        first = {"who": 0, "garments": 2, "masters": 1, "musician": False, "place": 1, "prestige": 5}
        second = {"who": 1, "garments": 1, "masters": 0, "musician": False, "place": 2, "prestige": 2}
        assert halls[0]["ranking"] == [first, second]
        assert halls[1]["ranking"] == []

    @rule("ROC-END-10", "ROC-END-16")
    def test_ties_in_a_hall(self) -> None:
        table = Table(2).guest("4-2", "A01", 1).guest("4-1", "A02", 0).token(0, "M4")
        hall = plain(table.view())["halls"][3]
        assert [(rank["who"], rank["masters"], rank["musician"]) for rank in hall["ranking"]] == [
            (1, 1, False),
            (0, 0, True),
        ]
        assert [rank["prestige"] for rank in hall["ranking"]] == [4, 0]
        assert (hall["second"], plain(table.view())["fireworks"]["second"]) == (0, 0)  # two at a Deluxe table

    @rule("ROC-END-18", "ROC-FUND-02")
    def test_decorations(self) -> None:
        view = plain(rich().view())
        fireworks = view["fireworks"]
        assert (fireworks["first"], fireworks["second"]) == (6, 2)
        assert fireworks["ranking"] == [
            {"who": 1, "tokens": 1, "dearest": "F4", "place": 1, "prestige": 6},
            {"who": 0, "tokens": 1, "dearest": "F1", "place": 2, "prestige": 2},
        ]
        spaces = {space["space"]: space for space in view["decorations"]}
        names = ["F1", "F2", "F3", "F4", "S1", "S2", "S3", "KL1", "KL2", "KR1", "KR2"]
        assert list(spaces) == [*names, *[f"M{n}" for n in range(1, 6)], *[f"W{n}" for n in range(1, 6)]]
        none = {"multiplier": None, "terrace": None, "terrace_prestige": None, "hall": None}
        assert spaces["F4"] == {
            "id": "deco:F4", "space": "F4", "kind": "fireworks", "cost": 20, "prestige": 3, "owner": 1,
            **none, "multiplier": 3,
        }  # fmt: skip
        assert spaces["M4"] == {
            "id": "deco:M4", "space": "M4", "kind": "musicians", "cost": 10, "prestige": 4, "owner": 0,
            **none, "hall": 4,
        }  # fmt: skip
        kinds = {"F": "fireworks", "S": "statues", "KL": "kitchen_left", "KR": "kitchen_right", "M": "musicians"}
        for name, space in spaces.items():
            assert space["kind"] == {**kinds, "W": "jeweller"}[name[:-1]]
            assert (space["multiplier"] is None) == (name[0] != "F")
        owners = {"F1": 0, "KR1": 0, "W2": 0, "M4": 0, "F4": 1, "KL2": 1, "S3": 1}
        assert {name: space["owner"] for name, space in spaces.items() if space["owner"] is not None} == owners

    @rule("ROC-END-21", "ROC-END-25")
    def test_the_terrace(self) -> None:
        table = Table().token(0, "F1", "F3").guest("1-1", "A10", 0).guest("1-2", "A07", 0).ends()
        spaces = plain(table.view())["decorations"][:4]
        assert [space["terrace"] for space in spaces] == ["A07", None, "A10", None]
        assert [space["terrace_prestige"] for space in spaces] == [6, None, 12, None]


class TestPeople:
    @rule("ROC-INFO-01", "ROC-INFO-02", "ROC-INFO-09")
    def test_oneself(self) -> None:
        assert plain(rich().seat(0)) == {
            "who": 0, "her": False, "livres": 21, "lace": 2, "yarn": 3, "prestige": 0, "tiles": 2,
            "kept": ["T01", "T12"], "hand": 1, "hand_cards": ["S-a"], "known_hand": [], "supply": 3,
            "supply_cards": ["S-b", "S-c", "S-d"], "unseen": ["S-a", "S-b", "S-c", "S-d"], "discard": ["S-e", "I-a"],
            "staff": 7, "ready": True, "income": 5 + 2 + 3, "garments": {"azure": 1, "rose": 1, "jade": 0, "amber": 0},
            "halls": [2, 0, 0, 0, 0], "masters": 1, "decorations": 4, "present": [True, False, False, True, False],
            "halls_present": 2, "all_halls": False, "jewels": {"azure": 2, "rose": 0, "jade": 0, "amber": 1},
            "special": "JA-3", "special_hired": False, "exam": "journeyman", "tasks": ["JT1", "JT3"],
            "master_exams": 0, "scores": None,
        }  # fmt: skip

    @rule("ROC-INFO-02", "ROC-INFO-03", "ROC-INFO-09")
    def test_another(self) -> None:
        table = rich()
        seen = plain(table.seat(0, viewer=1))
        hidden = {"kept": None, "hand_cards": None, "supply_cards": None, "special": None}
        assert seen == {**plain(table.seat(0)), **hidden}
        other = plain(table.seat(1, viewer=None))
        assert (other["who"], other["income"], other["exam"], other["tasks"]) == (1, 5 + 3, "master", ["MT2"])
        assert (other["hand"], other["supply"], other["staff"], other["master_exams"]) == (2, 3, 5, 2)
        third = plain(table.seat(2, viewer=None))
        assert (third["income"], third["halls"], third["masters"]) == (6, [0, 0, 0, 1, 0], 1)
        assert third["present"] == [False, False, False, True, False]
        table.state.own[SPECIAL_HIRED] = 1
        assert (table.seat(0, viewer=1)["special"], table.seat(0, viewer=1)["special_hired"]) == ("JA-3", True)

    @rule("ROC-INFO-05", "ROC-INFO-02")
    def test_at_the_end_all_is_shown(self) -> None:
        table = Table(2, edition="classic", jewelry_box="on").tiles(0, "T01").special(0, "JA-3")
        assert table.seat(0, viewer=1)["prestige"] is None
        assert table.seat(0)["prestige"] == 0
        seen = table.ends().seat(0, viewer=1)
        assert (seen["kept"], seen["special"], seen["prestige"]) == (["T01"], "JA-3", 2)
        assert seen["scores"]["livres"] == 2
        assert Table(2).seat(0)["exam"] is None

    @rule("ROC-ALLH-01")
    def test_all_halls(self) -> None:
        table = Table().token(1, "M1", "M2", "M3", "M4", "M5")
        assert [player["all_halls"] for player in table.view()["players"]] == [False, True, False]
        assert table.seat(1)["halls_present"] == 5

    @rule("ROC-SOLO-10", "ROC-INFO-11", "ROC-SOLO-47")
    def test_madame_du_barry(self) -> None:
        table = Table(1, jewelry_box="on").round(3).display("A01").her_card("DB09").her_supply("DB05", "DB07")
        hers = plain(table.view())["du_barry"]
        assert (hers["level"], hers["hand"], hers["supply"], hers["card"], hers["hall_card"]) == (
            "journeyman", 0, 2, "DB09", None,
        )  # fmt: skip
        assert len(hers["discard"]) == 25 - 3
        assert pending(table) == {"kind": "her_card", "who": 1, "card": "DB09"}
        table.plays("next")
        hers = plain(table.view())["du_barry"]
        shown = hers["hall_card"]
        assert (hers["card"], shown in ("DB05", "DB07"), hers["supply"]) == ("DB09", True, 1)
        hall = {"DB05": 5, "DB07": 2}[shown]
        assert pending(table) == {"kind": "her_place", "who": 1, "garment": "A01", "card": shown, "hall": hall}
        her = table.seat(1, viewer=0)
        assert (her["her"], her["income"], her["ready"], her["hand"]) == (True, 0, True, 0)
        assert table.seat(0)["her"] is False


class TestWhatIsAsked:
    @rule("ROC-TAILOR-05", "ROC-INFO-08")
    def test_a_payment(self) -> None:
        table = Table().staff(0, ["S-a", "S-b"]).tiles(0, "T01", "T09", "T10", "T12").display("A08").begins(0)
        table.plays("play S-a", "tailor G6")
        need = {"azure": 2, "rose": 1, "jade": 0, "amber": 0}
        assert pending(table) == {"kind": "pay", "who": 0, "garment": "A08", "need": need, "paid": []}
        table.plays("pay T12")
        assert pending(table) == {
            "kind": "pay",
            "who": 0,
            "garment": "A08",
            "need": {**need, "rose": 0},
            "paid": ["T12"],
        }

    @rule("ROC-INFO-07")
    def test_a_tile(self) -> None:
        taken = Table().drawer(1, "T12").begins(0).plays("play S-a", "acquire 1-1")
        assert pending(taken) == {"kind": "tile", "who": 0, "tile": "T12", "drawn": False}
        drawn = Table().staff(0, ["I-e", "S-a"]).bag("T05").begins(0).plays("play I-e", "no-action", "use")
        assert pending(drawn) == {"kind": "tile", "who": 0, "drawn": True}
        assert pending(drawn, 1) == pending(drawn)
        assert pending(drawn, 0) == {"kind": "tile", "who": 0, "tile": "T05", "drawn": True}

    @rule("ROC-INFO-10", "ROC-EXAM-13")
    def test_an_exam_deck(self) -> None:
        table = Table(jewelry_box="on").round(6).staff(0, ["S-e", "S-a"]).tasks(0, "JT1", "JT2", "JT3", "JT4").begins(0)
        table.plays("play S-e", "exam journeyman")
        assert plain(table.view(0))["exams"]["open"] is None
        assert plain(table.view())["leaving"] == ["S-e"]
        table.plays("use")
        assert pending(table) == {"kind": "exam_card", "who": 0, "exam": "journeyman"}
        opened = plain(table.view(0))["exams"]["open"]
        assert "JJ-5" in opened
        assert len(opened) == plain(table.view())["exams"]["journeyman"]["deck"]
        assert plain(table.view(1))["exams"]["open"] is None
        assert plain(table.view())["exams"]["open"] is None

    @rule("ROC-BON-01", "ROC-GUEST-03", "ROC-EMP-II-b")
    def test_bonuses_and_garments(self) -> None:
        table = Table().staff(0, ["S-e", "S-a"]).begins(0).plays("play S-e", "no-action")
        assert pending(table) == {"kind": "bonus", "who": 0, "bonus": "gain_livres", "employee": "S-e"}
        reward = Table().tiles(0, "T01").drawer(1, "T02").display("A01").begins(0).plays("play S-a", "tailor G6")
        assert pending(reward) == {"kind": "rent", "who": 0, "garment": "A01"}
        assert pending(reward.plays("rent")) == {"kind": "place", "who": 0, "garment": "A01"}
        assert pending(reward.plays("place 4-1")) == {"kind": "bonus", "who": 0, "bonus": "take_resource"}
        discount = Table().round(3).staff(0, ["II-b", "S-a"]).tiles(0, "T01", "T12").goods(0, lace=2).display("A08")
        discount.begins(0).plays("play II-b", "no-action", "tailor G6")
        assert pending(discount) == {"kind": "discount", "who": 0, "garment": "A08"}
