"""Whole matches in the page, or how they end.

`make soak-browser` plays them from their first decision. A usual test takes over from a record what came before the
last ones, so that it plays few decisions and still comes to the end.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Set

from guildhall.bots import Bot, make_bot
from guildhall.play import new_match
from guildhall.play.match import Match
from tests.browser.guest import MOST

WHOLE = os.environ.get("GUILDHALL_BROWSER") == "all"
LEFT = 30
"""Decisions that are left of a match in a usual test."""
DEALS = 50
"""So many deals are looked through for an end that shows what is wanted."""


def begun(
    game: str,
    seats: int,
    options: Mapping[str, object] | None = None,
    *,
    seed: int,
    bot: int = 1,
    left: int = LEFT,
    whole: bool = WHOLE,
    shows: Set[str] = frozenset(),
) -> tuple[Match, Bot]:
    """A match with so many decisions to go, and who plays it: `greedy` of the seed `bot`, the same end each time.

    It is the first deal from `seed` on whose end shows these verbs, whatever the component values are. If whole ones
    are wanted it has just begun.
    """
    for deal in range(seed, seed + DEALS):
        match, player = new_match(game, seats, options, seed=deal), make_bot("greedy", bot)
        if whole:
            return match, player
        verbs = played(match, player)
        if shows <= set(verbs[-left:]):
            match, player = new_match(game, seats, options, seed=deal), make_bot("greedy", bot)
            played(match, player, len(verbs) - left)
            return match, player
    raise AssertionError(f"no end of {DEALS} deals of {game} shows {', '.join(sorted(shows))}")


def played(match: Match, bot: Bot, decisions: int = MOST) -> list[str]:
    """Play so many decisions, or to the end; their verbs."""
    verbs: list[str] = []
    while not match.over and match.number < decisions:
        seat = match.state.to_act()[0]
        action = bot.choose(match.state, seat)
        verbs.append(match.setup.catalogue.text(action).split()[0])
        match.act(seat, action)
    return verbs
