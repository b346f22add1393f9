"""What people read: effects as data and in words, names of all things, views and components as they are declared."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from guildhall.core.data import plain
from guildhall.games.red_cathedral.components.code import numbered
from guildhall.games.red_cathedral.components.vocabulary import parse
from guildhall.games.red_cathedral.people.names import effect
from guildhall.games.red_cathedral.people.views import Components, View
from guildhall.text import LANGUAGES, Speaker, texts_for
from tests.red_cathedral.script import GAME

TABLES: list[tuple[int, dict[str, Any]]] = [
    (4, {"workshop_board": "advanced", "fourth_guild": "jewelers"}),
    (3, {"contractors": "on", "fourth_guild": "brickmakers"}),
    (2, {"fourth_guild": "architects"}),
    (1, {"contractors": "on", "fourth_guild": "scribes"}),
]


def speaker(seats: int = 3, language: str = "en") -> Speaker:
    return Speaker(GAME.setup(seats), ["Anna"] * seats, texts_for(language))


def test_an_effect_is_branches_of_groups_of_steps() -> None:
    ((paid, gained),) = parse("pay 1..5 ruble ; gain 1 rp per paid & deliver 2")
    assert plain(paid) == [
        {
            "verb": "pay",
            "items": [{"low": 1, "high": 5, "kind": "ruble"}],
            "number": 1,
            "most": 1,
            "times": 1,
            "what": "",
            "per": "",
            "takes": [],
        }
    ]
    assert [step.verb for step in gained] == ["gain", "deliver"]
    assert (gained[0].per, gained[1].number) == ("paid", 2)
    assert len(parse("activate 2 own_workshop | activate 1 own_workshop times 2")) == 2
    assert parse("") == []


@pytest.mark.parametrize(
    ("kinds", "word"),
    [
        ("lumber/brick/stone", "basic"),
        ("gold/green_jewel/purple_jewel", "fine"),
        ("green_jewel/purple_jewel", "jewel"),
        ("material", "material"),
        ("lumber/gold", "lumber/gold"),
    ],
)
def test_choices_of_resources_have_one_word(kinds: str, word: str) -> None:
    assert parse(f"gain 1 {kinds}")[0][0][0].items[0].kind == word


def test_a_diamond_pays_for_any_material_and_is_never_gained_as_one() -> None:
    (paid,), (gained,) = parse("pay 1 material ; gain 1 material")[0]
    assert numbered(paid)[5] == 0b1111111
    assert numbered(gained)[5] == 0b0111111


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "nothing"),
        ("pay 2 ruble ; gain 1 pp", "pay 2 rubles → 1 prestige point"),
        ("pay 1..5 ruble ; gain 1 rp per paid", "pay 1–5 rubles → 1 recognition point for each unit paid"),
        ("gain 2 lumber + 1 brick", "2 lumber, 1 brick"),
        ("gain 1 lumber/gold", "1 lumber or 1 gold"),
        ("gain 1 material & deliver 1", "1 material of choice and 1 material to deliver"),
        ("obtain red_die x1", "what the space of this die gives: red"),
        ("market 1 times 2", "extra market actions: 1, × 2"),
        (
            "activate 2 own_workshop | activate 1 own_workshop times 2",
            "activate own workshop tiles: 2 or activate own workshop tiles: 1, each × 2",
        ),
        ("require own_built_ornaments >= 4 ; gain 2 pp", "at least 4 own ornamentations built → 2 prestige points"),
    ],
)
def test_effects_in_words(text: str, said: str) -> None:
    assert texts_for("en").phrase(effect(parse(text))) == said


@pytest.mark.parametrize(
    ("thing", "said"),
    [
        ("tile:W01", "“2 lumber”"),
        ("token:S10", "“pay 1 green jewel → 2 prestige points”"),
        ("first:S10", "“pay 1 green jewel → 2 prestige points”"),
        ("service:V1", "“5 rubles”"),
        ("influence:CR1b", "Craftsmen: pay 3 rubles → 2 materials of choice"),
        ("card:CR1", "Craftsmen"),
        ("card:B01", "base (2 lumber and 1 brick)"),
        ("card:construction", "Construction"),
        ("section:3-2", "2 of tower 3"),
        ("space:5", "5"),
        ("bench:white-a", "first white workshop space"),
        ("space:red", "red workshop space"),
        ("city:suzdal", "Suzdal"),
        ("piece:arch", "Arch"),
        ("die:black", "black"),
        ("resource:green_jewel", "green jewel"),
    ],
)
def test_things_are_called(thing: str, said: str) -> None:
    assert speaker().name(thing) == said


def test_amounts_are_said_with_their_number() -> None:
    one = speaker()
    assert one.name("goods:brick", 2) == "2 bricks"
    assert one.name("dice:red", 5) == "red 5"


@pytest.mark.rule("RC-OBJ-23")
def test_objectives_are_worth_more_with_two_sides() -> None:
    for seats, points in ((1, 4), (2, 4), (3, 2), (4, 2)):
        said = f"“{points} prestige points for each tower without your presence”"
        assert speaker(seats).name("objective:O05") == speaker(seats).name("cards:O05") == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_has_a_name_in_every_language(language: str) -> None:
    one = speaker(2, language)
    things = GAME.setup(2).names()
    said = {thing: one.name(thing, 2) for thing in things}
    assert [text for text in said.values() if "red_cathedral" in text or "{" in text or not text] == []
    values = GAME.components_view()
    for kind, rows in (
        ("tile", values.workshop_tiles),
        ("token", values.specialist_tokens),
        ("card", values.objectives),
    ):
        assert all(f"{kind}:{row}" in things for row in rows)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_views_are_as_they_are_declared(seats: int, options: dict[str, Any]) -> None:
    state, rng = GAME.setup(seats, options).start(4), random.Random(4)
    for number in range(300):
        if not state.to_act():
            break
        (seat,) = state.to_act()
        if number % 10 == 0:
            for viewer in (None, seat):
                seen = state.view(viewer)
                assert msgspec.convert(plain(seen), View) == seen
            assert state.standings() == [side.pp for side in state.view(None).sides if side.seat is not None]
        state.apply(seat, rng.choice(state.legal(seat)))


def test_components_are_as_they_are_declared() -> None:
    values = GAME.components_view()
    assert msgspec.convert(plain(values), Components) == values
    assert values.tables["supply"]["ornament.door"].values["material"] == "lumber"
    assert values.tables["supply"]["ornament.door"].provenance["amount"] == "inferred"


def test_a_landing_says_what_fits() -> None:
    state = GAME.setup(2).start(1)
    (seat,) = state.to_act()
    moves = state.view(seat).market.moves
    assert moves
    room = state.view(seat).sides[seat].room
    for move in moves:
        assert move.fits.keys() == move.gives.keys()
        assert all(move.fits[kind] <= amount for kind, amount in move.gives.items())
        stored = sum(count for kind, count in move.fits.items() if kind not in ("ruble", "permit", "rp", "pp"))
        assert stored <= room
