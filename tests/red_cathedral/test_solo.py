"""Ivan Yakovlev (RC-SOLO; 13.7)."""

from __future__ import annotations

from typing import Any

import pytest

from guildhall.core.arrays import listed
from guildhall.games.red_cathedral.people.result import outcome, standing
from guildhall.games.red_cathedral.rules.scoring import final_scoring, leftovers
from tests.red_cathedral.script import Table, setup_of

CARDS = ("recognition", "inventory", "transport", "claim", "construction", "hire")


def against(card: str, **options: Any) -> Table:
    """A solo table where Ivan, an apprentice, has green (space 3, showing 1) as his next die and this as its card."""
    table = Table(1, **{"fourth_guild": "clergy", "solo_level": "apprentice", **options})
    dice = ["green", *(die for die in table.data["market"]["dice"] if die != "green")]
    names = [card, *(name for name in CARDS[: len(dice)] if name != card)]
    table.data["ivan"]["cards"] = dict(zip(dice, names, strict=True))
    table.data["ivan"]["dice_left"] = ["green"]
    return table.side(1, pos=0).dice(white=(8, 1))


def ivan_moves(table: Table, *choices: str) -> Table:
    """The human moves the white die and ends the turn; Ivan goes on until his action is done."""
    table.plays("move white +0", "finish", "end")
    assert table.pending == "ivan"
    table.plays("next", *choices)
    return table


@pytest.mark.rule("RC-SOLO-01", "RC-SOLO-02", "RC-SOLO-05", "RC-SETUP-09", "RC-SETUP-11")
def test_set_up() -> None:
    shown = setup_of(1).start(4).view(0)
    human, ivan = shown["sides"]
    assert (ivan["name"], ivan["colour"], ivan["seat"], ivan["rubles"], ivan["workshop"]) == (
        "ivan",
        "green",
        None,
        0,
        [],
    )
    assert ivan["banners"]["inventory"] == 5  # one stands on his first base
    assert ivan["pieces"] == {"door": 0, "arch": 0, "cross": 0}
    assert (human["rubles"], shown["active"], shown["plan"][:2]) == (3, 0, "P2")
    tiles = {section["tile"] for tower in shown["towers"] for section in tower["sections"]} - {None}
    assert tiles <= {f"W{number:02}" for number in range(1, 17)}


@pytest.mark.rule("RC-SOLO-03", "RC-DATA-15")
def test_a_die_for_every_card() -> None:
    deals = set()
    for seed in range(12):
        cards = setup_of(1).start(seed).view(0)["ivan"]["cards"]
        assert [entry["card"] for entry in cards] == list(CARDS[:5])
        assert sorted(entry["die"] for entry in cards) == ["blue", "green", "red", "white", "yellow"]
        deals.add(tuple(entry["die"] for entry in cards))
    assert len(deals) > 5
    fixed = setup_of(1, {"solo.ivan_cards": "fixed"}).start(1).view(0)["ivan"]["cards"]
    assert [entry["die"] for entry in fixed] == ["white", "red", "yellow", "blue", "green"]


@pytest.mark.rule("RC-SOLO-04")
def test_his_first_base() -> None:
    bases = set()
    for seed in range(20):
        shown = setup_of(1).start(seed).view(0)
        owned = [s["id"] for tower in shown["towers"] for s in tower["sections"] if s["owner"] == 1]
        assert len(owned) == 1
        assert owned[0].endswith("-1")
        assert shown["sides"][1]["pos"] == 0  # the tile has no effect
        bases.add(owned[0])
    assert len(bases) == 4
    left = setup_of(1, {"solo.first_claim": "leftmost_base"}).start(3).view(0)
    assert left["towers"][0]["sections"][0]["owner"] == 1
    none = setup_of(1, {"solo.first_claim": "none"}).start(3).view(0)
    assert none["sides"][1]["banners"]["inventory"] == 6
    table = Table(1, solo_first_claim="human")
    assert table.legal() == ["ivan 1-1", "ivan 2-1", "ivan 3-1", "ivan 4-1"]
    assert table.refused("move red +0") == "RC-SOLO-04"
    table.plays("ivan 3-1")
    assert (table.at("3-1")["owner"], table.pending) == (1, "basic")


