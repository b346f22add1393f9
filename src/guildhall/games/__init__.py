"""The games, a folder each: pure, typed rules without any input or output. They may import `core` and nothing else.

A folder holds `meta.py` (light, for lobbies), `game.py` (the title: options, catalogue, set-up), the rules, `data/`
(component values) and `texts/` (five languages). This module finds them; adding a folder adds a game.
"""

from __future__ import annotations

import importlib
from functools import lru_cache
from pathlib import Path

from guildhall.core.errors import UnknownName
from guildhall.core.game import Game, Meta

HERE = Path(__file__).parent


@lru_cache(maxsize=1)
def names() -> tuple[str, ...]:
    """All games, in alphabetical order."""
    return tuple(sorted(path.parent.name for path in HERE.glob("*/meta.py")))


def meta(name: str) -> Meta:
    """What a lobby shows of a game, without loading its rules."""
    if name not in names():
        raise UnknownName(f"there is no game “{name}”; there are {', '.join(names())}")
    found: Meta = importlib.import_module(f"guildhall.games.{name}.meta").META
    return found


@lru_cache(maxsize=16)
def game(name: str, pack: Path | None = None) -> Game:
    """A game with its own component values, or with those of a pack laid over them."""
    meta(name)
    made: Game = importlib.import_module(f"guildhall.games.{name}.game").make(pack)
    return made
