"""Goofspiel for people: `views` declares what clients read, `view` makes it, `faults` checks a position."""
