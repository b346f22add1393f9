"""Golden matches and game hashes: what a game's samples lead to, kept as text so that a change of the rules shows.

A folder of a game has `<title>.json` for every sample, the record of a match, and `hashes.json` for those that are
hashed. `write_golden` makes them, tests replay them.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from guildhall.core.game import Game, Sample, Setup
from guildhall.core.rng import SEARCH, Rng
from guildhall.play.match import Match

FIRST_SEED = 2026
"""Of the first sample; the others follow."""
HASHES = "hashes.json"


def setup_of(game: Game, sample: Sample) -> Setup:
    return game.setup(sample.seats, sample.options)


def golden_match(setup: Setup, seed: int) -> str:
    """The record of a match of random choices."""
    match = Match(setup, seed)
    rng = Rng(seed, SEARCH)
    while not match.over:
        to_act = match.state.to_act()
        seat = to_act[rng.below(len(to_act))]
        legal = match.state.legal(seat)
        match.act(seat, legal[rng.below(len(legal))])
    return match.export()


def game_hash(setup: Setup, matches: int = 2) -> str:
    """A hash over all that happens in some random matches: every legal list, action and last position."""
    total = hashlib.sha256()
    for seed in range(matches):
        rng = Rng(seed, SEARCH)
        state = setup.start(seed)
        while to_act := state.to_act():
            seat = to_act[rng.below(len(to_act))]
            legal = state.legal(seat)
            action = legal[rng.below(len(legal))]
            total.update(repr((seat, legal, action)).encode())
            state.apply(seat, action)
        total.update(state.save().encode())
    return total.hexdigest()[:16]


def write_golden(game: Game, folder: Path) -> None:
    """Records and hashes of all samples, in place of those that lie there."""
    files = {
        f"{sample.title}.json": golden_match(setup_of(game, sample), FIRST_SEED + number)
        for number, sample in enumerate(game.meta.samples)
    }
    hashes = {sample.title: game_hash(setup_of(game, sample)) for sample in game.meta.samples if sample.hashed}
    files[HASHES] = json.dumps(hashes, indent=1) + "\n"
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.json"):
        old.unlink()
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")


def read_hashes(folder: Path) -> dict[str, str]:
    """The hashes of a game by the titles of its samples."""
    found: dict[str, str] = json.loads((folder / HASHES).read_text(encoding="utf-8"))
    return found
