"""What everybody sees of a position, field by field, where play alone does not show whether it is right."""

from __future__ import annotations

from typing import Any

import pytest

from tests.red_cathedral.script import GOLD, LUMBER, RUBLE, Table
from tests.red_cathedral.test_contractors import specialist, table_with
from tests.red_cathedral.test_guilds import guild, visit
from tests.red_cathedral.test_positions import crowded


def plain(seen: Any) -> Any:
    """A view as plain data."""
    if isinstance(seen, str | int) or seen is None:
        return seen
    if isinstance(seen, list):
        return [plain(one) for one in seen]
    return {name: plain(seen[name]) for name in seen}


def only(seen: Any, *names: str) -> dict[str, Any]:
    return {name: plain(seen[name]) for name in names}


# -- towers ------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-BUILD-04", "RC-DECO-05", "RC-CLAIM-02")
def test_sections() -> None:
    table = crowded()
    done = table.at("1-1")
    assert only(done, "id", "card", "type", "state", "available", "owner", "rp", "rubles") == {
        "id": "1-1",
        "card": "B01",
        "type": "base",
        "state": "finished",
        "available": False,
        "owner": 0,
        "rp": 4,
        "rubles": 1,
    }
    assert only(done, "needs", "has", "missing", "tile") == {
        "needs": {"lumber": 2, "brick": 1},
        "has": {},
        "missing": {},
        "tile": None,
    }
    assert plain(done["ornament"]) == {"piece": "door", "owner": 1, "jewels": ["purple", "purple"]}
    assert plain(table.at("3-1")["ornament"]) == {"piece": "door", "owner": 2, "jewels": ["green", "purple"]}
    half = table.at("2-1")
    assert only(half, "state", "has", "missing", "substitutes", "ornament") == {
        "state": "unfinished",
        "has": {"lumber": 1, "diamond": 1},
        "missing": {"brick": 1},
        "substitutes": {"brick": 1},
        "ornament": None,
    }
    free = table.at("1-3")
    assert only(free, "type", "state", "available", "owner") == {
        "type": "middle" if len(table.view(None)["towers"][0]["sections"]) > 3 else "dome",
        "state": "unclaimed",
        "available": True,
        "owner": None,
    }
    assert table.at("2-3")["available"] is False


@pytest.mark.rule("RC-SCORE-04", "RC-SCORE-05", "RC-CITY-01")
def test_towers() -> None:
    table = table_with().claim(0, "1-1", done=True, ornament=(1, 0)).claim(0, "1-2", done=True).claim(1, "2-1")
    towers = table.view(None)["towers"]
    assert only(towers[0], "tower", "complete", "worth", "presence", "city", "closed", "foreman", "pawn") == {
        "tower": 1,
        "complete": False,
        "worth": 5,
        "presence": [2, 1],
        "city": "suzdal",
        "closed": False,
        "foreman": False,
        "pawn": False,
    }
    assert only(towers[1], "tower", "worth", "presence") == {"tower": 2, "worth": 0, "presence": [0, 0]}
    assert only(Table(2).view(None)["towers"][0], "city", "closed") == {"city": None, "closed": False}
    assert [tower["foreman"] for tower in guild("foremen", 1).view(None)["towers"]] == [True, False, False, False]
    alone = table_with(1)
    alone.data["ivan"]["pawn"] = 3
    assert [tower["pawn"] for tower in alone.view(None)["towers"]] == [False, False, True, False]
    assert not any(tower["pawn"] for tower in Table(1).view(None)["towers"])
    ivans = Table(1).claim(1, "2-1", gold=1)
    assert plain(ivans.at("2-1")["missing"]) == {"material": 2}  # he builds with whatever he has


