"""What things are called: every thing and effect by a phrase that all languages can read out, and no key twice."""

from __future__ import annotations

import re

import pytest

from guildhall.core.phrase import Listed, Phrase, Said
from guildhall.games.rococo.components.vocabulary import EFFECTS
from guildhall.text import LANGUAGES, Speaker, texts_for

from .script import Table, setup_for
from .test_setup import rococo

CODE = re.compile(r"rococo-|azure|amber|[{}]|\b[A-Z]{1,3}-?\d+\b|\b[A-Z]{1,3}-[a-f]\b")
"""What nobody is to read: keys, and the ids of cards, garments, tiles and spaces."""


def speaker(language: str = "en", edition: str = "deluxe") -> Speaker:
    return Speaker(setup_for(edition=edition), ["Odette", "Lucien", "Зоя"], texts_for(language))


def keys_of(said: Said) -> set[str]:
    if isinstance(said, Phrase):
        return {said.key}.union(*(keys_of(value) for value in said.args.values()))
    return set().union(*(keys_of(item) for item in said.items)) if isinstance(said, Listed) else set()


@pytest.mark.parametrize("edition", ["deluxe", "classic"])
@pytest.mark.parametrize("language", list(LANGUAGES))
def test_every_name_is_a_text_of_the_language(language: str, edition: str) -> None:
    one = speaker(language, edition)
    names = setup_for(edition=edition).names()
    for thing in names:
        assert not CODE.search(one.name(thing)), thing
    texts = texts_for(language)
    assert [key for phrase in names.values() for key in keys_of(phrase) if key not in texts] == []


def test_everything_printed_has_a_name() -> None:
    names = setup_for().names()
    view = rococo().components_view()
    for employee in view.employees:
        assert {f"employee:{employee}", f"card:{employee}", f"cards:{employee}", f"bonus:{employee}"} <= set(names)
    for garment, row in view.garments.items():
        assert f"garment:{garment}" in names
        assert (f"bonus:{garment}" in names) == (row.effect is not None)
    for tile in view.resources:
        assert {f"tile:{tile}", f"tiles:{tile}"} <= set(names)
    assert {f"card:{card}" for card in view.du_barry} <= set(names)
    assert {f"task:{task}" for task in view.tasks} <= set(names)
    for thing in [*view.employees, *view.garments, *view.resources]:
        assert f"about:{thing}" in names


@pytest.mark.parametrize(
    ("thing", "said"),
    [
        ("employee:II-b", "Journeyman II: tailor one more garment, 1 blue or pink silk less"),
        ("employee:VI-c", "Apprentice VI: at the end, prestige by size of the staff: 5+: 2, 7+: 5, 9+: 8, 11+: 11"),
        ("card:JA-7", "specialised Apprentice: 3 prestige (hire with 4 tiles, 2 lace and 2 yarn)"),
        ("cards:II-b", "Journeyman II"),
        ("cards:S-a", "Master"),
        ("bonus:S-c", "for 1 livre: one lace or one yarn"),
        ("bonus:JM-5", "4 livres without green garments, 5 livres without orange garments"),
        ("bonus:lace_or_yarn", "take lace or yarn"),
        ("card:DB14", "She hires employee number 2 from the left."),
        ("tile:T23", "1 blue silk, 1 pink silk · 1 lace or 1 yarn"),
        ("tiles:T23", "1 blue silk, 1 pink silk"),
        ("garment:A01", "blue gown (6 livres)"),
        ("garment:F01", "orange coat (3 prestige)"),
        ("about:E04", "green gown; needs 2 green silk, 1 lace; sells for 14 livres; 0 prestige; 14 livres"),
        ("about:S-e", "Apprentice: 2 livres; 4 livres for deputing"),
        ("figure:rose", "pink coat"),
        ("space:KL1", "Kitchen, left 1"),
        ("space:M3", "Musicians, Third Hall"),
        ("guest:1-3", "King’s Hall, guest 3"),
        ("jewel:jade", "green necklace"),
        ("jewel:3", "orange ring"),
        ("task:JT2", "an Apprentice acquires and keeps green or orange silk"),
        ("exam:master", "Master exam"),
    ],
)
def test_names_in_english(thing: str, said: str) -> None:
    assert speaker().name(thing) == said


def test_what_is_to_be_paid_is_counted_by_rolls() -> None:
    asked = speaker().say("rococo-prompt-pay", {"garment": "A08", "rolls": {"azure": 2, "rose": 1}})
    assert asked == "Choose resource tiles to pay for blue gown (16 livres); still needed: 2 blue silk and 1 pink silk."


def test_the_classic_edition_has_other_colours_and_a_fountain() -> None:
    one = speaker(edition="classic")
    assert one.name("garment:R01") == "green coat (7 livres)"
    assert one.name("space:KR2") == "Fountain, lower row 2"


def test_every_effect_is_on_some_component() -> None:
    """So the tests above and the board's drawings meet the whole vocabulary."""
    view = rococo().components_view()
    found = {type(row.bonus) for row in view.employees.values()}
    found |= {type(row.effect.does) for row in view.garments.values() if row.effect}
    assert found == set(EFFECTS.values())


@pytest.mark.parametrize(("edition", "shown"), [("deluxe", 3), ("classic", 0)])
def test_secret_prestige_is_in_no_panel(edition: str, shown: int) -> None:
    """ROC-INFO-05: in the classic edition it is told at the end only."""
    table = Table(edition=edition)
    assert len(table.state.standings()) == shown
    assert len(table.ends().state.standings()) == 3
