"""Rococo again, from its rules alone. Nothing here comes from the engine.

`parts` reads what is printed; `table` holds the plain things of a position; `tailoring`, `bonuses`, `turns`,
`du_barry`, `rounds` and `scoring` are the rules in layers; `match` follows a match. Each choice is a `yield` of the
answers that would be accepted, so that the course of a turn reads like the rulebook. `later` makes crowded positions.
"""

from tests.reference.rococo.later import later
from tests.reference.rococo.match import Match

__all__ = ["Match", "later"]
