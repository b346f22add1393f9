"""What must be the same wherever matches of a run are played, for else the weights would depend on where that was."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

import guildhall
from guildhall._pure import engine_is_compiled
from guildhall.bots.weights import identity
from guildhall.games import game as load_game

PLAYED_BY = ("core", "games", "play", "bots", "learning")
"""The folders that matches of training go through."""


@cache
def installation(name: str) -> dict[str, str]:
    """What a game is played by in this process, under the names that people know."""
    game = load_game(name)
    assert game.features is not None
    found = {key.replace("_", " "): str(value) for key, value in identity(game, game.features).items()}
    return found | {
        "version": guildhall.__version__,
        "engine": "compiled" if engine_is_compiled() else "pure Python",
        "sources": sources_digest(),
    }


@cache
def sources_digest() -> str:
    """Changes with any line of the sources; how lines end does not matter."""
    folder, digest = Path(guildhall.__file__).parent, hashlib.sha256()
    for file in sorted(file for part in PLAYED_BY for file in (folder / part).rglob("*.py")):
        digest.update(f"{file.relative_to(folder).as_posix()}\n{file.read_text(encoding='utf-8')}".encode())
    return digest.hexdigest()[:16]


def differences(there: dict[str, str], here: dict[str, str]) -> str:
    """`engine pure Python, here compiled`; empty if there are none."""
    return "; ".join(f"{key} {there.get(key)}, here {value}" for key, value in here.items() if there.get(key) != value)
