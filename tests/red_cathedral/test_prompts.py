"""What people are asked, with its arguments, and the bar above the table: round, phase, turns left."""

from __future__ import annotations

from typing import Any

import pytest

from tests.red_cathedral.script import LUMBER, Table
from tests.red_cathedral.test_contractors import specialist, table_with
from tests.red_cathedral.test_guilds import guild, visit
from tests.telling import speaker


def asked(table: Table) -> tuple[str, dict[str, Any]]:
    """The word of the prompt and its arguments."""
    key, args = table.state.prompt(table.seat)
    return key.removeprefix("red_cathedral-prompt-"), args


def ending(seats: int, ender: int) -> Table:
    """A seat has finished its sixth section, and the others have their last turns."""
    table = Table(seats)
    for name in ("1-1", "1-2", "1-3", "2-1", "2-2", "2-3"):
        table.claim(ender, name, done=True, banner="inventory" if name[0] == "1" else "outside")
    table.data["turn"].update(ender=ender, final_left=seats - 1)
    return table


@pytest.mark.rule("RC-TURN-02", "RC-END-04")
def test_the_basic_action() -> None:
    assert asked(Table(2)) == ("basic", {"last": 0, "open": "claim-market"})
    for ender in (0, 1):
        assert asked(ending(2, ender).turn(1 - ender)) == ("basic", {"last": 1, "open": "claim-market"})
    assert asked(Table(2).plays("move red +0", "finish")) == ("after", {"free": 0})


@pytest.mark.rule("RC-TURN-02", "RC-TURN-03", "RC-TURN-04")
def test_only_open_actions_are_named() -> None:
    """There is something to deliver, a permit to hire with, a banner and a die to move; and nothing of it."""
    rich = table_with().claim(0, "1-1").give(0, lumber=1).side(0, permits=1)
    assert asked(rich) == ("basic", {"last": 0, "open": "claim-build-market-hire"})
    assert asked(table_with().side(0, permits=0)) == ("basic", {"last": 0, "open": "claim-market"})
    bare = Table(2)
    for name in ("1-1", "2-1", "3-1", "4-1"):
        bare.claim(0, name, banner="inventory")
    bare.claim(0, "1-2").claim(0, "2-2")
    assert asked(bare) == ("basic", {"last": 0, "open": "market"})
    said = [speaker("red_cathedral", seats=2).say(*table.state.prompt(0)) for table in (rich, bare)]
    assert said == [
        "Your turn: claim a section, build, go to the market or hire a contractor.",
        "Your turn: go to the market.",
    ]


@pytest.mark.rule("RC-CLAIM-03", "RC-CLAIM-08")
def test_a_claim() -> None:
    table = guild("brickmakers", 1).service(0, "V6").plays("claim 3-1")
    assert asked(table) == ("banner", {"section": "3-1"})
    table.plays("banner outside")
    assert asked(table) == ("place", {"tile": "W07", "free": 0, "payable": 1})
    table.plays("service V6")
    assert asked(table) == ("place", {"tile": "W07", "free": 1, "payable": 1})


@pytest.mark.rule("RC-CLAIM-07", "RC-CLAIM-08", "RC-CON-17", "RC-MKT-10", "RC-FREE-01")
def test_a_prompt_offers_only_what_can_be_paid_or_done() -> None:
    poor = Table(2).side(0, rubles=0).plays("claim 1-1", "banner outside")
    prices = [space["cost"] for space in poor.state.view(0)["sides"][0]["workshop"]]
    assert asked(poor)[1]["payable"] == int(0 in prices)
    broke = table_with().side(0, rubles=0).plays("hire vologda")
    assert asked(broke) == ("token", {"city": "vologda", "price": 2, "payable": 0})
    visited = Table(2).cards("ME2", "TE1", "CR1", "CL1").market("red", LUMBER).plays("obtain")
    open_still = {text.split()[0] for text in visited.legal()} & {"influence", "activate"}
    assert asked(visited)[1]["open"] == int(bool(open_still))
    rich = Table(2).side(0, pos=20).plays("move red +0", "finish")
    assert asked(rich) == ("after", {"free": 1})
    done = Table(2).claim(0, "2-1", done=True).give(0, lumber=2, green_jewel=1)
    assert asked(done.claim(0, "1-1").plays("deliver lumber 1-1"))[1]["work"] == "both"


