"""The contract that every game keeps and every client relies on. It knows no game and does no play.

Start with `state.py` (what a position answers) and `game.py` (what a title is). `rng`, `stack`, `arrays` and `state`
are hot and compiled; the rest is for people and runs as ordinary Python. Nothing here imports the rest of Guildhall.
"""
