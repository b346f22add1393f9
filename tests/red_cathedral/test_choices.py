"""What each question offers to try, and what each answer points at, is about, costs and brings."""

from __future__ import annotations

import pytest

from tests.red_cathedral.script import GAME, GOLD, LUMBER, Table
from tests.red_cathedral.test_contractors import specialist, table_with
from tests.red_cathedral.test_guilds import guild, visit
from tests.red_cathedral.test_reasons import decorating, in_effect, keeping, offered, rivals, with_a_specialist

MATERIALS = ["lumber", "brick", "stone", "gold", "green_jewel", "purple_jewel"]


def shows(table: Table, text: str) -> tuple[tuple[str, ...], tuple[str, ...], dict[str, int], dict[str, int]]:
    shown = table.state.shows(table.seat, table.setup.catalogue.number(text))
    return shown.targets, shown.things, shown.cost, shown.gain


def brings(table: Table, text: str) -> tuple[tuple[str, ...], dict[str, int], dict[str, int]]:
    """The same without what it points at."""
    return shows(table, text)[1:]


def tried(table: Table, *without: str) -> list[str]:
    found = [table.setup.catalogue.text(action) for action in table.state.candidates(table.seat)]
    return [text for text in found if text.split()[0] not in without]


FREE = ("sell", "reroll", "permit", "service")


@pytest.mark.rule("RC-DP-01")
def test_what_is_offered_to_try() -> None:
    claim = guild("jewelers", 1).claim(0, "1-1").claim(1, "2-1", done=True)
    deliveries = [f"{verb} {kind} 1-1" for verb in ("deliver", "substitute") for kind in MATERIALS]
    decorations = [f"{verb} {name}" for verb in ("decorate", "decorate-diamond") for name in ("1-1", "2-1")]
    assert sorted(tried(claim, "claim", "move", "pass", *FREE)) == sorted(deliveries + decorations)
    assert tried(Table(2).claim(0, "1-1"), "claim", "move", "pass", *FREE) == [*deliveries[:6], "decorate 1-1"]
    dice = [text for text in tried(Table(2)) if text.startswith("move")]
    assert len(dice) == 8 + 8 + 1 + 1 + 1
    assert len([text for text in tried(table_with()) if text.startswith("move")]) == 8 * 3 + 3
    assert [text for text in tried(table_with()) if text.startswith("hire")] == [
        f"hire {city}" for city in GAME.parts.city_names
    ]
    assert len([text for text in tried(Table(2)) if text.startswith("claim")]) == 12
    assert tried(Table(2).market("red", 3), *FREE) == [
        "obtain",
        "influence 2a",
        "influence 2b",
        *[f"activate {space}" for space in ("red", "green", "blue", "yellow", "white-a", "white-b")],
        "finish",
    ]
    assert "specialist" in tried(table_with().market("red", 3))
    assert tried(Table(2)).count("sell") == tried(table_with()).count("permit") == 1
    assert "permit" not in tried(Table(2))
    assert [text for text in tried(guild("brickmakers", 1).service(0, "V2", "V8")) if text[:2] == "se"][1:] == [
        "service V2",
        "service V8",
    ]


@pytest.mark.rule("RC-DP-01")
def test_what_is_offered_to_try_within_effects() -> None:
    assert tried(Table(2).plays("claim 1-1")) == ["banner inventory", "banner outside"]
    white = Table(2, workshop_board="advanced").plays("claim 1-1")
    assert tried(white) == ["banner inventory", "banner white-a", "banner white-b"]
    assert len(tried(Table(2).plays("claim 1-1", "banner outside"), *FREE)) == 12
    assert tried(in_effect("CR1")) == [f"take {kind}" for kind in MATERIALS]
    assert tried(keeping()) == ["keep lumber", "keep brick"]
    assert keeping().refused("keep stone") == "RC-INV-03"
    assert tried(in_effect("CR2", "influence 1b")) == ["again", "stop"]
    assert tried(in_effect("TE3")) == ["part 1", "part 2", "stop"]
    assert tried(with_a_specialist("S15")) == ["branch 1", "branch 2"]
    tiles = [f"activate {space}" for space in ("red", "green", "blue", "yellow", "white-a", "white-b")]
    assert tried(with_a_specialist("S15").plays("branch 1")) == [*tiles, "decline"]
    assert tried(with_a_specialist("S17")) == ["discard door", "discard arch", "discard cross"]
    assert tried(with_a_specialist("S22")) == [f"space {space}" for space in range(1, 9)]
    assert tried(rivals("foremen", 2).plays("influence 4b", "foreman 1")) == ["rival 1", "rival 2", "rival 3"]
    assert tried(offered()) == ["accept", "decline"]
    assert tried(decorating()) == ["jewel green", "jewel purple", "stop"]
    diamonds = guild("jewelers", 1).claim(0, "1-1", done=True).give(0, lumber=1, green_jewel=2, diamond=1)
    assert len(tried(diamonds.plays("decorate 1-1"))) == 5
    paying = visit(guild("jewelers", 1).give(0, lumber=2, brick=2)).plays("influence 4b")
    assert tried(paying) == [f"pay {kind}" for kind in [*MATERIALS, "diamond"]]
    base = Table(2).cards("CR1", "ME2", "TE1", "CL1").give(0, lumber=2, brick=1).market("red", 4).plays("influence 2a")
    assert tried(base) == [f"pay {kind}" for kind in MATERIALS]
    tokens = table_with().plays("hire vologda")
    assert tried(tokens, *FREE) == [f"{verb} {stand}" for verb in ("buy-token", "remove-token") for stand in "ABCDE"]
    assert tried(Table(2).side(0, pos=20).plays("sell")) == ["sell", "stop"]