@pytest.mark.rule("RC-SOLO-06", "RC-SOLO-07", "RC-SOLO-11", "RC-SOLO-16")
def test_his_turn_in_order() -> None:
    table = against("recognition").dice(green=(2, 1), yellow=(3, 4))
    table.plays("move white +0", "finish", "end")
    shown = table.view()
    assert (shown["ivan"]["card"], shown["ivan"]["die"], table.place("green")) == ("recognition", "green", 3)
    assert table.legal() == ["next"]
    assert table.refused("move red +0") == "RC-SOLO-11"
    assert table.pos(1) == 0
    table.plays("next")
    assert table.pos(1) == 4
    assert (table.value("yellow"), table.now["sides"][1]["inventory"]) == (4, {})  # not yet rolled, nothing gained
    table.plays("next")
    assert table.pending == "basic"
    assert table.view()["active"] == 0
    assert table.value("yellow") in range(1, 7)


@pytest.mark.rule("RC-SOLO-12", "RC-SOLO-20")
def test_transport_without_materials_moves_a_die() -> None:
    table = ivan_moves(against("transport"))
    assert table.place("green") == 4  # EX-SOLO-8
    assert table.view()["ivan"]["construction"] == {}
    table.plays("next")
    assert table.pending == "basic"


@pytest.mark.rule("RC-SOLO-13")
def test_every_card_once_in_a_cycle() -> None:
    table = Table(1, fourth_guild="clergy", solo_ivan_claim_ties="leftmost", solo_level="apprentice")
    seen: list[str] = []
    while len(seen) < 10:
        die = next(text for text in table.offers("move"))
        table.plays(die, "finish", "end")
        while table.pending == "ivan":  # in some turns he carries out two
            seen.append(table.view()["ivan"]["card"])
            table.plays("next")
            if table.pending == "ivan-claim":
                table.plays(table.legal()[0])
            table.plays("next")
    assert sorted(seen[:5]) == sorted(seen[5:10]) == sorted(CARDS[:5])


@pytest.mark.rule("RC-SOLO-14")
def test_lowest_and_highest() -> None:
    for option, chosen in (("lowest", "red"), ("highest", "green")):
        table = against("recognition", solo_ivan_die=option)
        table.dice(red=(3, 2), green=(4, 5), blue=(5, 5), yellow=(6, 2), white=(1, 6)).side(0, rubles=0)
        table.state.die_value[0] = 6
        table.plays("move white +0", "finish")
        table.state.die_value[0] = 3
        table.plays("end")
        assert table.view()["ivan"]["die"] == chosen


@pytest.mark.rule("RC-SOLO-15")
def test_he_goes_on_past_a_full_space() -> None:
    table = against("recognition").dice(green=(3, 1), red=(4, 1), blue=(4, 1), yellow=(4, 1))
    table.plays("move white +0", "finish", "end")
    assert table.place("green") == 5


@pytest.mark.rule("RC-SOLO-17")
def test_recognition() -> None:
    assert ivan_moves(against("recognition").side(1, pos=7)).pos(1) == 11


@pytest.mark.rule("RC-SOLO-18", "RC-SOLO-19")
def test_inventory_takes_from_the_largest_pile() -> None:
    table = ivan_moves(against("inventory").give(0, lumber=3))
    assert table.view()["ivan"]["inventory"] == {"brick": 2, "stone": 2}
    table = ivan_moves(against("inventory"))
    assert table.view()["ivan"]["inventory"] == {"lumber": 2, "brick": 1, "stone": 1}  # ties in order
    jewels = ivan_moves(against("inventory", fourth_guild="jewelers"))
    assert "diamond" not in jewels.view()["ivan"]["inventory"]
    more = against("inventory")
    more.data["ivan"]["stock"] = {"gold": 2}
    more.data["supply"]["gold"] -= 2
    assert sum(ivan_moves(more).view()["ivan"]["inventory"].values()) == 6


@pytest.mark.rule("RC-SOLO-20")
def test_transport() -> None:
    table = against("transport")
    table.data["ivan"]["stock"] = {"gold": 2, "lumber": 1}
    table.data["supply"]["gold"] -= 2
    table.data["supply"]["lumber"] -= 1
    ivan_moves(table)
    assert (table.view()["ivan"]["inventory"], table.view()["ivan"]["construction"]) == ({}, {"lumber": 1, "gold": 2})


