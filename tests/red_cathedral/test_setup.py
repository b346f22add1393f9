"""Set-up and chance (RC-SETUP, RC-RNG)."""

from __future__ import annotations

import json
from collections import Counter

import msgspec
import pytest

from guildhall.core.errors import BadOption, BadPosition, BadSeats
from tests.red_cathedral.script import GAME, Table, setup_of


@pytest.mark.rule("RC-SETUP-01", "RC-SETUP-02", "RC-SETUP-03", "RC-SETUP-05", "RC-SETUP-14", "RC-PROP-02")
def test_boards_at_the_start() -> None:
    for seats in (2, 3, 4):
        table = Table(seats, start_player="2")
        sides = [table.of(side) for side in range(seats)]
        assert [side["colour"] for side in sides] == ["red", "green", "blue", "yellow"][:seats]
        assert [side["rubles"] for side in sides] == {2: [4, 3], 3: [5, 3, 4], 4: [6, 3, 4, 5]}[seats]
        for side in sides:
            assert (side["banners"]["inventory"], side["banners"]["outside"], side["room"]) == (4, 2, 6)
            assert side["pieces"] == {"door": 1, "arch": 2, "cross": 1}
            assert (side["inventory"], side["pos"], side["plus40"]) == ({}, 0, False)
            assert all(space["tile"] is None for space in side["workshop"])
    for seats in (0, 5):
        with pytest.raises(BadSeats, match="RC-SETUP-01"):
            setup_of(seats)


@pytest.mark.rule("RC-SETUP-04", "RC-SETUP-20", "RC-DATA-07")
def test_two_board_sides() -> None:
    basic, advanced = Table(2).of(0), Table(2, workshop_board="advanced").of(0)
    assert [space["cost"] for space in basic["workshop"]] == [2, 2, 2, 2, 1, 3]
    assert [space["cost"] for space in advanced["workshop"]] == [3, 1, 2, 2, 1, 2]
    assert [space["open"] for space in basic["workshop"]] == [True] * 6
    assert [space["open"] for space in advanced["workshop"]] == [True, True, True, True, False, False]


@pytest.mark.rule("RC-SETUP-06", "RC-SETUP-07", "RC-SETUP-08", "RC-DATA-02", "RC-PROP-01")
def test_the_market() -> None:
    layouts, quadrants = set(), set()
    for seed in range(15):
        shown = setup_of(2).start(seed).view(None)["market"]
        tiles = [space["tile"] for space in shown["spaces"]]
        assert sorted(tiles) == sorted(GAME.parts.resource_names[:8])
        layouts.add(tuple(tiles))
        quadrants.add(tuple(card["group"] for card in shown["cards"]))
        first = tiles.index("R_RP")
        assert sorted((die["space"] - 1 - first) % 8 for die in shown["dice"].values()) == [0, 1, 2, 3, 4]
        assert sorted(shown["dice"]) == ["blue", "green", "red", "white", "yellow"]
    assert len(layouts) == 15
    assert len(quadrants) > 5


@pytest.mark.rule("RC-SETUP-09", "RC-SETUP-10", "RC-SETUP-11", "RC-SETUP-12", "RC-DATA-05", "RC-DATA-16")
def test_the_cathedral() -> None:
    for seats, towers, cards in ((1, 4, 12), (2, 4, 12), (3, 5, 18), (4, 6, 24)):
        plans = set()
        for seed in range(15):
            shown = setup_of(seats, {"solo.first_claim": "none"}).start(seed).view(None)
            sections = [section for tower in shown["towers"] for section in tower["sections"]]
            assert (len(shown["towers"]), len(sections)) == (towers, cards)
            for tower in shown["towers"]:
                kinds = [section["type"] for section in tower["sections"]]
                assert kinds == ["base", *["middle"] * (len(kinds) - 2), "dome"]
            tiles = [section["tile"] for section in sections]
            assert len(set(tiles)) == cards
            if seats <= 2:
                assert all(tile <= "W16" for tile in tiles)
            plans.add(shown["plan"])
        assert plans == {f"P{max(2, seats)}-{name}" for name in ("even", "peak", "gate")}
    expansion = {setup_of(2, {"plans": "expansion"}).start(seed).view(None)["plan"] for seed in range(12)}
    assert expansion == {"P2-stairs", "P2-spire"}
    both = {setup_of(2, {"contractors": "on"}).start(seed).view(None)["plan"] for seed in range(40)}
    assert len(both) == 5


