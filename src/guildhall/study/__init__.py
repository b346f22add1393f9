"""What helps people to learn and to understand a game: lessons, expectations of positions, and what is made of them.

Start with `expectation.py`, or with `lessons.py`: lessons are data of the games, `coach.py` plays them, `checking.py`
finds what is wrong with them. May import bots, text, play, games and core; nothing here knows of the server.
"""