@pytest.mark.rule("RC-SOLO-21", "RC-SOLO-22", "RC-DP-02")
def test_where_he_claims() -> None:
    table = ivan_moves(against("claim").claim(0, "1-1"))
    assert table.at("1-2")["owner"] == 1  # right above the human's
    table = against("claim").claim(0, "1-1").claim(0, "2-1", done=True)
    table.plays("move white +0", "finish", "end", "next")
    assert table.legal() == ["ivan 1-2", "ivan 2-2"]
    assert table.refused("ivan 3-1") == "RC-SOLO-22"
    table.plays("ivan 2-2")
    assert table.at("2-2")["owner"] == 1
    bases = against("claim").claim(1, "1-1").plays("move white +0", "finish", "end", "next")
    assert bases.legal() == ["ivan 2-1", "ivan 3-1", "ivan 4-1"]
    last = against("claim", solo_ivan_claim_ties="leftmost")
    for name in ("1-1", "2-1", "3-1", "4-1"):
        last.claim(1, name)
    last.plays("move white +0", "finish", "end", "next")
    assert last.legal() == ["ivan 1-2", "ivan 2-2", "ivan 3-2", "ivan 4-2"]  # any other card: always the human
    left = ivan_moves(against("claim", solo_ivan_claim_ties="leftmost"))
    assert left.at("1-1")["owner"] == 1
    chance = {
        next(n for n in ("1-1", "2-1", "3-1", "4-1") if t.at(n)["owner"] == 1)
        for t in (ivan_moves(against("claim", solo_ivan_claim_ties="random", seed=seed)) for seed in range(12))
    }
    assert len(chance) > 1


@pytest.mark.rule("RC-SOLO-21", "RC-SOLO-12")
def test_he_cannot_claim_without_banners() -> None:
    table = against("claim")
    for name in ("1-1", "1-2", "1-3", "2-1", "2-2", "2-3"):
        table.claim(1, name)
    ivan_moves(table)
    assert table.pending == "ivan"
    assert any(event.key == "red_cathedral-log-ivan-skips" for event in table.events)


@pytest.mark.rule("RC-SOLO-23")
def test_points_of_his_tiles() -> None:
    for tile, points in (("W09", 2), ("W10", 1), ("W08", 0), ("W13", 0)):
        table = against("claim").claim(0, "1-1")
        if tile == "W13":
            table.section("1-2")["tile"] = tile
        else:
            table.tile("1-2", tile)
        ivan_moves(table)
        assert table.pos(1) == points
        assert table.at("1-2")["tile"] is None


@pytest.mark.rule("RC-SOLO-24", "RC-SOLO-25", "RC-SOLO-26", "RC-SOLO-27")
def test_construction() -> None:
    table = against("construction").card("1-1", "B09").claim(1, "1-1")
    table.data["ivan"]["site"] = {"stone": 3, "gold": 1}
    table.data["supply"]["stone"] -= 3
    table.data["supply"]["gold"] -= 1
    ivan_moves(table)  # EX-SOLO-5: any four materials for a section of four
    assert (table.pos(1), table.of(1)["rubles"], table.at("1-1")["state"]) == (6, 0, "finished")
    table = against("construction").claim(1, "1-1").claim(1, "2-1").claim(1, "2-2")
    table.data["ivan"]["site"] = {"gold": 2, "lumber": 2}
    table.data["supply"]["gold"] -= 2
    table.data["supply"]["lumber"] -= 2
    ivan_moves(table)  # EX-SOLO-6
    assert table.at("1-1")["state"] == "finished"
    assert table.at("2-1")["has"] == {"gold": 1}  # lumber first; the rest on his next section
    table = against("construction").claim(1, "1-1", lumber=1)
    table.data["ivan"]["site"] = {"gold": 4}
    table.data["supply"]["gold"] -= 4
    ivan_moves(table)  # EX-SOLO-7
    assert table.view()["ivan"]["construction"] == {"gold": 2}


@pytest.mark.rule("RC-SOLO-25")
def test_rows_or_towers() -> None:
    for scan, filled in (("rows", "2-1"), ("towers", "1-2")):
        table = against("construction", solo_ivan_scan=scan).claim(1, "1-1", done=True).claim(1, "1-2").claim(1, "2-1")
        table.data["ivan"]["site"] = {"gold": 1}
        table.data["supply"]["gold"] -= 1
        assert ivan_moves(table).at(filled)["has"] == {"gold": 1}


@pytest.mark.rule("RC-SOLO-28")
def test_the_human_decorates_his_sections() -> None:
    table = against("recognition").claim(1, "1-1", done=True).give(0, lumber=1).plays("decorate 1-1")
    assert table.at("1-1")["ornament"]["owner"] == 0


