"""Every answer to a decision, with all that it shows: the things it points at, what it is about, costs and brings."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.red_cathedral.script import LUMBER, Table
from tests.red_cathedral.test_contractors import specialist, table_with
from tests.red_cathedral.test_guilds import guild, visit


def told(table: Table, text: str) -> str:
    """`own:lumber section:1-1 | resource:lumber section:1-1 | -1 lumber`: targets, things, cost and gain."""
    shows = table.state.shows(table.seat, table.setup.catalogue.number(text))
    amounts = [f"-{n} {kind}" for kind, n in shows.cost.items()] + [f"+{n} {kind}" for kind, n in shows.gain.items()]
    return " | ".join((" ".join(shows.targets), " ".join(shows.things), " ".join(amounts))).rstrip(" |")


def shown(table: Table, *verbs: str) -> dict[str, str]:
    """What the legal answers show; only those with these verbs if some are given."""
    return {text: told(table, text) for text in table.legal() if not verbs or text.split()[0] in verbs}


def jewelry() -> Table:
    table = Table(2).claim(0, "2-1", done=True).give(0, lumber=1, green_jewel=2, purple_jewel=1)
    return table.plays("decorate 2-1")


def twofold() -> Table:
    table = specialist("S15").claim(0, "1-1", space="red", up=True).claim(0, "2-1", space="blue", up=True)
    table.market("black", 8)
    return table.plays("specialist")


def borrowing() -> Table:
    table = guild("workers", 1, 3).claim(1, "1-1", space="blue", up=True).claim(2, "2-1", space="red", up=True)
    return visit(table.side(0, rubles=1)).plays("influence 4b")


def crosses() -> Table:
    table = specialist("S17")
    table.market("black", 8)
    return table.plays("specialist")


def spending() -> Table:
    table = specialist("S19").side(0, rubles=2)
    table.market("black", 8)
    return table.plays("specialist")


def hired() -> Table:
    table = table_with().token("S18", "A").token("S07", "E").side(0, rubles=2)
    return table.plays("hire vologda")


ONCE = {
    "space 1": "+1 rp", "space 2": "+2 lumber", "space 3": "+2 brick", "space 4": "+2 stone", "space 5": "+1 gold",
    "space 6": "+1 green_jewel", "space 7": "+1 purple_jewel", "space 8": "+2 ruble",
}  # fmt: skip
TWO_DICE = {"space 1": "+2 rp", "space 3": "+4 brick", "space 4": "+4 stone", "space 5": "+2 gold"}
MOVED = {**ONCE, **TWO_DICE, "space 7": "+2 purple_jewel"}
"""A die more than there is on each of the spaces 1, 3, 4, 5 and 7."""


def at_spaces(gains: dict[str, str]) -> dict[str, str]:
    return {text: f"{text.replace(' ', ':')} | {text.replace(' ', ':')} | {gain}" for text, gain in gains.items()}


@pytest.mark.rule("RC-EFF-02", "RC-EFF-04", "RC-EFF-06", "RC-EFF-09", "RC-DECO-03", "RC-DECO-05", "RC-SPEC-15")
@pytest.mark.parametrize(
    ("lay", "expected"),
    [
        (
            jewelry,
            {
                "jewel green": "own:green_jewel | jewel:green | -1 green_jewel",
                "jewel purple": "own:purple_jewel | jewel:purple | -1 purple_jewel",
                "stop": "",
            },
        ),
        (
            lambda: jewelry().plays("jewel purple"),
            {"jewel green": "own:green_jewel | jewel:green | -1 green_jewel", "stop": " |  | +1 pp"},
        ),
        (
            lambda: Table(2).cards("CR2", "TE1", "ME1", "CL1").market("red", LUMBER).plays("influence 1a"),
            {
                "take lumber": "supply:lumber | resource:lumber | +1 lumber",
                "take brick": "supply:brick | resource:brick | +1 brick",
                "take stone": "supply:stone | resource:stone | +1 stone",
            },
        ),
        (
            lambda: (Table(2).cards("CR1", "ME2", "TE1", "CL1").give(0, lumber=2, brick=1).market("red", 4)).plays(
                "influence 2a", "pay lumber"
            ),
            {
                "pay lumber": "own:lumber | resource:lumber | -1 lumber",
                "pay brick": "own:brick | resource:brick | -1 brick",
                "stop": "",
            },
        ),
        (
            lambda: Table(2).cards("CR1", "TE3", "ME1", "CL1").market("red", 4).plays("influence 2a"),
            {"part 1": " | way:TE3a-0-0-0", "part 2": " | way:TE3a-0-0-1", "stop": ""},
        ),
        (twofold, {"branch 1": " | way:S15-0", "branch 2": " | way:S15-1"}),
        (
            lambda: twofold().plays("branch 1"),
            {
                "activate red": "workshop:own-red | bench:red tile:W01 | +2 lumber",
                "activate blue": "workshop:own-blue | bench:blue tile:W04 | +1 gold",
                "decline": "",
            },
        ),
        (
            crosses,
            {f"discard {piece}": f"piece:{piece} | piece:{piece}" for piece in ("door", "arch", "cross")},
        ),
        (spending, {"spend 1": " | spend:1 | -1 ruble", "spend 2": " | spend:2 | -2 ruble"}),
        (
            lambda: Table(2).side(0, rubles=9).tile("2-1", "W28").plays("claim 2-1", "banner outside", "place red up"),
            {"accept": " |  | -2 ruble +1 pp", "decline": ""},
        ),
        (
            lambda: Table(2).cards("CR2", "TE1", "ME1", "CL1").side(0, rubles=5).market("red", 2).plays("influence 1b"),
            {"again": " |  | -2 ruble +1 gold", "stop": ""},
        ),
    ],
)
def test_choices_of_effects(lay: Callable[[], Table], expected: dict[str, str]) -> None:
    assert shown(lay()) == expected


@pytest.mark.rule(
    "RC-GUILD-SCRIBES-06", "RC-GUILD-SCRIBES-07", "RC-GUILD-SCRIBES-08", "RC-GUILD-FOREMEN-09", "RC-GUILD-WORKERS-03",
    "RC-GUILD-ARCHITECTS-05", "RC-GUILD-ARCHITECTS-06", "RC-GUILD-BRICKMAKERS-02", "RC-GUILD-JEWELERS-04",
)  # fmt: skip
@pytest.mark.parametrize(
    ("lay", "expected"),
    [
        (
            lambda: guild("jewelers", 1).claim(0, "2-1", done=True).give(0, diamond=2).plays("decorate-diamond 2-1"),
            {
                "jewel diamond-green": "own:diamond | jewel:diamond-green | -1 diamond",
                "jewel diamond-purple": "own:diamond | jewel:diamond-purple | -1 diamond",
                "stop": "",
            },
        ),
        (lambda: visit(guild("scribes", 1).side(0, pos=3)).plays("influence 4b"), at_spaces(MOVED)),
        (lambda: visit(guild("scribes", 3).side(0, pos=3)).plays("influence 4b"), at_spaces(ONCE)),
        (
            lambda: visit(guild("scribes", 2).side(0, rubles=1, pos=3)).plays("influence 4b"),
            {
                "influence 1a": "influence:1a | influence:CR1a",
                "influence 2a": "influence:2a | influence:TE1a",
                "influence 2b": "influence:2b | influence:TE1b | -1 ruble",
            },
        ),
        (
            lambda: visit(
                guild("brickmakers", 1).service(1, "V1", "V2", "V3", "V4", "V5", "V6").give(0, brick=2)
            ).plays("influence 4a"),
            {f"take-service {name}": f"service:{name} | service:{name}" for name in ("V7", "V8")},
        ),
        (
            lambda: visit(guild("foremen", 1)).plays("influence 4a"),
            {"foreman 1": " | foreman:1", "foreman 2": " | foreman:2"},
        ),
        (
            lambda: visit(guild("foremen", 2, 3).claim(1, "2-1").claim(1, "2-2")).plays("influence 4b", "foreman 1"),
            {"rival 2": "seat:2 | seat:2 | +2 rp", "rival 3": "seat:3 | seat:3"},
        ),
        (
            lambda: visit(guild("architects", 2).claim(0, "1-1").claim(0, "2-1").side(0, pos=3)).plays("influence 4b"),
            {"reward 1-1": "section:1-1 | section:1-1 | +1 ruble", "reward 2-1": "section:2-1 | section:2-1"},
        ),
        (
            lambda: visit(guild("architects", 3).claim(0, "1-1").claim(0, "2-1").side(0, rubles=1)).plays(
                "influence 4b"
            ),
            {f"reward {name}": f"section:{name} | section:{name} | +2 rp" for name in ("1-1", "2-1")},
        ),
        (
            borrowing,
            {
                "borrow 2 blue": "workshop:2-blue | seat:2 bench:blue tile:W01 | +2 lumber",
                "borrow 3 red": "workshop:3-red | seat:3 bench:red tile:W05 | +1 green_jewel",
            },
        ),
        (
            lambda: guild("brickmakers", 1).service(0, "V8").plays("service V8"),
            {
                "die white": "die:white | die:white | +1 rp",
                "die red": "die:red | die:red | +2 lumber",
                "die green": "die:green | die:green | +2 brick",
                "die blue": "die:blue | die:blue | +2 stone",
                "die yellow": "die:yellow | die:yellow | +1 gold",
            },
        ),
        (
            lambda: visit(guild("shopkeepers", 3).side(0, rubles=4)).plays("influence 4b"),
            {"obtain": "obtain |  | +1 purple_jewel", "stop": ""},
        ),
        (
            hired,
            {
                "buy-token A": "token:A | token:S18 | -2 ruble",
                "buy-token E": "token:E | token:S07 | -2 ruble",
                "remove-token A": "token:A | token:S18",
                "remove-token E": "token:E | token:S07",
            },
        ),
    ],
)
def test_choices_of_guilds_and_contractors(lay: Callable[[], Table], expected: dict[str, str]) -> None:
    assert shown(lay()) == expected


@pytest.mark.rule("RC-MKT-10", "RC-MKT-13", "RC-SPEC-01")
@pytest.mark.parametrize(
    ("lay", "expected"),
    [
        (
            lambda: guild("brickmakers", 1).claim(0, "1-1", space="red", up=True).give(0, brick=2),
            {
                "obtain": "obtain |  | +1 purple_jewel",
                "influence 4a": "influence:4a | influence:BR1a | -2 brick",
                "influence 4b": "influence:4b | influence:BR1b | -1 brick",
                "activate red": "workshop:own-red | bench:red tile:W01 | +2 lumber",
                "finish": "",
            },
        ),
        (
            lambda: guild("contractors", 1, contractors="on").send(0, "moscow", 2).send(1, "moscow", 1),
            {
                "obtain": "obtain |  | +1 purple_jewel",
                "influence 4a": "influence:4a | influence:CO1a | +1 green_jewel",
                "influence 4b": "influence:4b | influence:CO1b | +2 permit",
                "finish": "",
            },
        ),
        (
            lambda: guild("architects", 2).claim(0, "1-1").side(0, pos=3, rubles=2),
            {
                "obtain": "obtain |  | +1 purple_jewel",
                "influence 4a": "influence:4a | influence:AR2a | -2 ruble +1 unseen",
                "influence 4b": "influence:4b | influence:AR2b | -1 rp",
                "finish": "",
            },
        ),
        (
            lambda: Table(2).cards("CR1", "TE1", "ME1", "CL3").side(0, rubles=3, pos=0).give(0, gold=1, green_jewel=1),
            {
                "obtain": "obtain |  | +1 purple_jewel",
                "influence 4a": "influence:4a | influence:CL3a | -3 ruble +1 pp",
                "influence 4b": "influence:4b | influence:CL3b | -1 gold +1 pp +1 rp",  # the jewel is a choice
                "finish": "",
            },
        ),
        (
            lambda: Table(2).cards("CR1", "TE1", "ME1", "CL1").side(0, pos=0).give(0, gold=1),
            {
                "obtain": "obtain |  | +1 purple_jewel",
                "influence 4a": "influence:4a | influence:CL1a | +2 rp",
                "influence 4b": "influence:4b | influence:CL1b",  # from one to two of three kinds
                "finish": "",
            },
        ),
        (
            lambda: Table(2).cards("CR1", "TE1", "ME1", "CL2").side(0, pos=0, rubles=2).dice(white=(7, 3)),
            {
                "obtain": "obtain |  | +2 purple_jewel",
                "influence 4a": "influence:4a | influence:CL2a | +2 rp",
                "influence 4b": "influence:4b | influence:CL2b | -2 ruble +1 rp",
                "finish": "",
            },
        ),
    ],
)
def test_the_actions_of_a_market_visit(lay: Callable[[], Table], expected: dict[str, str]) -> None:
    """Only what leaves no choice is told beforehand."""
    assert shown(visit(lay())) == expected


@pytest.mark.rule("RC-FREE-03", "RC-FREE-05", "RC-FREE-09", "RC-SERV-01", "RC-SPEC-01")
def test_free_actions_and_a_specialist() -> None:
    table = guild("brickmakers", 1, contractors="on").service(0, "V1", "V2").side(0, pos=9)
    free = {
        "sell": "exchange:rubles |  | -1 pp +2 ruble",
        "permit": "exchange:permit |  | -1 pp +1 permit",
        "service V1": "service:V1 | service:V1 | +5 ruble",
        "service V2": "service:V2 | service:V2",
    }
    assert shown(table, "sell", "permit", "service") == free
    assert shown(table, "reroll")["reroll 3"] == "space:3 | space:3 | -1 pp"
    one = specialist("S19").side(0, rubles=3)
    one.market("black", 8)
    assert told(one, "specialist") == "specialist:own | token:S19"  # the amount is a choice
    three = specialist("S07")
    three.market("black", 8)
    assert told(three, "specialist") == "specialist:own | token:S07 | +3 permit"


@pytest.mark.rule("RC-BUILD-07", "RC-BUILD-09", "RC-GUILD-FOREMEN-03", "RC-GUILD-JEWELERS-03")
def test_a_delivery_that_completes_a_section_shows_its_reward() -> None:
    table = Table(2).claim(0, "1-1", lumber=2).give(0, brick=1)
    assert (
        told(table, "deliver brick 1-1")
        == "own:brick section:1-1 | resource:brick section:1-1 | -1 brick +4 rp +1 ruble"
    )
    earlier = Table(2).claim(0, "1-1", lumber=1).give(0, brick=1)
    assert told(earlier, "deliver brick 1-1") == "own:brick section:1-1 | resource:brick section:1-1 | -1 brick"
    foreman = guild("foremen", 1).claim(0, "1-1", lumber=2).give(0, brick=1)
    foreman.data["guild"]["foreman"] = 0
    assert told(foreman, "deliver brick 1-1").endswith("| -1 brick +5 rp +1 ruble")
    away = guild("foremen", 1).claim(0, "1-1", lumber=2).give(0, brick=1)
    away.data["guild"]["foreman"] = 1
    assert told(away, "deliver brick 1-1").endswith("| -1 brick +4 rp +1 ruble")
    diamond = guild("jewelers", 1).claim(0, "1-1", lumber=2).give(0, diamond=1)
    assert told(diamond, "substitute brick 1-1") == (
        "own:diamond section:1-1 | resource:brick section:1-1 | -1 diamond +4 rp +1 ruble"
    )


@pytest.mark.rule("RC-DECO-03", "RC-GUILD-JEWELERS-04")
@pytest.mark.parametrize(("name", "material"), [("1-1", "lumber"), ("1-2", "stone"), ("1-3", "gold")])
def test_an_ornamentation_shows_its_material(name: str, material: str) -> None:
    table = guild("jewelers", 1).claim(0, "1-1", done=True).claim(0, "1-2", done=True).claim(0, "1-3", done=True)
    table.give(0, diamond=1, **{material: 1})
    assert told(table, f"decorate {name}") == f"section:{name} | section:{name} | -1 {material}"
    assert told(table, f"decorate-diamond {name}") == f"own:diamond section:{name} | section:{name} | -1 diamond"


@pytest.mark.rule("RC-MKT-05", "RC-BUILD-04", "RC-DECO-03", "RC-FREE-03")
def test_what_is_shown_often_is_made_once() -> None:
    """The same action under the same circumstances shows the very same thing, under others another one."""

    def shows(table: Table, text: str) -> object:
        return table.state.shows(table.seat, table.setup.catalogue.number(text))

    table = guild("jewelers", 1).claim(0, "1-1", lumber=1).claim(0, "2-1", done=True).give(0, lumber=1, diamond=2)
    table.side(0, pos=9, rubles=3)
    for text in (
        "claim 2-2",
        "move white +2",
        "deliver lumber 1-1",
        "decorate 2-1",
        "decorate-diamond 2-1",
        "sell",
        "reroll 3",
    ):
        assert shows(table, text) is shows(table, text), text
    further = guild("jewelers", 1).dice(white=(4, 2)).claim(0, "1-1", lumber=2).side(0, rubles=3).give(0, lumber=1)
    for text in ("move white +2", "deliver lumber 1-1"):
        assert shows(further, text) != shows(table, text), text
        assert shows(table, text) is shows(table, text), text
