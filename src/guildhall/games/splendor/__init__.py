"""Splendor, for 2 to 4 players. Rules: the ids SPL-… of `texts/`; start reading with `state.py`.

`meta` is for lobbies, `components` reads cards and nobles, `actions` is the catalogue, `state` the rules, `view` what a
seat may know, `position` the text form of a position, `appraisal` what the greedy bot thinks.
"""
