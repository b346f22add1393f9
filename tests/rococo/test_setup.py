"""Options, conventions, components, set-up and what is hidden (ROC-OPT, -CONV, -COMP, -SETUP, -INFO)."""

from __future__ import annotations

from pathlib import Path
from shutil import copytree
from typing import Any

import pytest

from guildhall.core.errors import BadComponents, BadOption, BadSeats
from guildhall.core.rng import SEARCH, Rng
from guildhall.games import game
from guildhall.games.rococo.components.holdings import HAND, PRESTIGE
from guildhall.games.rococo.components.sets import members
from guildhall.games.rococo.game import RococoGame, make

from .script import Table, setup_for

rule = pytest.mark.rule
MODULES = ("jewelry_box", "luxury_garments", "festive_garments", "exclusive_tailoring")


def rococo() -> RococoGame:
    found = game("rococo")
    assert isinstance(found, RococoGame)
    return found


class TestOptions:
    @rule("ROC-OPT-01")
    def test_two_editions(self) -> None:
        assert Table.dealt(edition="classic").view()["edition"] == "classic"
        assert Table.dealt().view()["edition"] == "deluxe"
        with pytest.raises(BadOption, match="ROC-OPT-01"):
            setup_for(edition="first")

    @rule("ROC-OPT-02")
    def test_players_by_edition(self) -> None:
        for seats in (2, 3, 4, 5):
            assert setup_for(seats, edition="classic").seats == seats
        assert setup_for(1).seats == 1
        with pytest.raises(BadSeats, match="ROC-OPT-02"):
            setup_for(1, edition="classic")
        with pytest.raises(BadSeats, match="ROC-OPT-02"):
            setup_for(6)

    @rule("ROC-OPT-03")
    @pytest.mark.parametrize("module", MODULES)
    def test_each_module_on_its_own(self, module: str) -> None:
        switched: dict[str, Any] = {module: "on"}
        wrong: dict[str, Any] = {module: "perhaps"}
        on = Table.dealt(**switched).view()["modules"]
        assert [key for key in MODULES if on[key]] == [module]
        with pytest.raises(BadOption, match="ROC-OPT-03"):
            setup_for(**wrong)

    @rule("ROC-OPT-04", "ROC-SETUP-19")
    def test_two_exclusive_garments_need_the_jewelry_box(self) -> None:
        alone, both = Table(exclusive_tailoring="on"), Table(exclusive_tailoring="on", jewelry_box="on")
        names = alone.state.parts.garment_ids
        assert {names[g] for g in members(alone.state.garment_bag)} & {"E05", "E06"} == set()
        assert sum(names[g].startswith("E") for g in members(alone.state.garment_bag)) == 4
        assert sum(names[g].startswith("E") for g in members(both.state.garment_bag)) == 6

    @rule("ROC-OPT-05")
    def test_alone_against_her_with_or_without_jewels(self) -> None:
        for box in ("on", "off"):
            view = Table.dealt(1, jewelry_box=box).view()
            assert view["modules"]["du_barry"]
            assert [player["her"] for player in view["players"]] == [False, True]
        assert not Table.dealt(2).view()["modules"]["du_barry"]

    @rule("ROC-OPT-08", "ROC-EMP-V-c")
    def test_a_classic_table_may_read_v_c_by_threes(self) -> None:
        assert setup_for(edition="classic").options["v_c_per"] == "2"
        with pytest.raises(BadOption, match="ROC-OPT-08"):
            setup_for(edition="classic", v_c_per="4")
        with pytest.raises(BadOption, match="ROC-OPT-08"):
            setup_for(edition="deluxe", v_c_per="3")
        with pytest.raises(BadOption, match="ROC-OPT-08"):
            setup_for(1, v_c_per="3")

    @rule("ROC-OPT-08", "ROC-SOLO-17", "ROC-SOLO-31")
    def test_how_her_tasks_are_read(self) -> None:
        assert setup_for(1).options["du_barry_tasks"] == "fitting"
        assert setup_for(1, du_barry_tasks="next").options["du_barry_tasks"] == "next"
        with pytest.raises(BadOption, match="ROC-OPT-08"):
            setup_for(1, du_barry_tasks="first")

    @rule("ROC-OPT-06", "ROC-SETUP-01")
    @pytest.mark.parametrize(("seats", "side"), [(1, "1-3"), (2, "1-3"), (3, "1-3"), (4, "4-5"), (5, "4-5")])
    def test_board_side(self, seats: int, side: str) -> None:
        assert Table.dealt(seats).view()["side"] == side


