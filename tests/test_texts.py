"""Five languages: the same keys in all, no broken messages, plurals that work, a text for every rule and event."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from guildhall.games import HERE, game, meta, names
from guildhall.text import LANGUAGES, rule_texts, texts_for, title

SOURCES = Path(HERE).parent
FILES = sorted(
    re.sub(r"(?<=[./])en\.ftl$", "%s.ftl", path.relative_to(SOURCES).as_posix())
    for path in SOURCES.rglob("*.ftl")
    if re.search(r"(^|\.)en\.ftl$", path.name)
)


def entries(file: str, language: str) -> dict[str, ast.Message]:
    text = (SOURCES / (file % language)).read_text(encoding="utf-8")
    resource = FluentParser().parse(text)
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, f"{file % language}: {junk[:2]}"
    messages = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    assert len({m.id.name for m in messages}) == len(messages), f"{file % language} has a key twice"
    return {message.id.name: message for message in messages}


@pytest.mark.parametrize("file", FILES)
def test_all_languages_have_the_same_keys(file: str) -> None:
    english = entries(file, "en")
    for language in LANGUAGES:
        assert set(entries(file, language)) == set(english), language


@pytest.mark.parametrize("file", FILES)
def test_all_languages_use_the_same_arguments(file: str) -> None:
    english = entries(file, "en")
    for language in LANGUAGES:
        for key, message in entries(file, language).items():
            strange = arguments(message) - arguments(english[key])
            assert not strange, f"{language}: {key} uses {strange}, which English does not know"


def arguments(message: ast.Message) -> set[str]:
    found: set[str] = set()

    def walk(node: object) -> None:
        if isinstance(node, ast.VariableReference):
            found.add(node.id.name)
        if isinstance(node, ast.BaseNode):
            for value in vars(node).values():
                for item in value if isinstance(value, list) else [value]:
                    walk(item)

    walk(message.value)
    return found


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", ["1 point", "2 points", "5 points", "21 points"]),
        ("uk", ["1 очко", "2 очки", "5 очок", "21 очко"]),
        ("ru", ["1 очко", "2 очка", "5 очков", "21 очко"]),
        ("it", ["1 punto", "2 punti", "5 punti", "21 punti"]),
        ("fr", ["1 point", "2 points", "5 points", "21 points"]),
    ],
)
def test_plurals(language: str, forms: list[str]) -> None:
    texts = texts_for(language)
    assert [texts.format("cli-points", {"count": count}) for count in (1, 2, 5, 21)] == forms


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_table_shows_has_words(name: str, language: str) -> None:
    texts = texts_for(language)
    about = meta(name)
    wanted = [f"{name}-title", f"{name}-summary"]
    for option in about.options:
        key = f"{name}-option-{option.key.replace('.', '-')}"
        wanted += [key, *(f"{key}-{value}" for value in option.values)]
    verbs: set[str] = set()
    for seats in about.seats:
        verbs |= {action.verb for action in game(name).setup(seats).catalogue}
    wanted += [f"{name}-action-{verb}" for verb in sorted(verbs)]
    assert [key for key in wanted if key not in texts] == []


def test_games_are_called_as_each_language_calls_them() -> None:
    cathedral = meta("red_cathedral")
    assert [title(cathedral, language) for language in ("en", "uk", "ru", "fr")] == [
        "The Red Cathedral",
        "Червоний собор",
        "Красный собор",
        "La Cathédrale rouge",
    ]
    assert title(cathedral._replace(name="from_elsewhere"), "uk") == cathedral.title


@pytest.mark.parametrize("name", names())
def test_every_rule_has_a_text_in_every_language(name: str) -> None:
    english = list(rule_texts(name, "en"))
    assert english
    assert all(rule.startswith(meta(name).prefix) for rule in english)
    for language in LANGUAGES:
        assert list(rule_texts(name, language)) == english


def test_a_missing_text_never_fails() -> None:
    assert texts_for("en").format("no-such-key") == "no-such-key"
