"""What helps people to learn and to understand a game. May import `bots`, `text`, `play`, `games` and `core`.

Lessons are data of the games: `lessons.py` reads them, `coach.py` plays them, `checking.py` finds what is wrong.
"""