# -- what they show ----------------------------------------------------------------------------------------


@pytest.mark.rule("RC-BUILD-07", "RC-GUILD-FOREMEN-03", "RC-GUILD-JEWELERS-03")
def test_deliveries_show_the_reward_of_the_last() -> None:
    table = Table(2).claim(0, "1-1", lumber=1).claim(0, "1-2", lumber=1, brick=1).give(0, lumber=1, stone=1)
    assert shows(table, "deliver lumber 1-1") == (
        ("own:lumber", "section:1-1"),
        ("resource:lumber", "section:1-1"),
        {"lumber": 1},
        {},
    )
    assert brings(table, "deliver stone 1-2")[1:] == ({"stone": 1}, {"rp": 4, "ruble": 1})
    foreman = guild("foremen", 1).claim(0, "1-1", lumber=1, brick=1).claim(0, "2-1", lumber=1, brick=1)
    foreman.give(0, lumber=1, brick=1)
    assert brings(foreman, "deliver lumber 1-1")[2] == {"rp": 5, "ruble": 1}
    assert brings(foreman, "deliver brick 2-1")[2] == {"rp": 5}
    diamond = guild("jewelers", 1).claim(0, "1-1").give(0, diamond=1)
    assert shows(diamond, "substitute brick 1-1") == (
        ("own:diamond", "section:1-1"),
        ("resource:brick", "section:1-1"),
        {"diamond": 1},
        {},
    )


@pytest.mark.rule("RC-DECO-03", "RC-DECO-05")
def test_ornamentations_and_jewels() -> None:
    table = guild("jewelers", 1).give(0, lumber=1, stone=1, gold=1, diamond=1)
    for name in ("1-1", "1-2", "1-3"):
        table.claim(1, name, done=True)
    costs = [brings(table, f"decorate {name}")[1] for name in ("1-1", "1-2", "1-3")]
    assert costs == [{"lumber": 1}, {"stone": 1}, {"gold": 1}]
    assert brings(table, "decorate-diamond 1-2") == (("section:1-2",), {"diamond": 1}, {})
    jewels = guild("jewelers", 1).claim(0, "1-1", done=True).give(0, lumber=1, green_jewel=1, purple_jewel=1, diamond=1)
    jewels.plays("decorate 1-1")
    costs = [brings(jewels, f"jewel {word}")[1] for word in ("green", "purple", "diamond-green", "diamond-purple")]
    assert costs == [{"green_jewel": 1}, {"purple_jewel": 1}, {"diamond": 1}, {"diamond": 1}]
    assert brings(jewels, "stop")[2] == {}
    assert brings(jewels.plays("jewel diamond-purple"), "stop")[2] == {"pp": 1}


@pytest.mark.rule("RC-FREE-03", "RC-FREE-05", "RC-FREE-09", "RC-SERV-01")
def test_free_actions() -> None:
    table = table_with().side(0, pos=20)
    assert shows(table, "sell") == (("exchange:rubles",), (), {"pp": 1}, {"ruble": 2})
    assert shows(table, "reroll 3") == (("space:3",), ("space:3",), {"pp": 1}, {})
    assert shows(table, "permit") == (("exchange:permit",), (), {"pp": 1}, {"permit": 1})
    service = guild("brickmakers", 1).service(0, "V5")
    assert shows(service, "service V5") == (("service:V5",), ("service:V5",), {}, {"rp": 3})


