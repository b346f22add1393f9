"""How the languages are written: French spaces, numbers with their plurals, one word for one thing, one alphabet."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from guildhall.games import built_in, game, meta
from guildhall.text import texts_for

ROOT = Path(__file__).parents[1]
FILES = sorted(
    path.relative_to(ROOT).as_posix()
    for place in ("src/guildhall", "web/src", "examples")
    for path in (ROOT / place).rglob("*.ftl")
    if "node_modules" not in path.parts
)
NARROW = "\u202f"
"""The one no-break space of the French texts."""

LOOSE = re.compile(rf"(?<!{NARROW})[;!»%]|(?<!{NARROW})(?<!· )\?|(?<!{NARROW}):(?=\s|$)|«(?!{NARROW})|\u00a0")
"""A mark without its narrow no-break space, or another kind of it; `· ?` is a command, not a question."""

NUMBERS = (
    "n count amount price have taken all lace yarn tiles livres prestige points rubles rp pp permits extra dice fits"
    " least most visits low hand supply times"
)
"""What a message gets as a number."""

STEADY = {
    "en": "of in to from for on free left min more fit times lace yarn prestige gold RP PP",
    "uk": "з із до в у за цього зліва справа вільно хв",
    "ru": "из до в у за этого слева справа своб мин",
    "it": "di da a su nel nella in per con min round volte oro PR PP delegandolo",
    "fr": "de à sur dans en par au seulement depuis min fois or permis PR PP",
}
"""Words after a number that are the same for every number."""

CYRILLIC = {"uk": "ыэъёЫЭЪЁ", "ru": "іїєґІЇЄҐ"}
"""Letters of the neighbour's alphabet."""

GLOSSARY = {
    "texts": {
        "uk": {"не в мережі": r"відійшо|пішов", "Про програму": r"Про нас"},
        "ru": {"не в сети": r"отошёл|ушёл", "О программе": r"О нас"},
        "it": {
            "round": r"\b[Tt]urno \S*\{|\bgiro\b",
            "diario": r"registro|cronaca",
            "tabellone": r"planci[ae]",
            "Scrivi": r"Scrivete|Dite\b|Benvenut[oi]",
            "annullare": r"[Rr]iprend",
        },
        "fr": {"manche": r"\bTour\b", "Annuler": r"[Rr]eprend", "en ligne": r"^présent$|^absent$|est parti"},
    },
    "splendor": {
        "uk": {"камінь": r"самоцвіт", "безплатно": r"безкоштовн"},
        "ru": {"забронированн": r"резерв"},
        "it": {"prenotat": r"riservat", "round": r"\bgiro\b"},
        "fr": {"pierre": r"\bgemmes?\b"},
    },
    "rococo": {
        "uk": {
            "безплатно": r"безкоштовн",
            "очко престижу": r"[\d}] престиж",
            "коштовність": r"прикрас[аиу]\b",
            "розпоряджайтеся": r"провадьте",
            "жетон матеріалів": r"жетони? ресурс",
        },
        "ru": {
            "мадам Дюбарри": r"дю Барри",
            "очко престижа": r"[\d}] престиж",
            "драгоценность": r"\bукрашени[ея]\b",
            "сэкономить": r"сберечь",
        },
        "it": {
            "merletto": r"\bpizz[oi]\b",
            "filato": r"\bfil[oi]\b",
            "pezza": r"\brotol[oi]\b",
            "proventi": r"\brendit[ae]\b",
            "punto prestigio": r"di prestigio\b(?! e)",
            "dipendent": r"impiegat|lavorator",
            "Piazza": r"[Cc]olloc",
        },
        "fr": {
            "se séparer": r"\brenvo[iy]",
            "dentelle": r"[\d}] de dentelle",
            "point de prestige": r"[\d}] de prestige",
            "robe": r"vêtements? de dame",
            "habit": r"vêtements? de monsieur",
            "pioche d’examen": r"pile d’examen",
            "ouvrier": r"\bemployée?s?\b",
        },
    },
    "red_cathedral": {
        "uk": {
            "оздоба": r"прикрас",
            "безплатно": r"безкоштовн",
            "права на секцію": r"заяв\w+ секцію",
            "квадрант": r"\bчверт",
        },
        "ru": {
            "Яковлев": r"\bИван\b(?! Яковлев)",
            "права на секцию": r"заяв\w+ секцию",
            "квадрант": r"\bчетверт[ьи]\b",
            "сословие": r"гильди",
        },
        "it": {
            "casella": r"[Ss]pazi?o? del mercato|dad[oi] sullo spazio",
            "oro": r"\bori\b",
            "a faccia in su": r"tesser[ae]( bottega)? scopert",
            "rivendica": r"rivendicate sezioni",
        },
        "fr": {
            "construit": r"\bbâti(e?s?|t)\b",
            "or": r"\bors\b",
            "tours de la cathédrale": r"\b[12] tours?\b(?! de la)",
            "pour chacun de vos": r"\bpar \w+ à vous\b",
        },
    },
}
"""For each game and language the words of its rulebook (or of its other texts), and what they are not to be called."""