@pytest.mark.rule("RC-BUILD-01", "RC-DECO-03")
def test_deliveries_and_jewels() -> None:
    table = Table(2).claim(0, "1-1").claim(0, "2-1", done=True).give(0, lumber=4, green_jewel=1)
    table.plays("deliver lumber 1-1")
    assert asked(table) == ("deliver", {"count": 2, "work": "both"})
    table.plays("decorate 2-1")
    assert asked(table) == ("jewels", {"section": "2-1"})


@pytest.mark.rule("RC-MKT-10", "RC-MKT-17", "RC-EFF-04")
def test_the_market() -> None:
    table = Table(2).cards("CR2", "TE1", "ME1", "CL1").side(0, rubles=5).market("red", LUMBER)
    assert asked(table) == ("market", {"die": "red", "space": 2, "open": 1})
    table.plays("influence 1a")
    assert asked(table) == ("take", {"count": 2})
    table.plays("take brick")
    assert asked(table) == ("take", {"count": 1})
    table.plays("take brick", "finish", "end")
    other = Table(2).cards("CR2", "TE1", "ME1", "CL1").side(0, rubles=5).market("red", LUMBER)
    assert asked(other.plays("influence 1b")) == ("again", {"card": "CR2"})


@pytest.mark.rule("RC-EFF-02", "RC-EFF-09")
def test_costs_and_parts() -> None:
    paying = Table(2).cards("CR1", "ME2", "TE1", "CL1").give(0, lumber=2, brick=1).market("red", 4)
    assert asked(paying.plays("influence 2a")) == ("pay", {"least": 1, "most": 2})
    assert asked(paying.plays("pay lumber")) == ("pay", {"least": 0, "most": 1})
    parts = Table(2).cards("CR1", "TE3", "ME1", "CL1").market("red", 4)
    assert asked(parts.plays("influence 2a")) == ("part", {})
    branches = specialist("S15").claim(0, "1-1", space="red", up=True).claim(0, "2-1", space="blue", up=True)
    branches.market("black", 8)
    assert asked(branches.plays("specialist")) == ("branch", {})
    assert asked(branches.plays("branch 1")) == ("tile", {"count": 2})
    assert asked(branches.plays("activate red")) == ("tile", {"count": 1})


@pytest.mark.rule("RC-CON-16", "RC-SPEC-15")
def test_hiring_and_its_tokens() -> None:
    table = table_with().side(0, rubles=2).plays("hire vologda")
    assert asked(table) == ("token", {"city": "vologda", "price": 2, "payable": 1})
    pieces = specialist("S17")
    pieces.market("black", 8)
    assert asked(pieces.plays("specialist")) == ("ornament", {"count": 1})


@pytest.mark.rule("RC-GUILD-SCRIBES-02", "RC-GUILD-SCRIBES-07", "RC-GUILD-SHOPKEEPERS-05")
def test_cards_of_guilds() -> None:
    drawing = visit(guild("scribes", 1).side(0, rubles=2, pos=3))
    assert asked(drawing.plays("influence 4a")) == ("objective", {"count": 3})
    borrowing = visit(guild("scribes", 2).side(0, rubles=2, pos=3))
    assert asked(borrowing.plays("influence 4b")) == ("influence", {"count": 1})
    extra = visit(guild("shopkeepers", 3).side(0, rubles=4))
    assert asked(extra.plays("influence 4b")) == ("extra", {"count": 2})
    extra.plays("obtain")
    assert asked(extra) == ("market", {"die": "red", "space": 7, "open": 1})  # nothing else could follow
    services = visit(guild("brickmakers", 1).give(0, brick=2))
    assert asked(services.plays("influence 4a")) == ("service", {"count": 1})