@pytest.mark.rule("RC-SETUP-13", "RC-TURN-01")
def test_who_starts() -> None:
    assert {int(setup_of(4).start(seed).mover()) for seed in range(30)} == {0, 1, 2, 3}
    assert {int(setup_of(4, {"start_player": "3"}).start(seed).mover()) for seed in range(5)} == {2}
    with pytest.raises(BadOption, match="RC-SETUP-13"):
        setup_of(2, {"start_player": "3"})


@pytest.mark.rule("RC-SETUP-15", "RC-SETUP-16", "RC-SETUP-17")
def test_the_fourth_guild() -> None:
    def groups(options: dict[str, str]) -> set[str]:
        return {setup_of(2, options).start(seed).view(None)["options"]["guild"] for seed in range(40)}

    assert groups({}) == {"clergy"}
    assert groups({"contractors": "on", "fourth_guild": "clergy"}) == {"clergy"}
    assert "clergy" not in groups({"contractors": "on"})
    assert not groups({"fourth_guild": "random"}) & {"contractors", "notaries", "clergy"}
    cards = {
        card["card"]
        for seed in range(5)
        for card in setup_of(2, {"fourth_guild": "workers", "fourth_guild_card": "2"})
        .start(seed)
        .view(None)["market"]["cards"]
    }
    assert "WO2" in cards
    assert not cards & {"WO1", "WO3"}


@pytest.mark.rule("RC-SETUP-18", "RC-SETUP-19", "RC-PROP-03")
def test_the_supply_and_guild_components() -> None:
    table = Table(2)
    assert table.view()["supply"] == {
        "lumber": 20, "brick": 20, "stone": 20, "gold": 15, "green_jewel": 10, "purple_jewel": 10,
    }  # fmt: skip
    guild = table.view()["guild"]
    assert (guild["foreman"], guild["objectives"], guild["services"], guild["sections"]["deck"]) == (None, 0, {}, 0)


@pytest.mark.rule("RC-RNG-01", "RC-RNG-02", "RC-PROP-23")
def test_the_same_seed_gives_the_same_game() -> None:
    options = {"contractors": "on", "fourth_guild": "scribes"}
    assert setup_of(3, options).start(11).save() == setup_of(3, options).start(11).save()
    assert setup_of(3, options).start(11).save() != setup_of(3, options).start(12).save()
    # what a guild draws comes after the common set-up: the towers are the same with and without its components
    plain = json.loads(setup_of(2, {"fourth_guild": "foremen", "fourth_guild_card": "1"}).start(5).save())
    scribes = json.loads(setup_of(2, {"fourth_guild": "scribes", "fourth_guild_card": "1"}).start(5).save())
    assert plain["towers"] == scribes["towers"]
    assert plain["market"]["dice"] == scribes["market"]["dice"]


@pytest.mark.rule("RC-RNG-03")
def test_rolls_are_even() -> None:
    state = setup_of(4, {"contractors": "on"}).start(1)
    rolls = Counter(int(1 + state.rng.below(6)) for _ in range(6000))
    assert set(rolls) == set(range(1, 7))
    assert all(850 < count < 1150 for count in rolls.values())


@pytest.mark.rule("RC-RNG-04", "RC-PROP-24")
def test_views_hold_no_secrets() -> None:
    state = setup_of(2, {"contractors": "on", "fourth_guild": "scribes"}).start(3)
    text = msgspec.json.encode(state.view(0)).decode()
    assert state.rng.save() not in text
    assert not [name for name in GAME.parts.objective_names if f'"{name}"' in text]


def test_positions_that_cannot_be_are_refused() -> None:
    setup = setup_of(2)
    data = json.loads(setup.start(1).save())

    def broken(**change: object) -> str:
        with pytest.raises(BadPosition) as error:
            setup.load(json.dumps({**data, **change}))
        return str(error.value)

    assert "RC-PROP-03" in broken(supply={"lumber": 3})
    assert "seats" in broken(seats=3)
    assert "cannot read" in broken(sides=[])
    assert "cannot read" in broken(plan="P9")
    assert "RC-PROP-01" in broken(market={**data["market"], "dice": {die: [1, 1] for die in data["market"]["dice"]}})
    assert "RC-PROP-19" in broken(stack=[[99, 0, 0, 0, 0, 0]])
    with pytest.raises(BadPosition):
        setup.load("no JSON")
