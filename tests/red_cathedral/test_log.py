"""What the log says: each line once, with all it tells (arguments of `red_cathedral-log-…`)."""

from __future__ import annotations

import pytest

from tests.red_cathedral.script import LUMBER, Table
from tests.red_cathedral.test_contractors import specialist, table_with
from tests.red_cathedral.test_guilds import guild, visit


@pytest.mark.rule("RC-CLAIM-04", "RC-CLAIM-06", "RC-CLAIM-08")
def test_a_claim_and_its_tile() -> None:
    table = Table(2).turn(1).side(1, rubles=3).plays("claim 2-1", "banner outside", "place blue up", "end")
    assert table.told("claim") == [{"seat": 1, "section": "2-1", "tile": "W04"}]
    assert table.told("place-up") == [{"seat": 1, "tile": "W04", "space": "blue"}]
    assert table.told("gain") == [{"seat": 1, "goods": {"gold": 1}}]
    table.plays("claim 4-1", "banner outside", "place white-b down")
    assert table.told("place-down") == [{"seat": 0, "tile": "W10", "space": "white-b"}]


@pytest.mark.rule("RC-BUILD-05", "RC-BUILD-07", "RC-PEN-01")
def test_deliveries_completion_and_penalty() -> None:
    table = Table(2).claim(0, "1-1").claim(1, "1-2", lumber=1, brick=1).give(1, stone=1).side(0, pos=6).turn(1)
    table.plays("deliver stone 1-2")
    assert table.told("deliver") == [{"seat": 1, "kind": "stone", "section": "1-2"}]
    assert table.told("complete") == [{"seat": 1, "section": "1-2", "rp": 4, "rubles": 1}]
    assert table.told("penalty") == [{"seat": 0, "section": "1-1", "rp": 1}]
    assert table.told("last") == table.told("city") == table.told("foreman-bonus") == []


@pytest.mark.rule("RC-GUILD-FOREMEN-03", "RC-GUILD-FOREMEN-04")
def test_the_foreman_in_the_log() -> None:
    table = guild("foremen", 1).claim(0, "1-1").claim(1, "1-2", lumber=1, brick=1).give(1, stone=1).turn(1)
    table.side(0, pos=6).plays("deliver stone 1-2")
    assert table.told("foreman-bonus") == [{"seat": 1}]
    assert table.told("penalty") == [{"seat": 0, "section": "1-1", "rp": 2}]
    walk = visit(guild("foremen", 1)).plays("influence 4a", "foreman 2")
    assert walk.told("foreman") == [{"seat": 0, "tower": 3}]


@pytest.mark.rule("RC-END-01", "RC-END-03")
def test_the_sixth_section() -> None:
    table = Table(2)
    for name in ("1-1", "1-2", "1-3", "2-1"):
        table.claim(0, name, done=True, banner="inventory")
    table.claim(0, "2-2", done=True).claim(0, "3-1", lumber=1, brick=1).give(0, stone=1).plays("deliver stone 3-1")
    assert table.told("last") == [{"seat": 0, "pp": 3}]


@pytest.mark.rule("RC-DECO-01", "RC-DECO-05")
def test_an_ornamentation() -> None:
    table = Table(2).claim(1, "2-1", done=True).give(0, lumber=1, green_jewel=1, purple_jewel=1)
    table.plays("decorate 2-1", "jewel purple", "jewel green")
    assert table.told("decorate") == [{"seat": 0, "piece": "door", "section": "2-1", "pp": 3}]
    assert [line["goods"] for line in table.told("pay")] == [{"lumber": 1}, {"purple_jewel": 1}, {"green_jewel": 1}]


@pytest.mark.rule("RC-MKT-05", "RC-MKT-12", "RC-MKT-23")
def test_the_market_in_the_log() -> None:
    table = Table(2).dice(white=(LUMBER, 3)).claim(0, "1-1", space="red", up=True).side(0, rubles=10)
    table.plays("move red +7", "obtain", "influence 1b", "take brick", "take brick", "activate red", "finish")
    assert table.told("move") == [{"seat": 0, "die": "red", "space": 2, "extra": 7}]
    assert table.told("influence") == [{"seat": 0, "card": "CR1", "action": "b"}]
    assert table.told("activate") == [{"seat": 0, "tile": "W01"}]
    dice = {"white": table.value("white"), "red": table.value("red")}
    assert table.told("roll") == [{"seat": 0, "space": 2, "dice": dice}]
    other = Table(2).market("red", LUMBER).plays("influence 1a", "take gold")
    assert other.told("influence") == [{"seat": 0, "card": "CR1", "action": "a"}]


@pytest.mark.rule("RC-FREE-03", "RC-FREE-05", "RC-FREE-09")
def test_free_actions_in_the_log() -> None:
    table = table_with().side(0, pos=20).plays("sell", "stop", "reroll 3", "permit")
    assert (table.told("sell"), table.told("permit")) == ([{"seat": 0}], [{"seat": 0}])
    assert table.told("reroll") == [{"seat": 0, "space": 3}]
    assert table.told("roll") == [{"seat": 0, "space": 3, "dice": {"green": table.value("green")}}]


