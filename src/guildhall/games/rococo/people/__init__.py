"""Rococo for people: `views` and `printed` declare what clients read, `view` makes it; `names` says what things are
called and `bonuses` what effects say, `signs` the same in the terminal's signs; `result` is who wins and by what,
`position` the text form of a position, and `faults` says why no game could come to one."""
