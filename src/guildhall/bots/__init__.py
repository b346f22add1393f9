"""Bots: `random`, `greedy` and `mcts` for any game of the contract. They may import `core`, `games` and `play`.

A bot is named as on the command line: `greedy`, `mcts:500` (simulations a move), `mcts:200ms` (time a move). It gets
the true state but looks at it only through `determinize`, `legal` and `appraise`: it cannot know what its seat may not.
Whoever keeps a bot for a match lets `mcts` keep what its tree knows of the moves to come; asked anew, it begins afresh.
"""

from guildhall.bots.bot import Bot, bot_names, make_bot

__all__ = ["Bot", "bot_names", "make_bot"]