@pytest.mark.rule("RC-SOLO-01", "RC-PEN-02")
def test_he_is_penalised_like_anybody() -> None:
    table = against("recognition").claim(1, "1-1").claim(0, "1-2", lumber=1, brick=1).give(0, stone=1).side(1, pos=6)
    table.plays("deliver stone 1-2")
    assert table.pos(1) == 5  # EX-SOLO-9


@pytest.mark.rule("RC-SOLO-31", "RC-SOLO-32")
def test_no_prestige_for_the_end() -> None:
    table = against("recognition")
    for name in ("1-1", "1-2", "1-3", "2-1", "2-2"):
        table.claim(0, name, done=True)
    table.claim(0, "3-1", brick=1, stone=1).give(0, lumber=1).side(0, pos=0)
    table.plays("deliver lumber 3-1")
    assert table.pos(0) == 3  # EX-SOLO-10
    table.plays("end", "next", "next")
    assert table.state.over
    result = table.state.outcome()
    assert result is not None
    assert len(result.scores) == 1


@pytest.mark.rule("RC-SOLO-33")
def test_his_leftovers() -> None:
    for option, pieces in (("on", 5), ("off", 0)):
        table = against("recognition", solo_ivan_leftovers=option)
        table.data["ivan"].update(stock={"gold": 2}, site={"lumber": 3})
        table.data["supply"]["gold"] -= 2
        table.data["supply"]["lumber"] -= 3
        assert leftovers(table.state, 1) == pieces


@pytest.mark.rule("RC-SOLO-34", "RC-SCORE-14")
def test_who_wins_the_solo_game() -> None:
    for human, ivan, reason, rank in ((60, 50, "won", 1), (50, 60, "lost", 2), (60, 60, "tied", 1)):
        state = against("recognition").state
        state.over = 1
        state.pos[0], state.pos[1] = human, ivan
        result = outcome(state)
        assert result is not None
        assert (result.reason, result.ranks) == (reason, [rank])
    state = against("recognition").state
    state.over = 1
    state.pos[0] = state.pos[1] = 60
    state.finished[1] = 4
    result = outcome(state)
    assert result is not None
    assert result.reason == "lost"


@pytest.mark.rule("RC-SOLO-34", "RC-SCORE-01")
def test_the_sheet_has_his_column() -> None:
    state = against("recognition").state
    state.pos[0], state.pos[1] = 12, 30
    assert [len(points) for _, points in state.score_sheet()] == [2, 2, 2, 2]
    state.over = 1
    final_scoring(state)
    totals = [sum(column) for column in zip(*dict(state.score_sheet()).values(), strict=True)]
    assert totals == [standing(state, side)[0] for side in (0, 1)]


# -- with Contractors --------------------------------------------------------------------------------------


def hiring(city: str, **options: Any) -> Table:
    """Ivan's next card is Hire and his pawn stands at this city (first tower)."""
    others = [name for name in ("smolensk", "vologda", "suzdal", "yaroslavl") if name != city]
    table = against("hire", contractors="on", **options).cities(city, *others[:3])
    table.data["ivan"]["pawn"] = 1
    return table


@pytest.mark.rule("RC-SOLO-41", "RC-SOLO-42", "RC-SOLO-43", "RC-SOLO-44", "RC-SOLO-45")
def test_set_up_with_the_module() -> None:
    for seed in range(8):  # EX-SOLO-11
        shown = setup_of(1, {"contractors": "on"}).start(seed).view(0)
        human, ivan = shown["sides"]
        assert (ivan["pos"], ivan["pp"], human["pos"], human["rubles"], human["permits"]) == (13, 3, 0, 3, 1)
        assert sorted(entry["card"] for entry in shown["ivan"]["cards"]) == sorted(CARDS)
        assert "black" in [entry["die"] for entry in shown["ivan"]["cards"]]
        tower = shown["towers"][shown["ivan"]["pawn"] - 1]
        assert tower["sections"][0]["owner"] == 1
        assert ivan["sent"] == {tower["city"]: 1}
        assert (ivan["contractors"], ivan["permits"], ivan["tokens"]) == (5, 0, [])
    none = setup_of(1, {"contractors": "on", "solo.first_claim": "none"}).start(1).view(0)
    assert (none["ivan"]["pawn"], none["sides"][1]["contractors"]) == (1, 6)


@pytest.mark.rule("RC-SOLO-46")
def test_the_pawn_follows_claims() -> None:
    table = against("claim", contractors="on", solo_ivan_claim_ties="leftmost").claim(0, "3-1")
    ivan_moves(table)
    assert table.view()["ivan"]["pawn"] == 3  # EX-SOLO-3
    table.plays("next", "claim 4-1", "banner outside")
    assert table.view()["ivan"]["pawn"] == 4


