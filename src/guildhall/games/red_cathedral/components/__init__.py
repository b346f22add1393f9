"""The component values: `reading` checks the files of `data/` or a pack (`files`, `base`, `expansion`) against the
`rulebook`, `vocabulary` reads effects, `code` lays them out for the rules, `parts` has the tables."""
