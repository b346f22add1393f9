"""One merciless test for all games: random matches in which every promise of the contract is checked at every step.

It may import `core`, `games`, `play`, `bots` and `text`. `checks.py` holds the promises one by one, `suite.py` plays
matches, `pairs.py` plays them in two worlds at once, `soak.py` plays very many on all cores. A game's authors run it
from their tests; a broken promise raises `BrokenPromise` with the seed and the action at which it happened.
"""

from guildhall.conformance.checks import BrokenPromise
from guildhall.conformance.pairs import watch_match
from guildhall.conformance.suite import Report, check_match, check_setup

__all__ = ["BrokenPromise", "Report", "check_match", "check_setup", "watch_match"]