# -- sides -------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-TRACK-02", "RC-TRACK-08", "RC-INV-01")
def test_sides() -> None:
    first, second, third = crowded().view(None)["sides"]
    names = ("side", "seat", "name", "colour", "pos", "pp", "rp", "lap", "plus40", "rubles", "permits")
    assert list(only(first, *names).values()) == [0, 0, "seat", "red", 11, 2, 2, 11, False, 4, 2]
    assert list(only(third, *names).values()) == [2, 2, "seat", "blue", 93, 43, 0, 13, True, 12, 0]
    assert only(first, "inventory", "capacity", "room", "finished", "contractors", "sent", "specialist") == {
        "inventory": {"gold": 2, "purple_jewel": 1},
        "capacity": 6,
        "room": 3,
        "finished": 1,
        "contractors": 4,
        "sent": {"suzdal": 2},
        "specialist": None,
    }
    assert only(second, "pieces", "removed", "specialist", "tokens", "tools") == {
        "pieces": {"door": 0, "arch": 2, "cross": 0},
        "removed": {"door": 0, "arch": 0, "cross": 1},
        "specialist": "S09",
        "tokens": [],
        "tools": {},
    }
    assert only(first, "tokens", "tools", "score") == {"tokens": ["S03"], "tools": {"axe": 1}, "score": None}
    assert plain(third["banners"]) == {"inventory": 3, "outside": 1, "beside": 1, "white": []}
    assert [(space["space"], space["tile"] is not None, space["up"]) for space in first["workshop"]][:2] == [
        ("red", False, False),
        ("green", True, True),
    ]


@pytest.mark.rule("RC-TRACK-08")
@pytest.mark.parametrize(
    ("pos", "shown"),
    [
        (0, (0, 0, 0, False)),
        (4, (0, 4, 4, False)),
        (5, (1, 0, 5, False)),
        (80, (40, 0, 80, False)),
        (81, (40, 1, 1, True)),
        (85, (41, 0, 5, True)),
        (160, (80, 0, 80, True)),
    ],
)
def test_a_marker_on_the_track(pos: int, shown: tuple[int, int, int, bool]) -> None:
    side = Table(2).side(0, pos=pos).of(0)
    assert (side["pp"], side["rp"], side["lap"], side["plus40"]) == shown


@pytest.mark.rule("RC-SETUP-20", "RC-CLAIM-13")
def test_banners_on_white_spaces() -> None:
    table = Table(2, workshop_board="advanced")
    assert plain(table.of(0)["banners"]) == {"inventory": 4, "outside": 2, "beside": 0, "white": ["white-a", "white-b"]}
    table.plays("claim 1-1", "banner white-a")
    assert plain(table.of(0)["banners"]) == {"inventory": 4, "outside": 1, "beside": 0, "white": ["white-b"]}
    assert [space["open"] for space in table.of(0)["workshop"]] == [True, True, True, True, True, False]


@pytest.mark.rule("RC-SOLO-02")
def test_ivans_side_has_no_board() -> None:
    ivan = table_with(1).view(None)["sides"][1]
    assert only(ivan, "seat", "name", "colour", "capacity", "room", "workshop", "contractors") == {
        "seat": None,
        "name": "ivan",
        "colour": "green",
        "capacity": 0,
        "room": 0,
        "workshop": [],
        "contractors": 6,
    }


# -- the market --------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-MKT-01", "RC-MKT-05", "RC-MKT-12")
def test_where_dice_could_go() -> None:
    table = Table(2).side(0, rubles=1).dice(white=(1, 1), red=(2, 3)).give(0, gold=4)
    market = table.view(None)["market"]
    moves = {move["text"]: move for move in market["moves"]}
    assert set(moves) == {"move white +0", "move white +1", "move red +0", "move red +1"} | {
        f"move {die} +0" for die in ("green", "blue", "yellow")
    }
    move = plain(moves["move red +0"])
    move.pop("action")
    assert move == {
        "die": "red",
        "space": 5,
        "dice": 2,
        "gives": {"gold": 2},
        "fits": {"gold": 2},
        "quadrant": 3,
        "workshop": [],
        "specialist": None,
        "text": "move red +0",
        "extra": 0,
        "cost": 0,
    }
    assert only(moves["move white +1"], "space", "dice", "extra", "cost") == {
        "space": 3,
        "dice": 2,
        "extra": 1,
        "cost": 1,
    }
    assert [moves[text]["action"] for text in ("move white +0", "move white +1")] == [
        table.setup.catalogue.number(text) for text in ("move white +0", "move white +1")
    ]
    assert table.plays("move red +0").view(None)["market"]["moves"] == []


