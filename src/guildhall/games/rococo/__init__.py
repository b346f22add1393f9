"""Rococo in both editions, with all modules and Madame du Barry. Rules: the ids ROC-… of `texts/`.

`fields.py` declares the numbers of a position, `state.py` has its verbs, `rules/` what may be done and what it does:
one rulebook topic a file. What a seat may not know is in `rules/hidden.py`, what bots think in `bots/`, what people
read in `people/`; `components/` reads and checks the component files.
"""