@pytest.mark.rule("RC-CON-12", "RC-CON-16")
def test_a_hire_and_its_token() -> None:
    table = table_with().send(1, "vologda").side(0, permits=3, rubles=2)
    first, second = (table.data["map"]["stands"][at] for at in (2, 3))
    stands = [name.split()[1] for name in table.plays("hire vologda").offers("buy-token")]
    assert table.told("hire") == [{"seat": 0, "city": "vologda", "permits": 2}]
    lies = dict(zip("ABCDE", table.data["map"]["stands"], strict=True))
    table.plays(f"buy-token {stands[0]}", "end")
    assert table.told("buy-token") == [{"seat": 0, "token": lies[stands[0]]}]
    assert {first, second} <= set(lies.values())
    other = table_with().plays("hire vologda", f"remove-token {stands[1]}")
    gone = dict(zip("ABCDE", other.data["map"]["stands"], strict=True))[stands[1]]
    assert other.told("remove-token") == [{"seat": 0, "token": gone}]


@pytest.mark.rule("RC-CITY-02", "RC-CITY-03", "RC-CITY-04")
def test_a_city_is_scored_without_ornamentations() -> None:
    """Banners times contractors: the other's cross and door in the tower do not count."""
    table = table_with().send(0, "suzdal", 2).send(1, "suzdal", 3).side(0, pos=0).side(1, pos=0)
    table.claim(0, "1-1", done=True, ornament=(1, 0)).claim(0, "1-2", done=True).claim(0, "1-3", gold=2)
    table.give(0, lumber=1).plays("deliver lumber 1-3")
    assert table.told("city") == [{"seat": 0, "city": "suzdal", "tower": 1}]
    assert table.told("city-points") == [{"seat": 0, "city": "suzdal", "rp": 6}]
    assert (table.pos(0), table.pos(1)) == (7 + 6, 0)
    both = table_with().send(0, "moscow").send(1, "moscow", 2).side(0, pos=0).side(1, pos=0)
    both.claim(0, "2-1", done=True, ornament=(0, 0)).claim(1, "2-2", done=True).claim(0, "2-3", gold=1, green_jewel=1)
    both.give(0, brick=1).plays("deliver brick 2-3")
    assert both.told("city-points") == [
        {"seat": 0, "city": "moscow", "rp": 2},
        {"seat": 1, "city": "moscow", "rp": 2},
    ]


@pytest.mark.rule("RC-SPEC-02", "RC-SPEC-15", "RC-SERV-03")
def test_specialists_and_services() -> None:
    table = specialist("S17")
    table.market("black", 8).plays("specialist", "discard cross")
    assert table.told("specialist") == [{"seat": 0, "token": "S17"}]
    assert table.told("discard") == [{"seat": 0, "piece": "cross"}]
    service = guild("brickmakers", 1).service(0, "V5").plays("service V5")
    assert service.told("service") == [{"seat": 0, "service": "V5"}]
    taken = visit(guild("brickmakers", 1).give(0, brick=2)).plays("influence 4a", "take-service V7")
    assert taken.told("take-service") == [{"seat": 0, "service": "V7"}]


@pytest.mark.rule("RC-GUILD-SCRIBES-02", "RC-GUILD-SCRIBES-03")
def test_objectives_are_told_to_their_owner_alone() -> None:
    table = visit(guild("scribes", 1).side(0, rubles=2))
    top = table.now["guild"]["deck"][:3]
    table.plays("influence 4a")
    (drawn,) = [event for event in table.events if event.key == "red_cathedral-log-draw-objectives"]
    assert drawn.args == {"seat": 0, "count": 3, "cards": []}
    assert (drawn.owner, drawn.secret) == (0, {"cards": top})
    table.plays("keep-objective 2")
    assert table.told("keep-objective") == [{"seat": 0}]
    fourth = visit(guild("scribes", 1).hand(0, "O01", "O02", "O03").side(0, rubles=2))
    fourth.plays("influence 4a", "keep-objective 1", "return-objective 2")
    assert fourth.told("return-objective") == [{"seat": 0}]


@pytest.mark.rule("RC-GUILD-ARCHITECTS-02", "RC-GUILD-ARCHITECTS-05")
def test_drawn_sections_and_rewards() -> None:
    table = visit(guild("architects", 1).side(0, rubles=5)).plays("influence 4b")
    drawn = table.view()["guild"]["sections"]["drawn"]
    assert len(drawn) == 2
    assert table.told("draw-sections") == [{"seat": 0, "cards": drawn}]
    single = visit(guild("architects", 1).side(0, rubles=5)).plays("influence 4a")
    assert [len(line["cards"]) for line in single.told("draw-sections")] == [1]
    reward = visit(guild("architects", 2).claim(0, "1-1").claim(0, "2-1").side(0, pos=3))
    reward.plays("influence 4b", "reward 1-1")
    assert reward.told("reward") == [{"seat": 0, "section": "1-1"}]
    assert reward.told("gain") == [{"seat": 0, "goods": {"ruble": 1}}]


@pytest.mark.rule("RC-TURN-04")
def test_a_pass() -> None:
    table = Table(2, contractors="on", fourth_guild="clergy").side(0, banners=0, outside=0, permits=0)
    for name in ("1-1", "2-1", "3-1", "4-1", "1-2", "2-2"):
        table.data["sides"][0]["banners"] += 1
        table.claim(0, name, banner="inventory")
    table.side(0, rubles=0)
    table.dice(white=(1, 3), red=(1, 3), green=(1, 3), blue=(4, 5), yellow=(4, 5), black=(4, 5))
    assert table.legal() == ["pass"]  # every die would be the fourth on its space
    table.plays("pass")
    assert table.told("pass") == [{"seat": 0}]
