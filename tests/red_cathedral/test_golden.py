"""Finished games by seed: a change of the rules shows up as another final position.

To renew after a deliberate change, run this module as a script: `python -m tests.red_cathedral.test_golden`.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from guildhall.core.rng import SEARCH, Rng
from guildhall.core.state import Moves
from guildhall.games.red_cathedral.meta import GUILDS
from tests.red_cathedral.script import setup_of

FILE = Path(__file__).parent / "golden.json"
GAMES: list[tuple[int, dict[str, Any]]] = [
    *((seats, {}) for seats in (1, 2, 3, 4)),
    *((seats, {"workshop_board": "advanced", "plans": "all"}) for seats in (2, 3, 4)),
    *(
        (1 + number % 4, {"contractors": "on", "fourth_guild": guild})
        for number, guild in enumerate(("clergy", *GUILDS))
    ),
    *((1, {"contractors": "on", "solo.ivan_die": die, "solo.ivan_scan": "towers"}) for die in ("lowest", "highest")),
]


def final_position(seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """Random play by a fixed seed to the end: how long it was, the scores and a hash of the final position."""
    state = setup_of(seats, options).start(2026)
    rng, moves, count = Rng(2026, SEARCH), Moves(), 0
    while state.mover() >= 0:
        seat = int(state.mover())
        moves.clear()
        state.moves(seat, moves)
        state.apply(seat, moves.items[rng.below(moves.count)])
        count += 1
    result = state.outcome()
    assert result is not None
    digest = hashlib.sha256(state.save().encode()).hexdigest()[:16]
    return {"seats": seats, "options": options, "actions": count, "scores": result.scores, "position": digest}


@pytest.mark.rule("RC-PROP-23")
@pytest.mark.parametrize("number", range(len(GAMES)))
def test_golden_games(number: int) -> None:
    assert final_position(*GAMES[number]) == json.loads(FILE.read_text(encoding="utf-8"))[number]


if __name__ == "__main__":
    FILE.write_text(json.dumps([final_position(*game) for game in GAMES], indent=1) + "\n", encoding="utf-8")
    sys.exit(0)
