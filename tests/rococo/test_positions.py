"""Positions as text: they load and save whole, and what is wrong with one is said; tables and who is to act."""

from __future__ import annotations

import json
from typing import Any

import pytest

from guildhall.core.errors import BadOption, BadPosition, BadSeats
from guildhall.games.rococo.components.holdings import SILK, WORN, masters_in
from guildhall.games.rococo.game import make

from .script import Table, setup_for
from .test_view import rich

rule = pytest.mark.rule


def saved(table: Table) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(table.state.save())
    return found


class TestSaving:
    @rule("ROC-INV-19")
    def test_what_stands_in_the_text(self) -> None:
        found = saved(rich())
        assert (found["game"], found["seats"]) == ("rococo", 3)
        modules = {"jewelry_box": "on", "luxury_garments": "on", "festive_garments": "off", "exclusive_tailoring": "on"}
        assert found["options"] == {"edition": "deluxe", **modules}
        assert (found["round"], found["phase"], found["current"], found["favor"]) == (6, 3, 0, 2)
        assert (found["played"], found["leaving"]) == ("II-c", [])
        assert found["row"] == ["VI-a", None, "VI-b", None]
        assert found["drawers"] == ["T02", None, "T03", None, *[None] * 4, None, "T04", None, None]
        assert found["display"] == [None, None, None, "A02", None, "E02", None]
        assert found["guests"] == {"1-1": ["R01", 0], "1-3": ["A01", 0], "1-5": ["J01", 1], "4-2": ["O01", 2]}
        assert found["decorations"] == {"F1": 0, "F4": 1, "S3": 1, "KL2": 1, "KR1": 0, "M4": 0, "W2": 0}
        assert (found["jewel_display"], found["jewel_bag"]) == ([-1, -1, 2, -1, 1], [5, 5, 5, 3])
        assert (found["all_halls"], found["terrace"]) == ([-1] * 5, [None] * 6)
        mine = found["players"][0]
        assert (mine["livres"], mine["lace"], mine["yarn"], mine["prestige"]) == (21, 2, 3, 0)
        assert (mine["supply"], mine["hand"], mine["discard"]) == (["S-b", "S-c", "S-d"], ["S-a"], ["S-e", "I-a"])
        assert (mine["kept"], mine["special"], mine["special_hired"]) == (["T01", "T12"], "JA-3", 0)
        assert (mine["jewels"], mine["masters"], mine["tasks"], mine["stage"]) == ([2, 0, 0, 1], [1, 0, 0, 0, 0], 5, 0)
        assert (found["players"][1]["tasks"], found["players"][1]["masters_passed"]) == (32, 2)
        assert len(mine["final"]) == 17
        assert list(found)[:3] == ["game", "seats", "options"]
        assert list(found)[-2:] == ["stack", "rng"]

    @rule("ROC-INV-19")
    def test_a_loaded_position_is_the_same_in_every_number(self) -> None:
        ended = Table().token(0, "F1", "F3").guest("1-3", "A10", 0).guest("1-4", "A07", 0).guest("2-3", "J01", 1).ends()
        paying = Table().staff(0, ["S-a", "S-b"]).tiles(0, "T01", "T09", "T10").display("A01").begins(0)
        hers = Table(1, jewelry_box="on").round(3).display("A01").her_card("DB09").plays("next")
        deputed = Table().round(3).staff(0, ["II-c", "S-a"], discard=["S-d", "S-e"]).begins(0)
        deputed.plays("play II-c", "no-action", "depute-card S-e")
        fewer = Table().staff(0, ["I-b", "S-a"], discard=["S-d", "S-e"]).begins(0)
        fewer.plays("play I-b", "depute", "depute-card S-e", "decline")
        assert fewer.seat(0)["discard"] == ["S-d"]
        first = Table().token(1, "F1").guest("1-3", "A01", 1).ends()
        for table in (
            rich(),
            ended,
            deputed,
            fewer,
            first,
            paying.plays("play S-a", "tailor G6"),
            hers,
            Table.dealt(5, edition="classic"),
        ):
            again = table.setup.load(table.state.save())
            assert again == table.state
            assert again.view(0) == table.state.view(0)
            for seat in range(table.state.sides):
                assert again.own[SILK + seat] == table.state.own[SILK + seat]
                assert again.own[WORN + seat] == table.state.own[WORN + seat]

    @rule("ROC-VEC-24", "ROC-END-05")
    def test_garments_that_left_master_spaces_for_the_terrace(self) -> None:
        table = Table().token(0, "F1").guest("1-3", "A10", 0).guest("1-1", "A01", 0).ends()
        again = table.setup.load(table.state.save())
        assert [int(masters_in(again.own[WORN], hall)) for hall in range(5)] == [1, 0, 0, 0, 0]
        assert again.view(None)["players"][0]["masters"] == 1