@pytest.mark.rule("RC-MKT-12", "RC-INV-02", "RC-INV-06", "RC-PERMIT-02")
def test_what_fits() -> None:
    full = Table(2).dice(white=(GOLD, 1), red=(GOLD - 1, 1)).give(0, lumber=5)
    full.plays("move red +0")
    offer = full.view(None)["market"]["offer"]
    assert plain(offer) == {
        "die": "red",
        "space": 5,
        "dice": 3,
        "gives": {"gold": 3},
        "fits": {"gold": 1},
        "quadrant": 3,
        "workshop": [],
        "specialist": None,
    }
    short = Table(4).dice(white=(GOLD, 1), red=(GOLD - 1, 1)).give(1, gold=6).give(2, gold=6).give(3, gold=2)
    assert plain(short.plays("move red +0").view(None)["market"]["offer"]["fits"]) == {"gold": 1}
    permits = table_with().side(0, permits=5).market("red", 1)
    offer = permits.view(None)["market"]["offer"]
    assert (plain(offer["gives"]), plain(offer["fits"])) == ({"permit": 4}, {"permit": 1})
    rubles = Table(2).market("red", RUBLE)
    assert plain(rubles.view(None)["market"]["offer"]["fits"]) == {"ruble": 2}


@pytest.mark.rule("RC-MKT-19", "RC-MKT-20", "RC-MKT-22")
def test_tiles_and_specialist_of_a_die() -> None:
    table = specialist("S15").claim(0, "1-1", space="white-a", up=True).claim(0, "2-1", space="white-b", up=True)
    table.claim(0, "3-1", space="red", up=True).claim(0, "4-1", space="green")
    moves = {move["text"]: move for move in table.view(None)["market"]["moves"]}
    assert plain(moves["move white +0"]["workshop"]) == ["W01", "W04"]
    assert plain(moves["move red +0"]["workshop"]) == ["W07"]
    assert plain(moves["move green +0"]["workshop"]) == []  # face down
    assert (moves["move black +0"]["specialist"], moves["move red +0"]["specialist"]) == ("S15", None)
    assert plain(moves["move black +0"]["workshop"]) == []


def test_spaces_dice_and_cards() -> None:
    table = Table(3).market("red", LUMBER).plays("influence 1a", "take gold")
    market = table.view(None)["market"]
    assert plain(market["spaces"][1]) == {
        "space": 2,
        "tile": "R_LUMBER",
        "gives": {"lumber": 2},
        "dice": ["red"],
        "quadrant": 1,
    }
    assert [space["quadrant"] for space in market["spaces"]] == [1, 1, 2, 2, 3, 3, 4, 4]
    assert {name: die["side"] for name, die in market["dice"].items()} == {
        "white": None,
        "red": 0,
        "green": 1,
        "blue": 2,
        "yellow": None,
    }
    assert (market["moved"], market["landed"]) == ("red", 2)
    assert plain(market["cards"][0]) == {
        "quadrant": 1,
        "card": "CR1",
        "group": "craftsmen",
        "actions": [
            {"id": "1a", "effect": "gain 1 material", "repeat": "once", "used": True},
            {"id": "1b", "effect": "pay 3 ruble ; gain 2 material", "repeat": "any", "used": False},
        ],
    }
    four = table_with(4).view(None)["market"]["dice"]
    assert {name: die["side"] for name, die in four.items()}["yellow"] == 3
    assert four["black"]["side"] is None


# -- the map, guilds, Ivan, the turn -----------------------------------------------------------------------


@pytest.mark.rule("RC-CON-04", "RC-CON-14", "RC-CON-22")
def test_the_map() -> None:
    table = crowded()
    chart = table.view(None)["map"]
    cities = {city["city"]: plain(city) for city in chart["cities"]}
    assert cities["suzdal"] == {
        "city": "suzdal",
        "open": True,
        "tower": 1,
        "contractors": [2, 0, 0],
        "cost": 3,
        "stands": ["B", "C"],
    }
    assert only(cities["smolensk"], "open", "tower", "cost") == {"open": False, "tower": None, "cost": 1}
    assert only(cities["moscow"], "tower", "contractors") == {"tower": 2, "contractors": [0, 3, 0]}
    assert plain(chart["stands"]) == [
        {"stand": stand, "token": token} for stand, token in zip("ABCDE", table.data["map"]["stands"], strict=True)
    ]
    assert (chart["bag"], plain(chart["removed"])) == (len(table.data["map"]["bag"]), ["S17"])
    assert Table(2).view(None)["map"] is None


