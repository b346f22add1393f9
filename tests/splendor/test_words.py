"""What the terminal says of Splendor: by what the components print, never by codes."""

from __future__ import annotations

import re

from tests.telling import tells_a_whole_game

CODE = re.compile(r"\b(\d[wbgrk]\d+|n\d+|[wbgrko]{1,3}\d)\b|splendor-|[{}]|\+\d")
"""What a person should never have to read: ids of cards and nobles, letters of gems, keys."""


def test_a_whole_game_is_told_without_codes() -> None:
    assert tells_a_whole_game("splendor", 2, {}, CODE) > 50