class TestLoading:
    def refused(self, table: Table, **edits: Any) -> str:
        found = saved(table)
        found.update(edits)
        with pytest.raises(BadPosition) as refused:
            table.setup.load(json.dumps(found))
        return str(refused.value)

    @rule("ROC-INV-01")
    def test_another_game_or_table(self) -> None:
        table = Table.dealt(3)
        assert "this is no position of Rococo" in self.refused(table, game="splendor")
        assert "it is for 4 seats" in self.refused(table, seats=4)
        options = {**saved(table)["options"], "jewelry_box": "on"}
        assert "'jewelry_box': 'on'" in self.refused(table, options=options)
        with pytest.raises(BadPosition, match="this is no position of Rococo"):
            table.setup.load("[1]")
        with pytest.raises(BadPosition, match="cannot read the position"):
            table.setup.load("{")

    @rule("ROC-INV-09", "ROC-INV-17")
    def test_phases_players_and_owners(self) -> None:
        table = Table.dealt(3)
        assert "there is no such phase or player" in self.refused(table, phase=4)
        assert "there is no such phase or player" in self.refused(table, phase=1)
        assert "there is no such phase or player" in self.refused(table, current=3)
        assert "there is no such phase or player" in self.refused(table, current=-1)
        assert "there is no participant 3" in self.refused(table, decorations={"F1": 3})
        assert "there is no participant -1" in self.refused(table, decorations={"F1": -1})
        assert "there is no participant 3" in self.refused(table, guests={"1-1": ["A01", 3]})
        assert "cannot read the position" in self.refused(table, guests={"1-9": ["A01", 0]})
        players = saved(table)["players"]
        assert "there are 3 participants, not 2" in self.refused(table, players=players[:2])
        assert "cannot read the position" in self.refused(table, deck=["X-9"])

    @rule("ROC-INV-02")
    def test_faults_are_named_unless_nobody_wants_to_know(self) -> None:
        table = Table.dealt(3)
        text = json.dumps({**saved(table), "tile_bag": []})
        with pytest.raises(BadPosition, match=r"no game can come to this position: tile T\d\d is in 0 places"):
            table.setup.load(text)
        assert table.setup.load(text, check=False).tile_bag == 0


class TestTables:
    @rule("ROC-OPT-02", "ROC-OPT-08")
    def test_seats_and_readings(self) -> None:
        with pytest.raises(BadSeats, match="2 to 5 seats in the classic edition") as seats:
            setup_for(1, edition="classic")
        assert seats.value.rule == "ROC-OPT-02"
        with pytest.raises(BadOption, match="V-c is read otherwise in the classic edition only") as option:
            setup_for(2, v_c_per="3")
        assert option.value.rule == "ROC-OPT-08"
        assert setup_for(2, edition="classic", v_c_per="2").readings == {}
        assert list(setup_for(2, edition="classic", v_c_per="3").readings) == ["V-c"]

    @rule("ROC-OPT-06", "ROC-SETUP-20")
    @pytest.mark.parametrize(
        ("seats", "side", "sides", "her"), [(1, "1-3", 2, 1), (3, "1-3", 3, -1), (4, "4-5", 4, -1)]
    )
    def test_sides(self, seats: int, side: str, sides: int, her: int) -> None:
        state = setup_for(seats).start(1)
        assert (state.board.side, int(state.sides), int(state.her)) == (side, sides, her)
        assert (state.her_deck != 0) == (her > 0)

    @rule("ROC-OPT-03", "ROC-OPT-08")
    def test_switches(self) -> None:
        for option, field in (
            ("jewelry_box", "jewelry"),
            ("luxury_garments", "luxury"),
            ("festive_garments", "festive"),
            ("exclusive_tailoring", "exclusive"),
        ):
            on, off = setup_for(2, **{option: "on"}).start(1), setup_for(2).start(1)
            assert (getattr(on, field), getattr(off, field)) == (True, False)
        assert setup_for(2, edition="classic").start(1).classic
        assert not setup_for(2).start(1).classic
        assert setup_for(1, du_barry_tasks="next").start(1).tasks_in_order
        assert not setup_for(1).start(1).tasks_in_order

    @rule("ROC-SETUP-10")
    def test_who_starts(self) -> None:
        assert {setup_for(3, start_player="first_seat").start(seed).first for seed in range(6)} == {0}
        assert {setup_for(3, start_player="by_lot").start(seed).first for seed in range(20)} == {0, 1, 2}

    @rule("ROC-INV-14", "ROC-P2-08")
    def test_bounds(self) -> None:
        assert setup_for(2).bound >= 2_000
        assert setup_for(2).may_be_endless
        game = make()
        assert setup_for(2).empty().tile_bag == 0
        assert len(game.components_digest) == 16
        assert {part.file for part in game.provenance()} >= {"employees.csv", "jewelry_box.toml", "board_4_5.toml"}

    @rule("ROC-P3-01", "ROC-P2-01", "ROC-P2-08")
    def test_who_is_to_act(self) -> None:
        table = Table.dealt(3)
        assert (table.state.to_act(), table.state.may_change(), int(table.state.mover())) == ([0, 1, 2], [], 0)
        table.seat_plays(0, "choose S-a", "choose S-b", "choose S-c", "confirm")
        assert (table.state.to_act(), table.state.may_change(), int(table.state.mover())) == ([1, 2], [0], 1)
        assert table.state.acting(2) == 2
        turn = Table(3).begins(2)
        assert (turn.state.to_act(), turn.state.may_change(), turn.state.acting(0)) == ([2], [], 2)
        assert turn.state.legal(1) == []
        over = Table(3).ends()
        assert (over.state.to_act(), over.state.may_change(), int(over.state.mover())) == ([], [], -1)
        hers = Table(1).her_card("DB01")
        assert (hers.state.to_act(), hers.state.acting(0), int(hers.state.mover())) == ([0], 1, 0)

    @rule("ROC-P2-08")
    def test_what_takes_back(self) -> None:
        table = Table.dealt(2)
        number = table.setup.catalogue.number
        assert table.state.takes_back(number("change"))
        assert not table.state.takes_back(number("confirm"))
        assert table.state.policy_is_stronger()

    @rule("ROC-DEC-01", "ROC-DEC-16", "ROC-DEC-26")
    def test_what_was_revealed(self) -> None:
        table = Table().staff(0, ["I-e", "S-a"]).begins(0)
        before = table.state.revealed()
        assert table.plays("play I-e", "no-action").state.revealed() == before
        assert table.plays("use").state.revealed() == before + 1  # a tile was drawn
        assert table.plays("keep").state.revealed() == before + 2  # the turn ended