def test_options_and_what_is_going_on() -> None:
    view = Table(2, workshop_board="advanced").view(None)
    assert plain(view["options"]) == {
        "contractors": False,
        "solo": False,
        "board": "advanced",
        "guild": "clergy",
        "unlimited": False,
        "two_sides": True,
    }
    assert only(table_with(1).view(None)["options"], "contractors", "solo", "board", "two_sides") == {
        "contractors": True,
        "solo": True,
        "board": "basic",
        "two_sides": True,
    }
    assert Table(3, supply="unlimited").view(None)["options"]["unlimited"] is True
    assert only(
        view, "pending", "mover", "active", "claiming", "placing", "deliveries", "choosing", "ender", "final"
    ) == {
        "pending": "basic",
        "mover": 0,
        "active": 0,
        "claiming": None,
        "placing": None,
        "deliveries": None,
        "choosing": None,
        "ender": None,
        "final": None,
    }
    claim = Table(2).side(0, pos=20).plays("sell", "stop", "reroll 1", "claim 2-1")
    assert (claim.view(None)["claiming"], claim.view(None)["placing"]) == ("2-1", None)
    claim.plays("banner outside")
    assert (claim.view(None)["claiming"], claim.view(None)["placing"]) == ("2-1", "W04")
    assert plain(claim.view(None)["turn"]) == {"sold": True, "rerolled": True, "serviced": False, "number": 0}
    build = Table(2).claim(0, "1-1", done=True).claim(0, "2-1").give(0, lumber=2, green_jewel=1)
    assert build.plays("deliver lumber 2-1").view(None)["deliveries"] == 2
    assert only(build.plays("decorate 1-1").view(None), "deliveries", "claiming") == {
        "deliveries": 1,
        "claiming": "1-1",
    }
    keep = specialist("S01").give(0, gold=4)
    assert plain(keep.market("black", 8).plays("specialist").view(None)["choosing"]) == {"lumber": 2, "brick": 1}


@pytest.mark.rule("RC-GUILD-SCRIBES-04", "RC-GUILD-ARCHITECTS-02")
def test_guilds() -> None:
    sections = visit(guild("architects", 1).side(0, rubles=3)).plays("influence 4b").view(None)["guild"]
    assert (sections["name"], sections["foreman"], sections["objectives"]) == ("architects", None, 0)
    assert (sections["sections"]["deck"], len(sections["sections"]["drawn"])) == (26, 2)
    assert plain(sections["services"]) == {}
    assert guild("foremen", 1).view(None)["guild"]["foreman"] == 1
    services = guild("brickmakers", 1).service(0, "V3").view(None)
    assert plain(services["guild"]["services"]) == {f"V{n}": 1 for n in (1, 2, 4, 5, 6, 7, 8)}
    assert plain(services["sides"][0]["services"]) == {"V3": 1}
    hands = guild("scribes", 1).hand(0, "O03", "O09")
    assert hands.view(None)["guild"]["objectives"] == 13
    assert [plain(hands.view(seat)["sides"][0]["objectives"]) for seat in (None, 0, 1)] == [
        {"count": 2, "cards": None},
        {"count": 2, "cards": ["O03", "O09"]},
        {"count": 2, "cards": None},
    ]
    looking = visit(guild("scribes", 1).side(0, rubles=2))
    top = looking.now["guild"]["deck"][:3]
    looking.plays("influence 4a")
    assert [plain(looking.view(seat)["drawn"]) for seat in (None, 0, 1)] == [None, top, None]


