"""Everything shown has a text in five languages, with its plurals."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import guildhall.games.rococo
from guildhall.core.state import Event
from guildhall.text import Speaker
from guildhall.text.texts import LANGUAGES, texts_for

from .script import Table, setup_for
from .test_setup import rococo

FOLDER = Path(str(guildhall.games.rococo.__file__)).parent / "texts"


def messages(language: str) -> dict[str, str]:
    found = {}
    for entry in FluentParser().parse((FOLDER / f"{language}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            found[entry.id.name] = entry.id.name
    return found


def test_the_same_keys_in_all_languages() -> None:
    english = set(messages("en"))
    assert all(key.startswith("rococo-") for key in english)
    for language in LANGUAGES:
        assert set(messages(language)) == english


@pytest.mark.parametrize("language", list(LANGUAGES))
def test_everything_that_can_be_said_has_a_text(language: str) -> None:
    texts = texts_for(language)
    wanted = ["rococo-summary", "rococo-end-rounds", "rococo-end-beaten", "rococo-end-du_barry"]
    wanted += [f"rococo-phase-{phase}" for phase in ("choose", "actions", "her", "over")]
    wanted += [f"rococo-action-{action.verb}" for action in setup_for().catalogue]
    for option in rococo().meta.options:
        wanted.append(f"rococo-option-{option.key}")
        wanted += [f"rococo-option-{option.key}-{value}" for value in option.values]
    for table in (Table().ends(), Table(1, jewelry_box="on").ends()):
        wanted += [key for key, _ in table.state.score_sheet()]
    missing = [key for key in wanted if key not in texts]
    assert not missing


@pytest.mark.parametrize("seats", [1, 3])
def test_every_prompt_and_log_entry_of_a_game(seats: int) -> None:
    setup = setup_for(seats, jewelry_box="on", exclusive_tailoring="on", festive_garments="on", luxury_garments="on")
    state = setup.start(4)
    rng = random.Random(4)
    events: list[Event] = []
    prompts = []
    while state.to_act():
        seat = rng.choice(state.to_act())
        prompts.append(state.prompt(seat))
        state.events = events
        state.apply(seat, rng.choice(state.legal(seat)))
    players = ["Anna", "Bruno", "Chloé"]
    for language in LANGUAGES:
        speaker = Speaker(setup, players, texts_for(language))
        said = prompts + [(event.key, event.seen_by(0)) for event in events]
        for key, args in said:
            sentence = speaker.say(key, args)
            assert sentence != key
            assert "{" not in sentence


def test_plurals() -> None:
    ukrainian = Speaker(setup_for(), ["Анна", "Богдан", "Віра"], texts_for("uk"))
    amounts = [ukrainian.say("rococo-log-livres", {"seat": 0, "amount": n}) for n in (1, 3, 5)]
    assert [text.split()[-1] for text in amounts] == ["лівр.", "ліври.", "ліврів."]


@pytest.mark.parametrize("language", list(LANGUAGES))
def test_no_text_speaks_of_letters_that_are_printed_nowhere(language: str) -> None:
    """Cards go by rank and level, garments by what they bring: `I-b` and `E05` are the data's own names."""
    parts = Table().state.parts
    ids = sorted([*parts.kind_ids, *parts.garment_ids, *parts.tile_ids, *parts.her_ids], key=len, reverse=True)
    code = re.compile(rf"(?<![\w-])({'|'.join(map(re.escape, ids))})(?![\w-])")
    for file in (f"{language}.ftl", f"rules.{language}.ftl", f"board.{language}.ftl"):
        for line in (FOLDER / file).read_text(encoding="utf-8").splitlines():
            said = line.split(" = ", 1)[-1]
            assert not code.search(said), line