@pytest.mark.rule("RC-CLAIM-08", "RC-SERV-16", "RC-CON-17")
def test_places_tokens_and_claims() -> None:
    table = guild("brickmakers", 1).service(0, "V6").side(0, rubles=3)
    assert shows(table, "claim 3-1") == (("section:3-1",), ("section:3-1",), {}, {})
    table.plays("claim 3-1", "banner outside")
    assert brings(table, "place red up") == (("bench:red", "place:up"), {"ruble": 2}, {})
    assert brings(table, "place red down") == (("bench:red", "place:down"), {}, {})
    table.plays("service V6")
    assert brings(table, "place red up")[1] == {}
    hire = table_with().send(1, "suzdal", 2).side(0, permits=3, rubles=2)
    assert shows(hire, "hire suzdal") == (("city:suzdal",), ("city:suzdal",), {"permit": 3}, {})
    stands = hire.data["map"]["stands"]
    hire.plays("hire suzdal")
    assert shows(hire, "buy-token B") == (("token:B",), (f"token:{stands[1]}",), {"ruble": 2}, {})
    assert shows(hire, "remove-token C") == (("token:C",), (f"token:{stands[2]}",), {}, {})


@pytest.mark.rule("RC-MKT-11", "RC-MKT-13", "RC-MKT-19", "RC-SPEC-01")
def test_market_actions() -> None:
    table = Table(2).dice(white=(LUMBER, 1)).claim(0, "1-1", space="red", up=True).side(0, rubles=3)
    table.claim(0, "2-1", space="green").market("red", LUMBER)
    assert brings(table, "obtain") == ((), {}, {"lumber": 4})
    assert shows(table, "influence 1b") == (("influence:1b",), ("influence:CR1b",), {"ruble": 3}, {})
    assert shows(table, "activate red") == (("workshop:own-red",), ("bench:red", "tile:W01"), {}, {"lumber": 2})
    assert brings(table, "activate green") == (("bench:green",), {}, {})  # face down: nobody asks for its cost
    merchants = Table(2).give(0, brick=2).market("red", 5)
    assert brings(merchants, "influence 3a") == (("influence:ME1a",), {"brick": 2}, {"green_jewel": 1})
    token = specialist("S09").give(0, gold=1)
    token.market("black", 8)
    assert brings(token, "specialist") == (("token:S09",), {"gold": 1}, {"pp": 2})
    branches = specialist("S15").claim(0, "1-1", space="red", up=True).claim(0, "2-1", space="blue", up=True)
    branches.market("black", 8)
    assert brings(branches, "specialist") == (("token:S15",), {}, {})  # two branches: it is not known yet
    assert brings(branches.plays("specialist"), "branch 2") == (("way:S15-1",), {}, {})
    assert brings(in_effect("TE3"), "part 1") == (("way:TE3a-0-0-0",), {}, {})
    again = in_effect("CR2", "influence 1b")
    assert brings(again, "again")[1:] == ({"ruble": 2}, {"gold": 1})
    assert brings(again, "stop") == ((), {}, {})


@pytest.mark.rule("RC-EFF-02", "RC-EFF-04", "RC-EFF-07", "RC-EFF-08", "RC-EFF-11")
def test_choices_within_effects() -> None:
    assert brings(in_effect("CR1"), "take gold") == (("resource:gold",), {}, {"gold": 1})
    assert brings(keeping(), "keep brick") == (("resource:brick",), {}, {"brick": 1})
    paying = Table(2).cards("CR1", "ME2", "TE1", "CL1").give(0, lumber=2, brick=1).market("red", 4)
    assert brings(paying.plays("influence 2a"), "pay brick") == (("resource:brick",), {"brick": 1}, {})
    rubles = specialist("S19").side(0, rubles=4)
    rubles.market("black", 8)
    assert brings(rubles.plays("specialist"), "spend 3")[1:] == ({"ruble": 3}, {})
    assert brings(with_a_specialist("S22"), "space 5") == (("space:5",), {}, {"gold": 1})
    dice = guild("brickmakers", 1).dice(red=(GOLD, 1)).service(0, "V8").plays("service V8")
    assert brings(dice, "die red") == (("die:red",), {}, {"gold": 1})
    assert brings(dice, "die black")[1:] == ({}, {})
    pieces = with_a_specialist("S17")
    assert brings(pieces, "discard arch") == (("piece:arch",), {}, {})
    assert brings(offered(), "accept")[1:] == ({"ruble": 2}, {"pp": 1})
    assert brings(offered(), "decline") == ((), {}, {})
    spaces = visit(guild("scribes", 1, scribes_virtual_die="on").side(0, pos=3).dice(white=(5, 1), green=(5, 2)))
    assert brings(spaces.plays("influence 4b"), "space 5") == (("space:5",), {}, {"gold": 3})
    assert brings(spaces, "space 6")[2] == {"green_jewel": 1}