@pytest.mark.rule("RC-SOLO-03", "RC-SOLO-11")
def test_ivan() -> None:
    table = table_with(1, solo_ivan_cards="fixed", solo_ivan_die="lowest", solo_level="master").send(1, "vologda")
    table.data["ivan"].update(pawn=2, stock={"gold": 2}, site={"lumber": 1}, dice_left=["red", "black"])
    table.data["supply"]["gold"] -= 2
    table.data["supply"]["lumber"] -= 1
    ivan = plain(table.view(None)["ivan"])
    assert {card["die"]: card["card"] for card in ivan.pop("cards")} == {
        "white": "recognition",
        "red": "inventory",
        "yellow": "transport",
        "blue": "claim",
        "black": "construction",
        "green": "hire",
    }
    assert ivan == {
        "side": 1,
        "level": "master",
        "inventory": {"gold": 2},
        "construction": {"lumber": 1},
        "dice_left": ["red", "black"],
        "pawn": 2,
        "contractors": 5,
        "card": None,
        "die": None,
    }
    table.dice(white=(1, 3), red=(2, 1)).plays("claim 1-1", "banner outside", "place red down", "end")
    acting = table.view(None)["ivan"]
    assert (acting["die"], acting["card"]) != (None, None)
    assert Table(1).view(None)["ivan"]["pawn"] is None
    assert Table(2).view(None)["ivan"] is None


@pytest.mark.rule("RC-TOOL-01", "RC-GUILD-SCRIBES-04")
def test_the_first_and_the_last_of_each_kind_are_seen() -> None:
    tools = {"S01": "plane", "S02": "saw", "S03": "axe", "S04": "hammer", "S05": "trowel", "S06": "chisel"}
    for token, tool in tools.items():
        table = table_with().token(token, "tools", 1)
        table.state.parts.shown.clear()
        assert table.of(1)["tools"] == {tool: 1}
    for name in ("O01", "O15"):
        hands = guild("scribes", 1).hand(0, name).hand(1, "O07")
        assert hands.of(0)["objectives"] == {"count": 1, "cards": [name]}
        assert hands.view(1)["sides"][0]["objectives"] == {"count": 1, "cards": None}


@pytest.mark.rule("RC-MKT-13", "RC-MKT-14")
@pytest.mark.parametrize("quadrant", [1, 2, 3, 4])
def test_the_lightning_action_that_was_used(quadrant: int) -> None:
    table = Table(2).cards("CR1", "TE1", "ME2", "CL1").give(0, lumber=1).market("red", 2 * quadrant)
    table.plays(f"influence {quadrant}a")
    table.state.parts.shown.clear()
    cards = table.view(None)["market"]["cards"]
    assert [(card["quadrant"], card["card"]) for card in cards] == list(enumerate(("CR1", "TE1", "ME2", "CL1"), 1))
    actions = [action for card in cards for action in card["actions"]]
    assert [action["id"] for action in actions] == [f"{n}{letter}" for n in range(1, 5) for letter in "ab"]
    assert [action["id"] for action in actions if action["used"]] == [f"{quadrant}a"]


@pytest.mark.rule("RC-GUILD-SCRIBES-02", "RC-GUILD-SCRIBES-04")
def test_only_who_looks_at_objectives_sees_them() -> None:
    scribes = guild("scribes", 1).side(0, rubles=2)
    assert scribes.view(0)["drawn"] is None
    visit(scribes).plays("influence 4a")
    assert [scribes.view(seat)["drawn"] is None for seat in (0, 1, None)] == [False, True, True]
    assert scribes.plays("keep-objective 1").view(0)["drawn"] is None
    sections = visit(guild("architects", 1).side(0, rubles=2)).plays("influence 4a")
    assert [sections.view(seat)["drawn"] for seat in (0, 1, None)] == [None, None, None]


@pytest.mark.rule("RC-MKT-01", "RC-MKT-13")
def test_spaces_and_their_quadrants() -> None:
    table = Table(2)
    table.state.parts.shown.clear()  # made anew, whatever was looked at before
    spaces = table.view(None)["market"]["spaces"]
    assert [space["quadrant"] for space in spaces] == [1, 1, 2, 2, 3, 3, 4, 4]
    assert [space["space"] for space in spaces] == list(range(1, 9))


def test_pieces_that_look_the_same_are_made_once() -> None:
    table = table_with().claim(0, "1-1", space="red", up=True)
    one, other = table.state.view(None), table.state.view(1)
    assert one["towers"][0]["sections"][0] is other["towers"][0]["sections"][0]
    assert one["market"]["cards"][3] is other["market"]["cards"][3]
    assert one["map"]["cities"][2] is other["map"]["cities"][2]
