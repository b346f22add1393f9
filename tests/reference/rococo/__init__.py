"""Rococo again, from its rules alone. Nothing here comes from the engine.

`parts` reads what is printed; `table` holds the plain data of a position; `actions`, `bonuses`, `rounds`, `du_barry`
and `scoring` are the rules in layers; `match` follows a match. Each choice is a `yield` of the answers that would be
accepted.
"""

from tests.reference.rococo.match import Match

__all__ = ["Match"]
