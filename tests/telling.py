"""What the terminal says of whole games: every sentence and choice, in five languages, without codes."""

from __future__ import annotations

import random
import re
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from guildhall.core.question import Question
from guildhall.games import folder, game
from guildhall.play import Match
from guildhall.text import LANGUAGES, Speaker, texts_for

PLAYERS = ["Odette", "Lucien", "Зоя", "Björn", "Maëlle"]
KEY = re.compile(r"\b[a-z_]+-(prompt|log|action|name|phase|why)-|[{}]")
"""What nobody should ever read: keys of texts, and what is left of a broken message."""
NOTHING = re.compile(r"(?!)")


def speaker(name: str, language: str = "en", pack: Path | None = None, seats: int = 3, **options: Any) -> Speaker:
    return Speaker(game(name, pack).setup(seats, options), PLAYERS[:seats], texts_for(language))


def tells_why_not(one: Speaker, name: str, asked: Question) -> None:
    """Whatever is refused has a reason in words, and one that speaks of numbers has them."""
    for choice in asked.candidates:
        if choice.refused is not None:
            why = one.why(choice.refused)
            assert why, f"nobody says why not {choice.text}: {choice.refused}"
            assert not KEY.search(why), why
            if choice.refused.needed is None:
                keys = (f"{name}-why-{choice.refused.rule}-{choice.refused.case}", f"{name}-why-{choice.refused.rule}")
                assert not any(key in counted(name) for key in keys), f"{choice.refused} has a text with numbers"


@lru_cache
def counted(name: str) -> frozenset[str]:
    """The keys of reasons whose text speaks of what is needed and what there is."""
    source = (folder(name) / "texts" / "en.ftl").read_text(encoding="utf-8")
    found = re.findall(rf"^({name}-why-[\w-]+) =(.*(?:\n .*)*)", source, re.MULTILINE)
    return frozenset(key for key, text in found if "$have" in text or "$n" in text)


def tells_a_whole_game(
    name: str,
    seats: int,
    options: Mapping[str, Any],
    code: re.Pattern[str] = KEY,
    typed: re.Pattern[str] = NOTHING,
    most: int = 700,
) -> int:
    """Play at random and read everything out: nothing may match `code` once `typed` is taken away; lines of the log."""
    match, rng = Match(game(name).setup(seats, options), 5), random.Random(5)
    speakers = [Speaker(match.setup, PLAYERS[:seats], texts_for(language)) for language in LANGUAGES]
    told = 0
    for number in range(most):
        if match.over:
            break
        seat = match.state.to_act()[0]
        legal = match.state.legal(seat)
        one = speakers[number % len(speakers)]
        asked = match.question(seat) if number % 3 == 0 else None
        if asked is not None:
            said = [one.say(asked.key, asked.args), *(one.label(choice) for choice in asked.legal)]
            assert [text for text in said if code.search(typed.sub("", text))] == []
            tells_why_not(one, name, asked)
        match.act(seat, rng.choice(legal))
        for entry in match.log[told:]:
            text = one.say(entry.key, entry.seen_by(seat))
            assert not code.search(typed.sub("", text)), text
        told = len(match.log)
    return told
