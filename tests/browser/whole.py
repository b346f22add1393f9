"""Whole matches in the page, or how they end.

`make soak-browser` plays them from their first decision. A usual test takes over from a record what came before the
last ones, so that it plays few decisions and still comes to the end.
"""

from __future__ import annotations

import os
from collections.abc import Mapping

from guildhall.bots import Bot, make_bot
from guildhall.play import new_match
from guildhall.play.match import Match
from tests.browser.guest import MOST

WHOLE = os.environ.get("GUILDHALL_BROWSER") == "all"
LEFT = 30
"""Decisions that are left of a match in a usual test."""


def begun(
    game: str,
    seats: int,
    options: Mapping[str, object] | None = None,
    *,
    seed: int,
    bot: int = 1,
    left: int = LEFT,
    whole: bool = WHOLE,
) -> tuple[Match, Bot]:
    """A match with so many decisions to go, and who plays it: `greedy` of the seed `bot`, the same end each time.

    If whole ones are wanted it has just begun.
    """
    match, player = new_match(game, seats, options, seed=seed), make_bot("greedy", bot)
    if whole:
        return match, player
    played(match, player)
    ahead = match.number - left
    match, player = new_match(game, seats, options, seed=seed), make_bot("greedy", bot)
    return played(match, player, ahead), player


def played(match: Match, bot: Bot, decisions: int = MOST) -> Match:
    """The match after so many decisions, or at its end."""
    while not match.over and match.number < decisions:
        seat = match.state.to_act()[0]
        match.act(seat, bot.choose(match.state, seat))
    return match
