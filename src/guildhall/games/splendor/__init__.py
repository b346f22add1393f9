"""Splendor, for 2 to 4 players. Rules: the ids SPL-… of `texts/`; start reading with `rules/`.

The rooms are those of every game: `meta` (for lobbies), `game` (the title), `fields`, `numbers` and `state` (a
position), `rules/` (by topic, a decision a class), `people/` (views, names, positions as text), `components/`, `bots/`
(what they think), `texts/` (five languages), `terminal` (its board drawn with characters).
"""