@pytest.mark.rule("RC-GUILD-FOREMEN-09", "RC-GUILD-CONTRACTORS-04", "RC-GUILD-WORKERS-03")
def test_others_and_their_things() -> None:
    table = guild("foremen", 2, 3).claim(1, "2-1").claim(2, "2-2").claim(2, "2-3")
    visit(table).plays("influence 4b", "foreman 1")
    assert [brings(table, f"rival {seat}") for seat in (2, 3)] == [
        (("seat:2",), {}, {"rp": 1}),
        (("seat:3",), {}, {"rp": 2}),
    ]
    tiles = guild("workers", 1, 3).claim(1, "1-1", space="blue", up=True).claim(2, "2-1", space="red", up=True)
    visit(tiles.side(0, rubles=1)).plays("influence 4b")
    assert tried(tiles) == ["borrow 2 blue", "borrow 3 red"]
    assert brings(tiles, "borrow 2 blue") == (("seat:2", "bench:blue", "tile:W01"), {}, {"lumber": 2})
    assert brings(tiles, "borrow 3 red") == (("seat:3", "bench:red", "tile:W05"), {}, {"green_jewel": 1})


@pytest.mark.rule("RC-GUILD-ARCHITECTS-05", "RC-GUILD-ARCHITECTS-06", "RC-GUILD-BRICKMAKERS-02", "RC-GUILD-SCRIBES-02")
def test_cards_of_guilds() -> None:
    rubles = visit(guild("architects", 2).claim(0, "1-1").claim(0, "1-2").side(0, pos=3)).plays("influence 4b")
    assert brings(rubles, "reward 1-1") == (("section:1-1",), {}, {"ruble": 1})
    points = visit(guild("architects", 3).claim(0, "1-1").claim(0, "2-1").side(0, rubles=3)).plays("influence 4b")
    assert [brings(points, f"reward {name}")[2] for name in ("1-1", "2-1")] == [{"rp": 2}, {"rp": 2}]
    assert points.plays("reward 2-1").pos(0) == 2
    services = visit(guild("brickmakers", 1).give(0, brick=2)).plays("influence 4a")
    assert brings(services, "take-service V7") == (("service:V7",), {}, {})
    cards = visit(guild("scribes", 1).side(0, rubles=2))
    top = cards.now["guild"]["deck"][:3]
    cards.plays("influence 4a")
    assert [brings(cards, f"keep-objective {n}")[0] for n in (1, 2, 3)] == [(f"objective:{card}",) for card in top]
    fourth = visit(guild("scribes", 1).hand(0, "O01", "O02", "O03").side(0, rubles=2))
    fourth.plays("influence 4a", "keep-objective 1")
    assert brings(fourth, "return-objective 3")[0] == ("objective:O03",)
    icons = visit(guild("architects", 1).side(0, rubles=2)).plays("influence 4a")
    (card,) = icons.view()["guild"]["sections"]["drawn"]
    kind = icons.legal()[0].split()[2]
    assert brings(icons, icons.legal()[0]) == ((f"card:{card}", f"resource:{kind}"), {}, {kind: 1})


@pytest.mark.rule("RC-GUILD-ARCHITECTS-02", "RC-GUILD-ARCHITECTS-04")
def test_two_of_one_section_and_one_of_the_other_then_both_are_discarded() -> None:
    """B01 (2 lumber, 1 brick) is the first card of the deck's numbering: it goes on the pile like any other."""
    for first in (True, False):
        table = guild("architects", 1).card("1-1", "B05").side(0, rubles=3)
        used = {section["card"] for tower in table.data["towers"] for section in tower}
        unused = [name for name in GAME.parts.card_names if name not in used]
        assert "B01" in unused
        table.data["guild"].update(
            section_deck=["B01", "M13"], section_discard=[card for card in unused if card not in ("B01", "M13")]
        )
        visit(table).plays("influence 4b")
        drawn = table.view()["guild"]["sections"]["drawn"]
        two, one = ("1", "2") if first else ("2", "1")
        for card, count in ((one, 1), (two, 2)):
            for _ in range(count):
                table.plays(next(text for text in table.legal() if text.startswith(f"icon {card}")))
        assert table.pending == "market"
        assert sum(table.stored(0).values()) == 3
        assert set(drawn) == {"B01", "M13"}
        assert len(table.view()["guild"]["sections"]["discard"]) == 28
        assert table.now["guild"]["drawn"] == [-1, -1, -1, -1]


def test_everybody_knows_what_may_be_answered() -> None:
    state = Table(2).state
    assert state.asked().known_to_all(state, 0)
