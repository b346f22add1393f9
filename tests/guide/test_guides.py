"""The rules for people: texts in five languages, every rule told, every position laid out, every example played."""

from __future__ import annotations

from typing import Any

import pytest

from guildhall import guide
from guildhall.core.errors import GuildhallError, UnknownName
from guildhall.core.game import Game
from guildhall.games import built_in, folder, game
from guildhall.guide import Example, Guide, guide_of
from guildhall.guide.playing import laid
from guildhall.text import LANGUAGES, guide_texts, rule_texts

GUIDED = [name for name in built_in() if guide_of(name) is not None]


def found(name: str) -> Guide:
    told = guide_of(name)
    assert told is not None
    return told


EXAMPLES = [(name, example) for name in GUIDED for example in found(name).examples()]
POSITIONS = [(name, position) for name in GUIDED for position in found(name).positions]


def test_every_game_of_ours_has_a_guide() -> None:
    assert list(built_in()) == GUIDED


def test_a_game_without_a_guide_keeps_its_numbered_rules() -> None:
    assert guide_of("no such game") is None


@pytest.mark.parametrize("name", GUIDED)
@pytest.mark.parametrize("language", LANGUAGES)
class TestTexts:
    def test_there_is_one_for_everything_and_for_nothing_else(self, name: str, language: str) -> None:
        assert sorted(guide_texts(name, language)) == sorted(found(name).keys())

    def test_weight_begins_and_ends(self, name: str, language: str) -> None:
        odd = {key: text for key, text in guide_texts(name, language).items() if text.count("*") % 2}
        assert not odd

    def test_paragraphs_are_short_sentences(self, name: str, language: str) -> None:
        long = {key: len(text) for key, text in guide_texts(name, language).items() if len(text) > 360}
        assert not long


@pytest.mark.parametrize("name", GUIDED)
class TestRules:
    def test_every_id_is_a_rule(self, name: str) -> None:
        rules = rule_texts(name, "en")
        unknown = {rule for section in found(name).sections() for rule in section.all_rules() if rule not in rules}
        assert not unknown

    def test_every_rule_stands_behind_a_section(self, name: str) -> None:
        told = {rule for section in found(name).sections() for rule in section.all_rules()}
        missing = [rule for rule in rule_texts(name, "en") if "-SECTION-" not in rule and rule not in told]
        assert not missing

    def test_sections_are_named_once_and_are_no_pages_of_their_own(self, name: str) -> None:
        sections = [section.id for section in found(name).sections()]
        chapters = [chapter.id for chapter in found(name).chapters]
        assert len(set(sections + chapters)) == len(sections + chapters)
        assert not {"exact", "examples", "example", "fact"} & set(sections + chapters)

    def test_each_verb_is_explained_once_and_every_verb_is(self, name: str) -> None:
        explained = [verb for section in found(name).sections() for verb in section.verbs]
        assert len(set(explained)) == len(explained)
        assert set(explained) == verbs(game(name))

    def test_each_kind_of_thing_leads_to_one_section(self, name: str) -> None:
        kinds = [kind for section in found(name).sections() for kind in section.targets]
        assert len(set(kinds)) == len(kinds)

    def test_each_thing_that_can_be_pointed_at_is_explained(self, name: str) -> None:
        explained = {kind for section in found(name).sections() for kind in section.targets}
        assert not targets(game(name)) - explained

    def test_prompts_are_those_of_the_game(self, name: str) -> None:
        source = (folder(name) / "texts" / "en.ftl").read_text(encoding="utf-8")
        named = [prompt for section in found(name).sections() for prompt in section.prompts]
        assert [prompt for prompt in named if f"\n{prompt} =" not in source] == []


def setups(title: Game) -> list[Any]:
    """The samples of a game: together they have every module and the game alone."""
    return [title.setup(sample.seats, sample.options) for sample in title.meta.samples]


def verbs(title: Game) -> set[str]:
    return {action.verb for setup in setups(title) for action in setup.catalogue}


def targets(title: Game) -> set[str]:
    return {
        target.partition(":")[0] for setup in setups(title) for action in setup.catalogue for target in action.targets
    }


@pytest.mark.parametrize(("name", "position"), POSITIONS)
def test_a_position_is_sound_and_used(name: str, position: str) -> None:
    told = found(name)
    assert laid(game(name), told.position(position)).faults() == []
    shown = {section.picture.position for section in told.sections() if section.picture}
    assert position in shown | {example.position for example in told.examples()}


@pytest.mark.parametrize(("name", "example"), EXAMPLES, ids=lambda one: getattr(one, "id", one))
def test_an_example_comes_out_as_it_says(name: str, example: Example) -> None:
    played = guide.played(game(name), found(name), example)
    assert list(played.facts) == [(fact.was, fact.becomes) for fact in example.facts]
    assert len(played.pages) == len(example.plays) + 1
    assert all(page.state.faults() == [] for page in played.pages)


@pytest.mark.parametrize("name", GUIDED)
def test_pictures_point_at_what_is_there(name: str) -> None:
    """What the catalogue knows of; whether the board draws it, the tests in the browser say."""
    for section in found(name).sections():
        if section.picture is None:
            continue
        laid(game(name), found(name).position(section.picture.position))
        assert section.picture.shows
        for callout in section.picture.callouts:
            assert 0 <= callout.x <= 1
            assert 0 <= callout.y <= 1


def test_a_wrong_example_is_noticed() -> None:
    name, example = EXAMPLES[0]
    title, told = game(name), found(name)
    with pytest.raises(GuildhallError):
        guide.played(title, told, Example("x", example.position, ("nothing of the kind",)))
    text = next(iter(example.plays))
    with pytest.raises(guide.BadGuide, match="can be done"):
        guide.played(title, told, Example("x", example.position, refuses={text: "X-1"}))
    with pytest.raises(UnknownName):
        told.section("nowhere")
