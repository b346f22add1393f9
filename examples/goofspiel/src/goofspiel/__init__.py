"""Goofspiel, for 2 to 5 players, in the public domain. Rules: the ids GOP-… of `texts/`; start reading with `rules/`.

Everybody bids a card at the same time, face down, for the prize that lies open: an example of a game in a package of
its own, with simultaneous choice and hidden hands.
"""
