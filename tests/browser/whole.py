"""Whole matches in the page, or how they end.

`make soak-browser` plays them from their first decision. A usual test takes over from a record what came before the
last ones, so that it plays few decisions and still comes to the end.
"""

from __future__ import annotations

import os
from collections.abc import Mapping

from guildhall.bots import make_bot
from guildhall.play import new_match
from guildhall.play.match import Match

WHOLE = os.environ.get("GUILDHALL_BROWSER") == "all"
LEFT = 30
"""Decisions that are left of a match in a usual test."""


def begun(
    game: str,
    seats: int,
    options: Mapping[str, object] | None = None,
    *,
    seed: int,
    left: int = LEFT,
    whole: bool = WHOLE,
) -> Match:
    """A match with so many decisions to go, as `greedy` plays it; one that has just begun if whole ones are wanted."""
    match = new_match(game, seats, options, seed=seed)
    if whole:
        return match
    bot = make_bot("greedy", seed)
    while not match.over:
        seat = match.state.to_act()[0]
        match.act(seat, bot.choose(match.state, seat))
    match.cut_to(match.number - left)
    return match
