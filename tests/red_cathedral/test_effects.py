"""Effects: what must be payable together, the true reason against one, payments without a choice (RC-EFF)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from guildhall.core.rule import Reason
from guildhall.games.red_cathedral.components.vocabulary import EffectError, parse
from guildhall.text import LANGUAGES
from tests.red_cathedral.script import Table
from tests.red_cathedral.test_contractors import specialist
from tests.red_cathedral.test_data import pack, refused, swap
from tests.red_cathedral.test_guilds import guild, visit
from tests.telling import speaker

FOR_A_RUBLE, FOR_TWO = "W26", "W28"
"""Tiles with a cost of 1 and of 2 rubles."""


# -- a fee leaves enough for what follows ------------------------------------------------------------------


@pytest.mark.rule("RC-EFF-01", "RC-EFF-12", "RC-GUILD-WORKERS-03")
def test_a_fee_must_leave_enough_for_the_tile_of_another() -> None:
    table = guild("workers", 1).tile("1-1", FOR_A_RUBLE).claim(1, "1-1", space="blue", up=True).side(0, rubles=1)
    visit(table)
    assert "influence 4b" not in table.legal()
    assert table.reason("influence 4b") == Reason("RC-EFF-01", "rest")
    enough = guild("workers", 1).tile("1-1", FOR_A_RUBLE).claim(1, "1-1", space="blue", up=True).side(0, rubles=2)
    visit(enough).plays("influence 4b", "take gold")
    assert (enough.rubles(0), enough.stored(0)) == (0, {"gold": 1})


@pytest.mark.rule("RC-EFF-01", "RC-EFF-12", "RC-GUILD-WORKERS-04", "RC-GUILD-WORKERS-05")
@pytest.mark.parametrize("card", [2, 3])
def test_a_fee_must_leave_enough_for_an_own_tile(card: int) -> None:
    def laid(rubles: int) -> Table:
        table = guild("workers", card).tile("1-1", FOR_TWO).tile("2-1", FOR_A_RUBLE).side(0, rubles=rubles)
        table.claim(0, "1-1", space="blue", up=True).claim(0, "2-1", space="green", up=card == 3)
        return visit(table)

    least = 4 if card == 2 else 3
    assert laid(least - 1).reason("influence 4b") == Reason("RC-EFF-01", "rest")
    assert "influence 4b" in laid(least).legal()
    assert laid(1).reason("influence 4b") == Reason("RC-EFF-01", "ruble", 2, 1)  # not even the fee


@pytest.mark.rule("RC-EFF-01", "RC-GUILD-SCRIBES-07")
def test_a_fee_in_points_must_leave_enough_for_the_borrowed_action() -> None:
    def laid(pos: int) -> Table:
        table = guild("scribes", 2).cards("CR1", "TE2", "ME1", "SC2").side(0, pos=pos, rubles=0)
        table.data["turn"]["lightning"] = (
            0b1  # the Craftsmen's free action is spent; only `pay 1 rp ; deliver 1` is left
        )
        return visit(table)

    assert laid(1).reason("influence 4b") == Reason("RC-EFF-01", "rest")
    table = laid(2).plays("influence 4b")
    assert (table.pos(0), table.pending) == (0, "market")  # both are paid, and there is nothing to deliver
    assert laid(0).reason("influence 4b") == Reason("RC-EFF-01", "rp", 1, 0)


@pytest.mark.rule("RC-EFF-01")
def test_all_costs_of_an_effect_are_payable_together(tmp_path: Path) -> None:
    twice = pack(
        tmp_path,
        workshop_tiles__csv=swap("gain 2 lumber", "pay 1 ruble ; gain 1 lumber ; pay 1 ruble ; gain 1 gold"),
    )
    for rubles, reason in ((0, Reason("RC-EFF-01", "ruble", 1, 0)), (1, Reason("RC-EFF-01", "rest"))):
        table = Table(2, game=twice).claim(0, "1-1", space="red", up=True).side(0, rubles=rubles).market("red", 2)
        assert table.reason("activate red") == reason
    table = Table(2, game=twice).claim(0, "1-1", space="red", up=True).side(0, rubles=2).market("red", 2)
    assert table.plays("activate red").stored(0) == {"lumber": 1, "gold": 1}
    assert table.rubles(0) == 0


@pytest.mark.rule("RC-EFF-01")
def test_costs_that_cannot_be_weighed_against_each_other_are_refused(tmp_path: Path) -> None:
    for text in (
        "pay 1 material ; gain 1 rp ; pay 1 gold ; gain 1 pp",  # whoever pays the gold first is stuck
        "pay 1..2 ruble ; activate 1 own_workshop",
        "pay 1 lumber/brick + 1 brick/stone ; gain 1 pp",
    ):
        with pytest.raises(EffectError):
            parse(text)
    parse("pay 1 gold ; gain 1 rp ; pay 1 material ; gain 1 pp")
    parse("pay 1 jewel + 1 gold + 1 lumber ; gain 1 pp")
    refused(tmp_path, "RC-DATA-08", workshop_tiles__csv=swap("gain 2 lumber", "pay 1 basic ; pay 1 brick ; gain 1 pp"))


# -- the true reason ---------------------------------------------------------------------------------------


def without_a_section() -> Table:
    return visit(guild("architects", 2).side(0, pos=3))


def with_one_tile() -> Table:
    return visit(guild("workers", 3).claim(0, "1-1", space="blue", up=True).side(0, rubles=2))


def without_tokens() -> Table:
    return visit(guild("brickmakers", 1).give(0, brick=2).service(1, *[f"V{number}" for number in range(1, 9)]))


def without_a_tile() -> Table:
    return visit(guild("workers", 1))


def alone_with_tiles() -> Table:
    return visit(guild("workers", 1).claim(0, "1-1", space="blue", up=True).side(0, rubles=1))


@pytest.mark.rule("RC-EFF-12", "RC-GUILD-WORKERS-05", "RC-GUILD-BRICKMAKERS-02", "RC-GUILD-ARCHITECTS-05")
@pytest.mark.parametrize(
    ("laid", "action", "reason", "says"),
    [
        (without_a_section, "4b", Reason("RC-EFF-12", "section"), "You have no unfinished section."),
        (with_one_tile, "4b", Reason("RC-GUILD-WORKERS-05", "", 2, 1), "2 workshop tiles face up needed, you have 1."),
        (without_tokens, "4a", Reason("RC-GUILD-BRICKMAKERS-02", "none"), "No service token is left."),
        (without_a_tile, "4a", Reason("RC-EFF-12", "tile"), "You have no workshop tile face up."),
        (alone_with_tiles, "4b", Reason("RC-EFF-12", "other"), "Nobody else has a workshop tile face up."),
    ],
)
def test_the_reason_is_what_is_missing(laid: Callable[[], Table], action: str, reason: Reason, says: str) -> None:
    table = laid()
    assert table.refused(f"influence {action}") == reason.rule
    assert table.reason(f"influence {action}") == reason
    assert speaker("red_cathedral").why(reason) == says
    said = {speaker("red_cathedral", language).why(reason) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)


@pytest.mark.rule("RC-EFF-01")
def test_what_cannot_be_paid_says_so() -> None:
    poor = visit(guild("architects", 2).claim(0, "1-1").side(0, pos=0))
    assert poor.reason("influence 4b") == Reason("RC-EFF-01", "rp", 1, 0)
    assert visit(guild("brickmakers", 1).give(0, brick=1)).reason("influence 4a") == Reason("RC-EFF-01", "brick", 2, 1)
    tile = Table(2).tile("1-1", FOR_TWO).claim(0, "1-1", space="red", up=True).side(0, rubles=1).market("red", 2)
    assert tile.reason("activate red") == Reason("RC-EFF-01", "ruble", 2, 1)


# -- payments ----------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-GUILD-JEWELERS-08", "RC-EFF-01")
def test_exactly_what_is_needed_is_not_asked_about() -> None:
    table = guild("jewelers", 1).give(0, lumber=1, brick=1, gold=1)
    visit(table).plays("influence 4b")
    assert (table.stored(0), table.pending) == ({"diamond": 2}, "market")
    more = guild("jewelers", 1).give(0, lumber=2, brick=1, gold=1)
    visit(more).plays("influence 4b")
    assert more.legal() == ["pay lumber", "pay brick", "pay gold"]
    more.plays("pay brick", "pay gold")
    assert more.stored(0) == {"lumber": 1, "diamond": 2}


@pytest.mark.rule("RC-SPEC-16", "RC-EFF-01")
def test_the_last_of_a_range_is_paid_and_counted() -> None:
    ruble = specialist("S19", rubles=1).market("black", 8).plays("specialist")
    assert (ruble.rubles(0), ruble.pos(0), ruble.pending) == (0, 1, "market")
    material = Table(2).cards("CR1", "TE1", "ME2", "CL1").give(0, brick=1).market("red", 5).plays("influence 3a")
    assert material.stored(0) == {}
    assert material.pending == "take"  # one for one


# -- what is declined leaves a trace -----------------------------------------------------------------------


@pytest.mark.rule("RC-CLAIM-10")
def test_a_declined_benefit_is_in_the_log() -> None:
    table = Table(2).tile("1-1", FOR_A_RUBLE).side(0, rubles=9)
    table.plays("claim 1-1", "banner outside", "place red up", "decline")
    assert table.told("decline-offer") == [{"seat": 0}]
    taken = Table(2).tile("1-1", FOR_A_RUBLE).side(0, rubles=9)
    taken.plays("claim 1-1", "banner outside", "place red up", "accept")
    assert taken.told("decline-offer") == []


@pytest.mark.rule("RC-EFF-09")
def test_declined_parts_tiles_and_deliveries_are_in_the_log() -> None:
    parts = Table(2).cards("CR1", "TE3", "ME1", "CL1").market("red", 3).plays("influence 2a", "stop")
    assert parts.told("decline-part") == [{"seat": 0}]
    tiles = guild("workers", 3).side(0, rubles=2).claim(0, "1-1", space="blue", up=True)
    visit(tiles.claim(0, "2-1", space="red", up=True)).plays("influence 4b", "activate blue", "decline")
    assert tiles.told("decline-tile") == [{"seat": 0}]
    deliveries = Table(2).claim(0, "1-1").give(0, lumber=1).market("red", 3).plays("influence 2a", "stop")
    assert deliveries.told("decline-deliver") == [{"seat": 0}]
    built = Table(2).claim(0, "1-1").give(0, lumber=2).plays("deliver lumber 1-1", "stop")
    assert built.told("decline-deliver") == [{"seat": 0}]
    whole = Table(2).claim(0, "1-1").give(0, lumber=1).plays("deliver lumber 1-1")
    assert whole.told("decline-deliver") == []  # all was delivered
    idle = Table(2).market("red", 3).plays("influence 2a")
    assert idle.told("decline-deliver") == []  # there was nothing to deliver


@pytest.mark.rule("RC-FREE-04")
def test_prestige_that_is_not_sold_is_in_the_log() -> None:
    assert Table(2).side(0, pos=20).plays("sell", "stop").told("decline-sell") == [{"seat": 0}]
    assert Table(2).side(0, pos=10).plays("sell", "sell").told("decline-sell") == []  # none is left


@pytest.mark.rule("RC-GUILD-SHOPKEEPERS-07")
def test_an_extra_action_declined_or_lost_is_in_the_log() -> None:
    table = visit(guild("shopkeepers", 1).side(0, rubles=1)).plays("influence 4a", "stop")
    assert (table.told("decline-extra"), table.told("extra-lost")) == ([{"seat": 0}], [])


@pytest.mark.rule("RC-MKT-17")
def test_an_action_that_is_not_repeated_is_in_the_log() -> None:
    table = Table(2).cards("CR2", "TE1", "ME1", "CL1").side(0, rubles=9).market("red", 1)
    assert table.plays("influence 1b", "again", "stop").told("decline-again") == [{"seat": 0, "card": "CR2"}]


@pytest.mark.rule("RC-DECO-03", "RC-DECO-08")
def test_jewels_that_are_not_set_are_in_the_log() -> None:
    def decorated(*jewels: str, **goods: int) -> list[dict[str, Any]]:
        table = Table(2).claim(0, "1-1", done=True).give(0, lumber=1, **goods).side(0, pos=0)
        return table.plays("decorate 1-1", *jewels).told("decline-jewel")

    assert decorated("stop", green_jewel=2) == [{"seat": 0, "count": 0}]
    assert decorated("jewel green", "stop", green_jewel=2) == [{"seat": 0, "count": 1}]
    assert decorated("jewel green", green_jewel=1) == []  # nothing is left to set
    assert decorated() == []


@pytest.mark.rule("RC-MKT-10", "RC-MKT-23")
def test_what_is_left_at_the_market_is_in_the_log() -> None:
    def left(*actions: str) -> list[dict[str, Any]]:
        table = Table(2).cards("CR2", "TE1", "ME1", "CL1").side(0, rubles=9)
        return table.market("red", 1).plays(*actions, "finish").told("decline-market")

    assert left() == [{"seat": 0, "left": ["obtain", "influence"]}]
    assert left("obtain") == [{"seat": 0, "left": ["influence"]}]
    assert left("obtain", "influence 1b", "stop") == []


@pytest.mark.parametrize(
    "word",
    [
        *("decline-offer", "decline-part", "decline-tile", "decline-deliver", "decline-extra", "decline-again"),
        *("decline-jewel", "decline-market", "decline-sell"),
    ],
)
def test_a_refusal_can_be_read_in_every_language(word: str) -> None:
    args = {"seat": 0, "count": 1, "card": "CR2", "left": ["obtain", "influence"]}
    said = {speaker("red_cathedral", one).say(f"red_cathedral-log-{word}", args) for one in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert all("Odette" in line and "obtain" not in line for line in said)
