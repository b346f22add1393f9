"""What the terminal says of whole games: every sentence and choice, in five languages, without codes."""

from __future__ import annotations

import random
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from guildhall.games import game
from guildhall.play import Match
from guildhall.text import LANGUAGES, Speaker, texts_for

PLAYERS = ["Odette", "Lucien", "Зоя", "Björn", "Maëlle"]
KEY = re.compile(r"\b[a-z_]+-(prompt|log|action|name|phase|why)-|[{}]")
"""What nobody should ever read: keys of texts, and what is left of a broken message."""
NOTHING = re.compile(r"(?!)")


def speaker(name: str, language: str = "en", pack: Path | None = None, seats: int = 3, **options: Any) -> Speaker:
    return Speaker(game(name, pack).setup(seats, options), PLAYERS[:seats], texts_for(language))


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
        match.act(seat, rng.choice(legal))
        for entry in match.log[told:]:
            text = one.say(entry.key, entry.seen_by(seat))
            assert not code.search(typed.sub("", text)), text
        told = len(match.log)
    return told