@pytest.mark.rule("RC-GUILD-ARCHITECTS-05", "RC-GUILD-ARCHITECTS-06")
def test_which_reward_of_a_section() -> None:
    rubles = visit(guild("architects", 2).claim(0, "1-1").claim(0, "2-1").side(0, pos=3))
    assert asked(rubles.plays("influence 4b")) == ("section-rubles", {})
    points = visit(guild("architects", 3).claim(0, "1-1").claim(0, "2-1").side(0, rubles=3))
    assert asked(points.plays("influence 4b")) == ("section-rp", {})


@pytest.mark.rule("RC-SOLO-11")
def test_ivans_turn() -> None:
    table = Table(1, solo_ivan_die="lowest", solo_ivan_cards="fixed").dice(white=(1, 2), red=(2, 1))
    table.plays("claim 1-1", "banner outside", "place red down", "end")
    word, args = asked(table)
    assert (word, args["die"]) == ("ivan-card", "red")
    assert args["card"] == table.told("ivan-move")[-1]["card"]
    table.plays("next")
    assert asked(table) == ("ivan-done", args)


# -- the bar above the table -------------------------------------------------------------------------------


def bar(table: Table) -> tuple[int, str, int, bool, int | None]:
    shown = table.state.turn()
    phase = shown["phase"].removeprefix("red_cathedral-phase-")
    return shown["round"], phase, shown["turns"], shown["ivan"], shown["final"]


@pytest.mark.rule("RC-TURN-01")
def test_rounds_and_phases() -> None:
    table = Table(2).claim(0, "2-1").give(0, lumber=3)
    assert bar(table) == (1, "action", 0, False, None)
    table.plays("claim 1-1")
    assert bar(table)[1] == "claim"
    table.plays("banner outside")
    assert bar(table)[1] == "claim"
    table.plays("place green down")
    assert bar(table) == (1, "end", 0, False, None)
    table.plays("end", "move red +0")
    assert bar(table) == (1, "market", 1, False, None)
    table.plays("finish", "end", "deliver lumber 2-1")
    assert bar(table) == (2, "action", 2, False, None)  # in the middle of building


@pytest.mark.rule("RC-TURN-01", "RC-EFF-05")
def test_what_a_market_action_brings_about_is_the_market_still() -> None:
    table = Table(2).claim(0, "1-1").give(0, lumber=2).market("red", 4)
    table.plays("influence 2a")
    assert (table.pending, bar(table)[1]) == ("deliver", "market")


@pytest.mark.rule("RC-END-04", "RC-END-05")
def test_the_last_turns() -> None:
    table = ending(3, 0).turn(1, turns=7)
    assert bar(table) == (3, "last", 7, False, 2)
    table.plays("move red +0", "finish", "end")
    assert bar(table) == (3, "last", 8, False, 1)
    table.plays("move green +0", "finish", "end")
    assert bar(table) == (3, "over", 9, False, 0)


@pytest.mark.rule("RC-SOLO-11")
def test_ivan_is_named_in_his_turn() -> None:
    table = Table(1).plays("claim 1-1", "banner outside", "place red down", "end")
    assert bar(table) == (1, "ivan", 1, True, None)
    while table.pending != "basic":
        table.plays(table.legal()[0])
    assert bar(table) == (2, "action", 2, False, None)


@pytest.mark.rule("RC-TURN-01")
def test_turns_are_counted_from_the_first_on() -> None:
    table = Table(2)
    assert table.state.turn_number() == 0
    table.plays("move red +0", "finish")
    assert table.state.turn_number() == 0
    assert table.plays("end").state.turn_number() == 1
