"""Alone against Madame du Barry (ROC-SOLO)."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from guildhall.core.errors import BadComponents, BadOption
from guildhall.games import folder
from guildhall.games.rococo.components.holdings import PRESTIGE, REMOVED, RENTED, STAGE, SUPPLY, TOKENS
from guildhall.games.rococo.components.sets import members
from guildhall.games.rococo.rules.counting import owner_of
from guildhall.games.rococo.rules.her_garments import best_space, cheapest_jewel, her_garment

from .packs import game_of
from .script import Table, setup_for
from .test_garments import fill_halls
from .test_setup import rococo

rule = pytest.mark.rule
HER = 1
LEVELS = ("apprentice", "journeyman", "master")
DATA = folder("rococo") / "data"


def printed(lines: list[str]) -> list[str]:
    """The rows of du_barry.csv without the cards that replace others at some level, and without a word of levels."""
    return [re.sub(r"(,[^,]*){2}(,[^,]*)$", r"\2", line) for line in lines[:26]]


def cut(lines: list[str], column: str) -> list[str]:
    """The rows without a column."""
    at = lines[0].split(",").index(column)
    return [",".join(cell for n, cell in enumerate(line.split(",")) if n != at) for line in lines]


def solo(**options: Any) -> Table:
    return Table(1, **options)


def box() -> Table:
    return solo(jewelry_box="on").round(3)


def her_deck(level: str, box: str = "off") -> dict[str, Any]:
    """Her cards of a level by id."""
    state = Table.dealt(1, du_barry_level=level, jewelry_box=box).state
    cards = rococo().components_view()["du_barry"]
    return {state.parts.her_ids[card]: cards[state.parts.her_ids[card]] for card in members(state.her_deck)}


def her_staff(table: Table) -> list[str]:
    return [table.state.parts.kind_ids[kind] for kind in members(table.state.own[SUPPLY + HER])]


class TestFrame:
    @rule("ROC-SOLO-01", "ROC-SOLO-02", "ROC-SOLO-03", "ROC-SOLO-05")
    def test_set_up(self) -> None:
        table = Table.dealt(1)
        her = table.seat(HER, viewer=0)
        assert (her["livres"], her["lace"], her["yarn"], her["staff"]) == (0, 1, 1, 5)
        assert her_staff(table) == ["S-a", "S-b", "S-c", "S-d", "S-e"]
        assert table.view()["first"] == HER
        assert table.view()["side"] == "1-3"
        human = table.seat(0)
        assert (human["livres"], human["lace"], human["yarn"]) == (15, 1, 1)

    @rule("ROC-SOLO-04")
    def test_set_up_with_jewels(self) -> None:
        table = Table.dealt(1, jewelry_box="on")
        assert table.seat(HER, viewer=0)["exam"] == "journeyman"
        assert table.state.special[HER] == -1
        assert len(members(table.state.undealt)) == 9

    @rule("ROC-SOLO-06", "ROC-SOLO-47", "ROC-INV-23")
    def test_she_never_has_livres(self) -> None:
        table = solo().token(HER, "KL1", "KR1").her_card("DB01").plays("next")
        assert table.seat(HER)["livres"] == 0
        table.finish_round()
        assert table.seat(HER)["livres"] == 0
        assert table.seat(0)["livres"] == 20

    @rule("ROC-SOLO-07", "ROC-DEC-30")
    def test_she_decides_nothing(self) -> None:
        table = solo().drawer(1, "T01").her_card("DB03")
        assert table.state.to_act() == [0]
        assert table.legal() == ["next"]
        assert table.refuses("decline") == "ROC-SOLO-10"
        key, args = table.state.prompt(0)
        assert (key, args["card"]) == ("rococo-prompt-her-card", "DB03")
        assert table.view(0)["du_barry"]["card"] == "DB03"

    @rule("ROC-SOLO-08", "ROC-SOLO-09", "ROC-SOLO-10", "ROC-VEC-32")
    def test_four_cards_a_round_by_turns(self) -> None:
        table = Table.dealt(1, 5)
        assert table.view()["du_barry"]["hand"] == 4
        assert table.view()["du_barry"]["supply"] == 21
        table.seat_plays(0, "choose S-a", "choose S-b", "choose S-c", "confirm")
        turns = []
        while table.view()["round"] == 1:
            who = table.view()["current"]
            if table.asked in ("her_card", "play", "main"):
                if table.asked == "her_card":
                    turns.append("she")
                elif table.asked == "main":
                    turns.append("H")
            legal = table.legal()
            text = next((text for text in ("no-action", "decline", "next") if text in legal), legal[0])
            table.plays(text)
            assert who in (0, HER)
        hired = len(her_staff(table)) - 5
        assert turns[:7] == ["she", "H", "she", "H", "she", "H", "she"]
        assert len(turns) == 7 + hired
        assert table.view()["du_barry"]["supply"] == 21  # all 25 are shuffled anew

    @rule("ROC-SOLO-11", "ROC-SOLO-16", "ROC-SOLO-37", "ROC-SOLO-41", "ROC-SOLO-21")
    @pytest.mark.parametrize("card", ["DB03", "DB06", "DB10", "DB14"])
    def test_three_prestige_for_the_impossible(self, card: str) -> None:
        table = solo().her_card(card)
        hand = table.view()["du_barry"]["hand"]
        table.plays("next")
        assert table.seat(HER)["prestige"] == 3
        assert table.view()["du_barry"]["hand"] == hand  # no extra card
        funds = solo().token(0, "S1", "S2", "S3").her_card("DB19").plays("next")
        assert funds.seat(HER)["prestige"] == 3


class TestLevels:
    @rule("ROC-OPT-07", "ROC-SOLO-08")
    @pytest.mark.parametrize("box", ["off", "on"])
    @pytest.mark.parametrize("level", LEVELS)
    def test_a_deck_of_25_cards_for_each(self, level: str, box: str) -> None:
        deck = her_deck(level, box)
        assert len(deck) == 25
        for hall in range(1, 6):
            here = [card["jewel"] for card in deck.values() if card["hall"] == hall]
            assert (len(here), set(here)) == (5, {"none", "same_colour", "matching_type"})
        assert {card["labels"]["action"] for name, card in deck.items() if name > "DB25"} <= {"reconstructed"}
        for column in ("levels", "levels_jewelry_box"):
            assert {card["labels"][column] for card in deck.values()} == {"reconstructed"}

    @rule("ROC-OPT-07")
    def test_from_level_to_level_she_does_more_of_what_costs_others_dear(self) -> None:
        """Tailoring, hiring and funding are her strong actions, acquiring is her weak one."""
        for box in ("off", "on"):
            weak = [sum(card["action"] == "acquire" for card in her_deck(level, box).values()) for level in LEVELS]
            assert weak == sorted(set(weak), reverse=True)
        assert "DB26" in her_deck("journeyman")
        assert "DB26" not in her_deck("apprentice")
        assert setup_for(1).options["du_barry_level"] == "journeyman"
        with pytest.raises(BadOption, match="ROC-OPT-07"):
            setup_for(1, du_barry_level="beginner")

    @rule("ROC-OPT-07")
    def test_with_the_jewelry_box_her_decks_are_others(self) -> None:
        """Exams and jewels make her stronger there, so she tailors less at the same level."""
        for level in LEVELS:
            tailors = [
                sum(card["action"] == "tailor" for card in her_deck(level, box).values()) for box in ("on", "off")
            ]
            assert tailors[0] < tailors[1]

    @rule("ROC-OPT-07", "ROC-SOLO-08")
    @pytest.mark.parametrize("level", LEVELS)
    def test_only_cards_of_the_level_are_dealt(self, level: str) -> None:
        table = Table.dealt(1, du_barry_level=level)
        state = table.state
        assert state.her_supply | state.her_hand == state.her_deck
        assert (table.view()["du_barry"]["level"], table.view()["du_barry"]["supply"]) == (level, 21)
        assert not state.faults()
        other = 1 << state.parts.her_ids.index("DB22" if level == "master" else "DB28")
        state.her_supply = (state.her_supply & (state.her_supply - 1)) | other
        assert "her cards are not each in one place (ROC-SOLO-08)" in state.faults()
        again = Table.dealt(1, du_barry_level=level).seat_plays(0, "choose S-a", "choose S-b", "choose S-c", "confirm")
        again.finish_round()
        assert (again.state.her_supply | again.state.her_hand) & ~again.state.her_deck == 0
        assert again.view()["du_barry"]["supply"] == 21

    @rule("ROC-OPT-07")
    def test_a_pack_may_have_other_decks(self, tmp_path: Path) -> None:
        lines = (DATA / "du_barry.csv").read_text().splitlines()
        pack = tmp_path / "du_barry.csv"
        pack.write_text("\n".join(printed(lines)))
        assert set(game_of(tmp_path).read.parts.her_decks) == {2**25 - 1}  # no word of levels: all are in all decks
        pack.write_text("\n".join(cut(lines, "levels_jewelry_box")))
        decks = list(game_of(tmp_path).read.parts.her_decks)
        assert decks[:3] == decks[3:]  # no word of the Jewelry Box: the same with it
        pack.write_text("\n".join(lines[:28]))
        with pytest.raises(BadComponents, match=r"25 cards, not 24 \(levels: master\)"):
            game_of(tmp_path)
        pack.write_text("\n".join(lines[:-1]))
        with pytest.raises(BadComponents, match=r"25 cards, not 24 \(levels_jewelry_box: apprentice\)"):
            game_of(tmp_path)
        pack.write_text("\n".join([*lines[:-1], lines[-1].replace(",apprentice,", ",beginner,")]))
        with pytest.raises(BadComponents, match=r"levels_jewelry_box is all, none or some of.*beginner"):
            game_of(tmp_path)


class TestFavorAndResources:
    @rule("ROC-SOLO-12", "ROC-VEC-33")
    @pytest.mark.parametrize("there", [True, False])
    def test_favor(self, there: bool) -> None:
        table = solo()
        table.state.favor = -1 if there else 0
        table.her_card("DB01").plays("next")
        assert table.seat(HER)["prestige"] == 3
        assert table.view()["favor"] == (HER if there else 0)

    @rule("ROC-SOLO-13")
    def test_she_starts_the_next_round_and_scores_it_at_the_end(self) -> None:
        table = solo().her_card("DB01").plays("next").finish_round()
        assert table.view()["first"] == HER
        end = solo()
        end.state.favor = HER
        assert end.ends().scores(HER)["favor"] == 3

    @rule("ROC-SOLO-14", "ROC-SOLO-15", "ROC-VEC-34")
    def test_tiles(self) -> None:
        table = solo().drawer(1, "T01", "T02", "T03").drawer(3, "T04", "T05").her_card("DB07").plays("next")
        assert table.seat(HER, viewer=0)["tiles"] == 2
        assert table.seat(HER)["kept"] == ["T02", "T05"]
        drawer = solo().drawer(1, "T01", None, "T03").her_card("DB03").plays("next")
        assert drawer.seat(HER)["kept"] == ["T01", "T03"]
        assert drawer.seat(HER)["lace"] == 1

    @rule("ROC-SOLO-17")
    @pytest.mark.parametrize(
        ("tile", "marked", "task"),
        [("T28", [], "JT1"), ("T28", ["JT1"], "JT2"), ("T01", ["JT1"], "JT3"), ("T01", ["JT1", "JT3"], "")],
    )
    def test_one_task_by_her_tiles(self, tile: str, marked: list[str], task: str) -> None:
        table = box().drawer(1, tile).tasks(HER, *marked).her_card("DB03").plays("next")
        assert table.seat(HER)["tasks"] == sorted([*marked, *([task] if task else [])])
        master = box().drawer(1, tile)
        master.state.own[STAGE + HER] = 1
        assert master.her_card("DB03").plays("next").seat(HER)["tasks"] == []

    @rule("ROC-OPT-08", "ROC-SOLO-17")
    @pytest.mark.parametrize(
        ("tile", "marked", "task"),
        [
            ("T28", ["JT1"], "JT2"),
            ("T01", ["JT1"], "JT2"),
            ("T01", ["JT1", "JT2"], "JT3"),
            ("T01", ["JT1", "JT2", "JT3"], ""),
        ],
    )
    def test_the_next_task_by_her_tiles(self, tile: str, marked: list[str], task: str) -> None:
        table = solo(jewelry_box="on", du_barry_tasks="next").round(3).drawer(1, tile).tasks(HER, *marked)
        table.her_card("DB03").plays("next")
        assert table.seat(HER)["tasks"] == sorted([*marked, *([task] if task else [])])
        nothing = solo(jewelry_box="on", du_barry_tasks="next").round(3).tasks(HER, *marked).her_card("DB03")
        assert nothing.plays("next").seat(HER)["tasks"] == marked  # no tile taken, no task


class TestTailoring:
    @rule("ROC-SOLO-18", "ROC-EX-11", "ROC-SOLO-20")
    def test_the_second_from_the_right(self) -> None:
        table = solo().display("A06", None, "A10", "A13", None).her_card("DB10").plays("next")
        assert table.view()["pending"]["garment"] == "A10"  # with a master mark and without paying
        assert table.view()["tile_discard"] == []

    @rule("ROC-SOLO-19")
    def test_the_dearest_when_there_are_fewer(self) -> None:
        table = solo().display("A01", "A10")
        state = table.state
        assert state.parts.garment_ids[state.display[her_garment(state, 3, False)]] == "A10"
        # equal value and prestige: the first from the named side
        twins = solo().display("A02", "A03").state
        names = twins.parts.garment_ids
        assert names[twins.display[her_garment(twins, 3, False)]] == "A03"
        assert names[twins.display[her_garment(twins, 3, True)]] == "A02"
        mixed = solo(exclusive_tailoring="on").display("E03", "A01").state  # without a value it counts 0
        assert mixed.parts.garment_ids[mixed.display[her_garment(mixed, 3, False)]] == "A01"

    @rule("ROC-SOLO-21")
    def test_no_room_at_all(self) -> None:
        table = fill_halls(solo()).display("O06").her_card("DB09")
        supply = table.view()["du_barry"]["supply"]
        table.plays("next")
        assert table.seat(HER)["prestige"] == 3
        assert table.view()["du_barry"]["supply"] == supply
        assert table.view()["display"][5]["garment"] == "O06"

    @rule("ROC-SOLO-22", "ROC-SOLO-25", "ROC-SOLO-26")
    def test_the_hall_of_the_next_card(self) -> None:
        table = solo().display("A01").her_card("DB09").her_supply("DB04").plays("next")
        assert table.view()["du_barry"]["hall_card"] == "DB04"
        assert table.state.prompt(0)[0] == "rococo-prompt-her-place"
        table.plays("next")  # hall 4: a master space first
        assert table.view()["halls"][3]["guests"][1]["garment"] == "A01"
        assert "DB04" in table.view()["du_barry"]["discard"]

    @rule("ROC-SOLO-25")
    def test_which_space(self) -> None:
        table = solo().guest("5-2", "A01", 0).guest("5-3", "A02", 0)
        start = int(table.state.board.hall_start[4])
        assert best_space(table.state, 4) - start == 3  # the tile before 5 livres
        table = solo().guest("2-3", "A01", 0)
        assert best_space(table.state, 1) - int(table.state.board.hall_start[1]) == 4  # lace before livres
        table = solo().guest("1-3", "A01", 0).guest("1-4", "A02", 0)
        assert best_space(table.state, 0) == 4  # livres before nothing
        table.guest("1-5", "A03", 0)
        assert best_space(table.state, 0) == 0  # then the lowest position

    @rule("ROC-SOLO-26")
    @pytest.mark.parametrize(("hall", "place"), [("DB05", "5-4"), ("DB07", "2-5"), ("DB06", "1-5")])
    def test_rewards(self, hall: str, place: str) -> None:
        table = solo().guest("5-2", "J01", 0).guest("5-3", "J02", 0).guest("2-3", "J03", 0)
        table.guest("1-3", "J04", 0).guest("1-4", "J05", 0)
        table.display("A01").her_card("DB09").her_supply(hall).plays("next", "next")
        her = table.seat(HER)
        space = int(table.state.board.hall_start[int(place[0]) - 1]) + int(place[2]) - 1
        assert owner_of(table.state, RENTED, space) == HER
        assert (her["tiles"], her["lace"], her["livres"]) == {
            "DB05": (1, 1, 0),
            "DB07": (0, 2, 0),
            "DB06": (0, 1, 0),
        }[hall]

    @rule("ROC-SOLO-23", "ROC-SOLO-24")
    def test_full_halls_and_an_empty_supply(self) -> None:
        table = fill_halls(solo(), keep=1)  # only 5-4 is free
        table.display("O06").her_card("DB09").her_supply("DB04", "DB05").plays("next")
        shown = [table.view()["du_barry"]["hall_card"]]
        while table.asked == "her_place":
            table.plays("next")
            if table.asked == "her_place":
                shown.append(table.view()["du_barry"]["hall_card"])
        assert shown[-1] == "DB05"
        assert table.view()["halls"][4]["guests"][3]["owner"] == HER
        # nothing of hall 5 to be had: after a whole pass the lowest usable hall
        never = fill_halls(solo(), keep=1).display("O06").her_card("DB09")
        state = never.state
        fifth = sum(1 << card for card, hall in enumerate(state.parts.her_hall) if hall == 4)
        state.her_hand |= state.her_supply & fifth
        state.her_supply &= ~fifth
        never.plays("next")
        count = 0
        while never.asked == "her_place":
            never.plays("next")
            count += 1
        assert count > 10
        assert never.view()["halls"][4]["guests"][3]["owner"] == HER
        assert state.her_supply == 0  # no card was due any more, so nothing was renewed

    @rule("ROC-SOLO-24")
    def test_a_pass_begins_where_the_supply_is_renewed(self) -> None:
        table = fill_halls(solo(), keep=1).display("O06").her_card("DB09").her_supply("DB03")
        state = table.state
        state.her_hand |= state.her_discard & ~(1 << state.parts.her_ids.index("DB04"))
        state.her_discard = 1 << state.parts.her_ids.index("DB04")
        table.plays("next")
        assert table.view()["du_barry"]["hall_card"] == "DB03"
        table.plays("next")  # the supply is empty: DB03 and DB04 are a new one
        assert table.view()["du_barry"]["supply"] == 1
        table.plays("next")
        assert table.asked == "her_place"  # the second card of that pass
        table.plays("next")
        assert table.view()["halls"][4]["guests"][3]["owner"] == HER
        assert (state.her_supply, int(state.her_discard).bit_count()) == (0, 3)

    @rule("ROC-SOLO-27", "ROC-SOLO-28", "ROC-SOLO-30")
    def test_a_jewel_of_the_same_colour(self) -> None:
        def table(symbol: str, shop: bool = True) -> Table:
            found = box().display("A01").jewel_display("azure", "jade", "azure", "rose")
            if shop:
                found.token(HER, "W1")
            return found.her_card("DB09").her_supply(symbol).plays("next", "next")

        same = table("DB03").seat(HER)  # same_colour, hall 3
        assert (same["jewels"]["azure"], same["tiles"], same["prestige"]) == (1, 1, 0)
        assert table("DB03", shop=False).seat(HER)["jewels"]["azure"] == 0
        assert table("DB02").seat(HER)["jewels"]["azure"] == 0  # symbol none
        state = box().jewel_display("azure", "jade", "azure", "rose").state
        assert cheapest_jewel(state, 0, True, False, False) == 3

    @rule("ROC-SOLO-29")
    def test_a_jewel_of_the_matching_type(self) -> None:
        table = box().display("A01").jewel_display("azure", "jade", "rose").token(HER, "W1")
        table.her_card("DB09").her_supply("DB08").plays("next", "next")
        assert table.seat(HER)["jewels"] == {"azure": 0, "rose": 0, "jade": 1, "amber": 0}
        assert table.seat(HER)["tiles"] == 0
        match = box().display("A01").jewel_display("jade", "azure", "rose").token(HER, "W1")
        match.her_card("DB09").her_supply("DB08").plays("next", "next")
        assert (match.seat(HER)["jewels"]["azure"], match.seat(HER)["tiles"]) == (1, 1)

    @rule("ROC-SOLO-31")
    @pytest.mark.parametrize(
        ("garment", "marked", "task"),
        [("A10", [], "MT3"), ("A10", ["MT3"], "MT1"), ("R01", [], "MT2"), ("R01", ["MT2"], "")],
    )
    def test_master_tasks(self, garment: str, marked: list[str], task: str) -> None:
        table = box().display(garment).tasks(HER, *marked)
        table.state.own[STAGE + HER] = 1
        table.her_card("DB09").her_supply("DB04").plays("next", "next")
        assert table.seat(HER)["tasks"] == sorted([*marked, *([task] if task else [])])

    @rule("ROC-OPT-08", "ROC-SOLO-31")
    @pytest.mark.parametrize(
        ("garment", "marked", "task"),
        [("R01", [], "MT3"), ("A01", ["MT3"], "MT1"), ("R01", ["MT3"], "MT1"), ("A01", ["MT1", "MT3"], "MT2")],
    )
    def test_the_next_master_task(self, garment: str, marked: list[str], task: str) -> None:
        table = solo(jewelry_box="on", du_barry_tasks="next").round(3).display(garment).tasks(HER, *marked)
        table.state.own[STAGE + HER] = 1
        table.her_card("DB09").her_supply("DB04").plays("next", "next")
        if task == "MT2":  # the last one: she passes
            assert (table.seat(HER)["exam"], table.seat(HER)["tasks"]) == ("journeyman", [])
        else:
            assert table.seat(HER)["tasks"] == sorted([*marked, task])

    @rule("ROC-SOLO-32", "ROC-SOLO-46")
    def test_the_order(self) -> None:
        table = box().display("A10").jewel_display("azure").token(HER, "W1", "M1", "M2", "M3", "M5")
        table.guest("4-2", "J01", 0).guest("4-3", "J02", 0)
        table.state.own[STAGE + HER] = 1
        table.her_card("DB09").her_supply("DB19").plays("next", "next")
        keys = [event.key.removeprefix("rococo-log-her-") for event in table.events if "her-" in event.key]
        assert keys == ["tailor", "hall", "place", "all-halls", "tiles", "jewel", "tiles", "task"]
        assert table.view()["all_halls"][0]["owner"] == HER


class TestHiring:
    @rule("ROC-SOLO-33", "ROC-EX-12", "ROC-SOLO-36", "ROC-SOLO-24")
    def test_the_second_from_the_left(self) -> None:
        table = solo().row(None, "I-a", None, "I-b").her_card("DB14")
        before = table.view()["du_barry"]["supply"]
        table.plays("next")
        assert "I-b" in her_staff(table)
        assert table.view()["du_barry"]["supply"] == before - 1
        assert table.view()["du_barry"]["hand"] == 1
        one = solo().row(None, "I-a").her_card("DB14").plays("next")
        assert "I-a" in her_staff(one)
        empty = solo().row(None, "I-a").her_card("DB14").her_supply().plays("next")
        assert empty.view()["du_barry"]["hand"] == 1  # her discard became the supply

    @rule("ROC-SOLO-34", "ROC-SOLO-35", "ROC-VEC-36")
    def test_the_best_crown_card(self) -> None:
        table = solo().round(7).row("VI-c", "VI-d", "VI-e", "VI-f")
        table.state.own[SUPPLY + HER] |= table.kinds(["I-a"])
        for place, name in (("1-3", "A01"), ("1-4", "A02"), ("2-3", "A03"), ("3-3", "R01")):
            table.guest(place, name, HER)
        table.round(7).her_card("DB14").plays("next")
        assert "VI-e" in her_staff(table)
        tied = solo().round(7).row("VI-f", "VI-e", "I-a").guest("1-1", "A01", 0).guest("1-2", "R01", 0)
        tied.her_card("DB14").plays("next")
        assert "VI-f" in her_staff(tied)  # worth nothing to her, but something to the human

    @rule("ROC-SOLO-37")
    def test_the_human_pays_by_the_shrunken_row(self) -> None:
        table = solo().row("I-a", "I-b", "I-c", "I-d").her_card("DB14").plays("next")
        assert table.view()["hire"]["price"] == 3


class TestFunding:
    @rule("ROC-SOLO-38", "ROC-SOLO-42")
    def test_the_jeweller_first(self) -> None:
        table = box().token(0, "W1").her_card("DB16").plays("next")
        assert owner_of(table.state, TOKENS, 23) == HER
        assert table.seat(HER)["tasks"] == ["JT4"]
        table.her_card("DB16").plays("next")
        assert owner_of(table.state, TOKENS, 0) == HER
        full = box()
        for space in ("W1", "W2", "W3", "W4", "W5"):
            full.token(0, space)
        assert owner_of(full.loose().her_card("DB16").plays("next").state, TOKENS, 0) == HER

    @rule("ROC-SOLO-39", "ROC-SOLO-40")
    def test_the_cheapest_of_the_kind(self) -> None:
        assert owner_of(solo().her_card("DB18").plays("next").state, TOKENS, 21) == HER  # the musician of hall 5
        assert owner_of(solo().token(0, "F1").her_card("DB16").plays("next").state, TOKENS, 1) == HER
        kitchen = solo().her_card("DB17").plays("next")
        assert owner_of(kitchen.state, TOKENS, 11) == HER
        kitchen.her_card("DB17").plays("next")
        assert owner_of(kitchen.state, TOKENS, 14) == HER  # the left half has her token
        kitchen.her_card("DB17").plays("next")
        assert kitchen.seat(HER)["prestige"] == 3


class TestExams:
    @rule("ROC-SOLO-43", "ROC-INV-06")
    def test_the_journeyman_exam(self) -> None:
        table = box().tasks(HER, "JT1", "JT2", "JT3").token(HER, "W1").her_card("DB16").plays("next")
        her = table.seat(HER, viewer=0)
        assert (her["prestige"], her["exam"], her["tasks"], her["staff"]) == (1, "master", [], 5)
        assert table.view()["du_barry"]["hand"] == 1
        removed = [table.state.parts.kind_ids[kind] for kind in members(table.state.own[REMOVED + HER])]
        assert removed in (["S-d"], ["S-e"])
        assert len(her["unseen"]) == 4  # the new card is not shown

    @rule("ROC-SOLO-44")
    def test_the_master_exam(self) -> None:
        table = (
            box()
            .tasks(HER, "MT1", "MT2")
            .display("A10")
            .her_card("DB09")
            .her_supply("DB04", "DB03")
            .plays("next", "next")
        )
        her = table.seat(HER)
        assert (her["prestige"], her["exam"], her["staff"], her["master_exams"]) == (1, "journeyman", 5, 1)
        assert "S-c" not in her_staff(table)

    @rule("ROC-SOLO-45", "ROC-SOLO-43")
    def test_parts_that_cannot_be_done_are_left_out(self) -> None:
        table = box().tasks(HER, "JT1", "JT2", "JT3").token(HER, "W1").loose()
        table.state.own[SUPPLY + HER] = table.kinds(["S-a", "S-b", "S-c", "VI-d"])
        table.state.exam_decks[0] = 0
        table.her_card("DB16").plays("next")
        assert her_staff(table) == ["S-a", "S-b", "S-c", "VI-d"]  # a level VI Apprentice does not leave
        assert (table.seat(HER)["prestige"], table.seat(HER)["exam"]) == (1, "master")


class TestTheEnd:
    @rule("ROC-SOLO-48", "ROC-SOLO-49", "ROC-VEC-35")
    def test_her_score(self) -> None:
        table = solo().tiles(HER, "T01", "T02", "T03", "T04", "T05").token(HER, "F1", "S1").guest("1-1", "A10", HER)
        table.state.own[SUPPLY + HER] |= table.kinds(["VI-d"])
        table.ends()
        scores = table.scores(HER)
        assert (scores["tiles"], scores["livres"], scores["crowns"]) == (2, 0, 3)
        assert (scores["hall1"], scores["fireworks"], scores["terrace"], scores["statues"]) == (5, 6, 8, 2)
        sheet = dict(table.state.score_sheet())
        assert (sheet["rococo-score-crowns"][1], sheet["rococo-score-fireworks"][1]) == (3, 6)
        assert [sum(column) for column in zip(*sheet.values(), strict=True)] == [
            table.seat(0)["prestige"],
            table.seat(HER)["prestige"],
        ]

    @rule("ROC-SOLO-50", "ROC-VEC-35")
    @pytest.mark.parametrize(("mine", "rank"), [(61, 2), (62, 1), (60, 2)])
    def test_a_tie_is_hers(self, mine: int, rank: int) -> None:
        table = solo().goods(0, livres=0)
        table.state.own[PRESTIGE], table.state.own[PRESTIGE + HER] = mine, 61
        table.ends()
        outcome = table.state.outcome()
        assert outcome is not None
        assert (outcome.scores, outcome.ranks) == ([mine], [rank])
        assert outcome.reason == ("beaten" if rank == 1 else "du_barry")

    @rule("ROC-SOLO-51")
    def test_second_places_score_nothing(self) -> None:
        table = solo().guest("1-1", "A01", 0).guest("1-2", "A02", 0).guest("1-5", "A03", HER).ends()
        assert (table.scores(0)["hall1"], table.scores(HER)["hall1"]) == (5, 0)


class TestOtherModules:
    @rule("ROC-SOLO-52")
    def test_jj_2_has_no_target(self) -> None:
        table = box().staff(0, ["JJ-2", "S-a"]).begins(0).plays("play JJ-2", "no-action")
        assert table.view()["current"] != 0 or table.asked != "bonus"

    @rule("ROC-SOLO-53")
    def test_she_scores_a_festive_garment(self) -> None:
        table = solo(festive_garments="on").token(HER, "F1", "S1").display("F02").her_card("DB09").plays("next")
        assert table.seat(HER)["prestige"] == 2

    @rule("ROC-SOLO-54")
    def test_exclusive_garments(self) -> None:
        def makes(garment: str, **options: Any) -> Table:
            table = solo(exclusive_tailoring="on", **options).round(3).display(garment)
            if options:
                table.token(HER, "W1").jewel_display("azure", "rose", "jade")
            return table.her_card("DB09").her_supply("DB02").plays("next", "next")

        favor = makes("E01")
        assert (favor.view()["favor"], favor.seat(HER)["prestige"], favor.seat(HER)["livres"]) == (HER, 0, 0)
        assert makes("E02").seat(HER)["staff"] == 5
        assert makes("E03").seat(HER)["tiles"] == 1
        assert makes("E04").seat(HER)["livres"] == 0
        jewel = makes("E05", jewelry_box="on").seat(HER)
        assert (jewel["jewels"]["azure"], jewel["tiles"]) == (1, 1)
        other = makes("E06", jewelry_box="on").seat(HER)
        assert (other["jewels"]["rose"], other["tiles"]) == (1, 1)
