"""The Red Cathedral for people: `views` declares what clients read, `view` and `values` make it, `names` says what
things are called, `position` is the text form of a position and `faults` says why no game could come to one."""
