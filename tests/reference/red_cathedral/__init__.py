"""The Red Cathedral again, from its rules alone. Nothing here comes from the engine.

`parts` reads what is printed; `table` holds the plain data of a position; `building`, `drawing`, `effects`, `turns`,
`ivan` and `scoring` are the rules in layers; `match` follows a match. Each choice is a `yield` of the answers that
would be accepted, so that the course of a turn reads like the rulebook.
"""

from tests.reference.red_cathedral.match import Match

__all__ = ["Match"]
