"""A match: one play of a game, with its record, log, undo and replay. It may import `core` and `games`.

Start with `match.py`. Servers, the terminal, bots and environments all play through `Match`.
"""

from guildhall.play.match import LogEntry, Match, import_record, new_match, position, replay, setup

__all__ = ["LogEntry", "Match", "import_record", "new_match", "position", "replay", "setup"]
