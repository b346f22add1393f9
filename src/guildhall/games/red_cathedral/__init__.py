"""The Red Cathedral with Contractors, for 1 to 4 players. Rules: the ids RC-… of `texts/`; start reading with `rules/`.

The rooms are those of every game: `meta` (for lobbies), `game` (the title), `fields`, `numbers` and `state` (a
position), `rules/` (by topic, a decision a class), `people/` (views, names, positions as text), `components/` (with
`vocabulary`, the language of effects), `bots/` (what they think), `texts/` (five languages), `terminal` (its board
drawn with characters).
"""