class TestConventions:
    @rule("ROC-CONV-01")
    def test_the_main_colour_alone_fixes_wearer_and_kind(self) -> None:
        wearers = {"AZURE": "lady", "ROSE": "gentleman", "JADE": "lady", "AMBER": "gentleman"}
        for garment in rococo().components_view()["garments"].values():
            assert garment["wearer"] == wearers[garment["colour"]]
        table = Table().guest("2-1", "A08", 0)  # AZURE with a ROSE roll in its cost
        assert table.seat(0)["garments"] == {"azure": 1, "rose": 0, "jade": 0, "amber": 0}

    @rule("ROC-CONV-02")
    def test_editions_differ_in_names_only(self) -> None:
        """The same moves on both boards lead to the same things; colours have one internal name."""
        views = []
        for edition in ("classic", "deluxe"):
            table = Table.dealt(3, 5, edition=edition)
            views.append((table.view()["drawers"], table.view()["display"], table.view()["hire"]))
        assert views[0] == views[1]

    @rule("ROC-CONV-03")
    def test_own_garments_are_those_with_the_own_token(self) -> None:
        table = Table().guest("1-1", "A01", 0).guest("2-1", "A02", 1)
        assert sum(table.seat(0)["garments"].values()) == 1
        table = Table().guest("1-1", "A01", 0).token(0, "F1").ends()
        assert table.view()["decorations"][0]["terrace"] == "A01"
        assert sum(table.seat(0)["garments"].values()) == 1

    @rule("ROC-CONV-04")
    def test_own_decorations(self) -> None:
        table = Table(jewelry_box="on").token(0, "F1", "KL1", "KR1", "S1", "M1", "W1")
        assert table.seat(0)["decorations"] == 6
        table = Table().token(0, "M1", "M2", "M3", "M4", "M5")
        assert table.seat(0)["all_halls"]
        assert table.seat(0)["decorations"] == 5  # the All Halls token is none
        table = Table().guest("1-1", "A01", 0)
        assert table.seat(0)["decorations"] == 0

    @rule("ROC-CONV-05", "ROC-ALLH-05")
    def test_present_by_garment_or_musician(self) -> None:
        table = Table(jewelry_box="on").guest("2-1", "A01", 0).token(0, "M4", "F1", "S1", "KL1", "W1")
        assert table.seat(0)["present"] == [False, True, False, True, False]

    @rule("ROC-CONV-06")
    def test_staff_counts_every_card_but_the_special_one(self) -> None:
        table = Table(jewelry_box="on").special(0, "JA-4").staff(0, ["S-a"], discard=["I-a"]).begins(0)
        assert table.view()["played"] == "S-a"
        assert table.seat(0)["staff"] == 6
        table.goods(0, livres=30).plays("hire special")
        assert table.seat(0)["staff"] == 7

    @rule("ROC-CONV-07")
    def test_removed_cards_never_come_back(self) -> None:
        table = Table().staff(0, ["S-a", "S-c"]).begins(0).plays("play S-a", "depute")
        table.finish_round()
        for _ in range(3):
            choose_and_pass(table)
            player = table.seat(0)
            assert "S-a" not in player["unseen"] + player["discard"]

    @rule("ROC-CONV-08")
    def test_no_part_payment(self) -> None:
        table = Table().staff(0, ["S-a"]).goods(0, livres=9).row("I-a", "I-b", "I-c", "I-d").begins(0)
        assert table.refuses("fund F1") == "ROC-FUND-08"
        table.plays("hire 1")
        assert table.seat(0)["livres"] == 4
        assert Table().staff(0, ["S-a"]).goods(0, livres=4).row("I-a", "I-b", "I-c", "I-d").begins(0).refuses(
            "hire 1"
        ) == ("ROC-HIRE-04")

    @rule("ROC-CONV-09")
    def test_words_of_the_data(self, tmp_path: Path) -> None:
        assert rococo().components_view()["employees"]["II-c"]["bonus_key"] == "delegate_any"
        with pytest.raises(BadComponents, match=r"employees\.csv, row 6: there is no effect “dance” \(ROC-CONV-09\)"):
            broken(tmp_path, "employees.csv", "gain_livres,amount=2", "dance,amount=2")

    @rule("ROC-CONV-10")
    def test_money_received_and_paid_is_told_apart(self) -> None:
        table = Table().staff(0, ["S-e"]).drawer(1, "T01", "T02", "T03").begins(0)
        table.plays("acquire 1-1", "keep", "use")
        assert table.log("acquire") == [{"seat": 0, "tile": "T01", "price": 2}]
        assert table.log("livres") == [{"seat": 0, "amount": 2}]