@pytest.mark.rule("RC-SOLO-47", "RC-SOLO-49", "RC-SOLO-50", "RC-SOLO-52")
def test_he_hires() -> None:
    table = hiring("smolensk").token("S08", "D").token("S05", "E")
    ivan_moves(table)  # EX-SOLO-1
    ivan = table.of(1)
    assert (ivan["sent"], ivan["contractors"], ivan["permits"]) == ({"smolensk": 1}, 5, 0)
    assert ivan["tokens"] == ["S05", "S08"]
    assert table.pos(1) == 3  # the RP of S08
    assert table.now["sides"][1]["inventory"] == {}
    assert all(stand["token"] for stand in table.view()["map"]["stands"])


@pytest.mark.rule("RC-SOLO-51", "RC-SOLO-52", "RC-PROP-16")
def test_equal_tools_go_back() -> None:
    table = hiring("smolensk").token("S02", "tools", 1).token("S08", "D").token("S05", "E")
    ivan_moves(table)  # EX-SOLO-2: two saws
    assert table.of(1)["tokens"] == ["S05"]
    assert table.pos(1) == 3  # gained even so
    stands = [stand["token"] for stand in table.view()["map"]["stands"]]
    bag = table.now["map"]["bag"]
    assert {"S02", "S08"} <= {*stands, *bag}


@pytest.mark.rule("RC-SOLO-53")
def test_moscow() -> None:
    table = hiring("moscow").side(1, pos=13)
    stands = table.data["map"]["stands"]
    ivan_moves(table)
    assert (table.of(1)["sent"], table.of(1)["tokens"], table.pos(1)) == ({"moscow": 1}, [], 17)  # EX-SOLO-4
    assert table.now["map"]["stands"] == stands


@pytest.mark.rule("RC-SOLO-48")
def test_he_cannot_hire() -> None:
    table = hiring("smolensk").send(1, "vologda", 6)
    ivan_moves(table)
    assert table.of(1)["sent"] == {"vologda": 6}
    table = hiring("smolensk").claim(1, "1-1", done=True).claim(1, "1-2", done=True).claim(1, "1-3", done=True)
    table.data["map"]["closed"].append("smolensk")
    ivan_moves(table)
    assert table.of(1)["contractors"] == 6


@pytest.mark.rule("RC-SOLO-54", "RC-SOLO-55", "RC-CON-14")
def test_his_contractors_count() -> None:
    table = hiring("smolensk").send(1, "smolensk", 2).side(0, permits=2)
    assert table.refused("hire smolensk") == "RC-CON-14"
    table = hiring("smolensk").send(1, "smolensk", 2).claim(1, "1-1", done=True).claim(1, "1-2", done=True)
    table.claim(0, "1-3", lumber=1, gold=1).give(0, gold=1).plays("deliver gold 1-3")
    assert table.pos(1) == 4
    assert sum(listed(table.state.closed)) == 3


@pytest.mark.rule("RC-SOLO-13")
def test_the_next_die_comes_by_chance_from_those_left() -> None:
    """Of green, yellow and black in the pile each comes first now and then; what is drawn is gone from it."""
    seen = set()
    for seed in range(24):
        table = Table(1, seed=seed, contractors="on", fourth_guild="clergy").dice(white=(8, 1))
        table.data["ivan"]["dice_left"] = ["green", "yellow", "black"]
        table.plays("move white +0", "finish", "end")
        die = table.told("ivan-move")[-1]["die"]
        assert sorted([die, *table.now["ivan"]["dice_left"]]) == ["black", "green", "yellow"]
        seen.add(die)
    assert seen == {"green", "yellow", "black"}


@pytest.mark.rule("RC-SOLO-04", "RC-SOLO-21", "RC-DP-03")
def test_what_the_human_decides_for_ivan_is_a_barrier() -> None:
    first = Table(1, solo_first_claim="human")
    before = int(first.state.revealed())
    assert int(first.plays("ivan 2-1").state.shown) == 1
    assert int(first.state.revealed()) > before
    several = ivan_moves(against("claim"))
    assert (several.pending, int(several.state.shown)) == ("ivan-claim", 1)  # one for going on
    assert int(several.plays(several.legal()[0]).state.shown) == 2
    single = ivan_moves(against("claim").claim(0, "1-1"))  # above the human's section: no choice
    assert (single.at("1-2")["owner"], int(single.state.shown)) == (1, 1)
