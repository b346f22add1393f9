"""Splendor's cards and nobles: `reading` checks the files of `data/` or a pack, `parts` packs them for the rules.

`packed` is how prices, tokens and bonuses are kept: all colours in one number.
"""