def broken(folder: Path, file: str, old: str, new: str) -> None:
    """Load the game's own data with one thing changed."""
    pack = folder / "pack"
    copytree(Path(rococo_data()), pack)
    text = (pack / file).read_text(encoding="utf-8")
    assert old in text
    (pack / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    make(pack)


def rococo_data() -> Path:
    import guildhall.games.rococo

    return Path(str(guildhall.games.rococo.__file__)).parent / "data"


class TestComponents:
    @rule("ROC-COMP-01")
    def test_supplies_never_run_out(self) -> None:
        table = Table().staff(0, ["I-f"]).goods(0, livres=500, lace=90, yarn=90).begins(0).plays("no-action", "lace")
        assert (table.seat(0)["lace"], table.seat(0)["livres"]) == (91, 500)

    @rule("ROC-COMP-02")
    def test_numbers_of_components(self, tmp_path: Path) -> None:
        view = rococo().components_view()
        levels = [row["level"] for row in view["employees"].values() if row["set"] == "hire"]
        assert [levels.count(level) for level in ("I", "II", "III", "IV", "V", "VI")] == [6, 4, 4, 4, 4, 6]
        assert sum(row["set"] == "base" for row in view["resources"].values()) == 48
        assert sum(row["set"] == "base" for row in view["garments"].values()) == 42
        with pytest.raises(BadComponents, match="ROC-COMP-02"):
            broken(tmp_path, "resources.csv", "T48,base", "T48,luxury")

    @rule("ROC-COMP-03")
    def test_a_tile_shows_silk_and_markers(self, tmp_path: Path) -> None:
        for tile in rococo().components_view()["resources"].values():
            assert tile["azure"] + tile["rose"] + tile["jade"] + tile["amber"] >= 1
            assert (tile["mode"] == "one") == (tile["lace"] == 0 or tile["yarn"] == 0)
        with pytest.raises(BadComponents, match=r"resources\.csv, row 2.*ROC-COMP-03"):
            broken(tmp_path, "resources.csv", "T01,base,2,0,0,0,1,1,or", "T01,base,2,0,0,0,1,0,or")

    @rule("ROC-COMP-04")
    def test_a_garment_has_cost_mark_value_and_prestige(self, tmp_path: Path) -> None:
        garment = rococo().components_view()["garments"]["A06"]
        assert (garment["azure"], garment["lace"], garment["master"]) == (3, 1, "yes")
        assert (garment["value"], garment["prestige"]) == (18, 3)
        assert garment["labels"]["value"] == "reconstructed"
        with pytest.raises(BadComponents, match=r"garments\.csv, row 2.*ROC-COMP-04"):
            broken(tmp_path, "garments.csv", "A01,base,AZURE,lady,2", "A01,base,AZURE,lady,x")

    @rule("ROC-COMP-05")
    def test_an_employee_has_level_rank_bonus_and_livres(self, tmp_path: Path) -> None:
        worth = {"master": 10, "journeyman": 7, "apprentice": 4}
        for employee in rococo().components_view()["employees"].values():
            assert employee["delegate_value"] == worth[employee["rank"]]
        with pytest.raises(BadComponents, match=r"employees\.csv, row 2.*ROC-DEPUTE-02"):
            broken(tmp_path, "employees.csv", "S-a,start,start,master,10", "S-a,start,start,master,9")

    @rule("ROC-COMP-06")
    def test_the_jewelry_box(self) -> None:
        view = rococo().components_view()
        assert sum(kind["count"] for kind in view["jewelry_box"]["jewels"]["types"]) == 24
        new = [row["rank"] for row in view["employees"].values() if row["set"] == "jewelry_box"]
        assert [new.count(rank) for rank in ("journeyman", "master", "apprentice")] == [9, 9, 10]

    def test_provenance_is_counted_from_the_labels(self) -> None:
        counts = {item.file: item.counts for item in rococo().provenance()}
        assert counts["garments.csv"]["reconstructed"] > counts["garments.csv"]["rulebook"]
        assert sum(counts["employees.csv"].values()) == 61 * 6
        assert not rococo().meta.exact


class TestSetUp:
    @rule("ROC-SETUP-02")
    def test_the_favor_lies_on_the_board(self) -> None:
        assert Table.dealt().view()["favor"] is None

    @rule("ROC-SETUP-03", "ROC-ROUND-03", "ROC-EX-14", "ROC-P1-06")
    @pytest.mark.parametrize("box", ["off", "on"])
    def test_levels_come_in_order(self, box: str) -> None:
        table = Table.dealt(2, 3, jewelry_box=box)
        levels = []
        for _ in range(7):
            row = [space["employee"] for space in table.view()["hire"]["spaces"]]
            level = {"JJ": "II", "JM": "V"}
            levels.append(sorted(level.get(name.split("-")[0], name.split("-")[0]) for name in row))
            choose_and_pass(table)
        assert levels == [
            ["I"] * 4,
            ["I", "I", "II", "II"],
            ["II", "II", "III", "III"],
            ["III", "III", "IV", "IV"],
            ["IV", "IV", "V", "V"],
            ["V", "V", "VI", "VI"],
            ["VI"] * 4,
        ]
        assert table.view()["hire"]["deck"] == 0

    @rule("ROC-SETUP-04", "ROC-SETUP-05", "ROC-EX-13", "ROC-P1-19", "ROC-SETUP-11")
    def test_bags_and_a_first_fill(self) -> None:
        table = Table.dealt(4)
        view = table.view()
        assert view["side"] == "4-5"
        assert view["bag"] == 48 - 12
        assert view["garment_bag"] == 42 - 7
        assert view["hire"]["deck"] == 28 - 4
        assert all(space["tile"] for drawer in view["drawers"] for space in drawer["spaces"])
        assert all(space["garment"] for space in view["display"])
        assert not any(guest["garment"] for hall in view["halls"] for guest in hall["guests"])
        assert not any(space["owner"] is not None for space in view["decorations"])

    @rule("ROC-SETUP-06", "ROC-SETUP-07")
    def test_starting_cards_and_goods(self) -> None:
        table = Table.dealt(5)
        for seat in range(5):
            player = table.seat(seat)
            assert player["supply_cards"] == ["S-a", "S-b", "S-c", "S-d", "S-e"]
            assert (player["hand"], player["discard"], player["tiles"]) == (0, [], 0)
            assert (player["livres"], player["lace"], player["yarn"], player["prestige"]) == (15, 1, 1, 0)
        ranks = [rococo().components_view()["employees"][name]["rank"] for name in ("S-a", "S-b", "S-c", "S-d", "S-e")]
        assert [ranks.count(rank) for rank in ("master", "journeyman", "apprentice")] == [2, 1, 2]

    @rule("ROC-SETUP-08", "ROC-INFO-04")
    def test_deluxe_prestige_is_open(self) -> None:
        assert Table.dealt().seat(1, viewer=0)["prestige"] == 0

    @rule("ROC-SETUP-09", "ROC-INFO-05")
    def test_classic_prestige_is_hidden_until_the_end(self) -> None:
        table = Table(edition="classic")
        table.state.own[PRESTIGE + 1] = 4
        assert table.seat(1, viewer=0)["prestige"] is None
        assert table.seat(1, viewer=None)["prestige"] is None
        assert table.seat(1)["prestige"] == 4
        table.ends()
        assert table.seat(1, viewer=0)["prestige"] >= 4

    @rule("ROC-SETUP-10")
    def test_start_player_by_option(self) -> None:
        assert {Table.dealt(4, seed).view()["first"] for seed in range(30)} == {0, 1, 2, 3}
        assert {Table.dealt(4, seed, start_player="first_seat").view()["first"] for seed in range(5)} == {0}

    @rule("ROC-SETUP-12", "ROC-SETUP-13")
    def test_exam_decks(self) -> None:
        decks = set()
        for seed in range(6):
            state = Table.dealt(2, seed, jewelry_box="on").state
            ids = state.parts.kind_ids
            journeymen, masters = ([ids[kind] for kind in members(deck)] for deck in state.exam_decks)
            assert (len(journeymen), len(masters)) == (9, 9)
            deck = [ids[kind] for kind in members(state.deck)]
            second = [name for name in deck if name.split("-")[0] in ("II", "JJ")]
            fifth = [name for name in deck if name.split("-")[0] in ("V", "JM")]
            assert len(second) == len(fifth) == 4
            assert {"II-a", "II-d"} <= set(second)
            assert {"V-c", "V-d"} <= set(fifth)
            decks.add(tuple(second))
        assert len(decks) > 1

    @rule("ROC-SETUP-14", "ROC-P1-17")
    def test_jewels_come_in_phase_1(self) -> None:
        table = Table.dealt(jewelry_box="on")
        assert table.view()["jewels"]["bag"] == 24 - 5
        assert all(space["jewel"] for space in table.view()["jewels"]["spaces"])
        assert Table.dealt().view()["jewels"] is None

    @rule("ROC-SETUP-15", "ROC-EXAM-01")
    def test_everybody_starts_with_the_journeyman_exam(self) -> None:
        table = Table.dealt(3, jewelry_box="on")
        assert [table.seat(seat)["exam"] for seat in range(3)] == ["journeyman"] * 3
        assert table.seat(0)["tasks"] == []

    @rule("ROC-SETUP-16", "ROC-INFO-09")
    def test_a_specialised_apprentice_each_face_down(self) -> None:
        table = Table.dealt(3, jewelry_box="on")
        own = [table.seat(seat)["special"] for seat in range(3)]
        assert len(set(own)) == 3
        assert all(name.startswith("JA-") for name in own)
        assert table.seat(1, viewer=0)["special"] is None
        assert len(members(table.state.undealt)) == 7

    @rule("ROC-SETUP-17", "ROC-LUX-01")
    def test_luxury_tiles_go_into_the_bags(self) -> None:
        table = Table(luxury_garments="on")
        assert (table.view()["garment_bag"], table.view()["bag"]) == (46, 53)
        assert (Table().view()["garment_bag"], Table().view()["bag"]) == (42, 48)

    @rule("ROC-SETUP-18", "ROC-P1-18")
    @pytest.mark.parametrize("edition", ["classic", "deluxe"])
    def test_no_festive_garment_in_round_1(self, edition: str) -> None:
        for seed in range(12):
            table = Table.dealt(4, seed, festive_garments="on", edition=edition)
            assert not any(space["garment"].startswith("F") for space in table.view()["display"])
            assert table.view()["garment_bag"] == 42 - 7 + 4

    @rule("ROC-SETUP-20")
    @pytest.mark.parametrize(("seats", "drawer"), [(1, 3), (2, 3), (3, 3), (4, 4), (5, 4)])
    def test_by_number_of_players(self, seats: int, drawer: int) -> None:
        view = Table.dealt(seats).view()
        assert [len(item["spaces"]) for item in view["drawers"]] == [drawer] * 3
        assert len(view["hire"]["spaces"]) == 4
        if seats == 1:
            assert view["first"] == view["her"] == 1


def choose_and_pass(table: Table) -> None:
    """Any hands, and no actions, to the next phase 2."""
    while table.view()["phase"] == "choose":
        seat = table.state.to_act()[0]
        legal = table.legal(seat=seat)
        table.seat_plays(seat, "confirm" if "confirm" in legal else legal[0])
    table.finish_round()


class TestInformation:
    @rule("ROC-INFO-01")
    def test_what_is_open(self) -> None:
        table = Table(jewelry_box="on").tiles(1, "T01").jewels(1, rose=2).staff(1, ["S-a"], discard=["I-a", "I-c"])
        seen = table.seat(1, viewer=0)
        assert (seen["livres"], seen["lace"], seen["yarn"]) == (15, 1, 1)
        assert (seen["hand"], seen["supply"], seen["discard"]) == (1, 4, ["I-a", "I-c"])
        assert seen["jewels"]["rose"] == 2
        assert seen["exam"] == "journeyman"

    @rule("ROC-INFO-02")
    def test_kept_tiles_are_a_number_to_others(self) -> None:
        table = Table().tiles(1, "T01", "T12")
        assert table.seat(1, viewer=0)["tiles"] == 2
        assert table.seat(1, viewer=0)["kept"] is None
        assert table.seat(1)["kept"] == ["T01", "T12"]

    @rule("ROC-INFO-03")
    def test_hands_are_secret(self) -> None:
        table = Table.dealt(2).seat_plays(0, "choose S-a", "choose S-b", "choose S-c")
        seen = table.seat(0, viewer=1)
        assert seen["hand_cards"] is None
        assert seen["hand"] == 0  # not even how far the choice is
        table.seat_plays(0, "confirm")
        seen = table.seat(0, viewer=1)
        assert (seen["hand"], seen["supply"], seen["hand_cards"], seen["supply_cards"]) == (3, 2, None, None)
        assert seen["ready"]
        assert table.seat(0)["hand_cards"] == ["S-a", "S-b", "S-c"]

    @rule("ROC-INFO-06", "ROC-INV-18")
    def test_decks_and_bags_show_numbers_only(self) -> None:
        table = Table.dealt(3, 4, jewelry_box="on")
        for seed in range(5):
            world = table.state.determinize(0, Rng(seed, SEARCH))
            assert world.view(0) == table.view(0)
            assert world.save() != table.state.save()

    @rule("ROC-INFO-07")
    def test_the_log_names_a_tile_from_a_drawer_but_not_a_drawn_one(self) -> None:
        table = Table().staff(0, ["I-e", "S-a"]).drawer(1, "T12").begins(0)
        table.plays("play I-e", "acquire 1-1", "keep", "use", "keep")
        assert table.log("acquire")[0]["tile"] == "T12"
        drawn = next(event for event in table.events if event.key == "rococo-log-draw")
        assert drawn.seen_by(1)["tile"] == ""
        assert (
            drawn.seen_by(0)["tile"] == table.seat(0)["kept"][-1] or drawn.seen_by(0)["tile"] in table.seat(0)["kept"]
        )
        table = Table().staff(0, ["I-e", "S-a"]).begins(0).plays("play I-e", "no-action", "use")
        assert table.view(1)["pending"]["tile"] is None
        drawn_tile = table.view(0)["pending"]["tile"]
        table.plays(next(text for text in table.legal() if text != "keep"))
        assert table.view(1)["tile_discard"] == [drawn_tile]

    @rule("ROC-INFO-08", "ROC-TAILOR-07")
    def test_tiles_paid_lie_face_up(self) -> None:
        table = Table().staff(0, ["S-a"]).tiles(0, "T01").display("A01").begins(0).plays("tailor G6", "sell")
        assert table.view(1)["tile_discard"] == ["T01"]

    @rule("ROC-INFO-10")
    def test_an_exam_card_is_secret_until_shown(self) -> None:
        table = exam_table()
        assert table.view(1)["exams"]["open"] is None
        assert table.view(0)["exams"]["open"]
        table.plays("take JJ-3")
        assert "JJ-3" not in table.seat(0, viewer=1)["unseen"]
        assert "JJ-3" in table.seat(0)["hand_cards"]
        event = next(event for event in table.events if event.key == "rococo-log-exam-card")
        assert (event.seen_by(1)["card"], event.seen_by(0)["card"]) == ("", "JJ-3")
        world = table.state.determinize(0, Rng(1, SEARCH))
        assert world.exam_decks[0] == table.state.exam_decks[0]  # who looked through it knows it
        others = {table.state.determinize(1, Rng(seed, SEARCH)).own[HAND] for seed in range(9)}
        assert len(others) > 1

    @rule("ROC-INFO-10", "ROC-INFO-03")
    def test_views_made_together_are_those_made_one_by_one(self) -> None:
        drawn = Table().staff(0, ["I-e", "S-a"]).begins(0).plays("play I-e", "no-action", "use")
        for table in (exam_table(), drawn, Table.dealt(3, 4, edition="classic"), Table(1, jewelry_box="on")):
            viewers = [None, *range(table.state.seats)]
            together = table.state.views(viewers)
            assert together == [table.state.view(seat) for seat in viewers]
            assert together[0].players[0].hand_cards is None  # what a seat knows was not added to what all know
            assert together[1].players[0].hand_cards is not None

    @rule("ROC-INFO-11")
    def test_her_cards_and_tiles_are_face_down(self) -> None:
        table = Table(1).tiles(1, "T01")
        assert table.seat(1, viewer=0)["kept"] is None
        assert table.seat(1, viewer=0)["tiles"] == 1
        assert set(table.view(0)["du_barry"]) == {"level", "hand", "supply", "discard", "card", "hall_card"}
        assert table.view(0)["du_barry"]["hand"] == 3 or table.view(0)["du_barry"]["hand"] == 4


def exam_table() -> Table:
    """An Apprentice has passed the Journeyman exam and the deck is open."""
    table = Table(jewelry_box="on").staff(0, ["S-d", "S-a"]).tasks(0, "JT1", "JT2", "JT3", "JT4").begins(0)
    return table.plays("play S-d", "exam journeyman")