def texts(file: str) -> dict[str, ast.Pattern]:
    body = FluentParser().parse((ROOT / file).read_text(encoding="utf-8")).body
    return {entry.id.name: entry.value for entry in body if isinstance(entry, ast.Message) and entry.value}


def language(file: str) -> str:
    return Path(file).name.split(".")[-2]


def files(tongue: str) -> list[str]:
    return [file for file in FILES if language(file) == tongue]


def parts(pattern: ast.Pattern, chosen: frozenset[str] = frozenset()) -> Iterator[tuple[ast.Pattern, frozenset[str]]]:
    """A pattern and those of its variants, each with the arguments by which it was chosen."""
    yield pattern, chosen
    for element in pattern.elements:
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            by = element.expression.selector
            name = by.id.name if isinstance(by, ast.VariableReference) else ""
            for variant in element.expression.variants:
                yield from parts(variant.value, chosen | {name})


def pieces(pattern: ast.Pattern) -> Iterator[str]:
    """All that is written in a message, without what is filled in."""
    for part, _ in parts(pattern):
        for element in part.elements:
            if isinstance(element, ast.TextElement):
                yield element.value
            elif isinstance(element, ast.Placeable) and isinstance(element.expression, ast.StringLiteral):
                yield element.expression.value


def spelled(pattern: ast.Pattern) -> Iterator[str]:
    """A message and its variants line by line, with `{}` for what is filled in."""
    for part, _ in parts(pattern):
        yield "".join(one.value if isinstance(one, ast.TextElement) else "{}" for one in part.elements)


def bare_numbers(pattern: ast.Pattern) -> Iterator[tuple[str, str]]:
    """Numbers with the word that follows, where no plural form was chosen by that number."""
    for part, chosen in parts(pattern):
        for one, after in zip(part.elements, part.elements[1:], strict=False):
            if not isinstance(one, ast.Placeable) or not isinstance(one.expression, ast.VariableReference):
                continue
            word = re.match(r"\s([^\W\d_]+)", after.value) if isinstance(after, ast.TextElement) else None
            name = one.expression.id.name
            if word and name in NUMBERS.split() and name not in chosen:
                yield name, word[1]


@pytest.mark.parametrize("file", files("fr"))
def test_french_marks_keep_to_their_word(file: str) -> None:
    """A narrow no-break space before : ; ! ? » % and after «, so that no line begins with a mark."""
    loose = [(key, text) for key, pattern in texts(file).items() for text in pieces(pattern) if LOOSE.search(text)]
    assert loose == []


@pytest.mark.parametrize("name", built_in())
def test_what_is_put_together_in_french_keeps_to_its_word(name: str) -> None:
    french = texts_for("fr")
    samples = [game(name).setup(sample.seats, sample.options) for sample in meta(name).samples]
    said = {french.phrase(phrase) for setup in samples for phrase in setup.names().values()}
    assert sorted(text for text in said if LOOSE.search(text)) == []


@pytest.mark.parametrize("file", FILES)
def test_a_number_stands_before_a_noun_only_in_its_plural_form(file: str) -> None:
    steady = STEADY[language(file)].split()
    bare = [
        (key, name, word)
        for key, pattern in texts(file).items()
        for name, word in bare_numbers(pattern)
        if word not in steady
    ]
    assert bare == []


@pytest.mark.parametrize("file", files("uk") + files("ru"))
def test_cyrillic_words_have_cyrillic_letters(file: str) -> None:
    mixed = re.compile(rf"[A-Za-z][А-яЁёІіЇїЄєҐґ]|[А-яЁёІіЇїЄєҐґ][A-Za-z]|[{CYRILLIC[language(file)]}]")
    strange = [(key, text) for key, pattern in texts(file).items() for text in pieces(pattern) if mixed.search(text)]
    assert strange == []


def of_game(game: str, tongue: str) -> list[str]:
    """The files of a game, of its board and of its rules; `texts` is the frame and the terminal."""
    own = f"src/guildhall/{game}/" if game == "texts" else f"games/{game}/texts/"
    return [file for file in files(tongue) if own in file]


@pytest.mark.parametrize(("game", "tongue"), [(game, tongue) for game in GLOSSARY for tongue in GLOSSARY[game]])
def test_a_thing_has_one_name(game: str, tongue: str) -> None:
    said = [
        (key, text)
        for file in of_game(game, tongue)
        for key, pattern in texts(file).items()
        for text in spelled(pattern)
    ]
    for wanted, instead in GLOSSARY[game][tongue].items():
        assert any(wanted.lower() in text.lower() for _, text in said), f"{wanted} is no word of these texts any more"
        assert [(key, text) for key, text in said if re.search(instead, text)] == [], f"called {wanted} elsewhere"
