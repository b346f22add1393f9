"""Where Madame du Barry's choice is tied, one thing after another decides (ROC-SOLO-19, -25, -34, -39, -54)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from guildhall.games.rococo.components.holdings import STAGE, SUPPLY, TOKENS
from guildhall.games.rococo.rules.counting import owner_of

from .packs import pack, table_of
from .script import SPACES, Table
from .test_du_barry import HER, box, her_staff, solo

rule = pytest.mark.rule
HALL_2 = """guests = [
  { position = 1, master = false, reward = "livres", amount = 2 },
  { position = 2, master = false, reward = "none" },
  { position = 3, master = true, reward = "none" },
  { position = 4, master = false, reward = "none" },
  { position = 5, master = false, reward = "lace" },
]"""


def hall_2(*guests: str) -> tuple[str, str]:
    """The second hall with other guests: `master lace`, `livres 3` and so on."""
    lines = []
    for position, words in enumerate(guests, 1):
        *marks, reward = [word for word in words.split() if not word.isdigit()]
        amount = "".join(f", amount = {word}" for word in words.split() if word.isdigit())
        master = str(bool(marks)).lower()
        lines.append(f'  {{ position = {position}, master = {master}, reward = "{reward}"{amount} }},')
    return HALL_2, "\n".join(["guests = [", *lines, "]"])


def order_of_spaces(table: Table, hall: int) -> list[int]:
    """The positions of a hall in the order in which her garments go there."""
    found: list[int] = []
    count = len(table.view()["halls"][hall - 1]["guests"])
    for name in [f"A{n:02}" for n in range(1, count + 1)]:
        table.display(name).her_card("DB09").her_supply({2: "DB07", 1: "DB06", 5: "DB05"}[hall]).plays("next", "next")
        guests = table.view()["halls"][hall - 1]["guests"]
        found += [guest["position"] for guest in guests if guest["garment"] == name]
    return found


class TestGuestSpaces:
    @rule("ROC-SOLO-25")
    def test_master_spaces_then_the_reward_then_livres_then_the_position(self) -> None:
        assert order_of_spaces(solo(), 1) == [3, 4, 5, 1, 2, 6]
        assert order_of_spaces(solo(), 2) == [3, 5, 1, 2, 4]
        assert order_of_spaces(solo(), 5) == [2, 3, 4, 1]

    @rule("ROC-SOLO-25")
    @pytest.mark.parametrize(
        ("guests", "order"),
        [
            (["livres 2", "livres 7", "livres 5", "none", "lace"], [5, 2, 3, 1, 4]),
            (["none", "yarn", "lace", "master none", "master livres 1"], [5, 4, 2, 3, 1]),
            (["livres 9", "master none", "resource_tile", "master lace", "master resource_tile"], [5, 4, 2, 3, 1]),
            (["yarn", "lace", "resource_tile", "resource_tile", "master livres 3"], [5, 3, 4, 1, 2]),
            (["master livres 1", "master livres 2", "none", "none", "livres 1"], [2, 1, 5, 3, 4]),
        ],
    )
    def test_on_other_boards(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, guests: list[str], order: list[int]
    ) -> None:
        place = pack(tmp_path / "pack", "board_1_3.toml", hall_2(*guests))
        assert order_of_spaces(table_of(place, monkeypatch, 1), 2) == order

    @rule("ROC-SOLO-26")
    def test_markers_as_many_as_the_space_shows(self) -> None:
        lace = solo().guest("2-3", "J01", 0).display("A01").her_card("DB09").her_supply("DB07").plays("next", "next")
        assert (lace.seat(HER)["lace"], lace.seat(HER)["yarn"]) == (2, 1)
        yarn = solo().guest("3-3", "J01", 0).display("A01").her_card("DB09").her_supply("DB03").plays("next", "next")
        assert (yarn.seat(HER)["lace"], yarn.seat(HER)["yarn"]) == (1, 2)


class TestGarments:
    @rule("ROC-SOLO-19")
    @pytest.mark.parametrize(
        ("display", "made"),
        [
            (["A01", "A02"], "A02"),  # the dearer one
            (["A02", "A01"], "A02"),
            (["A11", "O04"], "A11"),  # both 20 livres: more prestige
            (["O04", "A11"], "A11"),
            (["A02", "R02"], "R02"),  # both 11 livres and 2 prestige: the first from the right
            (["R02", "A02"], "A02"),
            (["A01", "E03"], "A01"),  # what is never sold counts nothing, whatever its prestige
            (["E02", "E03"], "E03"),
            (["E03", "E02"], "E03"),
        ],
    )
    def test_the_dearest_of_too_few(self, display: list[str], made: str) -> None:
        table = solo(exclusive_tailoring="on").display(*display).her_card("DB11").plays("next")
        assert table.view()["pending"]["garment"] == made
        assert table.log("her-tailor") == [{"garment": made}]

    @rule("ROC-SOLO-19")
    def test_a_garment_worth_nothing_is_still_one(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        edit = ("E02,exclusive,AZURE,lady,3,0,0,0,0,1,no,,2,", "E02,exclusive,AZURE,lady,3,0,0,0,0,1,no,,0,")
        table = table_of(pack(tmp_path / "pack", "garments.csv", edit), monkeypatch, 1, exclusive_tailoring="on")
        assert table.display("E02").her_card("DB11").plays("next").view()["pending"]["garment"] == "E02"

    @rule("ROC-SOLO-18")
    @pytest.mark.parametrize(("card", "made"), [("DB09", "A03"), ("DB10", "A02"), ("DB11", "A01"), ("DB12", "A01")])
    def test_the_nth_garment_from_a_side(self, card: str, made: str) -> None:
        table = solo().display("A01", None, "A02", "A03", None).her_card(card).plays("next")
        assert table.view()["pending"]["garment"] == made


class TestHiring:
    @rule("ROC-SOLO-33")
    @pytest.mark.parametrize(
        ("card", "row", "hired"),
        [
            ("DB14", ["I-a", "I-b", "I-c", "I-d"], "I-b"),
            ("DB15", ["I-a", "I-b", "I-c", "I-d"], "I-d"),
            ("DB15", ["I-a", "I-b", None, None], "I-b"),
            ("DB14", [None, None, None, "I-d"], "I-d"),
        ],
    )
    def test_the_nth_card_from_a_side(self, card: str, row: list[str | None], hired: str) -> None:
        table = solo().row(*row).her_card(card).plays("next")
        assert her_staff(table)[5:] == [hired]
        assert table.log("her-hire") == [{"card": hired}]
        assert hired not in [space["employee"] for space in table.view()["hire"]["spaces"]]

    @rule("ROC-SOLO-34")
    @pytest.mark.parametrize(("card", "hired"), [("DB14", "VI-e"), ("DB15", "VI-f")])
    def test_worth_the_same_to_both_the_first_from_the_side(self, card: str, hired: str) -> None:
        table = solo().round(7).row("I-a", "VI-e", "VI-f", "I-b").her_card(card).plays("next")
        assert her_staff(table)[5:] == [hired]

    @rule("ROC-SOLO-34")
    def test_what_is_worth_more_to_her_comes_before_what_is_worth_more_to_the_human(self) -> None:
        table = solo().round(7).row("VI-e", "VI-f").guest("1-3", "A01", HER).guest("1-4", "R01", HER)
        for place, name in (("2-1", "A02"), ("2-2", "R02"), ("2-4", "J01"), ("3-1", "R03"), ("3-2", "R04")):
            table.guest(place, name, 0)
        assert her_staff(table.her_card("DB14").plays("next"))[5:] == ["VI-e"]  # 3 to 2 for her, 0 to 4 for the human

    @rule("ROC-SOLO-34")
    def test_tied_for_her_the_one_worth_more_to_the_human(self) -> None:
        table = solo().round(7).row("VI-e", "VI-f").guest("1-1", "A01", 0).guest("1-2", "R01", 0)
        assert her_staff(table.her_card("DB14").plays("next"))[5:] == ["VI-f"]
        table = solo().round(7).row("VI-e", "VI-f").guest("1-3", "A01", 0).guest("1-4", "A02", 0)
        assert her_staff(table.her_card("DB15").plays("next"))[5:] == ["VI-e"]

    @rule("ROC-SOLO-35")
    def test_worth_with_the_card_in_the_staff(self) -> None:
        def table(*hired: str) -> Table:
            found = solo().round(7).guest("1-3", "A01", HER).guest("1-4", "A02", HER)
            found.state.own[SUPPLY + HER] |= found.kinds(list(hired))
            return found.row("VI-e", "VI-c").her_card("DB14").plays("next")

        assert her_staff(table())[5:] == ["VI-e"]  # a staff of six would bring 2, two master guests 3
        assert her_staff(table("I-a"))[5:] == ["I-a", "VI-c"]  # a staff of seven 5

    @rule("ROC-SOLO-35")
    def test_and_the_same_for_the_human(self) -> None:
        table = solo().round(7).staff(0, ["S-a", "S-b"], discard=["I-a"]).row("VI-f", "VI-c")
        table.guest("1-3", "A01", HER).guest("1-5", "R01", HER)  # to her both are worth 2
        for place, name in (("2-1", "A02"), ("2-2", "R02"), ("2-4", "J01"), ("3-1", "R03")):
            table.guest(place, name, 0)  # to the human 4 for pairs, 5 for a staff of seven
        assert her_staff(table.her_card("DB14").plays("next"))[5:] == ["VI-c"]

    @rule("ROC-SOLO-34")
    def test_a_crown_card_whatever_the_card_says(self) -> None:
        table = solo(jewelry_box="on").round(5).row("V-a", "V-b", "JM-7", "V-c").her_card("DB14").plays("next")
        assert her_staff(table)[5:] == ["JM-7"]


class TestFunding:
    def funded(self, table: Table) -> list[str]:
        tokens = table.state
        return [name for name, space in SPACES.items() if owner_of(tokens, TOKENS, space) == HER]

    @rule("ROC-SOLO-39", "ROC-SOLO-40")
    def test_the_cheapest_of_the_kind(self) -> None:
        assert self.funded(solo().token(0, "KL1").her_card("DB17").plays("next")) == ["KR1"]  # 12 before 14
        assert self.funded(solo().token(HER, "KR1").her_card("DB17").plays("next")) == ["KL1", "KR1"]
        assert self.funded(solo().her_card("DB19").plays("next")) == ["S1"]
        assert self.funded(solo().token(0, "M5").her_card("DB18").plays("next")) == ["M4"]

    @rule("ROC-SOLO-39")
    @pytest.mark.parametrize(
        ("card", "edit", "space"),
        [
            ("DB17", ('{ id = "KR1", cost = 12', '{ id = "KR1", cost = 11'), "KL1"),
            ("DB18", ("musician = { cost = 10", "musician = { cost = 8"), "M4"),
            ("DB19", ('{ id = "S3", cost = 15', '{ id = "S3", cost = 11'), "S1"),
        ],
    )
    def test_of_equal_costs_the_leftmost(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, card: str, edit: tuple[str, str], space: str
    ) -> None:
        table = table_of(pack(tmp_path / "pack", "board_1_3.toml", edit), monkeypatch, 1)
        assert self.funded(table.her_card(card).plays("next")) == [space]

    @rule("ROC-SOLO-38")
    def test_the_cheapest_jeweller_space_first_whatever_the_card_names(self) -> None:
        for card, then in (("DB16", "F1"), ("DB17", "KL1"), ("DB18", "M5"), ("DB19", "S1")):
            table = box().token(0, "W1").her_card(card).plays("next")
            assert self.funded(table) == ["W2"]
            assert self.funded(table.her_card(card).plays("next")) == sorted([then, "W2"], key=list(SPACES).index)

    @rule("ROC-SOLO-42")
    def test_a_decoration_is_a_task_of_the_journeyman_exam_only(self) -> None:
        table = box().her_card("DB16").plays("next")
        assert table.seat(HER)["tasks"] == ["JT4"]
        assert table.log("her-task") == [{"task": "JT4"}]
        again = table.her_card("DB19").plays("next")
        assert again.log("her-task") == [{"task": "JT4"}]  # once
        master = box().token(HER, "W1")
        master.state.own[STAGE + HER] = 1
        master.her_card("DB16").plays("next")
        assert (master.seat(HER)["tasks"], master.log("her-task")) == ([], [])
        base = solo().her_card("DB16").plays("next")
        assert base.seat(HER)["tasks"] == []

    @rule("ROC-SOLO-46")
    def test_a_musician_may_complete_all_halls(self) -> None:
        table = solo().token(HER, "M1", "M2", "M3", "M4").her_card("DB18").plays("next")
        assert table.view()["all_halls"][0]["owner"] == HER
        assert [event.key for event in table.events][-2:] == ["rococo-log-her-fund", "rococo-log-her-all-halls"]
        assert table.log("her-fund") == [{"space": "M5"}]


class TestJewels:
    def takes(self, table: Table, symbol: str) -> dict[str, Any]:
        """Her part of the view after a garment on a card with this symbol."""
        return table.her_card("DB09").her_supply(symbol).plays("next", "next").seat(HER)

    @rule("ROC-SOLO-28", "ROC-SOLO-30")
    def test_only_the_same_colour(self) -> None:
        table = box().display("A01").jewel_display("rose", "jade", "amber").token(HER, "W1")
        assert sum(self.takes(table, "DB03")["jewels"].values()) == 0
        assert table.seat(HER)["tiles"] == 0
        table = box().display("R01").jewel_display("rose", "rose", "azure").token(HER, "W1")
        her = self.takes(table, "DB03")
        assert (her["jewels"]["rose"], her["tiles"]) == (1, 1)
        assert [space["jewel"] for space in table.view()["jewels"]["spaces"]] == [None, None, "rose", None, "azure"]

    @rule("ROC-SOLO-29")
    def test_the_cheapest_of_the_kind(self) -> None:
        for garment, colour in (("R01", "amber"), ("A01", "jade")):
            table = box().display(garment).jewel_display("amber", "jade", "rose", "azure", None).token(HER, "W1")
            table.state.jewel_display[2] = -1 if garment == "R01" else table.state.jewel_display[2]
            table.state.jewel_display[3] = -1 if garment == "A01" else table.state.jewel_display[3]
            assert self.takes(table.loose(), "DB08")["jewels"][colour] == 1

    @rule("ROC-SOLO-54")
    def test_of_equal_prices_the_rightmost(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        place = pack(tmp_path / "pack", "jewelry_box.toml", ("prices = [6, 5, 4, 3, 2]", "prices = [6, 4, 4, 3, 3]"))
        table = table_of(place, monkeypatch, 1, jewelry_box="on").round(3).token(HER, "W1")
        table.display("A01").jewel_display("azure", "azure", None, None)
        self.takes(table, "DB03")
        assert [space["jewel"] for space in table.view()["jewels"]["spaces"]] == [None, "azure", None, None, None]

    @rule("ROC-SOLO-54")
    def test_an_exclusive_garment_of_the_box(self) -> None:
        def jewels(*shown: str | None, shop: bool = True) -> dict[str, Any]:
            table = solo(exclusive_tailoring="on", jewelry_box="on").round(3).display("E05").jewel_display(*shown)
            if shop:
                table.token(HER, "W1")
            return self.takes(table, "DB02")

        other = jewels("jade", "amber", "rose")  # none of its colour: the cheapest
        assert (other["jewels"]["rose"], other["tiles"]) == (1, 0)
        own = jewels("azure", "azure", "rose")
        assert (own["jewels"], own["tiles"]) == ({"azure": 1, "rose": 0, "jade": 0, "amber": 0}, 1)
        for garment in ("E02", "E04", "E01"):  # these have nothing to do with jewels
            table = solo(exclusive_tailoring="on", jewelry_box="on").round(3).display(garment).token(HER, "W1")
            assert sum(self.takes(table.jewel_display("azure", "rose", "jade"), "DB02")["jewels"].values()) == 0
        assert sum(jewels("azure", "rose", shop=False)["jewels"].values()) == 0
        assert sum(jewels()["jewels"].values()) == 0
