"""Reasons: at each kind of decision what is no answer to it is refused by its rule, and free actions by theirs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from guildhall.core.rng import SEARCH, Rng
from guildhall.core.rule import Reason
from guildhall.text.texts import rule_texts
from tests.red_cathedral.script import LUMBER, Table, setup_of
from tests.red_cathedral.test_contractors import specialist, table_with
from tests.red_cathedral.test_guilds import guild, visit
from tests.red_cathedral.test_shows import WORLDS
from tests.telling import speaker

Laid = Callable[[], Table]


def claiming() -> Table:
    return Table(2).plays("claim 1-1")


def decorating() -> Table:
    table = Table(2).claim(0, "1-1", done=True).give(0, lumber=1, green_jewel=2)
    return table.plays("decorate 1-1")


def offered() -> Table:
    return Table(2).tile("1-1", "W28").side(0, rubles=9).plays("claim 1-1", "banner outside", "place red up")


def building() -> Table:
    return Table(2).claim(0, "1-1").give(0, lumber=2).plays("deliver lumber 1-1")


def with_a_specialist(token: str) -> Table:
    table = specialist(token).claim(0, "1-1", space="red", up=True).claim(0, "2-1", space="blue", up=True)
    table.market("black", 8)
    return table.plays("specialist")


def in_effect(card: str, answer: str = "influence 1a", **goods: int) -> Table:
    """Seat 0 uses this card, which stands in the first quadrant."""
    others = [other for other in ("CR1", "TE1", "ME1", "CL1") if other[:2] != card[:2]]
    table = Table(2).cards(card, *others).give(0, **goods).side(0, rubles=5)
    return table.market("red", LUMBER).plays(answer)


def keeping() -> Table:
    table = specialist("S01").give(0, gold=4)
    return table.market("black", 8).plays("specialist")


def walking() -> Table:
    return visit(guild("foremen", 1)).plays("influence 4a")


def rivals(name: str, card: int, **options: str) -> Table:
    return visit(guild(name, card, 3, **options))


def objectives(*hand: str) -> Table:
    table = visit(guild("scribes", 1).hand(0, *hand).side(0, rubles=2)).plays("influence 4a")
    return table.plays("keep-objective 1") if hand else table


@pytest.mark.rule("RC-DP-01", "RC-FREE-02")
@pytest.mark.parametrize(
    ("word", "rule", "laid"),
    [
        ("banner", "RC-CLAIM-03", claiming),
        ("pay", "RC-EFF-02", lambda: in_effect("ME3", gold=1, green_jewel=1, answer="influence 1b")),
        ("take", "RC-EFF-04", lambda: in_effect("CR1")),
        ("keep", "RC-INV-03", keeping),
        ("again", "RC-MKT-17", lambda: in_effect("CR2", "influence 1b")),
        ("effect", "RC-EFF-12", lambda: in_effect("TE3")),
        ("effect", "RC-EFF-12", lambda: with_a_specialist("S15")),
        ("tile", "RC-EFF-06", lambda: with_a_specialist("S15").plays("branch 1")),
        ("ornament", "RC-SPEC-15", lambda: with_a_specialist("S17")),
        ("space", "RC-EFF-07", lambda: with_a_specialist("S22")),
        ("claim", "RC-CLAIM-02", lambda: with_a_specialist("S23")),
        ("foreman", "RC-GUILD-FOREMEN-09", walking),
        ("rival", "RC-GUILD-FOREMEN-09", lambda: rivals("foremen", 2).plays("influence 4b", "foreman 1")),
        (
            "rival",
            "RC-GUILD-CONTRACTORS-04",
            lambda: rivals("contractors", 3, contractors="on").plays("influence 4b"),
        ),
        ("objective", "RC-GUILD-SCRIBES-02", objectives),
        ("return", "RC-GUILD-SCRIBES-03", lambda: objectives("O01", "O02", "O03")),
        ("influence", "RC-EFF-10", lambda: visit(guild("scribes", 2).side(0, pos=3)).plays("influence 4b")),
        ("extra", "RC-GUILD-SHOPKEEPERS-01", lambda: visit(guild("shopkeepers", 1)).plays("influence 4a")),
        ("icons", "RC-GUILD-ARCHITECTS-03", lambda: visit(guild("architects", 1)).plays("influence 4b")),
        (
            "section",
            "RC-GUILD-ARCHITECTS-05",
            lambda: visit(guild("architects", 2).claim(0, "1-1").claim(0, "2-1").side(0, pos=3)).plays("influence 4b"),
        ),
        (
            "service",
            "RC-GUILD-BRICKMAKERS-02",
            lambda: visit(guild("brickmakers", 1).give(0, brick=2)).plays("influence 4a"),
        ),
        ("die", "RC-EFF-08", lambda: guild("brickmakers", 1).service(0, "V8").plays("service V8")),
        ("jewels", "RC-DECO-03", decorating),
        ("offer", "RC-CLAIM-10", offered),
    ],
)
def test_what_is_no_answer_is_refused_by_the_rule_of_the_question(word: str, rule: str, laid: Laid) -> None:
    table = laid()
    assert table.pending == word
    for text in ("pass", "end", "finish", "next", "claim 1-1", "spend 9", "branch 4", "part 4", "keep diamond"):
        if text.split()[0] not in {answer.split()[0] for answer in table.legal()}:
            assert table.reason(text) == Reason(rule), text
    for text in ("sell", "reroll 1", "permit", "service V1"):
        assert table.reason(text) == Reason("RC-FREE-02"), text


@pytest.mark.rule("RC-DP-01", "RC-TURN-02")
@pytest.mark.parametrize(
    ("laid", "rule", "texts"),
    [
        (lambda: Table(2), "RC-TURN-02", ["end", "finish", "obtain", "take gold", "activate red"]),
        (lambda: Table(2), "RC-BUILD-02", ["stop"]),
        (lambda: Table(2).market("red", LUMBER), "RC-MKT-10", ["pass", "claim 1-1", "end", "stop", "move white +0"]),
        (lambda: claiming().plays("banner outside"), "RC-CLAIM-06", ["pass", "claim 2-1", "end", "stop"]),
        (lambda: table_with().plays("hire vologda"), "RC-CON-16", ["pass", "hire moscow", "end"]),
        (lambda: Table(2).side(0, pos=20).plays("sell"), "RC-TRACK-07", ["pass", "end", "reroll 1"]),
        (building, "RC-BUILD-01", ["pass", "end", "claim 1-2", "move red +0"]),
        (lambda: Table(1, solo_first_claim="human"), "RC-SOLO-04", ["ivan 1-2", "claim 1-1", "next"]),
    ],
)
def test_the_windows_refuse_what_is_not_of_them(laid: Laid, rule: str, texts: list[str]) -> None:
    table = laid()
    for text in texts:
        assert table.reason(text) == Reason(rule), text


@pytest.mark.rule("RC-SOLO-11", "RC-SOLO-04")
def test_reasons_in_ivans_turn() -> None:
    table = Table(1).plays("claim 1-1", "banner outside", "place red down", "end")
    assert table.reason("end") == Reason("RC-SOLO-11")
    assert table.reason("sell") == Reason("RC-FREE-02")
    first = Table(1, solo_first_claim="human")
    assert first.reason("sell") == Reason("RC-FREE-02")
    assert first.offers("ivan") == first.legal() == [f"ivan {tower}-1" for tower in range(1, 5)]
    assert first.reason("ivan 5-1") == Reason("RC-SOLO-04")  # there are four towers


@pytest.mark.rule("RC-DECO-08", "RC-DECO-03")
def test_a_third_jewel_and_one_without_a_delivery() -> None:
    """Two jewels at most, and each is one of the deliveries of the build."""
    table = Table(2).claim(0, "1-1", done=True).give(0, lumber=1, green_jewel=3)
    table.plays("decorate 1-1", "jewel green", "jewel green")
    assert (table.pending, table.stored(0)) == ("after", {"green_jewel": 1})  # three deliveries
    first = Table(2).claim(0, "1-1", done=True).claim(0, "2-1").give(0, lumber=2, green_jewel=2)
    first.plays("deliver lumber 2-1", "decorate 1-1", "jewel green")
    assert (first.pending, first.stored(0)) == ("after", {"green_jewel": 1})
    full = Table(2).claim(0, "1-1", done=True).give(0, lumber=1, green_jewel=3).plays("decorate 1-1")
    full.state.stack.set(2, 2)
    assert full.reason("jewel green") == Reason("RC-DECO-08")
    assert full.legal() == ["stop"]
    full.state.stack.set(2, 1)
    full.state.stack.set_at(1, 1, 0)
    assert full.reason("jewel green") == Reason("RC-DECO-08")
    assert full.reason("stop") == Reason("")


@pytest.mark.rule("RC-MKT-03", "RC-MKT-04", "RC-MKT-06")
def test_dice_that_are_not_there_or_not_ones_own() -> None:
    table = Table(2).side(0, rubles=9)
    assert table.reason("move black +0") == Reason("RC-MKT-04")
    assert table.reason("move black +1") == Reason("RC-MKT-04")
    for die in ("green", "blue", "yellow"):
        assert table.reason(f"move {die} +1") == Reason("RC-MKT-03")
        assert f"move {die} +0" in table.legal()
    for die in ("white", "red"):
        assert f"move {die} +7" in table.legal()
    other = Table(2).turn(1).side(1, rubles=2)
    assert other.reason("move red +1") == Reason("RC-MKT-03")
    assert other.reason("move green +3") == Reason("RC-MKT-05", "", 3, 2)
    full = Table(2).side(0, rubles=9).dice(white=(1, 1), red=(2, 1), green=(2, 1), blue=(2, 1))
    assert full.reason("move white +0") == Reason("RC-MKT-06")
    assert "move white +1" in full.legal()
    assert "move red +0" in full.legal()
    same = Table(2).side(0, rubles=9).dice(white=(2, 1), red=(2, 1), green=(2, 1))
    assert "move red +7" in same.legal()  # once around, to where only two others stand


@pytest.mark.rule("RC-BUILD-03", "RC-BUILD-04", "RC-DECO-01", "RC-DECO-02", "RC-DECO-03", "RC-DECO-06")
def test_reasons_against_deliveries() -> None:
    table = Table(2).claim(0, "1-1", lumber=2).claim(1, "2-1").claim(0, "3-1", done=True).give(0, lumber=1)
    assert table.reason("deliver lumber 1-1") == Reason("RC-BUILD-04")
    assert table.reason("deliver brick 1-1") == Reason("RC-BUILD-03", "brick", 1, 0)
    assert table.reason("deliver lumber 2-1") == Reason("RC-BUILD-03")  # another's
    assert table.reason("deliver lumber 3-1") == Reason("RC-BUILD-03")  # finished
    assert table.reason("decorate 1-1") == Reason("RC-DECO-01")
    assert "decorate 3-1" in table.legal()
    assert table.reason("decorate-diamond 3-1") == Reason("RC-DECO-03", "diamond", 1, 0)
    pieces = Table(2).claim(0, "1-1", done=True).claim(0, "2-1", done=True, ornament=(0, 0)).give(0, lumber=1)
    assert pieces.reason("decorate 1-1") == Reason("RC-DECO-02")  # the only door stands already
    assert pieces.reason("decorate 2-1") == Reason("RC-DECO-01")
    none = Table(2).claim(1, "1-1", done=True).give(0, lumber=1)
    none.side(0, pieces={}, removed={"door": 1, "arch": 2, "cross": 1})
    assert none.reason("decorate 1-1") == Reason("RC-DECO-06")
    bare = Table(2).claim(1, "1-1", done=True)
    assert bare.reason("decorate 1-1") == Reason("RC-DECO-03", "lumber", 1, 0)


@pytest.mark.rule("RC-CLAIM-01", "RC-CLAIM-06", "RC-CLAIM-08", "RC-CLAIM-13", "RC-SETUP-20")
def test_reasons_against_claims() -> None:
    table = Table(2, workshop_board="advanced").side(0, rubles=1).claim(1, "1-1").plays("claim 2-1", "banner white-a")
    assert table.reason("place white-b up") == Reason("RC-CLAIM-13")
    assert table.reason("place white-b down") == Reason("RC-CLAIM-13")
    assert "place white-a up" in table.legal()
    assert table.reason("place red up") == Reason("RC-CLAIM-08", "", 3, 1)
    basic = Table(2).claim(0, "1-1", space="white-b").side(0, rubles=1).plays("claim 2-1", "banner inventory")
    assert basic.reason("place white-b down") == Reason("RC-CLAIM-06")
    assert basic.reason("place red up") == Reason("RC-CLAIM-08", "", 2, 1)
    assert "place white-a up" in basic.legal()  # exactly its price
    bare = Table(2)
    for name in ("1-1", "2-1", "3-1", "4-1"):
        bare.claim(0, name, banner="inventory")
    bare.claim(0, "1-2").claim(0, "2-2")
    assert bare.reason("claim 3-2") == Reason("RC-CLAIM-01", "", 1, 0)


@pytest.mark.parametrize(("seats", "options"), WORLDS)
def test_whatever_is_greyed_says_why_in_one_short_sentence(seats: int, options: dict[str, Any]) -> None:
    """Everything that a person might try and may not, in the middle of games: never the paragraph of the rule."""
    setup = setup_of(seats, options)
    state, rng = setup.start(7), Rng(7, SEARCH)
    rules, said = rule_texts("red_cathedral", "en"), speaker("red_cathedral", seats=seats)
    met = set()
    for _ in range(300):
        if (seat := int(state.mover())) < 0:
            break
        for action in state.candidates(seat):
            reason = state.reason(seat, action)
            if not reason.rule or reason in met:
                continue
            met.add(reason)
            sentence = said.why(reason)
            assert sentence != rules[reason.rule], (reason, setup.catalogue[action].text)
            assert len(sentence) <= 75, sentence
            assert sentence.endswith("."), sentence
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])
    assert len({reason.rule for reason in met}) > 8


@pytest.mark.rule("RC-EFF-01", "RC-BUILD-03", "RC-DECO-03")
@pytest.mark.parametrize(
    ("reason", "says"),
    [
        (Reason("RC-EFF-01", "ruble", 3, 1), "3 rubles needed, you have 1."),
        (Reason("RC-EFF-01", "basic", 2, 0), "2 of lumber, brick or stone needed, you have 0."),
        (Reason("RC-BUILD-03", "brick", 1, 0), "1 brick needed, you have 0."),
        (Reason("RC-DECO-03", "gold", 1, 0), "1 gold needed, you have 0."),
        (Reason("RC-CON-14", "", 3, 1), "3 permits needed, you have 1."),
    ],
)
def test_what_is_short_is_named_with_its_numbers(reason: Reason, says: str) -> None:
    assert speaker("red_cathedral").why(reason) == says
    for language in ("uk", "ru", "it", "fr"):
        assert str(reason.needed) in speaker("red_cathedral", language).why(reason)
        assert str(reason.have) in speaker("red_cathedral", language).why(reason)


@pytest.mark.rule("RC-EFF-01")
def test_a_cost_that_is_short_says_of_what() -> None:
    """Of the first item that cannot be paid, with what other items need of it set aside."""
    table = Table(2).cards("CR1", "ME2", "TE1", "CL1").market("red", 4)
    assert table.reason("influence 2a") == Reason("RC-EFF-01", "material", 1, 0)


def test_ways_and_parts_of_an_effect_say_what_they_do() -> None:
    table = specialist("S15").claim(0, "1-1", space="red", up=True).claim(0, "2-1", space="blue", up=True)
    table.market("black", 8)
    table.plays("specialist")
    shows = [table.state.shows(0, action) for action in table.state.legal(0)]
    assert [one.things for one in shows] == [(f"way:S15-{number}",) for number in range(len(shows))]
    parts = Table(2).cards("CR1", "TE3", "ME1", "CL1").market("red", 4).plays("influence 2a")
    for text in parts.legal():
        if text != "stop":
            (thing,) = parts.state.shows(0, parts.setup.catalogue.number(text)).things
            assert thing.startswith("way:TE3a-0-")
            assert speaker("red_cathedral", seats=2).name(thing) != thing.partition(":")[2]
