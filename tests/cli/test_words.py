"""What the terminal says: every sentence and choice of whole games in five languages, by what the components print."""

from __future__ import annotations

import random
import re
import shutil
from pathlib import Path
from typing import Any

import pytest

from guildhall.core.question import candidate
from guildhall.games import HERE, game
from guildhall.play import Match
from guildhall.text import LANGUAGES, Speaker, texts_for

PLAYERS = ["Odette", "Lucien", "Зоя"]
ROCOCO = {"jewelry_box": "on", "luxury_garments": "on", "festive_garments": "on", "exclusive_tailoring": "on"}
CODE = re.compile(r"\b(W\d\d|WX\d|T\d\d|DB\d\d|B\d\d|D\d\d|O\d\d)\b|rococo-|red_cathedral-|azure|amber|[{}]|\+\d")
"""What a person should never have to read: ids of things whose faces say more, keys, colours by their codes."""

TYPED = {
    "rococo": re.compile(r"\([\w-]+\)|\b[ARJOLFE]\d\d\b"),
    "red_cathedral": re.compile(r"\((V\d|[A-L]|\d[ab])\)"),
    "splendor": re.compile(r"(?!)"),
}
"""What one types or finds on the board by it: places after the thing there, garments."""


def speaker(name: str, language: str = "en", pack: Path | None = None, seats: int = 3, **options: Any) -> Speaker:
    return Speaker(game(name, pack).setup(seats, options), PLAYERS[:seats], texts_for(language))


@pytest.mark.parametrize(
    ("name", "seats", "options"),
    [
        ("rococo", 1, ROCOCO),
        ("rococo", 3, {"edition": "classic", **ROCOCO}),
        ("red_cathedral", 1, {"contractors": "on"}),
        ("red_cathedral", 2, {"contractors": "on", "fourth_guild": "scribes"}),
        ("red_cathedral", 3, {"contractors": "on", "fourth_guild": "architects"}),
        ("red_cathedral", 3, {"contractors": "on", "fourth_guild": "brickmakers"}),
        ("splendor", 2, {}),
    ],
)
def test_whole_games_are_told_without_codes(name: str, seats: int, options: dict[str, str]) -> None:
    match, rng = Match(game(name).setup(seats, options), 5), random.Random(5)
    speakers = [Speaker(match.setup, PLAYERS[:seats], texts_for(language)) for language in LANGUAGES]
    told = 0
    for number in range(700):
        if match.over:
            break
        seat = match.state.to_act()[0]
        legal = match.state.legal(seat)
        decision = match.question(seat)
        one = speakers[number % len(speakers)]
        if decision is not None and number % 3 == 0:
            said = [one.say(decision.key, decision.args)]
            said += [one.label(choice) for choice in decision.legal]
            assert [text for text in said if CODE.search(TYPED[name].sub("", text))] == []
        match.act(seat, rng.choice(legal))
        for entry in match.log[told:]:
            text = one.say(entry.key, entry.seen_by(seat))
            assert not CODE.search(TYPED[name].sub("", text)), text
        told = len(match.log)
    assert told > 50


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["1 ruble", "3 rubles", "5 rubles"]),
        ("uk", ["1 рубль", "3 рублі", "5 рублів"]),
        ("ru", ["1 рубль", "3 рубля", "5 рублей"]),
        ("it", ["1 rublo", "3 rubli", "5 rubli"]),
        ("fr", ["1 rouble", "3 roubles", "5 roubles"]),
    ],
)
def test_goods_have_plurals(language: str, said: list[str]) -> None:
    one = speaker("red_cathedral", language)
    for count, words in zip((1, 3, 5), said, strict=True):
        assert words in one.say("red_cathedral-log-gain", {"seat": 0, "goods": {"ruble": count}})


def test_lists_in_the_log() -> None:
    cathedral = speaker("red_cathedral")
    dice = {"space": 3, "dice": {"white": 4, "red": 1}}
    assert cathedral.say("red_cathedral-log-ivan-roll", dice) == "The dice on space 3 are rolled: white 4 and red 1."
    stock = {"goods": {"lumber": 1, "brick": 2}}
    assert cathedral.say("red_cathedral-log-ivan-stock", stock) == "Ivan stocks up on 1 lumber and 2 bricks."
    rococo = speaker("rococo")
    hand = {"seat": 0, "cards": ["S-a", "S-c", "S-e"]}
    said = "Odette has chosen cards for this round. Master S-a, Journeyman S-c and Apprentice S-e"
    assert rococo.say("rococo-log-chosen", hand) == said
    assert rococo.say("rococo-log-chosen", {"seat": 0, "cards": []}) == "Odette has chosen cards for this round."
    made = {"seat": 1, "garment": "A01", "price": 1, "tiles": ["T01", "T23"], "paid": 2}
    said = "Lucien tailors for 1 livre: blue gown A01; paid with 2 blue silk and 1 blue silk, 1 pink silk."
    assert rococo.say("rococo-log-tailor", made) == said


def test_hiring_is_mentioned_only_with_the_module() -> None:
    for contractors in ("on", "off"):
        setup = game("red_cathedral").setup(3, {"contractors": contractors})
        key, args = setup.start(1).prompt(0)
        assert ("hire" in speaker("red_cathedral").say(key, args)) == (contractors == "on")


@pytest.mark.parametrize(
    ("edition", "colour", "place"), [("deluxe", "blue", "Kitchen"), ("classic", "yellow", "Fountain")]
)
def test_colours_and_places_are_those_of_the_edition(edition: str, colour: str, place: str) -> None:
    one = speaker("rococo", edition=edition)
    assert one.say("rococo-log-sell", {"seat": 0, "garment": "A01"}) == f"Odette sells: {colour} gown A01."
    assert place in one.say("rococo-log-fund", {"seat": 0, "space": "KL1", "price": 0})


def test_a_choice_says_what_lies_there() -> None:
    state = game("rococo").setup(2).start(1)
    view = state.view(0)
    view["drawers"][1]["spaces"][2]["tile"] = "T23"
    view["display"][2]["garment"] = "R01"
    one = speaker("rococo", seats=2)
    tile = "Take a resource tile: 1 blue silk, 1 pink silk · 1 lace or 1 yarn (2-3)"
    assert one.label("acquire", ["2-3"], view) == tile
    assert one.label("tailor", ["G3"], view) == "Tailor: pink coat R01 (G3)"


def test_a_die_move_says_where_it_lands() -> None:
    state = game("red_cathedral").setup(2).start(1)
    (seat,) = state.to_act()
    move = candidate(state, seat, state.setup.catalogue.number("move white +0"))
    said = speaker("red_cathedral", seats=2).label(move)
    assert re.fullmatch(r"Move the white die \(extra spaces: 0\) – Space [1-8]", said)


def test_under_a_pack_things_go_by_the_effects_of_the_pack(tmp_path: Path) -> None:
    pack = tmp_path / "pack"
    shutil.copytree(HERE / "red_cathedral" / "data", pack)
    tiles = pack / "workshop_tiles.csv"
    text = tiles.read_text(encoding="utf-8")
    assert "gain 2 lumber" in text
    tiles.write_text(text.replace("gain 2 lumber", "gain 3 lumber", 1), encoding="utf-8")
    args = {"seat": 0, "tile": "W01"}
    assert "“2 lumber”" in speaker("red_cathedral").say("red_cathedral-log-activate", args)
    assert "“3 lumber”" in speaker("red_cathedral", pack=pack).say("red_cathedral-log-activate", args)
