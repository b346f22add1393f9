"""Splendor for people: `views` declares what clients read, `view` makes it, `names` says what things are called,
`position` is the text form of a position and `faults` says why no game could come to one."""
