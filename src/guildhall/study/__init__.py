"""What can be learned from matches: expectations of positions, and what is made of them.

Start with `expectation.py`. May import bots, text, play, games and core; nothing here knows of the server.
"""
